//! Positions made by hand, and what happens in them.

use pantheon_engine::{Seat, Violation as _, conformance};
use pantheon_royal_game_of_ur::{
    Action, Event, Length, Options, RoyalGameOfUr, Square, Throw, Violation,
};

/// The light player.
pub(crate) const LIGHT: Seat = Seat::FIRST;

/// The dark player.
pub(crate) fn dark() -> Seat {
    RoyalGameOfUr::other(LIGHT)
}

pub(crate) fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

pub(crate) fn move_from(number: u8) -> Action {
    Action::Move(square(number))
}

pub(crate) fn rules(length: Length) -> RoyalGameOfUr {
    conformance::Scene::set_up(Options { length }, 2, 1).rules
}

pantheon_engine::scene! {
    /// A game under way, the light player to move.
    pub(crate) struct Scene(RoyalGameOfUr);
}

/// A full game with these squares taken and this throw for the light player. All other pieces wait.
pub(crate) fn scene(light: &[u8], dark: &[u8], threw: u8) -> Scene {
    let mut scene = conformance::Scene::begin(rules(Length::Full), 1);
    let pieces = scene.rules.pieces();
    scene.state.turn = LIGHT;
    for (player, on) in scene.state.players.iter_mut().zip([light, dark]) {
        player.on = on.iter().map(|&number| square(number)).collect();
        player.waiting = pieces - player.on.len();
    }
    Scene(scene).throw(threw)
}

impl Scene {
    /// With so many marked corners.
    pub(crate) fn throw(mut self, threw: u8) -> Self {
        self.state.throw = Throw::from(std::array::from_fn(|die| die < usize::from(threw)));
        self
    }

    /// With so many of the light player's waiting pieces borne off.
    pub(crate) fn home(mut self, home: u8) -> Self {
        self.state.players[0].home = home;
        self.state.players[0].waiting -= home;
        self
    }

    /// Does it, and tells what happened.
    #[track_caller]
    pub(crate) fn act(&mut self, action: Action) -> Vec<Event> {
        self.told.clear();
        self.0.play([action]);
        self.told.clone()
    }

    /// Why it is refused, and by which rule.
    #[track_caller]
    pub(crate) fn refused(&self, action: Action) -> (Violation, &'static str) {
        let why = self.refusal(action);
        (why, why.rule().0)
    }

    /// Where a player's pieces are.
    pub(crate) fn on(&self, seat: Seat) -> Vec<u8> {
        let on = self.state.player(seat).on;
        on.iter().map(Square::number).collect()
    }
}
