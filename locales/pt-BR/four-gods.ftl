# Palavras de 4 Gods.

## Nomes

fg-god-merfolk = a Deusa dos Tritões
fg-god-elves = a Deusa dos Elfos
fg-god-humans = o Deus dos Humanos
fg-god-dwarves = o Deus dos Anões

fg-colour-blue = azul
fg-colour-green = verde
fg-colour-yellow = amarelo
fg-colour-grey = cinza

fg-terrain-sea = mar
fg-terrain-forest = floresta
fg-terrain-plain = planície
fg-terrain-mountain = montanha

fg-hand-left = mão esquerda
fg-hand-right = mão direita

fg-corner-nw = noroeste
fg-corner-ne = nordeste
fg-corner-se = sudeste
fg-corner-sw = sudoeste

fg-trigger-world-full = o Mundo está completo
fg-trigger-bag-empty = a sacola está vazia
fg-trigger-long-enough = a partida já durou o bastante

fg-mode-timed = turnos cronometrados
fg-mode-simultaneous = partida simultânea
fg-mode-secret = deuses secretos
fg-mode-visible = deuses visíveis
fg-mode-challenge = posições conferidas por contestação
fg-mode-strict = posições conferidas pela mesa
fg-mode-two-gods-each = dois deuses para cada um
fg-mode-penalty = penalidade por ficha mal colocada

## Opções

fg-option-pace = Se todos jogam ao mesmo tempo ou em turnos
fg-option-pace-simultaneous = partida simultânea: todos ao mesmo tempo, em tempo real
fg-option-pace-timed = em turnos de 30 segundos
fg-option-pace-random = um dos dois, sorteado no início
fg-option-gods = Como os jogadores recebem seus deuses
fg-option-gods-visible = escolhidos abertamente, a qualquer momento da partida
fg-option-gods-secret = distribuídos com a face para baixo antes da partida
fg-option-gods-random = um dos dois, sorteado no início
fg-option-two-players = Com dois jogadores: quantos deuses estão em jogo
fg-option-two-players-four = os quatro, dois para cada jogador (desaconselhado com deuses secretos: cada um descobre os do outro)
fg-option-two-players-two = dois, um para cada jogador
fg-option-two-players-random = um dos dois, sorteado no início
fg-option-check = Quem confere se as fichas estão bem colocadas
fg-option-check-strict = a mesa recusa uma ficha mal colocada
fg-option-check-challenge = os jogadores, que contestam o que perceberem
fg-option-check-random = um dos dois, sorteado no início
fg-option-penalty = Com contestações: quem perde um profeta por uma ficha mal colocada
fg-option-penalty-nobody = ninguém
fg-option-penalty-named = os jogadores indicados abaixo
fg-option-penalty-everybody = todos
fg-option-penalty-random = ninguém ou todos, sorteado no início
fg-option-penalty-1 = A penalidade dos jogadores indicados vale para o primeiro lugar
fg-option-penalty-2 = A penalidade dos jogadores indicados vale para o segundo lugar
fg-option-penalty-3 = A penalidade dos jogadores indicados vale para o terceiro lugar
fg-option-penalty-4 = A penalidade dos jogadores indicados vale para o quarto lugar
fg-option-frame = O tamanho do Mundo
fg-option-frame-standard = 9 por 9 casas
fg-option-frame-quick = 7 por 7 casas, para uma partida curta

## O que se pergunta

fg-ask-pick = Escolha uma cor para os seus profetas.
fg-ask-ready = Você tem uma ficha em cada mão. Avise quando puder começar.
fg-ask-wait-ready = Esperando os outros.
fg-ask-wait = { $turn } está jogando. Você pode virar fichas da sua própria fileira.
fg-ask-away = Você saiu da mesa. Pode voltar.
fg-ask-give-up = Escolha qual dos seus profetas entregar.
fg-ask-prophet = Sua ficha está em { $cell }. Coloque um profeta nela agora ou siga em frente.
fg-ask-passed = Você passou. Qualquer ação desfaz isso.
fg-ask-empty-hands = Suas mãos estão vazias: saque, pegue uma ficha de uma fileira, construa ou passe.
fg-ask-tiles = Coloque uma ficha, descarte-a ou faça o que mais quiser.

## O que se pode fazer

