# Palavras de Gods of Rome.

## Nomes

gr-god-jupiter = Júpiter
gr-god-phoebus = Febo
gr-god-neptune = Netuno
gr-god-diana = Diana
gr-god-venus = Vênus
gr-patronus = O Patronus
# What the solo opponent is called in score sheets.
gr-automa = { gr-patronus }

gr-symbol-growth = crescimento
gr-symbol-travel = viagem
gr-symbol-attack = ataque
gr-letter-growth = C
gr-letter-travel = V
gr-letter-attack = A

gr-card = { $symbols }
gr-no-card = sem carta

gr-objective-populated = Populado
gr-objective-raiders = Atacantes
gr-objective-festival = Festival
gr-objective-isolated = Isolado
gr-objective-watchful = Vigilante
gr-objective-clustered = Aglomerado
gr-objective-scattered = Disperso
gr-objective-cultists = Cultistas

# O que os objetivos pedem e os poderes fazem.
gr-power-jupiter = Ataques melhorados dos outros não afastam os seus meeples. Os seus podem ser colocados e movidos para territórios com peça de Deus.
gr-power-phoebus = Peças de colheita −1 não contam quando você pontua, e ficam como estão.
gr-power-neptune = Na pontuação, você vence os empates pela maioria.
gr-power-diana = Um ataque básico pode alcançar um território vizinho, ou afastar um meeple a mais.
gr-power-venus = Você começa com { $count ->
    [one] um meeple a mais
    [2] dois meeples a mais
   *[other] { $count } meeples a mais
}.
gr-asks-populated = +{ $favour } por território pontuado com { $count } dos seus
gr-asks-raiders = +{ $favour } por território pontuado com templo alheio
gr-asks-festival = +{ $favour } por território pontuado com { $count ->
    [one] { $count } outra facção
   *[other] { $count } outras facções
}
gr-asks-isolated = +{ $favour } por território pontuado só com o seu templo
gr-asks-watchful = +{ $favour } por território pontuado com peça de Deus
gr-asks-clustered = +{ $favour } por território pontuado com você em { $count ->
    [one] { $count } vizinho
   *[other] { $count } vizinhos
}
gr-asks-scattered = +{ $favour } se você está em territórios de { $count ->
    [one] { $count } cor
   *[other] { $count } cores
}
gr-asks-cultists = +{ $favour } a cada { $count ->
    [one] { $count } templo
   *[other] { $count } templos
} que você visita
# O que custa pontuar.
gr-cost = Com dois discos nos seus espaços { $two ->
    [0] é grátis
   *[other] custa { $two } de favor
}, com um { $one ->
    [0] é grátis
   *[other] custa { $one } de favor
}, sem nenhum { $none ->
    [0] é grátis
   *[other] custa { $none } de favor
}.

# O que um jogador ia fazer, dentro de uma frase.
gr-deed-growth = o crescimento
gr-deed-temple = a construção de um templo
gr-deed-travel = a viagem
gr-deed-gathering = a viagem melhorada
gr-deed-attack = o ataque
gr-deed-smiting = o ataque melhorado

## Opções

gr-option-layout = Como os meeples e as peças de colheita começam no mapa
gr-option-layout-first-game = como na primeira partida do livro de regras, sempre igual
gr-option-layout-random = sorteados dentro de cada cor
gr-option-powers = Poderes assimétricos: cada Deus dá à facção dele um poder próprio (avançado)
gr-option-pantheon = Restrição no panteão: você só pode visitar cada Deus duas vezes na partida (experiente)

## O que se pede

gr-ask-wait = Esperando { $turn }.
gr-ask-faction = Escolha a facção que você vai liderar.
gr-ask-turn = Visite um templo, ative um espaço ou pontue os seus territórios.
gr-ask-place = Escolha um território de { $god } para o novo meeple.
gr-ask-activation = Espaço { $slot }: use { $symbols }, ou pare por aqui.
gr-ask-regroup = Sua reserva está vazia. Escolha o meeple que vem para { $territory }.
gr-ask-take = Seu templo rende uma carta de ação. Escolha uma.
gr-ask-lay = Escolha o espaço que a carta nova vai cobrir.
gr-ask-travel = Viagem a partir de { $territory }: escolha para onde vai o próximo meeple.
gr-ask-gather = Reunião em { $territory }: escolha de onde vem o próximo meeple.
gr-ask-push = Ataque em { $territory }: escolha quem afastar, e para onde.
gr-ask-push-more = Diana deixa você afastar mais um meeple de { $territory }. Escolha um, ou pare por aqui.
gr-ask-drive-out = O Deus esvazia { $territory }: escolha para onde vai o próximo meeple.
gr-ask-extra = O último checkpoint foi alcançado. Pontue mais uma vez por { $gain } de favor, com custo { $cost }, ou recuse.

