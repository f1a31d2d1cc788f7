"""The boxes in which Discord's clients show a picture, and how small type may get in them.

A desktop client fits a single attached picture into 550 x 350 pixels, a phone into a width of about 345; a
click or tap opens it in full. The same picture has to do for both. One of 345 x 350 fills both boxes, and
up to 421 x 350 type that is large enough on a desktop is large enough on a phone.
"""

from __future__ import annotations

import math

#: The box of a desktop client and the width of a phone's box, in pixels.
DESKTOP = (550, 350)
PHONE_WIDTH = 345

#: The smallest type that may be used in each, in pixels.
LEAST_ON_DESKTOP = 11
LEAST_ON_PHONE = 9


def desktop_scale(width: float, height: float) -> float:
    """Return the factor by which a desktop client scales a picture, which it never enlarges."""
    return min(1.0, DESKTOP[0] / width, DESKTOP[1] / height)


def phone_scale(width: float) -> float:
    """Return the factor by which a phone scales a picture."""
    return min(1.0, PHONE_WIDTH / width)


def least_type(width: float, height: float) -> int:
    """Return the smallest type that a picture of this size may use, in the picture's own pixels."""
    return math.ceil(
        max(LEAST_ON_DESKTOP / desktop_scale(width, height), LEAST_ON_PHONE / phone_scale(width))
    )
