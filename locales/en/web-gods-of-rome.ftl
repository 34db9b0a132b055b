# Words of the web client: Gods of Rome.

## Parts of the table

gr-web-map = The land of the five gods
gr-web-track = Favour track and checkpoints
gr-web-own-board = Your player board
gr-web-board-of = Board of { $name }
gr-web-blessings = Blessings
gr-web-factions = Choose your people
gr-web-favour-word = Favour
gr-web-points-word = Victory points
gr-web-score-word = Score
gr-web-lava = Lava
gr-web-slot-word = Slot { $slot }
# A small mark on what is printed in ways that we don't know.
gr-web-approx = { $what }: { $how }

## The land

gr-web-territory = { $id }, land of { $god }: { $what }
gr-web-you-visit = you visit its god
gr-web-group = { $count ->
    [one] { $count } meeple of { $god } on { $territory }
   *[other] { $count } meeples of { $god } on { $territory }
}

## Temples

gr-web-temple = Temple of { $god }: { $what }
gr-web-visits = { $count } of your { $limit } visits made

## Player boards

gr-web-slot = Slot { $slot }, { $symbols }: { $what }
gr-web-blessing-ready = Blessing of { $god }: ready
gr-web-blessing-used = Blessing of { $god }: used, back by a new visit
gr-web-blessing-none = Blessing of { $god }: not received
gr-web-supplies = In reserve: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}, { $temples ->
    [one] { $temples } wooden temple
   *[other] { $temples } wooden temples
}, { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
gr-web-score = Scoring now: { $gain } favour, { $cost ->
    [0] no cost
   *[other] cost { $cost }
}
gr-web-score-sum = { $gain } favour · { $cost ->
    [0] free
   *[other] cost { $cost }
}
gr-web-discs = { $count ->
    [one] { $count } disc in reserve
   *[other] { $count } discs in reserve
}
gr-web-removed = has left this game
gr-web-led-by = led by { $name }
gr-web-home = begins on { $where }


## Cards and objectives

gr-web-open-card = Card { $place }: { $card }
gr-web-deck = { $count ->
    [0] The deck is empty
    [one] Deck with { $count } card
   *[other] Deck with { $count } cards
}
gr-web-objective = Objective { $name }: { $asks }
gr-web-hidden = { $count ->
    [one] { $count } objective still hidden
   *[other] { $count } objectives still hidden
}

## Tracks

gr-web-has-favour = { $name } { $favour }
gr-web-favour = Favour: { $all }
gr-web-checkpoint = Checkpoint { $checkpoint } at { $mark } favour: { $claims }
gr-web-claim = { $points } for { $name }
gr-web-unclaimed = { $points } still open

## Solo

gr-web-patronus = The Patronus: { $favour } favour, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $lands ->
    [one] most on { $lands } territory
   *[other] most on { $lands } territories
}, { $reserve ->
    [one] { $reserve } meeple in reserve
   *[other] { $reserve } meeples in reserve
}
gr-web-patronus-does = Answers your turn: you visit, he grows; you activate, he moves; you score, so does he.
gr-web-lands = { $count ->
    [one] most on { $count } land
   *[other] most on { $count } lands
}

## What something is

gr-web-about-territory = { $id }, land of { $god }
gr-web-about-neighbours = Touches { $list }.
gr-web-about-scoring = Scores for whoever controls it and visits { $god }, but not for the people of { $god }.
gr-web-about-removed-land = Its god has left the game: it can be entered, but it never scores.
gr-web-about-lava = Nobody can stand here, and it connects nothing.
gr-web-about-group = People of { $god } on { $territory }
gr-web-about-temple = Temple of { $god }
gr-web-about-visit = A visit brings the god’s blessing, a meeple on one of the god’s lands, and the right to score there.
gr-web-about-faction = Your people: their meeples, temples and discs are yours. Land of your own colour never scores for you.
gr-web-about-power = With the powers: { $power }
gr-web-about-slot = Slot { $slot } of { $who }: { $symbols }
gr-web-does-growth = Growth: a meeple comes where you are. With a blessing: build a temple there and take an action card.
gr-web-does-travel = Travel: meeples leave one land for its neighbours. With a blessing: gather from anywhere on one land.
gr-web-does-attack = Attack: push a meeple to a neighbouring land. With a blessing: the god comes down and drives all others out.
gr-web-about-blessing = Blessing of { $god }
gr-web-about-improve = Improves an action on a land of { $god }.
gr-web-about-improved = Growth builds a temple, travel gathers from anywhere, attack calls the god down. Used blessings lie on the slot until you score.
gr-web-about-board = Board of { $who }
gr-web-about-supplies = Supplies of { $who }
gr-web-about-discs = Discs visit temples and activate slots. Scoring brings them back; with the pantheon restriction those of visits stay away.
gr-web-about-wooden = A wooden temple counts as one meeple, never moves, and brings an action card.
gr-web-about-card = Who builds a temple takes an open card and lays it on a slot. Its symbols then replace the printed one.
gr-web-about-objective = Counts for everybody while it lies open.
gr-web-about-now = Scoring now, it would bring: { $list }.
gr-web-brings = { $god } { $favour }
gr-web-about-hidden = The next one is opened at the first checkpoint, the last at the second.
gr-web-about-checkpoint = Checkpoint { $checkpoint }, at { $mark } favour
gr-web-about-victory = Victory points in order of favour: { $values }.
gr-web-about-catch-up = Then all others move to this mark, and a hidden objective is opened.
gr-web-about-last = All others may score once more; then the points are claimed and the game ends.
gr-web-about-favour = Scoring moves you along. Favour becomes victory points at the three checkpoints.
gr-web-about-score = Each land that you control and whose god you visit gives 1 favour, its harvest tile and its objectives. Then your discs leave slots and temples.
gr-web-about-patronus = He needs no visits: each land where he has the most brings him 1 favour. You win only with more victory points than he has.
