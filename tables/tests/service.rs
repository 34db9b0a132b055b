//! The service over a store in memory: who may do and see what, and that what is asked twice is done once.

use std::sync::Arc;

use pantheon_engine::Record;
use pantheon_tables::memory::{
    AtOnce, MemoryBus, MemoryClock, MemoryJobs, MemoryStore, SeededEntropy,
};
use pantheon_tables::{
    Browse, Clock as _, Outside, Settings, TableStore as _, Tables, Thinker, Thought, Who,
};
use pantheon_wire::{
    Access, Code, CommandId, Done, Happened, NewTable, Pace, PersonKind, Problem, SeatKind,
    SeatPlan, Seq, Spectators, Status, TableCommand, TableInfo, TakeOver,
};
use serde_json::json;

/// A service with everything that is outside of it.
struct Hall {
    store: Arc<MemoryStore>,
    bus: Arc<MemoryBus>,
    jobs: Arc<MemoryJobs>,
    clock: Arc<MemoryClock>,
    settings: Settings,
    tables: Tables,
}

impl Hall {
    fn new() -> Self {
        Self::with(Settings::default())
    }

    fn with(settings: Settings) -> Self {
        let (store, bus) = (Arc::default(), Arc::default());
        let (jobs, clock) = (Arc::default(), Arc::new(MemoryClock::at(1_000_000)));
        Self::over(store, bus, jobs, clock, settings)
    }

    fn over(
        store: Arc<MemoryStore>,
        bus: Arc<MemoryBus>,
        jobs: Arc<MemoryJobs>,
        clock: Arc<MemoryClock>,
        settings: Settings,
    ) -> Self {
        let outside = Outside {
            store: store.clone(),
            bus: bus.clone(),
            jobs: jobs.clone(),
            clock: clock.clone(),
            entropy: Arc::new(SeededEntropy::new(7)),
        };
        let tables = Tables::new(outside, settings.clone()).with_thinker(Arc::new(AtOnce));
        Self {
            store,
            bus,
            jobs,
            clock,
            settings,
            tables,
        }
    }

    /// Another process over the same store.
    fn another(&self) -> Self {
        let (store, bus) = (self.store.clone(), self.bus.clone());
        let (jobs, clock) = (self.jobs.clone(), self.clock.clone());
        Self::over(store, bus, jobs, clock, self.settings.clone())
    }

    async fn make(&self, host: &str, plan: NewTable) -> TableInfo {
        let id = CommandId(format!("make {}", self.store.all().len()).replace(' ', "-"));
        self.tables.create(&who(host), &id, plan).await.unwrap()
    }

    async fn ask(
        &self,
        name: &str,
        table: &TableInfo,
        id: &str,
        command: TableCommand,
    ) -> Result<Done, Problem> {
        let key = table.key.as_deref();
        self.tables
            .perform(&who(name), &table.id, key, &id.into(), &command, None)
            .await
    }

    async fn info(&self, table: &TableInfo) -> TableInfo {
        let key = table.key.as_deref();
        self.tables.info(None, &table.id, key).await.unwrap()
    }

    /// Lets bots decide until they wait for somebody.
    async fn let_bots_play(&self) {
        while let Some(next) = self.jobs.next() {
            self.clock.pass(next.saturating_sub(self.clock.now()));
            let job = self.jobs.pop(self.clock.now()).unwrap();
            self.tables.work(&job).await.unwrap();
        }
    }

    fn last(&self, table: &TableInfo) -> Seq {
        self.store.last(&table.id)
    }
}

fn who(name: &str) -> Who {
    Who {
        id: name.into(),
        name: name.to_owned(),
        kind: PersonKind::Guest,
    }
}

fn rome(seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        title: "gods-of-rome".to_owned(),
        options: json!({}),
        seats,
        access: Access::Public,
        pace: Pace::Untimed,
        hints: false,
        take_over: 1,
        spectators: Spectators::default(),
    }
}

