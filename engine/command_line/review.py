"""``review``: print where players lost points in a game, and why."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping

from engine.command_line.arguments import Parser, read_file
from engine.command_line.output import print_text
from engine.parts.placement import Placement
from engine.players.evaluator import POINT
from engine.record.record import read_record
from engine.review import Decision, Mistake, Reason, Review, SeatReview, review

#: What is better about the better map.
WHY: Mapping[Reason, str] = {
    Reason.LAKE: "more of a lake scores",
    Reason.LAKE_ROOM: "a lake has more room to grow",
    Reason.RANGE: "more mountains",
    Reason.RANGE_ROOM: "the range has more room to go on",
    Reason.TOWN: "more of the town that scores",
    Reason.TOWN_ROOM: "a town has more room to grow",
    Reason.FACTORY: "more points of factories",
    Reason.WAITING_FACTORY: "one more factory can still be fed",
    Reason.CUBES: "one more cube",
    Reason.FOREST: "more forest",
    Reason.DESERT: "more desert to build on",
    Reason.SIZE: "a larger map",
    Reason.BONUS: "more points of the scoring card",
    Reason.GOAL: "a goal is nearer",
}


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser("review", help="print where players missed points, and why")
    parser.add_argument("file", metavar="FILE")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the review of every seat.

    Raises:
        WrongUsage: the file cannot be read.
        GameError: the record is not valid.
    """
    game = read_record(read_file(arguments.file)).replay()
    print_text("\n".join(_lines(review(game, range(game.options.players)))))
    return 0


def _lines(found: Review) -> Iterator[str]:
    for seat in found.seats:
        yield from _of_seat(seat)
        yield ""
    yield "Points after each round:"
    for number, totals in enumerate(found.standing, start=1):
        yield f"  {number:>2}: " + " ".join(f"{total:>4}" for total in totals)


def _of_seat(seat: SeatReview) -> Iterator[str]:
    lost = ", ".join(f"{points(seat.lost[kind])} in {_DONE[kind]}" for kind in Decision)
    yield f"Seat {seat.seat}: accuracy {seat.accuracy} %, points missed: {lost}"
    for mistake in seat.costliest:
        why = f" ({WHY[mistake.reason]})" if mistake.reason is not None else ""
        yield f"  Round {mistake.round}: {_in_words(mistake)}{why}, {points(mistake.cost)} points"


_DONE = {Decision.PICK: "picking", Decision.PLACE: "placing", Decision.TERRAFORM: "terraforming"}


def points(value: int) -> str:
    """Format thousandths of a point as points with one decimal."""
    return f"{value / POINT:.1f}"


def _in_words(mistake: Mistake) -> str:
    where = "" if mistake.better_placement is None else f" at {_spot(mistake.better_placement)}"
    if mistake.decision is Decision.PICK:
        return f"picked {mistake.card}, better {mistake.better_card}{where}"
    if mistake.decision is Decision.PLACE:
        return f"placed {mistake.card}, better{where}"
    tile = mistake.better_tile
    if tile is None:
        return "terraformed, better not"
    return f"better terraform {tile.position[0]},{tile.position[1]} into {tile.terrain}"


def _spot(placement: Placement) -> str:
    under = f" under {', '.join(map(str, sorted(placement.under)))}" if placement.under else ""
    return f"{placement.x},{placement.y} turned {placement.rotation}{under}"
