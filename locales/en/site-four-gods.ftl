# What the site tells of 4 Gods before a table is opened.

web-title-four-gods = All at once, against the sand: fit tiles of sea, forest, plain and mountain into one world, then send prophets to rule its kingdoms.
web-option-fg-pace = At once: everybody acts whenever they like, and whoever is quicker comes first. In turns: each has 30 seconds for as many actions as they like.
web-option-fg-gods = Open: you take a free god, with its prophets, when you like. Secret: you pick the colour of your prophets, and the god whose terrain you score for is dealt to you and shown to all at the end.
web-option-fg-two-players = With four gods every colour is counted by itself, and whoever owns the lowest one loses. With two gods the most influence wins.
web-option-fg-check = A tile that is refused stays in the hand. With challenges, a misplaced tile lies until somebody challenges it; once influence is counted it is too late.
web-option-fg-penalty = The prophet leaves the game for good. Challenging a tile that is well placed costs nothing.
web-option-fg-penalty-seat = When a misplaced tile of theirs is challenged, they lose a prophet for good.
web-option-fg-frame = The rulebook shows the frame only in pictures: 9 by 9 is our stand-in, and 7 by 7 is a short game of our own.
web-credit-four-gods = designed by Christophe Boelinger, artwork by Ismaël Pommaz, published by Ludically.
web-reconstructed-four-gods = Reconstructed: the size of the frame, which faces the 92 tiles have and which are back to back, all times but the sand timer’s.
