-- Several processes serve the same tables: which of them are there, and which of them has the lease of a table,
-- so that it brings Discord in line with it and lets happen what is due there. An older process that serves beside
-- them has no lease and asks for none.

CREATE TABLE processes (
    id     TEXT        NOT NULL PRIMARY KEY,
    shards TEXT        NOT NULL,
    place  TEXT        NOT NULL,
    until  TIMESTAMPTZ NOT NULL
);

CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    holder   TEXT NOT NULL REFERENCES processes (id)
);

CREATE INDEX leases_of_a_process ON leases (holder);

-- Understood from 8 on.
-- The oldest version whose program understands this shape.
ALTER TABLE shape ADD COLUMN understood_from BIGINT NOT NULL DEFAULT 8;
