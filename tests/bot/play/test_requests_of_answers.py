"""How many requests an answer takes: one for words, two with a picture, for which a deferral comes first."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from datetime import timedelta

import pytest
from simcord import InteractionResult

from bot.components import COMPONENTS
from bot.interactions import first_response
from bot.views.moves import understood
from engine.actions import Place
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_acknowledging import offered_buttons, pressed_controls
from tests.bot.play.test_answers_in_every_state import every_command, typed
from tests.bot.play.test_bad_input import placing
from tests.bot.play.typist import typed_placement

#: Commands whose answer has a picture everywhere.
WITH_PICTURE = {
    "hand",
    "map",
    "hokkaido rules",
    "hokkaido cards",
    "hokkaido replay",
    "hokkaido review",
    "solo start",
    "solo today",
}


async def requests_of(room: Room, asked: Awaitable[InteractionResult]) -> tuple[int, InteractionResult]:
    """How many requests the answer to an interaction takes, further messages included, and the answer."""
    before = len(room.env.http_requests)
    answer = await asked
    paths = [request.path for request in room.env.http_requests[before:]]
    token = next(path for path in paths if path.endswith("/callback")).split("/")[-2]
    return sum(token in path for path in paths), answer


async def test_every_command_that_answers_in_words_takes_one_request(
    room: Room, expects_failures: None
) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    counted = 0
    for command in every_command(room):
        name, in_words = command.qualified_name, command.extras["in_words"]
        assert bool(in_words) is (name not in WITH_PICTURE), name
        if in_words is True:
            asked = anna.slash(room.channel, name, **typed(command, anna))
        elif in_words:
            asked = anna.user.slash(name, **typed(command, anna))
        else:
            continue
        requests, answer = await requests_of(room, asked)
        assert not shown(answer).attachments or not shown(answer).attachments[0].filename.startswith("draw")
        assert requests == 1, name
        counted += 1
    assert counted > 40


async def test_every_command_that_answers_with_a_picture_takes_two_requests(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    card = (await room.view(anna)).hand[0].number
    for name in ("hand", "map", "hokkaido rules", "hokkaido cards", "pick"):
        options = {"card": card} if name == "pick" else {}
        requests, answer = await requests_of(room, anna.slash(room.channel, name, **options))
        assert shown(answer).attachments, name
        assert requests == 2, name


async def test_every_press_that_is_answered_in_words_takes_one_request(
    room: Room, expects_failures: None
) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    in_words = [name for name in pressed_controls() if COMPONENTS[name].in_words]
    assert len(in_words) > 25
    channel = room.bot.get_partial_messageable(room.channel.id)
    async for message, name in offered_buttons(channel, table.id, in_words):
        requests, _ = await requests_of(room, anna.click(message, label=name))
        assert requests == 1, name


async def test_a_menu_of_the_settings_changes_in_place_with_one_request(room: Room) -> None:
    anna = room.person("anna")
    settings = shown(await anna.slash(room.channel, "hokkaido settings"))
    (menu,) = (part["custom_id"] for part in controls(settings) if ":set-theme:" in part["custom_id"])
    requests, answer = await requests_of(room, anna.select(settings, ["dark"], custom_id=menu))
    assert requests == 1
    assert shown(answer).id == settings.id
    assert shown(answer).content.startswith(ENGLISH.format("settings-kept"))


async def test_a_move_in_direct_messages_takes_one_request_typed_and_two_pressed(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    spot = next(iter(own.map.legal_placements(own.selected)))
    requests, answer = await requests_of(room, anna.user.slash("place", **typed_placement(spot)))
    assert (requests, shown(answer).content) == (1, understood(ENGLISH, Place(0, spot)))
    kept = room.private_messages(anna)[-2]
    assert "Take back" in labels(kept)
    # The pressed message changes by a second answer to the press, which costs the bot's token nothing.
    requests, _ = await requests_of(room, anna.user.click(kept, label="Take back"))
    assert requests == 2
    requests, answer = await requests_of(room, anna.slash(room.channel, "place", **typed_placement(spot)))
    assert requests == 2
    assert shown(answer).attachments


async def test_when_the_grace_is_over_the_deferral_comes_first(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = room.person("anna")
    monkeypatch.setattr(first_response, "GRACE", timedelta(0))
    requests, answer = await requests_of(room, anna.slash(room.channel, "hokkaido games"))
    assert requests == 2
    assert shown(answer).content == ENGLISH.format("games-none")


async def refused_first(room: Room, status: int, code: int, *, times: int | None) -> list[str]:
    """What a person is told when Discord does not take the answer that is the first response."""
    anna = room.person("anna")
    await anna.slash(room.channel, "hokkaido games")
    room.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=times)
    result = await anna.slash(room.channel, "hokkaido games")
    return [message.content for message in (result.response, *result.followups) if message is not None]


@pytest.mark.parametrize(
    ("status", "code", "key"),
    [(403, 50013, "discord-forbids"), (429, 0, "discord-busy"), (503, 0, "discord-busy")],
)
async def test_words_that_discord_does_not_take_first_are_replaced_by_one_sentence(
    room: Room, status: int, code: int, key: str
) -> None:
    assert await refused_first(room, status, code, times=1) == [ENGLISH.format(key)]


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_words_that_come_too_late_are_noted_in_the_log_and_no_more(
    room: Room, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    caplog.set_level(logging.INFO)
    assert await refused_first(room, status, code, times=None) == []
    (line,) = (record for record in caplog.records if record.getMessage().startswith("too late to answer"))
    assert line.levelno == logging.INFO


async def test_a_welcome_is_the_first_response_itself(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    requests, joined = await requests_of(room, bob.click(room.messages()[0], label="Join"))
    assert requests == 1
    assert shown(joined).ephemeral