fg-action-pick = Jogar com { $colour }
fg-action-ready = Tudo pronto
fg-action-choose = Encarnar { $god } ({ $terrain })
fg-action-draw-one = Sacar uma ficha
fg-action-draw-two = Sacar duas fichas
fg-action-place = { $cell }: colocar { $face } ({ $hand })
fg-action-prophet = Colocar um profeta { $colour } em { $cell }, { $terrain } ({ $corner })
fg-action-move-prophet = Mover um profeta { $colour } de { $from } para { $cell }, { $terrain } ({ $corner })
fg-action-build = { $cell }: construir uma cidade com um profeta { $colour }
fg-action-build-moving = { $cell }: construir uma cidade com o profeta { $colour } de { $from }
fg-action-destroy = { $cell }: destruir a cidade com { $face } ({ $hand }); a ficha fica com a cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
}
fg-action-discard = Descartar { $face } ({ $hand })
fg-action-discard-both = Descartar as duas: { $left } e { $right }
fg-action-turn-over = Virar { $face }, fileira de { $row }, espaço { $place }
fg-action-take = Pegar { $face }, fileira de { $row }, espaço { $place }
fg-action-put-back = Devolver { $face } ({ $hand })
fg-action-pass = Passar
fg-action-end-turn = Encerrar o turno
fg-action-challenge = Contestar a ficha em { $cell }
fg-action-give-up = Entregar o profeta em { $cell }
fg-action-leave = Sair da mesa
fg-action-return = Voltar à mesa

## O que acontece

fg-event-modes = Esta mesa joga assim: { $modes }.
fg-event-first-player = { $who } começa.
fg-event-colour-picked = { $who } escolhe { $colour }.
fg-event-god-dealt = { $who }, com { $colour } você encarna { $god }. Ninguém mais sabe.
fg-event-card-dealt = { $who } recebe uma carta de deus para { $colour }, com a face para baixo.
fg-event-ready = { $who } está a postos.
fg-event-play-began = A partida começa.
fg-event-god-chosen = { $who } encarna { $god }.
fg-event-drew = { $who } saca { $count ->
    [one] uma ficha
   *[other] { $count } fichas
}.
fg-event-in-hand = Na sua { $hand }: { $a }, e { $b } do outro lado.
fg-event-placed = { $who } coloca { $face } em { $cell }.
fg-event-prophet = { $who } coloca um profeta { $colour } em { $cell } ({ $terrain }).
fg-event-prophet-moved = { $who } move um profeta { $colour } de { $from } para { $cell } ({ $terrain }).
fg-event-city-built = { $who } constrói uma cidade em { $cell } com um profeta { $colour }.
fg-event-city-built-moving = { $who } constrói uma cidade em { $cell } com o profeta { $colour } que estava em { $from }.
fg-event-city-destroyed = Cataclismo! { $who } destrói a cidade do profeta { $colour } em { $cell }. A ficha dela fica com a cor { $marker ->
    [amarelo] amarela
   *[other] { $marker }
}.
fg-event-discarded = { $who } coloca { $face } na fileira de { $row }, espaço { $place }.
fg-event-turned-over = { $who } vira uma ficha da fileira de { $row }, espaço { $place }: agora { $face }.
fg-event-taken = { $who } pega { $face } da fileira de { $row }, espaço { $place }.
fg-event-put-in-bag = { $who } devolve uma ficha à sacola.
fg-event-passed = { $who } passa.
fg-event-turn-began = É o turno de { $who }.
fg-event-turn-ended = { $who } encerra o turno.
fg-event-stands-still = O jogo está parado. Se ninguém sacar, colocar, construir nem escolher um deus, a partida termina em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
fg-event-final-period = O fim está próximo: { $why }. { $seconds ->
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
}
fg-event-last-turns = O fim está próximo: { $why }. Cada um tem mais um turno.
fg-event-challenge-upheld = { $who } contesta { $cell }, e com razão.
fg-event-challenge-failed = { $who } contesta { $cell }, mas a ficha está bem colocada.
fg-event-back-to-hand = A ficha em { $cell } volta para a mão de { $who }.
fg-event-removed = A ficha em { $cell } sai do Mundo.
fg-event-prophet-returned = O profeta { $colour } em { $cell } volta para a reserva.
fg-event-prophet-lost = O profeta { $colour } em { $cell } sai da partida.
fg-event-prophet-lost-reserve = Um profeta { $colour } da reserva sai da partida.
fg-event-penalty-due = { $who } precisa entregar um profeta.
fg-event-penalty-owed = { $who } deve um profeta.
fg-event-left = { $who } sai da mesa.
fg-event-came-back = { $who } volta à mesa.
fg-event-too-late = { $who }, isso chegou tarde: o tempo tinha acabado.
fg-event-god-revealed = { $who }, com { $colour }, é { $god }.

## Como termina

fg-end-world-full = O Mundo ficou completo e o tempo final acabou.
fg-end-bag-empty = A sacola ficou vazia e o tempo final acabou.
fg-end-long-enough = A partida durou o máximo que uma partida pode durar.
fg-end-all-passed = Todos passaram.
fg-end-stood-still = Por tempo demais ninguém sacou, colocou, construiu nem escolheu um deus.

