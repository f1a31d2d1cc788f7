"""The bot's settings, read from the environment or from the file ``.env`` in the current folder.

``.env.example`` lists them all. The token, a database server's address and a proxy's credentials never appear
in a log.
"""

from __future__ import annotations

import base64
import os
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, Self
from urllib.parse import unquote, urlsplit

import platformdirs
from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

from bot.shards import Shards
from bot.store.database import Location, location
from engine.errors import in_words

if TYPE_CHECKING:
    import aiohttp


@dataclass(frozen=True, slots=True)
class Proxy:
    """A proxy's address, and its username and password, which may be empty.

    >>> Proxy.parse("http://ann:s3cret@proxy.example:3128")
    Proxy(address='http://proxy.example:3128', name=SecretStr('**********'), password=SecretStr('**********'))
    """

    address: str
    name: SecretStr
    password: SecretStr

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse ``http://NAME:PASSWORD@HOST:PORT``, with special characters percent-encoded (``%40``).

        Raises:
            ValueError: it is not such an address; the message does not include it.
        """
        parts = urlsplit(text.strip())
        beyond = parts.path.strip("/") + parts.query + parts.fragment
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0 or beyond:
            raise ValueError("not a proxy address")
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        if len(text.split()) != 1 or ":" in name or not (text + name + password).isprintable():
            raise ValueError("not a proxy address")
        place = parts.netloc.rpartition("@")[2]
        return cls(f"{parts.scheme}://{place}", SecretStr(name), SecretStr(password))

    def credentials(self) -> aiohttp.BasicAuth | None:
        """Return the username and password for discord.py, or None if there are none."""
        import aiohttp  # a slow import, which only the running bot needs

        class Credentials(aiohttp.BasicAuth):
            def __repr__(self) -> str:
                """Return a placeholder, because aiohttp's errors include the details of a connection."""
                return "[DISCORD_PROXY]"

        name, password = self.name.get_secret_value(), self.password.get_secret_value()
        if not name:
            return None
        with warnings.catch_warnings():
            # discord.py does not support aiohttp's replacement.
            warnings.simplefilter("ignore", DeprecationWarning)
            return Credentials(name, password, "utf-8")

    def secrets(self) -> frozenset[str]:
        """Return what logs must not contain: the password, and the credentials as sent to the proxy."""
        name, password = self.name.get_secret_value(), self.password.get_secret_value()
        together = f"{name}:{password}"
        sent = base64.b64encode(together.encode()).decode()
        return frozenset({password, together, sent} if password else {sent} if name else ())


class Listen(NamedTuple):
    """An address and a port to listen on.

    >>> str(Listen.parse("[::1]:8080"))
    '[::1]:8080'
    """

    host: str
    port: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse ``ADDRESS:PORT``.

        Raises:
            ValueError: it has another form.
        """
        parts = urlsplit(f"//{text.strip()}")
        if not parts.hostname or not parts.port or parts.netloc != text.strip() or "@" in text:
            raise ValueError("not an address and a port")
        return cls(parts.hostname, parts.port)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


#: The name of the bot's folder in the user's data folder.
APPLICATION = "hokkaido-bot"

#: The default settings file.
ENV_FILE = Path(".env")

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
LogFormat = Literal["plain", "keyvalue", "json"]

#: The expected value of each setting, as the end of the sentence "NAME must be ...".
_EXPECTED = {
    "DISCORD_TOKEN": "the bot's token, without spaces",
    "HOKKAIDO_DATABASE": "a file path or postgresql://USER:PASSWORD@HOST/DATABASE",
    "HOKKAIDO_LOG_LEVEL": "DEBUG, INFO, WARNING, ERROR or CRITICAL",
    "HOKKAIDO_LOG_FORMAT": "plain, keyvalue or json",
    "HOKKAIDO_METRICS_LISTEN": "an address and a port, such as 127.0.0.1:9108",
    "HOKKAIDO_WORKERS": "a whole number from 1 to 16",
    "HOKKAIDO_SHARDS": "a range of shards and the total number, such as 0-3/16",
    "HOKKAIDO_BOARD_LISTEN": "an address and a port, such as 127.0.0.1:8080",
    "HOKKAIDO_BOARD_ADDRESS": "tunnel, or an address starting with http:// or https://",
    "DISCORD_PROXY": "the address of an HTTP proxy, such as http://HOST:PORT or http://NAME:PASSWORD@HOST:PORT",
    "DISCORD_API_URL": "an address starting with http:// or https://",
    "DISCORD_GATEWAY_URL": "an address starting with ws:// or wss://",
}

#: The expected value of ``HOKKAIDO_SHARDS`` if the database is a file.
_NO_PART = "empty or include all shards, unless HOKKAIDO_DATABASE is a PostgreSQL server"

#: The expected value of ``HOKKAIDO_BOARD_ADDRESS`` if the board is served.
_NO_ADDRESS = "set as well if HOKKAIDO_BOARD_LISTEN is set"

#: In place of the board's address, if the process that serves the board opens a tunnel to it.
TUNNEL = "tunnel"

#: The similarity, from 0 to 1, from which a name counts as a misspelt setting: a letter or two may differ.
_ALIKE = 0.9

#: A file saved by a Windows editor may start with a byte order mark.
_ENCODING = "utf-8-sig"

#: The prefix of names that only this program uses.
_OURS = "HOKKAIDO_"


class SettingsError(Exception):
    """A setting is missing or wrong; the message is one line that names it."""


def default_database() -> Path:
    """Return the default path of the database, in the user's data folder."""
    return platformdirs.user_data_path(APPLICATION, appauthor=False) / "hokkaido.sqlite3"


