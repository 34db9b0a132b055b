//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Message, RuleId, Seat, Violation as EngineViolation};

use crate::kind::{Colour, Kind, Resource};
use crate::names;
use crate::region::Region;
use crate::state::{Decision, Ending};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the fields say who, what and where; each variant says what is wrong"
)]
pub enum Violation {
    /// The game is over.
    GameOver,
    /// It is another player's turn.
    NotYourTurn { turn: Seat },
    /// Something else has to be decided first.
    NotNow { decision: Decision },
    /// One has drafted all one's pieces.
    DraftComplete,
    /// All pieces of the type are drafted.
    DraftedOut { kind: Kind },
    /// One doesn't hold that card.
    NotInHand,
    /// There is no piece of that type on the player board.
    NoPiece { kind: Kind },
    /// One can't pay the cost.
    CantPay,
    /// No region can take the piece.
    NowhereToBuild { kind: Kind },
    /// The next temple needs more cards in every other column.
    TempleNeedsRows { rows: u8 },
    /// No region of one's own can take a temple.
    NowhereForTemple,
    /// The table plays without face-down cards.
    NoWildcard,
    /// One has built a face-down card already.
    WildcardUsed,
    /// A face-down card costs gold only, and one has too little.
    WildcardTooDear { gold: u8 },
    /// That isn't a way to pay what the card costs.
    WrongPayment,
    /// There is no such region.
    NoSuchRegion { region: Region },
    /// A village isn't a building site.
    Village { region: Region },
    /// Ships are built at sea, and only ships.
    WrongElement { region: Region },
    /// Somebody else is there.
    Occupied { region: Region },
    /// One has a building of that type there.
    SameType { region: Region },
    /// It isn't next to a region of one's own.
    NotConnected { region: Region },
    /// The first building goes to the edge.
    NotEdge { region: Region },
    /// It is too close to another player's first region.
    TooClose { region: Region },
    /// Points buy empty edge regions only.
    EdgeOnly { region: Region },
    /// The region can be had for nothing.
    FreeAnyway { region: Region },
    /// One has too few points.
    TooFewPoints,
    /// Temples go to regions of one's own only.
    TempleNotOnEdge,
    /// A temple needs an own land region without a temple.
    NoTempleSite { region: Region },
    /// The card can't be used like that.
    NotThatEffect,
    /// The general supply has no such resource.
    SoldOut { resource: Resource },
    /// One has no such resource, or not so many.
    TooFewResources,
    /// One has too little gold.
    TooLittleGold,
    /// A resource is exchanged for others.
    SameResource,
    /// The personal supply has no such piece.
    NoPieceLeft { kind: Kind },
    /// The personal supply is empty, so discarding would bring nothing.
    NothingToGain,
    /// No such card can be activated.
    NothingToActivate,
    /// An army that was told to march goes somewhere.
    MustFinish,
    /// There is no army of one's own that may move.
    NoArmy { region: Region },
    /// An army doesn't leave a temple alone.
    TempleAlone { region: Region },
    /// The army has no place to go to.
    Stuck { region: Region },
    /// One step leads to a neighbouring region.
    NotAdjacent { region: Region },
    /// Armies pass foreign regions and villages, but don't stop there.
    CantStop { region: Region },
    /// An army goes to sea only where one has a ship.
    NoShip { region: Region },
    /// Two armies of a player don't share a region.
    TwoArmies { region: Region },
    /// An army doesn't end its move where it began.
    BackAgain { region: Region },
    /// No army of one's own stands next to that village, or it holds no points.
    NotExposed { region: Region },
    /// That player has no exposed building of the type, or no points.
    NothingToRob { from: Seat },
}

