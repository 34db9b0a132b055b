//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Message, RuleId, Seat, Violation as EngineViolation};

use crate::piece::{Deed, God, Ground, Kind, Material, Sex, Space};
use crate::region::{Path, Region};
use crate::state::Decision;

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
    /// The region isn't one to begin in.
    NotAStart { region: Region },
    /// Somebody began there.
    StartTaken { region: Region },
    /// One has no such die left.
    NoSuchDie { face: u8 },
    /// A lower or equal die lies there, and the blue god can't be paid for.
    DieTooHigh { face: u8, lowest: u8, deed: Deed },
    /// Gods don't help with fishing.
    NoGodForFishing,
    /// The white god does nothing for a six.
    AlreadySix,
    /// The god can't be paid for.
    CannotPay { god: God },
    /// One has no offering.
    NoOffering,
    /// One has no such card.
    NoSuchCard { god: God },
    /// One has no two such cards.
    NoPair { god: God },
    /// One has no god tile.
    NoGodTile,
    /// All huts are on the islands.
    NoHutLeft,
    /// No path of that value leads anywhere new.
    NowhereToGo { path: Path, value: u8 },
    /// One has a hut there.
    AlreadyThere { region: Region },
    /// No path of that value leads there.
    TooFar {
        region: Region,
        path: Path,
        value: u8,
    },
    /// There is no hut on such a space.
    NoHutThere { space: Space },
    /// The ceremony space takes another material.
    WrongGround { ground: Ground, material: Material },
    /// The ceremony space is taken.
    GroundTaken { ground: Ground },
    /// There is no free space for a person.
    NoRoom,
    /// Nobody is left on the positions up to that value.
    NobodyToTake { sex: Sex, value: u8 },
    /// The position is beyond the value.
    PositionTooHigh { position: u8, value: u8 },
    /// Nobody is left on the position.
    PositionEmpty { position: u8 },
    /// The trade costs more points than are left.
    TooDear { price: u8, points: u8 },
    /// Nobody of that kind is left to move down.
    NobodyUp { sex: Sex, kind: Kind },
    /// No card of that colour lies open.
    CardNotOpen { god: God },
    /// There is no card to draw.
    NoCards,
    /// There is no hut to move.
    NoHutToMove,
    /// A person lies on the twelfth space.
    TwelfthTaken,
    /// No priest is in the supply.
    NoPriest,
    /// The temple's space is beyond the value.
    SpaceTooHigh { space: u8, value: u8 },
    /// No two adjacent spaces have material.
    NoSite,
    /// All tiles up to that value are built.
    NoTile { value: u8 },
    /// The tile is beyond the value.
    TileTooHigh { tile: u8, value: u8 },
    /// The tile is built.
    TileBuilt { tile: u8 },
    /// One of the two spaces has no material.
    NotFilled,
    /// One doesn't have so many people of that kind, or they act together only.
    NotSoMany {
        sex: Sex,
        kind: Kind,
        count: u8,
        have: u8,
    },
    /// That sex has acted.
    SexUsed { sex: Sex },
    /// That kind has acted.
    KindUsed { sex: Sex, kind: Kind },
    /// One green god a phase.
    GreenUsed,
    /// That sex hasn't acted yet, so no god is needed.
    NotFurther { sex: Sex },
    /// The action would do nothing.
    NothingToGain { kind: Kind },
    /// One hut has to be moved before one may stop.
    MoveAHutFirst,
    /// The jewel isn't for sale now.
    NotForSale,
    /// One has too few shells.
    TooFewShells { price: u8, shells: u8 },
    /// One doesn't have that task.
    NotYourTask,
    /// The task's demands aren't met.
    NotMet,
    /// The task is met without help.
    NeedsNoHelp,
    /// The yellow god isn't enough.
    HelpTooSmall,
    /// A task that is met must be fulfilled.
    MustFulfil,
    /// A last task that is met must be fulfilled.
    MustFulfilLast,
    /// The task isn't on the board.
    NotShown,
}

