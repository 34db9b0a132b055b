//! How fast the rules are: random play, clones, lists and views. Run with `cargo bench -p pantheon-bora-bora`.

pantheon_engine::benches!(pantheon_bora_bora::BoraBora, games: 200, steps: 150);
