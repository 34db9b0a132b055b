# As aulas de Bora Bora, e o que diz o treinador da primeira partida.

## O que eu quero?

bb-lesson-aim = O que eu quero?
bb-lesson-aim-about = Seis rodadas, muitos caminhos de pontos e uma primeira cabana.
bb-lesson-aim-1 = Vence quem tem mais pontos de vitória depois de seis rodadas. Quase tudo rende alguns. Sua bússola são três tarefas, uma clara e duas escuras, abertas para todos: resolva uma por rodada. No tabuleiro há mais tarefas, homens e mulheres, joias e cartas de Deus.
bb-lesson-aim-2 = Começa quem ficou por último na ordem sorteada: você. Coloque a primeira cabana em uma das quatro regiões cujo peixe vale 1. A cabana vem de qualquer espaço do seu tabuleiro, também do décimo segundo, que tem duas. Escolha WM e um espaço comum.
bb-lesson-aim-2-done = Cada cabana que sai do seu tabuleiro abre lugar ali para um homem ou uma mulher.
bb-lesson-aim-2-missed = Primeiro a região, depois a cabana.
bb-lesson-aim-3 = E pegue o que a região dá, uma pedra da montanha, para um espaço de cerimônia do tipo dela; veja bem o que fica lado a lado. Materiais, conchas e oferendas nunca acabam.
bb-lesson-aim-3-done = Todos começam assim, e então os dados são lançados.
bb-lesson-aim-3-missed = Escolha um espaço para a pedra.

## Dados nas fichas

bb-lesson-dice = Dados nas fichas
bb-lesson-dice-about = Sempre menor do que o que já está lá.
bb-lesson-dice-1 = Fase A: todos lançam três dados e os colocam um a um nas fichas de ação, na ordem dos jogadores, em três voltas. Um dado alto faz mais. Mas ele precisa ser menor do que todos os que já estão na ficha, também os seus.
bb-lesson-dice-2 = Resta a você um 3, e há um 2 no ajudante. Tente colocá-lo ali.
bb-lesson-dice-2-done = Alto demais. Um dado baixo colocado cedo fecha a ficha para muitos; um seis a deixa aberta. E um dado só pode ir aonde há algo a fazer.
bb-lesson-dice-2-missed = Isso é possível. Aperte o ajudante.
bb-lesson-dice-3 = O espaço de pesca aceita qualquer dado, por 2 pontos. Pesque.
bb-lesson-dice-3-done = Não é muito, mas está sempre lá e não fecha nada.
bb-lesson-dice-3-missed = Desta vez, pesque.

## Estabelecer-se

bb-lesson-settling = Estabelecer-se
bb-lesson-settling-about = Por terra ou por água, até onde o dado leva.
bb-lesson-settling-1 = Você tem uma cabana em CB. Caminhos de terra e de água ligam as regiões, nos dois sentidos, cada um com um valor que seu dado precisa alcançar. Coloque o 4 nos caminhos de terra.
bb-lesson-settling-1-done = Com um 4 você usa caminhos de até 4.
bb-lesson-settling-1-missed = Foi outro dado ou outra ficha. O 4, em terra, sem deus.
bb-lesson-settling-2 = Estabeleça-se em CF, com uma cabana de um espaço comum.
bb-lesson-settling-2-done = Sua cabana ocupa o espaço de construção, o lugar de honra; a que estava ali vai para o lado, mas fica na região. Você tem uma cabana por região.
bb-lesson-settling-2-missed = Desta vez, escolha CF e uma cabana.
bb-lesson-settling-3 = A floresta dá madeira, a praia areia, a montanha pedra, a planície uma oferenda. Coloque a madeira no espaço aceso. Sem espaço livre ela ficaria ao lado do tabuleiro, valendo só para tarefas.
bb-lesson-settling-3-done = Agora uma questão de deuses.
bb-lesson-settling-3-missed = Outro espaço. Desta vez, o que está aceso.
bb-lesson-settling-4 = Logo depois de se estabelecer, e só então, o Deus Vermelho deixa você pontuar o peixe da região: aqui 6. Uma ficha de Deus vale por qualquer deus, não custa oferenda e depois sai da partida. Use-a.
bb-lesson-settling-4-done = 6 pontos. O peixe fica para o próximo que se estabelecer ali.
bb-lesson-settling-4-missed = Você deixou o peixe. Desta vez, pontue.

