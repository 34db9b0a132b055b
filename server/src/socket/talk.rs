//! The conversation with one client.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::WebSocket;
use futures_util::future::BoxFuture;
use futures_util::stream::{FuturesUnordered, StreamExt as _};
use pantheon_store::TokenHash;
use pantheon_tables::Who;
use pantheon_wire::{
    Ask, Bye, ClientFrame, Code, CommandId, Greeting, PROTOCOL, Person, Problem, Reply,
    ServerFrame, TableCommand, TableId,
};
use tokio::sync::broadcast;
use tokio::time::{Instant, sleep_until};

use super::doors::Guest;
use super::line::{End, Heard, Line};
use super::pace::Pace;
use super::read::read;
use super::watch::{LOOK_AGAIN, Watch};
use crate::app::App;
use crate::live::Listener;
use crate::session::{SignedIn, SignedOut};

/// How many pieces of advice may be thought about at once for one socket.
const HINTS: usize = 2;

/// The conversation with one client.
pub(super) struct Talk {
    app: App,
    who: Who,
    session: TokenHash,
    signed_out: broadcast::Receiver<SignedOut>,
    _guest: Guest,
    line: Line,
    pace: Pace,
    listener: Listener,
    watched: BTreeMap<TableId, Watch>,
    lobby: Option<broadcast::Receiver<Arc<str>>>,
    hints: FuturesUnordered<BoxFuture<'static, (CommandId, Reply)>>,
    beat: Duration,
    next_beat: Instant,
    heard: Instant,
    /// When to look next if something is old enough for a spectator.
    next_look: Option<Instant>,
}

impl Talk {
    /// A conversation that begins.
    pub(super) fn new(app: App, signed_in: &SignedIn, guest: Guest, socket: WebSocket) -> Self {
        let settings = &app.settings().socket;
        let patience = Duration::from_secs(settings.drain_seconds.max(1).into());
        let beat = Duration::from_secs(settings.heartbeat_seconds.max(1).into());
        let accounts = Arc::clone(&app.live().accounts);
        let who = signed_in.who();
        let now = Instant::now();
        Self {
            signed_out: app.signed_out(),
            line: Line::new(socket, patience),
            pace: Pace::new(settings.rate, accounts, who.id.clone()),
            listener: Listener::new(Arc::clone(&app.live().bells), settings.watched),
            watched: BTreeMap::new(),
            lobby: None,
            hints: FuturesUnordered::new(),
            beat,
            next_beat: now + beat,
            heard: now,
            next_look: None,
            who,
            session: signed_in.hash,
            _guest: guest,
            app,
        }
    }

    /// Talks until one of the two ends it.
    pub(super) async fn run(mut self) {
        let end = match self.converse().await {
            Ok(never) => match never {},
            Err(end) => end,
        };
        tracing::debug!(user = %self.who.id, ?end, "a socket ends");
        self.line.hang_up(end).await;
    }

    async fn converse(&mut self) -> Result<std::convert::Infallible, End> {
        self.greet().await?;
        let stop = self.app.live().stopping().clone();
        // It may have ended while the socket was being opened.
        self.check_session().await?;
        loop {
            // In this order, so that a client that floods holds up nobody but itself, and a simulation can be played
            // again.
            tokio::select! {
                biased;
                () = stop.cancelled() => return Err(End::Bye(Bye::Restart)),
                ended = self.signed_out.recv() => if self.may_be_mine(ended) {
                    self.check_session().await?;
                },
                () = sleep_until(self.next_beat) => self.beat().await?,
                () = sleep_until(self.next_look.unwrap_or(self.next_beat)), if self.next_look.is_some() => {
                    self.look_again().await?;
                }
                Some((id, reply)) = self.hints.next(), if !self.hints.is_empty() => {
                    self.line.answer(Some(id), reply).await?;
                }
                heard = self.line.hear() => self.hear(heard?).await?,
                tables = self.listener.pile().take() => self.tell_news(tables).await?,
                news = next_in_lobby(&mut self.lobby) => self.tell_lobby(news).await?,
            }
        }
    }

    async fn greet(&mut self) -> Result<(), End> {
        let greeting = Greeting {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            you: Person {
                id: self.who.id.clone(),
                name: self.who.name.clone(),
                kind: self.who.kind,
            },
            now: self.app.clock().now(),
            heartbeat: self.app.settings().socket.heartbeat_seconds,
        };
        self.line.tell(&ServerFrame::Hello(greeting)).await
    }

