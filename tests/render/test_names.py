"""Names in any script never break a picture, and no letter is drawn as an empty box."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.drawing.fonts import Weight, drawable, fitted, has_glyph, width_of, wrapped
from render.pictures.map_picture import Heading, draw_map
from render.pictures.round_picture import draw_round
from render.pictures.score_sheet import draw_score_sheet
from render.pictures.trick_picture import draw_trick
from tests.render import samples
from tests.render.english import ENGLISH


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Haruka", "Haruka"),
        ("Иван Сидоров", "Иван Сидоров"),
        ("Szörényi Őrs", "Szörényi Őrs"),
        ("Ανδρέας", "Ανδρέας"),
        ("漢字🎲", ""),
        ("Ann 漢字", ""),  # without all its letters it would be another name
        ("ᎪᏞᎬX", ""),
        ("🅰nna", ""),
        ("Max 🇩🇪", "Max"),
        ("🎲 Ann 🎲", "Ann"),
        ("الاسم", ""),
        ("e\u0301clair", "éclair"),
        ("Ｋｉｍ", "Kim"),
        ("ᴋɪᴍ", "KɪM"),
        ("𝐊𝐢𝐦 𝓞́", "Kim Ó"),
        ("A² ½", "A² ½"),
        ("A+B = 5€", "A+B = 5€"),
        ("A\u200dnn\u202e", "Ann"),
        ("  A \t\n B  ", "A B"),
        ("★ ★", ""),
        ("!!!", ""),
        ("", ""),
    ],
)
def test_only_the_letters_that_the_typeface_has_are_drawn(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


def test_every_letter_of_the_five_languages_has_a_glyph() -> None:
    letters = "abcdefghijklmnopqrstuvwxyzáéíóöőúüűñãâàçêôабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    others = "0123456789−+×±→…–—„”»«“”‘’¿¡ºª.,:;!?()/%№"
    lacking = [character for character in letters + letters.upper() + others if not has_glyph(character)]
    assert lacking == []


def test_a_long_line_shrinks_first_and_then_ends_in_an_ellipsis() -> None:
    text = "José María da Conceição e Silva"
    assert fitted(text, Weight.SEMIBOLD, 30, 2000) == (text, 30)
    shrunk, size = fitted(text, Weight.SEMIBOLD, 30, 360)
    assert (shrunk, size < 30) == (text, True)
    cut, smallest = fitted(text, Weight.SEMIBOLD, 30, 200)
    assert cut.endswith("…")
    assert width_of(cut, Weight.SEMIBOLD, smallest) <= 200


@pytest.mark.parametrize(
    "text", ["one", "some words that need more than one line", "W" * 90, "two " + "W" * 90]
)
def test_wrapped_lines_stay_within_their_box(text: str) -> None:
    lines, size = wrapped(text, Weight.REGULAR, 30, 240, 2)
    assert len(lines) <= 2
    assert all(width_of(line, Weight.REGULAR, size) <= 240 for line in lines)


#: 32 of the widest letters, of letters missing from the typeface, and of accents on one letter.
_HARD_NAMES = ("W" * 32, "漢" * 32, "🎲" * 32, "Z" + "\u0351" * 31, "\u202e" * 32)


def test_hard_names_do_not_change_the_size_of_a_picture() -> None:
    plain = ("A", "B", "C", "D", "E")
    final = samples.view(5, over=True)
    trick = samples.view_with_trick()
    for draw, view in ((draw_round, final), (draw_score_sheet, final), (draw_trick, trick)):
        one, other = draw(view, _HARD_NAMES, ENGLISH), draw(view, plain, ENGLISH)
        assert (one.width, one.height) == (other.width, other.height)


def test_a_name_does_not_reach_the_score_beside_it() -> None:
    """The right fifth of the heading, with round and score, is the same for an empty and a long name."""
    player_map = samples.histories()[0][6][0]
    images = [
        Image.open(BytesIO(draw_map(player_map, ENGLISH, heading=Heading(0, name, 47, "Round 6")).data))
        for name in ("", "W" * 32)
    ]
    strips = [image.convert("RGB").crop((image.width * 4 // 5, 0, image.width, 60)) for image in images]
    highest = max(ImageChops.difference(*strips).reduce(4).tobytes())
    assert highest < 24
