"""Game records (docs/record.md): written, read, refused, and replayed.

The stored ones are finished games of every variant, in which seats took random legal actions, including
waits, contests, cubes in tricks, free tiles and cards set aside. Some of the decks have few cubes.
"""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine import setup
from engine.actions import ACTION_NAMES, Pick
from engine.command_line.english import sentence
from engine.decks import shipped_deck
from engine.errors import GameError
from engine.game import Game
from engine.options import RULINGS, GameOptions, PlacingOrder, Rules, Selection
from engine.players.play import play_game
from engine.record import record as engine_record
from engine.record.record import read_record, record_to_json, verify_record, write_record
from engine.setup import draw_up
from tests.engine.naive.referee import result_of
from tests.engine.spoiling import GONE, spoil

HOKKAIDO = GameOptions(3, with_goals=True)
HONSHU = GameOptions(2, Rules.HONSHU, Selection.TRICK)
TRICK = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)


@cache
def finished(options: GameOptions) -> Game:
    scoring_card = 2 if options.rules is Rules.HONSHU else None
    return play_game(options, shipped_deck(str(options.rules)), "record", "random", scoring_card)


def written(options: GameOptions) -> dict[str, Any]:
    """A record as JSON that tests may change."""
    return copy.deepcopy(record_to_json(finished(options)))


def test_a_record_saved_by_a_windows_editor_is_read() -> None:
    saved = b"\xef\xbb\xbf" + write_record(finished(HOKKAIDO)).replace(b"\n", b"\r\n")
    assert verify_record(saved) == finished(HOKKAIDO)
    with pytest.raises(GameError) as caught:
        verify_record(saved + b"\xff")
    assert caught.value.values == {"byte": len(saved)}


def refusal(data: object) -> str:
    """The error message for an invalid record."""
    with pytest.raises(GameError) as caught:
        verify_record(json.dumps(data).encode())
    line = sentence(caught.value)
    assert "\n" not in line
    return line


@pytest.mark.parametrize("options", [HOKKAIDO, HONSHU, TRICK])
def test_a_written_record_is_valid_and_gives_the_same_game(options: GameOptions) -> None:
    game = finished(options)
    assert verify_record(write_record(game)) == game


def test_the_keys_of_a_record_in_order() -> None:
    record = json.loads(write_record(finished(HOKKAIDO)))
    assert list(record) == ["format", "game", "deck", "setup", "actions", "result"]
    assert record["format"] == "hokkaido-record/1"
    assert record["game"] == {
        "rules": "hokkaido",
        "selection": "draft",
        "players": 3,
        "side": "A",
        "with_goals": True,
        "rulings": 1,
    }
    assert list(record["deck"]) == ["name", "cubes", "cards"]
    assert list(record["setup"]) == ["order", "provinces", "goals", "scoring_card", "turn_order"]
    assert record["setup"]["scoring_card"] is record["setup"]["turn_order"] is None
    assert " ".join(record["result"]["scores"][0]) == (
        "mountains forests factories lakes towns goals total deserts"
    )


def test_the_name_of_a_deck_is_written_unescaped() -> None:
    game = finished(HOKKAIDO)
    deck = replace(game.deck, name="北海道")
    written = write_record(Game.start(game.options, deck, game.setup))
    assert '"name": "北海道"' in written.decode("utf-8")


def test_honshu_scores_have_their_own_keys() -> None:
    record = written(HONSHU)
    assert " ".join(record["result"]["scores"][0]) == "forests towns factories lakes bonus total deserts"
    assert record["setup"]["goals"] is None
    assert record["result"]["goals"] == [[], []]


def test_a_running_game_is_a_valid_record_without_a_result() -> None:
    deck = shipped_deck("hokkaido")
    game = Game.start(HOKKAIDO, deck, draw_up(HOKKAIDO, deck, "running"))
    game, _ = game.apply(Pick(1, game.table.hands[1][0]))
    data = write_record(game)
    assert json.loads(data)["result"] is None
    assert verify_record(data) == game


def test_unknown_keys_are_ignored_everywhere() -> None:
    record = written(HOKKAIDO)
    for part in (
        record,
        record["game"],
        record["deck"],
        record["deck"]["cards"][0],
        record["setup"],
        record["setup"]["provinces"][0],
        record["actions"][5],
        record["result"],
        record["result"]["scores"][0],
    ):
        part["remark"] = [1.5, None, {"names": ["Ann"]}]
    assert verify_record(json.dumps(record).encode()).is_over


