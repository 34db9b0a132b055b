//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Message, RuleId, Seat, Violation as EngineViolation};

use crate::card::{OpenCard, Slot, Symbol};
use crate::god::God;
use crate::state::{Decision, Ending};
use crate::territory::Territory;

/// What a player was about to do, where several deeds are refused for the same reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
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

impl Deed {
    const ALL: [Self; 6] = [
        Self::Growth,
        Self::Temple,
        Self::Travel,
        Self::Gathering,
        Self::Attack,
        Self::Smiting,
    ];

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

    const fn key(self) -> &'static str {
        match self {
            Self::Growth => "gr-deed-growth",
            Self::Temple => "gr-deed-temple",
            Self::Travel => "gr-deed-travel",
            Self::Gathering => "gr-deed-gathering",
            Self::Attack => "gr-deed-attack",
            Self::Smiting => "gr-deed-smiting",
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
    /// It is another player's turn.
    NotYourTurn { turn: Seat },
    /// Something else has to be decided first.
    NotNow { decision: Decision },
    /// Another player has that faction.
    FactionTaken { god: God },
    /// That god is out of the game.
    FactionRemoved { god: God },
    /// That god's temple is closed.
    TempleClosed { god: God },
    /// One is visiting that god already.
    AlreadyVisiting { god: God },
    /// All spaces of the temple are taken.
    TempleFull { god: God },
    /// That god was visited as often as allowed.
    VisitedOut { god: God },
    /// One has no disc left for a visit.
    NoDiscToVisit,
    /// One has no disc left for a slot.
    NoDiscToActivate,
    /// The meeple belongs on a territory of its colour.
    WrongColour { god: God, territory: Territory },
    /// The slot has a disc.
    SlotActive { slot: Slot },
    /// The slot has no such symbol left.
    NoSymbol { symbol: Symbol },
    /// One has no presence there.
    NoPresence { deed: Deed, territory: Territory },
    /// One has no meeple there.
    NoMeeple { deed: Deed, territory: Territory },
    /// A god's piece stands there.
    Guarded { territory: Territory },
    /// A god's piece stands there, and no temple is built beside it.
    TempleGuarded { territory: Territory },
    /// The reserve is empty and there is nobody elsewhere to move.
    NobodyElsewhere { deed: Deed, territory: Territory },
    /// One holds no blessing of that god.
    NoBlessing { god: God },
    /// There is a temple already.
    TempleThere { territory: Territory },
    /// All one's temples are built.
    NoTempleLeft,
    /// There is no card in that place.
    NoCard { open: OpenCard },
    /// The slot has a card.
    SlotCovered { slot: Slot },
    /// No neighbour can be entered.
    NowhereToGo { territory: Territory },
    /// The two don't border each other.
    NotAdjacent {
        deed: Deed,
        from: Territory,
        to: Territory,
    },
    /// At least one meeple has to move first.
    MoveFirst { deed: Deed },
    /// One may attack only where one is, or next to it with Diana's power.
    TooFar { territory: Territory },
    /// There is nobody to push.
    NobodyToPush { territory: Territory },
    /// Only temples stand there, and they can't be pushed.
    OnlyTemples { territory: Territory },
    /// No neighbour can take the pushed meeple.
    NowhereToPush { territory: Territory },
    /// One's own meeples aren't pushed.
    OwnMeeple,
    /// No meeple of that faction is there.
    NoneToPush { faction: God, territory: Territory },
    /// Jupiter's people can't be driven out.
    Protected { territory: Territory },
    /// Another faction is driven out first.
    OtherFirst { faction: God },
    /// All that can be pushed are pushed.
    PushAll { territory: Territory },
    /// The god's piece stands there already.
    PieceThere { god: God, territory: Territory },
}

impl Violation {
    const fn key(self) -> &'static str {
        match self {
            Self::GameOver => "gr-refusal-game-over",
            Self::NotYourTurn { .. } => "gr-refusal-not-your-turn",
            Self::NotNow { decision } => match decision {
                Decision::Faction => "gr-refusal-faction-first",
                Decision::Turn => "gr-refusal-begin-turn",
                Decision::PlaceMeeple { .. } => "gr-refusal-place-first",
                Decision::Activation => "gr-refusal-finish-slot",
                Decision::Regroup { .. } => "gr-refusal-regroup-first",
                Decision::TakeCard => "gr-refusal-take-first",
                Decision::LayCard { .. } => "gr-refusal-lay-first",
                Decision::Travel { .. } => "gr-refusal-travelling",
                Decision::Gather { .. } => "gr-refusal-gathering",
                Decision::Push { .. } => "gr-refusal-push-first",
                Decision::PushMore { .. } => "gr-refusal-push-more",
                Decision::DriveOut { .. } => "gr-refusal-drive-out",
                Decision::ExtraScoring => "gr-refusal-extra-scoring",
                Decision::Over(_) => "gr-refusal-game-over",
            },
            Self::FactionTaken { .. } => "gr-refusal-faction-taken",
            Self::FactionRemoved { .. } => "gr-refusal-faction-removed",
            Self::TempleClosed { .. } => "gr-refusal-temple-closed",
            Self::AlreadyVisiting { .. } => "gr-refusal-already-visiting",
            Self::TempleFull { .. } => "gr-refusal-temple-full",
            Self::VisitedOut { .. } => "gr-refusal-visited-out",
            Self::NoDiscToVisit => "gr-refusal-no-disc-to-visit",
            Self::NoDiscToActivate => "gr-refusal-no-disc-to-activate",
            Self::WrongColour { .. } => "gr-refusal-wrong-colour",
            Self::SlotActive { .. } => "gr-refusal-slot-active",
            Self::NoSymbol { .. } => "gr-refusal-no-symbol",
            Self::NoPresence { .. } => "gr-refusal-no-presence",
            Self::NoMeeple { .. } => "gr-refusal-no-meeple",
            Self::Guarded { .. } => "gr-refusal-guarded",
            Self::TempleGuarded { .. } => "gr-refusal-temple-guarded",
            Self::NobodyElsewhere { .. } => "gr-refusal-nobody-elsewhere",
            Self::NoBlessing { .. } => "gr-refusal-no-blessing",
            Self::TempleThere { .. } => "gr-refusal-temple-there",
            Self::NoTempleLeft => "gr-refusal-no-temple-left",
            Self::NoCard { .. } => "gr-refusal-no-card",
            Self::SlotCovered { .. } => "gr-refusal-slot-covered",
            Self::NowhereToGo { .. } => "gr-refusal-nowhere-to-go",
            Self::NotAdjacent { .. } => "gr-refusal-not-adjacent",
            Self::MoveFirst { .. } => "gr-refusal-move-first",
            Self::TooFar { .. } => "gr-refusal-too-far",
            Self::NobodyToPush { .. } => "gr-refusal-nobody-to-push",
            Self::OnlyTemples { .. } => "gr-refusal-only-temples",
            Self::NowhereToPush { .. } => "gr-refusal-nowhere-to-push",
            Self::OwnMeeple => "gr-refusal-own-meeple",
            Self::NoneToPush { .. } => "gr-refusal-none-to-push",
            Self::Protected { .. } => "gr-refusal-protected",
            Self::OtherFirst { .. } => "gr-refusal-other-first",
            Self::PushAll { .. } => "gr-refusal-push-all",
            Self::PieceThere { .. } => "gr-refusal-piece-there",
        }
    }
}

