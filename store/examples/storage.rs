//! How many bytes a finished game takes: `cargo run --profile test -p pantheon-store --example storage -- GAMES`.
//!
//! For each title, games of two are played at random by the service of tables, in a SQLite file of their own, and then
//! packed. A line of JSON says what was found. `cargo xtask storage` makes a table of it.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use pantheon_engine::{Random as _, Rng};
use pantheon_games::TITLES;
use pantheon_store::{Options, PeopleStore as _, Store, inspect};
use pantheon_tables::memory::{MemoryBus, MemoryClock, MemoryJobs, SeededEntropy};
use pantheon_tables::{AtOnce, Outside, Settings, TableStore as _, Tables, Who};
use pantheon_wire::{
    CommandId, NewTable, PersonKind, Seq, Status, TableCommand, TableId, TableUpdate, UserId,
};
use serde_json::json;

/// Later than any of these games.
const LATER: u64 = 4_000_000_000_000;
/// More actions than any of these games takes.
const MOST: u32 = 20_000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let games = std::env::args()
        .nth(1)
        .map_or(Ok(20), |text| text.parse())?;
    for title in TITLES {
        let folder = tempfile::tempdir()?;
        println!("{}", measure(folder.path(), title.id, games).await?);
    }
    Ok(())
}

/// How many bytes of a file are used.
async fn used(file: &str) -> Result<u64, Box<dyn Error>> {
    let found = inspect(file, Duration::from_mins(1)).await?;
    Ok(found.bytes - found.unused)
}

async fn measure(folder: &Path, title: &str, games: u32) -> Result<String, Box<dyn Error>> {
    let url = format!("sqlite:{}", folder.join("games.db").display());
    let store = Arc::new(Store::open(&url, &Options::default()).await?);
    let empty = used(&url).await?;
    let mut house = House::over(Arc::clone(&store));
    let (mut rows, mut log) = (0, 0);
    for _ in 0..games {
        let table = house.play(title).await?;
        let stored = store.load(&table, true).await?.ok_or("it was kept")?;
        rows += stored.rows.len();
        log += serde_json::to_string(&stored.rows)?.len();
    }
    let before = used(&url).await? - empty;
    while store.pack(LATER, false, 100).await?.packed > 0 {}
    let after = used(&url).await? - empty;
    store.close().await;
    let each = |bytes: u64| bytes / u64::from(games);
    Ok(json!({
        "title": title,
        "games": games,
        "rows": rows as u64 / u64::from(games),
        "json": each(log as u64),
        "before": each(before),
        "after": each(after),
    })
    .to_string())
}

/// Tables, and somebody who plays all seats at them.
struct House {
    tables: Tables,
    clock: Arc<MemoryClock>,
    rng: Rng,
}

impl House {
    fn over(store: Arc<Store>) -> Self {
        let clock = Arc::new(MemoryClock::at(1_900_000_000_000));
        let outside = Outside {
            store,
            bus: Arc::new(MemoryBus::default()),
            jobs: Arc::new(MemoryJobs::default()),
            clock: Arc::clone(&clock) as _,
            entropy: Arc::new(SeededEntropy::new(7)),
        };
        let settings = Settings {
            away_after: u64::MAX,
            ..Settings::default()
        };
        Self {
            tables: Tables::new(outside, settings).with_thinker(Arc::new(AtOnce)),
            clock,
            rng: Rng::new(11),
        }
    }

    /// A name as long as those that clients and servers give.
    fn name(&mut self) -> String {
        let mut part =
            || u64::from(self.rng.below(u32::MAX)) << 32 | u64::from(self.rng.below(u32::MAX));
        format!("{:016x}{:016x}", part(), part())
    }

    /// What a client calls what it asks.
    fn command(&mut self) -> CommandId {
        CommandId(self.name()[..24].to_owned())
    }

    /// Plays a game to its end.
    async fn play(&mut self, title: &str) -> Result<TableId, Box<dyn Error>> {
        let who = Who {
            id: UserId(self.name()),
            name: "Somebody".to_owned(),
            kind: PersonKind::Guest,
        };
        let seats = json!(["me", {"hot-seat": {"name": "Another"}}]);
        let plan: NewTable = serde_json::from_value(json!({"title": title, "seats": seats}))?;
        let id = self.command();
        let table = self.tables.create(&who, &id, plan).await?.id;
        self.perform(&who, &table, &TableCommand::Start, None)
            .await?;
        for _ in 0..MOST {
            let update = self.tables.update(Some(&who), &table, None, None).await?;
            let update = update.ok_or("all is told anew")?;
            if update.info.status == Status::Over {
                self.tables.keep_snapshots().await;
                return Ok(table);
            }
            self.act(&who, &table, &update).await?;
        }
        Err(format!("{title} doesn't end").into())
    }

    /// Any action that is legal, by whoever may act.
    async fn act(
        &mut self,
        who: &Who,
        table: &TableId,
        update: &TableUpdate,
    ) -> Result<(), Box<dyn Error>> {
        self.clock.pass(u64::from(self.rng.below(20_000)));
        let position = update.position.as_ref().ok_or("the game has begun")?;
        let legal = position.sights.iter().flat_map(|sight| {
            let seat = sight.seat.unwrap_or_default();
            let actions = sight.legal.iter();
            actions.map(move |legal| TableCommand::Act {
                seat,
                action: legal.action.clone(),
            })
        });
        let legal: Vec<TableCommand> = legal.collect();
        let places: Vec<usize> = (0..legal.len()).collect();
        if let Some(place) = self.rng.pick(&places) {
            self.perform(who, table, &legal[place], Some(update.seq))
                .await
        } else {
            self.tables.wake_due(9).await?;
            Ok(())
        }
    }

    async fn perform(
        &mut self,
        who: &Who,
        table: &TableId,
        command: &TableCommand,
        seen: Option<Seq>,
    ) -> Result<(), Box<dyn Error>> {
        let id = self.command();
        // Where the game's own clock runs it may have been faster.
        let _void = self
            .tables
            .perform(who, table, None, &id, command, seen)
            .await;
        Ok(())
    }
}
