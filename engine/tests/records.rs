//! Records: whatever is done to one is noticed, and nothing that is read as one makes the reader fall over.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use pantheon_engine::Content as _;
use pantheon_engine::{
    Digest, Game, Input, MAX_LINE, Match, Random, Record, RecordError, RecordedSeat, ReplayError,
    Rng, Seat, Seed, replay, verify,
};
use proptest::prelude::*;

use crate::sample::*;

/// A whole game with a deadline that passes and a step that is taken back.
fn played() -> Match<Sound> {
    let rules = Sound::new(Arc::new(Empty::built_in()), SampleOptions::default(), 2).unwrap();
    let entropy = vec!["ana".to_owned(), String::new()];
    let mut game = Match::with_entropy(Arc::new(rules), Seed::from_phrase("records"), entropy);
    let first = Seat::new(0).unwrap();
    game.act(first, Action::Pass, 100).unwrap();
    game.undo(first, 200).unwrap();
    game.tick(30_000).unwrap();
    let mut rng = Rng::new(1);
    while let Some(seat) = game.rules().to_act(game.state()).first() {
        let action = rng.pick(&game.legal(seat)).unwrap();
        game.act(seat, action, game.time() + 10).unwrap();
    }
    game
}

fn record() -> Record {
    let sitter = |name: &str| RecordedSeat {
        name: name.to_owned(),
        kind: "human".to_owned(),
    };
    Record::of(&played(), vec![sitter("Ana"), sitter("Rui \"o Grande\"\n")]).unwrap()
}

/// Chains lines of JSON as the format says, so that a forger's record can be tried too.
fn chained(lines: &[String]) -> String {
    let mut previous = Digest::of(&[b"pantheon record"]);
    let mut text = String::new();
    for line in lines {
        let body = line.strip_suffix('}').unwrap_or(line);
        previous = Digest::of(&[previous.bytes(), body.as_bytes()]);
        text.push_str(&[body, ",\"hash\":\"", &previous.to_string(), "\"}\n"].concat());
    }
    text
}

/// A record's lines without their hashes.
fn bare_lines(text: &str) -> Vec<String> {
    text.lines()
        .map(|line| line.split_once(",\"hash\":").unwrap().0.to_owned() + "}")
        .collect()
}

fn joined<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    lines.into_iter().flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn a_record_comes_back_and_verifies() {
    let record = record();
    let text = record.to_text();
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    let again = verify::<Sound>(&record, Arc::new(Empty::built_in())).unwrap();
    assert_eq!(again.digest(), played().digest());
    assert_eq!(again.log(), played().log());
    assert_eq!(
        Record::of(&again, record.header.seats).unwrap().to_text(),
        text
    );
}

#[test]
fn the_chain_is_what_the_format_says() {
    let text = record().to_text();
    assert_eq!(chained(&bare_lines(&text)), text);
}

#[test]
fn a_flip_of_any_bit_is_noticed() {
    let text = record().to_text();
    for place in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= 1 << bit;
            // Bytes that are no text at all are noticed before they get here.
            if let Ok(flipped) = String::from_utf8(bytes) {
                assert!(
                    Record::parse(&flipped).is_err(),
                    "bit {bit} of byte {place}"
                );
            }
        }
    }
}

#[test]
fn a_record_cut_anywhere_is_noticed() {
    let text = record().to_text();
    for (place, _) in text.char_indices() {
        let error = Record::parse(&text[..place]).unwrap_err();
        assert!(
            matches!(error, RecordError::CutOff { .. }),
            "{place}: {error}"
        );
    }
}

#[test]
fn lines_moved_doubled_or_removed_are_noticed() {
    let text = record().to_text();
    let lines: Vec<&str> = text.lines().collect();
    for place in 0..lines.len() {
        let mut doubled = lines.clone();
        doubled.insert(place, lines[place]);
        assert!(
            Record::parse(&joined(doubled)).is_err(),
            "line {place} doubled"
        );
        let mut removed = lines.clone();
        removed.remove(place);
        assert!(
            Record::parse(&joined(removed)).is_err(),
            "line {place} removed"
        );
        for other in 0..place {
            let mut moved = lines.clone();
            moved.swap(place, other);
            assert!(
                Record::parse(&joined(moved)).is_err(),
                "lines {other} and {place} exchanged"
            );
        }
    }
    assert!(
        Record::parse(&(text.clone() + "\n")).is_err(),
        "text after the footer"
    );
    assert!(
        Record::parse(&(text.clone() + &text)).is_err(),
        "a second record"
    );
    let windows = text.replace('\n', "\r\n");
    assert!(Record::parse(&windows).is_err(), "line ends rewritten");
}

