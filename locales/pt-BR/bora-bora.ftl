# Palavras de Bora Bora.

## Nomes

bb-terrain-beach = praia
bb-terrain-forest = floresta
bb-terrain-mountain = montanha
bb-terrain-plains = planície
bb-island-central = ilha central
bb-island-north = ilha do norte
bb-island-east = ilha do leste
bb-island-south = ilha do sul
bb-island-west = ilha do oeste
bb-region = { $name } ({ $terrain }, { $island })
bb-path-land = caminho de terra
bb-path-water = caminho de água
bb-fish-butterflyfish = peixe-borboleta
bb-fish-surgeonfish = peixe-cirurgião
bb-fish-soldierfish = peixe-soldado
bb-fish-parrotfish = peixe-papagaio

bb-god-blue = Azul
bb-god-white = Branco
bb-god-red = Vermelho
bb-god-green = Verde
bb-god-yellow = Amarelo
bb-way-card = a carta e uma oferenda
bb-way-pair = duas cartas do Deus { $god } e uma oferenda
bb-way-tile = uma ficha de Deus

bb-sex-man = homem
bb-sex-woman = mulher
bb-person-man = homem ({ $kind })
bb-person-woman = mulher ({ $kind })
bb-nobody = ninguém
bb-kind-land = terra
bb-kind-water = água
bb-kind-woman = mulher
bb-kind-man = homem
bb-kind-build = construção
bb-kind-material = material
bb-kind-hut = cabana
bb-kind-points = pontos
bb-kind-card = carta de Deus
bb-kind-offering = oferenda
bb-kind-status = status
bb-kind-shell = concha
# Duas letras para cada tipo, nos tabuleiros dos jogadores.
bb-code-land = Te
bb-code-water = Ág
bb-code-woman = Mu
bb-code-man = Ho
bb-code-build = Cs
bb-code-material = Mt
bb-code-hut = Cb
bb-code-points = PV
bb-code-card = Ca
bb-code-offering = Of
bb-code-status = St
bb-code-shell = Cn

bb-material-sand = areia
bb-material-wood = madeira
bb-material-stone = pedra
# Uma letra para cada material, todas diferentes.
bb-letter-sand = a
bb-letter-wood = m
bb-letter-stone = p
bb-ground = { $material } (linha { $row }, coluna { $column })
bb-space-ordinary = onze primeiros espaços
bb-space-twelfth = décimo segundo espaço

bb-jewel-necklace = colar
bb-jewel-bracelet = pulseira
bb-jewel-earrings = brincos
bb-jewel-ring = anel
bb-jewel-headdress = cocar
bb-jewel-anklet = tornozeleira
bb-jewel = { $kind } ({ $price ->
    [one] { $price } concha
   *[other] { $price } conchas
}, { $points } PV)

bb-deed-helper = Ajudante
bb-deed-temple = Templo
bb-deed-build = Construir
bb-deed-man = Homem
bb-deed-woman = Mulher
bb-deed-land = Caminho de terra
bb-deed-water = Caminho de água
bb-deed-fishing = Pesca

## Tarefas

