# As aulas de 4 Gods, e o que diz o treinador da primeira partida.

## O que eu quero?

fg-lesson-aim = O que eu quero?
fg-lesson-aim-about = Um Mundo cresce, e quatro deuses querem influência.
fg-lesson-aim-1 = Fichas da sacola preenchem o Mundo, o interior da moldura; profetas ficam nas terras, e cidades no meio. Vence quem tem mais Influência Divina (ID) no fim: de Reinos grandes com poucos profetas, de cidades e do deus cujo terreno foi melhor. Em geral todos jogam ao mesmo tempo, e leva quem chega primeiro.
fg-lesson-aim-2 = Cada um de dois a quatro jogadores fica em um lado da moldura, com uma ficha em cada mão, e a partida começou quando todos estavam prontos. A qualquer momento você pode escolher um deus livre: oceano com profetas azuis, floresta com verdes, planície com amarelos, montanha com cinzas. Fica até o fim. Escolha um.
fg-lesson-aim-2-done = Agora você pode colocar profetas e construir cidades. Quem espera vê que terreno cresce, mas pode perder o melhor deus.
fg-lesson-aim-2-missed = Escolha qualquer deus livre.

## Colocar uma ficha

fg-lesson-placing = Colocar uma ficha
fg-lesson-placing-about = Duas linhas laterais, e igual com igual.
fg-lesson-placing-1 = Você tem duas fichas. Uma ficha vai para qualquer célula vazia, com qualquer lado para cima e girada como quiser. Mas precisa tocar pelo menos duas linhas laterais, da moldura ou de fichas já colocadas. Por isso as primeiras vão para os cantos. Tente B4.
fg-lesson-placing-1-done = Ali não há linha lateral. Nenhuma parte do Mundo é de alguém: você pode colocar em qualquer outro lugar.
fg-lesson-placing-1-missed = Você colocou bem. Aperte B4 para ver o que não pode.
fg-lesson-placing-2 = E cada lado que toca uma ficha precisa unir terrenos iguais em todo o comprimento; a moldura combina com tudo, e os cantos não pedem nada. Sua ficha da direita tem um lado metade planície, metade montanha. Coloque-a em D7 com a planície à direita, ou qualquer ficha onde couber.
fg-lesson-placing-2-done = O tabuleiro mostra onde cabe cada ficha da mão.
fg-lesson-placing-2-missed = Coloque uma ficha.

## Mãos, sacola e fileiras

fg-lesson-hands = Mãos, sacola e fileiras
fg-lesson-hands-about = Saque duas, ou pegue o que outros deixaram.
fg-lesson-hands-1 = Cada uma das suas duas mãos segura no máximo uma ficha. Com as duas vazias você pode sacar uma ou duas da sacola, a menos que sua fileira de descarte esteja cheia. Saque duas.
fg-lesson-hands-1-done = Você vê os dois lados; os outros só veem que você tem algo na mão.
fg-lesson-hands-1-missed = Saque duas.
fg-lesson-hands-2 = O que não cabe em lugar nenhum se descarta na própria fileira, com qualquer lado à mostra; são 10 lugares com quatro jogadores, 13 com três, 20 com dois. Com uma mão livre você pode virar qualquer ficha de qualquer fileira, ou pegá-la. Pegue a que está acesa, de Luís.
fg-lesson-hands-2-done = Coloque-a, ou ela vai para a sua fileira, e não de volta. Só se não couber em lugar nenhum e sua fileira estiver cheia ela pode voltar para onde estava.
fg-lesson-hands-2-missed = Desta vez, pegue uma ficha da fileira de Luís.

## Profetas

fg-lesson-prophets = Profetas
fg-lesson-prophets-about = No máximo um com cada ficha que você coloca.
fg-lesson-prophets-1 = Você acabou de colocar C2. Agora, e só agora, um profeta pode ir nela, em uma das áreas, de qualquer terreno; em 5 segundos, antes de você fazer outra coisa. Você começou com 10, ou 13 quando há menos cores. Coloque um na planície.
fg-lesson-prophets-1-done = Ele entra em uma planície grande. Onde a terra ainda cresce e não há outros, um profeta vale mais.
fg-lesson-prophets-1-missed = Coloque o profeta antes de tudo.
fg-lesson-prophets-2 = Mais tarde sua reserva acabou. Então um que já está em uma ficha pode se mover para a nova, nunca de uma cidade. (Quem joga com duas cores escolhe qual.) Mova um para a planície de D4.
fg-lesson-prophets-2-done = Os profetas vão para onde rendem mais.
fg-lesson-prophets-2-missed = Mova um profeta para a ficha nova.

## Cidades Lendárias

fg-lesson-cities = Cidades Lendárias
fg-lesson-cities-about = Cinco pontos cada, se ficarem de pé.
fg-lesson-cities-1 = Quem tem um deus pode construir uma cidade a qualquer momento: uma das oito fichas de Cidade Lendária em uma célula vazia com pelo menos duas linhas laterais, e um profeta seu nela, da reserva, ou de uma ficha se ela acabou. Construa em D2.
fg-lesson-cities-1-done = 5 ID no fim, se ainda estiver de pé. Cidades são redondas: não dão linha lateral a ninguém, e a ficha nunca volta.
fg-lesson-cities-1-missed = Desta vez, construa uma cidade em D2.

