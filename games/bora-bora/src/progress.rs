//! How far players are: with the demands of tasks (BB-K1), and with the goals of the end (BB-E3).

use pantheon_engine::{Game, Seat, kinds};
use serde::{Deserialize, Serialize};

use crate::piece::Ground;
use crate::player::{Player, Purse};
use crate::rules::BoraBora;
use crate::state::State;
use crate::task::TaskId;

kinds! {
    /// A goal of the end (BB-E3).
    pub enum Goal worded "bb-goal" {
        /// Tasks fulfilled.
        Tasks,
        /// Jewels.
        Jewels,
        /// Ceremony spaces filled.
        Ceremony,
        /// Buildings.
        Buildings,
        /// Regions.
        Regions,
        /// People.
        People,
    }
}

/// How far a player is with a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalProgress {
    /// The goal.
    pub goal: Goal,
    /// How many there are.
    pub have: u8,
    /// How many it takes.
    pub need: u8,
}

/// How far a player is with one demand of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DemandProgress {
    /// How many count, at most as many as it asks for.
    pub have: u8,
    /// How many it asks for.
    pub need: u8,
}

/// How far a player is with a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TaskProgress {
    /// The task.
    pub task: TaskId,
    /// Its demands, in their order.
    pub demands: Vec<DemandProgress>,
    /// How much of all of them is lacking: of one thing a yellow god makes up for (BB-G7).
    pub lacks: u8,
}

impl BoraBora {
    /// How far a player is with each goal.
    pub fn goal_progress(&self, player: &Player) -> [GoalProgress; Goal::COUNT] {
        let needs = &self.content().last;
        Goal::ALL.map(|goal| {
            let (have, need) = match goal {
                Goal::Tasks => (player.fulfilled, needs.tasks),
                Goal::Jewels => (player.jewels.len(), needs.jewels),
                Goal::Ceremony => (
                    player.filled.union(player.built).len(),
                    needs.ceremony.min(Ground::COUNT as u8),
                ),
                Goal::Buildings => (player.building_count(), needs.buildings),
                Goal::Regions => (player.regions.len(), needs.regions),
                Goal::People => (player.people(), needs.people),
            };
            GoalProgress { goal, have, need }
        })
    }

    /// BB-E3: how many of the six goals a player has reached.
    pub fn goals(&self, player: &Player) -> u8 {
        let reached = |goal: GoalProgress| u8::from(goal.have >= goal.need);
        self.goal_progress(player).into_iter().map(reached).sum()
    }

    /// How far a player is with a task, with these cards, offerings and god tiles (BB-K1).
    pub fn task_progress(
        &self,
        state: &State,
        seat: Seat,
        purse: &Purse,
        task: TaskId,
    ) -> TaskProgress {
        let progress = self.content().demands(task).map(|demand| {
            let need = demand.count();
            let have = self.counted(state, seat, purse, demand).min(need);
            DemandProgress { have, need }
        });
        TaskProgress {
            task,
            demands: progress.collect(),
            lacks: self.lacking(state, seat, purse, task),
        }
    }
}
