//! People: they sit down, play at random, send things twice, and send again what wasn't answered.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use pantheon_engine::{Random as _, Rng};
use pantheon_tables::Who;
use pantheon_wire::{
    CommandId, Done, NewTable, OfferAnswer, OfferKind, PersonKind, Problem, SeatKind, Seq, Status,
    TableCommand, TableId, TableUpdate,
};

use crate::world::{Handle, one_in};

/// A command, and every answer that was given to it.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) command: TableCommand,
    /// Also those that didn't reach whoever asked.
    pub(crate) given: Vec<Result<Done, Problem>>,
}

/// What people know of each other and what they wrote down.
#[derive(Default)]
pub(crate) struct Notes {
    /// The table, once it is made, and what opens it.
    pub(crate) table: RefCell<Option<(TableId, String)>>,
    /// Every command, by who asked and what they called it.
    pub(crate) asked: RefCell<BTreeMap<(String, String), Asked>>,
    /// Every update that somebody was told, and who that was.
    pub(crate) told: RefCell<Vec<(Option<Who>, Rc<TableUpdate>)>>,
    /// Whether people leave the rest to bots.
    pub(crate) leave: Cell<bool>,
    /// Whether people give up.
    pub(crate) give_up: Cell<bool>,
    /// Whether the table is over.
    pub(crate) over: Cell<bool>,
}

pub(crate) fn who(name: &str) -> Who {
    Who {
        id: name.into(),
        name: name.to_owned(),
        kind: PersonKind::Guest,
    }
}

/// Somebody at a table.
pub(crate) struct Person {
    handle: Handle,
    notes: Rc<Notes>,
    who: Option<Who>,
    rng: RefCell<Rng>,
    ids: Cell<u32>,
    /// The last place in the log that they were told of.
    seen: Cell<Option<Seq>>,
    last: RefCell<Option<Rc<TableUpdate>>>,
}

impl Person {
    pub(crate) fn new(handle: &Handle, notes: &Rc<Notes>, who: Option<Who>, seed: u64) -> Self {
        Self {
            handle: handle.clone(),
            notes: Rc::clone(notes),
            who,
            rng: RefCell::new(Rng::new(seed)),
            ids: Cell::new(0),
            seen: Cell::new(None),
            last: RefCell::default(),
        }
    }

    fn below(&self, bound: u32) -> u32 {
        self.rng.borrow_mut().below(bound)
    }

    fn one_in(&self, count: u32) -> bool {
        one_in(&mut self.rng.borrow_mut(), count)
    }

    fn who(&self) -> Who {
        self.who.clone().expect("somebody with a name")
    }

    fn fresh_id(&self) -> CommandId {
        self.ids.set(self.ids.get() + 1);
        CommandId(self.ids.get().to_string())
    }

    async fn pause(&self) {
        // Who leaves the rest to bots looks in now and then.
        let longest = if self.notes.leave.get() { 4_000 } else { 400 };
        let millis = 1 + u64::from(self.below(longest));
        self.handle.world.sleep(millis).await;
    }

    fn some_process(&self) -> crate::world::Process {
        self.handle
            .process(self.below(self.handle.processes() as u32) as usize)
    }

    /// Makes the table, however often that fails.
    pub(crate) async fn make(&self, plan: NewTable) {
        let (id, who) = (self.fresh_id(), self.who());
        loop {
            let (process, latency) = (self.some_process(), u64::from(self.below(300)));
            let (who, id, plan) = (who.clone(), id.clone(), plan.clone());
            let made = self
                .handle
                .call(&process, latency, move |tables| async move {
                    tables.create(&who, &id, plan).await
                })
                .await;
            match made {
                Some(Ok(info)) if !self.one_in(4) => {
                    let key = info.key.expect("the host is told the key");
                    *self.notes.table.borrow_mut() = Some((info.id, key));
                    return;
                }
                // It is made again under the same name, and is the same table.
                Some(Ok(_)) | None => {}
                Some(Err(why)) => assert!(why.code.passes(), "{why:?}"),
            }
            self.pause().await;
        }
    }

    /// Does something: sends it, perhaps twice, and sends it again until an answer is heard.
    async fn ask(&self, command: TableCommand) -> Result<Done, Problem> {
        let (table, key) = self.notes.table.borrow().clone().expect("there is a table");
        let (id, who) = (self.fresh_id(), self.who());
        let name = (who.id.0.clone(), id.0.clone());
        let asked = Asked {
            command: command.clone(),
            given: Vec::new(),
        };
        self.notes.asked.borrow_mut().insert(name.clone(), asked);
        let seen = self.seen.get();
        loop {
            let process = self.some_process();
            let copies = if self.one_in(6) { 2 } else { 1 };
            let calls = (0..copies).map(|_| {
                let (who, table, key) = (who.clone(), table.clone(), key.clone());
                let (id, command) = (id.clone(), command.clone());
                let latency = 20 + u64::from(self.below(280));
                self.handle
                    .call(&process, latency, move |tables| async move {
                        tables
                            .perform(&who, &table, Some(&key), &id, &command, seen)
                            .await
                    })
            });
            let mut outcome = None;
            for answer in futures_util::future::join_all(calls).await {
                let Some(answer) = answer else { continue };
                let heard = !self.one_in(12);
                let mut asked = self.notes.asked.borrow_mut();
                let asked = asked.get_mut(&name).expect("it was noted");
                asked.given.push(answer.clone());
                let knows = !matches!(&answer, Err(why) if why.code.passes());
                if heard && knows {
                    outcome = Some(answer);
                }
            }
            if let Some(outcome) = outcome {
                return outcome;
            }
            self.pause().await;
        }
    }

