//! Nothing hidden leaves a table: of two tables that differ only in what somebody can't know, they are told the same,
//! byte for byte.
//!
//! Random games are played. Now and then what a viewer can't know is dealt anew, and both tables are asked everything
//! that the viewer can ask, and what others do there is compared as the viewer is told of it.
mod dealt;
mod played;
mod world;

use pantheon_engine::{Audience, Content as _, Random as _, Rng, Seat, Seed, Speak, Viewer};
use pantheon_games::{Happening, for_each_title, samples, titles};
use pantheon_tables::Fact;
use pantheon_wire::TableCommand;
use serde_json::Value;
use std::sync::Arc;

use dealt::{game_of, with_state};
use played::{Played, person};
use world::World;

/// How many games are played of each title at least.
const GAMES: u64 = 6;
/// How many sit at a table where the title has so many seats.
const SEATS: u8 = 3;
/// How many steps of each are played.
const STEPS: u32 = 120;
/// At how many of them the table is dealt anew, on average: one in so many.
const LOOK: u32 = 8;
/// How many actions are tried each time.
const TRIES: usize = 3;

fn same(what: &str, here: &[(&'static str, String)], there: &[(&'static str, String)]) {
    for ((name, here), (_, there)) in here.iter().zip(there) {
        assert_eq!(here, there, "{name} {what}");
    }
}

/// Deals what a viewer can't know anew, and compares. Answers whether the other table differs at all.
async fn look<G: Speak>(
    rules: &Arc<G>,
    played: &Played,
    viewer: Option<usize>,
    rng: &mut Rng,
    guesses: &[Value],
) -> bool {
    let life = &played.life;
    let eyes = life.eyes(viewer.map(|seat| person(seat).id).as_ref());
    let position = life.position(eyes, played.now).expect("the game has begun");
    let view: G::View = serde_json::from_value(position.sights[0].view.clone()).unwrap();
    let game = game_of(rules, played);
    let other = rules.imagine(&view, rng);
    let differs = other != *game.state();
    let snapshots = [game.state(), &other].map(|state| with_state(&game, life, state));
    let fresh = async || {
        let [here, there] = &snapshots;
        (
            World::new(played, here).await,
            World::new(played, there).await,
        )
    };
    let (here, there) = fresh().await;
    let hints = rng.below(8) == 0;
    same(
        "at rest",
        &here.told(viewer, hints).await,
        &there.told(viewer, hints).await,
    );
    // What the viewer may not do, or may: the answer is the same, and so is whether it can be taken back.
    if let Some(seat) = viewer {
        for _ in 0..TRIES {
            let action = guesses[rng.index(guesses.len())].clone();
            let act = TableCommand::Act {
                seat: seat as u8,
                action: action.clone(),
            };
            let (here, there) = fresh().await;
            let tried = [
                here.check(seat, &action).await,
                there.check(seat, &action).await,
            ];
            assert_eq!(tried[0], tried[1], "the answer to trying {action}");
            let answers = [
                here.perform(seat, "a", &act).await,
                there.perform(seat, "a", &act).await,
            ];
            assert_eq!(answers[0], answers[1], "the answer to {act:?}");
            assert_eq!(tried[0].is_ok(), answers[0].is_ok(), "trying {action}");
            let undo = TableCommand::Undo { seat: seat as u8 };
            let answers = [
                here.perform(seat, "b", &undo).await,
                there.perform(seat, "b", &undo).await,
            ];
            assert_eq!(answers[0], answers[1], "taking back {act:?}");
        }
    }
    // What an action of one's own would bring, and whether it is a mistake.
    let own = played.choices().into_iter();
    let own = own.filter(|(seat, _)| viewer == Some(*seat));
    for (seat, actions) in own {
        for _ in 0..TRIES {
            let action = &actions[rng.index(actions.len())];
            let would = [
                here.dry_run(seat, action).await,
                there.dry_run(seat, action).await,
            ];
            assert!(!would[0].starts_with("error"), "{action}: {}", would[0]);
            assert_eq!(would[0], would[1], "what {action} would bring");
        }
        if hints {
            let action = &actions[rng.index(actions.len())];
            let weighed = [
                here.weigh(seat, action).await,
                there.weigh(seat, action).await,
            ];
            assert_eq!(weighed[0], weighed[1], "what is said of {action}");
        }
    }
    // What anybody does, as the viewer is told of it.
    for (seat, actions) in played.choices() {
        let action = actions[rng.index(actions.len())].clone();
        let act = TableCommand::Act {
            seat: seat as u8,
            action,
        };
        let (here, there) = fresh().await;
        let answers = [
            here.perform(seat, "a", &act).await,
            there.perform(seat, "a", &act).await,
        ];
        if answers.iter().any(Result::is_err) {
            // Where the other couldn't do it, the viewer learns that they could, as the rules will have it.
            continue;
        }
        // A step that can't be taken back may show something new.
        if here.is_barrier(seat).await && there.is_barrier(seat).await {
            continue;
        }
        same(
            &format!("after {act:?}"),
            &here.told(viewer, false).await,
            &there.told(viewer, false).await,
        );
        let undo = TableCommand::Undo { seat: seat as u8 };
        let answers = [
            here.perform(seat, "b", &undo).await,
            there.perform(seat, "b", &undo).await,
        ];
        assert_eq!(answers[0], answers[1], "taking back {act:?}");
        if answers[0].is_ok() {
            same(
                "once taken back",
                &here.told(viewer, false).await,
                &there.told(viewer, false).await,
            );
        }
    }
    differs
}

