//! Living a row: the one way in which a table changes.

use pantheon_engine::{Digest, Seat, SeatSet};
use pantheon_games::Happening;
use pantheon_wire::{Ending, Happened, OfferKind, UserId, WallMillis};
use serde_json::Value;

use super::clocks::Clocks;
use super::errors::Unlived;
use super::offers::{Offers, Pending};
use super::seats::{Holder, SeatState};
use super::{FullNews, Life, Lived, MARKS, Mark, Phase, Running, shelf};
use crate::fact::{Fact, Row};

/// What a fact came to.
pub(super) struct Came {
    what: Happened,
    told: Vec<Happening>,
}

impl From<Happened> for Came {
    fn from(what: Happened) -> Self {
        Self {
            what,
            told: Vec::new(),
        }
    }
}

impl Life {
    /// Lives a row. A new one doesn't say yet what state it leads to, and is completed. If it can't be lived nothing
    /// has changed.
    pub(super) fn live(&mut self, mut row: Row) -> Result<Lived, Unlived> {
        if row.seq != self.seq + 1 || row.at < self.at {
            return Err(Unlived::Life("the row doesn't follow the last one"));
        }
        let was_over = self.ending().is_some();
        let steps = self.steps();
        let came = self.take(&mut row)?;
        self.seq = row.seq;
        self.at = row.at;
        self.end_if_over();
        let ending = self.ending().filter(|_| !was_over);
        let ended = ending.and(self.running());
        let full_news = FullNews {
            seq: row.seq,
            at: row.at,
            what: came.what,
            step: self.steps().filter(|_| self.steps() != steps),
            told: came.told,
            ending,
            outcome: ended.and_then(|run| run.game.outcome()),
            result: ended.and_then(Running::result),
        };
        Ok(Lived { row, full_news })
    }

    fn take(&mut self, row: &mut Row) -> Result<Came, Unlived> {
        let Row {
            seq, at, by, fact, ..
        } = row;
        let (seq, at) = (*seq, *at);
        let somebody = || by.clone().ok_or(Unlived::Life("nobody did it"));
        if (seq == 1) != matches!(fact, Fact::Made) {
            return Err(Unlived::Life("a table is made once, and first"));
        }
        if matches!(self.phase, Phase::Sealed) {
            return self.witness(row);
        }
        let came = match fact {
            Fact::Made => Happened::Made { by: somebody()? }.into(),
            Fact::Joined {
                seat,
                name,
                program,
            } => {
                let user = somebody()?;
                let taken = self.free_seat(*seat)?;
                taken.holder = Holder::Person {
                    user: user.clone(),
                    name: name.clone(),
                    program: *program,
                };
                self.sent_away.remove(&user);
                Happened::Joined {
                    seat: *seat,
                    user,
                    name: name.clone(),
                }
                .into()
            }
            Fact::Left => {
                let user = somebody()?;
                self.gathering()?;
                self.leave(&user);
                Happened::Left { user }.into()
            }
            Fact::Ready { ready, entropy } => {
                let user = somebody()?;
                self.gathering()?;
                let mut first = true;
                for seat in self.seats.iter_mut().filter(|s| s.user() == Some(&user)) {
                    seat.ready = *ready;
                    seat.entropy = entropy.clone().filter(|_| std::mem::take(&mut first));
                }
                Happened::Ready {
                    user,
                    ready: *ready,
                }
                .into()
            }
            Fact::Planned { seat, plan } => {
                self.gathering()?;
                let planned = SeatState::planned(plan, &self.setup);
                let before = std::mem::replace(self.seat_state(*seat)?, planned);
                if let Some(user) = before.user().filter(|user| **user != self.setup.host) {
                    self.send_away(user.clone(), seq);
                }
                Happened::Planned { seat: *seat }.into()
            }
            Fact::Began => self.begin(at)?,
            Fact::Closed => {
                self.gathering()?;
                self.phase = Phase::Over(None, Ending::Closed);
                Happened::Closed.into()
            }
            Fact::Superseded => {
                self.phase = Phase::Over(None, Ending::Superseded);
                Happened::Superseded.into()
            }
            Fact::Acted {
                seat,
                action,
                state,
                bot,
            } => {
                let told = self.act(at, seq, *seat, action, state)?;
                let what = Happened::Acted {
                    seat: *seat,
                    bot: *bot,
                };
                Came { what, told }
            }
            Fact::Ticked { state } => Came {
                told: self.tick(at, seq, state)?,
                what: Happened::Ticked,
            },
            Fact::TookBack { seat, to } => {
                self.take_back(at, *seat, *to)?;
                Happened::TookBack {
                    seat: *seat,
                    to: *to,
                }
                .into()
            }
            Fact::Offered { seat, what } => {
                self.remembers_enough(*what)?;
                let by = self.seat(*seat)?;
                let waits_for = self.others(by);
                let offer = Pending {
                    seq,
                    by,
                    what: *what,
                    waits_for,
                };
                self.begun()?.offers.add(offer);
                self.settle(at, seq, SeatSet::EMPTY)?;
                Happened::Offered {
                    seat: *seat,
                    what: *what,
                }
                .into()
            }
            Fact::Agreed { seat, offer } => {
                let seats = self.seats_of_same(*seat)?;
                Happened::Agreed {
                    seat: *seat,
                    offer: *offer,
                    all: self.settle(at, *offer, seats)?,
                }
                .into()
            }
            Fact::Declined { seat, offer } => {
                self.begun()?.offers.remove(*offer);
                Happened::Declined {
                    seat: *seat,
                    offer: *offer,
                }
                .into()
            }
            Fact::Resumed => {
                self.resume_game(at)?;
                Happened::Resumed { by: by.clone() }.into()
            }
            Fact::Outage { millis } => {
                self.stand_by(at, *millis)?;
                Happened::Outage { millis: *millis }.into()
            }
            Fact::Resigned { seat } => {
                self.begun()?;
                self.seat_state(*seat)?.resigned = true;
                self.players_changed(at);
                self.end_if_given_up();
                Happened::Resigned { seat: *seat }.into()
            }
            Fact::SatIn { seat, why } => {
                self.begun()?;
                self.seat_state(*seat)?.sat_in = Some(*why);
                self.players_changed(at);
                Happened::SatIn {
                    seat: *seat,
                    why: *why,
                }
                .into()
            }
            Fact::Returned { seat } => {
                let place = self.seat(*seat)?;
                let run = self.begun()?;
                if let Some(clocks) = &mut run.clocks {
                    clocks.give_grace(place);
                }
                self.seat_state(*seat)?.sat_in = None;
                self.players_changed(at);
                if let Some(run) = self.running_mut() {
                    run.turn_since = at;
                }
                Happened::Returned { seat: *seat }.into()
            }
            Fact::Said { name, text } => Happened::Said {
                user: somebody()?,
                name: name.clone(),
                text: text.clone(),
            }
            .into(),
            Fact::Rematch { table } => {
                self.rematch = Some(table.clone());
                Happened::Rematch {
                    table: table.clone(),
                }
                .into()
            }
        };
        Ok(came)
    }

