"""The commands of a trick: playing a card, taking one, naming a pair, answering."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.commands.card_options import CardToTake, HandCard
from bot.commands.completion import OneOfWords, called
from bot.commands.cube_options import Cube, CubesToContest
from bot.commands.declaring import command, in_private
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.deciding import decide
from bot.interactions.gates import playing
from engine.actions import Accept, Bid, Contest, Take, TakePair
from engine.tricks import PAIRS

Pair = app_commands.Transform[str, OneOfWords(called("choice-pair", PAIRS))]


class Trick(commands.Cog):
    """Everything that is decided in a trick."""

    @command("bid", playing, in_words=in_private)
    async def bid(self, context: Context, card: HandCard, cube: Cube) -> None:
        """Play a card to the trick, with or without a cube."""
        await decide(context, partial(Bid, card=card, cube=cube))

    @command("take", playing, in_words=in_private)
    async def take(self, context: Context, card: CardToTake) -> None:
        """Take one of the played cards."""
        await decide(context, partial(Take, card=card))

    @command("pair", playing, in_words=in_private)
    async def pair(self, context: Context, pair: Pair) -> None:
        """Name the pair that one takes."""
        await decide(context, partial(TakePair, pair=pair))

    @command("contest", playing, cubes="cubes-to-give", in_words=in_private)
    async def contest(self, context: Context, cubes: CubesToContest, pair: Pair) -> None:
        """Give two cubes for a pair; with none one can have the pair that is left, and no other."""
        if cubes is not None:
            await decide(context, partial(Contest, cubes=cubes, pair=pair))
            return
        trick = context.viewer.everybody.view.trick
        if trick is not None and pair in trick.chosen:
            raise InputError("pair-costs-cubes")
        await decide(context, Accept)

    @command("accept", playing, in_words=in_private)
    async def accept(self, context: Context) -> None:
        """Take the pair that is left."""
        await decide(context, Accept)
