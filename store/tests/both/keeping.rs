//! What is kept of somebody: all of it is told to them, and when they leave it is erased but for what games need.
//!
//! Both tests walk the schema. Whoever adds a column says here what it has to do with people.

use pantheon_store::{
    DailyStore, DealName, NewResult, PeopleStore, SessionKind, StoredDevice, StoredSession,
    TokenHash,
};
use pantheon_tables::{Fact, LifeSnapshot, Network, Setup, Summary, TableStore};
use pantheon_wire::{DailyScore, SeatPlan, Settings};
use serde_json::json;

use crate::place::{Other, Place};
use crate::samples::{add, first, row, setup, summary, table, user};

/// What a column has to do with somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Of {
    /// Nothing: it is about the table, the game or the server.
    Nobody,
    /// It is theirs, and the export has it.
    Told,
    /// It proves who they are, and is told to nobody.
    Secret,
    /// It follows from what is told.
    Follows,
    /// It is theirs and goes by itself within hours: what they were refused, so that asking again gets the same answer.
    Passing,
}

const COLUMNS: &[(&str, Of)] = &[
    ("daily_deals.counted", Of::Nobody),
    ("daily_deals.day", Of::Nobody),
    ("daily_deals.deal", Of::Nobody),
    // The best game is somebody's for as long as it says whose; after that it is only a game.
    ("daily_deals.lead", Of::Follows),
    ("daily_deals.place", Of::Follows),
    ("daily_deals.points", Of::Follows),
    ("daily_deals.record", Of::Follows),
    ("daily_deals.title", Of::Nobody),
    ("daily_deals.user_id", Of::Follows),
    ("daily_plays.at", Of::Told),
    ("daily_plays.attempt", Of::Told),
    ("daily_plays.begun", Of::Told),
    ("daily_plays.day", Of::Told),
    ("daily_plays.deal", Of::Told),
    ("daily_plays.lead", Of::Told),
    ("daily_plays.mark", Of::Told),
    ("daily_plays.place", Of::Told),
    ("daily_plays.points", Of::Told),
    ("daily_plays.title", Of::Told),
    ("daily_plays.user_id", Of::Told),
    ("devices.expires", Of::Told),
    ("devices.hash", Of::Secret),
    ("devices.label", Of::Told),
    ("devices.made", Of::Told),
    ("devices.user_id", Of::Told),
    ("log.at", Of::Told),
    ("log.by_user", Of::Told),
    ("log.command", Of::Told),
    ("log.fact", Of::Told),
    ("log.seq", Of::Told),
    ("log.table_id", Of::Told),
    ("log.worded", Of::Follows),
    ("members.table_id", Of::Told),
    ("members.user_id", Of::Told),
    ("outages.began", Of::Nobody),
    ("outages.ended", Of::Nobody),
    ("packed_logs.form", Of::Nobody),
    // The same as in `log`, and told and erased alike: `packing.rs` has the tests.
    ("packed_logs.log", Of::Follows),
    ("packed_logs.table_id", Of::Follows),
    ("packed_words.table_id", Of::Follows),
    ("packed_words.user_id", Of::Follows),
    ("people.deleted", Of::Nobody),
    ("people.id", Of::Told),
    ("people.kind", Of::Told),
    ("people.login", Of::Told),
    ("people.name", Of::Told),
    ("people.owner", Of::Told),
    ("people.password_hash", Of::Secret),
    ("people.settings", Of::Told),
    ("people.since", Of::Told),
    ("presence.seen", Of::Told),
    ("presence.table_id", Of::Told),
    ("presence.user_id", Of::Told),
    ("refusals.at", Of::Passing),
    ("refusals.by_user", Of::Passing),
    ("refusals.command", Of::Passing),
    ("refusals.digest", Of::Passing),
    ("refusals.problem", Of::Passing),
    ("refusals.table_id", Of::Passing),
    ("sessions.expires", Of::Told),
    ("sessions.hash", Of::Secret),
    ("sessions.kind", Of::Nobody),
    ("sessions.label", Of::Told),
    ("sessions.made", Of::Told),
    ("sessions.seen", Of::Told),
    ("sessions.user_id", Of::Told),
    ("signing.one", Of::Nobody),
    ("signing.secret", Of::Nobody),
    ("snapshots.form", Of::Nobody),
    ("snapshots.life", Of::Follows),
    ("snapshots.seq", Of::Nobody),
    ("snapshots.table_id", Of::Nobody),
    ("tables.access", Of::Nobody),
    ("tables.changed", Of::Nobody),
    ("tables.due", Of::Nobody),
    ("tables.holders", Of::Follows),
    ("tables.host", Of::Told),
    ("tables.id", Of::Told),
    ("tables.lags", Of::Nobody),
    ("tables.made", Of::Told),
    ("tables.network", Of::Told),
    ("tables.packed", Of::Nobody),
    ("tables.seq", Of::Nobody),
    // The plan and the host's name are told; the seed is nobody's before the game is over.
    ("tables.setup", Of::Told),
    ("tables.status", Of::Nobody),
    ("tables.title", Of::Told),
    ("tables.wide_network", Of::Told),
    ("uptime.beat", Of::Nobody),
    ("uptime.dated", Of::Nobody),
    ("uptime.dated_beat", Of::Nobody),
    ("uptime.one", Of::Nobody),
];

