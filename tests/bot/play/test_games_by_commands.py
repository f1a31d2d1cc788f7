"""Whole games through typed commands alone."""

from __future__ import annotations

from bot.tables import Stage, Table
from bot.views.viewer import Viewer
from engine.game import Game
from engine.options import Rules
from tests.bot.play.room import ENGLISH, Room, labels, left_to_press
from tests.bot.play.typist import Typist


async def test_a_game_by_commands_ends_with_the_engines_score(room: Room) -> None:
    people = room.people(3)
    # Somebody takes no direct messages, and plays from the channel and by writing first.
    room.close_direct_messages(people[-1])
    table = await room.begin(people, goals="yes", side="B")
    typist = Typist(room, people)

    table = await typist.play_until(table, 6)
    await room.restart()
    table = await typist.play_to_the_end(await room.bot.services.tables.get(table.id))

    assert table.stage is Stage.FINISHED
    assert_final_message_agrees(room, table)
    assert left_to_press(room.messages()) == []


def assert_final_message_agrees(room: Room, table: Table) -> None:
    """Last of all stands the result that the engine finds when it replays the game, with the sheet once."""
    game = table.game
    assert game is not None
    replayed = Game.replay(game.options, game.deck, game.setup, game.actions)
    result = replayed.result()
    proof, last = room.messages()[-2:]
    assert proof.content.startswith("🔓")
    assert labels(proof) == ["Check"]
    assert last.content.startswith("## 🏆")
    assert "```" not in last.content, "the score sheet is in the picture"
    _, places, *_ = last.content.splitlines()
    for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True)):
        medal = ("🥇", "🥈", "🥉", "4.", "5.")[place - 1]
        assert f"{medal} {Viewer(ENGLISH, table, None).name(seat)}: **{score.total}**" in places
    for winner in result.winners:
        assert table.seats[winner].name in last.content.splitlines()[0]
    assert [attachment.filename for attachment in last.attachments] == ["draw_score_sheet.jpg"]
    own = "My Honshū" if table.options.rules is Rules.HONSHU else "My Hokkaidō"
    assert labels(last) == ["Replay", "My map", "All maps", "Play again", own, "Review"]
