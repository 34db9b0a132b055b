//! Playing allocates nothing, and a position is plain and small.

pantheon_engine::allocation!(
    pantheon_four_gods::FourGods,
    games: 4,
    refused: pantheon_four_gods::Action::Pass,
    bytes: 4096,
);
