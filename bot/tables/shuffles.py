"""Fair shuffles: how a game begins, the words of the players, and the proof in the end.

``engine.shuffle`` and docs/shuffle.md say what is computed from what.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import datetime

from bot.tables import requests
from bot.tables.change import Change
from bot.tables.checks import must_be_open, seat_at
from bot.tables.deadlines import ready_time
from bot.tables.errors import TableError
from bot.tables.events import CardsDealt, GameCommitted, SeatReady, TableEvent
from bot.tables.game_history import GameStart
from bot.tables.lobby import check_begin
from bot.tables.table import Shuffle, Stage, Table
from bot.tables.table_state import Ready
from engine.errors import GameError
from engine.setup import draw_up
from engine.shuffle import ShuffleProof, Word, check_shuffle, commitment_to, shuffle_seed

#: The longest word, in letters (Unicode code points, after ``normalised``).
LONGEST_WORD = 64

#: From so many people on players are asked for words.
FEWEST_FOR_WORDS = 2


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


def begin(table: Table, request: requests.Begin, now: datetime) -> Change:
    """Commit to a secret seed, and deal, or first ask for words.

    Whoever plays alone against computer players is not asked: there is nobody to be fair to.
    """
    check_begin(table, request.user_id)
    committed = replace(table, shuffle=Shuffle(request.secret))
    commitment = commitment_to(request.secret)
    if not table.options.words or len(table.people) < FEWEST_FOR_WORDS:
        return _dealt(committed, Shuffle(request.secret), now, GameCommitted(commitment, None))
    until = now + ready_time(table)
    ready = replace(committed, stage=Stage.READY).with_state(ready=Ready(until))
    return Change(ready, (GameCommitted(commitment, until),))


def add_word(table: Table, request: requests.AddWord, now: datetime) -> Change:
    """Be ready for the deal, and add a word to the shuffle; when all people are ready the cards are dealt."""
    text = None if request.word is None else normalised(request.word)
    must_be_open(table)
    seat = seat_at(table, request.user_id)
    if table.stage is Stage.LOBBY:
        raise TableError("game-not-begun", host=table.host_name)
    if table.ready is None or table.shuffle is None:
        raise TableError("not-getting-ready")
    words = {word.seat: word for word in table.shuffle.words}
    if text is not None or seat not in words:
        words[seat] = Word(seat, request.user_id, text or "")
    said = () if seat in table.ready.seats else (SeatReady(seat),)
    ready = replace(table.ready, seats=tuple(sorted({*table.ready.seats, seat})))
    after = replace(table, shuffle=replace(table.shuffle, words=_in_order(words))).with_state(ready=ready)
    return dealt_if_ready(after, now, *said)


def dealt_if_ready(table: Table, now: datetime, *said: TableEvent) -> Change:
    """Deal if all people at a table that gets ready are ready; ``said`` has happened in the same change."""
    all_ready = table.ready is not None and set(table.people) <= set(table.ready.seats)
    return close_words(table, now, *said) if all_ready else Change(table, said)


def close_words(table: Table, now: datetime, *said: TableEvent) -> Change:
    """Deal with the words that are there; those who have not been ready add an empty one.

    Raises:
        TableError: ``not-getting-ready``.
    """
    if table.ready is None or table.shuffle is None:
        raise TableError("not-getting-ready")
    words = {word.seat: word for word in table.shuffle.words}
    for number, seat in enumerate(table.seats):
        if seat.user_id is not None and number not in words:
            words[number] = Word(number, seat.user_id, "")
    shuffle = replace(table.shuffle, words=_in_order(words))
    return _dealt(table.with_state(ready=None), shuffle, now, *said, CardsDealt(table.ready.seats))


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
    proof = ShuffleProof(commitment, table.shuffle.secret, table.shuffle.words, table.options.scoring_card)
    return proof if table.game is None else replace(proof, goals=table.options.deck.goals)


def check_proof(table: Table, proof: ShuffleProof) -> None:
    """Make the shuffle of a closed game again, and compare it with what was told and dealt.

    Of a table that was closed before the deal only the secret can be compared.

    Raises:
        GameError: ``wrong-commitment``, ``wrong-shuffle`` or ``words-deleted``.
    """
    if table.game is None:
        if commitment_to(proof.secret) != proof.commitment:
            raise GameError("wrong-commitment")
        return
    check_shuffle(table.game.options, table.game.deck, table.game.setup, proof)


def _dealt(table: Table, shuffle: Shuffle, now: datetime, *said: TableEvent) -> Change:
    """Shuffle and deal for the seats of a table."""
    options, deck = table.options.for_players(len(table.seats)), table.options.deck
    seed = shuffle_seed(shuffle.secret, shuffle.words)
    start = GameStart(seed, options, deck, draw_up(options, deck, seed, table.options.scoring_card), now)
    dealt = replace(table, stage=Stage.RUNNING, game=start.game(), shuffle=shuffle)
    return Change(dealt, said, start=start)


def _in_order(words: dict[int, Word]) -> tuple[Word, ...]:
    return tuple(words[seat] for seat in sorted(words))
