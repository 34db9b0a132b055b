# Words of Gods of Rome.

## Names

gr-god-jupiter = Jupiter
gr-god-phoebus = Phoebus
gr-god-neptune = Neptune
gr-god-diana = Diana
gr-god-venus = Venus
gr-patronus = The Patronus
# What the solo opponent is called in score sheets.
gr-automa = { gr-patronus }

gr-symbol-growth = growth
gr-symbol-travel = travel
gr-symbol-attack = attack
gr-letter-growth = G
gr-letter-travel = T
gr-letter-attack = A

gr-card = { $symbols }
gr-no-card = no card

gr-objective-populated = Populated
gr-objective-raiders = Raiders
gr-objective-festival = Festival
gr-objective-isolated = Isolated
gr-objective-watchful = Watchful
gr-objective-clustered = Clustered
gr-objective-scattered = Scattered
gr-objective-cultists = Cultists

# What objectives ask for and powers do.
gr-power-jupiter = Others’ improved attacks can’t push your meeples. Yours may be placed in and moved to lands with a god piece.
gr-power-phoebus = Harvest tiles of −1 don’t count when you score, and stay as they are.
gr-power-neptune = In scoring, you win ties for the most.
gr-power-diana = A basic attack may reach a neighbouring land, or push one meeple more.
gr-power-venus = You begin with { $count ->
    [one] one meeple more
    [2] two meeples more
   *[other] { $count } meeples more
}.
gr-asks-populated = +{ $favour } per scored land with { $count } of your own
gr-asks-raiders = +{ $favour } per scored land with a rival’s temple
gr-asks-festival = +{ $favour } per scored land with { $count ->
    [one] { $count } other faction
   *[other] { $count } other factions
}
gr-asks-isolated = +{ $favour } per scored land with only your temple
gr-asks-watchful = +{ $favour } per scored land with a god piece
gr-asks-clustered = +{ $favour } per scored land with you on { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}
gr-asks-scattered = +{ $favour } if you are on lands of { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
gr-asks-cultists = +{ $favour } for every { $count ->
    [one] { $count } temple
   *[other] { $count } temples
} you visit
# What scoring costs.
gr-cost = With two discs on your slots { $two ->
    [0] it is free
   *[other] it costs { $two } favour
}, with one { $one ->
    [0] it is free
   *[other] it costs { $one } favour
}, with none { $none ->
    [0] it is free
   *[other] it costs { $none } favour
}.

# What a player was about to do, inside a sentence.
gr-deed-growth = growth
gr-deed-temple = building a temple
gr-deed-travel = travel
gr-deed-gathering = improved travel
gr-deed-attack = an attack
gr-deed-smiting = an improved attack

## Options

gr-option-layout = How meeples and harvest tiles lie on the map at the start
gr-option-layout-first-game = as in the rulebook's first game, the same every time
gr-option-layout-random = at random within each colour
gr-option-powers = Asymmetric powers: each god gives its faction a power of its own (advanced)
gr-option-pantheon = Pantheon restriction: you may visit each god only twice in the game (expert)

## What is asked

gr-ask-wait = Waiting for { $turn }.
gr-ask-faction = Choose the faction you will lead.
gr-ask-turn = Visit a temple, activate a slot, or score your territories.
gr-ask-place = Choose a territory of { $god } for the new meeple.
gr-ask-activation = Slot { $slot }: use { $symbols }, or leave it at that.
gr-ask-regroup = Your reserve is empty. Choose the meeple that comes to { $territory }.
gr-ask-take = Your temple earns an action card. Choose one.
gr-ask-lay = Choose the slot that your new card covers.
gr-ask-travel = Travel from { $territory }: choose where the next meeple goes.
gr-ask-gather = Gather on { $territory }: choose where the next meeple comes from.
gr-ask-push = Attack on { $territory }: choose whom to push, and where to.
gr-ask-push-more = Diana lets you push one more meeple out of { $territory }. Choose one, or stop here.
gr-ask-drive-out = The god clears { $territory }: choose where the next meeple goes.
gr-ask-extra = The last checkpoint is reached. Score once more for { $gain } favour at a cost of { $cost }, or decline.

## What can be done

gr-action-choose = Lead the people of { $god }
gr-action-visit = Visit { $god }
gr-action-place = Put { $god }'s meeple on { $territory }
gr-action-activate = Activate slot { $slot }: { $symbols }
gr-action-score = Score: { $gain } favour, { $cost ->
    [0] no cost
   *[other] cost { $cost }
}
gr-action-decline = Decline to score
gr-action-grow = Growth on { $territory }
gr-action-regroup = Bring a meeple from { $territory }
gr-action-build = Temple on { $territory }, with { $god }'s blessing
gr-action-take = Take card { $place }: { $card }
gr-action-lay = Cover slot { $slot } ({ $symbol })
gr-action-travel = Travel from { $territory }
gr-action-move = Send a meeple to { $territory }
gr-action-gather = Gather on { $territory }, with { $god }'s blessing
gr-action-summon = Bring a meeple from { $territory }
gr-action-attack = Attack on { $territory }
gr-action-smite = Call { $god } down on { $territory }
gr-action-push = Push { $faction } to { $territory }
gr-action-done-moving = No more meeples
gr-action-done-pushing = No more pushes
gr-action-done-slot = Finish this slot

## What happens

gr-event-first-player = { $who } begins.
gr-event-god-removed = { $god } is drawn to leave the game.
gr-event-card-opened = An action card is turned up: { $card }.
gr-event-objective-opened = An objective is turned up: { $objective }.
gr-event-faction-chosen = { $who } leads the people of { $god }.
gr-event-home-reinforced = { $who } begins with { $count ->
    [one] { $count } more meeple
   *[other] { $count } more meeples
} on { $territory }.
gr-event-visited = { $who } visits the temple of { $god }.
gr-event-piece-returned = { $god } goes home to the temple.
gr-event-blessing-received = { $who } receives the blessing of { $god }.
gr-event-blessing-renewed = { $who } can use the blessing of { $god } again.
gr-event-meeple-placed = { $who } puts a meeple of { $god } on { $territory }.
gr-event-no-meeple-left = { $god } has no meeple left in reserve.
gr-event-activated = { $who } activates slot { $slot }.
gr-event-blessing-used = { $who } uses the blessing of { $god }.
gr-event-grew = { $who } grows on { $territory }.
gr-event-moved = { $who } moves a meeple from { $from } to { $to }.
gr-event-temple-built = { $who } builds a temple on { $territory }.
gr-event-card-taken = { $who } covers slot { $slot } with a card: { $card }.
gr-event-pushed = { $who } pushes a meeple of { $faction } from { $from } to { $to }.
gr-event-piece-moved = { $who } calls { $god } down on { $territory }.
gr-event-scoring-began = { $cost ->
    [0] { $who } scores, free of cost.
   *[other] { $who } scores, at a cost of { $cost } favour.
}
gr-event-territory-scored = { $who } scores { $territory }: { $harvest ->
    [0] { $favour } favour.
    [1] { $favour } favour, with a good harvest (+1).
    [-1] { $favour } favour, with a poor harvest (−1).
   *[other] { $favour } favour, with a harvest of { $harvest }.
}
gr-event-territory-scored-objectives = { $who } scores { $territory }: { $harvest ->
    [0] { $favour } favour, { $objectives } included.
    [1] { $favour } favour, with a good harvest (+1), { $objectives } included.
    [-1] { $favour } favour, with a poor harvest (−1), { $objectives } included.
   *[other] { $favour } favour, with a harvest of { $harvest }, { $objectives } included.
}
gr-event-objective-scored = { $who } fulfils { $objective }: { $favour } favour.
gr-event-scored = { $who } ends the scoring: { $result } favour this time, { $favour } in all.
gr-event-harvest-turned = The harvest tile on { $territory } turns to { $tile ->
    [1] +1
    [-1] −1
   *[other] { $tile }
}.
gr-event-checkpoint-reached = { $who } reaches checkpoint { $checkpoint }!
gr-event-points-claimed = { $who } claims { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} at checkpoint { $checkpoint }.
gr-event-caught-up = { $who } moves up to { $favour } favour.
gr-event-scoring-declined = { $who } declines the extra scoring.
gr-event-die-thrown = The die of the Patronus shows { $face }.
gr-event-patronus-placed = The Patronus puts a meeple on { $territory }.
gr-event-patronus-moved = The Patronus moves { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
} from { $from } to { $to }.
gr-event-patronus-passed = The Patronus passes.

## How it ends

gr-end-third-checkpoint = The third checkpoint was reached, and the game is over.
gr-end-no-visits-left = Nobody is in another god's temple or can visit one any more, and the game is over.
gr-end-stalemate = Everybody has scored { $scorings } times since anybody last gained favour, so the game is over.
gr-end-scoring-limit = Everybody has scored { $scorings } times, which is the most that a game lasts, and the game is over.

gr-score-checkpoint-1 = First checkpoint
gr-score-checkpoint-2 = Second checkpoint
gr-score-checkpoint-3 = Third checkpoint
gr-why-claimed = number { $place } in favour

# What put somebody behind another of equal points.
gr-tie-territories = fewer territories controlled: { $less } against { $more }
gr-tie-cards = fewer action cards: { $less } against { $more }
gr-tie-meeples = fewer meeples on the board: { $less } against { $more }
gr-tie-third = fewer points at the third checkpoint: { $less } against { $more }
gr-tie-second = fewer points at the second checkpoint: { $less } against { $more }
gr-tie-first = fewer points at the first checkpoint: { $less } against { $more }
gr-tie-turn-order = earlier in turn order
gr-tie-patronus = with equal points the Patronus wins

## The table as text

gr-draw-seat = { $who }
gr-draw-progress = { $favour } fav · { $points } VP
gr-draw-pieces = { $discs }o { $temples }^
gr-draw-scoring = scores { $gain }, cost { $cost }
gr-draw-checkpoints = Checkpoints
gr-draw-temples = Temples
gr-draw-cards = Cards
gr-draw-deck = { $cards } in the deck
gr-draw-objectives = Objectives
gr-draw-legend = ^ temple  * god  o disc  + blessing
gr-draw-hidden = { $count ->
    [0] { "" }
   *[other] { " " }(+{ $count } hidden)
}

## The table in sentences

gr-tell-racer = { $who } ({ $faction }): { $favour } favour, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $lands ->
    [one] most on { $lands } territory
   *[other] most on { $lands } territories
}.
gr-tell-next = The next checkpoint is number { $checkpoint }, at { $mark } favour.
gr-tell-territory = { $id }, land of { $god }: { $what }.
gr-meeples = { $count ->
    [one] { $count } meeple of { $god }
   *[other] { $count } meeples of { $god }
}
gr-temple-of = wooden temple of { $god }
gr-nobody = nobody there
gr-most = { $god } has the most
gr-piece-of = guarded by { $god }
gr-harvest-plus = harvest +1
gr-harvest-minus = harvest −1
gr-no-harvest = no harvest tile
gr-tell-temple = Temple of { $god }: { $what }.
gr-temple-closed = closed, as the god has left the game
gr-visitors = visited by { $who }
gr-no-visitors = no visitors
gr-free = { $count ->
    [0] no free space
    [one] { $count } free space
   *[other] { $count } free spaces
}
gr-reserve = { $count ->
    [0] no meeples in reserve
    [one] { $count } meeple in reserve
   *[other] { $count } meeples in reserve
}
gr-piece-home = the god is at home
gr-piece-away = the god stands on { $territory }
gr-tell-objectives = Objectives: { $list }; { $hidden } hidden.
gr-tell-cards = Open cards: { $cards }. { $deck } in the deck.
gr-tell-card = { $place } with { $card }
gr-no-faction = no faction yet
gr-tell-scoring = { $who } would score { $gain } favour at a cost of { $cost }.
gr-tell-supplies = { $who } has { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} and { $temples ->
    [one] { $temples } wooden temple
   *[other] { $temples } wooden temples
} in reserve; blessings ready: { $blessings }.
gr-tell-slots = Slots of { $who }: 1, { $one }; 2, { $two }; 3, { $three }; 4, { $four }.
gr-tell-slot = { $symbols } ({ $what })
gr-slot-printed = no card
gr-slot-card = action card
gr-slot-disc = disc on it
gr-slot-free = free
gr-slot-used = blessings used: { $gods }

