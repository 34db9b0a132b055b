# As aulas do Jogo Real de Ur, e o que diz o treinador da primeira partida.

## O que eu quero?

ur-lesson-aim = O que eu quero?
ur-lesson-aim-about = Dois correm por um tabuleiro. Entre com sua primeira peça.
ur-lesson-aim-1 = Uma corrida de dois. Suas sete peças claras esperam ao lado do tabuleiro, e as sete escuras do outro jogador também. Vence quem primeiro leva todas as suas pelo tabuleiro e as retira na outra ponta. Não há pontos.
ur-lesson-aim-2 = Este é o seu caminho, com 14 casas: quatro só suas, depois as oito da fileira do meio, que os dois usam, e por fim mais duas só suas. O outro jogador vem do outro lado.
ur-lesson-aim-3 = A sorte decide quem começa, e aqui é você. Os dados são lançados para você: deu dois. A peça que entra vai para a casa com esse número. Aperte as peças que esperam, ou a casa 2.
ur-lesson-aim-3-done = Sua primeira peça está a caminho. Agora o outro jogador lança os dados, e assim vai, uma vez cada um.
ur-lesson-aim-3-missed = Foi outra jogada. Aperte as peças que esperam.

## Lançamentos e turnos

ur-lesson-throws = Lançamentos e turnos
ur-lesson-throws-about = Uma peça anda o lançamento inteiro; se alguma pode, precisa andar.
ur-lesson-throws-1 = Quatro dados, cada um com ponta marcada para cima ou não: o lançamento é quantas estão marcadas, de 0 a 4. Dois sai mais vezes, 0 e 4 são os mais raros. Você tirou três. Uma só peça anda tudo; o lançamento nunca se divide, e ninguém volta atrás.
ur-lesson-throws-2 = Você escolhe qual peça: pode entrar uma nova, ou andar uma que já está no tabuleiro. Leve a peça da casa 4 três casas adiante, até a fileira do meio.
ur-lesson-throws-2-done = Da 4 para a 7. Escolher a peça é toda a arte do jogo, e já é bastante.
ur-lesson-throws-2-missed = É permitido, mas não era essa peça. Tente de novo: a da casa 4.
ur-lesson-throws-3 = Outro momento: você tirou um. Digamos que você prefira não andar. Aperte os dados para deixar passar o lançamento e veja o que as regras dizem.
ur-lesson-throws-3-done = Se alguma peça sua pode andar, uma precisa andar, mesmo que doa. Por isso é útil ter uma peça de reserva.
ur-lesson-throws-3-missed = Isso foi uma jogada. Desta vez, aperte os dados.
ur-lesson-throws-4 = E aqui não há ponta marcada para cima: você tirou zero, e nada anda. Passe a vez. Passa-se do mesmo modo quando todas as suas peças estão bloqueadas.
ur-lesson-throws-4-done = Acontece uma vez em 16 lançamentos.
ur-lesson-throws-4-missed = Aqui só há uma coisa a fazer: passar a vez.

## No próprio caminho

ur-lesson-own-way = No próprio caminho
ur-lesson-own-way-about = Duas peças suas nunca ficam na mesma casa.
ur-lesson-own-way-1 = Você tirou dois. A peça da casa 1 iria para a casa 3, onde já está outra sua. Aperte a peça da casa 1 e ouça o que as regras dizem.
ur-lesson-own-way-1-done = Cada casa leva uma só peça sua. Pular peças é permitido, suas ou não; só conta a casa de chegada.
ur-lesson-own-way-1-missed = Essa pode andar. Aperte a peça da casa 1.
ur-lesson-own-way-2 = Agora ande com uma que pode: uma nova entra na 2, ou as da 3 e da 4 seguem para a 5 e a 6, na fileira do meio. Do que você gosta mais?
ur-lesson-own-way-2-done = Muito bem. Nas suas casas as peças estão a salvo do outro jogador, e na fileira do meio não: isso vem logo.
ur-lesson-own-way-2-missed = Escolha uma das peças acesas.

## Rosetas

ur-lesson-rosettes = Rosetas
ur-lesson-rosettes-about = Pare em uma flor e lance de novo.
ur-lesson-rosettes-1 = Cinco casas têm uma roseta: as casas 4 e 14 de cada jogador, e a 8 no meio. Os outros desenhos são bonitos e não significam nada.
ur-lesson-rosettes-2 = Você tirou dois, e sua peça está na casa 2. Duas casas adiante há uma roseta. Vá até lá.
ur-lesson-rosettes-2-done = Quem para em uma roseta lança de novo, na hora. É uma jogada inteira de graça.
ur-lesson-rosettes-2-missed = Boa jogada, mas não até uma roseta. Tente de novo: da casa 2 para a casa 4.
ur-lesson-rosettes-3 = Este é o segundo lançamento: um. Você pode andar com a mesma peça ou com outra. Faça como quiser.
ur-lesson-rosettes-3-done = Agora é a vez do outro jogador.
ur-lesson-rosettes-3-missed = Ande com qualquer peça que possa.

