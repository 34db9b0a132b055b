# As aulas de DEUS, e o que diz o treinador da primeira partida.

## O que eu quero?

de-lesson-aim = O que eu quero?
de-lesson-aim-about = Um mapa, aldeias, cartas e seu primeiro prédio.
de-lesson-aim-1 = Vence quem tem mais pontos de vitória; você começa com 5, e os outros não veem os seus. Com dois jogadores o mapa tem quatro continentes. Cada um tem dois mares, uma região de cada terreno e uma aldeia de bárbaros, que vale tantos PV quantas regiões tem em volta: aqui 3, 6, 3 e 6.
de-lesson-aim-2 = Você tem cinco cartas, 5 de ouro, um recurso de cada e duas peças de madeira de cada um de cinco tipos no tabuleiro. No seu turno você faz uma coisa: constrói uma carta ou faz uma oferenda. Construa o Pequeno prédio de produção por 2 de ouro.
de-lesson-aim-2-done = A carta está na sua coluna verde. Agora uma peça verde vai para o mapa.
de-lesson-aim-2-missed = Foi outra carta. Comece com o Pequeno prédio de produção.
de-lesson-aim-3 = Sua primeira peça de todas começa na borda do mapa. Coloque-a na região 8, um campo ao lado de uma aldeia.
de-lesson-aim-3-done = Agora a região é sua.
de-lesson-aim-3-missed = Também dá, mas escolha a região 8.
de-lesson-aim-4 = E a carta age: ela dá um recurso do terreno onde está sua peça. O campo dá trigo. Pegue-o.
de-lesson-aim-4-done = Isso foi um turno: uma carta, uma peça, um efeito. Agora é a vez do outro jogador, e assim vai cada rodada.
de-lesson-aim-4-missed = Você deixou passar. Desta vez, pegue o trigo.

## Onde uma peça pode ficar

de-lesson-places = Onde uma peça pode ficar
de-lesson-places-about = Bordas, vizinhas, mares e onde nunca se constrói.
de-lesson-places-1 = Aqui você é o segundo jogador e coloca sua primeira peça. Ela precisa ir para a borda do mapa, com pelo menos duas regiões vazias entre você e o outro, se for possível para o tipo dela. Tente a região 10, no interior.
de-lesson-places-1-done = Não é na borda. A propósito: quem tem 3 PV pode pagá-los para colocar a peça em qualquer borda vazia, por mais perto dos outros que seja. É isso que algumas regiões oferecem.
de-lesson-places-1-missed = Isso é permitido, de graça ou por 3 PV. Aperte a região 10.
de-lesson-places-2 = Então a região 22, um pântano bem longe. Nenhuma região é dividida por dois jogadores.
de-lesson-places-2-done = Bem. Dali você se espalha.
de-lesson-places-2-missed = Também funciona. Desta vez, a região 22.
de-lesson-places-3 = Uma rodada depois falta colocar outro prédio de produção seu; o primeiro está na região 22. Na aldeia ao lado, a região 17?
de-lesson-places-3-done = Nunca em uma aldeia, saqueada ou não. E navios ficam no mar, todo o resto em terra. Se não há lugar para a peça, a carta não pode ser construída.
de-lesson-places-3-missed = Ali pode. Aperte a região 17 para ver onde não pode.
de-lesson-places-4 = As peças seguintes se juntam a uma região sua que ainda não tem peça do tipo, ou vão para uma vizinha vazia. A região 22 já tem um prédio de produção; escolha uma vizinha: 18 ou 23.
de-lesson-places-4-done = Duas regiões, ou dois tipos em uma: as duas coisas servem para algo, como dizem suas cartas.
de-lesson-places-4-missed = Desta vez, ao lado da sua, de graça.

## Colunas

de-lesson-columns = Colunas
de-lesson-columns-about = Uma carta nova aciona todas as de baixo.
de-lesson-columns-1 = A carta vai para a coluna da cor dela; para isso uma peça do tipo precisa estar pronta no seu tabuleiro. Depois a coluna inteira age, de baixo para cima. Você tem ali uma carta verde. Construa a Cooperativa (argila), também verde.
de-lesson-columns-1-done = Paga com um trigo e 2 de ouro. Os recursos voltam para o fornecimento geral; o que acabou ali ninguém pode ganhar.
de-lesson-columns-1-missed = Isso foi outra coisa. Construa a Cooperativa (argila).
de-lesson-columns-2 = Ela vai dar 2 de argila por pântano com prédio de produção seu. A região 22 é um pântano; pegue também um campo: coloque a peça nova na região 18.
de-lesson-columns-2-done = Agora a coluna.
de-lesson-columns-2-missed = Desta vez, a região 18.
de-lesson-columns-3 = Primeiro a carta de baixo: um recurso de um terreno seu. Pegue o trigo, ou argila.
de-lesson-columns-3-done = Uma carta, um recurso. E agora a nova.
de-lesson-columns-3-missed = Você pode recusar qualquer carta. Desta vez, use-a.
de-lesson-columns-4 = Use-a: 2 de argila.
de-lesson-columns-4-done = Com quatro cartas ali você teria usado quatro. Por isso se continua construindo em uma coluna. (Cartas de troca dão tantos recursos quantos você devolve, nunca do mesmo tipo.)
de-lesson-columns-4-missed = Você recusou. Use-a.

