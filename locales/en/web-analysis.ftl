# The analysis board.
web-analysis-heading = Analysis
web-analysis-lead = Try what could have been played: actions of every player, with the real rules, from any moment of a game. Open one from a replay, a puzzle or a lesson, or from a file.
web-analysis-pick = Open an analysis from a file
web-analysis-list = Kept in this browser
web-analysis-forget = Forget
web-analysis-forget-which = Forget { $name }
web-analysis-title = What this analysis is called
web-analysis-actor = whoever is to act
web-analysis-imagine = Imagine what is hidden
web-analysis-luck = Imagine other luck
web-analysis-imagine-what = What these eyes can't know, and the luck to come, in another way: a branch of its own
web-analysis-keep = Keep
web-analysis-give = Save as a file
web-analysis-unsaved = Not kept yet
web-analysis-kept = Kept in this browser
web-analysis-tree = What was tried
web-analysis-begun = As it was
web-analysis-imagined = What { $who } can't know: imagined ({ $number })
web-analysis-other-luck = Other luck ({ $number })
web-analysis-waited = Time passes
web-analysis-over = The end
web-analysis-node = This position
web-analysis-promote = Move up
web-analysis-remove = Remove
web-analysis-wait = Let time pass
web-analysis-name = Name
web-analysis-comment = Comment
web-analysis-engine = What the engine would do
web-analysis-iterations = { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
}
web-analysis-thinking = Thinking…
web-analysis-thought = The engine has found lines.
web-analysis-only = Only one thing makes sense here.
web-analysis-lines = Lines of { $who }, with the chance to win
web-analysis-wrong = Line { $line } of this file: { $reason } ({ $why })
web-analysis-wrong-cut-off = the file is cut off
web-analysis-wrong-diverged = it leads to another position than it says
web-analysis-wrong-refused = a rule forbids what was tried
web-analysis-wrong-unknown-format = it was made by a later release
web-analysis-wrong-damaged = it isn't what is expected there
