-- The one time that all processes share: the latest that any of them has said. There is one row.
CREATE TABLE uptime (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    beat INTEGER NOT NULL
) STRICT;

-- When nobody counted it: clocks of games are given that time back.
CREATE TABLE outages (
    ended INTEGER NOT NULL PRIMARY KEY,
    began INTEGER NOT NULL
) STRICT;
