//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Seat, kinds, violations};

use crate::cell::Cell;
use crate::face::Corner;
use crate::terrain::{Colour, God};
use crate::tile::{Hand, Slot};

kinds! {
    /// What a prophet is needed for, where the same is refused for a tile and for a city.
    pub enum Errand {
        /// To stand on a new tile (FG-G5).
        Tile,
        /// To stand in a city (FG-C3).
        City,
    }
}

impl Errand {
    const fn rule(self) -> &'static str {
        match self {
            Self::Tile => "FG-G5",
            Self::City => "FG-C3",
        }
    }
}

const SEAT: [Seat; 1] = [Seat::FIRST];
const COLOUR: [Colour; 1] = [Colour::Blue];
const HAND: [Hand; 1] = [Hand::Left];
const CELL: Option<Cell> = Cell::new(2, 3);
const CORNER: [Corner; 1] = [Corner::at(1)];
const SLOT: [Slot; 1] = [Slot {
    row: Seat::FIRST,
    place: 0,
}];

violations! {
    /// Why an action is refused.
    pub enum Violation {
        /// The game is over.
        GameOver => ("FG-E1", "fg-refusal-game-over"),
        /// Play hasn't begun.
        NotBegun => ("FG-S7", "fg-refusal-not-begun"),
        /// Play has begun already.
        Begun => ("FG-S7", "fg-refusal-begun"),
        /// One has said so already.
        AlreadyReady => ("FG-S7", "fg-refusal-already-ready"),
        /// One has to pick one's colours first.
        PickFirst => ("FG-S9", "fg-refusal-pick-first"),
        /// Gods are visible: no colours are picked.
        VisibleGods => ("FG-G1", "fg-refusal-visible-gods"),
        /// Gods are secret: none is chosen.
        SecretGods => ("FG-S9", "fg-refusal-secret-gods"),
        /// Another player has that colour.
        ColourTaken { colour: Colour in COLOUR } => ("FG-S9", "fg-refusal-colour-taken", colour),
        /// One has all one's colours.
        ColoursComplete => ("FG-S9", "fg-refusal-colours-complete"),
        /// That god is taken.
        GodTaken { god: God in [God::Elves] } => ("FG-G1", "fg-refusal-god-taken", god),
        /// One has all one's gods.
        GodsComplete => ("FG-G1", "fg-refusal-gods-complete"),
        /// One has left the table.
        Away => ("FG-E4", "fg-refusal-away"),
        /// One hasn't left the table.
        NotAway => ("FG-E4", "fg-refusal-not-away"),
        /// One leaves only after passing.
        PassFirst => ("FG-E4", "fg-refusal-pass-first"),
        /// It is another player's turn.
        NotYourTurn { turn: Seat in SEAT } => ("FG-T3", "fg-refusal-not-your-turn", turn),
        /// Off turn one may turn over tiles of one's own row only.
        NotYourRow { turn: Seat in SEAT } => ("FG-T3", "fg-refusal-not-your-row", turn),
        /// There are no turns to end.
        NoTurns => ("FG-T1", "fg-refusal-no-turns"),
        /// In timed play one ends the turn instead.
        NoPassing => ("FG-T3", "fg-refusal-no-passing"),
        /// One's pass stands already.
        AlreadyPassed => ("FG-E4", "fg-refusal-already-passed"),
        /// Drawing needs two empty hands.
        HandsFull => ("FG-H2", "fg-refusal-hands-full"),
        /// One's row is full, so one can't draw.
        RowFullToDraw => ("FG-H3", "fg-refusal-row-full-to-draw"),
        /// The bag is empty.
        BagEmpty => ("FG-H2", "fg-refusal-bag-empty"),
        /// There is no tile in that hand.
        HandEmpty { hand: Hand in HAND } => ("FG-H1", "fg-refusal-hand-empty", hand),
        /// One's row has no place left.
        RowFull => ("FG-H4", "fg-refusal-row-full"),
        /// Turning a tile over needs a free hand.
        NoHandToTurn => ("FG-H5", "fg-refusal-no-hand-to-turn"),
        /// Taking a tile needs a free hand.
        NoHandToTake => ("FG-H6", "fg-refusal-no-hand-to-take"),
        /// No tile lies there any more.
        TileGone { slot: Slot in SLOT }
            => ("FG-N2", "fg-refusal-tile-gone", row = slot.row, place = slot.place.saturating_add(1)),
        /// Only a tile taken from a row goes back.
        FromBag { hand: Hand in HAND } => ("FG-H8", "fg-refusal-from-bag", hand),
        /// One's own row has room.
        RowHasRoom => ("FG-H7", "fg-refusal-row-has-room"),
        /// The tile fits somewhere.
        FitsSomewhere { hand: Hand in HAND } => ("FG-H8", "fg-refusal-fits-somewhere", hand),
        /// That cell isn't inside the frame.
        OutsideFrame { cell: Cell in CELL } => ("FG-S3", "fg-refusal-outside-frame", cell),
        /// There is a tile already.
        CellTaken { cell: Cell in CELL } => ("FG-P6", "fg-refusal-cell-taken", cell),
        /// There is a city.
        CityThere { cell: Cell in CELL } => ("FG-P6", "fg-refusal-city-there", cell),
        /// A tile would touch fewer than two straight edges.
        TooFewEdges { cell: Cell in CELL, edges: u8 in [1] } => ("FG-P2", "fg-refusal-too-few-edges", cell, edges),
        /// Terrains wouldn't join.
        Mismatch { cell: Cell in CELL, corner: Corner in CORNER }
            => ("FG-P3", "fg-refusal-mismatch", cell, corner = crate::text::corner(corner)),
        /// The tile looks the same with fewer turns.
        LookAlike => ("FG-N5", "fg-refusal-look-alike"),
        /// One has no god, so no prophet.
        NoGodForProphet => ("FG-G3", "fg-refusal-no-god-for-prophet"),
        /// One has no god, so builds no city.
        NoGodToBuild => ("FG-C1", "fg-refusal-no-god-to-build"),
        /// One has no god, so destroys no city.
        NoGodToDestroy => ("FG-D1", "fg-refusal-no-god-to-destroy"),
        /// That colour isn't one's own.
        NotYourColour { colour: Colour in COLOUR } => ("FG-G6", "fg-refusal-not-your-colour", colour),
        /// One has no tile just placed that could take a prophet.
        NoNewTile => ("FG-G3", "fg-refusal-no-new-tile"),
        /// No area of the tile has that lowest corner.
        NoSuchArea { corner: Corner in CORNER }
            => ("FG-N5", "fg-refusal-no-such-area", corner = crate::text::corner(corner)),
        /// Prophets come from the reserve while it lasts.
        ReserveFirst { errand: Errand in Errand::ALL, colour: Colour in COLOUR }
            => (errand.rule(), "fg-refusal-reserve-first", colour),
        /// The reserve is empty: a prophet has to be moved.
        ReserveEmpty { errand: Errand in Errand::ALL, colour: Colour in COLOUR }
            => (errand.rule(), "fg-refusal-reserve-empty", colour),
        /// No prophet of that colour stands on a tile there.
        NotStanding { errand: Errand in Errand::ALL, colour: Colour in COLOUR, cell: Cell in CELL }
            => (errand.rule(), "fg-refusal-not-standing", colour, cell),
        /// A city needs an empty cell.
        NoRoomForCity { cell: Cell in CELL } => ("FG-C1", "fg-refusal-no-room-for-city", cell),
        /// A city would touch fewer than two straight edges.
        CityEdges { cell: Cell in CELL, edges: u8 in [1] } => ("FG-C2", "fg-refusal-city-edges", cell, edges),
        /// No city token is left.
        NoTokens => ("FG-C4", "fg-refusal-no-tokens"),
        /// There is no city to destroy.
        NoCity { cell: Cell in CELL } => ("FG-D1", "fg-refusal-no-city", cell),
        /// It is one's own city.
        OwnCity { cell: Cell in CELL } => ("FG-D2", "fg-refusal-own-city", cell),
        /// The token goes to a colour of one's own.
        NotYourMarker { colour: Colour in COLOUR } => ("FG-D3a", "fg-refusal-not-your-marker", colour),
        /// The tile doesn't fit where the city stands.
        NoFit { cell: Cell in CELL } => ("FG-D1", "fg-refusal-no-fit", cell),
        /// Placements are checked by the table, so nothing is challenged.
        StrictCheck => ("FG-M1", "fg-refusal-strict-check"),
        /// There is no tile to challenge.
        NoTile { cell: Cell in CELL } => ("FG-M1", "fg-refusal-no-tile", cell),
        /// One has just challenged.
        TooSoon => ("FG-M1", "fg-refusal-too-soon"),
        /// No prophet has to be given up.
        NothingDue => ("FG-M6", "fg-refusal-nothing-due"),
        /// No prophet of one's own stands on a tile there.
        NotYours { cell: Cell in CELL } => ("FG-M6", "fg-refusal-not-yours", cell),
        /// One has a prophet to give up: until then none moves, and one builds no city.
        GiveUpFirst => ("FG-M6", "fg-refusal-give-up-first"),
    }
}
