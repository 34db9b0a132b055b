//! How fast the rules are: random play, clones, lists and views. Run with `cargo bench -p pantheon-four-gods`.

pantheon_engine::benches!(pantheon_four_gods::FourGods, games: 50, steps: 120);
