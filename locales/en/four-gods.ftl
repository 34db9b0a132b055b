# Words of 4 Gods.

## Names

fg-god-merfolk = the Goddess of the Merfolk
fg-god-elves = the Goddess of the Elves
fg-god-humans = the God of the Humans
fg-god-dwarves = the God of the Dwarves

fg-colour-blue = blue
fg-colour-green = green
fg-colour-yellow = yellow
fg-colour-grey = grey

fg-terrain-sea = sea
fg-terrain-forest = forest
fg-terrain-plain = plain
fg-terrain-mountain = mountain

fg-hand-left = left hand
fg-hand-right = right hand

fg-corner-nw = north-west
fg-corner-ne = north-east
fg-corner-se = south-east
fg-corner-sw = south-west

fg-trigger-world-full = the World is full
fg-trigger-bag-empty = the bag is empty
fg-trigger-long-enough = the game has lasted long enough

fg-mode-timed = timed turns
fg-mode-simultaneous = all play at once
fg-mode-secret = secret gods
fg-mode-visible = visible gods
fg-mode-challenge = placements checked by challenge
fg-mode-strict = placements checked by the table
fg-mode-two-gods-each = two gods each
fg-mode-penalty = a penalty for misplaced tiles

## Options

fg-option-pace = Whether all play at once or in turn
fg-option-pace-simultaneous = all at once, in real time
fg-option-pace-timed = in turns of 30 seconds
fg-option-pace-random = one of the two, drawn at the start
fg-option-gods = How players get their gods
fg-option-gods-visible = chosen openly, at any moment of the game
fg-option-gods-secret = dealt face down before the game
fg-option-gods-random = one of the two, drawn at the start
fg-option-two-players = With two players: how many gods are in play
fg-option-two-players-four = all four, two for each player (not advised with secret gods: each can work out the other's)
fg-option-two-players-two = two, one for each player
fg-option-two-players-random = one of the two, drawn at the start
fg-option-check = Who checks that tiles are placed well
fg-option-check-strict = the table refuses a misplaced tile
fg-option-check-challenge = the players, who challenge what they notice
fg-option-check-random = one of the two, drawn at the start
fg-option-penalty = With challenges: who loses a prophet for a misplaced tile
fg-option-penalty-nobody = nobody
fg-option-penalty-named = the players named below
fg-option-penalty-everybody = everybody
fg-option-penalty-random = nobody or everybody, drawn at the start
fg-option-penalty-1 = The penalty for named players applies to the first seat
fg-option-penalty-2 = The penalty for named players applies to the second seat
fg-option-penalty-3 = The penalty for named players applies to the third seat
fg-option-penalty-4 = The penalty for named players applies to the fourth seat
fg-option-frame = How large the World is
fg-option-frame-standard = 9 by 9 cells
fg-option-frame-quick = 7 by 7 cells, for a short game

## What is asked

fg-ask-pick = Pick a colour for your prophets.
fg-ask-ready = You hold a tile in each hand. Say when you are ready.
fg-ask-wait-ready = Waiting for the others.
fg-ask-wait = { $turn } is playing. You may turn over tiles of your own row.
fg-ask-away = You have left the table. You can come back.
fg-ask-give-up = Choose which of your prophets to give up.
fg-ask-prophet = Your tile lies on { $cell }. Put a prophet on it now, or go on.
fg-ask-passed = You have passed. Any action takes it back.
fg-ask-empty-hands = Your hands are empty: draw, take a tile from a row, build, or pass.
fg-ask-tiles = Place a tile, discard it, or do anything else you like.

## What can be done

fg-action-pick = Play { $colour }
fg-action-ready = I am ready
fg-action-choose = Become { $god } ({ $terrain })
fg-action-draw-one = Draw one tile
fg-action-draw-two = Draw two tiles
fg-action-place = { $cell }: place { $face } ({ $hand })
fg-action-prophet = Put a { $colour } prophet on { $cell }, { $terrain } ({ $corner })
fg-action-move-prophet = Move a { $colour } prophet from { $from } to { $cell }, { $terrain } ({ $corner })
fg-action-build = { $cell }: build a city with a { $colour } prophet
fg-action-build-moving = { $cell }: build a city with the { $colour } prophet from { $from }
fg-action-destroy = { $cell }: destroy the city with { $face } ({ $hand }), token for { $colour }
fg-action-discard = Discard { $face } ({ $hand })
fg-action-discard-both = Discard both: { $left } and { $right }
fg-action-turn-over = Turn over { $face }, row of { $row }, place { $place }
fg-action-take = Take { $face }, row of { $row }, place { $place }
fg-action-put-back = Put { $face } back ({ $hand })
fg-action-pass = Pass
fg-action-end-turn = End the turn
fg-action-challenge = Challenge the tile on { $cell }
fg-action-give-up = Give up the prophet on { $cell }
fg-action-leave = Leave the table
fg-action-return = Come back to the table

## What happens

fg-event-modes = This table plays: { $modes }.
fg-event-first-player = { $who } begins.
fg-event-colour-picked = { $who } picks { $colour }.
fg-event-god-dealt = { $who }, your { $colour } prophets serve { $god }. Nobody else knows.
fg-event-card-dealt = { $who } gets a god card for { $colour }, face down.
fg-event-ready = { $who } is ready.
fg-event-play-began = Play begins.
fg-event-god-chosen = { $who } becomes { $god }.
fg-event-drew = { $who } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
fg-event-in-hand = In your { $hand }: { $a }, and { $b } on the other side.
fg-event-placed = { $who } places { $face } on { $cell }.
fg-event-prophet = { $who } puts a { $colour } prophet on the { $terrain } of { $cell }.
fg-event-prophet-moved = { $who } moves a { $colour } prophet from { $from } to the { $terrain } of { $cell }.
fg-event-city-built = { $who } builds a { $colour } city on { $cell }.
fg-event-city-built-moving = { $who } builds a { $colour } city on { $cell } with the prophet from { $from }.
fg-event-city-destroyed = Cataclysm! { $who } destroys the { $colour } city on { $cell }. The token goes to { $marker }.
fg-event-discarded = { $who } puts { $face } in the row of { $row }, place { $place }.
fg-event-turned-over = { $who } turns over a tile in the row of { $row }, place { $place }: now { $face }.
fg-event-taken = { $who } takes { $face } from the row of { $row }, place { $place }.
fg-event-put-in-bag = { $who } puts a tile back into the bag.
fg-event-passed = { $who } passes.
fg-event-turn-began = It is the turn of { $who }.
fg-event-turn-ended = { $who } ends the turn.
fg-event-stands-still = Play stands still. If nobody draws, places, builds or takes a god, the game ends in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
fg-event-final-period = The end is near: { $why }. { $seconds ->
    [one] { $seconds } second is left.
   *[other] { $seconds } seconds are left.
}
fg-event-last-turns = The end is near: { $why }. Everybody has one more turn.
fg-event-challenge-upheld = { $who } challenges { $cell }, and rightly.
fg-event-challenge-failed = { $who } challenges { $cell }, but the tile is well placed.
fg-event-back-to-hand = The tile on { $cell } goes back to the hand of { $who }.
fg-event-removed = The tile on { $cell } leaves the World.
fg-event-prophet-returned = The { $colour } prophet on { $cell } goes back to its reserve.
fg-event-prophet-lost = The { $colour } prophet on { $cell } leaves the game.
fg-event-prophet-lost-reserve = A { $colour } prophet leaves the game from its reserve.
fg-event-penalty-due = { $who } has to give up a prophet.
fg-event-penalty-owed = { $who } owes a prophet.
fg-event-left = { $who } leaves the table.
fg-event-came-back = { $who } comes back.
fg-event-too-late = { $who }, that came too late: time had run out.
fg-event-god-revealed = { $who } with { $colour } is { $god }.

## How it ends

fg-end-world-full = The World was full, and the final time has run out.
fg-end-bag-empty = The bag was empty, and the final time has run out.
fg-end-long-enough = The game lasted as long as a game may.
fg-end-all-passed = All have passed.
fg-end-stood-still = For too long nobody drew, placed, built or took a god.

fg-tie-lowest-marker = the lowest marker stands on { $less }, the opponent's lowest on { $more }
fg-tie-highest-marker = the lowest markers are equal, the highest stands on { $less }, the opponent's on { $more }

## The score

fg-score-cities = Cities
fg-score-destroyed = Cities destroyed
fg-score-kingdoms = Prophets in Kingdoms
fg-score-largest = Largest Kingdom
fg-score-number = Number of Kingdoms

fg-why-cities = { $colour }: { $count ->
    [one] { $count } city
   *[other] { $count } cities
} under control
fg-why-destroyed = { $colour }: { $count ->
    [one] { $count } city
   *[other] { $count } cities
} destroyed
fg-why-kingdom = { $colour }: most prophets ({ $prophets }) in the { $terrain } Kingdom at { $cell }; free tiles: { $free } of { $tiles }
fg-why-largest = { $colour }: the largest Kingdom of { $god } has { $tiles } tiles
fg-why-number = { $colour }: { $god } has { $count ->
    [one] { $count } Kingdom
   *[other] { $count } Kingdoms
}

## The drawing

fg-draw-seat = { $who }
fg-draw-kingdoms = Kingdoms (tiles of the largest):
fg-draw-table = Bag: { $bag }  Cities left: { $tokens }
fg-draw-legend-player = yP 4+2: yellow, god of the plain; prophets + cities
fg-draw-legend-prophet = b over 1: a blue prophet, corner 1 (NW, then clockwise)
fg-draw-legend-city = (b) over (C): a blue city
fg-draw-legend-joined = \ or /: which corners the middle joins
fg-draw-turn-ends = The turn ends at { $seconds } s
fg-draw-period-ends = The game ends at { $seconds } s

## The table in sentences

fg-cell = { $cell }
# A side of a tile: how it is written, and its areas.
fg-face = { $code }, { $areas }
fg-area = { $terrain } ({ $corners })
fg-god-secret = a secret god
fg-god-none = no god yet
fg-tell-hand = You hold in the { $hand }: { $face }; on the other side: { $back }.
fg-tell-hand-empty = Your { $hand } is empty.
fg-tell-table = Cells filled: { $tiles } of { $cells }. In the bag: { $bag }. Cities left: { $tokens }.
fg-tell-end = The end is near: { $why }.
fg-tell-colour = { $who } plays { $colour }, with { $god }: { $reserve } in reserve, { $cities ->
    [one] one city
   *[other] { $cities } cities
}, { $razed } destroyed, { $lost } lost.
fg-tell-passed = { $who } has passed.
fg-tell-terrain = Kingdoms of { $terrain }: { $count ->
    [0] none
    [one] one, of { $largest } tiles
   *[other] { $count }, the largest of { $largest } tiles
}.
fg-tell-land = Kingdom of { $terrain }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on { $cells }, { $free } without a prophet; prophets: { $prophets }.
fg-tell-land-empty = Kingdom of { $terrain }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on { $cells }, without prophets.
fg-tell-count = { $colour } { $count }
fg-tell-row = Row of { $who }: { $faces }.
fg-tell-row-empty = The row of { $who } is empty.
fg-tell-place = { $place }: { $face }
fg-tell-tile = { $cell }: { $face }; placed by { $who }.
fg-tell-tile-prophet = { $cell }: { $face }; placed by { $who }; a { $colour } prophet on the { $terrain }.
fg-tell-city = { $cell }: a { $colour } city.

## Why something is refused

fg-refusal-game-over = The game is over.
fg-refusal-not-begun = Play has not begun: not everybody is ready.
fg-refusal-begun = Play has begun already.
fg-refusal-already-ready = You have said so already.
fg-refusal-pick-first = Pick your colours first.
fg-refusal-visible-gods = Gods are visible at this table: nobody picks a colour.
fg-refusal-secret-gods = Gods are secret at this table: they are dealt, not chosen.
fg-refusal-colour-taken = Somebody was faster: { $colour } is taken.
fg-refusal-colours-complete = You have all your colours.
fg-refusal-god-taken = Somebody was faster: { $god } is taken.
fg-refusal-gods-complete = You have chosen already, and a god is kept for good.
fg-refusal-away = You have left the table. Come back first.
fg-refusal-not-away = You have not left the table.
fg-refusal-pass-first = Pass before you leave.
fg-refusal-not-your-turn = It is the turn of { $turn }.
fg-refusal-not-your-row = It is the turn of { $turn }: you may turn over only tiles of your own row.
fg-refusal-no-turns = There are no turns at this table.
fg-refusal-no-passing = In timed play you end your turn instead of passing.
fg-refusal-already-passed = You have passed already.
fg-refusal-hands-full = You need two empty hands to draw.
fg-refusal-row-full-to-draw = Your discard row is full, so you cannot draw.
fg-refusal-bag-empty = The bag is empty.
fg-refusal-hand-empty = There is no tile in your { $hand }.
fg-refusal-row-full = Your discard row has no room for that.
fg-refusal-no-hand-to-turn = You need a free hand to turn a tile over.
fg-refusal-no-hand-to-take = You need a free hand to take a tile.
fg-refusal-tile-gone = There is no tile in place { $place } of the row of { $row }.
fg-refusal-from-bag = The tile in your { $hand } comes from the bag: it goes to your own row.
fg-refusal-row-has-room = Your own row has room for the tile.
fg-refusal-fits-somewhere = The tile in your { $hand } can be placed in the World.
fg-refusal-outside-frame = { $cell } lies outside the frame.
fg-refusal-cell-taken = There is a tile on { $cell } already.
fg-refusal-city-there = There is a city on { $cell }.
fg-refusal-too-few-edges = { $cell } touches { $edges ->
    [0] no straight edge
    [one] only one straight edge
   *[other] { $edges } straight edges
}; a tile needs two.
fg-refusal-mismatch = On { $cell } the terrains do not join at the { $corner } corner.
fg-refusal-look-alike = Turned like that the tile looks as it does with fewer turns.
fg-refusal-no-god-for-prophet = You have no god yet, so no prophets.
fg-refusal-no-god-to-build = You have no god yet, so you build no city.
fg-refusal-no-god-to-destroy = You have no god yet, so you destroy no city.
fg-refusal-not-your-colour = The { $colour } prophets are not yours.
fg-refusal-no-new-tile = A prophet goes only on the tile you have just placed.
fg-refusal-no-such-area = No area of that tile is named by its { $corner } corner.
fg-refusal-reserve-first = There are { $colour } prophets in your reserve: use those.
fg-refusal-reserve-empty = Your { $colour } reserve is empty: move a prophet from a tile.
fg-refusal-not-standing = No { $colour } prophet stands on a tile on { $cell }.
fg-refusal-no-room-for-city = { $cell } is not empty; a city needs an empty cell.
fg-refusal-city-edges = { $cell } touches { $edges ->
    [0] no straight edge
    [one] only one straight edge
   *[other] { $edges } straight edges
}; a city needs two.
fg-refusal-no-tokens = No city token is left.
fg-refusal-no-city = There is no city on { $cell }.
fg-refusal-own-city = The city on { $cell } is your own.
fg-refusal-not-your-marker = The token goes to a colour of yours, and { $colour } is not.
fg-refusal-no-fit = That tile does not fit where the city on { $cell } stands.
fg-refusal-strict-check = The table checks placements, so there is nothing to challenge.
fg-refusal-no-tile = There is no tile on { $cell }.
fg-refusal-too-soon = You challenged less than a second ago.
fg-refusal-nothing-due = You have no prophet to give up.
fg-refusal-not-yours = No prophet of yours stands on a tile on { $cell }.
fg-refusal-give-up-first = You have to give up a prophet first. Until then none of yours leaves a tile, and you build no city.

# What a coach speaks of.
# What a decision can be about.
fg-theme-cities = Cities
fg-theme-kingdoms = Kingdoms
fg-theme-largest = Largest and most Kingdoms
fg-theme-markers = Points of each colour
fg-theme-prophets = Prophets
fg-theme-tiles = Tiles
fg-theme-tempo = The turn
fg-theme-rivals = The others
