# Words of the command line.

# pantheon games
cli-games-made = By { $designers } · { $publisher }, { $year }
cli-games-seats = { $min } to { $max } players
cli-games-rules = Rules version { $version }
cli-games-content = Content { $hash }…: { $found } values found, { $derived } derived, { $reconstructed } reconstructed
cli-games-options = Options:
cli-games-default = (default: { $value })

# pantheon sim
cli-sim-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $combinations ->
    [one] { $combinations } combination of options
   *[other] { $combinations } combinations of options
}
cli-sim-length = Actions a game: mean { $mean }, least { $min }, 5% { $low }, median { $middle }, 95% { $high }, most { $max }
cli-sim-score = Score of a seat: mean { $mean }, least { $min }, 5% { $low }, median { $middle }, 95% { $high }, most { $max }
cli-sim-wins = { $player } won { $alone } (shared { $shared })
cli-sim-lost = No seat won { $share }.
cli-sim-speed = { $seconds } s: { $games } games/s, { $actions } actions/s
cli-sim-audited = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $combinations ->
    [one] { $combinations } combination
   *[other] { $combinations } combinations
}: every law held at every step.
cli-sim-unaudited = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $combinations ->
    [one] { $combinations } combination
   *[other] { $combinations } combinations
}, without checking the laws.
cli-sim-failed = A game went wrong:
cli-sim-repeat = Repeat it with: { $command }

# pantheon record
cli-record-written = Wrote { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.

# pantheon replay
cli-replay-undone = Taken back to step { $step }.
cli-replay-to-act = { $player }: { $ask }
cli-standing = { $rank }. { $who } ({ $points })

# pantheon daily
cli-daily-wait = let the others act
cli-daily-begins = { $title }, the deal of { $day }: { $seats } at the table, bots of level { $level }. The record goes to { $file }.
cli-daily-day = The deals of { $day }
cli-daily-deal = { $title } ({ $id }): { $seats } at the table, you in seat { $seat }, bots of level { $level }
cli-daily-proven = { $title }, { $day }: proven, the bots’ moves included. Lead { $lead }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $rank }; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-daily-unproven = The record is no proven game of a day ({ $code }).
cli-daily-why-refused = Entry { $entry }: { $why }
cli-daily-why-forged = Entry { $entry }: this isn’t what happens there; a bot does something else, or at another time.
cli-daily-why-diverged = Entry { $entry } leads to another position than the record says.
cli-daily-why-other-deal = What was dealt on { $day } is otherwise: { $what }.
cli-daily-why-other-version = It is of version { $found } of the daily deal, and this release deals another.
cli-daily-why-too-long = It is too long for a record of a daily deal.
cli-daily-why-not-daily = It is a record of another kind of game.
cli-daily-why-not-over = The game isn’t over.
cli-daily-why-other-end = The game didn’t end as the record says.

# pantheon verify
cli-verify-chain = chain: { $lines } lines, every hash fits
cli-verify-content = content: { $hash }…, the same as here
cli-verify-content-superseded = content: { $hash }…, which was corrected since
cli-verify-content-own = content: { $hash }…, a house's own, not that of the game as we have it
cli-verify-commitment = commitment: the revealed seed is the one that { $hash }… commits to
cli-verify-entries = { $entries ->
    [one] entries: { $entries }, legal, with the recorded state
   *[other] entries: { $entries }, all legal, each with the recorded state
}
cli-verify-draws = { $draws ->
    [one] luck: { $draws } random draw, derived again from the seed
   *[other] luck: { $draws } random draws, derived again from the seed
}
cli-verify-outcome = outcome: as recorded. { $end } { $standings }
cli-verify-no-outcome = outcome: none, the game was broken off
cli-verify-true = The record is true.
cli-verify-false = The record is not true ({ $code }).
cli-verify-signature = signature: given out by the server with the key { $key } ({ $comment })
cli-verify-signature-malformed = signature: it isn't a signature of minisign
cli-verify-signature-other-key = signature: it was made with another key
cli-verify-signature-changed = signature: the record isn't the one that was signed

# pantheon serve
cli-serve-address = Tables are open at { $url }
cli-serve-place = Everything is kept in { $place }
cli-serve-stop = Ctrl+C stops.

# pantheon health
cli-health-ready = The server is ready.
cli-health-not-ready = The server isn't ready: { $why }
cli-health-unreachable = No answer from { $address }: { $why }

# pantheon backup
cli-backup-written = Wrote { $file }.
cli-backup-unusable = The backup can't be used: { $why }
cli-backup-untrue-table = ✗ table { $table }: { $why }
cli-backup-untrue-more = ✗ { $tables ->
    [one] { $tables } more table isn't true
   *[other] { $tables } more tables aren't true
}
cli-backup-verified = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} lived again, { $games ->
    [one] the record of { $games } finished game
   *[other] the records of { $games } finished games
} verified.
cli-backup-sealed = { $tables ->
    [one] { $tables } table can't be played by this release, and was only read.
   *[other] { $tables } tables can't be played by this release, and were only read.
}

# pantheon restore
cli-restore-done = Restored to { $file }.

# pantheon unpack
cli-unpack-done = { $tables ->
    [one] { $tables } log unpacked.
   *[other] { $tables } logs unpacked.
}

# pantheon rules
cli-rules-title = { $title }: { $name }, { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}

# pantheon content
cli-content-invalid = The content can't be used.
cli-content-same = The content is valid, and the same as the built-in one.
cli-content-other = The content is valid, and other than the built-in one.
cli-content-frozen = Content { $hash } is kept from now on: { $file } has { $bytes } bytes more.
cli-content-frozen-before = Content { $hash } is kept already in { $file }.

# pantheon analyse
cli-analyse-heading = { $title } · after { $at } of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
cli-analyse-acted = { $who }: { $what }
cli-analyse-imagined = what { $who } can't know is imagined ({ $number })
cli-analyse-imagined-spectator = what a spectator can't know is imagined ({ $number })
cli-analyse-waited = time passes
cli-analyse-named = { $what } – { $name }
cli-analyse-checked = { $nodes ->
    [one] { $nodes } position, played again by the rules
   *[other] { $nodes } positions, all played again by the rules
}
cli-analyse-false = This is no true analysis ({ $code }).
cli-analyse-line = Line { $line }: { $why }
cli-analyse-wrong-cut-off = the file is cut off before it
cli-analyse-wrong-malformed = it isn't what is expected there: { $why }
cli-analyse-wrong-format = it has format { $found }; this release reads up to { $known }
cli-analyse-wrong-parent = position { $node } follows position { $parent }, which doesn't come before it
cli-analyse-wrong-refused = position { $node }: { $why }
cli-analyse-wrong-rule = { $why } ({ $rule })
cli-analyse-wrong-clock = no clock runs: nothing happens by waiting
cli-analyse-wrong-twice = position { $node } is the same as position { $other }
cli-analyse-wrong-diverged = position { $node } is another than the file says
cli-analyse-wrong-long = a name or a comment is too long
