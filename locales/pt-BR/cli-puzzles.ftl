# Palavras de pantheon puzzles.

cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } problema encontrado
   *[other] { $puzzles } problemas encontrados
} em { $games ->
    [one] { $games } partida.
   *[other] { $games } partidas.
}
cli-puzzles-chosen = { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
} de { $games ->
    [one] { $games } partida.
   *[other] { $games } partidas.
}
cli-puzzles-grades = Por grau: { $counts }
cli-puzzles-themes = Por tema: { $counts }
cli-puzzles-phases = Por fase: { $counts }
cli-puzzles-seats = Por lugares: { $counts }
