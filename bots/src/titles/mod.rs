//! What bots know of each title.

mod bora_bora;
mod deus;
mod four_gods;
mod gods_of_rome;
mod royal_game_of_ur;
