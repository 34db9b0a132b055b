//! Somebody at a table, with a socket: plays a seat by choosing at random, or looks on. Lines break and nodes go away;
//! the player comes back elsewhere, says what was seen last, and asks again whatever has no answer.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use pantheon_client::Socket;
use pantheon_wire::{Answer, Reply, Seq, Status, TableCommand, TableId};
use tokio::time::{Instant, sleep, timeout};

use super::frames::{Frame, Update, note_hex};
use super::notes::{Came, ClientNotes, Command, Deed};
use super::person::{Person, refusal};
use super::schedule::NODES;
use super::town::{Phase, Town};
use crate::load::Dice;

/// How long an answer is waited for before the line counts as broken.
const PATIENCE: Duration = Duration::from_secs(4);
/// How often it is looked whether something is to be done.
const LOOKS: Duration = Duration::from_millis(50);
/// How long is waited after a break, and before the same is asked again where it couldn't be done.
const BREATH: Duration = Duration::from_millis(250);
/// How many of the last commands are asked again at the end.
const AGAIN: usize = 4;
/// How long a game may go on after all have given up.
const LINGERS: Duration = Duration::from_secs(15);

/// A player at one table.
pub(super) struct Player {
    town: Rc<Town>,
    person: Person,
    table: TableId,
    dice: Dice,
    pub(super) notes: ClientNotes,
    /// The last commands, by their place in the notes, to be asked again.
    pub(super) latest: VecDeque<(usize, TableCommand)>,
    node: usize,
    asked: u64,
    seen: Seq,
    pending: Option<Pending>,
    /// What is to be done next, and when.
    thinks: Option<(Instant, Deed, TableCommand)>,
    /// When something was last heard or asked.
    active: Instant,
    /// Since when a node answers here, while one does.
    served: Option<Duration>,
    /// When the node was killed that answered, until another answers.
    orphaned: Option<Duration>,
    /// Since when no node has answered.
    unserved: Option<Instant>,
    /// Since when it has given up.
    gave_up: Option<Instant>,
    over: bool,
}

/// A command without an answer.
struct Pending {
    id: String,
    deed: Deed,
    command: TableCommand,
    since: Instant,
    /// When it was sent on this socket, if it was.
    sent: Option<Instant>,
    /// When it is to be sent again, after an answer that decides nothing.
    again: Option<Instant>,
    /// When the node was killed that it was asked of.
    orphaned: Option<Duration>,
}

/// Why a socket is left.
enum Left {
    /// There is nothing left to do.
    Done,
    /// The line broke, or is changed for another.
    Elsewhere,
}

impl Player {
    pub(super) fn new(
        town: &Rc<Town>,
        person: &Person,
        table: &TableId,
        seat: Option<u8>,
        dice: Dice,
    ) -> Self {
        Self {
            town: Rc::clone(town),
            person: person.clone(),
            table: table.clone(),
            node: dice.below(NODES),
            dice,
            notes: ClientNotes {
                user: person.user.0.clone(),
                seat,
                ..ClientNotes::default()
            },
            latest: VecDeque::new(),
            asked: 0,
            seen: 0,
            pending: None,
            thinks: None,
            active: Instant::now(),
            served: None,
            orphaned: None,
            unserved: None,
            gave_up: None,
            over: false,
        }
    }

    /// Plays until the game is over, or everybody has given up for long.
    pub(super) async fn play(mut self) -> Self {
        loop {
            match self.on_one_socket().await {
                Ok(Left::Done) => return self,
                Ok(Left::Elsewhere) => self.served = None,
                Err(_broken) => {
                    self.notes.breaks += 1;
                    self.look_for_the_dead();
                    self.unserved.get_or_insert_with(Instant::now);
                    sleep(BREATH).await;
                }
            }
            self.node = (self.node + 1 + self.dice.below(NODES - 1)) % NODES;
        }
    }

    /// Notes if the line broke because its node was killed.
    fn look_for_the_dead(&mut self) {
        let Some(since) = self.served.take() else {
            return;
        };
        self.orphaned = self.town.killed_since(self.node, since);
        if let Some(pending) = &mut self.pending {
            pending.orphaned = self.orphaned;
        }
    }

