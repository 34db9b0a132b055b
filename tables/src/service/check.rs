//! Asking whether something could be done, without doing it.

use pantheon_wire::{DryRun, Problem, TableId};
use serde_json::Value;

use super::problems::no_table;
use super::slot_uses::Work;
use super::{Tables, Who};
use crate::life::{Life, Moment};

impl Tables {
    /// Whether an action would be accepted from somebody as the table stands; else what the action itself would be
    /// answered. Nothing is written, nobody is told, and nothing is remembered.
    pub async fn check_act(
        &self,
        who: &Who,
        table: &TableId,
        seat: u8,
        action: &Value,
    ) -> Result<(), Problem> {
        self.try_out(who, table, |life, moment| {
            life.check_act(who, seat, action, moment)
        })
        .await
    }

    /// What an action would bring, as far as its player can know; else what the action itself would be answered. It takes
    /// less than a bot's thought by far, so the slot is held meanwhile.
    pub async fn dry_run(
        &self,
        who: &Who,
        table: &TableId,
        seat: u8,
        action: &Value,
    ) -> Result<DryRun, Problem> {
        self.try_out(who, table, |life, moment| {
            life.dry_run(who, seat, action, moment)
        })
        .await
    }

    async fn try_out<T>(
        &self,
        who: &Who,
        table: &TableId,
        try_it: impl FnOnce(&Life, &Moment<'_>) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let mut slot = self.life_cache.take(table, Work::Try).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        self.catch_up(&mut alive).await?;
        let moment = Moment {
            now: self.outside.clock.now(),
            seen: &alive.seen,
        };
        let life = alive.life();
        let checked = if life.may_find(Some(&who.id), None) {
            try_it(life, &moment)
        } else {
            Err(no_table())
        };
        slot.alive = Some(alive);
        checked
    }
}
