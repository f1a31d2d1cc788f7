"""Rows of buttons that a phone can show: three labels in a row are short."""

from __future__ import annotations

from bot.views.screen import LONGEST_OF_THREE, MOST_ROWS, NO_TABLE, Button, CustomId, Screen, rows_of

SHORT, LONG = "s" * LONGEST_OF_THREE, "l" * (LONGEST_OF_THREE + 1)


def buttons(*labels: str) -> list[Button]:
    return [Button(label, CustomId(f"control-{number}", NO_TABLE)) for number, label in enumerate(labels)]


def labels_of(screen: Screen) -> list[list[str]]:
    return [[part.label for part in row if isinstance(part, Button)] for row in screen.rows]


def test_a_long_label_is_in_a_row_of_two() -> None:
    rows = rows_of(buttons(SHORT, SHORT, SHORT, LONG, SHORT, SHORT, *[SHORT] * 5))
    assert labels_of(Screen("", rows=rows)) == [
        [SHORT] * 3,
        [LONG, SHORT],
        [SHORT] * 5,
        [SHORT],
    ]


def test_a_button_is_added_where_the_labels_stay_short_or_in_a_new_row() -> None:
    *first, added = buttons(SHORT, SHORT, LONG, SHORT, LONG)
    screen = Screen("", rows=(tuple(first[:2]), tuple(first[2:])))
    assert labels_of(screen.with_button(first[0])) == [[SHORT, SHORT], [LONG, SHORT]], "it is there"
    assert labels_of(screen.with_button(added)) == [[SHORT, SHORT], [LONG, SHORT], [LONG]]


def test_a_button_is_never_left_out_for_a_long_label() -> None:
    *full, one, other, added = buttons(*[SHORT] * 5 * (MOST_ROWS - 1), LONG, SHORT, SHORT)
    screen = Screen("", rows=(*rows_of(full), (one, other)))
    assert len(screen.rows) == MOST_ROWS
    assert labels_of(screen.with_button(added))[-1] == [LONG, SHORT, SHORT]
