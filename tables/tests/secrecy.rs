//! Nothing hidden leaves a table: of two tables that differ only in what somebody can't know, they are told the same,
//! byte for byte.
//!
//! Random games are played. Now and then what a viewer can't know is dealt anew, and both tables are asked everything
//! that the viewer can ask, and what others do there is compared as the viewer is told of it.

use std::sync::Arc;

use pantheon_bora_bora::BoraBora;
use pantheon_deus::Deus;
use pantheon_engine::{
    Audience, Content as _, Digest, Match, Random as _, Rng, Seat, Seed, Speak, Viewer,
    state_digest,
};
use pantheon_four_gods::FourGods;
use pantheon_tables::memory::{
    AtOnce, MemoryBus, MemoryClock, MemoryJobs, MemoryStore, SeededEntropy,
};
use pantheon_tables::{
    Fact, LastSeen, Life, Moment, Outside, Row, Settings, Setup, Snapshot, TableStore as _, Tables,
    Tidings, Who,
};
use pantheon_wire::{
    Access, CommandId, NewTable, Pace, PersonKind, Problem, SeatPlan, Seq, Spectators,
    TableCommand, TableId, WallMillis,
};
use serde::Serialize;
use serde_json::{Value, json};

/// How many games are played of each title.
const GAMES: u64 = 6;
/// How many steps of each are played.
const STEPS: u32 = 120;
/// At how many of them the table is dealt anew, on average: one in so many.
const LOOK: u32 = 8;
/// How many actions are tried each time.
const TRIES: usize = 3;

const NAMES: [&str; 3] = ["ana", "bo", "chi"];

fn person(seat: usize) -> Who {
    Who {
        id: NAMES[seat].into(),
        name: NAMES[seat].to_owned(),
        kind: PersonKind::Guest,
    }
}

/// A game that people play, with its log.
struct Played {
    life: Life,
    rows: Vec<Row>,
    told: Vec<Tidings>,
    now: WallMillis,
}

impl Played {
    /// A table where everybody sits.
    fn begin(title: &str, options: &Value, seats: usize, seed: &str) -> Self {
        let mut plans = vec![SeatPlan::Me];
        plans.resize(seats, SeatPlan::Open);
        let plan = NewTable {
            title: title.to_owned(),
            options: options.clone(),
            seats: plans,
            access: Access::Public,
            pace: Pace::Untimed,
            hints: true,
            take_over: 1,
            spectators: Spectators::default(),
        };
        let (rules, content) = Life::edition(title).unwrap();
        let setup = Setup {
            plan: Life::check_plan(plan).unwrap(),
            host: NAMES[0].into(),
            host_name: NAMES[0].to_owned(),
            seed: Seed::from_phrase(seed).reveal(),
            key: "key".to_owned(),
            made: 1_000,
            rules,
            content,
            rematch_of: None,
        };
        let mut life = Life::new(TableId::from("t"), setup, &Settings::default()).unwrap();
        let first = life.make(&person(0), None, 1_000).unwrap();
        let mut played = Self {
            life,
            rows: vec![first.row],
            told: vec![first.tidings],
            now: 1_000,
        };
        for seat in 1..seats {
            played.perform(seat, &TableCommand::Join { seat: None });
            let ready = TableCommand::Ready {
                ready: true,
                entropy: None,
            };
            played.perform(seat, &ready);
        }
        played.perform(0, &TableCommand::Start);
        played
    }

    fn perform(&mut self, by: usize, command: &TableCommand) {
        let id = CommandId(self.rows.len().to_string());
        let seen = LastSeen::new();
        let moment = Moment {
            now: self.now,
            seen: &seen,
        };
        while let Some(lived) = self.life.pass_time(&moment) {
            self.rows.push(lived.row);
            self.told.push(lived.tidings);
        }
        let lived = self
            .life
            .perform(&person(by), &id, command, None, &moment, None);
        if let Ok(lived) = lived {
            self.rows.push(lived.row);
            self.told.push(lived.tidings);
        }
    }

    /// What each seat may do now.
    fn choices(&self) -> Vec<(usize, Vec<Value>)> {
        let seats = 0..self.life.setup().plan.seats.len();
        let legal = |seat: usize| {
            let eyes = self.life.eyes(Some(&person(seat).id));
            let position = self.life.position(eyes, self.now)?;
            let legal = position.sights.into_iter().next()?.legal;
            let actions: Vec<Value> = legal.into_iter().map(|legal| legal.action).collect();
            (!actions.is_empty()).then_some((seat, actions))
        };
        seats.filter_map(legal).collect()
    }
}

