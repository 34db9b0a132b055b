-- Browsers and programs that somebody has signed in with before. They open nothing: they only let their owner try a
-- password while others try in the owner's name.

CREATE TABLE devices (
    -- Of the token, which is nowhere.
    hash TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (id),
    made INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    label TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_by_user ON devices (user_id, made);
CREATE INDEX devices_by_end ON devices (expires);

-- What may have been left behind.
CREATE INDEX tables_that_gather ON tables (changed) WHERE status = 'gathering';
CREATE INDEX guests_by_age ON people (since) WHERE kind = 'guest' AND deleted IS NULL;
