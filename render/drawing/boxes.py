"""The sizes in which Discord clients show a picture, and the smallest readable type in them.

A desktop client scales a single attachment to 550 x 350 pixels, a phone to a width of about 345; a click or
tap opens it in full size. One picture is used for both. A picture of 345 x 350 fills both boxes; up to
421 x 350, type that is readable on a desktop is readable on a phone.
"""

from __future__ import annotations

import math

#: The box of a desktop client and the width of a phone's box, in pixels.
DESKTOP = (550, 350)
PHONE_WIDTH = 345

#: The minimum type size in each, in pixels.
LEAST_ON_DESKTOP = 11
LEAST_ON_PHONE = 9


def desktop_scale(width: float, height: float) -> float:
    """Return the factor by which a desktop client scales a picture, at most 1."""
    return min(1.0, DESKTOP[0] / width, DESKTOP[1] / height)


def phone_scale(width: float) -> float:
    """Return the factor by which a phone scales a picture."""
    return min(1.0, PHONE_WIDTH / width)


def least_type(width: float, height: float) -> int:
    """Return the minimum type size in a picture of this size, in its own pixels."""
    return math.ceil(
        max(LEAST_ON_DESKTOP / desktop_scale(width, height), LEAST_ON_PHONE / phone_scale(width))
    )
