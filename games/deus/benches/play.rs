//! How fast the rules are: random play, clones, lists and views. Run with `cargo bench -p pantheon-deus`.

pantheon_engine::benches!(pantheon_deus::Deus, games: 100, steps: 300);