def test_a_game_begun_under_older_rulings_stays_valid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = written(HOKKAIDO)
    for module in (setup, engine_record):
        monkeypatch.setattr(module, "RULINGS", RULINGS + 1)
    game = verify_record(json.dumps(record).encode())
    assert game.is_over
    assert game.options.rulings == RULINGS


PLAIN = GameOptions(3)


@pytest.mark.parametrize(
    ("options", "path", "value"),
    [
        (HOKKAIDO, ("game", "rulings"), GONE),
        *((PLAIN, ("setup", name), GONE) for name in ("goals", "scoring_card", "turn_order")),
        *((PLAIN, ("result", "goals"), value) for value in (None, [[], [], []], GONE)),
        *((HONSHU, ("actions", 0, "cube"), value) for value in (None, GONE)),
    ],
)
def test_what_the_variant_does_not_use_is_null_or_absent(
    options: GameOptions, path: tuple[Any, ...], value: object
) -> None:
    record = written(options)
    spoil(record, path, value)
    assert verify_record(json.dumps(record).encode()) == finished(options)


@pytest.mark.parametrize("order", [PlacingOrder.SIMULTANEOUS, PlacingOrder.IN_ORDER])
def test_the_placing_order_is_recorded_only_if_it_is_not_the_printed_one(order: PlacingOrder) -> None:
    options = GameOptions(3, order=order)
    record = written(options)
    assert record["game"]["order"] == str(order)
    assert verify_record(json.dumps(record).encode()).options == options
    assert "order" not in written(GameOptions(3))["game"]


def test_scoring_cards_that_differ_from_the_printed_ones_are_part_of_the_deck() -> None:
    record = written(HONSHU)
    assert "scoring_cards" not in record["deck"]
    record["deck"]["scoring_cards"] = {
        "2": {"row_of_three_forests": 9},
        "8": {"extra_per_cube": 1, "colours": ["blue"]},
    }
    deck = read_record(json.dumps(record).encode()).deck
    assert deck.scoring_cards[2].value == 9
    game = Game.replay(HONSHU, deck, finished(HONSHU).setup, finished(HONSHU).actions)
    again = json.loads(write_record(game))
    assert again["deck"]["scoring_cards"] == record["deck"]["scoring_cards"]
    assert verify_record(write_record(game)) == game


#: A path in a three-player record with goals, its new value, and the start of the error message.
SPOILT: list[tuple[tuple[Any, ...], object, str]] = [
    (("actions", -1), GONE, "there is a result, but the game is not over"),
    (("result",), None, "the game is over, but there is no result"),
    (("result", "goals"), None, "result.goals: null is not a list"),
    (("game", "order"), "whenever", 'game.order: unknown value "whenever"'),
    (("format",), "hokkaido-record/2", 'format: unknown value "hokkaido-record/2"'),
    (("format",), GONE, "format is missing"),
    (("result",), GONE, "result is missing"),
    (("game", "rules"), "kyushu", 'game.rules: unknown value "kyushu"'),
    (("game", "rules"), "honshu", "this game has no goals (rule 7)"),
    (("game", "selection"), "trick", "setup.turn_order: null is not a list"),
    (("game", "players"), 6, "game.players: 6 is not between 1 and 5"),
    (("game", "players"), 3.0, "game.players: 3.0 is not a whole number"),
    (("game", "side"), "B", "setup.provinces[0]: not side B, which the table plays"),
    (("game", "with_goals"), 1, "game.with_goals: 1 is neither true nor false"),
    (("game", "with_goals"), False, "setup.goals must be null in this variant"),
    (("game", "rulings"), 2, "game.rulings: 2 is not between 1 and 1"),
    (("setup", "order", 0), GONE, "setup.order: the pile must contain each card from 1 to 60 exactly once"),
    (("setup", "order", 7), 61, "setup.order[7]: 61 is not between 1 and 60"),
    (("setup", "scoring_card"), 3, "this game has no scoring cards (rule 8.2)"),
    (("setup", "turn_order"), [0, 1, 2], "setup.turn_order must be null in this variant"),
    (("setup", "goals", 4), GONE, "setup.goals: found 4 items, expected 5"),
    (("setup", "provinces", 1, "id"), 7, "setup.provinces[1].id: 7 is not between 1 and 6"),
    (("setup", "provinces", 1, "squares", 5), GONE, "setup.provinces[1], squares: found 5 items, expected 6"),
    (("deck", "cards", 0, "squares", 0), "sea", 'card 1, square 1: "sea" is not a kind of square'),
    (("actions", 4), None, "action 4: action: null is not an object"),
    (("actions", 0, "card"), 61, "action 0: there is no card 61"),
    (("actions", 0, "seat"), 3, "action 0: there is no seat 3 at this table (rule 1.5)"),
    (("actions", 0), {"seat": 0, "action": "done"}, "action 0: the players are picking cards: no done"),
    (("actions", 1), {"seat": 0, "action": "pick", "card": 60}, "action 1: the seat has already picked"),
    (("result", "winners"), [0, 1, 2], "result.winners: found [0, 1, 2], but the game gives"),
    (("result", "scores", 0, "lakes"), "3", 'result.scores[0].lakes: "3" is not a whole number'),
    (("result", "scores", 0, "deserts"), GONE, "result.scores[0].deserts is missing"),
]