    fn gathering(&self) -> Result<(), Unlived> {
        match self.phase {
            Phase::Gathering => Ok(()),
            _ => Err(Unlived::Life("the game has begun")),
        }
    }

    fn playing(&mut self) -> Result<&mut Running, Unlived> {
        match &mut self.phase {
            Phase::Playing(running) => Ok(running),
            Phase::Gathering => Err(Unlived::Life("the game hasn't begun")),
            Phase::Paused(..) => Err(Unlived::Life("the game stands still")),
            Phase::Sealed | Phase::Over(..) => Err(Unlived::Life("the game is over")),
        }
    }

    /// A game that has begun and isn't over.
    fn begun(&mut self) -> Result<&mut Running, Unlived> {
        match &mut self.phase {
            Phase::Playing(running) | Phase::Paused(running, _) => Ok(running),
            Phase::Gathering => Err(Unlived::Life("the game hasn't begun")),
            Phase::Sealed | Phase::Over(..) => Err(Unlived::Life("the game is over")),
        }
    }

    pub(super) fn seat(&self, number: u8) -> Result<Seat, Unlived> {
        Seat::new(number)
            .filter(|seat| seat.index() < self.seats.len())
            .ok_or(Unlived::Life("there is no such seat"))
    }

    pub(super) fn seat_state(&mut self, number: u8) -> Result<&mut SeatState, Unlived> {
        let seat = self.seat(number)?;
        Ok(&mut self.seats[seat.index()])
    }

    fn free_seat(&mut self, number: u8) -> Result<&mut SeatState, Unlived> {
        self.gathering()?;
        let seat = self.seat_state(number)?;
        if seat.is_free() {
            Ok(seat)
        } else {
            Err(Unlived::Life("the seat is taken"))
        }
    }

    /// Their seats are free again, as they were planned.
    fn leave(&mut self, user: &UserId) {
        let invited = matches!(self.setup.plan.access, pantheon_wire::Access::Private);
        for seat in self.seats.iter_mut().filter(|s| s.user() == Some(user)) {
            let holder = if invited {
                Holder::Invited
            } else {
                Holder::Open
            };
            *seat = SeatState::new(holder);
        }
    }

