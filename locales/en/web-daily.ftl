# The deal of the day: /daily.

web-daily-heading = Daily deal
web-daily-lead = One game a day of each title, the same for everybody, against bots that get stronger from Monday to Sunday. The first finished game counts.
web-daily-today = Today
web-daily-streak = { $streak ->
    [0] No streak yet. Finish a deal on its day to begin one.
    [one] Streak: { $streak } day
   *[other] Streak: { $streak } days
}
web-daily-kept = Games and streak are kept in this browser. Results go to the server when it can be reached, under your name there.
web-daily-ends = A day ends at midnight UTC; here that is at { $time }.
web-daily-about = { $seats } at the table · you in seat { $seat } · bots of level { $level }
web-daily-begin = Play
web-daily-go-on = Go on
web-daily-results = Results
web-daily-past = Days before
web-daily-not-played = Not played
web-daily-running = Begun
web-daily-score = { $lead ->
    [0] Level with the best bot
   *[other] { $sign ->
        [ahead] { $by } ahead of the best bot
       *[behind] { $by } behind the best bot
    }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-daily-place = Place { $place } of { $of }
web-daily-place-none = Nobody has a result yet.
web-daily-players = { $players ->
    [one] { $players } result
   *[other] { $players } results
}
web-daily-mark-first = Begun once, with the server’s knowledge.
web-daily-mark-practised = Begun more than once, so it is counted apart.
web-daily-mark-unwatched = The server didn’t know when it was begun, so it is counted apart.
web-daily-waits = The result waits to be sent. That happens by itself when the server can be reached.
web-daily-send = Send it now
web-daily-refused = The server doesn’t take this result: { $why }
web-daily-unreachable = The server can’t be reached, so how others did isn’t known.
web-daily-play-first = How others did is told once you have played.
web-daily-chart = How everybody did: points ahead of the best bot
web-daily-chart-lead = Points ahead
web-daily-chart-count = Results
web-daily-chart-others = counted apart
web-daily-chart-own = You
web-daily-chart-range = { $from } to { $to }
web-daily-chart-table = As a table
web-daily-chart-key-first = begun once
web-daily-chart-key-others = practised, or played offline
web-daily-best = Best game
web-daily-best-of = { $name }: { $lead } points ahead
web-daily-best-nobody = Somebody who has left
web-daily-best-replay = Replay it
web-daily-best-review = Review it
web-daily-own = Your game
web-daily-own-replay = Replay it
web-daily-own-review = Review it
web-daily-bar = Daily deal, { $day }
web-daily-wait = Let the others act
web-daily-clock = Time stands still while you think. Each action takes two and a half seconds of the table’s time.
web-daily-later = This day hasn’t begun.
