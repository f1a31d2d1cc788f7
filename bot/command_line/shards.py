"""The argument ``--shards``, which goes before the setting."""

from __future__ import annotations

import argparse


def add_shards(parser: argparse.ArgumentParser) -> None:
    """Add it to a command."""
    parser.add_argument(
        "--shards",
        metavar="FIRST-LAST/COUNT",
        help="serve only these of Discord's shards, such as 0-3/16 (default: all)",
    )


def given(chosen: argparse.Namespace) -> dict[str, str]:
    """The settings that were given as arguments."""
    return {"HOKKAIDO_SHARDS": chosen.shards} if chosen.shards else {}
