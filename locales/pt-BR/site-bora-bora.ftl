# What the site tells of Bora Bora before a table is opened.

web-title-bora-bora = Três dados por rodada, seis rodadas. Um dado alto faz mais; um baixo entra onde nenhum outro cabe. Ocupe ilhas, agrade aos deuses, cumpra tarefas.
web-credit-bora-bora = de Stefan Feld, 2012; publicado pela Ravensburger Spieleverlag, 2013.
web-reconstructed-bora-bora = Reconstruído: o terreno de seis regiões externas, a maioria dos valores de caminhos e peixes, os símbolos de homens e mulheres, preços e pontos das joias, quase toda a trilha de status, os espaços de cerimônia e do templo.
