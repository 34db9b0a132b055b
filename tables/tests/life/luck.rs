//! Luck that can be verified: a commitment before, the players' entropy, the seed in the record.

use pantheon_engine::{Record, Seed};
use pantheon_games::{TITLES, samples};
use pantheon_tables::Eyes;
use pantheon_wire::{SeatPlan, TableCommand};

use crate::room::{Room, plan};

fn bots_only(title: &str) -> pantheon_wire::NewTable {
    plan(title, vec![SeatPlan::Bot { level: 1 }; 2])
}

#[test]
fn a_record_has_the_seed_that_was_committed_to_and_what_players_added() {
    for title in TITLES.iter().map(|info| info.id) {
        let mut plan = bots_only(title);
        plan.seats[0] = SeatPlan::Open;
        let mut room = Room::new(plan);
        let promised = room.info().commitment;
        room.must("rui", TableCommand::Join { seat: None });
        let entropy = Some("rui's own".to_owned());
        room.must(
            "rui",
            TableCommand::Ready {
                ready: true,
                entropy,
            },
        );
        room.must("ana", TableCommand::Start);
        assert!(
            room.life.record().is_none(),
            "{title} has a record before it is over"
        );
        room.must("rui", TableCommand::CallBot { seat: 0 });
        let mut guard = 0;
        while room.life.ending().is_none() {
            guard += 1;
            assert!(guard < 20_000, "{title} doesn't end");
            let bots = room.life.bots_to_act();
            let bot = bots[guard % bots.len()];
            room.bot_acts(bot.seat).unwrap();
            room.later(1_000);
        }
        let text = room.life.record().expect("the game is over");
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.header.commitment.to_string(), promised);
        assert_eq!(record.header.entropy, ["rui's own"]);
        let seed = Seed::from_hex(&record.footer.seed).unwrap();
        assert_eq!(seed.commitment().to_string(), promised);
        pantheon_games::title(title)
            .unwrap()
            .verify(&record)
            .unwrap();
        let outcome = room
            .life
            .position(Eyes::SPECTATOR, room.now)
            .unwrap()
            .outcome;
        assert_eq!(record.footer.outcome, outcome);
    }
}

#[test]
fn the_seed_is_in_nothing_that_anybody_is_told() {
    let room = Room::begun(bots_only(samples::with_secrets()));
    let (summary, pictures) = room.picture();
    let told = format!("{summary:?}{}", serde_json::to_string(&pictures).unwrap());
    assert!(!told.contains(&"07".repeat(32)));
}

#[test]
fn what_players_add_changes_the_luck() {
    let deal = |entropy: &str| {
        let mut plan = bots_only(samples::with_secrets());
        plan.seats[0] = SeatPlan::Me;
        let mut room = Room::new(plan);
        let entropy = Some(entropy.to_owned());
        room.must(
            "ana",
            TableCommand::Ready {
                ready: true,
                entropy,
            },
        );
        room.must("ana", TableCommand::Start);
        room.position("ana").sights[0].view.clone()
    };
    assert_eq!(deal("a"), deal("a"));
    assert_ne!(deal("a"), deal("b"));
}
