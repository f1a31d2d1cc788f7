"""Read the map file of ``score`` (docs/record.md) and score the map."""

from __future__ import annotations

from collections.abc import Mapping

from engine import reading
from engine.action_fields import check_position, read_placement
from engine.decks import Deck, SquareReader, deck_from_json, range_is_legal, shipped_deck
from engine.errors import GameError, IllegalAction, InvalidInput, RecordError
from engine.maps import PlayerMap
from engine.options import Rules
from engine.parts.squares import Kind, Position
from engine.rules import GAMES
from engine.scoring import SCORING_CARDS, Score
from engine.scoring.goals import GOALS


def score_of_map(data: bytes) -> Score:
    """The score of the map that a file describes.

    Raises:
        GameError: not JSON, a missing value, a wrong type or a map that breaks the rules, with the place.
    """
    members = reading.object_of(reading.parse_json(data), "map")
    rules = reading.word(reading.member(members, "rules"), "rules", Rules)
    game = GAMES[rules]
    deck = _deck(reading.member(members, "deck"), rules)
    player_map = _province(reading.member(members, "province"), deck, rules)
    player_map = _with_placements(player_map, reading.member(members, "placements"), deck)
    player_map = _with_tiles(player_map, members.get("tiles", []), rules)
    player_map = _with_cubes(player_map, members)
    goals = reading.integer(members.get("goals", 0), "goals", 0, len(GOALS) if game.has_goals else 0)
    number = members.get("scoring_card")
    if number is None:
        return game.score(player_map, goals, None)
    if not game.has_scoring_cards:
        raise InvalidInput("not-null", "8.2", place="scoring_card")
    return game.score(
        player_map, goals, deck.scoring_cards[reading.integer(number, "scoring_card", 1, SCORING_CARDS)]
    )


def _deck(value: object, rules: Rules) -> Deck:
    """A shipped deck by its name, or a deck in the form of records."""
    if not isinstance(value, str):
        return deck_from_json(value, rules, with_provinces=False)
    deck = shipped_deck(value)
    if not GAMES[rules].has_mountains and any(
        square.kind is Kind.MOUNTAIN for card in deck.cards for square in card.squares
    ):
        raise InvalidInput("mountain-in-honshu", "1.4", place="deck")
    return deck


def _province(value: object, deck: Deck, rules: Rules) -> PlayerMap:
    squares = SquareReader(deck.cubes, rules).read(value, "province")
    if not range_is_legal(squares):
        raise InvalidInput("no-legal-range", "6.2", place="province")
    return PlayerMap.of_province(squares)


def _with_placements(player_map: PlayerMap, value: object, deck: Deck) -> PlayerMap:
    for index, entry in enumerate(reading.array_of(value, "placements")):
        place = f"placements[{index}]"
        members = reading.object_of(entry, place)
        try:
            placement = read_placement(members)
            player_map = player_map.lay(deck.card(placement.card), placement)
        except GameError as error:
            raise RecordError(place, error) from None
    return player_map


def _with_tiles(player_map: PlayerMap, value: object, rules: Rules) -> PlayerMap:
    for index, entry in enumerate(reading.array_of(value, "tiles")):
        place = f"tiles[{index}]"
        members = reading.object_of(entry, place)
        try:
            if not GAMES[rules].has_terraforming:
                raise IllegalAction("no-terraforming", "1.2")
            position, terrain = _tile(members)
            player_map = player_map.with_tile(position, terrain)
        except GameError as error:
            raise RecordError(place, error) from None
    return player_map


def _tile(members: Mapping[str, object]) -> tuple[Position, Kind]:
    x, y = reading.member(members, "x"), reading.member(members, "y")
    position = reading.position([x, y], "x, y")
    check_position(*position)
    return position, reading.word(reading.member(members, "terrain"), "terrain", Kind)


def _with_cubes(player_map: PlayerMap, members: Mapping[str, object]) -> PlayerMap:
    """The map with the cubes that the file lists; by default, one on every visible production square."""
    if "cubes" not in members:
        return player_map.with_cubes(player_map.positions(Kind.PRODUCTION))
    cubes: list[Position] = []
    for index, entry in enumerate(reading.array_of(members["cubes"], "cubes")):
        cubes.append(reading.position(entry, f"cubes[{index}]"))
        check_position(*cubes[-1])
    return player_map.with_cubes(cubes)
