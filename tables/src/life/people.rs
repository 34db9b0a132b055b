//! Who belongs to a table, who may find it, and what they find.

use pantheon_engine::{RecordedSeat, Seat, SeatSet};
use pantheon_wire::{Access, SeatKind, Spectators, TableInfo, UserId, WallMillis};

use super::errors::Unlived;
use super::seats::{Holder, SeatState};
use super::{Eyes, LastSeen, Life, Phase};
use crate::fact::Summary;

impl Life {
    /// Whose eyes somebody has.
    pub fn eyes(&self, user: Option<&UserId>) -> Eyes {
        let held =
            |seat: &Seat| user.is_some_and(|user| self.seats[seat.index()].user() == Some(user));
        Eyes(Seat::all(self.seats.len() as u8).filter(held).collect())
    }

    /// Whether somebody made the table or holds a seat.
    pub fn is_member(&self, user: &UserId) -> bool {
        *user == self.setup.host || self.seats.iter().any(|seat| seat.user() == Some(user))
    }

    /// Whether somebody may find the table: it is public, they belong to it, or they have its key.
    pub fn may_find(&self, user: Option<&UserId>, key: Option<&str>) -> bool {
        self.setup.plan.access == Access::Public
            || user.is_some_and(|user| self.is_member(user))
            || self.opens(key)
    }

    /// Whether a key opens the table now.
    pub fn opens(&self, key: Option<&str>) -> bool {
        key == Some(self.key.as_str())
    }

    /// Whether the host has sent somebody away who hasn't been let in again.
    pub fn was_sent_away(&self, user: &UserId) -> bool {
        self.sent_away.contains(user)
    }

    /// Whether somebody may see the game: they may find the table, and hold a seat or may look on. What is over is
    /// open to all who find it.
    pub fn may_watch(&self, user: Option<&UserId>, key: Option<&str>) -> bool {
        let open = self.setup.plan.spectators != Spectators::Nobody
            || matches!(self.phase, Phase::Gathering | Phase::Over(..));
        self.may_find(user, key) && (open || user.is_some_and(|user| self.is_member(user)))
    }

    /// Whether somebody may take a seat: that of a private table, or one for the invited, needs the key.
    pub fn may_sit(&self, seat: Option<u8>, key: Option<&str>) -> bool {
        let invited = |seat: &SeatState| matches!(seat.holder, Holder::Invited);
        let wanted = seat.and_then(|seat| self.seats.get(usize::from(seat)));
        self.opens(key)
            || (self.setup.plan.access == Access::Public
                && match wanted {
                    Some(seat) => !invited(seat),
                    None => self.seats.iter().any(|s| s.is_free() && !invited(s)),
                })
    }

    /// The first seat that somebody without the key may take.
    pub fn open_seat(&self) -> Option<u8> {
        let open = |seat: &SeatState| matches!(seat.holder, Holder::Open);
        self.seats.iter().position(open).map(|seat| seat as u8)
    }

    /// The table as somebody sees it who may find it.
    pub fn info(&self, user: Option<&UserId>) -> TableInfo {
        let plan = &self.setup.plan;
        let member = user.is_some_and(|user| self.is_member(user));
        TableInfo {
            id: self.table.clone(),
            title: plan.title.clone(),
            rules: self.setup.rules,
            content: self.setup.content.clone(),
            options: plan.options.clone(),
            status: self.status(),
            ending: self.ending(),
            access: plan.access,
            pace: plan.pace,
            hints: plan.hints,
            take_over: plan.take_over,
            spectators: plan.spectators,
            host: self.setup.host.clone(),
            seats: self
                .seats
                .iter()
                .map(|seat| seat.info(plan.take_over))
                .collect(),
            commitment: self.commitment.clone(),
            seq: self.seq,
            made: self.setup.made,
            changed: self.at,
            rematch: self.rematch.clone(),
            rematch_of: self.setup.rematch_of.clone(),
            your_turn: user.and_then(|user| self.turn_of(user)),
            key: member.then(|| self.key.clone()),
        }
    }

