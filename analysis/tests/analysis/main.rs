//! Trees are grown, changed, written and read again, by real games of every title.

mod damage;
mod grown;
mod kept;
