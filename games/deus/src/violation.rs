//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Seat, kinds, violations};

use crate::card::Design;
use crate::kind::{Colour, Kind, Resource};
use crate::names;
use crate::region::{Region, RegionSet};
use crate::state::{Decision, Ending};

kinds! {
    /// What a card in hand was wanted for.
    pub enum CardUse {
        /// Building it (DE-B2).
        Build,
        /// Building it face down (DE-Y3).
        Hide,
        /// Discarding it for an effect (DE-B10).
        Discard,
        /// Offering it (DE-O1).
        Offer,
    }
}

impl CardUse {
    const fn rule(self) -> &'static str {
        match self {
            Self::Build => "DE-B2",
            Self::Hide => "DE-Y3",
            Self::Discard => "DE-B10",
            Self::Offer => "DE-O1",
        }
    }
}

const SEAT: [Seat; 1] = [Seat::FIRST];
const KIND: [Kind; 1] = [Kind::Maritime];
const WOOD: [Resource; 1] = [Resource::Wood];
const HERE: [Region; 1] = [Region::FIRST];

/// One of every decision that can be in the way.
const DECISIONS: [Decision; 15] = {
    let (region, moved) = (Region::FIRST, RegionSet::EMPTY);
    [
        Decision::Draft,
        Decision::Turn,
        Decision::Pay,
        Decision::Place,
        Decision::Effect {
            card: Design::FIRST,
        },
        Decision::Buy { price: 1, left: 1 },
        Decision::Exchange {
            resource: Resource::Wood,
            left: 1,
        },
        Decision::Pieces { left: 1, cards: 0 },
        Decision::Muster { steps: 1, moved },
        Decision::March {
            start: region,
            at: region,
            stands: true,
            left: 1,
            steps: 0,
            moved,
        },
        Decision::Offering {
            top: Colour::Temple,
            count: 1,
        },
        Decision::Jupiter { count: 1 },
        Decision::Ceres { left: 1 },
        Decision::Mars { left: 1 },
        Decision::Over(Ending::Temples),
    ]
};

