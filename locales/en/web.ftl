# Words of the web client that every page and every table needs.

web-skip = Skip to the content
web-home = Pantheon: the front page
web-site = The site
web-nav-lobby = Tables
web-nav-rules = Rules
web-nav-puzzles = Puzzles
web-nav-settings = Settings
web-nav-about = About
web-page-lobby = Tables
web-page-new = A new table
web-page-analysis = Analysis board
web-analyse = Analyse
web-page-replay = A game to look at again
web-page-review = The review of a game
web-page-retry = Your mistakes, tried again
web-page-settings = Settings
web-page-rules = Rules
web-page-about = About Pantheon
web-page-missing = There is nothing here
web-page-failed = This page did not come through.
web-page-failed-text = The network is away, or the server has too much to do. It is tried again by itself; what you play is kept.
web-loading = One moment…
web-guest-name = Guest { $number }

# At a table.
web-board = Board
web-seats = Players
web-log = What happened
web-gathering = Waiting for everybody to sit down and be ready.
web-paused = The game is paused.
web-over = The game is over.
web-wait = One moment…
web-they-decide = { $name } is asked: “{ $what }”
web-cover-sentence = { $name }, it is your turn.
web-confirm = Confirm
web-undo = Undo
web-undo-what = Undo: { $what }
web-target = { $name }: { $action }
web-target-several = { $name }: { $count ->
    [one] one choice
   *[other] { $count } choices
}
web-bot-name = Bot { $number } (level { $level })
web-the-clock = the clock
web-lost-race = { $who } was { $seconds } s faster. { $why }
web-only-watching = You are watching. Only those who play can do something here.
web-not-your-turn = It isn’t your turn.
web-nothing-there = There is nothing to do there now.
