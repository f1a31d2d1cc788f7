"""The SQL of the store; every value goes in as a parameter."""

ADD_TABLE = """
INSERT INTO tables (id, guild_id, channel_id, host_id, stage, options, opened_at, revision, affairs, due_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
CHANGE_TABLE = """
UPDATE tables SET revision = ?, host_id = ?, stage = ?, closed_at = ?, affairs = ?, due_at = ?
WHERE id = ? AND revision = ?
"""
MARK_ANNOUNCED = "UPDATE tables SET announced = 1 WHERE id = ?"
DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?"
ADD_SEAT = """
INSERT INTO seats (table_id, seat, user_id, name, computer, away, missed) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
ADD_DECK = "INSERT INTO decks (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING"
ADD_GAME = """
INSERT INTO games (table_id, seed, options, deck_hash, setup, begun_at) VALUES (?, ?, ?, ?, ?, ?)
"""
ADD_ENTRY = """
INSERT INTO entries (table_id, number, kind, seat, user_id, body, undoes, accepted_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD_RESULT = "INSERT INTO results (table_id, guild_id, rules, finished_at) VALUES (?, ?, ?, ?)"
ADD_SEAT_RESULT = """
INSERT INTO result_seats (table_id, seat, user_id, name, computer, total, rank) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
SAVE_SHUFFLE = """
INSERT INTO shuffles (table_id, secret, words) VALUES (?, ?, ?)
ON CONFLICT DO UPDATE SET words = excluded.words
"""
ADD_NOTICE = """
INSERT INTO notices (table_id, number, entry, event, body, noted_at)
VALUES (
    ?1,
    (SELECT coalesce(max(number) + 1, 0) FROM notices WHERE table_id = ?1),
    (SELECT count(*) FROM entries WHERE table_id = ?1),
    ?2, ?3, ?4
)
"""

TABLE = """
SELECT id, guild_id, channel_id, host_id, stage, options, opened_at, revision, affairs
FROM tables WHERE id = ?
"""
SEATS = "SELECT user_id, name, computer, away, missed FROM seats WHERE table_id = ? ORDER BY seat"
GAME_START = """
SELECT seed, options, body, setup, begun_at FROM games JOIN decks ON hash = deck_hash WHERE table_id = ?
"""
ENTRIES = """
SELECT number, kind, seat, user_id, body, undoes, accepted_at
FROM entries WHERE table_id = ? ORDER BY number
"""
SHUFFLE = "SELECT secret, words FROM shuffles WHERE table_id = ?"
NOTICES = """
SELECT number, entry, event, body, noted_at
FROM notices WHERE table_id = ? AND number > ? ORDER BY number
"""
REVISION_AND_NOTICES = """
SELECT revision, number, entry, event, body, noted_at
FROM tables LEFT JOIN notices ON table_id = id AND number > ? WHERE id = ? ORDER BY number
"""
REVISION = "SELECT revision FROM tables WHERE id = ?"

OPEN_TABLE_IN = """
SELECT id, revision FROM tables WHERE channel_id = ? AND stage IN ('lobby', 'ready', 'running')
"""
LAST_GAME_IN = """
SELECT id FROM tables
WHERE channel_id = ? AND closed_at IS NOT NULL AND EXISTS (SELECT 1 FROM games WHERE table_id = id)
ORDER BY closed_at DESC, rowid DESC LIMIT 1
"""
OPEN_TABLES_OF = """
SELECT id, revision FROM tables
WHERE stage IN ('lobby', 'ready', 'running') AND id IN (SELECT table_id FROM seats WHERE user_id = ?)
ORDER BY opened_at, rowid
"""
OPEN_TABLES_WITH_GUEST = """
SELECT id, revision FROM tables
WHERE stage IN ('lobby', 'ready', 'running') AND (
    EXISTS (SELECT 1 FROM json_each(affairs, '$.invited') WHERE json_extract(value, '$.id') = ?1)
    OR EXISTS (SELECT 1 FROM json_each(affairs, '$.spectators') WHERE json_extract(value, '$.id') = ?1)
)
ORDER BY opened_at, rowid
"""
OPEN_TABLES_IN_SERVER = """
SELECT id, revision FROM tables
WHERE stage IN ('lobby', 'ready', 'running') AND guild_id = ?
ORDER BY opened_at, rowid
"""
OPEN_TABLES = """
SELECT id, revision FROM tables WHERE stage IN ('lobby', 'ready', 'running') ORDER BY opened_at, rowid
"""
DUE_TABLES = "SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at, rowid"
NEXT_DUE = "SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL"
# Left alone, SQLite would look through every table that was ever closed.
UNANNOUNCED_TABLES = """
SELECT id, revision FROM tables INDEXED BY closed_but_not_announced
WHERE stage IN ('finished', 'cancelled') AND announced = 0
ORDER BY opened_at, rowid
"""

REMEMBER_MESSAGE = """
INSERT INTO messages (table_id, role, seat, channel_id, message_id, shown, created_at)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id,
    shown = excluded.shown, created_at = excluded.created_at
"""
MESSAGE = """
SELECT channel_id, message_id, shown, created_at
FROM messages WHERE table_id = ? AND role = ? AND seat = ?
"""
MESSAGES = """
SELECT role, seat, channel_id, message_id, shown, created_at
FROM messages WHERE table_id = ? ORDER BY rowid
"""
FORGET_MESSAGE = "DELETE FROM messages WHERE table_id = ? AND role = ? AND seat = ?"

REMEMBER = "INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
RECALL = "SELECT value FROM notes WHERE key = ?"
RECALL_ALL = "SELECT key, value FROM notes WHERE key IN (SELECT value FROM json_each(?))"
FORGET = "DELETE FROM notes WHERE key = ?"