bb-task = { $demands }
bb-demand-men = { $count ->
    [one] { $count } homem
   *[other] { $count } homens
}
bb-demand-women = { $count ->
    [one] { $count } mulher
   *[other] { $count } mulheres
}
bb-demand-men-different = { $count } homens diferentes
bb-demand-women-different = { $count } mulheres diferentes
bb-demand-people-of = { $count } pessoas: { $of }
bb-demand-men-down = { $count } homens tatuados
bb-demand-women-down = { $count } mulheres movidas para baixo
bb-demand-people-down = { $count } pessoas movidas para baixo
bb-demand-priests = { $count ->
    [one] { $count } padre no templo
   *[other] { $count } padres no templo
}
bb-demand-jewels = { $count ->
    [one] { $count } joia
   *[other] { $count } joias
}
bb-demand-jewels-different = { $count } joias diferentes
bb-demand-jewels-of = { $count } joias: { $of }
bb-demand-first = primeiro lugar na ordem do turno
bb-demand-regions = cabanas em { $count } regiões
bb-demand-islands = cabanas em { $count } ilhas
bb-demand-terrain = cabanas em { $count } regiões: { $of }
bb-demand-fish = cabanas junto a { $count } peixes: { $of }
bb-demand-twelfth-huts = { $count } cabanas no décimo segundo espaço
bb-demand-cards-alike = { $count } cartas de Deus de uma cor
bb-demand-cards-of = { $count } cartas de Deus: { $of }
bb-demand-cards-different = { $count } cartas de Deus de cores diferentes
bb-demand-god-tiles = { $count } fichas de Deus
bb-demand-offerings = { $count } oferendas
bb-demand-shells = { $count } conchas
bb-demand-materials-of = { $count } materiais: { $of }
bb-demand-materials = { $count } materiais
bb-demand-buildings = { $count } construções
# O mesmo em poucas palavras, onde difere.
bb-brief-men-down = { $count } homens tatuados
bb-brief-women-down = { $count } mulheres para baixo
bb-brief-people-down = { $count } pessoas para baixo
bb-brief-priests = { $count ->
    [one] { $count } padre
   *[other] { $count } padres
}
bb-brief-first = 1º na ordem
bb-brief-regions = cabanas: { $count } regiões
bb-brief-islands = cabanas: { $count } ilhas
bb-brief-terrain = { $count } cab.: { $of }
bb-brief-fish = { $count } cab.: { $of }
bb-brief-twelfth-huts = { $count } cabanas no 12º
bb-brief-cards-alike = { $count } cartas de uma cor
bb-brief-cards-of = { $count } cartas: { $of }
bb-brief-cards-different = { $count } cartas diferentes
bb-brief-materials-of = { $count } mat.: { $of }
# Uma palavra para um tipo nas fichas, onde a inteira não cabe: cabem oito letras.
bb-brief-land = terra
bb-brief-water = água
bb-brief-build = constr.
bb-brief-hut = cabana
bb-brief-card = carta

## O que se pergunta

bb-ask-wait = Esperando { $turn }.
bb-ask-start = Escolha a região da sua primeira cabana.
bb-ask-die = Coloque um dos seus dados.
bb-ask-pay = Escolha como pagar o Deus { $god }.
bb-ask-expand = Expanda por { $path } de valor { $value } no máximo: escolha uma região.
bb-ask-hut = Escolha a cabana que vai para { $region }.
bb-ask-lay = Escolha o espaço de cerimônia para o material: { $material }.
bb-ask-fish = Pontue o peixe de { $region } ({ $value } PV) com o Deus Vermelho, ou deixe-o.
bb-ask-person = Pegue uma ficha de { $sex } das posições 1 a { $value }.
bb-ask-room = Escolha onde fica a nova ficha: { $person }.
bb-ask-helper = O ajudante tem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para você. Troque, ou pare por aqui.
bb-ask-priest = Escolha um espaço do templo de valor { $value } no máximo.
bb-ask-building = Escolha uma construção de valor { $value } no máximo.
bb-ask-site = Escolha dois materiais adjacentes para a construção { $tile }.
bb-ask-fire-gift = Bônus de fogo: pegue uma carta de Deus ou uma oferenda.
bb-ask-fire-step = Bônus de fogo: suba um passo no status ou pegue uma concha.
bb-ask-people = Use homens ou mulheres, ou termine sua vez.
bb-ask-materials = Pegue um material ({ $left ->
    [one] falta 1
   *[other] faltam { $left }
}).
bb-ask-cards = Pegue uma carta de Deus ({ $left ->
    [one] falta 1
   *[other] faltam { $left }
}).
bb-ask-huts = Mova uma cabana para o décimo segundo espaço (no máximo { $left }).
bb-ask-jewel = Compre uma das joias desta rodada, ou nenhuma.
bb-ask-task = Resolva uma das suas tarefas.
bb-ask-new-task = Escolha uma nova tarefa.
bb-ask-last-task = Resolva suas últimas tarefas.

