//! The lobby: everybody in it is told the same, so each change is looked at and written once. What is told at once is
//! bounded, whatever others make.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pantheon_tables::{Browse, Network, Tables};
use pantheon_wire::{
    Access, Code, LobbyUpdate, Problem, ServerFrame, Spectators, Status, TableId, TableInfo,
};
use tokio::sync::broadcast;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::coalesced::Coalesced;
use super::delayed::DelayedTables;
use super::round_robin::{Grouped, round_robin};

/// How many changes somebody may be behind before they are told everything anew.
const BEHIND: usize = 64;
/// How many tables that changed are remembered between two looks.
const CHANGES: usize = 10_000;
/// How long a table that changed may take to be read.
const LONGEST: Duration = Duration::from_secs(2);
/// How many tables are read with one call.
const PAGE: u32 = 100;
/// How many tables are remembered that the lobby never shows. When there are more it begins anew.
const NEVER_SHOWN: usize = 20_000;

/// The public tables that aren't over. Everybody is shown the same page of them, in an order in which nobody's crowd out
/// those of others; the rest is found by asking for lists.
pub(crate) struct Lobby {
    state: Mutex<State>,
    changed: Coalesced<TableId>,
    /// Tables that aren't for everybody, and never will be: they were read once, and aren't read again with each row.
    never_shown: Mutex<HashSet<TableId>>,
    told: broadcast::Sender<Arc<str>>,
    /// How many tables are known.
    most: usize,
    /// How many tables are on the page.
    page: usize,
}

#[derive(Default)]
struct State {
    known: HashMap<TableId, Known>,
    /// What is on the page, as it was last told.
    page: Vec<TableId>,
    /// How much isn't, as it was last told.
    beyond: u32,
}

/// A table, and where it was made from. The latter is told to nobody.
#[derive(Clone, Debug)]
struct Known {
    info: TableInfo,
    network: Network,
}

impl Grouped for &Known {
    fn groups(&self) -> [&str; 3] {
        let Network { near, wide } = &self.network;
        [wide, near, self.info.host.as_str()]
    }

    fn age(&self) -> u64 {
        self.info.made
    }
}

impl State {
    /// All tables that are known, in their order.
    fn ordered(&self) -> Vec<&Known> {
        round_robin(self.known.values().collect())
    }

    /// Forgets what is last in order, if too many are known.
    fn bound(&mut self, most: usize) {
        if self.known.len() > most {
            let last = self.ordered().split_off(most);
            let last: Vec<TableId> = last.iter().map(|known| known.info.id.clone()).collect();
            self.known.retain(|table, _| !last.contains(table));
        }
    }

    /// Sets the page anew, and says what those are to be told who saw the one before.
    fn turn_page(&mut self, page: usize, news: &Changes) -> Vec<LobbyUpdate> {
        let now: Vec<TableId> = self
            .ordered()
            .into_iter()
            .take(page)
            .map(|known| known.info.id.clone())
            .collect();
        let before = std::mem::replace(&mut self.page, now);
        let gone = news.gone.iter().cloned().map(LobbyUpdate::Gone);
        let off = before
            .iter()
            .filter(|table| !self.page.contains(table) && !news.gone.contains(table))
            .cloned()
            .map(LobbyUpdate::OffPage);
        let new = self
            .page
            .iter()
            .filter(|table| news.changed.contains(table) || !before.contains(table))
            .filter_map(|table| self.known.get(table))
            .map(|known| LobbyUpdate::Changed(Box::new(known.info.clone())));
        gone.chain(off).chain(new).collect()
    }
}

/// What happened to tables since the page was last set.
#[derive(Default)]
struct Changes {
    /// Those that look otherwise now.
    changed: BTreeSet<TableId>,
    /// Those that aren't in the lobby any more.
    gone: BTreeSet<TableId>,
}

