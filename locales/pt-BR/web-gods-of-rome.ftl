# Palavras do cliente web: Gods of Rome.

## Partes da mesa

gr-web-map = Os territórios dos cinco Deuses
gr-web-track = Trilha de favor e checkpoints
gr-web-own-board = Seu tabuleiro de jogador
gr-web-board-of = Tabuleiro de { $name }
gr-web-blessings = Bênçãos
gr-web-factions = Escolha seu povo
gr-web-favour-word = Favor
gr-web-points-word = Pontos de vitória
gr-web-score-word = Pontuar
gr-web-lava = Lava
gr-web-slot-word = Espaço { $slot }
# Uma pequena marca no que está impresso de um jeito que não conhecemos.
gr-web-approx = { $what }: { $how }

## O território

gr-web-territory = { $id }, território de { $god }: { $what }
gr-web-you-visit = você visita o Deus dele
gr-web-group = { $count ->
    [one] { $count } meeple de { $god } em { $territory }
   *[other] { $count } meeples de { $god } em { $territory }
}

## Templos

gr-web-temple = Templo de { $god }: { $what }
gr-web-visits = { $count } das suas { $limit } visitas feitas

## Tabuleiros de jogador

gr-web-slot = Espaço { $slot }, { $symbols }: { $what }
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


## Cartas e objetivos

gr-web-open-card = Carta { $place }: { $card }
gr-web-deck = { $count ->
    [0] O baralho acabou
    [one] Baralho com { $count } carta
   *[other] Baralho com { $count } cartas
}
gr-web-objective = Objetivo { $name }: { $asks }
gr-web-hidden = { $count ->
    [one] { $count } objetivo ainda fechado
   *[other] { $count } objetivos ainda fechados
}

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
    [one] maioria em { $count } território
   *[other] maioria em { $count } territórios
}

## O que é cada coisa

gr-web-about-territory = { $id }, território de { $god }
gr-web-about-neighbours = Faz divisa com { $list }.
gr-web-about-scoring = Pontua para quem o controla e visita { $god }, mas não para o povo de { $god }.
gr-web-about-removed-land = O Deus dele saiu do jogo: pode-se entrar, mas ele nunca pontua.
gr-web-about-lava = Ninguém pode ficar aqui, e a lava não liga os territórios ao redor.
gr-web-about-group = Povo de { $god } em { $territory }
gr-web-about-temple = Templo de { $god }
gr-web-about-visit = Uma visita traz a bênção do Deus, um meeple em um dos territórios dele e o direito de pontuar ali.
gr-web-about-faction = Seu povo: os meeples, templos e discos dele são seus. Território da sua própria cor nunca pontua para você.
gr-web-about-power = Com os poderes: { $power }
gr-web-about-slot = Espaço { $slot } de { $who }: { $symbols }
gr-web-does-growth = Crescimento: coloque um meeple onde você tem presença. Com bênção: construa um templo ali e pegue uma carta de ação.
gr-web-does-travel = Viagem: meeples saem de um território para os vizinhos. Com bênção: reúna meeples de qualquer lugar em um território.
gr-web-does-attack = Ataque: afaste um meeple para um território vizinho. Com bênção: o Deus desce e expulsa todos os outros.
gr-web-about-blessing = Bênção de { $god }
gr-web-about-improve = Melhora uma ação em um território de { $god }.
gr-web-about-improved = O crescimento constrói um templo, a viagem reúne de qualquer lugar, o ataque chama o Deus. Bênçãos usadas ficam no espaço até você pontuar.
gr-web-about-board = Tabuleiro de { $who }
gr-web-about-supplies = Reserva de { $who }
gr-web-about-discs = Discos visitam templos e ativam espaços. Pontuar os traz de volta; com a restrição no panteão, os das visitas ficam de fora.
gr-web-about-wooden = Um templo de madeira conta como um meeple, nunca se move e rende uma carta de ação.
gr-web-about-card = Quem constrói um templo pega uma carta aberta e a coloca em um espaço. Os símbolos dela passam a valer no lugar do impresso.
gr-web-about-objective = Vale para todos enquanto está aberto.
gr-web-about-now = Pontuando agora, renderia: { $list }.
gr-web-brings = { $god } { $favour }
gr-web-about-hidden = O próximo é aberto no primeiro checkpoint, o último no segundo.
gr-web-about-checkpoint = Checkpoint { $checkpoint }, com { $mark } de favor
gr-web-about-victory = Pontos de vitória pela ordem de favor: { $values }.
gr-web-about-catch-up = Depois todos os outros avançam até esta marca, e um objetivo fechado é aberto.
gr-web-about-last = Todos os outros podem pontuar mais uma vez; então os pontos são reivindicados e a partida termina.
gr-web-about-favour = Pontuar faz você avançar. O favor vira pontos de vitória nos três checkpoints.
gr-web-about-score = Cada território que você controla e cujo Deus você visita dá 1 de favor, a peça de colheita e os objetivos. Depois os seus discos saem dos espaços e dos templos.
gr-web-about-patronus = Ele não precisa de visitas: cada território em que tem a maioria dá 1 de favor a ele. Você só vence com mais pontos de vitória do que ele.
