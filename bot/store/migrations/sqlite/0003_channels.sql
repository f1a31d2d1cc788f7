-- What was found out about the channel of an open table: the kind of the channel, the stage that the tag of its post
-- in a forum shows, and what it refuses. Unknown is NULL.
CREATE TABLE channels (
    table_id   TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    channel_id INTEGER NOT NULL,
    is_thread  INTEGER CHECK (is_thread IN (0, 1)),
    tagged     TEXT,
    refusal    TEXT    CHECK (refusal IN ('posts', 'everything'))
) STRICT;

INSERT INTO channels (table_id, channel_id, is_thread, tagged, refusal)
SELECT id, channel_id,
    (SELECT CASE fingerprint WHEN 'thread' THEN 1 ELSE 0 END FROM messages
        WHERE table_id = id AND role = 'thread-members' AND messages.channel_id = tables.channel_id),
    (SELECT occasion FROM messages WHERE table_id = id AND role = 'tagged'),
    (SELECT CASE occasion WHEN 'posts' THEN 'posts' ELSE 'everything' END FROM messages
        WHERE table_id = id AND role = 'lost')
FROM tables WHERE id IN (SELECT table_id FROM messages WHERE role IN ('thread-members', 'tagged', 'lost'));

-- The people who were added to the thread of a table.
CREATE TABLE thread_members (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT;

INSERT INTO thread_members (table_id, user_id)
SELECT table_id, value FROM messages, json_each('[' || occasion || ']')
WHERE role = 'thread-members' AND channel_id = (SELECT channel_id FROM tables WHERE id = table_id);

-- number is the round of a result, and the id of an offer or a replaced message; 0 for other messages.
CREATE TABLE former_messages AS SELECT * FROM messages ORDER BY rowid;
DROP TABLE messages;
CREATE TABLE messages (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    role        TEXT    NOT NULL,
    seat        INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    occasion    TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    created_at  TEXT    NOT NULL,
    PRIMARY KEY (table_id, role, seat, number)
) STRICT;

INSERT INTO messages
    (table_id, role, seat, number, channel_id, message_id, occasion, fingerprint, created_at)
SELECT table_id,
    CASE
        WHEN role LIKE 'result-%' THEN 'result'
        WHEN role LIKE 'offer-%' THEN 'offer'
        WHEN role LIKE 'replaced-%' THEN 'replaced'
        ELSE role
    END,
    seat,
    CASE
        WHEN role LIKE 'result-%' THEN CAST(occasion AS INTEGER)
        WHEN role LIKE 'offer-%' OR role LIKE 'replaced-%' THEN message_id
        ELSE 0
    END,
    channel_id, message_id, occasion, fingerprint, created_at
FROM former_messages WHERE role NOT IN ('thread-members', 'tagged', 'lost') ORDER BY rowid;
DROP TABLE former_messages;
