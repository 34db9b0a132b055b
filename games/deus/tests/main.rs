//! The rules of DEUS, each named by the tests that break when it does.

mod cards;
mod examples;
mod rules_armies;
mod rules_building;
mod rules_cards;
mod rules_end;
mod rules_offerings;
mod rules_set_up;
mod rules_temples;
mod rules_variants;
mod rules_villages;
mod support;
mod vocabulary;
