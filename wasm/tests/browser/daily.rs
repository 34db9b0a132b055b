//! The deal of a day at its table.

use pantheon_daily::Claim;
use pantheon_games::{TITLES, samples};
use pantheon_wasm::{DailyTable, daily_deals};
use pantheon_wire::{
    Code, DailyDeals, DailyFound, DailyMoment, DailyOpened, DailyRecord, DailyTried, DailyTurn,
    Happened, SeatKind,
};
use serde_json::{Value, json};

const DAY: &str = "2026-11-18";

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

fn turn(table: &mut DailyTable, turn: &DailyTurn) -> DailyMoment {
    match read(&table.turn(&serde_json::to_string(turn).unwrap())) {
        DailyFound::Moment(moment) => *moment,
        DailyFound::Error(why) => panic!("{why}"),
    }
}

/// Lets the others act until it is the player's turn.
fn rest(table: &mut DailyTable) -> DailyMoment {
    let mut moment = turn(table, &DailyTurn::Look);
    while moment.goes_on {
        moment = turn(table, &DailyTurn::GoOn);
    }
    moment
}

fn first(moment: &DailyMoment) -> Value {
    moment.position.sights[0].legal[0].action.clone()
}

fn record(table: &DailyTable) -> String {
    match read(&table.record()) {
        DailyRecord::Record(text) => text,
        DailyRecord::Error(why) => panic!("{why}"),
    }
}

#[test]
fn a_deal_is_played_left_taken_up_and_proven() {
    for title in [samples::in_turns(), samples::at_once()] {
        let mut table = DailyTable::open(title, DAY, "[]", "Ana");
        let mut moment = rest(&mut table);
        let mut acted = 0;
        while moment.done.is_none() {
            let action = first(&moment);
            moment = turn(&mut table, &DailyTurn::Act(action));
            assert_eq!(moment.problem, None);
            acted += 1;
            if acted == 5 {
                // Another page goes on with it, under another name.
                let whole = record(&table);
                table = DailyTable::open(title, DAY, &moment.plays.to_string(), "Rui");
                assert_eq!(record(&table).lines().next(), whole.lines().next());
            }
            moment = rest(&mut table);
        }
        assert!(moment.position.result.is_some());
        let proven = Claim::read(&record(&table)).unwrap().prove().unwrap();
        assert_eq!(Some(proven.score.lead), moment.done.map(|done| done.lead));
        // Everything follows from what was put in, the end too.
        let again = DailyTable::open(title, DAY, &moment.plays.to_string(), "");
        assert_eq!(record(&again), record(&table));
        let told = turn(&mut table, &DailyTurn::Look);
        assert!(told.anew && told.news.len() as u32 == told.seq);
        assert_eq!(told.news[0].what, Happened::Began);
    }
}

#[test]
fn its_table_says_who_sits_there_and_what_can_be_done() {
    let title = samples::in_turns();
    let mut table = DailyTable::open(title, DAY, "[]", "Ana");
    let DailyOpened::Daily(info) = read(&table.info()) else {
        panic!("it can't be begun")
    };
    let own = usize::from(info.deal.seat);
    assert_eq!(info.info.seats[own].name.as_deref(), Some("Ana"));
    for (place, seat) in info.info.seats.iter().enumerate() {
        let bot = place != own;
        assert_eq!(seat.kind == SeatKind::Bot, bot);
        assert_eq!(seat.level, bot.then_some(info.deal.level));
    }
    let moment = rest(&mut table);
    let action = first(&moment);
    let tried = turn(&mut table, &DailyTurn::Try(action.clone()));
    assert_eq!((tried.problem, tried.seq), (None, moment.seq));
    let bad = turn(&mut table, &DailyTurn::Try(json!({"howl": "loud"})));
    assert_eq!(bad.problem.unwrap().code, Code::BadAction);
    let dry: DailyTried = read(&table.dry_run(&action.to_string()));
    assert!(matches!(dry, DailyTried::DryRun(_)));
    let waited = turn(&mut table, &DailyTurn::Wait);
    assert_eq!(waited.problem.unwrap().code, Code::WrongTime);
    assert!(!waited.may_wait);
    assert!(!table.content().is_empty() && table.content() != "null");
    assert!(table.captions().contains("captions"));
    assert!(table.describe().contains("described"));
}

#[test]
fn what_makes_no_sense_is_a_problem() {
    let DailyDeals::Deals(deals) = read(&daily_deals(DAY)) else {
        panic!("nothing is dealt")
    };
    assert_eq!(deals.len(), TITLES.len());
    assert!(matches!(
        read(&daily_deals("someday")),
        DailyDeals::Error(_)
    ));
    let title = samples::in_turns();
    for (title, day, plays) in [
        ("chess", DAY, "[]"),
        (title, "2026-02-30", "[]"),
        (title, DAY, "{}"),
        (title, DAY, r#"[{"act":{"howl":1}}]"#),
        (title, DAY, r#"["undo"]"#),
        (title, DAY, r#"["wait"]"#),
    ] {
        let mut table = DailyTable::open(title, day, plays, "");
        let opened: DailyOpened = read(&table.info());
        assert!(
            matches!(opened, DailyOpened::Error(_)),
            "{title} {day} {plays}"
        );
        assert!(table.turn("\"look\"").contains("error"));
        assert!(table.record().contains("error"));
        assert_eq!(table.content(), "null");
    }
    let mut table = DailyTable::open(title, DAY, "[]", "");
    assert!(table.turn("7").contains("error"));
}
