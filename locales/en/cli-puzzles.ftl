# Words of pantheon puzzles.

cli-puzzles-mined = Found { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} in { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
cli-puzzles-chosen = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} of { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
cli-puzzles-grades = By grade: { $counts }
cli-puzzles-themes = By theme: { $counts }
cli-puzzles-phases = By phase: { $counts }
cli-puzzles-seats = By seats: { $counts }
