"""``show``: print a game after a given number of actions."""

from __future__ import annotations

import argparse

from engine.command_line.arguments import Parser, WrongUsage, read_file, whole_number
from engine.command_line.drawing import KEY, draw_map
from engine.command_line.output import print_text
from engine.game import Game
from engine.parts.squares import Square
from engine.record.record import read_record


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser("show", help="print the state of a game")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--at", metavar="N", type=whole_number, help="number of actions to replay (default: all)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print maps, hands and supply.

    Raises:
        WrongUsage: the file cannot be read, or the record has fewer than N actions.
        GameError: the record is not valid up to that action.
    """
    record = read_record(read_file(arguments.file))
    count = len(record.actions) if arguments.at is None else arguments.at
    if count > len(record.actions):
        raise WrongUsage(f"--at {count}: the record has {len(record.actions)} actions")
    print_text("\n".join(_lines(record.replay(count))))
    return 0


def _lines(game: Game) -> list[str]:
    supply = ", ".join(f"{count} {colour}" for colour, count in game.table.supply.items())
    lines = [
        f"After {len(game.actions)} actions: round {game.round}, {game.phase.replace('_', ' ')}",
        f"Waiting for: {_seats(game.waiting_for)}",
        f"Supply: {supply}",
        f"Draw pile: {len(game.table.pile)} cards",
    ]
    lines += [
        f"Goal {goal.number}: "
        + ("open" if goal.winner is None else f"won by seat {goal.winner} in round {goal.round}")
        for goal in game.table.goals
    ]
    lines += _trick(game)
    for seat in range(game.options.players):
        lines += ["", *_seat(game, seat)]
    if game.is_over:
        lines += ["", f"Won by {_seats(game.result().winners)}"]
    return [*lines, "", KEY]


def _trick(game: Game) -> list[str]:
    trick = game.selection.trick(game.table)
    if trick is None:
        return []
    lines = [f"Turn order: {_seats(trick.turn_order)}"]
    for played in trick.played:
        cube = f" with a {played.cube} cube" if played.cube else ""
        taken = "" if played.taken_by is None else f", taken by seat {played.taken_by}"
        lines.append(f"Played by seat {played.seat}: card {played.card.number}{cube}{taken}")
    lines += [
        f"Pair {name}: {', '.join(str(card.number) for card in cards)}" for name, cards in trick.pairs.items()
    ]
    return lines


def _seat(game: Game, seat: int) -> list[str]:
    selected = (game.map_phase or game.selection).selected[seat]
    player_map = game.table.maps[seat]
    score = game.score_of(player_map, seat)
    parts = ", ".join(f"{points} {name}" for name, points in score.parts.items())
    lines = [
        f"Seat {seat}: {score.total} points ({parts}), {score.deserts} deserts",
        f"Selected: {'nothing' if selected is None else selected}",
        "Hand:" + ("" if game.table.hands[seat] else " empty"),
    ]
    for card in game.table.cards(game.table.hands[seat]):
        lines.append(f"  {card.number}: {_squares(card.squares)}")
    return lines + draw_map(player_map)


def _squares(squares: tuple[Square, ...]) -> str:
    return ", ".join(str(square) for square in squares)


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats) or "no one"
