//! The rules of Bora Bora, each named by the tests that break when it does.

mod content;
mod rules_board_actions;
mod rules_dice;
mod rules_evaluation;
mod rules_expansion;
mod rules_people;
mod rules_set_up;
mod rules_tasks;
mod support;