/// Plays random games, and looks now and then. Answers how often another table was dealt.
async fn holds<G: Speak>(options: &Value, seats: u8, games: u64) -> u32 {
    let mut differed = 0;
    for game in 0..games {
        let mut rng = Rng::new(game);
        let mut played = Played::begin(G::INFO.id, options, seats.into(), &game.to_string());
        let all = serde_json::from_value(played.life.setup().plan.options.clone()).unwrap();
        let rules = Arc::new(G::new(Arc::new(G::Content::built_in()), all, seats).unwrap());
        let mut guesses: Vec<Value> = Vec::new();
        for _ in 0..STEPS {
            played.now += u64::from(rng.below(2_000));
            let choices = played.choices();
            let Some((seat, actions)) = choices.get(rng.index(choices.len().max(1))) else {
                break;
            };
            guesses.extend(actions.iter().take(4).cloned());
            if rng.below(LOOK) == 0 {
                let viewer = Some(rng.index(usize::from(seats) + 1));
                let viewer = viewer.filter(|seat| *seat < usize::from(seats));
                differed += u32::from(look(&rules, &played, viewer, &mut rng, &guesses).await);
            }
            let action = actions[rng.index(actions.len())].clone();
            let act = TableCommand::Act {
                seat: *seat as u8,
                action,
            };
            played.perform(*seat, &act);
        }
    }
    differed
}

/// Plays a random game again on the bare rules, and compares the events that each is told with those that are meant for
/// them. Answers how many were meant for some only.
fn events_reach_whom_they_are_for(title: &str, options: &Value, seats: u8) -> usize {
    let mut rng = Rng::new(1);
    let mut played = Played::begin(title, options, seats.into(), "events");
    for _ in 0..400 {
        played.now += u64::from(rng.below(2_000));
        let choices = played.choices();
        let Some((seat, actions)) = choices.get(rng.index(choices.len().max(1))) else {
            break;
        };
        let action = actions[rng.index(actions.len())].clone();
        let act = TableCommand::Act {
            seat: *seat as u8,
            action,
        };
        played.perform(*seat, &act);
    }
    let setup = played.life.setup();
    let mut bare = pantheon_games::title(title)
        .unwrap()
        .set_up(&pantheon_games::Setup {
            seats,
            options: setup.plan.options.clone(),
            seed: Seed::from_hex(&setup.seed).unwrap(),
            entropy: Vec::new(),
        })
        .unwrap();
    let mut private = 0;
    let mut began = 0;
    for (row, full_news) in played.rows.iter().zip(&played.told) {
        let time = row.at - began;
        let happened = match &row.fact {
            Fact::Began => {
                began = row.at;
                bare.opening()
            }
            Fact::Acted { seat, action, .. } => {
                let seat = Seat::new(*seat).unwrap();
                bare.act(seat, action, time).unwrap()
            }
            Fact::Ticked { .. } => bare.tick(time).unwrap(),
            _ => Vec::new(),
        };
        private += happened
            .iter()
            .filter(|it| it.to != Audience::Everyone)
            .count();
        for viewer in Viewer::all(seats) {
            let user = viewer.seat().map(|seat| person(seat.index()).id);
            let told = full_news.news(played.life.eyes(user.as_ref())).events;
            let told: Vec<Value> = told.into_iter().map(|told| told.event).collect();
            let meant = happened.iter().filter(|it| it.to.includes(viewer));
            let meant: Vec<Value> = meant.map(Happening::value).collect();
            assert_eq!(told, meant, "{viewer:?} of row {}", row.seq);
        }
    }
    private
}

#[test]
fn events_are_told_to_those_whom_they_are_meant_for() {
    let mut private = 0;
    for title in titles() {
        let info = title.info();
        let seats = SEATS.clamp(info.min_seats, info.max_seats);
        for options in samples::options(title.as_ref(), seats) {
            private += events_reach_whom_they_are_for(info.id, &options, seats);
        }
    }
    assert!(private > 0, "no event was meant for some only");
}

/// At tables with every value of every option, a title tells nothing hidden.
async fn tells_nothing_hidden<G: Speak>() {
    let title = pantheon_games::title(G::INFO.id).unwrap();
    let seats = SEATS.clamp(G::INFO.min_seats, G::INFO.max_seats);
    let tables = samples::options(title.as_ref(), seats);
    let games = GAMES.div_ceil(tables.len() as u64);
    let mut differed = 0;
    for options in &tables {
        differed += Box::pin(holds::<G>(options, seats, games)).await;
    }
    assert_eq!(differed > 0, G::INFO.hidden_information, "{}", G::INFO.id);
}

macro_rules! test_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        #[tokio::test]
        async fn $name() {
            tells_nothing_hidden::<$title>().await;
        }
    )*};
}

mod tells_nothing_hidden_in {
    use super::{for_each_title, tells_nothing_hidden};

    for_each_title!(test_each);
}
