-- Digests of people who have deleted their data on a day whose map they had played. Deleted when the day is over.
CREATE TABLE forgotten_tries (
    day    TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (day, digest)
) STRICT;

-- People whom a server's moderators have removed from its lists of results.
CREATE TABLE unlisted (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT;
