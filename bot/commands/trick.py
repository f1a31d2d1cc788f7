"""The commands of a trick: playing a card, taking one, naming a pair, answering."""

from __future__ import annotations

from discord import app_commands

from bot import moves
from bot.commands import completion, cube_completion
from bot.commands.building import Command, choices, named, options
from bot.commands.deciding import decide
from bot.commands.games import running_game
from bot.commands.reading import read_cube, read_cubes
from bot.interactions.context import answering
from bot.services import Interaction
from bot.texts import Language
from engine.tricks import PAIRS


def trick_commands(texts: Language) -> list[Command]:
    """The commands of a trick, described in this language."""
    return [*_of_cards(texts), *_of_pairs(texts)]


def _of_cards(texts: Language) -> list[Command]:
    @named(texts, "bid")
    @options(texts, "card", "cube", "game")
    @app_commands.autocomplete(card=completion.complete_hand)
    @app_commands.autocomplete(cube=cube_completion.complete_cube, game=completion.complete_game)
    async def bid(
        interaction: Interaction, card: int, cube: str | None = None, game: str | None = None
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.bid(card, read_cube(cube)))

    @named(texts, "take")
    @options(texts, "card", "game")
    @app_commands.autocomplete(card=completion.complete_played)
    @app_commands.autocomplete(game=completion.complete_game)
    async def take(interaction: Interaction, card: int, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.take(card))

    return [bid, take]


def _of_pairs(texts: Language) -> list[Command]:
    pairs = choices(texts, "pair", *PAIRS)

    @named(texts, "pair")
    @options(texts, "pair", "game")
    @app_commands.choices(pair=pairs)
    @app_commands.autocomplete(game=completion.complete_game)
    async def pair_(interaction: Interaction, pair: str, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.take_pair(pair))

    @named(texts, "contest")
    @options(texts, "pair", "game", cubes="cubes-to-give")
    @app_commands.choices(pair=pairs)
    @app_commands.autocomplete(cubes=cube_completion.complete_cubes, game=completion.complete_game)
    async def contest(interaction: Interaction, cubes: str, pair: str, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.contest(read_cubes(cubes), pair))

    @named(texts, "accept")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def accept(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.accept())

    return [pair_, contest, accept]
