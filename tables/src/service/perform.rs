//! Commands: each has one outcome, whoever else asks, and however often it is asked.

use pantheon_wire::{Code, CommandId, Done, Problem, Seq, TableCommand, TableId};

use super::alive::Alive;
use super::answers::{done, from_store, is_passing, refusal};
use super::problems::{busy, no_table};
use super::slot_uses::Work;
use super::{Tables, Who};
use crate::life::{Lived, Moment};
use crate::store::Appended;

/// How often somebody else may be faster before it is given up.
const TRIES: usize = 16;
/// How much of a refusal's message is told and remembered, in characters.
const LONGEST_MESSAGE: usize = 500;

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
        let asked = Asked {
            who,
            key,
            id,
            command,
            seen,
        };
        if *command == TableCommand::Rematch {
            // What was refused before makes no table.
            if let Some(earlier) = self.find(table, &asked).await? {
                return earlier;
            }
            self.make_rematch(who, table).await?;
        }
        let mut slot = self.life_cache.take(table, Work::Command).await?;
        if let Some(answer) = slot.answers.find(&who.id, id, command) {
            return answer;
        }
        let mut alive = self.enter(&mut slot, table).await?;
        let before = alive.seq();
        // If it can't be decided, the life is dropped: what became of it is in the store.
        let answer = self.decide(&mut alive, &asked).await?;
        let answer = as_told(&alive, command, answer);
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
                Err(refused) => return self.refuse(alive.life().id(), asked, refused).await,
            }
            if let Some(earlier) = self.find(alive.life().id(), asked).await? {
                return Ok(earlier);
            }
        }
        Err(busy("too many others do something here"))
    }

    /// Refuses a command. The answer is durable before it is given, so that whoever asks again gets the same, also of
    /// another process; unless nothing was decided. If the command has an answer already, that is the answer.
    async fn refuse(
        &self,
        table: &TableId,
        asked: &Asked<'_>,
        mut refused: Problem,
    ) -> Result<Result<Done, Problem>, Problem> {
        if is_passing(&refused) {
            let earlier = self.find(table, asked).await?;
            return Ok(earlier.unwrap_or(Err(refused)));
        }
        shorten(&mut refused.message);
        let at = self.outside.clock.now();
        let refusal = refusal(&asked.who.id, asked.id, asked.command, at, refused);
        let store = &self.outside.store;
        match store
            .refuse(table, &refusal, self.settings.refusals)
            .await?
        {
            Appended::Done => Ok(Err(refusal.problem)),
            Appended::Conflict => {
                let earlier = self.find(table, asked).await?;
                earlier.ok_or_else(|| busy("the same was asked before, and just forgotten"))
            }
        }
    }

    /// The answer to a command that has one already.
    async fn find(
        &self,
        table: &TableId,
        asked: &Asked<'_>,
    ) -> Result<Option<Result<Done, Problem>>, Problem> {
        let store = &self.outside.store;
        let earlier = store.find(table, &asked.who.id, asked.id).await?;
        Ok(earlier.map(|earlier| from_store(earlier, asked.command)))
    }

    /// Tries a command on the life as it is.
    fn attempt(&self, alive: &mut Alive, asked: &Asked<'_>) -> Result<Lived, Problem> {
        let life = &mut alive.feed.life;
        let user = Some(&asked.who.id);
        if !life.may_find(user, asked.key) {
            return Err(no_table());
        }
        let seated;
        let command = match asked.command {
            TableCommand::Join { .. } | TableCommand::Chat { .. }
                if life.was_sent_away(&asked.who.id) && !life.opens(asked.key) =>
            {
                let message = "the host sent you away: only a new invitation lets you in again";
                return Err(Problem::new(Code::NotYours, message));
            }
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

/// Cuts what is said to programs to what is worth remembering: some of it may be what they sent.
fn shorten(message: &mut String) {
    if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
        message.truncate(end);
    }
}

/// An answer, without the place in the log where it would tell somebody who is kept behind the game how far that is: all
/// that those can do is talk. What was said has no place for anybody there, so that whoever asks again is answered alike.
fn as_told(
    alive: &Alive,
    command: &TableCommand,
    answer: Result<Done, Problem>,
) -> Result<Done, Problem> {
    let hidden = alive.life().delay() > 0 && matches!(command, TableCommand::Chat { .. });
    answer.map(|done| Done {
        seq: if hidden { 0 } else { done.seq },
        ..done
    })
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
