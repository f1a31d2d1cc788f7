"""Quick games on the simulated Discord with slow pictures, and how often a message goes back in them.

Two people press buttons without waiting for answers, while pictures take longer than their next presses.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from simcord import MemberActor, interactions
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType

from bot.tables import Stage
from bot.views.screen import CustomId, Moment
from engine.chance import Chance
from engine.views import Phase
from render.picture import Picture
from tests.bot.play.button_player import DECIDING, LOOKING
from tests.bot.play.room import Room, SketchedPictures, open_room

#: The time in seconds to draw every third picture, and the longest time between two presses of a person.
SLOW, LONGEST_PAUSE = 0.5, 0.1

#: Buttons that lead to another screen.
ELSEWHERE = ("hand", "map", "maps", "now", "place", "tile", "trick")

#: How often finished pictures are handed over, in seconds.
TICK = 0.005

#: The maximum number of presses of a person in a game.
PATIENCE = 400

#: The point in a game that a message shows: the round, the phase, and the seat's own step.
Point = tuple[int, int, int]


class SlowPictures(SketchedPictures):
    """Sketched pictures that each take a random time; ``paint`` finishes them.

    A timer in the bot's own tasks would stand still, because it belongs to the simulated time.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance
        self._begun: dict[asyncio.Future[None], float] = {}

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        loop = asyncio.get_running_loop()
        drawn = loop.create_future()
        self._begun[drawn] = loop.time() + (0.0 if self._chance.below(3) else SLOW)
        await drawn
        return await super().draw(function, *arguments, **options)

    async def paint(self) -> None:
        """Finish each picture after its time, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            now = asyncio.get_running_loop().time()
            for drawn in [one for one, due in self._begun.items() if due <= now]:
                del self._begun[drawn]
                if not drawn.done():
                    drawn.set_result(None)


class Watch:
    """Counts the edits of direct messages, and notes those that show an earlier point than before.

    ``decisions`` is the number of decisions that were made meanwhile.
    """

    def __init__(self) -> None:
        self.edits = 0
        self.decisions = 0
        self.back: list[str] = []
        self._shown: dict[int, Point] = {}

    @contextmanager
    def over(self, room: Room) -> Iterator[None]:
        """Watch every edit in a room for the duration of the context."""
        backend = room.env.backend
        edit = backend.edit_message

        def watched(*arguments: Any, **options: Any) -> Message:
            message = edit(*arguments, **options)
            if backend.channels[message.channel_id].guild_id is None:
                self._note(message)
            return message

        backend.edit_message = watched  # type: ignore[method-assign]
        try:
            yield
        finally:
            backend.edit_message = edit  # type: ignore[method-assign]

    def _note(self, message: Message) -> None:
        self.edits += 1
        moments = [custom_id.moment for custom_id in _custom_ids(message)]
        now = max((_point(moment) for moment in moments if moment.round), default=None)
        if now is None:
            return
        if now < (before := self._shown.get(message.id, now)):
            self.back.append(f"message {message.id} went back from {before} to {now}")
        self._shown[message.id] = now


def _custom_ids(message: Message) -> Iterator[CustomId]:
    """The custom ids of a message's enabled buttons and menus."""
    return (custom_id for custom_id, _ in _controls(message))


def _controls(message: Message) -> Iterator[tuple[CustomId, list[str]]]:
    """The custom ids of a message's enabled buttons and menus, with the options of a menu."""
    for part in walk_components(message.components):
        custom_id = CustomId.parse(str(part.get("custom_id", "")))
        if custom_id is not None and not part.get("disabled"):
            yield custom_id, [option["value"] for option in part.get("options", ())]


def _point(moment: Moment) -> Point:
    return moment.round, list(Phase).index(Phase(moment.phase)), moment.step


async def play_quickly(seed: str) -> Watch:
    """Play one game to its end; returns what happened to its direct messages."""
    watch, chance = Watch(), Chance.of_text(seed)
    pictures = SlowPictures(chance)
    painting = asyncio.create_task(pictures.paint())
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(Path(folder), pictures) as room:
            people = room.people(2)
            table = await room.begin_without_hints(people)
            with watch.over(room):
                await asyncio.gather(*(_press_on(room, person, chance) for person in people))
                await room.env.settle()
            watch.decisions = (await room.bot.services.tables.get(table.id)).next_entry
    painting.cancel()
    return watch


async def _press_on(room: Room, person: MemberActor, chance: Chance) -> None:
    """Keep pressing buttons in the newest direct message that offers any."""
    table_id = (await room.table()).id
    for _ in range(PATIENCE):
        await asyncio.sleep(LONGEST_PAUSE * chance.below(100) / 100)
        table = await room.bot.services.tables.get(table_id)
        if table.stage is not Stage.RUNNING:
            return
        _press_any(room, person, chance)
    raise AssertionError("this game does not go on")


def _press_any(room: Room, person: MemberActor, chance: Chance) -> None:
    """Press a button at random, more often one that decides something, without waiting for the answer."""
    stored = room.env.backend.messages[person.user.dm_channel.id]
    for message in reversed(stored.values()):
        offered = [*_controls(message)]
        decisions = [one for one in offered if one[0].control in DECIDING]
        others = [one for one in offered if one[0].control in (*LOOKING, *ELSEWHERE)]
        if decisions or others:
            pressed, options = chance.choice(
                decisions if decisions and chance.below(4) else decisions + others
            )
            _emit(room, person, message, pressed, [chance.choice(options)] if options else [])
            return


def _emit(
    room: Room, person: MemberActor, message: Message, pressed: CustomId, values: Sequence[str]
) -> None:
    """Let a press, or a choice in a menu, arrive at the bot."""
    backend = room.env.backend
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel_id,
        guild_id=None,
        user_id=person.id,
        data={
            "custom_id": str(pressed),
            "component_type": ComponentType.STRING_SELECT if values else ComponentType.BUTTON,
            "values": [*values],
        },
    )
    record.source_message_id = message.id
    payload["message"] = dict(serializers.message_payload(backend, message))
    backend.emit("INTERACTION_CREATE", payload)
