# The review of a game.

web-review-of = { $title }: the review
web-review-far = { $far }% weighed. What you see gets more exact until all is.
web-review-progress = How far the review has come
web-review-chances = Chances to win
web-review-chances-what = As somebody saw them who knew only what lay open.
web-review-graph = Everybody’s chances to win over the game. Its points are turning points, and lead to their moments.
web-review-as-table = All moments as a table
web-review-moment = Moment
web-review-turning = Turning points
web-review-turned = { $who }: { $what } ({ $cause }). Before: { $before }. After: { $after }.
web-review-turned-alone = { $who }: nothing to decide ({ $cause }). Before: { $before }. After: { $after }.
web-review-cause-decision = a decision
web-review-cause-luck = luck
web-review-cause-revelation = something became known
web-review-cause-time = time ran out
web-review-cause-noise = seen more clearly
web-review-see = See moment { $entry }

web-review-decisions = Decisions
web-review-decisions-what = Each turn is weighed against the best that was found, by what its player could know. What is lost is chance to win.
web-review-player = Player
web-review-accuracy = Accuracy
web-review-lost-a-turn = Lost a turn
web-review-class-best = best
web-review-class-good = good
web-review-class-doubtful = doubtful
web-review-class-mistake = mistake
web-review-class-blunder = blunder
web-review-phase-opening = Lost early
web-review-phase-middle = In the middle
web-review-phase-end = Late

web-review-luck = Luck
web-review-luck-what = What draws and throws gave, against what might have come instead. The result without it tells more of how well somebody played.
web-review-result = Result
web-review-without-luck = Without luck

web-review-dear = What cost most
web-review-whose = Whose decisions
web-review-everybody = everybody’s
web-review-nothing-dear = Nothing that was found.
web-review-lost = lost { $lost } ± { $error }
web-review-close = Too close to be sure.
web-review-chosen = Chosen
web-review-better = Better
web-review-retry = Try again
web-review-keep = Keep { $count ->
    [one] this decision as an exercise
   *[other] these { $count } decisions as exercises
}
web-review-keeps = { $count ->
    [one] It is among your exercises.
   *[other] They are among your exercises.
}
web-review-exercises = Your exercises
web-review-points = Expected final points
web-review-points-what = On average over games imagined from there, where a turn begins.
web-review-points-graph = Everybody’s expected final points over the game.
web-review-points-of = { $name }: points
web-review-points-by = By what they are for: at the beginning → at the end
web-review-points-for = For
