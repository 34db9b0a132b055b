//! The Patronus, opponent of the solo game: what he does after each turn of the human (GR-L).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use pantheon_engine::{Party, Seat};

use super::GodsOfRome;
use super::turn::Turn;
use crate::event::{Event, Step};
use crate::god::{God, GodSet};
use crate::state::State;
use crate::territory::{Territory, TerritorySet};

/// How many meeples go to each destination, in the order of the destinations.
type Split = ArrayVec<u8, 15>;

/// How much an option hurts the human; the least hurts most (GR-L4).
type Hurt = (i16, u8, Reverse<u8>);

impl GodsOfRome {
    /// GR-L1: his action mirrors the human's. A scoring he has answered already.
    pub(super) fn patronus_answers(&self, state: &mut State, turn: Turn, step: &mut Step) {
        let Some(patronus) = state.removed else {
            return;
        };
        match turn {
            Turn::Visit => Self::patronus_grows(state, patronus, step),
            Turn::Activation => self.patronus_moves(state, patronus, step),
            Turn::Scoring => {}
        }
    }

    /// GR-L3: a meeple in a territory where he has presence.
    fn patronus_grows(state: &mut State, patronus: God, step: &mut Step) {
        let territories = Self::eligible(state, patronus);
        if state.board.reserve(patronus) == 0 {
            step.tell(Event::PatronusPassed);
            return;
        }
        let Some(territory) = throw_for_territory(territories, step) else {
            step.tell(Event::PatronusPassed);
            return;
        };
        state.board.place(patronus, territory);
        step.tell(Event::PatronusPlaced { territory });
    }

    /// Where he is and no god piece stands (GR-L3a).
    fn eligible(state: &State, patronus: God) -> TerritorySet {
        state
            .board
            .with_meeples(patronus)
            .minus(state.board.guarded())
    }

    /// GR-L4: the excess of a territory, or of his largest group, goes where it hurts most.
    fn patronus_moves(&self, state: &mut State, patronus: God, step: &mut Step) {
        let eligible = Self::eligible(state, patronus);
        let with_surplus: TerritorySet = eligible
            .iter()
            .filter(|&from| {
                Self::surplus(state, patronus, from) > 0
                    && !self.patronus_destinations(state, patronus, from).is_empty()
            })
            .collect();
        let moved = if let Some(from) = throw_for_territory(with_surplus, step) {
            self.patronus_spreads(
                state,
                patronus,
                from,
                Self::surplus(state, patronus, from),
                false,
                step,
            )
        } else {
            let largest = eligible
                .iter()
                .map(|at| state.board.meeples(patronus, at))
                .max()
                .unwrap_or(0);
            let groups = eligible
                .iter()
                .filter(|&at| state.board.meeples(patronus, at) == largest)
                .collect();
            throw_for_territory(groups, step).is_some_and(|from| {
                let is_lone = largest == 1;
                self.patronus_spreads(
                    state,
                    patronus,
                    from,
                    if is_lone { 1 } else { largest - 1 },
                    is_lone,
                    step,
                )
            })
        };
        if !moved {
            step.tell(Event::PatronusPassed);
        }
    }

    /// How many meeples more than control needs he has in a territory (GR-L4).
    fn surplus(state: &State, patronus: God, at: Territory) -> u8 {
        state
            .board
            .strength(patronus, at)
            .saturating_sub(state.board.strongest_other(patronus, at) + 1)
    }

    /// Adjacent, without god piece, not already his (GR-L4).
    fn patronus_destinations(&self, state: &State, patronus: God, from: Territory) -> TerritorySet {
        let open = self
            .terms
            .content
            .neighbours(from)
            .minus(state.board.guarded());
        open.iter()
            .filter(|&to| !state.board.controls(patronus, to))
            .collect()
    }

    /// Moves so many meeples in the way that hurts most; a lone one only to gain or take control. False if none moved.
    fn patronus_spreads(
        &self,
        state: &mut State,
        patronus: God,
        from: Territory,
        count: u8,
        is_lone: bool,
        step: &mut Step,
    ) -> bool {
        let mut destinations = self.patronus_destinations(state, patronus, from);
        if is_lone {
            destinations = destinations
                .iter()
                .filter(|&to| Self::changes_control(state, patronus, from, to))
                .collect();
        }
        let Some(split) = self.worst_split(state, patronus, from, destinations, count, step) else {
            return false;
        };
        for (to, &count) in destinations
            .iter()
            .zip(&split)
            .filter(|&(_, &count)| count > 0)
        {
            state.board.shift(patronus, from, to, count);
            step.tell(Event::PatronusMoved { from, to, count });
        }
        true
    }

