# Palavras do cliente web: DEUS.

## Partes do tabuleiro

de-web-map = Mapa
de-web-supply = Reserva geral
de-web-end = Quanto falta para o fim
de-web-boards = Tabuleiros dos jogadores
de-web-board-of = Tabuleiro de { $who }
de-web-your-board = Seu tabuleiro
de-web-you = Você
de-web-hand = Sua mão
de-web-hand-empty = Você não tem cartas na mão.
de-web-hands-are-secret = As mãos são secretas enquanto o jogo dura.
de-web-decision = O que se decide
de-web-queue = Cartas da coluna, de baixo para cima
de-web-choice = Escolha
de-web-payment = Um jeito de pagar
de-web-cards-in-hand = cartas na mão
de-web-regions-held = regiões ocupadas
de-web-temple-cards = cartas de templo
de-web-reconstructed = Este valor é reconstruído: pode diferir da carta impressa.
de-web-map-reconstructed = As peças do mapa e a sua forma são reconstruídas: podem diferir das impressas.
de-web-tip-turn = Escolha a parte de cima de uma carta para construí-la, a de baixo para oferecê-la ao seu deus.

## Regiões

de-web-edge = na borda
de-web-empty = vazia
de-web-holds = de { $who }: { $pieces }
de-web-village-points = { $points } PV
de-web-sacked = saqueada
de-web-missing-regions = { $count ->
    [0] todas as regiões em volta estão ocupadas
    [one] ainda vazia ao lado: região { $regions }
   *[other] ainda vazias ao lado: regiões { $regions }
}
de-web-missing-army = ainda sem exército ao lado

## Cartas e peças

de-web-laid = { $name }, carta { $place } de { $column }: { $text }
de-web-hidden = Carta virada para baixo, carta { $place } de { $column }
de-web-face-down = { $card }, virada para baixo
de-web-face-down-card = uma carta virada para baixo
de-web-face-down-short = virada
de-web-column = { $god }, { $name }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de baixo para cima: { $cards }.
de-web-column-empty = { $god }, { $name }, 0 cartas.
de-web-column-of = { $who }: { $column }
de-web-stock = { $piece }: { $board } no tabuleiro, { $supply } na reserva pessoal
de-web-stock-unknown = { $piece }: ainda em segredo
de-web-temples-left = Templos na reserva geral: { $count }
de-web-temple-stock = Templos na reserva geral: { $count }. Próximo templo: { $next }
de-web-next-temple = { $rows ->
    [0] livre
    [one] 1 fila
   *[other] { $rows } filas
}
de-web-offer = Oferecer { $card } a { $god }: { $gift }
de-web-offered = com { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}: { $gift }.
de-web-one-more = Mais uma: { $gift }.
de-web-rob = { $who } pode ser roubado
de-web-rob-short = Roubar

## Reservas e fim

de-web-supply-of = { $resource } na reserva geral: { $count }
de-web-deck = Pilha de compra: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
de-web-discards = Pilha de descarte: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
de-web-round = Rodada { $round }
de-web-last-round = A rodada { $round } é a última; esta é a rodada { $now }.
de-web-end-temples = Templos na reserva: { $left } de { $all }
de-web-end-villages = Aldeias de pé: { $left } de { $all }
de-web-end-rounds = Rodada { $round } de no máximo { $all }

## O que há para saber

de-web-about-field = Um campo. Um prédio de produção aqui vale para cartas que contam campos e trigo.
de-web-about-forest = Uma floresta. Um prédio de produção aqui vale para cartas que contam florestas e madeira.
de-web-about-swamp = Um pântano. Um prédio de produção aqui vale para cartas que contam pântanos e argila.
de-web-about-mountain = Uma montanha. Um prédio de produção aqui vale para cartas que contam montanhas e pedra.
de-web-about-sea = Mar. Aqui só se constroem navios, um por região; um exército pode se juntar ao seu próprio navio.
de-web-about-village = Uma aldeia bárbara. Ela cai quando todas as regiões em volta estão ocupadas e há um exército entre elas; quem tem mais exércitos leva os PV.
de-web-about-sacked = Foi saqueada: exércitos podem passar, nada se constrói aqui.
de-web-about-pieces = { $count ->
    [one] Aqui há 1 peça: { $pieces }.
   *[other] Aqui há { $count } peças: { $pieces }.
}
de-web-about-empty = Não há nada aqui.
de-web-about-edge = Fica na borda: um primeiro prédio pode vir aqui, e os seguintes por { $points } PV.
de-web-about-cost = Custa { $cost } e vai para { $column }. Cópias no baralho: { $copies }.
de-web-about-offer = Oferecida a { $god }: { $gift }.
de-web-about-face-down = Uma carta construída virada para baixo. Não tem efeito próprio, mas ativa a coluna e conta para os templos.
de-web-about-done = Já teve a sua vez.
de-web-about-now = Está em ação agora.
de-web-about-next = Vem depois, neste mesmo turno.
de-web-about-column = Quem constrói uma carta aqui executa a coluna inteira, de baixo para cima.
de-web-about-temples = Cartas de templo pontuam no fim do jogo.
de-web-about-rows = { $rows ->
    [0] O primeiro templo não tem condição.
    [one] O próximo templo pede uma carta em cada uma das outras cinco colunas.
   *[other] O próximo templo pede { $rows } cartas em cada uma das outras cinco colunas.
}
de-web-about-stock = As peças no tabuleiro podem ser construídas. Deuses e cartas trazem mais da reserva pessoal.
de-web-about-wood = Vem das florestas. Ter mais madeira no fim vale { $points } PV.
de-web-about-clay = Vem dos pântanos. Ter mais argila no fim vale { $points } PV.
de-web-about-stone = Vem das montanhas. Ter mais pedra no fim vale { $points } PV.
de-web-about-wheat = Vem dos campos. Ter mais trigo no fim vale { $points } PV.
de-web-about-rob = A carta tira PV de um adversário com um prédio desses ao lado dos seus exércitos.
de-web-about-pay = Qualquer recurso de um custo pode ser trocado por { $gold } de ouro. Ouro não se substitui.
de-web-about-choice = O que se pode fazer só em parte, pode-se parar.
de-web-about-deck = Quando acaba, os descartes viram a pilha de compra.
de-web-about-discards = Só a carta de cima de uma oferenda é vista por todos.
de-web-about-seen = Vistas por todos: { $cards }.
de-web-about-offered = Só você viu: { $cards }.
de-web-about-end = Quando todos os templos da reserva forem construídos ou todas as aldeias saqueadas, a rodada termina e joga-se mais uma.

## O tabuleiro em frases

de-web-tell-state = Rodada { $round }. Templos na reserva: { $temples }. Aldeias de pé: { $villages }.
de-web-tell-hand = Sua mão: { $cards }
de-web-tell-goods = { $who } tem { $gold } de ouro, { $goods }, e { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} na mão.
de-web-tell-points = { $who } tem { $points } PV.
de-web-tell-stock = Prontas no tabuleiro de { $who }: { $pieces }.
de-web-tell-region = { $region }: { $pieces }
de-web-tell-regions = { $who } ocupa { $regions }.
de-web-tell-nowhere = { $who } ainda não tem nada no mapa.
de-web-tell-columns = Cartas de { $who }: { $columns }
de-web-tell-village = Aldeia na região { $region }, { $points } PV: { $missing }.
de-web-tell-supply = Reserva geral: { $goods }. Pilha de compra { $deck }, descartes { $discards }.
