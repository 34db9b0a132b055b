# Decisions taken again, and what can be asked at a moment of a game that is over.

web-retry-advise = What would the coach say?
web-retry-here = Decide here yourself
web-retry-lead = Decisions from games that you reviewed, to be taken again. The engine weighs what you choose; what was chosen in the game isn’t told before.
web-retry-kept = They are kept in this browser only, with the games that they are from.
web-retry-none = There is none yet. The review of a game lets you keep the decisions that cost something.
web-retry-called = { $title }, moment { $entry }: { $name }
web-retry-solved = solved
web-retry-tries = { $tries ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $tries } times
}
web-retry-remove = Remove
web-retry-about = Exercise
web-retry-task = Decide again, for { $name }
web-retry-next = Next exercise
web-retry-all = All exercises
web-retry-weighing = The engine weighs it …
web-retry-right = Well chosen: { $what }.
web-retry-wrong = There is better: { $what } loses { $loss } (± { $error }) of the chance to win.
web-retry-best = Best is: { $what }.
web-retry-was = In the game it was: { $what }. It lost { $loss }.
web-retry-again = Try again
web-retry-reveal = Show the best choice
