"""The SQL of the store; every value goes in as a parameter."""

ADD_TABLE = """
INSERT INTO tables (id, guild_id, channel_id, host_id, stage, options, opened_at, revision)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
ADVANCE_TABLE = """
UPDATE tables SET revision = revision + 1, host_id = ?, stage = ?, closed_at = ?
WHERE id = ? AND revision = ?
"""
MARK_ANNOUNCED = "UPDATE tables SET announced = 1 WHERE id = ?"
DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?"
ADD_SEAT = "INSERT INTO seats (table_id, seat, user_id, name, computer) VALUES (?, ?, ?, ?, ?)"
ADD_DECK = "INSERT INTO decks (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING"
ADD_GAME = """
INSERT INTO games (table_id, seed, options, deck_hash, setup, begun_at) VALUES (?, ?, ?, ?, ?, ?)
"""
ADD_ENTRY = """
INSERT INTO entries (table_id, number, kind, seat, user_id, body, undoes, accepted_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""

TABLE = """
SELECT id, guild_id, channel_id, host_id, stage, options, opened_at, closed_at, revision
FROM tables WHERE id = ?
"""
SEATS = "SELECT user_id, name, computer FROM seats WHERE table_id = ? ORDER BY seat"
GAME_START = """
SELECT seed, options, body, setup, begun_at FROM games JOIN decks ON hash = deck_hash WHERE table_id = ?
"""
ENTRIES = """
SELECT number, kind, seat, user_id, body, undoes, accepted_at
FROM entries WHERE table_id = ? ORDER BY number
"""
REVISION = "SELECT revision FROM tables WHERE id = ?"

OPEN_TABLE_IN = "SELECT id FROM tables WHERE channel_id = ? AND stage IN ('lobby', 'running')"
OPEN_TABLES_OF = """
SELECT id FROM tables
WHERE stage IN ('lobby', 'running') AND id IN (SELECT table_id FROM seats WHERE user_id = ?)
ORDER BY opened_at, rowid
"""
TABLES_IN = """
SELECT id FROM tables WHERE stage IN (SELECT value FROM json_each(?)) ORDER BY opened_at, rowid
"""
UNANNOUNCED_TABLES = """
SELECT id FROM tables WHERE stage IN ('finished', 'cancelled') AND announced = 0
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
FORGET = "DELETE FROM notes WHERE key = ?"
