"""The words on the pictures and in their alt texts: one object a language, filled by whoever calls.

Templates are ``str.format`` texts with named fields; each field's comment names them. Nothing here
knows a language, and no picture holds a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.squares import Colour, Kind


@dataclass(frozen=True, slots=True)
class Words:
    """All terms and templates that pictures need, in one language."""

    # Terms: small letters, as they stand inside a sentence.
    kinds: Mapping[Kind, str]  # forest, lake, ..., production square, factory
    colours: Mapping[Colour, str]  # blue, ...
    production: Mapping[Colour, str]  # blue production square, ...
    factories: Mapping[Colour, str]  # blue factory, ...
    letters: Mapping[Kind, str]  # one capital letter a kind, all different
    colour_letters: Mapping[Colour, str]  # one small letter a colour, none of them, as a capital, a kind's
    categories: Mapping[
        str, str
    ]  # the parts of a score by their names in records: mountains, ..., total, deserts
    goals: Mapping[int, str]  # each goal in a few words: five forest areas

    # Headings on pictures.
    round: str  # round, rounds: Round 5 of 12
    final: str  # Final score
    supply: str  # Supply
    turn_order: str  # Turn order
    passing: str  # Hands pass
    winner: str  # Winner
    trick: str  # Trick
    pile_pair: str  # From the pile
    hands_pair: str  # From the hands

    # The kinds of squares and what they score, for the help picture; and the five steps of a round.
    kinds_heading: str
    scoring: Mapping[Kind, str]  # what a kind scores in the game at hand, the kinds in the order to show
    steps: tuple[tuple[str, str], ...]  # heading and one sentence each, five of them

    # Alt texts.
    card: str  # number, squares: Card 17: town, desert / lake, town / ...
    province: str  # squares: Starting province: ...
    factory_points: str  # factory, points: blue factory 4
    with_cube: str  # square: blue production square with its cube
    spent: str  # square: blue production square, empty
    tile: str  # square: forest (tile)
    hand: str  # count, cards: 6 cards. ...
    no_cards: str  # No cards.
    map_of: str  # name
    map_area: str  # left, top, right, bottom
    map_row: str  # y, x, squares: Row 4 from x = -1: ...
    letters_key: str  # key: Letters: F forest, ...
    letters_row: str  # y, x, squares: 4 from -1: F . L
    letters_squares: str  # letter: b+ is a production square with its cube, b- an empty one, b4 a factory
    nothing: str  # no square here
    more_rows: str  # count
    last_placement: str  # card, x, y, rotation
    trial_legal: str  # card, x, y, rotation
    trial_illegal: str  # card, x, y, rotation, squares
    anchors: str  # squares: where the card may go
    range_line: str  # squares
    area_points: str  # kind, count, points
    round_alt: str  # heading, count
    player_line: str  # name, points, card, row: Ann 31 points, card 17
    player_points: str  # name, points
    goal_open: str  # number, goal
    goal_won: str  # number, goal, name
    supply_line: str  # cubes: Supply: blue 3, ...
    cube_count: str  # colour, count
    passing_line: str  # names
    turn_order_line: str  # names
    sheet_alt: str  # winners, players
    sheet_player: str  # name, parts
    sheet_part: str  # category, points
    trick_line: str  # name, card, total
    trick_cube: str  # line, colour
    trick_taken: str  # line, name
    pair_line: str  # pair, cards
    deck_alt: str  # name, count, first, last
    replay_alt: str  # rounds, names
