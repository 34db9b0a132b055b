# Palavras do cliente web: bora-bora.

## As ilhas

bb-web-islands = Ilhas
bb-web-gives = dá { $gift }
bb-web-round = Rodada { $round }
bb-web-round-name = Rodada { $round } de 6, { $phase }
bb-web-order = Ordem
bb-web-order-name = Ordem do turno: { $order }

## Dados e fichas de ação

bb-web-actions = Dados e fichas de ação
bb-web-dice = Dados
bb-web-your-dice = Seus dados
bb-web-die = { $count ->
    [one] Seu dado de { $face }
   *[other] Seus { $count } dados de { $face }
}
bb-web-die-spent = O { $face } está em { $deed }
bb-web-tile = Ação { $deed }
bb-web-fishing-tile = qualquer dado vale { $points } PV
bb-web-dice-there = dados: { $dice }
bb-web-no-dice = ainda sem dados
bb-web-must-be-lower = Um dado aqui precisa ser menor que { $lowest }.
bb-web-with-god = Com o Deus { $god }
bb-web-points = { $points } PV

## O tabuleiro ao lado das ilhas

bb-web-position = Posição { $position }: { $person }, { $symbols }
bb-web-position-empty = Posição { $position }: ninguém
bb-web-symbols-man = { $count } de status ao ser tatuado
bb-web-symbols-woman = { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
} ao ser movida para baixo
bb-web-temple-space = Espaço { $value } do templo: { $who }
bb-web-priest-points = Cada padre no templo vale { $points } PV no fim desta rodada.
bb-web-temple-tiles = { $count ->
    [one] { $count } ficha de Deus espera
   *[other] { $count } fichas de Deus esperam
} no templo
bb-web-status-track = Trilha de status
bb-web-status-of = Status de { $who }: passo { $step }, { $points } PV
bb-web-gods = Deuses
bb-web-open-cards = Deus { $god }: { $count ->
    [0] nenhuma carta aberta
    [one] { $count } carta aberta
   *[other] { $count } cartas abertas
}
bb-web-pile = Pilha de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de Deus
bb-web-jewel = { $jewel }, à venda na rodada { $round }
bb-web-jewel-gone = Vendida ou fora do jogo
bb-web-jewel-rounds = Joias por rodada
bb-web-jewels-of-round = Joias da rodada { $round }
bb-web-task = Tarefa: { $task }
bb-web-have-of = { $have } de { $need }
bb-web-task-progress = Tarefa: { $task }; até agora { $progress }

## Tabuleiros dos jogadores

