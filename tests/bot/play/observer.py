"""Checks everything that happens in a room while random people act.

An ``Observer`` learns from the engine's views what each person may know. It searches every message that is
sent or edited, for everyone who can see it at that moment.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import datetime
from typing import Any

import pytest
from simcord.backend.access import message_accessible
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import MessageType

from bot.tables import Change, Person, Table, applying
from bot.tables.applying import asked, unasked
from bot.tables.change import P, PersonRule, Rule
from bot.tables.game_history import standing
from bot.views.screen import CustomId
from engine.game import Game
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.views import View, view_of
from render.picture import Picture
from tests.bot.play.room import Room, SketchedPictures
from tests.bot.play.test_responses_in_every_state import REFERENCE
from tests.bot.play.unique_cards import cards_named_in
from tests.bot.tables.test_random_requests import check, is_stuck

#: Functions that draw a whole deck or one of its cards for anyone who asks, whatever is happening in a game.
OF_DECK = frozenset({"draw_deck", "draw_card"})

#: The alt text that identifies a picture.
DRAWN = re.compile(r"drawing (\d+)")

#: Message types that can notify people; Discord's own messages, such as those about new threads, cannot.
CALLING = (MessageType.DEFAULT, MessageType.REPLY, MessageType.CHAT_INPUT_COMMAND)

#: The key for what everyone knows.
EVERYBODY = None


class NumberedPictures(SketchedPictures):
    """Sketched pictures whose alt text is their number."""

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        picture = await super().draw(function, *arguments, **options)
        return replace(picture, alt_text=f"drawing {len(self.drawings) - 1}")


def parts_of(thing: object) -> Iterator[MapCard | PlayerMap | Placement]:
    """All cards, maps and placements in a view or in the arguments of a picture."""
    if isinstance(thing, MapCard | PlayerMap | Placement):
        yield thing
    elif isinstance(thing, View) and thing.unseen:
        # The cards that a person has never seen do not reveal where any of them is.
        yield from parts_of(replace(thing, unseen=()))
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from parts_of(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        yield from parts_of((*thing.keys(), *thing.values()))
    elif isinstance(thing, tuple | list | set | frozenset):
        for part in thing:
            yield from parts_of(part)


def numbers_in(thing: object) -> set[int]:
    """The numbers of all cards in an object, on maps or elsewhere."""
    numbers: set[int] = set()
    for part in parts_of(thing):
        if isinstance(part, MapCard):
            numbers.add(part.number)
        elif isinstance(part, PlayerMap):
            numbers |= {card.number for card in part.cards}
    return numbers - {0}


class Knowledge:
    """What each person, and everyone, may know about the cards of each table, from the engine's views."""

    def __init__(self) -> None:
        self._cards: defaultdict[tuple[str, int | None], set[int]] = defaultdict(set)
        self._maps: defaultdict[tuple[str, int | None], set[PlayerMap]] = defaultdict(set)
        self._placements: defaultdict[tuple[str, int | None], set[Placement | None]] = defaultdict(set)
        #: Tables that are over: everyone may see everything.
        self.open: set[str] = set()
        self.tables: dict[str, Table] = {}

    def learn(self, before: Table, after: Table) -> None:
        """Add what people learn from a change of a table, after each of its actions."""
        self.tables[after.id] = after
        if after.game is None:
            return
        if not after.stage.is_open:
            self.open.add(after.id)
        for game in games_between(before.game, after.game):
            self._see(after.id, EVERYBODY, game, None)
            for seat, person in enumerate(after.seats):
                if person.user_id is not None:
                    self._see(after.id, person.user_id, game, seat)

    def _see(self, table_id: str, who: int | None, game: Game, seat: int | None) -> None:
        view = view_of(game, seat)
        self._cards[table_id, who] |= numbers_in(view)
        self._maps[table_id, who].update(other.map for other in view.seats)
        self._placements[table_id, who].update(other.last_placement for other in view.seats)

    def cards(self, who: int | None, tables: Iterable[str]) -> set[int]:
        """The cards of these tables that a person may know."""
        return {card for table in tables for by in (EVERYBODY, who) for card in self._cards[table, by]}

    def maps(self, who: int, table_id: str) -> set[PlayerMap]:
        """Every state of the table's maps that a person has been able to see."""
        return self._maps[table_id, EVERYBODY] | self._maps[table_id, who]

    def secret_placements(self, who: int, table_id: str) -> list[Placement]:
        """The placements that a person may not know yet."""
        table = self.tables.get(table_id)
        if table is None or table.game is None or table_id in self.open:
            return []
        seen = self._placements[table_id, EVERYBODY] | self._placements[table_id, who]
        return [
            placement for placement in table.game.table.last_placements if placement and placement not in seen
        ]


