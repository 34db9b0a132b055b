# The lessons of the Royal Game of Ur, and what the coach of a first game says.

## What do I want?

ur-lesson-aim = What do I want?
ur-lesson-aim-about = Two race over one board. Bring in your first piece.
ur-lesson-aim-1 = A race of two. Your seven light pieces wait beside the board, and so do the seven dark ones of the other player. Whoever first brings all of theirs over the board and off at its other end wins. There are no points.
ur-lesson-aim-2 = This is your way, 14 squares long: four of your own, then the eight of the middle row, which both of you use, then two more of your own. The other player comes from the other side.
ur-lesson-aim-3 = Chance decides who begins, and here it is you. The dice are thrown for you: two. A piece that enters comes on to the square with that number. Press your waiting pieces, or square 2.
ur-lesson-aim-3-done = Your first piece is on its way. Now the other player throws, and so it goes, turn by turn.
ur-lesson-aim-3-missed = That was another move. Press the pieces that wait.

## Throws and turns

ur-lesson-throws = Throws and turns
ur-lesson-throws-about = One piece moves by the whole throw; if one can, it must.
ur-lesson-throws-1 = Four dice, each with a marked corner up or not: a throw is how many are marked, 0 to 4. Two comes up most often, 0 and 4 most rarely. You threw three. One piece goes all of it; a throw is never shared out, and nobody goes backwards.
ur-lesson-throws-2 = You choose which piece: a new one may enter, or one on the board goes on. Take the piece on square 4 three squares on, into the middle row.
ur-lesson-throws-2-done = From 4 to 7. The choice of the piece is all the skill there is, and it is quite enough.
ur-lesson-throws-2-missed = Allowed, but it wasn’t that piece. Try again: the one on square 4.
ur-lesson-throws-3 = Another moment: you threw one. Suppose you would rather not move. Press the dice to let the throw go, and see what the rules say.
ur-lesson-throws-3-done = If a piece of yours can move, one must, even if it hurts. That is why a piece in reserve is useful.
ur-lesson-throws-3-missed = That was a move. This time press the dice.
ur-lesson-throws-4 = And here no marked corner is up: you threw nothing, so nothing moves. Pass. You pass in the same way when all of your pieces are blocked.
ur-lesson-throws-4-done = It happens once in 16 throws.
ur-lesson-throws-4-missed = There is only one thing to do here: pass.

## In your own way

ur-lesson-own-way = In your own way
ur-lesson-own-way-about = No two of your pieces stand on one square.
ur-lesson-own-way-1 = You threw two. The piece on square 1 would come to square 3, where another of yours stands. Press the piece on square 1 and hear what the rules say.
ur-lesson-own-way-1-done = A square holds one piece of yours. Jumping over pieces is allowed, your own and others’; only where you land counts.
ur-lesson-own-way-1-missed = That one may move. Press the piece on square 1.
ur-lesson-own-way-2 = Now move one that can: a new piece enters on 2, or the ones on 3 and 4 go on to 5 and 6, into the middle row. What do you like best?
ur-lesson-own-way-2-done = Good. Pieces on your own squares are safe from the other player, and those in the middle row aren’t: that comes soon.
ur-lesson-own-way-2-missed = Choose one of the pieces that are lit up.

## Rosettes

ur-lesson-rosettes = Rosettes
ur-lesson-rosettes-about = Land on a flower and throw again.
ur-lesson-rosettes-1 = Five squares have a rosette: squares 4 and 14 of each player, and 8 in the middle. The other pictures are beautiful and mean nothing.
ur-lesson-rosettes-2 = You threw two, and your piece stands on square 2. Two squares on there is a rosette. Go there.
ur-lesson-rosettes-2-done = Whoever lands on a rosette throws again, at once. It is a whole turn for nothing.
ur-lesson-rosettes-2-missed = A fine move, but not on to a rosette. Try again: from square 2 to square 4.
ur-lesson-rosettes-3 = This is that second throw: one. You may move the same piece or another. Do as you like.
ur-lesson-rosettes-3-done = Now it is the other player’s turn.
ur-lesson-rosettes-3-missed = Move any piece that can.

## Sending back

ur-lesson-sending-back = Sending back
ur-lesson-sending-back-about = In the middle row you meet, and whoever comes last stays.
ur-lesson-sending-back-1 = A late moment. Dark pieces stand on 7, 8 and 11 of the middle row, and only there can you meet them: what is on own squares is out of reach.
ur-lesson-sending-back-2 = You threw one, and your piece stands on 6. Land on the dark one next to it.
ur-lesson-sending-back-2-done = Back to the start: that piece must enter anew and has lost seven squares. The farther a piece has come, the more it hurts.
ur-lesson-sending-back-2-missed = A legal move, but nobody was sent back. Try the piece on square 6.

## The safe rosette

ur-lesson-safe = The safe rosette
ur-lesson-safe-about = Who stands on square 8 can’t be sent back.
ur-lesson-safe-1 = You threw four. From your square 4 you would land on square 8, on a dark piece. But that is the rosette in the middle. Press the piece on square 4 and see.
ur-lesson-safe-1-done = A piece on square 8 is safe: nobody can land there. So it also bars the square to the other player. It is the best square of all.
ur-lesson-safe-1-missed = That was another piece. Press the one on square 4.
ur-lesson-safe-2 = Now choose a move that is possible: a piece goes over into the middle row, and past the one on 8 if need be.
ur-lesson-safe-2-done = Well moved. In the middle row look behind you: a dark piece within four squares may reach you with its next throw.
ur-lesson-safe-2-missed = Choose one of the pieces that can move.

## Home

ur-lesson-home = Home
ur-lesson-home-about = Off the board by the exact throw.
ur-lesson-home-1 = You threw three. Your piece on square 14 needs one step to be off the board. Does three do as well? Press it.
ur-lesson-home-1-done = Only the exact number takes a piece home.
ur-lesson-home-1-missed = That was another piece. Press the one on square 14.
ur-lesson-home-2 = From square 12 it is three steps: 13, 14 and off. Bring that piece home.
ur-lesson-home-2-done = One of seven is home, and stays there for good.
ur-lesson-home-2-missed = A legal move, but no piece came home. Try the one on square 12.

## The end, and shorter games

ur-lesson-finish = The end, and shorter games
ur-lesson-finish-about = The last piece wins. Seven, five or three of them.
ur-lesson-finish-1 = The table may choose a shorter game: with five pieces each, or with three, as here. Both of you have two home, and one on the last rosette.
ur-lesson-finish-2 = And you threw a one. Win.
ur-lesson-finish-2-done = All of your pieces are home, and the game is over at once. You know all the rules now: play.
ur-lesson-finish-2-missed = There is only one piece left to move.

## The coach of a first game

ur-lesson-coach-begin = The dice are thrown already. Press a piece that is lit up and it moves; rest on it first and you see where to.
ur-lesson-coach-nothing = You threw 0. Nothing moves: pass.
ur-lesson-coach-stuck = All your pieces are blocked this time. Pass.
ur-lesson-coach-rosette = A rosette: you throw again at once.
ur-lesson-coach-sent-back = A piece of yours was sent back and waits again. In the middle row that can always happen, but not on the rosette.
ur-lesson-coach-sends = You sent a piece back: the other player has lost all those squares.
ur-lesson-coach-home = Your first piece is home. Remember that the last step needs the exact number.
ur-lesson-coach-rival-home = The other player has a piece home. Watch who is ahead: the squares all pieces have gone matter more than those at home.
ur-lesson-coach-over = That was your first game. Look at the log for what decided it, or play again at once.
