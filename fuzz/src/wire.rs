//! Frames of clients, at tables that nobody else sits at.

use std::fmt::Debug;

use pantheon_wasm::Local;
use pantheon_wire::{
    ClientFrame, LocalStep, LocalTable, NewTable, Reply, ServerFrame, TableCommand, nesting,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What stands for the table that was made last, whose name nobody knows beforehand.
pub(crate) const TABLE: &str = "THE-TABLE";
/// Words of what thinks for a second: advice, and bots.
const SLOW: [&str; 3] = ["hint", "weigh", "bot"];
/// The deepest frame that a server reads.
const DEEPEST: usize = 64;
const NEW_YEAR: f64 = 1_800_000_000_000.0;
const SECOND: f64 = 1_000.0;

/// Takes lines as plans of tables or as frames of a client. Each gets an answer, and what is read is written and read
/// again as it was. Good are the frames that aren't answered with a problem.
pub fn wire(data: &[u8]) -> usize {
    let mut local = Local::new(&[7; 32], "Ana".to_owned(), NEW_YEAR);
    let mut now = NEW_YEAR;
    let mut table = String::new();
    let mut good = 0;
    for line in String::from_utf8_lossy(data).lines() {
        if nesting(line.as_bytes()) > DEEPEST || SLOW.iter().any(|word| line.contains(word)) {
            continue;
        }
        let line = line.replace(TABLE, &table);
        now += SECOND;
        same_again::<ClientFrame>(&line);
        same_again::<TableCommand>(&line);
        if same_again::<NewTable>(&line) {
            let made = local.make(&line, now);
            if let LocalTable::Table(made) = read(&made) {
                made.to_string().clone_into(&mut table);
            }
        }
        let asked: LocalStep = read(&local.ask(&line, now));
        let refused = matches!(asked.frames.first(), Some(ServerFrame::Answer(answer)) if matches!(answer.reply, Reply::Error(_)));
        good += usize::from(!refused);
        let _step: LocalStep = read(&local.step(now));
    }
    good
}

/// What an engine says must be what its types say.
fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

/// Whether a text is such a thing. If it is, it is the same after it was written.
fn same_again<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) -> bool {
    let Ok(first) = serde_json::from_str::<T>(text) else {
        return false;
    };
    let written = serde_json::to_string(&first).expect("the wire's types are plain data");
    assert_eq!(read::<T>(&written), first);
    true
}
