"""The store's SQL, for both SQLite and PostgreSQL; all values are parameters."""

from __future__ import annotations

ADD_TABLE = """
INSERT INTO tables (id, guild_id, channel_id, host_id, stage, options, opened_at, revision, state, due_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
"""
#: The columns that every change writes. Most changes write no others, because SQLite updates the index of
#: each column that is set, even to the same value.
CHANGE_TABLE = """
UPDATE tables SET revision = ?1, state = ?2, due_at = ?3 WHERE id = ?4 AND revision = ?5 RETURNING id
"""
#: Changes a table's place, its host and its stage.
MOVE_TABLE = """
UPDATE tables SET guild_id = ?1, channel_id = ?2, host_id = ?3, stage = ?4, closed_at = ?5 WHERE id = ?6
"""
CHANGE_OPTIONS = "UPDATE tables SET options = ?1 WHERE id = ?2"
MARK_ANNOUNCED = "UPDATE tables SET announced = ?1 WHERE id = ?2 AND announced <> ?1"
IS_ANNOUNCED = "SELECT 1 FROM tables WHERE id = ?1 AND announced = revision"
DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?1"
ADD_SEAT = """
INSERT INTO seats (table_id, seat, user_id, name, computer, away, missed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
"""
ADD_DECK = "INSERT INTO decks (hash, body) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
ADD_GAME = """
INSERT INTO games (table_id, seed, options, deck_hash, setup, begun_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
"""
ADD_ENTRY = """
INSERT INTO entries (table_id, number, kind, seat, user_id, body, undoes, accepted_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
"""
ADD_RESULT = "INSERT INTO results (table_id, guild_id, rules, finished_at, alone) VALUES (?1, ?2, ?3, ?4, ?5)"
ADD_SEAT_RESULT = """
INSERT INTO result_seats (table_id, seat, user_id, name, computer, total, rank)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
"""
SAVE_SHUFFLE = """
INSERT INTO shuffles (table_id, secret, commitment, message_id) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (table_id) DO UPDATE SET message_id = excluded.message_id
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
SELECT id, guild_id, channel_id, host_id, stage, options, opened_at, revision, state
FROM tables WHERE id = ?1
"""
SEATS = "SELECT user_id, name, computer, away, missed FROM seats WHERE table_id = ?1 ORDER BY seat"
GAME_START = """
SELECT seed, options, body, setup, begun_at FROM games JOIN decks ON hash = deck_hash WHERE table_id = ?1
"""
ENTRIES = """
SELECT number, kind, seat, user_id, body, undoes, accepted_at
FROM entries WHERE table_id = ?1 ORDER BY number
"""
SHUFFLE = "SELECT secret, commitment, message_id FROM shuffles WHERE table_id = ?1"
#: The queries for a whole table, to be run in one snapshot.
WHOLE_TABLE = (TABLE, SEATS, SHUFFLE, GAME_START, ENTRIES)

NOTICES = """
SELECT number, entry, event, body, noted_at
FROM notices WHERE table_id = ?1 ORDER BY number
"""
REVISION_AND_NOTICES = """
SELECT revision, number, entry, event, body, noted_at
FROM tables LEFT JOIN notices ON table_id = id WHERE id = ?1 ORDER BY number
"""
CHANNEL_OF = """
SELECT guild_id, channel_id FROM tables WHERE id = ?1 AND channel_id NOT IN (0, host_id, -host_id)
"""
SET_ASIDE = """
UPDATE tables
SET stage = 'cancelled', closed_at = ?1, due_at = NULL, channel_id = 0, revision = revision + 1,
    announced = revision + 1
WHERE id = ?2 AND stage IN ('lobby', 'dealing', 'running')
"""
IS_OPEN = "SELECT 1 FROM tables WHERE id = ?1 AND stage IN ('lobby', 'dealing', 'running')"
#: The bot's owner has closed it: it has no channel, though it is not a game played alone.
IS_GIVEN_UP = """
SELECT 1 FROM tables WHERE id = ?1 AND channel_id = 0 AND options NOT LIKE '%"alone":true%'
"""
CLOSED_AT = "SELECT closed_at FROM tables WHERE id = ?1"
REVISION = "SELECT revision FROM tables WHERE id = ?1"

