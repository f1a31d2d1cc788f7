"""Elements that several pictures share: panels, overlays, goal cards, keys."""