## O que se pode fazer

gr-action-choose = Liderar o povo de { $god }
gr-action-visit = Visitar { $god }
gr-action-place = Colocar o meeple de { $god } em { $territory }
gr-action-activate = Ativar o espaço { $slot }: { $symbols }
gr-action-score = Pontuar: { $gain } de favor, { $cost ->
    [0] sem custo
   *[other] custo { $cost }
}
gr-action-decline = Não pontuar
gr-action-grow = Crescimento em { $territory }
gr-action-regroup = Trazer um meeple de { $territory }
gr-action-build = Templo em { $territory }, com a bênção de { $god }
gr-action-take = Pegar a carta { $place }: { $card }
gr-action-lay = Cobrir o espaço { $slot } ({ $symbol })
gr-action-travel = Viagem a partir de { $territory }
gr-action-move = Mandar um meeple para { $territory }
gr-action-gather = Reunir em { $territory }, com a bênção de { $god }
gr-action-summon = Trazer um meeple de { $territory }
gr-action-attack = Ataque em { $territory }
gr-action-smite = Chamar { $god } a { $territory }
gr-action-push = Afastar { $faction } para { $territory }
gr-action-done-moving = Não mover mais ninguém
gr-action-done-pushing = Não afastar mais ninguém
gr-action-done-slot = Encerrar este espaço

## O que acontece

gr-event-first-player = { $who } começa.
gr-event-god-removed = O sorteio decidiu: { $god } sai do jogo.
gr-event-card-opened = Uma carta de ação é aberta: { $card }.
gr-event-objective-opened = Um objetivo é aberto: { $objective }.
gr-event-faction-chosen = { $who } lidera o povo de { $god }.
gr-event-home-reinforced = { $who } começa com { $count ->
    [one] mais { $count } meeple
   *[other] mais { $count } meeples
} em { $territory }.
gr-event-visited = { $who } visita o templo de { $god }.
gr-event-piece-returned = { $god } volta ao templo.
gr-event-blessing-received = { $who } recebe a bênção de { $god }.
gr-event-blessing-renewed = { $who } pode usar de novo a bênção de { $god }.
gr-event-meeple-placed = { $who } coloca um meeple de { $god } em { $territory }.
gr-event-no-meeple-left = { $god } não tem mais meeples na reserva.
gr-event-activated = { $who } ativa o espaço { $slot }.
gr-event-blessing-used = { $who } usa a bênção de { $god }.
gr-event-grew = { $who } cresce em { $territory }.
gr-event-moved = { $who } move um meeple de { $from } para { $to }.
gr-event-temple-built = { $who } constrói um templo em { $territory }.
gr-event-card-taken = { $who } cobre o espaço { $slot } com uma carta: { $card }.
gr-event-pushed = { $who } afasta um meeple de { $faction } de { $from } para { $to }.
gr-event-piece-moved = { $who } chama { $god } a { $territory }.
gr-event-scoring-began = { $cost ->
    [0] { $who } pontua, sem custo.
   *[other] { $who } pontua, pagando { $cost } de favor.
}
gr-event-territory-scored = { $who } pontua { $territory }: { $harvest ->
    [0] { $favour } de favor.
    [1] { $favour } de favor, com colheita boa (+1).
    [-1] { $favour } de favor, com colheita ruim (−1).
   *[other] { $favour } de favor, com colheita { $harvest }.
}
gr-event-territory-scored-objectives = { $who } pontua { $territory }: { $harvest ->
    [0] { $favour } de favor, contando { $objectives }.
    [1] { $favour } de favor, com colheita boa (+1), contando { $objectives }.
    [-1] { $favour } de favor, com colheita ruim (−1), contando { $objectives }.
   *[other] { $favour } de favor, com colheita { $harvest }, contando { $objectives }.
}
gr-event-objective-scored = { $who } cumpre { $objective }: { $favour } de favor.
gr-event-scored = { $who } encerra a pontuação: { $result } de favor desta vez, { $favour } ao todo.
gr-event-harvest-turned = A peça de colheita em { $territory } vira para { $tile ->
    [1] +1
    [-1] −1
   *[other] { $tile }
}.
gr-event-checkpoint-reached = { $who } alcança o checkpoint { $checkpoint }!
gr-event-points-claimed = { $who } reivindica { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
} no checkpoint { $checkpoint }.
gr-event-caught-up = { $who } avança para { $favour } de favor.
gr-event-scoring-declined = { $who } recusa a pontuação extra.
gr-event-die-thrown = O dado do Patronus mostra { $face }.
gr-event-patronus-placed = O Patronus coloca um meeple em { $territory }.
gr-event-patronus-moved = O Patronus move { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
} de { $from } para { $to }.
gr-event-patronus-passed = O Patronus passa.

