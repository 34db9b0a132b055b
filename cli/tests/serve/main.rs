//! The real binary as a server: started, talked to, stopped, killed.

mod backup;
mod bot;
mod database;
mod kill;
mod page;
mod player;
mod process;
mod settings;
mod stop;
mod two_processes;
