//! One of every kind of refusal.

use pantheon_engine::Seat;

use crate::piece::{Deed, God, Ground, Kind, Material, Sex, Space};
use crate::region::{Path, Region};
use crate::state::Decision;
use crate::violation::Violation;

/// One of every decision.
pub(crate) fn decisions() -> [Decision; 24] {
    let region = Region::nth(0);
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
        Decision::Person {
            sex: Sex::Man,
            value: 3,
        },
        Decision::Room {
            sex: Sex::Man,
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
}

/// One of every kind of refusal.
pub(crate) fn violations() -> Vec<Violation> {
    let region = Region::nth(0);
    let (god, sex, kind, path) = (God::Blue, Sex::Man, Kind::Land, Path::Land);
    let (ground, material) = (Ground::nth(0), Material::Wood);
    let mut all: Vec<Violation> = decisions()
        .into_iter()
        .map(|decision| Violation::NotNow { decision })
        .collect();
    all.extend([
        Violation::GameOver,
        Violation::NotYourTurn { turn: Seat::FIRST },
        Violation::NotAStart { region },
        Violation::StartTaken { region },
        Violation::NoSuchDie { face: 4 },
        Violation::DieTooHigh {
            face: 4,
            lowest: 3,
            deed: Deed::Helper,
        },
        Violation::NoGodForFishing,
        Violation::AlreadySix,
        Violation::CannotPay { god },
        Violation::NoOffering,
        Violation::NoSuchCard { god },
        Violation::NoPair { god },
        Violation::NoGodTile,
        Violation::NoHutLeft,
        Violation::NowhereToGo { path, value: 2 },
        Violation::AlreadyThere { region },
        Violation::TooFar {
            region,
            path,
            value: 2,
        },
        Violation::NoHutThere {
            space: Space::Twelfth,
        },
        Violation::WrongGround { ground, material },
        Violation::GroundTaken { ground },
        Violation::NoRoom,
        Violation::NobodyToTake { sex, value: 2 },
        Violation::PositionTooHigh {
            position: 4,
            value: 3,
        },
        Violation::PositionEmpty { position: 4 },
        Violation::TooDear {
            price: 2,
            points: 1,
        },
        Violation::NobodyUp { sex, kind },
        Violation::CardNotOpen { god },
        Violation::NoCards,
        Violation::NoHutToMove,
        Violation::TwelfthTaken,
        Violation::NoPriest,
        Violation::SpaceTooHigh { space: 4, value: 3 },
        Violation::NoSite,
        Violation::NoTile { value: 2 },
        Violation::TileTooHigh { tile: 4, value: 3 },
        Violation::TileBuilt { tile: 4 },
        Violation::NotFilled,
        Violation::NotSoMany {
            sex,
            kind,
            count: 2,
            have: 1,
        },
        Violation::SexUsed { sex },
        Violation::KindUsed { sex, kind },
        Violation::GreenUsed,
        Violation::NotFurther { sex },
        Violation::NothingToGain { kind: Kind::Hut },
        Violation::MoveAHutFirst,
        Violation::NotForSale,
        Violation::TooFewShells {
            price: 4,
            shells: 3,
        },
        Violation::NotYourTask,
        Violation::NotMet,
        Violation::NeedsNoHelp,
        Violation::HelpTooSmall,
        Violation::MustFulfil,
        Violation::MustFulfilLast,
        Violation::NotShown,
    ]);
    all
}