## Como termina

gr-end-third-checkpoint = O terceiro checkpoint foi alcançado, e a partida terminou.
gr-end-no-visits-left = Ninguém está no templo de outro Deus nem pode mais visitar um, e a partida terminou.
gr-end-stalemate = Todos já pontuaram { $scorings } vezes desde que alguém ganhou favor pela última vez; a partida terminou.
gr-end-scoring-limit = Todos já pontuaram { $scorings } vezes, o máximo que uma partida dura, e a partida terminou.

gr-score-checkpoint-1 = Primeiro checkpoint
gr-score-checkpoint-2 = Segundo checkpoint
gr-score-checkpoint-3 = Terceiro checkpoint
gr-why-claimed = { $place }º lugar em favor

# O que deixou alguém atrás de outro com os mesmos pontos.
gr-tie-territories = menos territórios controlados: { $less } contra { $more }
gr-tie-cards = menos cartas de ação: { $less } contra { $more }
gr-tie-meeples = menos meeples no tabuleiro: { $less } contra { $more }
gr-tie-third = menos pontos no terceiro checkpoint: { $less } contra { $more }
gr-tie-second = menos pontos no segundo checkpoint: { $less } contra { $more }
gr-tie-first = menos pontos no primeiro checkpoint: { $less } contra { $more }
gr-tie-turn-order = joga antes na ordem do turno
gr-tie-patronus = com pontos iguais, quem vence é o Patronus

## A mesa em texto

gr-draw-seat = { $who }
gr-draw-progress = { $favour } fav · { $points } PV
gr-draw-pieces = { $discs }o { $temples }^
gr-draw-scoring = pontua { $gain }, custo { $cost }
gr-draw-checkpoints = Checkpoints
gr-draw-temples = Templos
gr-draw-cards = Cartas
gr-draw-deck = { $cards } no baralho
gr-draw-objectives = Objetivos
gr-draw-legend = ^ templo  * Deus  o disco  + bênção
gr-draw-hidden = { $count ->
    [0] { "" }
    [one] { " " }(+{ $count } fechado)
   *[other] { " " }(+{ $count } fechados)
}

## A mesa em frases

gr-tell-racer = { $who } ({ $faction }): { $favour } de favor, { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}, { $lands ->
    [one] maioria em { $lands } território
   *[other] maioria em { $lands } territórios
}.
gr-tell-next = O próximo checkpoint é o { $checkpoint }, com { $mark } de favor.
gr-tell-territory = { $id }, território de { $god }: { $what }.
gr-meeples = { $count ->
    [one] { $count } meeple de { $god }
   *[other] { $count } meeples de { $god }
}
gr-temple-of = templo de madeira de { $god }
gr-nobody = ninguém ali
gr-most = { $god } tem a maioria
gr-piece-of = com a peça de { $god }
gr-harvest-plus = colheita +1
gr-harvest-minus = colheita −1
gr-no-harvest = sem peça de colheita
gr-tell-temple = Templo de { $god }: { $what }.
gr-temple-closed = fechado, porque o Deus saiu do jogo
gr-visitors = visitado por { $who }
gr-no-visitors = sem visitas
gr-free = { $count ->
    [0] nenhum espaço livre
    [one] { $count } espaço livre
   *[other] { $count } espaços livres
}
gr-reserve = { $count ->
    [0] nenhum meeple na reserva
    [one] { $count } meeple na reserva
   *[other] { $count } meeples na reserva
}
gr-piece-home = o Deus está em casa
gr-piece-away = o Deus está em { $territory }
gr-tell-objectives = Objetivos: { $list }; fechados: { $hidden }.
gr-tell-cards = Cartas abertas: { $cards }. { $deck } no baralho.
gr-tell-card = { $place } com { $card }
gr-no-faction = ainda sem facção
gr-tell-scoring = { $who } pontuaria { $gain } de favor com custo { $cost }.
gr-tell-supplies = { $who } tem { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
} e { $temples ->
    [one] { $temples } templo de madeira
   *[other] { $temples } templos de madeira
} na reserva; bênçãos prontas: { $blessings }.
gr-tell-slots = Espaços de { $who }: 1, { $one }; 2, { $two }; 3, { $three }; 4, { $four }.
gr-tell-slot = { $symbols } ({ $what })
gr-slot-printed = sem carta
gr-slot-card = carta de ação
gr-slot-disc = com disco
gr-slot-free = livre
gr-slot-used = bênçãos usadas: { $gods }

