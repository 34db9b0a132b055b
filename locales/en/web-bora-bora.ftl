# Words of the web client: bora-bora.

## The islands

bb-web-islands = Islands
bb-web-gives = gives { $gift }
bb-web-round = Round { $round }
bb-web-round-name = Round { $round } of 6, { $phase }
bb-web-order = Order
bb-web-order-name = Turn order: { $order }

## Dice and action tiles

bb-web-actions = Dice and action tiles
bb-web-dice = Dice
bb-web-your-dice = Your dice
bb-web-die = { $count ->
    [one] Your die of { $face }
   *[other] Your { $count } dice of { $face }
}
bb-web-die-spent = The { $face } lies on { $deed }
bb-web-tile = Action { $deed }
bb-web-fishing-tile = any die scores { $points } VP
bb-web-dice-there = dice: { $dice }
bb-web-no-dice = no dice yet
bb-web-must-be-lower = A die here must be lower than { $lowest }.
bb-web-with-god = With the { $god } god
bb-web-points = { $points } VP

## The board beside the islands

bb-web-position = Position { $position }: { $person }, { $symbols }
bb-web-position-empty = Position { $position }: nobody
bb-web-symbols-man = { $count } status when moved down
bb-web-symbols-woman = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
} when moved down
bb-web-temple-space = Temple space { $value }: { $who }
bb-web-priest-points = Each priest in the temple scores { $points } VP at the end of this round.
bb-web-temple-tiles = { $count ->
    [one] { $count } god tile waits
   *[other] { $count } god tiles wait
} on the temple
bb-web-status-track = Status track
bb-web-status-of = Status of { $who }: step { $step }, { $points } VP
bb-web-gods = Gods
bb-web-open-cards = { $god } god: { $count ->
    [0] no open card
    [one] { $count } open card
   *[other] { $count } open cards
}
bb-web-pile = Pile of { $count } god cards
bb-web-jewel = { $jewel }, for sale in round { $round }
bb-web-jewel-gone = Sold or gone
bb-web-jewel-rounds = Jewels by round
bb-web-jewels-of-round = Jewels of round { $round }
bb-web-task = Task: { $task }
bb-web-have-of = { $have } of { $need }
bb-web-task-progress = Task: { $task }; so far { $progress }

## Player boards

