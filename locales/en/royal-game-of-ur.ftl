# Words of the Royal Game of Ur.

## Names

ur-side-light = light
ur-side-dark = dark
ur-letter-light = L
ur-letter-dark = D

## Options

ur-option-length = With how many pieces each player races
ur-option-length-full = a full game: seven pieces each
ur-option-length-short = a short game: five pieces each
ur-option-length-quick = a quick game: three pieces each

## What is asked

ur-ask-move = You threw { $threw }. Choose the piece that moves.
ur-ask-stuck = You threw { $threw }, and no piece of yours can move by it. Pass.
ur-ask-nothing = You threw { $threw }: nothing moves. Pass.

## What can be done

ur-action-enter = Bring a piece on to the board
ur-action-enter-on = Bring a piece on to square { $to }
ur-action-enter-again = Bring a piece on to the rosette, square { $to }, and throw again
ur-action-enter-sending = Bring a piece on to square { $to }, and send back the piece there
ur-action-enter-both = Bring a piece on to the rosette, square { $to }, send back the piece there, and throw again
ur-action-move = Move the piece on square { $from }
ur-action-move-to = Move from square { $from } to square { $to }
ur-action-move-again = Move from square { $from } to the rosette, square { $to }, and throw again
ur-action-move-sending = Move from square { $from } to square { $to }, and send back the piece there
ur-action-move-both = Move from square { $from } to the rosette, square { $to }, send back the piece there, and throw again
ur-action-bear-off = Bear off the piece on square { $from }
ur-action-pass = Pass

## What happens

ur-event-first-player = { $who } begins, with the { $side } pieces.
ur-event-threw = { $who } throws { $threw }.
ur-event-entered = { $who } brings a piece on to square { $to }.
ur-event-moved = { $who } moves from square { $from } to square { $to }.
ur-event-sent-back = { $who } loses the piece on square { $square } and has to bring it on again.
ur-event-borne-off = { $who } bears off a piece: { $home } of { $pieces } are home.
ur-event-throws-again = The rosette on square { $square } gives { $who } another throw.
ur-event-passed = { $who } can't move and passes.

## How it ends

ur-end-all-home = All pieces of one player are home, and the game is over.
ur-end-throw-limit = The dice were thrown { $throws } times, which is the most that a game lasts, and the game is over.
ur-score-home = Pieces home
ur-why-home = { $home } of { $pieces } are home
ur-tie-progress = the pieces are { $more } squares along the way in all, against { $less }

## The table as text

ur-draw-throw = Throw: { $threw }
ur-draw-player = { $who } ({ $side }): { $waiting } waiting, { $home } home

## The table in sentences

ur-number = { $number }
ur-tell-throw = { $who } has thrown { $threw }.
ur-tell-player = { $who } ({ $side }): { $waiting } waiting, { $home } of { $pieces } home.
ur-tell-own = { $who } is on these squares of their own: { $squares }.
ur-tell-middle = { $who } is on these squares of the middle row: { $squares }.

## Refusals

ur-refusal-game-over = The game is over.
ur-refusal-not-your-turn = It is { $turn } who has thrown and moves now.
ur-refusal-threw-nothing = No die shows a marked corner, so no piece moves. Pass.
ur-refusal-must-move = A piece of yours can move, so you may not pass.
ur-refusal-none-waiting = All your pieces are on the board or home. None is waiting.
ur-refusal-not-there = You have no piece on square { $square }.
ur-refusal-own-piece = A piece of yours is on square { $square } already, and a square holds only one.
ur-refusal-safe-piece = The piece on square { $square } is safe on its rosette. You can't land there.
ur-refusal-not-exact = That piece leaves the board with a throw of exactly { $need }. You threw { $threw }.

# What a coach speaks of.
# What a decision can be about.
ur-theme-race = The race
ur-theme-entering = Entering
ur-theme-rosettes = Rosettes
ur-theme-hits = Sending back
ur-theme-safety = Safety
ur-theme-rivals = The other player