const BOT: SeatPlan = SeatPlan::Bot { level: 1 };

fn chat(text: &str) -> TableCommand {
    TableCommand::Chat {
        text: text.to_owned(),
    }
}

const READY: TableCommand = TableCommand::Ready {
    ready: true,
    entropy: None,
};

fn code<T>(answer: Result<T, Problem>) -> Code {
    answer.err().expect("it isn't done").code
}

/// A table of two people whose game has begun.
async fn begun(hall: &Hall, plan: NewTable) -> TableInfo {
    let table = hall.make("ana", plan).await;
    let join = TableCommand::Join { seat: None };
    hall.ask("bo", &table, "1", join).await.unwrap();
    hall.ask("bo", &table, "2", READY).await.unwrap();
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    table
}

/// Somebody whose turn it is acts.
async fn act(hall: &Hall, table: &TableInfo, name: &str, id: &str) -> Result<Done, Problem> {
    let user = who(name);
    let update = hall.tables.update(Some(&user), &table.id, None, None);
    let update = update.await?.expect("all is told anew");
    let sights = update.position.expect("the game has begun").sights;
    let legal = sights.iter().flat_map(|sight| {
        let seat = sight.seat.unwrap_or_default();
        sight
            .legal
            .iter()
            .map(move |legal| (seat, legal.action.clone()))
    });
    let mut legal = legal;
    let (seat, action) = legal
        .next()
        .ok_or_else(|| Problem::new(Code::WrongTime, "not theirs"))?;
    hall.ask(name, table, id, TableCommand::Act { seat, action })
        .await
}

/// Whoever's turn it is acts, so many times.
async fn play(hall: &Hall, table: &TableInfo, times: u32) {
    for time in 0..times {
        let id = format!("play-{}-{time}", hall.last(table));
        if act(hall, table, "ana", &id).await.is_err() {
            act(hall, table, "bo", &id).await.unwrap();
        }
    }
}

#[tokio::test]
async fn the_same_command_makes_a_table_once() {
    let hall = Hall::new();
    let plan = rome(vec![SeatPlan::Me, BOT]);
    let id = CommandId::from("1");
    let first = hall
        .tables
        .create(&who("ana"), &id, plan.clone())
        .await
        .unwrap();
    assert_eq!(first.status, Status::Gathering);
    assert!(first.key.is_some());
    let again = hall.tables.create(&who("ana"), &id, plan.clone()).await;
    assert_eq!(again.as_ref(), Ok(&first));
    let elsewhere = hall.another();
    let again = elsewhere
        .tables
        .create(&who("ana"), &id, plan.clone())
        .await;
    assert_eq!(again.as_ref(), Ok(&first));
    assert_eq!(hall.store.all().len(), 1);
    let other = rome(vec![SeatPlan::Me, BOT, BOT]);
    assert_eq!(
        code(hall.tables.create(&who("ana"), &id, other).await),
        Code::Malformed
    );
    let theirs = hall
        .tables
        .create(&who("bo"), &id, plan.clone())
        .await
        .unwrap();
    assert_ne!(theirs.id, first.id);
    let unsound = CommandId::from("");
    assert_eq!(
        code(hall.tables.create(&who("ana"), &unsound, plan).await),
        Code::Malformed
    );
}

