//! The board in sentences, the weightiest first.

use pantheon_engine::{Game, Message, Seat};

use crate::piece::{Cards, Deed, God, Kind, Sex};
use crate::player::Die;
use crate::progress::{Goal, GoalProgress, TaskProgress};
use crate::region::Region;
use crate::rules::BoraBora;
use crate::task::Demand;
use crate::text::{person, phase};
use crate::view::{PlayerView, View};

/// Several phrases as one, put together by a text of two; nothing if there is none.
fn joined(key: &'static str, phrases: impl IntoIterator<Item = Message>) -> Option<Message> {
    phrases
        .into_iter()
        .reduce(|list, item| Message::new(key).word("list", list).word("item", item))
}

/// Phrases with semicolons between them, for they may have commas inside.
fn listed(phrases: impl IntoIterator<Item = Message>) -> Message {
    joined("bb-also", phrases).unwrap_or_else(|| Message::new("bb-say-none"))
}

fn counted(count: u8, what: Message) -> Message {
    Message::new("bb-say-count")
        .number("count", count)
        .word("what", what)
}

fn cards(cards: Cards) -> Message {
    let held = God::ALL
        .into_iter()
        .zip(cards)
        .filter(|&(_, count)| count > 0);
    listed(held.map(|(god, count)| counted(count, god.word())))
}

fn faces(dice: impl Iterator<Item = Die>) -> Option<Message> {
    let number = |die: Die| Message::new("bb-number").number("number", die.face);
    joined("bb-comma", dice.map(number))
}

impl BoraBora {
    pub(crate) fn board_text(&self, view: &View) -> Vec<Message> {
        let own = view.viewer.seat().unwrap_or(view.turn);
        let others = Seat::all(self.seats()).filter(|&seat| seat != own);
        let mut told = vec![
            Message::new("bb-say-round")
                .number("round", view.round)
                .word("phase", phase(view.phase))
                .seat("who", view.turn),
        ];
        told.extend(Seat::all(self.seats()).filter_map(|seat| dice_left(view, seat)));
        told.extend(Deed::ALL.into_iter().filter_map(|deed| dice_on(view, deed)));
        told.extend(Region::all().map(|region| self.island_text(view, region)));
        told.extend(Sex::ALL.map(|sex| shown(view, sex)));
        told.extend(self.board_beside_text(view));
        for seat in [own].into_iter().chain(others) {
            told.extend(self.player_text(view, seat));
        }
        told
    }

    fn island_text(&self, view: &View, region: Region) -> Message {
        let fish = self.fish_text(view.fish[region.index()]);
        let holder = view.holders[region.index()];
        let beside = Seat::all(self.seats())
            .filter(|&seat| view.players[seat.index()].regions.contains(region))
            .filter(|&seat| Some(seat) != holder)
            .map(|seat| Message::new("bb-player").seat("who", seat));
        let held = match holder {
            Some(seat) => Message::new("bb-held-by").seat("who", seat),
            None => Message::new("bb-held-by-nobody"),
        };
        let beside =
            joined("bb-comma", beside).map(|who| Message::new("bb-beside").word("who", who));
        let mut told = Message::new("bb-say-region")
            .word("region", self.region_text(region))
            .word("fish", fish)
            .word("held", held);
        if let Some(beside) = beside {
            told = Message::new("bb-comma")
                .word("list", told)
                .word("item", beside);
        }
        told
    }

    fn board_beside_text(&self, view: &View) -> Vec<Message> {
        let spaces = self.content().temple().into_iter().zip(view.temple);
        let spaces = spaces.map(|(value, priest)| {
            let space = Message::new("bb-say-space").number("value", value);
            match priest {
                Some(seat) => space.seat("who", seat),
                None => space.word("who", Message::new("bb-nobody")),
            }
        });
        let steps = Seat::all(self.seats())
            .zip(&view.status)
            .map(|(seat, &step)| {
                Message::new("bb-say-step")
                    .seat("who", seat)
                    .number("step", step)
            });
        let order = view
            .order
            .iter()
            .map(|&seat| Message::new("bb-player").seat("who", seat));
        let round = usize::from(view.round.max(1) - 1);
        let jewels = view.jewels.get(round).into_iter().flatten().flatten();
        vec![
            Message::new("bb-say-temple")
                .word("spaces", listed(spaces))
                .number("tiles", view.temple_tiles),
            Message::new("bb-say-status").word("steps", listed(steps)),
            Message::new("bb-say-order").word("order", listed(order)),
            Message::new("bb-say-gods")
                .word("cards", cards(view.row))
                .number("pile", view.pile),
            Message::new("bb-say-jewels").word(
                "jewels",
                listed(jewels.map(|&jewel| self.jewel_text(jewel))),
            ),
            Message::new("bb-say-tasks").word("tasks", self.shown_tasks(view)),
        ]
    }

    /// The tasks on the board, with how far the viewer is.
    fn shown_tasks(&self, view: &View) -> Message {
        if view.viewer.seat().is_some() {
            return self.tasks_text(&view.progress);
        }
        let tasks = view.tasks.into_iter().flatten();
        listed(tasks.map(|task| self.task_text(task)))
    }

    fn tasks_text(&self, tasks: &[TaskProgress]) -> Message {
        listed(tasks.iter().map(|task| self.progress_text(task)))
    }

