"""How the kinds of squares look: one module a kind, each a drawing in units of a square."""
