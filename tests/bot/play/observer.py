"""Checks everything that happens in a room while random people act.

An ``Observer`` learns from the engine's views what each person may know. It searches every message when it is
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
from simcord.enums import MessageType

from bot.tables import Change, Person, Table, rules
from bot.tables.change import P, PersonRule, Rule
from bot.tables.game_history import standing
from bot.tables.rules import asked, unasked
from bot.views.controls import CustomId
from engine.game import Game
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.views import View, view_of
from render.picture import Picture
from tests.bot.play.discord_limits import all_parts, texts_of
from tests.bot.play.room import Room, SketchedPictures
from tests.bot.play.test_answers_in_every_state import REFERENCE
from tests.bot.play.unmistakable_cards import cards_named_in
from tests.bot.tables.test_random_requests import check, is_stuck

#: What shows a whole deck or a card of it to whoever asks, whatever game is played.
OF_DECK = frozenset({"draw_deck", "draw_card"})

#: How a picture is told from others: by its text for those who do not see it.
DRAWN = re.compile(r"drawing (\d+)")

#: Kinds of messages that can call people; what Discord itself says, such as that there is a thread, does not.
CALLING = (MessageType.DEFAULT, MessageType.REPLY, MessageType.CHAT_INPUT_COMMAND)

#: Everybody, as one who knows something.
EVERYBODY = None


class NumberedPictures(SketchedPictures):
    """Sketched pictures whose alt text is their number."""

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        picture = await super().draw(function, *arguments, **options)
        return replace(picture, alt_text=f"drawing {len(self.drawings) - 1}")


def parts_of(thing: object) -> Iterator[MapCard | PlayerMap | Placement]:
    """All cards, maps and placements in what a picture is drawn from, or in a view."""
    if isinstance(thing, MapCard | PlayerMap | Placement):
        yield thing
    elif isinstance(thing, View) and thing.unseen:
        # What somebody has never seen is all that is not shown to them: it says nothing of where it is.
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
    """The numbers of all cards in it, on maps or elsewhere."""
    numbers: set[int] = set()
    for part in parts_of(thing):
        if isinstance(part, MapCard):
            numbers.add(part.number)
        elif isinstance(part, PlayerMap):
            numbers |= {card.number for card in part.cards}
    return numbers - {0}


class Knowledge:
    """What each person may know of the cards of each table, by the engine's views, and what all may know."""

    def __init__(self) -> None:
        self._cards: defaultdict[tuple[str, int | None], set[int]] = defaultdict(set)
        self._maps: defaultdict[tuple[str, int | None], set[PlayerMap]] = defaultdict(set)
        self._placements: defaultdict[tuple[str, int | None], set[Placement | None]] = defaultdict(set)
        #: Tables that are over: everyone may see everything.
        self.open: set[str] = set()
        self.tables: dict[str, Table] = {}

    def learn(self, before: Table, after: Table) -> None:
        """What people learn while a table changes, with each action of a change that has several."""
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
        """The cards of these tables that somebody may know."""
        return {card for table in tables for by in (EVERYBODY, who) for card in self._cards[table, by]}

    def maps(self, who: int, table_id: str) -> set[PlayerMap]:
        """The maps of others that somebody has been able to see, as they were shown."""
        return self._maps[table_id, EVERYBODY] | self._maps[table_id, who]

    def secret_placements(self, who: int, table_id: str) -> list[Placement]:
        """Where cards lie that somebody may not know to lie there yet."""
        table = self.tables.get(table_id)
        if table is None or table.game is None or table_id in self.open:
            return []
        seen = self._placements[table_id, EVERYBODY] | self._placements[table_id, who]
        return [
            placement for placement in table.game.table.last_placements if placement and placement not in seen
        ]


def games_between(before: Game | None, after: Game) -> list[Game]:
    """The game after each action that is new, and as it is now."""
    old = 0 if before is None else len(before.actions)
    if before is None or after.actions[:old] != before.actions or len(after.actions) <= old + 1:
        return [after]
    games = [before]
    for action in after.actions[old:]:
        games.append(games[-1].apply(action)[0])
    return games[1:]


