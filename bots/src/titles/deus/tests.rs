//! Bots at tables of DEUS: they finish every kind of game, and know what is good.

use std::sync::Arc;

use crate::{Host, Judge, Knowledge, Spec};
use pantheon_engine::{
    Content as _, Game, Luck, LuckKey, Outcome, Party, Seat, Seed, Step, Viewer,
};
use pantheon_games::deus::{
    Action, Colour, Content, Decision, Deus, Ending, LastRound, Map, Options, Resource,
    StartOption, State,
};

fn table(options: Options, seats: u8) -> Arc<Deus> {
    Arc::new(Deus::new(Arc::new(Content::built_in()), options, seats).unwrap())
}

fn play(rules: &Arc<Deus>, specs: &[&str], seed: u64) -> Outcome {
    let judge = Judge::default();
    let mut bots: Vec<_> = (0_u64..)
        .zip(specs)
        .map(|(seat, spec)| {
            let spec: Spec = spec.parse().unwrap();
            spec.seat(&judge, seed * 100 + seat)
        })
        .collect();
    let deal = Seed::from_phrase(&format!("bots of deus {seed}"));
    let finished = Host::new(Arc::clone(rules), deal, seed, &mut bots).play();
    let outcome = rules.outcome(finished.game.state());
    outcome.expect("bots finish their games")
}

#[test]
fn bots_of_all_kinds_finish_games_at_every_table() {
    let all = ["search:12", "greedy", "plain:3", "random"];
    for seats in 2..=4 {
        let specs = &all[..usize::from(seats)];
        let outcome = play(&table(Options::default(), seats), specs, u64::from(seats));
        assert_eq!(outcome.standings.len(), usize::from(seats));
    }
}

#[test]
fn bots_finish_games_with_every_option() {
    let tables = [
        Options {
            map: Map::Random,
            wildcard: true,
            ..Options::default()
        },
        Options {
            map: Map::Band,
            start: StartOption::Drafted,
            draft_1: 6,
            ..Options::default()
        },
        Options {
            map: Map::Crescent,
            round_limit: 12,
            ..Options::default()
        },
    ];
    for (seed, options) in (1..).zip(tables) {
        let rules = table(options, 3);
        let outcome = play(&rules, &["search:12", "random", "greedy"], seed);
        assert_eq!(outcome.standings.len(), 3);
    }
}

#[test]
fn greedy_beats_random_with_a_score_like_peoples() {
    let rules = table(Options::default(), 2);
    let (mut won, mut points) = (0, 0);
    for seed in 0..20 {
        let (specs, greedy) = if seed % 2 == 0 {
            (["greedy", "random"], 0)
        } else {
            (["random", "greedy"], 1)
        };
        let greedy = Seat::new(greedy).unwrap();
        let outcome = play(&rules, &specs, seed);
        won += u32::from(outcome.rank(greedy) == Some(1));
        points += outcome.points(greedy).unwrap();
    }
    assert!(won >= 19, "{won} of 20");
    // Winners are said to have 40 to 55 points.
    assert!(points >= 20 * 40, "{points} points in 20 games");
}

fn begin(rules: &Deus) -> State {
    rules.set_up(&mut Step::silent(Luck::new(&LuckKey::for_playout(7), 0)))
}

/// Lays a card from the draw pile or a hand on a column of whoever is at turn.
fn lay(rules: &Deus, state: &mut State, id: &str) {
    let design = rules.content().named(id).unwrap();
    let card = rules.content().copies(design).first().unwrap();
    for player in &mut state.players {
        let hand = player.hand.inside_mut();
        *hand = hand.without(card);
    }
    let deck = state.deck.inside_mut();
    *deck = deck.without(card);
    let colour = rules.content().face(design).colour;
    state.current_mut().columns[colour.index()].push(card);
}

#[test]
fn the_judge_likes_what_players_like() {
    let rules = table(Options::default(), 2);
    let judge = Judge::<Deus>::default();
    let worth = |change: &dyn Fn(&mut State)| {
        let mut state = begin(&rules);
        change(&mut state);
        judge.points(&rules, &state, Party::Seat(state.turn))
    };
    let plain = worth(&|_| {});
    assert!(worth(&|state| *state.current_mut().points.inside_mut() += 5) > plain);
    assert!(worth(&|state| state.current_mut().gold += 8) > plain);
    assert!(worth(&|state| state.current_mut().resources = [3; 4]) > plain);
    assert!(worth(&|state| state.current_mut().stock.inside_mut().board = [1; 5]) < plain);
    let farm = worth(&|state| lay(&rules, state, "PRO-04"));
    assert!(farm > plain);
    let three = worth(&|state| {
        for id in ["PRO-04", "SCI-01", "CIV-09"] {
            lay(&rules, state, id);
        }
    });
    assert!(three > farm);
}

/// What a bot does as the last player of the last round, about to sell wood for points.
fn last_sale(spec: &str, wood: u8) -> Action {
    let rules = table(Options::default(), 2);
    let mut state = begin(&rules);
    lay(&rules, &mut state, "MAR-06");
    let card = rules.content().named("MAR-06").unwrap();
    state.turn = state.turn.next(2);
    state.players.swap(0, 1);
    state.round = 30;
    state.last_round = Some(LastRound {
        round: 30,
        ending: Ending::Villages,
    });
    *state.current_mut().points.inside_mut() = 20;
    state.current_mut().resources[Resource::Wood.index()] = wood;
    (state.column, state.place) = (Colour::Maritime, 0);
    state.decision = Decision::Effect { card };
    let (mut legal, seat) = (Vec::new(), state.turn);
    rules.legal(&state, seat, &mut legal);
    let spec: Spec = spec.parse().unwrap();
    let choice = spec.seat(&Judge::default(), 1).decide(&Knowledge {
        rules: &*rules,
        seat,
        view: &rules.view(&state, Viewer::Seat(seat)),
        legal: &legal,
        now: 0,
        step: 500,
    });
    choice.unwrap()
}

#[test]
fn the_last_sale_keeps_the_majority() {
    // The other has one wood. Selling all five leads by three: five points, and two for the other's wood. Selling
    // four shares the majority and leads by four; selling three keeps it alone and leads by five.
    assert_eq!(last_sale("greedy:samples=80", 5), Action::Sell(3));
}
