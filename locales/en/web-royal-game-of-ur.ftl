# Words of the web client: royal-game-of-ur.

## Places

ur-web-board = Board
ur-web-waiting = Waiting
ur-web-home = Home
ur-web-waiting-light = Light pieces that wait: { $count }
ur-web-waiting-dark = Dark pieces that wait: { $count }
ur-web-home-light = Light pieces home: { $count } of { $pieces }
ur-web-home-dark = Dark pieces home: { $count } of { $pieces }
ur-web-dice = Dice: { $threw }

ur-web-square-middle = Square { $square }, middle row: { $what }
ur-web-square-light = Light’s square { $square }: { $what }
ur-web-square-dark = Dark’s square { $square }: { $what }
ur-web-motif-rosette = rosette
ur-web-motif-eyes = eyes
ur-web-motif-circles = circles
ur-web-motif-five-dots = five dots
ur-web-safe = safe
ur-web-empty = empty
ur-web-piece-light = a light piece
ur-web-piece-dark = a dark piece

## What there is to know

ur-web-about-middle = Square { $square } of the middle row
ur-web-about-light = Square { $square } of the light player
ur-web-about-dark = Square { $square } of the dark player
ur-web-about-meeting = Both ways lead over it: whoever lands on a piece of the other player sends it back.
ur-web-about-own = Only its owner comes here, so nobody is sent back.
ur-web-about-rosette = Whoever lands on a rosette throws again.
ur-web-about-safe = A piece on it is safe: the other player can’t land here.
ur-web-about-waiting = A piece enters on the square with the number thrown. One that is sent back waits here too.
ur-web-about-home = A piece leaves the board by the exact throw. Whoever has all pieces home first wins.
ur-web-about-dice = Each of the four dice shows a marked corner or not; a throw counts the marked ones.
ur-web-about-chances = Of 16 throws one is a 0, four are a 1, six are a 2, four are a 3 and one is a 4.