    /// Whether one meeple there would gain him control, or take the human's (GR-L4).
    fn changes_control(state: &State, patronus: God, from: Territory, to: Territory) -> bool {
        let human = state.player(Seat::FIRST).faction;
        let humans = |state: &State| human.is_some_and(|human| state.board.controls(human, to));
        let mut after = state.clone();
        after.board.shift(patronus, from, to, 1);
        after.board.controls(patronus, to) || (humans(state) && !humans(&after))
    }

    /// Of all ways to split so many meeples over the destinations, the one that hurts most; equal ones by die.
    fn worst_split(
        &self,
        state: &State,
        patronus: God,
        from: Territory,
        destinations: TerritorySet,
        count: u8,
        step: &mut Step,
    ) -> Option<Split> {
        let mut scratch = state.clone();
        let mut worst: Option<Hurt> = None;
        let mut equal = 0_u32;
        for_each_split(destinations.len(), count, |split| {
            let hurt = self.hurt(&mut scratch, patronus, from, destinations, split);
            match worst {
                Some(known) if known < hurt => {}
                Some(known) if known == hurt => equal += 1,
                _ => (worst, equal) = (Some(hurt), 1),
            }
        });
        let picked = throw_for_number(equal, step)?;
        let mut found = None;
        let mut passed = 0;
        for_each_split(destinations.len(), count, |split| {
            if found.is_none()
                && Some(self.hurt(&mut scratch, patronus, from, destinations, split)) == worst
            {
                if passed == picked {
                    found = Some(split.clone());
                }
                passed += 1;
            }
        });
        found
    }

    /// GR-L4: least gain for the human if scoring now, cost left out; fewest territories of the human's; most of his own.
    fn hurt(
        &self,
        scratch: &mut State,
        patronus: God,
        from: Territory,
        destinations: TerritorySet,
        split: &Split,
    ) -> Hurt {
        let moves = || {
            destinations
                .iter()
                .zip(split)
                .filter(|&(_, &count)| count > 0)
        };
        moves().for_each(|(to, &count)| scratch.board.shift(patronus, from, to, count));
        let human = scratch.player(Seat::FIRST).faction;
        let hurt = (
            self.gains(scratch, Seat::FIRST).total(),
            human.map_or(0, |human| scratch.board.controlled(human)),
            Reverse(scratch.board.controlled(patronus)),
        );
        moves().for_each(|(to, &count)| scratch.board.shift(patronus, to, from, count));
        hurt
    }

    /// GR-L5: one favour per territory he controls, whatever its colour, tile or objectives.
    pub(super) fn patronus_scores(&self, state: &mut State, step: &mut Step) {
        let Some(patronus) = state.removed else {
            return;
        };
        let controlled = state.board.controlled(patronus);
        self.credit(state, Party::Automa, i16::from(controlled), step);
    }
}

/// Every way to split `count` meeples over so many destinations, in a fixed order.
fn for_each_split(destinations: u8, count: u8, mut visit: impl FnMut(&Split)) {
    fn go(split: &mut Split, destinations: u8, left: u8, visit: &mut impl FnMut(&Split)) {
        if split.len() + 1 == usize::from(destinations) {
            split.push(left);
            visit(split);
            split.pop();
            return;
        }
        for here in (0..=left).rev() {
            split.push(here);
            go(split, destinations, left - here, visit);
            split.pop();
        }
    }
    if destinations > 0 {
        go(&mut Split::new(), destinations, count, &mut visit);
    }
}

fn throw(step: &mut Step) -> u8 {
    let face = step.luck.die();
    step.tell(Event::DieThrown { face });
    face
}

/// GR-L2: one throw for the colour, one for the territory; what isn't a choice isn't thrown for.
fn throw_for_territory(candidates: TerritorySet, step: &mut Step) -> Option<Territory> {
    let colours: GodSet = candidates.iter().map(Territory::god).collect();
    let colour = match colours.len() {
        0 => return None,
        1 => colours.iter().next()?,
        _ => loop {
            let face = throw(step);
            match God::ALL.get(usize::from(face) - 1) {
                Some(&god) if colours.contains(god) => break god,
                _ => {}
            }
        },
    };
    let of_colour = candidates.and(TerritorySet::of(colour));
    let place = match of_colour.len() {
        1 => 0,
        several => (throw(step) - 1) / (6 / several),
    };
    of_colour.iter().nth(usize::from(place))
}

