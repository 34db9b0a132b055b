# Palavras do motor: o que todo jogo e todo cômodo precisa dizer.

engine-seat-default = Jogador { $number }
engine-name = { $player }

# Como a partida acabou, para quem pergunta quem venceu.
engine-result-won = { $winner } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
engine-result-shared = { $winners } dividem a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} cada.
engine-result-decided = { $winner } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}. { $next } tem { $less } ({ $why }).
engine-result-alone = { $winner } termina com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.

engine-list-empty = nada
engine-list-more = { $list }, { $item }
engine-list-and = { $list } e { $item }

# Por que um passo não pode ser desfeito.
engine-undo-nothing = Ainda não há nada para desfazer.
engine-undo-not-yours = Outro jogador já agiu depois do seu último passo. Para desfazer agora, todos precisam concordar.
engine-undo-barrier = Esse passo revelou algo ou é definitivo. Para desfazer, todos precisam concordar.
engine-undo-ahead = A partida ainda está no passo { $now }; não dá para voltar ao passo { $to }.
engine-undo-forgotten = O que veio antes do passo { $base } já não é lembrado aqui; não dá mais para desfazer.

# O quanto se sabe de um valor impresso.
engine-provenance-found = está no livro de regras
engine-provenance-derived = decorre do livro de regras
engine-provenance-reconstructed = reconstruído por nós
