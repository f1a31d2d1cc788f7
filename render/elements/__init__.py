"""What several pictures have in common: panels, overlays, goal cards, keys."""
