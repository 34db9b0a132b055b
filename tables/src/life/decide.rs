//! Commands: who may do what, and when. What is allowed becomes a row.

use pantheon_engine::Seat;
use pantheon_games::{AnyMatch, ShelfError};
use pantheon_wire::{
    Access, Code, CommandId, DryRun, DryRunPoints, LostTo, OfferAnswer, OfferKind, Problem,
    SeatPlan, Seq, Status, TableCommand, TableId, TakeOver, UserId,
};
use serde_json::Value;

use super::errors::Unlived;
use super::seats::Holder;
use super::{Life, Lived, Moment, Phase, Running, plan};
use crate::fact::{Fact, Row};
use crate::service::Who;

/// The longest thing that can be said, in characters.
const LONGEST_CHAT: usize = 500;
/// The longest thing that can be added to the luck of a game, in bytes.
const LONGEST_ENTROPY: usize = 256;

fn not_yours(message: &str) -> Problem {
    Problem::new(Code::NotYours, message)
}

fn wrong_time(message: &str) -> Problem {
    Problem::new(Code::WrongTime, message)
}

impl Life {
    /// Tries a command. If it succeeds the life has moved on by one row; if not, nothing has changed.
    ///
    /// `seen` is the last place in the log that whoever asks had seen, to tell a lost race from a plain refusal;
    /// `rematch` is the table that a rematch would be played at. What is due must be done before, by
    /// [`Life::pass_time`].
    pub fn perform(
        &mut self,
        who: &Who,
        id: &CommandId,
        command: &TableCommand,
        seen: Option<Seq>,
        moment: &Moment<'_>,
        rematch: Option<TableId>,
    ) -> Result<Lived, Problem> {
        let fact = self.decide(who, command, moment, rematch)?;
        self.has_seen_all_steps(command, seen)?;
        let row = self.next_row(Some(who.id.clone()), Some(id.clone()), moment, fact);
        let at = row.at;
        self.live(row).map_err(|why| {
            let problem = Problem::from(why);
            match command {
                TableCommand::Act { seat, action } if problem.code == Code::Refused => {
                    self.or_lost_race(problem, *seat, action, seen, at)
                }
                _ => problem,
            }
        })
    }

    /// Who offers to take steps back means those that they know of.
    fn has_seen_all_steps(&self, command: &TableCommand, seen: Option<Seq>) -> Result<(), Problem> {
        let takes_back = matches!(
            command,
            TableCommand::Offer {
                what: OfferKind::TakeBack { .. },
                ..
            }
        );
        let (Some(seen), Some(run)) = (seen, self.running()) else {
            return Ok(());
        };
        if takes_back && run.marks.iter().any(|mark| mark.seq > seen) {
            return Err(wrong_time("the game has gone on since"));
        }
        Ok(())
    }

    /// Whether an action would be accepted, or why it would be refused. Nothing changes: a step of the game's own clock
    /// that is due, and that would come first, is taken on a copy.
    pub fn check_act(
        &self,
        who: &Who,
        seat: u8,
        action: &Value,
        moment: &Moment<'_>,
    ) -> Result<(), Problem> {
        self.try_act(who, seat, moment, |game, place, time| {
            game.check(place, action, time)
        })
    }

    /// What an action would bring, as far as its player can know, or why it would be refused. Nothing changes.
    pub fn dry_run(
        &self,
        who: &Who,
        seat: u8,
        action: &Value,
        moment: &Moment<'_>,
    ) -> Result<DryRun, Problem> {
        let tried = self.try_act(who, seat, moment, |game, place, time| {
            game.dry_run(place, action, time)
        })?;
        let points = tried.points.into_iter().map(|line| DryRunPoints {
            party: line.party,
            category: line.category.into_owned(),
            points: line.points,
        });
        Ok(DryRun {
            told: tried.told,
            points: points.collect(),
            luck: tried.luck,
            hidden: tried.hidden,
        })
    }

