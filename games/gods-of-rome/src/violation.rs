//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Seat, kinds, violations};

use crate::card::{OpenCard, Slot, Symbol};
use crate::god::God;
use crate::state::{Decision, Ending};
use crate::territory::Territory;

kinds! {
    /// What a player was about to do, where several deeds are refused for the same reason.
    pub enum Deed worded "gr-deed" {
        /// Growth (GR-A4).
        Growth,
        /// Building a temple (GR-A8).
        Temple,
        /// Travel (GR-A5).
        Travel,
        /// Improved travel (GR-A9).
        Gathering,
        /// Attack (GR-A6).
        Attack,
        /// Improved attack (GR-A10).
        Smiting,
    }
}

impl Deed {
    const fn rule(self) -> &'static str {
        match self {
            Self::Growth => "GR-A4",
            Self::Temple => "GR-A8",
            Self::Travel => "GR-A5",
            Self::Gathering => "GR-A9",
            Self::Attack => "GR-A6",
            Self::Smiting => "GR-A10",
        }
    }
}

const SEAT: [Seat; 1] = [Seat::FIRST];
const GOD: [God; 1] = [God::Neptune];
const HERE: Option<Territory> = Territory::new(God::Neptune, 2);
const THERE: Option<Territory> = Territory::new(God::Jupiter, 1);
const SLOT: [Slot; 1] = [Slot::FIRST];
const OPEN: [OpenCard; 1] = [OpenCard::FIRST];

/// One of every decision that can be in the way.
fn decisions() -> impl Iterator<Item = Decision> {
    let at_a_place = HERE.into_iter().flat_map(|at| {
        let travel = |moved| Decision::Travel { from: at, moved };
        let gather = |moved| Decision::Gather { to: at, moved };
        [
            Decision::Regroup { to: at },
            travel(false),
            travel(true),
            gather(false),
            gather(true),
            Decision::Push { at },
            Decision::PushMore { at },
            Decision::DriveOut { at },
        ]
    });
    let anywhere = [
        Decision::Faction,
        Decision::Turn,
        Decision::PlaceMeeple { god: God::Neptune },
        Decision::Activation,
        Decision::TakeCard,
        Decision::LayCard {
            open: OpenCard::FIRST,
        },
        Decision::ExtraScoring,
        Decision::Over(Ending::ThirdCheckpoint),
    ];
    anywhere.into_iter().chain(at_a_place)
}