/// What ann leaves in each column that is to be told, as it can be recognised.
const MARKS: &[(&str, &str)] = &[
    ("daily_plays.at", "99999991"),
    ("daily_plays.attempt", "mark-attempt"),
    ("daily_plays.begun", "\"begun\":1"),
    ("daily_plays.day", "2001-02-03"),
    ("daily_plays.deal", "some-deal"),
    ("daily_plays.lead", "-43210"),
    ("daily_plays.mark", "\"first\""),
    ("daily_plays.place", "\"rank\":77"),
    ("daily_plays.points", "54321"),
    ("daily_plays.title", "some-title"),
    ("devices.expires", "77777777"),
    ("devices.label", "mark-device"),
    ("devices.made", "88888888"),
    ("log.at", "1005"),
    ("log.command", "mark-command"),
    ("log.fact", "mark-said"),
    ("log.fact", "mark-former-name"),
    ("log.fact", "mark-planned-beside"),
    ("log.fact", "mark-luck"),
    ("people.kind", "account"),
    ("people.login", "mark-login"),
    ("people.name", "mark-name"),
    ("people.owner", "mark-robot"),
    ("people.settings", "mark-language"),
    ("people.since", "11111111"),
    ("presence.seen", "22222222"),
    ("sessions.expires", "33333333"),
    ("sessions.label", "mark-label"),
    ("sessions.made", "44444444"),
    ("sessions.seen", "55555555"),
    ("tables.made", "66666666"),
    ("tables.network", "mark-network"),
    ("tables.setup", "mark-beside"),
    ("tables.setup", "mark-host-name"),
    ("tables.title", pantheon_games::TITLES[0].id),
    ("tables.wide_network", "mark-wide"),
];

/// What stays when she has left: without it the games of others couldn't be played again and checked.
const STAYS: [&str; 1] = ["mark-luck"];

/// A database in which ann has left something in every column.
async fn lived_in(place: &Place) -> pantheon_store::Store {
    let store = place.open().await;
    let ann = user("u-ann");
    let settings = Settings {
        language: Some("mark-language".to_owned()),
        ..Settings::default()
    };
    store
        .add_guest(&ann, "mark-name", &settings, 11_111_111)
        .await
        .unwrap();
    store
        .add_bot(&ann, &user("u-robot"), "mark-robot", 12)
        .await
        .unwrap();
    let session = StoredSession {
        kind: SessionKind::Cookie,
        made: 44_444_444,
        seen: 55_555_555,
        expires: Some(33_333_333),
        label: "mark-label".to_owned(),
    };
    let token = TokenHash([0xab; 32]);
    let made = store.make_account(&ann, "mark-login", "mark-hash", (&token, &session));
    made.await.unwrap();
    let device = StoredDevice {
        made: 88_888_888,
        expires: 77_777_777,
        label: "mark-device".to_owned(),
    };
    let token = TokenHash([0xcd; 32]);
    let known = store.add_device(&token, &ann, &device, None, 9);
    known.await.unwrap();
    let deal = DealName {
        day: "2001-02-03".to_owned(),
        title: "some-title".to_owned(),
        deal: "some-deal".to_owned(),
    };
    let begun = store.begin_daily(&deal, &ann, "mark-attempt");
    begun.await.unwrap();
    let score = DailyScore {
        lead: -43_210,
        points: 54_321,
        rank: 77,
    };
    let result = NewResult {
        attempt: "mark-attempt",
        score,
        record: "a game",
        now: 99_999_991,
    };
    store.finish_daily(&deal, &ann, &result).await.unwrap();
    let mut made = Setup {
        host_name: "mark-host-name".to_owned(),
        made: 66_666_666,
        network: Network {
            near: "mark-network".to_owned(),
            wide: "mark-wide".to_owned(),
        },
        ..setup("u-ann")
    };
    made.plan.seats[1] = SeatPlan::HotSeat {
        name: "mark-beside".to_owned(),
    };
    let members = vec![ann.clone()];
    let summary = Summary {
        members,
        ..summary()
    };
    let own = table("own");
    store
        .create(&own, &made, &first("u-ann"), &summary)
        .await
        .unwrap();
    let others = table("others");
    store
        .create(
            &others,
            &setup("u-bob"),
            &first("u-bob"),
            &Summary {
                members: vec![user("u-bob")],
                ..summary
            },
        )
        .await
        .unwrap();
    let name = "mark-former-name".to_owned();
    let joined = Fact::Joined {
        seat: 2,
        name: name.clone(),
        program: false,
    };
    let beside = SeatPlan::HotSeat {
        name: "mark-planned-beside".to_owned(),
    };
    let luck = Some("mark-luck".to_owned());
    let deeds = [
        joined,
        Fact::Said {
            name,
            text: "mark-said".to_owned(),
        },
        Fact::Planned {
            seat: 1,
            plan: beside,
        },
        Fact::Ready {
            ready: true,
            entropy: luck,
        },
        Fact::Acted {
            seat: 0,
            action: json!({"visit": "mars"}),
            state: "hidden-state".to_owned(),
            bot: false,
        },
    ];
    for (seq, fact) in (2..).zip(deeds) {
        let command = format!("mark-command-{seq}");
        add(&store, &others, &row(seq, "u-ann", Some(&command), fact)).await;
    }
    store
        .seen(22_222_222, &[(others.clone(), ann)])
        .await
        .unwrap();
    let life = "mark-former-name sits here".to_owned();
    store
        .keep(
            &others,
            &LifeSnapshot {
                seq: 6,
                form: 1,
                life,
            },
        )
        .await
        .unwrap();
    store
}