    fn try_act<T>(
        &self,
        who: &Who,
        seat: u8,
        moment: &Moment<'_>,
        try_it: impl FnOnce(&dyn AnyMatch, Seat, u64) -> Result<T, ShelfError>,
    ) -> Result<T, Problem> {
        let place = self.may_act(who, seat, moment)?;
        let run = self.in_play()?;
        let time = run.time(moment.now.max(self.at));
        let tried = match run.game.deadline() {
            Some(deadline) if deadline <= time => {
                let mut game = run.game.fork();
                let ticked = game.tick(time);
                ticked.and_then(|_| try_it(&*game, place, time))
            }
            _ => try_it(&*run.game, place, time),
        };
        tried.map_err(|why| Unlived::Game(why).into())
    }

    /// A bot acts, unless the game has gone on since it was asked.
    pub fn act_for_bot(
        &mut self,
        seat: u8,
        step: u32,
        action: &Value,
        moment: &Moment<'_>,
    ) -> Result<Lived, Problem> {
        let run = self.in_play()?;
        if run.game.steps() != step {
            return Err(wrong_time("the game has gone on"));
        }
        let place = self.seat(seat)?;
        if self.seats[place.index()]
            .bot(self.setup.plan.take_over)
            .is_none()
        {
            return Err(not_yours("no bot plays this seat"));
        }
        let fact = Fact::Acted {
            seat,
            action: action.clone(),
            state: String::new(),
            bot: true,
        };
        let row = self.next_row(None, None, moment, fact);
        self.live(row).map_err(Problem::from)
    }

    /// Somebody has left for good: a bot sits in for them. One row for each of their seats; nothing when all are done.
    pub fn forget_person(&mut self, user: &UserId, moment: &Moment<'_>) -> Option<Lived> {
        let fact = match self.phase {
            Phase::Gathering if *user == self.setup.host => Fact::Closed,
            Phase::Gathering => {
                self.seats.iter().find(|s| s.user() == Some(user))?;
                Fact::Left
            }
            Phase::Playing(_) | Phase::Paused(..) => {
                let lost = |why: Option<TakeOver>| why != Some(TakeOver::Gone);
                let theirs = |seat: &super::SeatState| {
                    seat.user() == Some(user) && !seat.resigned && lost(seat.sat_in)
                };
                Fact::SatIn {
                    seat: self.seats.iter().position(theirs)? as u8,
                    why: TakeOver::Gone,
                }
            }
            Phase::Sealed | Phase::Over(..) => return None,
        };
        let by = matches!(fact, Fact::Left | Fact::Closed).then(|| user.clone());
        let row = self.next_row(by, None, moment, fact);
        self.live(row).ok()
    }

    /// Nobody has used a table that gathers people for long: it is closed. Nothing once its game has begun.
    pub fn close_unused(&mut self, moment: &Moment<'_>) -> Option<Lived> {
        self.gathers().ok()?;
        let row = self.next_row(None, None, moment, Fact::Closed);
        self.live(row).ok()
    }

    /// Whether a command needs more of the past than a life that began at a snapshot may remember.
    pub fn needs_whole(&self, command: &TableCommand) -> bool {
        let Some(run) = self.running() else {
            return false;
        };
        let what = match command {
            TableCommand::Offer { what, .. } => Some(*what),
            TableCommand::Answer { offer, .. } => run.offers.find(*offer).map(|offer| offer.what),
            _ => None,
        };
        matches!(what, Some(OfferKind::TakeBack { .. })) && !run.game.remembers(0)
    }

    pub(super) fn next_row(
        &self,
        by: Option<UserId>,
        command: Option<CommandId>,
        moment: &Moment<'_>,
        fact: Fact,
    ) -> Row {
        Row {
            seq: self.seq + 1,
            at: moment.now.max(self.at),
            by,
            command,
            fact,
        }
    }

