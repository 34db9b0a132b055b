# As aulas de Gods of Rome, e o que diz o treinador da primeira partida.

## O que eu quero?

gr-lesson-aim = O que eu quero?
gr-lesson-aim-about = Cinco facções, quinze territórios. Escolha quem você lidera.
gr-lesson-aim-1 = Vence quem tem mais pontos de vitória. Eles são dados três vezes, nos checkpoints, a quem está na frente em favor naquele momento. E o favor vem dos territórios que você controla quando pontua. Ou seja: meeples no território, território vira favor, favor vira pontos.
gr-lesson-aim-2 = O mapa tem quinze territórios em cinco cores, três de cada deus. Em cada cor um começa com três meeples, um com colheita +1 e um com −1. Os dois campos de lava não são de ninguém, e ali não se entra.
gr-lesson-aim-3 = A sorte fez você começar. No seu primeiro turno você escolhe uma facção que ainda está livre, recebe os discos e os templos de madeira dela e logo joga um turno normal. Escolha uma.
gr-lesson-aim-3-done = De agora em diante os meeples dessa facção contam para você, onde quer que estejam. Uma facção que ninguém lidera é neutra: conta para o controle como qualquer outra, e pode ser afastada.
gr-lesson-aim-3-missed = Escolha qualquer uma das cinco facções.

## Visitar um templo

gr-lesson-visit = Visitar um templo
gr-lesson-visit-about = Uma bênção, um meeple e o direito de pontuar ali.
gr-lesson-visit-1 = Você lidera Vênus, a facção rosa. Um turno é uma de três coisas, e a primeira é uma visita: um disco seu vai para um espaço livre de um templo que você ainda não está visitando. Cada templo tem dois espaços; com três ou quatro jogadores, todos livres no começo.
gr-lesson-visit-2 = Enquanto seu disco estiver lá, territórios dessa cor podem pontuar para você. Visite Diana, a deusa verde. Se a peça dela estivesse no mapa, primeiro voltaria para casa.
gr-lesson-visit-2-done = Você recebeu a bênção dela: uma peça que vai deixar uma ação mais forte. Tem-se no máximo uma de cada deus; uma visita renova a que já foi usada.
gr-lesson-visit-2-missed = Isso foi outra coisa. Aperte o templo de Diana, o verde.
gr-lesson-visit-3 = A visita termina com um meeple da cor do deus no território do deus, da reserva dele enquanto houver. É verde, lidere quem lidere o verde. Coloque-o em D3, que tem colheita +1.
gr-lesson-visit-3-done = Isso ajudou um pouco quem lidera Diana. Mas agora o direito de pontuar em território verde é seu.
gr-lesson-visit-3-missed = Ali também pode. Desta vez, coloque em D3.
gr-lesson-visit-4 = Os outros também fizeram visitas, e é sua vez de novo. Tente visitar Diana uma segunda vez.
gr-lesson-visit-4-done = Um disco em cada templo. Eles voltam quando você pontua; então você pode ir de novo.
gr-lesson-visit-4-missed = Isso é permitido. Aperte de novo o templo de Diana para ouvir por que lá não é.

## Espaços e crescimento

