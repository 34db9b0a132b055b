# Words of DEUS.

## Names

# A card's name comes from the data file in every language; each picks its own.
-de-language = English
    .code = en
de-name = { -de-language.code ->
    [pt] { $pt }
   *[en] { $en }
}
de-no-card = no card
de-card = { $name } ({ $cost }): { $text }
de-amount = { $count } { $what }
de-gold = gold
de-points = VP
de-region = region { $region } ({ $terrain })

de-piece-maritime = ship
de-piece-production = production building
de-piece-scientific = scientific building
de-piece-civil = civil building
de-piece-military = army
de-piece-temple = temple

de-column-maritime = the maritime column
de-column-production = the production column
de-column-scientific = the scientific column
de-column-civil = the civil column
de-column-military = the military column
de-column-temple = the temple column

de-god-neptune = Neptune
de-god-ceres = Ceres
de-god-minerva = Minerva
de-god-vesta = Vesta
de-god-mars = Mars
de-god-jupiter = Jupiter

de-gift-neptune = { $gold } gold and a ship
de-gift-ceres = { $count ->
    [one] a resource
   *[other] { $count } resources
} and a production building
de-gift-minerva = { $count ->
    [one] one more card
   *[other] { $count } more cards
} and a scientific building
de-gift-vesta = { $points } VP and a civil building
de-gift-mars = { $count ->
    [one] a piece of any type
   *[other] { $count } pieces of any type
}
de-gift-jupiter = { $count ->
    [one] the gift of another god for one card
   *[other] the gift of another god for { $count } cards
}

de-resource-wood = wood
de-resource-clay = clay
de-resource-stone = stone
de-resource-wheat = wheat

de-terrain-field = field
de-terrain-forest = forest
de-terrain-swamp = swamp
de-terrain-mountain = mountain
de-terrain-sea = sea
de-terrain-village = village
de-terrain-none = off the map

## What cards do

de-effect-buy = { $most ->
    [one] Pay { $price } gold to take a resource of your choice.
   *[other] Buy up to { $most } resources of your choice for { $price } gold each.
}
de-effect-sell = Sell up to { $most } { $resource } for { $gain } each.
de-effect-exchange = Return up to { $most } { $resource } and take as many other resources in any mix.
de-effect-harvest = Take { $what } for every { $per }.
de-effect-harvest-one = Choose one of your production buildings and take { $amount } of the resource of its terrain.
de-effect-harvest-each = For every terrain with a production building of yours, take 1 of its resource ({ $most } at most).
de-effect-draw = Draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
de-effect-draw-per = Draw { $cards ->
    [one] a card
   *[other] { $cards } cards
} for every { $per }.
de-effect-gain = Gain { $pieces ->
    [one] a piece of your choice
   *[other] { $pieces } pieces of your choice
}.
de-effect-gain-per = Gain { $pieces ->
    [one] a piece of your choice
   *[other] { $pieces } pieces of your choice
} for every { $per }.
de-effect-gain-and-draw = Gain { $pieces ->
    [one] a piece of your choice
   *[other] { $pieces } pieces of your choice
} and draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
de-effect-gain-and-draw-per = Gain { $pieces ->
    [one] a piece of your choice
   *[other] { $pieces } pieces of your choice
} and draw { $cards ->
    [one] a card
   *[other] { $cards } cards
} for every { $per }.
de-effect-swap-for-pieces = You may discard a card to gain { $pieces ->
    [one] a piece of your choice
   *[other] { $pieces } pieces of your choice
}.
de-effect-swap-for-cards = You may discard a card to draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
de-effect-swap-for-both = You may discard a card to gain { $pieces ->
    [one] a piece of your choice
   *[other] { $pieces } pieces of your choice
} and draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
de-effect-activate = Carry out one face-up card of { $column } once.
de-effect-earn = Gain { $gain } for every { $per }.
de-effect-march-one = Move one of your armies up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
de-effect-march-each = Each of your armies may move up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, one after the other.
de-effect-raid = { $points ->
    [one] Take 1 VP from a village next to one of your armies.
   *[other] Take { $points } VP from a village next to one of your armies, or what is left there.
}
de-effect-tax = Every opponent with { $piece ->
    [army] an army
   *[other] a { $piece }
} next to one of your armies gives you { $gold } gold, or all they have.
de-effect-rob = Take { $points } VP from one opponent with { $piece ->
    [army] an army
   *[other] a { $piece }
} next to one of your armies.
de-effect-score = At the end: { $points } VP for every { $per }, { $most } VP at most.

