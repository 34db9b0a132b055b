# Words of pantheon review.

cli-review-heading = { $title } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} with something to decide · { $iterations ->
    [one] { $iterations } iteration a decision
   *[other] { $iterations } iterations a decision
}
cli-review-many = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: how well everybody decided
cli-review-peers = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: who decides how in the same positions
cli-review-all = all

cli-review-chances = Chances to win
cli-review-turning = Turning points
cli-review-players = Decisions
cli-review-luck = Luck
cli-review-worst = What cost most
cli-review-losses = Losses of a turn: so many turns lost less

cli-review-turned = { $changes } · { $who }: { $what } ({ $cause })
cli-review-cause-decision = a decision
cli-review-cause-luck = luck
cli-review-cause-revelation = something became known
cli-review-cause-time = time ran out
cli-review-cause-noise = seen more clearly
cli-review-lost = { $who } lost { $lost }: { $chosen } – better: { $better }{ $sure }
cli-review-close = { " " }(close)

cli-review-column-player = player
cli-review-column-turns = turns
cli-review-column-accuracy = accuracy
cli-review-column-loss = lost a turn
cli-review-column-best = best
cli-review-column-good = good
cli-review-column-doubtful = doubtful
cli-review-column-mistake = mistakes
cli-review-column-blunder = blunders
cli-review-column-opening = opening
cli-review-column-middle = middle
cli-review-column-end = end
cli-review-column-games = games
cli-review-column-result = result
cli-review-column-luck = luck
cli-review-column-adjusted = without luck
cli-review-column-start = at first
cli-review-column-variance = variance
cli-review-column-part = turns
cli-review-column-decisions = decisions
cli-review-column-loss-decision = lost a decision
cli-review-column-more = less than the one above