    fn decide(
        &self,
        who: &Who,
        command: &TableCommand,
        moment: &Moment<'_>,
        rematch: Option<TableId>,
    ) -> Result<Fact, Problem> {
        match command {
            TableCommand::Join { seat } => self.join(who, *seat),
            // Who may not is told so before anything that depends on how far the table is.
            TableCommand::Leave => {
                self.holds_any(who)?;
                self.gathers()?;
                Ok(Fact::Left)
            }
            TableCommand::Ready { ready, entropy } => {
                self.holds_any(who)?;
                self.gathers()?;
                Ok(Fact::Ready {
                    ready: *ready,
                    entropy: entropy.as_deref().map(sound_entropy).transpose()?,
                })
            }
            TableCommand::Plan { seat, plan } => {
                self.hosts(who)?;
                self.gathers()?;
                self.seat(*seat)?;
                let plan = plan::seat(plan.clone(), "command.plan")?;
                if let SeatPlan::HotSeat { name } = &plan {
                    self.no_others_name(who, name, Some(*seat))?;
                }
                Ok(Fact::Planned { seat: *seat, plan })
            }
            TableCommand::Start => self.start(who),
            TableCommand::Close => {
                self.hosts(who)?;
                self.gathers()?;
                Ok(Fact::Closed)
            }
            TableCommand::Act { seat, action } => {
                self.may_act(who, *seat, moment)?;
                Ok(Fact::Acted {
                    seat: *seat,
                    action: action.clone(),
                    state: String::new(),
                    bot: false,
                })
            }
            TableCommand::Undo { seat } => {
                let place = self.plays(who, *seat)?;
                let run = self.in_play()?;
                run.game
                    .can_undo(place)
                    .map_err(|why| Problem::new(Code::CannotUndo, why.to_string()))?;
                Ok(Fact::TookBack {
                    seat: *seat,
                    to: run.game.steps() - 1,
                })
            }
            TableCommand::Offer { seat, what } => self.offer(who, *seat, *what),
            TableCommand::Answer {
                seat,
                offer,
                answer,
            } => self.answer(who, *seat, *offer, *answer),
            TableCommand::Resume => {
                self.holds_any(who)?;
                match self.phase {
                    Phase::Paused(..) => Ok(Fact::Resumed),
                    _ => Err(wrong_time("the game doesn't stand still")),
                }
            }
            TableCommand::Resign { seat } => {
                self.holds(who, *seat)?;
                self.not_over()?;
                let place = self.seat(*seat)?;
                if self.seats[place.index()].resigned {
                    return Err(wrong_time("this seat has given up already"));
                }
                Ok(Fact::Resigned { seat: *seat })
            }
            TableCommand::Return { seat } => {
                let place = self.holds(who, *seat)?;
                self.not_over()?;
                let state = &self.seats[place.index()];
                if state.resigned || state.sat_in.is_none() {
                    return Err(wrong_time("no bot sits in for this seat"));
                }
                Ok(Fact::Returned { seat: *seat })
            }
            TableCommand::CallBot { seat } => self.call_bot(who, *seat, moment),
            TableCommand::Chat { text } => {
                if self.setup.plan.access == Access::Private {
                    self.member(who)?;
                }
                self.no_others_name(who, &who.name, None)?;
                Ok(Fact::Said {
                    name: who.name.clone(),
                    text: plan::line(text, LONGEST_CHAT, "command.text")?,
                })
            }
            TableCommand::Rematch => {
                self.holds_any(who)?;
                if self.status() != Status::Over {
                    return Err(wrong_time("the game isn't over"));
                }
                match (&self.rematch, rematch) {
                    (None, Some(table)) => Ok(Fact::Rematch { table }),
                    _ => Err(wrong_time("there is a rematch already")),
                }
            }
        }
    }

    fn join(&self, who: &Who, wanted: Option<u8>) -> Result<Fact, Problem> {
        // Who is kept behind may not know yet that the game has begun, but that all seats are taken.
        if !self.keeps_behind(Some(&who.id)) {
            self.gathers()?;
        }
        if self.seats.iter().any(|seat| seat.user() == Some(&who.id)) {
            return Err(Problem::new(
                Code::SeatTaken,
                "you have a seat here already",
            ));
        }
        let seat = match wanted {
            Some(seat) => {
                let place = self.seat(seat)?;
                if !self.seats[place.index()].is_free() {
                    return Err(Problem::new(Code::SeatTaken, "the seat is taken"));
                }
                seat
            }
            None => self
                .seats
                .iter()
                .position(super::SeatState::is_free)
                .ok_or_else(|| Problem::new(Code::SeatTaken, "all seats are taken"))?
                as u8,
        };
        self.no_others_name(who, &who.name, None)?;
        self.gathers()?;
        Ok(Fact::Joined {
            seat,
            name: who.name.clone(),
            program: who.is_program(),
        })
    }

