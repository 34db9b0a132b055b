//! How far a player's tasks are.

use pantheon_games::bora_bora::{Demand, God, JewelKind, Kind, Phase, Purse, Sex, TaskId};

use super::outlook::Outlook;
use crate::maths::exp;

/// How a player stands with the open tasks.
#[derive(Clone, Copy, Default)]
pub(super) struct TaskOutlook {
    /// Met, by what won't go away.
    pub(super) firm: f32,
    /// Met, by what may be spent or lost.
    pub(super) fragile: f32,
    /// How likely the others are to be met, added up.
    pub(super) near: f32,
    /// Whether one is met for this round's settling.
    pub(super) ready: f32,
    /// Whether none is met, but one could be with the yellow god.
    pub(super) aided: f32,
}

impl Outlook<'_> {
    /// How this player stands with the open tasks.
    pub(super) fn tasks(&self) -> TaskOutlook {
        let mut outlook = TaskOutlook::default();
        let purse = self.player.purse();
        let steepness = 0.4 + 2.0 / (self.dice_to_come() + 1.0);
        let mut aided = false;
        for task in self.player.open_tasks() {
            let (lacking, effort, fragile) = self.effort(&purse, task);
            if lacking == 0 {
                if fragile {
                    outlook.fragile += 1.0;
                } else {
                    outlook.firm += 1.0;
                }
            } else {
                outlook.near += exp(-effort * steepness);
                aided |= lacking == 1;
            }
        }
        if self.settles_again() {
            if outlook.firm + outlook.fragile > 0.0 {
                outlook.ready = 1.0;
            } else if aided && purse.can_pay(God::Yellow) {
                outlook.aided = 1.0;
            }
        }
        outlook
    }

    /// Whether a task is still to be settled in this round.
    fn settles_again(&self) -> bool {
        match self.state.phase {
            Phase::Tasks => self.turn_ahead(),
            Phase::NewTasks | Phase::LastTasks | Phase::Over => false,
            _ => true,
        }
    }

    /// How many dice this player has still to place in this game.
    fn dice_to_come(&self) -> f32 {
        let now = match self.state.phase {
            Phase::SetUp => 3,
            Phase::Dice => self
                .player
                .dice
                .iter()
                .filter(|die| die.on.is_none())
                .count(),
            _ => 0,
        };
        (now + 3 * self.later()) as f32
    }

    /// How much of a task is lacking, about how many dice that takes, and whether what there is may be lost.
    fn effort(&self, purse: &Purse, task: TaskId) -> (u8, f32, bool) {
        let mut lacking = 0;
        let mut effort = 0.0;
        let mut fragile = false;
        for demand in self.content.demands(task) {
            let have = self.rules.counted(self.state, self.seat, purse, demand);
            let missing = demand.count().saturating_sub(have);
            lacking += missing;
            if missing > 0 {
                effort += f32::from(missing) * self.effort_of_one(demand);
            }
            fragile |= is_fragile(demand);
        }
        (lacking, effort, fragile)
    }

    /// About how many dice one more of what a demand asks for takes.
    fn effort_of_one(&self, demand: Demand) -> f32 {
        let [men, women] = Sex::ALL.map(|sex| self.player.folk(sex));
        let down = |up: u8| if up > 0 { 0.4 } else { 1.3 };
        match demand {
            Demand::Men(_) | Demand::Women(_) | Demand::Priests(_) | Demand::Regions(_) => 0.9,
            Demand::MenDifferent(_)
            | Demand::WomenDifferent(_)
            | Demand::Jewels(_)
            | Demand::JewelsDifferent(_) => 1.0,
            Demand::PeopleOf { kind, .. } => self.effort_of_kind(kind),
            Demand::MenDown(_) => down(men.count() - men.count_down()),
            Demand::WomenDown(_) => down(women.count() - women.count_down()),
            Demand::PeopleDown(_) => {
                down(men.count() + women.count() - men.count_down() - women.count_down())
            }
            Demand::JewelsOf { kind, .. } => self.effort_of_jewel(kind),
            Demand::FirstInTurnOrder(_) | Demand::CardsAlike(_) | Demand::CardsOf { .. } => 0.8,
            Demand::Islands(_)
            | Demand::Terrain { .. }
            | Demand::Fish { .. }
            | Demand::Buildings(_) => 1.2,
            Demand::CardsDifferent(_) | Demand::Offerings(_) => 0.6,
            Demand::TwelfthHuts(_) | Demand::MaterialsOf { .. } | Demand::Materials(_) => 0.5,
            Demand::Shells(_) => 0.4,
            Demand::GodTiles(_) => 1.5,
        }
    }

    /// One more of a kind of people: easier when one lies open.
    fn effort_of_kind(&self, kind: Kind) -> f32 {
        let shown = Sex::ALL
            .into_iter()
            .any(|sex| self.state.display(sex).shown.contains(&Some(kind)));
        let hidden = Sex::ALL
            .into_iter()
            .any(|sex| self.state.display(sex).pile[kind.index()] > 0);
        match (shown && self.before_evaluation(), hidden) {
            (true, _) => 1.0,
            (false, true) => 2.0,
            (false, false) => 9.0,
        }
    }

    /// One more jewel of a kind: impossible when none comes any more.
    fn effort_of_jewel(&self, kind: JewelKind) -> f32 {
        let of_kind = self.content.of_kind(kind);
        let first = if self.may_buy() {
            self.round()
        } else {
            self.round() + 1
        };
        let comes = self.state.jewels[first.min(self.state.jewels.len())..]
            .iter()
            .flatten()
            .flatten()
            .any(|&jewel| of_kind.contains(jewel));
        if comes { 1.2 } else { 9.0 }
    }

    /// Whether a jewel of this round may still be bought.
    pub(super) fn may_buy(&self) -> bool {
        self.before_evaluation() || (self.state.phase == Phase::Jewels && self.turn_ahead())
    }
}

/// Whether what a demand asks for may be spent or lost.
const fn is_fragile(demand: Demand) -> bool {
    matches!(
        demand,
        Demand::Priests(_)
            | Demand::FirstInTurnOrder(_)
            | Demand::TwelfthHuts(_)
            | Demand::CardsAlike(_)
            | Demand::CardsOf { .. }
            | Demand::CardsDifferent(_)
            | Demand::GodTiles(_)
            | Demand::Offerings(_)
            | Demand::Shells(_)
            | Demand::MaterialsOf { .. }
            | Demand::Materials(_)
    )
}