bb-web-player-board = Board of { $who }
bb-web-boards = Whose board is shown
bb-web-spaces = Twelve spaces
bb-web-folk = { $count } × { $person }
bb-web-folk-strength = strength { $strength } together
bb-web-folk-down = { $down ->
    [0] nobody moved down
   *[other] { $down } moved down
}
bb-web-folk-used = has acted in this phase
bb-web-free-spaces = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
bb-web-ceremony = Ceremony spaces
bb-web-ground-free = Ceremony space, free: { $ground }
bb-web-ground-filled = Ceremony space with its material: { $ground }
bb-web-ground-built = Ceremony space with a building: { $ground }
bb-web-material = { $material } from the supply; beside the board: { $beside }
bb-web-building = Building tile { $tile }, scores { $points } VP in this round
bb-web-building-built = Building tile { $tile }, built
bb-web-building-points = A building scores { $points } VP in this round.
bb-web-hand-cards = { $god } god: { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
bb-web-unseen-cards = { $count ->
    [one] { $count } more card that nobody has seen
   *[other] { $count } more cards that nobody has seen
}
bb-web-no-jewels = No jewels yet
bb-web-goals-label = Goals
bb-web-goals = Goals of the end: { $goals }
bb-web-goals-title = Six goals of the end, 6 VP each
bb-web-seat-status = { $count ->
    [one] { $count } status step
   *[other] { $count } status steps
}
bb-web-seat-cards = { $count ->
    [one] { $count } god card
   *[other] { $count } god cards
}
bb-web-seat-regions = { $count ->
    [one] a hut in { $count } region
   *[other] huts in { $count } regions
}
bb-web-seat-tasks = { $count ->
    [one] { $count } task fulfilled
   *[other] { $count } tasks fulfilled
}
bb-web-seat-dice = dice left: { $dice }

## What there is to know

bb-web-about-fish = { $fish }: whoever holds the building space at the end scores { $value } VP, and so does the Red god right after settling.
bb-web-about-path = { $path } to { $to }: value { $value }
bb-web-about-die = Place it on an action tile where it is lower than every die there, and carry out the action with its value. Pick it up first to see what it could do.
bb-web-about-deed-helper = Spend the die's value: 1 for moving a man or woman down or for a point, 2 for an offering, a god card, a material or a hut to the twelfth space.
bb-web-about-deed-temple = Send a priest to a temple space up to the die's value, and take a fire bonus.
bb-web-about-deed-build = Build a tile up to the die's value on two adjacent materials, and take a fire bonus.
bb-web-about-deed-man = Take a man from a position up to the die's value.
bb-web-about-deed-woman = Take a woman from a position up to the die's value.
bb-web-about-deed-land = Put a hut into a region along a land path up to the die's value.
bb-web-about-deed-water = Put a hut into a region along a water path up to the die's value.
bb-web-about-deed-fishing = Any die scores { $points } VP here.
bb-web-about-no-dice = No die lies here: any die fits.
bb-web-about-position = A die of { $position } or more reaches this position. It is filled again next round.
bb-web-about-together = Up to three of a kind act together: { $kind }.
bb-web-about-down-man = The helper moves him down once in the game, for { $count } status.
bb-web-about-down-woman = The helper moves her down once in the game, for { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}.
bb-web-about-kind-land = Expands by a land path of value up to { $strength }, with one, two or three tiles.
bb-web-about-kind-water = Expands by a water path of value up to { $strength }, with one, two or three tiles.
bb-web-about-kind-woman = Takes a woman from the positions up to { $strength }, with one, two or three tiles.
bb-web-about-kind-man = Takes a man from the positions up to { $strength }, with one, two or three tiles.
bb-web-about-kind-build = Builds a tile of value up to { $strength }, with one, two or three tiles.
bb-web-about-kind-material = Brings { $strength } materials, with one, two or three tiles.
bb-web-about-kind-hut = Moves { $strength } huts to the twelfth space, with one, two or three tiles.
bb-web-about-kind-points = Scores { $strength } VP, with one, two or three tiles.
bb-web-about-kind-card = Brings { $strength } god cards, with one, two or three tiles.
bb-web-about-kind-offering = Brings { $strength } offerings, with one, two or three tiles.
bb-web-about-kind-status = Brings { $strength } status steps, with one, two or three tiles.
bb-web-about-kind-shell = Brings { $strength } shells, with one, two or three tiles.
bb-web-about-temple-title = Temple space { $value }
bb-web-about-temple = A new priest pushes the ones here to the right; who is pushed out after the 1 goes home. Most priests win a god tile each round.
bb-web-about-status = At the end of the round everybody scores their space, and the furthest ahead goes first in the next turn order.
bb-web-status-now = Step { $step }: { $points } VP at the end of this round.
bb-web-god-title = { $god } god
bb-web-about-god-blue = A die may be placed though it isn't lower than the dice on the tile.
bb-web-about-god-white = A die acts as a six.
bb-web-about-god-red = Scores the fish of the region you have just settled.
bb-web-about-god-green = Doubles an action of men or women, or allows one more.
bb-web-about-god-yellow = Stands in for one thing that a task demands; the task then scores 4 VP.
bb-web-about-paying = It costs its card and an offering, two cards of one colour and an offering, or a god tile.
bb-web-about-pile = Wherever you gain a god card, take an open one or draw from here. Only you see what you draw.
bb-web-about-jewel = At the end of its round each player may buy one jewel for shells. Its points count at the end of the game.
bb-web-about-task = At the end of each round settle one of your three tasks: { $unaided } VP, or { $aided } with the Yellow god. What it demands is a least number.
bb-web-about-progress = So far: { $progress }.
bb-web-about-phase-set-up = In reverse turn order everybody puts a hut beside a fish of value 1.
bb-web-about-phase-dice = Phase A: in turn order everybody places a die and carries out its action, three times.
bb-web-about-phase-people = Phase B: in turn order everybody may use one man action and one woman action.
bb-web-about-phase-jewels = Phase C: in turn order everybody may buy one jewel of this round.
bb-web-about-phase-tasks = Phase C: in turn order everybody settles one of three tasks.
bb-web-about-phase-new-tasks = Phase C: in turn order everybody takes a new task.
bb-web-about-phase-last-tasks = After the sixth round everybody settles the last three tasks.
bb-web-about-phase-over = The game is over.
bb-web-about-order = Status decides the order anew at the end of each round.
bb-web-about-huts = Huts go to the islands, or to the twelfth space. Where one leaves, a man or woman may lie.
bb-web-about-free-title = Free space
bb-web-about-free = A man or woman may lie here.
bb-web-about-twelfth = It takes any number of huts, or one man or woman if there is no hut.
bb-web-about-ground = It takes { $material }. Two adjacent spaces with material carry a building. All twelve filled are a goal of the end.
bb-web-about-plot-title = Two adjacent materials
bb-web-about-plot = A building here covers both.
bb-web-about-building-title = Building tile { $tile }
bb-web-about-building = It needs an action of value { $tile } or more, and two adjacent materials.
bb-web-about-god-tile = It pays for any god, without an offering. Left at the end, it is worth 2 VP.
bb-web-about-offering = Every god that is paid for with cards takes one.
bb-web-about-shell = Shells buy jewels at the end of each round.
bb-web-about-priest = Priests at hand can go to the temple.
bb-web-about-material = A material goes on a free ceremony space of its kind. Without one it lies beside the board and counts for tasks only.
bb-web-area-map = Islands
bb-web-area-status = Status track
bb-web-area-temple = Temple
bb-web-area-people = Men and women
bb-web-area-jewels = Jewels
bb-web-area-ceremony = Ceremony spaces
bb-web-mark-name = { $area }: some values are reconstructed
bb-web-mark-map = The values of most paths and fish, and the terrain of six outer regions, are reconstructed: your copy may differ.
bb-web-mark-status = The points between the ends of the track are reconstructed: your copy may differ.
bb-web-mark-temple = The six spaces of the temple are reconstructed: your copy may differ.
bb-web-mark-people = The status and shell symbols of men and women are reconstructed: your copy may differ.
bb-web-mark-jewels = Prices and points of the jewels are reconstructed: your copy may differ.
bb-web-mark-ceremony = The pattern of the ceremony spaces is reconstructed: your copy may differ.
