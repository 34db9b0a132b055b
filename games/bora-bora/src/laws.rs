//! What holds in every position of Bora Bora.

use pantheon_engine::{Game, Seat, ensure};

use crate::piece::{Deed, God, Jewel, JewelSet, Kind, Sex, total};
use crate::player::{DICE, ORDINARY_SPACES, Player};
use crate::region::{Fish, FishSet, Region};
use crate::rules::BoraBora;
use crate::state::{Phase, State};
use crate::task::{TaskId, TaskSet};

pantheon_engine::laws! { BoraBora:
    "no hut is lost or made" => huts,
    "no priest is lost or made" => priests,
    "no god card is lost or made, and the cards known are in the hand" => god_cards,
    "god tiles leave and never come" => god_tiles,
    "every man, woman, jewel, task and fish is in one place at most" => tiles,
    "a space holds a hut or a person, never both" => spaces,
    "a building covers two spaces, and no material lies under it" => ceremony,
    "a settled region has one holder, who has a hut there" => holders,
    "dice are placed one by one in turn order" => dice,
    "turn order and stack name every seat once" => orders,
    "everybody has three open tasks, or two between settling one and taking the next" => open_tasks,
}

fn players<'a>(rules: &BoraBora, state: &'a State) -> impl Iterator<Item = (Seat, &'a Player)> {
    Seat::all(rules.seats()).map(|seat| (seat, state.player(seat)))
}

fn huts(rules: &BoraBora, state: &State) -> Result<(), String> {
    players(rules, state).try_for_each(|(seat, player)| {
        let found = player.huts + player.twelfth_huts + player.regions.len();
        ensure(found == rules.content().start.huts, || {
            format!("seat {seat} has {found} huts")
        })
    })
}

fn priests(rules: &BoraBora, state: &State) -> Result<(), String> {
    players(rules, state).try_for_each(|(seat, player)| {
        let found = player.priests + state.priests_in_temple(seat);
        ensure(found == rules.content().start.priests, || {
            format!("seat {seat} has {found} priests")
        })
    })
}

fn god_cards(rules: &BoraBora, state: &State) -> Result<(), String> {
    for god in God::ALL {
        let at = god.index();
        let held: u8 = players(rules, state)
            .map(|(_, player)| player.hand.inside()[at])
            .sum();
        let found =
            held + state.gods.pile.inside()[at] + state.gods.row[at] + state.gods.discard[at];
        ensure(found == rules.content().gods.cards_per_colour, || {
            format!("there are {found} cards of {god:?}")
        })?;
        for (seat, player) in players(rules, state) {
            ensure(player.known[at] <= player.hand.inside()[at], || {
                format!("seat {seat} is thought to have more of {god:?} than it has")
            })?;
        }
    }
    let row = total(&state.gods.row);
    ensure(row <= rules.content().gods.open_cards, || {
        format!("{row} cards lie open")
    })
}

fn god_tiles(rules: &BoraBora, state: &State) -> Result<(), String> {
    let content = rules.content();
    let held: u8 = players(rules, state)
        .map(|(_, player)| player.god_tiles)
        .sum();
    let all = content.gods.temple_tiles + rules.seats() * content.start.god_tiles;
    ensure(held + state.temple_tiles <= all, || {
        format!(
            "{held} god tiles are held and {} stacked",
            state.temple_tiles
        )
    })
}