#[test]
fn a_format_of_another_time_is_named() {
    for found in [0, 2, u32::MAX] {
        let mut record = record();
        record.header.pantheon = found;
        assert_eq!(
            Record::parse(&record.to_text()),
            Err(RecordError::UnknownFormat { found })
        );
    }
}

#[test]
fn a_line_too_long_is_named_before_it_is_read() {
    let long = "x".repeat(MAX_LINE + 1) + "\n";
    assert_eq!(
        Record::parse(&long),
        Err(RecordError::LineTooLong { line: 1 })
    );
    let text = record().to_text();
    let (header, rest) = text.split_once('\n').unwrap();
    let late = format!("{header}\n{long}{rest}");
    assert_eq!(
        Record::parse(&late),
        Err(RecordError::LineTooLong { line: 2 })
    );
}

#[test]
fn well_chained_nonsense_is_malformed() {
    let lines = bare_lines(&record().to_text());
    let last = lines.len() - 1;
    let without = |place: usize| {
        let mut lines = lines.clone();
        lines.remove(place);
        lines
    };
    let with = |place: usize, line: &str| {
        let mut lines = lines.clone();
        lines.insert(place, line.to_owned());
        lines
    };
    let cases = [
        (without(0), "begins with its header"),
        (without(1), "numbered in order"),
        (without(last - 1), "counts other entries"),
        (with(1, &lines[0]), "second header"),
        (with(2, &lines[1]), "numbered in order"),
        (with(last + 1, &lines[1]), "after the footer"),
        (with(1, "{}"), "expected"),
        (with(1, r#"{"surprise":{}}"#), "unknown variant"),
        (with(1, "[[[[[[[["), "line 1"),
        (
            with(1, &lines[1].replace("\"seq\"", "\"extra\":1,\"seq\"")),
            "unknown field",
        ),
        (
            with(1, &lines[1].replace("\"seq\":1", "\"seq\":-1")),
            "invalid",
        ),
        (
            with(
                1,
                &lines[1].replace("\"seq\":1", "\"seq\":99999999999999999999"),
            ),
            "invalid",
        ),
    ];
    for (lines, reason) in cases {
        let error = Record::parse(&chained(&lines)).unwrap_err();
        assert!(
            matches!(error, RecordError::Malformed { .. }),
            "{reason}: {error}"
        );
        assert!(error.to_string().contains(reason), "{reason}: {error}");
    }
}

/// Forges a record, chains it anew, and returns how it fails to verify.
fn forged(forge: impl FnOnce(&mut Record)) -> ReplayError {
    let mut record = record();
    forge(&mut record);
    let read = Record::parse(&record.to_text()).expect("a forger chains well");
    verify::<Sound>(&read, Arc::new(Empty::built_in())).expect_err("the forgery goes unnoticed")
}

#[test]
fn a_forged_header_does_not_verify() {
    use ReplayError as Error;
    let other = Digest::of(&[b"other"]);
    assert!(matches!(
        forged(|r| r.header.title = "chess".into()),
        Error::Title { .. }
    ));
    assert!(matches!(
        forged(|r| r.header.rules = 2),
        Error::RulesVersion { found: 2, .. }
    ));
    assert!(matches!(
        forged(|r| r.header.content = other),
        Error::Content { .. }
    ));
    assert!(matches!(
        forged(|r| r.header.commitment = other),
        Error::Commitment
    ));
    assert!(matches!(
        forged(|r| r.header.options = serde_json::json!({"cards": 99})),
        Error::Options(_)
    ));
    assert!(matches!(
        forged(|r| r.header.options = serde_json::json!({"rounds": 9})),
        Error::Setup(_)
    ));
    assert!(matches!(
        forged(|r| drop(r.header.seats.pop())),
        Error::Setup(_)
    ));
    assert!(matches!(
        forged(|r| r.header.entropy[1].push('!')),
        Error::Diverged { .. }
    ));
}

#[test]
fn a_forged_game_does_not_verify() {
    use ReplayError as Error;
    let other = Digest::of(&[b"other"]);
    assert!(matches!(
        forged(|r| r.footer.seed = "0".repeat(64)),
        Error::Commitment
    ));
    assert!(matches!(
        forged(|r| r.footer.seed = "0".repeat(63)),
        Error::Seed(_)
    ));
    assert!(matches!(
        forged(|r| r.footer.outcome = None),
        Error::Outcome
    ));
    assert!(matches!(
        forged(|r| r.entries[2].state = other),
        Error::Diverged { seq: 3 }
    ));
    assert!(matches!(
        forged(|r| r.entries[1].input = Input::Undo { to: 1 }),
        Error::Entry { seq: 2, .. }
    ));
    assert!(matches!(
        forged(|r| r.entries[1].at = 99),
        Error::Entry { seq: 2, .. }
    ));
    assert!(matches!(
        forged(|r| r.entries[2].at = 99),
        Error::Entry { seq: 3, .. }
    ));
    assert!(matches!(
        forged(|r| r.entries[2].at = 300),
        Error::Diverged { seq: 3 }
    ));
    let act = |seat, action| Input::Act {
        seat: Seat::new(seat).unwrap(),
        action,
    };
    assert!(matches!(
        forged(|r| r.entries[0].input = act(7, "pass".into())),
        Error::Entry { seq: 1, .. }
    ));
    assert!(matches!(
        forged(|r| r.entries[0].input = act(0, "cheat".into())),
        Error::Entry { seq: 1, .. }
    ));
    assert!(matches!(
        forged(|r| r.entries[0].input = act(0, "draw".into())),
        Error::Entry { seq: 1, .. }
    ));
}

#[test]
fn a_record_replays_up_to_any_entry() {
    let record = record();
    let whole = played();
    for count in 0..=record.entries.len() {
        let part: Match<Sound> = replay(&record, Arc::new(Empty::built_in()), Some(count)).unwrap();
        assert_eq!(part.log().unwrap(), &whole.log().unwrap()[..count]);
    }
}

fn corpus() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), std::fs::read_to_string(path).unwrap()))
        .collect();
    files.sort();
    files
}