    /// Whether a name can't be taken for that of anybody else who belongs to the table. Who sits beside somebody at the
    /// same screen is somebody else too: then it is the name for a hot seat.
    fn no_others_name(&self, who: &Who, name: &str, hot_seat: Option<u8>) -> Result<(), Problem> {
        let is_other = |number: usize, user: &UserId| match hot_seat {
            Some(own) => number != usize::from(own),
            None => *user != who.id,
        };
        let host = (
            usize::MAX,
            (&self.setup.host, self.setup.host_name.as_str()),
        );
        let others = self.seats.iter().enumerate();
        let others = others.filter_map(|(number, seat)| Some((number, seat.somebody()?)));
        let others = others.chain([host]);
        let others = others.filter(|(number, (user, _))| is_other(*number, user));
        plan::unlike(
            name,
            others.map(|(_, (_, name))| name),
            self.settings.confusable,
        )
    }

    fn start(&self, who: &Who) -> Result<Fact, Problem> {
        self.hosts(who)?;
        self.gathers()?;
        for (number, seat) in self.seats.iter().enumerate() {
            if seat.is_free() {
                return Err(wrong_time(&format!("seat {number} is free")));
            }
            let other = seat.user().is_some_and(|user| *user != who.id);
            if other && !seat.ready {
                return Err(wrong_time(&format!("seat {number} isn't ready")));
            }
        }
        Ok(Fact::Began)
    }

    fn offer(&self, who: &Who, seat: u8, what: OfferKind) -> Result<Fact, Problem> {
        self.plays(who, seat)?;
        let run = self.in_play()?;
        if run.offers.has_like(what) {
            return Err(wrong_time("there is such an offer already"));
        }
        if let OfferKind::TakeBack { to } = what
            && to >= run.game.steps()
        {
            return Err(
                Problem::new(Code::CannotUndo, "there is nothing to take back").field("command.to"),
            );
        }
        Ok(Fact::Offered { seat, what })
    }

    fn answer(
        &self,
        who: &Who,
        seat: u8,
        offer: Seq,
        answer: OfferAnswer,
    ) -> Result<Fact, Problem> {
        let place = self.plays(who, seat)?;
        let gone = || wrong_time("there is no such offer any more");
        let run = self.in_play()?;
        let found = run.offers.find(offer).ok_or_else(gone)?;
        let own = self.seats[found.by.index()].user() == Some(&who.id);
        match answer {
            OfferAnswer::Agree if found.waits_for.contains(place) => {
                Ok(Fact::Agreed { seat, offer })
            }
            OfferAnswer::Decline if own || found.waits_for.contains(place) => {
                Ok(Fact::Declined { seat, offer })
            }
            _ => Err(not_yours("this seat isn't asked")),
        }
    }

    fn call_bot(&self, who: &Who, seat: u8, moment: &Moment<'_>) -> Result<Fact, Problem> {
        self.holds_any(who)?;
        self.in_play()?;
        let place = self.seat(seat)?;
        let Some(user) = self.seats[place.index()].player() else {
            return Err(wrong_time("a bot plays this seat already"));
        };
        let long_gone = self.gone_since(user, moment) + self.settings.away_after <= moment.now;
        if *user == who.id || long_gone {
            Ok(Fact::SatIn {
                seat,
                why: TakeOver::Away,
            })
        } else {
            Err(wrong_time("they haven't been away for long"))
        }
    }

    fn gathers(&self) -> Result<(), Problem> {
        match self.phase {
            Phase::Gathering => Ok(()),
            _ => Err(wrong_time("the game has begun")),
        }
    }

    fn not_over(&self) -> Result<(), Problem> {
        match self.phase {
            Phase::Playing(_) | Phase::Paused(..) => Ok(()),
            Phase::Gathering => Err(wrong_time("the game hasn't begun")),
            Phase::Sealed | Phase::Over(..) => Err(wrong_time("the game is over")),
        }
    }

