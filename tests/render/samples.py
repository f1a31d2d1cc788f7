"""A finished five-player game for sample pictures, which never changes: tests/render/samples.json."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from engine.decks import shipped_deck
from engine.maps import PlayerMap
from engine.options import GameOptions, Rules
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position, Square
from engine.scoring import score_hokkaido
from engine.views import GoalView, Phase, PlayedCard, SeatView, TrickView, View
from render.pictures.replay import ReplayStep

#: Realistic names: short, Cyrillic, missing from the typeface, with accents, and long with an emoji.
NAMES = ("Haruka", "Иван Сидоров", "漢字🎲", "Szörényi Őrs", "José María ✨ da Conceição e Silva")

#: The table's goals and their winners.
_GOALS = (
    GoalView(1),
    GoalView(2, 0, 5),
    GoalView(3),
    GoalView(5, 1, 3),
    GoalView(6),
    GoalView(8),
    GoalView(9),
)

Moment = tuple[PlayerMap, Placement | None]


@cache
def deck_cards() -> tuple[MapCard, ...]:
    """The shipped deck of Hokkaido."""
    return tuple(sorted(shipped_deck("hokkaido").cards, key=lambda card: card.number))


def card(number: int) -> MapCard:
    """A card of the shipped deck."""
    return deck_cards()[number - 1]


def hand(*numbers: int) -> tuple[MapCard, ...]:
    """Cards of the shipped deck by number, six by default."""
    return tuple(card(number) for number in numbers or (17, 4, 60, 41, 26, 8))


@cache
def histories() -> tuple[tuple[Moment, ...], ...]:
    """Each player's map after every round, starting with the province, and the round's placement."""
    kept = json.loads(Path(__file__).with_name("samples.json").read_text(encoding="utf-8"))
    return tuple(tuple(_moments(entry)) for entry in kept["maps"])


def _moments(entry: dict[str, Any]) -> list[Moment]:
    player_map = PlayerMap.of_province(tuple(Square.parse(square) for square in entry["province"]))
    player_map = _filled(player_map, 0)
    moments: list[Moment] = [(player_map, None)]
    for step in entry["steps"]:
        placement = Placement(step["card"], step["x"], step["y"], step["rotation"], frozenset(step["under"]))
        player_map = _filled(player_map.lay(card(placement.card), placement), placement.card)
        if tile := step.get("terraform"):
            player_map = player_map.without_cubes(Position(x, y) for x, y in tile["cubes"])
            player_map = player_map.with_tile(Position(tile["x"], tile["y"]), Kind(tile["terrain"]))
        moments.append((player_map, placement))
    return moments


def _filled(player_map: PlayerMap, number: int) -> PlayerMap:
    return player_map.with_cubes(position for position, _ in player_map.production_of(number))


def final_map(player: int = 0) -> PlayerMap:
    """A player's map with all thirteen cards."""
    return histories()[player][-1][0]


def view(players: int, round_: int = 12, *, goals: int = 7, over: bool = False) -> View:
    """The public view of the table at the end of a round."""
    seats = [_seat(player, round_) for player in range(players)]
    best = max(seat.score.rank for seat in seats)
    return View(
        options=GameOptions(players=players, with_goals=bool(goals)),
        deck="hokkaido",
        seat=None,
        round=round_,
        phase=Phase.OVER if over else Phase.MAP,
        hand=(),
        pair=(),
        seats=tuple(seats),
        waiting_for=(),
        may_place=(),
        placing_order=(),
        sequential=False,
        passes_to=0 if over else 1 if round_ < 7 else -1,
        supply={Colour.BLUE: 3, Colour.BROWN: 0, Colour.GREY: 11, Colour.GREEN: 14},
        goals=_GOALS[:goals],
        scoring_card=None,
        trick=None,
        may_take_back=False,
        winners=tuple(n for n, seat in enumerate(seats) if seat.score.rank == best) if over else (),
        standing=tuple(
            tuple(_seat(player, number).score.total for player in range(players))
            for number in range(1, round_ + 1)
        ),
    )


def _seat(player: int, round_: int) -> SeatView:
    player_map, last = histories()[player][round_]
    goals_won = sum(goal.winner == player for goal in _GOALS)
    return SeatView(
        map=player_map,
        rules=Rules.HOKKAIDO,
        goals_won=goals_won,
        scoring_card=None,
        hand_size=0,
        selected=card(last.card) if last is not None else None,
        acted=True,
        placed=True,
        terraformed=False,
        done=True,
        last_placement=last,
        map_before=histories()[player][round_ - 1][0],
    )


def view_with_trick() -> View:
    """Five players, four of whom have played to the trick; one has taken a card."""
    played = (
        PlayedCard(2, card(17), Colour.GREY, 77, taken_by=2),
        PlayedCard(0, card(58), None, 58),
        PlayedCard(4, card(12), Colour.GREY, 72),
        PlayedCard(1, card(33), None, 33),
    )
    trick = TrickView((2, 0, 4, 1, 3), played, Colour.GREY, {}, (None,) * 5)
    return replace(view(5, 3, goals=0), trick=trick)


def view_with_pairs() -> View:
    """Two players; the winner of the trick has chosen the pair from the pile."""
    played = (PlayedCard(0, card(17), None, 17), PlayedCard(1, card(44), None, 44))
    pairs = {"deck": hand(4, 31), "hands": hand(17, 44)}
    trick = TrickView((1, 0), played, None, pairs, (None, "deck"))
    return replace(view(2, 3, goals=0), trick=trick)


def replay_steps(players: int) -> list[ReplayStep]:
    """The steps of the game's replay, one per placement."""
    at = [0] * players
    steps = [_replay_step(at, 1)]
    for round_ in range(1, 13):
        for player in range(players):
            at[player] = round_
            steps.append(_replay_step(at, round_))
    return steps


def _replay_step(at: list[int], round_: int) -> ReplayStep:
    moments = [histories()[player][round_of] for player, round_of in enumerate(at)]
    return ReplayStep(
        round_,
        tuple(player_map for player_map, _ in moments),
        tuple(score_hokkaido(player_map, 0).total for player_map, _ in moments),
        tuple(last for _, last in moments),
    )
