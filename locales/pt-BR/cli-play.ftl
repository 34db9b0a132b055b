# Palavras de `pantheon play`, o jogo no terminal.

cli-play-name-human = Jogador { $number }
cli-play-name-random = Aleatório { $number }
cli-play-name-greedy = Guloso { $number }
cli-play-name-level = Nível { $level } ({ $number })
cli-play-name-bot = Robô { $number }
cli-play-name = { $player }
cli-play-greeting = { $title }. À mesa: { $players }. Digite :help para ver o que você pode fazer.
cli-play-goodbye = Até logo.

# O que se pede e o que foi feito.
cli-play-sentence = { $player }: { $ask }
cli-play-waiting = Ninguém precisa decidir nada agora.
cli-play-thinking = { $players } { $count ->
    [one] está
   *[other] estão
} pensando…
cli-play-trouble = { $player } está com problemas: { $why }
cli-play-over = A partida acabou.
cli-play-chose = { $player }: { $choice }
cli-play-an-action = uma ação
cli-play-forced = Jogada sozinha, por ser a única opção: { $choice }.
cli-play-forced-on = Agora uma opção sem alternativa é jogada sozinha.
cli-play-forced-off = Agora você escolhe mesmo quando só há uma opção.
cli-play-clock = [{ $seconds } s]
cli-play-took-back = { $player } desfez um passo.
cli-play-failed = Isso não pode ser feito: { $why }
cli-play-no-such-choice = Nenhuma opção se chama { $query }.
cli-play-several = Várias opções servem. Diga mais, ou dê um número:
cli-play-see-rule = Regra { $rule }: tecle ? para ler.
cli-play-see-rule-plain = Digite :rules { $rule } para ler a regra.
cli-play-no-rule = Nenhuma regra tem esse nome.
cli-play-no-language = Não há o idioma { $asked }. Há en e pt-BR.
cli-play-unknown-command = Não há o comando :{ $word }. Digite :help para ver os que há.
cli-play-bad-line = Essa linha é longa demais, ou não é texto.
cli-play-input-ended = A entrada terminou, então a partida para aqui.
cli-play-curtain =
    Passe a tela para { $player }.
    Tecle Enter quando ninguém mais estiver olhando.

# As partes da tela.
cli-play-choices = Opções
cli-play-log = O que aconteceu
cli-play-search = Busca:
cli-play-type-to-search = Digite um número ou parte de uma opção para encontrá-la.
cli-play-too-small =
    Esta tela tem { $now-width } colunas por { $now-height } linhas.
    O jogo precisa de { $width } por { $height }: aumente a janela ou jogue com --plain.
cli-play-title-help = Teclas
cli-play-title-score = A pontuação até agora
cli-play-title-log = O que aconteceu
cli-play-title-board = A mesa
cli-play-title-sentences = A mesa em frases
cli-play-title-hint = Dicas
cli-play-title-rules = Regras
cli-play-title-save = Salvar o registro
cli-play-title-leave = Sair

# As teclas que importam agora, em uma linha de no máximo 98 caracteres.
cli-play-keys-table = F1 teclas · Enter escolhe · Backspace desfaz · ? regras · F7 dica · Ctrl-Q sai · F2 English
cli-play-keys-page = ↑ ↓ rolar · Esc fechar
cli-play-keys-rules = Digite para buscar · ↑ ↓ outra regra · PgUp PgDn rolar · Esc fechar
cli-play-keys-save = Enter salvar · Esc limpar, depois fechar
cli-play-keys-leave = Enter sair · Esc ficar
cli-play-keys-curtain = Enter olhar · Ctrl-Z desfazer · Ctrl-Q sair
cli-play-keys-end = ↑ ↓ rolar · Ctrl-S salvar o registro · Esc olhar a mesa · Ctrl-Q sair
cli-play-keys-over = F4 como acabou · F5 histórico · Ctrl-S salvar o registro · Ctrl-Z desfazer · Ctrl-Q sair

