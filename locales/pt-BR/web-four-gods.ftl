# Palavras do cliente web: four-gods.

## Lugares

fg-web-world = O Mundo
fg-web-hands = Mãos
fg-web-supply = Sacola, cidades e relógio
fg-web-colours = Deuses e profetas
fg-web-kingdoms = Reinos
fg-web-rows = Fileiras de descarte

fg-web-land = Reino de { $terrain }, { $tiles } fichas, { $free } sem profeta
fg-web-land-single = { $terrain } em uma só ficha: ainda não é um Reino
fg-web-cell-empty = { $cell }, vazia
fg-web-cell-city = { $cell }, cidade de cor { $colour ->
    [amarelo] amarela
   *[other] { $colour }
}
fg-web-cell-tile = { $cell }, { $face }, colocada por { $who }
fg-web-cell-prophet = um profeta { $colour } em { $terrain }
fg-web-prophet-spot = Ficha nova em { $cell }, { $terrain }
fg-web-slot = Fileira de { $who }, espaço { $place }, { $face }
fg-web-slot-empty = Fileira de { $who }, espaço { $place }, vazio
fg-web-reconstructed = O livro de regras não diz: este valor é nosso

## Mãos

fg-web-hand = { $hand }: { $face }; no verso, { $back }
fg-web-hand-empty = { $hand }: vazia
fg-web-rotate = Girar (R, roda do mouse ou toque na ficha)
fg-web-rotate-hand = Girar a ficha: { $hand }
fg-web-flip = Virar (F ou botão direito)
fg-web-flip-hand = Virar a ficha: { $hand }, no verso { $back }
fg-web-discard = Descartar com este lado para cima: { $hand }
fg-web-discard-both = Descartar as duas

## O que faz um toque, e o que se segura

fg-web-does-take-up = segurar
fg-web-does-rotate = girar
fg-web-does-city = segurar uma cidade e depois escolher onde fica
fg-web-does-challenge = segurar uma contestação e depois escolher a ficha
fg-web-does-put-down = soltar
fg-web-does-several = { $count ->
    [one] um modo
   *[other] escolher um de { $count } modos
}
fg-web-grip = Você segura: { $what }
fg-web-grip-city = uma cidade
fg-web-grip-challenge = uma contestação
fg-web-tap-again = { $what }. Toque de novo para confirmar.
fg-web-unconfirmed = Não neste tabuleiro, pois o tempo corre: um clique basta. Com o dedo, o primeiro toque mostra a ficha e o segundo a coloca.

## Teclas

fg-web-key-hands = Segurar a ficha da mão esquerda ou da direita; com essa mão vazia, o botão desse número
fg-web-key-rotate = Girar a ficha que você segura; com ⇧, para o outro lado
fg-web-key-flip = Virar a ficha que você segura, ou a da fileira que está em foco
fg-web-key-discard = Descartar a ficha da mão esquerda ou da direita
fg-web-key-city = Segurar uma cidade, ou soltá-la

## Sacola, cidades, relógio

fg-web-bag = Sacola: { $count ->
    [one] uma ficha
   *[other] { $count } fichas
}
fg-web-tokens = Cidades restantes: { $count }
fg-web-challenge = Contestar uma ficha
fg-web-do-pass = Passar
fg-web-do-end-turn = Encerrar
fg-web-do-leave = Sair
fg-web-do-return = Voltar
fg-web-clock = { $what }: { $seconds ->
    [one] falta um segundo
   *[other] faltam { $seconds } segundos
}
fg-web-clock-turn = neste turno
fg-web-clock-period = até o fim
fg-web-clock-longest = até a parte final
fg-web-clock-still = até o fim, se ninguém sacar nem construir

## Deuses e profetas

fg-web-colour-blue = Profetas azuis
fg-web-colour-green = Profetas verdes
fg-web-colour-yellow = Profetas amarelos
fg-web-colour-grey = Profetas cinza
fg-web-people-blue = Tritões
fg-web-people-green = Elfos
fg-web-people-yellow = Humanos
fg-web-people-grey = Anões
fg-web-god-merfolk = Tritões
fg-web-god-elves = Elfos
fg-web-god-humans = Humanos
fg-web-god-dwarves = Anões
fg-web-nobody = de ninguém
fg-web-free = livre
fg-web-become = Encarnar
fg-web-pick = Escolher
fg-web-reserve = Profetas na reserva
fg-web-cities = Cidades
fg-web-razed = Cidades destruídas
fg-web-lost = Profetas fora do jogo
fg-web-colour-card = { $colour }, { $owner }, { $god }: { $reserve } na reserva, { $cities ->
    [one] uma cidade
   *[other] { $cities } cidades
}, cidades destruídas: { $razed }, profetas perdidos: { $lost }

## Reinos

fg-web-terrain = { $terrain }: { $count ->
    [0] nenhum Reino
    [one] um Reino de { $largest } fichas
   *[other] { $count } Reinos, o maior de { $largest } fichas
}
fg-web-kingdoms-count = Número de Reinos
fg-web-kingdoms-largest = Fichas do maior
fg-web-max = máx. { $largest }
fg-web-earns = { $colour } +{ $points }

