//! Snapshots: a life as it is kept, so that its rows needn't all be lived again.

use std::collections::BTreeSet;

use pantheon_wire::{Ending, Seq, TableId, UserId, WallMillis};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::clocks::Clocks;
use super::offers::Offers;
use super::seats::SeatState;
use super::{Life, LifeError, Phase, Running, Settings, shelf};
use crate::fact::Setup;
use crate::store::LifeSnapshot;

/// The version of the form below. Another one isn't read, and the rows are lived instead.
const FORM: u32 = 1;

#[derive(Serialize, Deserialize)]
struct KeptLife {
    at: WallMillis,
    seats: Vec<SeatState>,
    rematch: Option<TableId>,
    phase: KeptPhase,
    /// The key, where it isn't the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    sent_away: BTreeSet<UserId>,
}

#[derive(Serialize, Deserialize)]
enum KeptPhase {
    Gathering,
    Playing(KeptRunning),
    Paused(KeptRunning, WallMillis),
    Over(Option<KeptRunning>, Ending),
}

#[derive(Serialize, Deserialize)]
struct KeptRunning {
    game: Value,
    began: WallMillis,
    stood_still: u64,
    clocks: Option<Clocks>,
    offers: Offers,
    turn_since: WallMillis,
    /// Absent in what earlier releases kept.
    #[serde(default)]
    served_since: WallMillis,
}

impl Running {
    fn kept(&self) -> KeptRunning {
        KeptRunning {
            game: self.game.snapshot(),
            began: self.began,
            stood_still: self.stood_still,
            clocks: self.clocks.clone(),
            offers: self.offers.clone(),
            turn_since: self.turn_since,
            served_since: self.served_since,
        }
    }
}

impl Life {
    /// The life as it can be kept.
    pub fn snapshot(&self) -> LifeSnapshot {
        let life = KeptLife {
            at: self.at,
            seats: self.seats.clone(),
            rematch: self.rematch.clone(),
            key: Some(self.key.clone()).filter(|key| *key != self.setup.key),
            sent_away: self.sent_away.clone(),
            phase: match &self.phase {
                Phase::Gathering => KeptPhase::Gathering,
                Phase::Playing(run) => KeptPhase::Playing(run.kept()),
                Phase::Paused(run, since) => KeptPhase::Paused(run.kept(), *since),
                // What was played can't be kept: the log has it.
                Phase::Sealed => KeptPhase::Over(None, Ending::Superseded),
                Phase::Over(run, ending) => {
                    KeptPhase::Over(run.as_ref().map(Running::kept), *ending)
                }
            },
        };
        LifeSnapshot {
            seq: self.seq,
            form: FORM,
            life: serde_json::to_string(&life).expect("a life is plain data with string keys"),
        }
    }

    /// Goes on from a snapshot.
    pub fn resume(
        table: TableId,
        setup: Setup,
        settings: &Settings,
        snapshot: &LifeSnapshot,
    ) -> Result<Self, LifeError> {
        let bad = |why: String| LifeError::Snapshot(why);
        if snapshot.form != FORM {
            return Err(bad(format!("its form is {}", snapshot.form)));
        }
        let kept: KeptLife =
            serde_json::from_str(&snapshot.life).map_err(|why| bad(why.to_string()))?;
        let mut life = Self::new(table, setup, settings)?;
        if kept.seats.len() != life.seats.len() {
            return Err(bad("it has other seats".to_owned()));
        }
        life.seq = snapshot.seq as Seq;
        life.at = kept.at;
        life.seats = kept.seats;
        life.rematch = kept.rematch;
        life.key = kept.key.unwrap_or_else(|| life.setup.key.clone());
        life.sent_away = kept.sent_away;
        let Some(title) = life.title.clone() else {
            life.phase = match kept.phase {
                KeptPhase::Gathering => Phase::Gathering,
                KeptPhase::Playing(_) | KeptPhase::Paused(..) => Phase::Sealed,
                KeptPhase::Over(..) => Phase::Over(None, Ending::Superseded),
            };
            return Ok(life);
        };
        let run = |kept: KeptRunning| {
            let game = shelf::resume(&*title, &life.setup, life.entropy(), &kept.game)?;
            Ok(Running {
                game,
                began: kept.began,
                stood_still: kept.stood_still,
                clocks: kept.clocks,
                offers: kept.offers,
                marks: std::collections::VecDeque::new(),
                turn_since: kept.turn_since,
                served_since: kept.served_since.max(kept.began),
            })
        };
        life.phase = match kept.phase {
            KeptPhase::Gathering => Phase::Gathering,
            KeptPhase::Playing(kept) => Phase::Playing(run(kept)?),
            KeptPhase::Paused(kept, since) => Phase::Paused(run(kept)?, since),
            KeptPhase::Over(kept, ending) => Phase::Over(kept.map(run).transpose()?, ending),
        };
        Ok(life)
    }
}
