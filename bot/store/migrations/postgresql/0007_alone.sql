-- Games that somebody has played alone count apart: "alone", or the day of a map of the day.
ALTER TABLE results ADD COLUMN alone TEXT;

CREATE INDEX results_of_a_day ON results (alone) WHERE alone IS NOT NULL;
