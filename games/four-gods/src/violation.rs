//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Message, RuleId, Seat, Violation as EngineViolation};

use crate::cell::Cell;
use crate::face::Corner;
use crate::terrain::{Colour, God};
use crate::tile::{Hand, Slot};

/// What a prophet is needed for, where the same is refused for a tile and for a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// To stand on a new tile (FG-G5).
    Tile,
    /// To stand in a city (FG-C3).
    City,
}

impl Errand {
    const BOTH: [Self; 2] = [Self::Tile, Self::City];

    const fn rule(self) -> &'static str {
        match self {
            Self::Tile => "FG-G5",
            Self::City => "FG-C3",
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the fields say who, what and where; each variant says what is wrong"
)]
pub enum Violation {
    /// The game is over.
    GameOver,
    /// Play hasn't begun.
    NotBegun,
    /// Play has begun already.
    Begun,
    /// One has said so already.
    AlreadyReady,
    /// One has to pick one's colours first.
    PickFirst,
    /// Gods are visible: no colours are picked.
    VisibleGods,
    /// Gods are secret: none is chosen.
    SecretGods,
    /// Another player has that colour.
    ColourTaken { colour: Colour },
    /// One has all one's colours.
    ColoursComplete,
    /// That god is taken.
    GodTaken { god: God },
    /// One has all one's gods.
    GodsComplete,
    /// One has left the table.
    Away,
    /// One hasn't left the table.
    NotAway,
    /// One leaves only after passing.
    PassFirst,
    /// It is another player's turn.
    NotYourTurn { turn: Seat },
    /// Off turn one may turn over tiles of one's own row only.
    NotYourRow { turn: Seat },
    /// There are no turns to end.
    NoTurns,
    /// In timed play one ends the turn instead.
    NoPassing,
    /// One's pass stands already.
    AlreadyPassed,
    /// Drawing needs two empty hands.
    HandsFull,
    /// One's row is full, so one can't draw.
    RowFullToDraw,
    /// The bag is empty.
    BagEmpty,
    /// There is no tile in that hand.
    HandEmpty { hand: Hand },
    /// One's row has no place left.
    RowFull,
    /// Turning a tile over needs a free hand.
    NoHandToTurn,
    /// Taking a tile needs a free hand.
    NoHandToTake,
    /// No tile lies there any more.
    TileGone { slot: Slot },
    /// Only a tile taken from a row goes back.
    FromBag { hand: Hand },
    /// One's own row has room.
    RowHasRoom,
    /// The tile fits somewhere.
    FitsSomewhere { hand: Hand },
    /// That cell isn't inside the frame.
    OutsideFrame { cell: Cell },
    /// There is a tile already.
    CellTaken { cell: Cell },
    /// There is a city.
    CityThere { cell: Cell },
    /// A tile would touch fewer than two straight edges.
    TooFewEdges { cell: Cell, edges: u8 },
    /// Terrains wouldn't join.
    Mismatch { cell: Cell, corner: Corner },
    /// The tile looks the same with fewer turns.
    LookAlike,
    /// One has no god, so no prophet.
    NoGodForProphet,
    /// One has no god, so builds no city.
    NoGodToBuild,
    /// One has no god, so destroys no city.
    NoGodToDestroy,
    /// That colour isn't one's own.
    NotYourColour { colour: Colour },
    /// One has no tile just placed that could take a prophet.
    NoNewTile,
    /// No area of the tile has that lowest corner.
    NoSuchArea { corner: Corner },
    /// Prophets come from the reserve while it lasts.
    ReserveFirst { errand: Errand, colour: Colour },
    /// The reserve is empty: a prophet has to be moved.
    ReserveEmpty { errand: Errand, colour: Colour },
    /// No prophet of that colour stands on a tile there.
    NotStanding {
        errand: Errand,
        colour: Colour,
        cell: Cell,
    },
    /// A city would touch fewer than two straight edges.
    CityEdges { cell: Cell, edges: u8 },
    /// No city token is left.
    NoTokens,
    /// There is no city to destroy.
    NoCity { cell: Cell },
    /// It is one's own city.
    OwnCity { cell: Cell },
    /// The tile doesn't fit where the city stands.
    NoFit { cell: Cell },
    /// Placements are checked by the table, so nothing is challenged.
    StrictCheck,
    /// There is no tile to challenge.
    NoTile { cell: Cell },
    /// One has just challenged.
    TooSoon,
    /// No prophet has to be given up.
    NothingDue,
    /// No prophet of one's own stands on a tile there.
    NotYours { cell: Cell },
}

