//! What happens without people: bots think and act, time passes, choices without an alternative are played.

use pantheon_engine::{Audience, Message, Millis, Seat, SeatSet, Viewer};
use pantheon_games::ShelfError;

use super::{Decision, PlayError, Session, in_words};
use crate::play::bench::Question;

impl Session {
    /// Who is thinking.
    pub(crate) fn thinking(&self) -> SeatSet {
        self.bench.thinking()
    }

    /// Lets time pass up to now: whatever is due happens in its order. Where nobody watches a clock, as no person
    /// plays, all time passes at once.
    pub(crate) fn pass_time(&mut self, now: Millis) -> Result<(), PlayError> {
        self.bench.rested();
        self.hear_advice()?;
        if !self.time_runs() {
            return Ok(());
        }
        let alone = self.humans().next().is_none();
        let now = if alone { Millis::MAX } else { now };
        let mut last_tick = None;
        loop {
            if let Some(at) = self.hear_one(now)? {
                self.play_on(at)?;
                continue;
            }
            if alone && !self.thinking().is_empty() {
                return Ok(());
            }
            let tick = self
                .game
                .table()
                .deadline()
                .filter(|&due| due <= now && last_tick != Some(due));
            let bot = self.bot_timing.next().filter(|&(due, _)| due <= now);
            match (tick, bot) {
                (Some(due), bot) if bot.is_none_or(|(at, _)| due <= at) => {
                    last_tick = Some(due);
                    self.tick(due)?;
                    self.play_on(due)?;
                }
                (_, Some((due, seat))) => {
                    if let Some(at) = self.think(seat, due)? {
                        self.play_on(at)?;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// Plays on until a person has something to choose or a bot needs its time. Where others may act at the same
    /// time or a clock runs, bots act at a pace of their own; otherwise they act as soon as they know what to do.
    pub(super) fn play_on(&mut self, mut at: Millis) -> Result<(), PlayError> {
        if self.play_daily(at)? {
            return Ok(());
        }
        self.played_for = None;
        loop {
            if let Some(bot) = self.bots_turn() {
                self.decision = None;
                match self.think(bot, at)? {
                    Some(then) => at = then,
                    None => return Ok(()),
                }
                continue;
            }
            let bots = self.bots_among(self.game.table().to_act());
            let idle = bots.iter().filter(|&seat| !self.thinking().contains(seat));
            self.bot_timing.plan(idle.collect(), at, &mut self.rng);
            self.ask();
            let Some(Decision { seat, choices }) = self.decision.clone() else {
                return Ok(());
            };
            match choices.as_slice() {
                [] => return Err(PlayError::Stuck { seat }),
                // Where others may act as well, doing nothing is a choice too.
                [only]
                    if self.plays_forced
                        && self.game.table().to_act() == SeatSet::only(seat)
                        && !self.is_last_chance(seat, only, at) =>
                {
                    self.step(seat, only, false, at)?;
                    self.played_for = Some(only.text.clone());
                }
                _ => return Ok(()),
            }
        }
    }

    pub(super) fn bots_among(&self, seats: SeatSet) -> SeatSet {
        let is_bot = |&seat: &Seat| self.is_bot(seat);
        seats.iter().filter(is_bot).collect()
    }

    /// The bot that the game waits for, if it waits for nobody and nothing else.
    fn bots_turn(&self) -> Option<Seat> {
        let acting = self.game.table().to_act();
        let only = acting.first().filter(|_| acting.len() == 1)?;
        (self.is_bot(only) && self.game.table().deadline().is_none()).then_some(only)
    }

    /// Shows a bot what its seat may know, and lets it think. Returns when it acted, if it has.
    fn think(&mut self, seat: Seat, at: Millis) -> Result<Option<Millis>, PlayError> {
        if !self.thinking().contains(seat) {
            self.bot_timing.acted(seat);
            self.bench.ask(Question {
                seat,
                view: self.game.table().view(Viewer::Seat(seat)),
                now: at.max(self.game.table().time()),
                step: self.game.table().steps(),
            })?;
        }
        self.hear(seat, at)
    }

    /// Hears one of the bots that think, if one has made up its mind.
    fn hear_one(&mut self, now: Millis) -> Result<Option<Millis>, PlayError> {
        for seat in self.thinking().iter() {
            let heard = self.hear(seat, now)?;
            if heard.is_some() {
                return Ok(heard);
            }
        }
        Ok(None)
    }

    /// Does what a bot has chosen, once it has. Returns when that was.
    fn hear(&mut self, seat: Seat, now: Millis) -> Result<Option<Millis>, PlayError> {
        let Some(answer) = self.bench.answer(seat)? else {
            return Ok(None);
        };
        // Time that nobody watches stands still while a bot thinks.
        let alone = self.humans().next().is_none();
        let at = if alone { answer.asked } else { now };
        for trouble in answer.troubles {
            let text = Message::new("cli-play-trouble")
                .seat("player", seat)
                .text("why", trouble);
            self.story
                .note(self.game.table().steps(), None, Audience::Everyone, text);
        }
        let choices = self.game.table().legal(seat);
        let must = self.bots_turn() == Some(seat);
        let choice = match answer.action {
            Some(action) => in_words(&choices, &action),
            None if must => choices.first().cloned().ok_or(PlayError::Stuck { seat })?,
            None => return Ok(Some(at)),
        };
        match self.step(seat, &choice, true, at) {
            // Somebody else was faster while it was thinking.
            Err(PlayError::Table(ShelfError::Refused(_))) if !must => Ok(Some(at)),
            result => result.map(|()| Some(at)),
        }
    }
}
