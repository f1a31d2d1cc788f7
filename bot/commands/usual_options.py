"""The options of a new table: what its host has typed and, for the rest, what is usual in the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.commands.own_deck import read_own_deck
from bot.commands.reading import read_scoring_card
from bot.interactions.context import Answer
from bot.people.preferences import ServerPreferences
from bot.tables import Deadline, TableOptions
from engine.cards import Side
from engine.options import PlacingOrder, Rules, Selection

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class TypedOptions:
    """What the host has typed into the options of ``/hokkaido start``; None where nothing."""

    game: str | None = None
    selection: str | None = None
    scoring_card: str | None = None
    deck: discord.Attachment | None = None
    side: str | None = None
    goals: str | None = None
    order: str | None = None
    deadline: str | None = None
    by_invitation: str | None = None
    words: str | None = None
    thread: str | None = None


async def options_of_new_table(answer: Answer, typed: TypedOptions) -> tuple[TableOptions, bool]:
    """The options of a new table, and whether it is to have a thread of its own.

    In a thread a table stays there, unless another one is asked for in so many words.

    Raises:
        InputError: the attached deck is none.
    """
    server = await usual_in_server(answer)
    usual = server.options.in_game(_typed_or_usual(Rules, typed.game, server.options.rules))
    own_deck = usual.own_deck if typed.deck is None else await read_own_deck(typed.deck, usual.rules)
    chosen = TableOptions(
        _typed_or_usual(Side, typed.side, usual.side),
        _typed_or_usual(_is_yes, typed.goals, usual.with_goals),
        _typed_or_usual(PlacingOrder, typed.order, usual.order),
        rules=usual.rules,
        selection=_typed_or_usual(Selection, typed.selection, usual.selection),
        scoring_card=_typed_or_usual(read_scoring_card, typed.scoring_card, usual.scoring_card),
        own_deck=own_deck,
        deadline=_typed_or_usual(Deadline, typed.deadline, usual.deadline),
        by_invitation=_typed_or_usual(_is_yes, typed.by_invitation, usual.by_invitation),
        words=_typed_or_usual(_is_yes, typed.words, usual.words),
        hints=usual.hints,
    )
    has_threads = isinstance(answer.interaction.channel, discord.TextChannel)
    return chosen, _typed_or_usual(_is_yes, typed.thread, server.in_thread and has_threads)


async def usual_in_server(answer: Answer) -> ServerPreferences:
    """What the moderators of the server have chosen for tables whose host chooses nothing else.

    In direct messages it is what is usual without any choice.
    """
    guild_id = answer.interaction.guild_id
    if guild_id is None:
        return ServerPreferences()
    return await answer.services.preferences.of_server(guild_id)


def _typed_or_usual(read: Callable[[str], _Value], typed: str | None, usual: _Value) -> _Value:
    """What was typed into an option, or the usual value."""
    return usual if typed is None else read(typed)


def _is_yes(typed: str) -> bool:
    """A choice between yes and no."""
    return typed == "yes"
