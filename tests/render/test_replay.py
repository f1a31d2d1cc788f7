"""The animated replay of a game: its steps, its size, and its memory usage."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render.elements.panels import Panel
from render.palette import RGB, ThemeName, theme_of
from render.pictures.replay import draw_replay
from tests.render import samples
from tests.render.english import ENGLISH


def near(image: Image.Image, ink: RGB) -> int:
    """The number of pixels close to a colour; a GIF has a limited palette."""
    data = image.tobytes()
    return sum(
        abs(data[at] - ink[0]) + abs(data[at + 1] - ink[1]) + abs(data[at + 2] - ink[2]) < 24
        for at in range(0, len(data), 3)
    )


def test_a_replay_is_animated_and_at_most_eight_megabytes() -> None:
    steps = samples.replay_steps(5)
    picture = draw_replay(steps, samples.NAMES, ENGLISH)
    image = Image.open(BytesIO(picture.data))
    assert image.format == "GIF"
    assert getattr(image, "n_frames", 1) == len(steps)
    assert image.info["loop"] == 0
    shown = []
    for number in range(len(steps)):
        image.seek(number)
        shown.append(image.info["duration"])
    assert sum(shown[:-1]) <= 30_000, "in milliseconds; no one would watch longer"
    assert shown[-1] == 5_000, "long enough to see how it ended"
    assert len(picture.data) <= 8_000_000
    assert picture.file_name == "replay.gif"


@pytest.mark.skipif(sys.platform != "linux", reason="needs the peak memory of a process")
def test_a_replay_fits_into_the_memory_of_a_small_machine() -> None:
    program = (
        "from pathlib import Path\n"
        "from render.pictures.replay import draw_replay\n"
        "from tests.render import samples\n"
        "from tests.render.english import ENGLISH\n"
        "draw_replay(samples.replay_steps(5), samples.NAMES, ENGLISH)\n"
        "print(Path('/proc/self/status').read_text(encoding='ascii').partition('VmHWM:')[2].split()[0])"
    )
    root = Path(__file__).parents[2]
    ran = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True, cwd=root)
    assert int(ran.stdout) < 250_000, "in kB; with all steps in memory at the same time it was 520 MB"


def test_the_last_step_of_a_replay_marks_the_winner() -> None:
    step = samples.replay_steps(2)[-1]
    plain, won = (
        draw_replay([replace(step, winners=winners)], ["Ann", "Bo"], ENGLISH) for winners in ((), (1,))
    )
    accent = theme_of(ThemeName.LIGHT).accent
    found = []
    for picture in (plain, won):
        image = Image.open(BytesIO(picture.data)).convert("RGB")
        # Across the left edges of both panels.
        edges = [
            (left, image.height // 2, left + 24, image.height // 2 + 4) for left in (0, image.width // 2)
        ]
        found.append([near(image.crop(edge), accent) > 0 for edge in edges])
    assert found == [[False, False], [False, True]]


def test_a_step_of_a_replay_shows_each_players_own_data(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Panel] = []
    monkeypatch.setattr(
        "render.pictures.replay.draw_panel", lambda _image, _box, panel, *_: shown.append(panel)
    )
    step = samples.replay_steps(3)[-1]
    assert len(set(step.points)) == len(set(step.last)) == 3
    draw_replay([step], ["Ann", "Bo", "Cy"], ENGLISH)
    del shown[:3]  # drawn once before, to find the palette
    assert [panel.seat for panel in shown] == [0, 1, 2]
    assert [panel.name for panel in shown] == ["Ann", "Bo", "Cy"]
    assert tuple(panel.map for panel in shown) == step.maps
    assert tuple(panel.points for panel in shown) == step.points
    assert tuple(panel.last for panel in shown) == step.last