bb-web-player-board = Tabuleiro de { $who }
bb-web-boards = De quem é o tabuleiro mostrado
bb-web-spaces = Doze espaços
bb-web-folk = { $count } × { $person }
bb-web-folk-strength = força { $strength } em conjunto
bb-web-folk-down = { $down ->
    [0] nenhuma ficha movida para baixo
    [one] { $down } ficha movida para baixo
   *[other] { $down } fichas movidas para baixo
}
bb-web-folk-used = já agiu nesta fase
bb-web-free-spaces = { $count ->
    [one] { $count } espaço livre
   *[other] { $count } espaços livres
}
bb-web-ceremony = Espaços de cerimônia
bb-web-ground-free = Espaço de cerimônia livre: { $ground }
bb-web-ground-filled = Espaço de cerimônia com o material dele: { $ground }
bb-web-ground-built = Espaço de cerimônia com construção: { $ground }
bb-web-material = { $material } da reserva; ao lado do tabuleiro: { $beside }
bb-web-building = Ficha de construção { $tile }, vale { $points } PV nesta rodada
bb-web-building-built = Ficha de construção { $tile }, construída
bb-web-building-points = Uma construção vale { $points } PV nesta rodada.
bb-web-hand-cards = Deus { $god }: { $count ->
    [0] nenhuma carta na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
bb-web-unseen-cards = { $count ->
    [one] mais { $count } carta que ninguém viu
   *[other] mais { $count } cartas que ninguém viu
}
bb-web-no-jewels = Ainda sem joias
bb-web-goals-label = Metas
bb-web-goals = Metas do fim: { $goals }
bb-web-goals-title = Seis metas do fim, 6 PV cada
bb-web-seat-status = { $count ->
    [one] { $count } passo de status
   *[other] { $count } passos de status
}
bb-web-seat-cards = { $count ->
    [one] { $count } carta de Deus
   *[other] { $count } cartas de Deus
}
bb-web-seat-regions = { $count ->
    [one] cabana em { $count } região
   *[other] cabanas em { $count } regiões
}
bb-web-seat-tasks = { $count ->
    [one] { $count } tarefa cumprida
   *[other] { $count } tarefas cumpridas
}
bb-web-seat-dice = dados restantes: { $dice }

## O que há para saber

bb-web-about-fish = { $fish }: quem tiver o espaço de construção no fim ganha { $value } PV; com o Deus Vermelho você ganha o mesmo logo depois de se estabelecer ali.
bb-web-about-path = { $path } até { $to }: valor { $value }
bb-web-about-die = Coloque-o em uma ficha de ação em que ele seja menor que todos os dados dali e faça a ação com o valor dele. Pegue-o primeiro para ver o que ele poderia fazer.
bb-web-about-deed-helper = Gaste o valor do dado: 1 para tatuar um homem, mover uma mulher para baixo ou marcar um ponto; 2 para uma oferenda, uma carta de Deus, um material ou uma cabana para o décimo segundo espaço.
bb-web-about-deed-temple = Envie um padre a um espaço do templo até o valor do dado e receba um bônus de fogo.
bb-web-about-deed-build = Construa uma ficha até o valor do dado sobre dois materiais vizinhos e receba um bônus de fogo.
bb-web-about-deed-man = Pegue um homem de uma posição até o valor do dado.
bb-web-about-deed-woman = Pegue uma mulher de uma posição até o valor do dado.
bb-web-about-deed-land = Leve uma cabana a uma região por um caminho de terra até o valor do dado.
bb-web-about-deed-water = Leve uma cabana a uma região por um caminho de água até o valor do dado.
bb-web-about-deed-fishing = Qualquer dado vale { $points } PV aqui.
bb-web-about-no-dice = Não há dado aqui: qualquer um serve.
bb-web-about-position = Um dado de { $position } ou mais alcança esta posição. Ela é reposta na próxima rodada.
bb-web-about-together = Até três do mesmo tipo agem em conjunto: { $kind }.
bb-web-about-down-man = O ajudante o tatua uma vez no jogo: a ficha desce e dá { $count } de status.
bb-web-about-down-woman = O ajudante a move para baixo uma vez no jogo, por { $count ->
    [one] { $count } concha
   *[other] { $count } conchas
}.
bb-web-about-kind-land = Expande por um caminho de terra de valor até { $strength }, com uma, duas ou três fichas.
bb-web-about-kind-water = Expande por um caminho de água de valor até { $strength }, com uma, duas ou três fichas.
bb-web-about-kind-woman = Pega uma mulher das posições até { $strength }, com uma, duas ou três fichas.
bb-web-about-kind-man = Pega um homem das posições até { $strength }, com uma, duas ou três fichas.
bb-web-about-kind-build = Constrói uma ficha de valor até { $strength }, com uma, duas ou três fichas.
bb-web-about-kind-material = Traz { $strength } materiais, com uma, duas ou três fichas.
bb-web-about-kind-hut = Move { $strength } cabanas para o décimo segundo espaço, com uma, duas ou três fichas.
bb-web-about-kind-points = Vale { $strength } PV, com uma, duas ou três fichas.
bb-web-about-kind-card = Traz { $strength } cartas de Deus, com uma, duas ou três fichas.
bb-web-about-kind-offering = Traz { $strength } oferendas, com uma, duas ou três fichas.
bb-web-about-kind-status = Traz { $strength } passos de status, com uma, duas ou três fichas.
bb-web-about-kind-shell = Traz { $strength } conchas, com uma, duas ou três fichas.
bb-web-about-temple-title = Espaço { $value } do templo
bb-web-about-temple = Um novo padre empurra os que estão aqui para a direita; quem sai depois do 1 volta para o dono. A cada rodada, quem tem mais padres ganha uma ficha de Deus.
bb-web-about-status = No fim da rodada, cada um pontua seu espaço, e quem está mais à frente começa a próxima ordem do turno.
bb-web-status-now = Passo { $step }: { $points } PV no fim desta rodada.
bb-web-god-title = Deus { $god }
bb-web-about-god-blue = Um dado pode ser colocado mesmo sem ser menor que os da ficha.
bb-web-about-god-white = Um dado age como um seis.
bb-web-about-god-red = Pontua o peixe da região em que você acabou de se estabelecer.
bb-web-about-god-green = Dobra uma ação de homens ou mulheres, ou permite mais uma.
bb-web-about-god-yellow = Substitui uma coisa que uma tarefa pede; a tarefa então vale 4 PV.
bb-web-about-paying = Custa a carta dele e uma oferenda, duas cartas de uma cor e uma oferenda, ou uma ficha de Deus.
bb-web-about-pile = Sempre que ganhar uma carta de Deus, pegue uma aberta ou compre daqui. Só você vê o que compra.
bb-web-about-jewel = No fim da rodada dela, cada um pode comprar uma joia com conchas. Os pontos contam no fim do jogo.
bb-web-about-task = No fim de cada rodada, resolva uma das suas três tarefas: { $unaided } PV, ou { $aided } com o Deus Amarelo. O que ela pede é um mínimo.
bb-web-about-progress = Até agora: { $progress }.
bb-web-about-phase-set-up = Na ordem inversa do turno, cada um coloca uma cabana junto a um peixe de valor 1.
bb-web-about-phase-dice = Fase A: na ordem do turno, cada um coloca um dado e faz a ação dele, três vezes.
bb-web-about-phase-people = Fase B: na ordem do turno, cada um pode usar uma ação de homem e uma de mulher.
bb-web-about-phase-jewels = Fase C: na ordem do turno, cada um pode comprar uma joia desta rodada.
bb-web-about-phase-tasks = Fase C: na ordem do turno, cada um resolve uma de três tarefas.
bb-web-about-phase-new-tasks = Fase C: na ordem do turno, cada um pega uma nova tarefa.
bb-web-about-phase-last-tasks = Depois da sexta rodada, cada um resolve as últimas três tarefas.
bb-web-about-phase-over = O jogo acabou.
bb-web-about-order = O status decide a ordem de novo no fim de cada rodada.
bb-web-about-huts = As cabanas vão para as ilhas ou para o décimo segundo espaço. Onde uma sai, cabe um homem ou uma mulher.
bb-web-about-free-title = Espaço livre
bb-web-about-free = Aqui cabe um homem ou uma mulher.
bb-web-about-twelfth = Cabem quantas cabanas quiser, ou um homem ou uma mulher se não houver cabana.
bb-web-about-ground = Recebe { $material }. Dois espaços vizinhos com material sustentam uma construção. Os doze ocupados são uma meta do fim.
bb-web-about-plot-title = Dois materiais vizinhos
bb-web-about-plot = Uma construção aqui cobre os dois.
bb-web-about-building-title = Ficha de construção { $tile }
bb-web-about-building = Precisa de uma ação de valor { $tile } ou mais e de dois materiais vizinhos.
bb-web-about-god-tile = Paga qualquer Deus, sem oferenda. Se sobrar no fim, vale 2 PV.
bb-web-about-offering = Cada Deus pago com cartas leva uma.
bb-web-about-shell = Conchas compram joias no fim de cada rodada.
bb-web-about-priest = Os padres disponíveis podem ir ao templo.
bb-web-about-material = Um material vai para um espaço de cerimônia livre do tipo dele. Se não houver, fica ao lado do tabuleiro e só conta para tarefas.
bb-web-area-map = Ilhas
bb-web-area-status = Trilha de status
bb-web-area-temple = Templo
bb-web-area-people = Homens e mulheres
bb-web-area-jewels = Joias
bb-web-area-ceremony = Espaços de cerimônia
bb-web-mark-name = { $area }: alguns valores são reconstruídos
bb-web-mark-map = Os valores da maioria dos caminhos e peixes e o terreno de seis regiões externas são reconstruídos: sua cópia pode ser diferente.
bb-web-mark-status = Os pontos entre as pontas da trilha são reconstruídos: sua cópia pode ser diferente.
bb-web-mark-temple = Os seis espaços do templo são reconstruídos: sua cópia pode ser diferente.
bb-web-mark-people = Os símbolos de status e conchas de homens e mulheres são reconstruídos: sua cópia pode ser diferente.
bb-web-mark-jewels = Preços e pontos das joias são reconstruídos: sua cópia pode ser diferente.
bb-web-mark-ceremony = O padrão dos espaços de cerimônia é reconstruído: sua cópia pode ser diferente.
