//! What is asked and done, as messages. The words are in `locales/`.

use pantheon_engine::{Game, Message, Seat, Speak};

use crate::action::{Action, Green};
use crate::captions::Captions;
use crate::event::Event;
use crate::piece::{Cards, God, Ground, Jewel, Kind, Plot, Sex, Way};
use crate::region::{Fish, Region};
use crate::rules::BoraBora;
use crate::state::{Decision, Phase};
use crate::task::TaskId;
use crate::view::View;

/// A part of a round.
pub(crate) fn phase(phase: Phase) -> Message {
    Message::new(match phase {
        Phase::SetUp => "bb-phase-set-up",
        Phase::Dice => "bb-phase-dice",
        Phase::People => "bb-phase-people",
        Phase::Jewels => "bb-phase-jewels",
        Phase::Tasks => "bb-phase-tasks",
        Phase::NewTasks => "bb-phase-new-tasks",
        Phase::LastTasks => "bb-phase-last-tasks",
        Phase::Over => "bb-phase-over",
    })
}

/// How a god is paid for.
pub(crate) fn way(way: Way) -> Message {
    match way {
        Way::Card => Message::new("bb-way-card"),
        Way::Pair(god) => Message::new("bb-way-pair").word("god", god.word()),
        Way::Tile => Message::new("bb-way-tile"),
    }
}

/// A man or woman by what they do.
pub(crate) fn person(sex: Sex, kind: Kind) -> Message {
    Message::new(match sex {
        Sex::Man => "bb-person-man",
        Sex::Woman => "bb-person-woman",
    })
    .word("kind", kind.word())
}

/// The gods of several cards.
pub(crate) fn gods(cards: Cards) -> Vec<Message> {
    let each = |god: God| std::iter::repeat_n(god.word(), usize::from(cards[god.index()]));
    God::ALL.into_iter().flat_map(each).collect()
}

impl BoraBora {
    /// A task by its demands.
    pub(crate) fn task_text(&self, task: TaskId) -> Message {
        let demands = self.content().demands(task);
        Message::new("bb-task").list(
            "demands",
            demands.map(crate::task::Demand::message).collect(),
        )
    }

    /// A jewel with its price and points.
    pub(crate) fn jewel_text(&self, jewel: Jewel) -> Message {
        let tile = self.content().jewel(jewel);
        Message::new("bb-jewel")
            .word("kind", tile.kind.word())
            .number("price", tile.price)
            .number("points", tile.points)
    }

    pub(crate) fn region_text(&self, region: Region) -> Message {
        Message::new("bb-region")
            .text("name", region.name())
            .word("terrain", self.content().terrain(region).word())
            .word("island", self.content().island(region).word())
    }

    /// A fish by its kind and value.
    pub(crate) fn fish_text(&self, fish: Fish) -> Message {
        let tile = self.content().fish(fish);
        Message::new("bb-fish")
            .word("fish", tile.kind.word())
            .number("value", tile.value)
    }

    fn settle_text(&self, view: &View, region: Region) -> Message {
        let fish = self.content().fish(view.fish[region.index()]);
        Message::new("bb-action-settle")
            .word("region", self.region_text(region))
            .word("fish", fish.kind.word())
            .number("value", fish.value)
    }

    fn use_text(&self, sex: Sex, kind: Kind, count: u8, green: Green) -> Message {
        Message::new(match green {
            Green::Unused => "bb-action-use",
            Green::Double => "bb-action-use-double",
            Green::Further => "bb-action-use-further",
        })
        .word("person", person(sex, kind))
        .number("count", count)
        .number(
            "strength",
            self.strength(kind, count, green == Green::Double),
        )
    }

    fn ask_now(&self, view: &View) -> Message {
        let region = |key: &'static str, region: Region| {
            Message::new(key).word("region", self.region_text(region))
        };
        match view.decision {
            Decision::Start => Message::new("bb-ask-start"),
            Decision::Die => Message::new("bb-ask-die"),
            Decision::Pay { god } => Message::new("bb-ask-pay").word("god", god.word()),
            Decision::Expand { path, value } => Message::new("bb-ask-expand")
                .word("path", path.word())
                .number("value", value),
            Decision::Hut { region: at } => region("bb-ask-hut", at),
            Decision::Lay { material } => {
                Message::new("bb-ask-lay").word("material", material.word())
            }
            Decision::Fish { region: at } => region("bb-ask-fish", at)
                .number("value", self.content().fish(view.fish[at.index()]).value),
            Decision::Person { sex, value } => Message::new("bb-ask-person")
                .word("sex", sex.word())
                .number("value", value),
            Decision::Room { sex, kind } => {
                Message::new("bb-ask-room").word("person", person(sex, kind))
            }
            Decision::Helper { points } => Message::new("bb-ask-helper").number("points", points),
            Decision::Priest { value } => Message::new("bb-ask-priest").number("value", value),
            Decision::Building { value } => Message::new("bb-ask-building").number("value", value),
            Decision::Site { tile } => Message::new("bb-ask-site").number("tile", tile),
            Decision::FireGift => Message::new("bb-ask-fire-gift"),
            Decision::FireStep => Message::new("bb-ask-fire-step"),
            Decision::People => Message::new("bb-ask-people"),
            Decision::Materials { left } => Message::new("bb-ask-materials").number("left", left),
            Decision::Cards { left } => Message::new("bb-ask-cards").number("left", left),
            Decision::Huts { left, .. } => Message::new("bb-ask-huts").number("left", left),
            Decision::Jewel => Message::new("bb-ask-jewel"),
            Decision::Task => Message::new("bb-ask-task"),
            Decision::NewTask => Message::new("bb-ask-new-task"),
            Decision::LastTask => Message::new("bb-ask-last-task"),
            Decision::Over => Message::new("bb-end-six-rounds"),
        }
    }

    pub(crate) fn ground_text(&self, ground: Ground) -> Message {
        Message::new("bb-ground")
            .number("row", ground.number() / 4 + 1)
            .number("column", ground.number() % 4 + 1)
            .word("material", self.content().ceremony(ground).word())
    }

    fn plot_text(&self, plot: Plot) -> Message {
        let spaces = self.content().plot(plot);
        Message::new("bb-action-build-on").list(
            "spaces",
            spaces.iter().map(|it| self.ground_text(it)).collect(),
        )
    }

    fn person_text(view: &View, position: u8) -> Message {
        let shown = match view.decision {
            Decision::Person { sex, .. } => view.display[sex.index()]
                .shown
                .get(usize::from(position).wrapping_sub(1))
                .copied()
                .flatten()
                .map(|kind| person(sex, kind)),
            _ => None,
        };
        Message::new("bb-action-take-person")
            .number("position", position)
            .word("person", shown.unwrap_or_else(|| Message::new("bb-nobody")))
    }
}

