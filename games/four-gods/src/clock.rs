//! All that is due at some time. Time itself is an input; here only stands when it will matter.

use pantheon_engine::{Millis, Seat};
use serde::{Deserialize, Serialize};

/// A time at which something happens, or never.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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

/// Everything that is due at some time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The turn ends (FG-T1).
    pub turn: Alarm,
    /// The final period ends (FG-E2).
    pub period: Alarm,
    /// Play has stood still for too long (FG-E4).
    pub still: Alarm,
    /// Play has lasted long enough (FG-E1).
    pub longest: Alarm,
    /// A seat can no longer put a prophet on its newest tile (FG-G3).
    pub prophet: [Alarm; 4],
    /// A seat may challenge again (FG-M1).
    pub challenge: [Alarm; 4],
    /// A seat's penalty is decided for it (FG-M6).
    pub penalty: [Alarm; 4],
}

impl Clock {
    /// The next alarm.
    #[inline]
    pub fn next(&self) -> Alarm {
        let mut next = self.turn.min(self.period).min(self.still).min(self.longest);
        for seat in 0..4 {
            next = next
                .min(self.prophet[seat])
                .min(self.challenge[seat])
                .min(self.penalty[seat]);
        }
        next
    }

    /// A seat can put no prophet on its newest tile any more.
    #[inline]
    pub(crate) const fn no_prophet(&mut self, seat: Seat) {
        self.prophet[seat.index()] = Alarm::NEVER;
    }
}