class OfflineSettings(BaseSettings):
    """The settings that do not concern the connection to Discord; ``load`` reads them."""

    model_config = SettingsConfigDict(
        env_file_encoding=_ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        str_strip_whitespace=True,
    )

    database: Location = Field(default_factory=default_database, validation_alias="HOKKAIDO_DATABASE")
    log_level: LogLevel = Field(default="INFO", validation_alias="HOKKAIDO_LOG_LEVEL")
    log_format: LogFormat = Field(default="plain", validation_alias="HOKKAIDO_LOG_FORMAT")
    metrics_listen: Listen | None = Field(default=None, validation_alias="HOKKAIDO_METRICS_LISTEN")
    workers: int = Field(default=2, ge=1, le=16, validation_alias="HOKKAIDO_WORKERS")
    shards: Shards | None = Field(default=None, validation_alias="HOKKAIDO_SHARDS")
    board_address: str | None = Field(default=None, validation_alias="HOKKAIDO_BOARD_ADDRESS")
    board_listen: Listen | None = Field(
        default_factory=lambda settings: _listen_of_tunnel(settings), validation_alias="HOKKAIDO_BOARD_LISTEN"
    )

    @classmethod
    def load(cls, env_file: Path = ENV_FILE, given: Mapping[str, str] | None = None) -> Self:
        """Read the settings from the environment, or else from the settings file.

        ``given`` values, by setting name, take precedence over both.

        Raises:
            SettingsError: a setting is missing, wrong or misspelt, or the file or one of its lines cannot be
            read.
        """
        try:
            _must_be_clear(env_file)
            unknown = cls.unknown(env_file)
            # The arguments that mypy reports as missing come from the environment.
            settings = cls(_env_file=env_file, **(given or {}))  # type: ignore[call-arg, arg-type]
        except ValidationError as error:
            raise SettingsError("; ".join((*_problems(error), *unknown_setting_messages(unknown)))) from None
        except UnicodeDecodeError:
            raise SettingsError(f"The settings file {env_file} is not UTF-8: save it as UTF-8") from None
        except OSError as error:
            raise SettingsError(f"The settings file {env_file} cannot be read: {in_words(error)}") from None
        misspelt = {name: meant for name, meant in unknown.items() if meant and name.startswith(_OURS)}
        if misspelt:
            raise SettingsError("; ".join(unknown_setting_messages(misspelt)))
        return settings

    @classmethod
    def unknown(cls, env_file: Path = ENV_FILE) -> dict[str, str]:
        """Return unknown names that look like settings, each with the most similar setting or ``""``."""
        file = DotEnvSettingsSource(cls, env_file=env_file).env_vars
        found = sorted({name.upper() for name in (*file, *os.environ)} - _EXPECTED.keys())
        near = {name: "".join(get_close_matches(name, _EXPECTED, 1, _ALIKE)) for name in found}
        return {name: meant for name, meant in near.items() if meant or name.startswith(_OURS)}

    @property
    def health_file(self) -> Path:
        """The path of this process's health file, next to the database file or its default path."""
        file = self.database if isinstance(self.database, Path) else default_database()
        whose = "" if self.shards is None else f"-{str(self.shards).replace('/', '-of-')}"
        return file.with_name(f"{file.name}{whose}-health")

    @field_validator("database", mode="before")
    @classmethod
    def _file_or_server(cls, database: object) -> object:
        return location(database.strip()) if isinstance(database, str) else database

    @field_validator("shards", mode="before")
    @classmethod
    def _range_of_shards(cls, shards: object) -> object:
        return Shards.parse(shards) if isinstance(shards, str) else shards

    @field_validator("board_listen", "metrics_listen", mode="before")
    @classmethod
    def _address_and_port(cls, listen: object) -> object:
        return Listen.parse(listen) if isinstance(listen, str) else listen

    @field_validator("board_address", mode="after")
    @classmethod
    def _address_of_board(cls, url: str | None) -> str | None:
        if url is None or url == TUNNEL:
            return url
        parts = urlsplit(url)
        if parts.query or parts.fragment or "@" in parts.netloc or not (url.isascii() and url.isprintable()):
            raise ValueError("not such an address")
        return _address(url, "http", "https").rstrip("/")

    @model_validator(mode="after")
    def _board_needs_an_address(self) -> Self:
        if self.board_listen is not None and self.board_address is None:
            raise PydanticCustomError("HOKKAIDO_BOARD_ADDRESS", _NO_ADDRESS)
        return self

    @model_validator(mode="after")
    def _a_part_needs_a_server(self) -> Self:
        """Check that the database is a server if this process serves only part of the shards."""
        shards = self.shards
        if shards is not None and len(shards.ids) < shards.count and isinstance(self.database, Path):
            raise ValueError("part of the shards")
        return self

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, level: object) -> object:
        return level.strip().upper() if isinstance(level, str) else level

    @field_validator("log_format", mode="before")
    @classmethod
    def _in_small_letters(cls, kind: object) -> object:
        return kind.strip().lower() if isinstance(kind, str) else kind


