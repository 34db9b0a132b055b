//! One suite for both databases. PostgreSQL is the server that `PANTHEON_TEST_POSTGRES` names; each test makes a
//! database of its own there and drops it.

/// Tests that run on both databases: a module for each, with a function for each database.
macro_rules! both {
    ($(async fn $name:ident($place:ident) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports, reason = "not every test needs everything")]
            use super::*;

            async fn check($place: crate::place::Place) $body

            #[test]
            fn sqlite() {
                crate::place::on_sqlite(check);
            }

            #[test]
            fn postgres() {
                crate::place::on_postgres(check);
            }
        }
    )*};
}

mod appending;
mod backup;
mod channel;
mod cleanup;
mod daily;
mod damage;
mod erasing;
mod faults;
mod finding;
mod full_disk;
mod keeping;
mod opening;
mod outage;
mod packing;
mod people;
mod place;
mod proxy;
mod refusals;
mod samples;
mod signing;
mod small_disk;
mod two_processes;
mod uptime;