fg-tie-lowest-marker = o marcador mais baixo está em { $less }, o mais baixo do oponente em { $more }
fg-tie-highest-marker = os marcadores mais baixos empatam, o mais alto está em { $less }, o do oponente em { $more }

## A pontuação

fg-score-cities = Cidades Lendárias
fg-score-destroyed = Cidades destruídas
fg-score-kingdoms = Profetas em Reinos
fg-score-largest = Maior Reino
fg-score-number = Quantidade de Reinos

fg-why-cities = { $colour }: { $count ->
    [one] { $count } cidade sob controle
   *[other] { $count } cidades sob controle
}
fg-why-destroyed = { $colour }: { $count ->
    [one] { $count } cidade destruída
   *[other] { $count } cidades destruídas
}
fg-why-kingdom = { $colour }: mais profetas ({ $prophets }) no Reino de { $terrain } em { $cell }; fichas livres: { $free } de { $tiles }
fg-why-largest = { $colour }: o maior Reino do terreno desse deus ({ $god }) tem { $tiles } fichas
fg-why-number = { $colour }: o terreno desse deus ({ $god }) tem { $count ->
    [one] { $count } Reino
   *[other] { $count } Reinos
}

## O desenho

fg-draw-seat = { $who }
fg-draw-kingdoms = Reinos (fichas do maior):
fg-draw-table = Sacola: { $bag }  Cidades restantes: { $tokens }
fg-draw-legend-player = yP 4+2: amarelo, deus da planície; profetas + cidades
fg-draw-legend-prophet = b sobre 1: profeta azul, canto 1 (NO; sentido horário)
fg-draw-legend-city = (b) sobre (C): uma cidade azul
fg-draw-legend-joined = \ ou /: que cantos o meio une
fg-draw-turn-ends = O turno termina aos { $seconds } s
fg-draw-period-ends = A partida termina aos { $seconds } s

## A mesa em frases

fg-cell = { $cell }
# Um lado de uma ficha: como se escreve, e suas áreas.
fg-face = { $code }, { $areas }
fg-area = { $terrain } ({ $corners })
fg-god-secret = um deus secreto
fg-god-none = ainda sem deus
fg-tell-hand = Na { $hand } você tem: { $face }; do outro lado: { $back }.
fg-tell-hand-empty = Sua { $hand } está vazia.
fg-tell-table = Casas ocupadas: { $tiles } de { $cells }. Na sacola: { $bag }. Cidades restantes: { $tokens }.
fg-tell-end = O fim está próximo: { $why }.
fg-tell-colour = { $who } joga de { $colour }, com { $god }: { $reserve } na reserva, { $cities ->
    [one] uma cidade
   *[other] { $cities } cidades
}, cidades destruídas: { $razed }, profetas perdidos: { $lost }.
fg-tell-passed = { $who } passou.
fg-tell-terrain = Reinos de { $terrain }: { $count ->
    [0] nenhum
    [one] um, de { $largest } fichas
   *[other] { $count }, o maior de { $largest } fichas
}.
fg-tell-land = Reino de { $terrain }, { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
} em { $cells }, { $free } sem profeta; profetas: { $prophets }.
fg-tell-land-empty = Reino de { $terrain }, { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
} em { $cells }, sem profetas.
fg-tell-count = { $colour } { $count }
fg-tell-row = Fileira de { $who }: { $faces }.
fg-tell-row-empty = A fileira de { $who } está vazia.
fg-tell-place = { $place }: { $face }
fg-tell-tile = { $cell }: { $face }; colocada por { $who }.
fg-tell-tile-prophet = { $cell }: { $face }; colocada por { $who }; profeta { $colour } em { $terrain }.
fg-tell-city = { $cell }: cidade de cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
}.

## Por que algo é recusado

