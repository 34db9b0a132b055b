//! The conversation with one client.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use pantheon_store::TokenHash;
use pantheon_tables::{Takes, Who};
use pantheon_wire::{
    Ask, Bye, ClientFrame, Code, CommandId, Greeting, PROTOCOL, Person, Presence, Problem, Reply,
    ServerFrame, TableCommand, TableId,
};
use serde_json::Value;
use tokio::sync::broadcast;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument as _;

use super::asks::{ask_name, needs_session};
use super::connection::{Connection, End, Received};
use super::permit::SocketPermit;
use super::rate_limits::RateLimits;
use super::read::read;
use super::watch::{LOOK_AGAIN, Watch};
use crate::app::App;
use crate::error::Failure;
use crate::live::{OpenSession, Subscription};
use crate::names;
use crate::session::{self, CurrentUser, SignedOut};

/// How many pieces of advice may be thought about at once for one socket.
const HINTS: usize = 2;

/// The conversation with one client.
pub(super) struct Conversation {
    app: App,
    who: Who,
    session: TokenHash,
    _open: OpenSession,
    signed_out: broadcast::Receiver<SignedOut>,
    permit: SocketPermit,
    connection: Connection,
    rate_limits: RateLimits,
    subscription: Subscription,
    watched: BTreeMap<TableId, Watch>,
    lobby: Option<broadcast::Receiver<Arc<str>>>,
    /// Advice that is being thought of. Each piece is a task of its own, since it waits for the table's slot: a future
    /// that is only attended to between two requests could be given the slot while a request waits for it, for ever.
    hints: JoinSet<(CommandId, Reply)>,
    beat: Duration,
    next_beat: Instant,
    heard: Instant,
    /// When to look next if something is old enough for a spectator.
    next_look: Option<Instant>,
}

impl Conversation {
    /// A conversation that begins.
    pub(super) fn new(
        app: App,
        signed_in: &CurrentUser,
        permit: SocketPermit,
        connection: Connection,
    ) -> Self {
        let settings = &app.settings().socket;
        let beat = Duration::from_secs(settings.heartbeat_seconds.max(1).into());
        let accounts = Arc::clone(&app.live().accounts);
        let who = signed_in.who();
        let now = Instant::now();
        Self {
            signed_out: app.signed_out(),
            connection,
            rate_limits: RateLimits::new(settings.rate, accounts, who.id.clone()),
            subscription: Subscription::new(Arc::clone(&app.live().watchers), settings.watched),
            watched: BTreeMap::new(),
            lobby: None,
            hints: JoinSet::new(),
            beat,
            next_beat: now + beat,
            heard: now,
            next_look: None,
            who,
            session: signed_in.hash,
            _open: app.live().sessions.enter(signed_in.hash),
            permit,
            app,
        }
    }

    /// Talks until one of the two ends it.
    pub(super) async fn run(mut self) {
        let end = match self.converse().await {
            Ok(never) => match never {},
            Err(end) => end,
        };
        tracing::debug!(user = %self.who.id, ?end, "socket: closed");
        self.connection.close(end).await;
    }

