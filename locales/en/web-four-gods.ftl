# Words of the web client: four-gods.

## Places

fg-web-world = The World
fg-web-hands = Hands
fg-web-supply = Bag, cities and clock
fg-web-colours = Gods and prophets
fg-web-kingdoms = Kingdoms
fg-web-rows = Discard rows

fg-web-land = { $terrain } Kingdom, { $tiles } tiles, { $free } without a prophet
fg-web-land-single = { $terrain } on one tile: no Kingdom yet
fg-web-cell-empty = { $cell }, empty
fg-web-cell-city = { $cell }, a { $colour } city
fg-web-cell-tile = { $cell }, { $face }, placed by { $who }
fg-web-cell-prophet = a { $colour } prophet on the { $terrain }
fg-web-prophet-spot = New tile on { $cell }, { $terrain }
fg-web-slot = Row of { $who }, place { $place }, { $face }
fg-web-slot-empty = Row of { $who }, place { $place }, empty
fg-web-reconstructed = The rulebook doesn’t say: this is our stand-in

## Hands

fg-web-hand = { $hand }: { $face }; other side { $back }
fg-web-hand-empty = { $hand }: empty
fg-web-rotate = Rotate (R, wheel, or press the tile)
fg-web-rotate-hand = Rotate the tile: { $hand }
fg-web-flip = Flip (F or second button)
fg-web-flip-hand = Flip the tile: { $hand }, other side { $back }
fg-web-discard = Discard, this side up: { $hand }
fg-web-discard-both = Discard both

## What a press does, and what one holds

fg-web-does-take-up = take it up
fg-web-does-rotate = rotate it
fg-web-does-city = take up a city, then choose where it goes
fg-web-does-challenge = take up a challenge, then choose a tile
fg-web-does-put-down = put it down again
fg-web-does-several = { $count ->
    [one] one way
   *[other] choose one of { $count } ways
}
fg-web-grip = You hold: { $what }
fg-web-grip-city = a city
fg-web-grip-challenge = a challenge
fg-web-tap-again = { $what }. Tap again to do it.
fg-web-unconfirmed = Not on this board, as time runs: one press is enough. With a finger, the first tap shows the tile and the second places it.

## Keys

fg-web-key-hands = Take up the tile of the left or the right hand; with that hand empty, a button of that number
fg-web-key-rotate = Rotate the tile you hold; with ⇧ the other way
fg-web-key-flip = Flip the tile you hold, or turn over the tile of a row that has the focus
fg-web-key-discard = Discard the tile of the left or the right hand
fg-web-key-city = Take up a city, or put it down again

## Bag, cities, clock

fg-web-bag = Bag: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
fg-web-tokens = Cities left: { $count }
fg-web-challenge = Challenge a tile
fg-web-do-pass = Pass
fg-web-do-end-turn = End turn
fg-web-do-leave = Leave
fg-web-do-return = Come back
fg-web-clock = { $what }: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
fg-web-clock-turn = this turn
fg-web-clock-period = until the end
fg-web-clock-longest = until the last part
fg-web-clock-still = until the end, if nobody draws or builds

## Gods and prophets

fg-web-colour-blue = Blue prophets
fg-web-colour-green = Green prophets
fg-web-colour-yellow = Yellow prophets
fg-web-colour-grey = Grey prophets
fg-web-people-blue = Merfolk
fg-web-people-green = Elves
fg-web-people-yellow = Humans
fg-web-people-grey = Dwarves
fg-web-god-merfolk = Merfolk
fg-web-god-elves = Elves
fg-web-god-humans = Humans
fg-web-god-dwarves = Dwarves
fg-web-nobody = nobody’s
fg-web-free = free
fg-web-become = Become
fg-web-pick = Pick
fg-web-reserve = Prophets in reserve
fg-web-cities = Cities
fg-web-razed = Cities destroyed
fg-web-lost = Prophets out of the game
fg-web-colour-card = { $colour }, { $owner }, { $god }: { $reserve } in reserve, { $cities ->
    [one] one city
   *[other] { $cities } cities
}, { $razed } destroyed, { $lost } lost

## Kingdoms

