//! What a player is given, and what it answers.

use pantheon_engine::{Game, Millis, Outcome, Seat};

use crate::external::Halt;

/// How long bots take to act where people act at the same time, unless they say otherwise.
pub const REACTION: Millis = 1_500;

/// What a player is given when it has to act: the rules, and what its seat may know. The true state is not here, so
/// a bot can't use it, not even by mistake.
#[derive(Debug)]
pub struct Knowledge<'a, G: Game> {
    /// The rules of the table.
    pub rules: &'a G,
    /// Whose decision it is.
    pub seat: Seat,
    /// What this seat may know.
    pub view: &'a G::View,
    /// What this seat may do.
    pub legal: &'a [G::Action],
    /// The table's time.
    pub now: Millis,
    /// How many steps led here.
    pub step: u32,
}

impl<G: Game> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Knowledge<'_, G> {}

/// A player that decides by itself.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions. Nothing means to wait until somebody else has acted or time has passed,
    /// which is possible only where others may act as well.
    fn decide(&mut self, known: &Knowledge<'_, G>) -> Option<G::Action>;

    /// How long it takes to act, on average, where people act at the same time.
    fn reaction(&self) -> Millis {
        REACTION
    }

    /// The game it played is over.
    fn over(&mut self, _outcome: &Outcome) {}

    /// A way to stop it while it thinks, if leaving it to itself would leave something behind.
    fn halt(&self) -> Option<Halt> {
        None
    }

    /// What went wrong with it since it was last asked, if it isn't one of ours.
    fn troubles(&mut self) -> Vec<String> {
        Vec::new()
    }
}
