"""The state of the table, and the map and goal phases of a round (rules.md 4, 5, 7)."""
