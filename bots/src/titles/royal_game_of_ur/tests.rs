//! The Royal Game of Ur and its bots: they know what is worth a throw.

use std::sync::Arc;

use crate::{Bot, Host, Judge, Judged as _, Knowledge, Spec};
use pantheon_engine::{Content as _, Game as _, Match, Party, Seat, Seed, Viewer};
use pantheon_games::royal_game_of_ur::{
    Action, Content, Options, RoyalGameOfUr, Square, State, Throw,
};

fn table() -> Arc<RoyalGameOfUr> {
    Arc::new(RoyalGameOfUr::new(Arc::new(Content::built_in()), Options::default(), 2).unwrap())
}

fn bot(text: &str, seed: u64) -> Box<dyn Bot<RoyalGameOfUr>> {
    let spec: Spec = text.parse().unwrap();
    spec.seat(&Judge::default(), seed)
}

fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

/// The first seat is to move by this throw, with its pieces and the other's on these squares.
fn position(rules: &Arc<RoyalGameOfUr>, own: &[u8], other: &[u8], threw: usize) -> State {
    let mut state = *Match::new(Arc::clone(rules), Seed::from_phrase("Ur")).state();
    state.turn = Seat::FIRST;
    state.throw = Throw::from(std::array::from_fn(|die| die < threw));
    for (player, on) in state.players.iter_mut().zip([own, other]) {
        player.on = on.iter().map(|&number| square(number)).collect();
        player.waiting = rules.pieces() - player.on.len();
    }
    state
}

fn chosen(rules: &Arc<RoyalGameOfUr>, state: &State, player: &str) -> Action {
    let view = rules.view(state, Viewer::Seat(state.turn));
    let mut legal = Vec::new();
    rules.legal(state, state.turn, &mut legal);
    let known = Knowledge {
        rules: &**rules,
        seat: state.turn,
        view: &view,
        legal: &legal,
        now: 0,
        step: 1,
    };
    bot(player, 1).decide(&known).unwrap()
}

/// A rosette before a plain step, and a piece sent back before a step of one's own.
#[test]
fn bots_know_what_a_throw_is_good_for() {
    let rules = table();
    let cases: [(&[u8], &[u8], usize, Action); 2] = [
        (&[2, 9], &[], 2, Action::Move(square(2))),
        (&[1, 7], &[11], 4, Action::Move(square(7))),
    ];
    for (own, other, threw, expected) in cases {
        let state = position(&rules, own, other, threw);
        for player in ["greedy", "search:400"] {
            assert_eq!(chosen(&rules, &state, player), expected, "{player}");
        }
    }
}

/// What can be hit is worth less than what can't, and what is far from any piece of the other player loses nothing.
#[test]
fn a_piece_that_can_be_hit_is_in_danger() {
    let rules = table();
    let risks = |own: &[u8], other: &[u8]| {
        let state = position(&rules, own, other, 0);
        let mut features = vec![0.0; RoyalGameOfUr::FEATURES.len()];
        rules.features(&state, Party::Seat(Seat::FIRST), &mut features);
        ["near-risk", "far-risk"].map(|name| {
            let place = RoyalGameOfUr::FEATURES.iter().position(|it| *it == name);
            features[place.unwrap()]
        })
    };
    let [near, far] = risks(&[9], &[7]);
    assert!(near > 0.2 && far == 0.0, "{near} {far}");
    let [near, far] = risks(&[11], &[5]);
    assert!(near == 0.0 && far > 0.2, "{near} {far}");
    for safe in [8, 3, 14] {
        let [near, far] = risks(&[safe], &[7, 5]);
        assert!(near + far == 0.0, "square {safe}: {near} {far}");
    }
}

/// Luck is most of the game: so many games tell a bot that looks from one that doesn't, and no fewer would.
#[test]
fn looking_ahead_beats_chance() {
    let rules = table();
    let games = 200;
    let wins = (0..games)
        .filter(|&deal| {
            let mine = (deal % 2) as usize;
            let mut bots = [bot("random", deal), bot("random", deal + 1)];
            bots[mine] = bot("greedy", deal);
            let seed = Seed::from_phrase(&format!("a game in Ur {deal}"));
            let finished = Host::new(Arc::clone(&rules), seed, deal, &mut bots).play();
            let outcome = rules.outcome(finished.game.state()).expect("the game ends");
            let seat = Seat::new(mine as u8).unwrap();
            outcome.winners().any(|party| party == Party::Seat(seat))
        })
        .count();
    assert!(wins > 130, "{wins} of {games}");
}