## O que se pode fazer

bb-action-place = { $face } → { $deed }
bb-action-place-white = { $face } → { $deed }, valendo seis com o Branco
bb-action-place-blue = { $face } → { $deed }, com o Azul
bb-action-place-both = { $face } → { $deed }, com o Azul e valendo seis com o Branco
bb-action-pay = Pagar com { $way }
bb-action-score-fish = Pontuar o peixe: pagar com { $way }
bb-action-leave-fish = Deixar o peixe
bb-action-settle = { $region }: { $fish } { $value }
bb-action-take-hut = Cabana: { $space }
bb-action-lay = Em { $ground }
bb-action-take-person = Posição { $position }: { $person }
bb-action-house = Lugar: { $space }
bb-action-tattoo = Tatuar um homem ({ $kind }): { $steps } de status
bb-action-collect = Coletar com uma mulher ({ $kind }): { $shells ->
    [one] { $shells } concha
   *[other] { $shells } conchas
}
bb-action-score-point = Marcar 1 PV
bb-action-take-offering = Pegar uma oferenda
bb-action-take-card = Pegar a carta aberta do Deus { $god }
bb-action-draw-card = Comprar uma carta de Deus da pilha
bb-action-take-material = Pegar { $material }
bb-action-move-hut = Mover uma cabana para o décimo segundo espaço
bb-action-send-priest = Padre no { $space }
bb-action-build = Construir a ficha { $tile }
bb-action-build-on = Em { $spaces }
bb-action-take-status = Subir um passo no status
bb-action-take-shell = Pegar uma concha
bb-action-use = { $count } × { $person } → { $strength }
bb-action-use-double = { $count } × { $person } → { $strength }, em dobro com o Verde
bb-action-use-further = { $count } × { $person } → { $strength }, como ação a mais com o Verde
bb-action-buy = Comprar: { $jewel }
bb-action-buy-nothing = Não comprar nada
bb-action-fulfil = Cumprir: { $task }
bb-action-fulfil-with = Cumprir com o Amarelo: { $task }; pagar com { $way }
bb-action-discard = Descartar: { $task }
bb-action-take-task = Pegar: { $task }
bb-action-give-up-tasks = Desistir das tarefas que restam
bb-action-end-helper = Encerrar o ajudante
bb-action-end-people = Encerrar a vez dos homens e mulheres
bb-action-done = Parar por aqui

## O que acontece

bb-event-ordered = { $who } é o número { $place } na ordem do turno.
bb-event-task-dealt = { $who } recebe uma tarefa: { $task }.
bb-event-round-began = Começa a rodada { $round }.
bb-event-dice-thrown = { $who } rola { $first }, { $second } e { $third }.
bb-event-die-placed = { $who } coloca um { $face }: { $deed }.
bb-event-god-used = { $who } chama o Deus { $god } e paga com { $way }.
bb-event-settled = { $who } se estabelece em { $region }.
bb-event-material-taken = { $who } pega { $material }.
bb-event-laid-beside = { $who } não tem espaço livre para { $material } e deixa o material ao lado do tabuleiro.
bb-event-offering-taken = { $who } pega uma oferenda.
bb-event-shells-taken = { $who } pega { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
}.
bb-event-status-risen = { $who } sobe { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} no status.
bb-event-scored = { $who } marca { $points } PV: { $source }.
bb-event-person-taken = { $who } pega uma ficha: { $person }.
bb-event-moved-down = { $who } move uma ficha para baixo: { $person }.
bb-event-hut-moved = { $who } move uma cabana para o décimo segundo espaço.
bb-event-card-taken = { $who } pega a carta aberta do Deus { $god }.
bb-event-card-drawn = { $who } compra uma carta do Deus { $god }.
bb-event-card-drawn-unseen = { $who } compra uma carta de Deus.
bb-event-card-opened = Uma carta do Deus { $god } é aberta.
bb-event-reshuffled = As cartas de Deus descartadas são embaralhadas.
bb-event-priest-sent = { $who } envia um padre ao espaço { $space }.
bb-event-priest-returned = Um padre de { $who } é empurrado para fora do templo.
bb-event-built = { $who } constrói a ficha { $tile }.
bb-event-people-used = { $who } usa { $count } × { $person }.
bb-event-god-tile-won = { $who } tem mais padres e ganha uma ficha de Deus.
bb-event-god-tile-lost = O templo está vazio, e uma ficha de Deus sai do jogo.
bb-event-jewel-bought = { $who } compra uma joia: { $jewel }.
bb-event-cards-shown = { $who } mostra { $cards }.
bb-event-task-fulfilled = { $who } cumpre uma tarefa: { $task }.
bb-event-task-fulfilled-aided = { $who } cumpre uma tarefa com o Deus Amarelo: { $task }.
bb-event-task-discarded = { $who } descarta uma tarefa: { $task }.
bb-event-task-taken = { $who } pega uma nova tarefa: { $task }.

