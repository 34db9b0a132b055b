-- What the server signs records with, the same at every process. There is one row.
CREATE TABLE signing (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    secret TEXT NOT NULL
) STRICT;
