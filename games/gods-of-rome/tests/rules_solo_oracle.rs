//! The Patronus by the letter (GR-L2 to GR-L4): a slow, obvious reading of his rules, against which random solo
//! games are checked. It reads the faces that were thrown and says what has to follow from them.

use crate::support::*;
use pantheon_engine::{Game, Luck, LuckKey, Options as _, Party, Random, Rng, Seat, Step};
use pantheon_gods_of_rome::{
    Action, Decision, Event, God, GodsOfRome, Options, State, TERRITORIES, Territory,
};

/// What the Patronus did: where his meeples stand after it.
type Meeples = [u8; TERRITORIES];

/// The Patronus' turn, read literally.
struct Oracle<'a> {
    rules: &'a GodsOfRome,
    state: State,
    patronus: God,
    faces: Vec<u8>,
}

impl Oracle<'_> {
    fn throw(&mut self) -> u8 {
        assert!(!self.faces.is_empty(), "a throw is missing");
        self.faces.remove(0)
    }

    /// Meeples and temple of a faction.
    fn strength(&self, faction: God, place: Territory) -> i32 {
        let temple = self.state.board.temple(place) == Some(faction);
        i32::from(self.state.board.meeples(faction, place)) + i32::from(temple)
    }

    fn his(&self, place: Territory) -> i32 {
        i32::from(self.state.board.meeples(self.patronus, place))
    }

    fn strongest_other(&self, faction: God, place: Territory) -> i32 {
        let others = God::ALL.into_iter().filter(|&other| other != faction);
        others
            .map(|other| self.strength(other, place))
            .max()
            .unwrap()
    }

    fn controls(&self, faction: God, place: Territory) -> bool {
        self.strength(faction, place) > self.strongest_other(faction, place)
    }

    fn has_piece(&self, place: Territory) -> bool {
        God::ALL
            .into_iter()
            .any(|god| self.state.board.piece(god) == Some(place))
    }

    fn human(&self) -> God {
        self.state.players[0].faction.unwrap()
    }

    fn controlled_by(&self, faction: God) -> i32 {
        Territory::all()
            .map(|place| i32::from(self.controls(faction, place)))
            .sum()
    }

    /// Where he is, and no god piece stands.
    fn eligible(&self) -> Vec<Territory> {
        Territory::all()
            .filter(|&place| self.his(place) > 0 && !self.has_piece(place))
            .collect()
    }

    fn destinations(&self, from: Territory) -> Vec<Territory> {
        Territory::all()
            .filter(|&to| self.rules.content().neighbours(from).contains(to))
            .filter(|&to| !self.has_piece(to) && !self.controls(self.patronus, to))
            .collect()
    }

    /// GR-L2.
    fn choose(&mut self, candidates: &[Territory]) -> Option<Territory> {
        if candidates.is_empty() {
            return None;
        }
        let of = |god: God| -> Vec<Territory> {
            let same = candidates.iter().filter(|place| place.god() == god);
            same.copied().collect()
        };
        let colours: Vec<God> = God::ALL
            .into_iter()
            .filter(|&god| !of(god).is_empty())
            .collect();
        let colour = if colours.len() == 1 {
            colours[0]
        } else {
            loop {
                let god = match self.throw() {
                    1 => Jupiter,
                    2 => Phoebus,
                    3 => Neptune,
                    4 => Diana,
                    5 => Venus,
                    _ => continue,
                };
                if colours.contains(&god) {
                    break god;
                }
            }
        };
        let places = of(colour);
        Some(match places[..] {
            [only] => only,
            [left, right] => match self.throw() {
                1..=3 => left,
                _ => right,
            },
            _ => match self.throw() {
                1 | 2 => places[0],
                3 | 4 => places[1],
                _ => places[2],
            },
        })
    }

    /// GR-L3.
    fn grow(&mut self) {
        if self.state.board.reserve(self.patronus) > 0 {
            let eligible = self.eligible();
            if let Some(place) = self.choose(&eligible) {
                self.state.board.place(self.patronus, place);
            }
        }
    }

    /// GR-L4.
    fn spread(&mut self) {
        let surplus = |oracle: &Self, place| {
            oracle.his(place) - oracle.strongest_other(oracle.patronus, place) - 1
        };
        let with_surplus: Vec<Territory> = self
            .eligible()
            .into_iter()
            .filter(|&place| surplus(self, place) > 0 && !self.destinations(place).is_empty())
            .collect();
        if let Some(from) = self.choose(&with_surplus) {
            let destinations = self.destinations(from);
            return self.hurt_most(from, &destinations, surplus(self, from));
        }
        let most = self
            .eligible()
            .into_iter()
            .map(|place| self.his(place))
            .max();
        let largest: Vec<Territory> = self
            .eligible()
            .into_iter()
            .filter(|&place| Some(self.his(place)) == most)
            .collect();
        let Some(from) = self.choose(&largest) else {
            return;
        };
        if self.his(from) > 1 {
            let destinations = self.destinations(from);
            return self.hurt_most(from, &destinations, self.his(from) - 1);
        }
        let worthwhile: Vec<Territory> = self
            .destinations(from)
            .into_iter()
            .filter(|&to| {
                let after = self.after(from, &[(to, 1)]);
                let gains = after.controls(self.patronus, to);
                let takes = self.controls(self.human(), to) && !after.controls(self.human(), to);
                gains || takes
            })
            .collect();
        self.hurt_most(from, &worthwhile, 1);
    }

    /// All ways to share so many among the destinations; the one that hurts most; the die among equals.
    fn hurt_most(&mut self, from: Territory, destinations: &[Territory], count: i32) {
        let mut ways: Vec<Vec<i32>> = vec![Vec::new()];
        for _ in destinations {
            ways = ways
                .into_iter()
                .flat_map(|way| {
                    (0..=count).map(move |more| way.iter().copied().chain([more]).collect())
                })
                .collect();
        }
        ways.retain(|way: &Vec<i32>| !way.is_empty() && way.iter().sum::<i32>() == count);
        ways.sort_by(|a, b| b.cmp(a));
        let ways: Vec<Vec<(Territory, i32)>> = ways
            .into_iter()
            .map(|way| destinations.iter().copied().zip(way).collect())
            .collect();
        let pains: Vec<[i32; 3]> = ways
            .iter()
            .map(|way| self.after(from, way).pain())
            .collect();
        let worst = pains.iter().min();
        let equal: Vec<&Vec<(Territory, i32)>> = ways
            .iter()
            .zip(&pains)
            .filter(|(_, pain)| Some(*pain) == worst)
            .map(|(way, _)| way)
            .collect();
        if let Some(number) = self.pick(equal.len()) {
            let way = equal[number].clone();
            self.state = self.after(from, &way).state;
        }
    }

    /// The human's gain if scoring now, the human's territories, and his own counted against him.
    fn pain(&self) -> [i32; 3] {
        let mut scoring = self.state.clone();
        scoring.decision = Decision::Turn;
        let mut step = Step::new(Luck::new(&LuckKey::for_playout(0), 0), 0);
        self.rules
            .apply(&mut scoring, Seat::FIRST, Score, &mut step)
            .unwrap();
        let (mut cost, mut result) = (None, None);
        for told in step.told() {
            match told.event {
                Event::ScoringBegan { cost: paid, .. } => cost = Some(i32::from(paid)),
                Event::Scored {
                    party: Party::Seat(_),
                    result: sum,
                    ..
                } => result = Some(i32::from(sum)),
                _ => {}
            }
        }
        [
            result.unwrap() + cost.unwrap(),
            self.controlled_by(self.human()),
            -self.controlled_by(self.patronus),
        ]
    }

    /// Base-6 digits, enough to name every option, thrown again if too high.
    fn pick(&mut self, options: usize) -> Option<usize> {
        if options < 2 {
            return options.checked_sub(1);
        }
        let mut digits = 1;
        while 6_usize.pow(digits) < options {
            digits += 1;
        }
        loop {
            let number = (0..digits).fold(0, |sum, _| sum * 6 + usize::from(self.throw()) - 1);
            if number < options {
                return Some(number);
            }
        }
    }

    fn after(&self, from: Territory, way: &[(Territory, i32)]) -> Self {
        let mut state = self.state.clone();
        for &(to, count) in way {
            (0..count).for_each(|_| state.board.shift(self.patronus, from, to, 1));
        }
        Self {
            state,
            faces: Vec::new(),
            ..*self
        }
    }
}

