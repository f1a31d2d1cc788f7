"""What a player has in front of them, and choosing a card of it."""

from __future__ import annotations

from functools import partial

from discord.ext import commands

from bot.commands.card_options import CardToDiscard, HandCard
from bot.commands.declaring import command, in_private
from bot.commands.seat_options import Seat
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.deciding import decide
from bot.interactions.gates import playing, watching
from bot.views.hint import hint_screen, must_be_asked
from bot.views.map_screens import other_map_screen, own_map_screen
from bot.views.trick import own_hand_screen
from engine.actions import Discard, Pick
from engine.players.advice import advice


class Cards(commands.Cog):
    """The hand and the maps."""

    @command("hand", playing)
    async def hand(self, context: Context) -> None:
        """The person's hand."""
        await context.show(own_hand_screen(context.viewer))

    @command("hint", playing, in_words=True)
    async def hint(self, context: Context) -> None:
        """What the coach would do now."""
        must_be_asked(context.viewer)
        found = await context.services.pictures.workers.run(advice, context.viewer.view)
        await context.show(hint_screen(context.viewer, found))

    @command("map", watching)
    async def map(self, context: Context, player: Seat | None = None) -> None:
        """One's own map or another's; somebody who only watches has to say whose."""
        own = context.viewer.seat
        whose = own if player is None else player
        if whose is None:
            raise InputError("whose-map")
        if whose == own:
            await context.show(own_map_screen(context.viewer))
        else:
            await context.show(other_map_screen(context.viewer, whose))

    @command("pick", playing, in_words=in_private)
    async def pick(self, context: Context, card: HandCard) -> None:
        """Pick a card of the hand."""
        await decide(context, partial(Pick, card=card))

    @command("discard", playing, in_words=in_private)
    async def discard(self, context: Context, card: CardToDiscard) -> None:
        """Discard a card of the hand, or of the pair."""
        await decide(context, partial(Discard, card=card))
