-- Several processes can serve the same tables on a PostgreSQL server alone. A file has one process, so that these
-- stay empty here.

CREATE TABLE processes (
    id     TEXT NOT NULL PRIMARY KEY,
    shards TEXT NOT NULL,
    place  TEXT NOT NULL,
    until  TEXT NOT NULL
) STRICT;

CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    holder   TEXT NOT NULL REFERENCES processes (id)
) STRICT;

CREATE INDEX leases_of_a_process ON leases (holder);
