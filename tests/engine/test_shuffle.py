"""Fair shuffles: commitment, words and set-up, made again by following docs/shuffle.md to the letter."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.command_line.english import sentence
from engine.decks import Deck, shipped_deck
from engine.errors import GameError
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.record.record import write_record
from engine.setup import draw_up
from engine.shuffle.proof import ScoringCardChoice, ShuffleProof, Word
from engine.shuffle.shuffle import (
    commitment_to,
    digest_of,
    earlier_commitment_to,
    shuffle_seed,
    verify_shuffle,
)
from tests.engine import shuffle_checker
from tests.engine.shuffle_checker import first_difference

SECRET = "0123456789abcdef" * 4
WORDS = (Word(0, 101, "ä b"), Word(2, 103, ""))
MESSAGE = 1456074443980800021


def record_of(
    options: GameOptions,
    words: tuple[Word, ...] = WORDS,
    scoring_card: ScoringCardChoice = None,
    deck: Deck | None = None,
    *,
    earlier: bool = False,
) -> dict[str, object]:
    """A game just dealt; by the ``earlier`` method deck and message are not part of the shuffle."""
    deck = deck or shipped_deck(options.rules.value)
    message = None if earlier else MESSAGE
    setup = draw_up(options, deck, shuffle_seed(SECRET, words, message), scoring_card)
    sealed = earlier_commitment_to(SECRET) if earlier else commitment_to(SECRET, deck)
    proof = ShuffleProof(sealed, SECRET, words, scoring_card, deck.goals)
    if not earlier:
        proof = replace(proof, provinces=deck.provinces, message_id=message)
    return json.loads(write_record(Game.start(options, deck, setup), proof.to_json()))  # type: ignore[no-any-return]  # JSON


def sealed_in(record: dict[str, object]) -> str:
    """What the channel was told."""
    shuffle = record["shuffle"]
    assert isinstance(shuffle, dict)
    return str(shuffle["commitment"])


def problem(record: object) -> str:
    with pytest.raises(GameError) as caught:
        verify_shuffle(json.dumps(record).encode())
    return sentence(caught.value)


def test_the_example_of_the_documentation() -> None:
    deck = shipped_deck("hokkaido")
    digest = "eb4b9c5ea04c853c8ade45280461e0540534c51ee66db1653f08d47d07b1905f"
    sealed = "164a29f0c3c7e82ae497915005126b3abadeff61ee85c9f040b80dcd7f0e09e4"
    assert (digest_of(deck), commitment_to("0" * 64, deck)) == (digest, sealed)
    with_message = "77a9c22ae1df7735ab7789019022585513db2ee09f8cbe7308481af63ef915f0"
    assert shuffle_seed("0" * 64, WORDS, MESSAGE) == with_message
    earlier = earlier_commitment_to("0" * 64)
    assert earlier == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    seed = shuffle_seed("0" * 64, WORDS)
    assert seed == "02b5ba1d854aad95b685a99c3c1c57b0d69f0fdfa0719afec3d36c10236734c6"


def test_as_somebody_else_would_write_it() -> None:
    hashed = "0 101 4:ä b\n2 103 0:\n1456074443980800021\n".encode()
    assert shuffle_seed(SECRET, WORDS, MESSAGE) == hmac.new(SECRET.encode(), hashed, "sha256").hexdigest()
    deck = shipped_deck("honshu")
    sealed = f"{SECRET}\n{digest_of(deck)}".encode()
    assert commitment_to(SECRET, deck) == hashlib.sha256(sealed).hexdigest()


def test_the_stranger_s_checker_stands_alone() -> None:
    """A checker that borrowed from the engine would agree with its mistakes."""
    text = Path(shuffle_checker.__file__).read_text(encoding="utf-8")
    imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert not any("engine" in line or "bot" in line for line in imports)


@pytest.mark.parametrize("seed_text", ["seed", "", "another", "北海道"])
def test_the_stranger_s_chance_is_the_engine_s(seed_text: str) -> None:
    ours, theirs = Chance.of_text(seed_text), shuffle_checker.Blocks(seed_text.encode())
    for bound in (1, 2, 3, 60, 2**256 - 1, 2**255 + 1, 7):
        assert [ours.below(bound) for _ in range(4)] == [theirs.below(bound) for _ in range(4)]


def test_without_words_and_message_the_secret_itself_is_the_seed() -> None:
    assert shuffle_seed(SECRET, ()) == SECRET
    assert len({SECRET, shuffle_seed(SECRET, (), 1), shuffle_seed(SECRET, (), 2)}) == 3


def test_no_two_lists_of_words_are_mistaken_for_each_other() -> None:
    lists = [
        (Word(0, 1, ""),),
        (Word(0, 1, "a"),),
        (Word(0, 11, ""),),
        (Word(1, 1, ""),),
        (Word(0, 1, "a"), Word(1, 2, "b")),
        (Word(0, 1, "a\n1 2 1:b"),),
        (Word(0, 2, "a"), Word(1, 1, "b")),
        (Word(0, 1, ""), Word(1, 2, "")),
    ]
    seeds = [shuffle_seed(SECRET, words) for words in lists]
    assert len(set(seeds)) == len(lists)
    assert shuffle_seed(SECRET, reversed(WORDS)) == shuffle_seed(SECRET, WORDS)


@pytest.mark.parametrize("words", [(), WORDS])
@pytest.mark.parametrize(
    ("options", "scoring_card"),
    [
        (GameOptions(3, with_goals=True), None),
        (GameOptions(4, selection=Selection.TRICK), None),
        (GameOptions(3, rules=Rules.HONSHU, selection=Selection.TRICK), "random"),
        (GameOptions(5, rules=Rules.HONSHU), 4),
    ],
)
def test_an_honest_record_matches(
    options: GameOptions, scoring_card: ScoringCardChoice, words: tuple[Word, ...]
) -> None:
    record = record_of(options, words, scoring_card)
    proof = verify_shuffle(json.dumps(record).encode())
    assert (proof.secret, proof.words) == (SECRET, words)
    assert first_difference(record, sealed_in(record)) is None, "as a stranger's checker finds too"


def test_an_honest_record_of_a_deck_with_fewer_goals_matches() -> None:
    """The deck of a record names no goals: those of the proof are shuffled."""
    deck = replace(shipped_deck("hokkaido"), name="fewer goals", goals=(1, 2, 4, 5, 7, 8))
    record = record_of(GameOptions(3, with_goals=True), deck=deck)
    assert verify_shuffle(json.dumps(record).encode()).goals == deck.goals
    assert first_difference(record, sealed_in(record)) is None, "as a stranger's checker finds too"


def test_the_order_in_which_a_deck_names_its_goals_changes_nothing() -> None:
    deck = shipped_deck("hokkaido")
    assert digest_of(replace(deck, goals=tuple(reversed(deck.goals)))) == digest_of(deck)


@pytest.mark.parametrize("place", ["order", "provinces", "goals", "turn_order"])
def test_whatever_lies_differently_is_found(place: str) -> None:
    record = record_of(GameOptions(3, with_goals=True, selection=Selection.TRICK))
    setup = record["setup"]
    assert isinstance(setup, dict)
    if place == "goals":
        setup["goals"] = [goal for goal in range(1, 10) if goal not in setup["goals"]] + setup["goals"][:1]
    else:
        setup[place] = [setup[place][1], setup[place][0], *setup[place][2:]]
    assert problem(record) == f"setup.{place} is not what secret, words and message give"
    assert first_difference(record, sealed_in(record)) == place


def test_another_scoring_card_is_found() -> None:
    record = record_of(GameOptions(3, rules=Rules.HONSHU), scoring_card="random")
    setup = record["setup"]
    assert isinstance(setup, dict)
    assert first_difference(record, sealed_in(record)) is None
    setup["scoring_card"] = setup["scoring_card"] % 8 + 1
    assert first_difference(record, sealed_in(record)) == "scoring_card"
    assert problem(record) == "setup.scoring_card is not what secret, words and message give"


def test_a_province_with_other_squares_is_found() -> None:
    record = record_of(GameOptions(3))
    setup = record["setup"]
    assert isinstance(setup, dict)
    setup["provinces"][0]["squares"] = ["desert"] * 6
    assert problem(record) == "setup.provinces is not what secret, words and message give"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"secret": "0" * 64}, "the secret does not fit the commitment"),
        ({"words": []}, "setup.order is not what secret, words and message give"),
        (
            {"words": [{"seat": 0, "user": "101", "word": "a b"}]},
            "setup.order is not what secret, words and message give",
        ),
        ({"words": [{"seat": 0, "user": None, "word": None}]}, "a word was deleted"),
        ({"secret": "A" * 64}, "shuffle.secret: not 64 hexadecimal digits"),
        ({"commitment": "12"}, "shuffle.commitment: not 64 hexadecimal digits"),
        ({"method": "dice"}, 'shuffle.method: "dice" is'),
        ({"words": 5}, "shuffle.words: 5 is not a list"),
        ({"words": [{"seat": 3, "user": "1", "word": ""}]}, "shuffle.words[0].seat: 3 is not from 0 to 2"),
        ({"words": [{"seat": 0, "user": "1", "word": ""}] * 2}, "shuffle.words[1].seat: 0 is not from 1"),
        ({"words": [{"seat": 0, "user": "-1", "word": ""}]}, "shuffle.words[0].user"),
        ({"words": [{"seat": 0, "user": "9" * 20, "word": ""}]}, "shuffle.words[0].user"),
        ({"words": [{"seat": 0, "user": "1"}]}, "shuffle.words[0].word is missing"),
        ({"scoring_card": 9}, "shuffle.scoring_card: 9 is not from 1 to 8"),
        ({"goals": [1, 1]}, "shuffle.goals: a goal is there twice"),
        ({"goals": [10]}, "shuffle.goals[0]: 10 is not from 1 to 9"),
        ({"message": "12"}, "setup.order is not what secret, words and message give"),
        ({"message": "twelve"}, "shuffle.message"),
        ({"provinces": []}, "deck.provinces: 0 where 6 are needed"),
    ],
)
def test_a_wrong_proof_is_refused_in_one_line(change: dict[str, object], line: str) -> None:
    record = record_of(GameOptions(3))
    shuffle = record["shuffle"]
    assert isinstance(shuffle, dict)
    shuffle.update(change)
    assert line in problem(record)


def test_a_record_that_says_nothing_of_its_shuffle() -> None:
    record = record_of(GameOptions(3))
    del record["shuffle"]
    assert problem(record) == "the record says nothing of how it was shuffled"


def own_deck(*, own_cards: bool) -> Deck:
    """A deck of a table's own: its provinces are not the shipped ones, nor perhaps its cards."""
    shipped = shipped_deck("hokkaido")
    first, *others = shipped.provinces
    provinces = (replace(first, a=first.b, b=first.a), *others)
    cards = (replace(shipped.cards[0], squares=shipped.cards[1].squares), *shipped.cards[1:])
    return replace(shipped, name="ours", provinces=provinces, cards=cards if own_cards else shipped.cards)


