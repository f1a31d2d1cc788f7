"""Compare the result in a record with the game's (docs/record.md)."""

from __future__ import annotations

from collections.abc import Mapping

from engine import reading
from engine.errors import InvalidInput
from engine.game import Game
from engine.scoring import Score

#: An upper bound on scores, far above any possible score.
_LARGEST = 10_000


def check_result(game: Game, result: object) -> None:
    """Compare the value of ``result`` with the game's result.

    Raises:
        InvalidInput: a result before the end, none after it, a wrong type, or a value that differs from the
            game's.
    """
    if result is None:
        if game.is_over:
            raise InvalidInput("result-missing")
        return
    members = reading.object_of(result, "result")
    if not game.is_over:
        raise InvalidInput("result-too-early")
    expected = game.result()
    scores = _one_a_seat(reading.member(members, "scores", "result"), "result.scores", game)
    for seat, score in enumerate(scores):
        _check_score(score, f"result.scores[{seat}]", expected.scores[seat])
    _check_goals(members, game, expected.goals)
    place = "result.winners"
    winners = reading.array_of(reading.member(members, "winners", "result"), place)
    _check_numbers(winners, place, expected.winners)


def _one_a_seat(value: object, place: str, game: Game) -> list[object]:
    entries = reading.array_of(value, place)
    if len(entries) != game.options.players:
        raise InvalidInput("wrong-length", place=place, expected=game.options.players, found=len(entries))
    return entries


def _check_score(value: object, place: str, score: Score) -> None:
    members = reading.object_of(value, place)
    for name, points in score.to_json().items():
        found = reading.integer(reading.member(members, name, place), f"{place}.{name}", 0, _LARGEST)
        if found != points:
            raise InvalidInput("wrong-result", place=f"{place}.{name}", value=found, expected=points)


def _check_goals(members: Mapping[str, object], game: Game, won: tuple[tuple[int, ...], ...]) -> None:
    place = "result.goals"
    if members.get("goals") is None and not game.options.with_goals:
        return
    for seat, entry in enumerate(_one_a_seat(reading.member(members, "goals", "result"), place, game)):
        _check_numbers(reading.array_of(entry, f"{place}[{seat}]"), f"{place}[{seat}]", won[seat])


def _check_numbers(entries: list[object], place: str, expected: tuple[int, ...]) -> None:
    found = [reading.integer(entry, f"{place}[{index}]", 0, _LARGEST) for index, entry in enumerate(entries)]
    if tuple(found) != expected:
        raise InvalidInput("wrong-result", place=place, value=reading.shown(found), expected=list(expected))
