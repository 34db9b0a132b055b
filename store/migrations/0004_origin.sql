-- Where a table was made from: digests of the network of its maker's address, the near one (an IPv4 address, an IPv6
-- /64) and the wide one (/24, /48). What is shared is shared by them. Nothing when the game is over, or its maker left.
ALTER TABLE tables ADD COLUMN network TEXT;
ALTER TABLE tables ADD COLUMN wide_network TEXT;

CREATE INDEX tables_by_network ON tables (network) WHERE network IS NOT NULL;
CREATE INDEX tables_by_wide_network ON tables (wide_network) WHERE wide_network IS NOT NULL;

-- 1 where those who look on are kept behind the game: to them it has another state for a while than the one in `status`.
ALTER TABLE tables ADD COLUMN lags INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET lags = 1
WHERE setup LIKE '%"spectators":{"welcome":{"delay":%' AND setup NOT LIKE '%"spectators":{"welcome":{"delay":0}%';

CREATE INDEX tables_that_lag ON tables (made, id) WHERE lags = 1;
