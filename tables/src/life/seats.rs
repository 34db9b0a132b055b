//! Seats: who holds them, and who plays them.

use pantheon_wire::{SeatInfo, SeatKind, SeatPlan, TakeOver, UserId};
use serde::{Deserialize, Serialize};

use crate::fact::Setup;

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Holder {
    /// Nobody: anybody may take it.
    Open,
    /// Nobody: those who have the link may take it.
    Invited,
    /// A bot.
    Bot { level: u8 },
    /// Somebody.
    Person {
        user: UserId,
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    /// Somebody beside this user, at the same screen.
    HotSeat {
        user: UserId,
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatState {
    pub(super) holder: Holder,
    pub(super) ready: bool,
    /// What its holder adds to the luck of the game.
    pub(super) entropy: Option<String>,
    /// Why a bot sits in, if one does.
    pub(super) sat_in: Option<TakeOver>,
    pub(super) resigned: bool,
}

impl SeatState {
    /// A seat as it was planned by the host.
    pub(super) fn planned(plan: &SeatPlan, setup: &Setup) -> Self {
        let (host, program) = (&setup.host, setup.host_program);
        let holder = match plan {
            SeatPlan::Me => Holder::Person {
                user: host.clone(),
                name: setup.host_name.clone(),
                program,
            },
            SeatPlan::Open => Holder::Open,
            SeatPlan::Invited => Holder::Invited,
            SeatPlan::Bot { level } => Holder::Bot { level: *level },
            SeatPlan::HotSeat { name } => Holder::HotSeat {
                user: host.clone(),
                name: name.clone(),
                program,
            },
        };
        Self::new(holder)
    }

    /// A seat before anything has happened to it.
    pub(super) const fn new(holder: Holder) -> Self {
        Self {
            holder,
            ready: false,
            entropy: None,
            sat_in: None,
            resigned: false,
        }
    }

    /// Whether anybody may still take it.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self.holder, Holder::Open | Holder::Invited)
    }

    /// Who holds it, if it is somebody.
    pub(super) const fn user(&self) -> Option<&UserId> {
        match &self.holder {
            Holder::Person { user, .. } | Holder::HotSeat { user, .. } => Some(user),
            _ => None,
        }
    }

    /// Whether whoever holds it is a program.
    pub(super) const fn is_program(&self) -> bool {
        match self.holder {
            Holder::Person { program, .. } | Holder::HotSeat { program, .. } => program,
            _ => false,
        }
    }

    /// Who holds it and what they are called there, if it is somebody.
    pub(super) fn somebody(&self) -> Option<(&UserId, &str)> {
        match &self.holder {
            Holder::Person { user, name, .. } | Holder::HotSeat { user, name, .. } => {
                Some((user, name))
            }
            _ => None,
        }
    }

    /// Who decides for it now, if it is somebody.
    pub(super) const fn player(&self) -> Option<&UserId> {
        if self.resigned || self.sat_in.is_some() {
            None
        } else {
            self.user()
        }
    }

    /// The level of the bot that plays it now, if one does.
    pub(super) const fn bot(&self, take_over: u8) -> Option<u8> {
        match self.holder {
            Holder::Bot { level } => Some(level),
            Holder::Person { .. } | Holder::HotSeat { .. }
                if self.resigned || self.sat_in.is_some() =>
            {
                Some(take_over)
            }
            _ => None,
        }
    }

    /// The seat as everybody sees it.
    pub(super) fn info(&self, take_over: u8) -> SeatInfo {
        let (kind, name) = match &self.holder {
            Holder::Open => (SeatKind::Open, None),
            Holder::Invited => (SeatKind::Invited, None),
            Holder::Bot { .. } => (SeatKind::Bot, None),
            Holder::Person { name, .. } => (SeatKind::Person, Some(name.clone())),
            Holder::HotSeat { name, .. } => (SeatKind::HotSeat, Some(name.clone())),
        };
        SeatInfo {
            kind,
            name,
            user: self.user().cloned(),
            level: self.bot(take_over),
            ready: self.ready,
            sat_in: self.sat_in.is_some(),
            resigned: self.resigned,
            program: self.is_program(),
        }
    }
}
