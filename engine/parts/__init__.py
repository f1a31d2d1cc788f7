"""The parts of both games: squares, cards, placements (rules.md 1)."""
