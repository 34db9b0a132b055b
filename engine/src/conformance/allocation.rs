//! Playing allocates nothing once the buffers have grown: random play is as fast as the rules.
//!
//! Only the global allocator of a test program can count, so these laws aren't in the battery: a title's
//! `tests/allocation.rs` is a program of its own with one line, [`allocation!`](crate::allocation).

#![allow(
    unsafe_code,
    reason = "a global allocator can't be written without it; this one only counts and passes on"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::Arc;

use crate::content::Content;
use crate::game::Game;
use crate::luck::{Luck, LuckKey};
use crate::options::Options;
use crate::random::{Random, Rng};
use crate::step::Step;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread asks of it.
#[derive(Debug)]
pub struct CountingAllocator;

fn count_one() {
    // A thread that is ending has no counter left, and nothing to measure.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(block, layout, size) }
    }
}

/// How many allocations this makes on this thread.
fn allocations<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let result = work();
    (ALLOCATIONS.get() - before, result)
}

fn first_step<E>() -> Step<E> {
    Step::new(Luck::new(&LuckKey::for_playout(1), 0), 0)
}

/// A player of random games with buffers that live on.
struct Player<G: Game> {
    actions: Vec<G::Action>,
    step: Step<G::Event>,
}

impl<G: Game> Player<G> {
    /// Plays a whole random game. Returns how often `legal`, `apply` and `tick` allocated, and how many steps it took.
    fn play(&mut self, rules: &G, number: u64) -> Result<(u64, u64), String> {
        let mut choices = Rng::new(number);
        self.step.turn_to(number << 32);
        self.step.at = 0;
        let mut state = rules.set_up(&mut self.step);
        let (mut allocated, mut steps) = (0, 0);
        while !rules.is_over(&state) {
            steps += 1;
            self.step.turn_to((number << 32) + steps);
            let at = self.step.at + u64::from(choices.below(2_000));
            if let Some(due) = rules.deadline(&state).filter(|&due| due <= at) {
                self.step.at = due;
                allocated += allocations(|| rules.tick(&mut state, &mut self.step)).0;
                continue;
            }
            self.step.at = at;
            let seat = rules.to_act(&state).pick(&mut choices);
            let seat = seat.ok_or("nobody can act")?;
            let (listing, ()) = allocations(|| rules.legal(&state, seat, &mut self.actions));
            let action = choices
                .pick(&self.actions)
                .ok_or("who can act has no action")?;
            let (playing, result) =
                allocations(|| rules.apply(&mut state, seat, action, &mut self.step));
            result.map_err(|why| format!("listed {action:?} is refused: {why:?}"))?;
            allocated += listing + playing;
        }
        Ok((allocated, steps))
    }

    fn play_all(&mut self, rules: &G, games: u64) -> Result<(u64, u64), String> {
        (0..games).try_fold((0, 0), |sum, number| {
            let game = self.play(rules, number)?;
            Ok((sum.0 + game.0, sum.1 + game.1))
        })
    }
}

/// `legal`, `apply` and `tick` allocate nothing after warming up, over so many games of every kind of table.
pub fn playing_allocates_nothing<G: Game>(games: u64) -> Result<(), String> {
    let content = Arc::new(G::Content::built_in());
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        for options in G::Options::every(seats) {
            let table = format!("{} with {seats} seats and {options:?}", G::INFO.id);
            let rules =
                G::new(Arc::clone(&content), options, seats).map_err(|why| why.to_string())?;
            let mut player = Player::<G> {
                actions: Vec::new(),
                step: first_step(),
            };
            // The same games twice: the first time the buffers grow, the second they are large enough for certain.
            let (growing, steps) = player.play_all(&rules, games)?;
            if growing == 0 || steps <= 10 * games {
                return Err(format!(
                    "{table}: {growing} allocations in {steps} steps: nothing is measured"
                ));
            }
            let (allocated, _) = player.play_all(&rules, games)?;
            if allocated > 0 {
                return Err(format!("{table}: {allocated} allocations in {steps} steps"));
            }
        }
    }
    Ok(())
}

/// Refusing an action that can't begin a game allocates nothing.
pub fn refusing_allocates_nothing<G: Game>(action: G::Action) -> Result<(), String> {
    let (rules, mut state) = begun::<G>()?;
    let seat = rules.to_act(&state).first().ok_or("nobody can act")?;
    let mut step = first_step();
    match allocations(|| rules.apply(&mut state, seat, action, &mut step)) {
        (_, Ok(())) => Err(format!("{action:?} is accepted")),
        (0, Err(_)) => Ok(()),
        (allocated, Err(_)) => Err(format!("refusing {action:?} takes {allocated} allocations")),
    }
}

/// A position takes at most so many bytes, all of them its own: copying it allocates nothing.
pub fn positions_are_plain<G: Game>(most: usize) -> Result<(), String> {
    let (_, state) = begun::<G>()?;
    let (allocated, copy) = allocations(|| state.clone());
    let bytes = size_of::<G::State>();
    if copy != state || allocated > 0 || bytes > most {
        return Err(format!(
            "a position takes {bytes} bytes, and a copy {allocated} allocations"
        ));
    }
    Ok(())
}

fn begun<G: Game>() -> Result<(G, G::State), String> {
    let content = Arc::new(G::Content::built_in());
    let rules =
        G::new(content, G::Options::default(), G::INFO.max_seats).map_err(|why| why.to_string())?;
    let state = rules.set_up(&mut first_step());
    Ok((rules, state))
}

/// Holds a title to these laws, in a test program of its own.
///
/// `games` random games of every table allocate nothing, refusing `refused`, which can't begin a game, doesn't either,
/// and a position takes at most so many `bytes`.
#[macro_export]
macro_rules! allocation {
    ($title:ty, games: $games:literal, refused: $refused:expr, bytes: $bytes:literal $(,)?) => {
        #[global_allocator]
        static COUNTING: $crate::conformance::CountingAllocator =
            $crate::conformance::CountingAllocator;

        #[test]
        fn playing_allocates_nothing_after_warming_up() {
            $crate::conformance::check($crate::conformance::playing_allocates_nothing::<$title>(
                $games,
            ));
        }

        #[test]
        fn refusing_allocates_nothing() {
            $crate::conformance::check($crate::conformance::refusing_allocates_nothing::<$title>(
                $refused,
            ));
        }

        #[test]
        fn a_position_is_plain_and_small() {
            $crate::conformance::check($crate::conformance::positions_are_plain::<$title>($bytes));
        }
    };
}
