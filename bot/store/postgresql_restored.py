"""Recognises a PostgreSQL database that has been restored, from a dump or to an earlier moment.

By what it says, messages show what they showed before; in Discord they have gone on changing.
"""

from __future__ import annotations

from bot.store import queries
from bot.store.database import Database, Transaction
from bot.store.rows import doubted

#: Under which key stands where the database was when the bot was started last. A dump takes it along.
KEY = "place"

#: The server, the database on it, the file of the messages, and how often the server has begun a history of
#: its own: from its archives, or in the place of another. That other things may change the file, too, does no
#: harm.
PLACE = """
SELECT concat_ws('/', system_identifier, oid, pg_relation_filenode('messages'),
    left(pg_walfile_name(pg_current_wal_lsn()), 8))
FROM pg_control_system(), pg_database WHERE datname = current_database()
"""

#: Nobody may note what a message shows while it is doubted.
ALONE = "LOCK TABLE messages IN SHARE ROW EXCLUSIVE MODE"


async def doubt_if_restored(database: Database) -> bool:
    """Doubt what messages show if the database is not where it was; whether that is so.

    Raises:
        StoreError: nobody knows.
    """
    return await database.change(_doubt_if_restored)


async def _doubt_if_restored(transaction: Transaction) -> bool:
    ((place,),) = await transaction.execute(PLACE)
    before = await transaction.execute(queries.RECALL, KEY)
    if before == [(place,)]:
        return False
    await transaction.execute(queries.REMEMBER, KEY, place)
    if not before:
        return False
    await transaction.execute(ALONE)
    standing = await transaction.execute(queries.STANDING_MESSAGES)
    await transaction.execute_many(queries.CHANGE_SHOWN, doubted(standing))
    return True