impl Violation {
    const fn key(self) -> &'static str {
        match self {
            Self::GameOver => "de-refusal-game-over",
            Self::NotYourTurn { .. } => "de-refusal-not-your-turn",
            Self::NotNow { decision } => match decision {
                Decision::Draft => "de-refusal-draft-first",
                Decision::Turn => "de-refusal-begin-turn",
                Decision::Pay => "de-refusal-pay-first",
                Decision::Place => "de-refusal-place-first",
                Decision::Effect { .. } => "de-refusal-effect-first",
                Decision::Buy { .. } | Decision::Exchange { .. } => "de-refusal-trade-first",
                Decision::Pieces { .. } | Decision::Mars { .. } => "de-refusal-piece-first",
                Decision::Muster { .. } | Decision::March { .. } => "de-refusal-march-first",
                Decision::Offering { .. } => "de-refusal-offering-first",
                Decision::Jupiter { .. } => "de-refusal-jupiter-first",
                Decision::Ceres { .. } => "de-refusal-ceres-first",
                Decision::Over(_) => "de-refusal-game-over",
            },
            Self::DraftComplete => "de-refusal-draft-complete",
            Self::DraftedOut { .. } => "de-refusal-drafted-out",
            Self::NotInHand => "de-refusal-not-in-hand",
            Self::NoPiece { .. } => "de-refusal-no-piece",
            Self::CantPay => "de-refusal-cant-pay",
            Self::NowhereToBuild { .. } => "de-refusal-nowhere-to-build",
            Self::TempleNeedsRows { .. } => "de-refusal-temple-needs-rows",
            Self::NowhereForTemple => "de-refusal-nowhere-for-temple",
            Self::NoWildcard => "de-refusal-no-wildcard",
            Self::WildcardUsed => "de-refusal-wildcard-used",
            Self::WildcardTooDear { .. } => "de-refusal-wildcard-too-dear",
            Self::WrongPayment => "de-refusal-wrong-payment",
            Self::NoSuchRegion { .. } => "de-refusal-no-such-region",
            Self::Village { .. } => "de-refusal-village",
            Self::WrongElement { .. } => "de-refusal-wrong-element",
            Self::Occupied { .. } => "de-refusal-occupied",
            Self::SameType { .. } => "de-refusal-same-type",
            Self::NotConnected { .. } => "de-refusal-not-connected",
            Self::NotEdge { .. } => "de-refusal-not-edge",
            Self::TooClose { .. } => "de-refusal-too-close",
            Self::EdgeOnly { .. } => "de-refusal-edge-only",
            Self::FreeAnyway { .. } => "de-refusal-free-anyway",
            Self::TooFewPoints => "de-refusal-too-few-points",
            Self::TempleNotOnEdge => "de-refusal-temple-not-on-edge",
            Self::NoTempleSite { .. } => "de-refusal-no-temple-site",
            Self::NotThatEffect => "de-refusal-not-that-effect",
            Self::SoldOut { .. } => "de-refusal-sold-out",
            Self::TooFewResources => "de-refusal-too-few-resources",
            Self::TooLittleGold => "de-refusal-too-little-gold",
            Self::SameResource => "de-refusal-same-resource",
            Self::NoPieceLeft { .. } => "de-refusal-no-piece-left",
            Self::NothingToGain => "de-refusal-nothing-to-gain",
            Self::NothingToActivate => "de-refusal-nothing-to-activate",
            Self::MustFinish => "de-refusal-must-finish",
            Self::NoArmy { .. } => "de-refusal-no-army",
            Self::TempleAlone { .. } => "de-refusal-temple-alone",
            Self::Stuck { .. } => "de-refusal-stuck",
            Self::NotAdjacent { .. } => "de-refusal-not-adjacent",
            Self::CantStop { .. } => "de-refusal-cant-stop",
            Self::NoShip { .. } => "de-refusal-no-ship",
            Self::TwoArmies { .. } => "de-refusal-two-armies",
            Self::BackAgain { .. } => "de-refusal-back-again",
            Self::NotExposed { .. } => "de-refusal-not-exposed",
            Self::NothingToRob { .. } => "de-refusal-nothing-to-rob",
        }
    }
}