## Por que algo é recusado

gr-refusal-game-over = A partida terminou. Não há mais nada a fazer nesta mesa.
gr-refusal-not-your-turn = É a vez de { $turn }, não a sua.
gr-refusal-not-your-scoring = O último checkpoint foi alcançado, e é { $turn } quem pontua mais uma vez ou recusa.
gr-refusal-faction-first = Primeiro escolha a facção que vai liderar; depois o seu turno começa.
gr-refusal-begin-turn = Comece o turno com uma visita, um espaço ou uma pontuação. Isso só vem como parte de um deles.
gr-refusal-place-first = Primeiro coloque o meeple de { $god } em um dos territórios desse Deus.
gr-refusal-finish-slot = Você está ativando um espaço. Use um dos símbolos dele, ou encerre-o primeiro.
gr-refusal-regroup-first = Sua reserva está vazia: primeiro escolha qual dos seus meeples vem para { $territory }.
gr-refusal-take-first = Primeiro pegue uma das cartas de ação abertas: o seu templo dá direito a uma.
gr-refusal-lay-first = Primeiro coloque a carta nova em um dos seus espaços sem carta.
gr-refusal-travel-first = Seus meeples viajam de { $territory }. Primeiro escolha para onde vai um deles.
gr-refusal-travelling = Seus meeples estão saindo de { $territory }. Escolha para onde vai o próximo, ou encerre a viagem.
gr-refusal-gather-first = Seus meeples se reúnem em { $territory }. Primeiro escolha de onde vem um deles.
gr-refusal-gathering = Seus meeples estão se reunindo em { $territory }. Escolha de onde vem o próximo, ou encerre a viagem.
gr-refusal-push-first = Você está atacando { $territory }. Primeiro escolha quem afastar, e para onde.
gr-refusal-push-more = Você pode afastar mais um meeple de { $territory }. Afaste-o, ou pare por aqui, antes de qualquer outra coisa.
gr-refusal-drive-out = O Deus está esvaziando { $territory }. Primeiro escolha para onde vai o próximo meeple.
gr-refusal-extra-scoring = O último checkpoint foi alcançado. Só resta a você pontuar mais uma vez, ou recusar.
gr-refusal-nothing-to-decline = Só a pontuação extra depois do último checkpoint pode ser recusada.
gr-refusal-already-leading = Você lidera o povo de { $god }, e isso vale para a partida inteira.

