//! Tests of the real binary, and of the pages that describe it.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod allocator;
mod analyse;
mod arena;
mod coach;
mod commands;
mod content;
mod fuzz;
mod help;
mod pages;
mod protocol;
mod puzzles;
mod records;
mod review;
mod sim;
mod support;
mod tune;
