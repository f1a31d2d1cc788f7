-- The tables of the SQLite migration with this number, which explains them.

CREATE TABLE channels (
    table_id   TEXT     NOT NULL PRIMARY KEY REFERENCES tables (id),
    channel_id BIGINT   NOT NULL,
    is_thread  SMALLINT CHECK (is_thread IN (0, 1)),
    tagged     TEXT,
    refusal    TEXT     CHECK (refusal IN ('posts', 'everything'))
);

INSERT INTO channels (table_id, channel_id, is_thread, tagged, refusal)
SELECT id, channel_id,
    (SELECT CASE fingerprint WHEN 'thread' THEN 1 ELSE 0 END FROM messages
        WHERE table_id = id AND role = 'thread-members' AND messages.channel_id = tables.channel_id),
    (SELECT occasion FROM messages WHERE table_id = id AND role = 'tagged'),
    (SELECT CASE occasion WHEN 'posts' THEN 'posts' ELSE 'everything' END FROM messages
        WHERE table_id = id AND role = 'lost')
FROM tables WHERE id IN (SELECT table_id FROM messages WHERE role IN ('thread-members', 'tagged', 'lost'));

CREATE TABLE thread_members (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

INSERT INTO thread_members (table_id, user_id)
SELECT table_id, CAST(member AS BIGINT) FROM messages, regexp_split_to_table(occasion, ',') AS member
WHERE role = 'thread-members' AND occasion <> ''
    AND channel_id = (SELECT channel_id FROM tables WHERE id = table_id);

DELETE FROM messages WHERE role IN ('thread-members', 'tagged', 'lost');
ALTER TABLE messages DROP CONSTRAINT messages_pkey;
ALTER TABLE messages ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
ALTER TABLE messages ALTER COLUMN number DROP DEFAULT;
UPDATE messages SET number = CAST(occasion AS BIGINT), role = 'result' WHERE role LIKE 'result-%';
UPDATE messages SET number = message_id, role = 'offer' WHERE role LIKE 'offer-%';
UPDATE messages SET number = message_id, role = 'replaced' WHERE role LIKE 'replaced-%';
ALTER TABLE messages ADD PRIMARY KEY (table_id, role, seat, number);
