"""The two games, Hokkaido and Honshu: no input or output, no clock, no global randomness.

Where to start reading: ``engine.game.Game`` (a whole game), ``engine.actions`` (what a seat may
decide), ``engine.maps.PlayerMap`` (one player's map) and ``engine.views`` (what a seat may see).
Rule numbers in docstrings refer to docs/rules.md.
"""