impl EngineViolation for Violation {
    fn rule(&self) -> RuleId {
        RuleId(match *self {
            Self::GameOver => "DE-E1",
            Self::NotYourTurn { .. } | Self::NotInHand => "DE-T1",
            Self::NotNow { decision } => match decision {
                Decision::Draft => "DE-Y1",
                Decision::Turn => "DE-T1",
                Decision::Pay => "DE-B3",
                Decision::Place => "DE-B4",
                Decision::Effect { .. } | Decision::Buy { .. } | Decision::Exchange { .. } => {
                    "DE-B10"
                }
                Decision::Pieces { .. } => "DE-O3",
                Decision::Muster { .. } | Decision::March { .. } => "DE-A1",
                Decision::Offering { .. } => "DE-O1",
                Decision::Jupiter { .. } => "DE-O2",
                Decision::Ceres { .. } | Decision::Mars { .. } => "DE-R3",
                Decision::Over(_) => "DE-E1",
            },
            Self::DraftComplete | Self::DraftedOut { .. } => "DE-Y1",
            Self::NoPiece { .. } => "DE-B1",
            Self::CantPay | Self::WrongPayment => "DE-B3",
            Self::NowhereToBuild { .. } => "DE-B11",
            Self::TempleNeedsRows { .. } => "DE-M1",
            Self::NowhereForTemple | Self::NoTempleSite { .. } => "DE-M3",
            Self::NoWildcard | Self::WildcardUsed | Self::WildcardTooDear { .. } => "DE-Y3",
            Self::NoSuchRegion { .. } => "DE-S2",
            Self::Village { .. } => "DE-B7",
            Self::WrongElement { .. } => "DE-B8",
            Self::Occupied { .. } | Self::SameType { .. } => "DE-B6",
            Self::NotConnected { .. } => "DE-B5",
            Self::NotEdge { .. } | Self::TooClose { .. } => "DE-B4",
            Self::EdgeOnly { .. }
            | Self::FreeAnyway { .. }
            | Self::TooFewPoints
            | Self::TempleNotOnEdge => "DE-B9",
            Self::NotThatEffect
            | Self::TooFewResources
            | Self::TooLittleGold
            | Self::NothingToActivate => "DE-B10",
            Self::SoldOut { .. } => "DE-S4",
            Self::SameResource => "DE-R5",
            Self::NoPieceLeft { .. } => "DE-O3",
            Self::NothingToGain => "DE-R4",
            Self::NoArmy { .. } | Self::NotAdjacent { .. } => "DE-A1",
            Self::TempleAlone { .. } => "DE-M5",
            Self::Stuck { .. } => "DE-A5",
            Self::CantStop { .. } => "DE-A2",
            Self::NoShip { .. } => "DE-A3",
            Self::TwoArmies { .. } => "DE-A4",
            Self::MustFinish | Self::BackAgain { .. } => "DE-R6",
            Self::NotExposed { .. } => "DE-V2",
            Self::NothingToRob { .. } => "DE-R7",
        })
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match *self {
            Self::NotYourTurn { turn } => message.seat("turn", turn),
            Self::DraftedOut { kind }
            | Self::NoPiece { kind }
            | Self::NowhereToBuild { kind }
            | Self::NoPieceLeft { kind } => message.word("piece", names::piece(kind.colour())),
            Self::TempleNeedsRows { rows } => message.number("rows", rows),
            Self::WildcardTooDear { gold } => message.number("gold", gold),
            Self::SoldOut { resource } => message.word("resource", names::resource(resource)),
            Self::NothingToRob { from } => message.seat("from", from),
            Self::NoSuchRegion { region }
            | Self::Village { region }
            | Self::WrongElement { region }
            | Self::Occupied { region }
            | Self::SameType { region }
            | Self::NotConnected { region }
            | Self::NotEdge { region }
            | Self::TooClose { region }
            | Self::EdgeOnly { region }
            | Self::FreeAnyway { region }
            | Self::NoTempleSite { region }
            | Self::NoArmy { region }
            | Self::TempleAlone { region }
            | Self::Stuck { region }
            | Self::NotAdjacent { region }
            | Self::CantStop { region }
            | Self::NoShip { region }
            | Self::TwoArmies { region }
            | Self::BackAgain { region }
            | Self::NotExposed { region } => message.number("region", region.number()),
            _ => message,
        }
    }

    fn examples() -> Vec<Self> {
        let (Some(region), Some(card)) = (Region::new(0), crate::card::Design::new(0)) else {
            return Vec::new();
        };
        let (kind, resource, seat) = (Kind::Maritime, Resource::Wood, Seat::FIRST);
        let moved = crate::region::RegionSet::EMPTY;
        let decisions = [
            Decision::Draft,
            Decision::Turn,
            Decision::Pay,
            Decision::Place,
            Decision::Effect { card },
            Decision::Buy { price: 1, left: 1 },
            Decision::Exchange { resource, left: 1 },
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
        ];
        let mut all: Vec<Self> = decisions
            .into_iter()
            .map(|decision| Self::NotNow { decision })
            .collect();
        all.extend([
            Self::GameOver,
            Self::NotYourTurn { turn: seat },
            Self::DraftComplete,
            Self::DraftedOut { kind },
            Self::NotInHand,
            Self::NoPiece { kind },
            Self::CantPay,
            Self::NowhereToBuild { kind },
            Self::TempleNeedsRows { rows: 1 },
            Self::NowhereForTemple,
            Self::NoWildcard,
            Self::WildcardUsed,
            Self::WildcardTooDear { gold: 1 },
            Self::WrongPayment,
            Self::NoSuchRegion { region },
            Self::Village { region },
            Self::WrongElement { region },
            Self::Occupied { region },
            Self::SameType { region },
            Self::NotConnected { region },
            Self::NotEdge { region },
            Self::TooClose { region },
            Self::EdgeOnly { region },
            Self::FreeAnyway { region },
            Self::TooFewPoints,
            Self::TempleNotOnEdge,
            Self::NoTempleSite { region },
            Self::NotThatEffect,
            Self::SoldOut { resource },
            Self::TooFewResources,
            Self::TooLittleGold,
            Self::SameResource,
            Self::NoPieceLeft { kind },
            Self::NothingToGain,
            Self::NothingToActivate,
            Self::MustFinish,
            Self::NoArmy { region },
            Self::TempleAlone { region },
            Self::Stuck { region },
            Self::NotAdjacent { region },
            Self::CantStop { region },
            Self::NoShip { region },
            Self::TwoArmies { region },
            Self::BackAgain { region },
            Self::NotExposed { region },
            Self::NothingToRob { from: seat },
        ]);
        all
    }
}