@pytest.mark.parametrize("own_cards", [False, True])
def test_a_deck_of_the_tables_own_is_sealed_as_well(own_cards: bool) -> None:
    record = record_of(GameOptions(5), deck=own_deck(own_cards=own_cards))
    verify_shuffle(json.dumps(record).encode())
    assert first_difference(record, sealed_in(record)) is None
    shuffle, setup = record["shuffle"], record["setup"]
    assert isinstance(shuffle, dict)
    assert isinstance(setup, dict)
    others = ["lake", "town", "forest", "desert", "desert", "desert"]
    for province in shuffle["provinces"]:
        if province["id"] == setup["provinces"][0]["id"]:
            province["a"] = others
    setup["provinces"][0]["squares"] = others
    assert problem(record) == "the secret does not fit the commitment"
    assert first_difference(record, sealed_in(record)) == "commitment"


def test_a_proof_by_the_earlier_method_is_still_checked() -> None:
    """The provinces that were not drawn are unknown; which of the six went to whom still is known."""
    record = record_of(GameOptions(2), WORDS[:1], deck=own_deck(own_cards=True), earlier=True)
    verify_shuffle(json.dumps(record).encode())
    setup = record["setup"]
    assert isinstance(setup, dict)
    ids = [province["id"] for province in setup["provinces"]]
    setup["provinces"][0]["id"] = next(number for number in range(1, 7) if number not in ids)
    assert problem(record) == "setup.provinces is not what secret, words and message give"
