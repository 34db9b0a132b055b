# What a coach says: hints step by step, why one choice is better than another, and what an action would bring.

coach-think-only = There is only one thing to do here.
coach-think-theme = What tells the best choices apart: { $theme }.
coach-think-source = What tells the best choices apart: points for “{ $source }”.
coach-think-close = The best choices are close to each other.

# What speaks for the better of two choices.
coach-own-more = About { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for “{ $source }”.
coach-own-more-when = About { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for “{ $source }”, most of it { $when }.
coach-own-less = In return, about { $points ->
    [one] { $points } point less
   *[other] { $points } points less
} for “{ $source }”.
coach-rival-less = { $rival } gets about { $points ->
    [one] { $points } point less
   *[other] { $points } points less
} for “{ $source }”.
coach-theme = A better position, by about { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $theme }.
coach-prevents = The other choice lets this happen in about { $percent }% more of the imagined games: { $event }
coach-why-close = No difference between the two best choices came out clearly enough to be named.

# Hints, step by step.
coach-more = Tell me more ({ $step } of { $last })
coach-step-candidates = Think about these: { $choices }.
coach-step-best = { $choice }: wins { $chance }.
coach-why = Why the first is better than the next:
coach-estimate = All numbers are estimates of a bot, from games imagined with what you know.
coach-ahead = What a bot expects from here. All after the first step is imagined.
coach-ahead-back = Back to the position

# A warning before a grave mistake.
coach-warn = Take it back?
coach-warn-chance = With this choice you win { $chance } of the imagined games; with the best one found, { $best }.
coach-warn-why = What the better choice has over it:
coach-warn-back = Take it back
coach-warn-anyway = Play it anyway

# What a choice would bring.
coach-dry = This choice
coach-dry-points = { $name }: { $points } for “{ $source }”.
coach-dry-luck = More of it is up to luck.
coach-dry-hidden = More of it is up to what you can’t see.
