# Words of the web client: DEUS.

## Parts of the board

de-web-map = Map
de-web-supply = General supply
de-web-end = How near the end is
de-web-boards = Player boards
de-web-board-of = Board of { $who }
de-web-your-board = Your board
de-web-you = You
de-web-hand = Your hand
de-web-hands-are-secret = Hands are secret while the game lasts.
de-web-decision = What is decided
de-web-queue = Cards of the column, from the bottom up
de-web-choice = Choice
de-web-payment = A way to pay
de-web-cards-in-hand = cards in hand
de-web-regions-held = regions held
de-web-temple-cards = temple cards
de-web-reconstructed = This value is reconstructed: it may differ from the printed card.
de-web-map-reconstructed = The tiles and their shape are reconstructed: they may differ from the printed ones.
de-web-tip-turn = Choose the upper part of a card to build it, the lower part to offer it to its god.

## Regions

de-web-edge = on the edge
de-web-empty = empty
de-web-holds = held by { $who }: { $pieces }
de-web-village-points = { $points } VP
de-web-sacked = sacked

## Cards and pieces

de-web-laid = { $name }, card { $place } of { $column }: { $text }
de-web-hidden = Face-down card, card { $place } of { $column }
de-web-face-down-short = face down
de-web-column-empty = { $god }, { $name }, 0 cards.
de-web-column-of = { $who }: { $column }
de-web-stock = { $piece }: { $board } on the player board, { $supply } in the personal supply
de-web-stock-unknown = { $piece }: not shown yet
de-web-temples-left = Temples left in the general supply: { $count }
de-web-temple-stock = Temples left in the general supply: { $count }. Next temple: { $next }
de-web-next-temple = { $rows ->
    [0] any time
    [one] 1 row
   *[other] { $rows } rows
}
de-web-offer = Offer { $card } to { $god }: { $gift }
de-web-offered = with { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $gift }.
de-web-one-more = One more: { $gift }.
de-web-rob = { $who } can be robbed
de-web-rob-short = Rob

## Supplies and the end

de-web-supply-of = { $resource } in the general supply: { $count }
de-web-deck = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
de-web-discards = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
de-web-round = Round { $round }
de-web-end-temples = Temples left in the supply: { $left } of { $all }
de-web-end-villages = Villages not sacked: { $left } of { $all }
de-web-end-rounds = Round { $round } of { $all } at most

## What there is to know

de-web-about-field = A field. Cards that count fields count it; a production building here brings wheat.
de-web-about-forest = A forest. Cards that count forests count it; a production building here brings wood.
de-web-about-swamp = A swamp. Cards that count swamps count it; a production building here brings clay.
de-web-about-mountain = A mountain. Cards that count mountains count it; a production building here brings stone.
de-web-about-sea = Sea. Only ships are built here, one to a region; an army may join your own ship.
de-web-about-village = A barbarian village. It falls when every region around it is held and an army is among them; most armies take its VP.
de-web-about-sacked = It is sacked: armies may pass, nothing is built here.
de-web-about-pieces = { $count ->
    [one] Here stands 1 piece: { $pieces }.
   *[other] Here stand { $count } pieces: { $pieces }.
}
de-web-about-empty = Nothing stands here.
de-web-about-edge = It lies on the edge: a first building may go here, and later ones for { $points } VP.
de-web-about-cost = It costs { $cost } and goes to { $column }. Copies in the deck: { $copies }.
de-web-about-offer = Offered to { $god }: { $gift }.
de-web-about-face-down = A card built face down. It has no effect of its own, but activates the column and counts for temples.
de-web-about-done = It has had its turn.
de-web-about-now = It is at work now.
de-web-about-next = It comes later in this turn.
de-web-about-column = Whoever builds a card here carries out the whole column from the bottom up.
de-web-about-temples = Temple cards score at the end of the game.
de-web-about-rows = { $rows ->
    [0] The first temple has no condition.
    [one] The next temple needs a card in each of the five other columns.
   *[other] The next temple needs { $rows } cards in each of the five other columns.
}
de-web-about-stock = Pieces on the player board can be built. Gods and cards bring more from the personal supply.
de-web-about-wood = It comes from forests. Most wood at the end is worth { $points } VP.
de-web-about-clay = It comes from swamps. Most clay at the end is worth { $points } VP.
de-web-about-stone = It comes from mountains. Most stone at the end is worth { $points } VP.
de-web-about-wheat = It comes from fields. Most wheat at the end is worth { $points } VP.
de-web-about-rob = The card takes VP from one opponent with such a building next to your armies.
de-web-about-pay = Any resource of a cost may be replaced by { $gold } gold. Gold can't be replaced.
de-web-about-choice = What you may do only in part, you may stop.
de-web-about-deck = When it is empty, the discards become the draw pile.
de-web-about-discards = Only the top card of an offering is seen by all.
de-web-about-seen = Seen by all: { $cards }.
de-web-about-offered = Only you have seen: { $cards }.
de-web-about-end = When all temples of the supply are built or all villages are sacked, the round is finished and one more is played.

## The list of cards

de-web-list-card = Card
de-web-list-copies = Copies
de-web-list-cost = Cost
de-web-list-does = What it does