impl Violation {
    const fn parts(self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => ("FG-E1", "fg-refusal-game-over"),
            Self::NotBegun => ("FG-S7", "fg-refusal-not-begun"),
            Self::Begun => ("FG-S7", "fg-refusal-begun"),
            Self::AlreadyReady => ("FG-S7", "fg-refusal-already-ready"),
            Self::PickFirst => ("FG-S9", "fg-refusal-pick-first"),
            Self::VisibleGods => ("FG-G1", "fg-refusal-visible-gods"),
            Self::SecretGods => ("FG-S9", "fg-refusal-secret-gods"),
            Self::ColourTaken { .. } => ("FG-S9", "fg-refusal-colour-taken"),
            Self::ColoursComplete => ("FG-S9", "fg-refusal-colours-complete"),
            Self::GodTaken { .. } => ("FG-G1", "fg-refusal-god-taken"),
            Self::GodsComplete => ("FG-G1", "fg-refusal-gods-complete"),
            Self::Away => ("FG-E4", "fg-refusal-away"),
            Self::NotAway => ("FG-E4", "fg-refusal-not-away"),
            Self::PassFirst => ("FG-E4", "fg-refusal-pass-first"),
            Self::NotYourTurn { .. } => ("FG-T3", "fg-refusal-not-your-turn"),
            Self::NotYourRow { .. } => ("FG-T3", "fg-refusal-not-your-row"),
            Self::NoTurns => ("FG-T1", "fg-refusal-no-turns"),
            Self::NoPassing => ("FG-T3", "fg-refusal-no-passing"),
            Self::AlreadyPassed => ("FG-E4", "fg-refusal-already-passed"),
            Self::HandsFull => ("FG-H2", "fg-refusal-hands-full"),
            Self::RowFullToDraw => ("FG-H3", "fg-refusal-row-full-to-draw"),
            Self::BagEmpty => ("FG-H2", "fg-refusal-bag-empty"),
            Self::HandEmpty { .. } => ("FG-H1", "fg-refusal-hand-empty"),
            Self::RowFull => ("FG-H4", "fg-refusal-row-full"),
            Self::NoHandToTurn => ("FG-H5", "fg-refusal-no-hand-to-turn"),
            Self::NoHandToTake => ("FG-H6", "fg-refusal-no-hand-to-take"),
            Self::TileGone { .. } => ("FG-N2", "fg-refusal-tile-gone"),
            Self::FromBag { .. } => ("FG-H8", "fg-refusal-from-bag"),
            Self::RowHasRoom => ("FG-H7", "fg-refusal-row-has-room"),
            Self::FitsSomewhere { .. } => ("FG-H8", "fg-refusal-fits-somewhere"),
            Self::OutsideFrame { .. } => ("FG-S3", "fg-refusal-outside-frame"),
            Self::CellTaken { .. } => ("FG-P6", "fg-refusal-cell-taken"),
            Self::CityThere { .. } => ("FG-P6", "fg-refusal-city-there"),
            Self::TooFewEdges { .. } => ("FG-P2", "fg-refusal-too-few-edges"),
            Self::Mismatch { .. } => ("FG-P3", "fg-refusal-mismatch"),
            Self::LookAlike => ("FG-N5", "fg-refusal-look-alike"),
            Self::NoGodForProphet => ("FG-G3", "fg-refusal-no-god-for-prophet"),
            Self::NoGodToBuild => ("FG-C1", "fg-refusal-no-god-to-build"),
            Self::NoGodToDestroy => ("FG-D1", "fg-refusal-no-god-to-destroy"),
            Self::NotYourColour { .. } => ("FG-G6", "fg-refusal-not-your-colour"),
            Self::NoNewTile => ("FG-G3", "fg-refusal-no-new-tile"),
            Self::NoSuchArea { .. } => ("FG-N5", "fg-refusal-no-such-area"),
            Self::ReserveFirst { errand, .. } => (errand.rule(), "fg-refusal-reserve-first"),
            Self::ReserveEmpty { errand, .. } => (errand.rule(), "fg-refusal-reserve-empty"),
            Self::NotStanding { errand, .. } => (errand.rule(), "fg-refusal-not-standing"),
            Self::CityEdges { .. } => ("FG-C2", "fg-refusal-city-edges"),
            Self::NoTokens => ("FG-C4", "fg-refusal-no-tokens"),
            Self::NoCity { .. } => ("FG-D1", "fg-refusal-no-city"),
            Self::OwnCity { .. } => ("FG-D2", "fg-refusal-own-city"),
            Self::NoFit { .. } => ("FG-D1", "fg-refusal-no-fit"),
            Self::StrictCheck => ("FG-M1", "fg-refusal-strict-check"),
            Self::NoTile { .. } => ("FG-M1", "fg-refusal-no-tile"),
            Self::TooSoon => ("FG-M1", "fg-refusal-too-soon"),
            Self::NothingDue => ("FG-M6", "fg-refusal-nothing-due"),
            Self::NotYours { .. } => ("FG-M6", "fg-refusal-not-yours"),
        }
    }
}

