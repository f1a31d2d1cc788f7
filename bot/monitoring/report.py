"""What the figures say that a running bot serves, in a few lines."""

from __future__ import annotations

import http.client
import math
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.monitoring.metrics import LOOPBACK, Processes
from engine.errors import in_words

#: How long the bot may take to answer, in seconds.
PATIENCE = 5.0

#: The share of times of which the longest is told.
SHARES = (0.5, 0.99)


class NotServedError(Exception):
    """The bot does not answer where its figures should be, or with something else; the text says where."""


def report(port: int) -> str:
    """What the bot has measured that serves its figures at this port of this machine.

    Raises:
        NotServedError: it does not.
    """
    address = f"http://{LOOPBACK}:{port}/metrics"
    try:
        # No proxy that the environment names has anything to do with this machine.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(address, timeout=PATIENCE) as answer:
            families = list(text_string_to_metric_families(answer.read().decode()))
    except (OSError, ValueError, http.client.HTTPException) as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        why = in_words(reason) if isinstance(reason, Exception) else reason
        raise NotServedError(f"the bot does not answer at {address}: {why}") from error
    return "\n".join(_lines({family.name: family for family in families}))


def _lines(found: dict[str, Metric]) -> Iterator[str]:
    """What the figures say, in the order in which a host would ask."""
    yield f"memory: {_value(found, 'process_resident_memory_bytes') / 1e6:.0f} MB"
    yield f"moves: {_value(found, 'hokkaido_moves'):.0f}"
    yield f"acknowledged: {_times(found, 'hokkaido_acknowledgement_seconds')}"
    yield f"pictures and other work: {_work(found, Processes.WORKERS)}"
    yield f"thoughts of computer players: {_work(found, Processes.THINKERS)}"
    yield (
        f"requests that count to the bot's limit: {_value(found, 'hokkaido_requests', by='bot'):.0f}, "
        f"answers: {_value(found, 'hokkaido_requests', by='interaction'):.0f}, "
        f"refused: {_value(found, 'hokkaido_limits_hit'):.0f}"
    )
    yield f"delay of the event loop: {_times(found, 'hokkaido_event_loop_delay_seconds')}"
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


def _work(found: dict[str, Metric], processes: Processes) -> str:
    """What these processes have done, and how much waits for them."""
    waiting = _value(found, "hokkaido_work_waiting", processes=processes)
    return f"{_times(found, 'hokkaido_work_seconds', processes=processes)}; waiting now: {waiting:.0f}"


def _times(found: dict[str, Metric], name: str, **labels: str) -> str:
    """How often something was timed, and how long it took at most, for some shares of the times."""
    buckets: dict[float, float] = {}
    for sample in found[name].samples if name in found else []:
        if sample.name.endswith("_bucket") and labels.items() <= sample.labels.items():
            upto = float(sample.labels["le"])
            buckets[upto] = buckets.get(upto, 0) + sample.value
    ordered: Sequence[tuple[float, float]] = sorted(buckets.items())
    count = ordered[-1][1] if ordered else 0
    if not count:
        return "none yet"
    told = [f"{share:.0%} within {_longest(ordered, share * count)} ms" for share in SHARES]
    return f"{count:.0f} times, " + ", ".join(told)


def _longest(ordered: Sequence[tuple[float, float]], times: float) -> str:
    """Milliseconds within which it was done that many times; the last bucket has no upper bound."""
    upto = next(upto for upto, within in ordered if within >= times)
    return f"{upto * 1000:.0f}" if upto < math.inf else f"more than {ordered[-2][0] * 1000:.0f}"
