# Words of the puzzles, which come when they are asked for.

web-puzzles-heading = Puzzles
web-puzzles-lead = Positions from games of strong bots in which one choice is clearly best. You see what the player to move may know, and nothing more.
web-puzzles-titles = Puzzles of
web-puzzles-kept = Your rating and your streak are kept in this browser only.
web-puzzles-about = Puzzle
web-puzzles-task = Find the best choice · grade { $grade }
web-puzzles-rating = Rating { $rating } ± { $error }
web-puzzles-streak = Streak { $streak }, longest { $longest }
web-puzzles-solved = Solved { $solved } of { $all }
web-puzzles-grade = Grade
web-puzzles-theme = Theme
web-puzzles-any = Any
web-puzzles-none = There is no puzzle of this grade and theme.
web-puzzles-next = Next puzzle
web-puzzles-right = That’s it: { $what }.
web-puzzles-wrong = Not the best: { $what } loses { $loss }% of the chance to win.
web-puzzles-wrong-by-far = Not the best: { $what } loses { $loss }% of the chance to win or more.
web-puzzles-best = Best is: { $what }.
web-puzzles-chance = It wins { $chance }% of the games that a bot imagines from here.
web-puzzles-margin = The next best, { $what }, loses { $margin }% (± { $error }).
web-puzzles-points = To the end of the game it brings, compared with that:
web-puzzles-about-theme = What it is about: { $theme }.
web-puzzles-rules = Rules:
web-puzzles-again = Try again
web-puzzles-reveal = Show the best choice
