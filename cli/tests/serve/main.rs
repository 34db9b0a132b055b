//! The real binary as a server: started, talked to, stopped, killed.

mod backup;
mod balancer;
mod bot;
mod broker;
mod cluster;
mod complaints;
mod compose;
mod database;
mod disk;
mod doctor;
mod health;
mod kill;
mod network;
mod nodes;
mod outage;
mod page;
mod player;
mod point_in_time;
mod process;
#[path = "../../../store/tests/both/proxy.rs"]
mod proxy;
mod refusals;
mod releases;
mod rolling;
mod settings;
mod signed;
#[path = "../../../store/tests/both/small_disk.rs"]
mod small_disk;
mod speaker;
mod split_off;
mod stop;
mod takeover;
mod tls;
mod together;
mod traces;
mod two_processes;
mod unpack;
