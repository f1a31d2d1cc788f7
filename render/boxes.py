"""The two boxes that Discord's clients show a picture in, and how small type may be in them.

A desktop client fits one attached picture into 550 x 350 pixels, a phone into about 345 pixels of width;
a click or tap shows it whole. One picture serves both. Scaled to the desktop's height a picture of 345 x
350 fills both boxes; up to 421 x 350 the smallest type of a desktop is the larger one still.
"""

from __future__ import annotations

import math

#: The box of a desktop client and the width of a phone's, in pixels.
DESKTOP = (550, 350)
PHONE_WIDTH = 345

#: The size of the smallest type in each of them, in pixels.
LEAST_ON_DESKTOP = 11
LEAST_ON_PHONE = 9


def desktop_scale(width: float, height: float) -> float:
    """By how much a desktop client scales a picture; it never enlarges one."""
    return min(1.0, DESKTOP[0] / width, DESKTOP[1] / height)


def phone_scale(width: float) -> float:
    """By how much a phone scales a picture."""
    return min(1.0, PHONE_WIDTH / width)


def shown_square(square: float, width: float, height: float) -> tuple[float, float]:
    """How many pixels a square of a picture has on a desktop and on a phone."""
    return square * desktop_scale(width, height), square * phone_scale(width)


def least_type(width: float, height: float) -> int:
    """The size of the smallest type in a picture of ``width`` by ``height``, in its own pixels."""
    return math.ceil(
        max(LEAST_ON_DESKTOP / desktop_scale(width, height), LEAST_ON_PHONE / phone_scale(width))
    )
