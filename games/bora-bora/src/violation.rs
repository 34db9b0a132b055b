//! Why an action is refused: typed facts, each resting on a rule of the catalogue.

use pantheon_engine::{Seat, violations};

use crate::piece::{Deed, God, Ground, Kind, Material, Sex, Space};
use crate::region::{Path, Region};
use crate::state::{Decision, Phase};

/// The rule that says in which order players act in a phase.
const fn turn_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "BB-S7",
        Phase::Dice => "BB-A1",
        Phase::People => "BB-B1",
        Phase::Jewels => "BB-C3",
        Phase::Tasks | Phase::NewTasks => "BB-C4",
        Phase::LastTasks | Phase::Over => "BB-E1",
    }
}

/// The rule about settling tasks: at the end of the game it is another.
const fn task_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::LastTasks => "BB-R9",
        _ => "BB-C4",
    }
}

const SEAT: [Seat; 1] = [Seat::FIRST];
const GOD: [God; 1] = [God::Blue];
const SEX: [Sex; 1] = [Sex::Man];
const KIND: [Kind; 1] = [Kind::Land];
const PATH: [Path; 1] = [Path::Land];
const HERE: [Region; 1] = [Region::FIRST];
const GROUND: [Ground; 1] = [Ground::FIRST];

/// One of every decision that can be in the way.
const DECISIONS: [Decision; 24] = {
    let (region, sex) = (Region::FIRST, Sex::Man);
    [
        Decision::Start,
        Decision::Die,
        Decision::Pay { god: God::Blue },
        Decision::Expand {
            path: Path::Land,
            value: 3,
        },
        Decision::Hut { region },
        Decision::Lay {
            material: Material::Sand,
        },
        Decision::Fish { region },
        Decision::Person { sex, value: 3 },
        Decision::Room {
            sex,
            kind: Kind::Land,
        },
        Decision::Helper { points: 3 },
        Decision::Priest { value: 3 },
        Decision::Building { value: 3 },
        Decision::Site { tile: 3 },
        Decision::FireGift,
        Decision::FireStep,
        Decision::People,
        Decision::Materials { left: 2 },
        Decision::Cards { left: 2 },
        Decision::Huts {
            left: 2,
            moved: false,
        },
        Decision::Jewel,
        Decision::Task,
        Decision::NewTask,
        Decision::LastTask,
        Decision::Over,
    ]
};

