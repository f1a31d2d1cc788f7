-- The number of the message that has closed the words of a shuffle: it goes into the shuffle, too.
ALTER TABLE shuffles ADD COLUMN message_id BIGINT;
