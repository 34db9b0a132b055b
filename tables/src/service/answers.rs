//! The answers of late, so that what is asked twice gets the same answer. This is only the quick way: the store has them
//! all, for as long as they are promised.

use std::collections::VecDeque;

use pantheon_engine::{Digest, state_digest};
use pantheon_wire::{Code, CommandId, Done, Problem, TableCommand, UserId, WallMillis};

use crate::fact::{Fact, Row};
use crate::store::{Earlier, RefusedCommand};

/// How many answers are remembered here at each table.
const REMEMBERED: usize = 32;

type Answer = Result<Done, Problem>;

/// The answers of late at one table, the oldest first.
#[derive(Default)]
pub(super) struct Answers(VecDeque<Given>);

/// An answer that was given. Every table in memory has some, so they are small.
struct Given {
    by: UserId,
    id: CommandId,
    command: Digest,
    answer: Result<Done, Box<Problem>>,
}

impl Given {
    fn is_to(&self, by: &UserId, id: &CommandId) -> bool {
        self.id == *id && self.by == *by
    }
}

impl Answers {
    /// The answer that was given to a command before, if it was the same command.
    pub(super) fn find(
        &self,
        by: &UserId,
        id: &CommandId,
        command: &TableCommand,
    ) -> Option<Answer> {
        let given = self.0.iter().find(|given| given.is_to(by, id))?;
        Some(if given.command == state_digest(command) {
            given.answer.clone().map_err(|problem| *problem)
        } else {
            Err(reused())
        })
    }

    /// Remembers an answer, unless asking again may rightly get another one.
    pub(super) fn remember(
        &mut self,
        by: &UserId,
        id: &CommandId,
        command: &TableCommand,
        answer: &Answer,
    ) {
        if answer.as_ref().is_err_and(is_passing) {
            return;
        }
        if self.0.iter().any(|given| given.is_to(by, id)) {
            return;
        }
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(Given {
            by: by.clone(),
            id: id.clone(),
            command: state_digest(command),
            answer: answer.clone().map_err(Box::new),
        });
    }
}

/// Whether asking again may rightly get another answer: nothing was decided.
pub(super) const fn is_passing(problem: &Problem) -> bool {
    matches!(
        problem.code,
        Code::Busy
            | Code::Unavailable
            | Code::Damaged
            | Code::Internal
            | Code::NotFound
            | Code::Malformed
    )
}

/// A refusal, to be remembered by the store.
pub(super) fn refusal(
    by: &UserId,
    id: &CommandId,
    command: &TableCommand,
    at: WallMillis,
    problem: Problem,
) -> RefusedCommand {
    RefusedCommand {
        by: by.clone(),
        command: id.clone(),
        digest: state_digest(command).to_string(),
        at,
        problem,
    }
}

/// The answer to a command that was asked before, if this can be the same.
pub(super) fn from_store(earlier: Earlier, command: &TableCommand) -> Answer {
    match earlier {
        Earlier::Done(row) => from_log(&row, command),
        Earlier::Refused(refusal) if refusal.digest == state_digest(command).to_string() => {
            Err(refusal.problem)
        }
        Earlier::Refused(_) => Err(reused()),
    }
}

/// A name was used for two commands.
pub(super) fn reused() -> Problem {
    Problem::new(Code::Malformed, "this id was used for another command").field("id")
}

/// The answer to a command that took effect with this row, if it can be the one that did.
fn from_log(row: &Row, command: &TableCommand) -> Result<Done, Problem> {
    if became(command, &row.fact) {
        Ok(done(row))
    } else {
        Err(reused())
    }
}

/// The answer to whoever asked for this row.
pub(super) fn done(row: &Row) -> Done {
    Done {
        seq: row.seq,
        table: match &row.fact {
            Fact::Rematch { table } => Some(table.clone()),
            _ => None,
        },
    }
}

/// Whether this may be what became of the command.
fn became(command: &TableCommand, fact: &Fact) -> bool {
    use TableCommand as Asked;
    match (command, fact) {
        (Asked::Join { seat }, Fact::Joined { seat: taken, .. }) => {
            seat.is_none_or(|seat| seat == *taken)
        }
        (
            Asked::Ready { ready, entropy },
            Fact::Ready {
                ready: is,
                entropy: added,
            },
        ) => ready == is && entropy == added,
        (Asked::Plan { seat, .. }, Fact::Planned { seat: planned, .. }) => seat == planned,
        (
            Asked::Act { seat, action },
            Fact::Acted {
                seat: acted,
                action: done,
                ..
            },
        ) => seat == acted && action == done,
        (Asked::Undo { seat }, Fact::TookBack { seat: back, .. })
        | (Asked::Resign { seat }, Fact::Resigned { seat: back })
        | (Asked::Return { seat }, Fact::Returned { seat: back })
        | (Asked::CallBot { seat }, Fact::SatIn { seat: back, .. }) => seat == back,
        (
            Asked::Offer { seat, what },
            Fact::Offered {
                seat: by,
                what: offered,
            },
        ) => seat == by && what == offered,
        (
            Asked::Answer {
                seat,
                offer,
                answer,
            },
            Fact::Agreed {
                seat: by,
                offer: to,
            },
        ) => *answer == pantheon_wire::OfferAnswer::Agree && seat == by && offer == to,
        (
            Asked::Answer {
                seat,
                offer,
                answer,
            },
            Fact::Declined {
                seat: by,
                offer: to,
            },
        ) => *answer == pantheon_wire::OfferAnswer::Decline && seat == by && offer == to,
        // What was said may have been erased since.
        (Asked::Chat { text }, Fact::Said { text: said, .. }) => {
            said.is_empty() || text.trim() == said
        }
        (Asked::Leave, Fact::Left)
        | (Asked::Start, Fact::Began)
        | (Asked::Close, Fact::Closed)
        | (Asked::Resume, Fact::Resumed)
        | (Asked::Rematch, Fact::Rematch { .. }) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chat(text: &str) -> TableCommand {
        TableCommand::Chat {
            text: text.to_owned(),
        }
    }

    #[test]
    fn the_same_command_gets_the_same_answer_and_another_under_its_name_none() {
        let mut answers = Answers::default();
        let (by, id) = (UserId::from("ana"), CommandId::from("1"));
        let refused = Err(Problem::new(Code::NotYours, "no"));
        answers.remember(&by, &id, &chat("hello"), &refused);
        assert_eq!(answers.find(&by, &id, &chat("hello")), Some(refused));
        let other = answers.find(&by, &id, &chat("good-bye"));
        assert_eq!(other.unwrap().unwrap_err().code, Code::Malformed);
        assert_eq!(answers.find(&UserId::from("bo"), &id, &chat("hello")), None);
    }

    #[test]
    fn only_so_many_answers_are_remembered_and_none_that_may_change() {
        let mut answers = Answers::default();
        let by = UserId::from("ana");
        let done = Ok(Done {
            seq: 2,
            table: None,
        });
        let name = |number: usize| CommandId(number.to_string());
        for number in 0..=REMEMBERED {
            answers.remember(&by, &name(number), &chat("x"), &done);
        }
        assert_eq!(answers.find(&by, &name(0), &chat("x")), None);
        assert_eq!(answers.find(&by, &name(1), &chat("x")), Some(done));
        let busy = Err(Problem::new(Code::Busy, "later"));
        answers.remember(&by, &name(1_000), &chat("x"), &busy);
        assert_eq!(answers.find(&by, &name(1_000), &chat("x")), None);
    }
}