/// GR-L4: a number below `options` from base-6 digits, thrown again if too high; one option takes no throw.
fn throw_for_number(options: u32, step: &mut Step) -> Option<u32> {
    if options <= 1 {
        return (options == 1).then_some(0);
    }
    loop {
        let mut range = 1;
        let mut number = 0;
        while range < options {
            number = number * 6 + u32::from(throw(step) - 1);
            range *= 6;
        }
        if number < options {
            return Some(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::{Luck, LuckKey};

    fn die(number: u64) -> Step {
        Step::new(Luck::new(&LuckKey::for_playout(number), 1), 0)
    }

    fn faces(step: &Step) -> Vec<u8> {
        step.told()
            .iter()
            .filter_map(|told| {
                if let Event::DieThrown { face } = told.event {
                    Some(face)
                } else {
                    None
                }
            })
            .collect()
    }

    fn set(names: &[&str]) -> TerritorySet {
        names
            .iter()
            .filter_map(|name| Territory::named(name))
            .collect()
    }

    #[test]
    fn gr_l2_two_throws_choose_colour_and_territory() {
        for number in 0..200 {
            let mut step = die(number);
            let chosen = throw_for_territory(TerritorySet::ALL, &mut step).unwrap();
            let thrown = faces(&step);
            let (second, first) = (thrown[thrown.len() - 1], thrown[thrown.len() - 2]);
            assert!(
                thrown[..thrown.len() - 2].iter().all(|&face| face == 6),
                "only a 6 is thrown again: {thrown:?}"
            );
            assert_eq!(chosen.god(), God::ALL[usize::from(first) - 1]);
            assert_eq!(chosen.order(), second.div_ceil(2));
        }
    }

    #[test]
    fn gr_l2_colours_without_candidates_are_thrown_again_and_two_split_evenly() {
        let candidates = set(&["J1", "J3", "V2"]);
        for number in 0..200 {
            let mut step = die(number);
            let chosen = throw_for_territory(candidates, &mut step).unwrap();
            let thrown = faces(&step);
            if chosen.god() == God::Venus {
                assert_eq!(
                    thrown.last(),
                    Some(&5),
                    "a single candidate of the colour takes no second throw"
                );
            } else {
                let second = thrown[thrown.len() - 1];
                assert_eq!(chosen.name(), if second <= 3 { "J1" } else { "J3" });
                assert_eq!(thrown[thrown.len() - 2], 1);
            }
        }
    }

    #[test]
    fn gr_l4_a_single_candidate_takes_no_throw() {
        let mut step = die(1);
        assert_eq!(
            throw_for_territory(set(&["N2"]), &mut step),
            Territory::named("N2")
        );
        assert_eq!(throw_for_territory(TerritorySet::EMPTY, &mut step), None);
        assert_eq!(throw_for_number(1, &mut step), Some(0));
        assert_eq!(throw_for_number(0, &mut step), None);
        assert_eq!(faces(&step), Vec::<u8>::new());
    }

    #[test]
    fn gr_l4_the_die_picks_by_base_six_digits_thrown_again_if_too_high() {
        for (options, digits) in [(2, 1), (6, 1), (7, 2), (36, 2), (37, 3)] {
            for number in 0..100 {
                let mut step = die(number);
                let picked = throw_for_number(options, &mut step).unwrap();
                let thrown = faces(&step);
                let value = |digits: &[u8]| {
                    digits
                        .iter()
                        .fold(0, |sum, &face| sum * 6 + u32::from(face) - 1)
                };
                let mut throws = thrown.chunks_exact(digits).map(value);
                assert_eq!(throws.next_back(), Some(picked));
                assert!(
                    picked < options && throws.all(|earlier| earlier >= options),
                    "{thrown:?}"
                );
                assert_eq!(thrown.len() % digits, 0);
            }
        }
    }

    #[test]
    fn gr_l4_every_split_is_weighed_once() {
        let mut seen = std::collections::BTreeSet::new();
        for_each_split(3, 4, |split| {
            assert!(seen.insert(split.clone()), "{split:?} twice");
        });
        assert_eq!(seen.len(), 15);
        assert!(seen.iter().all(|split| split.iter().sum::<u8>() == 4));
        for_each_split(0, 4, |_| panic!("no destination, no split"));
    }
}
