"""The commands of the players: cards, placing, tiles, and what one has in front of oneself."""

from __future__ import annotations

from discord import app_commands

from bot import moves
from bot.commands import completion
from bot.commands.building import Command, choices, named, options
from bot.commands.deciding import decide, show_outcome
from bot.commands.games import running_game, watched_game
from bot.commands.reading import read_cubes, read_rotation, read_seat, read_under
from bot.commands.trick import trick_commands
from bot.errors import InputError, sentence
from bot.interactions.context import answering
from bot.services import Interaction
from bot.tables.requests import TakeBack
from bot.tables.votes import undo_points
from bot.texts import Language
from bot.views.own_map import confirm_done_screen, other_map_screen, own_map_screen
from bot.views.trick import own_hand_screen
from bot.views.undo import undo_screen
from bot.views.viewer import Viewer
from engine.actions import Placement
from engine.errors import GameError
from engine.squares import TERRAFORMING_COLOUR, Kind, Position


def playing_commands(texts: Language) -> list[Command]:
    """All commands outside of the group ``/hokkaido``, described in this language."""
    return [
        *_looking(texts),
        *_choosing(texts),
        *trick_commands(texts),
        *_placing(texts),
        *_ending(texts),
        *_tiles(texts),
    ]


def _looking(texts: Language) -> list[Command]:
    @named(texts, "hand")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def hand(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await running_game(answer, game)
            await answer.show(own_hand_screen(Viewer(answer.texts, table, seat)))

    @named(texts, "map")
    @options(texts, "player", "game")
    @app_commands.autocomplete(player=completion.complete_player, game=completion.complete_game)
    async def map_(interaction: Interaction, player: str | None = None, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await watched_game(answer, game)
            whose = seat if player is None else read_seat(Viewer(answer.texts, table, None), player)
            if whose is None:
                raise InputError("whose-map")
            if seat is not None and whose == seat:
                await answer.show(own_map_screen(Viewer(answer.texts, table, seat)))
            else:
                await answer.show(other_map_screen(Viewer(answer.texts, table, seat), whose))

    return [hand, map_]


def _choosing(texts: Language) -> list[Command]:
    @named(texts, "pick")
    @options(texts, "card", "game")
    @app_commands.autocomplete(card=completion.complete_hand)
    @app_commands.autocomplete(game=completion.complete_game)
    async def pick(interaction: Interaction, card: int, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.pick(card))

    @named(texts, "discard")
    @options(texts, "card", "game")
    @app_commands.autocomplete(card=completion.complete_discard)
    @app_commands.autocomplete(game=completion.complete_game)
    async def discard(interaction: Interaction, card: int, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.discard(card))

    return [pick, discard]


def _placing(texts: Language) -> list[Command]:
    @named(texts, "place")
    @options(texts, "card", "x", "y", "rotation", "under", "game")
    @app_commands.autocomplete(card=completion.complete_selected)
    @app_commands.autocomplete(
        rotation=completion.complete_rotation,
        under=completion.complete_under,
        game=completion.complete_game,
    )
    async def place(
        interaction: Interaction,
        card: int,
        x: int,
        y: int,
        rotation: str,
        under: str | None = None,
        game: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await running_game(answer, game)
            degrees = read_rotation(rotation)
            own = table.view(seat).seats[seat]
            below = read_under(under, own.map, own.selected, (x, y, degrees)) if own.selected else frozenset()
            placement = Placement(card, x, y, degrees, below)
            await decide(answer, table, moves.place(placement))

    @named(texts, "aside")
    @options(texts, "card", "game")
    @app_commands.autocomplete(card=completion.complete_selected)
    @app_commands.autocomplete(game=completion.complete_game)
    async def aside(interaction: Interaction, card: int, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.set_aside(card))

    @named(texts, "wait")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def wait(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.wait())

    return [place, aside, wait]


def _ending(texts: Language) -> list[Command]:
    @named(texts, "done")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def done(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await running_game(answer, game)
            if answer.reader.preferences.confirm_done:
                await answer.show(confirm_done_screen(Viewer(answer.texts, table, seat)))
                return
            await decide(answer, table, moves.done())

    @named(texts, "undo")
    @options(texts, "further", "game")
    @app_commands.choices(further=choices(texts, "further", "yes", "no"))
    @app_commands.autocomplete(game=completion.complete_game)
    async def undo(interaction: Interaction, further: str = "no", game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await running_game(answer, game)
            if further == "yes":
                await answer.show(undo_screen(Viewer(answer.texts, table, seat), undo_points(table)))
                return
            try:
                outcome = await answer.services.tables.do(table.id, TakeBack(answer.user_id))
            except GameError as error:
                points = undo_points(table)
                if not points:
                    raise
                # Not alone: but all together can go back.
                menu = undo_screen(Viewer(answer.texts, table, seat), points)
                await answer.show(menu.with_note(sentence(answer.texts, error)))
                return
            await show_outcome(answer, outcome, moves.taken_back(answer.texts, outcome))

    return [done, undo]


def _tiles(texts: Language) -> list[Command]:
    terrains = choices(texts, "terrain", *TERRAFORMING_COLOUR)
    free_terrains = [
        app_commands.Choice(name=texts.name(kind), value=str(kind)) for kind in TERRAFORMING_COLOUR
    ]

    @named(texts, "terraform")
    @options(texts, "terrain", "cubes", "game", x="desert-x", y="desert-y")
    @app_commands.choices(terrain=terrains)
    @app_commands.autocomplete(game=completion.complete_game)
    async def terraform(
        interaction: Interaction,
        x: int,
        y: int,
        terrain: str,
        cubes: str | None = None,
        game: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, seat = await running_game(answer, game)
            position, kind = Position(x, y), Kind(terrain)
            decision = (
                moves.terraform_with_usual_cubes(table, seat, position, kind)
                if cubes is None
                else moves.terraform(position, kind, read_cubes(cubes))
            )
            await decide(answer, table, decision)

    @named(texts, "tile")
    @options(texts, "terrain", "game", x="desert-x", y="desert-y")
    @app_commands.choices(terrain=free_terrains)
    @app_commands.autocomplete(game=completion.complete_game)
    async def tile(interaction: Interaction, x: int, y: int, terrain: str, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.lay_free_tile(Position(x, y), Kind(terrain)))

    @named(texts, "skip")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def skip(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table, _ = await running_game(answer, game)
            await decide(answer, table, moves.skip())

    return [terraform, tile, skip]