gr-lesson-slots = Espaços e crescimento
gr-lesson-slots-about = Um disco em um espaço: duas ações, ou uma.
gr-lesson-slots-1 = A segunda coisa que um turno pode ser: ativar um espaço. Você lidera Júpiter, cinza. Seu tabuleiro tem quatro espaços, e cada um recebe um disco. Sem carta vale o símbolo impresso: crescimento, crescimento, viagem, ataque. Com carta, vale a carta.
gr-lesson-slots-2 = No seu espaço 4 há uma carta com crescimento duas vezes. Ative-o.
gr-lesson-slots-2-done = Agora você usa as duas ações, em qualquer ordem, e pode deixar qualquer uma de lado.
gr-lesson-slots-2-missed = Outro espaço, ou outra coisa. Aperte o espaço 4.
gr-lesson-slots-3 = Crescimento: um meeple seu vem da reserva para um território onde você já tem um meeple ou templo. Em J2 você tem um. Cresça ali. (Com a reserva vazia, um vem de outro lugar do mapa.)
gr-lesson-slots-3-done = Agora há dois cinzas em J2.
gr-lesson-slots-3-missed = Permitido, mas não foi em J2. Tente de novo.
gr-lesson-slots-4 = O segundo crescimento: tente D1, onde ninguém é cinza.
gr-lesson-slots-4-done = Uma facção só cresce onde já está. Para chegar a um território novo é preciso viajar.
gr-lesson-slots-4-missed = Isso é possível. Aperte D1 para ver o que não é.
gr-lesson-slots-5 = Dois em J2 bastam por hoje. Você pode deixar a segunda ação de lado: termine o espaço. Até um espaço sem nenhuma ação pode valer a pena, porque dois espaços usados deixam a pontuação sem custo.
gr-lesson-slots-5-done = O disco fica no espaço até você pontuar.
gr-lesson-slots-5-missed = Você cresceu mais uma vez, e pode. Desta vez, termine o espaço.

## Viagem

gr-lesson-travel = Viagem
gr-lesson-travel-about = De um território aos vizinhos.
gr-lesson-travel-1 = Você ainda lidera Júpiter. Seu espaço 3 mostra viagem. Ative-o.
gr-lesson-travel-1-done = Agora escolha de onde.
gr-lesson-travel-1-missed = Aperte o espaço 3.
gr-lesson-travel-2 = A viagem começa em um território onde você tem gente. Em J2 há dois meeples cinzas, em território da sua própria cor, que nunca pontua para você. Deixe-os sair de lá.
gr-lesson-travel-2-done = Podem ir quantos você quiser, cada um para um território vizinho.
gr-lesson-travel-2-missed = De lá também pode, mas tente J2.
gr-lesson-travel-3 = Não precisam ir juntos: mande um para N2 e um para D3.
gr-lesson-travel-3-done = Em cada um também há gente de outros; quem tem mais ali, controla. O ataque vai ajudar.
gr-lesson-travel-3-missed = Não foi como pedido. Um para N2 e um para D3: tente de novo.

## Controle e ataque

gr-lesson-attack = Controle e ataque
gr-lesson-attack-about = Mais do que qualquer outra: afaste, se for preciso.
gr-lesson-attack-1 = Você controla um território se tem ali mais do que cada uma das outras facções, também as neutras; um templo de madeira conta como um. Empate não é de ninguém. Você lidera Febo, amarelo. Em P3 são dois amarelos contra um rosa.
gr-lesson-attack-2 = No seu espaço 1 uma carta mostra ataque duas vezes. Ative-o.
gr-lesson-attack-2-done = Dois ataques.
gr-lesson-attack-2-missed = Aperte o espaço 1.
gr-lesson-attack-3 = O ataque acontece em um território onde você tem meeple ou templo. Escolha P3.
gr-lesson-attack-3-done = Agora o rosa precisa sair.
gr-lesson-attack-3-missed = Ali também, mas escolha P3.
gr-lesson-attack-4 = Afasta-se um meeple de outra facção, também de uma neutra, para um território vizinho à sua escolha. Onde ele atrapalha menos? Afaste-o para N3, onde é um entre muitos.
gr-lesson-attack-4-done = Em P3 não resta nenhum rosa. Templos não podem ser afastados, e precisa haver um território para onde afastar.
gr-lesson-attack-4-missed = Afastado, mas para outro lugar. Escolha N3.

## Bênçãos e templos de madeira