# What is counted, after "for every".
de-per-production = { $every ->
    [one] production building of yours on { $terrain }
   *[other] { $every } production buildings of yours on { $terrain }
}
de-per-regions-exactly = { $every ->
    [one] region of yours with exactly { $size } { $size ->
        [one] piece
       *[other] pieces
    }
   *[other] { $every } regions of yours with exactly { $size } { $size ->
        [one] piece
       *[other] pieces
    }
}
de-per-regions-at-least = { $every ->
    [one] region of yours with at least { $size } { $size ->
        [one] piece
       *[other] pieces
    }
   *[other] { $every } regions of yours with at least { $size } { $size ->
        [one] piece
       *[other] pieces
    }
}
de-per-regions-of-four = { $every ->
    [one] region of yours with 4 or more pieces
   *[other] { $every } regions of yours with 4 or more pieces
}
de-per-occupied = { $every ->
    [one] { $terrain } region you occupy
   *[other] { $every } { $terrain } regions you occupy
}
de-per-controlled = { $every ->
    [one] region you control
   *[other] { $every } regions you control
}
de-per-pieces-on = { $every ->
    [one] piece (temples too) in your { $terrain } regions
   *[other] { $every } pieces (temples too) in your { $terrain } regions
}
de-per-pieces = { $every ->
    [one] { $piece } of yours on the map
   *[other] { $every } of your pieces of the type { $piece } on the map
}
de-per-sets = { $every ->
    [one] set of all four resources you hold
   *[other] { $every } sets of all four resources you hold
}
de-per-gold = { $every ->
    [one] gold you hold
   *[other] { $every } gold you hold
}
de-per-temple-cards = { $every ->
    [one] card in your temple column
   *[other] { $every } cards in your temple column
}
de-per-exposed-villages = { $every ->
    [one] village with VP next to your armies
   *[other] { $every } villages with VP next to your armies
}

## Options

de-option-map = How the map is laid
de-option-map-fixed = always the same tiles in the standard shape
de-option-map-random = random tiles in the standard shape
de-option-map-band = random tiles in a long row
de-option-map-crescent = random tiles around a gap
de-option-map-custom = the tiles listed under "tiles"
de-option-tiles = The tiles of a custom map, each with at, tile, side and turn (rule DE-Y2 shows an example)
de-option-start = The pieces you begin with
de-option-start-standard = two of each type
de-option-start-drafted = chosen by each player in secret
de-option-draft-1 = How many pieces the first seat chooses (8 or 9 if experienced, 6 or 7 for veterans)
de-option-draft-2 = How many pieces the second seat chooses
de-option-draft-3 = How many pieces the third seat chooses
de-option-draft-4 = How many pieces the fourth seat chooses
de-option-wildcard = Wildcard building: once in the game you may build a card face down into any column
de-option-city-size = How cards read the size of a region
de-option-city-size-exactly = exactly so many pieces
de-option-city-size-at-least = so many pieces or more
de-option-round-limit = After how many rounds the game ends at the latest

## What is asked

