//! Who has a table for themselves, and for how long.

use std::sync::Arc;

use async_trait::async_trait;
use futures_util::FutureExt as _;
use futures_util::future::poll_immediate;
use pantheon_tables::{Thinker, Thought};
use pantheon_wire::{NewTable, SeatPlan, TableCommand};
use tokio::sync::Semaphore;

use crate::hall::{Hall, begun, chat, rome, who};

/// Thinks only as often as it is let.
struct WhenLet(Semaphore);

#[async_trait]
impl Thinker for WhenLet {
    async fn think(&self, thought: Thought) -> bool {
        let Ok(place) = self.0.acquire().await else {
            return false;
        };
        place.forget();
        thought();
        true
    }
}

#[tokio::test]
async fn a_table_is_free_while_advice_is_thought_of() {
    let thinker = Arc::new(WhenLet(Semaphore::new(0)));
    let hall = Hall::new().with_thinker(thinker.clone());
    let hints = NewTable {
        hints: true,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, hints).await;
    let update = hall.tables.update(None, &table.id, None, None).await;
    let to_act = update.unwrap().unwrap().position.unwrap().to_act[0];
    let name = if to_act == 0 { "ana" } else { "bo" };
    let asking = who(name);
    let mut hint = std::pin::pin!(hall.tables.hint(&asking, &table.id, to_act));
    assert!(
        poll_immediate(&mut hint).await.is_none(),
        "it is thought of"
    );
    assert_eq!(hall.tables.slot_uses(), [], "and nobody has the table");
    let said = hall.ask("bo", &table, "meanwhile", chat("well?"));
    said.now_or_never().expect("nobody waits").unwrap();
    hall.ask("ana", &table, "undo", TableCommand::Undo { seat: 0 })
        .now_or_never()
        .expect("nobody waits")
        .unwrap_err();
    thinker.0.add_permits(1);
    assert!(!hint.await.unwrap().is_empty());
}
