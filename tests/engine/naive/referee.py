"""Replay a finished record with the naive rules and compute the result independently (rules.md 1 to 8)."""

from __future__ import annotations

from typing import Any

from tests.engine.naive import scoring
from tests.engine.naive.goals import meets
from tests.engine.naive.legality import broken_rules, broken_tile_rules, everywhere
from tests.engine.naive.selection import (
    Action,
    Table,
    WrongRecordError,
    demand,
    draft,
    number_in,
    place_in,
    trick,
)
from tests.engine.naive.stacking import Laid, NaiveMap

#: The colour of the two cubes that each terrain costs (5.1).
PRICE = {"lake": "blue", "town": "brown", "forest": "green", "mountain": "grey"}


def has_a_placement(naive: NaiveMap, number: int, squares: tuple[str, ...]) -> bool:
    """Whether a card can be placed at all (4.9)."""
    return any(
        not broken_rules(naive, card, under)
        for x, y, rotation in everywhere(naive)
        for card in [Laid(number, squares, x, y, rotation)]
        for under in naive.possible_unders(card)
    )


class Referee:
    """Replays one record; ``result`` has the same form as that key of a record."""

    def __init__(self, record: Any) -> None:
        self.record = record
        self.game = record["game"]
        self.cards = {card["number"]: tuple(card["squares"]) for card in record["deck"]["cards"]}
        self.colours = list(record["deck"]["cubes"])
        setup = record["setup"]
        actions = iter(record["actions"])
        self.table = Table(
            players=self.game["players"],
            pile=list(setup["order"]),
            maps=[NaiveMap.of_province(province["squares"]) for province in setup["provinces"]],
            supply=dict(record["deck"]["cubes"]),
            following=lambda: next(actions),
            turn_order=list(setup.get("turn_order") or []),
        )
        self.goals: dict[int, int | None] = dict.fromkeys(sorted(setup.get("goals") or []))
        for seat in range(self.table.players):
            self.fill(seat, 0)
        for number in range(1, 13):
            if self.table.players == 1:
                self.table.deal(4)
            elif number in (1, 7):
                self.table.deal(6)
            selected = (draft if self.game["selection"] == "draft" else trick)(self.table, number)
            _MapPhase(self, selected).play()
            self._check_cubes()
            self._award_goals(selected)
        demand(next(actions, None) is None, "actions after the end")

    def fill(self, seat: int, number: int) -> None:
        """Put cubes on the production squares of a card just laid (1.3, 4.6)."""
        for place, colour in self.table.maps[seat].production_of(number):
            if self.table.supply[colour]:
                self.table.supply[colour] -= 1
                self.table.maps[seat] = self.table.maps[seat].with_cubes([place])

    def _check_cubes(self) -> None:
        """Check that all cubes are on maps or in the supply after a map phase (1.2)."""
        for colour, total in self.record["deck"]["cubes"].items():
            on_maps = sum(scoring.cubes_of(naive).get(colour, 0) for naive in self.table.maps)
            demand(on_maps + self.table.supply[colour] == total, f"{colour} cubes are lost or found")

    def lay_tile(self, seat: int, action: Action) -> None:
        """Lay a tile on a desert (5.1, 5.2)."""
        place, terrain = (number_in(action, "x"), number_in(action, "y")), str(action["terrain"])
        broken = broken_tile_rules(self.table.maps[seat], place, terrain)
        demand(not broken, f"{action} breaks {broken}")
        self.table.maps[seat] = self.table.maps[seat].with_tile(place, terrain)

    def _award_goals(self, selected: list[int]) -> None:
        """Award the open goals in ascending order, then lay the free tiles (7.2, 7.3)."""
        won: set[int] = set()
        lost: set[int] = set()
        for goal in [goal for goal, winner in self.goals.items() if winner is None]:
            met = [
                seat
                for seat, naive in enumerate(self.table.maps)
                if seat not in won and meets(naive, goal, self.colours)
            ]
            if met:
                first = (min if goal <= 4 else max)(met, key=lambda seat: selected[seat])
                self.goals[goal] = first
                won.add(first)
                lost |= set(met)
        asked = {seat for seat in lost - won if self.table.maps[seat].of_kind("desert")}
        while asked:
            action = self.table.following()
            seat = number_in(action, "seat")
            demand(seat in asked, f"{action}: no free tile for this seat")
            demand(action["action"] in ("free_tile", "skip"), f"{action} where a free tile is due")
            if action["action"] == "free_tile":
                self.lay_tile(seat, action)
            asked.remove(seat)

    @property
    def result(self) -> dict[str, object]:
        goals = [
            sorted(g for g, winner in self.goals.items() if winner == seat)
            for seat in range(self.table.players)
        ]
        if self.game["rules"] == "hokkaido":
            scores = [
                scoring.hokkaido(naive, len(won)) for naive, won in zip(self.table.maps, goals, strict=True)
            ]
        else:
            card = self.record["setup"].get("scoring_card")
            scores = [scoring.honshu(naive, card) for naive in self.table.maps]
        best = max((score["total"], score["deserts"]) for score in scores)
        winners = [s for s, score in enumerate(scores) if (score["total"], score["deserts"]) == best]
        return {"scores": scores, "goals": goals, "winners": winners}


