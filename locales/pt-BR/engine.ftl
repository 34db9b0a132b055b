# Palavras do motor: o que todo jogo e todo cômodo precisa dizer.

engine-seat-default = Jogador { $number }
engine-seat-turn = É a vez de { $player }.
engine-automa = O oponente solitário

engine-list-empty = nenhum
engine-list-more = { $list }, { $item }
engine-list-and = { $list } e { $item }

engine-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
engine-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}

engine-yes = sim
engine-no = não

# Por que um passo não pode ser desfeito.
engine-undo-nothing = Ainda não há nada para desfazer.
engine-undo-not-yours = Outro jogador já agiu depois do seu último passo. Para desfazer agora, todos precisam concordar.
engine-undo-barrier = Esse passo revelou algo aleatório ou oculto. Para desfazer, todos precisam concordar.
engine-undo-ahead = A partida ainda está no passo { $now }; não dá para voltar ao passo { $to }.

# Por que uma ação nem chega às regras.
engine-no-such-seat = Não existe o lugar { $seat } nesta mesa de { $seats }.
engine-time-runs-backwards = O instante { $at } ms vem antes do último passo, em { $last } ms.

# O quanto se sabe de um valor impresso.
engine-provenance-found = está no livro de regras
engine-provenance-derived = decorre do livro de regras
engine-provenance-reconstructed = reconstruído por nós
