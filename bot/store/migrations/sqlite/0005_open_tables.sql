-- Open tables have an index of their own, which stays small whatever has been played. With the former one
-- over all stages SQLite preferred to look for a closed table's announcement among all that were ever closed.
DROP INDEX tables_by_stage;
CREATE INDEX open_tables ON tables (opened_at) WHERE stage IN ('lobby', 'ready', 'running');
