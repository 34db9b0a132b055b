# Words of pantheon arena.

cli-arena-heading = { $title } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} · { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $steps } steps a game
cli-arena-rounded = { $asked ->
    [one] { $asked } game a group became { $games }
   *[other] { $asked } games a group became { $games }
}: every deal is played { $seats ->
    [one] once
   *[other] { $seats } times
}, so that everybody sits everywhere.

cli-arena-bots = Ratings
cli-arena-ranks = Ranks
cli-arena-meetings = Head to head
cli-arena-thinking = Thinking

cli-arena-column-bot = bot
cli-arena-column-elo = Elo
cli-arena-column-sure = 95%
cli-arena-column-games = games
cli-arena-column-wins = wins
cli-arena-column-rank = rank
cli-arena-column-points = points
cli-arena-column-pair = bots
cli-arena-column-won = won
cli-arena-column-ahead = ahead
cli-arena-column-decisions = decisions
cli-arena-column-mean = ms each
cli-arena-column-longest = longest

cli-arena-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-arena-against = { $one } against { $other }
cli-arena-seat = { $player } { $share } { $sure }
cli-arena-seats = Wins by seat: { $seats }
cli-arena-troubles = { $count ->
    [one] { $bot } had { $count } trouble:
   *[other] { $bot } had { $count } troubles, among them:
}
