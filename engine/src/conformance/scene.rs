//! A position of a test's own making, and the verbs with which tests of rules play it.
//!
//! A title's tests make a type of their own of [`Scene`] with [`scene!`](crate::scene), and give it verbs that put the
//! title's pieces where a test wants them.

use std::sync::Arc;

use crate::content::Content;
use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::seat::Seat;
use crate::step::{Millis, Step, Told};
use crate::violation::Violation as _;

/// The seat with this number, from 0.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("so many can sit at a table")
}

/// A table in a position of the test's own making. Its verbs name a seat by its number, from 0.
pub struct Scene<G: Game> {
    /// The rules of the table.
    pub rules: G,
    /// The position.
    pub state: G::State,
    /// What was told since the scene began, to whomever.
    pub told: Vec<G::Event>,
    /// The time.
    pub at: Millis,
    /// The luck of the step before the next one.
    pub luck: u64,
}

impl<G: Game> Scene<G> {
    /// A table with the built-in content, just set up with the luck of this number.
    pub fn set_up(options: G::Options, seats: u8, luck: u64) -> Self {
        let content = Arc::new(G::Content::built_in());
        let rules = G::new(content, options, seats).expect("such a table can be played at");
        Self::begin(rules, luck)
    }

    /// A table with these rules, just set up with the luck of this number.
    pub fn begin(rules: G, luck: u64) -> Self {
        let mut step = Step::new(Luck::new(&LuckKey::for_playout(luck), 0), 0);
        let state = rules.set_up(&mut step);
        let mut scene = Self {
            rules,
            state,
            told: Vec::new(),
            at: 0,
            luck,
        };
        scene.hear(step);
        scene
    }

    fn step(&mut self) -> Step<G::Event> {
        self.luck += 1;
        Step::new(
            Luck::new(&LuckKey::for_playout(self.luck), self.luck),
            self.at,
        )
    }

    fn hear(&mut self, step: Step<G::Event>) {
        let told = step.into_told().into_iter();
        self.told.extend(told.map(|Told { event, .. }| event));
    }

    /// What a seat's action does to a copy of the position.
    fn tried(
        &self,
        owner: u8,
        action: G::Action,
        copy: &mut G::State,
    ) -> Result<Step<G::Event>, G::Violation> {
        let mut step = Step::new(Luck::new(&LuckKey::for_playout(9), 9), self.at);
        let answer = self.rules.apply(copy, seat(owner), action, &mut step);
        answer.map(|()| step)
    }

    /// Whoever is to act, or the first of several; the first of all when the game is over.
    pub fn decider(&self) -> u8 {
        let acting = self.rules.to_act(&self.state);
        acting.first().unwrap_or(Seat::FIRST).number()
    }

    /// Everything that a seat may do now.
    pub fn legal_for(&self, owner: u8) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat(owner), &mut actions);
        actions
    }

    /// Everything that whoever is to act may do now.
    pub fn legal(&self) -> Vec<G::Action> {
        self.legal_for(self.decider())
    }

    /// Whether an action of whoever is to act is listed; if not, it must be refused.
    #[track_caller]
    pub fn allows(&self, action: G::Action) -> bool {
        let listed = self.legal().contains(&action);
        let answer = self.tried(self.decider(), action, &mut self.state.clone());
        let why = answer.err();
        assert_eq!(listed, why.is_none(), "{action:?}: {why:?}");
        listed
    }

    /// Whether an action of whoever is to act can't be taken back.
    #[track_caller]
    pub fn is_barrier(&self, action: G::Action) -> bool {
        match self.tried(self.decider(), action, &mut self.state.clone()) {
            Ok(step) => G::is_barrier(action, &step),
            Err(why) => panic!("{action:?} was refused: {why:?}"),
        }
    }

    /// Plays a seat's action, which must be listed.
    #[track_caller]
    pub fn act(&mut self, owner: u8, action: G::Action) {
        let listed = self.legal_for(owner);
        assert!(
            listed.contains(&action),
            "{action:?} isn't listed; there are {listed:?}"
        );
        if let Err(why) = self.send(owner, action) {
            panic!("{action:?} was refused: {why:?}");
        }
    }

    /// Plays actions of whoever is to act; each must be listed.
    #[track_caller]
    pub fn play(&mut self, actions: impl IntoIterator<Item = G::Action>) {
        for action in actions {
            self.act(self.decider(), action);
        }
    }

    /// Plays a seat's action without asking whether it is listed: it may come too late.
    pub fn send(&mut self, owner: u8, action: G::Action) -> Result<(), G::Violation> {
        let mut step = self.step();
        let answer = self
            .rules
            .apply(&mut self.state, seat(owner), action, &mut step);
        self.hear(step);
        answer
    }

    /// Lets time pass.
    pub fn wait(&mut self, millis: Millis) {
        self.at += millis;
        let mut step = self.step();
        self.rules.tick(&mut self.state, &mut step);
        self.hear(step);
    }

    /// The refusal of a seat's action, which must not be listed and must change nothing.
    #[track_caller]
    pub fn refusal_for(&self, owner: u8, action: G::Action) -> G::Violation {
        let mut after = self.state.clone();
        let Err(why) = self.tried(owner, action, &mut after) else {
            panic!("{action:?} should be refused");
        };
        assert_eq!(after, self.state, "a refused action changes nothing");
        assert!(
            !self.legal_for(owner).contains(&action),
            "{action:?} is listed and refused"
        );
        why
    }

    /// The refusal of an action of whoever is to act, which must not be listed and must change nothing.
    #[track_caller]
    pub fn refusal(&self, action: G::Action) -> G::Violation {
        self.refusal_for(self.decider(), action)
    }

    /// Asserts that a seat's action is refused by this rule, isn't listed and changes nothing.
    #[track_caller]
    pub fn refuses_seat(&self, owner: u8, action: G::Action, rule: &str) -> &Self {
        let why = self.refusal_for(owner, action);
        assert_eq!(why.rule().0, rule, "{action:?} is refused by {why:?}");
        self
    }

    /// Asserts that an action of whoever is to act is refused by this rule, isn't listed and changes nothing.
    #[track_caller]
    pub fn refuses(&self, action: G::Action, rule: &str) -> &Self {
        self.refuses_seat(self.decider(), action, rule)
    }

    /// Asserts that each of these actions of whoever is to act is refused by this rule.
    #[track_caller]
    pub fn refuses_each(&self, actions: impl IntoIterator<Item = G::Action>, rule: &str) -> &Self {
        for action in actions {
            self.refuses(action, rule);
        }
        self
    }

    /// Whether such an event was told since the scene began.
    pub fn was_told(&self, such: impl Fn(&G::Event) -> bool) -> bool {
        self.told.iter().any(such)
    }

    /// Asserts that every law of the title holds.
    #[track_caller]
    pub fn assert_laws(&self) {
        for law in G::laws() {
            if let Err(why) = (law.holds)(&self.rules, &self.state) {
                panic!("{}: {why}", law.name);
            }
        }
    }
}

/// A type of a title's own for its tests, which has all that [`Scene`](crate::conformance::Scene) has and can be given
/// more.
#[macro_export]
macro_rules! scene {
    ($(#[$about:meta])* $visible:vis struct $scene:ident($game:ty);) => {
        $(#[$about])*
        $visible struct $scene($visible $crate::conformance::Scene<$game>);

        impl std::ops::Deref for $scene {
            type Target = $crate::conformance::Scene<$game>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl std::ops::DerefMut for $scene {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}
