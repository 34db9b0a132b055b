//! The coach of a first game: says something when something is met for the first time.

use serde::Deserialize;
use serde_json::Value;

use crate::course::{Course, Note};
use crate::goal::has;

/// What may be met in a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Notice {
    /// Something like this was told.
    Told(Value),
    /// Something like this can be done.
    Can(Value),
    /// This is asked, by the key of its sentence.
    Asked(String),
    /// A place of the view has exactly this.
    Is {
        /// Where, as a JSON pointer.
        at: String,
        /// What.
        is: Value,
    },
    /// All of these are met at once.
    All(Vec<Self>),
}

/// What a seat has before it: what may be noticed there.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noticed {
    /// What was told of late.
    pub told: Vec<Value>,
    /// What can be done.
    pub can: Vec<Value>,
    /// The key of what is asked of the seat, if it is asked.
    pub asked: Option<String>,
    /// What the seat may know.
    pub view: Value,
}

impl Noticed {
    fn meets(&self, notice: &Notice) -> bool {
        match notice {
            Notice::Told(event) => has(&self.told, event),
            Notice::Can(action) => has(&self.can, action),
            Notice::Asked(key) => self.asked.as_ref() == Some(key),
            Notice::Is { at, is } => self.view.pointer(at) == Some(is),
            Notice::All(all) => all.iter().all(|one| self.meets(one)),
        }
    }
}

impl Course {
    /// What the coach would say there, in order.
    pub fn notes_on<'a>(&'a self, noticed: &Noticed) -> impl Iterator<Item = &'a Note> {
        let met = |note: &&Note| noticed.meets(&note.when);
        self.notes.iter().filter(met)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_coach_sees_what_is_met() {
        let noticed = Noticed {
            told: vec![json!({"sent-back": {"seat": 0}})],
            can: vec![json!("pass")],
            asked: Some("ur-ask-stuck".into()),
            view: json!({"threw": 0}),
        };
        let met = |notice: Value| noticed.meets(&serde_json::from_value(notice).unwrap());
        assert!(met(json!({"told": "sent-back"})));
        assert!(!met(json!({"told": {"sent-back": {"seat": 1}}})));
        assert!(met(json!({"can": "pass"})));
        assert!(!met(json!({"can": "enter"})));
        assert!(met(json!({"asked": "ur-ask-stuck"})));
        assert!(met(
            json!({"all": [{"is": {"at": "/threw", "is": 0}}, {"can": "pass"}]})
        ));
        assert!(!met(
            json!({"all": [{"is": {"at": "/threw", "is": 1}}, {"can": "pass"}]})
        ));
    }
}
