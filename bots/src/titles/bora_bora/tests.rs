//! The players of Bora Bora: they finish every game, and they know what is good.

use std::sync::Arc;

use crate::{Bot, Finished, Host, Judge, Judged as _, Knowledge, Spec};
use pantheon_engine::{Content as _, Game, Luck, LuckKey, Party, Rng, Seat, Seed, Step, Viewer};
use pantheon_games::bora_bora::{Action, BoraBora, Decision, Options, State};

fn rules(seats: u8) -> BoraBora {
    let content = Arc::new(<BoraBora as Game>::Content::built_in());
    BoraBora::new(content, Options::default(), seats).unwrap()
}

fn bots(specs: &[&str], seed: u64) -> Vec<Box<dyn Bot<BoraBora>>> {
    let judge = Judge::default();
    (seed..)
        .zip(specs)
        .map(|(seed, spec)| spec.parse::<Spec>().unwrap().seat(&judge, seed))
        .collect()
}

fn play(specs: &[&str], deal: &str, seed: u64) -> Finished<BoraBora> {
    let rules = Arc::new(rules(specs.len() as u8));
    let mut bots = bots(specs, seed);
    Host::new(rules, Seed::from_phrase(deal), seed, &mut bots).play()
}

fn points(finished: &Finished<BoraBora>, seat: u8) -> u16 {
    let seat = Seat::new(seat).unwrap();
    finished.game.state().player(seat).total()
}

/// A position that random players reach after so many decisions, or later, as soon as it is of the wanted sort.
fn reach(rules: &BoraBora, seed: u64, steps: u64, wanted: impl Fn(&State) -> bool) -> State {
    let key = LuckKey::for_playout(seed);
    let mut state = rules.set_up(&mut Step::silent(Luck::new(&key, 0)));
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    for step in 1.. {
        if step > steps && wanted(&state) {
            break;
        }
        let seat = state.turn;
        rules.legal(&state, seat, &mut legal);
        let action = pantheon_engine::Random::pick(&mut rng, &legal).unwrap();
        let mut luck = Step::silent(Luck::new(&key, step));
        rules.apply(&mut state, seat, action, &mut luck).unwrap();
    }
    state
}

#[test]
fn bots_of_all_kinds_finish_games_at_every_number_of_seats() {
    let all = ["search:30", "greedy", "random", "plain:4"];
    for seats in 2..=4 {
        let finished = play(&all[..seats], "an evening", 3);
        assert!(finished.troubles.is_empty());
        assert!(finished.game.rules().is_over(finished.game.state()));
        let last = play(&all[4 - seats..], "an evening", 4);
        assert!(last.game.rules().is_over(last.game.state()));
    }
}

#[test]
fn greedy_beats_random_with_a_score_like_a_persons() {
    let mut sum = 0;
    for deal in 0..10 {
        let phrase = format!("greedy against random {deal}");
        let first = play(&["greedy", "random"], &phrase, deal);
        let second = play(&["random", "greedy"], &phrase, deal);
        assert!(points(&first, 0) > points(&first, 1), "{phrase}");
        assert!(points(&second, 1) > points(&second, 0), "{phrase}");
        sum += points(&first, 0) + points(&second, 1);
    }
    assert!(sum / 20 > 130, "{}", sum / 20);
}

#[test]
fn more_of_anything_good_is_judged_better() {
    let rules = rules(2);
    let judge = Judge::default();
    let seat = Seat::FIRST;
    let worth = |state: &State| judge.points(&rules, state, Party::Seat(seat));
    for seed in 0..20 {
        let state = reach(&rules, seed, 60, |state| rules.is_quiet(state));
        let better: [fn(&mut State); 5] = [
            |state| state.players[0].points[0] += 1,
            |state| state.players[0].shells += 1,
            |state| state.players[0].god_tiles += 1,
            |state| state.players[0].offerings += 1,
            |state| state.players[0].hand.inside_mut()[0] += 1,
        ];
        for (number, change) in better.into_iter().enumerate() {
            let mut after = state.clone();
            change(&mut after);
            // Offerings, cards and shells have their limits, beyond which they are worth nothing.
            assert!(
                worth(&after) >= worth(&state),
                "change {number}, seed {seed}"
            );
        }
    }
}

#[test]
fn everybody_takes_the_points_of_a_last_task() {
    let rules = rules(2);
    let mut tested = 0;
    for seed in 0..5 {
        let fulfils =
            |action: &Action| matches!(action, Action::Fulfil(_) | Action::FulfilWith { .. });
        let listed = |state: &State| {
            let mut legal = Vec::new();
            rules.legal(state, state.turn, &mut legal);
            legal
        };
        // Some random games end without a task that could be met: then there is nothing to test.
        let state = reach(&rules, seed, 1, |state| {
            rules.is_over(state)
                || state.decision == Decision::LastTask && listed(state).iter().any(fulfils)
        });
        if rules.is_over(&state) {
            continue;
        }
        tested += 1;
        let legal = listed(&state);
        let view = rules.view(&state, Viewer::Seat(state.turn));
        let known = Knowledge {
            rules: &rules,
            seat: state.turn,
            view: &view,
            legal: &legal,
            now: 0,
            step: 200,
        };
        for mut bot in bots(&["greedy", "search:50", "random"], seed) {
            let action = bot.decide(&known).unwrap();
            assert!(fulfils(&action), "{action:?}");
        }
    }
    assert!(tested > 0);
}
