//! Playing allocates nothing, and a position is plain and small.

pantheon_engine::allocation!(
    pantheon_bora_bora::BoraBora,
    games: 20,
    refused: pantheon_bora_bora::Action::TakeShell,
    bytes: 2048,
);
