"""Records, replays and logs of games, and the results of a server."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from simcord import MemberActor

from bot.pictures import Pictures
from bot.tables import Stage, Table
from bot.views.log import log_pages
from bot.views.replay import replay_steps
from engine.record import verify
from tests.bot.play.room import ENGLISH, Room, controls, labels, open_room, shown
from tests.bot.play.typist import Typist

NOT_OVER = ENGLISH.format("game-not-over")


async def finished(room: Room, people: list[MemberActor], **options: object) -> Table:
    """A whole game, played to its end."""
    table = await room.begin(people, **options)
    table = await Typist(room, people).play_until(table, 13)
    assert table.stage is Stage.FINISHED
    return table


async def attachment(room: Room, person: MemberActor, command: str, **options: object) -> tuple[str, bytes]:
    """The one file that the answer to a command has."""
    answer = shown(await person.slash(room.channel, command, **options))
    assert answer.ephemeral
    (file,) = answer.attachments
    return file.filename, await file.read()


async def test_a_record_is_attached_once_the_game_is_over(room: Room) -> None:
    anna, bob = room.people(2)
    running = await room.begin([anna, bob], goals="yes")
    assert await room.said(anna, "hokkaido record") == NOT_OVER
    assert await room.said(anna, "hokkaido replay") == NOT_OVER
    table = await Typist(room, [anna, bob]).play_until(running, 13)

    name, data = await attachment(room, anna, "hokkaido record")

    assert name == f"hokkaido-{table.id}.json"
    assert table.game is not None
    assert verify(data).result() == table.game.result()
    # Without a table in the channel, and after a restart, it is the last one that was finished here.
    await room.restart()
    assert (await attachment(room, bob, "hokkaido record", game=table.id))[1] == data
    assert (await attachment(room, bob, "hokkaido record"))[1] == data


async def test_a_game_that_was_ended_early_can_be_looked_at(room: Room) -> None:
    anna, bob = room.people(2)
    table = await Typist(room, [anna, bob]).play_until(await room.begin([anna, bob]), 2)
    await room.said(anna, "hokkaido cancel")
    name, data = await attachment(room, bob, "hokkaido record")
    assert name == f"hokkaido-{table.id}.json"
    assert not verify(data).is_over
    assert "**Round 1**" in await room.said(bob, "hokkaido log")
    assert table.id in await room.said(bob, "hokkaido replay")


async def test_at_the_table_of_a_rematch_it_is_still_about_the_game_before(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob])
    await room.said(bob, "hokkaido start")
    assert (await attachment(room, anna, "hokkaido record"))[0] == f"hokkaido-{table.id}.json"
    assert "🏁" in await room.said(anna, "hokkaido log")
    await room.said(anna, "hokkaido join")
    await room.said(bob, "hokkaido begin")
    assert await room.said(anna, "hokkaido record") == NOT_OVER
    assert (await attachment(room, anna, "hokkaido record", game=table.id))[0].endswith(f"{table.id}.json")


async def test_a_table_that_never_began_has_no_history(room: Room) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido start")
    assert await room.said(anna, "hokkaido record") == NOT_OVER
    assert await room.said(anna, "hokkaido log") == ENGLISH.format("log-empty")
    await room.said(anna, "hokkaido cancel")
    assert await room.said(anna, "hokkaido record") == ENGLISH.format("no-game-played-here")


async def test_a_game_of_another_server_stays_there(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob])
    elsewhere = room.env.create_guild("elsewhere")
    channel = elsewhere.create_text_channel("hokkaido")
    stranger = elsewhere.add_member(room.env.create_user("stranger"))
    answer = shown(await stranger.slash(channel, "hokkaido record", game=table.id))
    assert answer.content == ENGLISH.format("game-unknown")
    answer = shown(await stranger.slash(channel, "hokkaido log"))
    assert answer.content == ENGLISH.format("no-game-played-here")
    # Who has played it may see it anywhere.
    await anna.user.slash("hokkaido record", game=table.id)
    assert room.private_messages(anna)[-1].attachments[0].filename == f"hokkaido-{table.id}.json"
    await anna.user.slash("hokkaido record")
    assert room.private_messages(anna)[-1].content == ENGLISH.format("name-the-game")


async def test_a_replay_shows_all_maps_or_one(tmp_path: Path) -> None:
    async with Pictures(workers=1) as pictures, open_room(tmp_path) as room:
        anna, bob = room.people(2)
        table = await finished(room, [anna, bob])
        assert table.game is not None
        assert len(list(replay_steps(table.game, None))) == 2 + 24 - set_aside(table)
        assert list(replay_steps(table.game, 0))[-1].points == tuple(
            score.total for score in table.game.result().scores
        )
        room.pictures.draw = pictures.draw  # type: ignore[method-assign]
        sizes = []
        for options in ({}, {"player": "bob"}):
            name, data = await attachment(room, anna, "hokkaido replay", **options)
            assert name == "replay.gif"
            picture = Image.open(BytesIO(data))
            assert getattr(picture, "n_frames", 1) > 10
            assert len(data) < 8_000_000
            sizes.append(len(data))
        assert sizes[1] < sizes[0]
        refused = await room.said(anna, "hokkaido replay", player="cleo")
        assert refused == ENGLISH.format("player-unknown", given="cleo")


def set_aside(table: Table) -> int:
    assert table.game is not None
    return sum(type(action).__name__ == "Unplaceable" for action in table.game.actions)


async def test_the_log_tells_the_public_moves_and_nothing_hidden(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    typist = Typist(room, [anna, bob])
    await room.said(anna, "pick", card=(hidden := table.view(0).hand[0].number))
    early = await room.said(anna, "hokkaido log")
    assert f" {hidden}" not in early.replace(table.id, "")
    table = await typist.play_until(await room.table(), 2)
    log = await room.said(bob, "hokkaido log")
    assert "**Round 1**" in log
    for seat, name in enumerate(("anna", "bob")):
        placement = table.view(None).seats[seat].last_placement
        assert placement is not None
        assert f"{name} {placement.card}" in log
        assert f"{name}: Card {placement.card} at **{placement.x}, {placement.y}**" in log


async def test_the_log_of_a_whole_game_has_pages(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob], goals="yes")
    last = shown(await anna.slash(room.channel, "hokkaido log"))
    entries = await room.bot.services.history.log(table.id)
    pages = log_pages(ENGLISH, table, entries)
    assert len(pages) > 1
    assert last.content.endswith(pages[-1])
    assert "🏁" in last.content
    assert labels(last) == ["◀ Earlier"]
    seen = [last.content]
    while "◀ Earlier" in labels(last):
        last = shown(await anna.click(last, label="◀ Earlier"))
        seen.append(last.content)
        assert len(last.content) <= 2000
    assert [text.split("\n", 1)[1] for text in seen] == pages[::-1]
    for number in range(1, 13):
        assert any(f"**Round {number}**" in page for page in pages)
    assert labels(last) == ["Later ▶"]


async def test_results_of_a_server(room: Room) -> None:
    anna, bob = room.people(2)
    assert ENGLISH.format("leaderboard-empty") in await room.said(anna, "hokkaido leaderboard")
    assert ENGLISH.format("stats-none") in await room.said(anna, "hokkaido stats")
    table = await finished(room, [anna, bob])
    assert table.game is not None
    (winner, *_) = table.game.result().winners
    names = ["anna", "bob"]
    board = (await room.said(anna, "hokkaido leaderboard")).splitlines()
    assert board[1].startswith(f"1. **{names[winner]}**")
    assert board[2].startswith(f"2. **{names[1 - winner]}**")
    best = table.game.result().scores[winner].total
    mine = await room.said(bob, "hokkaido stats", player=[anna, bob][winner].user)
    assert f"1 game, 1 won · best {best} points" in mine
    apart = await room.said(anna, "hokkaido leaderboard", games="computers")
    assert ENGLISH.format("leaderboard-empty") in apart


async def test_finished_games_are_offered_by_their_players(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob])
    offered: Any = await anna.autocomplete(room.channel, "hokkaido record", "game", "ann")
    assert [(line["value"], table.id in line["name"], "anna" in line["name"]) for line in offered] == [
        (table.id, True, True)
    ]
    assert json.loads((await attachment(room, anna, "hokkaido record"))[1])
    assert controls(shown(await anna.slash(room.channel, "hokkaido stats"))) == []