## Pessoas e o ajudante

bb-lesson-people = Pessoas e o ajudante
bb-lesson-people-about = Acolher alguém e fazer muitas coisas pequenas.
bb-lesson-people-1 = Seis homens e seis mulheres estão à mostra. Um dado pega alguém de uma posição até o valor dele, para um espaço do seu tabuleiro sem cabana nem ficha. Coloque o 3 nas mulheres e pegue a da posição 3, que traz pontos.
bb-lesson-people-1-done = Ela não faz nada antes da fase B. Uma ação começada precisa ser feita até o fim; só o ajudante pode parar a qualquer momento.
bb-lesson-people-1-missed = Uma mulher das posições 1 a 3, com o 3.
bb-lesson-people-2 = Antes, nessa partida, você tinha um 5. O ajudante deixa gastar os pontos dele como quiser. Coloque o 5 ali.
bb-lesson-people-2-done = Cinco pontos para gastar.
bb-lesson-people-2-missed = O 5, no ajudante, sem deus.
bb-lesson-people-3 = Por um ponto cada: tatuar um homem, o que sobe seu status pelos símbolos dele, deixar uma mulher coletar conchas, ou marcar um ponto. Cada pessoa é movida para baixo assim uma vez. Deixe sua mulher coletar.
bb-lesson-people-3-done = 3 conchas, com que se compram joias. (Na trilha de status, quem chega a um espaço ocupado fica por cima.)
bb-lesson-people-3-missed = Aperte sua mulher.
bb-lesson-people-4 = Por dois pontos: uma oferenda, uma carta de Deus, um material, ou uma cabana movida para o décimo segundo espaço, que aceita quantas quiser e assim abre lugar, desde que ali não haja ninguém. Mova uma cabana.
bb-lesson-people-4-done = Restam dois pontos.
bb-lesson-people-4-missed = Outro uso para os pontos. Desta vez, mova uma cabana.
bb-lesson-people-5 = Gaste-os em uma madeira, ou em outro material.
bb-lesson-people-5-done = Um cinco rendeu muito.
bb-lesson-people-5-missed = Desta vez, um material.

## Padres e o Bônus de Fogo

bb-lesson-temple = Padres e o Bônus de Fogo
bb-lesson-temple-about = Um lugar no templo e dois pequenos presentes.
bb-lesson-temple-1 = O templo tem os espaços de 6 a 1, da esquerda. Um dado manda um padre a um espaço até o valor dele; quem está ali é empurrado para a direita até preencher um vão, e sai depois do 1. Mande um ao espaço 5 com o seu 5.
bb-lesson-temple-1-done = Cada padre pontua em toda rodada enquanto fica, e quem tem mais ganha uma ficha de Deus.
bb-lesson-temple-1-missed = O 5 no templo, espaço 5, sem deus.
bb-lesson-temple-2 = Com cada padre e cada construção vem um Bônus de Fogo. Primeiro uma carta de Deus, aberta ou da pilha, ou uma oferenda: pegue.
bb-lesson-temple-2-done = Uma carta aberta é reposta na hora; a da pilha só você vê.
bb-lesson-temple-2-missed = Pegue uma carta ou uma oferenda.
bb-lesson-temple-3 = E depois um passo de status ou uma concha.
bb-lesson-temple-3-done = Um de cada par, nunca os dois do mesmo.
bb-lesson-temple-3-missed = Um passo ou uma concha.

## Construir

bb-lesson-building = Construir
bb-lesson-building-about = Dois materiais lado a lado, e cedo.
bb-lesson-building-1 = Em dois espaços de cerimônia vizinhos seus há materiais. Um dado constrói ali uma ficha até o valor dele; os dois voltam para a reserva. Nas rodadas 1 e 2 uma construção traz 10 pontos, depois 7, por fim 4. Construa a ficha 2 com o 3.
bb-lesson-building-1-done = 10 pontos, e segue um Bônus de Fogo, como no templo. O que foi colocado não sai mais do lugar.
bb-lesson-building-1-missed = O 3 para construir, e então a ficha 2.

