//! The database: whether it is there, what it promises, whether it is whole.

use pantheon_store::{Engine, Harm, Inspection, Odd, OpenError};

use super::finding::{Check, Finding};
use crate::commands::serve_place::Place;
use crate::commands::serve_settings::Own;
use crate::complaint::of_open;

/// What a server has connected besides those that read and write: it listens for news.
const LISTENER: u64 = 1;

pub(super) fn none_yet(place: &Place) -> Finding {
    Finding::good(Check::Database, "none-yet").text("place", place.shown())
}

pub(super) fn check(looked: &Result<Inspection, OpenError>, own: &Own) -> Vec<Finding> {
    let found = match looked {
        Ok(found) => found,
        Err(why) => {
            let why = of_open(why);
            return vec![Finding::error(Check::Database, "unreachable").word("why", why)];
        }
    };
    let mut findings = vec![reached(found), schema(found), whole(found)];
    let unused = found.unused >> 20;
    if unused > 0 {
        findings.push(Finding::good(Check::Database, "unused").text("mib", unused));
    }
    if found.odd.iter().all(|odd| odd.harm == Harm::Waste) {
        findings.push(Finding::good(Check::Database, "durable"));
    }
    findings.extend(found.odd.iter().map(odd));
    findings.extend(connections(found, own));
    findings
}

fn reached(found: &Inspection) -> Finding {
    let name = match found.engine {
        Engine::Sqlite => "SQLite",
        Engine::Postgres => "PostgreSQL",
    };
    Finding::good(Check::Database, "reached")
        .text("name", name)
        .text("version", &found.version)
        .text("mib", found.bytes.div_ceil(1 << 20))
}

fn schema(found: &Inspection) -> Finding {
    let ours = found.ours;
    let finding = match found.schema {
        None => return Finding::advice(Check::Database, "no-schema"),
        Some(schema) if schema > ours => {
            Finding::error(Check::Database, "newer").text("schema", schema)
        }
        Some(schema) if schema < ours => {
            Finding::advice(Check::Database, "older").text("schema", schema)
        }
        Some(_) => Finding::good(Check::Database, "schema"),
    };
    finding.text("ours", ours)
}

fn whole(found: &Inspection) -> Finding {
    if found.damage.is_empty() {
        Finding::good(Check::Database, "whole")
    } else {
        Finding::error(Check::Database, "damaged").text("what", found.damage.join("; "))
    }
}

fn odd(odd: &Odd) -> Finding {
    let finding = match odd.harm {
        Harm::Loss => Finding::error(Check::Database, "loss"),
        Harm::Unusable => Finding::error(Check::Database, "unusable"),
        Harm::Unnoticed => Finding::warning(Check::Database, "unnoticed"),
        Harm::Waste => Finding::advice(Check::Database, "waste"),
    };
    finding
        .text("name", odd.name)
        .text("value", &odd.value)
        .text("wanted", odd.wanted)
}

fn connections(found: &Inspection, own: &Own) -> Option<Finding> {
    let there = found.connections?;
    let wanted = u64::from(own.database_connections) + LISTENER;
    let finding = if there < wanted {
        Finding::error(Check::Database, "few-connections")
    } else {
        Finding::good(Check::Database, "connections")
    };
    Some(finding.text("there", there).text("wanted", wanted))
}
