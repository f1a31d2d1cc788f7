"""Guests of a table: invitations, another game with the same people, and the list of one's games."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables import Stage, Table
from bot.tables.company import Asked, GameOfPerson
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.names import escaped, seat_name
from bot.views.screen import Button, Screen, Tone, rows_of

#: So many games are listed; the others are counted.
MOST_GAMES = 12


def invitation_screen(texts: Language, table: Table, user_ids: tuple[int, ...]) -> Screen:
    """The message that tells people of an invitation; it notifies them."""
    names = [f"<@{user_id}>" for user_id in user_ids]
    host = escaped(table.host_name)
    text = texts.format(
        "invitation", names=names, host=host, game=texts.format(f"game-{table.options.rules}")
    )
    join = Button(texts.format("button-join"), CustomId("join", Moment(table.id)), Tone.GOOD)
    return Screen(text, rows=rows_of([join]), mentions=user_ids)


def rematch_button(texts: Language, table: Table) -> Button:
    """Opens another table for the people of this one."""
    return Button(texts.format("button-rematch"), CustomId("rematch", Moment(table.id)), Tone.GOOD)


def games_screen(texts: Language, games: tuple[GameOfPerson, ...]) -> Screen:
    """Everything that a person plays, with what is asked of them in each."""
    if not games:
        return Screen(texts.format("games-none"))
    lines = [texts.format("games-heading"), *(_line(texts, game) for game in games[:MOST_GAMES])]
    if len(games) > MOST_GAMES:
        lines.append(texts.format("games-more", count=len(games) - MOST_GAMES))
    return Screen("\n".join(lines))


def _line(texts: Language, game: GameOfPerson) -> str:
    table = game.table
    running = table.stage is Stage.RUNNING
    return texts.format(
        "games-line",
        asked=_asked(game),
        channel=table.channel_id,
        round=table.view(None).round if running else 0,
        until=0 if game.due_at is None else int(game.due_at.timestamp()),
    )


def _asked(game: GameOfPerson) -> str:
    """A word of the text ``games-line``: the first thing that is asked."""
    if not game.asked:
        return "none"
    first = game.asked[0]
    if first is Asked.MOVE:
        return str(game.table.view(game.seat).phase).replace("_", "-")
    return first.value.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that is offered to somebody: which, to whom, and who has it until then (None: a computer)."""

    seat: int
    to: int
    from_user: int | None

    @property
    def arguments(self) -> tuple[str, ...]:
        """The same for a custom id."""
        return (str(self.seat), str(self.to), str(self.from_user or 0))

    @classmethod
    def of(cls, arguments: tuple[str, ...]) -> Offer:
        """The offer that a custom id holds."""
        seat, to, from_user = (int(argument) for argument in arguments)
        return cls(seat, to, from_user or None)


def offer_screen(texts: Language, table: Table, offer: Offer) -> Screen:
    """The message with which a host or moderator offers somebody a seat; it notifies that person."""
    name = seat_name(texts, table, offer.seat)
    text = texts.format("seat-offered", user=offer.to, name=name)
    take = Button(
        texts.format("button-take-over"), CustomId("take-over", Moment(table.id), offer.arguments), Tone.GOOD
    )
    return Screen(text, rows=rows_of([take]), mentions=(offer.to,))
