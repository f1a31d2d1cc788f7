"""The drawings of squares: one module per kind, in units of a square."""
