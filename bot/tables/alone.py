"""Rules about playing alone: a random deal, or the map of the day, which is the same for everyone.

Such a table has one seat and no channel. No one else sees it, and nothing is announced.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from bot.tables.change import Change, also_alone
from bot.tables.checks import TableError, seat_at
from bot.tables.options import TableOptions
from bot.tables.table import Person, Table, TableSeat
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.cards import Side


def place_of(user_id: int, day: date | None) -> int:
    """The id used in place of a channel id: one for a person's own deals, another for maps of the day.

    Because a channel can have one open table, a person can play one game of each kind at a time.
    """
    own, of_days = places_of(user_id)
    return own if day is None else of_days


def places_of(user_id: int) -> tuple[int, int]:
    """The ids of both places of a person: for their own deals, and for the maps of the day."""
    return user_id, -user_id


def options_alone(rules: Rules, side: Side, *, with_goals: bool = False) -> TableOptions:
    """The options of a person's own deal; in Honshu with a scoring card."""
    return TableOptions(
        side=side,
        with_goals=with_goals and rules is Rules.HOKKAIDO,
        order=PlacingOrder.SIMULTANEOUS,
        rules=rules,
        selection=Selection.DRAFT,
        scoring_card="random" if rules is Rules.HONSHU else None,
        alone=True,
    )


def options_of_day(day: date) -> TableOptions:
    """The options of the map of a day: Hokkaido without goals or hints, with alternating sides."""
    side = Side.A if day.toordinal() % 2 else Side.B
    return replace(options_alone(Rules.HOKKAIDO, side), hints=False, day=day)


def day_at(now: datetime) -> date:
    """The day of the map of the day, in UTC."""
    return now.astimezone(UTC).date()


def end_of_day(day: date) -> datetime:
    """When the next map of the day begins, and the secret of this one is published."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)


def is_fresh(table: Table, asked: TableOptions) -> bool:
    """Whether a deal has these options and no moves."""
    own = table.options
    kind = (own.rules, own.side, own.with_goals)
    is_untouched = table.game is not None and not table.game.actions
    return is_untouched and kind == (asked.rules, asked.side, asked.with_goals)


def goes_on(table: Table, asked: TableOptions) -> bool:
    """Whether the map of another day than requested goes on.

    It has moves, or it is of a later day, dealt while the clock was ahead.
    """
    game, own = table.game, table.options.day
    if game is None or own is None or asked.day is None:
        return False
    return bool(game.actions) or own > asked.day


def options_after(table: Table, now: datetime) -> TableOptions:
    """The options of the deal that follows a finished one.

    After the map of an earlier day it is today's map, after today's a person's own deal.
    """
    options = table.options
    if is_day_over(table, now):
        return options_of_day(day_at(now))
    return options_alone(options.rules, options.side, with_goals=options.with_goals)


#: One missed day within this number of days does not end a streak.
WEEK = 7


def streak(played: Collection[date], last: date) -> int:
    """The number of days played in a row up to the ``last`` one; 0 if that was not played.

    A missed day does not count, and ends the streak only if another was missed within a week.
    """
    count, missed = 0, last + timedelta(days=WEEK)
    day = last
    while day in played or (count and missed - day >= timedelta(days=WEEK)):
        if day in played:
            count += 1
        else:
            missed = day
        day -= timedelta(days=1)
    return count


def table_alone(table_id: str, guild_id: int, person: Person, options: TableOptions, now: datetime) -> Table:
    """A table of one person before the deal; ``guild_id`` is where they began, or 0."""
    place = place_of(person.id, options.day)
    return Table.opened(table_id, guild_id, place, options, (TableSeat(person.id, person.name),), now)


@also_alone
def bring_to_server(table: Table, _now: datetime, by: Person, guild_id: int) -> Change:
    """Make a map of the day that was begun in direct messages count on a server.

    Nothing changes if the map already counts on a server, or is over.
    """
    seat_at(table, by.id)
    if table.options.day is None or table.guild_id or not table.stage.is_open:
        return Change(table, unchanged=True)
    return Change(replace(table, guild_id=guild_id))


def is_day_over(table: Table, now: datetime) -> bool:
    """Whether a table has the map of an earlier day, whose result no longer counts."""
    day = table.options.day
    return day is not None and now >= end_of_day(day)


def must_be_over(table: Table, now: datetime) -> None:
    """Refuse to show the secret of a map that others still play, or someone's map built from it.

    Raises:
        TableError: ``day-not-over``.
    """
    day = table.options.day
    if day is not None and not is_day_over(table, now):
        raise TableError("day-not-over", until=int(end_of_day(day).timestamp()))