impl EngineViolation for Violation {
    fn rule(&self) -> RuleId {
        RuleId(self.parts().0)
    }

    fn message(&self) -> Message {
        let message = Message::new(self.parts().1);
        match *self {
            Self::ColourTaken { colour }
            | Self::NotYourColour { colour }
            | Self::ReserveFirst { colour, .. }
            | Self::ReserveEmpty { colour, .. } => {
                message.word("colour", crate::text::colour(colour))
            }
            Self::NotStanding { colour, cell, .. } => message
                .word("colour", crate::text::colour(colour))
                .text("cell", cell.name()),
            Self::GodTaken { god } => message.word("god", crate::text::god(god)),
            Self::NotYourTurn { turn } | Self::NotYourRow { turn } => message.seat("turn", turn),
            Self::HandEmpty { hand } | Self::FromBag { hand } | Self::FitsSomewhere { hand } => {
                message.word("hand", crate::text::hand(hand))
            }
            Self::TileGone { slot } => message
                .seat("row", slot.row)
                .number("place", slot.place.saturating_add(1)),
            Self::OutsideFrame { cell }
            | Self::CellTaken { cell }
            | Self::CityThere { cell }
            | Self::NoCity { cell }
            | Self::OwnCity { cell }
            | Self::NoFit { cell }
            | Self::NoTile { cell }
            | Self::NotYours { cell } => message.text("cell", cell.name()),
            Self::TooFewEdges { cell, edges } | Self::CityEdges { cell, edges } => {
                message.text("cell", cell.name()).number("edges", edges)
            }
            Self::Mismatch { cell, corner } => message
                .text("cell", cell.name())
                .word("corner", crate::text::corner(corner)),
            Self::NoSuchArea { corner } => message.word("corner", crate::text::corner(corner)),
            _ => message,
        }
    }

    fn examples() -> Vec<Self> {
        let Some(cell) = Cell::new(2, 3) else {
            return Vec::new();
        };
        let (seat, colour, hand) = (Seat::FIRST, Colour::Blue, Hand::Left);
        let corner = Corner::at(1);
        let slot = Slot {
            row: seat,
            place: 0,
        };
        let mut all: Vec<Self> = Errand::BOTH
            .into_iter()
            .flat_map(|errand| {
                [
                    Self::ReserveFirst { errand, colour },
                    Self::ReserveEmpty { errand, colour },
                    Self::NotStanding {
                        errand,
                        colour,
                        cell,
                    },
                ]
            })
            .collect();
        all.extend([
            Self::GameOver,
            Self::NotBegun,
            Self::Begun,
            Self::AlreadyReady,
            Self::PickFirst,
            Self::VisibleGods,
            Self::SecretGods,
            Self::ColourTaken { colour },
            Self::ColoursComplete,
            Self::GodTaken { god: God::Elves },
            Self::GodsComplete,
            Self::Away,
            Self::NotAway,
            Self::PassFirst,
            Self::NotYourTurn { turn: seat },
            Self::NotYourRow { turn: seat },
            Self::NoTurns,
            Self::NoPassing,
            Self::AlreadyPassed,
            Self::HandsFull,
            Self::RowFullToDraw,
            Self::BagEmpty,
            Self::HandEmpty { hand },
            Self::RowFull,
            Self::NoHandToTurn,
            Self::NoHandToTake,
            Self::TileGone { slot },
            Self::FromBag { hand },
            Self::RowHasRoom,
            Self::FitsSomewhere { hand },
            Self::OutsideFrame { cell },
            Self::CellTaken { cell },
            Self::CityThere { cell },
            Self::TooFewEdges { cell, edges: 1 },
            Self::Mismatch { cell, corner },
            Self::LookAlike,
            Self::NoGodForProphet,
            Self::NoGodToBuild,
            Self::NoGodToDestroy,
            Self::NotYourColour { colour },
            Self::NoNewTile,
            Self::NoSuchArea { corner },
            Self::CityEdges { cell, edges: 1 },
            Self::NoTokens,
            Self::NoCity { cell },
            Self::OwnCity { cell },
            Self::NoFit { cell },
            Self::StrictCheck,
            Self::NoTile { cell },
            Self::TooSoon,
            Self::NothingDue,
            Self::NotYours { cell },
        ]);
        all
    }
}