#[tokio::test]
async fn bad_plans_are_refused_and_nothing_is_made() {
    let hall = Hall::new();
    let good = rome(vec![SeatPlan::Me, BOT]);
    let bad = [
        (
            NewTable {
                title: "chess".to_owned(),
                ..good.clone()
            },
            Code::UnknownTitle,
        ),
        (
            NewTable {
                seats: vec![BOT; 9],
                ..good.clone()
            },
            Code::BadSetup,
        ),
        (
            NewTable {
                seats: vec![SeatPlan::Me, SeatPlan::Me],
                ..good.clone()
            },
            Code::BadSetup,
        ),
        (
            NewTable {
                options: json!({ "colour": 1 }),
                ..good.clone()
            },
            Code::BadOptions,
        ),
        (
            NewTable {
                take_over: 9,
                ..good.clone()
            },
            Code::OutOfBounds,
        ),
        (
            NewTable {
                seats: vec![SeatPlan::Me, SeatPlan::Bot { level: 0 }],
                ..good.clone()
            },
            Code::OutOfBounds,
        ),
        (
            NewTable {
                pace: Pace::Days { days: 0 },
                ..good.clone()
            },
            Code::OutOfBounds,
        ),
        (
            NewTable {
                pace: Pace::Clock {
                    bank: u32::MAX,
                    increment: 0,
                },
                ..good
            },
            Code::OutOfBounds,
        ),
    ];
    for (number, (plan, expected)) in bad.into_iter().enumerate() {
        let id = CommandId(number.to_string());
        assert_eq!(
            code(hall.tables.create(&who("ana"), &id, plan).await),
            expected
        );
    }
    assert!(hall.store.all().is_empty());
}

#[tokio::test]
async fn nobody_makes_too_many_tables() {
    let hall = Hall::with(Settings {
        tables_each: 2,
        ..Settings::default()
    });
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Open]);
    let first = hall.make("ana", plan.clone()).await;
    hall.make("ana", plan.clone()).await;
    let one_more = CommandId::from("more");
    let third = hall
        .tables
        .create(&who("ana"), &one_more, plan.clone())
        .await;
    assert_eq!(code(third), Code::TooMany);
    // Where they only sit doesn't count, and neither does what is over.
    let theirs = hall.make("bo", plan.clone()).await;
    hall.ask("ana", &theirs, "1", TableCommand::Join { seat: None })
        .await
        .unwrap();
    hall.ask("ana", &first, "1", TableCommand::Close)
        .await
        .unwrap();
    hall.tables
        .create(&who("ana"), &one_more, plan)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_private_table_is_not_there_for_others() {
    let hall = Hall::new();
    let plan = NewTable {
        access: Access::Private,
        hints: true,
        ..rome(vec![SeatPlan::Me, SeatPlan::Invited])
    };
    let table = begun(&hall, plan).await;
    let (id, stranger) = (&table.id, who("eve"));
    for key in [None, Some("wrong")] {
        for user in [None, Some(&stranger)] {
            assert_eq!(code(hall.tables.info(user, id, key).await), Code::NotFound);
            assert_eq!(
                code(hall.tables.update(user, id, key, None).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.frame(user, id, key, Some(1)).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.news(user, id, key, 0, 10).await),
                Code::NotFound
            );
            assert_eq!(
                code(hall.tables.record(user, id, key).await),
                Code::NotFound
            );
        }
        for (number, command) in every_command().into_iter().enumerate() {
            let name = CommandId(format!("{number}"));
            let answer = hall
                .tables
                .perform(&stranger, id, key, &name, &command, None);
            assert_eq!(code(answer.await), Code::NotFound, "{command:?}");
        }
    }
    assert_eq!(
        code(hall.tables.hint(&stranger, id, 0).await),
        Code::NotFound
    );
    let all = Browse {
        limit: 9,
        ..Browse::default()
    };
    let list = hall.tables.list(Some(&stranger), &all).await.unwrap();
    assert!(list.tables.is_empty());
    let list = hall.tables.list(Some(&who("bo")), &all).await.unwrap();
    assert_eq!(list.tables.len(), 1);
    // With the key they may look on, but are not told the key.
    let key = table.key.as_deref();
    let found = hall.tables.info(Some(&stranger), id, key).await.unwrap();
    assert_eq!(found.key, None);
}

