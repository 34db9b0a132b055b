# Palavras de DEUS.

## Names

# O nome de uma carta vem do arquivo de dados em cada idioma; cada um escolhe o seu.
-de-language = Português
    .code = pt
de-name = { -de-language.code ->
    [pt] { $pt }
   *[en] { $en }
}
de-no-card = nenhuma carta
de-card = { $name } ({ $cost }): { $text }
de-amount = { $what ->
    [PV] { $count } PV
   *[other] { $count } de { $what }
}
de-gold = ouro
de-points = PV
de-region = região { $region } ({ $terrain })

de-piece-maritime = navio
de-piece-production = prédio de produção
de-piece-scientific = prédio científico
de-piece-civil = prédio civil
de-piece-military = exército
de-piece-temple = templo

de-column-maritime = a coluna marítima
de-column-production = a coluna de produção
de-column-scientific = a coluna científica
de-column-civil = a coluna civil
de-column-military = a coluna militar
de-column-temple = a coluna dos templos

de-god-neptune = Netuno
de-god-ceres = Ceres
de-god-minerva = Minerva
de-god-vesta = Vesta
de-god-mars = Marte
de-god-jupiter = Júpiter

de-gift-neptune = { $gold } de ouro e um navio
de-gift-ceres = { $count ->
    [one] um recurso
   *[other] { $count } recursos
} e um prédio de produção
de-gift-minerva = { $count ->
    [one] mais uma carta
   *[other] mais { $count } cartas
} e um prédio científico
de-gift-vesta = { $points } PV e um prédio civil
de-gift-mars = { $count ->
    [one] uma peça de qualquer tipo
   *[other] { $count } peças de qualquer tipo
}
de-gift-jupiter = { $count ->
    [one] a dádiva de outro deus por uma carta
   *[other] a dádiva de outro deus por { $count } cartas
}

de-resource-wood = madeira
de-resource-clay = argila
de-resource-stone = pedra
de-resource-wheat = trigo

de-terrain-field = campo
de-terrain-forest = floresta
de-terrain-swamp = pântano
de-terrain-mountain = montanha
de-terrain-sea = mar
de-terrain-village = aldeia
de-terrain-none = fora do mapa

## What cards do

