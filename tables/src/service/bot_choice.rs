//! What bots decide, from what their seat may know.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use pantheon_bots::levels::LEVELS;
use pantheon_bots::{Opponent, Roster, Situation as Known, Spec, roster};
use pantheon_engine::{Digest, Seat};
use pantheon_games::Title;
use pantheon_wire::{NewTable, TableId};
use serde_json::Value;

use crate::life::Situation;
use crate::outside::Takes;

/// A title's id, the version of its rules, and the digest of its content.
type Name = (&'static str, u32, Digest);

/// The bots of titles, read when they are first wanted.
static ROSTERS: Mutex<BTreeMap<Name, Arc<dyn Roster>>> = Mutex::new(BTreeMap::new());

fn roster_of(title: &dyn Title) -> Option<Arc<dyn Roster>> {
    let name = (title.info().id, title.version(), title.content_digest());
    let mut rosters = ROSTERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(roster) = rosters.get(&name) {
        return Some(Arc::clone(roster));
    }
    let roster: Arc<dyn Roster> = Arc::from(roster(title).ok()?);
    rosters.insert(name, Arc::clone(&roster));
    Some(roster)
}

/// How long the levels of the titles take where all act at once.
static REACTIONS: Mutex<BTreeMap<(String, u8), u64>> = Mutex::new(BTreeMap::new());

/// A bot of a level for a table.
pub(crate) fn opponent(
    title: &dyn Title,
    plan: &NewTable,
    level: u8,
    luck: u64,
) -> Option<Box<dyn Opponent>> {
    let level = level.clamp(1, LEVELS);
    let spec: Spec = format!("level:{level}").parse().ok()?;
    let roster = roster_of(title)?;
    let seats = plan.seats.len() as u8;
    roster.opponent(seats, &plan.options, &spec, luck).ok()
}

/// What a seat knows, as a bot is told it.
pub(crate) fn known(seat: u8, situation: &Situation) -> Option<Known<'_>> {
    Some(Known {
        seat: Seat::new(seat)?,
        view: &situation.view,
        now: situation.time,
        step: situation.step,
    })
}

/// How long a bot of a level thinks.
pub(super) fn takes(title: &dyn Title, level: u8) -> Takes {
    let level = level.clamp(1, LEVELS);
    let roster = roster_of(title);
    let spec = format!("level:{level}").parse().ok();
    match roster.zip(spec) {
        Some((roster, spec)) if roster.behind(&spec).is_quick() => Takes::Quick,
        _ => Takes::Long,
    }
}

/// What a bot does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// It acts.
    Act(Value),
    /// It had better wait.
    Wait,
}

/// A bot's decision; the first legal action if it comes to none.
pub(super) fn decide(
    table: &TableId,
    title: &dyn Title,
    plan: &NewTable,
    level: u8,
    seat: u8,
    situation: &Situation,
) -> Option<Decision> {
    let luck = number(&[
        table.as_str().as_bytes(),
        &[seat],
        &situation.step.to_le_bytes(),
    ]);
    let chosen = || {
        let mut opponent = opponent(title, plan, level, luck)?;
        opponent.decide(&known(seat, situation)?).ok()
    };
    match chosen() {
        Some(Some(action)) => Some(Decision::Act(action)),
        Some(None) if situation.together => Some(Decision::Wait),
        _ => first(situation),
    }
}

/// The first legal action.
pub(super) fn first(situation: &Situation) -> Option<Decision> {
    let choice = situation.legal.first()?;
    Some(Decision::Act(choice.action.clone()))
}

/// How long a bot of a level takes where all act at once: between half and one and a half of its usual time, as this
/// luck has it.
pub(super) fn reaction(title: &dyn Title, plan: &NewTable, level: u8, luck: &[&[u8]]) -> u64 {
    let name = (plan.title.clone(), level);
    let mut known = REACTIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let usual = *known.entry(name).or_insert_with(|| {
        opponent(title, plan, level, 0).map_or(pantheon_bots::REACTION, |bot| bot.reaction())
    });
    drop(known);
    usual / 2 + number(luck) % usual.max(1)
}

fn number(parts: &[&[u8]]) -> u64 {
    let digest = Digest::of(parts);
    let (first, _) = digest
        .bytes()
        .split_first_chunk()
        .expect("a digest has 32 bytes");
    u64::from_le_bytes(*first)
}