## Como termina

bb-end-six-rounds = As seis rodadas terminaram, e a partida acabou.
bb-tie-turn-order = depois na última ordem do turno
bb-source-start = lugar na primeira ordem do turno
bb-source-fishing = dados na pesca
bb-source-helper = troca com o ajudante
bb-source-people = homens e mulheres
bb-source-fish = peixes pontuados
bb-source-buildings = construções
bb-source-status = trilha de status
bb-source-temple = padres no templo
bb-source-tasks = tarefas
bb-source-jewels = joias
bb-source-god-tiles = fichas de Deus restantes
bb-source-bonuses = metas alcançadas no final
bb-score-start = Início
bb-score-fishing = Pesca
bb-score-helper = Ajudante
bb-score-people = Homens e mulheres
bb-score-fish = Peixes
bb-score-buildings = Construções
bb-score-status = Status
bb-score-temple = Templo
bb-score-tasks = Tarefas
bb-score-jewels = Joias
bb-score-god-tiles = Fichas de Deus
bb-score-bonuses = Bônus

## A mesa em texto

bb-draw-seat = { $who }
# Depois da seta: o lugar na ordem do turno que o status daria a seguir.
bb-draw-standing = { $points } PV · status { $steps } · nº { $place }→{ $next }
bb-draw-goods = ofe { $offerings } con { $shells } fic { $tiles } pad { $priests } cab { $huts }+{ $twelfth }
bb-draw-cards = cartas
bb-draw-done = ({ $tasks } tarefas, { $jewels } joias)
bb-draw-to-build = a construir
bb-draw-actions = Ações
bb-draw-round = Rodada { $round }
bb-draw-temple = Templo
bb-draw-row = Cartas
bb-draw-pile = ({ $cards } na pilha)
bb-draw-men = Homens
bb-draw-women = Mulheres
bb-draw-jewels = Joias
bb-draw-own-jewels = Joias de { $who }:
bb-draw-tasks = Tarefas
bb-draw-die = Um { $face } poderia:

## Por que algo é recusado