## Pagar com ouro

de-lesson-paying = Pagar com ouro
de-lesson-paying-about = Quatro de ouro valem por qualquer recurso.
de-lesson-paying-1 = Um momento adiantado. O Mercado (campo) custa uma madeira e traz 3 de ouro por campo seu. Construa-o.
de-lesson-paying-1-done = Agora escolha como pagar.
de-lesson-paying-1-missed = Desta vez, construa o Mercado (campo).
de-lesson-paying-2 = Digamos que você prefira guardar a madeira, para ter mais dela no fim. Ao pagar, e só então, 4 de ouro podem substituir qualquer recurso; o ouro não pode ser substituído. Pague 4 de ouro.
de-lesson-paying-2-done = A madeira continua sua. Continue e veja a peça ser colocada e a coluna ser usada.
de-lesson-paying-2-missed = Você pagou a madeira. Desta vez, pague ouro.
de-lesson-paying-3 = Assim é o turno de quem tem experiência: uma carta barata, e tudo que está embaixo age mais uma vez.

## Oferendas

de-lesson-offerings = Oferendas
de-lesson-offerings-about = Cartas viram dádivas de um deus, e vem uma mão nova.
de-lesson-offerings-1 = Nenhuma das suas cinco cartas serve. Em vez de construir, ofereça: descarte quantas quiser. Só a de cima aparece, e a cor dela diz que deus você invoca. Ofereça primeiro o Empório, azul: Netuno.
de-lesson-offerings-1-done = Netuno dá 2 de ouro por carta, e um navio.
de-lesson-offerings-1-missed = Outra carta, outro deus. Desta vez, primeiro o Empório azul.
de-lesson-offerings-2 = Quanto mais cartas, maior a dádiva. Acrescente as outras quatro e termine.
de-lesson-offerings-2-done = 10 de ouro, um navio do fornecimento pessoal para o tabuleiro e cinco cartas novas. Uma dádiva não se recusa, e peça que acabou não se ganha. (Quem fica sem cartas no fim de qualquer ação compra cinco.)
de-lesson-offerings-2-missed = Foram oferecidas menos de cinco. Tente de novo.
de-lesson-offerings-3 = Os outros: Ceres, um recurso por carta; Minerva, uma carta a mais por carta; Marte, uma peça qualquer por carta; Vesta, 1 PV, ou 2 com duas cartas ou mais; todos menos Marte dão também uma peça da própria cor. Júpiter vale por qualquer um. Compra-se até cinco, nunca mais de dez; se a pilha acaba, os descartes viram a pilha.

## Aldeias

de-lesson-villages = Aldeias
de-lesson-villages-about = Cercada, e um exército: a aldeia cai.
de-lesson-villages-1 = A aldeia da região 3 tem três vizinhas, e há peças suas em todas. Falta um exército ao lado. Uma aldeia é atacada assim que todas as vizinhas estão ocupadas, por quem quer que seja, com pelo menos um exército entre elas.
de-lesson-villages-2 = Você acabou de construir a Legião e coloca o exército dela. A região 8 fica ao lado da aldeia.
de-lesson-villages-2-done = Na hora, antes de qualquer carta agir: 3 PV. Leva quem tem mais exércitos em volta, depois mais prédios; quem ainda empata divide. Cartas que tiram PV também podem esvaziar uma aldeia. A aldeia saqueada fica fechada.
de-lesson-villages-2-missed = O exército ficou em outro lugar. Coloque-o na região 8.

## Exércitos

de-lesson-armies = Exércitos
de-lesson-armies-about = Eles marcham com cartas, uma região por passo.
de-lesson-armies-1 = Só exércitos se movem, e só com cartas. A Legião move um dos seus até dois passos. Escolha o da região 8.
de-lesson-armies-1-done = Dois passos, cada um para uma região vizinha.
de-lesson-armies-1-missed = Você recusou. Escolha o exército.
de-lesson-armies-2 = Tente o mar, a região 9.
de-lesson-armies-2-done = Ao mar só onde você tem um navio, e nunca onde há um navio inimigo.
de-lesson-armies-2-missed = Esse caminho está livre. Aperte a região 9.
de-lesson-armies-3 = Pela aldeia saqueada, região 3, até a região 1: por aldeias e regiões alheias o exército pode passar, mas não ficar. Vá.
de-lesson-armies-3-done = Ele pode parar em uma região sua sem outro exército, ou em uma vazia em terra, que passa a ser sua; mas não onde começou. Se no caminho ele fecha o cerco a uma aldeia, ela cai, e ele para ali.
de-lesson-armies-3-missed = Foi para outro lado. Primeiro 3, depois 1.

