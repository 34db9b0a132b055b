//! A room with one table in it, where tests do things and every row is checked against the log.

// Tests write commands and plans down where they are used.
#![allow(clippy::needless_pass_by_value)]

use pantheon_tables::{
    Eyes, FullNews, LastSeen, Life, Lived, Moment, Row, Settings, Setup, Summary, Who,
};
use pantheon_wire::{
    Code, CommandId, Happened, NewTable, PersonKind, Position, Problem, SeatPlan, Seq,
    TableCommand, TableId, TableInfo, WallMillis,
};
use serde_json::{Value, json};

/// When the tests begin.
pub(crate) const DAWN: WallMillis = 1_700_000_000_000;

pub(crate) fn who(name: &str) -> Who {
    Who {
        id: name.into(),
        name: name.to_owned(),
        kind: PersonKind::Guest,
    }
}

/// A plan for a title with these seats and nothing special.
pub(crate) fn plan(title: &str, seats: Vec<SeatPlan>) -> NewTable {
    serde_json::from_value(json!({"title": title, "seats": seats})).unwrap()
}

/// Ana makes the table, and others may come.
pub(crate) fn open(title: &str, seats: usize) -> NewTable {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    plan(title, plans)
}

pub(crate) struct Room {
    pub(crate) life: Life,
    pub(crate) rows: Vec<Row>,
    pub(crate) now: WallMillis,
    pub(crate) seen: LastSeen,
    setup: Setup,
    asked: u32,
}

fn setup(plan: NewTable) -> Setup {
    let title = pantheon_games::title(&plan.title).unwrap();
    let plan = Life::check_plan(plan, &*title).unwrap();
    Setup {
        host: "ana".into(),
        host_name: "ana".to_owned(),
        host_program: false,
        seed: "07".repeat(32),
        key: "the key".to_owned(),
        made: DAWN,
        rules: title.info().rules_version,
        content: title.content_digest().to_string(),
        edition: None,
        rematch_of: None,
        entropy: Vec::new(),
        network: pantheon_tables::Network::default(),
        plan,
    }
}

impl Room {
    /// Ana makes a table.
    pub(crate) fn new(plan: NewTable) -> Self {
        let setup = setup(plan);
        let mut life = new_life(&setup);
        let lived = life.make(&who("ana"), None, DAWN).unwrap();
        Self {
            life,
            rows: vec![lived.row],
            now: DAWN,
            seen: LastSeen::new(),
            setup,
            asked: 0,
        }
    }

    /// Ana makes a table, all seats are taken by ana, rui, eva and tom as far as they go, and the game begins.
    pub(crate) fn begun(plan: NewTable) -> Self {
        let free: Vec<u8> = (0..)
            .zip(&plan.seats)
            .filter(|(_, p)| **p == SeatPlan::Open)
            .map(|(i, _)| i)
            .collect();
        let mut room = Self::new(plan);
        for (seat, name) in free.into_iter().zip(["rui", "eva", "tom"]) {
            room.must(name, TableCommand::Join { seat: Some(seat) });
            let ready = TableCommand::Ready {
                ready: true,
                entropy: None,
            };
            room.must(name, ready);
        }
        room.must("ana", TableCommand::Start);
        room
    }

    /// Somebody does something at this moment.
    pub(crate) fn tell(&mut self, name: &str, command: TableCommand) -> Result<FullNews, Problem> {
        self.tell_seen(name, command, None)
    }

    /// The same, by somebody who had seen the log up to a place.
    pub(crate) fn tell_seen(
        &mut self,
        name: &str,
        command: TableCommand,
        seen: Option<Seq>,
    ) -> Result<FullNews, Problem> {
        self.asked += 1;
        let id = CommandId(format!("c{}", self.asked));
        let before = self.picture();
        let moment = Moment {
            now: self.now,
            seen: &self.seen,
        };
        let result = self
            .life
            .perform(&who(name), &id, &command, seen, &moment, Some("t2".into()));
        match result {
            Ok(lived) => Ok(self.keep(lived)),
            Err(problem) => {
                assert_eq!(self.picture(), before, "{problem:?} changed something");
                Err(problem)
            }
        }
    }

    pub(crate) fn must(&mut self, name: &str, command: TableCommand) -> FullNews {
        self.tell(name, command.clone())
            .unwrap_or_else(|why| panic!("{name} {command:?}: {why:?}"))
    }

    /// The code with which something is not done.
    pub(crate) fn refused(&mut self, name: &str, command: TableCommand) -> Code {
        match self.tell(name, command.clone()) {
            Ok(_) => panic!("{name} could do {command:?}"),
            Err(problem) => problem.code,
        }
    }