violations! {
    /// Why an action is refused.
    pub enum Violation {
        /// The game is over.
        GameOver { ending: Ending in Ending::ALL } => (ending.rule(), "de-refusal-game-over"),
        /// It is another player's turn.
        NotYourTurn { turn: Seat in SEAT } => ("DE-T1", "de-refusal-not-your-turn", turn),
        /// Something else has to be decided first.
        NotNow { decision: Decision in DECISIONS } by decision => {
            Decision::Draft => ("DE-Y1", "de-refusal-draft-first"),
            Decision::Turn => ("DE-T1", "de-refusal-begin-turn"),
            Decision::Pay => ("DE-B3", "de-refusal-pay-first"),
            Decision::Place => ("DE-B4", "de-refusal-place-first"),
            Decision::Effect { .. } => ("DE-B10", "de-refusal-effect-first"),
            Decision::Buy { .. } | Decision::Exchange { .. } => ("DE-B10", "de-refusal-trade-first"),
            Decision::Pieces { .. } => ("DE-O3", "de-refusal-piece-first"),
            Decision::Muster { .. } | Decision::March { .. } => ("DE-A1", "de-refusal-march-first"),
            Decision::Offering { .. } => ("DE-O1", "de-refusal-offering-first"),
            Decision::Jupiter { .. } => ("DE-O2", "de-refusal-jupiter-first"),
            Decision::Ceres { .. } => ("DE-R3", "de-refusal-ceres-first"),
            Decision::Mars { .. } => ("DE-R3", "de-refusal-piece-first"),
            Decision::Over(ending) => (ending.rule(), "de-refusal-game-over"),
        },
        /// The wooden temple has to be put on the map first.
        TempleFirst => ("DE-M3", "de-refusal-temple-first"),
        /// One has drafted all one's pieces.
        DraftComplete => ("DE-Y1", "de-refusal-draft-complete"),
        /// All pieces of the type are drafted.
        DraftedOut { kind: Kind in KIND } => ("DE-Y1", "de-refusal-drafted-out", piece = names::piece(kind.colour())),
        /// One doesn't hold that card.
        NotInHand { wanted_for: CardUse in CardUse::ALL } => (wanted_for.rule(), "de-refusal-not-in-hand"),
        /// There is no piece of that type on the player board.
        NoPiece { kind: Kind in KIND } => ("DE-B1", "de-refusal-no-piece", piece = names::piece(kind.colour())),
        /// One can't pay the cost.
        CantPay => ("DE-B3", "de-refusal-cant-pay"),
        /// No region can take the piece.
        NowhereToBuild { kind: Kind in KIND }
            => ("DE-B11", "de-refusal-nowhere-to-build", piece = names::piece(kind.colour())),
        /// The next temple needs more cards in every other column.
        TempleNeedsRows { rows: u8 in [1] } => ("DE-M1", "de-refusal-temple-needs-rows", rows),
        /// No region of one's own can take a temple.
        NowhereForTemple => ("DE-M3", "de-refusal-nowhere-for-temple"),
        /// The table plays without face-down cards.
        NoWildcard => ("DE-Y3", "de-refusal-no-wildcard"),
        /// One has built a face-down card already.
        WildcardUsed => ("DE-Y3", "de-refusal-wildcard-used"),
        /// A face-down card costs gold only, and one has too little.
        WildcardTooDear { gold: u8 in [1] } => ("DE-Y3", "de-refusal-wildcard-too-dear", gold),
        /// That isn't a way to pay what the card costs.
        WrongPayment => ("DE-B3", "de-refusal-wrong-payment"),
        /// There is no such region.
        NoSuchRegion { region: Region in HERE } => ("DE-S2", "de-refusal-no-such-region", region),
        /// A village isn't a building site.
        Village { region: Region in HERE } => ("DE-B7", "de-refusal-village", region),
        /// Ships are built at sea, and only ships.
        WrongElement { region: Region in HERE } => ("DE-B8", "de-refusal-wrong-element", region),
        /// Somebody else is there.
        Occupied { region: Region in HERE } => ("DE-B6", "de-refusal-occupied", region),
        /// One has a building of that type there.
        SameType { region: Region in HERE } => ("DE-B6", "de-refusal-same-type", region),
        /// It isn't next to a region of one's own.
        NotConnected { region: Region in HERE } => ("DE-B5", "de-refusal-not-connected", region),
        /// The first building goes to the edge.
        NotEdge { region: Region in HERE } => ("DE-B4", "de-refusal-not-edge", region),
        /// It is too close to another player's first region.
        TooClose { region: Region in HERE } => ("DE-B4", "de-refusal-too-close", region),
        /// Points buy empty edge regions only.
        EdgeOnly { region: Region in HERE } => ("DE-B9", "de-refusal-edge-only", region),
        /// The region can be had for nothing.
        FreeAnyway { region: Region in HERE } => ("DE-B9", "de-refusal-free-anyway", region),
        /// One has too few points.
        TooFewPoints => ("DE-B9", "de-refusal-too-few-points"),
        /// Temples go to regions of one's own only.
        TempleNotOnEdge => ("DE-B9", "de-refusal-temple-not-on-edge"),
        /// A temple needs an own land region without a temple.
        NoTempleSite { region: Region in HERE } => ("DE-M3", "de-refusal-no-temple-site", region),
        /// The card can't be used like that.
        NotThatEffect => ("DE-B10", "de-refusal-not-that-effect"),
        /// The general supply has no such resource.
        SoldOut { resource: Resource in WOOD } => ("DE-S4", "de-refusal-sold-out", resource),
        /// The card sells another number of them.
        SellsOnly { most: u8 in [2] } => ("DE-B10", "de-refusal-sells-only", most),
        /// One has no such resource, or not so many.
        TooFewResources { resource: Resource in WOOD } => ("DE-B10", "de-refusal-too-few-resources", resource),
        /// No production building of one's own stands on the terrain that gives that.
        NotProduced { resource: Resource in WOOD } => ("DE-B10", "de-refusal-not-produced", resource),
        /// One has too little gold.
        TooLittleGold => ("DE-B10", "de-refusal-too-little-gold"),
        /// A resource is exchanged for others.
        SameResource => ("DE-R5", "de-refusal-same-resource"),
        /// The personal supply has no such piece.
        NoPieceLeft { kind: Kind in KIND } => ("DE-O3", "de-refusal-no-piece-left", piece = names::piece(kind.colour())),
        /// The personal supply is empty, so discarding would bring nothing.
        NothingToGain => ("DE-R4", "de-refusal-nothing-to-gain"),
        /// No such card can be activated.
        NothingToActivate => ("DE-B10", "de-refusal-nothing-to-activate"),
        /// An army that was told to march goes somewhere.
        MustFinish => ("DE-R6", "de-refusal-must-finish"),
        /// There is no army of one's own that may move.
        NoArmy { region: Region in HERE } => ("DE-A1", "de-refusal-no-army", region),
        /// An army doesn't leave a temple alone.
        TempleAlone { region: Region in HERE } => ("DE-M5", "de-refusal-temple-alone", region),
        /// The army has no place to go to.
        Stuck { region: Region in HERE } => ("DE-A5", "de-refusal-stuck", region),
        /// One step leads to a neighbouring region.
        NotAdjacent { region: Region in HERE } => ("DE-A1", "de-refusal-not-adjacent", region),
        /// Armies pass foreign regions and villages, but don't stop there.
        CantStop { region: Region in HERE } => ("DE-A2", "de-refusal-cant-stop", region),
        /// An army goes to sea only where one has a ship.
        NoShip { region: Region in HERE } => ("DE-A3", "de-refusal-no-ship", region),
        /// Two armies of a player don't share a region.
        TwoArmies { region: Region in HERE } => ("DE-A4", "de-refusal-two-armies", region),
        /// An army doesn't end its move where it began.
        BackAgain { region: Region in HERE } => ("DE-R6", "de-refusal-back-again", region),
        /// No army of one's own stands next to that village, or it holds no points.
        NotExposed { region: Region in HERE } => ("DE-B10", "de-refusal-not-exposed", region),
        /// That village is sacked, and cards ignore it.
        Sacked { region: Region in HERE } => ("DE-V2", "de-refusal-sacked", region),
        /// Others are robbed, not oneself.
        RobYourself => ("DE-B10", "de-refusal-rob-yourself"),
        /// That player has no building of the type next to one's armies.
        NotInReach { from: Seat in SEAT } => ("DE-B10", "de-refusal-not-in-reach", from),
        /// That player has no points.
        NothingToRob { from: Seat in SEAT } => ("DE-R7", "de-refusal-nothing-to-rob", from),
    }
}
