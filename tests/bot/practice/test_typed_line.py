"""Lines typed into the page's box: each is read as a command, in either form, or refused with a reason."""

from __future__ import annotations

import pytest

from bot.client import HokkaidoBot
from bot.practice.typed_line import Entry, Option, UnreadableLineError, is_command, read_line
from bot.settings import Settings
from tests.bot.pseudo_locale import strict_texts

ENGLISH = strict_texts().of("en")
PEOPLE = {"Guest": 11, "Anna": 12}

#: simcord's names for the option types, by Discord's numbers.
KINDS = {3: "string", 4: "integer", 6: "user", 7: "channel", 8: "role", 11: "attachment"}


@pytest.fixture
async def entries() -> list[Entry]:
    """The bot's commands, as simcord lists them for its page."""
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    found: list[Entry] = []
    for command in bot.tree.get_commands():
        payload = command.to_dict(bot.tree)
        groups = [option for option in payload["options"] if option["type"] == 1]
        for leaf in groups or [payload]:
            path = [payload["name"], leaf["name"]] if groups else [payload["name"]]
            invocation = " ".join(path)
            options = [
                Option(
                    name=option["name"],
                    type=KINDS[option["type"]],
                    required=option["required"],
                    choices=option.get("choices", []),
                    minValue=option.get("min_value"),
                    maxValue=option.get("max_value"),
                )
                for option in leaf["options"]
            ]
            found.append(
                Entry(commandId="1", path=path, invocation=invocation, schemaFingerprint="f", options=options)
            )
    return found


@pytest.mark.parametrize(
    ("line", "path", "options"),
    [
        ("/place 17 3 2 rot", ["place"], {"card": "17", "x": "3", "y": "2", "rotation": "rot"}),
        (
            "/place 17  -1 0 rot under 12",
            ["place"],
            {"card": "17", "x": "-1", "y": "0", "rotation": "rot under 12"},
        ),
        (
            "/place card:17 x:3 y:2 rotation:rot",
            ["place"],
            {"card": "17", "x": "3", "y": "2", "rotation": "rot"},
        ),
        (
            "/place 17 rotation: 180/12 y:2 x:3",
            ["place"],
            {"card": "17", "x": "3", "y": "2", "rotation": "180/12"},
        ),
        ("  /DONE ", ["done"], {}),
        ("/bid 17 2,-1", ["bid"], {"card": "17", "cube": "2,-1"}),
        ("/contest 1,2/3,-1 pile", ["contest"], {"cubes": "1,2/3,-1", "pair": "pile"}),
        ("/pick 17 game:abc", ["pick"], {"card": "17", "game": "abc"}),
        ("/hokkaido start", ["hokkaido", "start"], {}),
        (
            "/hokkaido start game:Honshu computers:2 deadline:1 hour",
            ["hokkaido", "start"],
            {"game": "honshu", "computers": "2", "deadline": "1h"},
        ),
        ("/hokkaido start game:honshu", ["hokkaido", "start"], {"game": "honshu"}),
        ("/hokkaido start game: computers:4", ["hokkaido", "start"], {"computers": "4"}),
        ("/hokkaido invite @anna", ["hokkaido", "invite"], {"player": "12"}),
        ("/hokkaido invite <@99>", ["hokkaido", "invite"], {"player": "99"}),
        ("/table vote end", ["table", "vote"], {"about": "end"}),
    ],
)
def test_a_line_is_read_as_its_command(
    entries: list[Entry], line: str, path: list[str], options: dict[str, str]
) -> None:
    run = read_line(line, entries, PEOPLE)
    assert (run["path"], run["options"]) == (path, options)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/", "There’s no command “/”. Type / to see them all."),
        ("/chess", "There’s no command “/chess”. Type / to see them all."),
        ("/hokkaido", "There’s no command “/hokkaido”. Type / to see them all."),
        ("/hokkaido strat now", "There’s no command “/hokkaido strat”. Type / to see them all."),
        ("/place 17 3", "Type it like this: /place card:… x:… y:… rotation:… "),
        (
            "/place 17 3 rotation: y:2",
            "Type it like this: /place card:… x:… y:… rotation:… [game:…]",
        ),
        ("/hokkaido start honshu", "Type it like this: /hokkaido start [game:…] "),
        ("/hokkaido watch me", "Type it like this: /hokkaido watch"),
        ("/pick 17 18", "“17 18” doesn’t work for card."),
        ("/pick seven", "“seven” doesn’t work for card."),
        ("/pick 99999999999999999999", "“99999999999999999999” doesn’t work for card."),
        ("/hokkaido start game:chess", "“chess” doesn’t work for game."),
        ("/hokkaido start computers:9", "“9” doesn’t work for computers."),
        ("/hokkaido start deck:mine", "“mine” doesn’t work for deck."),
        ("/hokkaido invite Zoe", "“Zoe” doesn’t work for player."),
    ],
)
def test_an_invalid_line_is_refused_with_a_one_line_reason(
    entries: list[Entry], line: str, said: str
) -> None:
    with pytest.raises(UnreadableLineError) as refused:
        read_line(line, entries, PEOPLE)
    why = ENGLISH.format(f"practice-line-{refused.value.key}", **refused.value.values)
    assert why.startswith(said)
    assert "\n" not in why


def test_only_a_line_with_a_slash_is_meant_as_a_command() -> None:
    assert is_command(" /done")
    assert not is_command("1/2")
    assert not is_command("")
