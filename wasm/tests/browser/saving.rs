//! Saved tables, taken up again by another page.

use pantheon_wire::{Ask, Reply, SeatPlan, Status, TableCommand};

use crate::page::{Page, TITLES, bot, plan, table};
use crate::records::verified;

#[test]
fn a_table_that_was_saved_goes_on_after_a_reload() {
    for (title, luck) in TITLES.into_iter().zip(60..) {
        let mut page = Page::new(luck);
        let plan = plan(title, &[SeatPlan::Me, bot(1), bot(1)]);
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
    let first = page.begin(&plan("bora-bora", &[SeatPlan::Me, bot(1)]));
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
    let first = page.begin(&plan("bora-bora", &[SeatPlan::Me, bot(1)]));
    page.play(&first, 5);
    let text = page.save(&first);
    for (from, to) in [
        (r#""form":1"#, r#""form":2"#),
        (r#""rules":1"#, r#""rules":99"#),
        (r#""seq":3"#, r#""seq":4"#),
        (r#""title":"bora-bora""#, r#""title":"chess""#),
    ] {
        assert!(text.contains(from), "{from}");
        let mut other = Page::new(72);
        let loaded = other.local.load(&text.replacen(from, to, 1), other.time());
        assert!(loaded.starts_with(r#"{"error""#), "{from}: {loaded}");
        assert_eq!(other.local.tables(), "[]");
    }
}
