"""Which answers of Discord to a first response end the promise of an answer, and which do not."""

from __future__ import annotations

import discord
import pytest

from bot.connection.promises import ORIGINAL
from bot.connection.refusals import ALREADY_ACKNOWLEDGED
from bot.monitoring.metrics import Metrics
from tests.bot.connection.line import Line
from tests.loopback.answering import MESSAGE
from tests.loopback.faults import Kind
from tests.loopback.scenarios import FIRST_RESPONSES
from tests.loopback.wire import UNKNOWN_INTERACTION
from tests.loopback.world import BOT_ID


def waits(line: Line) -> bool:
    """Whether somebody still waits: then something is left for the next process to read."""
    line.promises.close()
    return line.path.exists()


async def refused(line: Line, status: int, code: int) -> None:
    line.discord.faults.begin(Kind.REFUSED, FIRST_RESPONSES, status=status, code=code)
    with pytest.raises(discord.HTTPException):
        await line.say_first(line.interaction())


async def test_a_promise_that_discord_refuses_is_none(line: Line) -> None:
    await refused(line, 404, UNKNOWN_INTERACTION)
    assert not waits(line)


async def test_a_promise_that_was_made_before_after_all_is_kept(line: Line) -> None:
    await refused(line, 400, ALREADY_ACKNOWLEDGED)
    assert waits(line)


async def test_a_second_first_response_that_is_refused_does_not_end_the_promise(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    with pytest.raises(discord.HTTPException):
        await line.say_first(interaction, MESSAGE, "a sentence")
    assert interaction.is_thinking
    assert waits(line)


async def test_a_promise_that_is_kept_is_over(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    await line.answer(interaction, "here it is")
    assert not interaction.is_thinking
    assert not waits(line)


async def test_a_promise_is_not_kept_by_looking_whether_it_is(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    webhook = discord.Webhook.partial(BOT_ID, interaction.token, client=line.client)
    assert (await webhook.fetch_message(ORIGINAL)).flags.loading
    assert waits(line)


async def test_requests_are_counted_by_whose_limit_they_count_to(line: Line, metrics: Metrics) -> None:
    def counted(by: str) -> float | None:
        return metrics.registry.get_sample_value("hokkaido_requests_total", {"by": by})

    before = counted("bot")
    assert before, "coming in takes some"
    interaction = line.interaction()
    await line.say_first(interaction)
    await line.answer(interaction, "here it is")
    assert counted("interaction") == 2
    await line.client.http.start_private_message(interaction.person.id)
    assert counted("bot") == before + 1


async def test_a_limit_that_is_hit_is_counted(line: Line, metrics: Metrics) -> None:
    await refused(line, 429, 0)
    assert metrics.refused == 1
    assert metrics.registry.get_sample_value("hokkaido_limits_hit_total") == 1
