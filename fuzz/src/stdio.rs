//! The open protocol.

use pantheon_cli::shelf;
use pantheon_cli::stdio::{Line, Lines, MAX_LINE, Session};
use pantheon_locales::Language;
use serde_json::Value;

/// Words of what thinks for a second: advice, and the decisions of bots.
const SLOW: [&str; 3] = ["hint", "weigh", "choose"];

/// Takes the bytes as what a program says in one session. Each line gets a reply: a line with an answer or an error.
/// Good are the lines with an answer.
pub fn stdio(data: &[u8]) -> usize {
    let shelf = shelf::open_all(None).expect("the titles' own content is there");
    let mut session = Session::new(shelf, Language::PtBr);
    let mut lines = Lines::new(data, MAX_LINE);
    let mut good = 0;
    loop {
        let line = match lines.read().expect("bytes can be read") {
            Line::End => return good,
            Line::TooLong | Line::NotText => continue,
            Line::Text(line) => line,
        };
        if SLOW.iter().any(|word| line.contains(word)) {
            continue;
        }
        let reply = session.handle(&line).to_line();
        assert!(!reply.contains('\n'), "{reply}");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        let code = &reply["error"]["code"];
        assert!(reply["ok"].is_object() || code.is_string(), "{reply}");
        good += usize::from(reply["ok"].is_object());
    }
}
