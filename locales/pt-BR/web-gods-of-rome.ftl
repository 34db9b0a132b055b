# Palavras do cliente web: Gods of Rome.

## Partes da mesa

gr-web-map = A terra dos cinco Deuses
gr-web-track = Trilha de favor e checkpoints
gr-web-own-board = O seu tabuleiro de jogador
gr-web-board-of = Tabuleiro de { $name }
gr-web-blessings = Bênçãos
gr-web-factions = Escolha o seu povo
gr-web-no-faction = ainda sem facção
gr-web-favour-word = Favor
gr-web-points-word = Pontos de vitória
gr-web-score-word = Pontuar
gr-web-lava = Lava
gr-web-slot-word = Espaço { $slot }
# Uma pequena marca no que está impresso de um jeito que não conhecemos.
gr-web-approx = { $what }: { $how }

## A terra

gr-web-territory = { $id }, terra de { $god }: { $what }
gr-web-meeples = { $count ->
    [one] { $count } meeple de { $god }
   *[other] { $count } meeples de { $god }
}
gr-web-temple-of = templo de madeira de { $god }
gr-web-piece-of = sob a guarda de { $god }
gr-web-nobody = ninguém ali
gr-web-most = { $god } tem a maioria
gr-web-harvest = colheita { $tile }
gr-web-no-harvest = sem peça de colheita
gr-web-you-visit = você visita o Deus dela
gr-web-group = { $count ->
    [one] { $count } meeple de { $god } em { $territory }
   *[other] { $count } meeples de { $god } em { $territory }
}

## Templos

gr-web-temple = Templo de { $god }: { $what }
gr-web-temple-closed = fechado, porque o Deus saiu do jogo
gr-web-visitors = visitado por { $who }
gr-web-no-visitors = sem visitas
gr-web-free = { $count ->
    [0] nenhum espaço livre
    [one] { $count } espaço livre
   *[other] { $count } espaços livres
}
gr-web-reserve = { $count ->
    [0] nenhum meeple na reserva
    [one] { $count } meeple na reserva
   *[other] { $count } meeples na reserva
}
gr-web-piece-home = o Deus está em casa
gr-web-piece-away = o Deus está em { $territory }
gr-web-visits = { $count } das suas { $limit } visitas feitas

## Tabuleiros de jogador

