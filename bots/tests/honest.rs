//! Bots know what their seat may know and nothing else: two tables that differ only in what is hidden from a seat get
//! the same choice from it.

use std::sync::Arc;

use pantheon_bora_bora::BoraBora;
use pantheon_bots::{Judge, Judged, Knowledge, Situation, Spec, roster};
use pantheon_deus::Deus;
use pantheon_engine::{Content as _, Game, Playout, Rng, Seat, Viewer};
use pantheon_four_gods::FourGods;
use pantheon_gods_of_rome::GodsOfRome;

const BOTS: [&str; 5] = [
    "random",
    "greedy",
    "search:60",
    "search:60:workers=2",
    "plain:6",
];

fn rules<G: Judged>(options: serde_json::Value, seats: u8) -> G {
    let options = serde_json::from_value(options).expect("options of the title");
    G::new(Arc::new(G::Content::built_in()), options, seats).expect("so many play")
}

fn choice<G: Judged>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    bot: &str,
    step: u32,
) -> Option<G::Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let bot: Spec = bot.parse().expect("a bot");
    bot.seat(&Judge::<G>::default(), 7).decide(&Knowledge {
        rules,
        seat,
        view: &rules.view(state, Viewer::Seat(seat)),
        legal: &legal,
        now: 0,
        step,
    })
}

/// Plays random games, and now and then deals what the acting seat can't see anew. Returns how often that made
/// another state.
fn holds<G: Judged>(options: serde_json::Value, seats: u8) -> u32 {
    let rules = rules::<G>(options, seats);
    let mut differed = 0;
    for game in 0..3 {
        let mut playout = Playout::<G>::new(game);
        let mut state = playout.set_up(&rules);
        let mut rng = Rng::new(game);
        for step in 1..=120 {
            if rules.is_over(&state) {
                break;
            }
            if step % 17 == 3 {
                for seat in rules.to_act(&state).iter() {
                    let dealt = rules.imagine(&rules.view(&state, Viewer::Seat(seat)), &mut rng);
                    differed += u32::from(dealt != state);
                    for bot in BOTS {
                        let chosen =
                            [&state, &dealt].map(|state| choice(&rules, state, seat, bot, step));
                        assert_eq!(chosen[0], chosen[1], "{} {bot} at step {step}", G::INFO.id);
                        assert!(chosen[0].is_some() || rules.to_act(&state).len() > 1);
                    }
                }
            }
            playout
                .play_one(&rules, &mut state, step)
                .expect("random play goes on");
        }
    }
    differed
}

#[test]
fn gods_of_rome() {
    // Nothing is hidden here but what luck has not drawn yet, so no state differs.
    assert_eq!(holds::<GodsOfRome>(serde_json::json!({}), 3), 0);
}

#[test]
fn four_gods() {
    for pace in ["simultaneous", "timed"] {
        let options = serde_json::json!({ "pace": pace, "gods": "secret" });
        assert!(holds::<FourGods>(options, 3) > 0);
    }
}

#[test]
fn deus() {
    assert!(holds::<Deus>(serde_json::json!({}), 3) > 0);
}

#[test]
fn bora_bora() {
    assert!(holds::<BoraBora>(serde_json::json!({}), 3) > 0);
}

/// The same over JSON: what a table tells a seat is all that its bot is given.
#[test]
fn over_json_a_bot_needs_nothing_but_the_view() {
    let rules = rules::<Deus>(serde_json::json!({}), 2);
    let state = Playout::<Deus>::new(1).set_up(&rules);
    let seat = rules.to_act(&state).first().expect("somebody begins");
    let view = rules.view(&state, Viewer::Seat(seat));
    let json = serde_json::to_value(&view).expect("a view is plain data");
    let spec: Spec = "greedy".parse().expect("a bot");
    let mut bot = roster("deus", None)
        .and_then(|roster| roster.opponent(2, &serde_json::json!({}), &spec, 7))
        .expect("DEUS has bots");
    let situation = Situation {
        seat,
        view: &json,
        now: 0,
        step: 0,
    };
    let chosen = bot
        .decide(&situation)
        .expect("it can decide")
        .expect("it acts");
    let mut legal = Vec::new();
    rules.legal(&state, seat, &mut legal);
    let legal: Vec<serde_json::Value> = legal
        .iter()
        .map(|action| serde_json::to_value(action).expect("an action is plain data"))
        .collect();
    assert!(legal.contains(&chosen));
    assert!(
        bot.decide(&Situation {
            view: &serde_json::json!({}),
            ..situation
        })
        .is_err()
    );
}
