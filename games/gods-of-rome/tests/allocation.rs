//! Playing allocates nothing, and a position is plain and small.

pantheon_engine::allocation!(
    pantheon_gods_of_rome::GodsOfRome,
    games: 20,
    refused: pantheon_gods_of_rome::Action::Score,
    bytes: 512,
);
