"""Fair shuffles: the message with the commitment, and the check after the game."""

from __future__ import annotations

from bot.texts import Language
from bot.views.game_over import record_file
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.shuffle.proof import ShuffleProof


def sealed_screen(viewer: Viewer) -> Screen:
    """The message with the commitment, whose id is part of the shuffle."""
    return Screen(viewer.format("sealed", commitment=viewer.table.commitment or ""))


def checked_screen(viewer: Viewer, proof: ShuffleProof, record: bytes | None) -> Screen:
    """The response after checking the shuffle of a closed game: it is correct, with all its inputs.

    ``record`` is attached, because it contains all of them exactly; None if no cards were dealt.
    """
    table, dealt = viewer.table, record is not None
    how = "alone" if table.options.alone else "dealt" if dealt else "not-dealt"
    lines = [
        viewer.format("checked", dealt=dealt),
        viewer.format("checked-commitment", commitment=proof.commitment),
        viewer.format("checked-secret", secret=proof.secret),
    ]
    if proof.message_id is not None:
        link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{proof.message_id}"
        lines.append(viewer.format("checked-message", number=str(proof.message_id), link=link))
    elif how == "dealt":
        lines.append(viewer.format("checked-no-message"))
    lines.append(viewer.format("checked-how", how=how))
    return Screen("\n".join(lines), file=None if record is None else record_file(table, record))


def checked_record_screen(texts: Language, proof: ShuffleProof) -> Screen:
    """The response after checking the shuffle of an attached record."""
    lines = [
        texts.format("checked", dealt=True),
        texts.format("checked-commitment", commitment=proof.commitment),
    ]
    return Screen("\n".join(lines))