    /// Looks at the table, and writes down what is told.
    async fn look(&self) {
        let Some((table, key)) = self.notes.table.borrow().clone() else {
            return;
        };
        let since = self.seen.get().filter(|_| !self.one_in(10));
        let (process, latency) = (self.some_process(), u64::from(self.below(100)));
        let user = self.who.clone();
        let update = self
            .handle
            .call(&process, latency, move |tables| async move {
                if let Some(user) = &user {
                    let _ = tables.seen(&[(table.clone(), user.id.clone())]).await;
                }
                tables
                    .update(user.as_ref(), &table, Some(&key), since)
                    .await
            });
        let update = match update.await {
            Some(Ok(Some(update))) => Rc::new(update),
            Some(Err(why)) => {
                assert!(why.code.passes(), "{why:?}");
                return;
            }
            _ => return,
        };
        if update.after > 0 {
            assert_eq!(Some(update.after), since, "an update follows what was seen");
            let told: Vec<Seq> = update.news.iter().map(|news| news.seq).collect();
            let missed: Vec<Seq> = (update.after + 1..=update.seq).collect();
            assert_eq!(told, missed, "exactly what was missed is told");
        }
        let last = self.handle.world.store.last(&update.table);
        assert!(update.seq <= last, "what is told is in the log");
        // Processes may be behind each other, but nobody is told less than they said they had seen.
        assert!(since.is_none_or(|since| update.seq > since));
        if self.seen.get().is_none_or(|seen| seen <= update.seq) {
            self.seen.set(Some(update.seq));
            *self.last.borrow_mut() = Some(Rc::clone(&update));
        }
        self.notes
            .over
            .set(self.notes.over.get() || update.info.status == Status::Over);
        self.notes
            .told
            .borrow_mut()
            .push((self.who.clone(), update));
    }

    /// Comes, plays, and goes when the table is over.
    pub(crate) async fn play(self) {
        loop {
            self.pause().await;
            self.look().await;
            let last = self.last.borrow().clone();
            let Some(update) = last else { continue };
            if update.info.status == Status::Over {
                let sits = |who: &Who| {
                    update
                        .info
                        .seats
                        .iter()
                        .any(|s| s.user.as_ref() == Some(&who.id))
                };
                if self.who.as_ref().is_some_and(sits) && update.info.rematch.is_none() {
                    let _ = self.ask(TableCommand::Rematch).await;
                }
                return;
            }
            let Some(who) = &self.who else { continue };
            let Some(command) = self.choose(who, &update) else {
                continue;
            };
            if self.one_in(8) {
                // Two things at once: which comes first is for the table to say.
                let text = format!("{} at {:?}", who.name, self.ids.get());
                let chat = self.ask(TableCommand::Chat { text });
                let (_, _) = futures_util::future::join(self.ask(command), chat).await;
            } else {
                let _ = self.ask(command).await;
            }
        }
    }

    fn choose(&self, who: &Who, update: &TableUpdate) -> Option<TableCommand> {
        let info = &update.info;
        let own = info
            .seats
            .iter()
            .position(|seat| seat.user.as_ref() == Some(&who.id));
        if info.status == Status::Gathering {
            let free = |kind| matches!(kind, SeatKind::Open | SeatKind::Invited);
            return match own {
                None => Some(TableCommand::Join { seat: None }),
                Some(seat) if !info.seats[seat].ready => Some(TableCommand::Ready {
                    ready: true,
                    entropy: self.one_in(2).then(|| format!("luck of {}", who.name)),
                }),
                Some(_) if info.host != who.id || info.seats.iter().any(|s| free(s.kind)) => None,
                Some(_) => Some(TableCommand::Start),
            };
        }
        let seat = own? as u8;
        if self.notes.give_up.get() && !info.seats[own?].resigned {
            return Some(TableCommand::Resign { seat });
        }
        if info.status == Status::Paused {
            return Some(TableCommand::Resume);
        }
        if self.notes.leave.get() {
            return (!info.seats[own?].sat_in).then_some(TableCommand::CallBot { seat });
        }
        if info.seats[own?].sat_in {
            return Some(TableCommand::Return { seat });
        }
        let position = update.position.as_ref()?;
        if let Some(offer) = position.offers.iter().find(|o| o.waits_for.contains(&seat)) {
            let answer = if self.one_in(3) {
                OfferAnswer::Decline
            } else {
                OfferAnswer::Agree
            };
            return Some(TableCommand::Answer {
                seat,
                offer: offer.seq,
                answer,
            });
        }
        let sight = position
            .sights
            .iter()
            .find(|sight| sight.seat == Some(seat))?;
        let what = self.below(40);
        match what {
            0 => Some(TableCommand::Offer {
                seat,
                what: OfferKind::Pause,
            }),
            1 if position.step > 0 => Some(TableCommand::Offer {
                seat,
                what: OfferKind::TakeBack {
                    to: position.step - 1 - self.below(position.step.min(3)),
                },
            }),
            2 => Some(TableCommand::Undo { seat }),
            3 if sight.may_undo => Some(TableCommand::Undo { seat }),
            _ if sight.legal.is_empty() => None,
            _ => {
                let choice = self.below(sight.legal.len() as u32) as usize;
                Some(TableCommand::Act {
                    seat,
                    action: sight.legal[choice].action.clone(),
                })
            }
        }
    }
}
