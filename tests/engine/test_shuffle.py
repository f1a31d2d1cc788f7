"""Fair shuffles: commitment, seed and set-up, compared with an independent checker (docs/shuffle.md)."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import Chance, chance_of_player
from engine.command_line.english import sentence
from engine.decks import Deck, shipped_deck
from engine.errors import GameError
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.record.record import write_record
from engine.setup import draw_up
from engine.shuffle.proof import ScoringCardChoice, ShuffleProof
from engine.shuffle.shuffle import commitment_to, digest_of, shuffle_seed, verify_shuffle
from tests.engine.shuffle_checker import Blocks, first_difference

SECRET = "0123456789abcdef" * 4
MESSAGE = 1456074443980800021


def record_of(
    options: GameOptions,
    scoring_card: ScoringCardChoice = None,
    deck: Deck | None = None,
    message: int | None = MESSAGE,
) -> dict[str, object]:
    """The record of a game just dealt."""
    deck = deck or shipped_deck(options.rules.value)
    setup = draw_up(options, deck, shuffle_seed(SECRET, message), scoring_card)
    sealed = commitment_to(SECRET, deck)
    proof = ShuffleProof(sealed, SECRET, message, scoring_card, deck.goals, deck.provinces)
    return json.loads(write_record(Game.start(options, deck, setup), proof.to_json()))  # type: ignore[no-any-return]  # JSON


def sealed_in(record: dict[str, object]) -> str:
    """The commitment that was posted in the channel."""
    shuffle = record["shuffle"]
    assert isinstance(shuffle, dict)
    return str(shuffle["commitment"])


def problem(record: object) -> str:
    with pytest.raises(GameError) as caught:
        verify_shuffle(json.dumps(record).encode())
    return sentence(caught.value)


def test_the_example_in_the_documentation() -> None:
    deck = shipped_deck("hokkaido")
    digest = "eb4b9c5ea04c853c8ade45280461e0540534c51ee66db1653f08d47d07b1905f"
    sealed = "164a29f0c3c7e82ae497915005126b3abadeff61ee85c9f040b80dcd7f0e09e4"
    assert (digest_of(deck), commitment_to("0" * 64, deck)) == (digest, sealed)
    assert (
        shuffle_seed("0" * 64, MESSAGE) == "c2ab87d3212988fd8adcad419dc49003e210274561c25e0e893e01d60ece6f70"
    )


def test_without_a_message_the_secret_itself_is_the_seed() -> None:
    assert shuffle_seed(SECRET, None) == SECRET
    assert len({SECRET, shuffle_seed(SECRET, 1), shuffle_seed(SECRET, 2)}) == 3


@pytest.mark.parametrize("message", [None, MESSAGE])
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
    options: GameOptions, scoring_card: ScoringCardChoice, message: int | None
) -> None:
    record = record_of(options, scoring_card, message=message)
    proof = verify_shuffle(json.dumps(record).encode())
    assert (proof.secret, proof.message_id) == (SECRET, message)
    assert first_difference(record, sealed_in(record)) is None, "the independent checker agrees"


def test_an_honest_record_of_a_deck_with_fewer_goals_matches() -> None:
    """A record's deck does not list its goals, so those of the proof are shuffled."""
    deck = replace(shipped_deck("hokkaido"), name="fewer goals", goals=(1, 2, 4, 5, 7, 8))
    record = record_of(GameOptions(3, with_goals=True), deck=deck)
    assert verify_shuffle(json.dumps(record).encode()).goals == deck.goals
    assert first_difference(record, sealed_in(record)) is None, "the independent checker agrees"


def test_the_order_of_the_goals_in_a_deck_does_not_matter() -> None:
    deck = shipped_deck("hokkaido")
    assert digest_of(replace(deck, goals=tuple(reversed(deck.goals)))) == digest_of(deck)


