"""The buttons and menus of a trick: playing a card, taking one, naming a pair, contesting."""

from __future__ import annotations

from functools import partial

from bot.components.registry import component
from bot.interactions.context import Context
from bot.interactions.deciding import decide
from bot.interactions.gates import playing
from bot.views.square_menus import square_of
from bot.views.trick import bid_cube_screen, contest_screen
from engine.actions import Accept, Bid, Contest, Take, TakePair


@component("bid", playing)
async def bid(context: Context) -> None:
    """A card of the hand: played at once, or the cube is asked for where one can be added."""
    card = int(context.arguments[0])
    if context.viewer.view.cubes_to_add(context.viewer.own_seat):
        await context.show(bid_cube_screen(context.viewer, card))
    else:
        await decide(context, partial(Bid, card=card))


@component("bid-cube", playing)
async def bid_with_cube(context: Context) -> None:
    """The chosen card with the chosen cube."""
    await decide(context, partial(Bid, card=int(context.arguments[0]), cube=square_of(context.chosen)))


@component("bid-alone", playing)
async def bid_alone(context: Context) -> None:
    """The chosen card without a cube."""
    await decide(context, partial(Bid, card=int(context.arguments[0])))


@component("take", playing)
async def take(context: Context) -> None:
    """Take one of the played cards."""
    await decide(context, partial(Take, card=int(context.arguments[0])))


@component("take-pair", playing)
async def take_pair(context: Context) -> None:
    """Name the pair that one takes."""
    await decide(context, partial(TakePair, pair=context.arguments[0]))


@component("accept", playing)
async def accept(context: Context) -> None:
    """Take the pair that is left."""
    await decide(context, Accept)


@component("contest", playing)
async def contest(context: Context) -> None:
    """Ask for the cubes with which a pair is contested."""
    await context.show(contest_screen(context.viewer))


@component("contest-first", playing)
@component("contest-second", playing)
async def choose_cube(context: Context) -> None:
    """The first or second cube; before it stand those chosen already, after it the number of the menu."""
    given = (*map(square_of, context.arguments[:-1]), square_of(context.chosen))
    await context.show(contest_screen(context.viewer, given))


@component("contest-pair", playing)
async def contest_pair(context: Context) -> None:
    """Give both cubes for a pair."""
    first, second, pair = context.arguments
    await decide(context, partial(Contest, cubes=(square_of(first), square_of(second)), pair=pair))