    /// What is done now and then is in boxes of its own, so that a socket that waits takes little room.
    async fn converse(&mut self) -> Result<std::convert::Infallible, End> {
        Box::pin(self.greet()).await?;
        let stop = self.app.live().stopping().clone();
        let mut leaves = std::pin::pin!(self.app.live().drain.turn(&self.who.id));
        // It may have ended while the socket was being opened.
        Box::pin(self.end_with_session()).await?;
        loop {
            // In this order, so that a client that floods holds up nobody but itself, and a simulation can be played
            // again.
            tokio::select! {
                biased;
                () = stop.cancelled() => return Err(End::Bye(Bye::Restart)),
                () = leaves.as_mut() => return Err(End::Bye(Bye::Restart)),
                ended = self.signed_out.recv() => if self.may_be_mine(&ended) {
                    if matches!(ended, Ok(SignedOut::Renewed(_))) {
                        return Err(End::Bye(Bye::Renewed));
                    }
                    Box::pin(self.end_with_session()).await?;
                },
                () = sleep_until(self.next_beat) => Box::pin(self.beat()).await?,
                () = sleep_until(self.next_look.unwrap_or(self.next_beat)), if self.next_look.is_some() => {
                    Box::pin(self.look_again()).await?;
                }
                Some(found) = self.hints.join_next(), if !self.hints.is_empty() => {
                    // Advice ends otherwise only with the server.
                    let (id, reply) = found.map_err(|_| End::Bye(Bye::Restart))?;
                    self.connection.answer(Some(id), reply).await?;
                }
                heard = self.connection.receive() => Box::pin(self.hear(heard?)).await?,
                tables = self.subscription.news().take() => Box::pin(self.tell_news(tables)).await?,
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
        self.connection.send(&ServerFrame::Hello(greeting)).await
    }

    async fn hear(&mut self, heard: Received) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match heard {
            Received::Life => return Ok(()),
            Received::Bytes => {
                let problem = Problem::new(Code::Malformed, "frames are JSON text, not bytes");
                return self.not_understood(None, problem).await;
            }
            Received::Text(text) => text,
        };
        // Even what is refused is read, so that its answer says what it answers.
        let frame = read(text.as_str(), self.app.settings().limits.json_depth);
        if let Err(too_fast) = self.rate_limits.ask().map_err(|_| End::Bye(Bye::TooFast))? {
            let id = frame.map_or_else(|(id, _)| id, |frame| Some(frame.id));
            return self.connection.answer(id, Reply::Error(too_fast)).await;
        }
        match frame {
            Ok(ClientFrame { id, ask }) => {
                let span = tracing::info_span!("command", command.ask = ask_name(&ask));
                self.do_as_asked(id, ask).instrument(span).await
            }
            Err((id, problem)) => self.not_understood(id, *problem).await,
        }
    }

    async fn not_understood(&mut self, id: Option<CommandId>, problem: Problem) -> Result<(), End> {
        self.connection.answer(id, Reply::Error(problem)).await?;
        self.rate_limits
            .nonsense()
            .map_err(|_| End::Bye(Bye::Broken))
    }

    async fn do_as_asked(&mut self, id: CommandId, ask: Ask) -> Result<(), End> {
        // A session may have ended at another process, which this one hears of a little later.
        if needs_session(&ask)
            && let Err(unknown) = self.check_session().await?
        {
            return self
                .connection
                .answer(Some(id), Reply::Error(unknown))
                .await;
        }
        let reply = match ask {
            Ask::Ping => Reply::Ok {},
            Ask::Lobby => {
                let (news, all) = self.app.live().lobby.enter();
                self.lobby = Some(news);
                self.connection.answer(Some(id), Reply::Ok {}).await?;
                return self.tell_all(&all).await;
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
                let done = match names::check_command(&command) {
                    Ok(()) => {
                        let key = key.as_deref();
                        tables
                            .perform(&self.who, &table, key, &id, &command, seen)
                            .await
                    }
                    Err(problem) => Err(problem),
                };
                if done.is_ok() && changes_seats(&command) {
                    self.look_at(&table).await;
                }
                let reply = done.map_or_else(Reply::Error, Reply::Done);
                return self.answer_with_news(id, reply).await;
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
            Ask::DryRun {
                table,
                seat,
                action,
            } => {
                let tables = self.app.tables();
                let tried = tables.dry_run(&self.who, &table, seat, &action).await;
                tried.map_or_else(Reply::Error, Reply::DryRun)
            }
            Ask::Describe { table, seat } => {
                let key = self
                    .watched
                    .get(&table)
                    .and_then(|watch| watch.key.as_deref());
                let tables = self.app.tables();
                let described = tables.describe(Some(&self.who), &table, key, seat).await;
                described.map_or_else(Reply::Error, Reply::Described)
            }
            Ask::Captions { table } => {
                let key = self
                    .watched
                    .get(&table)
                    .and_then(|watch| watch.key.as_deref());
                let tables = self.app.tables();
                let captions = tables.captions(Some(&self.who), &table, key).await;
                captions.map_or_else(Reply::Error, Reply::Captions)
            }
            Ask::Hint { table, seat } => match self.begin_hint(id.clone(), table, seat, None) {
                Ok(()) => return Ok(()),
                Err(problem) => Reply::Error(problem),
            },
            Ask::Weigh {
                table,
                seat,
                action,
            } => match self.begin_hint(id.clone(), table, seat, Some(action)) {
                Ok(()) => return Ok(()),
                Err(problem) => Reply::Error(problem),
            },
        };
        self.connection.answer(Some(id), reply).await
    }

    /// Answers what was done, and tells what is new by now: most often that is what was just done.
    async fn answer_with_news(&mut self, id: CommandId, reply: Reply) -> Result<(), End> {
        let tables = self.subscription.news().take_now();
        if tables.is_empty() {
            return self.connection.answer(Some(id), reply).await;
        }
        self.connection.answer_along(id, reply).await?;
        self.tell_news(tables).await?;
        self.connection.flush().await
    }

    /// Advice takes long: it is thought about while the conversation goes on. With an action it is whether that is a grave
    /// mistake.
    fn begin_hint(
        &mut self,
        id: CommandId,
        table: TableId,
        seat: u8,
        action: Option<Value>,
    ) -> Result<(), Problem> {
        if self.hints.len() >= HINTS {
            return Err(Problem::new(
                Code::TooFast,
                "advice is being thought about already",
            ));
        }
        let payer = crate::request_limits::Payer::Account(self.who.id.clone());
        let permit = self.app.limits().begin_costly(&payer);
        let permit = permit.map_err(|failure| failure.problem().clone())?;
        let (tables, who) = (Arc::clone(self.app.tables()), self.who.clone());
        let (live, origin) = (Arc::clone(self.app.live()), self.permit.origin());
        let under_way = live.tasks().begin("hint");
        self.hints.spawn(async move {
            let hints = AssertUnwindSafe(async {
                let place = live.place_to_think(&origin, Takes::Quick).await;
                let _place = place.map_err(|failure| failure.problem().clone())?;
                match action {
                    None => tables.hint(&who, &table, seat).await.map(Reply::Hints),
                    Some(action) => {
                        let weighed = tables.weigh(&who, &table, seat, &action).await;
                        weighed.map(Reply::Weighed)
                    }
                }
            });
            let hints = hints.catch_unwind();
            let hints = hints.await.unwrap_or_else(|_| {
                tracing::error!(%table, seat, "socket: computing a hint panicked, answered with an internal error");
                Err(Failure::internal().problem().clone())
            });
            drop((permit, under_way));
            (id, hints.unwrap_or_else(Reply::Error))
        });
        Ok(())
    }

    async fn watch(&mut self, id: CommandId, table: TableId, mut watch: Watch) -> Result<(), End> {
        let room = self.watched.contains_key(&table)
            || self.watched.len() < self.app.settings().socket.watched;
        if !room {
            let problem = Problem::new(Code::TooMany, "a socket can't watch more tables");
            return self
                .connection
                .answer(Some(id), Reply::Error(problem))
                .await;
        }
        // Listen first and read then: what happens in between is notified, and is read or is told next.
        self.subscription.watch(&table);
        match watch.missed(self.app.tables(), &self.who, &table).await {
            Ok(news) => {
                self.watched.insert(table.clone(), watch);
                self.look_at(&table).await;
                self.connection.answer(Some(id), Reply::Ok {}).await?;
                if let Some(news) = news {
                    self.connection.send_text(&news).await?;
                }
                self.app.live().presence.touch(&table);
                self.tell_away(&table).await
            }
            Err(problem) => {
                self.unwatch(&table);
                self.connection
                    .answer(Some(id), Reply::Error(problem))
                    .await
            }
        }
    }

    fn unwatch(&mut self, table: &TableId) {
        self.subscription.unwatch(table);
        self.watched.remove(table);
    }

    /// Looks at who the client is at a table, and says that they are there if that counts.
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
        let counts = watch.look_at(&self.who, &info);
        watch.note_change(Instant::now());
        if watch.is_pending() && self.next_look.is_none() {
            self.next_look = Some(Instant::now() + LOOK_AGAIN);
        }
        if !counts {
            watch.present = None;
        } else if watch.present.is_none() {
            watch.present = Some(self.app.live().presence.arrive(table, &self.who.id));
            let here = [(table.clone(), self.who.id.clone())];
            if let Err(problem) = tables.seen(&here).await {
                tracing::debug!(%problem, "presence: storing an arrival failed, retry within 30s");
            }
        }
    }

    async fn tell_news(&mut self, tables: BTreeSet<TableId>) -> Result<(), End> {
        let now = Instant::now();
        for table in tables {
            if let Some(watch) = self.watched.get_mut(&table) {
                watch.note_change(now);
                if watch.is_pending() && self.next_look.is_none() {
                    self.next_look = Some(now + LOOK_AGAIN);
                }
                self.tell_missed(&table).await?;
                self.tell_away(&table).await?;
            }
        }
        Ok(())
    }

    /// Tells who has gone away from a table or come back, if somebody has.
    async fn tell_away(&mut self, table: &TableId) -> Result<(), End> {
        let away = self.app.live().presence.away(table);
        let watch = self.watched.get_mut(table);
        let Some(away) = watch.and_then(|watch| watch.absent(away)) else {
            return Ok(());
        };
        let table = table.clone();
        let presence = ServerFrame::Presence(Presence { table, away });
        self.connection.send(&presence).await
    }

    async fn tell_missed(&mut self, table: &TableId) -> Result<(), End> {
        let Some(watch) = self.watched.get_mut(table) else {
            return Ok(());
        };
        match watch.missed(self.app.tables(), &self.who, table).await {
            Ok(Some(news)) => self.connection.send_text(&news).await,
            Ok(None) => Ok(()),
            // The store may be busy: what was missed stays missed, and is told with the next news or heartbeat.
            Err(problem) if problem.code.passes() || problem.code == Code::Internal => {
                tracing::debug!(%table, %problem, "socket: reading a table's news failed, retry with the next news or heartbeat");
                Ok(())
            }
            // They may see the table no longer.
            Err(problem) => {
                self.unwatch(table);
                self.connection.answer(None, Reply::Error(problem)).await
            }
        }
    }

    /// Tells spectators who are kept behind what has become old enough.
    async fn look_again(&mut self) -> Result<(), End> {
        let now = Instant::now();
        let mut due = Vec::new();
        for (table, watch) in &mut self.watched {
            if watch.is_due(now) {
                due.push(table.clone());
            }
        }
        let more = self.watched.values().any(Watch::is_pending);
        self.next_look = more.then(|| now + LOOK_AGAIN);
        for table in due {
            self.tell_missed(&table).await?;
        }
        Ok(())
    }

    async fn tell_lobby(
        &mut self,
        news: Result<Arc<str>, broadcast::error::RecvError>,
    ) -> Result<(), End> {
        if let Ok(news) = news {
            self.connection.send_text(&news).await
        } else {
            // Too far behind: all is told anew.
            let (news, all) = self.app.live().lobby.enter();
            self.lobby = Some(news);
            self.tell_all(&all).await
        }
    }

    /// Tells all that is shown in the lobby.
    async fn tell_all(&mut self, frames: &[Arc<str>]) -> Result<(), End> {
        for frame in frames {
            self.connection.send_text(frame).await?;
        }
        Ok(())
    }

    /// A heartbeat: whoever was silent for two of them is gone. What couldn't be told before is told now.
    async fn beat(&mut self) -> Result<(), End> {
        if self.heard.elapsed() >= self.beat * 2 {
            return Err(End::Bye(Bye::Silent));
        }
        self.next_beat = Instant::now() + self.beat;
        self.end_with_session().await?;
        self.connection.ping().await?;
        let tables: Vec<TableId> = self.watched.keys().cloned().collect();
        for table in tables {
            self.look_at(&table).await;
            self.tell_missed(&table).await?;
        }
        Ok(())
    }

    /// Whether what ended may be the session of this conversation. If too much ended at once, it may.
    fn may_be_mine(&self, ended: &Result<SignedOut, broadcast::error::RecvError>) -> bool {
        match ended {
            Ok(SignedOut::Session(hash) | SignedOut::Renewed(hash)) => *hash == self.session,
            Ok(SignedOut::Everywhere(user)) => *user == self.who.id,
            Err(_) => true,
        }
    }

    /// Ends the conversation if its session is known to have ended.
    async fn end_with_session(&mut self) -> Result<(), End> {
        // What can't be read now is read before the next request, or with the next heartbeat.
        let _unknown = self.check_session().await?;
        Ok(())
    }

    /// Ends the conversation if its session has ended, here or at another process; answers with what to say if that
    /// can't be found out. People may also have changed their name.
    async fn check_session(&mut self) -> Result<Result<(), Problem>, End> {
        let now = self.app.clock().now();
        match self.app.people().signed_in(&self.session, now).await {
            Ok(None) => Err(End::Bye(Bye::SignedOut)),
            Ok(Some(signed_in)) => {
                session::note_use(&self.app, &self.session, signed_in.seen).await;
                self.who.name = signed_in.person.name;
                self.who.kind = signed_in.person.kind;
                Ok(Ok(()))
            }
            Err(error) => {
                tracing::debug!(%error, "socket: reading the session failed, the request is refused and the session read again with the next");
                Ok(Err(error.into()))
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
