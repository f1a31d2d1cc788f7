"""Tests that have a longer version: ``make test`` runs the short ones, and ``make trust`` the longer ones."""

from __future__ import annotations

import os

import pytest

#: The environment variable that ``make trust`` sets.
LONG = "HOKKAIDO_TESTS_LONG"

#: The mark of tests that only ``make trust`` runs.
only_long = pytest.mark.skipif(LONG not in os.environ, reason="only in make trust")


def tries(short: int, longer: int) -> int:
    """How often a test tries something."""
    return longer if LONG in os.environ else short
