"""The SQL about people, as SQLite and PostgreSQL both understand it; ``?1`` is mostly a person's id."""

from __future__ import annotations

from bot.tables.computer_seats import USUAL_COMPUTER

ADD_PREFERENCES = """
INSERT INTO preferences (kind, owner_id, body) VALUES (?1, ?2, ?3) ON CONFLICT (kind, owner_id) DO NOTHING
"""
CHANGE_PREFERENCES = """
UPDATE preferences SET body = ?4 WHERE kind = ?1 AND owner_id = ?2 AND body = ?3
"""

PREFERENCES = "SELECT body FROM preferences WHERE kind = ?1 AND owner_id = ?2"

#: ``?1`` is the server.
RESULTS = """
SELECT table_id, results.guild_id, channel_id, rules, finished_at, user_id, name, computer, total, rank
FROM results JOIN result_seats USING (table_id) JOIN tables ON id = table_id
WHERE results.guild_id = ?1 AND alone IS NULL
ORDER BY finished_at, results.rowid, seat
"""

#: ``?1`` is the server, ``?2`` the day of a map of the day; the best first, then who was first.
SCORES_OF_DAY = """
SELECT user_id, name, total
FROM results JOIN result_seats USING (table_id) WHERE guild_id = ?1 AND alone = ?2
ORDER BY total DESC, finished_at, results.rowid
"""

#: The sections of the export that are rows as they are: their columns, and where they are found.
EXPORTED = {
    "preferences": (("body",), "FROM preferences WHERE kind = 'player' AND owner_id = ?1"),
    "seats": (
        (
            *("table_id", "guild_id", "channel_id", "seat", "name", "away", "missed"),
            *("stage", "opened_at", "closed_at", "CAST(host_id = ?1 AS INTEGER) AS host"),
        ),
        "FROM seats JOIN tables ON id = table_id WHERE user_id = ?1 ORDER BY opened_at",
    ),
    "moves": (
        ("table_id", "number", "kind", "seat", "body", "undoes", "accepted_at"),
        "FROM entries WHERE user_id = ?1 ORDER BY accepted_at, number",
    ),
    "results": (
        ("table_id", "guild_id", "rules", "finished_at", "alone", "seat", "name", "total", "rank"),
        "FROM result_seats JOIN results USING (table_id) WHERE user_id = ?1 ORDER BY finished_at",
    ),
    "private_messages": (
        ("table_id", "role", "messages.channel_id", "message_id", "created_at"),
        "FROM messages JOIN seats USING (table_id, seat) WHERE user_id = ?1",
    ),
}

#: Notes about a person are kept under these words, a dot and the id.
NOTES = ("direct-channel", "direct-messages", "locale", "welcomed")

#: The kind of a row that is such a note, where it stands among settings.
NOTE = "note"

HOSTED = "SELECT id, options FROM tables WHERE host_id = ?1"

# Where the JSON may name a person: ``?1`` is what a text with their id is LIKE (bot.store.mentions).
TABLES_NAMING = "SELECT id, affairs FROM tables WHERE affairs LIKE ?1"
SHUFFLES_NAMING = "SELECT table_id, words FROM shuffles WHERE words LIKE ?1"
#: The messages of a table whose occasion is a list of people: whom they invite, who was let into the thread.
MESSAGES_NAMING = """
SELECT table_id, role, seat, channel_id, message_id, created_at, shown FROM messages
WHERE role IN ('invitation', 'let-in') AND shown LIKE ?1
"""
REPLACEMENTS_NAMING = """
SELECT table_id, number, noted_at, body FROM notices WHERE event = 'SeatReplaced' AND body LIKE ?1
"""

DELETE_MESSAGES_OF_SEAT = "DELETE FROM messages WHERE table_id = ?1 AND seat = ?2"

#: A process that has a table in memory reads it again; this one is told which. ``?2`` is what a text with the
#: id is LIKE. It comes first of all that forgetting writes: whoever changes one of these tables meanwhile
#: waits, or is waited for.
MARK_CHANGED = """
UPDATE tables SET revision = revision + 1
WHERE host_id = ?1 OR affairs LIKE ?2
    OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)
    OR id IN (SELECT table_id FROM shuffles WHERE words LIKE ?2)
RETURNING id
"""

#: What forgetting does after that, in this order.
FORGET = (
    "DELETE FROM messages WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = ?1)",
    # Only at a table that cannot be read may the person sit still: the rules have let them leave all others.
    # Another version may read it, and then the game goes on.
    f"""
    UPDATE seats SET user_id = NULL, name = '', computer = '{USUAL_COMPUTER}', away = 0, missed = 0
    WHERE user_id = ?1 AND table_id IN (SELECT id FROM tables WHERE closed_at IS NULL)
    """,  # noqa: S608 - the name of a computer player
    "UPDATE seats SET user_id = NULL, name = '' WHERE user_id = ?1",
    "UPDATE tables SET host_id = 0 WHERE host_id = ?1 AND closed_at IS NOT NULL",
    """
    UPDATE tables SET host_id = coalesce(
        (SELECT user_id FROM seats WHERE table_id = id AND user_id IS NOT NULL ORDER BY away, seat LIMIT 1), 0
    )
    WHERE host_id = ?1
    """,
    # Where somebody plays alone, their id stands in place of a channel.
    """
    UPDATE tables SET channel_id = 0
    WHERE channel_id IN (?1, -CAST(?1 AS BIGINT)) AND closed_at IS NOT NULL
    """,
    "UPDATE entries SET user_id = NULL WHERE user_id = ?1",
    "UPDATE result_seats SET user_id = NULL, name = '' WHERE user_id = ?1",
    "DELETE FROM preferences WHERE kind = 'player' AND owner_id = ?1",
)

CHANGE_AFFAIRS = "UPDATE tables SET affairs = ?1 WHERE id = ?2"
CHANGE_WORDS = "UPDATE shuffles SET words = ?1 WHERE table_id = ?2"
CHANGE_SHOWN = "UPDATE messages SET shown = ?1 WHERE table_id = ?2 AND role = ?3 AND seat = ?4"
CHANGE_NOTICE = "UPDATE notices SET body = ?1 WHERE table_id = ?2 AND number = ?3"
