//! Reading what clients send.

use pantheon_wire::{ClientFrame, Code, CommandId, Problem};
use serde::Deserialize;

use crate::extract::parse;

/// What is wrong with something that can't be read, and its id, if at least that can be.
pub(super) type Unread = (Option<CommandId>, Box<Problem>);

/// Reads a frame. What can't be read is answered under its id.
pub(super) fn read(text: &str, depth: usize) -> Result<ClientFrame, Unread> {
    let frame: ClientFrame = match parse(text.as_bytes(), depth) {
        Ok(frame) => frame,
        Err(failure) => return Err((id_of(text, depth), Box::new(failure.problem().clone()))),
    };
    if frame.id.is_sound() {
        Ok(frame)
    } else {
        let message = format!("an id has 1 to {} visible characters", CommandId::LONGEST);
        let problem = Problem::new(Code::Malformed, message).field("id");
        Err((None, Box::new(problem)))
    }
}

/// The id of something that can't be read otherwise.
fn id_of(text: &str, depth: usize) -> Option<CommandId> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: CommandId,
    }
    let only: OnlyId = parse(text.as_bytes(), depth).ok()?;
    only.id.is_sound().then_some(only.id)
}

#[cfg(test)]
mod tests {
    use pantheon_wire::Ask;

    use super::*;

    fn refused(text: &str) -> (Option<String>, Code) {
        let (id, problem) = read(text, 32).unwrap_err();
        (id.map(|id| id.0), problem.code)
    }

    #[test]
    fn what_can_be_read_is() {
        let frame = read(r#"{"id":"1","ask":"ping"}"#, 32).unwrap();
        assert_eq!(frame.ask, Ask::Ping);
    }

    #[test]
    fn what_cannot_be_read_is_answered_under_its_id_if_that_can_be() {
        let known = Some("7".to_owned());
        for (text, id) in [
            ("", None),
            ("{", None),
            ("[]", None),
            ("{}", None),
            (r#"{"id":"7"}"#, known.clone()),
            (r#"{"id":"7","ask":"dance"}"#, known.clone()),
            (r#"{"id":"7","ask":"ping","more":1}"#, known.clone()),
            (r#"{"id":"7","ask":{"watch":{"table":5}}}"#, known.clone()),
            (
                r#"{"id":"7","ask":{"watch":{"table":"t","since":99999999999}}}"#,
                known.clone(),
            ),
            (
                r#"{"id":"7","ask":{"watch":{"table":"t","since":-1}}}"#,
                known,
            ),
            (r#"{"id":7,"ask":"ping"}"#, None),
            (r#"{"id":"","ask":"ping"}"#, None),
            (r#"{"id":"a b","ask":"ping"}"#, None),
        ] {
            assert_eq!(refused(text), (id, Code::Malformed), "{text}");
        }
        let long = format!(r#"{{"id":"{}","ask":"ping"}}"#, "x".repeat(65));
        assert_eq!(refused(&long), (None, Code::Malformed));
    }

    #[test]
    fn deep_nesting_is_refused_before_it_is_read() {
        let (open, close) = ("[".repeat(8_000), "]".repeat(8_000));
        let deep = format!(r#"{{"id":"7","ask":{open}{close}}}"#);
        assert_eq!(refused(&deep), (None, Code::Malformed));
    }
}
