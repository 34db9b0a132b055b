//! Games that people play at random.

use pantheon_engine::Seed;
use pantheon_tables::{FullNews, LastSeen, Life, Moment, Row, Settings, Setup, Who};
use pantheon_wire::{
    Access, CommandId, NewTable, PersonKind, SeatPlan, Spectators, TableCommand, TableId,
    TimeControl, WallMillis,
};
use serde_json::Value;

pub(crate) const NAMES: [&str; 3] = ["ana", "bo", "chi"];

pub(crate) fn person(seat: usize) -> Who {
    Who {
        id: NAMES[seat].into(),
        name: NAMES[seat].to_owned(),
        kind: PersonKind::Guest,
    }
}

/// A game that people play, with its log.
pub(crate) struct Played {
    pub(crate) life: Life,
    pub(crate) rows: Vec<Row>,
    pub(crate) told: Vec<FullNews>,
    pub(crate) now: WallMillis,
}

impl Played {
    /// A table where everybody sits.
    pub(crate) fn begin(title: &str, options: &Value, seats: usize, seed: &str) -> Self {
        let mut plans = vec![SeatPlan::Me];
        plans.resize(seats, SeatPlan::Open);
        let plan = NewTable {
            title: title.to_owned(),
            options: options.clone(),
            seats: plans,
            access: Access::Public,
            pace: TimeControl::Untimed,
            hints: true,
            take_over: 1,
            spectators: Spectators::default(),
        };
        let shelved = Life::title_for_new(title, &Settings::default()).unwrap();
        let setup = Setup {
            plan: Life::check_plan(plan, &*shelved).unwrap(),
            host: NAMES[0].into(),
            host_name: NAMES[0].to_owned(),
            host_program: false,
            seed: Seed::from_phrase(seed).reveal(),
            key: "key".to_owned(),
            made: 1_000,
            rules: shelved.version(),
            content: shelved.content_digest().to_string(),
            edition: None,
            rematch_of: None,
            entropy: Vec::new(),
            network: pantheon_tables::Network::default(),
        };
        let mut life = Life::new(TableId::from("t"), setup, &Settings::default()).unwrap();
        let first = life.make(&person(0), None, 1_000).unwrap();
        let mut played = Self {
            life,
            rows: vec![first.row],
            told: vec![first.full_news],
            now: 1_000,
        };
        for seat in 1..seats {
            played.perform(seat, &TableCommand::Join { seat: None });
            let ready = TableCommand::Ready {
                ready: true,
                entropy: None,
            };
            played.perform(seat, &ready);
        }
        played.perform(0, &TableCommand::Start);
        played
    }

    pub(crate) fn perform(&mut self, by: usize, command: &TableCommand) {
        let id = CommandId(self.rows.len().to_string());
        let seen = LastSeen::new();
        let moment = Moment {
            now: self.now,
            seen: &seen,
        };
        while let Some(lived) = self.life.pass_time(&moment) {
            self.rows.push(lived.row);
            self.told.push(lived.full_news);
        }
        let lived = self
            .life
            .perform(&person(by), &id, command, None, &moment, None);
        if let Ok(lived) = lived {
            self.rows.push(lived.row);
            self.told.push(lived.full_news);
        }
    }

    /// What each seat may do now.
    pub(crate) fn choices(&self) -> Vec<(usize, Vec<Value>)> {
        let seats = 0..self.life.setup().plan.seats.len();
        let legal = |seat: usize| {
            let eyes = self.life.eyes(Some(&person(seat).id));
            let position = self.life.position(eyes, self.now)?;
            let legal = position.sights.into_iter().next()?.legal;
            let actions: Vec<Value> = legal.into_iter().map(|legal| legal.action).collect();
            (!actions.is_empty()).then_some((seat, actions))
        };
        seats.filter_map(legal).collect()
    }
}