/// A snapshot's game with this state: as the engine writes it, without what could be taken back.
#[derive(Serialize)]
struct Body<'a, S> {
    base: u32,
    state: &'a S,
    steps: [(); 0],
    leads_to: Digest,
    time: u64,
    draws: u64,
}

/// The table's snapshot with another state in it.
fn with_state<G: Speak>(game: &Match<G>, life: &Life, state: &G::State) -> Snapshot {
    let snapshot = life.snapshot();
    let mut kept: Value = serde_json::from_str(&snapshot.life).unwrap();
    let body = Body {
        base: game.steps(),
        state,
        steps: [],
        leads_to: state_digest(state),
        time: game.time(),
        draws: game.draws(),
    };
    let rules = game.rules();
    let table = (
        G::INFO.id,
        G::INFO.rules_version,
        rules.content().digest(),
        rules.options(),
        rules.seats(),
        game.seed().commitment(),
        game.entropy(),
    );
    let text = serde_json::to_vec(&(table, &body)).unwrap();
    let seal = Digest::of(&[b"pantheon snapshot", &text]);
    let body = serde_json::to_value(&body).unwrap();
    let place = kept.pointer_mut("/phase/Playing/game");
    *place.expect("it is played") = json!({ "body": body, "seal": seal });
    let snapshot = Snapshot {
        life: serde_json::to_string(&kept).unwrap(),
        ..snapshot
    };
    let (table, setup) = (life.id().clone(), life.setup().clone());
    let again = Life::resume(table, setup, &Settings::default(), &snapshot);
    let again = again.expect("else the true log would be lived instead");
    let kept: Value = serde_json::from_str(&again.snapshot().life).unwrap();
    let there = kept.pointer("/phase/Playing/game/body/leads_to");
    assert_eq!(there, Some(&json!(state_digest(state))));
    snapshot
}

/// The game by itself, from the table's log.
fn game_of<G: Speak>(rules: &Arc<G>, played: &Played) -> Match<G> {
    let seed = Seed::from_hex(&played.life.setup().seed).unwrap();
    let mut game = Match::new(Arc::clone(rules), seed);
    let mut began = 0;
    for row in &played.rows {
        match &row.fact {
            Fact::Began => began = row.at,
            Fact::Acted { seat, action, .. } => {
                let (seat, action) = (Seat::new(*seat).unwrap(), action.clone());
                let action = serde_json::from_value(action).unwrap();
                assert!(game.act(seat, action, row.at - began).is_ok());
            }
            Fact::Ticked { .. } => assert!(game.tick(row.at - began).is_ok()),
            _ => {}
        }
    }
    game
}

/// The service over one table that stands as a snapshot says.
struct World {
    tables: Tables,
    last: Seq,
}

impl World {
    async fn new(played: &Played, snapshot: &Snapshot) -> Self {
        let store = MemoryStore::default();
        let (table, setup) = (played.life.id(), played.life.setup());
        let summary = played.life.summary();
        store
            .create(table, setup, &played.rows[0], &summary)
            .await
            .unwrap();
        for row in &played.rows[1..] {
            store.append(table, row, None).await.unwrap();
        }
        store.keep(table, snapshot).await.unwrap();
        let outside = Outside {
            store: Arc::new(store),
            bus: Arc::new(MemoryBus::default()),
            jobs: Arc::new(MemoryJobs::default()),
            clock: Arc::new(MemoryClock::at(played.now)),
            entropy: Arc::new(SeededEntropy::new(1)),
        };
        Self {
            tables: Tables::new(outside, Settings::default()).with_thinker(Arc::new(AtOnce)),
            last: played.life.seq(),
        }
    }

    async fn perform(&self, by: usize, id: &str, command: &TableCommand) -> Result<Seq, Problem> {
        let (table, id) = (TableId::from("t"), CommandId::from(id));
        let done = self
            .tables
            .perform(&person(by), &table, None, &id, command, Some(self.last))
            .await;
        done.map(|done| done.seq)
    }