class Observer:
    """Checks every change of a table, message, picture and log line in a room, and collects the faults."""

    def __init__(self, room: Room, pictures: NumberedPictures, people: Iterable[int]) -> None:
        self.room = room
        self.knowledge = Knowledge()
        self.faults: list[str] = []
        #: Who does something at present, None while time passes; what they have named by that.
        self.actor: int | None = None
        self.typed: set[int] = set()
        self.named: set[int] = set()
        #: Roles that a moderator has told the bot to call.
        self.roles: set[int] = set()
        self.looked_at = 0
        self._pictures = pictures
        self._people = tuple(people)
        self._changed: set[str] = set()
        self._requests = 0
        self._log = _Lines(self)

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        """Start checking; undoing the patches stops it."""
        backend = self.room.env.backend
        patch.setattr(rules, "asked", self._asked)
        patch.setattr(rules, "unasked", self._unasked)
        self.room.bot.services.tables.subscribe(self._meet)
        patch.setattr(backend, "commit_message", self._looking_at(backend.commit_message, sent=True))
        patch.setattr(backend, "edit_message", self._looking_at(backend.edit_message))
        logger = logging.getLogger("bot")
        patch.setattr(logger, "level", logging.INFO)
        patch.setattr(logger, "handlers", [*logger.handlers, self._log])

    def does(self, actor: int | None, what: object) -> None:
        """Somebody is about to do this, or time is about to pass."""
        self.actor, self.typed, self.named = actor, cards_named_in(repr(what)), set()

    async def check(self) -> None:
        """Raise unless everything has been right since the last time.

        Raises:
            AssertionError: with all that was not.
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

    def _meet(self, table: Table, _events: object) -> None:
        self.knowledge.tables.setdefault(table.id, table)

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
            self._fault(f"somebody else has done it: {rule}")
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
                if sent or message.interaction_metadata:  # a message that is changed later calls nobody
                    self._check_rings(message)
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
        """Search what somebody can read; ``tables`` are those it is about, if it says so.

        What somebody has typed may be said to them again, in an answer.
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
                self._fault(f"{who} is told of a failure: {text!r}")
            if known is not None and (hidden := cards_named_in(text) - known - echoed):
                self._fault(f"{who} reads of {hidden}: {text!r}")
            for placement in secret:
                if is_placement_in(text, placement):
                    self._fault(f"{who} reads of {placement}: {text!r}")

    def _search_picture(self, who: int, alt: str, tables: set[str]) -> None:
        drawn = DRAWN.fullmatch(alt)
        if drawn is None:
            return
        function, *drawn_from = self._pictures.drawings[int(drawn[1])]
        known = self._known(who, tables)
        if known is None or function in OF_DECK:
            return
        if hidden := numbers_in(drawn_from) - known:
            self._fault(f"{who} sees {hidden} in a picture of {function}")
        if foreign := self._maps_not_shown(who, self._about(tables), drawn_from):
            self._fault(f"{who} sees {foreign} in a picture of {function} of {tables}")

    def _maps_not_shown(self, who: int, tables: Iterable[str], drawn_from: object) -> list[object]:
        """Maps of others, and placements on them, that somebody may not see yet."""
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
        """The cards that somebody may know of what is shown; None if everyone may know them all."""
        about = tables & set(self.knowledge.tables) or set(self.knowledge.tables)
        if about & self.knowledge.open:
            return None
        return self.knowledge.cards(who, about)

    def line(self, record: logging.LogRecord) -> None:
        """Search a line of the log, which is for hosts of the bot, who may play, too."""
        text = record.getMessage()
        if record.levelno >= logging.ERROR:
            self._fault(f"a failure: {text}\n{record.exc_info}")
        known = self._known(EVERYBODY, set())
        if known is not None and (hidden := cards_named_in(text) - known):
            self._fault(f"the log names {hidden}: {text!r}")

    # Who is called

    def _check_rings(self, message: Message) -> None:
        if message.type not in CALLING:
            return
        if message.mention_everyone:
            self._fault(f"everyone is called: {message.content!r}")
        if roles := set(message.ping_role_ids) - self.roles:
            self._fault(f"the roles {roles} are called: {message.content!r}")
        channel = self.room.env.backend.channels[message.channel_id]
        here = None if channel.guild_id is None else {message.channel_id, channel.parent_id}
        if strangers := {*message.ping_user_ids} - self._concerned(here):
            self._fault(f"{strangers} are called: {message.content!r}")
        if channel.guild_id is None and not {*channel.recipient_ids} & {*self._concerned(None), self.actor}:
            self._fault(f"a direct message to a stranger: {message.content!r}")

    def _concerned(self, here: set[int | None] | None) -> set[int]:
        """Whom the tables of these channels, or with None all tables, may call."""
        found: set[int] = set()
        for table in self.knowledge.tables.values():
            places = {table.channel_id, table.opened_from}
            if here is None or places & here:
                found |= {table.host_id, *(person.id for person in table.invited)}
                found |= {seat.user_id for seat in table.seats if seat.user_id is not None}
                found |= self.named
        return found

    def _check_requests(self) -> None:
        """Look at what was sent: whom it may call is said one by one."""
        new = self.room.env.http_requests[self._requests :]
        self._requests += len(new)
        for request in new:
            body = request.json if isinstance(request.json, dict) else {}
            data = body.get("data") if isinstance(body.get("data"), dict) else body
            assert data is not None
            allowed = data.get("allowed_mentions") or {}
            if allowed.get("parse"):
                self._fault(f"{request.path} lets its words call people: {data}")
            if "allowed_mentions" not in data and re.search(r"<@|@everyone|@here", data.get("content") or ""):
                self._fault(f"{request.path} does not say whom it calls: {data}")

    def _fault(self, fault: str) -> None:
        self.faults.append(fault)


class _Lines(logging.Handler):
    def __init__(self, observer: Observer) -> None:
        super().__init__(logging.INFO)
        self._observer = observer

    def emit(self, record: logging.LogRecord) -> None:
        self._observer.line(record)


def written_in(message: Message) -> Iterator[str]:
    """Every text of a message: words, embeds, controls with their custom ids, names and words of files."""
    yield message.content
    yield from texts_of(message.embeds)
    yield from texts_of(message.components)
    for file in message.attachments:
        yield file["filename"]
        yield file.get("description") or ""


def tables_in(components: Iterable[Mapping[str, Any]]) -> set[str]:
    """The tables that the controls of a message are about."""
    ids = (CustomId.parse(part.get("custom_id") or "") for part in all_parts([*components]))
    return {own.moment.table_id for own in ids if own is not None} - {"0"}


def is_placement_in(text: str, placement: Placement) -> bool:
    """Whether a text says where a card lies."""
    x, y = re.escape(str(placement.x)), re.escape(str(placement.y))
    return bool(re.search(rf"{placement.card}\D{{1,12}}{x}[^\d-]{{1,3}}{y}(?!\d)", text))