/// The corpus holds records of earlier releases, which must verify for ever, and texts that must be refused.
#[test]
fn the_corpus_is_read_as_its_names_say() {
    let corpus = corpus();
    assert!(corpus.len() > 5);
    for (path, text) in corpus {
        let name = path.file_name().unwrap().to_str().unwrap();
        let read = Record::parse(&text);
        let verified = read
            .as_ref()
            .map(|record| verify::<Sound>(record, Arc::new(Empty::built_in())).is_ok());
        match name.split_once('-').unwrap().0 {
            "good" => assert_eq!(verified, Ok(true), "{name}"),
            "forged" => assert_eq!(verified, Ok(false), "{name}"),
            "broken" => assert!(verified.is_err(), "{name}"),
            kind => panic!("{name}: {kind} isn't good, forged or broken"),
        }
    }
}

/// Cuts a piece out of a text and puts another in.
fn spliced(text: &str, from: usize, length: usize, put: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let from = from.min(chars.len());
    let to = (from + length).min(chars.len());
    chars.splice(from..to, put.chars());
    chars.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        prop_assert!(Record::parse(&text).is_err());
    }

    #[test]
    fn a_changed_text_is_never_taken_for_another_record(
        file in any::<prop::sample::Index>(),
        from in 0_usize..6_000,
        length in 0_usize..40,
        put in "[ -~\\n]{0,12}",
    ) {
        let corpus = corpus();
        let text = &corpus[file.index(corpus.len())].1;
        let changed = spliced(text, from, length, &put);
        if let Ok(read) = Record::parse(&changed) {
            prop_assert_eq!(read.to_text(), changed);
        }
    }

    #[test]
    fn a_changed_line_well_chained_is_replayed_or_refused(
        line in any::<prop::sample::Index>(),
        from in 0_usize..200,
        length in 0_usize..6,
        put in "[0-9a-z\",:{}\\[\\]-]{0,6}",
    ) {
        let mut lines = bare_lines(&record().to_text());
        let place = line.index(lines.len());
        lines[place] = spliced(&lines[place], from, length, &put).replace('\n', "");
        if let Ok(read) = Record::parse(&chained(&lines)) {
            let _ = verify::<Sound>(&read, Arc::new(Empty::built_in()));
        }
    }

    #[test]
    fn any_numbers_are_replayed_or_refused(entry in any::<prop::sample::Index>(), at: u64, seat in 0_u8..8, to: u32) {
        let mut record = record();
        let place = entry.index(record.entries.len());
        let input = record.entries[place].input.clone();
        record.entries[place].at = at;
        record.entries[place].input = match input {
            Input::Act { action, .. } => Input::Act { seat: Seat::new(seat).unwrap(), action },
            Input::Tick => Input::Tick,
            Input::Undo { .. } => Input::Undo { to },
        };
        let read = Record::parse(&record.to_text());
        prop_assert_eq!(read.as_ref(), Ok(&record));
        let _ = verify::<Sound>(&record, Arc::new(Empty::built_in()));
    }
}