fn decision_key(decision: Decision) -> &'static str {
    match decision {
        Decision::Start => "bb-refusal-start-first",
        Decision::Die => "bb-refusal-die-first",
        Decision::Pay { .. } => "bb-refusal-pay-first",
        Decision::Expand { .. } => "bb-refusal-expand-first",
        Decision::Hut { .. } => "bb-refusal-hut-first",
        Decision::Lay { .. } => "bb-refusal-lay-first",
        Decision::Fish { .. } => "bb-refusal-fish-first",
        Decision::Person { .. } => "bb-refusal-person-first",
        Decision::Room { .. } => "bb-refusal-room-first",
        Decision::Helper { .. } => "bb-refusal-helper-first",
        Decision::Priest { .. } => "bb-refusal-priest-first",
        Decision::Building { .. } => "bb-refusal-building-first",
        Decision::Site { .. } => "bb-refusal-site-first",
        Decision::FireGift => "bb-refusal-fire-gift-first",
        Decision::FireStep => "bb-refusal-fire-step-first",
        Decision::People => "bb-refusal-people-first",
        Decision::Materials { .. } => "bb-refusal-materials-first",
        Decision::Cards { .. } => "bb-refusal-cards-first",
        Decision::Huts { .. } => "bb-refusal-huts-first",
        Decision::Jewel => "bb-refusal-jewel-first",
        Decision::Task => "bb-refusal-task-first",
        Decision::NewTask => "bb-refusal-new-task-first",
        Decision::LastTask => "bb-refusal-last-task-first",
        Decision::Over => "bb-refusal-game-over",
    }
}

const fn decision_rule(decision: Decision) -> &'static str {
    match decision {
        Decision::Start => "BB-S7",
        Decision::Die => "BB-A1",
        Decision::Pay { .. } => "BB-G1",
        Decision::Expand { .. } => "BB-A4",
        Decision::Hut { .. } | Decision::Lay { .. } => "BB-A5",
        Decision::Fish { .. } => "BB-A6",
        Decision::Person { .. } | Decision::Room { .. } => "BB-A7",
        Decision::Helper { .. } => "BB-A8",
        Decision::Priest { .. } => "BB-A10",
        Decision::Building { .. } | Decision::Site { .. } => "BB-A11",
        Decision::FireGift | Decision::FireStep => "BB-A12",
        Decision::People => "BB-B1",
        Decision::Materials { .. } | Decision::Cards { .. } => "BB-R5",
        Decision::Huts { .. } => "BB-B4",
        Decision::Jewel => "BB-C3",
        Decision::Task | Decision::NewTask => "BB-C4",
        Decision::LastTask | Decision::Over => "BB-E1",
    }
}