/// Every column of every table, in order.
async fn columns(other: &mut Other) -> Vec<String> {
    let sql = match other {
        Other::Lite(_) => {
            "SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
             WHERE m.type = 'table' AND m.name NOT LIKE '%sqlx%' AND m.name NOT LIKE 'sqlite%' ORDER BY 1"
        }
        Other::Pg(_) => {
            "SELECT (table_name || '.' || column_name) COLLATE \"C\" FROM information_schema.columns \
             WHERE table_schema = 'public' AND table_name NOT LIKE '%sqlx%' ORDER BY 1"
        }
    };
    other.texts(sql).await
}

both! {
    async fn it_is_known_of_every_column_what_it_has_to_do_with_people(place) {
        place.open().await;
        let known: Vec<&str> = COLUMNS.iter().map(|(column, _)| *column).collect();
        assert_eq!(columns(&mut place.other().await).await, known);
    }

    async fn all_that_is_kept_of_somebody_is_told_to_them_but_what_is_secret(place) {
        let store = lived_in(&place).await;
        let export = store.export(&user("u-ann")).await.unwrap().unwrap();
        let text = serde_json::to_string(&export).unwrap();
        for (column, mark) in MARKS {
            assert!(text.contains(mark), "{column}: {mark} isn't in {text}");
            assert!(COLUMNS.contains(&(column, Of::Told)), "{column}");
        }
        // These name her, her tables and their rows, which all of the export is about.
        let names = ["daily_plays.user_id", "devices.user_id", "log.by_user", "log.seq", "log.table_id", "members.table_id", "members.user_id", "people.id",
            "presence.table_id", "presence.user_id", "sessions.user_id", "tables.host", "tables.id"];
        for (column, of) in COLUMNS {
            let marked = MARKS.iter().any(|(of, _)| of == column) || names.contains(column);
            assert_eq!(marked, *of == Of::Told, "{column}");
        }
        assert_eq!(export.tables, [table("others"), table("own")]);
        for secret in ["mark-hash", "abab", "cdcd", "hidden-state", &setup("u-ann").seed, "sesame"] {
            assert!(!text.contains(secret), "{secret} is in {text}");
        }
    }

    async fn who_has_left_is_nowhere_in_the_database_but_for_a_number_and_what_games_need(place) {
        let store = lived_in(&place).await;
        let ann = user("u-ann");
        store.erase(&ann).await.unwrap();
        for gone in store.delete(&ann, 99).await.unwrap() {
            store.erase(&gone).await.unwrap();
        }
        let mut other = place.other().await;
        // A record of a daily deal is packed, and names nobody.
        let packed = "daily_deals.record";
        for column in columns(&mut other).await.into_iter().filter(|column| column != packed) {
            let (from, name) = column.split_once('.').unwrap();
            let sql = format!("SELECT CAST({name} AS TEXT) FROM {from} WHERE {name} IS NOT NULL");
            let text = other.texts(&sql).await.join("\n");
            for (_, mark) in MARKS.iter().filter(|(_, mark)| mark.starts_with("mark")) {
                let stays = STAYS.contains(mark);
                assert!(stays || !text.contains(mark), "{column} still has {mark}");
            }
            for number in ["11111111", "22222222", "33333333", "44444444", "55555555", "77777777", "88888888", "99999991"] {
                assert!(!text.contains(number), "{column} still has {number}");
            }
            assert!(!text.contains("mark-hash"), "{column}");
        }
    }
}
