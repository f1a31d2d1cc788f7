"""Settings in menus: a player's, which affect only what that player sees, and a server's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.people.preferences import Hands, PlayerPreferences, Reminders
from render.palette import ThemeName
from tests.bot.play.room import ENGLISH, Room, controls, labels, open_room, shown
from tests.bot.play.test_absences import pick
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_presses import ephemeral_messages, press_at_once
from tests.bot.play.typist import Typist
from tests.bot.pseudo_locale import PSEUDO, accented
from tests.ports import free_address


def looks(room: Room) -> list[tuple[str, ThemeName]]:
    """Every picture so far with its theme."""
    return [(drawing.function, drawing.options["theme"]) for drawing in room.drawings]


async def choose(person: MemberActor, message: Any, control: str, value: str) -> Any:
    """Choose a value in one of the menus."""
    (menu,) = (
        part for part in controls(message) if f":{control}:" in part["custom_id"] and part.get("options")
    )
    return shown(await person.select(message, [value], custom_id=menu["custom_id"]))


def chosen(message: Any, control: str) -> str:
    """The value that is selected in a menu."""
    (menu,) = (part for part in controls(message) if f":{control}:" in part["custom_id"])
    (line,) = (option["value"] for option in menu["options"] if option.get("default"))
    return str(line)


async def settings_of(
    room: Room, person: MemberActor, command: str = "hokkaido settings", **options: object
) -> Any:
    return shown(await person.slash(room.channel, command, **options))


async def test_pictures_follow_the_server_but_private_ones_the_players_choice(bilingual: Room) -> None:
    room = bilingual
    anna, bob = room.people(2)
    menus = await settings_of(room, anna)
    assert menus.ephemeral
    assert chosen(menus, "set-theme") == "auto"
    menus = await choose(anna, menus, "set-theme", "dark")
    assert menus.content.startswith(ENGLISH.format("settings-kept"))
    assert chosen(menus, "set-theme") == "dark"

    head = moderator(room)
    await choose(head, await settings_of(room, head, "table settings"), "set-server-theme", "colour_blind")
    await room.begin([anna, bob])
    await room.said(anna, "hand")
    await room.said(bob, "hand")

    assert ("draw_choice", ThemeName.DARK) in looks(room)
    assert ("draw_choice", ThemeName.COLOUR_BLIND) in looks(room), "bob's"
    table = await Typist(room, [anna, bob]).play_until(await room.table(), 2)
    assert table.view(None).round == 2
    assert ("draw_round", ThemeName.COLOUR_BLIND) in looks(room)
    assert ("draw_round", ThemeName.DARK) not in looks(room)
    room.drawings.clear()
    hand = room.asked(bob)
    await bob.user.click(hand, label=labels(hand)[0])
    assert {look for _, look in looks(room)} == {ThemeName.COLOUR_BLIND}, "pressed in a direct message"


async def test_players_read_their_own_language_and_the_channel_the_servers(bilingual: Room) -> None:
    room = bilingual
    anna, bob = room.people(2)
    menus = await choose(anna, await settings_of(room, anna), "set-language", PSEUDO)
    assert menus.content.startswith(accented(ENGLISH.format("settings-kept"))), "immediately"

    await room.begin([anna, bob])

    (hand,) = room.private_messages(anna)
    assert accented("Your hand") in hand.content
    (hand,) = room.private_messages(bob)
    assert "Your hand" in hand.content
    assert room.round_message().content.startswith("## Round 1")
    assert await room.said(anna, "done") == accented(ENGLISH.format("phase-is-pick"))


async def test_messages_change_theme_and_language_only_with_their_next_update(bilingual: Room) -> None:
    """One press must not make the bot redraw every game of a person or a server."""
    room = bilingual
    anna, bob = room.people(2)
    head = moderator(room)
    await room.begin([anna, bob])
    requests = len(room.env.http_requests)
    room.drawings.clear()
    menus = await settings_of(room, anna)
    menus = await choose(anna, menus, "set-theme", "dark")
    await choose(anna, menus, "set-language", PSEUDO)
    await choose(head, await settings_of(room, head, "table settings"), "set-server-theme", "dark")
    room.env.backend.edit_guild(room.guild.id, {"preferred_locale": PSEUDO})
    await room.env.settle()
    made = [request for request in room.env.http_requests[requests:] if "/channels/" in request.path]
    assert (made, room.drawings) == ([], [])

    await pick(room, bob)
    await pick(room, anna)

    assert {look for _, look in looks(room) if look is not ThemeName.LIGHT} == {ThemeName.DARK}
    assert accented("round 1") in room.private_messages(anna)[-1].content.lower()
    assert any(message.content.startswith(accented("## Round 1 of 12")) for message in room.messages())


async def test_settings_in_direct_messages(bilingual: Room) -> None:
    room = bilingual
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    await anna.user.slash("hokkaido settings")

    def shown_menus() -> Any:
        (found,) = (one for one in room.private_messages(anna) if "set-theme" in str(controls(one)))
        return found

    menus = shown_menus()
    for control, value in (("set-language", PSEUDO), ("set-reminders", "off"), ("set-theme", "colour_blind")):
        (menu,) = (part for part in controls(menus) if f":{control}:" in part["custom_id"])
        await anna.user.select(menus, [value], custom_id=menu["custom_id"])
        menus = shown_menus()
        assert chosen(menus, control) == value
    (label,) = (label for label in labels(menus) if accented("Hints") in label)
    await anna.user.click(menus, label=label)
    kept = (await room.bot.services.readers.person(anna.id, "en-US")).preferences
    assert kept == PlayerPreferences(ThemeName.COLOUR_BLIND, PSEUDO, Reminders.OFF, hints=False)
    assert len(room.private_messages(anna)) == 2, "one message with the menus, and the hand"
    await room.restart()
    (menu,) = (part for part in controls(menus) if ":set-hands:" in part["custom_id"])
    await anna.user.select(menus, ["channel"], custom_id=menu["custom_id"])
    assert not any(map(labels, [one for one in room.private_messages(anna) if one.id != menus.id])), (
        "hands go to the channel now"
    )


async def test_hands_in_the_channel_send_no_direct_messages(room: Room) -> None:
    anna, bob = room.people(2)
    await choose(anna, await settings_of(room, anna), "set-hands", "channel")
    await room.begin([anna, bob])
    assert room.private_messages(anna) == []
    assert len(room.private_messages(bob)) == 1
    (mention,) = (message for message in room.messages() if f"<@{anna.id}>" in message.content)
    assert mention.content == ENGLISH.format("mention", task="pick", round=1, people=f"<@{anna.id}>")
    hand = shown(await anna.click(mention, label="My hand"))
    assert hand.ephemeral

    # A change in the middle of a round takes effect immediately.
    await choose(anna, await settings_of(room, anna), "set-hands", "direct")
    assert len(room.private_messages(anna)) == 1
    await choose(bob, await settings_of(room, bob), "set-hands", "channel")
    assert labels(room.private_messages(bob)[-1]) == []
    preferences = (await room.bot.services.readers.person(bob.id, "en-US")).preferences
    assert preferences.hands is Hands.CHANNEL


async def test_closed_direct_messages_are_tried_again_only_when_the_player_asks(room: Room) -> None:
    anna, bob = room.people(2)
    room.close_direct_messages(anna)
    await room.begin([anna, bob])
    tried = room.tries(anna)
    assert tried >= 1
    table = await Typist(room, [anna, bob]).play_until(await room.table(), 3)
    assert table.view(None).round == 3
    assert room.tries(anna) == tried, "none in two rounds"
    room.open_direct_messages()
    await choose(anna, await settings_of(room, anna), "set-theme", "dark")
    assert room.tries(anna) == tried, "changing another setting is no request for direct messages"

    menus = await choose(anna, await settings_of(room, anna), "set-hands", "channel")
    await choose(anna, menus, "set-hands", "direct")

    assert room.tries(anna) == tried + 1
    assert "round 3" in room.private_messages(anna)[-1].content


async def test_only_moderators_change_server_settings(room: Room) -> None:
    anna = room.person("anna")
    refused = ENGLISH.format("moderators-only")
    assert await room.said(anna, "table settings") == refused
    head = moderator(room)
    directly = shown(await head.user.slash("table settings"))
    assert directly.content == ENGLISH.format("settings-in-servers")
    menus = await settings_of(room, head, "table settings")
    (menu,) = (part for part in controls(menus) if ":set-server-start:" in part["custom_id"])
    await room.said(anna, "hokkaido start")
    await press_at_once(room, (anna, room.messages()[0], menu["custom_id"]))
    assert [m.content for m in ephemeral_messages(room)][-1] == refused
    await room.said(anna, "hokkaido cancel")
    await choose(head, menus, "set-server-start", "moderators")
    assert await room.said(anna, "hokkaido start") == ENGLISH.format("only-moderators-start")


async def test_a_new_link_comes_into_the_messages_and_the_file(tmp_path: Path) -> None:
    async with open_room(tmp_path, board=free_address()) as room:
        anna, bob = room.people(2)
        await room.begin([anna, bob])
        before = [board_of(room.asked(person)) for person in (anna, bob)]
        menus = await settings_of(room, anna)
        said = shown(await anna.click(menus, label="New link"))
        assert said.content.startswith(ENGLISH.format("links-renewed"))
        after = [board_of(room.asked(person)) for person in (anna, bob)]
        assert (after[0] != before[0], after[1] == before[1]) == (True, True)
        exported = await room.bot.services.privacy.export(anna.id, room.bot.services.readers.links)
        assert after[0].split(".")[-2] in exported.decode()


def board_of(message: Any) -> str:
    """The link to the board below a message."""
    (url,) = (part["url"] for part in controls(message) if part.get("label", "").startswith("Board"))
    return str(url)