## Why something is refused

gr-refusal-game-over = The game is over. Nothing more can be done at this table.
gr-refusal-not-your-turn = It is { $turn }'s turn, not yours.
gr-refusal-not-your-scoring = The last checkpoint is reached, and it is { $turn } who scores once more or declines.
gr-refusal-faction-first = First choose the faction you will lead; then your turn begins.
gr-refusal-begin-turn = Begin your turn with a visit, a slot or a scoring. That comes only as part of one of them.
gr-refusal-place-first = First put the meeple of { $god } on one of its territories.
gr-refusal-finish-slot = You are activating a slot. Use one of its symbols, or finish it first.
gr-refusal-regroup-first = Your reserve is empty: first choose which of your meeples comes to { $territory }.
gr-refusal-take-first = First take one of the open action cards for your temple.
gr-refusal-lay-first = First lay your new card on one of your slots without a card.
gr-refusal-travel-first = Your meeples travel from { $territory }. First choose where one of them goes.
gr-refusal-travelling = Your meeples are leaving { $territory }. Choose where the next one goes, or end the travel.
gr-refusal-gather-first = Your meeples gather on { $territory }. First choose where one of them comes from.
gr-refusal-gathering = Your meeples are gathering on { $territory }. Choose where the next one comes from, or end the travel.
gr-refusal-push-first = You are attacking { $territory }. First choose whom to push, and where to.
gr-refusal-push-more = You may push one more meeple out of { $territory }. Push it, or stop here, before anything else.
gr-refusal-drive-out = The god is clearing { $territory }. First choose where the next meeple goes.
gr-refusal-extra-scoring = The last checkpoint is reached. All that is left to you is to score once more, or to decline.
gr-refusal-nothing-to-decline = Only the extra scoring after the last checkpoint can be declined.
gr-refusal-already-leading = You lead the people of { $god }, and that is for the whole game.

