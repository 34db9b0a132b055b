//! Deals, games and what isn't believed of them.

use std::fmt::Write as _;
use std::path::Path;

use pantheon_daily::{Claim, Daily, Day, Deal, MAX_RECORD, Play, PlayError, Stands, Unproven};
use pantheon_engine::{Input, Record, Seat};
use pantheon_games::{AnyMatch, ShelfError, TITLES, samples, title};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn begin(id: &str, on: &str) -> Daily {
    let title = title(id).unwrap();
    let deal = Deal::of(&*title, day(on)).unwrap();
    Daily::begin(&*title, deal).unwrap()
}

/// What somebody does who thinks of nothing: the same in every program that plays this.
fn choose(game: &mut Daily) -> serde_json::Value {
    let legal = game.legal();
    let place = (31 * game.table().steps() as usize + 7) % legal.len();
    legal[place].action.clone()
}

fn play_on(game: &mut Daily) {
    while let Stands::Person { .. } = game.advance().unwrap() {
        let action = choose(game);
        game.act(&action).unwrap();
    }
}

fn played(id: &str, on: &str) -> Record {
    let mut game = begin(id, on);
    play_on(&mut game);
    game.record().unwrap()
}

fn prove(record: &Record) -> Result<pantheon_daily::Proven, Unproven> {
    Claim::read(&record.to_text())?.prove()
}

/// Compares with a file, or writes it with `PANTHEON_BLESS=1`.
fn pinned(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(name);
    if std::env::var_os("PANTHEON_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), text);
}

#[test]
fn the_deals_of_a_fortnight_are_what_they_were() {
    let mut text = String::new();
    for info in TITLES {
        let title = title(info.id).unwrap();
        for number in 0..14 {
            let on = Day::of_millis(day("2026-11-16").begins() + number * 24 * 60 * 60 * 1_000);
            let deal = Deal::of(&*title, on).unwrap();
            writeln!(
                text,
                "{} {on} level {} seats {} own {} {} {}",
                info.id,
                deal.level,
                deal.seats,
                deal.own,
                deal.options,
                deal.seed.commitment().short(),
            )
            .unwrap();
        }
    }
    pinned("deals.txt", &text);
}

/// The same file is held against the engine in a browser by `web/src/source/daily.test.ts`. When a bot plays otherwise, or
/// a rule leads elsewhere, this fails: `VERSION` goes up with it.
#[test]
fn whole_games_are_what_they_were_and_are_proven() {
    let mut text = String::new();
    for info in TITLES {
        for on in ["2026-11-16", "2026-11-20", "2026-11-21"] {
            let record = played(info.id, on);
            let proven = prove(&record).unwrap();
            assert_eq!((proven.title.as_str(), proven.day), (info.id, day(on)));
            let digest = pantheon_engine::Digest::of(&[record.to_text().as_bytes()]);
            writeln!(
                text,
                "{} {on} {} entries, lead {}, points {}, rank {}, {}",
                info.id,
                proven.entries,
                proven.score.lead,
                proven.score.points,
                proven.score.rank,
                digest.short()
            )
            .unwrap();
        }
    }
    pinned("games.txt", &text);
}

#[test]
fn a_game_is_taken_up_from_what_its_player_put_in() {
    for id in [samples::in_turns(), samples::at_once()] {
        let mut game = begin(id, "2026-11-18");
        for _ in 0..12 {
            assert!(matches!(game.advance().unwrap(), Stands::Person { .. }));
            let action = choose(&mut game);
            game.act(&action).unwrap();
        }
        let title = title(id).unwrap();
        let mut other = Daily::resume(&*title, game.deal().clone(), game.plays()).unwrap();
        assert_eq!(other.record(), game.record());
        play_on(&mut game);
        play_on(&mut other);
        assert_eq!(other.record(), game.record());
    }
}

#[test]
fn who_takes_steps_back_is_proven_too() {
    let mut undone = 0;
    for info in TITLES {
        let mut game = begin(info.id, "2026-11-17");
        while let Stands::Person { .. } = game.advance().unwrap() {
            let action = choose(&mut game);
            game.act(&action).unwrap();
            if undone < 30 && game.may_undo() {
                game.undo().unwrap();
                undone += 1;
                let again = game.legal().remove(0).action;
                game.act(&again).unwrap();
            }
        }
        let record = game.record().unwrap();
        prove(&record).unwrap_or_else(|why| panic!("{}: {why}", info.id));
    }
    assert!(undone > 0);
}

#[test]
fn who_waits_is_proven_too_and_where_nobody_else_acts_nobody_waits() {
    let mut game = begin(samples::at_once(), "2026-11-18");
    let mut waited = 0;
    while let Stands::Person { may_wait } = game.advance().unwrap() {
        if may_wait && game.table().steps().is_multiple_of(3) {
            game.wait().unwrap();
            waited += 1;
            continue;
        }
        let action = choose(&mut game);
        game.act(&action).unwrap();
    }
    assert!(waited > 10, "{waited}");
    assert!(game.plays().contains(&Play::Wait));
    prove(&game.record().unwrap()).unwrap();

    let mut game = begin(samples::in_turns(), "2026-11-18");
    assert_eq!(game.advance().unwrap(), Stands::Person { may_wait: false });
    assert!(matches!(game.wait(), Err(PlayError::NothingToWaitFor)));
}

/// The record of a game that goes another way from an entry on, whose every action is legal: only a bot would have chosen
/// otherwise.
fn otherwise(record: &Record, own: Seat) -> (Record, u32) {
    let title = title(&record.header.title).unwrap();
    for entry in &record.entries {
        let Input::Act { seat, action } = &entry.input else {
            continue;
        };
        let before = title.replay(record, Some(entry.seq as usize - 1)).unwrap();
        let others = before.legal(*seat).into_iter().map(|choice| choice.action);
        let Some(other) = others
            .into_iter()
            .find(|other| *seat != own && other != action)
        else {
            continue;
        };
        let mut game = before;
        game.act(*seat, &other, entry.at).unwrap();
        finish(&mut *game);
        return (game.record(record.header.seats.clone()).unwrap(), entry.seq);
    }
    panic!("no bot had a choice");
}

fn finish(game: &mut dyn AnyMatch) {
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal(seat);
        let place = (31 * game.steps() as usize + 7) % legal.len();
        game.act(seat, &legal[place].action, game.time()).unwrap();
    }
}

