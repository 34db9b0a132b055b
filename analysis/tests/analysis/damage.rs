//! Files that are damaged, and how exactly that is told.

use pantheon_analysis::{Analysis, FileError};
use pantheon_games::samples;

use crate::grown::tree;

fn wrong(text: &str) -> FileError {
    let Err(why) = Analysis::read(text) else {
        panic!("it isn't an analysis:\n{text}");
    };
    why
}

fn told(text: &str) -> (usize, &'static str) {
    let error = wrong(text);
    (error.line, error.why.code())
}

/// A file, as its lines; the number of its first line with a node.
fn file() -> (Vec<String>, usize) {
    let text = tree(samples::with_secrets()).write();
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let first = lines.iter().position(|line| line.starts_with(r#"{"node""#));
    (lines, first.unwrap() + 1)
}

fn text(lines: &[String]) -> String {
    lines
        .iter()
        .fold(String::new(), |text, line| text + line + "\n")
}

/// The file with a line changed.
fn with(number: usize, change: impl FnOnce(&str) -> String) -> String {
    let (mut lines, _) = file();
    let line = change(&lines[number - 1]);
    lines[number - 1] = line;
    text(&lines)
}

#[test]
fn every_kind_of_damage_is_named_with_its_line() {
    let (lines, first) = file();
    let last = lines.len();
    assert!(Analysis::read(&text(&lines)).is_ok());
    let change = |number: usize, from: &str, to: &str| {
        with(number, |line| {
            assert!(line.contains(from), "{line}");
            line.replacen(from, to, 1)
        })
    };
    assert_eq!(told(""), (1, "cut-off"));
    assert_eq!(told("x\n"), (1, "malformed"));
    let later = change(1, r#""pantheon":1"#, r#""pantheon":2"#);
    assert_eq!(told(&later), (1, "unknown-format"));
    let late = change(1, r#""at":10"#, r#""at":99"#);
    assert_eq!(told(&late), (1, "no-such-entry"));
    // The record is checked as a record is, and its lines are counted as the file's.
    assert_eq!(
        told(&change(5, r#""at":"#, r#""at":1"#)),
        (5, "broken-chain")
    );
    let short = change(1, r#""lines":22"#, r#""lines":21"#);
    assert_eq!(told(&short).1, "cut-off");
    // A node.
    let other = change(first, r#""number":1"#, r#""number":2"#);
    let hidden = told(&other);
    assert!(
        hidden == (first, "diverged") || hidden == (first + 1, "diverged"),
        "{hidden:?}"
    );
    let acts = lines
        .iter()
        .position(|line| line.contains(r#"{"act":"#) && line.starts_with(r#"{"node""#));
    let acts = acts.unwrap() + 1;
    let turn = with(acts, |line| {
        let (own, other) = if line.contains(r#""seat":0"#) {
            (0, 1)
        } else {
            (1, 0)
        };
        line.replacen(
            &format!(r#""seat":{own}"#),
            &format!(r#""seat":{other}"#),
            1,
        )
    });
    let refused = wrong(&turn);
    assert_eq!((refused.line, refused.why.code()), (acts, "refused"));
    assert!(refused.why.refusal().is_some(), "the rule is named");
    let id = format!(r#""id":{}"#, acts - first + 1);
    assert_eq!(told(&change(acts, &id, r#""id":99"#)), (acts, "malformed"));
    let orphan = with(acts, |line| {
        let (before, rest) = line.split_once(r#""after":"#).unwrap();
        let (_, rest) = rest.split_once(',').unwrap();
        format!(r#"{before}"after":77,{rest}"#)
    });
    assert_eq!(told(&orphan), (acts, "no-such-node"));
    let long = with(acts, |line| {
        line.replacen(
            r#","state""#,
            &format!(r#","comment":"{}","state""#, "x".repeat(4_001)),
            1,
        )
    });
    assert_eq!(told(&long), (acts, "too-long"));
    // The end.
    assert_eq!(told(&text(&lines[..last - 1])), (last, "cut-off"));
    assert_eq!(told(&text(&lines[..first])), (first + 1, "cut-off"));
    let more = text(&lines) + "{}\n";
    assert_eq!(told(&more), (last + 1, "malformed"));
    let mut fewer = lines.clone();
    fewer.remove(last - 2);
    assert_eq!(told(&text(&fewer)), (last - 1, "malformed"));
}

#[test]
fn a_node_that_is_there_twice_is_named() {
    let (mut lines, first) = file();
    let again = lines[first - 1].replacen(r#""id":1"#, r#""id":2"#, 1);
    lines.insert(first, again);
    assert_eq!(told(&text(&lines)), (first + 1, "twice"));
}

#[test]
fn no_change_of_a_position_goes_unnoticed() {
    let (lines, first) = file();
    for number in first..lines.len() {
        let other = with(number, |line| {
            let (before, state) = line.split_once(r#""state":""#).unwrap();
            let digit = if state.starts_with('0') { '1' } else { '0' };
            format!(r#"{before}"state":"{digit}{}"#, &state[1..])
        });
        assert_eq!(told(&other), (number, "diverged"));
    }
}

#[test]
fn whatever_is_changed_no_other_position_is_read() {
    let (lines, _) = file();
    let whole = text(&lines);
    let played = |analysis: &Analysis| -> Vec<_> {
        let nodes = analysis.in_order().into_iter();
        nodes.map(|(_, node)| node.game().digest()).collect()
    };
    let expected = played(&Analysis::read(&whole).unwrap());
    let mut read = 0;
    for at in (0..whole.len()).step_by(53) {
        let mut bytes = whole.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(changed) = String::from_utf8(bytes) else {
            continue;
        };
        // What can be changed is a name or a comment, or luck that wasn't drawn.
        if let Ok(other) = Analysis::read(&changed) {
            assert_eq!(played(&other), expected, "byte {at}");
            read += 1;
        }
        assert!(Analysis::read(&whole[..whole.floor_char_boundary(at)]).is_err());
    }
    assert!(read > 0, "names may be changed");
}
