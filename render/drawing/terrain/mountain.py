"""Mountains: snowy peaks, with small peaks on the borders between linked squares."""

from __future__ import annotations

from render.drawing.canvas import Canvas, Point
from render.palette import Theme

#: The y coordinate of a link peak's foot on its sprite.
LINK_FOOT = 0.9

#: The peaks of each variant, far to near: x of the summit, y of the foot, half the width, height.
_PEAKS = (
    [(0.22, 0.86, 0.22, 0.5), (0.79, 0.88, 0.21, 0.46), (0.5, 0.94, 0.43, 0.82)],
    [(0.75, 0.87, 0.24, 0.56), (0.19, 0.89, 0.19, 0.42), (0.46, 0.94, 0.41, 0.78)],
    [(0.26, 0.87, 0.25, 0.57), (0.81, 0.89, 0.18, 0.4), (0.55, 0.94, 0.41, 0.8)],
    [(0.2, 0.88, 0.19, 0.44), (0.79, 0.87, 0.21, 0.52), (0.48, 0.94, 0.44, 0.84)],
)


def draw_mountain_ground(theme: Theme) -> Canvas:
    """The ground of a mountain square: stone below a band of mist."""
    canvas = Canvas(theme.mountain_ground)
    for top, left, right in ((0.2, 0.08, 0.5), (0.34, 0.55, 0.95), (0.84, 0.04, 0.96)):
        canvas.rounded(left, top, right, top + 0.07, 0.035, theme.mist)
    return canvas


def draw_massif(theme: Theme, variant: int) -> Canvas:
    """The peaks of one mountain square."""
    canvas = Canvas()
    for number, (x, foot, half, height) in enumerate(_PEAKS[variant]):
        _peak(canvas, theme, x, foot, half, height, (variant + number) % 3)
    return canvas


def draw_link_peak(theme: Theme, variant: int) -> Canvas:
    """A peak to be centred on the border or corner between two linked squares."""
    canvas = Canvas()
    _peak(canvas, theme, 0.5, LINK_FOOT, 0.3, 0.6, variant % 3)
    return canvas


def _peak(
    canvas: Canvas, theme: Theme, x: float, foot: float, half: float, height: float, shape: int
) -> None:
    top = foot - height
    left = _slope(x, foot, -half, height)
    right = _slope(x, foot, half, height)
    ridge = [
        (x, top),
        (x + half * 0.1, top + height * 0.22),
        (x - half * 0.06, top + height * 0.45),
        (x + half * 0.16, top + height * 0.72),
        (x + half * 0.04, foot),
    ]
    canvas.polygon([*left, *reversed(ridge)], theme.rock_light)
    canvas.polygon([*right, *reversed(ridge)], theme.rock_dark)
    canvas.polygon(
        [(x - half * 0.3, foot), (x - half * 0.1, foot - height * 0.3), (x + half * 0.02, foot)],
        theme.rock_dark,
    )
    _snow(canvas, theme, (x, top), half, height, shape)


def _slope(x: float, foot: float, half: float, height: float) -> list[Point]:
    """One flank, from the summit to the foot: steep above, gentle below."""
    profile = ((0.0, 1.0), (0.1, 0.88), (0.28, 0.62), (0.52, 0.34), (0.78, 0.12), (1.0, 0.0))
    return [(x + half * across, foot - height * up) for across, up in profile]


def _snow(canvas: Canvas, theme: Theme, summit: Point, half: float, height: float, shape: int) -> None:
    x, top = summit
    low = (0.44, 0.5, 0.47)[shape]
    left = [
        (x - half * 0.36, top + height * low),
        (x - half * 0.24, top + height * (low - 0.11)),
        (x - half * 0.14, top + height * (low + 0.04)),
    ]
    middle = (x - half * 0.02, top + height * (low - 0.12))
    right = [
        (x + half * 0.13, top + height * (low + 0.08)),
        (x + half * 0.22, top + height * (low - 0.1)),
        (x + half * 0.36, top + height * low),
    ]
    flank_left = [(x - half * 0.28, top + height * 0.38), (x - half * 0.1, top + height * 0.12)]
    flank_right = [(x + half * 0.28, top + height * 0.38), (x + half * 0.1, top + height * 0.12)]
    canvas.polygon(
        [(x, top - 0.006), *reversed(flank_left), *left, middle, (x + half * 0.06, top + height * 0.25)],
        theme.snow,
    )
    canvas.polygon(
        [
            (x, top - 0.006),
            *reversed(flank_right),
            *reversed(right),
            middle,
            (x + half * 0.06, top + height * 0.25),
        ],
        theme.snow_shade,
    )
