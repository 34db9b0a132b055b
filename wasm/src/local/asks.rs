//! What a client asks, as it would ask a server.

use pantheon_wire::{
    Answer, Ask, ClientFrame, Code, CommandId, Problem, Reply, ServerFrame, TableId,
};

use super::Local;
use crate::at_once::at_once;
use crate::json;
use crate::saved::{Saved, pauses};

impl Local {
    /// The answer to a frame.
    pub(super) fn answer(&mut self, frame: &str) -> Answer {
        match json::read(frame) {
            Ok(ClientFrame { id, ask }) => Answer {
                reply: self.reply(&id, ask).unwrap_or_else(Reply::Error),
                id: Some(id),
            },
            Err(problem) => Answer {
                id: None,
                reply: Reply::Error(problem),
            },
        }
    }

    fn reply(&mut self, id: &CommandId, ask: Ask) -> Result<Reply, Problem> {
        match ask {
            Ask::Ping | Ask::LeaveLobby => Ok(Reply::Ok {}),
            Ask::Lobby => Err(Problem::new(
                Code::NotAllowed,
                "there is no lobby in the browser",
            )),
            Ask::Watch { table, since, .. } => {
                at_once(self.tables.info(Some(&self.me), &table, None))??;
                self.watched.insert(table, since);
                Ok(Reply::Ok {})
            }
            Ask::Unwatch { table } => {
                self.watched.remove(&table);
                self.let_stand_still(&table);
                Ok(Reply::Ok {})
            }
            Ask::Do {
                table,
                command,
                seen,
                ..
            } => {
                let done = self
                    .tables
                    .perform(&self.me, &table, None, id, &command, seen);
                Ok(Reply::Done(at_once(done)??))
            }
            Ask::Try {
                table,
                seat,
                action,
            } => {
                at_once(self.tables.check_act(&self.me, &table, seat, &action))??;
                Ok(Reply::Ok {})
            }
            Ask::DryRun {
                table,
                seat,
                action,
            } => {
                let tried = self.tables.dry_run(&self.me, &table, seat, &action);
                Ok(Reply::DryRun(at_once(tried)??))
            }
            Ask::Weigh {
                table,
                seat,
                action,
            } => {
                let weighed = self.tables.weigh(&self.me, &table, seat, &action);
                Ok(Reply::Weighed(at_once(weighed)??))
            }
            Ask::Describe { table, seat } => {
                let described = self.tables.describe(Some(&self.me), &table, None, seat);
                Ok(Reply::Described(at_once(described)??))
            }
            Ask::Captions { table } => {
                let captions = self.tables.captions(Some(&self.me), &table, None);
                Ok(Reply::Captions(at_once(captions)??))
            }
            Ask::Hint { table, seat } => {
                let hints = self.tables.hint(&self.me, &table, seat);
                Ok(Reply::Hints(at_once(hints)??))
            }
        }
    }

    /// A game whose clock runs stands still while nobody looks.
    fn let_stand_still(&self, table: &TableId) {
        let saved = Saved::of(&self.world.store, table);
        let Ok(life) = saved.and_then(|saved| saved.live(&self.settings)) else {
            return;
        };
        for command in pauses(&life, &self.me) {
            let id = CommandId(self.world.name());
            let pause = self
                .tables
                .perform(&self.me, table, None, &id, &command, None);
            if matches!(at_once(pause), Ok(Ok(_))) {
                return;
            }
        }
    }

    /// What happened at the watched tables since it was last told.
    pub(super) fn missed(&mut self) -> Vec<ServerFrame> {
        let mut frames = Vec::new();
        let mut gone = Vec::new();
        for (table, since) in &mut self.watched {
            let missed = self.tables.update(Some(&self.me), table, None, *since);
            match at_once(missed).and_then(|missed| missed) {
                Ok(Some(update)) => {
                    *since = Some(update.seq);
                    frames.push(ServerFrame::Table(Box::new(update)));
                }
                Ok(None) => {}
                Err(problem) => {
                    gone.push(table.clone());
                    frames.push(ServerFrame::Answer(Answer {
                        id: None,
                        reply: Reply::Error(problem),
                    }));
                }
            }
        }
        for table in gone {
            self.watched.remove(&table);
        }
        frames
    }
}
