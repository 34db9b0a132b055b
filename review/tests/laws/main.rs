//! What every review holds to, whatever the title, the record and the plan.

mod games;
mod honesty;
mod measures;
mod sums;
