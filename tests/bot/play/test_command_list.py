"""The slash commands and their options, in the order sent to Discord."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.client import HokkaidoBot
from bot.settings import Settings
from tests.bot.play.room import ENGLISH

#: A question mark follows an optional option, and a star one with autocomplete. A number in brackets is the
#: number of choices.
COMMANDS = """
hokkaido start game?:text(2) side?:text(2) goals?:text(2) computers?:number strength?:text(3) order?:text(3)
    selection?:text(2) scoring_card?:text(10) deck?:file deadline?:text(7) thread?:text(2)
    by_invitation?:text(2) language?:text*
hokkaido join
hokkaido leave game?:text*
hokkaido begin game?:text*
hokkaido cancel game?:text*
hokkaido status game?:text*
hokkaido help
hokkaido rules game?:text(2)
hokkaido cards number?:number game?:text(2)
hokkaido invite player:person game?:text*
hokkaido watch
hokkaido games
hokkaido away game?:text*
hokkaido verify record?:file game?:text*
hokkaido settings
hokkaido record game?:text*
hokkaido replay player?:text game?:text*
hokkaido review player?:text game?:text*
hokkaido log game?:text*
hokkaido stats player?:person
hokkaido leaderboard games?:text(2)
hokkaido privacy
hokkaido my-data
hokkaido forget-me
solo start game?:text(2) side?:text(2) goals?:text(2)
solo today
table pause game?:text*
table resume game?:text*
table extend by:text(5) game?:text*
table replace player:text* game?:text*
table offer player:text* to:person game?:text*
table uninvite player:person game?:text*
table hand-over player:text* game?:text*
table undo game?:text*
table vote about:text* game?:text*
table end game?:text*
table settings role?:role ping?:role forum?:channel deck?:file
hand game?:text*
note text:text game?:text*
hint game?:text*
map player?:text* game?:text*
pick card:number* game?:text*
discard card:number* game?:text*
bid card:number* cube:text* game?:text*
take card:number* game?:text*
pair pair:text* game?:text*
contest cubes:text* pair:text* game?:text*
accept game?:text*
place card:number* x:number y:number rotation:text* game?:text*
aside card:number* game?:text*
wait game?:text*
done game?:text*
undo game?:text*
terraform x:number y:number terrain:text* cubes:text* game?:text*
tile x:number y:number terrain:text* game?:text*
skip game?:text*
"""

KINDS = {
    discord.AppCommandOptionType.string: "text",
    discord.AppCommandOptionType.integer: "number",
    discord.AppCommandOptionType.user: "person",
    discord.AppCommandOptionType.role: "role",
    discord.AppCommandOptionType.channel: "channel",
    discord.AppCommandOptionType.attachment: "file",
}


async def every_command() -> list[dict[str, Any]]:
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


def lines(command: Mapping[str, Any], group: str = "") -> Iterator[str]:
    """Yield a line for a command, or for each command of a group."""
    options = command.get("options", [])
    name = f"{group}{command['name']}"
    if any(option["type"] == discord.AppCommandOptionType.subcommand.value for option in options):
        for option in options:
            yield from lines(option, f"{name} ")
    else:
        yield " ".join([name, *map(described, options)])


def described(option: Mapping[str, Any]) -> str:
    needed = "" if option["required"] else "?"
    offered = "*" if option.get("autocomplete") else ""
    choices = f"({len(option['choices'])})" if "choices" in option else ""
    return f"{option['name']}{needed}:{KINDS[discord.AppCommandOptionType(option['type'])]}{offered}{choices}"


async def test_the_commands_and_their_options() -> None:
    told = [line for command in await every_command() for line in lines(command)]
    assert told == COMMANDS.replace("\n    ", " ").strip().splitlines()


async def test_the_english_texts_have_every_command_and_option_name() -> None:
    def check(kind: str, named: Mapping[str, Any]) -> None:
        key = f"{kind}-name-{named['name'].replace('_', '-')}"
        assert ENGLISH.format(key) == named["name"]
        for option in named.get("options", []):
            is_command = option["type"] == discord.AppCommandOptionType.subcommand.value
            check("command" if is_command else "option", option)

    for command in await every_command():
        check("command", command)
