"""`hokkaido practice`, started as a user would start it, but without a browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot import command_line
from bot.texts import Texts
from tests.ports import free_port

#: The timeout in seconds, long enough for a busy machine.
PATIENCE = 120

START = "import sys; from bot.__main__ import main; sys.exit(main())"
IN_THE_BACKGROUND = f"import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); {START}"
WITHOUT_SIMCORD = f"import sys; sys.modules['simcord'] = None; {START}"

PORTUGUESE = Texts.load(strict=True).of("pt-BR")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process only")


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """An environment with a home, a temporary folder and a database path for the real bot."""
    for folder in ("home", "temporary"):
        (tmp_path / folder).mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "HOKKAIDO"))}
    return kept | {
        "HOME": str(tmp_path / "home"),
        "XDG_DATA_HOME": str(tmp_path / "home"),
        "TMPDIR": str(tmp_path / "temporary"),
        "HOKKAIDO_DATABASE": str(tmp_path / "home" / "real.sqlite3"),
        "HOKKAIDO_LOG_LEVEL": "nonsense that only the real bot minds",
        "LC_ALL": "en_GB.UTF-8",
    }


@contextmanager
def started(
    surroundings: dict[str, str], *arguments: str, start: str = START
) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", start, "practice", "--no-browser", *arguments],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A separate process group: a terminal sends Ctrl-C to the workers as well.
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("http://"):
            return line.strip()
    assert process.stderr is not None
    pytest.fail(f"no address was printed: {process.stderr.read()}")


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def refused(surroundings: dict[str, str], *arguments: str, start: str = START) -> str:
    """The one-line error message of a start that must fail with exit code 2."""
    done = subprocess.run(
        [sys.executable, "-c", start, "practice", "--no-browser", *arguments],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_it_serves_a_page_and_ends_with_ctrl_c(surroundings: dict[str, str], tmp_path: Path) -> None:
    port = free_port()
    with started(surroundings, "--people", "2", "--port", str(port)) as process:
        address = urlsplit(address_of(process))
        assert (address.hostname, address.port) == ("127.0.0.1", port)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert page.status == 200
            html = page.read().decode()
        assert "practice table" in html
        # Two people, each with a line in the menu.
        assert "Guest</option>" in html
        assert "Anna</option>" in html
        assert "Ben</option>" not in html
        # Its games are stored apart from the real ones.
        (folder,) = (tmp_path / "temporary").glob("hokkaido-practice-*")
        assert any(folder.glob("*.sqlite3"))
        assert list((tmp_path / "home").iterdir()) == []
        os.killpg(process.pid, signal.SIGINT)
        output, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in output + complaints
        assert complaints == ""
        # The workers may end a moment later.
        deadline = time.monotonic() + PATIENCE
        while is_alive(process.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not is_alive(process.pid)
    assert list((tmp_path / "temporary").iterdir()) == []


def test_it_speaks_the_given_language_and_also_ends_on_sigterm(surroundings: dict[str, str]) -> None:
    with started(surroundings, "--language", "pt", start=IN_THE_BACKGROUND) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == PORTUGUESE.format("practice-ready")
        address = urlsplit(address_of(process))
        with urllib.request.urlopen(f"http://{address.netloc}/", timeout=PATIENCE) as page:
            html = page.read().decode()
        assert PORTUGUESE.format("practice-page-title") in html
        process.terminate()
        output, complaints = process.communicate(timeout=PATIENCE)
        assert output.endswith(PORTUGUESE.format("practice-closed") + "\n")
        assert (process.returncode, complaints) == (0, "")


def test_a_port_in_use_is_reported_in_one_line(surroundings: dict[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert str(port) in refused(surroundings, "--port", str(port))
    assert list((tmp_path / "temporary").iterdir()) == []


def test_without_the_extra_it_explains_how_to_install_it(surroundings: dict[str, str]) -> None:
    assert "pip install" in refused(surroundings, start=WITHOUT_SIMCORD)


@pytest.mark.parametrize(("zone", "arguments"), [("/etc", ()), ("UTC+100", ("--language", "hu"))])
def test_an_odd_time_zone_is_reported_in_one_line(
    surroundings: dict[str, str], zone: str, arguments: tuple[str, ...]
) -> None:
    assert refused(surroundings | {"TZ": zone}, *arguments).startswith(f"TZ={zone} is not a time zone")


WRONG_ARGUMENTS = [
    *[("--port", port) for port in ("0", "65536", "-1", "http", "1e3", "²", "9" * 5000)],
    *[("--people", people) for people in ("0", "6", "-1", "two", "1.5")],
    *[("--language", locale) for locale in ("de", "de_DE.UTF-8", "", "Русский", "x" * 5000)],
]


@pytest.mark.parametrize(("option", "value"), WRONG_ARGUMENTS)
def test_a_wrong_argument_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["practice", "--no-browser", option, value])
    assert ended.value.code == 2
    output, complaint = capsys.readouterr()
    assert output == ""
    assert len(complaint.splitlines()) == 1
    assert option in complaint