## Azul e Branco

bb-lesson-gods = Azul e Branco
bb-lesson-gods-about = Deuses que ajudam os dados.
bb-lesson-gods-1 = Para chamar um deus, descarte uma carta da cor e uma oferenda. Duas cartas de uma cor com uma oferenda valem por qualquer deus, e uma ficha de Deus vale sozinha. Deuses para dados são declarados com o dado, e nunca para pescar.
bb-lesson-gods-2 = No templo há um 1, e você tem um 3. O Azul permite colocar um dado que não é menor. O Branco faz um dado abaixo de seis agir como um seis, mas a face dele ainda conta para os seguintes. Coloque o 3 com os dois.
bb-lesson-gods-2-done = Agora pague por cada um.
bb-lesson-gods-2-missed = O templo, com o Azul e como um seis com o Branco.
bb-lesson-gods-3 = Pague os dois com fichas de Deus.
bb-lesson-gods-3-done = Um dado caro, mas alcança o espaço 6.
bb-lesson-gods-3-missed = Ainda não estão os dois pagos.
bb-lesson-gods-4 = Mande o padre.
bb-lesson-gods-4-done = Todos foram empurrados, e um caiu na outra ponta, que era seu. Acontece.
bb-lesson-gods-4-missed = Ao espaço 6.

## Homens e mulheres agem

bb-lesson-phase-b = Homens e mulheres agem
bb-lesson-phase-b-about = Um de cada por rodada, e o Verde.
bb-lesson-phase-b-1 = Fase B: cada um pode usar um homem e uma mulher, em qualquer ordem. Fichas do mesmo tipo e sexo agem juntas, como uma ação mais forte: com uma, duas ou três delas, caminhos de 2, 4, 6, posições ou construções até 3, 6, 6, 2, 4, 6 pontos, ou 1, 2, 3 do resto. Nada sai do lugar por isso.
bb-lesson-phase-b-2 = Você tem dois homens que trazem conchas: 2 juntos. O Verde, uma vez por fase, dobra uma ação ou permite mais uma de outro tipo. Use os dois, dobrados, e pague com sua ficha de Deus.
bb-lesson-phase-b-2-done = 4 conchas. Quantidades são recebidas até onde der; a ação precisa ser possível ao menos em parte. Dobrar se declara antes.
bb-lesson-phase-b-2-missed = Os dois homens, dobrados pelo Verde.

## Avaliação

bb-lesson-evaluation = Avaliação
bb-lesson-evaluation-about = Status, templo e uma tarefa com o Amarelo.
bb-lesson-evaluation-1 = Você é o último a agir na rodada 3. Depois vem a fase C. Primeiro o status: cada um pontua seu espaço, e a ordem ali é a nova ordem dos jogadores. Depois cada padre no templo pontua 1, 2 ou 3 conforme a rodada, e quem tem mais ganha uma ficha de Deus. Use seu homem e veja.
bb-lesson-evaluation-1-done = 1 por status, 6 por três padres, e a ficha. Os padres ficam para a próxima rodada; os homens e mulheres à mostra só são trocados agora.
bb-lesson-evaluation-1-missed = Desta vez, use seu homem.
bb-lesson-evaluation-2 = Uma rodada posterior. Sua tarefa pede um homem e uma mulher, e você só tem homens. O Amarelo substitui uma coisa que falta, por 4 pontos em vez de 6. Faça isso. (Cartas de Deus que uma tarefa pede são mostradas e guardadas; fichas e pares não valem por elas, mas podem pagar o Amarelo.)
bb-lesson-evaluation-2-done = 4 pontos, e uma nova tarefa vem do tabuleiro.
bb-lesson-evaluation-2-missed = A tarefa de um homem e uma mulher, com o Amarelo.

## Joias e tarefas

