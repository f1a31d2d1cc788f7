"""Settings come from the environment or .env; one line names a wrong one. Also ranges of shards."""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, default_database
from bot.shards import Shards

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"

NAMES = (
    "DISCORD_TOKEN",
    "HOKKAIDO_DATABASE",
    "HOKKAIDO_LOG_LEVEL",
    "HOKKAIDO_LOG_FORMAT",
    "HOKKAIDO_METRICS_LISTEN",
    "HOKKAIDO_WORKERS",
    "DISCORD_PROXY",
    "DISCORD_API_URL",
    "DISCORD_GATEWAY_URL",
    "HOKKAIDO_SHARDS",
    "HOKKAIDO_BOARD_LISTEN",
    "HOKKAIDO_BOARD_ADDRESS",
)


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in tuple(os.environ):
        if name.startswith(("DISCORD_", "HOKKAIDO_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_the_token_alone_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings.load()
    assert settings.token.get_secret_value() == TOKEN
    assert settings.database == default_database()
    assert settings.log_level == "INFO"
    assert settings.api_url == "https://discord.com/api/v10"
    assert settings.gateway_url == "wss://gateway.discord.gg/"


def test_every_setting_can_be_in_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"DISCORD_TOKEN='{TOKEN}'\nHOKKAIDO_DATABASE=games/all.sqlite3\nHOKKAIDO_LOG_LEVEL=debug\n"
        "DISCORD_API_URL=http://proxy:8080/api/v10/\n"
        "DISCORD_GATEWAY_URL=ws://proxy:8081/\nSOMETHING_ELSE=1\n"
    )
    settings = Settings.load()
    assert settings.token.get_secret_value() == TOKEN
    assert settings.database == Path("games/all.sqlite3")
    assert settings.log_level == "DEBUG"
    assert settings.api_url == "http://proxy:8080/api/v10"
    assert settings.gateway_url == "ws://proxy:8081/"


def test_the_environment_takes_precedence_over_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nHOKKAIDO_LOG_LEVEL=ERROR\n")
    monkeypatch.setenv("HOKKAIDO_LOG_LEVEL", "WARNING")
    assert Settings.load().log_level == "WARNING"


def test_an_empty_value_counts_as_not_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nHOKKAIDO_DATABASE=\nHOKKAIDO_SHARDS=\n")
    monkeypatch.setenv("HOKKAIDO_LOG_LEVEL", "")
    settings = Settings.load()
    assert (settings.database, settings.shards, settings.log_level) == (default_database(), None, "INFO")


def test_a_path_may_have_characters_that_the_locale_of_the_machine_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = os.fsdecode("игры.sqlite3".encode("koi8-r"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("HOKKAIDO_DATABASE", path)
    assert Settings.load().database == Path(path)


@pytest.mark.parametrize("token", [None, "", "   "])
def test_without_a_token_one_line_explains_what_to_do(
    monkeypatch: pytest.MonkeyPatch, token: str | None
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsError) as raised:
        Settings.load()
    assert str(raised.value).startswith("DISCORD_TOKEN ")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "Bot MTk4.Cl2.Zn secret"),
        ("DISCORD_TOKEN", "MTk4.\u0421l2.Zn"),  # a Cyrillic letter
        ("DISCORD_TOKEN", "MTk4.Cl2\x07.Zn"),
        ("HOKKAIDO_DATABASE", "C:\new\\games.sqlite3"),  # how a quoted Windows path is read from .env
        ("HOKKAIDO_LOG_LEVEL", "LOUD"),
        ("HOKKAIDO_WORKERS", "0"),
        ("HOKKAIDO_WORKERS", "17"),
        ("HOKKAIDO_SHARDS", "every one"),
        ("HOKKAIDO_SHARDS", "0-3/16"),  # not with an SQLite file
        ("HOKKAIDO_BOARD_LISTEN", "9000"),
        ("HOKKAIDO_BOARD_LISTEN", "localhost"),
        ("HOKKAIDO_BOARD_LISTEN", "127.0.0.1:90000"),
        ("HOKKAIDO_BOARD_LISTEN", "http://127.0.0.1:9000"),
        ("HOKKAIDO_BOARD_LISTEN", "127.0.0.1:9000/board"),
        ("HOKKAIDO_BOARD_ADDRESS", "hokkaido.example"),
        ("HOKKAIDO_BOARD_ADDRESS", "ftp://hokkaido.example"),
        ("HOKKAIDO_BOARD_ADDRESS", "https://hokkaido.example/?board"),
        ("HOKKAIDO_BOARD_ADDRESS", "https://ann:s3cret@hokkaido.example"),
        ("DISCORD_PROXY", "proxy.example:3128"),
        ("DISCORD_PROXY", "socks5://ann:s3cret@proxy.example:1080"),
        ("DISCORD_PROXY", "http://ann:s3/cret@proxy.example:3128"),
        ("DISCORD_PROXY", "http://ann:12#34@proxy.example:3128"),
        ("DISCORD_PROXY", "http://ann:s3cret@proxy.example:31280000"),
        ("DISCORD_PROXY", "http://ann:s3 cret@proxy.example:3128"),
        ("DISCORD_PROXY", "http://ann:s3%0Acret@proxy.example:3128"),
        ("DISCORD_PROXY", "http://an%3An:s3cret@proxy.example:3128"),
        ("DISCORD_PROXY", "http://ann:s3cret@proxy.example:3128/path"),
        ("DISCORD_PROXY", "http://ann:s3cret@"),
        ("DISCORD_PROXY", "http://[half"),
        ("DISCORD_API_URL", "discord.com"),
        ("DISCORD_API_URL", "wss://discord.com"),
        ("DISCORD_API_URL", "http://[half"),
        ("DISCORD_API_URL", "http://proxy:80800/api/v10"),
        ("DISCORD_GATEWAY_URL", "https://gateway.discord.gg/"),
    ],
)
def test_the_error_for_a_wrong_value_names_the_setting_but_not_the_value(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as raised:
        Settings.load()
    line = str(raised.value)
    assert line.startswith(f"{name} must be ")
    assert "\n" not in line
    assert TOKEN not in line
    assert value not in line.removeprefix(name) or value in ("0", "17", "-1")


def test_a_given_value_takes_precedence_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert Settings.load().shards is None
    monkeypatch.setenv("HOKKAIDO_SHARDS", "0-15/16")
    assert Settings.load().shards == Shards(0, 15, 16)
    monkeypatch.setenv("HOKKAIDO_DATABASE", "postgresql://hokkaido@localhost/hokkaido")
    assert Settings.load(given={"HOKKAIDO_SHARDS": "4-7/16"}).shards == Shards(4, 7, 16)


def test_each_process_on_a_postgresql_server_has_its_own_health_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one process would report the health of another."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("HOKKAIDO_DATABASE", "postgresql://hokkaido@localhost/hokkaido")
    files = [
        Settings.load(given=given).health_file
        for given in ({}, {"HOKKAIDO_SHARDS": "0-3/16"}, {"HOKKAIDO_SHARDS": "4-7/16"})
    ]
    assert len(set(files)) == 3
    assert {file.parent for file in files} == {default_database().parent}


@pytest.mark.parametrize(
    ("file", "environment", "said"),
    [
        (
            f"DISCORD_TOKEN={TOKEN}\nHokkaido_Databse=x\n",
            {},
            "^unknown setting HOKKAIDO_DATABSE .*DATABASE\\?",
        ),
        (f"DISCORD_TOKEN={TOKEN}\n", {"HOKKAIDO_DATABSE": "x"}, "^unknown setting HOKKAIDO_DATABSE "),
        ("", {"HOKKAIDO_DATABSE": "x"}, "DISCORD_TOKEN is missing.*; unknown setting HOKKAIDO_DATABSE"),
        ("", {"HOKKAIDO_LOG_LEVEL": "LOUD"}, "HOKKAIDO_LOG_LEVEL must be.*; DISCORD_TOKEN is missing"),
    ],
)
def test_misspelt_names_and_all_mistakes_are_reported_together(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, environment: dict[str, str], said: str
) -> None:
    (tmp_path / ".env").write_text(file)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=said):
        Settings.load()


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("HOKKAIDO_WORKERS 3", 5),
        ("HOKKAIDO_WORKERS", 5),
        ("export hokkaido_workers # 3", 5),
        ('HOKKAIDO_WORKERS="3', 5),
        ("please read me", 5),
        ('ANOTHER="two\nlines"\nHOKKAIDO_WORKERS: 3', 7),
    ],
)
def test_an_invalid_line_is_reported_by_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, number: int
) -> None:
    (tmp_path / ".env").write_text(f"# a comment\nDISCORD_TOKEN={TOKEN}\n\n\n{line}\nSHARDS=1\n")
    expected = f"Line {number} of the settings file .env does not have the form NAME=VALUE"
    with pytest.raises(SettingsError, match=f"^{re.escape(expected)}$"):
        Settings.load()
    assert capsys.readouterr() == ("", "")


