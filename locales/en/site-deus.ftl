# What the site tells of DEUS before a table is opened.

web-title-deus = Build a civilisation card by card. Each card wakes all those below it in its column; offerings to the gods refill your hand.
web-option-de-map = The map has 4, 6 or 7 tiles for 2, 3 or 4 players. Two villages are never adjacent, whatever its shape.
web-option-de-start = You build with the pieces on your board. Drafted ones are chosen before cards are dealt, at most 5 of a type, and shown all together.
web-option-de-draft-seat = Ten are usual; experienced players choose 8 or 9, veterans 6 or 7.
web-option-de-wildcard = It costs 1 gold as the first card of its column, 2 as the second, and so on. It has no effect of its own, but activates the column and counts for temples.
web-option-de-city-size = It matters for cards that count your regions of a certain size, which is the number of pieces in them, temples included.
web-option-de-round-limit = The end comes when all temples are built or all villages sacked. If that takes longer than so many rounds, the game is scored then.
web-credit-deus = designed by Sébastien Dujardin, illustrated by Christine Deschamps, Misda, Ian Parovel and Paul Laffond.
web-reconstructed-deus = Reconstructed: the effects of half of the cards, the costs and names of most, how regions lie on the tiles, the shapes of the map.