gr-refusal-faction-taken = Another player leads the people of { $god }. Choose a faction that is still free.
gr-refusal-faction-removed = { $god } has left this game. Choose one of the other factions.
gr-refusal-temple-closed = { $god } has left this game, and the temple is closed. Visit one of the other gods.
gr-refusal-already-visiting = You are visiting { $god } already. Score before you come again.
gr-refusal-temple-full = Every space in the temple of { $god } is taken. One becomes free when a visitor scores.
gr-refusal-visited-out = The pantheon restriction allows no more visits to { $god }: you have had them all.
gr-refusal-no-disc-to-visit = You have no disc left for a visit. Scoring brings back the discs on your slots.
gr-refusal-no-disc-to-activate = You have no disc left for a slot. Scoring brings back the discs on your slots.
gr-refusal-wrong-colour = A meeple of { $god } belongs on a territory of { $god }, and { $territory } isn't one.
gr-refusal-slot-active = Slot { $slot } has a disc already. Choose one without, or score to clear your slots.
gr-refusal-no-symbol = This slot has no { $symbol } left to use.
gr-refusal-no-presence = You have nobody on { $territory }, and { $deed } needs your presence there: a meeple or a temple.
gr-refusal-no-meeple = You have no meeple on { $territory } for { $deed }. Temples don't move.
gr-refusal-entry-guarded = A god's piece stands on { $territory }, and your meeples can't come there.
gr-refusal-travel-guarded = A god's piece stands on { $territory }, and no travel begins there. Only improved travel brings meeples out.
gr-refusal-attack-guarded = A god's piece stands on { $territory }, and no attack begins there.
gr-refusal-push-guarded = A god's piece stands on { $territory }, and nobody can be pushed there.
gr-refusal-temple-guarded = A god's piece stands on { $territory }, and no temple can be built beside it.
gr-refusal-nobody-elsewhere = None of your meeples stands elsewhere, so nobody can come to { $territory } by { $deed }.
gr-refusal-same-place = A meeple can't go from { $territory } to the same territory: { $deed } takes it to another one.
gr-refusal-no-blessing = You have no blessing of { $god } ready to use. A visit to that god's temple brings one.
gr-refusal-blessing-removed = { $god } has left this game, and blessings of that god can't be had.
gr-refusal-temple-there = There is a temple on { $territory } already, and a territory has room for only one.
gr-refusal-no-temple-left = All your temples are built.
gr-refusal-no-card = There is no open card in place { $place }. Take one of the others.
gr-refusal-slot-covered = Slot { $slot } has a card already. Choose a slot without one.
gr-refusal-nowhere-to-go = Your meeples can enter no territory next to { $territory } now, so they can't travel from there.
gr-refusal-not-adjacent = { $from } and { $to } don't touch, and { $deed } only reaches adjacent territories.
gr-refusal-move-first = At least one meeple has to move before { $deed } can end.
gr-refusal-too-far = You can attack where you have presence or, with Diana's power, right next to it. { $territory } is too far.
gr-refusal-nobody-to-push = There is nobody on { $territory } to push.
gr-refusal-only-temples = Only temples stand against you on { $territory }, and temples can't be pushed.
gr-refusal-nowhere-to-push = No territory next to { $territory } can take a pushed meeple, so there is no attack there.
gr-refusal-own-meeple = You push others, never your own meeples. To move yours, travel.
gr-refusal-none-to-push = There is no meeple of { $faction } to push on { $territory }.
gr-refusal-protected = Jupiter protects his meeples on { $territory }: an improved attack can't push them.
gr-refusal-other-first = The meeples of { $faction } are driven out first. Choose where the next of them goes.
gr-refusal-push-all = Everybody who can be pushed out of { $territory } has to go. Choose where the next meeple goes.
gr-refusal-piece-there = { $god } stands on { $territory } already. Choose another territory of that god.

# What a coach speaks of.
# What a decision can be about.
gr-theme-scoring = Favour and scoring
gr-theme-temples = Temples and blessings
gr-theme-control = Control
gr-theme-harvest = Harvest
gr-theme-objectives = Objectives
gr-theme-meeples = Meeples on the map
gr-theme-slots = Slots
gr-theme-patronus = The Patronus
gr-theme-tempo = The turn
gr-theme-rivals = The others
