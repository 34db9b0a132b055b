//! The four players of the rulebook's examples, in order of seats.

use super::{Diana, Neptune, Phoebus, Scene, Venus, scene};

/// She plays green.
pub(crate) const CAROLINA: u8 = 0;
/// He plays yellow.
pub(crate) const DANIEL: u8 = 1;
/// She plays pink.
pub(crate) const SARA: u8 = 2;
/// He plays blue.
pub(crate) const FABIO: u8 = 3;

/// A scene for the four.
pub(crate) fn four_friends() -> Scene {
    scene(&[Diana, Phoebus, Venus, Neptune])
}