fg-refusal-game-over = A partida terminou.
fg-refusal-not-begun = A partida ainda não começou: falta alguém avisar que está a postos.
fg-refusal-begun = A partida já começou.
fg-refusal-already-ready = Você já avisou.
fg-refusal-pick-first = Escolha antes as suas cores.
fg-refusal-visible-gods = Nesta mesa os deuses são visíveis: ninguém escolhe cor.
fg-refusal-secret-gods = Nesta mesa os deuses são secretos: são distribuídos, não escolhidos.
fg-refusal-colour-taken = Alguém foi mais rápido: { $colour } já está com outro jogador.
fg-refusal-colours-complete = Você já tem todas as suas cores.
fg-refusal-god-taken = Alguém foi mais rápido: { $god } já está com outro jogador.
fg-refusal-gods-complete = Você já escolheu, e um deus nunca é trocado.
fg-refusal-away = Você saiu da mesa. Volte primeiro.
fg-refusal-not-away = Você não saiu da mesa.
fg-refusal-pass-first = Passe antes de sair.
fg-refusal-not-your-turn = É o turno de { $turn }.
fg-refusal-not-your-row = É o turno de { $turn }: você só pode virar fichas da sua própria fileira.
fg-refusal-no-turns = Nesta mesa não há turnos.
fg-refusal-no-passing = Com turnos cronometrados você encerra o turno em vez de passar.
fg-refusal-already-passed = Você já passou.
fg-refusal-hands-full = Para sacar é preciso ter as duas mãos vazias.
fg-refusal-row-full-to-draw = Sua fileira de descarte está cheia; você não pode sacar.
fg-refusal-bag-empty = A sacola está vazia.
fg-refusal-hand-empty = Não há ficha na sua { $hand }.
fg-refusal-row-full = Sua fileira de descarte não tem espaço para isso.
fg-refusal-no-hand-to-turn = Para virar uma ficha é preciso ter uma mão livre.
fg-refusal-no-hand-to-take = Para pegar uma ficha é preciso ter uma mão livre.
fg-refusal-tile-gone = Não há ficha no espaço { $place } da fileira de { $row }.
fg-refusal-from-bag = A ficha na sua { $hand } veio da sacola: ela vai para a sua própria fileira.
fg-refusal-row-has-room = Sua própria fileira tem espaço para a ficha.
fg-refusal-fits-somewhere = A ficha na sua { $hand } pode ser colocada no Mundo.
fg-refusal-outside-frame = { $cell } fica fora da moldura.
fg-refusal-cell-taken = Já há uma ficha em { $cell }.
fg-refusal-city-there = Há uma cidade em { $cell }.
fg-refusal-too-few-edges = { $cell } toca { $edges ->
    [0] nenhuma linha lateral
    [one] uma linha lateral apenas
   *[other] { $edges } linhas laterais
}; uma ficha precisa de duas.
fg-refusal-mismatch = Em { $cell } os terrenos não se encaixam no canto { $corner }.
fg-refusal-look-alike = Girada assim, a ficha fica igual a com menos giros.
fg-refusal-no-god-for-prophet = Você ainda não tem um deus, logo não tem profetas.
fg-refusal-no-god-to-build = Você ainda não tem um deus, logo não constrói cidades.
fg-refusal-no-god-to-destroy = Você ainda não tem um deus, logo não destrói cidades.
fg-refusal-not-your-colour = Os profetas da cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
} não são seus.
fg-refusal-no-new-tile = Um profeta só vai para a ficha que você acabou de colocar.
fg-refusal-no-such-area = Nenhuma área dessa ficha leva o nome do canto { $corner }.
fg-refusal-reserve-first = Há profetas da cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
} na sua reserva: use esses.
fg-refusal-reserve-empty = Sua reserva da cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
} está vazia: mova um profeta de uma ficha.
fg-refusal-not-standing = Não há profeta da cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
} sobre uma ficha em { $cell }.
fg-refusal-no-room-for-city = { $cell } não está vazia; uma cidade precisa de uma casa vazia.
fg-refusal-city-edges = { $cell } toca { $edges ->
    [0] nenhuma linha lateral
    [one] uma linha lateral apenas
   *[other] { $edges } linhas laterais
}; uma cidade precisa de duas.
fg-refusal-no-tokens = Não resta nenhuma ficha de cidade.
fg-refusal-no-city = Não há cidade em { $cell }.
fg-refusal-own-city = A cidade em { $cell } é sua.
fg-refusal-not-your-marker = A ficha da cidade fica com uma cor sua, e a cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
} não é sua.
fg-refusal-no-fit = Essa ficha não se encaixa onde está a cidade de { $cell }.
fg-refusal-strict-check = A mesa confere as posições: não há o que contestar.
fg-refusal-no-tile = Não há ficha em { $cell }.
fg-refusal-too-soon = Você contestou há menos de um segundo.
fg-refusal-nothing-due = Você não tem profeta a entregar.
fg-refusal-not-yours = Nenhum profeta seu está sobre uma ficha em { $cell }.
fg-refusal-give-up-first = Você precisa entregar um profeta primeiro. Até lá nenhum dos seus sai de uma ficha, e você não constrói cidades.

# Do que uma decisão pode tratar.
fg-theme-cities = Cidades
fg-theme-kingdoms = Reinos
fg-theme-largest = Maior Reino e mais Reinos
fg-theme-markers = Pontos de cada cor
fg-theme-prophets = Profetas
fg-theme-tiles = Fichas
fg-theme-tempo = A vez
fg-theme-rivals = Os outros
