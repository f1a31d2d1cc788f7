"""A second implementation of the rules, slow but as plain as their printed text.

Squares are the strings of a deck file, positions are pairs of numbers, and everything else is sets and
dictionaries. It shares no logic with the engine; the tests compare the two.
"""
