//! Whole games against bots, of every title.

use pantheon_games::{samples, title};
use pantheon_wire::{
    Ask, Code, Reply, SeatPlan, Sight, Status, TableCommand, TableId, TableInfo, TitleCard, Weighed,
};
use serde_json::json;

use crate::page::{Page, beside, bot, fitting, plan, titles};
use crate::records::verified;

#[test]
fn every_title_is_played_to_its_end_against_bots() {
    for (title, luck) in titles().zip(1..) {
        let mut page = Page::new(luck);
        let table = page.begin(&fitting(title, &[SeatPlan::Me, bot(1), bot(4)]));
        page.play_to_the_end(&table);
        let last = page.last.as_ref().unwrap();
        assert!(last.position.as_ref().unwrap().outcome.is_some(), "{title}");
        assert!(
            last.news.iter().any(|news| news.outcome.is_some()),
            "{title}"
        );
        let result = last.position.as_ref().unwrap().result.as_ref();
        assert!(result.is_some(), "{title}");
        assert_eq!(last.news.last().unwrap().result.as_ref(), result, "{title}");
        assert!(verified(&page.record_of_end(&table)), "{title}");
        assert!(page.changed.contains(&table), "{title}");
    }
}

#[test]
fn bots_play_among_themselves() {
    let mut page = Page::new(7);
    let table = page.begin(&plan(samples::with_secrets(), &[bot(2), bot(1)]));
    page.play_to_the_end(&table);
    // A spectator has one pair of eyes and no seat.
    assert_eq!(page.sights().len(), 1);
    assert_eq!(page.sights()[0].seat, None);
}

#[test]
fn solo_is_played_alone() {
    let mut page = Page::new(8);
    let table = page.begin(&plan(samples::alone(), &[SeatPlan::Me]));
    page.play_to_the_end(&table);
    assert!(verified(&page.record_of_end(&table)));
}

#[test]
fn everybody_at_the_screen_has_eyes_of_their_own() {
    let mut page = Page::new(9);
    let plan = plan(
        samples::with_secrets(),
        &[SeatPlan::Me, beside("Rui"), bot(1)],
    );
    let table = page.begin(&plan);
    let seats: Vec<_> = page.sights().iter().map(|sight| sight.seat).collect();
    assert_eq!(seats, [Some(0), Some(1)]);
    let [one, other] = page.sights() else {
        unreachable!("there are two")
    };
    assert_ne!(one.hash, other.hash, "hands are hidden from each other");
    let names = page.last.as_ref().unwrap().info.seats.iter();
    let names: Vec<_> = names.map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Ana"), Some("Rui"), None]);
    page.play_to_the_end(&table);
}

#[test]
fn nobody_else_can_come() {
    let mut page = Page::new(10);
    for seat in [SeatPlan::Open, SeatPlan::Invited] {
        let plan =
            serde_json::to_string(&plan(samples::with_secrets(), &[SeatPlan::Me, seat])).unwrap();
        let made = page.local.make(&plan, page.time());
        assert!(made.contains("bad-setup"), "{made}");
    }
}

#[test]
fn advice_is_given() {
    let mut page = Page::new(11);
    let table = page.begin(&plan(samples::in_turns(), &[SeatPlan::Me, bot(1)]));
    while page.sights()[0].legal.is_empty() {
        assert!(page.step());
    }
    let seat = 0;
    let reply = page.ask(Ask::Hint {
        table: table.clone(),
        seat,
    });
    let Reply::Hints(hints) = reply else {
        panic!("no advice: {reply:?}")
    };
    assert!(hints[0].thought.is_some() && !hints[0].why.is_empty());
    let action = &hints[0].action;
    let tried = page.ask(Ask::DryRun {
        table: table.clone(),
        seat,
        action: action.clone(),
    });
    assert!(matches!(tried, Reply::DryRun(_)), "{tried:?}");
    let weighed = page.ask(Ask::Weigh {
        table,
        seat,
        action: action.clone(),
    });
    let good = Reply::Weighed(Weighed { mistake: None });
    assert_eq!(weighed, good, "the best is no mistake");
}

