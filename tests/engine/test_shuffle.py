"""Fair shuffles: commitment, words and set-up, made again by following docs/shuffle.md to the letter."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.decks import shipped_deck
from engine.english import sentence
from engine.errors import GameError
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.record import write_record
from engine.setup import draw_up
from engine.shuffle import ShuffleProof, Word, commitment_to, shuffle_seed, verify_shuffle
from tests.engine import shuffle_checker
from tests.engine.shuffle_checker import first_difference

SECRET = "0123456789abcdef" * 4
WORDS = (Word(0, 101, "ä b"), Word(2, 103, ""))


def record_of(
    options: GameOptions, words: tuple[Word, ...] = WORDS, scoring_card: int | str | None = None
) -> dict[str, object]:
    deck = shipped_deck(options.rules.value)
    card = scoring_card if scoring_card != "random" else "random"
    setup = draw_up(options, deck, shuffle_seed(SECRET, words), card)  # type: ignore[arg-type]  # "random"
    proof = ShuffleProof(commitment_to(SECRET), SECRET, words, card)  # type: ignore[arg-type]  # the same
    return json.loads(write_record(Game.start(options, deck, setup), proof.to_json()))  # type: ignore[no-any-return]  # JSON


def problem(record: object) -> str:
    with pytest.raises(GameError) as caught:
        verify_shuffle(json.dumps(record).encode())
    return sentence(caught.value)


def test_the_example_of_the_documentation() -> None:
    assert commitment_to("0" * 64) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    seed = shuffle_seed("0" * 64, WORDS)
    assert seed == "02b5ba1d854aad95b685a99c3c1c57b0d69f0fdfa0719afec3d36c10236734c6"


def test_as_somebody_else_would_write_it() -> None:
    message = "0 101 4:ä b\n2 103 0:\n".encode()
    assert shuffle_seed(SECRET, WORDS) == hmac.new(SECRET.encode(), message, "sha256").hexdigest()
    assert commitment_to(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


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


def test_without_words_the_secret_itself_is_the_seed() -> None:
    assert shuffle_seed(SECRET, ()) == SECRET


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
    options: GameOptions, scoring_card: int | str | None, words: tuple[Word, ...]
) -> None:
    record = record_of(options, words, scoring_card)
    proof = verify_shuffle(json.dumps(record).encode())
    assert (proof.secret, proof.words) == (SECRET, words)
    assert first_difference(record, commitment_to(SECRET)) is None, "as a stranger's checker finds too"


@pytest.mark.parametrize("place", ["order", "provinces", "goals", "turn_order"])
def test_whatever_lies_differently_is_found(place: str) -> None:
    record = record_of(GameOptions(3, with_goals=True, selection=Selection.TRICK))
    setup = record["setup"]
    assert isinstance(setup, dict)
    if place == "goals":
        setup["goals"] = [goal for goal in range(1, 10) if goal not in setup["goals"]] + setup["goals"][:1]
    else:
        setup[place] = [setup[place][1], setup[place][0], *setup[place][2:]]
    assert problem(record) == f"setup.{place} is not what secret and words give"
    assert first_difference(record, commitment_to(SECRET)) == place


def test_another_scoring_card_is_found() -> None:
    record = record_of(GameOptions(3, rules=Rules.HONSHU), scoring_card="random")
    setup = record["setup"]
    assert isinstance(setup, dict)
    assert first_difference(record, commitment_to(SECRET)) is None
    setup["scoring_card"] = setup["scoring_card"] % 8 + 1
    assert first_difference(record, commitment_to(SECRET)) == "scoring_card"
    assert problem(record) == "setup.scoring_card is not what secret and words give"


def test_a_province_with_other_squares_is_found() -> None:
    record = record_of(GameOptions(3))
    setup = record["setup"]
    assert isinstance(setup, dict)
    setup["provinces"][0]["squares"] = ["desert"] * 6
    assert problem(record) == "setup.provinces is not what secret and words give"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"secret": "0" * 64}, "the secret does not fit the commitment"),
        ({"words": []}, "setup.order is not what secret and words give"),
        (
            {"words": [{"seat": 0, "user": "101", "word": "a b"}]},
            "setup.order is not what secret and words give",
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


def test_a_deck_of_the_tables_own() -> None:
    """The provinces that were not drawn are unknown; which of the six went to whom still is known."""
    options = GameOptions(2)
    shipped = shipped_deck("hokkaido")
    cards = (replace(shipped.cards[0], squares=shipped.cards[1].squares), *shipped.cards[1:])
    deck = replace(shipped, name="ours", cards=cards)
    setup = draw_up(options, deck, shuffle_seed(SECRET, WORDS[:1]))
    proof = ShuffleProof(commitment_to(SECRET), SECRET, WORDS[:1]).to_json()
    record = json.loads(write_record(Game.start(options, deck, setup), proof))
    verify_shuffle(json.dumps(record).encode())
    ids = [province["id"] for province in record["setup"]["provinces"]]
    record["setup"]["provinces"][0]["id"] = next(number for number in range(1, 7) if number not in ids)
    assert problem(record) == "setup.provinces is not what secret and words give"
