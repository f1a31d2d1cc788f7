"""What people were promised: who waits is told in their own language, and nobody is waited for in vain."""

from __future__ import annotations

import asyncio
import os
from datetime import timedelta
from pathlib import Path

import pytest
from discord import HTTPException, Webhook
from discord.http import Route

from bot.connection.promises import LIFETIME, LOCALE, PAUSE, Promises
from bot.connection.requests import LOST
from tests.bot.connection.line import Line
from tests.bot.pseudo_locale import PSEUDO, two_languages
from tests.bot.tables.held_clock import HeldClock
from tests.loopback.faults import Kind
from tests.loopback.proxy import loopback_proxy
from tests.loopback.scenarios import ANSWERS, FIRST_RESPONSES
from tests.loopback.world import BOT_ID, Interaction

TEXTS = two_languages()


async def told(line: Line, *waiting: Interaction) -> None:
    """Wait until everybody who waits for an answer has got one."""
    making_up = asyncio.create_task(line.promises.make_up(line.client, BOT_ID, TEXTS))
    await asyncio.gather(*(one.answered.wait() for one in waiting))
    making_up.cancel()
    await asyncio.wait([making_up])


async def told_after_pauses(line: Line, interaction: Interaction) -> None:
    """The same for somebody who is told only when it has been tried again, while the clock goes on."""
    making_up = asyncio.create_task(line.promises.make_up(line.client, BOT_ID, TEXTS))
    async with asyncio.timeout(60):
        while not interaction.answered.is_set():
            line.clock.advance(timedelta(seconds=PAUSE))
            await asyncio.sleep(0)
    making_up.cancel()
    await asyncio.wait([making_up])


async def test_whoever_waits_is_told_by_the_next_process_in_their_language(line: Line) -> None:
    interaction = line.interaction()
    LOCALE.set(PSEUDO)
    await line.say_first(interaction)
    LOCALE.set("")  # the next process answers nobody just now
    line.begin_anew()
    await told(line, interaction)
    assert interaction.content == TEXTS.of(PSEUDO).format("answer-broken-off")
    assert interaction.content != TEXTS.of("en").format("answer-broken-off")


