-- Only a server can leave it open whether a change is stored. A file has no need of such marks, so that this
-- stays empty here.

CREATE TABLE changes (
    id   TEXT NOT NULL PRIMARY KEY,
    made TEXT NOT NULL
) STRICT;
