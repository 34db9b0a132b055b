//! The rules of the Royal Game of Ur, each named by the tests that break when it does.

mod rules_end;
mod rules_moves;
mod rules_set_up;
mod rules_turns;
mod support;