fn every_command() -> Vec<TableCommand> {
    use TableCommand as Do;
    vec![
        Do::Join { seat: None },
        Do::Join { seat: Some(1) },
        Do::Leave,
        READY,
        Do::Plan { seat: 1, plan: BOT },
        Do::Start,
        Do::Close,
        Do::Act {
            seat: 0,
            action: json!("pass"),
        },
        Do::Undo { seat: 0 },
        Do::Offer {
            seat: 0,
            what: pantheon_wire::OfferKind::Pause,
        },
        Do::Answer {
            seat: 0,
            offer: 1,
            answer: pantheon_wire::OfferAnswer::Agree,
        },
        Do::Resume,
        Do::Resign { seat: 0 },
        Do::Return { seat: 0 },
        Do::CallBot { seat: 0 },
        Do::Rematch,
    ]
}

#[tokio::test]
async fn a_stranger_can_do_nothing_at_a_public_table_but_talk() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    let before = hall.last(&table);
    for (number, command) in every_command().into_iter().enumerate() {
        let answer = hall
            .ask("eve", &table, &number.to_string(), command.clone())
            .await;
        let code = code(answer);
        assert!(
            matches!(code, Code::NotYours | Code::WrongTime),
            "{command:?} {code:?}"
        );
    }
    // And those who sit can't do it for another seat.
    for command in every_command() {
        let foreign = match command {
            TableCommand::Act { .. }
            | TableCommand::Undo { .. }
            | TableCommand::Offer { .. }
            | TableCommand::Answer { .. }
            | TableCommand::Resign { .. }
            | TableCommand::Return { .. } => command,
            _ => continue,
        };
        let answer = hall
            .ask(
                "bo",
                &table,
                &format!("{before}{foreign:?}")[..8].replace(' ', "-"),
                foreign.clone(),
            )
            .await;
        assert_eq!(code(answer), Code::NotYours, "{foreign:?}");
    }
    assert_eq!(
        code(hall.tables.hint(&who("eve"), &table.id, 0).await),
        Code::NotYours
    );
    assert_eq!(hall.last(&table), before, "nothing has changed");
    hall.ask("eve", &table, "talk", chat("hello"))
        .await
        .unwrap();
}

#[tokio::test]
async fn who_has_no_key_takes_an_open_seat_and_not_one_for_the_invited() {
    let hall = Hall::new();
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Invited, SeatPlan::Open]);
    let table = hall.make("ana", plan).await;
    let open = TableInfo {
        key: None,
        ..table.clone()
    };
    let invited = TableCommand::Join { seat: Some(1) };
    assert_eq!(
        code(hall.ask("eve", &open, "1", invited.clone()).await),
        Code::NotYours
    );
    hall.ask("eve", &open, "2", TableCommand::Join { seat: None })
        .await
        .unwrap();
    assert_eq!(hall.info(&table).await.seats[2].user, Some("eve".into()));
    let full = hall
        .ask("bo", &open, "1", TableCommand::Join { seat: None })
        .await;
    assert_eq!(code(full), Code::NotYours);
    hall.ask("bo", &table, "2", invited).await.unwrap();
    assert_eq!(hall.info(&table).await.seats[1].user, Some("bo".into()));
}

#[tokio::test]
async fn what_is_asked_twice_is_done_once_and_answered_alike() {
    let hall = Hall::new();
    let table = hall
        .make("ana", rome(vec![SeatPlan::Me, SeatPlan::Open]))
        .await;
    let first = hall.ask("ana", &table, "1", chat("hello")).await;
    assert_eq!(hall.ask("ana", &table, "1", chat("hello")).await, first);
    let elsewhere = hall.another();
    assert_eq!(
        elsewhere.ask("ana", &table, "1", chat("hello")).await,
        first
    );
    for hall in [&hall, &elsewhere, &hall.another()] {
        let reused = hall.ask("ana", &table, "1", chat("good-bye")).await;
        assert_eq!(code(reused), Code::Malformed);
        let reused = hall.ask("ana", &table, "1", TableCommand::Leave).await;
        assert_eq!(code(reused), Code::Malformed);
    }
    assert_eq!(hall.last(&table), 2);
    // Another's id is another id.
    assert_eq!(
        hall.ask("bo", &table, "1", chat("hi")).await.unwrap().seq,
        3
    );
    // A refusal stays one, though the same under another id would be done by now.
    let start = TableCommand::Start;
    let refused = hall.ask("ana", &table, "2", start.clone()).await;
    assert_eq!(refused.as_ref().unwrap_err().code, Code::WrongTime);
    hall.ask("bo", &table, "2", TableCommand::Join { seat: None })
        .await
        .unwrap();
    hall.ask("bo", &table, "3", READY).await.unwrap();
    assert_eq!(hall.ask("ana", &table, "2", start.clone()).await, refused);
    hall.ask("ana", &table, "3", start).await.unwrap();
    // What took effect is answered from the log though it couldn't be done again.
    let join = TableCommand::Join { seat: None };
    assert_eq!(
        hall.another()
            .ask("bo", &table, "2", join)
            .await
            .unwrap()
            .seq,
        4
    );
}

