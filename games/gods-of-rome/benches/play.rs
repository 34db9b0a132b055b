//! How fast the rules are: random play, clones, lists and views. Run with `cargo bench -p pantheon-gods-of-rome`.

pantheon_engine::benches!(pantheon_gods_of_rome::GodsOfRome, games: 200, steps: 120);
