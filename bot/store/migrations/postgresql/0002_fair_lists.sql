-- The tables of the SQLite migration with this number, which explains them.

CREATE TABLE forgotten_tries (
    day    TEXT COLLATE "C" NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (day, digest)
);

CREATE TABLE unlisted (
    guild_id BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