class _MapPhase:
    """Placing, terraforming and ending the phase (4, 5)."""

    def __init__(self, referee: Referee, selected: list[int]) -> None:
        self.referee = referee
        self.table = referee.table
        self.selected = selected
        self.placing_order = sorted(range(self.table.players), key=lambda seat: selected[seat])
        agreed = referee.game.get("order", "as_printed")
        self.never_waits = agreed == "simultaneous"
        self.sequential = agreed == "in_order" or (agreed == "as_printed" and self._is_short_of_cubes())
        self.placed: list[int] = []
        self.anybody_has_laid = False
        self.terraformed: set[int] = set()
        self.done: set[int] = set()

    def _is_short_of_cubes(self) -> bool:
        """Whether the supply may be too small for the selected cards (4.8)."""
        wanted = [square for card in self.selected for square in self.referee.cards[card]]
        return any(
            self.table.supply[colour] < wanted.count(f"production:{colour}")
            for colour in self.referee.colours
        )

    def play(self) -> None:
        steps = {
            "wait": self._wait,
            "place": self._place,
            "unplaceable": self._set_aside,
            "terraform": self._terraform,
            "done": self._end,
        }
        while len(self.done) < self.table.players:
            action = self.table.following()
            seat = number_in(action, "seat")
            demand(action["action"] in steps, f"{action} in the map phase")
            demand(seat not in self.done, f"{action} of a seat that is done")
            steps[str(action["action"])](seat, action)

    def _wait(self, seat: int, action: Action) -> None:
        demand(not self.anybody_has_laid and not self.sequential, f"{action} too late")
        demand(not self.never_waits, f"{action} at a table that never waits")
        self.sequential = True

    def _take_turn(self, seat: int, action: Action) -> tuple[str, ...]:
        demand(seat not in self.placed, f"{action} a second time")
        demand(action["card"] == self.selected[seat], f"{action}: the card of the round is another")
        if self.sequential:
            first = next(other for other in self.placing_order if other not in self.placed)
            demand(seat == first, f"{action} out of turn")
        self.placed.append(seat)
        return self.referee.cards[self.selected[seat]]

    def _place(self, seat: int, action: Action) -> None:
        squares = self._take_turn(seat, action)
        x, y, rotation = (number_in(action, key) for key in ("x", "y", "rotation"))
        above = action["under"]
        assert isinstance(above, list)
        card = Laid(self.selected[seat], squares, x, y, rotation)
        naive = self.table.maps[seat]
        broken = broken_rules(naive, card, frozenset(above))
        demand(not broken and len(above) == len(set(above)), f"{action} breaks {broken}")
        self.anybody_has_laid = True
        self.table.maps[seat] = naive.with_card(card, frozenset(above))
        for place in naive.cubes - self.table.maps[seat].cubes:
            colour = naive.seen[place].colour
            assert colour is not None
            self.table.supply[colour] += 1
        self.referee.fill(seat, card.number)

    def _set_aside(self, seat: int, action: Action) -> None:
        squares = self._take_turn(seat, action)
        demand(not has_a_placement(self.table.maps[seat], 99, squares), f"{action}: it can be placed")

    def _terraform(self, seat: int, action: Action) -> None:
        demand(seat not in self.terraformed, f"{action} a second time")
        demand(self.referee.game["rules"] == "hokkaido", f"{action} in Honshu")
        self.terraformed.add(seat)
        before = self.table.maps[seat]
        self.referee.lay_tile(seat, action)
        cubes = action["cubes"]
        assert isinstance(cubes, list)
        colours = [self.table.give_cube(seat, place_in(cube)) for cube in cubes]
        demand(colours == [PRICE[str(action["terrain"])]] * 2, f"{action} is paid with {colours}")
        for colour in colours:
            self.table.supply[colour] += 1
        if seat not in self.placed and action["terrain"] in ("lake", "mountain"):
            squares = self.referee.cards[self.selected[seat]]
            if not has_a_placement(self.table.maps[seat], 99, squares):
                demand(not has_a_placement(before, 99, squares), f"{action} takes the last placement away")

    def _end(self, seat: int, action: Action) -> None:
        demand(seat in self.placed, f"{action} before placing")
        self.done.add(seat)


def result_of(record: Any) -> dict[str, object]:
    """The result of a finished record.

    Raises:
        WrongRecordError: an action breaks a rule, or the record is not finished.
    """
    try:
        return Referee(record).result
    except StopIteration:
        raise WrongRecordError("the record ends too early") from None