impl Lobby {
    /// An empty lobby that will know at most so many tables, and show so many.
    pub(crate) fn new(most: usize, page: usize) -> Self {
        Self {
            state: Mutex::default(),
            changed: Coalesced::new(CHANGES),
            never_shown: Mutex::default(),
            told: broadcast::Sender::new(BEHIND),
            most,
            page: page.clamp(1, most),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn never_shown(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.never_shown
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// A table isn't for everybody.
    fn never_show(&self, table: &TableId) {
        let mut never_shown = self.never_shown();
        if never_shown.len() >= NEVER_SHOWN {
            never_shown.clear();
        }
        never_shown.insert(table.clone());
    }

    /// A table may have changed.
    pub(crate) fn touch(&self, table: &TableId) {
        if !self.never_shown().contains(table) {
            self.changed.put(table.clone());
        }
    }

    /// Comes in: all that is shown, and then what changes. It is in this order that nothing falls between.
    pub(crate) fn enter(&self) -> (broadcast::Receiver<Arc<str>>, [Arc<str>; 2]) {
        let news = self.told.subscribe();
        (news, self.all())
    }

    /// The frames that tell all that is shown, and how much isn't.
    fn all(&self) -> [Arc<str>; 2] {
        let state = self.state();
        let shown = state.page.iter().filter_map(|table| state.known.get(table));
        let tables = shown.map(|known| known.info.clone()).collect();
        let beyond = state.beyond;
        drop(state);
        [
            text(LobbyUpdate::All(tables)),
            text(LobbyUpdate::Beyond(beyond)),
        ]
    }

    /// Keeps the lobby true until the server stops.
    pub(crate) async fn run(&self, tables: &Tables, every: Duration, stop: &CancellationToken) {
        if let Err(problem) = self.fill(tables).await {
            tracing::warn!(%problem, "lobby: loading the public tables failed, each appears with its next change");
        }
        let mut delayed = DelayedTables::default();
        loop {
            // Changes are gathered for a while: whoever is here needn't hear of every step.
            let (changed, due) = tokio::select! {
                biased;
                () = stop.cancelled() => return,
                changed = self.changed.take() => (changed, BTreeSet::new()),
                due = delayed.due() => (BTreeSet::new(), due),
            };
            let mut news = Changes::default();
            for table in changed.iter().chain(&due) {
                // One table that can't be read isn't to hold up the news of all others.
                let reading = tokio::time::timeout(LONGEST, tables.info_and_network(table));
                let Ok(now) = reading.await else {
                    tracing::warn!(%table, "lobby: reading a table timed out, read again with its next change");
                    continue;
                };
                if let Ok((info, _)) = &now
                    && changed.contains(table)
                {
                    delayed.change(table, info, Instant::now());
                }
                self.look_at(table, now, &mut news);
            }
            for update in self.settle(&news) {
                // Nobody may be in the lobby: then nobody is told.
                self.told.send(text(update)).ok();
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
        let (mut read, mut news) = (0, Changes::default());
        while read < self.most {
            let page = tables.list(None, &browse).await?;
            browse.after = page.tables.last().map(|info| info.id.clone());
            read += page.tables.len();
            let all = page.next.is_none() || page.tables.is_empty();
            for info in page.tables {
                // What is held back of it is looked for as if it had just changed.
                if info.spectators != Spectators::default() {
                    self.touch(&info.id);
                }
                let now = tables.info_and_network(&info.id).await;
                self.look_at(&info.id, now, &mut news);
            }
            if all {
                break;
            }
        }
        self.settle(&news);
        for frame in self.all() {
            self.told.send(frame).ok();
        }
        Ok(())
    }

    /// Takes in how a table is now.
    fn look_at(
        &self,
        table: &TableId,
        now: Result<(TableInfo, Network), Problem>,
        news: &mut Changes,
    ) {
        let mut state = self.state();
        match now {
            Ok((info, network)) if info.access == Access::Public && info.status != Status::Over => {
                let known = Known {
                    info: info.clone(),
                    network,
                };
                let before = state.known.insert(table.clone(), known);
                if before.is_none_or(|before| face(before.info) != face(info)) {
                    news.changed.insert(table.clone());
                }
            }
            // It can't be read now; the next change will tell.
            Err(problem) if problem.code != Code::NotFound => {}
            now => {
                // Who a table is for never changes, and it isn't to be found by everybody. Nor is one that isn't there.
                if now.is_err() {
                    self.never_show(table);
                }
                if state.known.remove(table).is_some() {
                    news.gone.insert(table.clone());
                }
            }
        }
    }

    /// Sets the page anew after tables have changed, and says what those in the lobby are to be told.
    fn settle(&self, news: &Changes) -> Vec<LobbyUpdate> {
        let mut state = self.state();
        state.bound(self.most);
        let mut updates = state.turn_page(self.page, news);
        let beyond = state.known.len() - state.page.len();
        let beyond = u32::try_from(beyond).unwrap_or(u32::MAX);
        if beyond != state.beyond {
            state.beyond = beyond;
            updates.push(LobbyUpdate::Beyond(beyond));
        }
        updates
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

/// A table as the lobby may show it.
#[cfg(test)]
pub(super) fn info(id: &str, status: Status, seq: u32) -> TableInfo {
    TableInfo {
        id: id.into(),
        title: "a-title".into(),
        rules: 1,
        content: String::new(),
        options: serde_json::json!({}),
        status,
        ending: None,
        access: Access::Public,
        pace: pantheon_wire::TimeControl::Untimed,
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
        your_turn: None,
        key: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hears how a table is now, as somebody made it somewhere.
    fn hear(lobby: &Lobby, info: TableInfo, network: &str) -> Vec<LobbyUpdate> {
        let network = Network {
            near: network.to_owned(),
            wide: network.to_owned(),
        };
        let mut news = Changes::default();
        lobby.look_at(&info.id.clone(), Ok((info, network)), &mut news);
        lobby.settle(&news)
    }

    fn shown(lobby: &Lobby) -> Vec<String> {
        let all: serde_json::Value = serde_json::from_str(&lobby.all()[0]).unwrap();
        let tables = all["lobby"]["all"].as_array().unwrap();
        let id = |table: &serde_json::Value| table["id"].as_str().unwrap().to_owned();
        tables.iter().map(id).collect()
    }

    #[test]
    fn a_step_of_a_game_is_no_news_for_the_lobby_but_its_end_is() {
        let lobby = Lobby::new(10, 10);
        let id = TableId::from("t");
        let mut first = info("t", Status::Playing, 5);
        first.made = 1;
        assert!(matches!(
            hear(&lobby, first.clone(), "")[..],
            [LobbyUpdate::Changed(_)]
        ));
        first.seq = 6;
        first.changed = 99;
        assert_eq!(hear(&lobby, first.clone(), ""), []);
        first.status = Status::Over;
        assert_eq!(
            hear(&lobby, first.clone(), ""),
            [LobbyUpdate::Gone(id.clone())]
        );
        assert_eq!(hear(&lobby, first, ""), [], "it is gone once");
    }

    #[test]
    fn a_private_table_is_never_shown() {
        let lobby = Lobby::new(10, 10);
        let mut private = info("t", Status::Gathering, 1);
        private.access = Access::Private;
        assert_eq!(hear(&lobby, private, ""), []);
        let hidden = Problem::new(Code::NotFound, "no such table");
        let mut news = Changes::default();
        lobby.look_at(&"t".into(), Err(hidden), &mut news);
        assert_eq!(lobby.settle(&news), []);
        assert!(lobby.state().known.is_empty());
    }

    #[test]
    fn a_private_table_is_read_once_and_not_with_every_row() {
        let lobby = Lobby::new(10, 10);
        let (private, public) = (TableId::from("private"), TableId::from("public"));
        let touched = || {
            lobby.touch(&private);
            lobby.touch(&public);
            lobby.changed.take_now()
        };
        assert_eq!(touched().len(), 2, "nobody knows yet");
        let hidden = Problem::new(Code::NotFound, "no such table");
        lobby.look_at(&private, Err(hidden), &mut Changes::default());
        hear(&lobby, info("public", Status::Over, 1), "");
        assert_eq!(touched(), BTreeSet::from([public.clone()]));
        let busy = Problem::new(Code::Busy, "later");
        lobby.look_at(&public, Err(busy), &mut Changes::default());
        assert_eq!(touched(), BTreeSet::from([public.clone()]), "it is public");
        for number in 0..2 * NEVER_SHOWN {
            lobby.never_show(&TableId(number.to_string()));
        }
        assert!(lobby.never_shown().len() <= NEVER_SHOWN);
        assert_eq!(touched().len(), 2, "it is asked again once, at worst");
    }

    #[test]
    fn the_lobby_is_bounded_and_shows_the_newest() {
        let lobby = Lobby::new(3, 2);
        for made in 1..=5 {
            let id = format!("t{made}");
            hear(&lobby, info(&id, Status::Gathering, made), "");
        }
        assert_eq!(shown(&lobby), ["t5", "t4"]);
        assert_eq!(*lobby.all()[1], *text(LobbyUpdate::Beyond(1)));
    }

    #[test]
    fn tables_of_one_network_do_not_crowd_out_those_of_others() {
        let lobby = Lobby::new(500, 40);
        for made in 1..=5 {
            let honest = info(&format!("honest{made}"), Status::Gathering, made);
            hear(&lobby, honest, &format!("home {made}"));
        }
        let mut told = Vec::new();
        for made in 100..800 {
            let one = info(&format!("many{made}"), Status::Gathering, made);
            told.extend(hear(&lobby, one, "one of many"));
        }
        let shown = shown(&lobby);
        assert_eq!(shown.len(), 40);
        let honest = shown.iter().filter(|id| id.starts_with("honest")).count();
        assert_eq!(honest, 5);
        assert!(shown[0].starts_with("many") && shown[1].starts_with("honest"));
        assert_eq!(lobby.state().known.len(), 500);
        assert!(
            !told.iter().any(|update| matches!(update,
                LobbyUpdate::Gone(table) | LobbyUpdate::OffPage(table) if table.as_str().starts_with("honest"))),
            "nobody is told to forget them"
        );
        // Whoever hears it all sees the same page.
        let mut page: Vec<String> = (1..=5).map(|made| format!("honest{made}")).collect();
        for update in told {
            match update {
                LobbyUpdate::Changed(info) => page.push(info.id.0),
                LobbyUpdate::OffPage(table) | LobbyUpdate::Gone(table) => {
                    page.retain(|id| *id != table.0);
                }
                LobbyUpdate::All(_) | LobbyUpdate::Beyond(_) => {}
            }
        }
        page.sort();
        let mut shown = shown;
        shown.sort();
        assert_eq!(page, shown);
        // 190 KB before.
        assert!(lobby.all()[0].len() < 40 * 1024);
    }
}
