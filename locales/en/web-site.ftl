# Words of the web client: the pages around the tables.

web-page-table = A table
web-again = Try again
web-keep = Keep
web-cancel = Cancel
web-home-short = To the front page
web-to-light = Light colours
web-to-dark = Dark colours
web-offline = You are offline. Everything in this browser works on; online tables wait.
web-offline-part = You are offline, and not everything is kept in this browser yet. What does not open comes when you are back.
web-offline-short = offline
web-no-engine = The game engine could not be loaded into this browser.
web-new-on-server = The table will be on the server, and nobody else finds it.
web-newer = A newer Pantheon is ready.
web-renew = Use it now
web-foot = An independent, unofficial place for board games. The games and their names belong to their owners.
web-foot-verify = Verify a record
web-missing-text = The address is wrong, or what was there is gone. The games are still here.

# What a title is; the rest is in `site-<title>.ftl`.
web-fact-seats = { $from } to { $to } players
web-fact-seats-just = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
web-fact-minutes = { $minutes } min
web-fact-weight-1 = very light
web-fact-weight-2 = light
web-fact-weight-3 = medium
web-fact-weight-4 = heavy
web-fact-weight-5 = very heavy

# The front page.
web-front-tagline = Great board games, and somebody to play with
web-front-lead = Board games with all their rules, modern ones and one of the oldest there are. Press Play: friendly bots sit down with you, here in your browser. No account, nothing to install.
web-front-turn = Your turn
web-front-open = Your open games
web-front-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-go-on = Go on
web-forget = Remove
web-sure = Really?
web-look-again = Look again
web-front-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
web-play = Play
web-play-title = Play { $title }
web-set-up = Set up
web-set-up-title = Set up a table of { $title }
web-rules-title = Rules of { $title }
web-puzzles-title = Puzzles of { $title }
web-play-setting-up = The table is being laid, and two bots sit down…
web-front-online = With friends, online
web-front-online-text = Make a table, send the link, and play live or a turn a day. Empty seats go to whoever comes, or to bots.
web-front-online-look = See the tables
web-front-online-make = Make a table
web-front-beside = Round one screen
web-front-beside-text = Pass the screen around. Hidden hands stay covered until the next player says that they are there. Gods of Rome plays solo too.
web-front-beside-make = Sit down together
web-front-daily = Daily deal
web-front-daily-text = One game a day of each title, the same for everybody, against bots. See how others did, and replay the best game.
web-front-daily-play = Play today’s deal
web-front-rules = Learn the rules
web-front-rules-text = All rulebooks in our own words, with a search and a link to every rule. At the table a rule is one key away.
web-front-rules-read = Read the rules
web-front-different = What is different here
web-different-why = Every “no” tells you why
web-different-why-text = Point at anything: if it can’t be done, the table names the rule that forbids it, and one press opens it.
web-different-luck = Shuffles you can check
web-different-luck-text = The seed is sealed before the game and opened after it. Anybody can play the record again, down to the last die.
web-different-bots = Eight levels of bots
web-different-bots-text = From a gentle first game to a search that thinks hard. They know what their seat may know, and nothing else.
web-different-offline = Works without a network
web-different-offline-text = Once loaded, games against bots, at one screen and replays need no connection. Install it like an app.
web-different-known = Honest about the unknown
web-different-known-text = Where a printed value isn’t known to us there is a stand-in, and it is marked as one.
web-different-keys = For all eyes and hands
web-different-keys-text = Whole games by keyboard or screen reader, shapes besides colours, light and dark, English and Portuguese.

# Tables in lists.
web-line-open = a free seat
web-line-invited = an invited guest
web-line-bot = a bot of level { $level }
web-line-program = { $name } (a program)
web-line-gathering = people are sitting down
web-line-playing = being played
web-line-your-turn = Your turn
web-line-play = Play
web-line-online = online
web-line-paused = paused
web-line-over = over
web-line-hints = with hints
web-line-clock = { $minutes } min + { $seconds } s a turn
web-line-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
web-line-connecting = Connecting…
web-line-broken = The connection broke.
web-line-next = Next try in { $seconds } s.
web-line-unreachable = The server can’t be reached.
web-closed = This server is closed to strangers.
web-closed-text = Only those who have an account play online here. If you have none, ask whoever runs this server. In this browser you can play all the same.

