"""The map phase by command: placing, ending the phase, taking back, and tiles."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.commands.card_options import Rotation, SelectedCard
from bot.commands.completion import OneOfWords, called
from bot.commands.cube_options import Cubes
from bot.commands.declaring import command, in_private
from bot.errors import InputError, sentence
from bot.interactions.context import Context
from bot.interactions.deciding import decide, take_step_back, terraform_with_usual_cubes
from bot.interactions.gates import playing
from bot.tables.requests import TakeBack
from bot.tables.votes import undo_points
from bot.views.map_screens import confirm_done_screen
from bot.views.undo import ALONE, undo_screen
from engine.actions import Done, FreeTile, Place, Placement, Skip, Terraform, Unplaceable, Wait
from engine.errors import GameError
from engine.squares import TERRAFORMING_COLOUR, Kind, Position

Terrain = app_commands.Transform[Kind, OneOfWords(called("choice-terrain", TERRAFORMING_COLOUR))]
FreeTerrain = app_commands.Transform[Kind, OneOfWords(called("name", TERRAFORMING_COLOUR))]


class Placing(commands.Cog):
    """The person's card and what becomes of it."""

    @command("place", playing, in_words=in_private)
    async def place(self, context: Context, card: SelectedCard, x: int, y: int, rotation: Rotation) -> None:
        """Place the selected card."""
        placement = Placement(card, x, y, rotation.rotation, rotation.under)
        await decide(context, partial(Place, placement=placement))

    @command("aside", playing, in_words=in_private)
    async def aside(self, context: Context, card: SelectedCard) -> None:
        """Set aside a card that fits nowhere."""
        await decide(context, partial(Unplaceable, card=card))

    @command("wait", playing, in_words=in_private)
    async def wait(self, context: Context) -> None:
        """Ask all to place in order."""
        await decide(context, Wait)

    @command("done", playing, in_words=in_private)
    async def done(self, context: Context) -> None:
        """End the map phase; a person who wishes it is asked once more."""
        if context.reader.preferences.confirm_done:
            await context.show(confirm_done_screen(context.viewer))
            return
        await decide(context, Done)

    @command("undo", playing, in_words=in_private)
    async def undo(self, context: Context) -> None:
        """Take the last step back or, where one cannot do so alone, offer what all together can."""
        try:
            await take_step_back(context, TakeBack(context.user_id))
        except GameError as error:
            if context.table.options.alone:
                raise InputError(ALONE) from error
            points = undo_points(context.table)
            if not points:
                raise
            # Not alone: but all together can go back.
            menu = undo_screen(context.viewer, points)
            await context.show(menu.with_note(sentence(context.texts, error)))


class Tiles(commands.Cog):
    """Turning deserts into other land."""

    @command("terraform", playing, x="desert-x", y="desert-y", in_words=in_private)
    async def terraform(self, context: Context, x: int, y: int, terrain: Terrain, cubes: Cubes) -> None:
        """Turn a desert into other land, with these cubes or those that lie there longest."""
        position = Position(x, y)
        if cubes is None:
            decision = terraform_with_usual_cubes(context.viewer, position, terrain)
        else:
            decision = partial(Terraform, position=position, terrain=terrain, cubes=cubes)
        await decide(context, decision, left_out=cubes is None)

    @command("tile", playing, x="desert-x", y="desert-y", in_words=in_private)
    async def tile(self, context: Context, x: int, y: int, terrain: FreeTerrain) -> None:
        """Lay the free tile of a goal."""
        await decide(context, partial(FreeTile, position=Position(x, y), terrain=terrain))

    @command("skip", playing, in_words=in_private)
    async def skip(self, context: Context) -> None:
        """Lay no free tile."""
        await decide(context, Skip)
