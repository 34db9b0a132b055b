//! The four players of the rulebook's examples, in order of seats.

use super::{Diana, Neptune, Phoebus, Scene, Venus, scene};

/// She plays green.
pub const CAROLINA: u8 = 0;
/// He plays yellow.
pub const DANIEL: u8 = 1;
/// She plays pink.
pub const SARA: u8 = 2;
/// He plays blue.
pub const FABIO: u8 = 3;

/// A scene for the four.
pub fn four_friends() -> Scene {
    scene(&[Diana, Phoebus, Venus, Neptune])
}
