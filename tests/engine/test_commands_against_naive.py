"""``python -m engine score`` and ``legal`` against the naive implementation (docs/record.md)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.actions import Place
from engine.command_line import main
from engine.options import GameOptions, Rules, Selection
from engine.parts.cards import Side
from engine.record.record import write_record
from tests.engine.naive import scoring
from tests.engine.naive.legality import broken_tile_rules, legal_placements
from tests.engine.naive.stacking import NaiveMap
from tests.engine.random_games import finished, naive_of, play
from tests.engine.random_maps import TERRAINS, Dice, LayCard, printed, try_to_place


def random_map(dice: Dice, deck: str) -> tuple[NaiveMap, list[LayCard], list[tuple[int, int, str]]]:
    """A map of printed cards in the form that ``score`` reads: all cards first, then the tiles."""
    provinces, cards = printed(deck)
    naive = NaiveMap.of_province(dice.choice(provinces))
    laid = []
    for number in dice.shuffled(range(1, 61))[: 1 + dice.below(12)]:
        step = try_to_place(dice, naive, number, cards[number - 1])
        if step is not None:
            naive = naive.with_card(step.card, step.under)
            laid.append(step)
    tiles = []
    for _ in range(4 if deck == "hokkaido" else 0):
        x, y = dice.choice(sorted(naive.seen))
        terrain = dice.choice(TERRAINS)
        if not broken_tile_rules(naive, (x, y), terrain):
            naive = naive.with_tile((x, y), terrain)
            tiles.append((x, y, terrain))
    return naive, laid, tiles


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("deck", ["hokkaido", "honshu"])
def test_score(deck: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice = Dice(seed)
    naive, laid, tiles = random_map(dice, deck)
    production = sorted(naive.of_kind("production"))
    cubes = dice.some(production, 60) if dice.chance(70) else None
    naive = naive.with_cubes(production if cubes is None else cubes)
    goals = seed % 5 if deck == "hokkaido" else 0
    scoring_card = seed % 9 or None if deck == "honshu" else None
    sheet: dict[str, object] = {
        "rules": deck,
        "scoring_card": scoring_card,
        "province": naive.cards[0].squares,
        "deck": deck,
        "placements": [
            {
                "card": step.card.number,
                "x": step.card.x,
                "y": step.card.y,
                "rotation": step.card.rotation,
                "under": dice.shuffled(sorted(step.under)),
            }
            for step in laid
        ],
        "tiles": [{"x": x, "y": y, "terrain": terrain} for x, y, terrain in tiles],
        "goals": goals,
    }
    if cubes is not None:
        sheet["cubes"] = cubes
    file = tmp_path / "map.json"
    file.write_text(json.dumps(sheet), encoding="utf-8")
    assert main(["score", str(file)]) == 0
    expected = scoring.hokkaido(naive, goals) if deck == "hokkaido" else scoring.honshu(naive, scoring_card)
    assert json.loads(capsys.readouterr().out) == expected


@pytest.mark.parametrize(
    "options",
    [
        GameOptions(2),
        GameOptions(3, selection=Selection.TRICK, side=Side.B, with_goals=True),
        GameOptions(2, Rules.HONSHU, Selection.TRICK),
    ],
    ids=["draft of two", "tricks of three", "Honshu for two"],
)
def test_legal(options: GameOptions, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two placements are the same if their positions, rotation and hidden squares are."""
    file = tmp_path / "record.json"
    file.write_bytes(write_record(finished(options, 8)))
    places = [turn for turn in play(options, 8) if isinstance(turn.action, Place)]
    for turn in places[:: len(places) // 6]:
        assert isinstance(turn.action, Place)
        number = turn.action.placement.card
        squares = tuple(str(square) for square in turn.before.deck.card(number).squares)
        found = legal_placements(naive_of(turn.before, turn.action.seat), number, squares)
        distinct = {(x, y, rotation, hidden) for (x, y, rotation, _), hidden in found.items()}
        assert main(["legal", str(file), "--at", str(len(turn.before.actions))]) == 0
        assert capsys.readouterr().out == f"{len(distinct)}\n"