bb-refusal-game-over = A partida acabou. Nada mais pode ser feito nesta mesa.
bb-refusal-not-your-turn = É a vez de { $turn }, não a sua.
bb-refusal-start-first = Primeiro escolha a região da sua primeira cabana.
bb-refusal-die-first = Primeiro coloque um dos seus dados.
bb-refusal-pay-first = Primeiro escolha como pagar o Deus { $god }.
bb-refusal-expand-first = Você está expandindo. Primeiro escolha a região.
bb-refusal-hut-first = Primeiro escolha a cabana que vai para a nova região.
bb-refusal-lay-first = Primeiro escolha o espaço de cerimônia para o seu material.
bb-refusal-fish-first = Primeiro decida se pontua o peixe: agora ou nunca.
bb-refusal-person-first = Primeiro pegue um homem ou uma mulher do tabuleiro.
bb-refusal-room-first = Primeiro escolha onde fica a nova ficha.
bb-refusal-helper-first = Você está com o ajudante. Troque pelo que ele oferece, ou encerre antes.
bb-refusal-priest-first = Primeiro escolha um espaço para o seu padre.
bb-refusal-building-first = Primeiro escolha a ficha que vai construir.
bb-refusal-site-first = Primeiro escolha os dois materiais que a construção cobre.
bb-refusal-fire-gift-first = Primeiro pegue uma carta de Deus ou uma oferenda pelo bônus de fogo.
bb-refusal-fire-step-first = Primeiro pegue um passo de status ou uma concha pelo bônus de fogo.
bb-refusal-people-first = Agora agem homens e mulheres. Use fichas, ou termine sua vez.
bb-refusal-materials-first = Primeiro pegue todos os materiais que suas fichas trazem.
bb-refusal-cards-first = Primeiro pegue todas as cartas de Deus que suas fichas trazem.
bb-refusal-huts-first = Suas fichas estão movendo cabanas. Mova uma, ou pare depois da primeira.
bb-refusal-jewel-first = Primeiro compre uma joia, ou decida não comprar.
bb-refusal-task-first = Primeiro resolva uma das suas tarefas.
bb-refusal-new-task-first = Primeiro escolha uma nova tarefa do tabuleiro.
bb-refusal-last-task-first = As últimas tarefas são resolvidas agora. Nada mais pode ser feito.

