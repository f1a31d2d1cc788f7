"""Every language says what the English texts say: every key, every value, and nothing left in English.

Translators run this folder (docs/translating.md). A language that is not finished yet, which nobody is
offered, is held to the files that it has.
"""

from __future__ import annotations

import pytest

from tests.bot.texts.translations import Folder, folders_to_try, problems

ENGLISH, *OTHERS = folders_to_try()


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_language_says_what_english_says(other: Folder) -> None:
    found = problems(ENGLISH, other)
    assert not found, "\n".join(["", *found])


#: English, and what is wrong with a Russian text for it.
SOURCE = """
button-begin = Begin
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
choice = { $kind ->
    [lake] { $name } has water
   *[town] { $name } has houses
}
named = { NAME($kind) } of { $name }
begin = ## Press **Begin** or type `/hokkaido begin` 👑
same = as it was before
"""

RIGHT = """
button-begin = Начать
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
choice = { $kind ->
    [lake] { $name }: вода
   *[town] { $name }: дома
}
named = { $name }: { NAME($kind) }
begin = ## Нажмите **Начать** или введите `/hokkaido begin` 👑
same = как было
"""


def wrong_with(text: str) -> list[str]:
    english = Folder("en", {"language.ftl": SOURCE})
    return problems(english, Folder("ru", {"language.ftl": text}))


def test_a_good_translation_is_good() -> None:
    assert wrong_with(RIGHT) == []
    assert (
        wrong_with(RIGHT.replace("same = как было", "# The name, as in English.\nsame = as it was before"))
        == []
    )
    plainly = "cards = Карт: { $count }\n"
    assert wrong_with(plainly + RIGHT[RIGHT.index("choice") - 1 :] + "button-begin = Начать") == []


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("same = как было\n", "", "same: is missing"),
        ("same = как было\n", "same = как было\nmore = ещё\n", "more: is not in this file in English"),
        ("[one] { $count } карта", "[one] { $number } карта", "cards: there is no value $number"),
        ("{ $name }: { NAME($kind) }", "{ NAME($kind) }", "named: the value $name is not said"),
        ("{ NAME($kind) }", "{ $kind }", "named: $kind has to be named: { NAME($kind) }"),
        ("{ NAME($kind) }", '{ NAME($kind, form: "odd") }', "named: no name has the form .odd"),
        ("    [few] { $count } карты\n", "", "cards: $count lacks the forms [few]"),
        ("[lake]", "[like]", "choice: $kind chooses between other words than in English: [lake], [like]"),
        ("как было", "{ other }", "same: { other } is not there"),
        ("`/hokkaido begin`", "`/hokkaido end`", "begin: other commands than in English: "),
        ("## Наж", "Наж", "begin: other headings or small print than in English: ##"),
        (" 👑", "", "begin: other signs than in English: 👑"),
        ("**Начать**", "**Старт**", "begin: the button **Begin** is called **Начать**"),
        ("как было", "as it was before", "same: is the same as in English; "),
        (": вода", " has water", "choice: still says “has water”"),
    ],
)
def test_what_is_wrong_is_found(right: str, wrong: str, problem: str) -> None:
    assert right in RIGHT
    found = wrong_with(RIGHT.replace(right, wrong, 1))
    assert any(line.startswith(f"language.ftl: {problem}") for line in found), found


def test_a_finished_language_has_every_file_and_another_one_only_whole_ones() -> None:
    english = Folder("en", {"language.ftl": "language-name = English", "map.ftl": SOURCE})
    whole, half = {"map.ftl": RIGHT}, {"map.ftl": RIGHT.replace("same = как было\n", "")}
    opened = {"language.ftl": "language-name = Русский"}
    assert problems(english, Folder("ru", whole)) == []
    assert problems(english, Folder("ru", half)) == ["map.ftl: same: is missing"]
    assert problems(english, Folder("ru", opened)) == ["map.ftl: the file is missing"]
    assert problems(english, Folder("ru", opened | whole)) == []
