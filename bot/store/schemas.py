"""Compares a database's schema with the one that its migrations make.

A schema is the definition of every table, index, trigger and function, by kind and name.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache

log = logging.getLogger(__name__)

Part = tuple[str, str]
Schema = Mapping[Part, str]

#: The parts of an SQLite file, without SQLite's own.
FILE_PARTS = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*'"

#: The parts in the current schema on a PostgreSQL server, without the table with the version. Columns have no
#: order, because every statement names those that it uses.
SERVER_PARTS = """
WITH here AS (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
SELECT 'table', relname, concat_ws(', ',
    (SELECT string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), collname,
            CASE WHEN attnotnull THEN 'NOT NULL' END, attidentity, pg_get_expr(adbin, adrelid)),
            ', ' ORDER BY attname)
        FROM pg_attribute
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped),
    (SELECT string_agg(definition, ', ' ORDER BY definition COLLATE "C")
        FROM pg_constraint, pg_get_constraintdef(pg_constraint.oid, true) AS definition
        WHERE conrelid = pg_class.oid AND contype IN ('c', 'f', 'p', 'u', 'x')))
FROM pg_class WHERE relnamespace = (TABLE here) AND relkind IN ('r', 'p') AND relname <> 'shape'
UNION ALL
SELECT 'index', relname, pg_get_indexdef(indexrelid, 0, true)
FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
WHERE relnamespace = (TABLE here) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
UNION ALL
SELECT 'trigger', tgname, pg_get_triggerdef(pg_trigger.oid, true)
FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
WHERE relnamespace = (TABLE here) AND NOT tgisinternal
UNION ALL
SELECT 'function', proname, prosrc FROM pg_proc WHERE pronamespace = (TABLE here)
"""


def schema_of(rows: Iterable[Iterable[str]]) -> Schema:
    """Return the schema that one of the two queries has found."""
    return {(kind, name): definition for kind, name, definition in rows}


def differences(made: Schema, found: Schema) -> str:
    """Return how a schema differs from the one that the migrations make, or "" if the bot can use it.

    A table or an index that the owner has added is only logged. An added trigger may change what is stored.
    """
    added = found.keys() - made.keys()
    wrong = {
        "missing": made.keys() - found.keys(),
        "changed": {part for part in made.keys() & found.keys() if made[part] != found[part]},
        "added": {part for part in added if part[0] == "trigger"},
    }
    harmless = _names(part for part in added if part[0] in ("table", "index"))
    if harmless and not any(wrong.values()):
        _warn_once(f"the bot does not use these parts of its database: {harmless}")
    return "; ".join(f"{how}: {_names(parts)}" for how, parts in wrong.items() if parts)


def _names(parts: Iterable[Part]) -> str:
    return ", ".join(f"{kind} {name}" for kind, name in sorted(parts))


@cache
def _warn_once(said: str) -> None:
    """Log a warning once per process, which opens its database more than once."""
    log.warning("%s", said)
