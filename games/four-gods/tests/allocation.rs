//! Playing allocates nothing, and a position is plain and small.

use pantheon_engine::conformance::{self, CountingAllocator};
use pantheon_four_gods::{Action, FourGods};

#[global_allocator]
static COUNTING: CountingAllocator = CountingAllocator;

#[test]
fn playing_allocates_nothing_after_warming_up() {
    conformance::check(conformance::playing_allocates_nothing::<FourGods>(4));
}

#[test]
fn refusing_allocates_nothing() {
    conformance::check(conformance::refusing_allocates_nothing::<FourGods>(
        Action::Pass,
    ));
}

#[test]
fn a_position_is_plain_and_small() {
    conformance::check(conformance::positions_are_plain::<FourGods>(4096));
}
