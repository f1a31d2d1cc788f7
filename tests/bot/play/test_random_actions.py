"""Anyone can press and type anything, in any order and in any channel, and nothing goes wrong.

Five people, some of them seated at tables, use the whole bot at random, and also send what no Discord client
would send. After each step an observer (``observer``) checks that

- no one acted in another person's name;
- no one can read about a card, or see a map, that the engine's view of their seat does not show, in
  messages, pictures, files, suggestions, modals and log lines;
- only people involved in a table are mentioned;
- no one was told of a failure, and none was logged;
- every table is consistent, and its stored history leads to the same game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import ChannelHandle, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.components import COMPONENTS
from bot.people.limits import Limits
from bot.people.preferences import WhoMayStart
from bot.views.game_over import END
from bot.views.results import GIVE_UP
from bot.views.votes import GIVE_UP_SEAT
from tests.bot.play.observer import NumberedPictures
from tests.bot.play.random_people import ODD_NUMBERS, ODD_TEXTS, RandomPeople
from tests.bot.play.room import ENGLISH, Room, labels, open_room
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.test_responses_in_every_state import REFERENCE, every_command, typed
from tests.bot.play.typist import Typist
from tests.bot.play.unique_cards import unique_cards
from tests.long import only_long, tries

#: The number of walks, and the steps of each.
WALKS, STEPS = tries(4, 50), tries(60, 400)


@pytest.mark.parametrize("seed", range(WALKS))
async def test_random_actions_break_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    pictures = NumberedPictures()
    with unique_cards():
        async with open_room(tmp_path, pictures) as room:
            walk = RandomPeople(room, pictures, seed)
            with monkeypatch.context() as patch:
                walk.observer.begin(patch)
                try:
                    if seed % 4:
                        await walk.sit_down()
                    for _ in range(STEPS):
                        await walk.step()
                except BaseException:
                    print("\n".join(walk.done[-40:]))
                    raise
            assert walk.observer.looked_at > STEPS / 2, walk.done


Start = Callable[[Room, list[MemberActor]], Awaitable[None]]


async def placing(room: Room, people: list[MemberActor]) -> None:
    await Typist(room, people).play_to_phase(await room.begin(people))


async def in_a_trick(room: Room, people: list[MemberActor]) -> None:
    await room.begin(people, selection="trick")


def oddly(command: app_commands.Command[Any, ..., Any], person: MemberActor) -> Any:
    """Yield each option with each odd value for it, and ordinary values for the other required options."""
    for option in command.parameters:
        if option.choices:
            continue
        if option.type is discord.AppCommandOptionType.string:
            odd: tuple[object, ...] = ODD_TEXTS
        elif option.type is discord.AppCommandOptionType.integer:
            least, most = option.min_value, option.max_value
            odd = tuple(
                n for n in ODD_NUMBERS if (least is None or n >= least) and (most is None or n <= most)
            )
        else:
            continue
        for value in odd:
            yield option, {**typed(command, person), option.name: value}


async def test_permissions_are_those_on_the_tables_server(room: Room) -> None:
    """A moderator of another server cannot open a table where only moderators can."""
    anna, bob = people = room.people(2)
    table = await room.begin(people)
    await room.end_game(anna)
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda before: replace(before, start=WhoMayStart.MODERATORS)
    )
    elsewhere = room.env.create_guild("elsewhere")
    role = elsewhere.create_role("moderator", permissions=discord.Permissions(manage_guild=True))
    bob_elsewhere = elsewhere.add_member(bob.user, roles=[role])
    channel = elsewhere.create_text_channel("games")
    await bob_elsewhere.slash(channel, "hokkaido start")
    (below,) = (message for message in channel.history() if "More…" in labels(message))
    await forge(room, bob_elsewhere, f"hokkaido:rematch:{table.id}:0:lobby:0", below)
    assert told_in(room, channel)[-1] == ENGLISH.format("only-moderators-start")
    assert await room.bot.services.tables.in_channel(room.channel.id) is None


#: Made-up arguments of custom ids, and made-up values of menu options.
MADE_UP = ("", ":", ":x", ":1", ":99999999999999999999", ":1:2", ":-1:-1:45:9", ":1:2:3:4:5:6")
LINES = ("x", "99:99", "1.1.pick", "9,9")

#: Controls after which the person no longer plays.
LEAVING = {END, GIVE_UP_SEAT, GIVE_UP}


async def forge(
    room: Room,
    person: MemberActor,
    custom_id: str,
    below: Any,
    *,
    line: str | None = None,
    modal: bool = False,
) -> None:
    """Send a custom id as a button press, menu choice or modal, as if it had been below a message."""
    message = room.env.backend.get_message(below.channel.id, below.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if line is None else 3}
    if line is not None:
        data["values"] = [line]
    kind = InteractionType.MODAL_SUBMIT if modal else InteractionType.MESSAGE_COMPONENT
    sent = {"custom_id": custom_id, "components": []} if modal else data
    extra = {"message": dict(serializers.message_payload(room.env.backend, message))}
    channel = ChannelHandle(room.env, person.guild, room.env.backend.get_channel(below.channel.id))
    room.env._begin_operation("click")
    try:
        await _dispatch_actor_interaction(
            person, kind, channel, sent, extra=extra, source_message_id=message.id
        )
    finally:
        room.env._end_operation()


def told_in(room: Room, place: ChannelHandle) -> list[str]:
    """The texts of the ephemeral messages in a channel."""
    return [
        message.content for message in room.env.backend.messages[place.id].values() if message.is_ephemeral
    ]


async def test_a_press_counts_only_where_its_table_is(room: Room) -> None:
    """A table's id is of no use on another server, or to a person who cannot see its private thread."""
    anna, bob = room.people(2)
    stranger, boss = room.person("stranger"), room.env.create_user("boss")
    thread = await in_thread(room, anna, by_invitation="yes")
    await anna.slash(thread, "hokkaido invite", player=bob.user)
    await bob.slash(thread, "hokkaido join")
    await anna.slash(thread, "hokkaido begin")
    elsewhere = room.env.create_guild("elsewhere")
    role = elsewhere.create_role("moderator", permissions=discord.Permissions(manage_guild=True))
    forger = elsewhere.add_member(boss, roles=[role])
    channel = elsewhere.create_text_channel("games")
    await forger.slash(channel, "hokkaido start")
    await stranger.slash(room.channel, "hokkaido start")
    table = await room.table(thread)
    moment = f"{table.id}:{table.view(None).round}:{table.view(None).phase}:0"
    for person, place in ((forger, channel), (stranger, room.channel)):
        (below,) = (message for message in place.history() if "More…" in labels(message))
        before = told_in(room, place)
        for control in COMPONENTS:
            for arguments in ("", ":0", ":0:1"):
                await forge(room, person, f"hokkaido:{control}:{moment}{arguments}", below)
        answers = told_in(room, place)[len(before) :]
        assert answers == [ENGLISH.format("button-unknown")] * (3 * len(COMPONENTS))
    assert await room.table(thread) == table