async def test_whoever_waits_is_told_through_the_proxy(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    line.begin_anew()
    async with loopback_proxy(line.discord) as proxy:
        Route.BASE = proxy.api_url
        line.client.http.proxy = proxy.address
        async with asyncio.timeout(60):
            await told(line, interaction)
    assert any("/webhooks/" in asked for asked in proxy.asked)


async def test_a_promise_without_a_known_language_is_made_up_in_english(line: Line) -> None:
    interaction = line.interaction()
    LOCALE.set("")
    await line.say_first(interaction)
    line.begin_anew()
    await told(line, interaction)
    assert interaction.content == TEXTS.of("en").format("answer-broken-off")


async def test_whom_an_outage_keeps_from_an_answer_is_told_after_a_pause_of_the_clock(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    tried = asyncio.Event()
    line.discord.faults.begin(Kind.RESET, ANSWERS)
    line.discord.faults.listeners.append(lambda _: tried.set())
    line.begin_anew()
    making_up = asyncio.create_task(line.promises.make_up(line.client, BOT_ID, TEXTS))
    await tried.wait()
    assert line.discord.world.thinking()
    line.discord.faults.end()
    while not interaction.answered.is_set():
        line.clock.advance(timedelta(seconds=PAUSE))
        await asyncio.sleep(0)
    making_up.cancel()
    await asyncio.wait([making_up])
    assert not line.discord.world.thinking()


async def test_a_mistake_over_one_who_waits_keeps_nobody_from_being_told_after_a_pause(
    line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    line.begin_anew()
    mistakes = [LookupError("a mistake in the program")]

    async def is_awaited(_: Webhook) -> bool:
        if mistakes:
            raise mistakes.pop()
        return True

    monkeypatch.setattr("bot.connection.promises._is_awaited", is_awaited)
    await told_after_pauses(line, interaction)
    assert "cannot tell somebody that their answer broke off" in caplog.text


async def test_whoever_may_have_been_promised_an_answer_is_told_that_none_comes(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.requests.FIRST_RESPONSE_LIMITS", (1.4,))
    interaction = line.interaction()
    line.discord.faults.begin(Kind.LOST_ANSWER, FIRST_RESPONSES)
    with pytest.raises(LOST):
        await line.say_first(interaction)
    assert interaction.is_thinking
    async with asyncio.timeout(60):
        await told(line, interaction)


@pytest.mark.parametrize(("kind", "raised"), [(Kind.RESET, LOST), (Kind.REFUSED, HTTPException)])
async def test_whose_answer_does_not_get_through_is_told_by_the_same_process(
    line: Line,
    monkeypatch: pytest.MonkeyPatch,
    kind: Kind,
    raised: type[Exception] | tuple[type[Exception], ...],
) -> None:
    monkeypatch.setattr("bot.connection.requests.ONCE", (0.1,))
    interaction = line.interaction()
    await line.say_first(interaction)
    line.discord.faults.begin(kind, ANSWERS, status=400, times=1)
    with pytest.raises(raised):
        await line.answer(interaction, "a card")
    async with asyncio.timeout(60):
        await told(line, interaction)
    assert interaction.content == TEXTS.of("en").format("answer-broken-off")


async def test_for_an_answer_that_could_not_even_be_promised_no_stop_waits(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.requests.FIRST_RESPONSE_LIMITS", (0.1,))
    line.discord.faults.begin(Kind.RESET, FIRST_RESPONSES)
    with pytest.raises(LOST):
        await line.say_first(line.interaction())
    await asyncio.wait_for(line.promises.kept(seconds=3600), 60)


async def test_a_promise_that_nobody_can_keep_any_more_is_dropped(tmp_path: Path) -> None:
    clock = HeldClock()
    promises = Promises(tmp_path / "promises", clock)
    promises.make("a token")
    clock.advance(LIFETIME)
    # Whoever stops the bot need not wait for it, however long they would.
    await asyncio.wait_for(promises.kept(seconds=3600), 60)
    promises.make("another")
    promises.end("another")
    promises.close()
    assert not (tmp_path / "promises").exists()


async def test_a_file_that_cannot_be_emptied_keeps_nobody_from_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.connection.promises.LARGEST", 0)
    promises = Promises(tmp_path / "promises", HeldClock())
    promises.make("a token")

    def refuse(*_: object) -> None:
        raise OSError("read-only")

    monkeypatch.setattr(os, "truncate", refuse)
    promises.end("a token")
    assert "cannot remove finished answers" in caplog.text
    promises.close()


async def test_whom_a_limit_of_discord_keeps_from_being_told_is_told_after_it(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    line.begin_anew()
    limited = line.discord.faults.begin(Kind.REFUSED, ANSWERS, status=429, times=1)
    await told_after_pauses(line, interaction)
    assert limited.befallen == 1
    assert not line.discord.world.thinking()


def test_the_file_stays_small_although_somebody_waits_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.promises.LARGEST", 1000)
    path, clock = tmp_path / "promises", HeldClock()
    promises = Promises(path, clock)
    promises.make("first")
    for number in range(100):
        promises.make(f"token-{number}")
        promises.end(f"token-{number}")
    assert path.stat().st_size < 3000
    promises.make("last")
    # The next process knows of those who wait, and of nobody else.
    assert set(Promises(path, clock)._open) == {"first", "last"}


async def test_an_answer_that_got_through_before_a_kill_stays_as_it_is(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    before_the_answer = line.path.read_bytes()
    await line.answer(interaction, "a card")
    line.path.write_bytes(before_the_answer)
    line.begin_anew()
    making_up = asyncio.create_task(line.promises.make_up(line.client, BOT_ID, TEXTS))
    async with asyncio.timeout(60):
        while line.promises._open:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.01)
    making_up.cancel()
    await asyncio.wait([making_up])
    assert interaction.content == "a card"


def test_nobody_is_waited_for_longer_than_discord_takes_answers() -> None:
    assert timedelta(minutes=15) > LIFETIME


@pytest.mark.skipif(os.name != "posix", reason="only Unix has such modes")
def test_nobody_else_may_read_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a token from it could answer in the name of the bot."""
    monkeypatch.setattr("bot.connection.promises.LARGEST", 100)
    path = tmp_path / "promises"
    promises = Promises(path, HeldClock())
    promises.make("first")
    assert path.stat().st_mode & 0o077 == 0
    before = path.stat().st_ino
    for number in range(10):
        promises.make(f"token-{number}")
        promises.end(f"token-{number}")
    assert path.stat().st_ino != before, "it has begun anew"
    assert path.stat().st_mode & 0o077 == 0
    promises.close()


def test_after_the_file_has_begun_anew_twice_the_next_process_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.promises.LARGEST", 1000)
    path, clock = tmp_path / "promises", HeldClock()
    promises = Promises(path, clock)
    for waits_meanwhile in (True, False):
        if waits_meanwhile:
            promises.make("first")
        for number in range(100):
            promises.make(f"token-{number}")
            promises.end(f"token-{number}")
        promises.end("first")
    promises.make("last")
    assert path.read_bytes().startswith(b"+ ")
    assert set(Promises(path, clock)._open) == {"last"}


async def test_a_stop_waits_for_whoever_still_waits_and_not_for_whom_it_was_in_vain(tmp_path: Path) -> None:
    promises = Promises(tmp_path / "promises", HeldClock())
    promises.make("told later")
    promises.leave("told later")
    await asyncio.wait_for(promises.kept(seconds=3600), 60)
    promises.end("told later")
    promises.make("at work")
    promises.make("done")
    promises.end("done")
    waiting = asyncio.create_task(promises.kept(seconds=3600))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done(), "somebody is still to get an answer"
    promises.end("at work")
    await asyncio.wait_for(waiting, 60)
    promises.close()
