//! Playing allocates nothing, and a position is plain and small.

pantheon_engine::allocation!(
    pantheon_royal_game_of_ur::RoyalGameOfUr,
    games: 20,
    refused: pantheon_royal_game_of_ur::Action::Pass,
    bytes: 64,
);