#[test]
fn a_forged_move_of_a_bot_is_found() {
    for id in [samples::in_turns(), samples::with_secrets()] {
        let record = played(id, "2026-11-16");
        let title = title(id).unwrap();
        let deal = Deal::of(&*title, day("2026-11-16")).unwrap();
        let (forged, at) = otherwise(&record, deal.own);
        // Everything that a record proves by itself is true of it.
        title.verify(&forged).unwrap();
        let why = prove(&forged).unwrap_err();
        assert!(
            matches!(why, Unproven::Forged { seq } if seq == at),
            "{why}"
        );
        assert_eq!(why.code(), "forged");
    }
}

#[test]
fn a_forged_move_of_the_player_is_refused_with_its_rule() {
    let id = samples::in_turns();
    let record = played(id, "2026-11-16");
    let own = begin(id, "2026-11-16").deal().own;
    let acts = |entry: &&pantheon_engine::RecordEntry| matches!(&entry.input, Input::Act { seat, .. } if *seat == own);
    let later: Vec<_> = record.entries.iter().filter(acts).cloned().collect();
    let mut rules = 0;
    for place in 0..later.len() - 1 {
        let mut forged = record.clone();
        let at = later[place].seq as usize - 1;
        forged.entries[at].input = later.last().unwrap().input.clone();
        match prove(&forged).unwrap_err() {
            Unproven::Refused {
                seq,
                why: PlayError::Shelf(ShelfError::Refused(refusal)),
            } => {
                assert_eq!(seq as usize, at + 1);
                assert!(!refusal.rule.is_empty());
                rules += 1;
            }
            Unproven::Diverged { .. } => {}
            why => panic!("{why}"),
        }
    }
    assert!(rules > 0);
}

#[test]
fn another_day_another_seating_and_another_seed_are_found_at_once() {
    let id = samples::in_turns();
    let record = played(id, "2026-11-16");
    let other = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        let claim = Claim::read(&record.to_text());
        claim.err().expect("it is another deal")
    };
    let moved =
        other(&|record| record.header.entropy[0] = record.header.entropy[0].replace("-16", "-17"));
    assert!(matches!(moved, Unproven::OtherDeal { .. }), "{moved}");
    let version = other(&|record| {
        record.header.entropy[0] = record.header.entropy[0].replace("daily 1", "daily 7");
    });
    assert!(
        matches!(version, Unproven::OtherVersion { found: 7 }),
        "{version}"
    );
    let named = other(&|record| record.header.seats[0].name.push('!'));
    assert!(
        matches!(
            named,
            Unproven::OtherDeal {
                what: "seating",
                ..
            }
        ),
        "{named}"
    );
    let options = other(&|record| record.header.options = serde_json::json!({}));
    assert!(
        matches!(
            options,
            Unproven::OtherDeal {
                what: "set of options",
                ..
            }
        ),
        "{options}"
    );
    let seed = other(&|record| record.footer.seed = "0".repeat(64));
    assert!(
        matches!(seed, Unproven::OtherDeal { what: "seed", .. }),
        "{seed}"
    );
    let over = other(&|record| record.footer.outcome = None);
    assert!(matches!(over, Unproven::NotOver), "{over}");
    let plain = other(&|record| record.header.entropy.clear());
    assert!(matches!(plain, Unproven::NotDaily), "{plain}");
    let short = record.to_text();
    let changed = short.replace("\"seq\":3", "\"seq\":4");
    assert!(matches!(
        Claim::read(&changed).err(),
        Some(Unproven::Record(_))
    ));
    assert!(matches!(
        Claim::read(&" ".repeat(MAX_RECORD + 1)).err(),
        Some(Unproven::TooLong)
    ));
}

#[test]
fn what_is_cut_off_or_goes_on_is_no_whole_game() {
    let record = played(samples::in_turns(), "2026-11-16");
    let mut short = record.clone();
    short.entries.pop();
    short.footer.entries -= 1;
    assert!(matches!(prove(&short), Err(Unproven::NotOver)));
    let mut long = record.clone();
    let mut more = long.entries.last().unwrap().clone();
    more.seq += 1;
    long.entries.push(more);
    long.footer.entries += 1;
    assert!(matches!(prove(&long), Err(Unproven::Forged { .. })));
    let mut won = record;
    won.footer.outcome.as_mut().unwrap().standings[0].points += 1;
    assert!(matches!(prove(&won), Err(Unproven::OtherEnd)));
}