## Fileiras

fg-web-press-does = O que faz um toque em uma ficha da fileira
fg-web-take = Pegar
fg-web-turn-over = Virar

## Abaixo do Mundo

fg-web-glance = Aponte para um terreno e veja a que Reino ele pertence. R gira, F vira, 1 e 2 trocam de mão.
fg-web-glance-watch = Aponte para um terreno e veja a que Reino ele pertence.
fg-web-glance-touch = Toque em uma casa dourada para ver a ficha ali, e de novo para colocá-la. Toque na ficha da mão para girá-la.
fg-web-fits-flipped = Só o outro lado desta ficha encaixa em algum lugar: vire-a (F).
fg-web-fits-nowhere = Por enquanto esta ficha não encaixa em lugar nenhum. Descarte-a ou guarde-a.
fg-web-press-turns = { $cell }: a ficha encaixa se for girada. Um toque gira, outro coloca.

## Um lugar à mesa

fg-web-holds = Tem uma ficha na mão
fg-web-holds-unseen = Tem na mão uma ficha que você não conhece
fg-web-holds-nothing = Mão vazia
fg-web-row-count = Fichas na fileira de descarte
fg-web-state-left = ausente
fg-web-state-passed = passou
fg-web-state-ready = a postos
fg-web-state-due = entrega um profeta

## O fim

fg-web-final = Pontuação final
fg-web-final-begin = O Mundo está feito. Veja de onde vem cada ponto.
fg-web-final-back = Voltar
fg-web-final-next = Avançar
fg-web-final-all = Até o fim

## O que se pode saber

fg-web-about-prophet = Espaço para um profeta
fg-web-about-prophet-now = Um profeta só vai para a ficha que você acabou de colocar, em até cinco segundos e antes de qualquer outra ação.
fg-web-about-discard = Descartar
fg-web-about-discard-now = A ficha vai para a sua fileira, com o lado que você vê para cima. De lá, qualquer um pode pegá-la.
fg-web-about-bag = Com as duas mãos vazias, você saca uma ou duas fichas. Quando a sacola acaba, o fim está próximo.
fg-web-about-challenge = Nesta partida só os jogadores conferem as fichas. Toque aqui e depois em uma ficha mal colocada.
fg-web-about-empty = Uma ficha ou cidade precisa aqui de duas linhas laterais: a moldura ou fichas, não cidades. Os terrenos devem combinar.
fg-web-about-city = Vale 5 no fim para quem a controla. Os outros podem destruí-la com uma ficha que encaixe aqui e ficar com a ficha da cidade, que vale 5.
fg-web-about-land = { $land }; profetas: { $prophets }.
fg-web-about-stands = Por causa do profeta { $colour }, esta ficha não conta para o valor do Reino.
fg-web-about-slot-empty = Espaço { $place } de uma fileira de descarte
fg-web-about-row = Aqui ficam as fichas descartadas. Quem tem a fileira cheia não pode sacar.
fg-web-about-slot = Com uma mão livre, você pode pegá-la ou virá-la. O verso só é conhecido de quem o viu.
fg-web-about-hand-empty = Saque com as duas mãos vazias ou pegue uma ficha de uma fileira.
fg-web-about-hand = Toque na ficha ou tecle R para girar, F para virar. Brilham as casas em que ela encaixa como está; as tracejadas a aceitam girada.
fg-web-about-taken = Veio de uma fileira: deve ser colocada a seguir ou ir para a sua própria fileira.
fg-web-about-tokens = Toque aqui e depois em uma casa vazia com duas linhas laterais. A cidade leva um profeta seu e vale 5 no fim.
fg-web-about-reserve = Na reserva: { $reserve }. Cidades: { $cities }. Cidades destruídas: { $razed }. Fora do jogo: { $lost }.
fg-web-about-god = { $god } pontua por { $terrain }: pelo maior Reino e pelo número de Reinos.
fg-web-about-secret = Os deuses são secretos: só no fim se sabe por qual terreno cada cor pontua.
fg-web-about-free = Ainda livre. Quem o encarnar recebe os profetas dele e fica com ele até o fim.
fg-web-about-sizes = Fichas de cada um: { $sizes }.
fg-web-about-terrain = Um Reino é terreno contínuo em pelo menos duas fichas. O maior Reino e o maior número de Reinos valem 15, 10, 5 e 0 para os deuses em jogo.
fg-web-about-clock = Tempo
fg-web-about-timed = Cada turno dura 30 segundos, com as ações que quiser, em qualquer ordem.
fg-web-about-at-once = Todos agem ao mesmo tempo. Quando o Mundo se completa ou a sacola acaba, restam 30 segundos por jogador.
fg-web-about-pass = Você não tem nada a fazer por enquanto. Se todos passarem, a partida acaba. Agir desfaz o passe.
fg-web-about-end-turn = O que ainda estiver nas suas mãos vai para a sua fileira.
fg-web-about-leave = Você sai da mesa e conta como quem passou. Pode voltar.
fg-web-about-return = Você volta a jogar.