## Templos

de-lesson-temples = Templos
de-lesson-temples-about = Um de cada, e pontos no fim.
de-lesson-temples-1 = Cartas de templo não fazem nada na partida e pontuam no fim, no máximo 12 PV cada. Um templo custa um recurso de cada tipo. O primeiro não tem condição. Construa o Templo de Ceres: 3 PV por prédio de produção que você tiver no mapa.
de-lesson-temples-1-done = Agora pague.
de-lesson-temples-1-missed = Desta vez, construa o Templo de Ceres.
de-lesson-temples-2 = Pague como quiser; aqui também 4 de ouro substituem um recurso.
de-lesson-temples-2-done = Um templo de madeira vem do fornecimento geral, que tem tantos quantos continentes há no mapa.
de-lesson-temples-2-missed = Escolha um jeito de pagar.
de-lesson-temples-3 = Ele vai para uma região de terra que você controla, um templo por região, e conta ali como peça de um tipo próprio. Coloque-o, na região 24 por exemplo.
de-lesson-temples-3-done = Ele nunca fica só: um exército não pode deixá-lo se não há mais nada ali. Quando o fornecimento acaba, as cartas são construídas sem templo de madeira.
de-lesson-temples-3-missed = Escolha uma região sua.
de-lesson-temples-4 = Você tem outro templo na mão. Tente construí-lo.
de-lesson-temples-4-done = Para o segundo é preciso uma carta em cada uma das outras cinco colunas, para o terceiro duas em cada, e assim por diante. Por isso construa cedo um pouco de tudo.
de-lesson-temples-4-missed = Isso é possível. Aperte o templo na sua mão.

## O fim

de-lesson-end = O fim
de-lesson-end-about = Acabam os templos ou as aldeias, e somam-se os pontos.
de-lesson-end-1 = Quando todos os templos de madeira foram construídos, ou todas as aldeias saqueadas, termina-se a rodada e joga-se mais uma. (Se não há mais nenhuma carta para recompor a mão, a partida acaba na hora.) Esta é a última ação de todas.
de-lesson-end-2 = Use sua última carta: pedra pode dar a você uma maioria.
de-lesson-end-2-done = PV ganhos, templos e 2 PV para quem tem mais madeira, argila, pedra, trigo e ouro, cada um; quem empata também recebe. Você tem 47, Ana, 48. Vence quem tem mais, e empate divide a vitória. Por tão pouco!
de-lesson-end-2-missed = A partida ainda não acabou.

## As variantes

de-lesson-variants = As variantes
de-lesson-variants-about = Peças escolhidas, outros mapas, uma carta virada.
de-lesson-variants-1 = A mesa pode deixar cada um escolher em segredo as primeiras peças: dez ao todo, no máximo cinco de um tipo; quem tem experiência pega menos. O outro já escolheu. Escolha dez.
de-lesson-variants-1-done = Todas são mostradas juntas, e então as cartas são distribuídas.
de-lesson-variants-1-missed = Ainda não são dez.
de-lesson-variants-2 = Outra variante, o curinga: uma vez por partida você pode construir qualquer carta virada em qualquer das cinco colunas. Custa 1 de ouro no primeiro lugar, 2 no segundo, e assim por diante, coloca uma peça e aciona a coluna. Coloque uma na coluna verde.
de-lesson-variants-2-done = Ele conta também para os templos, e é sobretudo para isso que serve.
de-lesson-variants-2-missed = Um turno comum, ou outra coluna. Esconda uma carta na verde.
de-lesson-variants-3 = E o mapa: o fixo, continentes sorteados na mesma forma, em linha, em meia-lua, ou um seu, sem duas aldeias lado a lado. (Um detalhe: cartas que descartam por peças pedem alguma peça no seu fornecimento.) A mesa escolhe tudo isso antes da partida.

## O treinador da primeira partida

de-lesson-coach-turn = Construa uma carta ou ofereça. No começo construa algo barato, de preferência verde, e ao lado de uma aldeia.
de-lesson-coach-pay = Há vários jeitos de pagar: 4 de ouro valem por um recurso.
de-lesson-coach-place = Onde vai a peça? Em uma região sua, ou ao lado de uma; bem no começo, na borda.
de-lesson-coach-effect = Sua coluna age, de baixo para cima. Cada carta pode ser usada ou recusada.
de-lesson-coach-offering = Acrescente cartas para uma dádiva maior, ou pare por aqui.
de-lesson-coach-sacked = Uma aldeia caiu. Quando todas tiverem caído, joga-se só mais uma rodada.
de-lesson-coach-march = Seu exército marcha: uma região por passo. Ao lado de uma aldeia é um bom lugar.
de-lesson-coach-over = Essa foi sua primeira partida. A pontuação mostra de onde veio cada ponto.
