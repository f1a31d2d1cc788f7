"""Fair shuffles: how a game begins, the words of the players, and the proof in the end.

``engine.shuffle.shuffle`` and docs/shuffle.md say what is computed from what.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.change import Change, also_alone
from bot.tables.checks import must_be_open, seat_at
from bot.tables.deadlines import ready_time
from bot.tables.errors import TableError
from bot.tables.events import CardsDealt, GameCommitted, SeatReady, TableEvent
from bot.tables.game_history import GameStart
from bot.tables.lobby import check_begin
from bot.tables.table import Shuffle, Stage, Table
from bot.tables.table_state import Person, Ready
from engine.setup import draw_up
from engine.shuffle.proof import ShuffleProof, Word
from engine.shuffle.shuffle import (
    check_commitment,
    check_shuffle,
    commitment_to,
    earlier_commitment_to,
    shuffle_seed,
)

#: The longest word, in letters (Unicode code points, after ``normalised``).
LONGEST_WORD = 64

#: With at least this many people, players are asked for words, and a message that all see comes last.
FEWEST_TO_BE_FAIR_TO = 2

#: How long the deal waits for that message; where Discord takes none, the cards are dealt without it.
MESSAGE_TIME = timedelta(minutes=1)


def normalised(word: str) -> str:
    """A word as it counts: Unicode's form NFC, no spaces around it, one for each run of them inside.

    Raises:
        TableError: ``word-too-long`` or ``word-not-printable``.
    """
    text = " ".join(unicodedata.normalize("NFC", word).split())
    if len(text) > LONGEST_WORD:
        raise TableError("word-too-long", most=LONGEST_WORD, given=len(text))
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Cn", "Co") for letter in text):
        raise TableError("word-not-printable")
    return text


@also_alone
def begin(table: Table, now: datetime, by: Person, secret: str) -> Change:
    """Commit to a secret seed and the deck; then ask for words, or wait for the message that comes last.

    Somebody who plays against computer players only gets their cards at once: there is nobody to be fair to.
    """
    check_begin(table, by.id)
    committed = replace(table, shuffle=Shuffle(secret))
    commitment = commitment_to(secret, table.options.deck)
    if len(table.people) < FEWEST_TO_BE_FAIR_TO:
        return _dealt(committed, None, now, GameCommitted(commitment, None))
    committed = replace(committed, stage=Stage.READY)
    if not table.options.words:
        return _waiting_for_message(committed, (), now, GameCommitted(commitment, None, by_message=True))
    ready = Ready(now + ready_time(table), by_message=True)
    return Change(replace(committed, ready=ready), (GameCommitted(commitment, ready.until),))


def add_word(table: Table, now: datetime, by: Person, word: str | None = None) -> Change:
    """Be ready for the deal, and add a word to the shuffle; once all people are, the words are closed."""
    text = None if word is None else normalised(word)
    must_be_open(table)
    seat = seat_at(table, by.id)
    if table.stage is Stage.LOBBY:
        raise TableError("game-not-begun", host=table.host_name)
    if table.ready is None or table.shuffle is None or not table.takes_words:
        raise TableError("not-getting-ready")
    words = {word.seat: word for word in table.shuffle.words}
    if text is not None or seat not in words:
        words[seat] = Word(seat, by.id, text or "")
    said = () if seat in table.ready.seats else (SeatReady(seat),)
    ready = replace(table.ready, seats=tuple(sorted({*table.ready.seats, seat})))
    after = replace(table, shuffle=replace(table.shuffle, words=_in_order(words)), ready=ready)
    return dealt_if_ready(after, now, *said)


def dealt_if_ready(table: Table, now: datetime, *said: TableEvent) -> Change:
    """Close the words if all people at a table that takes some are ready; ``said`` has happened before."""
    ready = table.ready if table.takes_words else None
    all_ready = ready is not None and set(table.people) <= set(ready.seats)
    return close_words(table, now, *said) if all_ready else Change(table, said)


def deal(table: Table, now: datetime, message_id: int | None) -> Change:
    """Deal once the message that closes the words has its number; nothing changes if that is done."""
    if not table.waits_for_message:
        return Change(table, unchanged=True)
    return _dealt_after_words(table, message_id, now)


def close_words(table: Table, now: datetime, *said: TableEvent) -> Change:
    """Take no more words; those who have not been ready add an empty one.

    Raises:
        TableError: ``not-getting-ready``.
    """
    if table.ready is None or table.shuffle is None:
        raise TableError("not-getting-ready")
    words = {word.seat: word for word in table.shuffle.words}
    for number, seat in enumerate(table.seats):
        if seat.user_id is not None and number not in words:
            words[number] = Word(number, seat.user_id, "")
    after = replace(table, shuffle=replace(table.shuffle, words=_in_order(words)))
    if not table.ready.by_message:
        return _dealt_after_words(after, None, now, *said)
    return _waiting_for_message(after, table.ready.seats, now, *said)


def proof_of(table: Table, commitment: str | None) -> ShuffleProof:
    """Secret, words and commitment of a game that is over or was cancelled.

    ``commitment`` is what was told when the game began, if it was, whatever is stored besides.

    Raises:
        TableError: ``shuffle-still-secret``, or ``no-shuffle-kept`` when the game never began.
    """
    if table.stage.is_open:
        raise TableError("shuffle-still-secret")
    if table.shuffle is None or commitment is None:
        raise TableError("no-shuffle-kept")
    secret, words = table.shuffle.secret, table.shuffle.words
    proof = ShuffleProof(commitment, secret, words, table.options.scoring_card)
    deck = table.options.deck if table.game is None or not table.game.deck.provinces else table.game.deck
    if commitment == earlier_commitment_to(secret):
        return proof if table.game is None else replace(proof, goals=deck.goals)
    return replace(proof, goals=deck.goals, provinces=deck.provinces, message_id=table.shuffle.message_id)


def check_proof(table: Table, proof: ShuffleProof) -> None:
    """Make the shuffle of a closed game again, and compare it with what was told and dealt.

    Of a table that was closed before the deal only the secret can be compared.

    Raises:
        GameError: ``wrong-commitment``, ``wrong-shuffle`` or ``words-deleted``.
    """
    if table.game is None:
        check_commitment(table.options.deck, proof)
    else:
        check_shuffle(table.game.options, table.game.deck, table.game.setup, proof)


def _waiting_for_message(table: Table, seats: tuple[int, ...], now: datetime, *said: TableEvent) -> Change:
    """The table, waiting for the message that closes the words."""
    ready = Ready(now + MESSAGE_TIME, seats, closed=True, by_message=True)
    return Change(replace(table, ready=ready), said)


def _dealt_after_words(table: Table, message_id: int | None, now: datetime, *said: TableEvent) -> Change:
    """Deal, with the number of the message that has closed the words; None if there was none."""
    if table.options.words and table.ready is not None:
        said = (*said, CardsDealt(table.ready.seats))
    return _dealt(replace(table, ready=None), message_id, now, *said)


def _dealt(table: Table, message_id: int | None, now: datetime, *said: TableEvent) -> Change:
    """Shuffle and deal for the seats of a table.

    Raises:
        TableError: ``not-getting-ready``.
    """
    if table.shuffle is None:
        raise TableError("not-getting-ready")
    shuffle = replace(table.shuffle, message_id=message_id)
    options, deck = table.options.for_players(len(table.seats)), table.options.deck
    seed = shuffle_seed(shuffle.secret, shuffle.words, message_id)
    start = GameStart(seed, options, deck, draw_up(options, deck, seed, table.options.scoring_card), now)
    dealt = replace(table, stage=Stage.RUNNING, game=start.game(), shuffle=shuffle)
    return Change(dealt, said, start=start)


def _in_order(words: dict[int, Word]) -> tuple[Word, ...]:
    return tuple(words[seat] for seat in sorted(words))
