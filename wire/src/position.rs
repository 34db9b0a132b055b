//! Where a game stands, as somebody may know it.
//!
//! What a title writes is a tree of JSON here, for whoever looks into it. Whoever only sends it on may have it as text.

use pantheon_engine::{Message, Outcome, Party, ScoreSheet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::{Seq, WallMillis};

/// Where a game stands, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Position<J = Value> {
    /// How many steps led here.
    pub step: u32,
    /// The seats that may act.
    pub to_act: Vec<u8>,
    /// What is asked of each of them, as this viewer may hear it.
    pub asked: Vec<Asked>,
    /// What is seen: one entry for each seat that the viewer holds, or one for a spectator.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Sight>))]
    pub sights: Vec<Sight<J>>,
    /// The clocks of the seats, where the table has clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockFace>,
    /// When the game's own clock matters next, by the server's clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub deadline: Option<WallMillis>,
    /// The game's own time in milliseconds, which stands still in a pause.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub time: u64,
    /// What all are asked to agree to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// How the game ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// Who won and how, in words of no language yet, once the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub result: Option<Message>,
}

/// What is asked of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Asked {
    /// Of which.
    pub seat: u8,
    /// What, in words of no language yet.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub text: Message,
}

/// What one pair of eyes sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sight<J = Value> {
    /// Whose eyes; none for a spectator's.
    pub seat: Option<u8>,
    /// What they may know.
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub view: J,
    /// The digest of the view: a client that has the same sees the same.
    pub hash: String,
    /// The score as they may know it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub score: ScoreSheet,
    /// What the seat may do.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Legal>))]
    pub legal: Vec<Legal<J>>,
    /// Whether the seat may take its last step back on its own.
    pub may_undo: bool,
    /// Whether the game is over once the seat gives up.
    pub resigning_ends: bool,
}

/// A legal action, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Legal<J = Value> {
    /// The action as the title writes it.
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub action: J,
    /// What it is, in words of no language yet.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub text: Message,
}

/// A seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockFace {
    /// What was left when the position was told, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// Something that all at the table can agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum OfferKind {
    /// To let the game stand still.
    Pause,
    /// To take steps back.
    TakeBack {
        /// How many steps are left then.
        to: u32,
    },
}

/// An offer that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// Where in the log it was made.
    pub seq: Seq,
    /// By which seat.
    pub by: u8,
    /// What is offered.
    pub what: OfferKind,
    /// Who has yet to answer.
    pub waits_for: Vec<u8>,
}

/// One piece of advice. All numbers are estimates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    /// What could be done.
    pub action: Value,
    /// What it is, in words of no language yet.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub text: Message,
    /// The chance to win with it, from 0 to 1.
    pub chance: f32,
    /// The points still to come with it, by what they are scored for.
    pub gains: Vec<HintGain>,
    /// What to think about, before any action is named. Only the best has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub thought: Option<Message>,
    /// Why it is better than the next, a sentence each. Only the best has it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub why: Vec<Message>,
}

/// Points that are still to come, on average.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintGain {
    /// What they are scored for.
    pub category: String,
    /// By how many points.
    pub points: f32,
}

/// What an action would bring, as far as its player can know. Nothing of it is an estimate: what isn't certain isn't in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DryRun {
    /// What would happen, a sentence each, in words of no language yet.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub told: Vec<Message>,
    /// Whose score would change, by how many points, and what for.
    pub points: Vec<DryRunPoints>,
    /// Whether more of it is up to luck.
    pub luck: bool,
    /// Whether more of it is up to what the player doesn't know.
    pub hidden: bool,
}

/// Points that an action would bring, or cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DryRunPoints {
    /// Whose.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub party: Party,
    /// What they are scored for.
    pub category: String,
    /// By how many points.
    pub points: i32,
}

/// What somebody who asked is warned of before an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Weighed {
    /// The mistake; none if it isn't a grave one, as far as can be told.
    pub mistake: Option<Mistake>,
}

/// A grave mistake. All numbers are estimates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mistake {
    /// The chance to win with the action, from 0 to 1.
    pub chance: f32,
    /// The chance to win with the best that was found.
    pub best: f32,
    /// What the best has over it, a sentence each.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub why: Vec<Message>,
}