fn tiles(rules: &BoraBora, state: &State) -> Result<(), String> {
    for sex in Sex::ALL {
        for kind in Kind::ALL {
            let held: u8 = players(rules, state)
                .map(|(_, player)| player.folk(sex).all[kind.index()])
                .sum();
            let display = state.display(sex);
            let shown = display.shown.iter().filter(|it| **it == Some(kind)).count() as u8;
            let housed = matches!(state.decision, crate::state::Decision::Room { sex: s, kind: k } if (s, k) == (sex, kind));
            let found = held + shown + display.pile[kind.index()] + u8::from(housed);
            ensure(found <= rules.content().display.copies, || {
                format!("there are {found} tiles of {sex:?} {kind:?}")
            })?;
        }
        for (seat, player) in players(rules, state) {
            let folk = player.folk(sex);
            ensure(
                Kind::ALL
                    .into_iter()
                    .all(|kind| folk.down[kind.index()] <= folk.all[kind.index()]),
                || format!("seat {seat} has more down than there are"),
            )?;
        }
    }
    let jewels: Vec<Jewel> = players(rules, state)
        .flat_map(|(_, player)| player.jewels.iter())
        .chain(state.jewels.iter().flatten().copied().flatten())
        .collect();
    let apart: JewelSet = jewels.iter().copied().collect();
    ensure(usize::from(apart.len()) == jewels.len(), || {
        "a jewel is in two places".to_owned()
    })?;
    let tasks: Vec<TaskId> = players(rules, state)
        .flat_map(|(_, player)| player.open_tasks())
        .chain(state.tasks.iter().flatten().copied())
        .chain(state.task_pile.iter())
        .collect();
    let apart: TaskSet = tasks.iter().copied().collect();
    ensure(usize::from(apart.len()) == tasks.len(), || {
        "a task is in two places".to_owned()
    })?;
    let fish: FishSet = state.fish.into_iter().collect();
    ensure(usize::from(fish.len()) == Fish::COUNT, || {
        "a fish tile is in two places".to_owned()
    })
}

fn spaces(rules: &BoraBora, state: &State) -> Result<(), String> {
    players(rules, state).try_for_each(|(seat, player)| {
        let ordinary = player.people() - u8::from(player.twelfth_person);
        ensure(player.huts + ordinary <= ORDINARY_SPACES, || {
            format!("seat {seat} has {} huts and {ordinary} people", player.huts)
        })?;
        ensure(!player.twelfth_person || player.twelfth_huts == 0, || {
            format!("seat {seat} has huts over a person")
        })
    })
}

fn ceremony(rules: &BoraBora, state: &State) -> Result<(), String> {
    players(rules, state).try_for_each(|(seat, player)| {
        ensure(
            player.built.len() == 2 * player.building_count()
                && player.filled.and(player.built).is_empty()
                && player.buildings & !0b111_1110 == 0,
            || format!("seat {seat} has {:?} built over", player.built),
        )
    })
}

fn holders(rules: &BoraBora, state: &State) -> Result<(), String> {
    Region::all().try_for_each(|region| {
        let settled = players(rules, state).any(|(_, player)| player.regions.contains(region));
        let holder = state.holders[region.index()];
        let fits = match holder {
            Some(seat) => state.player(seat).regions.contains(region),
            None => !settled,
        };
        ensure(fits, || format!("{region:?} is held by {holder:?}"))
    })
}

fn dice(rules: &BoraBora, state: &State) -> Result<(), String> {
    if !matches!(state.phase, Phase::Dice) {
        return Ok(());
    }
    for (place, &seat) in (0..).zip(&state.order[..usize::from(rules.seats())]) {
        let placed = state
            .player(seat)
            .dice
            .iter()
            .filter(|die| die.on.is_some())
            .count();
        let deciding = state.decision != crate::state::Decision::Die;
        let due = usize::from(state.lap)
            + usize::from(place < state.place)
            + usize::from(place == state.place && deciding);
        ensure(placed == due && due <= DICE, || {
            format!("seat {seat} has placed {placed} dice instead of {due}")
        })?;
    }
    let row = |deed| rules.content().row(rules.seats(), deed);
    ensure(
        Deed::ALL
            .into_iter()
            .all(|deed| usize::from(row(deed)) < Deed::COUNT),
        || "a row of dice is missing".to_owned(),
    )
}

fn orders(rules: &BoraBora, state: &State) -> Result<(), String> {
    [&state.order, &state.stack]
        .into_iter()
        .try_for_each(|list| {
            let seats: pantheon_engine::SeatSet =
                list[..usize::from(rules.seats())].iter().copied().collect();
            ensure(
                seats == pantheon_engine::SeatSet::all(rules.seats()),
                || format!("the order is {list:?}"),
            )
        })
}

fn open_tasks(rules: &BoraBora, state: &State) -> Result<(), String> {
    let open = rules.content().task_values.open;
    players(rules, state).try_for_each(|(seat, player)| {
        let count = player.tasks.len();
        let allowed = match state.phase {
            Phase::Tasks | Phase::NewTasks => (open - 1..=open).contains(&count),
            Phase::LastTasks | Phase::Over => count <= open,
            _ => count == open,
        };
        ensure(allowed, || format!("seat {seat} has {count} open tasks"))
    })
}
