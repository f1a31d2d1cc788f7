-- The last game of a channel is asked for by whoever wants its record, replay or log.
CREATE INDEX closed_tables_of_a_channel ON tables (channel_id, closed_at) WHERE closed_at IS NOT NULL;