bb-refusal-not-a-start = Você não pode começar em { $region }. As primeiras cabanas vão para regiões com um peixe de valor 1.
bb-refusal-start-taken = Alguém já começa em { $region }. Escolha uma região livre.
bb-refusal-no-such-die = Você não tem mais nenhum { $face } para colocar.
bb-refusal-die-too-high = Um { $face } é alto demais para { $deed }: há um { $lowest } lá, e você não pode pagar o Deus Azul.
bb-refusal-no-god-for-fishing = A pesca aceita qualquer dado como está. Nenhum Deus é preciso.
bb-refusal-already-six = Um seis já é seis. O Deus Branco não faz nada por ele.
bb-refusal-cannot-pay = Você não pode pagar o Deus { $god }: uma carta com uma oferenda, duas cartas de uma cor com uma oferenda, ou uma ficha de Deus.
bb-refusal-cannot-pay-both = Você não pode pagar o Deus Azul e o Deus Branco com um só dado.
bb-refusal-nothing-left-for = Pagando assim, você não poderia mais pagar o Deus { $god }.
bb-refusal-no-offering = Cada carta jogada custa uma oferenda, e você não tem nenhuma.
bb-refusal-no-such-card = Você não tem nenhuma carta do Deus { $god }.
bb-refusal-no-pair = Você não tem duas cartas do Deus { $god }.
bb-refusal-no-god-tile = Você não tem nenhuma ficha de Deus.
bb-refusal-no-hut-left = Todas as suas cabanas estão nas ilhas.
bb-refusal-nowhere-to-go = Nenhum { $path } de valor { $value } ou menos leva você a uma região nova.
bb-refusal-already-there = Você já tem uma cabana em { $region }, e uma é o máximo.
bb-refusal-too-far = Nenhum { $path } de valor { $value } ou menos leva a { $region } a partir de uma região com cabana sua.
bb-refusal-no-hut-there = Não há cabana ali ({ $space }).
bb-refusal-wrong-ground = O espaço de cerimônia { $ground } não aceita { $material }.
bb-refusal-ground-taken = O espaço de cerimônia { $ground } está ocupado, e nada se move depois de colocado.
bb-refusal-no-room = Não há espaço livre para um homem ou uma mulher no seu tabuleiro.
bb-refusal-nobody-to-take = Não resta ficha de { $sex } nas posições 1 a { $value }.
bb-refusal-position-too-high = A posição { $position } está fora de alcance: você pode pegar de 1 a { $value }.
bb-refusal-position-empty = Não resta ficha na posição { $position }.
bb-refusal-too-dear = Isso custa { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
}, e o ajudante ainda tem { $points } para você.
bb-refusal-nobody-up = Você não tem mais ficha de { $sex } ({ $kind }) para mover para baixo. Cada uma desce uma vez só.
bb-refusal-card-not-open = Nenhuma carta do Deus { $god } está aberta.
bb-refusal-no-cards = Não resta carta de Deus para comprar.
bb-refusal-no-hut-to-move = Você não tem cabana para mover ao décimo segundo espaço.
bb-refusal-twelfth-taken = Há uma ficha de homem ou mulher no seu décimo segundo espaço. Nenhuma cabana pode ir para lá.
bb-refusal-no-priest = Você não tem padre na sua reserva.
bb-refusal-space-too-high = Você não alcança o espaço { $space } do templo com { $value }.
bb-refusal-no-site = Para construir é preciso material em dois espaços de cerimônia adjacentes.
bb-refusal-no-tile = Você já construiu todas as suas fichas de valor { $value } ou menos.
bb-refusal-tile-too-high = A ficha { $tile } não pode ser construída com { $value }.
bb-refusal-tile-built = A ficha { $tile } já está construída.
bb-refusal-not-filled = Os dois espaços sob uma construção precisam de material.
bb-refusal-nobody-of-kind = Você não tem ficha de { $sex } ({ $kind }).
bb-refusal-not-so-many = Você tem { $have } × { $sex } ({ $kind }) para agir, e não { $count }.
bb-refusal-act-together = As suas fichas ({ $have } × { $sex }, { $kind }) agem juntas, e não uma a uma.
bb-refusal-sex-used = Você já usou uma ação de { $sex } nesta fase. Mais uma exige o Deus Verde.
bb-refusal-kind-used = Esse tipo ({ $sex }, { $kind }) já agiu nesta fase. Escolha outro.
bb-refusal-green-used = Você já usou um Deus Verde nesta fase, e um é o máximo.
bb-refusal-not-further = Você ainda não usou uma ação de { $sex } nesta fase, então nenhum Deus é preciso.
bb-refusal-nothing-to-gain = { $kind }: a ação não traria nada agora.
bb-refusal-move-a-hut-first = Mova pelo menos uma cabana antes de parar.
bb-refusal-not-for-sale = Essa joia não está à venda nesta rodada.
bb-refusal-too-few-shells = A joia custa { $price ->
    [one] { $price } concha
   *[other] { $price } conchas
}, e você tem { $shells }.
bb-refusal-not-your-task = Essa não é uma das suas tarefas abertas.
bb-refusal-not-met = Você não cumpre tudo o que a tarefa pede.
bb-refusal-needs-no-help = Você cumpre essa tarefa sem ajuda. O Deus Amarelo serve para outra.
bb-refusal-help-too-small = O Deus Amarelo substitui exatamente uma coisa, e depois de pagar falta mais que isso.
bb-refusal-must-fulfil = Você cumpre uma das suas tarefas sem ajuda, então deve cumprir uma.
bb-refusal-must-fulfil-last = Você cumpre uma das suas últimas tarefas sem ajuda, então deve cumpri-la antes.
bb-refusal-not-shown = Essa tarefa não está no tabuleiro.

## O tabuleiro em frases, e as palavras dele

