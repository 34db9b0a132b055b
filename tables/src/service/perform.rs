//! Commands: each has one outcome, whoever else asks, and however often it is asked.

use pantheon_wire::{Code, CommandId, Done, Problem, Seq, TableCommand, TableId};

use super::alive::Alive;
use super::answers::{done, from_log};
use super::problems::{busy, no_table};
use super::{Tables, Who};
use crate::life::{Lived, Moment};

/// How often somebody else may be faster before it is given up.
const TRIES: usize = 16;

/// Something that somebody asks at a table.
struct Asked<'a> {
    who: &'a Who,
    key: Option<&'a str>,
    id: &'a CommandId,
    command: &'a TableCommand,
    seen: Option<Seq>,
}

impl Tables {
    /// Does something at a table. When it returns, it is durable.
    pub async fn perform(
        &self,
        who: &Who,
        table: &TableId,
        key: Option<&str>,
        id: &CommandId,
        command: &TableCommand,
        seen: Option<Seq>,
    ) -> Result<Done, Problem> {
        sound(id)?;
        if *command == TableCommand::Rematch {
            self.make_rematch(who, table).await?;
        }
        let slot = self.lives.slot(table);
        let mut slot = slot.lock().await;
        let asked = Asked {
            who,
            key,
            id,
            command,
            seen,
        };
        match slot.answers.find(&who.id, id, command) {
            Some(Ok(done)) => return Ok(done),
            // What was refused here may have been asked of another process since, and done.
            Some(refused) => return self.find(table, &asked).await?.unwrap_or(refused),
            None => {}
        }
        let mut alive = self.enter(&mut slot, table).await?;
        let before = alive.seq();
        // If it can't be decided, the life is dropped: what became of it is in the store.
        let answer = self.decide(&mut alive, &asked).await?;
        slot.answers.remember(&who.id, id, command, &answer);
        let changed = self.changed(&alive, before);
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        answer
    }

    /// Tries until the log decides: the row is durable, it was in the log already, or it is refused by the newest
    /// state of the table. Fails only where nobody knows.
    async fn decide(
        &self,
        alive: &mut Box<Alive>,
        asked: &Asked<'_>,
    ) -> Result<Result<Done, Problem>, Problem> {
        for _ in 0..TRIES {
            self.pass_time(alive).await?;
            if alive.life().needs_whole(asked.command) {
                self.read_again(alive, true).await?;
            }
            if matches!(asked.command, TableCommand::CallBot { .. }) {
                self.look_who_is_here(alive).await?;
            }
            match self.attempt(alive, asked) {
                Ok(lived) => {
                    let row = lived.row.clone();
                    if self.append(alive, lived).await? {
                        return Ok(Ok(done(&row)));
                    }
                }
                // Others may have appended what allows it.
                Err(_) if self.catch_up(alive).await? => continue,
                Err(refused) => {
                    let earlier = self.find(alive.life().id(), asked).await?;
                    return Ok(earlier.unwrap_or(Err(refused)));
                }
            }
            if let Some(earlier) = self.find(alive.life().id(), asked).await? {
                return Ok(earlier);
            }
        }
        Err(busy("too many others do something here"))
    }

    /// The answer to a command that is in the log already.
    async fn find(
        &self,
        table: &TableId,
        asked: &Asked<'_>,
    ) -> Result<Option<Result<Done, Problem>>, Problem> {
        let store = &self.outside.store;
        let row = store.find(table, &asked.who.id, asked.id).await?;
        Ok(row.map(|row| from_log(&row, asked.command)))
    }

    /// Tries a command on the life as it is.
    fn attempt(&self, alive: &mut Alive, asked: &Asked<'_>) -> Result<Lived, Problem> {
        let life = &mut alive.told.life;
        let user = Some(&asked.who.id);
        if !life.may_find(user, asked.key) {
            return Err(no_table());
        }
        let seated;
        let command = match asked.command {
            TableCommand::Join { seat } if !life.may_sit(*seat, asked.key) => {
                let free = life.open_seat().is_some();
                let message = if seat.is_some() || free {
                    "this seat is for those who are invited"
                } else {
                    "no seat is free for everybody"
                };
                return Err(Problem::new(Code::NotYours, message));
            }
            TableCommand::Join { seat: None } if asked.key.is_none() => {
                seated = TableCommand::Join {
                    seat: life.open_seat(),
                };
                &seated
            }
            TableCommand::Chat { .. } if !life.may_watch(user, asked.key) => {
                return Err(Problem::new(
                    Code::NotYours,
                    "you don't belong to this table",
                ));
            }
            command => command,
        };
        let moment = Moment {
            now: self.outside.clock.now(),
            seen: &alive.seen,
        };
        let rematch = (*command == TableCommand::Rematch).then(|| Self::rematch_of(life.id()));
        life.perform(asked.who, asked.id, command, asked.seen, &moment, rematch)
    }
}

/// Whether a command's name can be used.
pub(super) fn sound(id: &CommandId) -> Result<(), Problem> {
    if id.is_sound() {
        Ok(())
    } else {
        let message = format!(
            "an id has 1 to {} visible ASCII characters",
            CommandId::LONGEST
        );
        Err(Problem::new(Code::Malformed, message).field("id"))
    }
}
