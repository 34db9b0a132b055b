-- What the database's own clock showed at a beat. A release that doesn't know it leaves these behind: they are of no use
-- where the dated beat isn't the latest.
ALTER TABLE uptime ADD COLUMN dated_beat INTEGER;
ALTER TABLE uptime ADD COLUMN dated INTEGER;