## Cataclismos

fg-lesson-cataclysm = Cataclismos
fg-lesson-cataclysm-about = Uma ficha que cabe toma o lugar de uma cidade.
fg-lesson-cataclysm-1 = A cidade de Eva está em D4, e sua ficha da esquerda caberia ali. Então você pode destruí-la; nunca uma sua. Faça isso.
fg-lesson-cataclysm-1-done = A ficha é sua, 5 ID (com duas cores você diz de qual). O profeta dela sai para sempre, sua ficha fica ali, e você pode colocar um profeta nela.
fg-lesson-cataclysm-1-missed = Coloque a ficha da esquerda sobre a cidade em D4.
fg-lesson-cataclysm-2 = Sua cidade em D2 ficará segura: uma cidade está segura quando faz divisa com os quatro terrenos, pois nenhuma ficha tem quatro, ou quando duas fichas vizinhas se encontram em um canto com terrenos diferentes. Construa onde nada possa caber.

## O fim e a contagem

fg-lesson-counting = O fim e a contagem
fg-lesson-counting-about = Reinos, profetas e deuses.
fg-lesson-counting-1 = A partida termina quando todos passam, ou quando o Mundo está cheio ou a sacola vazia, com mais 30 segundos por jogador. Os outros já passaram. Passe também.
fg-lesson-counting-1-done = Agora se conta a influência.
fg-lesson-counting-1-missed = Desta vez, passe.
fg-lesson-counting-2 = Um Reino é uma área de um terreno em pelo menos duas fichas. Quem tem mais profetas nele ganha 1 ID por ficha sem profeta ali; empatados ganham tudo, cada um. O grande oceano em A2 tem 18 fichas, 7 com profetas: 11 para Luís, que tem três.
fg-lesson-counting-3 = Depois os deuses em jogo são ordenados pelo maior Reino do terreno deles, e de novo por quantos há: 15, 10, 5 e 0; empates dividem, arredondando para baixo, e deus sem Reino não tem posição. Vence quem tem mais ID. Dois jogadores com dois deuses contam por cor, e perde quem tem o marcador mais baixo.

## Outros modos de jogar

fg-lesson-modes = Outros modos de jogar
fg-lesson-modes-about = Deuses secretos, turnos cronometrados, contestações.
fg-lesson-modes-1 = A mesa escolhe como jogar, e tudo pode ser combinado. Com deuses secretos cada um escolhe uma cor e depois recebe um deus fechado; os dois não precisam combinar. Escolha uma.
fg-lesson-modes-1-done = Seu deus só você conhece, até antes da contagem: maior Reino e mais Reinos valem por ele, e o resto pela cor. Profetas podem ser colocados desde a primeira ficha.
fg-lesson-modes-1-missed = Escolha uma cor.
fg-lesson-modes-2 = Com turnos cronometrados você começa de mãos vazias, por sorteio, e tem 30 segundos no seu turno para o que quiser. O que ficar nas mãos vai para a sua fileira; fora do turno só se viram fichas da própria fileira. Um turno sem nada feito é um passe. No fim cada um tem mais um turno.
fg-lesson-modes-3 = E com contestações a mesa aceita qualquer ficha em qualquer célula vazia, e qualquer jogador pode contestar uma mal colocada. A de Rui em D4 não toca nada. Conteste-a.
fg-lesson-modes-3-done = Ela vai para a fileira dele, porque ele já fez outra coisa; notada na hora, voltaria à mão dele. O que fica mal colocado por isso cai também, na sacola. Com a penalidade ele perde o profeta para sempre. Depois da contagem é tarde.
fg-lesson-modes-3-missed = Aperte a contestação, e então D4.

## O treinador da primeira partida

fg-lesson-coach-ready = Você tem uma ficha em cada mão. Olhe os dois lados e diga quando estiver a postos.
fg-lesson-coach-place = Escolha uma ficha das suas mãos e uma célula onde ela caiba. Todos jogam ao mesmo tempo: seja rápido, mas sem pressa demais.
fg-lesson-coach-god = Um deus foi escolhido. Você pode escolher um que resta a qualquer momento; sem ele você não coloca profetas.
fg-lesson-coach-prophet = A ficha é nova: por alguns segundos um profeta pode ir nela.
fg-lesson-coach-empty = Suas mãos estão vazias. Saque duas, ou pegue o que há nas fileiras.
fg-lesson-coach-city = Uma cidade: 5 ID no fim, se nenhuma ficha couber ali.
fg-lesson-coach-cataclysm = Um cataclismo: uma ficha coube onde havia uma cidade.
fg-lesson-coach-over = Essa foi sua primeira partida. A pontuação mostra de onde veio a influência.