@pytest.mark.parametrize(("path", "value", "line"), SPOILT, ids=[line for _, _, line in SPOILT])
def test_an_error_names_its_place(path: tuple[Any, ...], value: object, line: str) -> None:
    record = written(HOKKAIDO)
    spoil(record, path, value)
    assert refusal(record).startswith(line)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", "not valid JSON at line 1, column 1"),
        (b"{", "not valid JSON at line 1, column 2"),
        (b"\xff", "not UTF-8 (invalid byte 0)"),
        (b"[]", "record: [] is not an object"),
        (b'{"format": "a", "format": "b"}', 'duplicate key "format" in an object'),
        (b'{"format": NaN}', "NaN is not a valid JSON number"),
        (b'{"format": -Infinity}', "-Infinity is not a valid JSON number"),
        (b'{"format": -1e999}', "-1e999 is not a valid JSON number"),
        (b'{"format": 1' + b"0" * 400 + b".5}", f"1{'0' * 39}... is not a valid JSON number"),
        (b'{"format": ' + b"9" * 5000 + b"}", "a number with 5000 digits is too large"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b'{"format": "\\ud800"}', 'format: "\\ud800" is not text'),
        (b" " * (1 << 20) + b"{}", "larger than 1048576 bytes"),
    ],
    ids=lambda value: value[:20] if isinstance(value, bytes) else value,
)
def test_invalid_json_is_reported(data: bytes, line: str) -> None:
    with pytest.raises(GameError) as caught:
        verify_record(data)
    assert sentence(caught.value) == line


def test_an_error_names_its_place_in_other_records() -> None:
    record = written(TRICK)
    del record["actions"][0]["cube"]
    assert refusal(record) == "action 0: cube is missing"
    record = written(HOKKAIDO)
    expected = record["result"]["scores"][1]["total"]
    record["result"]["scores"][1]["total"] += 1
    assert refusal(record) == f"result.scores[1].total: found {expected + 1}, but the game gives {expected}"
    record["actions"].append(record["actions"][-1])
    assert refusal(record) == f"action {len(record['actions']) - 1}: the game is over"


def test_an_undone_action_is_not_in_the_record() -> None:
    deck = shipped_deck("hokkaido")
    game = Game.start(HOKKAIDO, deck, draw_up(HOKKAIDO, deck, "undone"))
    one, other = game.table.hands[0][:2]
    game, _ = game.apply(Pick(0, one))
    game, _ = game.take_back(0)
    game, _ = game.apply(Pick(0, other))
    assert json.loads(write_record(game))["actions"] == [{"seat": 0, "action": "pick", "card": other}]


RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_a_record_of_every_variant() -> None:
    variants = product(("hokkaido", "honshu"), ("draft", "trick"), "2345", "AB")
    assert [path.stem for path in RECORDS] == sorted("-".join(variant) for variant in variants)


def test_every_kind_of_action_occurs() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    actions = [action for record in records for action in record["actions"]]
    without = set(ACTION_NAMES) - {action["action"] for action in actions}
    assert not without, f"no record in {RECORDS[0].parent} contains {without}"
    assert any(len(action.get("under", ())) > 2 for action in actions)
    assert any(action.get("cube") for action in actions)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_engine_comes_to_the_recorded_result(path: Path) -> None:
    game = verify_record(path.read_bytes())
    assert game.is_over
    options = game.options
    assert path.stem == f"{options.rules}-{options.selection}-{options.players}-{options.side}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_naive_referee_comes_to_the_same_result(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert result_of(record) == record["result"]