def test_a_file_that_is_not_text_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\x00")
    with pytest.raises(SettingsError, match=r"^The settings file \.env is not UTF-8: save it as UTF-8$"):
        Settings.load()


def test_an_unreadable_file_is_reported_in_one_line_without_an_error_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").touch()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", ".env")

    monkeypatch.setattr("dotenv.main.open", refuse, raising=False)
    with pytest.raises(SettingsError, match=r"^The settings file \.env cannot be read: Permission denied$"):
        Settings.load()


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings.load()
    logging.getLogger("test").warning("settings: %s %r %s", settings, settings, settings.model_dump())
    assert "settings: " in caplog.text
    assert TOKEN not in caplog.text


def test_proxy_credentials_are_never_shown(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_PROXY", "http://lisbeth:c%40t-w\u00f6rd@proxy.example:3128/")
    settings = Settings.load()
    assert settings.proxy is not None
    assert settings.proxy.address == "http://proxy.example:3128"
    credentials = settings.proxy.credentials()
    assert credentials is not None
    assert tuple(credentials) == ("lisbeth", "c@t-w\u00f6rd", "utf-8")
    logging.getLogger("test").warning("%s %r %s", settings, settings, settings.model_dump())
    logging.getLogger("test").warning("%s %r", credentials, credentials)
    assert "proxy.example" in caplog.text
    assert "lisbeth" not in caplog.text
    assert "t-w" not in caplog.text
    hidden = settings.secrets()
    assert hidden.keys() == {TOKEN, "c@t-w\u00f6rd", "lisbeth:c@t-w\u00f6rd", "bGlzYmV0aDpjQHQtd8O2cmQ="}


def test_a_proxy_may_need_no_credentials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_PROXY", "https://[::1]:3128")
    settings = Settings.load()
    assert settings.proxy is not None
    assert settings.proxy.address == "https://[::1]:3128"
    assert settings.proxy.credentials() is None
    assert settings.secrets().keys() == {TOKEN}


def test_the_board_is_off_unless_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert (Settings.load().board_listen, Settings.load().board_address) == (None, None)
    monkeypatch.setenv("HOKKAIDO_BOARD_LISTEN", "[::1]:8080")
    with pytest.raises(SettingsError, match=r"^HOKKAIDO_BOARD_ADDRESS must be set as well if \w+ is set$"):
        Settings.load()
    monkeypatch.setenv("HOKKAIDO_BOARD_ADDRESS", "https://hokkaido.example/board/")
    settings = Settings.load()
    assert str(settings.board_listen) == "[::1]:8080"
    assert settings.board_address == "https://hokkaido.example/board"


def test_a_tunnel_needs_no_other_setting_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("HOKKAIDO_BOARD_ADDRESS", "tunnel")
    settings = Settings.load()
    assert (settings.board_address, str(settings.board_listen)) == ("tunnel", "127.0.0.1:8080")
    assert str(Settings.load(given={"HOKKAIDO_BOARD_LISTEN": "127.0.0.1:9"}).board_listen) == "127.0.0.1:9"
    # Of several processes, only the one that listens opens a tunnel.
    monkeypatch.setenv("HOKKAIDO_DATABASE", "postgresql://localhost/hokkaido")
    assert Settings.load(given={"HOKKAIDO_SHARDS": "0/2"}).board_listen is None


def test_the_example_lists_every_setting_with_its_default() -> None:
    lines = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8").splitlines()
    listed = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert (
        set(listed) == {str(field.validation_alias) for field in Settings.model_fields.values()} == set(NAMES)
    )
    assert listed["HOKKAIDO_LOG_LEVEL"] == Settings.model_fields["log_level"].default
    assert listed["DISCORD_API_URL"] == Settings.model_fields["api_url"].default
    assert listed["DISCORD_GATEWAY_URL"] == Settings.model_fields["gateway_url"].default


@pytest.mark.parametrize("wrong", ["16/16", "3-16/16", "4-3/16", "0/0", "0/100001", "-1/16", "0-3", "a/b"])
def test_invalid_ranges_of_shards(wrong: str) -> None:
    with pytest.raises(ValueError, match="shards"):
        Shards.parse(wrong)


def test_every_server_is_in_exactly_one_range() -> None:
    parts = [Shards.parse(text) for text in ("0-1/4", "2/4", "3/4")]
    for number in range(20):
        guild_id = (number << 22) + 12345
        assert [part.has(guild_id) for part in parts].count(True) == 1
