//! Saved tables, taken up again by another page.

use pantheon_games::{samples, title};
use pantheon_wire::{
    Ask, Code, Ending, LocalNews, LocalPast, News, Reply, SeatPlan, Status, TableCommand, TableId,
    TableInfo,
};

use crate::page::{Page, beside, bot, fitting, plan, table, titles};
use crate::records::verified;

#[test]
fn a_table_that_was_saved_goes_on_after_a_reload() {
    for (title, luck) in titles().zip(60..) {
        let mut page = Page::new(luck);
        let plan = fitting(title, &[SeatPlan::Me, bot(1), bot(1)]);
        let before = page.begin(&plan);
        page.play(&before, 25);
        assert_eq!(page.changed.last(), Some(&before), "{title}");
        let text = page.save(&before);

        let mut after = Page::new(luck + 100);
        after.now = page.now + 7 * 24 * 60 * 60 * 1_000;
        let loaded = table(&after.local.load(&text, after.time()));
        assert_eq!(loaded, before, "{title}");
        after.watch(&loaded);
        assert_eq!(after.sights()[0].hash, page.sights()[0].hash, "{title}");
        if after.status() == Status::Paused {
            // Its clock would have run out long ago.
            after.command(&loaded, TableCommand::Resume).unwrap();
        }
        assert_eq!(after.status(), Status::Playing, "{title}");
        after.play_to_the_end(&loaded);
        assert!(verified(&after.record_of_end(&loaded)), "{title}");
    }
}

#[test]
fn a_table_is_loaded_once_and_is_new_only_when_it_goes_on() {
    let mut page = Page::new(70);
    let first = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    page.play(&first, 5);
    let text = page.save(&first);
    page.play(&first, 2);
    // Loading again what is here changes nothing.
    let later = page.save(&first);
    assert_eq!(table(&page.local.load(&text, page.time())), first);
    assert_eq!(page.save(&first), later);

    page.changed.clear();
    assert_eq!(page.ask(Ask::Ping), Reply::Ok {});
    assert!(page.changed.is_empty(), "nothing happened");
}

#[test]
fn what_was_not_saved_here_is_not_loaded() {
    let mut page = Page::new(71);
    let first = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    page.play(&first, 5);
    let text = page.save(&first);
    let its = format!(r#""title":"{}""#, samples::with_secrets());
    for (from, to) in [
        (r#""form":1"#, r#""form":2"#),
        (r#""seq":3"#, r#""seq":4"#),
        (&*its, r#""title":"chess""#),
    ] {
        assert!(text.contains(from), "{from}");
        let mut other = Page::new(72);
        let loaded = other.local.load(&text.replacen(from, to, 1), other.time());
        assert!(loaded.starts_with(r#"{"error""#), "{from}: {loaded}");
        assert_eq!(other.local.tables(), "[]");
    }
}

#[test]
fn a_table_by_rules_that_are_gone_says_so_instead_of_vanishing() {
    let mut page = Page::new(71);
    let first = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    page.play(&first, 5);
    let text = page.save(&first);
    let rules = title(samples::with_secrets()).unwrap().version();
    let old = text.replacen(&format!(r#""rules":{rules}"#), r#""rules":99"#, 1);
    assert_ne!(old, text);
    let mut later = Page::new(72);
    assert_eq!(table(&later.local.load(&old, later.time())), first);
    let tables: Vec<TableInfo> = serde_json::from_str(&later.local.tables()).unwrap();
    assert_eq!(tables[0].ending, Some(Ending::Superseded));
}

/// What happened at a table, read backwards from its end as a page does that was loaded again.
fn looked_back(page: &Page, table: &TableId) -> Vec<News> {
    let mut log = page.told.clone();
    while let Some(first) = log.first().map(|news| news.seq).filter(|&seq| seq > 1) {
        let LocalNews::News(earlier) =
            serde_json::from_str(&page.local.news(&table.0, first)).unwrap()
        else {
            panic!("what came before {first} isn't told");
        };
        assert!(!earlier.is_empty(), "nothing came before {first}");
        log.splice(..0, earlier);
    }
    log
}

#[test]
fn after_a_reload_the_whole_log_is_there_as_it_was_told() {
    for (title, luck) in titles().zip(40..) {
        let mut before = Page::new(luck);
        let table = before.begin(&fitting(title, &[SeatPlan::Me, beside("Rui"), bot(1)]));
        before.play(&table, 120);
        // Who comes back is told the latest at once, and asks for the rest.
        let mut after = Page::new(luck);
        after.now = before.now;
        let text = before.save(&table);
        after.local.load(&text, after.time());
        after.watch(&table);
        let known = after.told.len();
        assert!(known < before.told.len() / 2, "{title}: {known}");
        let log = looked_back(&after, &table);
        assert_eq!(log[..before.told.len()], before.told, "{title}");
        assert!(log.iter().map(|news| news.seq).eq(1..=log.len() as u32));
    }
}

#[test]
fn a_log_that_was_saved_row_by_row_is_the_whole_log() {
    let mut page = Page::new(75);
    let first = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    page.play(&first, 5);
    let mut kept = page.save_after(&first, 0);
    page.play(&first, 5);
    let rows = kept.len() as u32 - 1;
    let later = page.save_after(&first, rows);
    assert_eq!(later[0], kept[0], "what it begins with stays");
    kept.extend(later.into_iter().skip(1));
    assert_eq!(kept.join("\n"), page.save(&first));
    let last = kept.len() as u32 - 1;
    assert_eq!(page.save_after(&first, last).len(), 1, "nothing is new");
}

#[test]
fn a_log_that_was_saved_whole_is_still_read() {
    let mut page = Page::new(76);
    let first = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    page.play(&first, 5);
    let lines = page.save_after(&first, 0);
    let head = lines[0].strip_suffix('}').unwrap();
    // As the first version wrote it: rows in the one line that there was.
    let text = format!(r#"{head},"rows":[{}]}}"#, lines[1..].join(","));
    let mut after = Page::new(77);
    assert_eq!(table(&after.local.load(&text, after.time())), first);
    assert_eq!(after.save(&first), page.save(&first));
}

#[test]
fn who_looks_back_sees_what_was_seen_then() {
    for (title, luck) in titles().zip(80..) {
        let mut page = Page::new(luck);
        let table = page.begin(&fitting(title, &[SeatPlan::Me, beside("Rui"), bot(1)]));
        page.play(&table, 60);
        let seen: Vec<_> = page.positions.iter().step_by(7).collect();
        assert!(seen.len() > 5, "{title}");
        for (seq, then) in seen {
            let past: LocalPast =
                serde_json::from_str(&page.local.past(table.as_str(), *seq)).unwrap();
            let LocalPast::Past(past) = past else {
                panic!("{title}: {seq} can't be looked back at");
            };
            assert_eq!(past.seq, *seq);
            assert_eq!(past.position.sights, then.sights, "{title}: {seq}");
            assert_eq!(past.position.asked, then.asked, "{title}: {seq}");
            assert_eq!(past.described.len(), then.sights.len());
            assert!(past.described.iter().all(|said| !said.is_empty()));
        }
        let code = |seq| match serde_json::from_str(&page.local.past(table.as_str(), seq)).unwrap()
        {
            LocalPast::Past(past) => panic!("{past:?}"),
            LocalPast::Error(problem) => problem.code,
        };
        let last = page.last.as_ref().unwrap().seq;
        assert_eq!(code(last + 1), Code::OutOfBounds, "{title}");
        assert_eq!(code(1), Code::WrongTime, "the game hadn't begun: {title}");
    }
}
