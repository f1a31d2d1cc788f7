"""What lies on the table, and what each phase of a round does with it (rules.md 4, 5, 7)."""
