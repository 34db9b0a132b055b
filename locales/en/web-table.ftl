# Words of the web client: what is round every board.

# The sentence and its buttons.
web-table-sentence = What to do
web-table-tools = Tools
web-table-choices = Choices
web-table-several = What to do here
web-table-filter = Search { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-table-filter-none = No choice has these words.
web-table-more = { $count } more
web-table-close = Close
web-table-recap = What happened?
web-table-result = The result
web-table-menu = More
web-table-rule = Rule { $rule }

# Advice.
web-table-hint = Hint
web-table-hint-thinking = Thinking…
web-table-hints = Advice
web-table-hint-chance = wins { $chance }
web-table-hint-none = There is no advice for this moment.
web-table-hint-note = A bot’s estimate: the chance to win, and the points still to come.

# Players.
web-table-you = (you)
web-table-acts = to act
web-table-points = points
web-table-score-so-far = Score so far
web-table-seat-level = Bot, level { $level }
web-table-seat-resigned = gave up, a bot plays on
web-table-seat-gave-up = gave up
web-table-seat-sat-in = away, a bot sits in
web-table-seat-program = a program plays here
web-table-seat-away = away
web-table-seats-away = { $names } { $count ->
    [one] is away.
   *[other] are away.
}
web-table-seat-open = Free for anybody
web-table-seat-invited = Kept for somebody invited
web-table-return = I’m back
web-table-clock = { $time } left
web-table-clock-low = Only { $time } left

# The panel.
web-table-aside = Players and log
web-table-panel = Panel
web-table-tab-study = Analysis
web-table-tab-log = Log
web-table-tab-chat = Chat
web-table-tab-rules = Rules
web-table-tab-score = Score
web-table-tab-end = Result
web-table-unread = (new)
web-table-log-earlier = Show what came before
web-table-log-empty = Nothing has happened yet.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-earlier = Show what was said before
web-table-chat-gone = (whoever said this has left for good)
web-table-rules-search = Search the rules
web-table-rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
web-table-score-final = The final score. Open a line to see where the points come from.
web-table-score-so-far-note = The score if nothing else were scored. Open a line to see where the points come from.
web-table-score-nothing = Nothing yet.

# What happened to the table.
web-table-news-closed = The table was closed.
web-table-news-superseded = This release has other rules or cards than this game began with: it can't be played on.
web-table-news-took-back = { $name } took { $count ->
    [one] a step
   *[other] { $count } steps
} back.
web-table-news-went-back = Taken back: { $steps }.
web-table-news-went-back-some = Steps were taken back.
web-table-steps-of = { $count ->
    [one] one step
   *[other] { $count } steps
} of { $name }
web-table-steps-clock = { $count ->
    [one] one step
   *[other] { $count } steps
} of the clock
web-table-news-offered-pause = { $name } would like to pause.
web-table-news-offered-take-back = { $name } would like to take steps back.
web-table-news-agreed = { $name } agrees.
web-table-news-declined = { $name } declines.
web-table-news-resumed = The game goes on.
web-table-news-outage = The server was away. No clock counted that time.
web-table-news-resigned = { $name } gives up.
web-table-news-sat-in-clock = { $name } ran out of time. A bot sits in.
web-table-news-sat-in-away = { $name } is away. A bot sits in.
web-table-news-sat-in-gone = { $name } has left for good. A bot sits in.
web-table-news-returned = { $name } is back.
web-table-news-rematch = There is a table for a rematch.

# The bar above the board.
web-table-connecting = Connecting…
web-table-broken = The line to the server broke. This is the last that was seen.
web-table-broken-in = Next try in { $seconds } s.
web-table-unkept = This browser doesn’t keep this game: it ends with this page. Free some room, or allow the site to store data.
web-table-hurry = Try now
web-table-gone = This table is no longer there.
web-table-to-lobby = Other tables
web-table-paused = The game is paused. All clocks stand still.
web-table-resume = Go on
web-table-sat-in-you = A bot sits in for { $name }.
web-table-agree = Agree
web-table-decline = Decline
web-table-offer-waits = Waiting for the others’ answers.
web-table-watching = You are watching.
web-table-closed = This table was closed before a game began.
web-table-superseded = This game of { $title } was begun by rules, or with cards, that this release no longer has. It can't be played on or shown, and it counts as unfinished. Its log is kept, and you can begin anew with the same people.
web-table-not-found = There is no such table, or it isn’t open to you.
web-table-elsewhere = This table is open in another tab
web-table-elsewhere-what = Only one tab plays at a time, so that none writes over what the other played.
web-table-elsewhere-take = Play here

# One screen for several people.
web-table-cover = Hand over the screen. Nobody’s secrets are on it now.
web-table-cover-here = I am { $name }
web-table-give = { $name } plays now
web-table-cover-panel = Covered while the screen changes hands.

# More.
web-table-take-back = Take my last step back…
web-table-take-back-sure = { $count ->
    [one] Take this step back
   *[other] Take these { $count } steps back
}
web-table-offer-take-back = { $count ->
    [one] Ask the others to take this step back
   *[other] Ask the others to take these { $count } steps back
}
web-table-would-go = This is taken back: { $steps }.
web-table-pause = Pause
web-table-offer-pause = Ask for a pause
web-table-resign = Give up
web-table-resign-sure = Give up, really: a bot plays on
web-table-resign-ends = Give up, really: that ends the game
web-table-call-bot = Let a bot play for { $name }, who is away
web-table-comfort = At this table
web-table-set-confirm = Ask me to confirm every choice
web-table-set-warn = Warn me before a grave mistake
web-table-set-preview = Show what a choice would bring
web-table-set-list = List all choices as text (key T)
web-table-set-sounds = Sounds
web-table-set-speed = Pieces travel
web-table-speed-off = not at all
web-table-speed-slow = slowly
web-table-speed-normal = at a normal pace
web-table-speed-fast = fast
web-table-list = All choices
web-table-list-none = There is nothing for you to choose now.
web-table-describe = The board in words
web-table-keys = Keys
web-table-key-arrows = Move between what can be chosen
web-table-key-arrows-all = Move between everything on the board
web-table-key-enter = Choose, or confirm
web-table-key-undo = Undo
web-table-key-buttons = Choose a button by its number
web-table-key-hint = Hint, where allowed
web-table-key-back = Look back; one step on again
web-table-key-list = List all choices as text
web-table-key-log = Read the log
web-table-key-describe = Describe the board
web-table-key-ask = What is this? Without anything pointed at: the rules
web-table-key-keys = This list
web-table-key-close = Close
web-table-keys-own = In this game

# What a table agreed on.
web-table-terms = How this table plays
web-table-term = { $name }: { $value }
web-table-pace-untimed = No clocks
web-table-pace-days = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
}
web-table-pace-clock = Clocks: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for each, and { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more with every turn
web-table-hints-yes = Hints are allowed
web-table-hints-no = No hints
web-table-spectators-nobody = Nobody may watch
web-table-spectators-welcome = Anybody may watch
web-table-spectators-delay = Anybody may watch, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} later
web-table-access-public = Listed for everybody
web-table-access-private = Only for those who have the link
web-table-commitment = The seal on the luck of this game
web-table-commitment-what = Before anybody sat down, the table drew a secret seed and sealed it with this number. What the players add comes after that, and the luck is made of both. When the game is over the seal is opened, and anybody can check that no shuffle was changed.

