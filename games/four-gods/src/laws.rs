//! What holds in every position of 4 Gods.

use pantheon_engine::{Game, Seat, ensure};

use crate::rules::FourGods;
use crate::state::{Phase, State};
use crate::terrain::Colour;
use crate::tile::{TileId, TileSet};

pantheon_engine::laws! { FourGods:
    "every tile is in one place" => tiles,
    "no prophet is lost or made" => prophets,
    "no city token is lost or made" => tokens,
    "nobody has more colours than gods, and no god is dealt twice" => gods,
    "a strict World is legal, and so is every city's tile" => strict_world,
    "off turn and before a timed game hands are empty" => idle_hands,
    "a game that isn't over has a clock, once it has begun" => clocks,
}

fn tiles(rules: &FourGods, state: &State) -> Result<(), String> {
    let mut seen: TileSet = *state.bag.inside();
    let in_world = state
        .world
        .tiles()
        .iter()
        .filter_map(|cell| Some(state.world.laid(cell)?.tile));
    let in_rows = state.rows.all().map(|laid| laid.tile);
    let in_hands = state.hands.inside().iter().flatten().flatten();
    let mut out: u8 = 0;
    let mut twice: Option<TileId> = None;
    for tile in in_world
        .chain(in_rows)
        .chain(in_hands.map(|held| held.tile))
    {
        if seen.contains(tile) {
            twice = Some(tile);
        }
        seen.set(tile, true);
        out += 1;
    }
    let all = rules.content().tile_count();
    ensure(
        twice.is_none() && seen.len() == all && out + state.bag_count() == all,
        || {
            format!(
                "{out} tiles are out of a bag of {}; twice: {twice:?}",
                state.bag_count()
            )
        },
    )
}

fn prophets(rules: &FourGods, state: &State) -> Result<(), String> {
    let all = rules
        .content()
        .supply(rules.seats(), state.modes.two_gods_each)
        .prophets;
    Colour::ALL.into_iter().try_for_each(|colour| {
        let index = colour.index();
        let found = state.reserve[index]
            + state.lost[index]
            + state.world.standing(colour).len()
            + state.world.cities_of(colour);
        ensure(found == all, || {
            format!("{colour:?} has {found} prophets, not {all}")
        })
    })
}

fn tokens(rules: &FourGods, state: &State) -> Result<(), String> {
    let found = state.tokens + state.world.cities().len() + state.razed.iter().sum::<u8>();
    let all = rules.content().cities;
    ensure(found == all, || {
        format!("there are {found} tokens, not {all}")
    })
}

fn gods(rules: &FourGods, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.seats()) {
        ensure(state.colours(seat).count() <= state.quota(), || {
            format!("seat {seat} has too many colours")
        })?;
    }
    let dealt = state.gods.inside();
    let twice = (0..4).any(|one| dealt[one].is_some() && dealt[..one].contains(&dealt[one]));
    let unowned = Colour::ALL
        .into_iter()
        .any(|colour| state.god_of(colour).is_some() && state.owners[colour.index()].is_none());
    ensure(!twice && !unowned, || format!("the gods are {dealt:?}"))
}

fn strict_world(_: &FourGods, state: &State) -> Result<(), String> {
    if state.modes.challenge {
        return Ok(());
    }
    let illegal = state.world.first_illegal();
    ensure(illegal.is_none(), || format!("{illegal:?} is illegal"))
}

fn idle_hands(rules: &FourGods, state: &State) -> Result<(), String> {
    if !state.modes.timed {
        return Ok(());
    }
    Seat::all(rules.seats()).try_for_each(|seat| {
        let may_hold = state.phase == Phase::Playing && state.turn == seat;
        ensure(may_hold || state.hands_empty(seat), || {
            format!("seat {seat} holds tiles off turn")
        })
    })
}

fn clocks(_: &FourGods, state: &State) -> Result<(), String> {
    ensure(
        state.clock.next().is_set() == (state.phase == Phase::Playing),
        || format!("in {:?} the clock is {:?}", state.phase, state.clock),
    )
}
