"""Every ``/table`` command where it makes no sense: it is refused in one sentence and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from simcord import MemberActor

from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.pseudo_locale import PSEUDO, two_languages

#: Every command with its required options; ``@fay`` is a person who does not play.
COMMANDS: dict[str, dict[str, str]] = {
    "pause": {},
    "resume": {},
    "extend": {"by": "1h"},
    "replace": {"player": "bob"},
    "offer": {"player": "bob", "to": "@fay"},
    "uninvite": {"player": "@fay"},
    "hand-over": {"player": "bob"},
    "undo": {},
    "vote": {"about": "end"},
    "end": {},
}


async def typed(room: Room, who: MemberActor, name: str, *, directly: bool = False, **more: str) -> str:
    """The response to one of the commands, in the channel or in a direct message."""
    command = f"table {name}"
    fay = room.env.create_user("fay")
    options: dict[str, object] = {**COMMANDS[name], **more}
    options = {key: fay if value == "@fay" else value for key, value in options.items()}
    if directly:
        return shown(await who.user.slash(command, **options)).content
    return await room.said(who, command, **options)


def test_every_command_of_the_group_is_here(room: Room) -> None:
    group = room.bot.tree.get_command("table")
    assert group is not None
    assert {command.name for command in group.commands} == {  # type: ignore[union-attr]
        *COMMANDS,
        "settings",
        "unlist",
    }


NOT_HOST = ("not-host", {"host": "anna"})
TO_STRANGERS: Mapping[str, tuple[str, dict[str, str]]] = {
    **dict.fromkeys(COMMANDS, NOT_HOST),
    "undo": ("not-seated", {}),
    "vote": ("not-seated", {}),
    "end": ("not-host-cancel", {"host": "anna"}),
    "resume": ("game-not-paused", {}),
}
TO_PLAYERS: Mapping[str, tuple[str, dict[str, str]]] = {
    "undo": ("undo-nothing", {}),
    "vote": ("host-is-here", {"host": "anna"}),
}


async def test_strangers_and_players_who_are_not_the_host_are_refused(room: Room) -> None:
    people = room.people(2)
    stranger = room.person("stranger")
    await room.begin(people, deadline="1h")
    table = await room.table()
    for name in COMMANDS:
        key, values = TO_STRANGERS[name]
        assert await typed(room, stranger, name) == ENGLISH.format(key, **values)
        key, values = TO_PLAYERS.get(name, TO_STRANGERS[name])
        assert await typed(room, people[1], name) == ENGLISH.format(key, **values)
        await room.env.advance_time(60)  # stays below the limit on requests
    assert (await room.table()).game == table.game
    assert (await room.table()).host_id == table.host_id


async def test_the_hosts_commands_in_direct_messages_apply_to_the_only_game(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people, deadline="1h")
    for name, key in (("pause", "paused-now"), ("resume", "resumed-now"), ("extend", "extended-now")):
        assert await typed(room, anna, name, directly=True) == ENGLISH.format(key)
    assert await typed(room, bob, "end", directly=True) == ENGLISH.format("not-host-cancel", host="anna")
    asked = shown(await anna.user.slash("table end"))
    assert asked.content == ENGLISH.format("vote-asked", lost="no")
    await room.agree(await room.table())
    assert await room.bot.services.tables.in_channel(room.channel.id) is None


async def test_a_person_removed_before_the_game_is_told_once_and_silently(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.play.room.TEXTS", two_languages())
    await room.restart()
    anna, bob, cleo = room.people(3)
    fay = room.person("fay")
    with room.env._bot_scope():
        await room.bot.services.readers.note_locale(fay.id, PSEUDO)
    await room.said(anna, "hokkaido start", by_invitation="yes")
    for guest in (bob, cleo, fay):
        await room.said(anna, "hokkaido invite", player=guest.user)
    await room.said(bob, "hokkaido join")
    await room.said(cleo, "hokkaido watch")
    for guest, what, locale in ((bob, "seat", "en"), (cleo, "watching", "en"), (fay, "invitation", PSEUDO)):
        await room.said(anna, "table uninvite", player=guest.user)
        await room.restart()
        (told,) = room.private_messages(guest)
        theirs = two_languages().of(locale)
        assert told.content == theirs.format("uninvited", what=what, by="anna", channel=room.channel.id)
        assert told.flags.suppress_notifications
    await room.said(anna, "table uninvite", player=anna.user)
    assert not room.private_messages(anna), "she did it herself"