gr-lesson-temples = Bênçãos e templos de madeira
gr-lesson-temples-about = Crescimento com bênção constrói e traz uma carta.
gr-lesson-temples-1 = Você lidera Júpiter e tem duas bênçãos. A cada ação você pode acrescentar uma: a ação básica vira a melhorada. A cor dela precisa ser a do território onde acontece, e as duas ações de um espaço pedem duas diferentes.
gr-lesson-temples-2 = Ative o espaço 1, crescimento.
gr-lesson-temples-2-done = Você poderia crescer. Mas há algo melhor.
gr-lesson-temples-2-missed = Aperte o espaço 1.
gr-lesson-temples-3 = Em vez de um meeple, a bênção de Júpiter constrói um templo de madeira em um território cinza onde você tem gente e ainda não há templo de ninguém. Construa em J3.
gr-lesson-temples-3-done = Ele conta como mais um meeple ali, nunca sai do lugar e não pode ser removido. A bênção fica no espaço até você pontuar.
gr-lesson-temples-3-missed = Você cresceu, sem bênção. Construa: escolha isso entre o que J3 oferece.
gr-lesson-temples-4 = Quem constrói pega uma das quatro cartas abertas e a coloca em um espaço seu que ainda não tem carta; abre-se outra. Pegue qualquer uma, a terceira por exemplo, e coloque em qualquer espaço.
gr-lesson-temples-4-done = Daqui em diante esse espaço faz o que a carta mostra. No espaço que está em uso, ela só vale na próxima vez.
gr-lesson-temples-4-missed = Primeiro uma carta, depois um espaço.

## Reunir de qualquer lugar

gr-lesson-gather = Reunir de qualquer lugar
gr-lesson-gather-about = Viagem com bênção não conhece distância.
gr-lesson-gather-1 = Você lidera Diana, verde, e resta uma viagem do seu espaço. Em J3 você não tem ninguém. Com a bênção de Júpiter, dono desse território, os seus podem ir para lá de qualquer ponto do mapa. Reúna em J3.
gr-lesson-gather-1-done = É a única ação que não pede ninguém seu ali antes.
gr-lesson-gather-1-missed = Isso é uma viagem sem bênção, ou em outro lugar. Aperte J3 e reúna.
gr-lesson-gather-2 = Traga quatro: dois de D3 e dois de D1, territórios da sua própria cor, que não pontuam para você.
gr-lesson-gather-2-done = Quatro de uma vez, atravessando o mapa. É o jeito mais seguro de ganhar um território logo antes de pontuar.
gr-lesson-gather-2-missed = Chegaram menos de quatro a J3. Tente de novo.

## Chamar um deus

gr-lesson-smite = Chamar um deus
gr-lesson-smite-about = Ataque com bênção esvazia um território inteiro.
gr-lesson-smite-1 = Você lidera Diana, verde. Em J3 há um dos seus entre cinco cinzas e o templo deles. Seu espaço ainda tem um ataque, e você tem a bênção de Júpiter, dono de J3.
gr-lesson-smite-2 = O ataque melhorado: a peça do deus vem para um território da cor dela onde você tem alguém, e todos os outros precisam sair. Chame Júpiter para J3.
gr-lesson-smite-2-done = A estátua está em J3.
gr-lesson-smite-2-missed = Um ataque básico, ou em outro lugar. Aperte J3 e chame Júpiter.
gr-lesson-smite-3 = Afaste os cinco, cada um para um território vizinho à sua escolha.
gr-lesson-smite-3-done = O templo fica, e ali há empate, um a um. E enquanto a estátua estiver em J3 ninguém entra: nada cresce, se move ou é afastado para lá, e nenhuma viagem ou ataque básico começa ali.
gr-lesson-smite-3-missed = Ainda não saíram todos.

## Pontuar

