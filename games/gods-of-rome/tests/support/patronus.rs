//! The solo game in scenes: the human is Neptune, the Patronus is Venus.

use pantheon_gods_of_rome::{Action, Event};

use super::{Neptune, Scene, Venus, scene, slot};

/// A solo game of Neptune against Venus as the Patronus.
pub(crate) fn solo() -> Scene {
    let scene = scene(&[Neptune]);
    assert_eq!(scene.state.removed, Some(Venus));
    scene
}

/// A turn of the human that changes nothing, so that the Patronus moves.
pub(crate) fn activate(scene: &mut Scene) {
    scene.play([Action::Activate(slot(1)), Action::Done]);
}

/// Where the Patronus moved how many meeples from and to.
pub(crate) fn patronus_moves(scene: &Scene) -> Vec<(&'static str, &'static str, u8)> {
    scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::PatronusMoved { from, to, count } => Some((from.name(), to.name(), *count)),
            _ => None,
        })
        .collect()
}

/// The faces that the Patronus threw.
pub(crate) fn faces(scene: &Scene) -> Vec<u8> {
    scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::DieThrown { face } => Some(*face),
            _ => None,
        })
        .collect()
}

/// Whether the Patronus passed.
pub(crate) fn passed(scene: &Scene) -> bool {
    scene.told.contains(&Event::PatronusPassed)
}
