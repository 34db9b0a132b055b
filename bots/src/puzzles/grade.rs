//! Which level still finds the best action.

use crate::bot::Knowledge;
use crate::judge::Judge;
use crate::judged::Judged;
use crate::levels::{self, LEVELS};

/// How often a level whose choice has noise in it, or that is quick, is asked.
const QUICK: u64 = 12;
/// How often one that thinks for long is asked.
const SLOW: u64 = 3;

/// The lowest level that takes one of these actions as a rule, and so do all above it; nothing if even the highest
/// doesn't. A level is asked several times, each with luck of its own, and without a limit of time.
pub(super) fn grade<G: Judged>(
    known: &Knowledge<'_, G>,
    judge: &Judge<G>,
    best: &[G::Action],
    seed: u64,
) -> Option<u8> {
    let finds = |level: u8| {
        let spec = levels::spec::<G>(level).unhurried();
        let times = if spec.is_quick() { QUICK } else { SLOW };
        let found = (0..times).filter(|&time| {
            let luck = seed.wrapping_add(u64::from(level) << 32).wrapping_add(time);
            let mut bot = spec.seat(judge, luck);
            bot.decide(known)
                .is_some_and(|action| best.contains(&action))
        });
        2 * found.count() as u64 > times
    };
    (1..=LEVELS).rev().take_while(|&level| finds(level)).last()
}
