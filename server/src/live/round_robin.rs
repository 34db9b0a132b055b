//! Round robin: an order in which nobody's tables crowd out those of others.

use std::collections::HashMap;

/// What is to be put in order.
pub(crate) trait Grouped {
    /// Whose it is: from the widest group to the narrowest. Groups on every level take turns.
    fn groups(&self) -> [&str; 3];

    /// How new it is.
    fn age(&self) -> u64;
}

/// Puts in order: the newest of each group first, then the next of each, and so on; within a group in the same way by
/// the groups in it.
pub(crate) fn round_robin<T: Grouped>(all: Vec<T>) -> Vec<T> {
    level(all, 0)
}

fn level<T: Grouped>(mut all: Vec<T>, depth: usize) -> Vec<T> {
    let Some(deeper) = Some(depth + 1).filter(|_| depth < 3 && all.len() > 1) else {
        all.sort_by_key(|one| std::cmp::Reverse(one.age()));
        return all;
    };
    let mut groups: HashMap<String, Vec<T>> = HashMap::new();
    for one in all {
        let group = one.groups()[depth].to_owned();
        groups.entry(group).or_default().push(one);
    }
    let mut placed: Vec<(usize, T)> = groups
        .into_values()
        .flat_map(|group| level(group, deeper).into_iter().enumerate())
        .collect();
    placed.sort_by_key(|(turn, one)| (*turn, std::cmp::Reverse(one.age())));
    placed.into_iter().map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct One(&'static str, &'static str, &'static str, u64);

    impl Grouped for One {
        fn groups(&self) -> [&str; 3] {
            [self.0, self.1, self.2]
        }

        fn age(&self) -> u64 {
            self.3
        }
    }

    fn order(all: Vec<One>) -> Vec<u64> {
        round_robin(all).into_iter().map(|one| one.3).collect()
    }

    #[test]
    fn groups_take_turns_the_newest_first() {
        let many = (100..200).map(|made| One("wide", "near", "one", made));
        let few = [One("a", "b", "c", 1), One("d", "e", "f", 2)];
        let order = order(many.chain(few).collect());
        assert_eq!(order[..5], [199, 2, 1, 198, 197]);
        assert_eq!(order.len(), 102);
    }

    #[test]
    fn within_a_network_addresses_and_people_take_turns_too() {
        let all = vec![
            One("w", "near", "ana", 9),
            One("w", "near", "ana", 8),
            One("w", "near", "bea", 3),
            One("w", "other", "eva", 1),
            One("x", "y", "z", 2),
        ];
        assert_eq!(order(all), [9, 2, 1, 3, 8]);
    }

    #[test]
    fn nothing_is_in_order_too() {
        assert!(order(Vec::new()).is_empty());
    }
}
