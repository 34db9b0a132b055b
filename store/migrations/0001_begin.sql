-- Tables, their logs, and people. Written for SQLite; `src/schema.rs` says how it reads for PostgreSQL.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    host TEXT NOT NULL,
    -- JSON with the seed in it.
    setup TEXT NOT NULL,
    status TEXT NOT NULL,
    access TEXT NOT NULL,
    -- The last place in the log. An append moves it on by one.
    seq INTEGER NOT NULL,
    made INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    due INTEGER,
    -- JSON of who holds a seat, so that an append can tell whether `members` must change.
    holders TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_age ON tables (made, id);
CREATE INDEX tables_in_lobby ON tables (access, status, made, id);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by_user TEXT,
    command TEXT,
    fact TEXT NOT NULL,
    -- 1 if words of a person are in the fact: those are found again to be erased or exported.
    worded INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_commands ON log (table_id, by_user, command) WHERE command IS NOT NULL;
CREATE INDEX log_words ON log (by_user, table_id, seq) WHERE worded = 1;

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_user ON members (user_id, table_id);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    form INTEGER NOT NULL,
    life TEXT NOT NULL
) STRICT;

CREATE TABLE presence (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- Case-folded.
    login TEXT UNIQUE,
    password_hash TEXT,
    settings TEXT NOT NULL,
    since INTEGER NOT NULL,
    owner TEXT REFERENCES people (id),
    deleted INTEGER
) STRICT;

CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    -- Of the token, which is nowhere.
    hash TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER,
    label TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user_id, made);
CREATE INDEX sessions_by_end ON sessions (expires) WHERE expires IS NOT NULL;
