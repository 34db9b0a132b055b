# Words of pantheon tune.

cli-tune-stage-self-play = Self-play
cli-tune-stage-fitted = Fitted against old
cli-tune-stage-rounds = Rounds
cli-tune-stage-trial = Result against old
cli-tune-games = Fitted to { $games ->
    [one] { $games } game
   *[other] { $games } games
} of self-play. In { $held ->
    [one] { $held } other
   *[other] { $held } others
}, who won was foreseen like this:
cli-tune-before = { "  " }old weights: log-loss { $loss }, { $right }% right
cli-tune-calibrated = { "  " }old weights, a point at its true worth: log-loss { $loss }, { $right }% right
cli-tune-after = { "  " }fitted weights: log-loss { $loss }, { $right }% right
cli-tune-fitted = Fitted against old: { $share }% ± { $margin } of { $games } games
cli-tune-from-fitted = The rounds begin at the fitted weights.
cli-tune-from-start = The rounds begin at the old weights.
cli-tune-result = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, new against old: { $share }% ± { $margin } of { $games } games
cli-tune-accepted = Accepted: the new weights are better beyond luck.
cli-tune-refused = Not accepted: the new weights are not better beyond luck.
cli-tune-written = Wrote { $file }
