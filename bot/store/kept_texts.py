"""Settings and notes of people that are kept in memory, for a database that one process alone writes."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Collection, Hashable, Iterator, Mapping
from contextlib import contextmanager

#: How many texts are kept; each takes a fraction of a kB.
MOST = 4096


class KeptTexts:
    """The texts that were read last, and which keys have none. Nothing that is out of date is ever kept.

    >>> kept = KeptTexts()
    >>> kept.keep(["locale.1"], {"locale.1": "hu"}, kept.moment)
    >>> kept.known(["locale.1"])
    {'locale.1': 'hu'}
    >>> with kept.changing("locale.1"):
    ...     pass  # it is written
    >>> kept.known(["locale.1"]) is None
    True
    """

    def __init__(self, most: int = MOST) -> None:
        """Keep ``most`` texts; none, so that everything is read anew, where others write, too."""
        self._most = most
        self._texts: OrderedDict[Hashable, str | None] = OrderedDict()
        self._being_written: Counter[Hashable] = Counter()
        #: Grows with everything that is written.
        self.moment = 0

    def known(self, keys: Collection[Hashable]) -> dict[Hashable, str] | None:
        """The texts under all these keys, without those that have none; None if any has to be read."""
        found = {}
        for key in keys:
            try:
                text = self._texts[key]
            except KeyError:
                return None
            self._texts.move_to_end(key)
            if text is not None:
                found[key] = text
        return found

    def keep(self, keys: Collection[Hashable], found: Mapping[Hashable, str], since: int) -> None:
        """Keep what was read under these keys, unless anything has been written since that ``moment``."""
        if since != self.moment:
            return
        for key in keys:
            if key not in self._being_written:
                self._texts[key] = found.get(key)
                self._texts.move_to_end(key)
        while len(self._texts) > self._most:
            self._texts.popitem(last=False)

    @contextmanager
    def changing(self, *keys: Hashable) -> Iterator[None]:
        """Keep nothing under these keys while they are written.

        Whoever is cancelled meanwhile does not learn when that is done, so they are never kept again then.
        """
        self._being_written.update(keys)
        self._drop(keys)
        try:
            yield
        except Exception:
            self._end(keys)
            raise
        self._end(keys)

    def _end(self, keys: Collection[Hashable]) -> None:
        self._drop(keys)
        for key in keys:
            self._being_written[key] -= 1
            if not self._being_written[key]:
                del self._being_written[key]

    def _drop(self, keys: Collection[Hashable]) -> None:
        self.moment += 1
        for key in keys:
            self._texts.pop(key, None)
