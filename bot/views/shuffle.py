"""Fair shuffles: the Ready box, its modal, and the proof in the end."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.shuffles import LONGEST_WORD
from bot.texts import Language
from bot.views.buttons import table_button
from bot.views.custom_id import CustomId
from bot.views.replay import record_file
from bot.views.screen import Screen, Tone
from bot.views.viewer import Viewer
from engine.shuffle import ShuffleProof, Word

#: The field of the modal in which a word is typed.
WORD = "word"


def ready_screen(viewer: Viewer) -> Screen:
    """The Ready box: who is ready, until when, and the buttons; it notifies those who are not."""
    table = viewer.table
    if table.ready is None:
        over = "ready-over" if table.stage is not Stage.CANCELLED else "ready-cancelled"
        return Screen(viewer.format(over))
    lines = [
        viewer.format("ready-heading"),
        viewer.format("ready-explained", until=int(table.ready.until.timestamp())),
    ]
    waited_for = []
    for seat in table.people:
        ready, user_id = seat in table.ready.seats, table.seats[seat].user_id or 0
        word = "yes" if ready else "no"
        lines.append(viewer.format("ready-seat", ready=word, name=viewer.name(seat), user=user_id))
        waited_for += [] if ready else [user_id]
    buttons = (table_button(viewer, "ready", Tone.GOOD), table_button(viewer, "add-word"))
    return Screen("\n".join(lines), rows=(buttons,), mentions=tuple(waited_for))


@dataclass(frozen=True, slots=True)
class Question:
    """A modal with one line to be typed, which may stay empty."""

    title: str
    label: str
    description: str
    placeholder: str
    id: CustomId
    longest: int

    def modal(self) -> discord.ui.Modal:
        """The same as discord.py wants it.

        It is not kept: what was typed is found again by the custom id, also after a restart.
        """
        modal = discord.ui.Modal(title=self.title, custom_id=str(self.id), timeout=None)
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=WORD, placeholder=self.placeholder, required=False, max_length=self.longest
        )
        modal.add_item(discord.ui.Label(text=self.label, description=self.description, component=field))
        modal.stop()
        return modal


def word_question(texts: Language, table_id: CustomId) -> Question:
    """The modal that asks for a word of one's own; ``table_id`` is the id of the pressed button."""
    return Question(
        title=texts.format("ready-modal"),
        label=texts.format("ready-word"),
        description=texts.format("ready-word-why"),
        placeholder=texts.format("ready-word-placeholder"),
        id=CustomId("ready-word", table_id.moment),
        longest=LONGEST_WORD,
    )


def proof_screen(viewer: Viewer, proof: ShuffleProof, record: bytes | None) -> Screen:
    """Secret and words of a closed game, so that anybody can do the sums.

    ``record`` comes as a file, in which all of it stands exactly; None where no cards were dealt.
    """
    table = viewer.table
    dealt = record is not None
    lines = [
        viewer.format("proof-heading", table=table.id),
        viewer.format("proof-commitment", commitment=proof.commitment),
        viewer.format("proof-secret", secret=proof.secret),
        *(_word_line(viewer, word) for word in proof.words),
        viewer.format("proof-how", dealt=dealt),
    ]
    if record is None:
        return Screen("\n".join(lines))
    check = table_button(viewer, "verify")
    return Screen("\n".join(lines), rows=((check,),), file=record_file(table, record))


def _word_line(viewer: Viewer, word: Word) -> str:
    """Who has added what; the seat may be somebody else's by the end."""
    if word.user_id is None or word.text is None:
        return viewer.format("proof-word-deleted", number=word.seat + 1)
    still_there = viewer.table.seats[word.seat].user_id == word.user_id
    name = viewer.name(word.seat) if still_there else viewer.format("proof-word-left")
    values = {"number": word.seat + 1, "name": name, "user": str(word.user_id)}
    if not word.text:
        return viewer.format("proof-no-word", **values)
    return viewer.format("proof-word", word=escaped(word.text), **values)


def verified_screen(texts: Language, proof: ShuffleProof) -> Screen:
    """The answer to who has checked a shuffle and found it right."""
    lines = [texts.format("verified"), texts.format("verified-secret", commitment=proof.commitment)]
    return Screen("\n".join(lines))
