//! What holds in every position of Gods of Rome.

use pantheon_engine::{Game, Party, Seat, ensure};

use crate::card::{CardId, CardSet};
use crate::god::{God, GodSet};
use crate::rules::GodsOfRome;
use crate::state::{Player, State};
use crate::territory::{Territory, TerritorySet};

pantheon_engine::laws! { GodsOfRome:
    "no meeple is lost or made" => meeples,
    "no disc is lost or made" => discs,
    "no wooden temple is lost or made, and a territory holds at most one" => temples,
    "every action card is in one place" => cards,
    "harvest tiles stay where they are: one +1/−1 pair of tiles per colour in play" => harvest,
    "god pieces stand on their own colour" => god_pieces,
    "nobody holds two blessings of a god" => blessings,
    "a temple has no more discs than spaces" => temple_spaces,
    "open and hidden objectives are four" => objectives,
    "victory tracks are claimed in order by everybody, each space once" => claims,
    "the sets kept beside the map agree with it" => kept_sets,
}

fn players<'a>(rules: &GodsOfRome, state: &'a State) -> impl Iterator<Item = (Seat, &'a Player)> {
    Seat::all(rules.seats())
        .map(|seat| (seat, state.player(seat)))
        .filter(|(_, player)| player.faction.is_some())
}

fn meeples(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    let all = rules.content().pieces.meeples;
    God::ALL.into_iter().try_for_each(|god| {
        let on_map: u8 = Territory::all()
            .map(|at| state.board.meeples(god, at))
            .sum();
        let expected = if state.removed == Some(god) && !rules.is_solo() {
            0
        } else {
            all
        };
        let found = on_map + state.board.reserve(god);
        ensure(found == expected, || {
            format!("{} has {found} meeples, not {expected}", god.name())
        })
    })
}

fn discs(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    let all = rules.content().pieces.discs;
    players(rules, state).try_for_each(|(seat, player)| {
        let on_favour_track = 1;
        let found = player.discs
            + player.active_slots()
            + player.visiting.len()
            + player.discs_aside
            + player.discs_claiming
            + on_favour_track;
        ensure(found == all, || {
            format!("seat {seat} has {found} discs, not {all}")
        })
    })
}

fn temples(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    players(rules, state).try_for_each(|(seat, player)| {
        let built = Territory::all()
            .filter(|&at| state.board.temple(at) == player.faction)
            .count() as u8;
        let all = rules.content().pieces.wooden_temples;
        ensure(built + player.temples == all, || {
            format!(
                "seat {seat} has built {built} and has {} left",
                player.temples
            )
        })
    })
}

fn cards(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    let taken = state
        .players
        .iter()
        .flat_map(|player| player.cards)
        .flatten();
    let mut all: Vec<CardId> = state
        .deck
        .iter()
        .chain(state.open_cards.into_iter().flatten())
        .chain(taken)
        .collect();
    all.sort_unstable();
    let expected: Vec<CardId> = CardSet::first_few(rules.content().card_count().into())
        .iter()
        .collect();
    ensure(all == expected, || format!("the cards are {all:?}"))
}

fn harvest(_: &GodsOfRome, state: &State) -> Result<(), String> {
    God::ALL.into_iter().try_for_each(|god| {
        let tiles = TerritorySet::of(god)
            .iter()
            .filter(|&at| state.board.harvest(at) != 0)
            .count();
        let expected = if state.removed == Some(god) { 0 } else { 2 };
        ensure(tiles == expected, || {
            format!("{} has {tiles} harvest tiles", god.name())
        })
    })
}

fn god_pieces(_: &GodsOfRome, state: &State) -> Result<(), String> {
    God::ALL.into_iter().try_for_each(|god| {
        let stands = state.board.piece(god);
        ensure(
            stands.is_none_or(|at| at.god() == god && state.removed != Some(god)),
            || format!("{}'s piece is at {stands:?}", god.name()),
        )
    })
}

fn blessings(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    players(rules, state).try_for_each(|(seat, player)| {
        let counted =
            player.blessings.len() + player.used.iter().map(|used| used.len()).sum::<u8>();
        let different: GodSet = player.blessings.union(player.used_blessings());
        let removed = state.removed.is_some_and(|god| different.contains(god));
        ensure(counted == different.len() && !removed, || {
            format!(
                "seat {seat} holds {:?} and used {:?}",
                player.blessings, player.used
            )
        })
    })
}

fn temple_spaces(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    let spaces = rules.content().pieces.temple_spaces;
    God::ALL.into_iter().try_for_each(|god| {
        let visitors = state
            .players
            .iter()
            .filter(|player| player.visiting.contains(god))
            .count() as u8;
        let blocked = match state.removed {
            Some(removed) if removed == god => spaces,
            Some(_) => 1,
            None => 0,
        };
        ensure(visitors + blocked <= spaces, || {
            format!("{} has {visitors} visitors", god.name())
        })
    })
}

fn objectives(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    let pieces = rules.content().pieces;
    let found = state.objectives.len() + state.hidden_objectives;
    ensure(
        found == pieces.open_objectives + pieces.hidden_objectives,
        || format!("there are {found} objectives"),
    )
}

fn claims(rules: &GodsOfRome, state: &State) -> Result<(), String> {
    (0..3).try_for_each(|track| {
        let mut claimed: Vec<u8> = rules
            .parties()
            .filter_map(|party: Party| state.tally(party).victory[track])
            .collect();
        claimed.sort_unstable_by_key(|&points| std::cmp::Reverse(points));
        let count = if track < usize::from(state.claimed) {
            rules.parties().count()
        } else {
            0
        };
        ensure(claimed == rules.content().victory(track)[..count], || {
            format!("track {} is claimed as {claimed:?}", track + 1)
        })
    })
}

fn kept_sets(_: &GodsOfRome, state: &State) -> Result<(), String> {
    God::ALL.into_iter().try_for_each(|god| {
        let meeples: TerritorySet = Territory::all()
            .filter(|&at| state.board.meeples(god, at) > 0)
            .collect();
        let temples: TerritorySet = Territory::all()
            .filter(|&at| state.board.temple(at) == Some(god))
            .collect();
        let agree =
            meeples == state.board.with_meeples(god) && temples == state.board.with_temple(god);
        ensure(agree, || {
            format!(
                "{}'s territories are {meeples:?} and {temples:?}",
                god.name()
            )
        })
    })?;
    let guarded: TerritorySet = God::ALL
        .into_iter()
        .filter_map(|god| state.board.piece(god))
        .collect();
    ensure(guarded == state.board.guarded(), || {
        format!("god pieces stand at {guarded:?}")
    })
}