#[tokio::test]
async fn two_processes_agree_on_one_log() {
    let here = Hall::new();
    let there = here.another();
    let table = begun(&here, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    for number in 0..20 {
        let (one, other) = if number % 2 == 0 {
            (&here, &there)
        } else {
            (&there, &here)
        };
        play(one, &table, 1).await;
        // The other process has seen nothing of it: it is refused there only by what is true now.
        other
            .ask("bo", &table, &format!("c{number}"), chat("well"))
            .await
            .unwrap();
    }
    // A process that knows less refuses nothing that it doesn't know to be so.
    let plan = rome(vec![SeatPlan::Me, SeatPlan::Open]);
    let next = here.make("ana", plan).await;
    there.info(&next).await;
    let join = TableCommand::Join { seat: None };
    here.ask("bo", &next, "j", join).await.unwrap();
    there.ask("bo", &next, "r", READY).await.unwrap();
    let last = here.last(&table);
    for hall in [&here, &there] {
        let update = hall
            .tables
            .update(None, &table.id, None, None)
            .await
            .unwrap()
            .unwrap();
        assert_eq!(update.seq, last);
    }
    assert_eq!(here.bus.last(&table.id), Some(last));
}

#[tokio::test]
async fn bots_play_a_whole_game_and_its_record_can_be_verified() {
    let hall = Hall::new();
    for title in ["gods-of-rome", "four-gods", "deus", "bora-bora"] {
        let plan = NewTable {
            title: title.to_owned(),
            ..rome(vec![BOT, BOT])
        };
        let table = hall.make("ana", plan).await;
        let id = &table.id;
        assert_eq!(
            code(hall.tables.record(None, id, None).await),
            Code::WrongTime
        );
        hall.ask("ana", &table, "1", TableCommand::Start)
            .await
            .unwrap();
        assert_eq!(
            code(hall.tables.record(None, id, None).await),
            Code::WrongTime
        );
        for _ in 0..2_000 {
            hall.let_bots_play().await;
            if hall.info(&table).await.status == Status::Over {
                break;
            }
            // Where bots wait for each other, time passes.
            hall.clock.pass(15_000);
            hall.tables.wake_due(9).await.unwrap();
        }
        let info = hall.info(&table).await;
        assert_eq!(info.status, Status::Over, "{title}");
        let text = hall.tables.record(None, id, None).await.unwrap();
        let record = Record::parse(&text).unwrap();
        let shelf = pantheon_games::title(title).unwrap();
        let verified = shelf.verify(&record).unwrap();
        assert_eq!(verified.commitment().to_string(), info.commitment);
    }
}

#[tokio::test]
async fn the_same_people_play_again_at_one_table() {
    let hall = Hall::new();
    let plan = NewTable {
        access: Access::Private,
        ..rome(vec![
            SeatPlan::Me,
            SeatPlan::Invited,
            BOT,
            SeatPlan::HotSeat {
                name: "Dan".to_owned(),
            },
        ])
    };
    let table = begun(&hall, plan).await;
    let early = hall.ask("bo", &table, "r0", TableCommand::Rematch).await;
    assert_eq!(code(early), Code::WrongTime);
    assert_eq!(hall.store.all().len(), 1);
    hall.ask("bo", &table, "r", TableCommand::Resign { seat: 1 })
        .await
        .unwrap();
    assert_eq!(hall.info(&table).await.status, Status::Over);
    assert_eq!(
        code(hall.ask("eve", &table, "r", TableCommand::Rematch).await),
        Code::NotYours
    );
    let done = hall
        .ask("bo", &table, "r1", TableCommand::Rematch)
        .await
        .unwrap();
    let next = done.table.clone().expect("a table was made");
    assert_eq!(
        hall.another()
            .ask("bo", &table, "r1", TableCommand::Rematch)
            .await,
        Ok(done)
    );
    let late = hall.ask("ana", &table, "r2", TableCommand::Rematch).await;
    assert_eq!(code(late), Code::WrongTime);
    assert_eq!(hall.store.all().len(), 2);
    let info = hall
        .tables
        .info(Some(&who("ana")), &next, None)
        .await
        .unwrap();
    assert_eq!(info.rematch_of, Some(table.id.clone()));
    assert_eq!(info.host, "bo".into());
    let seats: Vec<_> = info
        .seats
        .iter()
        .map(|s| (s.kind, s.user.as_ref().map(|u| u.0.as_str())))
        .collect();
    assert_eq!(
        seats,
        [
            (SeatKind::Person, Some("ana")),
            (SeatKind::Person, Some("bo")),
            (SeatKind::Bot, None),
            (SeatKind::Person, Some("ana")),
        ]
    );
    assert_eq!(hall.info(&table).await.rematch, Some(next));
}

#[tokio::test]
async fn spectators_are_behind_and_players_are_not() {
    let hall = Hall::new();
    let plan = NewTable {
        spectators: Spectators::Welcome { delay: 60 },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let began = hall.last(&table);
    let look = async |user: Option<&Who>, since| {
        let update = hall
            .tables
            .update(user, &table.id, None, since)
            .await
            .unwrap();
        update.map(|update| (update.seq, update.position.map(|position| position.step)))
    };
    // What led to the game is no secret; the game is.
    assert_eq!(look(None, None).await, Some((began - 1, None)));
    assert_eq!(look(None, Some(began)).await, None);
    hall.clock.pass(30_000);
    play(&hall, &table, 3).await;
    hall.clock.pass(30_000);
    assert_eq!(look(None, Some(began - 1)).await, Some((began, Some(0))));
    assert_eq!(
        hall.tables
            .news(None, &table.id, None, 0, 99)
            .await
            .unwrap()
            .len(),
        began as usize
    );
    let ana = who("ana");
    assert_eq!(look(Some(&ana), None).await, Some((began + 3, Some(3))));
    hall.clock.pass(30_000);
    assert_eq!(look(None, Some(began)).await, Some((began + 3, Some(3))));
    // What is over is open to all.
    hall.ask("bo", &table, "gone", TableCommand::Resign { seat: 1 })
        .await
        .unwrap();
    assert_eq!(
        look(None, Some(began + 3)).await,
        Some((began + 4, Some(3)))
    );
}

#[tokio::test]
async fn a_game_that_nobody_may_watch_is_seen_by_its_players_only() {
    let hall = Hall::new();
    let plan = NewTable {
        spectators: Spectators::Nobody,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let eve = who("eve");
    for user in [None, Some(&eve)] {
        assert_eq!(
            code(hall.tables.update(user, &table.id, None, None).await),
            Code::NotAllowed
        );
        assert_eq!(
            code(hall.tables.news(user, &table.id, None, 0, 9).await),
            Code::NotAllowed
        );
        hall.tables.info(user, &table.id, None).await.unwrap();
    }
    assert_eq!(
        code(hall.ask("eve", &table, "1", chat("psst")).await),
        Code::NotYours
    );
    assert!(
        hall.tables
            .update(Some(&who("bo")), &table.id, None, None)
            .await
            .unwrap()
            .is_some()
    );
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_they_missed_or_everything() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    play(&hall, &table, 10).await;
    let seen = hall.last(&table);
    play(&hall, &table, 5).await;
    let bo = who("bo");
    let missed = async |since| {
        hall.tables
            .update(Some(&bo), &table.id, None, Some(since))
            .await
            .unwrap()
    };
    let update = missed(seen).await.unwrap();
    assert_eq!((update.after, update.seq), (seen, seen + 5));
    let told: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
    assert_eq!(told, (seen + 1..=seen + 5).collect::<Vec<_>>());
    assert_eq!(missed(seen + 5).await, None);
    // Nobody has seen the future: they are told everything anew.
    assert_eq!(missed(seen + 9).await.unwrap().after, 0);
    for number in 0..80 {
        hall.ask("bo", &table, &format!("talk{number}"), chat("well"))
            .await
            .unwrap();
    }
    let update = missed(seen).await.unwrap();
    assert_eq!((update.after, update.seq), (0, seen + 85));
    // The whole log can be read page by page, as everybody may know it.
    let mut log = Vec::new();
    loop {
        let after = log.len() as Seq;
        let page = hall
            .tables
            .news(Some(&bo), &table.id, None, after, 30)
            .await
            .unwrap();
        if page.is_empty() {
            break;
        }
        log.extend(page);
    }
    let places: Vec<Seq> = log.iter().map(|news| news.seq).collect();
    assert_eq!(places, (1..=seen + 85).collect::<Vec<_>>());
    assert_eq!(log[0].what, Happened::Made { by: "ana".into() });
}

#[tokio::test]
async fn all_who_see_the_same_share_one_text() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    let frame = async |name: Option<&str>| {
        let user = name.map(who);
        let frame = hall
            .tables
            .frame(user.as_ref(), &table.id, None, None)
            .await;
        frame.unwrap().expect("all is told anew").1
    };
    let (first, second) = (frame(None).await, frame(Some("eve")).await);
    assert!(Arc::ptr_eq(&first, &second));
    let (ana, bo) = (frame(Some("ana")).await, frame(Some("bo")).await);
    assert_ne!(ana, bo);
    let key = table.key.as_deref().unwrap();
    assert!(ana.contains(key) && bo.contains(key) && !first.contains(key));
    // The server's clock is in it, so it isn't used for long.
    hall.clock.pass(10_000);
    assert!(!Arc::ptr_eq(&first, &frame(None).await));
}

#[tokio::test]
async fn advice_is_for_ones_own_seat_where_the_table_allows_it() {
    let hall = Hall::new();
    let strict = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    assert_eq!(
        code(hall.tables.hint(&who("ana"), &strict.id, 0).await),
        Code::NotAllowed
    );
    let plan = NewTable {
        hints: true,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let update = hall
        .tables
        .update(None, &table.id, None, None)
        .await
        .unwrap()
        .unwrap();
    let turn = update.position.unwrap().to_act[0];
    let (actor, other) = if turn == 0 {
        ("ana", "bo")
    } else {
        ("bo", "ana")
    };
    let hints = hall
        .tables
        .hint(&who(actor), &table.id, turn)
        .await
        .unwrap();
    assert!(!hints.is_empty());
    assert_eq!(
        hall.tables
            .hint(&who(actor), &table.id, turn)
            .await
            .unwrap(),
        hints
    );
    assert_eq!(
        code(hall.tables.hint(&who(other), &table.id, turn).await),
        Code::NotYours
    );
    assert_eq!(
        code(hall.tables.hint(&who(other), &table.id, 1 - turn).await),
        Code::WrongTime
    );
}

#[tokio::test]
async fn who_leaves_for_good_is_played_by_a_bot_and_what_they_said_is_gone() {
    let hall = Hall::new();
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    hall.ask("bo", &table, "talk", chat("my secret"))
        .await
        .unwrap();
    hall.tables.forget(&"bo".into()).await.unwrap();
    let info = hall.info(&table).await;
    assert!(info.seats[1].sat_in);
    assert_eq!(
        info.status,
        Status::Playing,
        "the game of the others goes on"
    );
    let news = hall
        .tables
        .news(None, &table.id, None, 0, 99)
        .await
        .unwrap();
    let text = serde_json::to_string(&news).unwrap();
    assert!(!text.contains("my secret"));
    let gone = Happened::SatIn {
        seat: 1,
        why: TakeOver::Gone,
    };
    assert!(news.iter().any(|news| news.what == gone));
    hall.another().info(&table).await;
}

#[tokio::test]
async fn clocks_run_out_though_nobody_asks() {
    let hall = Hall::new();
    let plan = NewTable {
        pace: Pace::Clock {
            bank: 60,
            increment: 0,
        },
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    assert_eq!(hall.tables.wake_due(9).await, Ok(0));
    hall.clock.pass(61_000);
    assert_eq!(hall.tables.wake_due(9).await, Ok(1));
    let info = hall.info(&table).await;
    assert_eq!(info.seats.iter().filter(|seat| seat.sat_in).count(), 1);
    assert!(hall.jobs.next().is_some(), "a bot is asked");
    // It is being done, so nobody else need do it.
    assert_eq!(hall.another().tables.wake_due(9).await, Ok(0));
}

#[tokio::test]
async fn a_lost_job_is_found_again() {
    let hall = Hall::new();
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    let lost = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
    assert_eq!(hall.tables.wake_due(9).await, Ok(0));
    hall.clock.pass(20_000);
    assert_eq!(hall.another().tables.wake_due(9).await, Ok(1));
    let found = hall.jobs.pop(hall.clock.now()).expect("it is asked again");
    assert_eq!((found.seat, found.step), (lost.seat, lost.step));
    hall.tables.work(&found).await.unwrap();
    let after = hall.last(&table);
    // The first one comes late, and is void.
    hall.tables.work(&lost).await.unwrap();
    assert_eq!(hall.last(&table), after);
}

/// Never comes to an end in time.
struct Wedged;

#[async_trait::async_trait]
impl Thinker for Wedged {
    async fn think(&self, _thought: Thought) -> bool {
        false
    }
}

#[tokio::test]
async fn a_wedged_bot_does_the_first_thing_that_is_legal() {
    let mut hall = Hall::new();
    hall.tables = hall.tables.with_thinker(Arc::new(Wedged));
    let table = hall.make("ana", rome(vec![BOT, BOT])).await;
    hall.ask("ana", &table, "1", TableCommand::Start)
        .await
        .unwrap();
    let before = hall.last(&table);
    let job = hall.jobs.pop(hall.clock.now()).expect("a bot is asked");
    hall.tables.work(&job).await.unwrap();
    assert_eq!(hall.last(&table), before + 1);
}

#[tokio::test]
async fn a_table_is_opened_from_its_snapshot_and_is_the_same() {
    let hall = Hall::with(Settings {
        snapshot_every: 8,
        ..Settings::default()
    });
    let table = begun(&hall, rome(vec![SeatPlan::Me, SeatPlan::Open])).await;
    play(&hall, &table, 30).await;
    hall.tables.wake_due(9).await.unwrap();
    let stored = hall.store.load(&table.id, false).await.unwrap().unwrap();
    assert_eq!(
        stored.snapshot.map(|snapshot| snapshot.seq),
        Some(hall.last(&table))
    );
    play(&hall, &table, 3).await;
    let told = async |hall: &Hall| {
        let bo = who("bo");
        let update = hall.tables.update(Some(&bo), &table.id, None, None).await;
        let update = update.unwrap().expect("all is told anew");
        (update.seq, update.info, update.position)
    };
    assert_eq!(told(&hall).await, told(&hall.another()).await);
}
