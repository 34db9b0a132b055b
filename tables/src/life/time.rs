//! What happens though nobody does anything.

use std::collections::BTreeMap;

use pantheon_engine::Seat;
use pantheon_wire::{TakeOver, TimeControl, UserId, WallMillis};

use super::{Life, Lived, Phase, Running};
use crate::fact::Fact;

/// When people were last at a table.
pub type LastSeen = BTreeMap<UserId, WallMillis>;

/// A moment: the time, and when people were last there. Where nobody is named, nobody was.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The time at which it is asked.
    pub now: WallMillis,
    /// When people were last at the table.
    pub seen: &'a LastSeen,
}

impl Life {
    /// One thing that is due, if something is: a step of the game's own clock, a seat's clock that ran out, somebody
    /// who is away, the end of a pause. To be called until nothing is.
    pub fn pass_time(&mut self, moment: &Moment<'_>) -> Option<Lived> {
        let fact = match &self.phase {
            Phase::Paused(run, since) if self.pause_ends(run, *since) <= moment.now => {
                Fact::Resumed
            }
            Phase::Playing(run) => self.time_up(run, moment)?,
            Phase::Gathering | Phase::Sealed if self.title.is_none() => Fact::Superseded,
            _ => return None,
        };
        let row = self.next_row(None, None, moment, fact);
        self.live(row).ok()
    }

    /// Gives back what nobody counted of the time since the last row, where a clock runs. To be called before
    /// [`Life::pass_time`]. A pause lasts no longer by it.
    pub fn give_back(&mut self, millis: u64, moment: &Moment<'_>) -> Option<Lived> {
        let Phase::Playing(run) = &self.phase else {
            return None;
        };
        let counted = run.clocks.as_ref().is_some_and(super::Clocks::run);
        if millis == 0 || !(counted || run.game.deadline().is_some()) {
            return None;
        }
        let row = self.next_row(None, None, moment, Fact::Outage { millis });
        self.live(row).ok()
    }

    fn time_up(&self, run: &Running, moment: &Moment<'_>) -> Option<Fact> {
        if run
            .game
            .deadline()
            .is_some_and(|deadline| deadline <= run.time(moment.now))
        {
            return Some(Fact::Ticked {
                state: String::new(),
            });
        }
        let out = run.clocks.as_ref().and_then(super::Clocks::next);
        if let Some((seat, _)) = out.filter(|(_, end)| *end <= moment.now) {
            return Some(Fact::SatIn {
                seat: seat.number(),
                why: TakeOver::Clock,
            });
        }
        let (seat, _) = self
            .away(run, moment)
            .filter(|(_, since)| *since <= moment.now)?;
        Some(Fact::SatIn {
            seat: seat.number(),
            why: TakeOver::Away,
        })
    }

    /// When [`Life::pass_time`] may have something to do.
    pub fn due(&self, seen: &LastSeen) -> Option<WallMillis> {
        match &self.phase {
            Phase::Paused(run, since) => Some(self.pause_ends(run, *since)),
            Phase::Playing(run) => {
                let tick = run.game.deadline().map(|deadline| run.wall(deadline));
                let clock = run.clocks.as_ref().and_then(super::Clocks::next);
                let away = self.away(run, &Moment { now: self.at, seen });
                [tick, clock.map(|(_, end)| end), away.map(|(_, end)| end)]
                    .into_iter()
                    .flatten()
                    .min()
            }
            // Nobody can play on: that is said as soon as somebody looks.
            Phase::Gathering | Phase::Sealed if self.title.is_none() => Some(self.at),
            Phase::Gathering | Phase::Sealed | Phase::Over(..) => None,
        }
    }

    /// Whether others wait for a seat that is to act by the minute rather than by the day.
    fn is_brisk(&self, run: &Running) -> bool {
        matches!(self.setup.plan.pace, TimeControl::Clock { .. }) || run.game.deadline().is_some()
    }

    fn pause_ends(&self, run: &Running, since: WallMillis) -> WallMillis {
        let most = if self.is_brisk(run) {
            self.settings.short_pause
        } else {
            self.settings.long_pause
        };
        since.saturating_add(most)
    }

    /// The seat to act whose player will first have been away for too long, and when. Only where others wait for it.
    fn away(&self, run: &Running, moment: &Moment<'_>) -> Option<(Seat, WallMillis)> {
        if !self.is_brisk(run) {
            return None;
        }
        let to_act = run.game.to_act();
        let ends = |seat: Seat| {
            let user = self.seats[seat.index()].player()?;
            let since = self.gone_since(user, moment).max(run.turn_since);
            Some((seat, since.saturating_add(self.settings.away_after)))
        };
        to_act.iter().filter_map(ends).min_by_key(|&(_, end)| end)
    }

    /// Since when somebody has been gone: since they were last seen, and not before the game began or an outage ended.
    pub(super) fn gone_since(&self, user: &UserId, moment: &Moment<'_>) -> WallMillis {
        let began = self.running().map_or(self.at, |run| run.served_since);
        moment.seen.get(user).copied().unwrap_or(began).max(began)
    }
}