# Tables online.
web-lobby-make = Make a table
web-lobby-here = Play in this browser
web-lobby-filter = Game
web-lobby-all = all games
web-lobby-mine = Your tables
web-lobby-open = A seat is free
web-lobby-running = Being played
web-lobby-free = { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
}
web-lobby-join = Sit down
web-lobby-look = Look
web-lobby-more = Show more tables
web-lobby-watch = Watch
web-lobby-empty = Nobody is here right now
web-lobby-away = Meanwhile, in this browser
web-lobby-empty-text = Make a table and send its link to friends, or play at once against bots.
web-who-you = You are
web-who-name = Your name
web-who-rename = Change name
web-who-account = Make an account or sign in
web-who-own = Your account
web-kind-guest = guest
web-kind-account = account
web-kind-bot = bot

# A new table.
web-new-title = Which game
web-new-where = Where
web-where-here = In this browser
web-where-here-text = Against bots, with people beside you, or alone. No connection needed.
web-where-online = Online
web-where-online-text = With people elsewhere. The table is on the server, and you can come back to it from anywhere.
web-new-seats = Who plays
web-who-me = Me
web-who-me-text = That’s you.
web-who-beside = Somebody beside me
web-who-bot = A bot
web-who-open = Whoever comes
web-who-open-text = Anybody can take this seat.
web-who-invited = Somebody I invite
web-who-invited-text = Only those who have the link.
web-new-level = Level of the bot: { $seat }
web-level-1 = a first game
web-level-2 = easy-going
web-level-3 = knows the rules well
web-level-4 = plays soundly
web-level-5 = plans ahead
web-level-6 = experienced
web-level-7 = strong
web-level-8 = the strongest we have
web-new-name = Name: { $seat }
web-new-remove = Take away: { $seat }
web-new-add = Add a seat
web-new-solo = Alone at the table you play the solo game, against the Patronus.
web-new-beside-at-once = Several people at one screen can’t act at the same time. Choose turns of 30 seconds in the options.
web-new-options = Options of the game
web-new-no-options = This game has no options: it is played as printed.
web-new-usual = usual
web-new-from-to = { $from } to { $to }
web-new-terms = How it is played
web-new-access = Who finds the table
web-access-public = Everybody
web-access-public-text = It is listed among the tables.
web-access-private = Those who have the link
web-access-private-text = It is listed nowhere.
web-new-pace = Time
web-pace-untimed = As much as you like
web-pace-untimed-text = Nobody is hurried. Games with a sand timer of their own keep it.
web-pace-clock = A clock for each player
web-pace-clock-text = It runs while you think and gains a little with every turn. When it is empty, a bot goes on for you.
web-pace-days = Some days for each turn
web-pace-days-text = For games beside everyday life.
web-new-bank = Minutes to begin with
web-new-increment = Seconds for each turn
web-new-days = Days for each turn
web-new-help = Help
web-new-hints = Hints
web-new-hints-text = Anybody at the table can ask what a strong player would do. For practice.
web-new-spectators = Spectators
web-new-watched = May look on
web-new-watched-text = They see only what is public.
web-new-delay = Seconds behind the game
web-new-take-over = When somebody is away
web-new-take-over-text = A bot of this level sits in until they are back.
web-new-fault-nobody = At least one person must sit at the table.
web-new-fault-several-me = You can sit on one seat only. Others at this screen are “somebody beside me”.
web-new-fault-seats = This game is for { $players }.
web-new-make = Make the table
web-new-summary = { $title }, { $seats ->
    [one] solo
   *[other] { $seats } players
}

# Settings.
web-settings-kept = Everything takes effect at once and is kept in this browser.
web-settings-look = Look and language
web-settings-language = Language
web-settings-language-browser = as the browser says
web-settings-theme = Colours
web-theme-system = as the system says
web-theme-light = light
web-theme-dark = dark
web-settings-vision = Colour vision
web-vision-standard = all colours
web-vision-protanopia = red weakness
web-vision-deuteranopia = green weakness
web-vision-tritanopia = blue weakness
web-vision-monochrome = light and dark only
web-settings-play = At the table
web-settings-name = Your name
web-settings-speed = Pieces travel
web-speed-off = not at all
web-speed-slow = slowly
web-speed-normal = at a normal pace
web-speed-fast = fast
web-settings-confirm = Confirm every choice
web-settings-confirm-text = A choice waits for a second press. Without it, most steps can be taken back by Undo. On the board of 4 Gods, which is played against the clock, one press is always enough; a finger’s first tap there shows the tile, and the second places it.
web-settings-warn = Warn before grave mistakes
web-settings-warn-text = Where hints are allowed, a choice that loses a tenth of your chance to win or more is shown to you before it is made. It waits a second for that at most.
web-settings-preview = What a choice would bring
web-settings-preview-text = Pointing at a choice for a moment, or coming to it by keys, shows what would happen and which points would change, as far as it is certain.
web-settings-list = Choices as text
web-settings-list-text = Everything that can be done is also a list of buttons beside the board.
web-settings-letters = Letters beside colours
web-settings-letters-text = Whatever has a colour also shows a letter.
web-settings-sounds = Sounds
web-settings-sounds-text = A soft sound when it is your turn, when a piece moves, at the end.
web-settings-account = Account

