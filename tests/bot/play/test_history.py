"""Game records, replays and logs, and a server's results."""

from __future__ import annotations

import pytest
from discord import Permissions
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.escaping import escaped
from bot.views.game_over import final_screen
from bot.views.log import plain_text
from bot.views.review import replay_screen
from bot.views.viewer import Viewer
from engine.record.record import verify_record
from tests.bot.play.deciding import finished, play_to_the_end
from tests.bot.play.room import ENGLISH, READER, Room, result_message, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.typist import Typist
from tests.bot.screens.log_pages import log_pages

NOT_OVER = ENGLISH.format("game-not-over")


async def attachment(room: Room, person: MemberActor, command: str, **options: object) -> tuple[str, bytes]:
    """The name and content of the first file attached to a command's response."""
    answer = shown(await person.slash(room.channel, command, **options))
    assert answer.ephemeral
    file = answer.attachments[0]
    return file.filename, await file.read()


async def test_a_record_is_attached_once_the_game_is_over(room: Room) -> None:
    anna, bob = room.people(2)
    running = await room.begin([anna, bob], goals="yes")
    assert await room.said(anna, "hokkaido record") == NOT_OVER
    assert await room.said(anna, "hokkaido replay") == NOT_OVER
    table = await play_to_the_end(room, running)

    name, data = await attachment(room, anna, "hokkaido record")

    assert name == f"hokkaido-{table.id}.json"
    assert table.game is not None
    assert verify_record(data).result() == table.game.result()
    # Without an open table, the default is the last game finished in the channel, even after a restart.
    await room.restart()
    assert (await attachment(room, bob, "hokkaido record", game=table.id))[1] == data
    assert (await attachment(room, bob, "hokkaido record"))[1] == data


async def test_once_the_next_game_has_begun_only_the_log_is_about_it(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob])
    await room.said(bob, "hokkaido start")
    assert (await attachment(room, anna, "hokkaido record"))[0] == f"hokkaido-{table.id}.json"
    assert "🏁" in await room.said(anna, "hokkaido log")
    await room.said(anna, "hokkaido join")
    await room.said(bob, "hokkaido begin")
    assert (await attachment(room, anna, "hokkaido record"))[0] == f"hokkaido-{table.id}.json"
    for command in ("hokkaido replay", "hokkaido review"):
        assert table.id in await room.said(anna, command)
    assert (await room.said(anna, "hokkaido verify")).startswith("✅")
    assert "🏁" not in await room.said(anna, "hokkaido log")
    running = await room.table()
    assert await room.said(anna, "hokkaido record", game=running.id) == NOT_OVER


async def test_a_table_whose_game_never_began_has_no_history(room: Room) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido start")
    assert await room.said(anna, "hokkaido record") == NOT_OVER
    assert await room.said(anna, "hokkaido log") == ENGLISH.format("log-empty")
    await room.said(anna, "hokkaido cancel")
    assert await room.said(anna, "hokkaido record") == ENGLISH.format("no-game-played-here")


@pytest.mark.parametrize("name", ["\x00", "\ud83d"])
async def test_an_impossible_game_id_is_not_found(room: Room, name: str) -> None:
    """Both databases reject a lone surrogate in a query; PostgreSQL also rejects NUL."""
    (anna,) = room.people(1)
    assert await room.said(anna, "hokkaido record", game=name) == ENGLISH.format("game-not-found")


async def offered(person: MemberActor, where: ChannelHandle) -> list[object]:
    """The games that autocomplete offers a person in a channel."""
    return [line["value"] for line in await person.autocomplete(where, "hokkaido log", "game", "")]


async def test_a_game_in_a_private_thread_is_hidden_from_strangers(room: Room) -> None:
    """Its record reveals every hand, and the list of games names the players."""
    anna, stranger = room.person("anna"), room.person("stranger")
    role = room.guild.create_role("keeper", permissions=Permissions(manage_threads=True))
    keeper = room.guild.add_member(room.env.create_user("keeper"), roles=[role])
    thread = await in_thread(room, anna, by_invitation="yes", computers=1)
    await anna.slash(thread, "hokkaido begin")
    hidden = await play_to_the_end(room, await room.table(thread))
    public = await finished(room, [anna], computers=1)

    async def may_read(person: MemberActor) -> list[bool]:
        asks = ("hokkaido record", "hokkaido log", "hokkaido verify")
        answers = [shown(await person.slash(room.channel, name, game=hidden.id)) for name in asks]
        return [answer.content != ENGLISH.format("game-not-found") for answer in answers]

    assert await may_read(stranger) == [False] * 3
    assert await offered(stranger, room.channel) == [public.id]
    assert await may_read(anna) == [True] * 3
    for person in (anna, keeper):
        assert await offered(person, room.channel) == [public.id, hidden.id]
    room.env.backend.get_thread(thread.id).thread_members[stranger.id] = "2026-01-01T00:00:00+00:00"
    assert await may_read(stranger) == [True] * 3
    assert await offered(stranger, thread) == [public.id, hidden.id]


async def test_a_game_in_a_hidden_channel_is_still_offered_to_its_players(room: Room) -> None:
    anna, stranger = room.person("anna"), room.person("stranger")
    table = await finished(room, [anna], computers=1)
    lounge = room.guild.create_text_channel("lounge")
    assert await offered(stranger, lounge) == [table.id]
    hidden = Overwrite(room.guild.id, OverwriteType.ROLE, deny=Permissions(view_channel=True).value)
    room.env.backend.set_overwrite(room.channel.id, hidden)
    assert await offered(stranger, lounge) == []
    assert await offered(anna, lounge) == [table.id]


