//! All that is due at some time. Time itself is an input; here only stands when it will matter.

use pantheon_engine::{Millis, Seat};
use serde::{Deserialize, Serialize};

/// A time at which something happens, or never.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Option<Millis>"))]
#[serde(from = "Option<Millis>", into = "Option<Millis>")]
pub struct Alarm(Millis);

impl Alarm {
    /// Never.
    pub const NEVER: Self = Self(Millis::MAX);

    /// So long after this time.
    #[inline]
    pub const fn after(at: Millis, wait: Millis) -> Self {
        Self(at.saturating_add(wait))
    }

    /// Whether it is time.
    #[inline]
    pub const fn is_due(self, at: Millis) -> bool {
        self.0 <= at && self.0 != Millis::MAX
    }

    /// Whether it will ever be.
    #[inline]
    pub const fn is_set(self) -> bool {
        self.0 != Millis::MAX
    }

    /// When, if ever.
    #[inline]
    pub const fn time(self) -> Option<Millis> {
        if self.is_set() { Some(self.0) } else { None }
    }
}

impl Default for Alarm {
    fn default() -> Self {
        Self::NEVER
    }
}

impl From<Option<Millis>> for Alarm {
    fn from(time: Option<Millis>) -> Self {
        time.map_or(Self::NEVER, Self)
    }
}

impl From<Alarm> for Option<Millis> {
    fn from(alarm: Alarm) -> Self {
        alarm.time()
    }
}

/// How many penalties of a seat can wait at once: each of four players may challenge once a second, and a penalty waits
/// for two. Where a table's content has other clocks, one more decides the first.
pub const PENALTIES: usize = 8;

/// When each penalty of a seat is decided for it, the first first (FG-M6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Millis>"))]
#[serde(try_from = "Vec<Millis>", into = "Vec<Millis>")]
pub struct Penalties([Alarm; PENALTIES]);

impl Penalties {
    /// How many wait.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().filter(|alarm| alarm.is_set()).count() as u8
    }

    /// Whether none waits.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        !self.next().is_set()
    }

    /// When the first is decided.
    #[inline]
    pub const fn next(&self) -> Alarm {
        self.0[0]
    }

    /// Whether no further one can wait.
    #[inline]
    pub(crate) const fn is_full(&self) -> bool {
        self.0[PENALTIES - 1].is_set()
    }

    /// One more waits; its own clock doesn't touch the others'.
    pub(crate) fn push(&mut self, alarm: Alarm) {
        if let Some(free) = self.0.iter_mut().find(|alarm| !alarm.is_set()) {
            *free = alarm;
        }
        self.0.sort_unstable();
    }

    /// The first is paid.
    pub(crate) fn pop(&mut self) {
        self.0.rotate_left(1);
        self.0[PENALTIES - 1] = Alarm::NEVER;
    }
}

impl From<Penalties> for Vec<Millis> {
    fn from(penalties: Penalties) -> Self {
        penalties.0.into_iter().filter_map(Alarm::time).collect()
    }
}

impl TryFrom<Vec<Millis>> for Penalties {
    type Error = String;

    fn try_from(times: Vec<Millis>) -> Result<Self, Self::Error> {
        if times.len() > PENALTIES {
            return Err(format!("at most {PENALTIES} penalties wait at once"));
        }
        let mut penalties = Self::default();
        for time in times {
            penalties.push(Alarm(time));
        }
        Ok(penalties)
    }
}

/// Everything that is due at some time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The turn ends (FG-T1).
    pub turn: Alarm,
    /// The final period ends (FG-E2).
    pub period: Alarm,
    /// Play has stood still for too long (FG-N6).
    pub still: Alarm,
    /// All are warned that it stands still (FG-N6).
    pub warning: Alarm,
    /// Play has lasted long enough (FG-N6).
    pub longest: Alarm,
    /// A seat can no longer put a prophet on its newest tile (FG-G3).
    pub prophet: [Alarm; 4],
    /// A seat may challenge again (FG-M1).
    pub challenge: [Alarm; 4],
    /// A seat's penalties are decided for it, one by one (FG-M6).
    pub penalty: [Penalties; 4],
}

impl Clock {
    /// The next alarm.
    #[inline]
    pub fn next(&self) -> Alarm {
        let mut next = self.turn.min(self.period).min(self.longest);
        next = next.min(self.still).min(self.warning);
        for seat in 0..4 {
            next = next
                .min(self.prophet[seat])
                .min(self.challenge[seat])
                .min(self.penalty[seat].next());
        }
        next
    }

    /// A seat can put no prophet on its newest tile any more.
    #[inline]
    pub(crate) const fn no_prophet(&mut self, seat: Seat) {
        self.prophet[seat.index()] = Alarm::NEVER;
    }
}
