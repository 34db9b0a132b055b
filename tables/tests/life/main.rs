//! A table's life, command by command.

mod clocks;
mod gathering;
mod luck;
mod outages;
mod play;
mod races;
mod room;
