# Words of the command line.

cli-standing = { $rank }. { $who } ({ $points })

## pantheon games

cli-games-made = by { $designers }, { $publisher } { $year }
cli-games-seats = for { $min } to { $max } players
cli-games-rules = rules version { $version }
cli-games-content = content { $hash }: { $found } values found, { $derived } derived, { $reconstructed } reconstructed
cli-games-options = options:
cli-games-default = default { $value }

## pantheon content

cli-content-same = The content is valid, and the same as the built-in one.
cli-content-other = The content is valid, and differs from the built-in one.
cli-content-invalid = The content can't be used:

## pantheon rules

cli-rules-title = { $title }: { $name }, { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}

## pantheon record, replay and verify

cli-record-written = Wrote { $file }: a game of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-replay-undone = Taken back to step { $step }.
cli-replay-to-act = { $player }: { $ask }
cli-verify-chain = The chain of hashes holds over all { $lines } lines.
cli-verify-content = The content is the one named: { $hash }.
cli-verify-commitment = The seed is the one committed to before the game: { $hash }.
cli-verify-entries = { $entries ->
    [one] { $entries } entry replays to the state it names.
   *[other] All { $entries } entries replay to the states they name.
}
cli-verify-draws = { $draws ->
    [one] { $draws } random draw follows from the seed.
   *[other] All { $draws } random draws follow from the seed.
}
cli-verify-outcome = { $end } { $standings }
cli-verify-no-outcome = The game isn't over, and the record doesn't claim that it is.
cli-verify-true = The record is true.
cli-verify-false = The record is not true ({ $code }).

## pantheon sim

cli-sim-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
} over { $combinations ->
    [one] { $combinations } combination of options
   *[other] { $combinations } combinations of options
}
cli-sim-length = steps a game: mean { $mean }, least { $min }, 5% up to { $low }, median { $middle }, 95% up to { $high }, most { $max }
cli-sim-score = score: mean { $mean }, least { $min }, 5% up to { $low }, median { $middle }, 95% up to { $high }, most { $max }
cli-sim-wins = seat { $seat } wins { $alone } (shared { $shared })
cli-sim-lost = won by the solo opponent: { $share }
cli-sim-speed = { $seconds } s: { $games } games and { $actions } actions a second
cli-sim-audited = { $games ->
    [one] The game kept every law.
   *[other] All { $games } games, over { $combinations ->
        [one] { $combinations } combination
       *[other] { $combinations } combinations
    }, kept every law.
}
cli-sim-unaudited = { $games ->
    [one] The game ended well; its laws were not checked.
   *[other] All { $games } games, over { $combinations ->
        [one] { $combinations } combination
       *[other] { $combinations } combinations
    }, ended well; their laws were not checked.
}
cli-sim-failed = A game went wrong:
cli-sim-repeat = To see it again: { $command }