# Before the game.
web-table-gathering = { $title }: who plays?
web-table-ready = ready
web-table-not-ready = not ready yet
web-table-ready-now = I’m ready
web-table-unready = Wait, not yet
web-table-join = Sit here
web-table-leave = Leave
web-table-start = Start the game
web-table-close-table = Close the table
web-table-plan-bot = A bot for seat { $number }
web-table-plan-bot-here = Let a bot play…
web-table-plan-open = Free the seat
web-table-waits = The game can start once every seat is taken and everybody is ready.
web-table-waits-host = You can start once every seat is taken and the others are ready. A bot can take a free seat.
web-table-luck = A word of your own for the luck (optional)
web-table-luck-why = You needn’t: your browser adds a random number anyway. All shuffles and dice are made of what everybody adds and of the table’s sealed seed, so nobody can have chosen them.
web-table-luck-added = You have added this to the luck; the record will show it:
web-table-invite = Invite by this link
web-table-invite-public = The table is also listed under Tables.
web-table-invite-private = Whoever has this link can come in. Without the whole link nobody finds the table.
web-table-invite-watch = Whoever has this link can look on.
web-table-invite-share = Share
web-table-copy = Copy
web-table-copied = Copied

# The end.
web-table-end-skip = Skip to the result
web-table-end-again = Tell the score again
web-table-end-uncounted = There is no final score. “Score” shows the points so far, and the record what was played.
web-table-given-up-to = { $who } gave up: { $winner } wins.
web-table-given-up = { $who } gave up. The game is over, and nobody has won it.
web-table-standings = Places
web-table-bars = Where the points came from
web-table-curves = The score over the game
web-table-next = What next?
web-table-rematch = Play again
web-table-rematch-go = To the rematch
web-table-replay = Watch the game again
web-table-review = Review the game
web-table-share = Share the replay
web-table-shared = Link copied
web-table-record = Download the record
web-table-verify = How to check it
web-table-check = Check the record

# A game of the past.
web-table-timeline = The time of the game
web-table-play = Play
web-table-stop = Stop
web-table-step-back = One step back
web-table-step-on = One step on
web-table-moment = Moment of the game
web-table-moment-of = { $at } of { $last }
web-table-eyes = Seen by
web-table-eyes-spectator = a spectator
web-table-branch = Play on from here
web-table-share-moment = Copy a link to this moment
web-table-look-back = Look back
web-table-back-to-now = Back to now
web-table-look-back-turn = Your turn has come.
web-table-look-back-past = This is how it was.
web-table-verified = checked
web-table-not-verified = this record was changed
web-table-pick-record = Choose a record
web-table-pick-what = A record is the file of a whole game. Whoever played it can download it when the game is over.
