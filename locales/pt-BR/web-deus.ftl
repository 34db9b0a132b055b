# Palavras do cliente web: DEUS.

## Partes do tabuleiro

de-web-map = Mapa
de-web-supply = Fornecimento geral
de-web-end = Quanto falta para o fim
de-web-boards = Tabuleiros dos jogadores
de-web-board-of = Tabuleiro de { $who }
de-web-your-board = Seu tabuleiro
de-web-you = Você
de-web-hand = Sua mão
de-web-hands-are-secret = As mãos são secretas enquanto o jogo dura.
de-web-decision = O que se decide
de-web-queue = Cartas da coluna, de baixo para cima
de-web-choice = Escolha
de-web-payment = Um jeito de pagar
de-web-cards-in-hand = cartas na mão
de-web-regions-held = regiões ocupadas
de-web-temple-cards = cartas de templo
de-web-reconstructed = Este valor é reconstruído: pode diferir da carta impressa.
de-web-map-reconstructed = Os continentes e a forma do mapa são reconstruídos: podem diferir dos impressos.
de-web-tip-turn = Escolha a parte de cima de uma carta para construí-la, a de baixo para oferecê-la ao deus dela.

## Regiões

de-web-edge = na borda
de-web-empty = vazia
de-web-holds = de { $who }: { $pieces }
de-web-village-points = { $points } PV
de-web-sacked = saqueada

## Cartas e peças

de-web-laid = { $name }, carta { $place } d{ $column }: { $text }
de-web-hidden = Carta virada para baixo, carta { $place } d{ $column }
de-web-face-down-short = fechada
de-web-column-empty = { $god }, { $name }, 0 cartas.
de-web-column-of = { $who }: { $column }
de-web-stock = { $piece }: { $board } no tabuleiro, { $supply } no fornecimento pessoal
de-web-stock-unknown = { $piece }: ainda em segredo
de-web-temples-left = Templos no fornecimento geral: { $count }
de-web-temple-stock = Templos no fornecimento geral: { $count }. Próximo templo: { $next }
de-web-next-temple = { $rows ->
    [0] sem condição
    [one] 1 fileira
   *[other] { $rows } fileiras
}
de-web-offer = Oferecer { $card } a { $god }: { $gift }
de-web-offered = com { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}: { $gift }.
de-web-one-more = Mais uma: { $gift }.
de-web-rob = Pode-se roubar de { $who }
de-web-rob-short = Roubar

## Fornecimentos e fim

de-web-supply-of = { $resource } no fornecimento geral: { $count }
de-web-deck = Pilha de compras: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
de-web-discards = Pilha de descarte: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
de-web-round = Rodada { $round }
de-web-end-temples = Templos no fornecimento: { $left } de { $all }
de-web-end-villages = Aldeias de pé: { $left } de { $all }
de-web-end-rounds = Rodada { $round } de no máximo { $all }

## O que há para saber

de-web-about-field = Um campo. Conta para as cartas que contam campos; um prédio de produção aqui rende trigo.
de-web-about-forest = Uma floresta. Conta para as cartas que contam florestas; um prédio de produção aqui rende madeira.
de-web-about-swamp = Um pântano. Conta para as cartas que contam pântanos; um prédio de produção aqui rende argila.
de-web-about-mountain = Uma montanha. Conta para as cartas que contam montanhas; um prédio de produção aqui rende pedra.
de-web-about-sea = Mar. Aqui só se constroem navios, um por região; um exército pode se juntar a um navio seu.
de-web-about-village = Uma aldeia de bárbaros. Ela cai quando todas as regiões em volta estão ocupadas e há um exército entre elas; quem tem mais exércitos leva os PV.
de-web-about-sacked = Foi saqueada: exércitos podem passar, nada se constrói aqui.
de-web-about-pieces = { $count ->
    [one] Aqui há 1 peça: { $pieces }.
   *[other] Aqui há { $count } peças: { $pieces }.
}
de-web-about-empty = Não há nada aqui.
de-web-about-edge = Fica na borda: o seu primeiro prédio pode ficar aqui, e os seguintes por { $points } PV.
de-web-about-cost = Custa { $cost } e vai para { $column }. Cópias no baralho: { $copies }.
de-web-about-offer = Oferecida a { $god }: { $gift }.
de-web-about-face-down = Uma carta construída virada para baixo. Não tem efeito próprio, mas ativa a coluna e conta para os templos.
de-web-about-done = Já teve a vez dela.
de-web-about-now = Está em ação agora.
de-web-about-next = Vem depois, neste mesmo turno.
de-web-about-column = Quem constrói uma carta aqui executa a coluna inteira, de baixo para cima.
de-web-about-temples = Cartas de templo pontuam no fim do jogo.
de-web-about-rows = { $rows ->
    [0] O primeiro templo não tem condição.
    [one] O próximo templo pede uma carta em cada uma das outras cinco colunas.
   *[other] O próximo templo pede { $rows } cartas em cada uma das outras cinco colunas.
}
de-web-about-stock = As peças no tabuleiro podem ser construídas. Deuses e cartas trazem mais do fornecimento pessoal.
de-web-about-wood = Vem das florestas. Quem tiver mais madeira no fim ganha { $points } PV.
de-web-about-clay = Vem dos pântanos. Quem tiver mais argila no fim ganha { $points } PV.
de-web-about-stone = Vem das montanhas. Quem tiver mais pedra no fim ganha { $points } PV.
de-web-about-wheat = Vem dos campos. Quem tiver mais trigo no fim ganha { $points } PV.
de-web-about-rob = A carta tira PV de um oponente com um prédio desses ao lado dos seus exércitos.
de-web-about-pay = Qualquer recurso de um custo pode ser trocado por { $gold } de ouro. Ouro não se substitui.
de-web-about-choice = Se a carta pode ser usada só em parte, pare quando quiser.
de-web-about-deck = Quando acaba, os descartes viram a pilha de compras.
de-web-about-discards = Só a carta de cima de uma oferenda é vista por todos.
de-web-about-seen = Vistas por todos: { $cards }.
de-web-about-offered = Só você viu: { $cards }.
de-web-about-end = Quando todos os templos do fornecimento forem construídos ou todas as aldeias saqueadas, a rodada termina e joga-se mais uma.

## A lista das cartas

de-web-list-card = Carta
de-web-list-copies = Cópias
de-web-list-cost = Custo
de-web-list-does = O que faz