    /// A task by its demands, each with how far it is.
    fn progress_text(&self, task: &TaskProgress) -> Message {
        let demands = self.content().demands(task.task).map(Demand::message);
        let progress = demands.zip(&task.demands).map(|(demand, progress)| {
            Message::new("bb-progress")
                .word("demand", demand)
                .number("have", progress.have)
                .number("need", progress.need)
        });
        Message::new("bb-task").list("demands", progress.collect())
    }

    fn player_text(&self, view: &View, seat: Seat) -> Vec<Message> {
        let player = &view.players[seat.index()];
        let by = |key: &'static str| Message::new(key).seat("who", seat);
        let folk = Sex::ALL
            .into_iter()
            .zip(player.folk)
            .flat_map(|(sex, folk)| {
                let each = Kind::ALL.into_iter().zip(folk.all);
                each.filter(|&(_, count)| count > 0)
                    .map(move |(kind, count)| counted(count, person(sex, kind)))
            });
        let hand = player.hand.unwrap_or(player.known);
        let unseen = if player.hand.is_some() {
            0
        } else {
            player.unknown
        };
        let goals = player.goals.iter().map(goal_text);
        let mut told = vec![
            by("bb-say-player")
                .number("points", player.total)
                .list("goods", goods(player)),
            by("bb-say-hand")
                .word("cards", cards(hand))
                .number("unseen", unseen),
            by("bb-say-folk").word("people", listed(folk)),
            by("bb-say-own-tasks")
                .word("tasks", self.tasks_text(&player.progress))
                .number("fulfilled", player.fulfilled),
        ];
        told.extend(joined("bb-comma", goals).map(|goals| by("bb-say-goals").word("goals", goals)));
        told
    }
}

fn goal_text(goal: &GoalProgress) -> Message {
    goal.goal
        .word()
        .number("have", goal.have)
        .number("need", goal.need)
}

fn goods(player: &PlayerView) -> Vec<Message> {
    let of = |goal: Goal| player.goals[goal.index()].have;
    [
        ("bb-count-offerings", player.offerings),
        ("bb-count-shells", player.shells),
        ("bb-count-god-tiles", player.god_tiles),
        ("bb-count-priests", player.priests),
        ("bb-count-huts", player.huts),
        ("bb-count-twelfth", player.twelfth_huts),
        ("bb-count-people", of(Goal::People)),
        ("bb-count-buildings", of(Goal::Buildings)),
        ("bb-count-jewels", of(Goal::Jewels)),
    ]
    .map(|(key, count)| Message::new(key).number("count", count))
    .into()
}

fn dice_left(view: &View, seat: Seat) -> Option<Message> {
    let dice = view.players[seat.index()].dice.into_iter();
    let left = dice.filter(|die| die.on.is_none() && die.face > 0);
    faces(left).map(|dice| {
        Message::new("bb-say-dice")
            .seat("who", seat)
            .word("dice", dice)
    })
}

fn dice_on(view: &View, deed: Deed) -> Option<Message> {
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    let dice = seats.flat_map(|(seat, player)| {
        let there = player.dice.into_iter().filter(|die| die.on == Some(deed));
        there.map(move |die| {
            Message::new("bb-die-of")
                .number("face", die.face)
                .seat("who", seat)
        })
    });
    joined("bb-also", dice).map(|dice| {
        Message::new("bb-say-action")
            .word("deed", deed.word())
            .word("dice", dice)
    })
}

fn shown(view: &View, sex: Sex) -> Message {
    let people = (1..).zip(view.display[sex.index()].shown);
    let people = people.filter_map(|(position, kind): (u8, _)| {
        Some(
            Message::new("bb-say-position")
                .number("position", position)
                .word("person", person(sex, kind?)),
        )
    });
    Message::new(match sex {
        Sex::Man => "bb-say-shown-man",
        Sex::Woman => "bb-say-shown-woman",
    })
    .word("people", listed(people))
}

#[cfg(test)]
mod tests {
    use pantheon_engine::{Arg, Luck, LuckKey, Step, Viewer};

    use super::*;
    use crate::{Content, Options};

    fn told(viewer: Viewer) -> Vec<Message> {
        let content = <Content as pantheon_engine::Content>::built_in();
        let rules = BoraBora::new(content.into(), Options::default(), 2).unwrap();
        let luck = Luck::new(&LuckKey::for_playout(1), 0);
        let state = rules.set_up(&mut Step::silent(luck));
        rules.board_text(&rules.view(&state, viewer))
    }

    #[test]
    fn the_round_comes_first_every_region_is_told_and_ones_own_board_before_the_others() {
        let second = Seat::new(1).unwrap();
        let told = told(Viewer::Seat(second));
        assert_eq!(told[0].key, "bb-say-round");
        let regions = told.iter().filter(|it| it.key == "bb-say-region").count();
        assert_eq!(regions, Region::COUNT);
        let players: Vec<&Message> = told.iter().filter(|it| it.key == "bb-say-player").collect();
        assert_eq!(players.len(), 2);
        assert_eq!(players[0].args[0], ("who".into(), Arg::Seat(second)));
    }

    #[test]
    fn tasks_are_told_with_how_far_they_are() {
        let progress = |viewer| {
            let said = format!("{:?}", told(viewer));
            said.matches("\"bb-progress\"").count()
        };
        let (own, spectator) = (
            progress(Viewer::Seat(Seat::FIRST)),
            progress(Viewer::Spectator),
        );
        assert!(spectator >= 6, "three tasks of each player: {spectator}");
        assert!(
            own > spectator,
            "a player hears it of those on the board too"
        );
    }
}
