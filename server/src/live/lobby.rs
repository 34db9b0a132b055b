//! The lobby: everybody in it is told the same, so each change is looked at and written once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pantheon_tables::{Browse, Tables};
use pantheon_wire::{Access, Code, LobbyUpdate, Problem, ServerFrame, Status, TableId, TableInfo};
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;

use super::pile::Pile;

/// How many changes somebody may be behind before they are told everything anew.
const BEHIND: usize = 64;
/// How many tables that changed are remembered between two looks.
const CHANGES: usize = 10_000;
/// How many tables are read with one call.
const PAGE: u32 = 100;

/// The public tables that aren't over, as everybody sees them.
pub(crate) struct Lobby {
    shown: Mutex<HashMap<TableId, TableInfo>>,
    changed: Pile<TableId>,
    told: broadcast::Sender<Arc<str>>,
    most: usize,
}

impl Lobby {
    /// An empty lobby that will show at most so many tables.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            shown: Mutex::default(),
            changed: Pile::new(CHANGES),
            told: broadcast::Sender::new(BEHIND),
            most,
        }
    }

    fn shown(&self) -> MutexGuard<'_, HashMap<TableId, TableInfo>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table may have changed.
    pub(crate) fn touch(&self, table: &TableId) {
        self.changed.put(table.clone());
    }

    /// Comes in: all that is shown, and then what changes. It is in this order that nothing falls between.
    pub(crate) fn enter(&self) -> (broadcast::Receiver<Arc<str>>, Arc<str>) {
        let news = self.told.subscribe();
        (news, self.all())
    }

    /// The frame that tells all that is shown, the newest first.
    pub(crate) fn all(&self) -> Arc<str> {
        let mut tables: Vec<TableInfo> = self.shown().values().cloned().collect();
        tables.sort_by(|a, b| b.made.cmp(&a.made).then_with(|| a.id.cmp(&b.id)));
        tables.truncate(self.most);
        text(LobbyUpdate::All(tables))
    }

    /// Keeps the lobby true until the server stops.
    pub(crate) async fn run(&self, tables: &Tables, every: Duration, stop: &CancellationToken) {
        if let Err(problem) = self.fill(tables).await {
            tracing::warn!(%problem, "the lobby can't be filled");
        }
        loop {
            // Changes are gathered for a while: whoever is here needn't hear of every step.
            let changed = tokio::select! {
                biased;
                () = stop.cancelled() => return,
                changed = self.changed.take() => changed,
            };
            for table in changed {
                let now = tables.info(None, &table, None).await;
                if let Some(update) = self.look_at(&table, now) {
                    // Nobody may be in the lobby: then nobody is told.
                    self.told.send(text(update)).ok();
                }
            }
            tokio::select! {
                biased;
                () = stop.cancelled() => return,
                () = tokio::time::sleep(every) => {}
            }
        }
    }

    async fn fill(&self, tables: &Tables) -> Result<(), Problem> {
        let mut browse = Browse {
            access: Some(Access::Public),
            status: vec![Status::Gathering, Status::Playing, Status::Paused],
            limit: PAGE,
            ..Browse::default()
        };
        let mut read = 0;
        while read < self.most {
            let page = tables.list(None, &browse).await?;
            browse.after = page.tables.last().map(|info| info.id.clone());
            read += page.tables.len();
            let all = page.next.is_none() || page.tables.is_empty();
            for info in page.tables {
                self.shown().insert(info.id.clone(), info);
            }
            if all {
                break;
            }
        }
        self.told.send(self.all()).ok();
        Ok(())
    }

    /// What those in the lobby are to be told of a table, if anything.
    fn look_at(&self, table: &TableId, now: Result<TableInfo, Problem>) -> Option<LobbyUpdate> {
        let mut shown = self.shown();
        match now {
            Ok(info) if info.access == Access::Public && info.status != Status::Over => {
                let before = shown.insert(table.clone(), info.clone());
                if before.is_none() && shown.len() > self.most {
                    let oldest = shown.values().min_by_key(|info| info.made);
                    let oldest = oldest.map(|info| info.id.clone())?;
                    shown.remove(&oldest);
                }
                let news = before.is_none_or(|before| face(before) != face(info.clone()));
                news.then(|| LobbyUpdate::Changed(Box::new(info)))
            }
            // It can't be read now; the next change will tell.
            Err(problem) if problem.code != Code::NotFound => None,
            Ok(_) | Err(_) => shown
                .remove(table)
                .map(|_| LobbyUpdate::Gone(table.clone())),
        }
    }
}

/// A table as the lobby looks at it: how far its game is makes no difference.
fn face(mut info: TableInfo) -> TableInfo {
    info.seq = 0;
    info.changed = 0;
    info
}

fn text(update: LobbyUpdate) -> Arc<str> {
    crate::socket::text(&ServerFrame::Lobby(update)).into()
}

#[cfg(test)]
mod tests {
    use pantheon_wire::{Pace, Spectators};

    use super::*;

    fn info(id: &str, status: Status, seq: u32) -> TableInfo {
        TableInfo {
            id: id.into(),
            title: "gods-of-rome".into(),
            options: serde_json::json!({}),
            status,
            ending: None,
            access: Access::Public,
            pace: Pace::Untimed,
            hints: false,
            take_over: 3,
            spectators: Spectators::default(),
            host: "u".into(),
            seats: Vec::new(),
            commitment: String::new(),
            seq,
            made: u64::from(seq),
            changed: u64::from(seq),
            rematch: None,
            rematch_of: None,
            key: None,
        }
    }

    #[test]
    fn a_step_of_a_game_is_no_news_for_the_lobby_but_its_end_is() {
        let lobby = Lobby::new(10);
        let id = TableId::from("t");
        let mut first = info("t", Status::Playing, 5);
        first.made = 1;
        assert!(matches!(
            lobby.look_at(&id, Ok(first.clone())),
            Some(LobbyUpdate::Changed(_))
        ));
        first.seq = 6;
        first.changed = 99;
        assert_eq!(lobby.look_at(&id, Ok(first.clone())), None);
        first.status = Status::Over;
        assert_eq!(
            lobby.look_at(&id, Ok(first.clone())),
            Some(LobbyUpdate::Gone(id.clone()))
        );
        assert_eq!(lobby.look_at(&id, Ok(first)), None, "it is gone once");
    }

    #[test]
    fn a_private_table_is_never_shown() {
        let lobby = Lobby::new(10);
        let mut private = info("t", Status::Gathering, 1);
        private.access = Access::Private;
        assert_eq!(lobby.look_at(&"t".into(), Ok(private)), None);
        let hidden = Problem::new(Code::NotFound, "no such table");
        assert_eq!(lobby.look_at(&"t".into(), Err(hidden)), None);
        assert!(lobby.shown().is_empty());
    }

    #[test]
    fn the_lobby_is_bounded_and_shows_the_newest() {
        let lobby = Lobby::new(2);
        for made in 1..=5 {
            let id = format!("t{made}");
            lobby.look_at(&id.as_str().into(), Ok(info(&id, Status::Gathering, made)));
        }
        let all: serde_json::Value = serde_json::from_str(&lobby.all()).unwrap();
        let ids: Vec<&str> = all["lobby"]["all"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap())
            .collect();
        assert_eq!(ids, ["t5", "t4"]);
    }
}
