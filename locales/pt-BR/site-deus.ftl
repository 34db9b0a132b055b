# What the site tells of DEUS before a table is opened.

web-title-deus = Construa uma civilização carta a carta. Cada carta desperta todas as que estão abaixo dela na coluna; oferendas aos deuses renovam a sua mão.
web-option-de-map = O mapa tem 4, 6 ou 7 continentes para 2, 3 ou 4 jogadores. Duas aldeias nunca são vizinhas, seja qual for a forma.
web-option-de-start = Você constrói com as peças do seu tabuleiro. No início alternativo, cada um escolhe as peças em segredo antes da distribuição das cartas, no máximo 5 de um tipo, e todos as mostram juntos.
web-option-de-draft-seat = O comum são dez; jogadores experientes escolhem 8 ou 9, veteranos 6 ou 7.
web-option-de-wildcard = Custa 1 de ouro se for a primeira carta da coluna, 2 se for a segunda, e assim por diante. Não tem efeito próprio, mas ativa a coluna e conta para templos.
web-option-de-city-size = Vale para as cartas que contam as suas regiões de certo tamanho, que é o número de peças nelas, contando templos.
web-option-de-round-limit = O fim chega quando todos os templos foram construídos ou todas as aldeias saqueadas. Se isso passar deste número de rodadas, a partida é pontuada ali.
web-credit-deus = criado por Sébastien Dujardin, ilustrado por Christine Deschamps, Misda, Ian Parovel e Paul Laffond.
web-reconstructed-deus = Reconstruído: os efeitos de metade das cartas, os custos e nomes da maioria, a posição das regiões nos continentes, os formatos do mapa.