# Dicas.
cli-play-hint-thinking = Pensando no que você poderia fazer…
cli-play-hint-daily = Na mesa do dia não há conselho: ela é a mesma para todos.
cli-play-hint-nobody = Ninguém precisa decidir nada agora, então não há dica.
cli-play-hint-wait = Espere pelos outros.
cli-play-hint-more = Peça de novo para saber mais: F7 ou :hint.
cli-play-hint-why = Por que a primeira é melhor que a seguinte:
cli-play-warn-again = Escolha de novo para jogar assim mesmo, ou escolha outra coisa.
cli-play-hint-about =
    Uma estimativa, de partidas imaginadas com o que você sabe. Pode estar errada.
cli-play-hint-chance = Cerca de { $percent }% de chance de vencer.
cli-play-hint-points = Cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ainda por vir:

# Pontuação e fim.
cli-play-score-empty = Ninguém pontuou ainda.
cli-play-score-total = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cli-play-standing = { $rank }. { $name }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cli-play-tie-break = Empate: { $why }
cli-play-plain-end = Digite :save ARQUIVO para guardar o registro, :log ou :score para rever, :quit para sair.

# Salvar e sair.
cli-play-save-where = Onde o registro desta partida deve ser salvo?
cli-play-saved = O registro foi salvo em { $file }.
cli-play-save-exists = { $file } já existe. Escolha outro nome.
cli-play-save-failed = Não é possível gravar { $file }: { $why }
cli-play-leave = Sair antes do fim da partida? Tecle Enter para sair, Esc para ficar.
cli-play-leave-over = Sair? Tecle Enter para sair, Esc para ficar.

cli-play-help-keys =
    Escolher
      Enter            escolhe a opção marcada
      ↑ ↓ PgUp PgDn    movem a marca
      um número        marca a opção com esse número
      letras           mostram só opções com palavras que começam assim
      Esc ou /         limpa o que foi digitado

    Jogar
      Backspace        sem nada digitado: desfaz o último passo (também Ctrl-Z)
      Ctrl-F           joga sozinhas as opções sem alternativa, ou pergunta

    Olhar
      ? ou Ctrl-R      as regras; depois de uma recusa, a regra por trás dela
      F4 ou Ctrl-P     a pontuação, explicada
      F5 ou Ctrl-O     tudo o que aconteceu
      F6 ou Ctrl-B     só a mesa
      F7 ou Ctrl-T     dicas, passo a passo: de novo para saber mais
      F8 ou Ctrl-E     a mesa em frases
      F9 ou Ctrl-W     o que a opção marcada traria, até onde é certo
      Tab              faz as setas rolarem o histórico, a mesa, as opções
      F2 ou Ctrl-L     o outro idioma
      F1 ou Ctrl-K     esta página

    Sair
      Ctrl-S           salva o registro
      Ctrl-Q ou F10    sai (também Ctrl-C)
    No histórico, » marca o que é novo desde a sua última vez.
cli-play-help-lines =
    Escolha com um número, com o começo de uma opção ou com palavras dela. Uma linha vazia repete as opções.
    :undo            desfaz o último passo
    :rules PALAVRAS  lê uma regra, pelo número ou por palavras do título; sem nada, lista todas
    :score           a pontuação, explicada
    :log             tudo o que aconteceu
    :board           a mesa
    :tell            a mesa em frases
    :hint            uma dica; de novo, um passo adiante: no que pensar, quais opções, a melhor, por quê
    :what OPÇÃO      o que uma opção traria, até onde é certo
    :lang CÓDIGO     fala en ou pt-BR
    :forced          joga sozinhas as opções sem alternativa, ou pergunta
    :act JSON        faz qualquer ação, como o protocolo a escreve
    :save ARQUIVO    salva o registro em um arquivo novo
    :help            este texto
    :quit            sai
    O começo de um comando basta quando é claro, como :q.
    No histórico, » marca o que é novo desde a sua última vez.