#[test]
fn the_board_is_told_to_who_holds_the_seat() {
    let mut page = Page::new(16);
    let table = page.begin(&plan(samples::in_turns(), &[SeatPlan::Me, bot(1)]));
    let mut described = |seat| {
        page.ask(Ask::Describe {
            table: table.clone(),
            seat,
        })
    };
    assert!(matches!(described(Some(0)), Reply::Described(_)));
    for other in [None, Some(1), Some(9)] {
        let Reply::Error(problem) = described(other) else {
            panic!("the seat is another's")
        };
        assert_eq!(problem.code, Code::NotYours);
    }
}

#[test]
fn what_the_things_of_a_table_say_is_told() {
    for id in titles() {
        let mut page = Page::new(16);
        let plan = fitting(id, &[SeatPlan::Me, bot(1)]);
        let table = page.begin(&plan);
        let wanted = title(id).unwrap();
        let wanted = wanted.captions(&plan.options, plan.seats.len() as u8);
        let told = page.ask(Ask::Captions { table });
        assert_eq!(told, Reply::Captions(wanted.unwrap()), "{id}");
        let nowhere = TableId::from("nowhere");
        let told = page.ask(Ask::Captions { table: nowhere });
        assert!(matches!(told, Reply::Error(_)), "{id}");
    }
}

#[test]
fn a_step_is_taken_back_and_what_is_forbidden_names_its_rule() {
    let mut page = Page::new(12);
    let table = page.begin(&plan(samples::in_turns(), &[SeatPlan::Me, beside("Rui")]));
    let problem = page
        .command(&table, TableCommand::Undo { seat: 0 })
        .unwrap_err();
    assert_eq!(problem.code, Code::CannotUndo);
    let unknown = TableCommand::Act {
        seat: 0,
        action: json!({ "dance": 1 }),
    };
    assert_eq!(
        page.command(&table, unknown).unwrap_err().code,
        Code::BadAction
    );
    // Some step can be taken back before the game is over.
    let taken_back = (0..200).any(|_| {
        page.play(&table, 1);
        let free = page.sights().iter().find(|sight| sight.may_undo);
        let Some(seat) = free.and_then(|sight| sight.seat) else {
            return false;
        };
        page.command(&table, TableCommand::Undo { seat }).unwrap();
        true
    });
    assert!(taken_back);
    page.play_to_the_end(&table);
    assert!(verified(&page.record_of_end(&table)));
}

#[test]
fn what_would_be_refused_says_which_rule_forbids_it_and_changes_nothing() {
    let mut page = Page::new(15);
    let table = page.begin(&plan(samples::in_turns(), &[SeatPlan::Me, beside("Rui")]));
    let before = page.save(&table);
    let acting = |sight: &&Sight| !sight.legal.is_empty();
    let own = page.sights().iter().find(acting).unwrap().clone();
    let (mine, other) = (own.seat.unwrap(), 1 - own.seat.unwrap());
    let mut attempt = |seat| {
        page.ask(Ask::Try {
            table: table.clone(),
            seat,
            action: own.legal[0].action.clone(),
        })
    };
    assert_eq!(attempt(mine), Reply::Ok {});
    let Reply::Error(problem) = attempt(other) else {
        panic!("it isn't their turn")
    };
    assert_eq!(problem.code, Code::Refused);
    assert!(problem.rule.is_some() && problem.facts.is_some());
    assert_eq!(page.save(&table), before);
}

#[test]
fn another_game_follows() {
    let mut page = Page::new(13);
    let table = page.begin(&plan(samples::with_secrets(), &[SeatPlan::Me, bot(1)]));
    page.play_to_the_end(&table);
    page.command(&table, TableCommand::Rematch).unwrap();
    let next = page.last.as_ref().unwrap().info.rematch.clone().unwrap();
    page.watch(&next);
    page.command(&next, TableCommand::Start).unwrap();
    assert_eq!(page.status(), Status::Playing);
    let tables: Vec<TableInfo> = serde_json::from_str(&page.local.tables()).unwrap();
    let names: Vec<_> = tables.into_iter().map(|info| info.id).collect();
    assert_eq!(names, [next.clone(), table.clone()]);
    page.local.forget(table.as_str());
    let tables: Vec<TableInfo> = serde_json::from_str(&page.local.tables()).unwrap();
    assert_eq!(tables.len(), 1);
    page.play(&next, 3);
}

#[test]
fn the_titles_are_on_their_cards() {
    let page = Page::new(14);
    let cards: Vec<TitleCard> = serde_json::from_str(&page.local.titles()).unwrap();
    let ids: Vec<_> = cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, titles().collect::<Vec<_>>());
}