# The account.
web-account-out = You are not signed in.
web-account-guest = Come in as a guest
web-account-in = You are { $name }, signed in as { $login }.
web-account-is-guest = You are a guest called { $name }. A guest can play everything; an account lets you come back from other devices.
web-account-make = Make an account
web-account-make-text = No address, no mail: a name and a password. Your games and your name stay.
web-account-make-it = Make the account
web-account-made = The account is made.
web-account-have = I have an account
web-account-have-text = The guest that you are now stays behind.
web-account-sign-in = Sign in
web-account-sign-out = Sign out
web-account-sign-out-all = Sign out everywhere
web-account-sessions = Where am I signed in?
web-account-session = { $label }: since { $since }, last used { $seen }
web-account-login = Name to sign in with
web-account-password = Password
web-account-password-text = At least 8 characters.
web-account-lost = There is no mail here, so a lost password can’t be recovered: without it nobody gets into the account any more. Keep it well.
web-account-data = Your data
web-account-data-text = Everything that the server keeps of you, as one file.
web-account-export = Download my data
web-account-leave-text = Leaving for good removes your name, your account and what you said. Records of games stay, without your name.
web-account-sure = I am sure. This can’t be undone.
web-account-leave = Leave for good
web-account-left = You have left. Your name, your account and what you said are erased.

# Rules.
web-rules-lead = The complete rules of the published games, in our own words. Every rule has a number, which the tables cite.
web-rules-search = Search the rules
web-rules-others = Other games
web-rules-found = { $count ->
    [0] No rule has all of these words.
    [one] One rule
   *[other] { $count } rules
}
web-rules-contents = Contents
web-rules-link = Link to rule { $rule }
web-rules-print = Print
web-rules-wide = Wider than its place: scroll sideways
web-rules-example = What the example shows
web-rules-before = Before
web-rules-after = After

# About.
web-about-lead = Pantheon wants to be the best place to play modern board games with a computer: every rule, every variant, in a browser, in a terminal or from a program. It is free, and its source is open.
web-about-games = The games
web-about-buy = If you like one of these games, buy it: it is better still with people round a table.
web-about-unofficial = Pantheon is unofficial and independent. It isn’t connected with, or endorsed by, the designers and publishers of the games. All words and drawings are our own.
web-about-known = What is known, and what is reconstructed
web-about-known-text = A rulebook shows some of a game’s parts only in pictures. Where a printed value isn’t known to us, a stand-in is used that fits every statement and every example of the rulebook. Every value is marked, and this page counts them:
web-about-title = Game
web-about-luck = How luck is verified
web-luck-commit = Before the game the table draws a secret seed and shows its fingerprint. The seed can’t be changed any more.
web-luck-add = After the fingerprint is known, every player’s browser adds a random number to the luck, and a word of the player’s own if they like. So nobody can have chosen the shuffles.
web-luck-draw = All luck is computed from these: every shuffle, every die.
web-luck-reveal = After the game the seed is opened. The record holds every move, and anybody can play it again and compare.
web-about-verify = Verify a record
web-about-licences = Licences
web-about-licence = Pantheon’s code, words and drawings are free under the MIT licence or the Apache licence 2.0, as you like.
web-about-fonts = The typefaces are Source Serif 4 by Adobe and Inter by Rasmus Andersson, both under the SIL Open Font License 1.1.
web-verify-text = Pick or paste the record of a game, from here or from anywhere. It is checked in your browser and sent nowhere.
web-verify-brought = This is the record of that game. It is checked in your browser and sent nowhere.
web-verify-other = Check another record
web-verify-paste = The record’s text
web-verify-pick = Pick a file
web-verify-check = Check it
web-verify-true = The record is true.
web-verify-false = The record is not true.
web-verify-line = Line { $line }:
web-verify-entry = Entry { $entry }:
web-verify-record = { $title }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $draws ->
    [one] one random number drawn again.
   *[other] { $draws } random numbers drawn again.
}
web-verify-broken-off = The game was broken off.
web-verify-commitment = Fingerprint of the seed:
web-verify-luck = What the players added to the luck:
web-verify-luck-none = No player added anything to the luck.
web-check-chain = No line was changed.
web-check-edition = It was played by the rules and the content that are here.
web-check-set-up = Its table can be set up.
web-check-seed = The seed is the one whose fingerprint was shown before the game.
web-check-entries = Every move is allowed and leads where it says, with all luck drawn again.
web-check-outcome = The game ended as it says.
web-checked-passed = It holds.
web-checked-failed = It does not hold.
web-checked-skipped = Not checked, because something before it failed.
web-wrong-line-too-long = The line is too long.
web-wrong-too-many-lines = There are too many lines.
web-wrong-cut-off = The record is cut off.
web-wrong-malformed = This isn’t what a record has there.
web-wrong-broken-chain = The line, or one before it, was changed.
web-wrong-unknown-format = The record is of a format that this version doesn’t know.
web-wrong-other-title = The record is of another game.
web-wrong-other-rules-version = It was played by another version of the rules.
web-wrong-other-content = It was played with other cards, tiles or boards.
web-wrong-bad-options = Its options don’t belong to the game.
web-wrong-bad-setup = Its table can’t be set up.
web-wrong-bad-seed = Its seed isn’t one.
web-wrong-other-seed = The seed isn’t the one that was committed to.
web-wrong-bad-entry = The move isn’t allowed.
web-wrong-diverged = The move leads to another state than the record says.
web-wrong-other-outcome = The game ended otherwise.