async def test_a_game_cannot_be_looked_up_from_another_server(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob])
    elsewhere = room.env.create_guild("elsewhere")
    channel = elsewhere.create_text_channel("hokkaido")
    stranger = elsewhere.add_member(room.env.create_user("stranger"))
    answer = shown(await stranger.slash(channel, "hokkaido record", game=table.id))
    assert answer.content == ENGLISH.format("game-not-found")
    answer = shown(await stranger.slash(channel, "hokkaido log"))
    assert answer.content == ENGLISH.format("no-game-played-here")
    # Its players can see it anywhere.
    await anna.user.slash("hokkaido record", game=table.id)
    assert room.private_messages(anna)[-1].attachments[0].filename == f"hokkaido-{table.id}.json"


async def test_a_long_log_is_also_attached_as_a_file(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.views.log.LONGEST_TEXT", 600)  # reached within three rounds
    anna, _ = people = [room.person("anna_*"), room.person("bob")]
    table = await Typist(room, people).play_until(await room.begin(people), 4)
    last = shown(await anna.slash(room.channel, "hokkaido log"))
    (file,) = last.attachments
    assert file.filename == f"hokkaido-{table.id}-log.txt"
    written = (await file.read()).decode()
    entries = await room.bot.services.history.log(table.id)
    lines = [line for page in log_pages(Viewer(READER, table, None), entries) for line in page.splitlines()]
    for round_number in range(1, 4):
        heading = ENGLISH.format("log-round", round=round_number)
        assert written.splitlines().count(heading.replace("**", "")) == 1
        assert heading in lines
        lines = [line for line in lines if line != heading]
    assert len([line for line in written.splitlines() if line]) == len(lines) + 3
    assert "anna_*" in written
    assert not any(sign in written for sign in ("**", "\\", "`", "-# ", "<t:"))
    earlier = shown(await anna.click(last, label="◀ Earlier"))
    assert [attached.filename for attached in earlier.attachments] == [file.filename]


@pytest.mark.parametrize(
    ("message", "plain"),
    [
        ("-# 🔒 has the SHA-256 `ab`.", "🔒 has the SHA-256 ab."),
        (f"{escaped('_a_ * **b** `c` <@1> @everyone')}: 3", "_a_ * **b** `c` <@1> @everyone: 3"),
        ("**Round 1**", "Round 1"),
        ("since <t:1767225600:f>.", "since 2026-01-01 00:00 UTC."),
        ("a-#b\n-# c", "a-#b\nc"),
        ("type </hokkaido start:12>", "type /hokkaido start"),
    ],
)
def test_plain_text_has_no_formatting(message: str, plain: str) -> None:
    assert plain_text(message) == plain


async def test_the_leaderboard_and_stats_of_a_server(room: Room) -> None:
    anna, bob = room.people(2)
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
    assert ENGLISH.format("leaderboard-empty", kind="computers") in apart


async def test_a_moderator_takes_a_person_off_the_lists_and_puts_them_back(room: Room) -> None:
    anna, bob = room.people(2)
    boss = moderator(room)
    await finished(room, [anna, bob])
    refused = ENGLISH.format("moderators-only")
    assert await room.said(bob, "table unlist", player=anna.user) == refused
    for is_listed in (False, True):
        told = ENGLISH.format("listed-now" if is_listed else "unlisted-now", user=anna.id)
        assert await room.said(boss, "table unlist", player=anna.user) == told
        board = await room.said(bob, "hokkaido leaderboard")
        assert ("**anna**" in board) is is_listed
        assert "**bob**" in board
        own = await room.said(anna, "hokkaido stats")
        assert ("not on the leaderboard" in own) is not is_listed


async def test_a_forgotten_person_is_named_nowhere(room: Room) -> None:
    anna, bob = room.people(2)
    table = await finished(room, [anna, bob])
    await room.bot.services.privacy.forget(bob.id)
    somebody = ENGLISH.format("nobody")

    last = shown(await anna.slash(room.channel, "hokkaido log"))
    written = (await last.attachments[0].read()).decode()
    assert f"{somebody}: card" in written
    assert "bob" not in written
    assert somebody in await room.said(anna, "hokkaido replay", player="2")
    assert somebody in await room.said(anna, "hokkaido replay", player=somebody)
    (line,) = await anna.autocomplete(room.channel, "hokkaido record", "game", "")
    assert somebody in line["name"]
    board = await room.said(anna, "hokkaido leaderboard")
    assert "bob" not in board
    assert somebody not in board
    assert ENGLISH.format("stats-none") in await room.said(anna, "hokkaido stats", player=bob.user)
    told = shown(await anna.click(result_message(room), label="Check")).content
    assert told.startswith(ENGLISH.format("checked", dealt=True))
    again = await room.bot.services.tables.get(table.id)
    everyone = Viewer(READER, again, None)
    for screen in (final_screen(everyone), replay_screen(everyone, None)):
        assert screen.drawing is not None
        drawn = [*screen.drawing.args, *screen.drawing.keywords.values()]
        assert any(somebody in part for part in drawn if isinstance(part, (list, tuple)))
    assert f"{somebody}: **" in final_screen(everyone).text
