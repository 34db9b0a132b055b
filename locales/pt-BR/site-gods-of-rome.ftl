# What the site tells of Gods of Rome before a table is opened.

web-title-gods-of-rome = Lidere o povo de um Deus: visite templos em busca de bênçãos, afaste rivais e pontue o que controla antes que o próximo checkpoint transforme favor em pontos.
web-option-gr-layout = Em cada cor, um território começa com três meeples, um com uma peça de colheita +1 e um com uma de −1. Aqui se diz como eles são escolhidos.
web-option-gr-powers = Júpiter resiste a ataques melhorados, Febo não sofre com colheitas −1, Netuno controla onde empata, Diana ataca mais longe ou afasta um meeple a mais, Vênus começa com 5 meeples.
web-option-gr-pantheon = Quando você pontua, os seus discos nos templos não voltam: saem da partida. Pode ser combinada com os poderes.
web-credit-gods-of-rome = criado por António Sousa Lara, ilustrado por Miguel Coimbra, publicado pela PYTHAGORAS, 2023.
web-reconstructed-gods-of-rome = Reconstruído: o formato do mapa e suas fronteiras, quase toda a disposição da primeira partida, o espaço 2 do tabuleiro de jogador, os pares de símbolos das cartas de ação, o comprimento da trilha de favor.