bb-lesson-jewels-tasks = Joias e tarefas
bb-lesson-jewels-tasks-about = O que as conchas compram, e para que serve uma rodada.
bb-lesson-jewels-tasks-1 = Na ordem dos jogadores, cada um pode comprar uma joia da coluna desta rodada, distribuída no começo; o resto é descartado. Você tem 10 conchas. O colar custa 6 e vale 9 no fim. Compre-o.
bb-lesson-jewels-tasks-1-done = Um bom negócio.
bb-lesson-jewels-tasks-1-missed = Desta vez, o colar.
bb-lesson-jewels-tasks-2 = Por fim as tarefas: cada um resolve uma de três. Cumprida, traz 6; quem não cumpre nenhuma desiste de uma por nada. A sua pede uma mulher e um padre no templo. Cumpra-a.
bb-lesson-jewels-tasks-2-done = 6 pontos, sem gastar nada. O que se pede é um mínimo, e uma cabana conta onde quer que esteja na região. Depois cada um pega uma tarefa nova.
bb-lesson-jewels-tasks-2-missed = A de uma mulher e um padre.
bb-lesson-jewels-tasks-3 = Tarefas claras são pares fáceis, três padres ou três regiões. As escuras pedem mais: nove regiões, cinco ilhas, um terreno inteiro, cartas de uma cor, três tipos de homens, quatro construções, joias iguais, cinco materiais … Escolha as que combinam com o que você já faz.

## O fim

bb-lesson-end = O fim
bb-lesson-end-about = Três últimas tarefas, e conta o que sobrou.
bb-lesson-end-1 = Depois da rodada 6 resolvem-se as três tarefas que restam, uma a uma, na ordem que você quiser, cada uma com um Deus Amarelo se preciso. O que se paga por uma não conta mais para a seguinte. Esta você cumpre.
bb-lesson-end-1-done = Mais 6 pontos.
bb-lesson-end-1-missed = Cumpra a tarefa que está completa.
bb-lesson-end-2 = Então a última contagem: 2 por ficha de Deus, o peixe de cada região cujo espaço de construção é seu, suas joias, e 6 por cada uma de seis metas: nove tarefas, seis joias, cerimônia completa, todas as construções, todas as regiões, doze pessoas. Vence quem tem mais; no empate, quem vinha antes na ordem.

## Dois e três jogadores

bb-lesson-two-players = Dois e três jogadores
bb-lesson-two-players-about = Menos fichas: duas ações dividem uma.
bb-lesson-two-players-1 = Com quatro jogadores há sete fichas de ação. Com três, os dois caminhos dividem uma ficha; com dois, homens e mulheres também. Os dados das duas ações formam ali uma só fileira.
bb-lesson-two-players-2 = Há um 5 ali. Seu 2 pode segui-lo, para um homem ou uma mulher. Pegue alguém.
bb-lesson-two-players-2-done = Daqui em diante só um 1 pode seguir, para qualquer dos dois.
bb-lesson-two-players-2-missed = Coloque o 2 ali e pegue alguém.

## O treinador da primeira partida

bb-lesson-coach-start = Sua primeira cabana. Olhe os caminhos que saem dali e o que suas tarefas pedem.
bb-lesson-coach-die = Escolha um dado e uma ficha. Dados altos onde os outros querem ir, e olhe antes suas tarefas.
bb-lesson-coach-fish = O Deus Vermelho pode pontuar este peixe, agora ou nunca.
bb-lesson-coach-bonus = Um padre traz um Bônus de Fogo: uma carta ou uma oferenda, e um passo ou uma concha.
bb-lesson-coach-pushed = Seu padre foi empurrado para fora do templo e voltou.
bb-lesson-coach-helper = O ajudante tem pontos para gastar: um ou dois por coisa acesa. Pare quando quiser.
bb-lesson-coach-people = Fase B: um homem e uma mulher seus podem agir, vários do mesmo tipo juntos.
bb-lesson-coach-jewel = Você pode comprar uma joia com conchas, ou nenhuma. As mais caras valem mais.
bb-lesson-coach-task = Resolva uma tarefa: uma completa, uma com o Amarelo, ou desista de uma.
bb-lesson-coach-order = O status rendeu pontos e uma nova ordem. Começa quem estava mais à frente.
bb-lesson-coach-over = Essa foi sua primeira partida. A pontuação mostra de onde veio cada ponto.
