# Palavras do Jogo Real de Ur.

## Nomes

ur-side-light = claras
ur-side-dark = escuras
ur-letter-light = C
ur-letter-dark = E

## Opções

ur-option-length = Com quantas peças cada jogador corre
ur-option-length-full = partida completa: sete peças para cada um
ur-option-length-short = partida curta: cinco peças para cada um
ur-option-length-quick = partida rápida: três peças para cada um

## O que se pede

ur-ask-move = Você tirou { $threw }. Escolha a peça que vai andar.
ur-ask-stuck = Você tirou { $threw }, e nenhuma peça sua pode andar. Passe a vez.
ur-ask-nothing = Você tirou { $threw }: nada anda. Passe a vez.

## O que se pode fazer

ur-action-enter = Entrar com uma peça no tabuleiro
ur-action-enter-on = Entrar com uma peça na casa { $to }
ur-action-enter-again = Entrar com uma peça na roseta, casa { $to }, e lançar os dados de novo
ur-action-enter-sending = Entrar com uma peça na casa { $to } e mandar de volta a peça que está lá
ur-action-enter-both = Entrar com uma peça na roseta, casa { $to }, mandar de volta a peça que está lá e lançar os dados de novo
ur-action-move = Andar com a peça da casa { $from }
ur-action-move-to = Andar da casa { $from } para a casa { $to }
ur-action-move-again = Andar da casa { $from } para a roseta, casa { $to }, e lançar os dados de novo
ur-action-move-sending = Andar da casa { $from } para a casa { $to } e mandar de volta a peça que está lá
ur-action-move-both = Andar da casa { $from } para a roseta, casa { $to }, mandar de volta a peça que está lá e lançar os dados de novo
ur-action-bear-off = Retirar a peça da casa { $from }
ur-action-pass = Passar a vez

## O que acontece

ur-event-first-player = { $who } começa, com as peças { $side }.
ur-event-threw = { $who } tira { $threw } nos dados.
ur-event-entered = { $who } entra com uma peça na casa { $to }.
ur-event-moved = { $who } anda da casa { $from } para a casa { $to }.
ur-event-sent-back = { $who } perde a peça da casa { $square } e vai ter de entrar com ela de novo.
ur-event-borne-off = { $who } retira uma peça: { $home } de { $pieces } já saíram.
ur-event-throws-again = A roseta da casa { $square } dá a { $who } mais um lançamento.
ur-event-passed = { $who } não pode andar e passa a vez.

## Como termina

ur-end-all-home = Um jogador retirou todas as peças, e a partida terminou.
ur-end-throw-limit = Os dados foram lançados { $throws } vezes, o máximo que uma partida dura, e a partida terminou.
ur-score-home = Peças retiradas
ur-why-home = { $home } de { $pieces } já saíram do tabuleiro
ur-tie-progress = as peças andaram { $more } casas ao todo, contra { $less }

## A mesa em texto

ur-draw-throw = Dados: { $threw }
ur-draw-player = { $who } ({ $side }): { $waiting } à espera, { $home } fora

## A mesa em frases

ur-number = { $number }
ur-tell-throw = { $who } tirou { $threw } nos dados.
ur-tell-player = { $who } ({ $side }): { $waiting } à espera, { $home } de { $pieces } fora.
ur-tell-own = { $who } está nestas casas próprias: { $squares }.
ur-tell-middle = { $who } está nestas casas da fileira do meio: { $squares }.

## Recusas

ur-refusal-game-over = A partida terminou.
ur-refusal-not-your-turn = Quem lançou os dados e anda agora é { $turn }.
ur-refusal-threw-nothing = Nenhum dado mostra uma ponta marcada, então nenhuma peça anda. Passe a vez.
ur-refusal-must-move = Uma peça sua pode andar, então você não pode passar a vez.
ur-refusal-none-waiting = Todas as suas peças estão no tabuleiro ou já saíram. Nenhuma está à espera.
ur-refusal-not-there = Você não tem peça na casa { $square }.
ur-refusal-own-piece = Já há uma peça sua na casa { $square }, e cada casa só recebe uma.
ur-refusal-safe-piece = A peça da casa { $square } está segura na roseta. Você não pode parar lá.
ur-refusal-not-exact = Essa peça só sai do tabuleiro se você tirar exatamente { $need }. Você tirou { $threw }.

# Do que uma decisão pode tratar.
ur-theme-race = A corrida
ur-theme-entering = Entrar
ur-theme-rosettes = Rosetas
ur-theme-hits = Mandar de volta
ur-theme-safety = Segurança
ur-theme-rivals = O oponente