    fn in_play(&self) -> Result<&Running, Problem> {
        match &self.phase {
            Phase::Playing(run) => Ok(run),
            Phase::Paused(..) => Err(wrong_time("the game stands still")),
            _ => self.not_over().and(Err(wrong_time("the game doesn't run"))),
        }
    }

    fn hosts(&self, who: &Who) -> Result<(), Problem> {
        if who.id == self.setup.host {
            Ok(())
        } else {
            Err(not_yours("only the host can do that"))
        }
    }

    fn member(&self, who: &Who) -> Result<(), Problem> {
        if self.is_member(&who.id) {
            Ok(())
        } else {
            Err(not_yours("you don't belong to this table"))
        }
    }

    fn holds_any(&self, who: &Who) -> Result<(), Problem> {
        if self.seats.iter().any(|seat| seat.user() == Some(&who.id)) {
            Ok(())
        } else {
            Err(not_yours("you have no seat here"))
        }
    }

    fn holds(&self, who: &Who, seat: u8) -> Result<Seat, Problem> {
        let place = self.seat(seat)?;
        match &self.seats[place.index()].holder {
            Holder::Person { user, .. } | Holder::HotSeat { user, .. } if *user == who.id => {
                Ok(place)
            }
            _ => Err(not_yours("this seat isn't yours")),
        }
    }

    /// Whether they hold the seat and play it themselves, in a game that runs.
    fn plays(&self, who: &Who, seat: u8) -> Result<Seat, Problem> {
        let place = self.holds(who, seat)?;
        self.in_play()?;
        if self.seats[place.index()].player().is_some() {
            Ok(place)
        } else {
            Err(wrong_time("a bot plays this seat: take it back first"))
        }
    }

    /// Whether they play the seat and have time left.
    fn may_act(&self, who: &Who, seat: u8, moment: &Moment<'_>) -> Result<Seat, Problem> {
        let place = self.plays(who, seat)?;
        self.in_time(place, moment)?;
        Ok(place)
    }

    /// Whether the seat's clock hasn't run out. One that has, without anybody noticing yet, has.
    fn in_time(&self, seat: Seat, moment: &Moment<'_>) -> Result<(), Problem> {
        let clocks = self.running().and_then(|run| run.clocks.as_ref());
        match clocks {
            Some(clocks) if clocks.left(seat, moment.now) == 0 => {
                Err(wrong_time("your time is up"))
            }
            _ => Ok(()),
        }
    }

    /// A refusal, unless the action was legal when whoever asks last looked: then somebody was faster.
    fn or_lost_race(
        &self,
        refused: Problem,
        seat: u8,
        action: &Value,
        seen: Option<Seq>,
        at: u64,
    ) -> Problem {
        match self.lost_to(seat, action, seen, at) {
            Some(lost_to) => Problem {
                code: Code::LostRace,
                message: format!("{} ms too late: {}", lost_to.by, refused.message),
                lost_to: Some(Box::new(lost_to)),
                ..refused
            },
            None => refused,
        }
    }

    fn lost_to(&self, seat: u8, action: &Value, seen: Option<Seq>, at: u64) -> Option<LostTo> {
        let run = self.running()?;
        let seen = seen?;
        let place = self.seat(seat).ok()?;
        let mut since = run.marks.iter().filter(|mark| mark.seq > seen).peekable();
        let before = since.peek()?.step.checked_sub(1)?;
        if run.game.accepts_at(before, place, action) != Some(true) {
            return None;
        }
        let decisive =
            since.find(|mark| run.game.accepts_at(mark.step, place, action) == Some(false))?;
        Some(LostTo {
            seq: decisive.seq,
            seat: decisive.seat,
            at: decisive.at,
            by: at.saturating_sub(decisive.at),
        })
    }
}

fn sound_entropy(text: &str) -> Result<String, Problem> {
    if text.len() <= LONGEST_ENTROPY && !text.chars().any(char::is_control) {
        Ok(text.to_owned())
    } else {
        let message = format!("at most {LONGEST_ENTROPY} bytes, and no control characters");
        Err(Problem::new(Code::OutOfBounds, message).field("command.entropy"))
    }
}
