"""The present version goes on with the database and the messages of every release (``releases/``)."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from bot.components import COMPONENTS
from bot.people.limits import Limits
from bot.store.database import Location
from bot.tables import Person, Stage, Table, lobby, timing
from bot.views.screen import NO_TABLE
from engine.chance import Chance
from tests.bot.play.kept import RELEASES, Kept, KeptPress, decide, effect_of, open_kept, press_kept
from tests.bot.play.room import TEXTS, Room
from tests.bot.store.databases import rows
from tests.long import tries

pytestmark = pytest.mark.usefixtures("quick_par")

#: The names of all controls. None is ever removed, as people have messages with all of them: a component that
#: replaces another has its name as well. What their arguments mean is shown by the presses of each release.
CONTROLS = frozenset(
    (
        *("accept", "add-computer", "add-two-computers", "alone-again", "alone-give-up"),
        *("alone-result", "alone-share", "begin", "bid", "bid-cube", "board", "cancel", "change-option"),
        "contest",
        *("contest-first", "contest-pair", "contest-second", "discard", "done", "down"),
        *("end-game", "end-map", "end-maps", "end-replay", "end-review", "forget-me", "games"),
        *("give-up-seat", "hand", "into-thread", "join", "keep-me", "keep-open"),
        *("keep-playing", "keepsake", "keepsake-form", "lay-tile", "leave", "left", "log"),
        *("map", "maps", "new-link", "now", "nudge", "open-table", "options", "over-under", "own-map"),
        *("place", "place-done", "place-here", "play-today", "points", "rematch"),
        *("remove-computer", "replay-page", "resume", "review", "review-of", "right", "rules"),
        *("set-aside", "set-confirm", "set-hands", "set-hints", "set-language"),
        *("set-reminders", "set-server-language", "set-server-start", "set-server-theme"),
        *("set-server-usual", "set-theme", "show-all", "skip", "spot", "table-language"),
        *("table-more", "take", "take-back", "take-over", "take-pair", "take-place"),
        *("take-seat-back", "terraform", "tile", "trick", "try", "turn", "turn-back"),
        *("type-spot", "typed-spot", "undo", "undo-to", "up", "verify", "vote-agree"),
        *("vote-decline", "vote-withdraw", "wait", "walk", "what-if", "withdraw-offer"),
    )
)

#: The maximum number of decisions in a game, and the number in a game that need not end.
PATIENCE, FEW = 2000, 3


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Check a release's shuffles with the ids of its messages, unlike other tests."""


@pytest.fixture(autouse=True)
def _no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "take", lambda *_: None)


@pytest.fixture(params=sorted(RELEASES.glob("*.json")), ids=lambda file: file.stem)
def kept(request: pytest.FixtureRequest) -> Kept:
    return Kept.load(request.param)


@pytest.fixture
def filled(kept: Kept, place: Location) -> Location:
    """The database of a release, of either kind."""
    if isinstance(place, Path):
        place.unlink()
    kept.fill(place)
    return place


def test_no_control_was_renamed_or_removed() -> None:
    assert set(COMPONENTS) == CONTROLS


async def test_every_button_of_a_release_is_answered(kept: Kept, filled: Location, tmp_path: Path) -> None:
    """And none of them fails, which would be logged. On PostgreSQL, one press of each control is enough."""
    presses = kept.presses
    if not isinstance(filled, Path):
        presses = list({pressed.control: pressed for pressed in presses}.values())
    # Last, a person's data is deleted.
    presses = sorted(
        presses, key=lambda pressed: (pressed.table_id == NO_TABLE.table_id, pressed.effect != [])
    )
    async with open_kept(tmp_path, kept, filled) as (room, people):
        # The text contains ids of commands, which are known now.
        out_of_date = {TEXTS.of(locale).format("button-unknown") for locale in TEXTS.languages}
        for pressed in presses:
            result = await press_kept(room, people, kept, pressed)
            said = [
                message.content for message in (result.response, *result.followups) if message is not None
            ]
            assert pressed.control in COMPONENTS
            assert result.acknowledged, pressed
            assert not out_of_date & {*said}, pressed


async def test_every_button_of_a_release_still_does_the_same(kept: Kept, tmp_path: Path) -> None:
    """With its own arguments: the same moves are stored, and the same happens to its table."""
    by_table = defaultdict[str, list[KeptPress]](list)
    for pressed in kept.presses:
        if pressed.effect:
            by_table[pressed.table_id].append(pressed)
    while any(by_table.values()):
        folder = tmp_path / str(sum(map(len, by_table.values())))
        folder.mkdir()
        kept.fill(folder / "kept.sqlite3")
        async with open_kept(folder, kept, folder / "kept.sqlite3") as (room, people):
            for presses in by_table.values():
                if presses:
                    pressed = presses.pop()
                    assert await effect_of(room, people, kept, pressed) == pressed.effect, pressed


async def test_every_game_of_a_release_goes_on(kept: Kept, filled: Location, tmp_path: Path) -> None:
    """On SQLite the first one to its end; in the longer run all, and on PostgreSQL the first one."""
    async with open_kept(tmp_path, kept, filled) as (room, _):
        open_tables = await rows(
            room.bot.services.store, "SELECT id FROM tables WHERE closed_at IS NULL ORDER BY id"
        )
        assert open_tables
        most = tries(1, len(open_tables)) if isinstance(filled, Path) else tries(0, 1)
        for number, (table_id,) in enumerate(open_tables):
            before = await room.bot.services.tables.get(table_id)
            ends = number < most
            table = await play_on(room, before, PATIENCE if ends else FEW)
            assert table.revision > before.revision
            assert (table.stage is Stage.FINISHED) is ends, table.id
            assert table.game is not None
            assert table.game.is_over is ends


async def play_on(room: Room, table: Table, decisions: int) -> Table:
    """Begin or resume a table, and let its people decide at random, until the game is over if they can."""
    tables, chance = room.bot.services.tables, Chance.of_text(table.id)
    host = Person(table.host_id, table.host_name)
    with room.env._bot_scope():
        if table.stage is Stage.LOBBY:
            if len(table.seats) == 1:
                await tables.do(table.id, lobby.add_computer, host)
            await tables.begin(table.id, host)
        if table.paused_at is not None:
            await tables.do(table.id, timing.resume, host)
    await room.env.settle()
    table = await tables.get(table.id)
    for _ in range(decisions):
        if table.stage is not Stage.RUNNING:
            break
        table = await decide(room, table, "random", chance)
    return table
