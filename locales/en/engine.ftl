# Words of the engine: what every title and every room needs.

engine-seat-default = Player { $number }
engine-name = { $player }

# How a game ended, for those who ask who won.
engine-result-won = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
engine-result-shared = { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
engine-result-decided = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $next } has { $less } ({ $why }).
engine-result-alone = { $winner } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

engine-list-empty = none
engine-list-more = { $list }, { $item }
engine-list-and = { $list } and { $item }

# Why a step can't be taken back.
engine-undo-nothing = There is nothing to take back yet.
engine-undo-not-yours = Another player has acted since your last step. Taking it back now needs everybody's agreement.
engine-undo-barrier = That step showed something or is final. Taking it back needs everybody's agreement.
engine-undo-ahead = The game is only at step { $now }, so it can't go back to step { $to }.
engine-undo-forgotten = What came before step { $base } is no longer remembered here, so it can't be taken back.

# How well a printed value is known.
engine-provenance-found = stated by the rulebook
engine-provenance-derived = follows from the rulebook
engine-provenance-reconstructed = reconstructed by us
