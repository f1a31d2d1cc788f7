"""``hokkaido status``: how the running bot is, in a few lines."""

from __future__ import annotations

import argparse
import asyncio
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from typing import Any

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.command_line.output import FAILED, complain
from bot.monitoring.metrics import LOOPBACK
from bot.settings import Settings, SettingsError
from bot.store import Store, StoreError
from bot.store.moving import opened_unchanged
from bot.store.places import Place, name

STATUS_HELP = "say how the running bot is"
STATUS_DESCRIPTION = """Say how many tables are open and, where HOKKAIDO_METRICS_PORT is set, what the
running bot has measured since it was started.

Exit code 0: all could be read. 1: the bot does not answer there. 2: the database cannot be read."""

NOT_SERVED = "set HOKKAIDO_METRICS_PORT and start the bot again to see what it measures"

#: How long the bot may take to answer, in seconds.
PATIENCE = 5.0

#: The share of times of which the longest is told.
SHARES = (0.5, 0.99)


def add_to(commands: Any, wide: type[argparse.HelpFormatter]) -> None:
    """Add ``status`` to the command line."""
    parser = commands.add_parser(
        "status", help=STATUS_HELP, description=STATUS_DESCRIPTION, formatter_class=wide
    )
    parser.set_defaults(command=status)


def status(_chosen: argparse.Namespace) -> int:
    """Print what is known of the bot."""
    try:
        settings = Settings.load()
        print(f"{name(settings.database)}: {asyncio.run(_tables(settings.database))}")
    except (SettingsError, StoreError) as error:
        return complain(str(error))
    if settings.metrics_port is None:
        print(NOT_SERVED)
        return 0
    address = f"http://{LOOPBACK}:{settings.metrics_port}/metrics"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            families = list(text_string_to_metric_families(answer.read().decode()))
    except (OSError, ValueError) as error:
        complain(f"the bot does not answer at {address}: {error}")
        return FAILED
    print("\n".join(_lines({family.name: family for family in families})))
    return 0


async def _tables(database: Place) -> str:
    async with opened_unchanged(database) as opened:
        found = await Store(opened).open_tables_by_stage()
    return "open tables: " + ", ".join(f"{count} {stage}" for stage, count in found.items())


def _lines(found: dict[str, Metric]) -> Iterator[str]:
    """What the figures say, in the order in which a host would ask."""
    yield f"memory: {_value(found, 'process_resident_memory_bytes') / 1e6:.0f} MB"
    yield f"moves: {_value(found, 'hokkaido_moves'):.0f}"
    yield f"acknowledged: {_times(found, 'hokkaido_acknowledgement_seconds')}"
    yield (
        f"pictures and other work: {_times(found, 'hokkaido_work_seconds')}; "
        f"waiting now: {_value(found, 'hokkaido_work_waiting'):.0f}"
    )
    yield (
        f"requests that count to the bot's limit: {_value(found, 'hokkaido_requests', by='bot'):.0f}, "
        f"answers: {_value(found, 'hokkaido_requests', by='interaction'):.0f}, "
        f"refused: {_value(found, 'hokkaido_limits_hit'):.0f}"
    )
    yield f"event loop late: {_times(found, 'hokkaido_event_loop_delay_seconds')}"
    yield (
        f"in the log: {_value(found, 'hokkaido_logged', level='error'):.0f} errors, "
        f"{_value(found, 'hokkaido_logged', level='warning'):.0f} warnings"
    )


def _value(found: dict[str, Metric], name: str, **labels: str) -> float:
    """The present value of a counter or a gauge; 0 where nothing has been counted."""
    samples = found[name].samples if name in found else []
    return sum(
        sample.value
        for sample in samples
        if not sample.name.endswith("_created") and labels.items() <= sample.labels.items()
    )


def _times(found: dict[str, Metric], name: str) -> str:
    """How often something was timed, and how long it took at most, for some shares of the times."""
    buckets: dict[float, float] = {}
    for sample in found[name].samples if name in found else []:
        if sample.name.endswith("_bucket"):
            upto = float(sample.labels["le"])
            buckets[upto] = buckets.get(upto, 0) + sample.value
    ordered: Sequence[tuple[float, float]] = sorted(buckets.items())
    count = ordered[-1][1] if ordered else 0
    if not count:
        return "none yet"
    longest = {share: next(upto for upto, within in ordered if within >= share * count) for share in SHARES}
    told = [f"{share:.0%} within {seconds * 1000:.0f} ms" for share, seconds in longest.items()]
    return f"{count:.0f} times, " + ", ".join(told)