violations! {
    /// Why an action is refused.
    pub enum Violation {
        /// The game is over.
        GameOver => ("BB-E1", "bb-refusal-game-over"),
        /// It is another player's turn.
        NotYourTurn { turn: Seat in SEAT, phase: Phase in Phase::ALL }
            => (turn_rule(phase), "bb-refusal-not-your-turn", turn),
        /// Something else has to be decided first.
        NotNow { decision: Decision in DECISIONS } by decision => {
            Decision::Start => ("BB-S7", "bb-refusal-start-first"),
            Decision::Die => ("BB-A1", "bb-refusal-die-first"),
            Decision::Pay { god } => ("BB-G1", "bb-refusal-pay-first", god),
            Decision::Expand { .. } => ("BB-A4", "bb-refusal-expand-first"),
            Decision::Hut { .. } => ("BB-A5", "bb-refusal-hut-first"),
            Decision::Lay { .. } => ("BB-A5", "bb-refusal-lay-first"),
            Decision::Fish { .. } => ("BB-A6", "bb-refusal-fish-first"),
            Decision::Person { .. } => ("BB-A7", "bb-refusal-person-first"),
            Decision::Room { .. } => ("BB-A7", "bb-refusal-room-first"),
            Decision::Helper { .. } => ("BB-A8", "bb-refusal-helper-first"),
            Decision::Priest { .. } => ("BB-A10", "bb-refusal-priest-first"),
            Decision::Building { .. } => ("BB-A11", "bb-refusal-building-first"),
            Decision::Site { .. } => ("BB-A11", "bb-refusal-site-first"),
            Decision::FireGift => ("BB-A12", "bb-refusal-fire-gift-first"),
            Decision::FireStep => ("BB-A12", "bb-refusal-fire-step-first"),
            Decision::People => ("BB-B1", "bb-refusal-people-first"),
            Decision::Materials { .. } => ("BB-R5", "bb-refusal-materials-first"),
            Decision::Cards { .. } => ("BB-R5", "bb-refusal-cards-first"),
            Decision::Huts { .. } => ("BB-B4", "bb-refusal-huts-first"),
            Decision::Jewel => ("BB-C3", "bb-refusal-jewel-first"),
            Decision::Task => ("BB-C4", "bb-refusal-task-first"),
            Decision::NewTask => ("BB-C4", "bb-refusal-new-task-first"),
            Decision::LastTask => ("BB-E1", "bb-refusal-last-task-first"),
            Decision::Over => ("BB-E1", "bb-refusal-game-over"),
        },
        /// The region isn't one to begin in.
        NotAStart { region: Region in HERE } => ("BB-S7", "bb-refusal-not-a-start", region),
        /// Somebody began there.
        StartTaken { region: Region in HERE } => ("BB-S7", "bb-refusal-start-taken", region),
        /// One has no such die left.
        NoSuchDie { face: u8 in [4] } => ("BB-A1", "bb-refusal-no-such-die", face),
        /// A lower or equal die lies there, and the blue god can't be paid for.
        DieTooHigh { face: u8 in [4], lowest: u8 in [3], deed: Deed in [Deed::Helper] }
            => ("BB-A2", "bb-refusal-die-too-high", face, lowest, deed),
        /// Gods don't help with fishing.
        NoGodForFishing => ("BB-R3", "bb-refusal-no-god-for-fishing"),
        /// The white god does nothing for a six.
        AlreadySix => ("BB-R3", "bb-refusal-already-six"),
        /// The god can't be paid for.
        CannotPay { god: God in GOD } => ("BB-G1", "bb-refusal-cannot-pay", god),
        /// The blue and the white god can't both be paid for.
        CannotPayBoth => ("BB-G1", "bb-refusal-cannot-pay-both"),
        /// Paid so, the next god can't be paid for any more.
        NothingLeftFor { god: God in GOD } => ("BB-G1", "bb-refusal-nothing-left-for", god),
        /// One has no offering.
        NoOffering => ("BB-G1", "bb-refusal-no-offering"),
        /// One has no such card.
        NoSuchCard { god: God in GOD } => ("BB-G1", "bb-refusal-no-such-card", god),
        /// One has no two such cards.
        NoPair { god: God in GOD } => ("BB-G1", "bb-refusal-no-pair", god),
        /// One has no god tile.
        NoGodTile => ("BB-G2", "bb-refusal-no-god-tile"),
        /// All huts are on the islands.
        NoHutLeft => ("BB-A4", "bb-refusal-no-hut-left"),
        /// No path of that value leads anywhere new.
        NowhereToGo { path: Path in PATH, value: u8 in [2] } => ("BB-A3", "bb-refusal-nowhere-to-go", path, value),
        /// One has a hut there.
        AlreadyThere { region: Region in HERE } => ("BB-A4", "bb-refusal-already-there", region),
        /// No path of that value leads there.
        TooFar { region: Region in HERE, path: Path in PATH, value: u8 in [2] }
            => ("BB-A4", "bb-refusal-too-far", region, path, value),
        /// There is no hut on such a space.
        NoHutThere { space: Space in [Space::Twelfth] } => ("BB-A5", "bb-refusal-no-hut-there", space),
        /// The ceremony space takes another material.
        WrongGround { ground: Ground in GROUND, material: Material in [Material::Wood] }
            => ("BB-A5", "bb-refusal-wrong-ground", ground = ground.number() + 1, material),
        /// The ceremony space is taken.
        GroundTaken { ground: Ground in GROUND } => ("BB-A5", "bb-refusal-ground-taken", ground = ground.number() + 1),
        /// There is no free space for a person.
        NoRoom => ("BB-A7", "bb-refusal-no-room"),
        /// Nobody is left on the positions up to that value.
        NobodyToTake { sex: Sex in SEX, value: u8 in [2] } => ("BB-A3", "bb-refusal-nobody-to-take", sex, value),
        /// The position is beyond the value.
        PositionTooHigh { position: u8 in [4], value: u8 in [3] }
            => ("BB-A7", "bb-refusal-position-too-high", position, value),
        /// Nobody is left on the position.
        PositionEmpty { position: u8 in [4] } => ("BB-R1", "bb-refusal-position-empty", position),
        /// The trade costs more points than are left.
        TooDear { price: u8 in [2], points: u8 in [1] } => ("BB-A8", "bb-refusal-too-dear", price, points),
        /// Nobody of that kind is left to move down.
        NobodyUp { sex: Sex in SEX, kind: Kind in KIND } => ("BB-A8", "bb-refusal-nobody-up", sex, kind),
        /// No card of that colour lies open.
        CardNotOpen { god: God in GOD } => ("BB-R7", "bb-refusal-card-not-open", god),
        /// There is no card to draw.
        NoCards => ("BB-R8", "bb-refusal-no-cards"),
        /// There is no hut to move.
        NoHutToMove => ("BB-A8", "bb-refusal-no-hut-to-move"),
        /// A person lies on the twelfth space.
        TwelfthTaken => ("BB-R2", "bb-refusal-twelfth-taken"),
        /// No priest is in the supply.
        NoPriest => ("BB-A10", "bb-refusal-no-priest"),
        /// The temple's space is beyond the value.
        SpaceTooHigh { space: u8 in [4], value: u8 in [3] } => ("BB-A10", "bb-refusal-space-too-high", space, value),
        /// No two adjacent spaces have material.
        NoSite => ("BB-A11", "bb-refusal-no-site"),
        /// All tiles up to that value are built.
        NoTile { value: u8 in [2] } => ("BB-A3", "bb-refusal-no-tile", value),
        /// The tile is beyond the value.
        TileTooHigh { tile: u8 in [4], value: u8 in [3] } => ("BB-A11", "bb-refusal-tile-too-high", tile, value),
        /// The tile is built.
        TileBuilt { tile: u8 in [4] } => ("BB-A11", "bb-refusal-tile-built", tile),
        /// One of the two spaces has no material.
        NotFilled => ("BB-A11", "bb-refusal-not-filled"),
        /// One has nobody of that kind.
        NobodyOfKind { sex: Sex in SEX, kind: Kind in KIND } => ("BB-B2", "bb-refusal-nobody-of-kind", sex, kind),
        /// One has another number of people of that kind.
        NotSoMany { sex: Sex in SEX, kind: Kind in KIND, count: u8 in [2], have: u8 in [1] }
            => ("BB-B2", "bb-refusal-not-so-many", sex, kind, count, have),
        /// All people of that kind act together.
        ActTogether { sex: Sex in SEX, kind: Kind in KIND, have: u8 in [2] }
            => ("BB-B2", "bb-refusal-act-together", sex, kind, have),
        /// That sex has acted.
        SexUsed { sex: Sex in SEX } => ("BB-B1", "bb-refusal-sex-used", sex),
        /// That kind has acted.
        KindUsed { sex: Sex in SEX, kind: Kind in KIND } => ("BB-G6", "bb-refusal-kind-used", sex, kind),
        /// One green god a phase.
        GreenUsed => ("BB-G6", "bb-refusal-green-used"),
        /// That sex hasn't acted yet, so no god is needed.
        NotFurther { sex: Sex in SEX } => ("BB-G6", "bb-refusal-not-further", sex),
        /// The action would do nothing.
        NothingToGain { kind: Kind in [Kind::Hut] } => ("BB-R5", "bb-refusal-nothing-to-gain", kind),
        /// One hut has to be moved before one may stop.
        MoveAHutFirst => ("BB-R5", "bb-refusal-move-a-hut-first"),
        /// The jewel isn't for sale now.
        NotForSale => ("BB-C3", "bb-refusal-not-for-sale"),
        /// One has too few shells.
        TooFewShells { price: u8 in [4], shells: u8 in [3] } => ("BB-C3", "bb-refusal-too-few-shells", price, shells),
        /// One doesn't have that task.
        NotYourTask { phase: Phase in Phase::ALL } => (task_rule(phase), "bb-refusal-not-your-task"),
        /// The task's demands aren't met.
        NotMet => ("BB-K1", "bb-refusal-not-met"),
        /// The task is met without help.
        NeedsNoHelp { phase: Phase in Phase::ALL } => (task_rule(phase), "bb-refusal-needs-no-help"),
        /// The yellow god isn't enough.
        HelpTooSmall => ("BB-G7", "bb-refusal-help-too-small"),
        /// A task that is met must be fulfilled.
        MustFulfil => ("BB-C4", "bb-refusal-must-fulfil"),
        /// A last task that is met must be fulfilled.
        MustFulfilLast => ("BB-R9", "bb-refusal-must-fulfil-last"),
        /// The task isn't on the board.
        NotShown => ("BB-C4", "bb-refusal-not-shown"),
    }
}