    /// Time passes, and what is due happens.
    pub(crate) fn later(&mut self, millis: u64) -> Vec<FullNews> {
        self.now += millis;
        let mut all = Vec::new();
        loop {
            let moment = Moment {
                now: self.now,
                seen: &self.seen,
            };
            let due = self.life.due(&self.seen);
            let Some(lived) = self.life.pass_time(&moment) else {
                assert!(
                    due.is_none_or(|due| due > self.now) || all.len() > 1_000,
                    "something due was not done"
                );
                return all;
            };
            assert!(
                due.is_some_and(|due| due <= self.now),
                "something happened that wasn't due"
            );
            all.push(self.keep(lived));
        }
    }

    /// So much of the time since the last row was counted by nobody.
    pub(crate) fn give_back(&mut self, millis: u64) -> Option<Happened> {
        let moment = Moment {
            now: self.now,
            seen: &self.seen,
        };
        let lived = self.life.give_back(millis, &moment)?;
        Some(self.keep(lived).news(Eyes::SPECTATOR).what)
    }

    pub(crate) fn bot_acts(&mut self, seat: u8) -> Result<FullNews, Problem> {
        let (step, action) = {
            let known = self
                .life
                .situation(seat, self.now)
                .expect("the bot is to act");
            (known.step, known.legal[0].action.clone())
        };
        let moment = Moment {
            now: self.now,
            seen: &self.seen,
        };
        let lived = self.life.act_for_bot(seat, step, &action, &moment)?;
        Ok(self.keep(lived))
    }

    pub(crate) fn forget(&mut self, name: &str) {
        let moment = Moment {
            now: self.now,
            seen: &self.seen,
        };
        let mut rows = Vec::new();
        while let Some(lived) = self.life.forget_person(&name.into(), &moment) {
            rows.push(lived);
        }
        for lived in rows {
            self.rows.push(lived.row);
        }
    }

    /// Another room where the same has happened.
    pub(crate) fn fork(&self) -> Self {
        let mut life = new_life(&self.setup);
        for row in &self.rows {
            life.relive(row).unwrap();
        }
        Self {
            life,
            rows: self.rows.clone(),
            now: self.now,
            seen: self.seen.clone(),
            setup: self.setup.clone(),
            asked: self.asked,
        }
    }

    fn keep(&mut self, lived: Lived) -> FullNews {
        self.rows.push(lived.row);
        lived.full_news
    }

    /// The first legal action of a seat, as a command.
    pub(crate) fn first(&self, seat: u8) -> TableCommand {
        let known = self
            .life
            .situation(seat, self.now)
            .expect("the seat is to act");
        TableCommand::Act {
            seat,
            action: known.legal[0].action.clone(),
        }
    }

    pub(crate) fn info(&self) -> TableInfo {
        self.life.info(None)
    }

    pub(crate) fn position(&self, name: &str) -> Position {
        let eyes = self.life.eyes(Some(&name.into()));
        self.life
            .position(eyes, self.now)
            .expect("the game has begun")
    }

    /// Everything that anybody can see of the table now.
    pub(crate) fn picture(&self) -> (Summary, Vec<Value>) {
        picture(&self.life, self.now)
    }

    /// Lives the log again, from its first row and from a snapshot at every place, and compares.
    pub(crate) fn replay(&self) {
        let mut fresh = new_life(&self.setup);
        for row in &self.rows {
            fresh.relive(row).unwrap();
            let mut resumed = self.resume(&fresh);
            assert_eq!(
                picture(&resumed, row.at),
                picture(&fresh, row.at),
                "after {row:?}"
            );
            if let Some(next) = self.rows.get(row.seq as usize) {
                resumed
                    .relive(next)
                    .unwrap_or_else(|why| panic!("{next:?} after a snapshot: {why}"));
            }
        }
        assert_eq!(picture(&fresh, self.now), self.picture());
    }

    fn resume(&self, life: &Life) -> Life {
        let text = serde_json::to_string(&life.snapshot()).unwrap();
        let snapshot = serde_json::from_str(&text).unwrap();
        Life::resume(
            "t1".into(),
            self.setup.clone(),
            &Settings::default(),
            &snapshot,
        )
        .unwrap()
    }
}

fn new_life(setup: &Setup) -> Life {
    Life::new(TableId::from("t1"), setup.clone(), &Settings::default()).unwrap()
}

fn picture(life: &Life, now: WallMillis) -> (Summary, Vec<Value>) {
    let people = ["ana", "rui", "eva", "tom", "nobody"].map(pantheon_wire::UserId::from);
    let mut seen: Vec<Value> = people
        .iter()
        .map(|user| {
            let eyes = life.eyes(Some(user));
            json!([life.info(Some(user)), life.position(eyes, now)])
        })
        .collect();
    seen.push(json!(life.position(Eyes::SPECTATOR, now)));
    (life.summary(), seen)
}