def games_between(before: Game | None, after: Game) -> list[Game]:
    """The game after each new action; only its current state if it has just begun or has gone back."""
    old = 0 if before is None else len(before.actions)
    if before is None or after.actions[:old] != before.actions or len(after.actions) <= old + 1:
        return [after]
    games = [before]
    for action in after.actions[old:]:
        games.append(games[-1].apply(action)[0])
    return games[1:]


class Observer:
    """Checks every table change, message, picture and log line in a room, and collects the faults."""

    def __init__(self, room: Room, pictures: NumberedPictures, people: Iterable[int]) -> None:
        self.room = room
        self.knowledge = Knowledge()
        self.faults: list[str] = []
        #: The person who is acting, None while time passes; the cards and the people that they have named.
        self.actor: int | None = None
        self.typed: set[int] = set()
        self.named: set[int] = set()
        #: Roles that a moderator has told the bot to notify.
        self.roles: set[int] = set()
        self.looked_at = 0
        self._pictures = pictures
        self._people = tuple(people)
        self._changed: set[str] = set()
        self._answered: set[int] = set()
        self._requests = 0
        self._log = _Lines(self)

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        """Start checking; undoing the patches stops it."""
        backend = self.room.env.backend
        patch.setattr(applying, "asked", self._asked)
        patch.setattr(applying, "unasked", self._unasked)
        self.room.bot.services.tables.subscribe(self._meet)
        patch.setattr(backend, "commit_message", self._looking_at(backend.commit_message, sent=True))
        patch.setattr(backend, "edit_message", self._looking_at(backend.edit_message))
        logger = logging.getLogger("bot")
        patch.setattr(logger, "level", logging.INFO)
        patch.setattr(logger, "handlers", [*logger.handlers, self._log])

    def does(self, actor: int | None, what: object) -> None:
        """Note who is about to do what; without an actor, time is about to pass."""
        self.actor, self.typed, self.named = actor, cards_named_in(repr(what)), set()

    async def check(self) -> None:
        """Check everything that has happened since the last call.

        Raises:
            AssertionError: there were faults; the message lists them.
        """
        self._check_requests()
        for table_id in sorted(self._changed):
            stored = await self.room.bot.services.store.load(table_id)
            table = await self.room.bot.services.tables.get(table_id)
            assert stored is not None
            check(table, stored.entries)
            assert not is_stuck(table)
            if stored.start is not None:
                actions = [action for _, action in standing(stored.entries)]
                options, deck, setup = stored.start.options, stored.start.deck, stored.start.setup
                assert Game.replay(options, deck, setup, actions) == table.game
        self._changed.clear()
        assert not self.faults, "\n".join(self.faults)

    # Changes of tables

    def _meet(self, change: Change) -> None:
        self.knowledge.tables.setdefault(change.table.id, change.table)

    def _asked(
        self,
        before: Table,
        now: datetime,
        rule: PersonRule[P],
        by: Person,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Change:
        change = asked(before, now, rule, by, *args, **kwargs)
        if not change.unchanged and by.id != self.actor:
            self._fault(f"done by someone else: {rule}")
        self._learn_from(before, change)
        return change

    def _unasked(
        self, before: Table, now: datetime, rule: Rule[P], *args: P.args, **kwargs: P.kwargs
    ) -> Change:
        change = unasked(before, now, rule, *args, **kwargs)
        self._learn_from(before, change)
        return change

    def _learn_from(self, before: Table, change: Change) -> None:
        if not change.unchanged:
            self._changed.add(before.id)
            self.knowledge.learn(before, change.table)

    # Messages

    def _looking_at(self, act: Callable[..., Message], *, sent: bool = False) -> Callable[..., Message]:
        def wrapped(*arguments: Any, **options: Any) -> Message:
            message = act(*arguments, **options)
            if message.author_id == self.room.env.backend.bot_user.id:
                self._look_at(message)
                # An edit notifies no one, unless it gives a deferred response its content.
                if sent or (message.interaction_metadata and message.id not in self._answered):
                    self._check_notifications(message)
                if message.content:
                    self._answered.add(message.id)
            return message

        return wrapped

    def _look_at(self, message: Message) -> None:
        self.looked_at += 1
        backend = self.room.env.backend
        texts = [*written_in(message)]
        tables = tables_in(message.components)
        for person in self._people:
            if message_accessible(backend, message.channel_id, message, person, history=True):
                is_answer = message.is_ephemeral or backend.channels[message.channel_id].guild_id is None
                self.search(person, texts, tables, is_answer=is_answer)
                for attachment in message.attachments:
                    self._search_picture(person, attachment.get("description") or "", tables)

    def search(self, who: int, texts: Iterable[str], tables: set[str], *, is_answer: bool = True) -> None:
        """Search texts that a person can read; ``tables`` are the tables that they belong to, if known.

        A response may repeat what its person has typed.
        """
        known = self._known(who, tables)
        echoed = self.typed if is_answer and who == self.actor else set()
        secret = [
            placement
            for table in self._about(tables)
            for placement in self.knowledge.secret_placements(who, table)
        ]
        for text in texts:
            if REFERENCE.search(text):
                self._fault(f"{who} is shown a failure: {text!r}")
            if known is not None and (hidden := cards_named_in(text) - known - echoed):
                self._fault(f"{who} can read about {hidden}: {text!r}")
            for placement in secret:
                if is_placement_in(text, placement):
                    self._fault(f"{who} can read about {placement}: {text!r}")

    def _search_picture(self, who: int, alt: str, tables: set[str]) -> None:
        drawn = DRAWN.fullmatch(alt)
        if drawn is None:
            return
        function, *drawn_from = self._pictures.drawings[int(drawn[1])]
        known = self._known(who, tables)
        if known is None or function in OF_DECK:
            return
        if hidden := numbers_in(drawn_from) - known:
            self._fault(f"{who} sees {hidden} in a picture by {function}")
        if foreign := self._maps_not_shown(who, self._about(tables), drawn_from):
            self._fault(f"{who} sees {foreign} in a picture by {function} at {tables}")

    def _maps_not_shown(self, who: int, tables: Iterable[str], drawn_from: object) -> list[object]:
        """Other players' maps, and placements on them, that a person may not see yet."""
        own, shown, secret = set(), set(), []
        for table_id in tables:
            shown |= self.knowledge.maps(who, table_id)
            secret += self.knowledge.secret_placements(who, table_id)
            table = self.knowledge.tables[table_id]
            seat = table.seat_of(who)
            if table.game is not None and seat is not None:
                own.add(table.game.setup.provinces[seat].squares)
        return [
            part
            for part in parts_of(drawn_from)
            if (isinstance(part, Placement) and part in secret)
            or (
                isinstance(part, PlayerMap) and part not in shown and part.bottom_to_top[0].squares not in own
            )
        ]

    def _about(self, tables: set[str]) -> list[str]:
        known = self.knowledge.tables
        return [table for table in tables or known if table in known and table not in self.knowledge.open]

    def _known(self, who: int | None, tables: set[str]) -> set[int] | None:
        """The cards that a person may know at these tables; None if they may know all."""
        about = tables & set(self.knowledge.tables) or set(self.knowledge.tables)
        if about & self.knowledge.open:
            return None
        return self.knowledge.cards(who, about)

    def line(self, record: logging.LogRecord) -> None:
        """Search a line of the log: the bot's owner, who reads it, may be a player too."""
        text = record.getMessage()
        if record.levelno >= logging.ERROR:
            self._fault(f"a failure: {text}\n{record.exc_info}")
        known = self._known(EVERYBODY, set())
        if known is not None and (hidden := cards_named_in(text) - known):
            self._fault(f"the log names {hidden}: {text!r}")

    # Who is notified

    def _check_notifications(self, message: Message) -> None:
        if message.type not in CALLING:
            return
        if message.mention_everyone:
            self._fault(f"everyone is mentioned: {message.content!r}")
        if roles := set(message.ping_role_ids) - self.roles:
            self._fault(f"the roles {roles} are mentioned: {message.content!r}")
        channel = self.room.env.backend.channels[message.channel_id]
        here = None if channel.guild_id is None else {message.channel_id, channel.parent_id}
        if strangers := {*message.ping_user_ids} - self._concerned(here):
            self._fault(f"{strangers} are mentioned: {message.content!r}")
        if channel.guild_id is None and not {*channel.recipient_ids} & {*self._concerned(None), self.actor}:
            self._fault(f"a direct message to a stranger: {message.content!r}")

    def _concerned(self, here: set[int | None] | None) -> set[int]:
        """The people whom the tables of these channels may notify; with None, of all channels."""
        found: set[int] = set()
        for table in self.knowledge.tables.values():
            places = {table.channel_id, table.opened_from}
            if here is None or places & here:
                found |= {table.host_id, *(person.id for person in table.invited)}
                found |= {seat.user_id for seat in table.seats if seat.user_id is not None}
                found |= self.named
        return found

    def _check_requests(self) -> None:
        """Check that new requests name each person and role that they may notify."""
        new = self.room.env.http_requests[self._requests :]
        self._requests += len(new)
        for request in new:
            body = request.json if isinstance(request.json, dict) else {}
            data = body.get("data") if isinstance(body.get("data"), dict) else body
            assert data is not None
            allowed = data.get("allowed_mentions") or {}
            if allowed.get("parse"):
                self._fault(f"{request.path} allows mentions from its text: {data}")
            if "allowed_mentions" not in data and re.search(r"<@|@everyone|@here", data.get("content") or ""):
                self._fault(f"{request.path} does not limit its mentions: {data}")

    def _fault(self, fault: str) -> None:
        self.faults.append(fault)


class _Lines(logging.Handler):
    def __init__(self, observer: Observer) -> None:
        super().__init__(logging.INFO)
        self._observer = observer

    def emit(self, record: logging.LogRecord) -> None:
        self._observer.line(record)


def written_in(message: Message) -> Iterator[str]:
    """Every text of a message: content, embeds, controls with their custom ids, file names and alt texts."""
    yield message.content
    yield from texts_of(message.embeds)
    yield from texts_of(message.components)
    for file in message.attachments:
        yield file["filename"]
        yield file.get("description") or ""


def texts_of(part: object) -> Iterator[str]:
    """Every text in an embed or a component."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        yield from texts_of([*part.values()])
    elif isinstance(part, list):
        for one in part:
            yield from texts_of(one)


def tables_in(components: Iterable[Mapping[str, Any]]) -> set[str]:
    """The tables that a message's controls belong to."""
    ids = (CustomId.parse(part.get("custom_id") or "") for part in walk_components([*components]))
    return {own.moment.table_id for own in ids if own is not None} - {"0"}


def is_placement_in(text: str, placement: Placement) -> bool:
    """Whether a text reveals a placement."""
    x, y = re.escape(str(placement.x)), re.escape(str(placement.y))
    return bool(re.search(rf"{placement.card}\D{{1,12}}{x}[^\d-]{{1,3}}{y}(?!\d)", text))
