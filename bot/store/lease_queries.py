"""The SQL of leases, which only PostgreSQL understands. Mostly the first value is the process that asks.

Values are ``$1`` on the connection of the leases, and ``?1`` where a statement belongs to a change.
"""

from __future__ import annotations

#: Processes come one after another, so that exactly one is the first.
COME_ALONE = "LOCK TABLE processes IN SHARE ROW EXCLUSIVE MODE"
COME = """
INSERT INTO processes (id, shards, place, until) VALUES ($1, $2, $3, now() + make_interval(secs => $4))
"""
PROCESSES = "SELECT id, shards, place, until > now() FROM processes"
GONE = "UPDATE processes SET until = '-infinity' WHERE id = ANY($1)"
#: A process whose time is up stays gone: others may have its leases by now.
STAY = """
UPDATE processes SET until = now() + make_interval(secs => $2) WHERE id = $1 AND until > now() RETURNING id
"""
TAKE_OVER = """
UPDATE leases SET holder = $1 WHERE table_id IN (
    SELECT table_id FROM leases WHERE holder IN (SELECT id FROM processes WHERE until <= now())
    LIMIT $2 FOR UPDATE SKIP LOCKED
)
RETURNING table_id
"""
FORGET_GONE = """
DELETE FROM processes AS gone
WHERE until <= now() AND NOT EXISTS (SELECT 1 FROM leases WHERE holder = gone.id)
"""
GIVE_BACK = "DELETE FROM leases WHERE holder = $1 AND table_id = ANY($2)"

#: The lease of table ``?1`` goes to process ``?2`` if that is there, else to ``?3``, else to any that is
#: there, unless somebody has it.
CLAIM = """
WITH home AS (
    SELECT id FROM processes WHERE id IN (?2, ?3) OR until > now()
    ORDER BY id = ?2 DESC, id = ?3 DESC LIMIT 1 FOR KEY SHARE
), taken AS (
    INSERT INTO leases (table_id, holder) SELECT ?1, id FROM home
    ON CONFLICT (table_id) DO NOTHING RETURNING holder
)
SELECT holder FROM taken UNION ALL SELECT holder FROM leases WHERE table_id = ?1
"""
HOLDER = "SELECT holder FROM leases WHERE table_id = ?1"
NOTIFY = "SELECT pg_notify(?1, ?2)"

#: ``?2`` is how many shards there are, ``?3`` and ``?4`` the first and the last of this process.
_AT_HOME = "(guild_id >> 22) % ?2::bigint BETWEEN ?3::bigint AND ?4::bigint"
CLAIM_OPEN = f"""
INSERT INTO leases (table_id, holder)
SELECT id, ?1 FROM tables
WHERE (stage IN ('lobby', 'dealing', 'running') OR (stage IN ('finished', 'cancelled') AND announced = 0))
    AND {_AT_HOME}
ON CONFLICT (table_id) DO NOTHING RETURNING table_id
"""  # noqa: S608 - constants alone

_OF_OTHERS = "EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND holder <> ?1)"
_MINE = "EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND holder = ?1)"
NEXT_DUE = f"""
SELECT
    (SELECT min(due_at) FROM tables
     WHERE due_at IS NOT NULL AND NOT {_OF_OTHERS} AND ({_AT_HOME} OR {_MINE})),
    (SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL AND NOT {_OF_OTHERS})
"""  # noqa: S608 - constants alone
#: Each process takes other tables, however many ask at once; what another took meanwhile stays theirs.
TAKE_DUE = f"""
WITH due AS (
    SELECT id, due_at FROM tables WHERE due_at <= ?2 AND NOT {_OF_OTHERS}
    ORDER BY due_at, rowid LIMIT ?3 FOR UPDATE SKIP LOCKED
), taken AS (
    INSERT INTO leases (table_id, holder) SELECT id, ?1 FROM due
    ON CONFLICT (table_id) DO UPDATE SET holder = leases.holder RETURNING table_id, holder
)
SELECT id FROM due JOIN taken ON table_id = id WHERE holder = ?1 ORDER BY due_at
"""  # noqa: S608 - constants alone
