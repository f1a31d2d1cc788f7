"""The rules of the maps once more, written as slowly and as plainly as they are printed.

Squares are the words of a deck file, positions are pairs of numbers, and everything else is sets and
dictionaries. Nothing here knows the engine; the tests next door compare the two.
"""