impl Speak for BoraBora {
    type Captions = Captions;

    fn captions(&self) -> Captions {
        self.all_captions()
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        if seat == view.turn || view.decision == Decision::Over {
            self.ask_now(view)
        } else {
            Message::new("bb-ask-wait").seat("turn", view.turn)
        }
    }

    fn say_action(&self, view: &View, _seat: Seat, action: Action) -> Message {
        match action {
            Action::Place { face, deed, white } => {
                let blue = view.lowest[deed.index()] <= face;
                Message::new(match (blue, white) {
                    (false, false) => "bb-action-place",
                    (false, true) => "bb-action-place-white",
                    (true, false) => "bb-action-place-blue",
                    (true, true) => "bb-action-place-both",
                })
                .number("face", face)
                .word("deed", deed.word())
            }
            Action::Pay(how) => match view.decision {
                Decision::Fish { .. } => Message::new("bb-action-score-fish"),
                _ => Message::new("bb-action-pay"),
            }
            .word("way", way(how)),
            Action::Settle(region) => self.settle_text(view, region),
            Action::TakeHut(from) => Message::new("bb-action-take-hut").with("space", from),
            Action::Lay(ground) => {
                Message::new("bb-action-lay").word("ground", self.ground_text(ground))
            }
            Action::TakePerson(position) => Self::person_text(view, position),
            Action::House(at) => Message::new("bb-action-house").with("space", at),
            Action::Tattoo(kind) => Message::new("bb-action-tattoo")
                .word("kind", kind.word())
                .number("steps", self.content().person(kind).symbols),
            Action::Collect(kind) => Message::new("bb-action-collect")
                .word("kind", kind.word())
                .number("shells", self.content().person(kind).symbols),
            Action::ScorePoint => Message::new("bb-action-score-point"),
            Action::TakeOffering => Message::new("bb-action-take-offering"),
            Action::TakeCard(god) => Message::new("bb-action-take-card").word("god", god.word()),
            Action::DrawCard => Message::new("bb-action-draw-card"),
            Action::TakeMaterial(material) => {
                Message::new("bb-action-take-material").word("material", material.word())
            }
            Action::MoveHut => Message::new("bb-action-move-hut"),
            Action::SendPriest(at) => Message::new("bb-action-send-priest").number("space", at),
            Action::Build(tile) => Message::new("bb-action-build").number("tile", tile),
            Action::BuildOn(plot) => self.plot_text(plot),
            Action::TakeStatus => Message::new("bb-action-take-status"),
            Action::TakeShell => Message::new("bb-action-take-shell"),
            Action::Use {
                sex,
                kind,
                count,
                green,
            } => self.use_text(sex, kind, count, green),
            Action::Buy(jewel) => {
                Message::new("bb-action-buy").word("jewel", self.jewel_text(jewel))
            }
            Action::Fulfil(task) => {
                Message::new("bb-action-fulfil").word("task", self.task_text(task))
            }
            Action::FulfilWith { task, way: how } => Message::new("bb-action-fulfil-with")
                .word("task", self.task_text(task))
                .word("way", way(how)),
            Action::Discard(task) => {
                Message::new("bb-action-discard").word("task", self.task_text(task))
            }
            Action::TakeTask(task) => {
                Message::new("bb-action-take-task").word("task", self.task_text(task))
            }
            Action::Done => Message::new(match view.decision {
                Decision::Fish { .. } => "bb-action-leave-fish",
                Decision::Jewel => "bb-action-buy-nothing",
                Decision::LastTask => "bb-action-give-up-tasks",
                Decision::Helper { .. } => "bb-action-end-helper",
                Decision::People => "bb-action-end-people",
                _ => "bb-action-done",
            }),
        }
    }

    pantheon_engine::speech_parts!();
}
