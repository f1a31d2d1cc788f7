"""Fair shuffles: the commitment when a game begins, the deal, and the proof after the game.

The computation is in ``engine.shuffle.shuffle`` and docs/shuffle.md.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables.change import Change, also_alone
from bot.tables.checks import TableError
from bot.tables.game_history import GameStart
from bot.tables.lobby import check_begin
from bot.tables.table import Person, Shuffle, Stage, Table
from engine.setup import draw_up
from engine.shuffle.proof import ShuffleProof
from engine.shuffle.shuffle import check_commitment, check_shuffle, commitment_to, shuffle_seed


@also_alone
def begin(table: Table, now: datetime, by: Person, secret: str) -> Change:
    """Commit to a secret seed and the deck; the cards are dealt once the message with the commitment is sent.

    A game played alone has no channel for such a message, so its cards are dealt immediately.
    """
    check_begin(table, by.id)
    shuffle = Shuffle(secret, commitment_to(secret, table.options.deck))
    committed = replace(table, stage=Stage.DEALING, shuffle=shuffle)
    return _dealt(committed, shuffle, now) if table.options.alone else Change(committed)


def deal(table: Table, now: datetime, message_id: int | None) -> Change:
    """Deal with the id of the message that has the commitment, or None if the channel refused it.

    Nothing changes once the cards are dealt.
    """
    if table.stage is not Stage.DEALING or table.shuffle is None:
        return Change(table, unchanged=True)
    return _dealt(table, replace(table.shuffle, message_id=message_id), now)


def _dealt(table: Table, shuffle: Shuffle, now: datetime) -> Change:
    """Shuffle and deal for the seats of a table."""
    options, deck = table.options.for_players(len(table.seats)), table.options.deck
    seed = shuffle_seed(shuffle.secret, shuffle.message_id)
    start = GameStart(seed, options, deck, draw_up(options, deck, seed, table.options.scoring_card), now)
    return Change(replace(table, stage=Stage.RUNNING, game=start.game(), shuffle=shuffle), start=start)


def proof_of(table: Table) -> ShuffleProof:
    """The data that decided the shuffle of a finished or cancelled game.

    Raises:
        TableError: ``shuffle-still-secret``, or ``no-shuffle-kept`` if the game never began.
    """
    if table.stage.is_open:
        raise TableError("shuffle-still-secret")
    shuffle = table.shuffle
    if shuffle is None:
        raise TableError("no-shuffle-kept")
    deck = table.options.deck if table.game is None else table.game.deck
    scoring_card = table.options.scoring_card
    return ShuffleProof(
        shuffle.commitment, shuffle.secret, shuffle.message_id, scoring_card, deck.goals, deck.provinces
    )


def check_proof(table: Table, proof: ShuffleProof) -> None:
    """Repeat the shuffle of a closed game, and compare it with the commitment and with the cards dealt.

    If the table was closed before the deal, only the commitment is compared.

    Raises:
        GameError: ``wrong-commitment`` or ``wrong-shuffle``.
    """
    if table.game is None:
        check_commitment(table.options.deck, proof)
    else:
        check_shuffle(table.game.options, table.game.deck, table.game.setup, proof)