impl Violation {
    fn key(self) -> &'static str {
        match self {
            Self::GameOver => "bb-refusal-game-over",
            Self::NotYourTurn { .. } => "bb-refusal-not-your-turn",
            Self::NotNow { decision } => decision_key(decision),
            Self::NotAStart { .. } => "bb-refusal-not-a-start",
            Self::StartTaken { .. } => "bb-refusal-start-taken",
            Self::NoSuchDie { .. } => "bb-refusal-no-such-die",
            Self::DieTooHigh { .. } => "bb-refusal-die-too-high",
            Self::NoGodForFishing => "bb-refusal-no-god-for-fishing",
            Self::AlreadySix => "bb-refusal-already-six",
            Self::CannotPay { .. } => "bb-refusal-cannot-pay",
            Self::NoOffering => "bb-refusal-no-offering",
            Self::NoSuchCard { .. } => "bb-refusal-no-such-card",
            Self::NoPair { .. } => "bb-refusal-no-pair",
            Self::NoGodTile => "bb-refusal-no-god-tile",
            Self::NoHutLeft => "bb-refusal-no-hut-left",
            Self::NowhereToGo { .. } => "bb-refusal-nowhere-to-go",
            Self::AlreadyThere { .. } => "bb-refusal-already-there",
            Self::TooFar { .. } => "bb-refusal-too-far",
            Self::NoHutThere { .. } => "bb-refusal-no-hut-there",
            Self::WrongGround { .. } => "bb-refusal-wrong-ground",
            Self::GroundTaken { .. } => "bb-refusal-ground-taken",
            Self::NoRoom => "bb-refusal-no-room",
            Self::NobodyToTake { .. } => "bb-refusal-nobody-to-take",
            Self::PositionTooHigh { .. } => "bb-refusal-position-too-high",
            Self::PositionEmpty { .. } => "bb-refusal-position-empty",
            Self::TooDear { .. } => "bb-refusal-too-dear",
            Self::NobodyUp { .. } => "bb-refusal-nobody-up",
            Self::CardNotOpen { .. } => "bb-refusal-card-not-open",
            Self::NoCards => "bb-refusal-no-cards",
            Self::NoHutToMove => "bb-refusal-no-hut-to-move",
            Self::TwelfthTaken => "bb-refusal-twelfth-taken",
            Self::NoPriest => "bb-refusal-no-priest",
            Self::SpaceTooHigh { .. } => "bb-refusal-space-too-high",
            Self::NoSite => "bb-refusal-no-site",
            Self::NoTile { .. } => "bb-refusal-no-tile",
            Self::TileTooHigh { .. } => "bb-refusal-tile-too-high",
            Self::TileBuilt { .. } => "bb-refusal-tile-built",
            Self::NotFilled => "bb-refusal-not-filled",
            Self::NotSoMany { .. } => "bb-refusal-not-so-many",
            Self::SexUsed { .. } => "bb-refusal-sex-used",
            Self::KindUsed { .. } => "bb-refusal-kind-used",
            Self::GreenUsed => "bb-refusal-green-used",
            Self::NotFurther { .. } => "bb-refusal-not-further",
            Self::NothingToGain { .. } => "bb-refusal-nothing-to-gain",
            Self::MoveAHutFirst => "bb-refusal-move-a-hut-first",
            Self::NotForSale => "bb-refusal-not-for-sale",
            Self::TooFewShells { .. } => "bb-refusal-too-few-shells",
            Self::NotYourTask => "bb-refusal-not-your-task",
            Self::NotMet => "bb-refusal-not-met",
            Self::NeedsNoHelp => "bb-refusal-needs-no-help",
            Self::HelpTooSmall => "bb-refusal-help-too-small",
            Self::MustFulfil => "bb-refusal-must-fulfil",
            Self::MustFulfilLast => "bb-refusal-must-fulfil-last",
            Self::NotShown => "bb-refusal-not-shown",
        }
    }
}

