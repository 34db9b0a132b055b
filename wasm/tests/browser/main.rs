//! Tables in a browser, driven as a page drives them: by text, and by nothing else.

mod analysing;
mod branches;
mod clocks;
mod daily;
mod games;
mod lessons;
mod nonsense;
mod page;
mod puzzles;
mod records;
mod replays;
mod reviews;
mod saving;
mod studies;