@pytest.mark.parametrize("place", ["order", "provinces", "goals", "turn_order", "scoring_card"])
def test_a_changed_set_up_is_found(place: str) -> None:
    if place == "scoring_card":
        record = record_of(GameOptions(3, rules=Rules.HONSHU), scoring_card="random")
    else:
        record = record_of(GameOptions(3, with_goals=True, selection=Selection.TRICK))
    setup = record["setup"]
    assert isinstance(setup, dict)
    if place == "scoring_card":
        setup[place] = setup[place] % 8 + 1
    elif place == "goals":
        setup[place] = [goal for goal in range(1, 10) if goal not in setup[place]] + setup[place][:1]
    else:
        setup[place] = [setup[place][1], setup[place][0], *setup[place][2:]]
    assert problem(record) == f"setup.{place} does not match what the secret and the message produce"
    assert first_difference(record, sealed_in(record)) == place


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"secret": "0" * 64}, "the secret does not match the commitment"),
        ({"secret": "A" * 64}, "shuffle.secret: expected 64 hexadecimal digits"),
        ({"commitment": "12"}, "shuffle.commitment: expected 64 hexadecimal digits"),
        ({"method": "dice"}, 'shuffle.method: unknown value "dice"'),
        ({"scoring_card": 9}, "shuffle.scoring_card: 9 is not between 1 and 8"),
        ({"goals": [1, 1]}, "shuffle.goals: duplicate goal"),
        ({"message": "12"}, "setup.order does not match what the secret and the message produce"),
        ({"message": "twelve"}, "shuffle.message"),
        ({"message": "-1"}, "shuffle.message"),
        ({"message": "9" * 20}, "shuffle.message"),
        ({"provinces": []}, "deck.provinces: found 0 items, expected 6"),
    ],
)
def test_a_wrong_proof_is_refused_in_one_line(change: dict[str, object], line: str) -> None:
    record = record_of(GameOptions(3))
    shuffle = record["shuffle"]
    assert isinstance(shuffle, dict)
    shuffle.update(change)
    assert line in problem(record)


def test_a_record_without_a_shuffle() -> None:
    record = record_of(GameOptions(3))
    del record["shuffle"]
    assert problem(record) == "the record does not include a shuffle"


def own_deck(*, own_cards: bool) -> Deck:
    """A table's own deck, which differs from the shipped one in a province and perhaps in a card."""
    shipped = shipped_deck("hokkaido")
    first, *others = shipped.provinces
    provinces = (replace(first, a=first.b, b=first.a), *others)
    cards = (replace(shipped.cards[0], squares=shipped.cards[1].squares), *shipped.cards[1:])
    return replace(shipped, name="ours", provinces=provinces, cards=cards if own_cards else shipped.cards)


@pytest.mark.parametrize("own_cards", [False, True])
def test_the_commitment_also_covers_a_tables_own_deck(own_cards: bool) -> None:
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
    assert problem(record) == "the secret does not match the commitment"
    assert first_difference(record, sealed_in(record)) == "commitment"


def test_below_matches_the_page() -> None:
    bounds = [1, 2, 3, 6, 60, 61, 2**255 + 1, 2**255 + 1, 2**255 + 1, 10]
    chance, blocks = Chance(b"a key"), Blocks(b"a key")
    assert [chance.below(bound) for bound in bounds] == [blocks.below(bound) for bound in bounds]


def test_the_example_on_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
    assert "The key `seed` shuffles 1, 2, 3, 4, 5, 6 into 4, 3, 1, 2, 6, 5" in page
    assert Chance.of_text("seed").shuffle(range(1, 7)) == [4, 3, 1, 2, 6, 5]


def test_each_decision_of_a_computer_player_has_its_own_source_of_chance() -> None:
    key = hmac.new(b"seed", b"player 2 17", hashlib.sha256).digest()
    assert chance_of_player("seed", 2, 17).below(10**9) == Chance(key).below(10**9)
    firsts = {chance_of_player("seed", seat, step).below(10**9) for seat in range(5) for step in range(20)}
    assert len(firsts) == 100


def test_a_seed_may_be_any_text() -> None:
    for seed in ("", "\udcff", "雪", "a" * 10_000):
        assert len(Chance.of_text(seed).shuffle(range(60))) == 60
