"""``play``: play games between computer players and write their records."""

from __future__ import annotations

import argparse

from engine.command_line.arguments import Parser, WrongUsage, make_folder, read_file, whole_number, write_file
from engine.command_line.output import write
from engine.decks import Deck, deck_from_bytes, shipped_deck
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS, GameOptions, Rules, Selection
from engine.parts.cards import Side
from engine.players import PLAYERS
from engine.players.play import play_game
from engine.record.record import write_record
from engine.rules import GAMES
from engine.scoring import SCORING_CARDS


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser("play", help="play games with computer players and write their records")
    parser.add_argument(
        "--rules",
        choices=[str(rules) for rules in Rules],
        default="hokkaido",
        help="the game to play (default: hokkaido)",
    )
    parser.add_argument(
        "--selection",
        choices=[str(way) for way in Selection],
        help="how cards are selected (default: as in the game)",
    )
    parser.add_argument(
        "--players",
        type=whole_number,
        choices=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        default=3,
        help="number of players (default: 3)",
    )
    parser.add_argument(
        "--side", choices=[str(side) for side in Side], default="A", help="side of the provinces (default: A)"
    )
    parser.add_argument("--goals", action="store_true", help="play with goals (Hokkaido only)")
    parser.add_argument(
        "--scoring-card",
        type=whole_number,
        choices=range(1, SCORING_CARDS + 1),
        help="play with this scoring card (Honshu only)",
    )
    parser.add_argument("--seed", default="", help="any text; the same seed gives the same game")
    parser.add_argument(
        "--bot", choices=list(PLAYERS), default="random", help="the computer player (default: random)"
    )
    parser.add_argument("--deck", metavar="FILE", help="use this deck file instead of the game's own deck")
    parser.add_argument(
        "--games", metavar="N", type=whole_number, help="number of games to play (needs --out)"
    )
    parser.add_argument("--out", metavar="DIR", help="folder for the records")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and write their records.

    With ``--games``, the seed of game k (from 1) is the seed text, a hyphen and k.

    Raises:
        WrongUsage: the options contradict each other, or a file cannot be read or written.
        GameError: a deck that breaks rules.md 1.4.
    """
    options = _options(arguments)
    deck = _deck(arguments.deck, options.rules)
    if arguments.games is None:
        write(write_record(play_game(options, deck, arguments.seed, arguments.bot, arguments.scoring_card)))
        return 0
    folder = make_folder(arguments.out)
    for number in range(1, arguments.games + 1):
        seed = f"{arguments.seed}-{number}"
        game = play_game(options, deck, seed, arguments.bot, arguments.scoring_card)
        write_file(folder / f"game-{number:04}.json", write_record(game))
    return 0


def _options(arguments: argparse.Namespace) -> GameOptions:
    rules = Rules(arguments.rules)
    if arguments.goals and not GAMES[rules].has_goals:
        raise WrongUsage(f"--goals cannot be used with --rules {rules}")
    if arguments.scoring_card is not None and not GAMES[rules].has_scoring_cards:
        raise WrongUsage(f"--scoring-card cannot be used with --rules {rules}")
    if (arguments.games is None) != (arguments.out is None):
        raise WrongUsage("--games and --out go together")
    return GameOptions(
        players=arguments.players,
        rules=rules,
        selection=Selection(arguments.selection) if arguments.selection else GAMES[rules].selection,
        side=Side(arguments.side),
        with_goals=arguments.goals,
    )


def _deck(path: str | None, rules: Rules) -> Deck:
    if path is None:
        return shipped_deck(GAMES[rules].deck)
    return deck_from_bytes(read_file(path), rules)