@pytest.mark.parametrize("start", [placing, pytest.param(in_a_trick, marks=only_long)])
async def test_made_up_custom_ids_do_not_make_the_bot_fail(
    room: Room, start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Limits, "take", lambda *_: None)
    anna, bob = room.people(2)
    await start(room, [anna, bob])
    table, below = await room.table(), room.round_message()
    moment = f"{table.id}:{table.view(None).round}:{table.view(None).phase}:{table.step_of(1)}"
    for control in sorted(COMPONENTS, key=lambda control: (control in LEAVING, control)):
        for number, arguments in enumerate(MADE_UP):
            custom_id = f"hokkaido:{control}:{moment}{arguments}"
            line = LINES[number % len(LINES)]
            await forge(room, bob, custom_id, below, line=None if number % 2 else line)
            if number % 4 == 0:
                await forge(room, bob, custom_id, below, modal=True)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("start", [pytest.param(placing, marks=only_long), in_a_trick])
async def test_odd_option_values_do_not_make_the_bot_fail(
    room: Room, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Limits, "take", lambda *_: None)
    anna, bob = room.people(2)
    await start(room, [anna, bob])
    failed = []
    for command in every_command(room):
        for option, values in oddly(command, bob):
            name = command.qualified_name
            if option.autocomplete:
                others = {key: value for key, value in values.items() if key != option.name}
                await anna.autocomplete(room.channel, name, option.name, values[option.name], **others)
            answer = await room.said(anna, name, **values)
            if REFERENCE.search(answer) or not answer or len(answer) > 2000:
                failed.append((name, option.name, values[option.name], answer[:80]))
    assert failed == []
