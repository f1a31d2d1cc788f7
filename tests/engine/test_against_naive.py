"""The engine's maps compared with the naive implementation on random maps, after each step."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAction, IllegalPlacement
from engine.maps import PlayerMap
from engine.parts.squares import Colour, Kind, Position
from engine.scoring import PRINTED_SCORING_CARDS, score_hokkaido, score_honshu
from engine.scoring.goals import GOALS, meets_goal
from tests.engine.both_maps import Both, card_of, grow_both, placement_of
from tests.engine.naive import goals as naive_goals
from tests.engine.naive import mountains, scoring
from tests.engine.naive.legality import broken_rules, broken_tile_rules, legal_placements
from tests.engine.naive.stacking import Laid, groups
from tests.engine.random_maps import COLOURS, Dice, LayCard, anywhere, cards_for
from tests.long import tries

#: How many maps to grow, and how many of them a test compares.
GROWN = tries(20, 600)
BLOCK = 20
#: All legal placements are listed for one map in this many, because the naive implementation is slow.
LISTED = 5

#: A number that no card of a random map has.
NEW = 61


@pytest.fixture(scope="module", params=range(0, GROWN, BLOCK), ids=lambda first: f"maps from {first}")
def maps(request: pytest.FixtureRequest) -> list[Both]:
    """Some random maps, each after every step of its growth."""
    first: int = request.param
    return [both for seed in range(first, min(first + BLOCK, GROWN)) for both in grow_both(seed)]


def finished(maps: list[Both]) -> list[Both]:
    """The last state of each map."""
    return list({both.seed: both for both in maps}.values())


def another_card(dice: Dice, both: Both) -> tuple[str, ...]:
    return dice.choice(cards_for(dice, both.deck, None)[1:])


def test_4_7_the_same_squares_are_visible(maps: list[Both]) -> None:
    for both in maps:
        seen = {
            place: (square.square, square.card, square.tile, place in both.naive.cubes)
            for place, square in both.naive.seen.items()
        }
        engine = both.engine
        found = {
            tuple(position): (
                _word(square.kind, square.colour, square.points),
                square.card,
                square.tile,
                square.cube,
            )
            for position, square in engine.squares.items()
        }
        assert found == seen, both.name
        assert {tuple(p): str(kind) for p, kind in engine.tiles.items()} == both.naive.tiles, both.name
        assert set(engine.cubes) == both.naive.cubes, both.name
        xs, ys = [x for x, _ in seen], [y for _, y in seen]
        assert tuple(engine.bounds) == (min(xs), min(ys), max(xs), max(ys)), both.name


def _word(kind: Kind, colour: object, points: int) -> str:
    words = [str(kind)] + [str(word) for word in (colour, points) if word]
    return ":".join(words)


def test_4_1_cards_lie_where_they_were_laid(maps: list[Both]) -> None:
    for both in finished(maps):
        laid = [(c.number, c.x, c.y, c.rotation, tuple(map(tuple, c.positions))) for c in both.engine.cards]
        assert laid == [(c.number, c.x, c.y, c.rotation, c.places) for c in both.naive.cards], both.name
        for card in both.naive.cards:
            found = [(tuple(p), str(colour)) for p, colour in both.engine.production_of(card.number)]
            assert found == both.naive.production_of(card.number), both.name


def test_4_3_the_stacking_order_agrees(maps: list[Both]) -> None:
    for both in maps:
        height = {card.number: level for level, card in enumerate(both.engine.bottom_to_top)}
        assert height.keys() == {card.number for card in both.naive.cards}, both.name
        assert all(height[upper] > height[lower] for upper, lower in both.naive.over), both.name


def test_6_the_same_range_and_the_same_two_sides(maps: list[Both]) -> None:
    for both in maps:
        found = both.engine.mountain_range
        peaks = both.naive.of_kind("mountain")
        path = mountains.from_end_to_end(peaks)
        assert list(map(tuple, found.path)) in (path, path[::-1]), both.name
        ends = {(tuple(end.position), (end.dx, end.dy)) for end in found.ends}
        assert ends == set(mountains.prolongations(path)), both.name
        assert len(found.ends) == (2 if peaks else 0), both.name
        sides = mountains.sides(both.naive.seen, peaks)
        assert set(found.line) == both.naive.seen.keys() - sides.keys(), both.name
        in_engine = {tuple(position): side for position, side in found.sides.items()}
        swapped = {place: 1 - side for place, side in sides.items()}
        assert in_engine in (sides, swapped), both.name


def test_areas_are_the_same(maps: list[Both]) -> None:
    for both in maps:
        for kind in Kind:
            squares = both.naive.of_kind(str(kind))
            assert set(both.engine.positions(kind)) == squares, both.name
            areas = {frozenset(area) for area in both.engine.areas(kind)}
            assert areas == {frozenset(area) for area in groups(squares)}, both.name


def test_4_2_to_4_5_placements_are_refused_with_a_rule_that_they_break(maps: list[Both]) -> None:
    refused: set[str] = set()
    for both in maps:
        if not isinstance(both.step, LayCard):
            continue
        dice = Dice(both.seed * 100 + len(both.naive.cards))
        squares = another_card(dice, both)
        for _ in range(12):
            card = Laid(NEW, squares, *anywhere(dice, both.naive))
            under = _some_list(dice, both, card)
            broken = broken_rules(both.naive, card, under)
            rule = _refusal(both, card, under)
            assert rule in broken if broken else rule is None, f"{both.name}: {card} under {set(under)}"
            refused.add(rule or "legal")
    assert refused == {"4.2", "4.3", "4.4", "4.5", "legal"}


def _some_list(dice: Dice, both: Both, card: Laid) -> frozenset[int]:
    """Cards to go under: usually a possible set, sometimes any touched cards, sometimes any cards."""
    possible = list(both.naive.possible_unders(card))
    kind = dice.below(10)
    if kind < 7:
        return dice.choice(possible)
    everything = [c.number for c in both.naive.cards] if kind == 9 else sorted(both.naive.touched(card))
    return frozenset(dice.some(everything, 50))


def _refusal(both: Both, card: Laid, under: frozenset[int]) -> str | None:
    """The rule with which the engine refuses a placement, or None; its other methods must agree."""
    placement = placement_of(card, under)
    touched = both.engine.touched(card_of(card), card.x, card.y, card.rotation)
    assert set(touched) == both.naive.touched(card), both.name
    try:
        both.engine.check(card_of(card), placement)
    except IllegalPlacement as error:
        assert placement not in both.engine.legal_placements(card_of(card)), both.name
        with pytest.raises(IllegalPlacement):
            both.engine.lay(card_of(card), placement)
        return error.rule
    hidden = both.engine.hidden_squares(card_of(card), placement)
    assert set(hidden) == both.naive.hidden(card, under), both.name
    return None


def test_4_3_the_same_lists_of_cards_above_are_possible(maps: list[Both]) -> None:
    for both in finished(maps):
        dice = Dice(both.seed)
        for _ in range(20):
            card = Laid(NEW, both.naive.cards[0].squares, *anywhere(dice, both.naive))
            found = both.engine.possible_unders(card_of(card), card.x, card.y, card.rotation)
            assert len(set(found)) == len(found), both.name
            assert set(found) == set(both.naive.possible_unders(card)), f"{both.name}: {card}"


def test_all_legal_placements_are_found_and_no_others(maps: list[Both]) -> None:
    for both in finished(maps)[::LISTED]:
        squares = another_card(Dice(both.seed + 9), both)
        naive = legal_placements(both.naive, NEW, squares)
        card = card_of(Laid(NEW, squares, 0, 0, 0))
        legal = both.engine.legal_placements(card)
        listed = list(legal)
        assert all((p.x, p.y, p.rotation, p.under) in naive for p in listed), both.name
        found = [(p.x, p.y, p.rotation, naive[p.x, p.y, p.rotation, p.under]) for p in listed]
        distinct = {(x, y, rotation, hidden) for (x, y, rotation, _), hidden in naive.items()}
        assert len(set(found)) == len(found) == legal.count(), both.name
        assert set(found) == distinct, both.name
        assert bool(legal) is bool(naive), both.name
        for x, y, rotation, under in naive:
            assert placement_of(Laid(NEW, squares, x, y, rotation), under) in legal, both.name


def test_5_2_the_same_tiles_may_be_laid(maps: list[Both]) -> None:
    for both in finished(maps):
        for terrain in ("lake", "town", "forest", "mountain"):
            allowed = []
            for place in [*both.naive.seen, (24, 24)]:
                broken = broken_tile_rules(both.naive, place, terrain)
                rule = _tile_refusal(both.engine, place, terrain)
                assert rule in broken if broken else rule is None, f"{both.name}: {terrain} on {place}"
                if not broken:
                    allowed.append(place)
            assert sorted(both.engine.tile_positions(Kind(terrain))) == sorted(allowed), both.name


def _tile_refusal(engine: PlayerMap, place: tuple[int, int], terrain: str) -> str | None:
    try:
        engine.check_tile(Position(*place), Kind(terrain))
    except IllegalAction as error:
        return error.rule
    return None


def test_8_1_the_same_score_in_hokkaido(maps: list[Both]) -> None:
    for both in maps:
        goals = both.seed % 4
        expected = scoring.hokkaido(both.naive, goals)
        assert score_hokkaido(both.engine, goals).to_json() == expected, both.name


@pytest.mark.parametrize("number", [None, *range(1, 9)])
def test_8_2_the_same_score_in_honshu(maps: list[Both], number: int | None) -> None:
    card = None if number is None else PRINTED_SCORING_CARDS[number]
    for both in maps:
        expected = scoring.honshu(both.naive, number)
        assert score_honshu(both.engine, card).to_json() == expected, both.name


@pytest.mark.parametrize("goal", GOALS)
def test_7_4_the_same_goals_are_met(maps: list[Both], goal: int) -> None:
    for both in maps:
        names = COLOURS[both.deck]
        colours = [Colour(name) for name in names]
        met = meets_goal(goal, both.engine, both.naive.tiles_laid, colours)
        assert met is naive_goals.meets(both.naive, goal, names), both.name
