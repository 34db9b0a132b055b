# Words of `pantheon play`, the game in a terminal.

cli-play-name-human = Player { $number }
cli-play-name-random = Random { $number }
cli-play-name-greedy = Greedy { $number }
cli-play-name-level = Level { $level } ({ $number })
cli-play-name-bot = Bot { $number }
cli-play-name = { $player }
cli-play-greeting = { $title }. At the table: { $players }. Type :help for what you can do.
cli-play-goodbye = Goodbye.

# What is asked, and what was done.
cli-play-sentence = { $player }: { $ask }
cli-play-waiting = Nobody has to decide anything now.
cli-play-thinking = { $players } { $count ->
    [one] is
   *[other] are
} thinking…
cli-play-trouble = { $player } is in trouble: { $why }
cli-play-over = The game is over.
cli-play-chose = { $player }: { $choice }
cli-play-an-action = an action
cli-play-forced = Played by itself, as the only choice: { $choice }.
cli-play-forced-on = A choice without an alternative is now played by itself.
cli-play-forced-off = You are now asked even when there is only one choice.
cli-play-clock = [{ $seconds } s]
cli-play-took-back = { $player } took a step back.
cli-play-failed = That can't be done: { $why }
cli-play-no-such-choice = No choice is called { $query }.
cli-play-several = Several choices fit. Say more, or give a number:
cli-play-see-rule = Rule { $rule }: press ? to read it.
cli-play-see-rule-plain = Type :rules { $rule } to read the rule.
cli-play-no-rule = No rule is called that.
cli-play-no-language = There is no language { $asked }. There are en and pt-BR.
cli-play-unknown-command = There is no command :{ $word }. Type :help for those there are.
cli-play-bad-line = That line is too long, or not text.
cli-play-input-ended = The input has ended, so the game stops here.
cli-play-curtain =
    Pass the screen to { $player }.
    Press Enter when nobody else is looking.

# The parts of the screen.
cli-play-choices = Choices
cli-play-log = What happened
cli-play-search = Search:
cli-play-type-to-search = Type a number or part of a choice to find it.
cli-play-too-small =
    This screen is { $now-width } columns by { $now-height } lines.
    The game needs { $width } by { $height }: make the window larger, or play with --plain.
cli-play-title-help = Keys
cli-play-title-score = The score so far
cli-play-title-log = What happened
cli-play-title-board = The table
cli-play-title-sentences = The table in sentences
cli-play-title-hint = Hints
cli-play-title-rules = Rules
cli-play-title-save = Save the record
cli-play-title-leave = Leave

# The keys that matter now, in one line of at most 98 characters.
cli-play-keys-table = F1 all keys · Enter choose · Backspace undo · ? rules · F7 hint · Ctrl-Q leave · F2 português
cli-play-keys-page = ↑ ↓ scroll · Esc close
cli-play-keys-rules = Type to search · ↑ ↓ another rule · PgUp PgDn scroll · Esc close
cli-play-keys-save = Enter save · Esc clear, then close
cli-play-keys-leave = Enter leave · Esc stay
cli-play-keys-curtain = Enter look · Ctrl-Z undo · Ctrl-Q leave
cli-play-keys-end = ↑ ↓ scroll · Ctrl-S save the record · Esc look at the table · Ctrl-Q leave
cli-play-keys-over = F4 how it ended · F5 log · Ctrl-S save the record · Ctrl-Z undo · Ctrl-Q leave

# Hints.
cli-play-hint-thinking = Thinking about what you could do…
cli-play-hint-daily = There is no advice at a daily deal: it is the same for everybody.
cli-play-hint-nobody = Nobody is asked to decide anything now, so there is no hint.
cli-play-hint-wait = Wait for the others.
cli-play-hint-more = Ask again for more: F7, or :hint.
cli-play-hint-why = Why the first is better than the next:
cli-play-warn-again = Choose it again to play it anyway, or something else.
cli-play-hint-about =
    An estimate, from games imagined with what you know. It can be wrong.
cli-play-hint-chance = About { $percent }% to win.
cli-play-hint-points = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} still to come:

# Scores and the end.
cli-play-score-empty = Nobody has scored yet.
cli-play-score-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-play-standing = { $rank }. { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-play-tie-break = Tie: { $why }
cli-play-plain-end = Type :save FILE to keep the record, :log or :score to look back, :quit to leave.

# Saving and leaving.
cli-play-save-where = Where should the record of this game be saved?
cli-play-saved = The record is saved in { $file }.
cli-play-save-exists = { $file } is there already. Choose another name.
cli-play-save-failed = { $file } can't be written: { $why }
cli-play-leave = Leave the game before it ends? Press Enter to leave, Esc to stay.
cli-play-leave-over = Leave? Press Enter to leave, Esc to stay.

cli-play-help-keys =
    Choosing
      Enter            take the marked choice
      ↑ ↓ PgUp PgDn    move the mark
      a number         mark the choice with that number
      letters          show only choices with words that begin so
      Esc or /         clear what was typed

    Playing
      Backspace        with nothing typed: take the last step back (also Ctrl-Z)
      Ctrl-F           play choices without an alternative by themselves, or ask

    Looking
      ? or Ctrl-R      the rules; after a refusal, the rule behind it
      F4 or Ctrl-P     the score, explained
      F5 or Ctrl-O     everything that happened
      F6 or Ctrl-B     the table alone
      F7 or Ctrl-T     hints, step by step: press it again for more
      F8 or Ctrl-E     the table in sentences
      F9 or Ctrl-W     what the marked choice would bring, as far as it is certain
      Tab              let the arrow keys scroll the log, the table, the choices
      F2 or Ctrl-L     the other language
      F1 or Ctrl-K     this page

    Leaving
      Ctrl-S           save the record
      Ctrl-Q or F10    leave (also Ctrl-C)
    In the log » marks what is new since your last turn.
cli-play-help-lines =
    Choose with a number, with the beginning of a choice, or with words in it. An empty line repeats the choices.
    :undo            take the last step back
    :rules WORDS     read a rule, by its number or by words in its heading; alone, list them all
    :score           the score, explained
    :log             everything that happened
    :board           the table
    :tell            the table in sentences
    :hint            a hint; again, one step further: what to think about, which choices, the best, why
    :what CHOICE     what a choice would bring, as far as it is certain
    :lang CODE       speak en or pt-BR
    :forced          play choices without an alternative by themselves, or ask
    :act JSON        do any action, as the protocol writes it
    :save FILE       save the record in a new file
    :help            this text
    :quit            leave
    The beginning of a command is enough where it is clear, such as :q.
    In the log » marks what is new since your last turn.