    async fn on_one_socket(&mut self) -> Result<Left> {
        let server = self.person.at(&self.town.address(self.node))?;
        let mut socket = timeout(PATIENCE, server.socket()).await??;
        let opened = Instant::now();
        // Now and then somebody comes back who knows nothing any more.
        let since = if self.seen == 0 || self.dice.below(8) == 0 {
            String::new()
        } else {
            format!(r#","since":{}"#, self.seen)
        };
        let table = &self.table;
        let watch = format!(r#"{{"id":"watch","ask":{{"watch":{{"table":"{table}"{since}}}}}}}"#);
        socket.send(watch).await?;
        let mut watched = false;
        if let Some(pending) = &mut self.pending {
            (pending.sent, pending.again) = (None, None);
        }
        let stays = Duration::from_millis(5_000 + self.dice.below(20_000) as u64);
        loop {
            if let Ok(text) = timeout(LOOKS, socket.receive_text()).await {
                self.hear(&text?, &mut watched)?;
            }
            if !watched && opened.elapsed() > PATIENCE {
                bail!("nobody answers");
            }
            if self.is_done() {
                return Ok(Left::Done);
            }
            if watched && self.pending.is_none() {
                if opened.elapsed() > stays {
                    return Ok(Left::Elsewhere);
                }
                self.choose();
            }
            self.ask(&mut socket).await?;
        }
    }

    fn is_done(&self) -> bool {
        let lingers = self.gave_up.is_some_and(|since| since.elapsed() > LINGERS);
        self.pending.is_none() && (self.over || lingers)
    }

    fn hear(&mut self, text: &str, watched: &mut bool) -> Result<()> {
        if !self.over {
            note_hex(text, &mut self.notes.hex);
        }
        match serde_json::from_str(text).with_context(|| text.to_owned()) {
            Ok(Frame::Table(update)) => self.see(&update),
            Ok(Frame::Answer(answer)) => self.answered(answer, watched),
            Ok(Frame::Bye(_)) => bail!("the server takes leave"),
            Ok(Frame::Hello(_) | Frame::Presence(_) | Frame::Lobby(_)) => Ok(()),
            Err(why) => {
                self.notes.odd.push(format!("{why:#}"));
                Ok(())
            }
        }
    }

    fn see(&mut self, update: &Update<'_>) -> Result<()> {
        self.active = Instant::now();
        self.notes.heard.push(update.heard()?);
        self.notes.shown.extend(update.shown()?);
        self.seen = self.seen.max(update.seq);
        self.over = update.info.status == Status::Over;
        if self.over {
            self.town.is_over(self.table.as_str());
        }
        self.thinks = self.think(update)?;
        Ok(())
    }

    /// What to do next with one's seat, if it is one's turn.
    fn think(&self, update: &Update<'_>) -> Result<Option<(Instant, Deed, TableCommand)>> {
        let Some((seat, position)) = self.notes.seat.zip(update.position.as_ref()) else {
            return Ok(None);
        };
        let Some(sight) = position.sights.first() else {
            return Ok(None);
        };
        let (deed, command) = if sight.may_undo && self.dice.below(12) == 0 {
            (Deed::TakeBack(seat), TableCommand::Undo { seat })
        } else if sight.legal.is_empty() {
            return Ok(None);
        } else {
            let chosen = &sight.legal[self.dice.below(sight.legal.len())];
            let action = serde_json::from_str(chosen.action.get())?;
            (Deed::Act(seat), TableCommand::Act { seat, action })
        };
        Ok(Some((Instant::now() + self.delay(), deed, command)))
    }

    /// Half of the pace to one and a half times the pace; nothing in the last games.
    fn delay(&self) -> Duration {
        const PARTS: usize = 1 << 10;
        if self.town.phase() > Phase::Playing {
            return Duration::ZERO;
        }
        let pace = self.town.pace;
        pace / 2 + pace * self.dice.below(PARTS) as u32 / PARTS as u32
    }

    /// Chooses what to ask next: what was thought of, once its time has come; or some words, now and then and when
    /// nothing was heard for long, which shows whether this node can do anything at all.
    fn choose(&mut self) {
        if self.over {
            return;
        }
        let due = self.thinks.take_if(|(at, ..)| *at <= Instant::now());
        let (deed, command) = match (self.notes.seat, due) {
            (Some(seat), _) if self.gives_up() => {
                self.gave_up = Some(Instant::now());
                (Deed::Resign(seat), TableCommand::Resign { seat })
            }
            (_, Some((_, deed, command))) if self.gave_up.is_none() => (deed, command),
            _ if self.active.elapsed() > self.silence() => {
                let text = self.next_id();
                (Deed::Say, TableCommand::Chat { text })
            }
            _ => return,
        };
        let id = self.next_id();
        self.asked += 1;
        self.active = Instant::now();
        self.pending = Some(Pending {
            id,
            deed,
            command,
            since: Instant::now(),
            sent: None,
            again: None,
            orphaned: None,
        });
    }

    /// An id that nobody else at the table uses, since it is also what is said.
    fn next_id(&self) -> String {
        let who = self
            .notes
            .seat
            .map_or("w".to_owned(), |seat| seat.to_string());
        format!("{who}-{}", self.asked)
    }

    fn gives_up(&self) -> bool {
        self.town.phase() == Phase::GivingUp && self.gave_up.is_none()
    }

    fn silence(&self) -> Duration {
        Duration::from_millis(1_500 + self.dice.below(3_000) as u64)
    }

    /// Sends what has no answer, if it wasn't sent or is to be sent again.
    async fn ask(&mut self, socket: &mut Socket) -> Result<()> {
        let Some(pending) = &mut self.pending else {
            return Ok(());
        };
        if pending.sent.is_some_and(|sent| sent.elapsed() > PATIENCE) {
            bail!("there is no answer");
        }
        let again = pending.again.take_if(|at| *at <= Instant::now());
        if pending.sent.is_some() && again.is_none() {
            return Ok(());
        }
        pending.sent = Some(Instant::now());
        let (id, table, seen) = (&pending.id, &self.table, self.seen);
        let command = serde_json::to_string(&pending.command)?;
        let frame = format!(
            r#"{{"id":"{id}","ask":{{"do":{{"table":"{table}","seen":{seen},"command":{command}}}}}}}"#
        );
        Ok(socket.send(frame).await?)
    }

    fn answered(&mut self, answer: Answer, watched: &mut bool) -> Result<()> {
        let id = answer.id.map(|id| id.0).unwrap_or_default();
        let came = match answer.reply {
            Reply::Ok {} if id == "watch" => {
                *watched = true;
                self.served = Some(self.town.now());
                if let Some(killed) = self.orphaned.take() {
                    let took = self.town.since(killed);
                    self.town.takeovers.told.borrow_mut().push(took);
                }
                if let Some(since) = self.unserved.take() {
                    self.notes.waited(since.elapsed());
                }
                return Ok(());
            }
            Reply::Done(done) => Came::Done(done.seq),
            Reply::Error(problem) if problem.code.passes() => {
                if id == "watch" {
                    bail!("{problem:?}");
                }
                return self.ask_again_soon();
            }
            Reply::Error(problem) => match refusal(problem.code) {
                Some(came) if id != "watch" => came,
                _ => return self.is_odd(&format!("{id} is answered {problem:?}")),
            },
            other => return self.is_odd(&format!("{id} is answered {other:?}")),
        };
        let Some(pending) = self.pending.take_if(|pending| pending.id == id) else {
            return self.is_odd(&format!("{id} is answered {came:?} and wasn't asked"));
        };
        let notes = &mut self.notes;
        notes.waited(pending.since.elapsed());
        if let Some(killed) = pending.orphaned {
            let took = self.town.since(killed);
            self.town.takeovers.answered.borrow_mut().push(took);
        }
        self.latest
            .push_back((notes.commands.len(), pending.command));
        if self.latest.len() > AGAIN {
            self.latest.pop_front();
        }
        notes.commands.push(Command {
            id,
            deed: pending.deed,
            came,
            again: None,
        });
        let (table, node) = (self.table.as_str(), self.node);
        let is_move = matches!(pending.deed, Deed::Act(_));
        self.town
            .answered(table, node, came != Came::Refused, is_move);
        Ok(())
    }

    /// What can't be done here now is asked again soon, and then elsewhere.
    fn ask_again_soon(&mut self) -> Result<()> {
        if let Some(pending) = &mut self.pending {
            if pending.since.elapsed() > PATIENCE {
                bail!("it can't be done here");
            }
            pending.again = Some(Instant::now() + BREATH);
        }
        Ok(())
    }

    fn is_odd(&mut self, what: &str) -> Result<()> {
        self.notes.odd.push(what.to_owned());
        bail!("{what}");
    }
}