impl EngineViolation for Violation {
    fn rule(&self) -> RuleId {
        RuleId(match *self {
            Self::GameOver => "GR-K3",
            Self::NotYourTurn { .. } | Self::FactionTaken { .. } => "GR-F1",
            Self::NotNow { decision } => match decision {
                Decision::Faction => "GR-F1",
                Decision::Turn => "GR-T1",
                Decision::PlaceMeeple { .. } => "GR-V4",
                Decision::Activation => "GR-A2",
                Decision::Regroup { .. } => "GR-A4",
                Decision::TakeCard | Decision::LayCard { .. } => "GR-A8",
                Decision::Travel { .. } => "GR-A5",
                Decision::Gather { .. } => "GR-A9",
                Decision::Push { .. } => "GR-A6",
                Decision::PushMore { .. } => "GR-P4",
                Decision::DriveOut { .. } => "GR-A10",
                Decision::ExtraScoring | Decision::Over(_) => "GR-K3",
            },
            Self::FactionRemoved { .. } | Self::TempleClosed { .. } => "GR-S5",
            Self::AlreadyVisiting { .. } | Self::NoDiscToVisit => "GR-V1",
            Self::TempleFull { .. } => "GR-S7",
            Self::VisitedOut { .. } => "GR-R1",
            Self::WrongColour { .. } => "GR-V4",
            Self::NoDiscToActivate | Self::SlotActive { .. } | Self::NoSymbol { .. } => "GR-A1",
            Self::NoPresence { deed, .. }
            | Self::NoMeeple { deed, .. }
            | Self::NobodyElsewhere { deed, .. }
            | Self::NotAdjacent { deed, .. }
            | Self::MoveFirst { deed } => deed.rule(),
            Self::Guarded { .. } | Self::NowhereToGo { .. } => "GR-A7",
            Self::NoBlessing { .. } => "GR-A3",
            Self::TempleGuarded { .. }
            | Self::TempleThere { .. }
            | Self::NoTempleLeft
            | Self::NoCard { .. }
            | Self::SlotCovered { .. } => "GR-A8",
            Self::TooFar { .. } => "GR-P4",
            Self::NobodyToPush { .. } | Self::OwnMeeple | Self::NoneToPush { .. } => "GR-A6",
            Self::OnlyTemples { .. } | Self::NowhereToPush { .. } => "GR-A11",
            Self::Protected { .. } => "GR-P1",
            Self::OtherFirst { .. } | Self::PushAll { .. } | Self::PieceThere { .. } => "GR-A10",
        })
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        let god = |message: Message, god: God| message.word("god", crate::text::god(god));
        let at =
            |message: Message, territory: Territory| message.text("territory", territory.name());
        let deed = |message: Message, deed: Deed| message.word("deed", Message::new(deed.key()));
        match *self {
            Self::GameOver
            | Self::NoDiscToVisit
            | Self::NoDiscToActivate
            | Self::NoTempleLeft
            | Self::OwnMeeple => message,
            Self::NotNow { decision } => match decision {
                Decision::PlaceMeeple { god: visited } => god(message, visited),
                Decision::Regroup { to } | Decision::Gather { to, .. } => at(message, to),
                Decision::Travel { from, .. } => at(message, from),
                Decision::Push { at: here }
                | Decision::PushMore { at: here }
                | Decision::DriveOut { at: here } => at(message, here),
                _ => message,
            },
            Self::NotYourTurn { turn } => message.seat("turn", turn),
            Self::FactionTaken { god: it }
            | Self::FactionRemoved { god: it }
            | Self::TempleClosed { god: it }
            | Self::AlreadyVisiting { god: it }
            | Self::TempleFull { god: it }
            | Self::VisitedOut { god: it }
            | Self::NoBlessing { god: it } => god(message, it),
            Self::WrongColour { god: it, territory } | Self::PieceThere { god: it, territory } => {
                at(god(message, it), territory)
            }
            Self::SlotActive { slot } | Self::SlotCovered { slot } => {
                message.number("slot", slot.number())
            }
            Self::NoSymbol { symbol } => message.word("symbol", crate::text::symbol(symbol)),
            Self::NoPresence {
                deed: it,
                territory,
            }
            | Self::NoMeeple {
                deed: it,
                territory,
            }
            | Self::NobodyElsewhere {
                deed: it,
                territory,
            } => at(deed(message, it), territory),
            Self::Guarded { territory }
            | Self::TempleGuarded { territory }
            | Self::TempleThere { territory }
            | Self::NowhereToGo { territory }
            | Self::TooFar { territory }
            | Self::NobodyToPush { territory }
            | Self::OnlyTemples { territory }
            | Self::NowhereToPush { territory }
            | Self::Protected { territory }
            | Self::PushAll { territory } => at(message, territory),
            Self::NoCard { open } => message.number("place", open.number()),
            Self::NotAdjacent { deed: it, from, to } => deed(message, it)
                .text("from", from.name())
                .text("to", to.name()),
            Self::MoveFirst { deed: it } => deed(message, it),
            Self::NoneToPush { faction, territory } => at(
                message.word("faction", crate::text::god(faction)),
                territory,
            ),
            Self::OtherFirst { faction } => message.word("faction", crate::text::god(faction)),
        }
    }