OPEN_TABLE_IN = """
SELECT id, revision FROM tables WHERE channel_id = ?1 AND stage IN ('lobby', 'dealing', 'running')
"""
LAST_GAME_IN = """
SELECT id FROM tables
WHERE channel_id = ?1 AND closed_at IS NOT NULL AND EXISTS (SELECT 1 FROM games WHERE table_id = id)
ORDER BY closed_at DESC, rowid DESC LIMIT 1
"""
#: ``?2`` is the LIKE pattern for options with that map of the day.
GAME_OF_DAY_IN = """
SELECT id FROM tables
WHERE channel_id = ?1 AND closed_at IS NOT NULL AND options LIKE ?2
    AND EXISTS (SELECT 1 FROM games WHERE table_id = id)
ORDER BY closed_at, rowid LIMIT 1
"""
#: Excludes tables that were set aside, which have no channel.
LAST_GAME_OF = """
SELECT id FROM tables
WHERE closed_at IS NOT NULL AND channel_id <> 0 AND id IN (SELECT table_id FROM seats WHERE user_id = ?1)
    AND EXISTS (SELECT 1 FROM games WHERE table_id = id)
ORDER BY closed_at DESC, rowid DESC LIMIT 1
"""
OPEN_TABLES_OF = """
SELECT id, revision FROM tables
WHERE stage IN ('lobby', 'dealing', 'running') AND id IN (SELECT table_id FROM seats WHERE user_id = ?1)
ORDER BY opened_at, rowid
"""
#: The open tables on the server ``?2`` where a person has a seat, without games played alone.
COUNT_TABLES_OF = """
SELECT count(*) FROM tables
WHERE stage IN ('lobby', 'dealing', 'running') AND guild_id = ?2 AND channel_id NOT IN (host_id, -host_id)
    AND id IN (SELECT table_id FROM seats WHERE user_id = ?1)
"""
#: Candidates only: open tables whose state matches the pattern ``?1``.
OPEN_TABLES_NAMING = """
SELECT id, revision, state FROM tables
WHERE stage IN ('lobby', 'dealing', 'running') AND state LIKE ?1
ORDER BY opened_at, rowid
"""
OPEN_TABLES_IN_SERVER = """
SELECT id, revision FROM tables
WHERE stage IN ('lobby', 'dealing', 'running') AND guild_id = ?1
ORDER BY opened_at, rowid
"""
#: Matches tables of this process, which serves the shards ``?2`` to ``?3`` of ``?1``.
_OWN = "(guild_id >> 22) % ?1 BETWEEN ?2 AND ?3"
OPEN_CHANNELS = f"""
SELECT id, guild_id, channel_id FROM tables
WHERE stage IN ('lobby', 'dealing', 'running') AND channel_id NOT IN (host_id, -host_id) AND {_OWN}
ORDER BY opened_at, rowid
"""  # noqa: S608 - constants alone
OPEN_TABLES_BY_STAGE = """
SELECT stage, count(*) FROM tables WHERE stage IN ('lobby', 'dealing', 'running') GROUP BY stage
"""
DUE_TABLES = f"""
SELECT id, guild_id FROM tables WHERE due_at <= ?4 AND {_OWN} ORDER BY due_at, rowid
"""  # noqa: S608 - a constant
POSTPONE = "UPDATE tables SET due_at = ?1 WHERE id = ?2"
NEXT_DUE = f"SELECT min(due_at) FROM tables WHERE due_at > ?4 AND {_OWN}"  # noqa: S608 - a constant
UNANNOUNCED_TABLES = f"""
SELECT id, revision FROM tables WHERE announced <> revision AND {_OWN} ORDER BY opened_at, rowid
"""  # noqa: S608 - a constant

REMEMBER_MESSAGE = """
INSERT INTO messages (table_id, role, seat, number, channel_id, message_id, occasion, fingerprint, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
ON CONFLICT (table_id, role, seat, number) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id, occasion = excluded.occasion,
    fingerprint = excluded.fingerprint, created_at = excluded.created_at
"""
MESSAGES = """
SELECT role, seat, number, channel_id, message_id, occasion, fingerprint, created_at
FROM messages WHERE table_id = ?1 ORDER BY rowid
"""
#: Clears the fingerprints of open tables' messages. ``?1`` is the fingerprint of messages that need no more
#: updates, which stays.
DOUBT_MESSAGES = """
UPDATE messages SET fingerprint = ''
WHERE fingerprint <> ?1 AND table_id IN (SELECT id FROM tables WHERE stage IN ('lobby', 'dealing', 'running'))
"""
DOUBT_TABLES = "UPDATE tables SET announced = -1 WHERE stage IN ('lobby', 'dealing', 'running')"
FORGET_MESSAGE = "DELETE FROM messages WHERE table_id = ?1 AND role = ?2 AND seat = ?3 AND number = ?4"

REMEMBER_CHANNEL = """
INSERT INTO channels (table_id, channel_id, is_thread, tagged, refusal) VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (table_id) DO UPDATE SET
    channel_id = excluded.channel_id, is_thread = excluded.is_thread, tagged = excluded.tagged,
    refusal = excluded.refusal
"""
ADD_THREAD_MEMBER = "INSERT INTO thread_members (table_id, user_id) VALUES (?1, ?2)"
FORGET_THREAD_MEMBERS = "DELETE FROM thread_members WHERE table_id = ?1"
CHANNEL_STATE = """
SELECT is_thread, tagged, refusal, user_id
FROM channels LEFT JOIN thread_members USING (table_id) WHERE table_id = ?1 AND channel_id = ?2
"""
#: Deletes what is needed only until a closed table has been announced.
FORGET_ANNOUNCED = (
    "DELETE FROM messages WHERE table_id = ?1",
    "DELETE FROM channels WHERE table_id = ?1",
    FORGET_THREAD_MEMBERS,
)

ADD_DOWNTIME = """
INSERT INTO downtimes (number, shard, shards, since, until)
VALUES ((SELECT coalesce(max(number), 0) + 1 FROM downtimes), ?1, ?2, ?3, ?4)
"""
#: Makes everything due on the shard ``?2`` of ``?3``, since it is due earlier after the clock was set back.
HURRY = "UPDATE tables SET due_at = ?1 WHERE due_at > ?1 AND (guild_id >> 22) % ?3 = ?2"
#: Keeps the last 1,000, since every table changes more often than that.
FORGET_DOWNTIMES = "DELETE FROM downtimes WHERE number <= (SELECT max(number) FROM downtimes) - 1000"
DOWNTIMES = "SELECT number, shard, shards, since, until FROM downtimes WHERE number > 0 ORDER BY number"

REMEMBER = """
INSERT INTO notes (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
REMEMBER_FIRST = "INSERT INTO notes (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO NOTHING"
RECALL = "SELECT value FROM notes WHERE key = ?1"
FORGET = "DELETE FROM notes WHERE key = ?1"


def recall_all(count: int) -> str:
    """Return the SQL for the notes under this many keys, at least one."""
    places = ", ".join(f"?{number}" for number in range(1, count + 1))
    return f"SELECT key, value FROM notes WHERE key IN ({places})"  # noqa: S608 - places alone