gr-lesson-scoring = Pontuar
gr-lesson-scoring-about = Territórios viram favor, e todos os discos voltam.
gr-lesson-scoring-1 = A terceira coisa que um turno pode ser: pontuar. Um território paga se você o controla, não é da sua cor e seu disco está no templo do deus dele: 1 de favor, mais a peça de colheita. Você lidera Vênus. P3 vai pagar 1 + 1, e D2, 1 − 1.
gr-lesson-scoring-2 = Pontuar tem custo: 2 de favor sem disco nos seus espaços, 1 com um disco, nada com dois ou mais. Você tem três ali. O favor nunca cai abaixo de 0, então sempre dá para pontuar, nem que seja para recuperar os discos.
gr-lesson-scoring-3 = Agora pontue.
gr-lesson-scoring-3-done = 2 de favor. As peças de colheita dos dois territórios viraram, P3 mostra −1 e D2, +1. Seus discos voltaram dos espaços e dos templos, as bênçãos usadas também: começa uma nova rodada de visitas.
gr-lesson-scoring-3-missed = Isso foi outra coisa. Pontue.

## Objetivos

gr-lesson-objectives = Objetivos
gr-lesson-objectives-about = Duas cartas no início, quatro no fim: mais favor.
gr-lesson-objectives-1 = Dos oito objetivos, quatro estão na partida, dois abertos no início. Cada aberto vale para todos. Atacantes: 1 de favor por território que você pontua com um templo de outro jogador. Vigilante: 1 por território com peça de Deus.
gr-lesson-objectives-2 = Você lidera Júpiter. D3 é seu, com seis contra um templo de Ana, e tem colheita +1. Então paga 1 + 1, e mais 1 por Atacantes. Pontue.
gr-lesson-objectives-2-done = Três de favor por um território.
gr-lesson-objectives-2-missed = Desta vez, pontue.
gr-lesson-objectives-3 = Os outros que você pode encontrar, por território pontuado: Populado, quatro ou mais seus ali; Festival, outras duas facções; Isolado, seu templo e nenhum meeple; Aglomerado, você também está em dois vizinhos dele.
gr-lesson-objectives-4 = E dois que contam uma vez por pontuação: Disperso, 1 se você estava em territórios de pelo menos cinco cores no começo do turno; Cultistas, 1 para cada dois templos que você visitava.

## Checkpoints e o fim

gr-lesson-checkpoints = Checkpoints e o fim
gr-lesson-checkpoints-about = As posições dão pontos; depois a corrida fica apertada de novo.
gr-lesson-checkpoints-1 = Três marcas na trilha de favor: 5, 13 e 24, ou 21 com quatro jogadores, como aqui. Quem passa uma ao pontuar traz um checkpoint, e todos ganham pontos de vitória pela posição em favor: 3, 2, 1, 0 no primeiro; 4, 3, 2, 1 no segundo; 8, 6, 4, 2 no terceiro.
gr-lesson-checkpoints-2 = Você lidera Febo e tem 2 de favor. Pontuar agora traz 4 e custa 1: chega a 5. Pontue.
gr-lesson-checkpoints-2-done = 3 pontos para você, 2, 1 e 0 para os outros; discos nas trilhas marcam isso. Depois todos os que estavam atrás sobem para 5, e abre-se o próximo objetivo. Conta a posição, e não a distância.
gr-lesson-checkpoints-2-missed = Desta vez, pontue.
gr-lesson-checkpoints-3 = Empate em favor? Decidem mais territórios controlados, depois mais cartas, mais meeples no mapa, mais pontos na trilha mais recente e, por fim, quem joga mais tarde. A mesma ordem desempata no fim.

## O último checkpoint

gr-lesson-last-scoring = O último checkpoint
gr-lesson-last-scoring-about = Todos pontuam mais uma vez, e vence quem tem mais pontos.
gr-lesson-last-scoring-1 = Você lidera Vênus, com 18 de favor. Pontuar traz 6 e custa 2: a terceira marca. Alcance-a.
gr-lesson-last-scoring-1-done = Agora cada um dos outros pode pontuar mais uma vez, no sentido horário, e pode ultrapassar você. Continue e veja.
gr-lesson-last-scoring-1-missed = Desta vez, pontue.
gr-lesson-last-scoring-2 = Ninguém conseguiu. A terceira trilha dá 8 a você, e com as duas anteriores são 14 pontos de vitória: você vence, à frente de Eva com 10.

