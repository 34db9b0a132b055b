//! Tables that were left behind.

use pantheon_wire::{Problem, Status, TableId, WallMillis};

use super::Tables;
use super::slot_uses::Work;
use crate::life::Moment;

impl Tables {
    /// Closes a table that still gathers people, if nothing has happened there and nobody has been there since a time.
    /// Answers whether it was.
    pub async fn close_unused(&self, table: &TableId, since: WallMillis) -> Result<bool, Problem> {
        let mut slot = self.life_cache.take(table, Work::Forget).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        self.catch_up(&mut alive).await?;
        self.look_who_is_here(&mut alive).await?;
        let before = alive.seq();
        let unused = alive.life().status() == Status::Gathering
            && alive.life().at() < since
            && alive.seen.values().all(|seen| *seen < since);
        if unused {
            let moment = Moment {
                now: self.outside.clock.now(),
                seen: &alive.seen,
            };
            if let Some(lived) = alive.feed.life.close_unused(&moment) {
                self.append(&mut alive, lived).await?;
            }
        }
        let changed = self.changed(&alive, before);
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        Ok(unused)
    }
}
