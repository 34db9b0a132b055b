//! A database of an earlier release: its games are played to their end, each with the rules and the content it began
//! with.
//!
//! `before-editions.db` was written by the binary of commit `b366808`, before editions of content were kept and before
//! DEUS's cards were corrected: a table of each title, some moves into its game, both seats held by one guest. Sessions,
//! devices and snapshots were taken out.

use std::sync::Arc;

use pantheon_engine::{Digest, Random as _, Record, Rng};
use pantheon_games::title;
use pantheon_store::{Options, PeopleStore as _, Store};
use pantheon_tables::memory::{MemoryBus, MemoryClock, MemoryJobs, SeededEntropy};
use pantheon_tables::{
    AtOnce, Browse, Clock as _, LogPart, Outside, Settings, Stored, TableStore as _, Tables, Who,
};
use pantheon_wire::{CommandId, Ending, PersonKind, Status, TableCommand, TableId, TableUpdate};

const OLD: &[u8] = include_bytes!("before-editions.db");

/// More than any of these games takes.
const MOST: u32 = 5_000;

/// A server of today on the old database.
struct Today {
    store: Arc<Store>,
    clock: Arc<MemoryClock>,
    tables: Tables,
}

impl Today {
    async fn on(folder: &std::path::Path) -> Self {
        let file = folder.join("pantheon.db");
        std::fs::write(&file, OLD).unwrap();
        let url = format!("sqlite:{}", file.display());
        let store = Arc::new(Store::open(&url, &Options::default()).await.unwrap());
        let clock = Arc::new(MemoryClock::at(1_900_000_000_000));
        let outside = Outside {
            store: Arc::clone(&store) as _,
            bus: Arc::new(MemoryBus::default()),
            jobs: Arc::new(MemoryJobs::default()),
            clock: Arc::clone(&clock) as _,
            entropy: Arc::new(SeededEntropy::new(7)),
        };
        // Whoever plays here is never away.
        let settings = Settings {
            away_after: u64::MAX,
            ..Settings::default()
        };
        let tables = Tables::new(outside, settings).with_thinker(Arc::new(AtOnce));
        Self {
            store,
            clock,
            tables,
        }
    }

    async fn stored(&self, table: &TableId) -> Stored {
        self.store.load(table, true).await.unwrap().unwrap()
    }

    /// Any action that is legal, by whoever may act.
    async fn play(&self, who: &Who, table: &TableId, update: &TableUpdate, rng: &mut Rng) {
        self.clock.pass(1_000);
        let position = update.position.as_ref().expect("the game has begun");
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
        let Some(place) = rng.pick(&places) else {
            self.tables.wake_due(9).await.unwrap();
            return;
        };
        let id = CommandId(format!("today-{}", self.clock.now()));
        // Where the game's own clock runs it may have been faster.
        let _void = self
            .tables
            .perform(who, table, None, &id, &legal[place], Some(update.seq))
            .await;
    }
}

#[tokio::test]
async fn games_of_an_earlier_release_are_played_to_their_end_and_verify() {
    let folder = tempfile::tempdir().unwrap();
    let today = Today::on(folder.path()).await;
    let all = Browse {
        limit: 100,
        ..Browse::default()
    };
    let tables: Vec<TableId> = today
        .store
        .list(&all)
        .await
        .unwrap()
        .into_iter()
        .map(|listed| listed.id)
        .collect();
    assert_eq!(tables.len(), 4);
    let mut corrected = 0;
    for table in tables {
        let before = today.stored(&table).await;
        let setup = before.setup.clone();
        let who = Who {
            id: setup.host.clone(),
            name: setup.host_name.clone(),
            kind: PersonKind::Guest,
        };
        let mut rng = Rng::new(11);
        let mut steps = 0;
        let over = loop {
            let update = today.tables.update(Some(&who), &table, None, None).await;
            let update = update.unwrap().expect("all is told anew");
            if update.info.status == Status::Over {
                break update.info;
            }
            assert!(steps < MOST, "{} doesn't end", setup.plan.title);
            today.play(&who, &table, &update, &mut rng).await;
            steps += 1;
        };
        assert_eq!(over.ending, Some(Ending::Finished), "{}", setup.plan.title);
        assert_eq!(over.content, setup.content, "it keeps what it began with");
        let after = today.stored(&table).await;
        assert_eq!(
            (after.setup.rules, &after.setup.seed),
            (setup.rules, &setup.seed)
        );
        assert_eq!(
            after.rows[..before.rows.len()],
            before.rows,
            "nothing is lost"
        );

        let kept = today.tables.record(Some(&who), &table, None).await.unwrap();
        let record = Record::parse(kept.text()).unwrap();
        let shelved = title(&setup.plan.title).unwrap();
        shelved.verify(&record).unwrap();
        assert_eq!(record.header.content.to_string(), setup.content);
        let digest = Digest::try_from(setup.content).unwrap();
        corrected += u32::from(digest != shelved.content_digest());

        let packing = today.store.pack(u64::MAX >> 1, true, 9).await.unwrap();
        assert_eq!(packing.packed, 1);
        today.tables.let_go(&table);
        let news = async || {
            let all = LogPart::After(0);
            today.tables.news(Some(&who), &table, None, all, 200).await
        };
        let packed = today.tables.record(Some(&who), &table, None).await.unwrap();
        assert_eq!(packed, kept, "long after, packed, it is the same");
        assert_eq!(today.stored(&table).await, after);
        assert_eq!(news().await.unwrap().len(), 200.min(after.rows.len()));
    }
    assert_eq!(corrected, 1, "DEUS was corrected since");
}
