-- Each change leaves its mark for a while, in the same transaction: so the server can be asked what became of a
-- change when the answer to its COMMIT is lost. The numbers of transactions do not tell that for certain: after a
-- crash, or on a server that has taken over, others get the numbers of those of which nothing is left.

-- Understood from 8 on.
CREATE TABLE changes (
    id   TEXT        NOT NULL PRIMARY KEY,
    made TIMESTAMPTZ NOT NULL DEFAULT now()
);
