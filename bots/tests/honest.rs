//! Bots know what their seat may know and nothing else: two tables that differ only in what is hidden from a seat get
//! the same choice from it.

mod support;

use pantheon_bots::{Judge, Judged, Knowledge, Situation, Spec, roster};
use pantheon_engine::{Playout, Rng, Seat, Viewer};
use pantheon_games::for_each_title;
use support::tables;

const BOTS: [&str; 5] = [
    "random",
    "greedy",
    "search:60",
    "search:60:workers=2",
    "plain:6",
];

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
fn dealt_anew<G: Judged>(rules: &G, games: u64) -> u32 {
    let mut differed = 0;
    for game in 0..games {
        let mut playout = Playout::<G>::new(game);
        let mut state = playout.set_up(rules);
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
                            [&state, &dealt].map(|state| choice(rules, state, seat, bot, step));
                        assert_eq!(chosen[0], chosen[1], "{} {bot} at step {step}", G::INFO.id);
                        assert!(chosen[0].is_some() || rules.to_act(&state).len() > 1);
                    }
                }
            }
            playout
                .play_one(rules, &mut state, step)
                .expect("random play goes on");
        }
    }
    differed
}

/// Three games or more, at tables with every value of every option.
fn holds<G: Judged>() {
    let tables = tables::<G>(3);
    let games = 3_u64.div_ceil(tables.len() as u64);
    let differed: u32 = tables.iter().map(|rules| dealt_anew(&**rules, games)).sum();
    // Where nothing is hidden but what luck has not drawn yet, no state differs.
    assert_eq!(differed > 0, G::INFO.hidden_information, "{}", G::INFO.id);
}

/// The same over JSON: what a table tells a seat is all that its bot is given.
fn needs_nothing_but_the_view<G: Judged>() {
    let rules = tables::<G>(2).swap_remove(0);
    let state = Playout::<G>::new(1).set_up(&rules);
    let seat = rules.to_act(&state).first().expect("somebody begins");
    let view = rules.view(&state, Viewer::Seat(seat));
    let json = serde_json::to_value(&view).expect("a view is plain data");
    let spec: Spec = "greedy".parse().expect("a bot");
    let mut bot = roster(&*pantheon_games::title(G::INFO.id).unwrap())
        .and_then(|roster| roster.opponent(rules.seats(), &serde_json::json!({}), &spec, 7))
        .expect("every title has bots");
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

macro_rules! bots_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        mod $name {
            #[test]
            fn are_honest() {
                super::holds::<$title>();
            }

            #[test]
            fn need_nothing_but_the_view_over_json() {
                super::needs_nothing_but_the_view::<$title>();
            }
        }
    )*};
}
for_each_title!(bots_of_each);