impl EngineViolation for Violation {
    fn rule(&self) -> RuleId {
        RuleId(match *self {
            Self::GameOver => "BB-E1",
            Self::NotYourTurn { .. } | Self::NoSuchDie { .. } => "BB-A1",
            Self::NotNow { decision } => decision_rule(decision),
            Self::NotAStart { .. } | Self::StartTaken { .. } => "BB-S7",
            Self::DieTooHigh { .. } => "BB-A2",
            Self::NoGodForFishing | Self::AlreadySix => "BB-R3",
            Self::CannotPay { .. }
            | Self::NoOffering
            | Self::NoSuchCard { .. }
            | Self::NoPair { .. } => "BB-G1",
            Self::NoGodTile => "BB-G2",
            Self::NowhereToGo { .. } | Self::NobodyToTake { .. } | Self::NoTile { .. } => "BB-A3",
            Self::NoHutLeft | Self::AlreadyThere { .. } | Self::TooFar { .. } => "BB-A4",
            Self::NoHutThere { .. } | Self::WrongGround { .. } | Self::GroundTaken { .. } => {
                "BB-A5"
            }
            Self::NoRoom | Self::PositionTooHigh { .. } => "BB-A7",
            Self::PositionEmpty { .. } => "BB-R1",
            Self::TooDear { .. } | Self::NobodyUp { .. } | Self::NoHutToMove => "BB-A8",
            Self::CardNotOpen { .. } => "BB-R7",
            Self::NoCards => "BB-R8",
            Self::TwelfthTaken => "BB-R2",
            Self::NoPriest | Self::SpaceTooHigh { .. } => "BB-A10",
            Self::NoSite | Self::TileTooHigh { .. } | Self::TileBuilt { .. } | Self::NotFilled => {
                "BB-A11"
            }
            Self::NotSoMany { .. } => "BB-B2",
            Self::SexUsed { .. } => "BB-B1",
            Self::KindUsed { .. } | Self::GreenUsed | Self::NotFurther { .. } => "BB-G6",
            Self::NothingToGain { .. } | Self::MoveAHutFirst => "BB-R5",
            Self::NotForSale | Self::TooFewShells { .. } => "BB-C3",
            Self::NotYourTask | Self::NotShown | Self::NeedsNoHelp | Self::MustFulfil => "BB-C4",
            Self::NotMet => "BB-K1",
            Self::HelpTooSmall => "BB-G7",
            Self::MustFulfilLast => "BB-R9",
        })
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match *self {
            Self::NotYourTurn { turn } => message.seat("turn", turn),
            Self::NotNow {
                decision: Decision::Pay { god },
            }
            | Self::CannotPay { god }
            | Self::NoSuchCard { god }
            | Self::NoPair { god }
            | Self::CardNotOpen { god } => message.word("god", god.word()),
            Self::NotAStart { region }
            | Self::StartTaken { region }
            | Self::AlreadyThere { region } => message.text("region", region.name()),
            Self::NoSuchDie { face } => message.number("face", face),
            Self::DieTooHigh { face, lowest, deed } => message
                .number("face", face)
                .number("lowest", lowest)
                .word("deed", deed.word()),
            Self::NowhereToGo { path, value } => {
                message.word("path", path.word()).number("value", value)
            }
            Self::TooFar {
                region,
                path,
                value,
            } => message
                .text("region", region.name())
                .word("path", path.word())
                .number("value", value),
            Self::NoHutThere { space } => message.word("space", crate::text::space(space)),
            Self::WrongGround { ground, material } => message
                .number("ground", ground.number() + 1)
                .word("material", material.word()),
            Self::GroundTaken { ground } => message.number("ground", ground.number() + 1),
            Self::NobodyToTake { sex, value } => {
                message.word("sex", sex.word()).number("value", value)
            }
            Self::PositionTooHigh { position, value } => {
                message.number("position", position).number("value", value)
            }
            Self::PositionEmpty { position } => message.number("position", position),
            Self::TooDear { price, points } => {
                message.number("price", price).number("points", points)
            }
            Self::NobodyUp { sex, kind } | Self::KindUsed { sex, kind } => {
                message.word("sex", sex.word()).word("kind", kind.word())
            }
            Self::SpaceTooHigh { space, value } => {
                message.number("space", space).number("value", value)
            }
            Self::NoTile { value } => message.number("value", value),
            Self::TileTooHigh { tile, value } => {
                message.number("tile", tile).number("value", value)
            }
            Self::TileBuilt { tile } => message.number("tile", tile),
            Self::NotSoMany {
                sex,
                kind,
                count,
                have,
            } => message
                .word("sex", sex.word())
                .word("kind", kind.word())
                .number("count", count)
                .number("have", have),
            Self::SexUsed { sex } | Self::NotFurther { sex } => message.word("sex", sex.word()),
            Self::NothingToGain { kind } => message.word("kind", kind.word()),
            Self::TooFewShells { price, shells } => {
                message.number("price", price).number("shells", shells)
            }
            Self::GameOver
            | Self::NotNow { .. }
            | Self::NoGodForFishing
            | Self::AlreadySix
            | Self::NoOffering
            | Self::NoGodTile
            | Self::NoHutLeft
            | Self::NoRoom
            | Self::NoCards
            | Self::NoHutToMove
            | Self::TwelfthTaken
            | Self::NoPriest
            | Self::NoSite
            | Self::NotFilled
            | Self::GreenUsed
            | Self::MoveAHutFirst
            | Self::NotForSale
            | Self::NotYourTask
            | Self::NotMet
            | Self::NeedsNoHelp
            | Self::HelpTooSmall
            | Self::MustFulfil
            | Self::MustFulfilLast
            | Self::NotShown => message,
        }
    }

    fn examples() -> Vec<Self> {
        crate::examples::violations()
    }
}