gr-refusal-faction-taken = Outro jogador lidera o povo de { $god }. Escolha uma facção ainda livre.
gr-refusal-faction-removed = { $god } saiu desta partida. Escolha uma das outras facções.
gr-refusal-temple-closed = { $god } saiu desta partida, e o templo está fechado. Visite um dos outros Deuses.
gr-refusal-already-visiting = Você já está visitando { $god }. Pontue antes de voltar.
gr-refusal-temple-full = Todos os espaços do templo de { $god } estão ocupados. Um fica livre quando um visitante pontua.
gr-refusal-visited-out = A restrição no panteão não permite mais visitas a { $god }: você já fez todas.
gr-refusal-no-disc-to-visit = Você não tem mais discos para uma visita. Pontuar traz de volta os discos dos seus espaços.
gr-refusal-no-disc-to-activate = Você não tem mais discos para um espaço. Pontuar traz de volta os discos dos seus espaços.
gr-refusal-wrong-colour = Um meeple de { $god } só pode ir para um território de { $god }, e { $territory } não é um deles.
gr-refusal-slot-active = O espaço { $slot } já tem um disco. Escolha um sem disco, ou pontue para limpar os seus espaços.
gr-refusal-no-symbol = Este espaço não tem mais { $symbol } para usar.
gr-refusal-no-presence = Você não tem ninguém em { $territory }, e { $deed } exige a sua presença ali: um meeple ou um templo.
gr-refusal-no-meeple = Você não tem nenhum meeple em { $territory } para { $deed }. Templos não se movem.
gr-refusal-entry-guarded = Há uma peça de Deus em { $territory }, e seus meeples não podem ir para lá.
gr-refusal-travel-guarded = Há uma peça de Deus em { $territory }, e nenhuma viagem começa ali. Só a viagem melhorada tira meeples de lá.
gr-refusal-attack-guarded = Há uma peça de Deus em { $territory }, e nenhum ataque começa ali.
gr-refusal-push-guarded = Há uma peça de Deus em { $territory }, e ninguém pode ser afastado para lá.
gr-refusal-temple-guarded = Há uma peça de Deus em { $territory }, e ali nenhum templo pode ser construído.
gr-refusal-nobody-elsewhere = Nenhum meeple seu está em outro lugar, e por isso { $deed } não pode trazer ninguém para { $territory }.
gr-refusal-same-place = Um meeple não pode ir de { $territory } para o mesmo território: { $deed } o leva para outro.
gr-refusal-no-blessing = Você não tem uma bênção de { $god } pronta para usar. Uma visita ao templo desse Deus traz uma.
gr-refusal-blessing-removed = { $god } saiu desta partida, e não há mais bênçãos desse Deus.
gr-refusal-temple-there = Já há um templo em { $territory }, e em um território só cabe um.
gr-refusal-no-temple-left = Todos os seus templos já foram construídos.
gr-refusal-no-card = Não há carta aberta no lugar { $place }. Pegue uma das outras.
gr-refusal-slot-covered = O espaço { $slot } já tem uma carta. Escolha um espaço sem carta.
gr-refusal-nowhere-to-go = Seus meeples não podem entrar em nenhum território vizinho de { $territory } agora, e por isso não podem viajar dali.
gr-refusal-not-adjacent = { $from } e { $to } não se tocam, e { $deed } só alcança territórios adjacentes.
gr-refusal-move-first = Pelo menos um meeple precisa se mover antes que { $deed } possa terminar.
gr-refusal-too-far = Você pode atacar onde tem presença ou, com o poder de Diana, logo ao lado. { $territory } está longe demais.
gr-refusal-nobody-to-push = Não há ninguém em { $territory } para afastar.
gr-refusal-only-temples = Só há templos contra você em { $territory }, e templos não podem ser afastados.
gr-refusal-nowhere-to-push = Nenhum território vizinho de { $territory } pode receber um meeple afastado, e por isso não há ataque ali.
gr-refusal-own-meeple = Você afasta os outros, nunca os seus próprios meeples. Para mover os seus, viaje.
gr-refusal-none-to-push = Não há nenhum meeple de { $faction } para afastar em { $territory }.
gr-refusal-protected = Júpiter protege os meeples dele em { $territory }: um ataque melhorado não pode afastá-los.
gr-refusal-other-first = Os meeples de { $faction } são afastados primeiro. Escolha para onde vai o próximo deles.
gr-refusal-push-all = Todos os que podem ser afastados de { $territory } têm de sair. Escolha para onde vai o próximo meeple.
gr-refusal-piece-there = { $god } já está em { $territory }. Escolha outro território desse Deus.

# Do que uma decisão pode tratar.
gr-theme-scoring = Favor e pontuação
gr-theme-temples = Templos e bênçãos
gr-theme-control = Controle
gr-theme-harvest = Colheita
gr-theme-objectives = Objetivos
gr-theme-meeples = Meeples no mapa
gr-theme-slots = Espaços
gr-theme-patronus = O Patronus
gr-theme-tempo = A vez
gr-theme-rivals = Os outros
