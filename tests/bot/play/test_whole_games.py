"""Whole games by button and by command, which end with the engine's score."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.tables import Table
from bot.views.viewer import Viewer
from bot.workers.pictures import Pictures
from engine.game import Game
from engine.options import Rules
from tests.bot.play.button_player import ButtonPlayer
from tests.bot.play.room import READER, Room, labels, open_room
from tests.closing import closing


def assert_final_message_agrees(room: Room, table: Table) -> None:
    """The last message shows the result of the replayed game, with one score sheet."""
    game = table.game
    assert game is not None
    replayed = Game.replay(game.options, game.deck, game.setup, game.actions)
    result = replayed.result()
    last = room.messages()[-1]
    assert "Check" in labels(last)
    assert last.content.startswith("## 🏆")
    assert "```" not in last.content, "the score sheet is in the picture"
    _, places, *_ = last.content.splitlines()
    for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True)):
        medal = ("🥇", "🥈", "🥉", "4.", "5.")[place - 1]
        assert f"{medal} {Viewer(READER, table, None).name(seat)}: **{score.total}**" in places
    for winner in result.winners:
        assert table.seats[winner].name in last.content.splitlines()[0]
    assert [attachment.filename for attachment in last.attachments] == ["draw_score_sheet.jpg"]
    own = "My Honshu" if table.options.rules is Rules.HONSHU else "My Hokkaido"
    assert labels(last) == ["Replay", "My map", "All maps", "Play again", own, "Review", "Check"]


async def test_two_rounds_with_real_pictures_from_worker_processes(tmp_path: Path) -> None:
    async with closing(Pictures(workers=1)) as pictures, open_room(tmp_path, pictures) as room:
        people = room.people(2)
        room.close_direct_messages(people[1])
        table = await room.begin(people, goals="yes")
        button_player = ButtonPlayer(room, people, without_direct_messages=people[1])
        table = await button_player.play_until(table, 2)
        seen = [*room.messages(), *room.private_messages(people[0])]
        attachments = [attachment for message in seen for attachment in message.attachments]
        assert {attachment.filename for attachment in attachments} >= {
            "hand.jpg",
            "round-1.jpg",
        }
        for attachment in attachments:
            picture = Image.open(BytesIO(await attachment.read()))
            assert min(picture.size) >= 300
            assert attachment.description
            assert len(attachment.description) <= 1024
        hand = next(
            message for message in seen if message.attachments and "hand" in message.attachments[0].filename
        )
        assert "Card" in (hand.attachments[0].description or "")