    fn examples() -> Vec<Self> {
        let god = God::Neptune;
        let (Some(territory), Some(other)) = (
            Territory::new(God::Neptune, 2),
            Territory::new(God::Jupiter, 1),
        ) else {
            return Vec::new();
        };
        let (Some(slot), Some(open), Some(seat)) = (Slot::new(1), OpenCard::new(1), Seat::new(0))
        else {
            return Vec::new();
        };
        let decisions = [
            Decision::Faction,
            Decision::Turn,
            Decision::PlaceMeeple { god },
            Decision::Activation,
            Decision::Regroup { to: territory },
            Decision::TakeCard,
            Decision::LayCard { open },
            Decision::Travel {
                from: territory,
                moved: false,
            },
            Decision::Gather {
                to: territory,
                moved: false,
            },
            Decision::Push { at: territory },
            Decision::PushMore { at: territory },
            Decision::DriveOut { at: territory },
            Decision::ExtraScoring,
            Decision::Over(Ending::ThirdCheckpoint),
        ];
        let mut all: Vec<Self> = decisions
            .into_iter()
            .map(|decision| Self::NotNow { decision })
            .collect();
        for deed in Deed::ALL {
            all.extend([
                Self::NoPresence { deed, territory },
                Self::NoMeeple { deed, territory },
                Self::NobodyElsewhere { deed, territory },
                Self::NotAdjacent {
                    deed,
                    from: territory,
                    to: other,
                },
                Self::MoveFirst { deed },
            ]);
        }
        all.extend(Symbol::ALL.map(|symbol| Self::NoSymbol { symbol }));
        all.extend([
            Self::GameOver,
            Self::NotYourTurn { turn: seat },
            Self::FactionTaken { god },
            Self::FactionRemoved { god },
            Self::TempleClosed { god },
            Self::AlreadyVisiting { god },
            Self::TempleFull { god },
            Self::VisitedOut { god },
            Self::NoDiscToVisit,
            Self::NoDiscToActivate,
            Self::WrongColour {
                god,
                territory: other,
            },
            Self::SlotActive { slot },
            Self::Guarded { territory },
            Self::TempleGuarded { territory },
            Self::NoBlessing { god },
            Self::TempleThere { territory },
            Self::NoTempleLeft,
            Self::NoCard { open },
            Self::SlotCovered { slot },
            Self::NowhereToGo { territory },
            Self::TooFar { territory },
            Self::NobodyToPush { territory },
            Self::OnlyTemples { territory },
            Self::NowhereToPush { territory },
            Self::OwnMeeple,
            Self::NoneToPush {
                faction: god,
                territory,
            },
            Self::Protected { territory },
            Self::OtherFirst { faction: god },
            Self::PushAll { territory },
            Self::PieceThere { god, territory },
        ]);
        all
    }
}