fn meeples(state: &State, faction: God) -> Meeples {
    let mut all = [0; TERRITORIES];
    for place in Territory::all() {
        all[place.index()] = state.board.meeples(faction, place);
    }
    all
}

/// Lets the human end a turn in this way, and checks what the Patronus makes of it. Says how often he threw.
fn check(rules: &GodsOfRome, before: &State, action: Action, number: u64) -> usize {
    let mut after = before.clone();
    let mut step = Step::new(Luck::new(&LuckKey::for_playout(number), number), 0);
    rules
        .apply(&mut after, Seat::FIRST, action, &mut step)
        .unwrap();
    let faces: Vec<u8> = step
        .told()
        .iter()
        .filter_map(|told| match told.event {
            Event::DieThrown { face } => Some(face),
            _ => None,
        })
        .collect();
    let throws = faces.len();
    let patronus = before.removed.unwrap();
    let mut oracle = Oracle {
        rules,
        state: before.clone(),
        patronus,
        faces,
    };
    if let Place(place) = action {
        oracle.state.board.place(place.god(), place);
        oracle.grow();
    } else {
        oracle.spread();
    }
    assert_eq!(
        meeples(&after, patronus),
        meeples(&oracle.state, patronus),
        "{action:?} in {before:?}"
    );
    assert!(
        oracle.faces.is_empty(),
        "a throw too many: {:?}",
        oracle.faces
    );
    throws
}

/// Random solo games in which scoring is rare; whenever the human could end a turn, the answer is checked.
fn check_games(ends_turn: impl Fn(Decision) -> bool) -> (usize, usize) {
    let (mut checked, mut with_throws) = (0, 0);
    for (options, game) in Options::every(1).into_iter().cycle().zip(0..160) {
        let mut scene = table(1, options, game).luck(game * 100_000);
        let mut rng = Rng::new(game);
        while !scene.rules.is_over(&scene.state) {
            let mut legal = scene.legal();
            if ends_turn(scene.state.decision) {
                let action = legal[legal.len() - 1];
                let number = u64::from(rng.next_u32());
                checked += 1;
                with_throws += usize::from(check(&scene.rules, &scene.state, action, number) > 0);
            }
            if legal.len() > 1 && rng.below(4) > 0 {
                legal.retain(|&action| action != Score);
            }
            scene.play([rng.pick(&legal).unwrap()]);
        }
    }
    (checked, with_throws)
}

#[test]
fn gr_l2_and_gr_l3_he_grows_as_the_rules_literally_say() {
    let (checked, with_throws) =
        check_games(|decision| matches!(decision, Decision::PlaceMeeple { .. }));
    assert!(
        checked > 1_000 && with_throws > 500,
        "{checked}, {with_throws}"
    );
}

#[test]
fn gr_l4_he_moves_as_the_rules_literally_say() {
    let (checked, with_throws) = check_games(|decision| decision == Decision::Activation);
    assert!(
        checked > 1_000 && with_throws > 500,
        "{checked}, {with_throws}"
    );
}