fg-web-terrain = { $terrain }: { $count ->
    [0] no Kingdom
    [one] one Kingdom of { $largest } tiles
   *[other] { $count } Kingdoms, the largest of { $largest } tiles
}
fg-web-kingdoms-count = Number of Kingdoms
fg-web-kingdoms-largest = Tiles of the largest
fg-web-max = max { $largest }
fg-web-earns = { $colour } +{ $points }

## Rows

fg-web-press-does = What pressing a tile of a row does
fg-web-take = Take
fg-web-turn-over = Turn over

## Below the World

fg-web-glance = Point at land to see its Kingdom. R rotates, F flips, 1 and 2 change hands.
fg-web-glance-watch = Point at land to see its Kingdom.
fg-web-glance-touch = Tap a golden cell to see your tile there, tap again to place it. Tap the tile in your hand to rotate it.
fg-web-fits-flipped = Only the other side of this tile fits somewhere: flip it (F).
fg-web-fits-nowhere = This tile fits nowhere for now. Discard it, or keep it for later.
fg-web-press-turns = { $cell }: the tile fits when it is turned. Press to turn it, press again to place it.

## A seat

fg-web-holds = Holds a tile
fg-web-holds-unseen = Holds a tile that you don’t know
fg-web-holds-nothing = An empty hand
fg-web-row-count = Tiles in the discard row
fg-web-state-left = away
fg-web-state-passed = passed
fg-web-state-ready = ready
fg-web-state-due = gives up a prophet

## The end

fg-web-final = Final scoring
fg-web-final-begin = The World is made. See where every point comes from.
fg-web-final-back = Back
fg-web-final-next = Next
fg-web-final-all = To the end

## What there is to know

fg-web-about-prophet = Room for a prophet
fg-web-about-prophet-now = A prophet goes only on the tile you have just placed, within five seconds and before anything else you do.
fg-web-about-discard = Discard
fg-web-about-discard-now = The tile goes to your own row, with the side up that you see. Anybody may take it from there.
fg-web-about-bag = With both hands empty you draw one or two tiles. When the bag is empty, the end is near.
fg-web-about-challenge = In this game nobody checks placements but the players. Press this, then a tile that lies wrong.
fg-web-about-empty = A tile or a city needs two straight edges here: the frame or tiles, not cities. Terrains must join.
fg-web-about-city = Worth 5 to its owner at the end. Others may destroy it with a tile that fits here, and keep the token for 5.
fg-web-about-land = { $land }; prophets: { $prophets }.
fg-web-about-stands = The { $colour } prophet takes this tile out of its Kingdom’s worth.
fg-web-about-slot-empty = Place { $place } of a discard row
fg-web-about-row = Discarded tiles lie here. With a full row its owner can’t draw.
fg-web-about-slot = With a free hand you may take it or turn it over. The other side is known to those who saw it.
fg-web-about-hand-empty = Draw with both hands empty, or take a tile from a row.
fg-web-about-hand = Press the tile or R to rotate it, F to flip it. Cells where it fits as it lies glow; dashed ones take it turned.
fg-web-about-taken = It was taken from a row: it is placed next, or goes to your own row.
fg-web-about-tokens = Press here, then an empty cell with two straight edges. A city takes a prophet of yours and is worth 5 at the end.
fg-web-about-reserve = In reserve: { $reserve }. Cities: { $cities }. Cities destroyed: { $razed }. Out of the game: { $lost }.
fg-web-about-god = { $god } scores for { $terrain }: by the largest Kingdom, and by the number of Kingdoms.
fg-web-about-secret = Gods are secret: whose terrain a colour scores is known at the end.
fg-web-about-free = Still free. Whoever becomes this god gets its prophets and keeps them to the end.
fg-web-about-sizes = Tiles of each: { $sizes }.
fg-web-about-terrain = A Kingdom is connected land on at least two tiles. The largest, and the most, are worth 15, 10, 5 and 0 to the gods in play.
fg-web-about-clock = Time
fg-web-about-timed = Each turn lasts 30 seconds, with any actions in any order.
fg-web-about-at-once = Everybody acts at the same time. When the World is full or the bag empty, 30 seconds for each player remain.
fg-web-about-pass = You have nothing to do for now. If all pass, the game ends. Acting takes a pass back.
fg-web-about-end-turn = What you still hold goes to your row.
fg-web-about-leave = You leave the table and count as passing. You can come back.
fg-web-about-return = You play again.
