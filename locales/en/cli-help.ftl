# What --help says of commands and arguments. A key is made of names: cli-help-COMMAND for a command,
# cli-help-COMMAND-ARGUMENT for an argument of one, cli-help-any-ARGUMENT where it means the same in several, and
# cli-help-value-NAME for the name of a value. What clap adds by itself is in cli-usage.ftl.

cli-help-pantheon = Modern board games with a computer: play, simulate, record, replay, verify
cli-help-pantheon-after = Exit codes: 0 done; 1 what was to be checked is false; 2 the command line is wrong; 3 an input is missing or wrong; 4 the output can't be written; 5 anything else; 6 done, with warnings.

# Arguments that mean the same everywhere
cli-help-any-lang = The language of words and rules: en or pt-BR [default: from the environment, else en]
cli-help-any-content = A folder with other content: the title's files, or a folder of them named after the title
cli-help-any-help = Print help
cli-help-any-version = Print version
cli-help-any-json = Print JSON
cli-help-any-title = The title, as `pantheon games` lists it
cli-help-any-options = The table's options, as a JSON object or as key=value,…
cli-help-any-file = The record; - is standard input
cli-help-any-seats = How many sit at the table
cli-help-any-bot-time = How long a program (cmd:COMMAND) may think about a decision: 500ms, 5s
cli-help-any-bot-memory = How much memory a program (cmd:COMMAND) may address: 512MiB, 1GiB
cli-help-any-config = A TOML file with settings
cli-help-any-data = The folder where everything is kept [default: pantheon in the user's data folder]
cli-help-any-database = The database: sqlite:FILE or postgres://… [default: a SQLite file in the data folder]
cli-help-any-set = Any setting, such as limits.page=50; docs/operate.md lists them

cli-help-help = Print this message or the help of the given subcommand(s)

cli-help-games = List the titles, their seats and their options

cli-help-play = Play a game in the terminal
cli-help-play-seats = Who sits where, in turn order: human or a bot (level:1 to level:8, search:1s, greedy, random, cmd:COMMAND), with a name if you like (human:Ana, level:3@Rui)
cli-help-play-plain = Lines of text instead of a full screen: for pipes and screen readers
cli-help-play-warn = Warn once before a choice that is a grave mistake, and say why
cli-help-play-seed = A phrase or number that decides all luck, to repeat a game
cli-help-play-reaction = How long bots take to act while you may act too, in milliseconds [default: each has its own pace]
cli-help-play-record = Writes a record of the game to this file

cli-help-sim = Play random games and check every law at every step
cli-help-sim-games = How many games, divided between all seat counts and options that aren't given
cli-help-sim-seats = How many sit at the table [default: every number in turn]
cli-help-sim-seed = The seed of all games
cli-help-sim-first = The number of the first game, to repeat one
cli-help-sim-options = The table's options, as a JSON object or as key=value,… [default: every combination in turn]
cli-help-sim-threads = How many threads [default: one a core]
cli-help-sim-no-audit = Leave the checks of laws out, for figures of speed

cli-help-arena = Let bots play each other and rate them
cli-help-arena-bots = Who takes part: random, greedy, search:1s, level:5, …; levels is all levels, and cmd:… stands alone
cli-help-arena-seats = How many sit at a table
cli-help-arena-games = How many games each group plays, rounded up to whole deals
cli-help-arena-ladder = Only neighbours in the list meet
cli-help-arena-seed = The seed of all games
cli-help-arena-threads = How many games are played at once [default: one a core]
cli-help-arena-out = A folder for results and records; a run that was broken off is taken up again there

cli-help-record = Play a random game and write its record
cli-help-record-seed = A phrase or number that decides all luck and all choices
cli-help-record-out = Where to write the record
cli-help-record-force = Replace the file if it is there

cli-help-replay = Play a record again and show where it stands
cli-help-replay-at = Stop after so many entries [default: all]
cli-help-replay-viewer = Whose eyes to see with: a seat's number from 0, or spectator

cli-help-review = Weigh the decisions and the luck of a game that is over, or of many together
cli-help-review-iterations = How many iterations weigh a decision
cli-help-review-threads = How many pieces are weighed at once [default: one a core]
cli-help-review-bots = Let these bots decide in the same positions instead, and weigh what they choose; levels is all levels
cli-help-review-decisions = At how many decisions of each game they decide

cli-help-analyse = Check what was tried from a moment of a game, and print it as a tree

cli-help-daily = Play the deal of the day, the same for everybody, and prove games of it
cli-help-daily-title = The title to play; without it the deals of the day are told
cli-help-daily-date = Another day, by UTC, such as 2026-11-19 [default: today]
cli-help-daily-plain = Play in plain lines, for pipes and screen readers
cli-help-daily-record = The file for the record [default: the title and the day]
cli-help-daily-verify = Prove a record of a daily deal: every move of the bots is thought again
cli-help-verify = Check everything that a record claims
cli-help-verify-key = Check also that the server with this public key gave it out; its /api/signing-key tells it
cli-help-verify-signature = The signature [default: the one beside the record whose name ends with minisig]

cli-help-serve = Let people play online: a server of tables
cli-help-serve-listen = The address to listen at; port 0 takes a free one [default: 127.0.0.1:8080]
cli-help-serve-public-url = The address that people type, such as https://games.example.org
cli-help-serve-proxies = How many proxies stand before the server [default: 0]
cli-help-serve-metrics-token = What opens /metrics [default: nothing, it is open]
cli-help-serve-bots = How many bots think at once [default: 3]
cli-help-serve-log-format = How the log is written to standard error: text or json [default: text]
cli-help-serve-tls = Speak HTTPS, with a certificate of tls.certificate or tls.acme.domains [default: plain HTTP]
cli-help-serve-list-settings = Print every setting with its value, as a file for --config, and end

cli-help-backup = Copy the database of a server that may be running
cli-help-backup-file = The file to write, which must not be there yet; with --verify, the backup to look at
cli-help-backup-recipients = Public keys of age, with commas between: only whoever has a secret key of theirs can open the file
cli-help-backup-passphrase-file = A file whose first line encrypts the backup, or opens it
cli-help-backup-verify = Restore the backup to a folder of its own, and live and verify every table in it
cli-help-backup-identity = A file with secret keys of age, for a backup that is encrypted

cli-help-restore = Make a backup the database of a server that doesn't run
cli-help-restore-file = The backup
cli-help-restore-passphrase-file = A file whose first line opens the backup
cli-help-restore-identity = A file with secret keys of age, for a backup that is encrypted

cli-help-doctor = Look whether a server can keep its promises here

cli-help-health = Ask a server on this machine whether it is ready
cli-help-health-listen = The address that it listens at [default: 127.0.0.1:8080]
cli-help-unpack = Unpack the logs of long-finished games, before an earlier version uses the database

cli-help-stdio = Speak the open protocol: one JSON object a line

cli-help-tune = Fit the weights by which bots judge a title
cli-help-tune-games = How many games of self-play weights are fitted to
cli-help-tune-players = Who plays them: random, greedy or search:N
cli-help-tune-rounds = How many rounds of games between neighbouring weights follow
cli-help-tune-rivals = Who plays those, and the trials
cli-help-tune-trial = How many games new weights play against the old
cli-help-tune-start = A file with the weights to begin at [default: the title's own]
cli-help-tune-seed = The seed of everything
cli-help-tune-threads = How many games are played at once [default: one a core]
cli-help-tune-out = A folder for games, rounds and weights; a run that was broken off is taken up again there

cli-help-puzzles = Find puzzles in games of bots, pick and count them
cli-help-puzzles-mine = Look through games of strong bots for decisions that are clearly best
cli-help-puzzles-mine-out = The file for what is found; a run that was broken off is taken up again there
cli-help-puzzles-mine-games = How many games are looked through
cli-help-puzzles-mine-time = For how long at most; what isn't done then is left for another run
cli-help-puzzles-mine-seats = How many sit at the tables, in turn: 2,3,4 [default: every number from 2]
cli-help-puzzles-mine-seed = The seed of all games
cli-help-puzzles-mine-players = Who plays the games
cli-help-puzzles-mine-scout = How many iterations a first look at a decision takes
cli-help-puzzles-mine-worlds = In how many imagined worlds actions are weighed; twice as many confirm it
cli-help-puzzles-mine-margin = By how many hundredths of a chance to win the best action must be better than any other
cli-help-puzzles-mine-easy = Of decisions that a look one step ahead gets right, one of so many is looked at
cli-help-puzzles-mine-most = How many puzzles are taken from a game at most
cli-help-puzzles-mine-apart = How many steps apart they are at least
cli-help-puzzles-mine-threads = How many games are looked through at once [default: one a core]
cli-help-puzzles-choose = Pick a spread of what was found
cli-help-puzzles-choose-files = The files that were mined
cli-help-puzzles-choose-count = How many puzzles
cli-help-puzzles-choose-out = The file for the puzzles
cli-help-puzzles-show = Count puzzles by grade, theme, phase and seats
cli-help-puzzles-show-file = The file that was chosen

cli-help-rules = Read the rules
cli-help-rules-title = The title [default: list the titles]
cli-help-rules-id = The rule's id, such as GR-V1 [default: list the rules]

cli-help-content = Show, check or export what is printed on cards, tiles and boards
cli-help-content-show = Show every value and where it is known from
cli-help-content-check = Check the content of a folder, or the built-in one
cli-help-content-check-dir = The folder [default: that of --content, else the built-in content]
cli-help-content-export = Write the content's files to a folder, to change them
cli-help-content-export-dir = The folder, made if it isn't there
cli-help-content-export-force = Replace files that are there
cli-help-content-freeze = Keep today's content for the games that begin with it, after a value was changed
cli-help-content-freeze-dir = The title's folder of content files [default: content/TITLE]

cli-help-completions = Print a script that completes commands in a shell
cli-help-completions-shell = The shell

# Names of values, as they stand in usage lines
cli-help-value-address = ADDRESS
cli-help-value-bot = BOT
cli-help-value-bots = BOT,…
cli-help-value-day = DAY
cli-help-value-dir = DIR
cli-help-value-file = FILE
cli-help-value-format = FORMAT
cli-help-value-i = I
cli-help-value-id = ID
cli-help-value-json = JSON
cli-help-value-k = K
cli-help-value-key = KEY
cli-help-value-keys = KEY,…
cli-help-value-lang = LANG
cli-help-value-m = M
cli-help-value-ms = MS
cli-help-value-n = N
cli-help-value-r = R
cli-help-value-s = S
cli-help-value-setting = KEY=VALUE
cli-help-value-shell = SHELL
cli-help-value-size = SIZE
cli-help-value-t = T
cli-help-value-time = TIME
cli-help-value-title = TITLE
cli-help-value-token = TOKEN
cli-help-value-url = URL
cli-help-value-who = WHO