# Problems.
web-problem-malformed = The server did not understand the request. Is this page older than the server? Load it anew.
web-problem-too-large = That is too large.
web-problem-out-of-bounds = Something is too short, too long or out of bounds.
web-problem-not-signed-in = You are not signed in.
web-problem-wrong-password = The name and the password don’t belong together.
web-problem-name-taken = That name is taken.
web-problem-name-alike = Somebody at this table has a name that can be taken for yours. Change your name, then try again.
web-problem-name-blank = A name needs a letter, a number or a sign that can be seen.
web-problem-name-bot = Only our own bots are called like that. Choose another name.
web-problem-name-office = This name belongs to whoever runs the server, or to the program. Choose another name.
web-problem-name-hidden = That name has characters in it that nobody can see. Choose another.
web-problem-name-mixed = That name mixes letters of several alphabets in one word. Choose another.
web-problem-name-piled = That name piles up too many accents on one letter. Choose another.
web-problem-said-blank = There is nothing to be seen in that message.
web-problem-said-hidden = That message has characters in it that nobody can see.
web-problem-said-piled = That message piles up too many accents on one letter.
web-problem-not-yours = That is somebody else’s to do.
web-problem-foreign-site = The request came from another site.
web-problem-not-found = There is no such thing, or it isn’t for you to see.
web-problem-wrong-method = The server does not know that request.
web-problem-unknown-title = There is no such game here.
web-problem-bad-setup = A table can’t be set up like this.
web-problem-bad-options = These options don’t belong to the game.
web-problem-seat-taken = The seat isn’t free any more.
web-problem-wrong-time = That can’t be done now.
web-problem-not-allowed = This table does not allow it.
web-problem-bad-action = The game knows no such action.
web-problem-cannot-undo = That step can’t be taken back.
web-problem-too-fast = That was too fast. Wait a moment.
web-problem-too-many = There are too many of them already.
web-problem-busy = The server can’t be reached, or has too much to do. Try again in a moment.
web-problem-unavailable = What is kept can’t be read or written just now. Nothing that was confirmed is lost. Try again soon.
web-problem-damaged = What the server keeps of this is damaged. Trying again won’t help; tell whoever runs the server.
web-problem-internal = Something went wrong, and it is our mistake.

# Learning by doing: lessons, their page, and the coach of a first game.
web-learn = Learn
web-learn-title = Learn { $title }
web-learn-lead = Short lessons on the real board: you do it, and the rules answer. Choose a game.
web-learn-about = Short lessons on the real board, two to four minutes each. You do it, and the rules answer. Leave when you like: this browser remembers where you were.
web-learn-done = { $done } of { $lessons } lessons done
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-is-done = done
web-learn-is-left = at step { $step }
web-learn-game = Your first game
web-learn-game-about = A whole game against friendly bots. A coach explains what you meet for the first time.
web-learn-game-anew = Begin anew
web-learn-offer = Your first time? There are short lessons.
web-learn-no = No, thanks
web-lesson-step = Step { $step } of { $steps }.
web-lesson-next = Go on
web-lesson-again = Try again
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-shown = What helps: { $what }.
web-lesson-finish = Next lesson
web-lesson-end = To the lessons
web-lesson-leave = All lessons
web-lesson-read-first = First read what is said above, and go on. Then it is your turn.
web-coach = Coach:
web-coach-read = Got it
web-coach-rule = Read rule { $rule }
