# Words of Bora Bora.

## Names

bb-terrain-beach = beach
bb-terrain-forest = forest
bb-terrain-mountain = mountain
bb-terrain-plains = plains
bb-island-central = central island
bb-island-north = northern island
bb-island-east = eastern island
bb-island-south = southern island
bb-island-west = western island
bb-region = { $name } ({ $terrain }, { $island })
bb-path-land = land path
bb-path-water = water path
bb-fish-butterflyfish = butterflyfish
bb-fish-surgeonfish = surgeonfish
bb-fish-soldierfish = soldierfish
bb-fish-parrotfish = parrotfish

bb-god-blue = Blue
bb-god-white = White
bb-god-red = Red
bb-god-green = Green
bb-god-yellow = Yellow
bb-way-card = its card and an offering
bb-way-pair = two { $god } cards and an offering
bb-way-tile = a god tile

bb-sex-man = man
bb-sex-woman = woman
bb-person-man = man ({ $kind })
bb-person-woman = woman ({ $kind })
bb-nobody = nobody
bb-kind-land = land path
bb-kind-water = water path
bb-kind-woman = woman
bb-kind-man = man
bb-kind-build = builder
bb-kind-material = material
bb-kind-hut = hut mover
bb-kind-points = points
bb-kind-card = god card
bb-kind-offering = offering
bb-kind-status = status
bb-kind-shell = shell
# Two letters for each kind, on player boards.
bb-code-land = La
bb-code-water = Wa
bb-code-woman = Wo
bb-code-man = Ma
bb-code-build = Bu
bb-code-material = Mt
bb-code-hut = Hu
bb-code-points = VP
bb-code-card = Ca
bb-code-offering = Of
bb-code-status = St
bb-code-shell = Sh

bb-material-sand = sand
bb-material-wood = wood
bb-material-stone = stone
# One letter for each material, all different.
bb-letter-sand = s
bb-letter-wood = w
bb-letter-stone = t
bb-ground = { $material } (row { $row }, column { $column })
bb-space-ordinary = one of the first eleven spaces
bb-space-twelfth = the twelfth space

bb-jewel-necklace = necklace
bb-jewel-bracelet = bracelet
bb-jewel-earrings = earrings
bb-jewel-ring = ring
bb-jewel-headdress = headdress
bb-jewel-anklet = anklet
bb-jewel = { $kind } ({ $price ->
    [one] { $price } shell
   *[other] { $price } shells
}, { $points } VP)

bb-deed-helper = Helper
bb-deed-temple = Temple
bb-deed-build = Build
bb-deed-man = Man
bb-deed-woman = Woman
bb-deed-land = Land path
bb-deed-water = Water path
bb-deed-fishing = Fishing

## Tasks

bb-task = { $demands }
bb-demand-men = { $count ->
    [one] { $count } man
   *[other] { $count } men
}
bb-demand-women = { $count ->
    [one] { $count } woman
   *[other] { $count } women
}
bb-demand-men-different = { $count } different men
bb-demand-women-different = { $count } different women
bb-demand-people-of = { $count } people: { $of }
bb-demand-men-down = { $count } men moved down
bb-demand-women-down = { $count } women moved down
bb-demand-people-down = { $count } people moved down
bb-demand-priests = { $count ->
    [one] { $count } priest in the temple
   *[other] { $count } priests in the temple
}
bb-demand-jewels = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
bb-demand-jewels-different = { $count } different jewels
bb-demand-jewels-of = { $count } jewels: { $of }
bb-demand-first = first in turn order
bb-demand-regions = huts in { $count } regions
bb-demand-islands = huts on { $count } islands
bb-demand-terrain = huts in { $count } regions: { $of }
bb-demand-fish = huts beside { $count } fish: { $of }
bb-demand-twelfth-huts = { $count } huts on the twelfth space
bb-demand-cards-alike = { $count } god cards of one colour
bb-demand-cards-of = { $count } god cards: { $of }
bb-demand-cards-different = { $count } god cards of different colours
bb-demand-god-tiles = { $count } god tiles
bb-demand-offerings = { $count } offerings
bb-demand-shells = { $count } shells
bb-demand-materials-of = { $count } materials: { $of }
bb-demand-materials = { $count } materials
bb-demand-buildings = { $count } buildings
# The same in few words, where it differs.
bb-brief-men-down = { $count } men down
bb-brief-women-down = { $count } women down
bb-brief-people-down = { $count } people down
bb-brief-priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
bb-brief-first = first in order
bb-brief-regions = huts in { $count } regions
bb-brief-islands = huts on { $count } islands
bb-brief-terrain = { $count } huts: { $of }
bb-brief-fish = { $count } huts: { $of }
bb-brief-twelfth-huts = { $count } huts on space 12
bb-brief-cards-alike = { $count } cards, one colour
bb-brief-cards-of = { $count } cards: { $of }
bb-brief-cards-different = { $count } different cards
bb-brief-materials-of = { $count } materials: { $of }
# One word for a kind on a tile, where the whole one has no room.
bb-brief-land = land
bb-brief-water = water
bb-brief-build = builder
bb-brief-hut = huts
bb-brief-card = card

