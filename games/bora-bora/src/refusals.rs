//! Every action there is, in positions of every kind: list and check agree, and what a refusal says is so.

use pantheon_engine::Game as _;
use pantheon_engine::conformance::{Refused, check, refusals_are_true};

use crate::piece::total;
use crate::{
    Action, BoraBora, Content, Decision, Deed, God, Green, Ground, HIGHEST, Jewel, Kind, Material,
    Path, Player, Plot, Region, Sex, Space, TaskId, Violation, Way,
};

const POSITIONS: u32 = 2_500;
/// What random play doesn't come to in so many positions.
const RARE: &[&str] = &[
    "bb-refusal-no-cards",
    "bb-refusal-no-hut-left",
    "bb-refusal-no-hut-there",
    "bb-refusal-no-hut-to-move",
];
/// Faces, positions, temple spaces and tiles, and some beyond on either side.
const NUMBERS: std::ops::RangeInclusive<u8> = 0..=7;
/// More people of one kind than there are.
const CROWD: u8 = 4;

fn ways() -> Vec<Way> {
    let mut ways = vec![Way::Card, Way::Tile];
    ways.extend(God::ALL.map(Way::Pair));
    ways
}

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::ScorePoint,
        Action::TakeOffering,
        Action::DrawCard,
        Action::MoveHut,
        Action::TakeStatus,
        Action::TakeShell,
        Action::Done,
    ];
    for deed in Deed::ALL {
        let place = |face, white| Action::Place { face, deed, white };
        all.extend(NUMBERS.flat_map(|face| [place(face, false), place(face, true)]));
    }
    all.extend(NUMBERS.flat_map(|number| {
        [
            Action::TakePerson(number),
            Action::SendPriest(number),
            Action::Build(number),
        ]
    }));
    for space in [Space::Ordinary, Space::Twelfth] {
        all.extend([Action::TakeHut(space), Action::House(space)]);
    }
    for kind in Kind::ALL {
        all.extend([Action::Tattoo(kind), Action::Collect(kind)]);
        for sex in Sex::ALL {
            for count in 0..=CROWD {
                let helps = [Green::Unused, Green::Double, Green::Further];
                all.extend(helps.map(|green| Action::Use {
                    sex,
                    kind,
                    count,
                    green,
                }));
            }
        }
    }
    all.extend(ways().into_iter().map(Action::Pay));
    all.extend(Region::all().map(Action::Settle));
    all.extend(Ground::all().map(Action::Lay));
    all.extend(God::ALL.map(Action::TakeCard));
    all.extend(Material::ALL.map(Action::TakeMaterial));
    all.extend(Plot::all().map(Action::BuildOn));
    all.extend(Jewel::all().map(Action::Buy));
    for task in TaskId::all() {
        all.extend([
            Action::Fulfil(task),
            Action::Discard(task),
            Action::TakeTask(task),
        ]);
        all.extend(
            ways()
                .into_iter()
                .map(|way| Action::FulfilWith { task, way }),
        );
    }
    all
}

/// A refusal's claims, asked of the position alone.
struct Claim<'a>(&'a Refused<'a, BoraBora>);

