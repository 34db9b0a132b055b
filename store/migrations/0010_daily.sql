-- The daily deals: who began, who finished how, and how everybody did.

CREATE TABLE daily_plays (
    day TEXT NOT NULL,
    title TEXT NOT NULL,
    -- Which deal it was: another release may deal otherwise on the same day.
    deal TEXT NOT NULL,
    user_id TEXT NOT NULL,
    -- What the player's client calls the game; nothing where the server wasn't told that it began.
    attempt TEXT,
    -- How often it was begun.
    begun INTEGER NOT NULL,
    -- How it ended; nothing while it hasn't.
    lead INTEGER,
    points INTEGER,
    place INTEGER,
    mark TEXT,
    at INTEGER,
    PRIMARY KEY (day, title, deal, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_plays_by_user ON daily_plays (user_id);

-- The best game of each deal, and once the deal is long over how everybody did.
CREATE TABLE daily_deals (
    day TEXT NOT NULL,
    title TEXT NOT NULL,
    deal TEXT NOT NULL,
    user_id TEXT,
    lead INTEGER,
    points INTEGER,
    place INTEGER,
    record BLOB,
    -- The results, counted; nothing while they are all there.
    counted TEXT,
    PRIMARY KEY (day, title, deal)
) STRICT;