    /// What [`Self::info`] tells, as of a moment. That a table is the rematch of another says that the other is over: those who are kept
    /// behind there are told no sooner than they would see it.
    pub fn info_at(&self, user: Option<&UserId>, now: WallMillis) -> TableInfo {
        let member = user.is_some_and(|user| self.is_member(user));
        let early = self.setup.made.saturating_add(self.delay()) > now;
        let mut info = self.info(user);
        if early && !member {
            info.rematch_of = None;
        }
        info
    }

    /// The seats of people who play or will play, each with who holds it. A program may play without ever looking on, so
    /// nobody can say whether it is there.
    pub fn sitting(&self) -> Vec<(u8, UserId)> {
        if matches!(self.phase, Phase::Over(..)) {
            return Vec::new();
        }
        let seats = self.seats.iter().enumerate();
        seats
            .filter(|(_, seat)| !seat.resigned && !seat.is_program())
            .filter_map(|(number, seat)| Some((number as u8, seat.user()?.clone())))
            .collect()
    }

    /// Since when the game waits for somebody, if it does.
    fn turn_of(&self, user: &UserId) -> Option<WallMillis> {
        let Phase::Playing(run) = &self.phase else {
            return None;
        };
        let theirs = |seat: Seat| self.seats[seat.index()].player() == Some(user);
        run.game
            .to_act()
            .iter()
            .any(theirs)
            .then_some(run.turn_since)
    }

    /// What is kept beside the log so that the table can be found. Where bots are to decide, something is due at once.
    pub fn summary(&self) -> Summary {
        let mut members: Vec<UserId> = self
            .seats
            .iter()
            .filter_map(|seat| seat.user().cloned())
            .chain([self.setup.host.clone()])
            .collect();
        members.sort();
        members.dedup();
        let bots = !self.bots_to_act().is_empty();
        Summary {
            status: self.status(),
            access: self.setup.plan.access,
            members,
            due: if bots {
                Some(self.at)
            } else {
                self.due(&LastSeen::new())
            },
        }
    }

    /// The record of a game that is over, if nothing of it was forgotten.
    pub fn record(&self) -> Option<String> {
        matches!(self.phase, Phase::Over(..)).then(|| self.record_so_far())?
    }

    /// The record of a game as it stands, if nothing of it was forgotten. It reveals the seed: only for somebody's own
    /// machine.
    pub fn record_so_far(&self) -> Option<String> {
        let run = self.running()?;
        let seats = self.seats.iter().map(|seat| {
            let info = seat.info(self.setup.plan.take_over);
            let level = info.level.map(|level| format!("level:{level}"));
            RecordedSeat {
                kind: match info.kind {
                    SeatKind::Bot => level.clone().unwrap_or_default(),
                    _ if info.program => "program".to_owned(),
                    _ => "human".to_owned(),
                },
                name: info.name.or(level).unwrap_or_default(),
            }
        });
        Some(run.game.record(seats.collect())?.to_text())
    }

    /// The seats of those who would have to agree to what this seat offers: all other people who play.
    pub(super) fn others(&self, by: Seat) -> SeatSet {
        let own = self.seats[by.index()].user();
        let other = |seat: &Seat| {
            let player = self.seats[seat.index()].player();
            player.is_some() && player != own
        };
        Seat::all(self.seats.len() as u8).filter(other).collect()
    }

    /// The seats of whoever holds this one: they agree with all of them at once.
    pub(super) fn seats_of_same(&self, number: u8) -> Result<SeatSet, Unlived> {
        let place = self.seat(number)?;
        let user = self.seats[place.index()].user();
        let same = |seat: &Seat| self.seats[seat.index()].user() == user;
        Ok(Seat::all(self.seats.len() as u8).filter(same).collect())
    }
}
