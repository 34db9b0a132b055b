//! The rules of 4 Gods, each named by the tests that break when it does.

mod agreement;
mod kingdoms;
mod rules_challenge;
mod rules_cities;
mod rules_gods;
mod rules_hands;
mod rules_penalty;
mod rules_placing;
mod rules_scoring;
mod rules_server;
mod rules_setup;
mod rules_turns;
mod support;
