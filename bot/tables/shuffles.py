"""Fair shuffles: how a game begins, the words of the players, and the proof in the end.

What is computed from what is in ``engine.shuffle`` and docs/shuffle.md.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from bot.store.records import ShuffleRecord
from bot.tables import lobby, records
from bot.tables.deadlines import ready_time
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.events import CardsDealt, GameCommitted, SeatReady, TableEvent
from bot.tables.table import Stage, Table
from bot.tables.table_state import Ready
from engine.shuffle import ShuffleProof, Word, check_shuffle, commitment_to

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


class Shuffles:
    """Begins games, and tells in the end how they were shuffled."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def begin(self, table: Table) -> Table:
        """Commit to a secret seed, and deal, or first ask for words; within a step of the desk.

        Whoever plays alone against computer players is not asked: there is nobody to be fair to.
        """
        secret = records.new_secret()
        shuffle = ShuffleRecord(secret, records.words_to_text(()))
        table = replace(table, commitment=commitment_to(secret))
        if not table.options.words or len(table.people) < FEWEST_FOR_WORDS:
            return await self._desk.deal(
                self._desk.touched(table), shuffle, GameCommitted(commitment_to(secret), None)
            )
        until = self._desk.clock.now() + ready_time(table)
        ready = replace(table, stage=Stage.READY).with_affairs(ready=Ready(until))
        return await self._desk.save(ready, GameCommitted(commitment_to(secret), until), shuffle=shuffle)

    async def add_word(self, table_id: str, user_id: int, word: str | None = None) -> Table:
        """Be ready for the deal, and add a word to the shuffle.

        Who does it again changes the word; None leaves it as it is, or empty. When all people are ready
        the cards are dealt: the table that is answered is running then.

        Raises:
            TableError: ``word-too-long``, ``word-not-printable``, ``not-getting-ready``, ``not-seated``,
                ``game-not-begun``, or the table is closed.
        """
        text = None if word is None else normalised(word)

        async def step(table: Table) -> Table:
            lobby.must_be_open(table)
            seat = lobby.seat_at(table, user_id)
            if table.stage is Stage.LOBBY:
                raise TableError("game-not-begun", host=table.host_name)
            if table.ready is None:
                raise TableError("not-getting-ready")
            shuffle = self._desk.shelf.shuffle_of(table)
            words = {word.seat: word for word in records.words_from_text(shuffle.words)}
            if text is not None or seat not in words:
                words[seat] = Word(seat, user_id, text or "")
            shuffle = replace(shuffle, words=records.words_to_text(_in_order(words)))
            first_time = seat not in table.ready.seats
            seats = tuple(sorted({*table.ready.seats, seat}))
            table = self._desk.touched(table).with_affairs(ready=replace(table.ready, seats=seats))
            events: tuple[TableEvent, ...] = (SeatReady(seat),) if first_time else ()
            if set(table.people) <= set(seats):
                return await self._deal(table, shuffle, *events)
            return await self._desk.save(table, *events, shuffle=shuffle)

        return await self._desk.change(table_id, step)

    async def close_words(self, table: Table) -> Table:
        """Deal with the words that are there; within a step of the desk, when the time is up."""
        return await self._deal(table, self._desk.shelf.shuffle_of(table))

    async def proof(self, table_id: str) -> ShuffleProof:
        """Secret, words and commitment of a game that is over or was cancelled.

        Raises:
            TableError: ``shuffle-still-secret``, or ``no-shuffle-kept`` when the game never began.
        """
        table = await self._desk.get(table_id)
        if table.stage.is_open:
            raise TableError("shuffle-still-secret")
        shuffle = self._desk.shelf.shuffle_of(table)
        words = records.words_from_text(shuffle.words)
        committed = await self._committed(table)
        proof = ShuffleProof(committed, shuffle.secret, words, table.options.scoring_card)
        return proof if table.game is None else replace(proof, goals=table.options.deck.goals)

    async def check(self, table_id: str) -> ShuffleProof:
        """Make the shuffle of a closed game again, and compare it with what was told and dealt.

        Raises:
            GameError: ``wrong-commitment``, ``wrong-shuffle`` or ``words-deleted``.
            TableError: as ``proof`` does; ``cards-not-dealt`` when it was cancelled before the deal.
        """
        proof = await self.proof(table_id)
        game = (await self._desk.get(table_id)).game
        if game is None:
            raise TableError("cards-not-dealt")
        check_shuffle(game.options, game.deck, game.setup, proof)
        return proof

    async def _deal(self, table: Table, shuffle: ShuffleRecord, *events: TableEvent) -> Table:
        """Deal: who has not been ready adds an empty word."""
        ready = table.ready.seats if table.ready is not None else ()
        words = {word.seat: word for word in records.words_from_text(shuffle.words)}
        for number, seat in enumerate(table.seats):
            if seat.user_id is not None and number not in words:
                words[number] = Word(number, seat.user_id, "")
        shuffle = replace(shuffle, words=records.words_to_text(_in_order(words)))
        return await self._desk.deal(table.with_affairs(ready=None), shuffle, *events, CardsDealt(ready))

    async def _committed(self, table: Table) -> str:
        """The commitment that was told when the game began, whatever is stored besides."""
        for notice in await self._desk.notices(table.id):
            if isinstance(notice.event, GameCommitted):
                return notice.event.commitment
        raise TableError("no-shuffle-kept")


def _in_order(words: dict[int, Word]) -> tuple[Word, ...]:
    return tuple(words[seat] for seat in sorted(words))
