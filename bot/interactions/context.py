"""Whatever a person does, and the one answer to it: a command, a press, a modal, an option being typed.

Discord waits three seconds for the first response, so that comes before everything else: a context is
acknowledged, then it meets the person (language, look and settings), then the gates
(``bot.interactions.gates``) find the table that is meant, and only then is anything done. An answer in words
may itself be the first response (``bot.interactions.first_response``). What goes wrong on the way becomes one
sentence in whatever state the interaction is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from enum import Enum, auto
from typing import Self

import discord
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.connection.promises import LOCALE
from bot.interactions.first_response import FirstResponse
from bot.monitoring.metrics import note_received
from bot.people.names import person_of
from bot.people.readers import Reader
from bot.services import Interaction, Services
from bot.tables import Change, Person, Table
from bot.tables.change import P, PersonRule
from bot.texts import Language
from bot.views.controls import CustomId, cut
from bot.views.screen import LONGEST_TEXT, NOBODY, Screen
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)


class Acknowledgement(Enum):
    """The first response to an interaction, which says where the answer is going to appear."""

    #: A private message that was pressed changes in place; anything else leads to a new private message.
    IN_PLACE = auto()
    #: A new message appears, which in a server is private.
    ANEW = auto()
    #: The pressed message stays as it is until the announcer brings it up to date.
    SILENT = auto()
    #: A modal opens; it has to be the first response itself.
    MODAL = auto()


class Context:
    """A person, what they have done, and how they are answered.

    ``custom_id`` is that of the pressed control or of the modal, None for a command; ``values`` are the
    chosen lines of a menu and ``fields`` what was typed into a modal.
    """

    def __init__(
        self,
        interaction: Interaction,
        custom_id: CustomId | None = None,
        values: tuple[str, ...] = (),
        fields: Mapping[str, str] | None = None,
    ) -> None:
        self.interaction = interaction
        self.custom_id = custom_id
        self.values = values
        self.fields: Mapping[str, str] = fields or {}
        self.services: Services = interaction.client.services
        # The defaults, until the person is met and where that fails.
        self.reader = Reader(self.services.texts.of(self.locale))
        note_received()
        clear_contextvars()  # what the task has inherited is about something else
        bind_contextvars(interaction=interaction.id)
        self._viewer: Viewer | None = None
        self._promised = Acknowledgement.ANEW
        self._first_response = FirstResponse(self.acknowledge, self.services.clock)
        self._shown = False
        self._noting: asyncio.Task[None] | None = None

    @classmethod
    def of(cls, interaction: Interaction) -> Self:
        """The one context of a command or of an option that is being typed."""
        context = interaction.extras.get(cls)
        if not isinstance(context, cls):
            context = interaction.extras[cls] = cls(interaction)
        return context

    # Who, and where

    @property
    def texts(self) -> Language:
        """The language of the person."""
        return self.reader.texts

    @property
    def locale(self) -> str:
        """The language of the person's Discord."""
        return str(self.interaction.locale)

    @property
    def user_id(self) -> int:
        """The person."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person, as tables know people."""
        return person_of(self.interaction.user)

    @property
    def channel_id(self) -> int:
        """Where it was done; 0 where Discord does not say."""
        return self.interaction.channel_id or 0

    @property
    def guild_id(self) -> int | None:
        """The server; None in direct messages."""
        return self.interaction.guild_id

    @property
    def server_id(self) -> int:
        """The server, behind a gate that lets nobody in from direct messages.

        Raises:
            LookupError: there is no such gate.
        """
        if self.interaction.guild_id is None:
            raise LookupError("there is no server in direct messages")
        return self.interaction.guild_id

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

    @property
    def is_typing(self) -> bool:
        """Whether the command has not been sent yet, so that only completions can be answered."""
        return self.interaction.type is discord.InteractionType.autocomplete

    # What was done

    @property
    def pressed(self) -> CustomId:
        """The pressed control.

        Raises:
            LookupError: it was a command.
        """
        if self.custom_id is None:
            raise LookupError("nothing was pressed")
        return self.custom_id

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments of the pressed control."""
        return self.pressed.arguments

    @property
    def chosen(self) -> str:
        """The line that was chosen from a menu, or else the first argument of the button."""
        return self.values[0] if self.values else self.arguments[0]

    @property
    def table_id(self) -> str:
        """The table of the pressed control or, once a gate has found it, of the command."""
        return self.table.id if self.custom_id is None else self.custom_id.moment.table_id

    def typed(self, option: str) -> str | None:
        """What was typed into an option of the command; None where nothing was."""
        value = getattr(self.interaction.namespace, option, None)
        return None if value is None or value == "" else str(value)

    # Which table, as the gates have found it

    def enter(self, table: Table) -> None:
        """Let the person in to a table: everything that follows is about that one."""
        self._viewer = self.viewer_of(table)
        bind_contextvars(table=table.id)

    def viewer_of(self, table: Table) -> Viewer:
        """The person, looking at this table from their seat there, if they have one."""
        return Viewer(self.texts, table, table.seat_of(self.user_id))

    @property
    def viewer(self) -> Viewer:
        """The person, looking at the table as it was when the gates were passed.

        Raises:
            LookupError: no gate has been passed.
        """
        if self._viewer is None:
            raise LookupError("no gate has found the table that is meant")
        return self._viewer

    @property
    def table(self) -> Table:
        """The table that is meant, as it was when the gates were passed."""
        return self.viewer.table

    @property
    def moderates(self) -> bool:
        """Whether this person manages the server in which the table stands, and is there."""
        return self.is_moderator and self.guild_id == self.table.guild_id

    async def do(self, rule: PersonRule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule to the table that is meant, for this person.

        Raises:
            GameError: the rules refuse it.
            TableError: the table refuses it.
            MovedOnError: the moment that was meant has passed.
        """
        return await self.services.tables.do(self.table_id, rule, self.person, *args, **kwargs)

    # The answer

    @property
    def _comes_anew(self) -> bool:
        """Whether the answer is a new message."""
        in_place = self._promised is Acknowledgement.IN_PLACE
        return self._promised is Acknowledgement.ANEW or (in_place and not self.pressed_in_private)

    async def acknowledge(self) -> None:
        """Send the first response, which promises an answer."""
        LOCALE.set(self.locale)
        if self._comes_anew:
            await self.interaction.response.defer(ephemeral=self.in_server, thinking=True)
        else:
            await self.interaction.response.defer()

    async def meet(self) -> None:
        """Find out in which language and look the person reads, and what else they have chosen."""
        try:
            self.reader = await self.services.readers.person(self.user_id, self.locale)
        except Exception:
            # The person is answered all the same; what needs the database says so itself.
            log.exception("cannot read the settings of user %d", self.user_id)

    async def begin(self, how: Acknowledgement, *, in_words: bool = False) -> None:
        """Send the first response, meet the person, and note what that tells of them.

        With ``in_words`` the answer may itself be that response, if it needs no picture and is soon there.
        """
        self._promised = how
        await self._first_response.send(grace=in_words)
        await self.meet()
        is_locale_new = self.reader.is_locale_new
        is_back = self.reader.is_unreachable and not self.in_server
        if is_locale_new and not in_words:
            # The announcer, which shows what comes of a press, reads there in which language.
            await self._note_news(is_locale_new=True, is_back=False)
            is_locale_new = False
        if is_locale_new or is_back:
            # An answer that is the first response itself does not wait until that is stored.
            noting = self._note_news(is_locale_new=is_locale_new, is_back=is_back)
            self._noting = asyncio.create_task(noting)

    async def _note_news(self, *, is_locale_new: bool, is_back: bool) -> None:
        """Note the language of the person's Discord, and that direct messages may reach them again."""
        try:
            await asyncio.sleep(0)  # an answer that is ready goes out first: storing wakes a thread
            if is_locale_new:
                await self.services.readers.note_locale(self.user_id, self.locale)
            if is_back:
                await self.services.readers.note_reachable(self.user_id)
                await self.services.tables.look_at_those_of(self.user_id)
        except Exception:
            log.exception("cannot store what is new about user %d", self.user_id)

    async def end(self) -> None:
        """Everything is done: what has not been answered is acknowledged."""
        await self._first_response.must_be_sent()
        if self._noting is not None:
            await self._noting

    async def show(self, screen: Screen, *, picture_stays: bool = False) -> None:
        """Show a screen where the acknowledgement has promised one; the picture is drawn here.

        With ``picture_stays`` the pressed message shows that picture already, and keeps it.
        """
        screen = screen.for_reader(self.reader)
        if screen.is_in_words and await self._first_response.is_free():
            await self._respond_first(screen)
        elif picture_stays and self.pressed_in_private:
            await self.interaction.edit_original_response(**screen.edit_beside_picture())
        else:
            await self._first_response.must_be_sent()
            screen, picture = await screen.finished(self.services.pictures)
            await self.interaction.edit_original_response(**screen.edit(picture))
        self._shown = True

    async def _respond_first(self, screen: Screen) -> None:
        """Answer with a screen without a picture, before any deferral."""
        response = self.interaction.response
        if self._comes_anew:
            await response.send_message(**screen.new_message(None), ephemeral=self.in_server)
        else:
            await response.edit_message(**screen.edit(None))

    async def say(self, key: str, /, **values: object) -> None:
        """Show one text where the acknowledgement has promised something."""
        await self.show(Screen(self.texts.format(key, **values)))

    async def add(self, screen: Screen) -> None:
        """Show a screen in a further message, for this person alone."""
        screen = screen.for_reader(self.reader)
        is_answer = self._promised is Acknowledgement.SILENT and screen.is_in_words
        if is_answer and await self._first_response.is_free():
            await self.interaction.response.send_message(**screen.new_message(None), ephemeral=self.in_server)
        else:
            await self._send(screen, private=self.in_server)

    async def add_for_all(self, screen: Screen) -> None:
        """Show a screen in a further message that everybody in the channel sees."""
        await self._send(screen, private=False)

    async def _send(self, screen: Screen, *, private: bool) -> None:
        await self._first_response.must_be_sent()
        screen, picture = await screen.finished(self.services.pictures)
        # What a person shows to all rings for nobody, unless it is for somebody.
        silent = not private and not screen.mentions
        await self.interaction.followup.send(**screen.new_message(picture), ephemeral=private, silent=silent)

    async def refuse(self, text: str) -> None:
        """Say what was wrong, in whatever state the interaction is; what has been shown stays."""
        text = cut(text, LONGEST_TEXT)
        response = self.interaction.response
        if await self._first_response.is_free() or not response.is_done():
            await response.send_message(text, ephemeral=self.in_server, allowed_mentions=NOBODY)
        elif response.type is discord.InteractionResponseType.deferred_channel_message and not self._shown:
            await self.interaction.edit_original_response(content=text, allowed_mentions=NOBODY)
        else:
            await self.interaction.followup.send(text, ephemeral=self.in_server, allowed_mentions=NOBODY)