de-ask-wait = Waiting for { $turn }.
de-ask-wait-draft = Waiting for the others to choose their pieces.
de-ask-draft = Choose the pieces you begin with: { $left } to go.
de-ask-turn = Build a card, or offer cards to a god.
de-ask-pay = How do you pay { $cost }? Each resource may be replaced by { $gold } gold.
de-ask-place = Where do you put your { $piece }?
de-ask-effect = { $card }: { $text }
de-ask-buy = Buy another resource for { $price } gold ({ $left } at most), or stop.
de-ask-exchange = Exchange more { $resource } ({ $left } at most), or stop.
de-ask-piece = Choose a piece from your supply: { $left } to go.
de-ask-muster = Choose the next army to move, or stop.
de-ask-march = The army is in region { $region } and has { $left ->
    [one] 1 step
   *[other] { $left } steps
} left.
de-ask-offering = Offering to { $god }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} so far. Add more, or invoke the god.
de-ask-jupiter = Which god does Jupiter stand for?
de-ask-ceres = Choose a resource from Ceres: { $left } to go.

## What can be done

de-action-draft = Begin with { $piece ->
    [army] an army
   *[other] a { $piece }
}
de-action-build = Build { $card }
de-action-hide = Build { $card } face down into { $column }
de-action-pay = Pay { $cost }
de-action-place = Build in { $region }
de-action-settle = Pay { $points } VP and build in { $region }
de-action-use = Use the card
de-action-decline = Decline
de-action-done = That is enough
de-action-done-offering = Invoke { $god }: { $gift }
de-action-done-march = Stop here
de-action-take = Take { $resource }
de-action-sell = Sell { $what } for { $gain }
de-action-exchange = Exchange one for { $resource }
de-action-gain = Gain { $piece ->
    [army] an army
   *[other] a { $piece }
}
de-action-discard = Discard { $card }
de-action-activate = Carry out card { $place }: { $card }
de-action-march = Move the army in { $region }
de-action-step = Go to { $region }
de-action-raid = Raid { $region }
de-action-rob = Rob { $from }
de-action-offer = Offer { $card } to { $god } ({ $gift })
de-action-add = Offer { $card } too
de-action-invoke = Invoke { $god }: { $gift }

## What happens