## What is asked

bb-ask-wait = Waiting for { $turn }.
bb-ask-start = Choose the region of your first hut.
bb-ask-die = Place one of your dice.
bb-ask-pay = Choose how you pay for the { $god } god.
bb-ask-expand = Expand by { $path }, value { $value } at most: choose a region.
bb-ask-hut = Choose the hut that goes to { $region }.
bb-ask-lay = Choose the ceremony space for your { $material }.
bb-ask-fish = Score the fish of { $region } for { $value } VP with the Red god, or leave it.
bb-ask-person = Take a { $sex } from the positions 1 to { $value }.
bb-ask-room = Choose where your new { $person } lies.
bb-ask-helper = The helper has { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you. Trade, or leave it at that.
bb-ask-priest = Choose a temple space of value { $value } at most.
bb-ask-building = Choose a building of value { $value } at most.
bb-ask-site = Choose two adjacent materials for building { $tile }.
bb-ask-fire-gift = Fire bonus: take a god card or an offering.
bb-ask-fire-step = Fire bonus: rise a step in status or take a shell.
bb-ask-people = Let men or women act, or end your turn.
bb-ask-materials = Take a material ({ $left } to go).
bb-ask-cards = Take a god card ({ $left } to go).
bb-ask-huts = Move a hut to the twelfth space ({ $left } at most).
bb-ask-jewel = Buy one of this round's jewels, or none.
bb-ask-task = Settle one of your tasks.
bb-ask-new-task = Choose a new task.
bb-ask-last-task = Settle your last tasks.

## What can be done

bb-action-place = { $face } → { $deed }
bb-action-place-white = { $face } → { $deed }, as a six with White
bb-action-place-blue = { $face } → { $deed }, with Blue
bb-action-place-both = { $face } → { $deed }, with Blue and as a six with White
bb-action-pay = Pay with { $way }
bb-action-score-fish = Score the fish: pay with { $way }
bb-action-leave-fish = Leave the fish
bb-action-settle = { $region }: { $fish } { $value }
bb-action-take-hut = The hut from { $space }
bb-action-lay = On { $ground }
bb-action-take-person = Position { $position }: { $person }
bb-action-house = On { $space }
bb-action-tattoo = Tattoo a man ({ $kind }): { $steps } status
bb-action-collect = Collect with a woman ({ $kind }): { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
}
bb-action-score-point = Score 1 VP
bb-action-take-offering = Take an offering
bb-action-take-card = Take the open { $god } card
bb-action-draw-card = Draw a god card from the pile
bb-action-take-material = Take { $material }
bb-action-move-hut = Move a hut to the twelfth space
bb-action-send-priest = Priest on { $space }
bb-action-build = Build tile { $tile }
bb-action-build-on = On { $spaces }
bb-action-take-status = Rise a step in status
bb-action-take-shell = Take a shell
bb-action-use = { $count } × { $person } → { $strength }
bb-action-use-double = { $count } × { $person } → { $strength }, doubled with Green
bb-action-use-further = { $count } × { $person } → { $strength }, as one more action with Green
bb-action-buy = Buy: { $jewel }
bb-action-buy-nothing = Buy nothing
bb-action-fulfil = Fulfil: { $task }
bb-action-fulfil-with = Fulfil with Yellow: { $task }; pay with { $way }
bb-action-discard = Discard: { $task }
bb-action-take-task = Take: { $task }
bb-action-give-up-tasks = Give up the tasks that are left
bb-action-end-helper = Finish with the helper
bb-action-end-people = End the turn of men and women
bb-action-done = Leave it at that

## What happens

bb-event-ordered = { $who } is number { $place } in turn order.
bb-event-task-dealt = { $who } gets a task: { $task }.
bb-event-round-began = Round { $round } begins.
bb-event-dice-thrown = { $who } throws { $first }, { $second } and { $third }.
bb-event-die-placed = { $who } places a { $face }: { $deed }.
bb-event-god-used = { $who } calls the { $god } god, for { $way }.
bb-event-settled = { $who } settles { $region }.
bb-event-material-taken = { $who } takes { $material }.
bb-event-laid-beside = { $who } has no free space for { $material } and lays it beside the board.
bb-event-offering-taken = { $who } takes an offering.
bb-event-shells-taken = { $who } takes { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}.
bb-event-status-risen = { $who } rises { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} in status.
bb-event-scored = { $who } scores { $points } VP: { $source }.
bb-event-person-taken = { $who } takes in a { $person }.
bb-event-moved-down = { $who } moves a { $person } down.
bb-event-hut-moved = { $who } moves a hut to the twelfth space.
bb-event-card-taken = { $who } takes the open { $god } card.
bb-event-card-drawn = { $who } draws a { $god } card.
bb-event-card-drawn-unseen = { $who } draws a god card.
bb-event-card-opened = A { $god } card is turned up.
bb-event-reshuffled = The discarded god cards are shuffled.
bb-event-priest-sent = { $who } sends a priest to space { $space }.
bb-event-priest-returned = A priest of { $who } is pushed out of the temple.
bb-event-built = { $who } builds tile { $tile }.
bb-event-people-used = { $who } lets { $count } × { $person } act.
bb-event-god-tile-won = { $who } has most priests and wins a god tile.
bb-event-god-tile-lost = The temple is empty, and a god tile leaves the game.
bb-event-jewel-bought = { $who } buys a jewel: { $jewel }.
bb-event-cards-shown = { $who } shows { $cards }.
bb-event-task-fulfilled = { $who } fulfils a task: { $task }.
bb-event-task-fulfilled-aided = { $who } fulfils a task with the Yellow god: { $task }.
bb-event-task-discarded = { $who } discards a task: { $task }.
bb-event-task-taken = { $who } takes a new task: { $task }.

## How it ends

bb-end-six-rounds = Six rounds are played, and the game is over.
bb-tie-turn-order = later in the last turn order
bb-source-start = place in the first turn order
bb-source-fishing = dice on the fishing space
bb-source-helper = traded with the helper
bb-source-people = men and women
bb-source-fish = fish scored
bb-source-buildings = buildings
bb-source-status = status track
bb-source-temple = priests in the temple
bb-source-tasks = tasks
bb-source-jewels = jewels
bb-source-god-tiles = god tiles left
bb-source-bonuses = goals reached at the end
bb-score-start = Start
bb-score-fishing = Fishing
bb-score-helper = Helper
bb-score-people = Men and women
bb-score-fish = Fish
bb-score-buildings = Buildings
bb-score-status = Status
bb-score-temple = Temple
bb-score-tasks = Tasks
bb-score-jewels = Jewels
bb-score-god-tiles = God tiles
bb-score-bonuses = Bonuses

## The table as text

bb-draw-seat = { $who }
# Behind the arrow: the place in turn order that status would give next.
bb-draw-standing = { $points } VP · status { $steps } · no. { $place }→{ $next }
bb-draw-goods = off { $offerings } shl { $shells } tile { $tiles } pri { $priests } huts { $huts }+{ $twelfth }
bb-draw-cards = cards
bb-draw-done = ({ $tasks } tasks, { $jewels } jewels)
bb-draw-to-build = to build
bb-draw-actions = Actions
bb-draw-round = Round { $round }
bb-draw-temple = Temple
bb-draw-row = Cards
bb-draw-pile = ({ $cards } in the pile)
bb-draw-men = Men
bb-draw-women = Women
bb-draw-jewels = Jewels
bb-draw-own-jewels = Jewels of { $who }:
bb-draw-tasks = Tasks
bb-draw-die = A { $face } could:

## Why something is refused

bb-refusal-game-over = The game is over. Nothing more can be done at this table.
bb-refusal-not-your-turn = It is { $turn }'s turn, not yours.
bb-refusal-start-first = First choose the region of your first hut.
bb-refusal-die-first = First place one of your dice.
bb-refusal-pay-first = First choose how you pay for the { $god } god.
bb-refusal-expand-first = You are expanding. First choose the region.
bb-refusal-hut-first = First choose the hut that goes to the new region.
bb-refusal-lay-first = First choose the ceremony space for your material.
bb-refusal-fish-first = First decide whether you score the fish: now or never.
bb-refusal-person-first = First take a man or woman from the board.
bb-refusal-room-first = First choose where your new person lies.
bb-refusal-helper-first = You are with the helper. Trade for what it offers, or finish first.
bb-refusal-priest-first = First choose a space for your priest.
bb-refusal-building-first = First choose the tile you build.
bb-refusal-site-first = First choose the two materials that your building covers.
bb-refusal-fire-gift-first = First take a god card or an offering for your fire bonus.
bb-refusal-fire-step-first = First take a status step or a shell for your fire bonus.
bb-refusal-people-first = Men and women act now. Use some, or end your turn.
bb-refusal-materials-first = First take all the materials your people bring.
bb-refusal-cards-first = First take all the god cards your people bring.
bb-refusal-huts-first = Your people are moving huts. Move one, or stop after the first.
bb-refusal-jewel-first = First buy a jewel, or decide to buy none.
bb-refusal-task-first = First settle one of your tasks.
bb-refusal-new-task-first = First choose a new task from the board.
bb-refusal-last-task-first = The last tasks are settled now. Nothing else can be done.

bb-refusal-not-a-start = You can't begin in { $region }. First huts go to regions with a fish of value 1.
bb-refusal-start-taken = Somebody begins in { $region } already. Choose a free region.
bb-refusal-no-such-die = You have no { $face } left to place.
bb-refusal-die-too-high = A { $face } is too high for { $deed }: a { $lowest } lies there, and you can't pay for the Blue god.
bb-refusal-no-god-for-fishing = Fishing takes any die as it is. No god is needed.
bb-refusal-already-six = A six is a six. The White god does nothing for it.
bb-refusal-cannot-pay = You can't pay for the { $god } god: a card with an offering, two cards of one colour with an offering, or a god tile.
bb-refusal-cannot-pay-both = You can't pay for the Blue and the White god with one die.
bb-refusal-nothing-left-for = Paid so, you could no longer pay for the { $god } god.
bb-refusal-no-offering = Every card played costs an offering, and you have none.
bb-refusal-no-such-card = You have no { $god } card.
bb-refusal-no-pair = You don't have two { $god } cards.
bb-refusal-no-god-tile = You have no god tile.
bb-refusal-no-hut-left = All your huts are on the islands.
bb-refusal-nowhere-to-go = No { $path } of value { $value } or less leads you to a new region.
bb-refusal-already-there = You have a hut in { $region } already, and one is the most.
bb-refusal-too-far = No { $path } of value { $value } or less leads to { $region } from a region with your hut.
bb-refusal-no-hut-there = There is no hut on { $space }.
bb-refusal-wrong-ground = Ceremony space { $ground } doesn't take { $material }.
bb-refusal-ground-taken = Ceremony space { $ground } is taken, and nothing moves once it is placed.
bb-refusal-no-room = There is no free space for a man or woman on your player board.
bb-refusal-nobody-to-take = No { $sex } is left on the positions 1 to { $value }.
bb-refusal-position-too-high = Position { $position } is out of reach: you may take from 1 to { $value }.
bb-refusal-position-empty = Nobody is left on position { $position }.
bb-refusal-too-dear = That costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}, and the helper has { $points } left for you.
bb-refusal-nobody-up = You have no { $sex } ({ $kind }) left to move down. Each goes down only once.
bb-refusal-card-not-open = No { $god } card lies open.
bb-refusal-no-cards = There is no god card left to draw.
bb-refusal-no-hut-to-move = You have no hut to move to the twelfth space.
bb-refusal-twelfth-taken = A person lies on your twelfth space. No hut can move there.
bb-refusal-no-priest = You have no priest in your supply.
bb-refusal-space-too-high = You can't reach temple space { $space } with { $value }.
bb-refusal-no-site = You need material on two adjacent ceremony spaces to build.
bb-refusal-no-tile = You have built all your tiles of value { $value } or less.
bb-refusal-tile-too-high = Tile { $tile } can't be built with { $value }.
bb-refusal-tile-built = Tile { $tile } is built already.
bb-refusal-not-filled = Both spaces under a building need material.
bb-refusal-nobody-of-kind = You have no { $sex } ({ $kind }).
bb-refusal-not-so-many = You have { $have } × { $sex } ({ $kind }) to act, and not { $count }.
bb-refusal-act-together = Your { $have } × { $sex } ({ $kind }) act together, not one by one.
bb-refusal-sex-used = You have used a { $sex } in this phase. One more needs the Green god.
bb-refusal-kind-used = Your { $sex } ({ $kind }) has acted in this phase. Choose another kind.
bb-refusal-green-used = You have used a Green god in this phase, and one is the most.
bb-refusal-not-further = You haven't used a { $sex } in this phase yet, so no god is needed.
bb-refusal-nothing-to-gain = { $kind }: the action would bring you nothing now.
bb-refusal-move-a-hut-first = Move at least one hut before you stop.
bb-refusal-not-for-sale = That jewel isn't for sale this round.
bb-refusal-too-few-shells = The jewel costs { $price ->
    [one] { $price } shell
   *[other] { $price } shells
}, and you have { $shells }.
bb-refusal-not-your-task = That isn't one of your open tasks.
bb-refusal-not-met = You don't meet all that the task demands.
bb-refusal-needs-no-help = You meet that task without help. The Yellow god is for another.
bb-refusal-help-too-small = The Yellow god replaces exactly one thing, and after paying you lack more.
bb-refusal-must-fulfil = You meet one of your tasks without help, so you must fulfil one instead.
bb-refusal-must-fulfil-last = You meet one of your last tasks without help, so you must fulfil it first.
bb-refusal-not-shown = That task isn't on the board.