impl Claim<'_> {
    fn player(&self) -> &Player {
        self.0.state.player(self.0.seat)
    }

    fn content(&self) -> &Content {
        self.0.rules.content()
    }

    fn is_listed(&self, action: Action) -> bool {
        self.0.listed.contains(&action)
    }

    fn may_fulfil(&self) -> bool {
        self.0
            .listed
            .iter()
            .any(|it| matches!(it, Action::Fulfil(_)))
    }

    /// Whether a path of at most this value leads from a region with an own hut to this one.
    fn leads_to(&self, path: Path, value: u8, region: Region) -> bool {
        self.content().links().iter().any(|link| {
            let [one, other] = link.between;
            let from = if one == region { other } else { one };
            link.between.contains(&region)
                && link.path == path
                && link.value <= value
                && self.player().regions.contains(from)
        })
    }

    /// The lowest die of anybody on the tile of an action.
    fn lowest_on(&self, deed: Deed) -> Option<u8> {
        let seats = self.0.rules.seats();
        let row = |deed| self.content().row(seats, deed);
        let dice = self.0.state.players[..usize::from(seats)]
            .iter()
            .flat_map(|player| player.dice);
        dice.filter(|die| {
            die.on
                .is_some_and(|on| on != Deed::Fishing && row(on) == row(deed))
        })
        .map(|die| die.face)
        .min()
    }

    fn is_filled(&self, plot: Plot) -> bool {
        self.content()
            .plot(plot)
            .minus(self.player().filled)
            .is_empty()
    }

    /// "First do this" or "or stop": what is said to be possible is listed.
    fn not_now(&self, decision: Decision) -> bool {
        match decision {
            Decision::Helper { .. }
            | Decision::People
            | Decision::Jewel
            | Decision::Fish { .. } => self.is_listed(Action::Done),
            Decision::Huts { .. } => self.is_listed(Action::MoveHut),
            Decision::FireGift => self.is_listed(Action::TakeOffering),
            _ => !self.0.listed.is_empty(),
        }
    }

    fn is_true_of_dice(&self, violation: Violation) -> bool {
        let (state, player) = (self.0.state, self.player());
        let purse = player.purse();
        let die = |face| {
            player
                .dice
                .iter()
                .any(|die| die.on.is_none() && die.face == face)
        };
        match violation {
            Violation::NoSuchDie { face } => !die(face),
            Violation::DieTooHigh { face, lowest, deed } => {
                self.lowest_on(deed) == Some(lowest) && lowest <= face && !purse.can_pay(God::Blue)
            }
            Violation::NoGodForFishing => {
                matches!(
                    self.0.action,
                    Action::Place {
                        deed: Deed::Fishing,
                        white: true,
                        ..
                    }
                )
            }
            Violation::AlreadySix => {
                matches!(
                    self.0.action,
                    Action::Place {
                        face: HIGHEST,
                        white: true,
                        ..
                    }
                )
            }
            Violation::CannotPay { god } => !purse.can_pay(god),
            Violation::CannotPayBoth => {
                let each = purse.can_pay(God::Blue) && purse.can_pay(God::White);
                each && !purse.can_pay_both(God::Blue, God::White)
            }
            Violation::NothingLeftFor { god } => match (state.decision, self.0.action) {
                (Decision::Pay { god: first }, Action::Pay(way)) => {
                    !purse.after(first, way).can_pay(god)
                }
                _ => false,
            },
            Violation::NoOffering => player.offerings == 0,
            Violation::NoSuchCard { god } => purse.hand[god.index()] == 0,
            Violation::NoPair { god } => purse.hand[god.index()] < 2,
            Violation::NoGodTile => player.god_tiles == 0,
            _ => false,
        }
    }

    fn is_true_of_board(&self, violation: Violation) -> bool {
        let (state, player) = (self.0.state, self.player());
        match violation {
            Violation::NotAStart { region } => {
                self.content().fish(state.fish[region.index()]).value != 1
            }
            Violation::StartTaken { region } => state.holders[region.index()].is_some(),
            Violation::NoHutLeft => player.huts + player.twelfth_huts == 0,
            Violation::NowhereToGo { path, value } => Region::all().all(|region| {
                player.regions.contains(region) || !self.leads_to(path, value, region)
            }),
            Violation::AlreadyThere { region } => player.regions.contains(region),
            Violation::TooFar {
                region,
                path,
                value,
            } => !self.leads_to(path, value, region),
            Violation::NoHutThere { space } => !player.has_hut(space),
            Violation::WrongGround { ground, material } => {
                self.content().ceremony(ground) != material
            }
            Violation::GroundTaken { ground } => player.filled.union(player.built).contains(ground),
            Violation::NoPriest => player.priests == 0,
            Violation::SpaceTooHigh { space, value } => space == 0 || space > value,
            Violation::NoSite => !Plot::all().any(|plot| self.is_filled(plot)),
            Violation::NoTile { value } => (1..=value).all(|tile| player.has_built(tile)),
            Violation::TileTooHigh { tile, value } => tile == 0 || tile > value,
            Violation::TileBuilt { tile } => player.has_built(tile),
            Violation::NotFilled => {
                matches!(self.0.action, Action::BuildOn(plot) if !self.is_filled(plot))
            }
            Violation::TooDear { price, points } => {
                state.decision == Decision::Helper { points } && price > points
            }
            Violation::NobodyUp { sex, kind } => player.folk(sex).up(kind) == 0,
            Violation::CardNotOpen { god } => state.gods.row[god.index()] == 0,
            Violation::NoCards => total(state.gods.pile.inside()) + total(&state.gods.discard) == 0,
            Violation::NoHutToMove => player.huts == 0,
            Violation::TwelfthTaken => player.twelfth_person,
            _ => false,
        }
    }

    fn is_true_of_people(&self, violation: Violation) -> bool {
        let (state, player) = (self.0.state, self.player());
        let used = |sex: Sex| player.used[sex.index()];
        let have_now = |sex: Sex, kind: Kind| player.folk(sex).all[kind.index()];
        match violation {
            Violation::NoRoom => ![Space::Ordinary, Space::Twelfth]
                .into_iter()
                .any(|space| player.has_room(space)),
            Violation::NobodyToTake { sex, value } => state
                .display(sex)
                .shown
                .iter()
                .take(usize::from(value))
                .all(Option::is_none),
            Violation::PositionTooHigh { position, value } => position == 0 || position > value,
            Violation::PositionEmpty { position } => match state.decision {
                Decision::Person { sex, .. } => state
                    .display(sex)
                    .shown
                    .get(usize::from(position) - 1)
                    .is_none_or(Option::is_none),
                _ => false,
            },
            Violation::NobodyOfKind { sex, kind } => have_now(sex, kind) == 0,
            Violation::NotSoMany {
                sex,
                kind,
                count,
                have,
            } => have == have_now(sex, kind) && have > 0 && (count == 0 || count > have),
            Violation::ActTogether { sex, kind, have } => {
                let fewer = matches!(self.0.action, Action::Use { count, .. } if (1..have).contains(&count));
                have == have_now(sex, kind) && fewer
            }
            Violation::SexUsed { sex } => !used(sex).is_empty(),
            Violation::KindUsed { sex, kind } => used(sex).contains(kind),
            Violation::GreenUsed => player.green,
            Violation::NotFurther { sex } => used(sex).is_empty(),
            Violation::NothingToGain { kind } => match kind {
                Kind::Hut => player.huts == 0 || player.twelfth_person,
                Kind::Card => total(state.gods.pile.inside()) + total(&state.gods.discard) == 0,
                Kind::Status => state.status[self.0.seat.index()] == self.content().last_step(),
                _ => false,
            },
            Violation::MoveAHutFirst => {
                matches!(state.decision, Decision::Huts { moved: false, .. })
            }
            _ => false,
        }
    }

    fn is_true_of_evaluation(&self, violation: Violation) -> bool {
        let (state, player) = (self.0.state, self.player());
        let task = match self.0.action {
            Action::Fulfil(task)
            | Action::FulfilWith { task, .. }
            | Action::Discard(task)
            | Action::TakeTask(task) => Some(task),
            _ => None,
        };
        match violation {
            Violation::NotForSale => {
                matches!(self.0.action, Action::Buy(jewel) if !state.jewels_for_sale().contains(&Some(jewel)))
            }
            Violation::TooFewShells { price, shells } => shells == player.shells && price > shells,
            Violation::NotYourTask { phase } => {
                phase == state.phase && task.is_some_and(|task| !player.tasks.contains(task))
            }
            Violation::NotMet | Violation::HelpTooSmall => {
                task.is_some_and(|task| !self.is_listed(Action::Fulfil(task)))
            }
            Violation::NeedsNoHelp { phase } => {
                phase == state.phase
                    && task.is_some_and(|task| self.is_listed(Action::Fulfil(task)))
            }
            Violation::MustFulfil | Violation::MustFulfilLast => self.may_fulfil(),
            Violation::NotShown => task.is_some_and(|task| !state.tasks.contains(&Some(task))),
            _ => false,
        }
    }

    fn is_true(&self) -> bool {
        let Refused {
            state,
            seat,
            violation,
            ..
        } = *self.0;
        match violation {
            Violation::GameOver => state.decision == Decision::Over,
            Violation::NotYourTurn { turn, phase } => {
                turn == state.turn && turn != seat && phase == state.phase
            }
            _ if seat != state.turn => false,
            Violation::NotNow { decision } => decision == state.decision && self.not_now(decision),
            other => {
                self.is_true_of_dice(other)
                    || self.is_true_of_board(other)
                    || self.is_true_of_people(other)
                    || self.is_true_of_evaluation(other)
            }
        }
    }
}

#[test]
fn list_and_check_agree_and_refusals_are_true() {
    check(refusals_are_true(POSITIONS, &every_action(), RARE, |it| {
        Claim(it).is_true()
    }));
}