bb-fish = { $fish } de valor { $value }
bb-held-by = espaço de construção: { $who }
bb-held-by-nobody = espaço de construção livre
bb-beside = cabanas ao lado: { $who }
bb-phase-set-up = Primeiras cabanas
bb-phase-dice = A: dados
bb-phase-people = B: pessoas
bb-phase-jewels = C: joias
bb-phase-tasks = C: tarefas
bb-phase-new-tasks = C: novas tarefas
bb-phase-last-tasks = Últimas tarefas
bb-phase-over = O fim
bb-die-of = { $face } de { $who }
bb-count-huts = { $count ->
    [0] nenhuma cabana nos onze primeiros espaços
    [one] { $count } cabana nos onze primeiros espaços
   *[other] { $count } cabanas nos onze primeiros espaços
}
bb-count-twelfth = décimo segundo espaço: { $count ->
    [0] nenhuma cabana
    [one] { $count } cabana
   *[other] { $count } cabanas
}
bb-count-god-tiles = { $count ->
    [one] { $count } ficha de Deus
   *[other] { $count } fichas de Deus
}
bb-count-offerings = { $count ->
    [one] { $count } oferenda
   *[other] { $count } oferendas
}
bb-count-shells = { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
}
bb-count-priests = { $count ->
    [one] { $count } padre disponível
   *[other] { $count } padres disponíveis
}
bb-goal-tasks = tarefas cumpridas: { $have } de { $need }
bb-goal-jewels = joias: { $have } de { $need }
bb-goal-ceremony = espaços de cerimônia ocupados: { $have } de { $need }
bb-goal-buildings = construções: { $have } de { $need }
bb-goal-regions = regiões com cabana: { $have } de { $need }
bb-goal-people = homens e mulheres: { $have } de { $need }
bb-count-people = { $count ->
    [one] { $count } homem ou mulher
   *[other] { $count } homens e mulheres
}
bb-count-buildings = { $count ->
    [one] { $count } construção
   *[other] { $count } construções
}
bb-count-jewels = { $count ->
    [one] { $count } joia
   *[other] { $count } joias
}
bb-say-none = nada
bb-say-round = Rodada { $round } de 6, { $phase }. { $who } decide.
bb-say-dice = { $who } ainda tem os dados { $dice }.
bb-say-action = Em { $deed }: { $dice }.
bb-say-position = { $position }: { $person }
bb-say-shown-man = Homens disponíveis: { $people }.
bb-say-shown-woman = Mulheres disponíveis: { $people }.
bb-say-temple = Templo, da esquerda: { $spaces }. Fichas de Deus ali: { $tiles }.
bb-say-status = Status: { $steps }.
bb-say-order = Ordem do turno: { $order }.
bb-say-gods = Cartas de Deus abertas: { $cards }. Na pilha: { $pile }.
bb-say-jewels = Joias desta rodada: { $jewels }.
bb-say-tasks = Tarefas no tabuleiro: { $tasks }.
bb-say-player = { $who }: { $points } PV; { $goods }.
bb-say-hand = Cartas de Deus de { $who }: { $cards }{ $unseen ->
    [0] .
    [one] ; { $unseen } não vista.
   *[other] ; { $unseen } não vistas.
}
bb-say-folk = Homens e mulheres de { $who }: { $people }.
bb-say-own-tasks = Tarefas de { $who }: { $tasks }. Cumpridas: { $fulfilled }.
bb-also = { $list }; { $item }
bb-comma = { $list }, { $item }
bb-number = { $number }
bb-say-count = { $count } × { $what }
bb-say-space = { $value } { $who }
bb-say-step = { $who } { $step }
bb-progress = { $demand } ({ $have } de { $need })
bb-say-goals = Metas de { $who }: { $goals }.
bb-say-region = { $region }, { $fish }, { $held }
bb-player = { $who }

bb-stage = na rodada { $number }
# Do que uma decisão pode tratar.
bb-theme-points = Pontos de vitória
bb-theme-status = Status
bb-theme-temple = O templo
bb-theme-jewels = Joias
bb-theme-island = Cabanas e peixes
bb-theme-people = Homens e mulheres
bb-theme-building = Construção
bb-theme-gods = Os deuses
bb-theme-tasks = Tarefas
bb-theme-goals = Objetivos do fim
bb-theme-dice = Dados
bb-theme-rivals = Os outros
