//! Gods of Rome and its bots: they finish every kind of game, and they know what wins.

use std::sync::Arc;

use crate::{Bot, Host, Judge, Judged as _, Knowledge, Spec, Weights};
use pantheon_engine::{Content as _, Game as _, Match, Options as _, Party, Seat, Seed, Viewer};
use pantheon_games::gods_of_rome::{
    Action, Content, Decision, God, GodsOfRome, Options, State, TerritorySet,
};

fn table(seats: u8, options: Options) -> Arc<GodsOfRome> {
    Arc::new(GodsOfRome::new(Arc::new(Content::built_in()), options, seats).unwrap())
}

fn bot(text: &str, seed: u64) -> Box<dyn Bot<GodsOfRome>> {
    let spec: Spec = text.parse().unwrap();
    spec.seat(&Judge::default(), seed)
}

/// Plays a game and says who won.
fn play(rules: &Arc<GodsOfRome>, bots: &[&str], deal: u64) -> Party {
    let mut seated: Vec<_> = bots
        .iter()
        .zip(deal..)
        .map(|(&text, seed)| bot(text, seed))
        .collect();
    let seed = Seed::from_phrase(&format!("a game in Rome {deal}"));
    let finished = Host::new(Arc::clone(rules), seed, deal, &mut seated).play();
    let outcome = rules.outcome(finished.game.state()).expect("the game ends");
    outcome.winners().next().expect("somebody wins")
}

/// How many of so many games the first bot wins against others of the second kind, its seat going round.
fn wins(seats: u8, first: &str, second: &str, games: u64) -> usize {
    let rules = table(seats, Options::default());
    (0..games)
        .filter(|deal| {
            let mine = (deal % u64::from(seats)) as u8;
            let mut bots = vec![second; usize::from(seats)];
            bots[usize::from(mine)] = first;
            play(&rules, &bots, *deal) == Party::Seat(seat(mine))
        })
        .count()
}

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

/// A table of two on which Neptune, who is to move, plays against Diana.
fn neptune_and_diana(rules: &Arc<GodsOfRome>) -> State {
    let deal = |number: u32| {
        let seed = Seed::from_phrase(&format!("Rome {number}"));
        Match::new(Arc::clone(rules), seed).state().clone()
    };
    let mut state = (0..100)
        .map(deal)
        .find(|state| state.removed == Some(God::Jupiter))
        .unwrap();
    for (index, god) in [God::Neptune, God::Diana].into_iter().enumerate() {
        state.players[index].faction = Some(god);
        state.players[index].discs = 11;
        state.players[index].temples = 4;
    }
    (state.turn, state.decision) = (seat(0), Decision::Turn);
    state
}

fn empty_of_venus(state: &State) -> TerritorySet {
    TerritorySet::of(God::Venus).minus(state.board.with_meeples(God::Venus))
}

fn chance(rules: &GodsOfRome, state: &State) -> f32 {
    Judge::default().chances(rules, state)[0]
}

fn choice(rules: &GodsOfRome, state: &State, text: &str) -> Action {
    let mut legal = Vec::new();
    rules.legal(state, state.turn, &mut legal);
    let known = Knowledge {
        rules,
        seat: state.turn,
        view: &rules.view(state, Viewer::Seat(state.turn)),
        legal: &legal,
        now: 0,
        step: 1,
    };
    bot(text, 1).decide(&known).unwrap()
}

#[test]
fn the_weights_fit_the_features() {
    Weights::read::<GodsOfRome>(GodsOfRome::WEIGHTS).unwrap();
}

#[test]
fn bots_of_all_kinds_finish_games_at_every_number_of_seats() {
    let kinds = ["search:40", "greedy", "random", "plain:5"];
    for seats in 1..=4 {
        let rules = table(seats, Options::default());
        for turn in 0..kinds.len() {
            let mut bots = kinds;
            bots.rotate_left(turn);
            play(&rules, &bots[..usize::from(seats)], turn as u64);
        }
    }
}

#[test]
fn bots_finish_games_with_every_option() {
    for seats in 1..=4 {
        for options in Options::every(seats) {
            let bots = ["search:20", "greedy", "greedy:noise=1", "random"];
            play(&table(seats, options), &bots[..usize::from(seats)], 7);
        }
    }
}

#[test]
fn greedy_beats_random_at_every_table() {
    for (seats, games, least) in [(2, 40, 38), (3, 21, 18), (4, 20, 17)] {
        let won = wins(seats, "greedy", "random", games);
        assert!(won >= least, "{won} of {games} with {seats} seats");
    }
}

#[test]
fn search_beats_greedy() {
    let won = wins(2, "search:100", "greedy", 10);
    assert!(won >= 8, "{won} of 10");
}

#[test]
fn favour_points_and_control_raise_the_chances() {
    let rules = table(2, Options::default());
    let state = neptune_and_diana(&rules);
    let before = chance(&rules, &state);

    let mut favoured = state.clone();
    favoured.players[0].tally.favour = 4;
    assert!(chance(&rules, &favoured) > before);

    let mut ahead = state.clone();
    ahead.players[0].tally.victory[0] = Some(3);
    ahead.players[1].tally.victory[0] = Some(2);
    assert!(chance(&rules, &ahead) > before);

    let empty = empty_of_venus(&state).iter().next().unwrap();
    let mut spread = state.clone();
    spread.board.place(God::Neptune, empty);
    let mut crowded = state.clone();
    let home = state.board.with_meeples(God::Neptune).iter().next();
    crowded.board.place(God::Neptune, home.unwrap());
    assert!(chance(&rules, &spread) > chance(&rules, &crowded));

    let mut threatened = spread.clone();
    threatened.board.place(God::Diana, empty);
    assert!(chance(&rules, &threatened) < chance(&rules, &spread));
}

#[test]
fn a_scoring_that_wins_is_taken() {
    let rules = table(2, Options::default());
    let mut state = neptune_and_diana(&rules);
    state.claimed = 2;
    for (index, [first, second]) in [[3, 4], [2, 3]].into_iter().enumerate() {
        state.players[index].tally.victory = [Some(first), Some(second), None];
        state.players[index].tally.favour = 13;
    }
    let player = &mut state.players[0];
    player.tally.favour = 23;
    player.active = [true, true, false, false];
    player.discs -= 3;
    player.visiting = player.visiting.with(God::Venus);
    for at in empty_of_venus(&state).iter() {
        state.board.place(God::Neptune, at);
    }
    for text in ["greedy", "search:200"] {
        assert_eq!(choice(&rules, &state, text), Action::Score, "{text}");
    }
}

#[test]
fn a_scoring_that_would_only_cost_is_absurd() {
    let rules = table(2, Options::default());
    let state = neptune_and_diana(&rules);
    assert!(rules.is_absurd(&state, seat(0), Action::Score));
    assert!(!rules.is_absurd(&state, seat(0), Action::Visit(God::Venus)));
}

#[test]
fn the_patronus_success_lowers_the_chances_of_the_one_seat() {
    let rules = table(1, Options::default());
    let game = Match::new(Arc::clone(&rules), Seed::from_phrase("alone in Rome"));
    let mut state = game.state().clone();
    let before = chance(&rules, &state);
    assert!(before > 0.01 && before < 0.99, "{before}");
    state.patronus.favour = 4;
    let behind = chance(&rules, &state);
    assert!(behind < before);
    let patronus = state.removed.unwrap();
    let empty = TerritorySet::of(patronus).iter().next().unwrap();
    state.board.place(patronus, empty);
    assert!(chance(&rules, &state) < behind);
}