    /// Somebody is no longer welcome: neither they nor those whom they gave the link get in with it any more. The new
    /// key follows from the seed, which nobody knows before the game is over.
    fn send_away(&mut self, user: UserId, seq: u32) {
        let parts: [&[u8]; 3] = [b"key", self.setup.seed.as_bytes(), &seq.to_le_bytes()];
        self.key = Digest::of(&parts).short();
        self.sent_away.insert(user);
    }

    fn begin(&mut self, at: WallMillis) -> Result<Came, Unlived> {
        self.gathering()?;
        let Some(title) = self.title.clone() else {
            self.phase = Phase::Sealed;
            return Ok(Happened::Began.into());
        };
        let game = shelf::set_up(&*title, &self.setup, self.entropy())
            .map_err(|_| Unlived::Life("the game can't be set up"))?;
        let told = game.opening();
        self.phase = Phase::Playing(Running {
            clocks: Clocks::new(self.setup.plan.pace, self.seats.len(), at),
            game,
            began: at,
            stood_still: 0,
            offers: Offers::default(),
            marks: std::collections::VecDeque::new(),
            turn_since: at,
            served_since: at,
        });
        self.players_changed(at);
        Ok(Came {
            what: Happened::Began,
            told,
        })
    }

    /// What is added to the luck of the game: what was before, then what the players add, in seat order.
    pub(super) fn entropy(&self) -> Vec<String> {
        let seats = self.seats.iter();
        let added = seats.filter_map(|seat| seat.entropy.as_ref());
        self.setup.entropy.iter().chain(added).cloned().collect()
    }

    fn act(
        &mut self,
        at: WallMillis,
        seq: u32,
        seat: u8,
        action: &Value,
        state: &mut String,
    ) -> Result<Vec<Happening>, Unlived> {
        let place = self.seat(seat)?;
        let run = self.playing()?;
        let time = run.time(at);
        let told = run.game.act(place, action, time).map_err(Unlived::Game)?;
        *state = run.game.digest().to_string();
        self.went_on(at, seq, Some(seat));
        Ok(told)
    }

    fn tick(
        &mut self,
        at: WallMillis,
        seq: u32,
        state: &mut String,
    ) -> Result<Vec<Happening>, Unlived> {
        let run = self.playing()?;
        let before = run.game.steps();
        let time = run.time(at);
        let told = run.game.tick(time).map_err(Unlived::Game)?;
        if run.game.steps() == before {
            return Err(Unlived::Life("the game's clock changes nothing"));
        }
        *state = run.game.digest().to_string();
        self.went_on(at, seq, None);
        Ok(told)
    }

    fn went_on(&mut self, at: WallMillis, seq: u32, seat: Option<u8>) {
        let running = self.clocks_that_run();
        let Some(run) = self.running_mut() else {
            return;
        };
        let step = run.game.steps();
        if run.marks.len() == MARKS {
            run.marks.pop_front();
        }
        run.marks.push_back(Mark {
            seq,
            at,
            seat,
            step,
        });
        run.offers.game_went_on();
        run.turn_since = at;
        if let Some(clocks) = &mut run.clocks {
            clocks.step(at, step, running);
        }
    }

    fn take_back(&mut self, at: WallMillis, seat: u8, to: u32) -> Result<(), Unlived> {
        let place = self.seat(seat)?;
        let run = self.playing()?;
        let time = run.time(at);
        run.game
            .undo(place, time)
            .map_err(|why| Unlived::Game(why.into()))?;
        if run.game.steps() != to {
            return Err(Unlived::Life("another step was taken back"));
        }
        self.went_back(at);
        Ok(())
    }

    fn went_back(&mut self, at: WallMillis) {
        let running = self.clocks_that_run();
        let Some(run) = self.running_mut() else {
            return;
        };
        let step = run.game.steps();
        run.marks.clear();
        run.offers.game_went_on();
        run.turn_since = at;
        if let Some(clocks) = &mut run.clocks {
            clocks.back(at, step, running);
        }
    }

    /// After steps are taken back it matters what could be taken back before them, so nothing may be forgotten then.
    fn remembers_enough(&self, what: OfferKind) -> Result<(), Unlived> {
        let forgetful = self.running().is_some_and(|run| !run.game.remembers(0));
        match what {
            OfferKind::TakeBack { .. } if forgetful => {
                Err(Unlived::Life("the beginning of the game is forgotten"))
            }
            _ => Ok(()),
        }
    }

