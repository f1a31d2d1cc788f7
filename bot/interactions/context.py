"""Answers to interactions: acknowledged in time, private, and one sentence when something is wrong.

Discord gives three seconds for the first word, so everything that takes longer is acknowledged
first and answered by an edit. What went wrong is answered in whatever state the interaction is in.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from http import HTTPStatus
from typing import Any, Self

import aiohttp
import discord
from discord import app_commands

from bot.errors import MISTAKES, sentence
from bot.people.audience import Reader
from bot.services import Interaction, Services
from bot.store import StoreError
from bot.texts import Language
from bot.views.controls import CustomId, cut
from bot.views.screen import LONGEST_TEXT, Screen
from render.palette import ThemeName
from render.picture import Picture

log = logging.getLogger(__name__)

#: Discord's codes for an interaction that is too late (3 seconds for the first word, 15 minutes for all
#: others), or answered by somebody else already.
UNKNOWN_INTERACTION = 10062
UNKNOWN_WEBHOOK = 10015
INVALID_WEBHOOK_TOKEN = 50027
ALREADY_ACKNOWLEDGED = 40060
TOO_LATE = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN, ALREADY_ACKNOWLEDGED})

#: A command that somebody's Discord still has from another version of this bot.
OUTDATED_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class Answer:
    """The one answer to a command or a press; only the person who asked sees it in a server."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.services: Services = interaction.client.services
        self.reader = Reader(self.services.texts.of(str(interaction.locale)))
        self._shown = False

    @property
    def texts(self) -> Language:
        """The language of the person."""
        return self.reader.texts

    async def meet(self) -> Self:
        """Find out what the person has chosen; until then, and where that fails, everything is as usual."""
        locale = str(self.interaction.locale)
        try:
            self.reader = await self.services.readers.person(self.user_id, locale)
        except Exception:
            # Whoever asks is answered all the same; what needs the database says so itself.
            log.exception("the settings of user %d cannot be read", self.user_id)
        return self

    @property
    def user_id(self) -> int:
        """The person who asked."""
        return self.interaction.user.id

    @property
    def channel_id(self) -> int:
        """Where it was asked; 0 where Discord does not say."""
        return self.interaction.channel_id or 0

    @property
    def in_server(self) -> bool:
        """Whether others could read along."""
        return self.interaction.guild_id is not None

    @property
    def is_moderator(self) -> bool:
        """Whether this person may manage the server."""
        return self.in_server and self.interaction.permissions.manage_guild

    @property
    def pressed_in_private(self) -> bool:
        """Whether a control was pressed in a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (not self.in_server or message.flags.ephemeral)

    async def begin(self) -> None:
        """Acknowledge: a private message is about to change in place, or a new one to appear."""
        if self.pressed_in_private:
            await self.interaction.response.defer()
        else:
            await self.begin_new()

    async def begin_new(self) -> None:
        """Acknowledge: a new message is about to appear."""
        await self.interaction.response.defer(ephemeral=self.in_server, thinking=True)

    async def begin_silently(self) -> None:
        """Acknowledge a press in a message that the announcer will bring up to date."""
        await self.interaction.response.defer()

    async def show(self, screen: Screen) -> None:
        """Show a screen where ``begin`` has promised one; the picture is drawn here."""
        screen = screen.for_reader(self.reader)
        picture = await draw(self.services, screen)
        await self.interaction.edit_original_response(**screen.edit(picture))
        self._shown = True

    async def show_beside_picture(self, screen: Screen) -> None:
        """The same for a pressed message that shows the picture of this screen already: it stays as it is."""
        if not self.pressed_in_private:
            await self.show(screen)
            return
        screen = screen.for_reader(self.reader)
        await self.interaction.edit_original_response(**screen.edit_beside_picture())
        self._shown = True

    async def add(self, screen: Screen) -> None:
        """Show a screen in a further message, for this person alone, after the interaction is answered."""
        screen = screen.for_reader(self.reader)
        picture = await draw(self.services, screen)
        message = screen.new_message(picture)
        await self.interaction.followup.send(**message, ephemeral=self.in_server)

    async def add_for_all(self, screen: Screen) -> None:
        """Show a screen in a further message that everybody in the channel sees."""
        picture = await draw(self.services, screen)
        await self.interaction.followup.send(**screen.new_message(picture), ephemeral=False)

    async def say(self, key: str, /, **values: object) -> None:
        """Show one text where ``begin`` has promised something."""
        await self.show(Screen(self.texts.format(key, **values)))

    async def refuse(self, text: str) -> None:
        """Say what was wrong, in whatever state the interaction is; what has been shown stays."""
        text = cut(text, LONGEST_TEXT)
        response = self.interaction.response
        silent = discord.AllowedMentions.none()
        if not response.is_done():
            await response.send_message(text, ephemeral=self.in_server, allowed_mentions=silent)
        elif response.type is discord.InteractionResponseType.deferred_channel_message and not self._shown:
            await self.interaction.edit_original_response(content=text, allowed_mentions=silent)
        else:
            await self.interaction.followup.send(text, ephemeral=self.in_server, allowed_mentions=silent)


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[Answer]:
    """Run the body of a command or press; whatever it raises becomes one sentence for the person."""
    answer = Answer(interaction)
    try:
        yield await answer.meet()
    except Exception as error:
        await answer_error(answer, error)


async def answer_error(answer: Answer, error: Exception) -> None:
    """Tell the person what was wrong; what is the bot's own fault is logged with a reference.

    Nobody is told where nobody can be: too late, or while a command is still being typed.
    """
    if answer.interaction.type is discord.InteractionType.autocomplete:
        log.info("nothing to offer for %s: %s", describe(answer.interaction), error)
        return
    if came_too_late(error):
        log.info("too late to answer %s", describe(answer.interaction))
        return
    text = sentence_for(answer.texts, error)
    if text is None:
        reference = secrets.token_hex(4)
        log.error("reference %s: %s failed", reference, describe(answer.interaction), exc_info=error)
        key = "database-fails" if isinstance(error, StoreError) else "failure"
        text = answer.texts.format(key, reference=reference)
    try:
        await answer.refuse(text)
    except discord.HTTPException as second:
        log.warning("cannot answer %s: %s", describe(answer.interaction), second)


def sentence_for(texts: Language, error: Exception) -> str | None:
    """The sentence for a mistake of the person or of Discord; None for one of the bot."""
    if isinstance(error, MISTAKES):
        return sentence(texts, error)
    if isinstance(error, discord.Forbidden):
        return texts.format("discord-forbids")
    if isinstance(error, discord.NotFound):
        return texts.format("discord-deleted")
    if isinstance(error, OUTDATED_COMMANDS):
        return texts.format("command-unknown")
    return texts.format("discord-busy") if _is_busy(error) else None


def _is_busy(error: Exception) -> bool:
    """Whether Discord cannot answer at the moment: it limits the bot, fails, or cannot be reached."""
    if isinstance(error, discord.HTTPException):
        too_many = error.status == HTTPStatus.TOO_MANY_REQUESTS
        return too_many or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | TimeoutError)


def came_too_late(error: Exception) -> bool:
    """Whether Discord no longer takes an answer: it was late, or given already."""
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def describe(interaction: Interaction) -> str:
    """An interaction in a log line: what, who and where; never what is in somebody's hand."""
    data: Mapping[str, Any] = interaction.data or {}
    command = interaction.command
    if command is not None:
        what = f"/{command.qualified_name}"
    else:
        # The arguments of a button may name a card of the hand.
        pressed = CustomId.parse(str(data.get("custom_id", "")))
        what = str(interaction.type if pressed is None else replace(pressed, arguments=()))
    return f"{what} of user {interaction.user.id} in channel {interaction.channel_id}"


async def draw(services: Services, screen: Screen) -> Picture | None:
    """Draw the screen's picture, in the usual look unless the screen says another.

    A picture that cannot be drawn is logged and left out: the text says what matters, and a move
    that was accepted must not look as if it had failed.
    """
    if screen.drawing is None:
        return None
    drawing = screen.drawing
    try:
        look = {"theme": screen.theme or ThemeName.LIGHT}
        return await services.pictures.draw(drawing.func, *drawing.args, **drawing.keywords, **look)
    except Exception:
        log.exception("a picture could not be drawn")
        return None
