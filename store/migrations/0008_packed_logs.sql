-- Logs of games that have been over for long, each as one piece. All of a table's log is in `log` or all of it is here.
-- How far the one that is here goes; nothing where the log isn't packed.
ALTER TABLE tables ADD COLUMN packed INTEGER;

CREATE TABLE packed_logs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- Which of the forms that a release knows.
    form INTEGER NOT NULL,
    log BLOB NOT NULL
) STRICT;

-- Whose words are in it: those are found again to be erased or exported.
CREATE TABLE packed_words (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES packed_logs (table_id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX packed_words_by_table ON packed_words (table_id);
CREATE INDEX tables_to_pack ON tables (changed, id) WHERE status = 'over' AND packed IS NULL;