de-event-first-player = { $who } begins.
de-event-drafted = { $who } chooses a piece.
de-event-drafted-piece = { $who } chooses { $piece ->
    [army] an army
   *[other] a { $piece }
}.
de-event-draft-opened = All have chosen their pieces and show them.
de-event-drew-cards = { $who } draws { $cards }.
de-event-drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
de-event-reshuffled = { $count ->
    [one] The one discarded card becomes the new draw pile.
   *[other] The { $count } discarded cards become the new draw pile.
}
de-event-card-laid = { $who } builds { $card }.
de-event-card-hidden = { $who } builds a card face down into { $column } for { $gold } gold.
de-event-own-card-hidden = { $who } builds { $card } face down into { $column } for { $gold } gold.
de-event-paid = { $who } pays { $cost }.
de-event-placed = { $who } puts { $piece ->
    [army] an army
   *[other] a { $piece }
} in region { $region }.
de-event-edge-paid = { $who } pays { $points } VP for a place on the edge.
de-event-no-temple-left = { $who } builds a temple card without a wooden temple: none is left.
de-event-sacked = The village in region { $region } falls: { $who } gains { $points } VP.
de-event-used = { $who } uses { $card }.
de-event-declined = { $who } declines { $card }.
de-event-gained-gold = { $who } gains { $gold } gold.
de-event-gained-points = { $who } gains { $points } VP.
de-event-took = { $who } takes { $what }.
de-event-bought = { $who } buys { $resource } for { $gold } gold.
de-event-sold = { $who } sells { $what }.
de-event-exchanged = { $who } exchanges { $from } for { $to }.
de-event-gained-piece = { $who } gains { $piece ->
    [army] an army
   *[other] a { $piece }
}.
de-event-discarded = { $who } discards { $card }.
de-event-moved = { $who } moves an army from region { $from } to region { $to }.
de-event-raided = { $who } takes { $points } VP from the village in region { $region }.
de-event-taxed = { $from } gives { $who } { $gold } gold.
de-event-robbed = { $who } takes { $points } VP from { $from }.
de-event-offered = { $who } offers { $card }.
de-event-offered-more = { $who } offers another card: { $count } in all.
de-event-invoked = { $who } invokes { $god } with { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
de-event-round = Round { $round } begins.
de-event-last-round = { $why } Round { $round } is the last.
de-event-over = The game is over. { $why }

## How it ends

de-end-temples = All temples of the supply are built.
de-end-villages = All barbarian villages are sacked.
de-end-exhaustion = A hand can't be refilled, as no cards are left.
de-end-round-limit = The round limit is reached.

de-score-points = Victory points gained
de-score-temple = Temple
de-score-majority = Majority
de-why-points = gained during the game
de-why-temple = { $card }: { $text }
de-why-majority = most { $what } ({ $count })
de-why-majority-tied = tied for most { $what } ({ $count }): no points unless it ends so

## The table as text

de-draw-seat = { $who }
de-draw-status = { $points } VP, { $gold } gold, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
de-draw-pieces = board/supply
de-draw-supply = Round { $round } · supply: wood { $wood }, clay { $clay }, stone { $stone }, wheat { $wheat }, temples { $temples } · deck { $deck }, discards { $discard }

de-letter-field = f
de-letter-forest = w
de-letter-swamp = s
de-letter-mountain = m
de-letter-sea = ~
de-letter-village = v
de-letter-maritime = M
de-letter-production = P
de-letter-scientific = S
de-letter-civil = C
de-letter-military = A
de-letter-temple = T

## What isn't allowed

de-refusal-game-over = The game is over.
de-refusal-not-your-turn = It is the turn of { $turn }.
de-refusal-draft-first = The pieces to begin with have to be chosen first.
de-refusal-begin-turn = Begin your turn: build a card, or offer cards.
de-refusal-pay-first = Pay for the card first.
de-refusal-place-first = Put your piece on the map first.
de-refusal-temple-first = Put the temple on one of your land regions first.
de-refusal-effect-first = Use or decline the card first.
de-refusal-trade-first = Go on trading, or stop, first.
de-refusal-piece-first = Choose the piece you gain first.
de-refusal-march-first = Finish moving your armies first.
de-refusal-offering-first = Finish your offering first.
de-refusal-jupiter-first = Choose the god Jupiter stands for first.
de-refusal-ceres-first = Take the resource from Ceres first.
de-refusal-draft-complete = You have chosen all your pieces.
de-refusal-drafted-out = You have chosen every { $piece } you own.
de-refusal-not-in-hand = You don't hold that card.
de-refusal-no-piece = There is no { $piece } on your player board.
de-refusal-cant-pay = You can't pay for that card.
de-refusal-nowhere-to-build = There is no region for your { $piece }.
de-refusal-temple-needs-rows = Your next temple needs { $rows ->
    [one] a card
   *[other] { $rows } cards
} in each of the five other columns.
de-refusal-nowhere-for-temple = None of your land regions can take a temple.
de-refusal-no-wildcard = This table plays without wildcard buildings.
de-refusal-wildcard-used = You have built your wildcard building already.
de-refusal-wildcard-too-dear = A face-down card there costs { $gold } gold.
de-refusal-wrong-payment = That isn't a way you can pay what the card costs.
de-refusal-no-such-region = There is no region { $region } on this map.
de-refusal-village = Region { $region } is a barbarian village: nothing is built there.
de-refusal-wrong-element = Region { $region }: ships are built at sea, and only ships.
de-refusal-occupied = Region { $region } belongs to another player.
de-refusal-same-type = You have a building of that type in region { $region }.
de-refusal-not-connected = Region { $region } isn't next to a region of yours.
de-refusal-not-edge = Your first building goes to the edge of the map; region { $region } isn't there.
de-refusal-too-close = Region { $region } is too close to another player's first region.
de-refusal-edge-only = Region { $region }: victory points buy only an empty region on the edge that suits the piece.
de-refusal-free-anyway = You may build in region { $region } without paying victory points.
de-refusal-too-few-points = You have too few victory points for that.
de-refusal-temple-not-on-edge = A temple goes to a region of yours, whatever you pay.
de-refusal-no-temple-site = Region { $region }: a temple goes to a land region of yours without a temple.
de-refusal-not-that-effect = The card can't be used like that.
de-refusal-sold-out = The general supply has no { $resource }.
de-refusal-sells-only = With this card you sell from 1 to { $most }.
de-refusal-too-few-resources = You don't have enough { $resource }.
de-refusal-not-produced = You have no production building on the terrain that gives { $resource }.
de-refusal-too-little-gold = You have too little gold.
de-refusal-same-resource = A resource is exchanged for other kinds only.
de-refusal-no-piece-left = Your supply has no { $piece } left.
de-refusal-nothing-to-gain = Your supply is empty, so discarding a card would bring nothing.
de-refusal-nothing-to-activate = That card can't be carried out.
de-refusal-must-finish = The army can't stay where it began. Choose its next step.
de-refusal-no-army = No army of yours that may move is in region { $region }.
de-refusal-temple-alone = The army in region { $region } may not leave a temple alone.
de-refusal-stuck = The army in region { $region } has nowhere to go.
de-refusal-not-adjacent = Region { $region } isn't one step away.
de-refusal-cant-stop = Your army can't end its move in region { $region }.
de-refusal-no-ship = An army goes to sea only where you have a ship: not to region { $region }.
de-refusal-two-armies = You have an army in region { $region } already.
de-refusal-back-again = An army may not end its move where it began: region { $region }.
de-refusal-not-exposed = No army of yours is next to a village with VP in region { $region }.
de-refusal-sacked = The village in region { $region } is sacked, and cards ignore it.
de-refusal-rob-yourself = The card takes VP from another player, not from you.
de-refusal-not-in-reach = { $from } has no such building next to your armies.
de-refusal-nothing-to-rob = { $from } has no VP.

## The board in sentences, and what boards are told in

de-hand-empty = You hold no cards.
de-missing-regions = { $count ->
    [0] all regions around it are held
    [one] still empty beside it: region { $regions }
   *[other] still empty beside it: regions { $regions }
}
de-missing-army = no army beside it yet
de-face-down = { $card }, face down
de-face-down-card = a face-down card
de-tell-column = { $god }, { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the bottom: { $cards }.
de-last-round = Round { $round } is the last; this is round { $now }.
de-tell-state = Round { $round }. Temples left: { $temples }. Villages left: { $villages }.
de-tell-hand = Your hand: { $cards }
de-tell-goods = { $who } has { $gold } gold, { $goods }, and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
de-tell-points = { $who } has { $points } VP.
de-tell-stock = Ready on the board of { $who }: { $pieces }.
de-tell-pieces = { $piece }: { $count }
de-tell-region = { $region }: { $pieces }
de-tell-regions = { $who } holds { $regions }.
de-tell-nowhere = { $who } has nothing on the map yet.
de-tell-columns = Cards of { $who }: { $columns }
de-tell-village = Village in region { $region }, { $points } VP: { $missing }.
de-tell-supply = General supply: { $goods }. Draw pile { $deck }, discards { $discards }.
de-number = { $number }
de-comma = { $list }, { $item }
de-also = { $list }; { $item }
de-then = { $list } { $item }

# What a coach speaks of.
# What a decision can be about.
de-theme-points = Victory points
de-theme-temples = Temples
de-theme-majorities = Majorities
de-theme-supplies = Gold and resources
de-theme-hand = The hand
de-theme-columns = Columns
de-theme-pieces = Pieces on the board
de-theme-land = Land on the map
de-theme-armies = Armies and villages
de-theme-tempo = The turn
de-theme-rivals = The others
de-stage = in round { $number }
