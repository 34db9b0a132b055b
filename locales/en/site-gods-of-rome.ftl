# What the site tells of Gods of Rome before a table is opened.

web-title-gods-of-rome = Lead a god’s people: visit temples for blessings, push rivals off the land and score what you control, before the next checkpoint turns favour into points.
web-option-gr-layout = In each colour one territory begins with three meeples, one with a +1 harvest tile and one with a −1 harvest tile. This says how they are chosen.
web-option-gr-powers = Jupiter withstands improved attacks, Phoebus isn’t hurt by −1 harvest tiles, Neptune controls where he ties, Diana attacks farther or pushes one more, Venus begins with 5 meeples.
web-option-gr-pantheon = When you score, your discs in temples don’t come back to you: they are out of the game. It can be combined with the powers.
web-credit-gods-of-rome = designed by António Sousa Lara, illustrated by Miguel Coimbra, published by PYTHAGORAS, 2023.
web-reconstructed-gods-of-rome = Reconstructed: the shape of the map and its borders, most of the first-game layout, slot 2 of the player board, the pairs of symbols on the action cards, the length of the favour track.
