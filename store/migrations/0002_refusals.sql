-- Commands that were refused, for as long as whoever asked may ask the same again.

CREATE TABLE refusals (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_user TEXT NOT NULL,
    command TEXT NOT NULL,
    -- Of what was asked.
    digest TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- JSON of the answer.
    problem TEXT NOT NULL,
    PRIMARY KEY (table_id, by_user, command)
) STRICT, WITHOUT ROWID;

CREATE INDEX refusals_by_age ON refusals (at);