## Dois jogadores, e as variantes

gr-lesson-variants = Dois jogadores, e as variantes
gr-lesson-variants-about = Um deus sai, as facções têm poderes, os discos ficam.
gr-lesson-variants-1 = Com dois jogadores, um deus sorteado sai da partida: aqui, Júpiter. Os territórios dele ficam vazios e abertos, mas nunca pontuam, porque o templo está fechado. E os discos dele bloqueiam um espaço de cada outro templo: só um de vocês pode visitar cada deus.
gr-lesson-variants-2 = A mesa pode jogar com os poderes dos deuses, como aqui. Vênus começa com cinco meeples em vez de três. Escolha Vênus.
gr-lesson-variants-2-done = Cinco em V2. É o poder mais simples.
gr-lesson-variants-2-missed = Uma boa facção também. Desta vez, escolha Vênus.
gr-lesson-variants-3 = Os outros poderes. Júpiter: ataques melhorados dos outros não afastam seus meeples, e os seus entram onde há peça de Deus. Febo: colheitas −1 não contam para você e não viram. Netuno: você controla onde empata no maior número. Diana: ataque básico em um território vizinho, ou a dois meeples.
gr-lesson-variants-4 = A outra variante, para especialistas: a restrição no panteão. Discos nos templos não voltam quando você pontua; saem da partida. Você visita dois deuses. Pontue e veja.
gr-lesson-variants-4-done = Os dois ficaram de lado. Agora cada visita custa um disco para sempre.
gr-lesson-variants-4-missed = Desta vez, pontue.
gr-lesson-variants-5 = E cada deus pode ser visitado duas vezes na partida inteira. Você já esteve com Diana duas vezes. Tente mais uma.
gr-lesson-variants-5-done = Chega de visitas a Diana. Escolha bem quando ir aonde.
gr-lesson-variants-5-missed = Isso é permitido. Aperte o templo de Diana.
gr-lesson-variants-6 = Tudo isso a mesa escolhe antes da partida, e pode ser combinado: de um a quatro jogadores, territórios como na primeira partida ou sorteados, com ou sem poderes, com ou sem restrição.

## O treinador da primeira partida

gr-lesson-coach-faction = Escolha quem você lidera: aperte uma facção ou o templo dela. Sem poderes são todas iguais; pegue a cor de que gosta.
gr-lesson-coach-turn = Visite um templo, ative um espaço ou pontue. No começo, visite: primeiro dois ou três deuses, depois gente nos territórios deles, depois pontue.
gr-lesson-coach-place = O meeple novo é do deus, não seu, a menos que você lidere essa facção. Coloque-o onde não atrapalhe você.
gr-lesson-coach-slot = Use as ações do espaço em qualquer ordem, ou deixe-as de lado. Onde um território oferece duas coisas, uma delas usa bênção.
gr-lesson-coach-score = Você pontua: territórios pagam, peças de colheita viram, discos voltam. Na próxima vez veja antes o custo; dois discos nos espaços o zeram.
gr-lesson-coach-pushed = Alguém foi afastado para um território vizinho. Veja quem o controla agora.
gr-lesson-coach-piece = Um deus desceu ao mapa. Ninguém entra nesse território até a peça voltar com uma visita, ou mudar de lugar.
gr-lesson-coach-temple = Um templo de madeira conta como um meeple para sempre, e trouxe uma carta.
gr-lesson-coach-checkpoint = Um checkpoint: pontos pela posição. Depois dos dois primeiros, quem estava atrás alcança, e abre-se um objetivo.
gr-lesson-coach-extra = Outro alcançou o terceiro checkpoint. Você pode pontuar mais uma vez; faça isso se render mais do que custa.
gr-lesson-coach-over = Essa foi sua primeira partida. A pontuação mostra de onde veio cada ponto.