de-effect-buy = { $most ->
    [one] Pague { $price } de ouro e pegue um recurso à sua escolha.
   *[other] Compre até { $most } recursos à sua escolha por { $price } de ouro cada.
}
de-effect-sell = Venda até { $most } de { $resource } por { $gain } cada.
de-effect-exchange = Devolva até { $most } de { $resource } e pegue a mesma quantidade de outros recursos, em qualquer combinação.
de-effect-harvest = Pegue { $what } para cada { $per }.
de-effect-harvest-one = Escolha um dos seus prédios de produção e pegue { $amount } do recurso do terreno dele.
de-effect-harvest-each = De cada terreno com um prédio de produção seu, pegue 1 do recurso (no máximo { $most }).
de-effect-draw = Compre { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
de-effect-draw-per = Compre { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} para cada { $per }.
de-effect-gain = Ganhe { $pieces ->
    [one] uma peça à sua escolha
   *[other] { $pieces } peças à sua escolha
}.
de-effect-gain-per = Ganhe { $pieces ->
    [one] uma peça à sua escolha
   *[other] { $pieces } peças à sua escolha
} para cada { $per }.
de-effect-gain-and-draw = Ganhe { $pieces ->
    [one] uma peça à sua escolha
   *[other] { $pieces } peças à sua escolha
} e compre { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
de-effect-gain-and-draw-per = Ganhe { $pieces ->
    [one] uma peça à sua escolha
   *[other] { $pieces } peças à sua escolha
} e compre { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} para cada { $per }.
de-effect-swap-for-pieces = Você pode descartar uma carta para ganhar { $pieces ->
    [one] uma peça à sua escolha
   *[other] { $pieces } peças à sua escolha
}.
de-effect-swap-for-cards = Você pode descartar uma carta para comprar { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
de-effect-swap-for-both = Você pode descartar uma carta para ganhar { $pieces ->
    [one] uma peça à sua escolha
   *[other] { $pieces } peças à sua escolha
} e comprar { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}.
de-effect-activate = Use uma vez uma carta aberta d{ $column }.
de-effect-earn = Ganhe { $gain } para cada { $per }.
de-effect-march-one = Mova um dos seus exércitos até { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
}.
de-effect-march-each = Cada um dos seus exércitos pode se mover até { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
}, um depois do outro.
de-effect-raid = { $points ->
    [one] Tire 1 PV de uma aldeia vizinha de um exército seu.
   *[other] Tire { $points } PV de uma aldeia vizinha de um exército seu, ou o que restar nela.
}
de-effect-tax = Cada oponente com um { $piece } vizinho de um exército seu dá a você { $gold } de ouro, ou tudo o que tiver.
de-effect-rob = Tire { $points } PV de um oponente com um { $piece } vizinho de um exército seu.
de-effect-score = No fim: { $points } PV para cada { $per }, no máximo { $most } PV.

# O que se conta, depois de "para cada".
de-per-production = { $every ->
    [one] prédio de produção seu em { $terrain }
   *[other] { $every } prédios de produção seus em { $terrain }
}
de-per-regions-exactly = { $every ->
    [one] região sua com exatamente { $size } { $size ->
        [one] peça
       *[other] peças
    }
   *[other] { $every } regiões suas com exatamente { $size } { $size ->
        [one] peça
       *[other] peças
    }
}
de-per-regions-at-least = { $every ->
    [one] região sua com pelo menos { $size } { $size ->
        [one] peça
       *[other] peças
    }
   *[other] { $every } regiões suas com pelo menos { $size } { $size ->
        [one] peça
       *[other] peças
    }
}
de-per-regions-of-four = { $every ->
    [one] região sua com 4 ou mais peças
   *[other] { $every } regiões suas com 4 ou mais peças
}
de-per-occupied = { $every ->
    [one] região de { $terrain } que você ocupa
   *[other] { $every } regiões de { $terrain } que você ocupa
}
de-per-controlled = { $every ->
    [one] região que você controla
   *[other] { $every } regiões que você controla
}
de-per-pieces-on = { $every ->
    [one] peça (templos também) nas suas regiões de { $terrain }
   *[other] { $every } peças (templos também) nas suas regiões de { $terrain }
}
de-per-pieces = { $every ->
    [one] { $piece } seu no mapa
   *[other] { $every } peças suas do tipo { $piece } no mapa
}
de-per-sets = { $every ->
    [one] conjunto dos quatro recursos que você tem
   *[other] { $every } conjuntos dos quatro recursos que você tem
}
de-per-gold = { $every ->
    [one] moeda de ouro que você tem
   *[other] { $every } moedas de ouro que você tem
}
de-per-temple-cards = { $every ->
    [one] carta na sua coluna dos templos
   *[other] { $every } cartas na sua coluna dos templos
}
de-per-exposed-villages = { $every ->
    [one] aldeia com PV vizinha dos seus exércitos
   *[other] { $every } aldeias com PV vizinhas dos seus exércitos
}

## Options

de-option-map = Como o mapa é montado
de-option-map-fixed = sempre os mesmos continentes na forma padrão
de-option-map-random = continentes sorteados na forma padrão
de-option-map-band = continentes sorteados em uma faixa comprida
de-option-map-crescent = continentes sorteados em volta de um vão
de-option-map-custom = os continentes listados em “tiles”
de-option-tiles = Os continentes de um mapa próprio, cada um com at, tile, side e turn (a regra DE-Y2 mostra um exemplo)
de-option-start = As peças com que você começa
de-option-start-standard = duas de cada tipo
de-option-start-drafted = escolhidas em segredo por cada jogador
de-option-draft-1 = Quantas peças o primeiro lugar escolhe (8 ou 9 se experiente, 6 ou 7 para veteranos)
de-option-draft-2 = Quantas peças o segundo lugar escolhe
de-option-draft-3 = Quantas peças o terceiro lugar escolhe
de-option-draft-4 = Quantas peças o quarto lugar escolhe
de-option-wildcard = Prédio curinga: uma vez por partida você pode construir uma carta virada para baixo em qualquer coluna
de-option-city-size = Como as cartas leem o tamanho de uma região
de-option-city-size-exactly = exatamente o número de peças da carta
de-option-city-size-at-least = esse número de peças ou mais
de-option-round-limit = Depois de quantas rodadas a partida acaba, no máximo

## What is asked

de-ask-wait = Esperando { $turn }.
de-ask-wait-draft = Esperando os outros escolherem suas peças.
de-ask-draft = Escolha as peças com que você começa: { $left ->
    [one] falta 1
   *[other] faltam { $left }
}.
de-ask-turn = Construa uma carta ou ofereça cartas a um deus.
de-ask-pay = Como você paga { $cost }? Cada recurso pode ser trocado por { $gold } de ouro.
de-ask-place = Onde você coloca a peça ({ $piece })?
de-ask-effect = { $card }: { $text }
de-ask-buy = Compre mais um recurso por { $price } de ouro (no máximo { $left }), ou pare.
de-ask-exchange = Troque mais { $resource } (no máximo { $left }), ou pare.
de-ask-piece = Escolha uma peça do seu fornecimento: { $left ->
    [one] falta 1
   *[other] faltam { $left }
}.
de-ask-muster = Escolha o próximo exército a mover, ou pare.
de-ask-march = O exército está na região { $region } e ainda tem { $left ->
    [one] 1 passo
   *[other] { $left } passos
}.
de-ask-offering = Oferenda a { $god }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} até agora. Acrescente mais, ou invoque o deus.
de-ask-jupiter = Que deus Júpiter representa?
de-ask-ceres = Escolha um recurso de Ceres: { $left ->
    [one] falta 1
   *[other] faltam { $left }
}.

## What can be done

de-action-draft = Começar com um { $piece }
de-action-build = Construir { $card }
de-action-hide = Construir { $card } virada para baixo n{ $column }
de-action-pay = Pagar { $cost }
de-action-place = Construir na { $region }
de-action-settle = Pagar { $points } PV e construir na { $region }
de-action-use = Usar a carta
de-action-decline = Recusar
de-action-done = Já basta
de-action-done-offering = Invocar { $god }: { $gift }
de-action-done-march = Parar aqui
de-action-take = Pegar { $resource }
de-action-sell = Vender { $what } por { $gain }
de-action-exchange = Trocar um por { $resource }
de-action-gain = Ganhar um { $piece }
de-action-discard = Descartar { $card }
de-action-activate = Usar a carta { $place }: { $card }
de-action-march = Mover o exército da { $region }
de-action-step = Ir para a { $region }
de-action-raid = Tirar PV da { $region }
de-action-rob = Roubar de { $from }
de-action-offer = Oferecer { $card } a { $god } ({ $gift })
de-action-add = Oferecer também { $card }
de-action-invoke = Invocar { $god }: { $gift }

## What happens

de-event-first-player = { $who } começa.
de-event-drafted = { $who } escolhe uma peça.
de-event-drafted-piece = { $who } escolhe um { $piece }.
de-event-draft-opened = Todos escolheram suas peças e as mostram.
de-event-drew-cards = { $who } compra { $cards }.
de-event-drew = { $who } compra { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.
de-event-reshuffled = { $count ->
    [one] A única carta descartada forma a nova pilha de compras.
   *[other] As { $count } cartas descartadas formam a nova pilha de compras.
}
de-event-card-laid = { $who } constrói { $card }.
de-event-card-hidden = { $who } constrói uma carta virada para baixo n{ $column } por { $gold } de ouro.
de-event-own-card-hidden = { $who } constrói { $card } virada para baixo n{ $column } por { $gold } de ouro.
de-event-paid = { $who } paga { $cost }.
de-event-placed = { $who } coloca um { $piece } na região { $region }.
de-event-edge-paid = { $who } paga { $points } PV por um lugar na borda.
de-event-no-temple-left = { $who } constrói uma carta de templo sem templo de madeira: não sobrou nenhum.
de-event-sacked = A aldeia da região { $region } cai: { $who } ganha { $points } PV.
de-event-used = { $who } usa { $card }.
de-event-declined = { $who } recusa { $card }.
de-event-gained-gold = { $who } ganha { $gold } de ouro.
de-event-gained-points = { $who } ganha { $points } PV.
de-event-took = { $who } pega { $what }.
de-event-bought = { $who } compra { $resource } por { $gold } de ouro.
de-event-sold = { $who } vende { $what }.
de-event-exchanged = { $who } troca { $from } por { $to }.
de-event-gained-piece = { $who } ganha um { $piece }.
de-event-discarded = { $who } descarta { $card }.
de-event-moved = { $who } move um exército da região { $from } para a região { $to }.
de-event-raided = { $who } tira { $points } PV da aldeia da região { $region }.
de-event-taxed = { $from } dá { $gold } de ouro a { $who }.
de-event-robbed = { $who } tira { $points } PV de { $from }.
de-event-offered = { $who } oferece { $card }.
de-event-offered-more = { $who } oferece mais uma carta: { $count } ao todo.
de-event-invoked = { $who } invoca { $god } com { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
de-event-round = A rodada { $round } começa.
de-event-last-round = { $why } A rodada { $round } é a última.
de-event-over = A partida acabou. { $why }

## How it ends

de-end-temples = Todos os templos do fornecimento foram construídos.
de-end-villages = Todas as aldeias de bárbaros foram saqueadas.
de-end-exhaustion = Uma mão não pode ser reposta, pois não há mais cartas.
de-end-round-limit = O limite de rodadas foi atingido.

de-score-points = Pontos de vitória ganhos
de-score-temple = Templo
de-score-majority = Maioria
de-why-points = ganhos durante a partida
de-why-temple = { $card }: { $text }
de-why-majority = maioria de { $what } ({ $count })
de-why-majority-tied = empate na maioria de { $what } ({ $count }): só pontua se ficar assim até o fim

## The table as text

de-draw-seat = { $who }
de-draw-status = { $points } PV, { $gold } de ouro, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}
de-draw-pieces = tabuleiro/fornecimento
de-draw-supply = Rodada { $round } · há madeira { $wood }, argila { $clay }, pedra { $stone }, trigo { $wheat }, templos { $temples } · pilha { $deck }, descarte { $discard }

de-letter-field = c
de-letter-forest = f
de-letter-swamp = p
de-letter-mountain = m
de-letter-sea = ~
de-letter-village = a
de-letter-maritime = M
de-letter-production = P
de-letter-scientific = C
de-letter-civil = V
de-letter-military = E
de-letter-temple = T

## What isn't allowed

de-refusal-game-over = A partida acabou.
de-refusal-not-your-turn = É a vez de { $turn }.
de-refusal-draft-first = Primeiro é preciso escolher as peças iniciais.
de-refusal-begin-turn = Comece seu turno: construa uma carta ou ofereça cartas.
de-refusal-pay-first = Primeiro pague a carta.
de-refusal-place-first = Primeiro coloque sua peça no mapa.
de-refusal-temple-first = Primeiro coloque o templo em uma das suas regiões de terra.
de-refusal-effect-first = Primeiro use ou recuse a carta.
de-refusal-trade-first = Primeiro continue negociando, ou pare.
de-refusal-piece-first = Primeiro escolha a peça que você ganha.
de-refusal-march-first = Primeiro termine de mover seus exércitos.
de-refusal-offering-first = Primeiro termine sua oferenda.
de-refusal-jupiter-first = Primeiro escolha o deus que Júpiter representa.
de-refusal-ceres-first = Primeiro pegue o recurso de Ceres.
de-refusal-draft-complete = Você já escolheu todas as suas peças.
de-refusal-drafted-out = Você já escolheu todas as suas peças deste tipo ({ $piece }).
de-refusal-not-in-hand = Você não tem essa carta na mão.
de-refusal-no-piece = Não há nenhum { $piece } no seu tabuleiro de jogador.
de-refusal-cant-pay = Você não consegue pagar essa carta.
de-refusal-nowhere-to-build = Não há região para o seu { $piece }.
de-refusal-temple-needs-rows = Seu próximo templo precisa de { $rows ->
    [one] uma carta
   *[other] { $rows } cartas
} em cada uma das outras cinco colunas.
de-refusal-nowhere-for-temple = Nenhuma das suas regiões de terra pode receber um templo.
de-refusal-no-wildcard = Esta mesa joga sem prédios curinga.
de-refusal-wildcard-used = Você já construiu seu prédio curinga.
de-refusal-wildcard-too-dear = Uma carta virada para baixo ali custa { $gold } de ouro.
de-refusal-wrong-payment = Você não pode pagar o custo da carta desse jeito.
de-refusal-no-such-region = Não há região { $region } neste mapa.
de-refusal-village = A região { $region } é uma aldeia de bárbaros: nada se constrói ali.
de-refusal-wrong-element = Região { $region }: navios se constroem no mar, e só navios.
de-refusal-occupied = A região { $region } é de outro jogador.
de-refusal-same-type = Você já tem um prédio desse tipo na região { $region }.
de-refusal-not-connected = A região { $region } não é vizinha de uma região sua.
de-refusal-not-edge = Seu primeiro prédio vai para a borda do mapa; a região { $region } não fica lá.
de-refusal-too-close = A região { $region } fica perto demais da primeira região de outro jogador.
de-refusal-edge-only = Região { $region }: pontos de vitória só compram uma região vazia da borda que sirva à peça.
de-refusal-free-anyway = Você pode construir na região { $region } sem pagar pontos de vitória.
de-refusal-too-few-points = Você tem poucos pontos de vitória para isso.
de-refusal-temple-not-on-edge = Um templo vai para uma região sua, não importa o que você pague.
de-refusal-no-temple-site = Região { $region }: um templo vai para uma região de terra sua que não tenha templo.
de-refusal-not-that-effect = A carta não pode ser usada assim.
de-refusal-sold-out = O fornecimento geral não tem { $resource }.
de-refusal-sells-only = Com esta carta você vende de 1 a { $most }.
de-refusal-too-few-resources = Você não tem { $resource } suficiente.
de-refusal-not-produced = Você não tem prédio de produção no terreno que dá { $resource }.
de-refusal-too-little-gold = Você tem pouco ouro.
de-refusal-same-resource = Um recurso só se troca por outros tipos.
de-refusal-no-piece-left = Seu fornecimento não tem mais { $piece }.
de-refusal-nothing-to-gain = Seu fornecimento está vazio, então descartar uma carta não traria nada.
de-refusal-nothing-to-activate = Essa carta não pode ser usada agora.
de-refusal-must-finish = O exército não pode ficar onde começou. Escolha o próximo passo dele.
de-refusal-no-army = Não há exército seu que possa se mover na região { $region }.
de-refusal-temple-alone = O exército da região { $region } não pode deixar um templo sozinho.
de-refusal-stuck = O exército da região { $region } não tem para onde ir.
de-refusal-not-adjacent = A região { $region } não fica a um passo.
de-refusal-cant-stop = Seu exército não pode terminar o movimento na região { $region }.
de-refusal-no-ship = Um exército só vai ao mar onde você tem um navio: não à região { $region }.
de-refusal-two-armies = Você já tem um exército na região { $region }.
de-refusal-back-again = Um exército não pode terminar o movimento onde começou: região { $region }.
de-refusal-not-exposed = Nenhum exército seu é vizinho de uma aldeia com PV na região { $region }.
de-refusal-sacked = A aldeia da região { $region } já foi saqueada, e as cartas a ignoram.
de-refusal-rob-yourself = A carta tira PV de outro jogador, não de você.
de-refusal-not-in-reach = { $from } não tem prédio desse tipo vizinho dos seus exércitos.
de-refusal-nothing-to-rob = { $from } não tem PV.

## O tabuleiro em frases, e as palavras dele

de-hand-empty = Você não tem cartas na mão.
de-missing-regions = { $count ->
    [0] todas as regiões em volta estão ocupadas
    [one] ainda vazia ao lado: região { $regions }
   *[other] ainda vazias ao lado: regiões { $regions }
}
de-missing-army = ainda sem exército ao lado
de-face-down = { $card }, virada para baixo
de-face-down-card = uma carta virada para baixo
de-tell-column = { $god }, { $name }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de baixo para cima: { $cards }.
de-last-round = A rodada { $round } é a última; esta é a rodada { $now }.
de-tell-state = Rodada { $round }. Templos no fornecimento: { $temples }. Aldeias de pé: { $villages }.
de-tell-hand = Sua mão: { $cards }
de-tell-goods = { $who } tem { $gold } de ouro, { $goods }, e { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} na mão.
de-tell-points = { $who } tem { $points } PV.
de-tell-stock = Prontas no tabuleiro de { $who }: { $pieces }.
de-tell-pieces = { $piece }: { $count }
de-tell-region = { $region }: { $pieces }
de-tell-regions = { $who } ocupa { $regions }.
de-tell-nowhere = { $who } ainda não tem nada no mapa.
de-tell-columns = Cartas de { $who }: { $columns }
de-tell-village = Aldeia na região { $region }, { $points } PV: { $missing }.
de-tell-supply = Fornecimento geral: { $goods }. Pilha de compras { $deck }, descartes { $discards }.
de-number = { $number }
de-comma = { $list }, { $item }
de-also = { $list }; { $item }
de-then = { $list } { $item }

# Do que uma decisão pode tratar.
de-theme-points = Pontos de vitória
de-theme-temples = Templos
de-theme-majorities = Maiorias
de-theme-supplies = Ouro e recursos
de-theme-hand = A mão
de-theme-columns = Colunas
de-theme-pieces = Peças no tabuleiro
de-theme-land = Terras no mapa
de-theme-armies = Exércitos e aldeias
de-theme-tempo = A vez
de-theme-rivals = Os outros
de-stage = na rodada { $number }