gr-web-slot = Espaço { $slot }, { $symbols }: { $what }
gr-web-slot-printed = sem carta
gr-web-slot-card = carta de ação
gr-web-slot-disc = com disco
gr-web-slot-free = livre
gr-web-slot-used = bênçãos usadas: { $gods }
gr-web-blessing-ready = Bênção de { $god }: pronta
gr-web-blessing-used = Bênção de { $god }: usada, volta com outra visita
gr-web-blessing-none = Bênção de { $god }: ainda não recebida
gr-web-supplies = Na reserva: { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}, { $temples ->
    [one] { $temples } templo de madeira
   *[other] { $temples } templos de madeira
}, { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
gr-web-score = Pontuar agora: { $gain } de favor, { $cost ->
    [0] sem custo
   *[other] custo { $cost }
}
gr-web-score-sum = { $gain } favor · { $cost ->
    [0] grátis
   *[other] custo { $cost }
}
gr-web-discs = { $count ->
    [one] { $count } disco na reserva
   *[other] { $count } discos na reserva
}
gr-web-removed = saiu desta partida
gr-web-led-by = com { $name }
gr-web-home = começa em { $where }

gr-web-power-jupiter = Ataques melhorados dos outros não afastam os seus meeples. Os seus podem ser postos e movidos para terras com peça de Deus.
gr-web-power-phoebus = Peças de colheita −1 não contam quando você pontua, e ficam como estão.
gr-web-power-neptune = Na pontuação, você vence os empates pela maioria.
gr-web-power-diana = Um ataque simples pode alcançar uma terra vizinha, ou afastar um meeple a mais.
gr-web-power-venus = Você começa com dois meeples a mais.

## Cartas e objetivos

gr-web-open-card = Carta { $place }: { $card }
gr-web-deck = { $count ->
    [0] O baralho acabou
    [one] Baralho com { $count } carta
   *[other] Baralho com { $count } cartas
}
gr-web-objective = Objetivo { $name }: { $asks }
gr-web-hidden = { $count ->
    [one] { $count } objetivo ainda oculto
   *[other] { $count } objetivos ainda ocultos
}
gr-web-asks-populated = +1 por terra pontuada com 4 dos seus
gr-web-asks-raiders = +1 por terra pontuada com templo alheio
gr-web-asks-festival = +1 por terra pontuada com 2 outras facções
gr-web-asks-isolated = +1 por terra pontuada só com o seu templo
gr-web-asks-watchful = +1 por terra pontuada com peça de Deus
gr-web-asks-clustered = +1 por terra pontuada com você em 2 vizinhas
gr-web-asks-scattered = +1 se você está em terras de 5 cores
gr-web-asks-cultists = +1 a cada 2 templos que você visita

## Trilhas

gr-web-has-favour = { $name } { $favour }
gr-web-favour = Favor: { $all }
gr-web-checkpoint = Checkpoint { $checkpoint } com { $mark } de favor: { $claims }
gr-web-claim = { $points } para { $name }
gr-web-unclaimed = { $points } em aberto

## Solo

gr-web-patronus = O Patronus: { $favour } de favor, { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}, { $lands ->
    [one] maioria em { $lands } território
   *[other] maioria em { $lands } territórios
}, { $reserve ->
    [one] { $reserve } meeple na reserva
   *[other] { $reserve } meeples na reserva
}
gr-web-patronus-does = Responde ao seu turno: você visita, ele cresce; você ativa, ele se move; você pontua, ele também.
gr-web-lands = { $count ->
    [one] maioria em { $count } terra
   *[other] maioria em { $count } terras
}

## O que é cada coisa

gr-web-about-territory = { $id }, terra de { $god }
gr-web-about-neighbours = Faz divisa com { $list }.
gr-web-about-scoring = Pontua para quem a controla e visita { $god }, mas não para o povo de { $god }.
gr-web-about-removed-land = O Deus dela saiu do jogo: pode-se entrar, mas ela nunca pontua.
gr-web-about-lava = Ninguém pode ficar aqui, e ela não liga nada.
gr-web-about-group = Povo de { $god } em { $territory }
gr-web-about-temple = Templo de { $god }
gr-web-about-visit = Uma visita traz a bênção do Deus, um meeple em uma das terras dele e o direito de pontuar ali.
gr-web-about-faction = O seu povo: os meeples, templos e discos dele são seus. Terra da sua própria cor nunca pontua para você.
gr-web-about-power = Com os poderes: { $power }
gr-web-about-slot = Espaço { $slot } de { $who }: { $symbols }
gr-web-does-growth = Crescimento: um meeple chega aonde você está. Com bênção: construa um templo ali e pegue uma carta de ação.
gr-web-does-travel = Viagem: meeples saem de uma terra para as vizinhas. Com bênção: reúna meeples de qualquer lugar em uma terra.
gr-web-does-attack = Ataque: afaste um meeple para uma terra vizinha. Com bênção: o Deus desce e expulsa todos os outros.
gr-web-about-blessing = Bênção de { $god }
gr-web-about-improve = Melhora uma ação em uma terra de { $god }.
gr-web-about-improved = O crescimento constrói um templo, a viagem reúne de qualquer lugar, o ataque chama o Deus. Bênçãos usadas ficam no espaço até você pontuar.
gr-web-about-board = Tabuleiro de { $who }
gr-web-about-supplies = Reserva de { $who }
gr-web-about-discs = Discos visitam templos e ativam espaços. Pontuar os traz de volta; com a restrição no panteão, os das visitas ficam de fora.
gr-web-about-wooden = Um templo de madeira conta como um meeple, nunca se move e rende uma carta de ação.
gr-web-about-card = Quem constrói um templo pega uma carta aberta e a põe em um espaço. Os símbolos dela passam a valer no lugar do impresso.
gr-web-about-objective = Vale para todos enquanto está aberto.
gr-web-about-hidden = O próximo é aberto no primeiro checkpoint, o último no segundo.
gr-web-about-checkpoint = Checkpoint { $checkpoint }, com { $mark } de favor
gr-web-about-victory = Pontos de vitória pela ordem de favor: { $values }.
gr-web-about-catch-up = Depois todos os outros avançam até esta marca, e um objetivo oculto é aberto.
gr-web-about-last = Todos os outros podem pontuar mais uma vez; então os pontos são reivindicados e a partida termina.
gr-web-about-favour = Pontuar faz você avançar. O favor vira pontos de vitória nos três checkpoints.
gr-web-about-score = Cada terra que você controla e cujo Deus você visita dá 1 de favor, a peça de colheita e os objetivos. Depois os seus discos saem dos espaços e dos templos.
gr-web-about-cost = Com dois discos nos seus espaços é grátis, com um custa 1 de favor, sem nenhum custa 2.
gr-web-about-patronus = Ele não precisa de visitas: cada terra em que tem a maioria lhe dá 1 de favor. Você só vence com mais pontos de vitória do que ele.

## O tabuleiro em frases

gr-web-tell-racer = { $name } ({ $faction }): { $favour } de favor, { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}.
gr-web-tell-next = O próximo checkpoint é o { $checkpoint }, com { $mark } de favor.
gr-web-tell-objectives = Objetivos: { $list }; { $hidden } ocultos.
gr-web-tell-cards = Cartas abertas: { $cards }. { $deck } no baralho.
gr-web-tell-scoring = { $name } pontuaria { $gain } de favor com custo { $cost }.
gr-web-tell-supplies = { $name } tem { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
} e { $temples ->
    [one] { $temples } templo de madeira
   *[other] { $temples } templos de madeira
} na reserva; bênçãos prontas: { $blessings }.
gr-web-tell-slots = Espaços de { $name }: { $slots }.