class Settings(OfflineSettings):
    """All settings, including those for the connection to Discord."""

    token: SecretStr = Field(validation_alias="DISCORD_TOKEN")
    proxy: Proxy | None = Field(default=None, validation_alias="DISCORD_PROXY")
    api_url: str = Field(default="https://discord.com/api/v10", validation_alias="DISCORD_API_URL")
    gateway_url: str = Field(default="wss://gateway.discord.gg/", validation_alias="DISCORD_GATEWAY_URL")

    def secrets(self) -> Mapping[str, str]:
        """Return the secrets that logs must not contain, each with its replacement."""
        of_proxy = () if self.proxy is None else self.proxy.secrets()
        secrets = dict.fromkeys(of_proxy, "[DISCORD_PROXY]")
        return {**secrets, self.token.get_secret_value(): "[DISCORD_TOKEN]"}

    @field_validator("token", mode="after")
    @classmethod
    def _token_is_one_word(cls, token: SecretStr) -> SecretStr:
        text = token.get_secret_value().strip()
        if not text or len(text.split()) != 1 or not (text.isascii() and text.isprintable()):
            raise ValueError("not a token")
        return SecretStr(text)

    @field_validator("proxy", mode="before")
    @classmethod
    def _address_of_proxy(cls, proxy: object) -> object:
        return Proxy.parse(proxy) if isinstance(proxy, str) else proxy

    @field_validator("api_url", mode="after")
    @classmethod
    def _web_address(cls, url: str) -> str:
        return _address(url, "http", "https").rstrip("/")

    @field_validator("gateway_url", mode="after")
    @classmethod
    def _socket_address(cls, url: str) -> str:
        return _address(url, "ws", "wss")


def _listen_of_tunnel(settings: Mapping[str, object]) -> Listen | None:
    """The default of ``board_listen``: with a tunnel, the only process listens on this machine alone."""
    is_only = settings.get("shards") is None
    return Listen("127.0.0.1", 8080) if is_only and settings.get("board_address") == TUNNEL else None


def _must_be_clear(env_file: Path) -> None:
    """Raise SettingsError if a line of the settings file is invalid; the library would skip the line."""
    if not env_file.is_file():
        return
    with env_file.open(encoding=_ENCODING) as file:
        for line in parse_stream(file):
            if line.error or (line.value is None and (line.key or "").upper() in _EXPECTED):
                said = line.original.string
                blank_before = said[: len(said) - len(said.lstrip())].count("\n")
                number = line.original.line + blank_before
                raise SettingsError(
                    f"Line {number} of the settings file {env_file} does not have the form NAME=VALUE"
                )


def _address(url: str, *schemes: str) -> str:
    parts = urlsplit(url)  # its port raises ValueError if it is invalid
    if parts.scheme not in schemes or not parts.hostname or parts.port == 0:
        raise ValueError("not such an address")
    return url


def unknown_setting_messages(unknown: Mapping[str, str]) -> list[str]:
    """Return a message about each unknown name, with the most similar setting, if there is one."""
    return [
        f"unknown setting {name}" + (f" (did you mean {meant}?)" if meant else "")
        for name, meant in unknown.items()
    ]


def _problems(error: ValidationError) -> list[str]:
    """Return a message about each missing or wrong setting, without its value."""
    problems = []
    for problem in error.errors(include_input=False, include_url=False):
        name = str(problem["loc"][0]) if problem["loc"] else "HOKKAIDO_SHARDS"
        if problem["type"] == "HOKKAIDO_BOARD_ADDRESS":
            problems.append(f"{problem['type']} must be {problem['msg']}")
            continue
        if problem["type"] == "missing":
            problems.append(f"{name} is missing: set it in the environment or in .env (see .env.example)")
        else:
            expected = _EXPECTED.get(name, "something else") if problem["loc"] else _NO_PART
            problems.append(f"{name} must be {expected}")
    return problems
