//! Playing allocates nothing, and a position is plain and small.

pantheon_engine::allocation!(
    pantheon_deus::Deus,
    games: 5,
    refused: pantheon_deus::Action::Use,
    bytes: 2048,
);
