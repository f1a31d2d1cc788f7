"""Every scenario by its name, in the order in which ``make trust`` tries them."""

from __future__ import annotations

from collections.abc import Mapping

from tests.programs.trust import database_faults, faults
from tests.programs.trust.scenario import Scenario

SCENARIOS: Mapping[str, Scenario] = {**faults.SCENARIOS, **database_faults.SCENARIOS}
