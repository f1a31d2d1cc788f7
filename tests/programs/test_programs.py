"""The programs that are run by hand still work."""

from __future__ import annotations

import asyncio
import re
import sys
from itertools import islice
from pathlib import Path
from statistics import mean

import pytest
from PIL import Image

from engine.options import Rules
from engine.players import PLAYERS
from tests.bot.play.kept import Kept
from tests.bot.play.room import open_room
from tests.chromium import needs_chromium
from tests.long import only_long
from tests.programs import audit, gallery, pages, release
from tests.programs.arena import play_deal
from tests.programs.bench import board, size
from tests.programs.load.__main__ import Plan, at_rest, under_load
from tests.render.reference_pictures import difference, for_phone

#: A fake pip-audit: prints the file beside it that has the name of the requirements.
PIP_AUDIT = """#!{python}
import pathlib, sys
found = pathlib.Path(__file__).with_name(pathlib.Path(sys.argv[-1]).stem).read_text()
print(found)
sys.exit(1 if found else 0)
"""


@pytest.mark.parametrize("rules", Rules)
def test_the_arena_rotates_the_seats_of_each_deal(rules: Rules) -> None:
    outcome = play_deal(rules, 2, PLAYERS["easy"], PLAYERS["random"], "short")
    assert (outcome.ahead, outcome.place) == (1, 1)
    assert outcome.lead > 5
    even = play_deal(rules, 3, PLAYERS["random"], PLAYERS["random"], "even")
    assert [even.ahead, even.lead, even.place] == pytest.approx([0.5, 0, 2])


def test_the_benchmarks_count_lines_of_code(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""Docstring."""\n\n# A comment.\nvalue = 1\n\n\ndef f() -> str:\n    """One."""\n    ...\n'
    )
    assert size.lines_of_code(module) == 3
    counted = dict(islice(size.rows(), 2))
    assert int(counted["lines of code in bot/"]) > int(counted["modules in bot/"]) > 100


async def test_a_release_is_kept_with_what_its_buttons_do(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        writer = await release.new_writer(room)
        await writer.open("anna", "bob")
        writer.person("lea")
        await release.look_around(writer)
        await room.env.settle()
        release.kept_of(writer, room.database).save(tmp_path / "kept.json")
    kept = Kept.load(tmp_path / "kept.json")
    assert {"join", "options", "change-option"} <= {pressed.control for pressed in kept.presses}
    (join,) = (pressed for pressed in kept.presses if pressed.control == "join")
    assert (await release.with_effect(kept, join)).effect == ["lea"]


@only_long
@needs_chromium
def test_any_legal_spot_is_a_few_gestures_away() -> None:
    gestures = asyncio.run(board.gestures())
    assert mean(gestures) <= 4
    assert max(gestures) <= 8


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
async def test_the_load_program_plays_and_restarts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.programs.load.__main__.QUIET", 0.5)
    plan = Plan(tables=2, players=2, rate=4, seconds=2, open_games=4, finished_games=10)
    await under_load(plan, board=True)
    await at_rest(plan)
    printed = capsys.readouterr().out
    assert printed.count("| moves refused, interactions unanswered | 0, 0 |") == 1
    assert "| moves a second, at tables on the board | " in printed
    assert "| ready with 4 open and 10 finished games |" in printed


@only_long
def test_the_gallery_is_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = gallery.GALLERY
    monkeypatch.setattr(gallery, "GALLERY", tmp_path)
    gallery.draw_gallery()
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r'src="([^"]+)"', text)
    assert sorted(shown) == sorted(file.name for file in tmp_path.iterdir() if file.name != "README.md")
    assert text == (kept / "README.md").read_text(encoding="utf-8"), "run make gallery"
    assert differing(tmp_path, kept) == {}, "run make gallery"


def test_the_pages_made_from_texts_are_up_to_date(tmp_path: Path) -> None:
    pages.write_pages(tmp_path)
    for page in tmp_path.glob("*.md"):
        assert page.read_text(encoding="utf-8") == (pages.DOCS / page.name).read_text(encoding="utf-8"), (
            "run make pages"
        )
    assert differing(tmp_path / pages.PICTURES, pages.DOCS / pages.PICTURES) == {}, "run make pages"


def differing(drawn: Path, kept: Path) -> dict[str, str]:
    """How the pictures in a folder differ from those that are kept, by file name."""
    found = {
        file.name: difference(for_phone(Image.open(file)), for_phone(Image.open(kept / file.name)))
        for file in drawn.glob("*.webp")
    }
    assert found
    return {name: reason for name, reason in found.items() if reason}


@pytest.mark.parametrize(
    ("known", "found", "result", "said"),
    [
        (audit.ADVISORY, "", 0, "\n"),
        (audit.ADVISORY, "pillow 1.0 PYSEC-1", 1, "pillow"),
        ("no data", "", 0, "NOT AUDITED"),
    ],
)
def test_an_audit_counts_only_if_the_database_is_reached(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], known: str, found: str, result: int, said: str
) -> None:
    program = tmp_path / "pip-audit"
    program.write_text(PIP_AUDIT.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "requirements").write_text(known, encoding="utf-8")
    (tmp_path / audit.LOCKED.stem).write_text(found, encoding="utf-8")
    assert audit.main(program) == result
    assert said in capsys.readouterr().out


def test_one_audit_covers_every_lock_file() -> None:
    locked = dict(re.findall(r"^([\w.-]+)==([^\s;\\]+)", audit.LOCKED.read_text(encoding="utf-8"), re.M))
    for name in ("run", "postgresql", "practice", "build"):
        text = audit.LOCKED.with_name(f"{name}.lock").read_text(encoding="utf-8")
        part = dict(re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.M))
        assert part.items() <= locked.items()