violations! {
    /// Why an action is refused.
    pub enum Violation {
        /// The game is over.
        GameOver { ending: Ending in Ending::ALL } => (ending.rule(), "gr-refusal-game-over"),
        /// It is another player's turn.
        NotYourTurn { turn: Seat in SEAT } => ("GR-F1", "gr-refusal-not-your-turn", turn),
        /// It is another player's extra scoring.
        NotYourScoring { turn: Seat in SEAT } => ("GR-K3", "gr-refusal-not-your-scoring", turn),
        /// Something else has to be decided first.
        NotNow { decision: Decision in decisions() } by decision => {
            Decision::Faction => ("GR-F1", "gr-refusal-faction-first"),
            Decision::Turn => ("GR-T1", "gr-refusal-begin-turn"),
            Decision::PlaceMeeple { god } => ("GR-V4", "gr-refusal-place-first", god),
            Decision::Activation => ("GR-A2", "gr-refusal-finish-slot"),
            Decision::Regroup { to } => ("GR-A4", "gr-refusal-regroup-first", territory = to),
            Decision::TakeCard => ("GR-A8", "gr-refusal-take-first"),
            Decision::LayCard { .. } => ("GR-A8", "gr-refusal-lay-first"),
            Decision::Travel { from, moved: false } => ("GR-A5", "gr-refusal-travel-first", territory = from),
            Decision::Travel { from, moved: true } => ("GR-A5", "gr-refusal-travelling", territory = from),
            Decision::Gather { to, moved: false } => ("GR-A9", "gr-refusal-gather-first", territory = to),
            Decision::Gather { to, moved: true } => ("GR-A9", "gr-refusal-gathering", territory = to),
            Decision::Push { at } => ("GR-A6", "gr-refusal-push-first", territory = at),
            Decision::PushMore { at } => ("GR-P4", "gr-refusal-push-more", territory = at),
            Decision::DriveOut { at } => ("GR-A10", "gr-refusal-drive-out", territory = at),
            Decision::ExtraScoring => ("GR-K3", "gr-refusal-extra-scoring"),
            Decision::Over(ending) => (ending.rule(), "gr-refusal-game-over"),
        },
        /// One has a faction, and it is for the whole game.
        AlreadyLeading { god: God in GOD } => ("GR-F1", "gr-refusal-already-leading", god),
        /// Nothing but the extra scoring can be declined.
        NothingToDecline => ("GR-K3", "gr-refusal-nothing-to-decline"),
        /// Another player has that faction.
        FactionTaken { god: God in GOD } => ("GR-F1", "gr-refusal-faction-taken", god),
        /// That god is out of the game.
        FactionRemoved { god: God in GOD } => ("GR-S5", "gr-refusal-faction-removed", god),
        /// That god's temple is closed.
        TempleClosed { god: God in GOD } => ("GR-S5", "gr-refusal-temple-closed", god),
        /// One is visiting that god already.
        AlreadyVisiting { god: God in GOD } => ("GR-V1", "gr-refusal-already-visiting", god),
        /// All spaces of the temple are taken.
        TempleFull { god: God in GOD } => ("GR-S7", "gr-refusal-temple-full", god),
        /// That god was visited as often as allowed.
        VisitedOut { god: God in GOD } => ("GR-R1", "gr-refusal-visited-out", god),
        /// One has no disc left for a visit.
        NoDiscToVisit => ("GR-V1", "gr-refusal-no-disc-to-visit"),
        /// One has no disc left for a slot.
        NoDiscToActivate => ("GR-A1", "gr-refusal-no-disc-to-activate"),
        /// The meeple belongs on a territory of its colour.
        WrongColour { god: God in GOD, territory: Territory in THERE }
            => ("GR-V4", "gr-refusal-wrong-colour", god, territory),
        /// The slot has a disc.
        SlotActive { slot: Slot in SLOT } => ("GR-A1", "gr-refusal-slot-active", slot),
        /// The slot has no such symbol left.
        NoSymbol { symbol: Symbol in Symbol::ALL } => ("GR-A1", "gr-refusal-no-symbol", symbol),
        /// One has no presence there.
        NoPresence { deed: Deed in Deed::ALL, territory: Territory in HERE }
            => (deed.rule(), "gr-refusal-no-presence", deed, territory),
        /// One has no meeple there.
        NoMeeple { deed: Deed in Deed::ALL, territory: Territory in HERE }
            => (deed.rule(), "gr-refusal-no-meeple", deed, territory),
        /// A god's piece stands there, so one's meeples can't come.
        EntryGuarded { territory: Territory in HERE } => ("GR-A7", "gr-refusal-entry-guarded", territory),
        /// A god's piece stands there, so no basic travel begins there.
        TravelGuarded { territory: Territory in HERE } => ("GR-A7", "gr-refusal-travel-guarded", territory),
        /// A god's piece stands there, so no attack begins there.
        AttackGuarded { territory: Territory in HERE } => ("GR-A7", "gr-refusal-attack-guarded", territory),
        /// A god's piece stands there, so nobody is pushed there.
        PushGuarded { territory: Territory in HERE } => ("GR-A7", "gr-refusal-push-guarded", territory),
        /// A god's piece stands there, and no temple is built beside it.
        TempleGuarded { territory: Territory in HERE } => ("GR-A8", "gr-refusal-temple-guarded", territory),
        /// The reserve is empty and there is nobody elsewhere to move.
        NobodyElsewhere { deed: Deed in Deed::ALL, territory: Territory in HERE }
            => (deed.rule(), "gr-refusal-nobody-elsewhere", deed, territory),
        /// Meeples come from elsewhere, or go elsewhere, and this is where they are.
        SamePlace { deed: Deed in Deed::ALL, territory: Territory in HERE }
            => (deed.rule(), "gr-refusal-same-place", deed, territory),
        /// One holds no blessing of that god.
        NoBlessing { god: God in GOD } => ("GR-A3", "gr-refusal-no-blessing", god),
        /// That god is out of the game, and so are its blessings.
        BlessingRemoved { god: God in GOD } => ("GR-S5", "gr-refusal-blessing-removed", god),
        /// There is a temple already.
        TempleThere { territory: Territory in HERE } => ("GR-A8", "gr-refusal-temple-there", territory),
        /// All one's temples are built.
        NoTempleLeft => ("GR-A8", "gr-refusal-no-temple-left"),
        /// There is no card in that place.
        NoCard { open: OpenCard in OPEN } => ("GR-A8", "gr-refusal-no-card", place = open),
        /// The slot has a card.
        SlotCovered { slot: Slot in SLOT } => ("GR-A8", "gr-refusal-slot-covered", slot),
        /// No neighbour can be entered.
        NowhereToGo { territory: Territory in HERE } => ("GR-A7", "gr-refusal-nowhere-to-go", territory),
        /// The two don't border each other.
        NotAdjacent { deed: Deed in Deed::ALL, from: Territory in HERE, to: Territory in THERE }
            => (deed.rule(), "gr-refusal-not-adjacent", deed, from, to),
        /// At least one meeple has to move first.
        MoveFirst { deed: Deed in Deed::ALL } => (deed.rule(), "gr-refusal-move-first", deed),
        /// One may attack only where one is, or next to it with Diana's power.
        TooFar { territory: Territory in HERE } => ("GR-P4", "gr-refusal-too-far", territory),
        /// There is nobody to push.
        NobodyToPush { territory: Territory in HERE } => ("GR-A6", "gr-refusal-nobody-to-push", territory),
        /// Only temples stand there, and they can't be pushed.
        OnlyTemples { territory: Territory in HERE } => ("GR-A11", "gr-refusal-only-temples", territory),
        /// No neighbour can take the pushed meeple.
        NowhereToPush { territory: Territory in HERE } => ("GR-A11", "gr-refusal-nowhere-to-push", territory),
        /// One's own meeples aren't pushed.
        OwnMeeple => ("GR-A6", "gr-refusal-own-meeple"),
        /// No meeple of that faction is there.
        NoneToPush { faction: God in GOD, territory: Territory in HERE }
            => ("GR-A6", "gr-refusal-none-to-push", faction, territory),
        /// Jupiter's people can't be driven out.
        Protected { territory: Territory in HERE } => ("GR-P1", "gr-refusal-protected", territory),
        /// Another faction is driven out first.
        OtherFirst { faction: God in GOD } => ("GR-A10", "gr-refusal-other-first", faction),
        /// All that can be pushed are pushed.
        PushAll { territory: Territory in HERE } => ("GR-A10", "gr-refusal-push-all", territory),
        /// The god's piece stands there already.
        PieceThere { god: God in GOD, territory: Territory in HERE }
            => ("GR-A10", "gr-refusal-piece-there", god, territory),
    }
}
