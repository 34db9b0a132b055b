//! Who takes part.

use crate::spec::Spec;

/// A bot that takes part, under a name of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    /// What it is called in the results.
    pub name: String,
    /// The bot.
    pub spec: Spec,
}

/// These bots, each with a name of its own: the second of a kind is called `greedy#2`.
pub fn entrants(specs: impl IntoIterator<Item = Spec>) -> Vec<Entrant> {
    let mut entrants: Vec<Entrant> = Vec::new();
    for spec in specs {
        let before = entrants.iter().filter(|other| other.spec == spec).count();
        let name = match before {
            0 => spec.to_string(),
            _ => format!("{spec}#{}", before + 1),
        };
        entrants.push(Entrant { name, spec });
    }
    entrants
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_of_a_kind_gets_a_number() {
        let specs = ["greedy", "random", "greedy", "greedy"].map(|text| text.parse().unwrap());
        let names: Vec<_> = entrants(specs).into_iter().map(|bot| bot.name).collect();
        assert_eq!(names, ["greedy", "random", "greedy#2", "greedy#3"]);
    }
}
