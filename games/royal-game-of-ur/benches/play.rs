//! How fast the rules are: random play, clones, lists and views. Run with `cargo bench -p pantheon-royal-game-of-ur`.

pantheon_engine::benches!(pantheon_royal_game_of_ur::RoyalGameOfUr, games: 50, steps: 60);
