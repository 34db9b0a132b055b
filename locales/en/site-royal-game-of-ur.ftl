# What the site tells of the Royal Game of Ur before a table is opened.

web-title-royal-game-of-ur = A race as old as writing: throw four dice, bring your pieces round the board, send the other player’s back where the ways cross, and rest on rosettes.
web-option-ur-length = Fewer pieces make a shorter game: about 20 minutes with seven, ten with three.
web-credit-royal-game-of-ur = from Ur in Mesopotamia, about 2600 BC; its rules were reconstructed by Irving Finkel of the British Museum. It belongs to everybody.
web-reconstructed-royal-game-of-ur = Reconstructed: the way over the board, which squares are safe, which pictures are on squares without a rosette, the games with fewer pieces.