## The board in sentences, and what boards are told in

bb-fish = { $fish } of value { $value }
bb-held-by = building space: { $who }
bb-held-by-nobody = building space free
bb-beside = huts beside it: { $who }
bb-phase-set-up = First huts
bb-phase-dice = A: dice
bb-phase-people = B: people
bb-phase-jewels = C: jewels
bb-phase-tasks = C: tasks
bb-phase-new-tasks = C: new tasks
bb-phase-last-tasks = Last tasks
bb-phase-over = The end
bb-die-of = { $face } of { $who }
bb-count-huts = { $count ->
    [0] no huts on the first eleven spaces
    [one] { $count } hut on the first eleven spaces
   *[other] { $count } huts on the first eleven spaces
}
bb-count-twelfth = twelfth space: { $count ->
    [0] no hut
    [one] { $count } hut
   *[other] { $count } huts
}
bb-count-god-tiles = { $count ->
    [one] { $count } god tile
   *[other] { $count } god tiles
}
bb-count-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
}
bb-count-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
bb-count-priests = { $count ->
    [one] { $count } priest at hand
   *[other] { $count } priests at hand
}
bb-goal-tasks = tasks fulfilled: { $have } of { $need }
bb-goal-jewels = jewels: { $have } of { $need }
bb-goal-ceremony = ceremony spaces filled: { $have } of { $need }
bb-goal-buildings = buildings: { $have } of { $need }
bb-goal-regions = regions with a hut: { $have } of { $need }
bb-goal-people = men and women: { $have } of { $need }
bb-count-people = { $count ->
    [one] { $count } man or woman
   *[other] { $count } men and women
}
bb-count-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
bb-count-jewels = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
bb-say-none = none
bb-say-round = Round { $round } of 6, { $phase }. { $who } decides.
bb-say-dice = { $who } has dice left: { $dice }.
bb-say-action = On { $deed }: { $dice }.
bb-say-position = { $position }: { $person }
bb-say-shown-man = Men to take: { $people }.
bb-say-shown-woman = Women to take: { $people }.
bb-say-temple = Temple from the left: { $spaces }. God tiles there: { $tiles }.
bb-say-status = Status: { $steps }.
bb-say-order = Turn order: { $order }.
bb-say-gods = Open god cards: { $cards }. In the pile: { $pile }.
bb-say-jewels = Jewels of this round: { $jewels }.
bb-say-tasks = Tasks on the board: { $tasks }.
bb-say-player = { $who }: { $points } VP; { $goods }.
bb-say-hand = God cards of { $who }: { $cards }{ $unseen ->
    [0] .
   *[other] ; { $unseen } unseen.
}
bb-say-folk = People of { $who }: { $people }.
bb-say-own-tasks = Tasks of { $who }: { $tasks }. Fulfilled: { $fulfilled }.
bb-also = { $list }; { $item }
bb-comma = { $list }, { $item }
bb-number = { $number }
bb-say-count = { $count } × { $what }
bb-say-space = { $value } { $who }
bb-say-step = { $who } { $step }
bb-progress = { $demand } ({ $have } of { $need })
bb-say-goals = Goals of { $who }: { $goals }.
bb-say-region = { $region }, { $fish }, { $held }
bb-player = { $who }

# What a coach speaks of.
bb-stage = in round { $number }
# What a decision can be about.
bb-theme-points = Victory points
bb-theme-status = Status
bb-theme-temple = The temple
bb-theme-jewels = Jewels
bb-theme-island = Huts and fish
bb-theme-people = Men and women
bb-theme-building = Building
bb-theme-gods = The gods
bb-theme-tasks = Tasks
bb-theme-goals = Goals of the end
bb-theme-dice = Dice
bb-theme-rivals = The others