    /// These seats have agreed to an offer. Whether all have, so that it happened.
    fn settle(&mut self, at: WallMillis, offer: u32, seats: SeatSet) -> Result<bool, Unlived> {
        let run = self.begun()?;
        if let Some(pending) = run.offers.find(offer) {
            let what = pending.what;
            self.remembers_enough(what)?;
        }
        let run = self.begun()?;
        // An offer that waits for nobody is one to bots only, who agree to everything.
        let Some(what) = run.offers.agree(offer, seats) else {
            return Ok(false);
        };
        match what {
            OfferKind::Pause => self.pause(at),
            OfferKind::TakeBack { to } => {
                let run = self.playing()?;
                let time = run.time(at);
                run.game
                    .rewind(to, time)
                    .map_err(|why| Unlived::Game(why.into()))?;
                self.went_back(at);
            }
        }
        Ok(true)
    }

    fn pause(&mut self, at: WallMillis) {
        self.phase = match std::mem::replace(&mut self.phase, Phase::Gathering) {
            Phase::Playing(mut run) => {
                if let Some(clocks) = &mut run.clocks {
                    clocks.turn_to(at, SeatSet::EMPTY);
                }
                run.offers.clear();
                Phase::Paused(run, at)
            }
            other => other,
        };
    }

    fn resume_game(&mut self, at: WallMillis) -> Result<(), Unlived> {
        if !matches!(self.phase, Phase::Paused(..)) {
            return Err(Unlived::Life("the game doesn't stand still"));
        }
        self.phase = match std::mem::replace(&mut self.phase, Phase::Gathering) {
            Phase::Paused(mut run, since) => {
                run.stood_still += at.saturating_sub(since);
                run.turn_since = at;
                Phase::Playing(run)
            }
            other => other,
        };
        self.players_changed(at);
        Ok(())
    }

    /// So much of the time since the last row wasn't counted by anybody.
    fn stand_by(&mut self, at: WallMillis, millis: u64) -> Result<(), Unlived> {
        let since = at.saturating_sub(self.at);
        let run = self.playing()?;
        if millis == 0 || millis > since {
            return Err(Unlived::Life("more is given back than has passed"));
        }
        run.stood_still += millis;
        run.served_since = at;
        if let Some(clocks) = &mut run.clocks {
            clocks.give_back(millis);
        }
        Ok(())
    }

    /// Who plays which seat has changed, or whether the game runs: other clocks may run now.
    fn players_changed(&mut self, at: WallMillis) {
        let running = self.clocks_that_run();
        if let Some(clocks) = self.running_mut().and_then(|run| run.clocks.as_mut()) {
            clocks.turn_to(at, running);
        }
        self.drop_answers_of_bots();
    }

    /// Nobody is asked to agree any more who doesn't play any more.
    fn drop_answers_of_bots(&mut self) {
        let gone: SeatSet = Seat::all(self.seats.len() as u8)
            .filter(|seat| self.seats[seat.index()].player().is_none())
            .collect();
        if let Some(run) = self.running_mut() {
            run.offers.no_longer_ask(gone);
        }
    }

    /// The seats whose clocks run: those of people who are to act, unless the game has a clock of its own.
    fn clocks_that_run(&self) -> SeatSet {
        let Phase::Playing(run) = &self.phase else {
            return SeatSet::EMPTY;
        };
        if run.game.deadline().is_some() {
            return SeatSet::EMPTY;
        }
        let to_act = run.game.to_act();
        to_act
            .iter()
            .filter(|seat| self.seats[seat.index()].player().is_some())
            .collect()
    }

    fn end_if_over(&mut self) {
        let over = matches!(&self.phase, Phase::Playing(run) if run.game.outcome().is_some());
        if over {
            self.end(Ending::Finished);
        }
    }

    /// The game ends when all but one person have given up.
    fn end_if_given_up(&mut self) {
        if self.is_given_up(|_| true) {
            self.end(Ending::Resigned);
        }
    }

    /// Whether the game is over once this seat gives up.
    pub(super) fn resigning_ends(&self, leaver: Seat) -> bool {
        self.is_given_up(|seat| seat != leaver)
    }

    /// Whether at most one person is left in these seats who hasn't given up.
    fn is_given_up(&self, counts: impl Fn(Seat) -> bool) -> bool {
        let mut left = Seat::all(self.seats.len() as u8)
            .zip(&self.seats)
            .filter(|(seat, state)| counts(*seat) && !state.resigned)
            .filter_map(|(_, state)| state.user());
        let first = left.next();
        left.all(|other| Some(other) == first)
    }

    fn end(&mut self, ending: Ending) {
        self.phase = match std::mem::replace(&mut self.phase, Phase::Gathering) {
            Phase::Playing(mut run) | Phase::Paused(mut run, _) => {
                if let Some(clocks) = &mut run.clocks {
                    clocks.turn_to(self.at, SeatSet::EMPTY);
                }
                run.offers.clear();
                Phase::Over(Some(run), ending)
            }
            other => other,
        };
    }
}
