//! What a check found.

use pantheon_engine::{Message, Words};
use serde::Serialize;
use serde_json::{Value, json};

/// What was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// The program, the database's schema, the pages to play on.
    Versions,
    /// What was chosen.
    Settings,
    /// Where the database's file lies.
    Disk,
    /// The database itself.
    Database,
    /// What time it is.
    Clock,
    /// What the system lets a process have.
    Limits,
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// It is as it should be.
    Good,
    /// It could be better, or can't be told.
    Advice,
    /// It works, and one day it may not.
    Warning,
    /// It doesn't work, or a promise isn't kept.
    Error,
}

/// What a check found.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    check: Check,
    severity: Severity,
    code: &'static str,
    message: Message,
}

impl Finding {
    /// What `cli-doctor-CHECK-CODE` says.
    fn new(check: Check, severity: Severity, code: &'static str) -> Self {
        Self {
            check,
            severity,
            code,
            message: Message::new(format!("cli-doctor-{}-{code}", check.name())),
        }
    }

    /// As it should be.
    pub(super) fn good(check: Check, code: &'static str) -> Self {
        Self::new(check, Severity::Good, code)
    }

    /// It could be better, or can't be told.
    pub(super) fn advice(check: Check, code: &'static str) -> Self {
        Self::new(check, Severity::Advice, code)
    }

    /// It works, and one day it may not.
    pub(super) fn warning(check: Check, code: &'static str) -> Self {
        Self::new(check, Severity::Warning, code)
    }

    /// It doesn't work, or a promise isn't kept.
    pub(super) fn error(check: Check, code: &'static str) -> Self {
        Self::new(check, Severity::Error, code)
    }

    /// With a fact.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers, texts and paths are given as they are"
    )]
    pub(super) fn text(mut self, name: &'static str, value: impl ToString) -> Self {
        self.message = self.message.text(name, value.to_string());
        self
    }

    /// With a fact that is a sentence.
    pub(super) fn word(mut self, name: &'static str, value: Message) -> Self {
        self.message = self.message.word(name, value);
        self
    }

    /// What was looked at.
    pub fn check(&self) -> Check {
        self.check
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.severity
    }

    /// For people.
    pub fn message(&self) -> &Message {
        &self.message
    }

    /// For programs: the code never changes, the text is in the reader's language.
    pub fn to_json(&self, words: &dyn Words) -> Value {
        json!({
            "check": self.check,
            "severity": self.severity,
            "code": format!("{}-{}", self.check.name(), self.code),
            "text": words.say(&self.message),
        })
    }
}

impl Check {
    /// Its name in codes and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Versions => "versions",
            Self::Settings => "settings",
            Self::Disk => "disk",
            Self::Database => "database",
            Self::Clock => "clock",
            Self::Limits => "limits",
        }
    }
}
