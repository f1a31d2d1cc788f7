"""Long work on files: an attached one may be made to take long, and much may be kept of a person."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping

from bot.workers.pool import long_work
from engine.shuffle.shuffle import verify_shuffle

#: Checks the shuffle of a record.
check_record = long_work(verify_shuffle)

#: Packs a file as gzip does.
compress = long_work(gzip.compress)


@long_work
def write_data(document: Mapping[str, object]) -> bytes:
    """Everything that is kept of a person, as JSON in UTF-8."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