    /// Everything that somebody can be told, as text.
    async fn told(&self, viewer: Option<usize>, hints: bool) -> Vec<(&'static str, String)> {
        let who = viewer.map(person);
        let (who, table) = (who.as_ref(), TableId::from("t"));
        let tables = &self.tables;
        let text = |frame: Option<(Seq, Arc<str>)>| frame.map(|(_, text)| text.to_string());
        let mut told = vec![
            (
                "all anew",
                json(&tables.update(who, &table, None, None).await),
            ),
            (
                "what was missed",
                json(&tables.update(who, &table, None, Some(self.last)).await),
            ),
            (
                "frame",
                json(&tables.frame(who, &table, None, None).await.map(text)),
            ),
            (
                "frame of what was missed",
                json(
                    &tables
                        .frame(who, &table, None, Some(self.last))
                        .await
                        .map(text),
                ),
            ),
            (
                "news",
                json(&tables.news(who, &table, None, self.last, 50).await),
            ),
            ("table", json(&tables.info(who, &table, None).await)),
            ("record", json(&tables.record(who, &table, None).await)),
        ];
        if let (Some(seat), true) = (viewer, hints) {
            let hints = tables.hint(&person(seat), &table, seat as u8).await;
            told.push(("hints", json(&hints)));
        }
        told
    }

    /// Whether a seat's last step can't be taken back, as the seat is told.
    async fn is_barrier(&self, seat: usize) -> bool {
        let (who, table) = (person(seat), TableId::from("t"));
        let update = self.tables.update(Some(&who), &table, None, None);
        let update = update.await.unwrap().expect("all is told anew");
        let position = update.position.expect("the game has begun");
        !position.sights.iter().any(|sight| sight.may_undo)
    }
}

fn json<T: Serialize>(answer: &Result<T, Problem>) -> String {
    match answer {
        Ok(answer) => serde_json::to_string(answer).unwrap(),
        Err(problem) => format!("error {}", serde_json::to_string(problem).unwrap()),
    }
}

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
                action,
            };
            let (here, there) = fresh().await;
            let answers = [
                here.perform(seat, "a", &act).await,
                there.perform(seat, "a", &act).await,
            ];
            assert_eq!(answers[0], answers[1], "the answer to {act:?}");
            let undo = TableCommand::Undo { seat: seat as u8 };
            let answers = [
                here.perform(seat, "b", &undo).await,
                there.perform(seat, "b", &undo).await,
            ];
            assert_eq!(answers[0], answers[1], "taking back {act:?}");
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
async fn holds<G: Speak>(options: Value, seats: u8) -> u32 {
    let mut differed = 0;
    for game in 0..GAMES {
        let mut rng = Rng::new(game);
        let mut played = Played::begin(G::INFO.id, &options, seats.into(), &game.to_string());
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
    for (row, tidings) in played.rows.iter().zip(&played.told) {
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
            let told = tidings.news(played.life.eyes(user.as_ref())).events;
            let told: Vec<Value> = told.into_iter().map(|told| told.event).collect();
            let meant = happened.iter().filter(|it| it.to.includes(viewer));
            let meant: Vec<Value> = meant.map(|it| it.event.clone()).collect();
            assert_eq!(told, meant, "{viewer:?} of row {}", row.seq);
        }
    }
    private
}

#[test]
fn events_are_told_to_those_whom_they_are_meant_for() {
    let four_gods = json!({ "pace": "simultaneous", "gods": "secret" });
    assert!(events_reach_whom_they_are_for("four-gods", &four_gods, 3) > 0);
    assert!(events_reach_whom_they_are_for("deus", &json!({}), 3) > 0);
    events_reach_whom_they_are_for("bora-bora", &json!({}), 3);
    events_reach_whom_they_are_for("gods-of-rome", &json!({}), 3);
}

#[tokio::test]
async fn four_gods_tells_nothing_hidden() {
    for pace in ["simultaneous", "timed"] {
        let options = json!({ "pace": pace, "gods": "secret" });
        assert!(holds::<FourGods>(options, 3).await > 0);
    }
}

#[tokio::test]
async fn deus_tells_nothing_hidden() {
    assert!(holds::<Deus>(json!({}), 3).await > 0);
}

#[tokio::test]
async fn bora_bora_tells_nothing_hidden() {
    assert!(holds::<BoraBora>(json!({}), 2).await > 0);
}
