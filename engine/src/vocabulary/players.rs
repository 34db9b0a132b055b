//! The players of a position.

/// How rules find the players of a position that keeps them in order of seats (`players`) and knows whose turn it is
/// (`turn`).
///
/// ```
/// use pantheon_engine::Seat;
///
/// struct Player {
///     gold: u8,
/// }
///
/// struct State {
///     players: [Player; 2],
///     turn: Seat,
/// }
///
/// pantheon_engine::players!(State, Player);
///
/// let mut state = State {
///     players: [Player { gold: 3 }, Player { gold: 4 }],
///     turn: Seat::FIRST,
/// };
/// state.current_mut().gold += 2;
/// assert_eq!(state.player(Seat::FIRST).gold, 5);
/// ```
#[macro_export]
macro_rules! players {
    ($state:ty, $player:ty) => {
        #[allow(
            dead_code,
            unreachable_pub,
            reason = "no title needs all of it everywhere"
        )]
        impl $state {
            /// The player who decides.
            #[inline]
            pub const fn current(&self) -> &$player {
                &self.players[self.turn.index()]
            }

            /// The player who decides, to change.
            #[inline]
            pub const fn current_mut(&mut self) -> &mut $player {
                &mut self.players[self.turn.index()]
            }

            /// A seat's player.
            #[inline]
            pub const fn player(&self, seat: $crate::Seat) -> &$player {
                &self.players[seat.index()]
            }

            /// A seat's player, to change.
            #[inline]
            pub const fn player_mut(&mut self, seat: $crate::Seat) -> &mut $player {
                &mut self.players[seat.index()]
            }
        }
    };
}
