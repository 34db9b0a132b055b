//! The rules of Gods of Rome, each named by the tests that break when it does.

mod content;
mod examples_actions;
mod examples_scoring;
mod laws;
mod rules_activation;
mod rules_attack;
mod rules_barred;
mod rules_checkpoints;
mod rules_first_turn;
mod rules_growth;
mod rules_objectives;
mod rules_pantheon;
mod rules_powers;
mod rules_scoring;
mod rules_set_up;
mod rules_solo;
mod rules_solo_moves;
mod rules_solo_oracle;
mod rules_solo_scoring;
mod rules_travel;
mod rules_turn;
mod rules_visit;
mod support;