    async fn hear(&mut self, heard: Heard) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match heard {
            Heard::Life => return Ok(()),
            Heard::Bytes => {
                let problem = Problem::new(Code::Malformed, "frames are JSON text, not bytes");
                return self.not_understood(None, problem).await;
            }
            Heard::Text(text) => text,
        };
        // Even what is refused is read, so that its answer says what it answers.
        let frame = read(text.as_str(), self.app.settings().limits.json_depth);
        if let Err(too_fast) = self.pace.ask().map_err(|_| End::Bye(Bye::TooFast))? {
            let id = frame.map_or_else(|(id, _)| id, |frame| Some(frame.id));
            return self.line.answer(id, Reply::Error(too_fast)).await;
        }
        match frame {
            Ok(ClientFrame { id, ask }) => self.do_as_asked(id, ask).await,
            Err((id, problem)) => self.not_understood(id, *problem).await,
        }
    }

    async fn not_understood(&mut self, id: Option<CommandId>, problem: Problem) -> Result<(), End> {
        self.line.answer(id, Reply::Error(problem)).await?;
        self.pace.nonsense().map_err(|_| End::Bye(Bye::Broken))
    }

    async fn do_as_asked(&mut self, id: CommandId, ask: Ask) -> Result<(), End> {
        let reply = match ask {
            Ask::Ping => Reply::Ok {},
            Ask::Lobby => {
                let (news, all) = self.app.live().lobby.enter();
                self.lobby = Some(news);
                self.line.answer(Some(id), Reply::Ok {}).await?;
                return self.line.pass_on(&all).await;
            }
            Ask::LeaveLobby => {
                self.lobby = None;
                Reply::Ok {}
            }
            Ask::Watch { table, key, since } => {
                let watch = Watch::new(key, since);
                return self.watch(id, table, watch).await;
            }
            Ask::Unwatch { table } => {
                self.unwatch(&table);
                Reply::Ok {}
            }
            Ask::Do {
                table,
                command,
                seen,
                key,
            } => {
                let key =
                    key.or_else(|| self.watched.get(&table).and_then(|watch| watch.key.clone()));
                let tables = self.app.tables();
                let done = tables
                    .perform(&self.who, &table, key.as_deref(), &id, &command, seen)
                    .await;
                if done.is_ok() && changes_seats(&command) {
                    self.look_at(&table).await;
                }
                done.map_or_else(Reply::Error, Reply::Done)
            }
            Ask::Try {
                table,
                seat,
                action,
            } => {
                let tables = self.app.tables();
                let checked = tables.check_act(&self.who, &table, seat, &action).await;
                checked.map_or_else(Reply::Error, |()| Reply::Ok {})
            }
            Ask::Hint { table, seat } => match self.begin_hint(id.clone(), table, seat) {
                Ok(()) => return Ok(()),
                Err(problem) => Reply::Error(problem),
            },
        };
        self.line.answer(Some(id), reply).await
    }

    /// Advice takes long: it is thought about while the conversation goes on.
    fn begin_hint(&self, id: CommandId, table: TableId, seat: u8) -> Result<(), Problem> {
        if self.hints.len() >= HINTS {
            return Err(Problem::new(
                Code::TooFast,
                "advice is being thought about already",
            ));
        }
        let payer = crate::limits::Payer::Account(self.who.id.clone());
        let permit = self.app.limits().begin_costly(&payer);
        let permit = permit.map_err(|failure| failure.problem().clone())?;
        let (tables, who) = (Arc::clone(self.app.tables()), self.who.clone());
        self.hints.push(Box::pin(async move {
            let hints = tables.hint(&who, &table, seat).await;
            drop(permit);
            (id, hints.map_or_else(Reply::Error, Reply::Hints))
        }));
        Ok(())
    }

    async fn watch(&mut self, id: CommandId, table: TableId, mut watch: Watch) -> Result<(), End> {
        let room = self.watched.contains_key(&table)
            || self.watched.len() < self.app.settings().socket.watched;
        if !room {
            let problem = Problem::new(Code::TooMany, "a socket can't watch more tables");
            return self.line.answer(Some(id), Reply::Error(problem)).await;
        }
        // Listen first and read then: what happens in between rings, and is read or is told next.
        self.listener.watch(&table);
        match watch.missed(self.app.tables(), &self.who, &table).await {
            Ok(news) => {
                self.watched.insert(table.clone(), watch);
                self.look_at(&table).await;
                self.line.answer(Some(id), Reply::Ok {}).await?;
                match news {
                    Some(news) => self.line.pass_on(&news).await,
                    None => Ok(()),
                }
            }
            Err(problem) => {
                self.unwatch(&table);
                self.line.answer(Some(id), Reply::Error(problem)).await
            }
        }
    }

    fn unwatch(&mut self, table: &TableId) {
        self.listener.unwatch(table);
        self.watched.remove(table);
    }

    /// Looks at who the client is at a table, and says that they are there if they sit there.
    async fn look_at(&mut self, table: &TableId) {
        let Some(watch) = self.watched.get_mut(table) else {
            return;
        };
        let tables = self.app.tables();
        let Ok(info) = tables
            .info(Some(&self.who), table, watch.key.as_deref())
            .await
        else {
            return;
        };
        let sits = watch.look_at(&self.who, &info);
        watch.ripen(Instant::now());
        if watch.ripens() && self.next_look.is_none() {
            self.next_look = Some(Instant::now() + LOOK_AGAIN);
        }
        if !sits {
            watch.present = None;
        } else if watch.present.is_none() {
            watch.present = Some(self.app.live().presence.arrive(table, &self.who.id));
            let here = [(table.clone(), self.who.id.clone())];
            if let Err(problem) = tables.seen(&here).await {
                tracing::debug!(%problem, "that somebody came can't be written down");
            }
        }
    }

    async fn tell_news(&mut self, tables: BTreeSet<TableId>) -> Result<(), End> {
        let now = Instant::now();
        for table in tables {
            if let Some(watch) = self.watched.get_mut(&table) {
                watch.ripen(now);
                if watch.ripens() && self.next_look.is_none() {
                    self.next_look = Some(now + LOOK_AGAIN);
                }
                self.tell_missed(&table).await?;
            }
        }
        Ok(())
    }

    async fn tell_missed(&mut self, table: &TableId) -> Result<(), End> {
        let Some(watch) = self.watched.get_mut(table) else {
            return Ok(());
        };
        match watch.missed(self.app.tables(), &self.who, table).await {
            Ok(Some(news)) => self.line.pass_on(&news).await,
            Ok(None) => Ok(()),
            // The store may be busy: what was missed stays missed, and is told with the next news or heartbeat.
            Err(problem) if matches!(problem.code, Code::Busy | Code::Internal) => {
                tracing::debug!(%table, %problem, "news can't be read");
                Ok(())
            }
            // They may see the table no longer.
            Err(problem) => {
                self.unwatch(table);
                self.line.answer(None, Reply::Error(problem)).await
            }
        }
    }

    /// Tells spectators who are kept behind what has become old enough.
    async fn look_again(&mut self) -> Result<(), End> {
        let now = Instant::now();
        let mut ripe = Vec::new();
        for (table, watch) in &mut self.watched {
            if watch.is_ripe(now) {
                ripe.push(table.clone());
            }
        }
        let more = self.watched.values().any(Watch::ripens);
        self.next_look = more.then(|| now + LOOK_AGAIN);
        for table in ripe {
            self.tell_missed(&table).await?;
        }
        Ok(())
    }

    async fn tell_lobby(
        &mut self,
        news: Result<Arc<str>, broadcast::error::RecvError>,
    ) -> Result<(), End> {
        if let Ok(news) = news {
            self.line.pass_on(&news).await
        } else {
            // Too far behind: all is told anew.
            let (news, all) = self.app.live().lobby.enter();
            self.lobby = Some(news);
            self.line.pass_on(&all).await
        }
    }

    /// A heartbeat: whoever was silent for two of them is gone. What couldn't be told before is told now.
    async fn beat(&mut self) -> Result<(), End> {
        if self.heard.elapsed() >= self.beat * 2 {
            return Err(End::Bye(Bye::Silent));
        }
        self.next_beat = Instant::now() + self.beat;
        self.check_session().await?;
        self.line.ping().await?;
        let tables: Vec<TableId> = self.watched.keys().cloned().collect();
        for table in tables {
            self.look_at(&table).await;
            self.tell_missed(&table).await?;
        }
        Ok(())
    }

    /// Whether what ended may be the session of this conversation. If too much ended at once, it may.
    fn may_be_mine(&self, ended: Result<SignedOut, broadcast::error::RecvError>) -> bool {
        match ended {
            Ok(SignedOut::Session(hash)) => hash == self.session,
            Ok(SignedOut::Everywhere(user)) => user == self.who.id,
            Err(_) => true,
        }
    }

    /// Ends the conversation if its session has ended. People may also have changed their name.
    async fn check_session(&mut self) -> Result<(), End> {
        let now = self.app.clock().now();
        match self.app.people().by_session(&self.session, now).await {
            Ok(None) => Err(End::Bye(Bye::SignedOut)),
            Ok(Some((person, _))) => {
                self.who.name = person.me.person.name;
                self.who.kind = person.me.person.kind;
                Ok(())
            }
            Err(error) => {
                tracing::debug!(%error, "a session can't be read");
                Ok(())
            }
        }
    }
}

/// What is new in the lobby, for those who are in it.
async fn next_in_lobby(
    lobby: &mut Option<broadcast::Receiver<Arc<str>>>,
) -> Result<Arc<str>, broadcast::error::RecvError> {
    match lobby {
        Some(news) => news.recv().await,
        None => std::future::pending().await,
    }
}

/// Whether a command may make its sender sit at the table, or no longer.
const fn changes_seats(command: &TableCommand) -> bool {
    matches!(
        command,
        TableCommand::Join { .. } | TableCommand::Leave | TableCommand::Plan { .. }
    )
}
