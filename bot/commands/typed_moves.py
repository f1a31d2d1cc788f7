"""The commands of a game: the hand and the maps, choosing a card, tricks, placing a card, and tiles.

discord.py calls each method for its command, once the gates have been passed.
"""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.commands.card_options import (
    CardToDiscard,
    CardToPick,
    CardToPlace,
    CardToPlay,
    CardToTake,
    Cube,
    Cubes,
    CubesToContest,
    Rotation,
)
from bot.commands.declaring import command
from bot.commands.options import OneOfWords, Seat, called
from bot.errors import InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Context
from bot.interactions.deciding import carry_out, decide, take_step_back, undo_menu
from bot.interactions.gates import playing, reading, watching
from bot.interactions.showing import hints_of
from bot.tables.game_moves import undo_points
from bot.tables.seats import write_note
from bot.views.decisions import DONE, LAY_TILE, PLACE, TAKE_AND_PLACE, Decision, Given, Tile, default_cubes
from bot.views.hand import own_hand_screen
from bot.views.map_screens import other_map_screen, own_map_screen
from bot.views.moves import NOTHING
from bot.views.placer import hint_screen, must_be_asked
from bot.views.votes import ALONE_UNDO
from engine import actions
from engine.errors import GameError
from engine.parts.placement import Placement
from engine.parts.squares import TERRAFORMING_COLOUR, Kind, Position
from engine.parts.tricks import PAIRS
from engine.players.advice import advice


class Cards(commands.Cog):
    """The hand and the maps."""

    @command("hand", reading)
    async def hand(self, context: Context) -> None:
        """Show the person's hand; deleted messages of the table are sent again."""
        await context.services.tables.refresh(context.table)
        hints = await hints_of(context, context.viewer)
        await context.show(own_hand_screen(context.viewer, hints))

    @command("note", playing)
    async def note(self, context: Context, text: str) -> None:
        """Write the person's private note, or delete it."""
        written = text.strip()
        kept = "" if written.lower() in NOTHING else written
        await context.do(write_note, kept)
        await context.say("note-written", text=escaped(kept), is_empty=not kept)

    @command("hint", playing)
    async def hint(self, context: Context) -> None:
        """Show what the coach would do now."""
        must_be_asked(context.viewer)
        found = await context.services.pictures.workers.run(advice, context.viewer.view)
        await context.show(hint_screen(context.viewer, found))

    @command("map", watching)
    async def map(self, context: Context, player: Seat | None = None) -> None:
        """Show the person's map or another player's; spectators have to name a player."""
        own = context.viewer.seat
        whose = own if player is None else player
        if whose is None:
            raise InputError("whose-map")
        if whose == own:
            await context.show(own_map_screen(context.viewer))
        else:
            await context.show(other_map_screen(context.viewer, whose))

    @command("pick", playing)
    async def pick(self, context: Context, card: CardToPick) -> None:
        """Pick a card from the hand."""
        await decide(context, partial(actions.Pick, card=card))

    @command("discard", playing)
    async def discard(self, context: Context, card: CardToDiscard) -> None:
        """Discard a card from the hand, or from the pair."""
        await decide(context, partial(actions.Discard, card=card))


Terrain = app_commands.Transform[Kind, OneOfWords(called("choice-terrain", TERRAFORMING_COLOUR))]
FreeTerrain = app_commands.Transform[Kind, OneOfWords(called("name", TERRAFORMING_COLOUR))]


class Placing(commands.Cog):
    """The person's card and its placement."""

    @command("place", playing)
    async def place(self, context: Context, card: CardToPlace, x: int, y: int, rotation: Rotation) -> None:
        """Place the person's card, or intend to: one that can still be chosen is chosen."""
        placement = Placement(card, x, y, rotation.rotation, rotation.under)
        viewer = context.viewer
        chooses = viewer.is_asked and viewer.view.cards_to_choose
        kind = TAKE_AND_PLACE if chooses else PLACE
        await carry_out(context, Decision(kind, card), Given(placement))

    @command("aside", playing)
    async def aside(self, context: Context, card: CardToPlace) -> None:
        """Set aside a card that cannot be placed."""
        await decide(context, partial(actions.Unplaceable, card=card))

    @command("wait", playing)
    async def wait(self, context: Context) -> None:
        """Ask everyone to place in order."""
        await decide(context, actions.Wait)

    @command("done", playing)
    async def done(self, context: Context) -> None:
        """End the map phase; depending on the settings the person must confirm first."""
        await carry_out(context, Decision(DONE), Given())

    @command("undo", playing)
    async def undo(self, context: Context) -> None:
        """Take back the last step or, if the person cannot do so alone, offer the points for a vote."""
        try:
            await take_step_back(context)
        except GameError as error:
            if context.table.options.alone:
                raise InputError(ALONE_UNDO) from error
            points = undo_points(context.table)
            if not points:
                raise
            # The person cannot do it alone, but everyone can agree to go back.
            menu = await undo_menu(context, points)
            await context.show(menu.with_note(sentence(context.texts, error)))


class Tiles(commands.Cog):
    """Changing deserts to other land."""

    @command("terraform", playing, x="desert-x", y="desert-y")
    async def terraform(self, context: Context, x: int, y: int, terrain: Terrain, cubes: Cubes) -> None:
        """Change a desert to other land, with these cubes or the two oldest ones."""
        position = Position(x, y)
        if cubes is not None:
            await decide(context, partial(actions.Terraform, position=position, terrain=terrain, cubes=cubes))
            return
        given = Given(cubes=default_cubes(context.viewer, terrain), tile=Tile(terrain, position))
        await carry_out(context, Decision(LAY_TILE), given, left_out=True)

    @command("tile", playing, x="desert-x", y="desert-y")
    async def tile(self, context: Context, x: int, y: int, terrain: FreeTerrain) -> None:
        """Place the free tile of a goal."""
        await decide(context, partial(actions.FreeTile, position=Position(x, y), terrain=terrain))

    @command("skip", playing)
    async def skip(self, context: Context) -> None:
        """Decline the free tile."""
        await decide(context, actions.Skip)


Pair = app_commands.Transform[str, OneOfWords(called("choice-pair", PAIRS))]


class Trick(commands.Cog):
    """The decisions in a trick."""

    @command("bid", playing)
    async def bid(self, context: Context, card: CardToPlay, cube: Cube) -> None:
        """Play a card to the trick, with or without a cube."""
        await decide(context, partial(actions.Bid, card=card, cube=cube))

    @command("take", playing)
    async def take(self, context: Context, card: CardToTake) -> None:
        """Take one of the played cards."""
        await decide(context, partial(actions.Take, card=card))

    @command("pair", playing)
    async def pair(self, context: Context, pair: Pair) -> None:
        """Name the pair to take."""
        await decide(context, partial(actions.TakePair, pair=pair))

    @command("contest", playing, cubes="cubes-to-give")
    async def contest(self, context: Context, cubes: CubesToContest, pair: Pair) -> None:
        """Give two cubes for a pair; with none, only the pair that is left can be taken."""
        if cubes is not None:
            await decide(context, partial(actions.Contest, cubes=cubes, pair=pair))
            return
        trick = context.viewer.everyone.view.trick
        if trick is not None and pair in trick.chosen:
            raise InputError("pair-costs-cubes")
        await decide(context, actions.Accept)

    @command("accept", playing)
    async def accept(self, context: Context) -> None:
        """Take the pair that is left."""
        await decide(context, actions.Accept)