## Mandar de volta

ur-lesson-sending-back = Mandar de volta
ur-lesson-sending-back-about = Na fileira do meio há encontros, e fica quem chega por último.
ur-lesson-sending-back-1 = Um momento adiantado. Há peças escuras nas casas 7, 8 e 11 da fileira do meio, e só ali vocês se encontram: o que está nas casas próprias fica fora de alcance.
ur-lesson-sending-back-2 = Você tirou um, e sua peça está na 6. Pare em cima da escura ao lado.
ur-lesson-sending-back-2-done = De volta ao começo: aquela peça precisa entrar de novo e perdeu sete casas. Quanto mais longe a peça chegou, mais dói.
ur-lesson-sending-back-2-missed = É uma jogada permitida, mas ninguém voltou. Tente a peça da casa 6.

## A roseta segura

ur-lesson-safe = A roseta segura
ur-lesson-safe-about = Quem está na casa 8 não volta.
ur-lesson-safe-1 = Você tirou quatro. Da sua casa 4 você pararia na casa 8, sobre uma peça escura. Mas essa é a roseta do meio. Aperte a peça da casa 4 e veja.
ur-lesson-safe-1-done = Na casa 8 a peça está segura: ninguém pode parar ali. Assim ela também fecha a casa para o outro jogador. É a melhor casa de todas.
ur-lesson-safe-1-missed = Era outra peça. Aperte a da casa 4.
ur-lesson-safe-2 = Agora escolha uma jogada possível: uma peça passa para a fileira do meio, e por cima da que está na 8 se for preciso.
ur-lesson-safe-2-done = Boa jogada. Na fileira do meio, olhe para trás: uma peça escura a até quatro casas pode alcançar você no próximo lançamento.
ur-lesson-safe-2-missed = Escolha uma das peças que podem andar.

## Fim do caminho

ur-lesson-home = Fim do caminho
ur-lesson-home-about = Fora do tabuleiro com o número exato.
ur-lesson-home-1 = Você tirou três. Sua peça na casa 14 precisa de um passo para sair do tabuleiro. Três também serve? Aperte essa peça.
ur-lesson-home-1-done = Só o número exato leva uma peça para fora.
ur-lesson-home-1-missed = Era outra peça. Aperte a da casa 14.
ur-lesson-home-2 = Da casa 12 são três passos: 13, 14 e fora. Retire essa peça.
ur-lesson-home-2-done = Uma de sete já saiu, e não volta mais.
ur-lesson-home-2-missed = É uma jogada permitida, mas nenhuma peça saiu. Tente a da casa 12.

## O fim, e partidas mais curtas

ur-lesson-finish = O fim, e partidas mais curtas
ur-lesson-finish-about = A última peça vence. Sete, cinco ou três delas.
ur-lesson-finish-1 = A mesa pode escolher uma partida mais curta: com cinco peças cada um, ou com três, como aqui. Os dois já retiraram duas e têm uma na última roseta.
ur-lesson-finish-2 = E você tirou um. Vença.
ur-lesson-finish-2-done = Todas as suas peças saíram, e a partida termina na hora. Agora você conhece todas as regras: jogue.
ur-lesson-finish-2-missed = Só resta uma peça para andar.

## O treinador da primeira partida

ur-lesson-coach-begin = Os dados já foram lançados. Aperte uma peça acesa e ela anda; pare sobre ela antes e você vê para onde.
ur-lesson-coach-nothing = Você tirou 0. Nada anda: passe a vez.
ur-lesson-coach-stuck = Desta vez todas as suas peças estão bloqueadas. Passe a vez.
ur-lesson-coach-rosette = Uma roseta: você lança de novo na hora.
ur-lesson-coach-sent-back = Uma peça sua foi mandada de volta e espera outra vez. Na fileira do meio isso sempre pode acontecer, menos na roseta.
ur-lesson-coach-sends = Você mandou uma peça de volta: o outro jogador perdeu todas essas casas.
ur-lesson-coach-home = Sua primeira peça saiu. Lembre que o último passo precisa do número exato.
ur-lesson-coach-rival-home = O outro jogador já retirou uma peça. Veja quem está na frente: as casas que todas as peças andaram contam mais do que as já retiradas.
ur-lesson-coach-over = Essa foi sua primeira partida. Veja no registro o que decidiu, ou jogue de novo.
