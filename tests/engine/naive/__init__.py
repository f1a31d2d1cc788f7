"""The rules of the maps a second time, written down as slowly and as plainly as they are printed.

Squares are the words of a deck file, positions are pairs of numbers, everything else is sets and
dictionaries. Nothing here knows the engine; the tests next door hold the two against each other.
"""
