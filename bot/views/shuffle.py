"""Fair shuffles: the Ready box, its modal, and the check at the end."""

from __future__ import annotations

import discord

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.shuffles import FEWEST_TO_BE_FAIR_TO, LONGEST_WORD
from bot.texts import Language
from bot.views.controls import CustomId, ModalField, Tone, modal
from bot.views.game_over import record_file
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.shuffle.proof import ShuffleProof, Word

#: The field of the modal for the word.
WORD = "word"


def ready_screen(viewer: Viewer) -> Screen:
    """The Ready box: who is ready, how long it waits, and the buttons; it notifies all who are not."""
    table = viewer.table
    if table.ready is None or not table.takes_words:
        over = "ready-over" if table.stage is not Stage.CANCELLED else "ready-cancelled"
        return Screen(viewer.format(over))
    lines = [
        viewer.format("ready-heading"),
        viewer.format("ready-explained", until=table.ready.until),
    ]
    waited_for = []
    for seat in table.people:
        ready, user_id = seat in table.ready.seats, table.seats[seat].user_id or 0
        lines.append(viewer.format("ready-seat", ready=ready, name=viewer.name(seat), user=user_id))
        waited_for += [] if ready else [user_id]
    buttons = (viewer.button("ready", Tone.GOOD, lasting=True), viewer.button("add-word", lasting=True))
    return Screen("\n".join(lines), rows=(buttons,), mentions=tuple(waited_for))


def sealed_screen(viewer: Viewer) -> Screen:
    """The message whose number is the last part of the shuffle; without words it seals the rest, too."""
    table = viewer.table
    commitment = table.commitment or ""
    return Screen(viewer.format("words-closed", words=table.options.words, commitment=commitment))


def word_modal(texts: Language, pressed: CustomId) -> discord.ui.Modal:
    """Asks for a word of the player's own, which may stay empty; ``pressed`` is the id of the button."""
    field: ModalField = discord.ui.Label(
        text=texts.format("ready-word"),
        description=texts.format("ready-word-why"),
        component=discord.ui.TextInput(
            custom_id=WORD,
            placeholder=texts.format("ready-word-placeholder"),
            required=False,
            max_length=LONGEST_WORD,
        ),
    )
    return modal(texts.format("ready-modal"), CustomId("ready-word", pressed.moment), field)


def proof_screen(viewer: Viewer) -> Screen:
    """The line in the channel that lets anybody check the shuffle of a closed game."""
    line = viewer.format("proof", table=viewer.table.id)
    return Screen(line, rows=((viewer.button("verify", lasting=True),),))


def checked_screen(viewer: Viewer, proof: ShuffleProof, record: bytes | None) -> Screen:
    """The answer to a person who checked the shuffle of a closed game: it is right, and here is all of it.

    ``record`` is attached, as it holds all of this exactly; None if no cards were dealt.
    """
    dealt = record is not None
    how = "alone" if viewer.table.options.alone else "dealt" if dealt else "not-dealt"
    lines = [
        viewer.format("checked", dealt=dealt),
        viewer.format("checked-commitment", commitment=proof.commitment),
        viewer.format("checked-secret", secret=proof.secret),
        *(_word_line(viewer, word) for word in proof.words),
        *_message_lines(viewer, proof),
        viewer.format("checked-how", how=how),
    ]
    return Screen("\n".join(lines), file=None if record is None else record_file(viewer.table, record))


def _message_lines(viewer: Viewer, proof: ShuffleProof) -> list[str]:
    """The message whose number went into the shuffle last; or, among several people, that none did."""
    table = viewer.table
    if proof.message_id is not None:
        link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{proof.message_id}"
        return [viewer.format("checked-message", number=str(proof.message_id), link=link)]
    together = sum(seat.computer is None for seat in table.seats) >= FEWEST_TO_BE_FAIR_TO
    return [viewer.format("checked-no-message")] if together and table.game is not None else []


def _word_line(viewer: Viewer, word: Word) -> str:
    """Who has added which word; the seat may have changed hands since."""
    if word.user_id is None or word.text is None:
        return viewer.format("checked-word-deleted", number=word.seat + 1)
    still_there = viewer.table.seats[word.seat].user_id == word.user_id
    name = viewer.name(word.seat) if still_there else viewer.format("nobody")
    values = {"number": word.seat + 1, "name": name, "user": str(word.user_id)}
    if not word.text:
        return viewer.format("checked-no-word", **values)
    return viewer.format("checked-word", word=escaped(word.text), **values)


def checked_record_screen(texts: Language, proof: ShuffleProof) -> Screen:
    """The same for a record that was attached."""
    lines = [
        texts.format("checked", dealt=True),
        texts.format("checked-commitment", commitment=proof.commitment),
    ]
    return Screen("\n".join(lines))
