-- Moments are ISO texts in UTC; options, state, events and preferences are JSON. announced is the revision that was
-- last shown everywhere.

CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id    INTEGER NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('lobby', 'dealing', 'running', 'finished', 'cancelled')),
    options    TEXT    NOT NULL,
    opened_at  TEXT    NOT NULL,
    closed_at  TEXT,
    revision   INTEGER NOT NULL,
    announced  INTEGER NOT NULL DEFAULT -1,
    state      TEXT    NOT NULL DEFAULT '{}',
    due_at     TEXT
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'dealing', 'running');
-- Open tables have an index of their own, which stays small.
CREATE INDEX open_tables ON tables (opened_at) WHERE stage IN ('lobby', 'dealing', 'running');
CREATE INDEX tables_not_announced ON tables (opened_at) WHERE announced <> revision;
CREATE INDEX tables_by_due_time ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX closed_tables_of_a_channel ON tables (channel_id, closed_at) WHERE closed_at IS NOT NULL;

-- A seat with neither a person nor a computer player was that of a person whose data was deleted.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    computer TEXT,
    away     INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)),
    missed   INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0),
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR computer IS NULL)
) STRICT;

CREATE UNIQUE INDEX one_seat_a_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- Each deck is kept in full, once, so that a game can be replayed when the shipped deck has changed.
CREATE TABLE decks (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
) STRICT;

CREATE TABLE entries (
    table_id    TEXT    NOT NULL REFERENCES games (table_id),
    number      INTEGER NOT NULL CHECK (number >= 0),
    kind        TEXT    NOT NULL CHECK (kind IN ('action', 'take_back')),
    seat        INTEGER NOT NULL,
    user_id     INTEGER,
    body        TEXT    NOT NULL,
    undoes      INTEGER,
    accepted_at TEXT    NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, undoes),
    FOREIGN KEY (table_id, undoes) REFERENCES entries (table_id, number),
    CHECK ((kind = 'take_back') = (undoes IS NOT NULL))
) STRICT;

CREATE INDEX entries_of_a_person ON entries (user_id) WHERE user_id IS NOT NULL;

-- A history may only change by forgetting who a person was.
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
WHEN NEW.user_id IS NOT NULL
    OR NEW.table_id <> OLD.table_id OR NEW.number <> OLD.number OR NEW.kind <> OLD.kind OR NEW.seat <> OLD.seat
    OR NEW.body <> OLD.body OR NEW.undoes IS NOT OLD.undoes OR NEW.accepted_at <> OLD.accepted_at
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;

CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the history of a game is only ever added to');
END;

-- A message for everyone at the table has the seat -1. Its fingerprint stands for what it shows, and is empty where
-- that is not known.
CREATE TABLE messages (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    role        TEXT    NOT NULL,
    seat        INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    occasion    TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    created_at  TEXT    NOT NULL,
    PRIMARY KEY (table_id, role, seat)
) STRICT;

CREATE TABLE notes (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- Times in which no one on a shard, out of a number of shards, could act. Numbers are never used again.
CREATE TABLE downtimes (
    number INTEGER NOT NULL PRIMARY KEY,
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    since  TEXT    NOT NULL,
    until  TEXT    NOT NULL
) STRICT;

-- What a fair shuffle is made from (docs/shuffle.md): the secret, the players' words, and a message's id.
CREATE TABLE shuffles (
    table_id   TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret     TEXT NOT NULL,
    commitment TEXT NOT NULL,
    message_id INTEGER
) STRICT;

-- What has happened at a table apart from the moves; entry is how long the game's history was by then.
CREATE TABLE notices (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 0),
    entry    INTEGER NOT NULL,
    event    TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    noted_at TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE preferences (
    kind     TEXT    NOT NULL CHECK (kind IN ('server', 'player')),
    owner_id INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (kind, owner_id)
) STRICT;

-- alone is NULL, "alone", or the day of a map of the day: such games do not count for ratings.
CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    finished_at TEXT    NOT NULL,
    alone       TEXT
) STRICT;

CREATE INDEX results_of_a_server ON results (guild_id, finished_at);
CREATE INDEX results_of_a_day ON results (alone) WHERE alone IS NOT NULL;

-- rank counts from 1; tied seats have the same. A seat without person and computer player is anonymous.
CREATE TABLE result_seats (
    table_id TEXT    NOT NULL REFERENCES results (table_id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    computer TEXT,
    total    INTEGER NOT NULL,
    rank     INTEGER NOT NULL CHECK (rank >= 1),
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX result_seats_of_a_person ON result_seats (user_id) WHERE user_id IS NOT NULL;

-- Tells which file a write-ahead log belongs to (sqlite_database.py).
CREATE TABLE log_numbers (
    present  INTEGER NOT NULL,
    previous INTEGER NOT NULL
) STRICT;
INSERT INTO log_numbers (present, previous) VALUES (random(), random());
