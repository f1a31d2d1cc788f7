-- The tables of the SQLite migration with this number, which explains them.
--
-- Texts are compared byte by byte (COLLATE "C") where their order matters. rowid is the order in which rows were
-- added, which SQLite keeps without a column.

CREATE TABLE tables (
    id         TEXT     NOT NULL PRIMARY KEY,
    guild_id   BIGINT   NOT NULL,
    channel_id BIGINT   NOT NULL,
    host_id    BIGINT   NOT NULL,
    stage      TEXT     NOT NULL CHECK (stage IN ('lobby', 'dealing', 'running', 'finished', 'cancelled')),
    options    TEXT     NOT NULL,
    opened_at  TEXT     COLLATE "C" NOT NULL,
    closed_at  TEXT     COLLATE "C",
    revision   BIGINT   NOT NULL,
    announced  BIGINT   NOT NULL DEFAULT -1,
    state      TEXT     NOT NULL DEFAULT '{}',
    due_at     TEXT     COLLATE "C",
    rowid      BIGINT   GENERATED ALWAYS AS IDENTITY
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'dealing', 'running');
CREATE INDEX open_tables ON tables (opened_at) WHERE stage IN ('lobby', 'dealing', 'running');
CREATE INDEX tables_not_announced ON tables (opened_at) WHERE announced <> revision;
CREATE INDEX tables_by_due_time ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX closed_tables_of_a_channel ON tables (channel_id, closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT     NOT NULL REFERENCES tables (id),
    seat     SMALLINT NOT NULL CHECK (seat >= 0),
    user_id  BIGINT,
    name     TEXT     NOT NULL,
    computer TEXT,
    away     SMALLINT NOT NULL DEFAULT 0 CHECK (away IN (0, 1)),
    missed   INTEGER  NOT NULL DEFAULT 0 CHECK (missed >= 0),
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR computer IS NULL)
);

CREATE UNIQUE INDEX one_seat_a_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE decks (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE games (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed      TEXT NOT NULL,
    options   TEXT NOT NULL,
    deck_hash TEXT NOT NULL REFERENCES decks (hash),
    setup     TEXT NOT NULL,
    begun_at  TEXT NOT NULL
);

CREATE TABLE entries (
    table_id    TEXT     NOT NULL REFERENCES games (table_id),
    number      INTEGER  NOT NULL CHECK (number >= 0),
    kind        TEXT     NOT NULL CHECK (kind IN ('action', 'take_back')),
    seat        SMALLINT NOT NULL,
    user_id     BIGINT,
    body        TEXT     NOT NULL,
    undoes      INTEGER,
    accepted_at TEXT     COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, undoes),
    FOREIGN KEY (table_id, undoes) REFERENCES entries (table_id, number),
    CHECK ((kind = 'take_back') = (undoes IS NOT NULL))
);

CREATE INDEX entries_of_a_person ON entries (user_id) WHERE user_id IS NOT NULL;

-- A history may only change by forgetting who a person was.
CREATE FUNCTION entries_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING
        ERRCODE = 'integrity_constraint_violation', MESSAGE = 'the history of a game is only ever added to';
END
$$;

CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries FOR EACH ROW
WHEN (
    NEW.user_id IS NOT NULL
    OR NEW.table_id <> OLD.table_id OR NEW.number <> OLD.number OR NEW.kind <> OLD.kind OR NEW.seat <> OLD.seat
    OR NEW.body <> OLD.body OR NEW.undoes IS DISTINCT FROM OLD.undoes OR NEW.accepted_at <> OLD.accepted_at
)
EXECUTE FUNCTION entries_are_never_changed();

CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
EXECUTE FUNCTION entries_are_never_changed();

CREATE TABLE messages (
    table_id    TEXT     NOT NULL REFERENCES tables (id),
    role        TEXT     NOT NULL,
    seat        SMALLINT NOT NULL,
    channel_id  BIGINT   NOT NULL,
    message_id  BIGINT   NOT NULL,
    occasion    TEXT     NOT NULL,
    fingerprint TEXT     NOT NULL,
    created_at  TEXT     NOT NULL,
    rowid       BIGINT   GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (table_id, role, seat)
);

CREATE TABLE notes (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE downtimes (
    number BIGINT  NOT NULL PRIMARY KEY,
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    since  TEXT    NOT NULL,
    until  TEXT    NOT NULL
);

CREATE TABLE shuffles (
    table_id   TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret     TEXT   NOT NULL,
    commitment TEXT   NOT NULL,
    message_id BIGINT
);

CREATE TABLE notices (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 0),
    entry    INTEGER NOT NULL,
    event    TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    noted_at TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE preferences (
    kind     TEXT   NOT NULL CHECK (kind IN ('server', 'player')),
    owner_id BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (kind, owner_id)
);

CREATE TABLE results (
    table_id    TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id    BIGINT NOT NULL,
    rules       TEXT   NOT NULL,
    finished_at TEXT   COLLATE "C" NOT NULL,
    alone       TEXT,
    rowid       BIGINT GENERATED ALWAYS AS IDENTITY
);

CREATE INDEX results_of_a_server ON results (guild_id, finished_at);
CREATE INDEX results_of_a_day ON results (alone) WHERE alone IS NOT NULL;

CREATE TABLE result_seats (
    table_id TEXT     NOT NULL REFERENCES results (table_id),
    seat     SMALLINT NOT NULL,
    user_id  BIGINT,
    name     TEXT     NOT NULL,
    computer TEXT,
    total    INTEGER  NOT NULL,
    rank     SMALLINT NOT NULL CHECK (rank >= 1),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX result_seats_of_a_person ON result_seats (user_id) WHERE user_id IS NOT NULL;
