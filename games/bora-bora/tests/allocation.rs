//! Listing and playing actions allocates nothing once the buffers have grown: random play is as fast as the rules.

#![allow(
    unsafe_code,
    reason = "a global allocator can't be written without it; this one only counts and passes on"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::Arc;

use pantheon_bora_bora::{Action, BoraBora, Content, Event, Options};
use pantheon_engine::{Content as _, Game, Luck, LuckKey, Options as _, Random, Rng, Step};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread asks of it.
struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

fn count_one() {
    // A thread that is ending has no counter left, and nothing to measure.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
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

/// A player of random games with buffers that live on.
struct Table {
    actions: Vec<Action>,
    step: Step<Event>,
}

impl Table {
    fn new() -> Self {
        Self {
            actions: Vec::new(),
            step: Step::new(Luck::new(&LuckKey::for_playout(1), 0), 0),
        }
    }

    /// Plays a whole random game and returns how often `legal` and `apply` allocated, and how many steps it took.
    fn play(&mut self, rules: &BoraBora, number: u64) -> (u64, u64) {
        let mut choices = Rng::new(number);
        self.step.turn_to(number << 32);
        let mut state = rules.set_up(&mut self.step);
        let (mut allocated, mut steps) = (0, 0);
        while !rules.is_over(&state) {
            steps += 1;
            self.step.turn_to((number << 32) + steps);
            let (listing, ()) = allocations(|| rules.legal(&state, state.turn, &mut self.actions));
            let action = choices.pick(&self.actions).expect("somebody can act");
            let seat = state.turn;
            let (playing, result) =
                allocations(|| rules.apply(&mut state, seat, action, &mut self.step));
            result.expect("a listed action is accepted");
            allocated += listing + playing;
        }
        (allocated, steps)
    }
}

#[test]
fn legal_and_apply_allocate_nothing_after_warming_up() {
    const GAMES: u64 = 20;
    let content = Arc::new(Content::built_in());
    for seats in 2..=4 {
        for options in Options::every(seats) {
            let rules = BoraBora::new(content.clone(), options, seats).unwrap();
            let mut table = Table::new();
            // The same games twice: the first time the buffers grow, the second they are large enough for certain.
            let mut play_all = || {
                (0..GAMES)
                    .map(|number| table.play(&rules, number))
                    .fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1))
            };
            let (warming_up, steps) = play_all();
            assert!(warming_up > 0, "growing buffers are counted");
            assert!(steps > 10 * GAMES, "these are whole games");
            assert_eq!(play_all(), (0, steps), "{seats} seats, {options:?}");
        }
    }
}

#[test]
fn refusing_allocates_nothing() {
    let rules = BoraBora::new(Arc::new(Content::built_in()), Options::default(), 3).unwrap();
    let mut step = Step::new(Luck::new(&LuckKey::for_playout(1), 0), 0);
    let mut state = rules.set_up(&mut step);
    let seat = state.turn;
    let (allocated, refusal) =
        allocations(|| rules.apply(&mut state, seat, Action::TakeShell, &mut step));
    assert!(refusal.is_err());
    assert_eq!(allocated, 0);
}

#[test]
fn copying_a_position_allocates_nothing() {
    let rules = BoraBora::new(Arc::new(Content::built_in()), Options::default(), 3).unwrap();
    let mut step = Step::new(Luck::new(&LuckKey::for_playout(1), 0), 0);
    let state = rules.set_up(&mut step);
    let (allocated, copy) = allocations(|| state.clone());
    assert_eq!(copy, state);
    assert_eq!(allocated, 0);
    assert!(
        size_of_val(&state) <= 2048,
        "a position takes {} bytes",
        size_of_val(&state)
    );
}
