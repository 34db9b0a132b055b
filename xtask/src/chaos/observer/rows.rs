//! Every command is in the log of all nodes as often as was answered, by its id: the database has what was acknowledged
//! once, and nothing that was refused or never answered.

use std::collections::{HashMap, HashSet};

use pantheon_wire::Seq;

use super::Violation;
use crate::chaos::notes::{Came, Kept};

const PROMISE: &str = "every command has one outcome, by its id over all nodes";

/// A row of the log that has a command, as the database keeps it.
#[derive(Clone, Debug)]
pub(in crate::chaos) struct DatabaseRow {
    /// The table.
    pub(in crate::chaos) table: String,
    /// Who gave it.
    pub(in crate::chaos) user: String,
    /// Its id.
    pub(in crate::chaos) id: String,
    /// Its place.
    pub(in crate::chaos) seq: Seq,
}

type Name<'a> = (&'a str, &'a str, &'a str);

/// Compares what was answered with what is kept.
pub(super) fn by_id(kept: &[Kept], rows: &[DatabaseRow]) -> Vec<Violation> {
    let mut there: HashMap<Name<'_>, Vec<Seq>> = HashMap::new();
    for row in rows {
        let name = (&*row.table, &*row.user, &*row.id);
        there.entry(name).or_default().push(row.seq);
    }
    let mut violations = Vec::new();
    let mut broken = |(table, _, id): Name<'_>, what: String| {
        violations.push(Violation {
            promise: PROMISE,
            table: Some(table.to_owned()),
            what: format!("{id} {what}"),
        });
    };
    let tables: HashSet<&str> = kept.iter().map(|command| &*command.table).collect();
    for command in kept {
        let name = (&*command.table, &*command.user, &*command.id);
        let places = there.remove(&name).unwrap_or_default();
        let wanted: &[Seq] = match &command.came {
            Came::Done(seq) => std::slice::from_ref(seq),
            Came::Refused => &[],
        };
        if places != wanted {
            let came = command.came;
            broken(name, format!("was answered {came:?} and is at {places:?}"));
        }
    }
    // What is left was done though nobody was ever told so. The table itself is made by a command of the server's.
    for (name, places) in there {
        if tables.contains(name.0) && places != [1] {
            broken(name, format!("was never answered and is at {places:?}"));
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chaos::listed;

    fn kept(id: &str, came: Came) -> Kept {
        Kept {
            table: "t".to_owned(),
            user: "ana".to_owned(),
            id: id.to_owned(),
            came,
        }
    }

    fn row(id: &str, seq: Seq) -> DatabaseRow {
        DatabaseRow {
            table: "t".to_owned(),
            user: "ana".to_owned(),
            id: id.to_owned(),
            seq,
        }
    }

    fn text(kept: &[Kept], rows: &[DatabaseRow]) -> String {
        listed(&by_id(kept, rows))
    }

    #[test]
    fn what_was_answered_is_there_once_and_the_rest_is_found_out() {
        let asked = [kept("a", Came::Done(2)), kept("b", Came::Refused)];
        let made = row("made", 1);
        assert_eq!(text(&asked, &[made.clone(), row("a", 2)]), "");
        let lost = text(&asked, &[made]);
        assert!(
            lost.contains("a was answered Done(2) and is at []"),
            "{lost}"
        );
        let twice = text(&asked, &[row("a", 2), row("a", 3)]);
        assert!(twice.contains("is at [2, 3]"), "{twice}");
        let elsewhere = text(&asked, &[row("a", 3)]);
        assert!(elsewhere.contains("is at [3]"), "{elsewhere}");
        let refused = text(&asked, &[row("a", 2), row("b", 3)]);
        assert!(refused.contains("b was answered Refused"), "{refused}");
        let untold = text(&asked, &[row("a", 2), row("c", 3)]);
        assert!(untold.contains("c was never answered"), "{untold}");
    }

    #[test]
    fn tables_of_others_are_nobody_elses() {
        let other = DatabaseRow {
            table: "other".to_owned(),
            ..row("x", 9)
        };
        assert_eq!(text(&[kept("a", Came::Refused)], &[other]), "");
    }
}
