"""One person, or everyone, looking at a table: the input for every screen of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property
from typing import TypeVar

from bot.errors import InputError
from bot.escaping import escaped, isolated
from bot.people.links import Links
from bot.people.preferences import Reader
from bot.tables import Stage, Table
from bot.tables.change import Notice, SeatReplaced
from bot.tables.computer_seats import DEFAULT_COMPUTER
from bot.tables.table import TableSeat
from bot.tables.timing import GAME_CLOSES_AFTER, LOBBY_CLOSES_AFTER
from bot.texts import Language, text_key
from bot.texts.picture_phrases import phrases_of
from bot.views.screen import Button, CustomId, Moment, Screen, Tone, with_show_button
from engine.actions import Action, Bid, Pick
from engine.options import Selection
from engine.parts.placement import Placement
from engine.views import Phase, SeatView, View
from render.drawing.fonts import drawable
from render.drawing.pen import SEAT_LETTERS
from render.palette import ThemeName
from render.phrases import Phrases

#: The first decision of a seat in a round: the choice of a card from its hand (rules.md 2, 3).
OPENING = (Pick, Bid)

#: The number of rounds in which screens explain themselves.
ROUNDS_TO_LEARN = 2

#: The name of the link to the board, and of the button that answers with it.
BOARD = "board"

_Decided = TypeVar("_Decided", bound=Action)


@dataclass(frozen=True)
class Viewer:
    """The person looking at a table, with their language and theme.

    ``seat`` is that person's seat; None for everyone.
    """

    reader: Reader
    table: Table
    seat: int | None

    @property
    def everyone(self) -> Viewer:
        """The same table, in the same language and theme, for everyone."""
        return self if self.seat is None else Viewer(self.reader, self.table, None)

    @property
    def unformatted(self) -> Viewer:
        """The same viewer with texts that are not formatted, for screens that are only compared."""
        reader = replace(self.reader, texts=self.reader.texts.unformatted)
        return Viewer(reader, self.table, self.seat)

    @property
    def texts(self) -> Language:
        """The viewer's language."""
        return self.reader.texts

    @property
    def theme(self) -> ThemeName:
        """The theme of the viewer's pictures."""
        return self.reader.theme

    @cached_property
    def view(self) -> View:
        """The engine's view for this viewer, cached by the table.

        Raises:
            ValueError: the game has not begun.
        """
        return self.table.view(self.seat)

    @property
    def own_seat(self) -> int:
        """The number of the viewer's seat.

        Raises:
            ValueError: the viewer is everyone.
        """
        if self.seat is None:
            raise ValueError("everyone's view has no seat of its own")
        return self.seat

    @property
    def own(self) -> SeatView:
        """The viewer's own seat in the game.

        Raises:
            ValueError: the viewer is everyone, or the game has not begun.
        """
        return self.view.seats[self.own_seat]

    @property
    def intended(self) -> Placement | None:
        """Where the viewer intends to place their card, while they can take that back."""
        return None if self.seat is None else self.table.intended_by(self.seat)

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for the viewer's seat."""
        return self.seat in self.view.waiting_for

    @property
    def may_place(self) -> bool:
        """Whether it is the viewer's turn to place, or everyone places at the same time."""
        return self.seat in self.view.may_place

    @property
    def task(self) -> str | None:
        """The viewer's present decision: a variant of the texts about it; None if there is none."""
        if self.table.stage is not Stage.RUNNING or self.seat is None or self.is_away or not self.is_asked:
            return None
        is_placed = self.view.phase is Phase.MAP and self.own.placed
        return "done" if is_placed else text_key(self.view.phase)

    def variant_of(self, action: str) -> str:
        """The variant of the texts about a kind of action; a discard in a trick keeps the other card."""
        of_pair = action == "discard" and self.table.options.selection is Selection.TRICK
        return "keep" if of_pair else text_key(action)

    @property
    def wants_hints(self) -> bool:
        """Whether the table allows hints, and the viewer wants them."""
        return self.table.options.hints and self.reader.preferences.hints

    @property
    def is_beginning(self) -> bool:
        """Whether the viewer has yet to place their first card at their first table."""
        is_first_table = self.reader.first_table == self.table.id
        return is_first_table and self.view.round == 1 and self.seat is not None and not self.own.placed

    @property
    def is_early(self) -> bool:
        """Whether this is one of the first rounds, in which screens also explain themselves."""
        return self.view.round <= ROUNDS_TO_LEARN

    @property
    def is_away(self) -> bool:
        """Whether a computer player plays for the viewer; False for everyone."""
        return self.seat is not None and self.table.seats[self.seat].away

    @property
    def step(self) -> int:
        """The number of the viewer's decisions that were not taken back; 0 for everyone."""
        return 0 if self.seat is None else self.table.step_of(self.seat)

    @cached_property
    def moment(self) -> Moment:
        """The present moment, for the custom ids of buttons and menus."""
        if self.table.game is None:
            return Moment(self.table.id)
        return Moment(self.table.id, self.view.round, self.view.phase, self.step)

    @property
    def heading(self) -> str:
        """The beginning of every private message: the decision, the round, the game and the deadline."""
        table, number = self.table, self.view.round
        if table.paused_at is not None:
            return f"{self.format('paused', **closing_times())}\n{self.heading_of_round(number)}"
        task = None if table.options.alone else self.task
        if task is None:
            line = self.heading_of_round(number)
        else:
            line = self.format("your-turn", task=task, round=number, channel=table.channel_id)
        clock = None if self.seat is None else table.clock_of(self.seat)
        if clock is None or clock.due_at is None or clock.overdue:
            return line
        return f"{line}\n{self.format('due', until=clock.due_at)}"

    def heading_of_round(self, number: int) -> str:
        """The round and the game of a private message."""
        if self.table.options.alone:
            return self.format("alone-heading", round=number, day=noon_of(self.table.options.day))
        return self.format("private-heading", round=number, channel=self.table.channel_id)

    def decision_in(self, round_number: int, *kinds: type[_Decided]) -> _Decided | None:
        """The viewer's last decision of one of these kinds in a round, or None."""
        game = self.table.game
        own = [] if game is None else [action for action in game.actions if action.seat == self.seat]
        openings = [index for index, action in enumerate(own) if isinstance(action, OPENING)]
        if len(openings) < round_number:
            return None
        of_round = own[openings[round_number - 1] : (*openings, len(own))[round_number]]
        return next((action for action in reversed(of_round) if isinstance(action, kinds)), None)

    @property
    def phrases(self) -> Phrases:
        """All texts for pictures, in the viewer's language."""
        return phrases_of(self.texts)

    def format(self, key: str, **values: object) -> str:
        """A text in the viewer's language; see ``Language.format``."""
        return self.texts.format(key, **values)

    def plain_name(self, seat: int) -> str:
        """The unescaped name of a seat, for pictures and for menus, which have no formatting."""
        who = self.table.seats[seat]
        if who.is_anonymous:
            return self.format("nobody")
        if who.computer is None:
            return isolated(who.name)
        number = sum(1 for other in self.table.seats[: seat + 1] if other.computer is not None)
        return self.format("computer-name", who=who.name or "nobody", number=number)

    @property
    def plain_names(self) -> list[str]:
        """The unescaped names of all seats."""
        return [self.plain_name(seat) for seat in range(len(self.table.seats))]

    def name(self, seat: int) -> str:
        """The name of a seat for the text of a message, escaped so that it formats and pings nothing."""
        return escaped(self.plain_name(seat))

    def name_beside_picture(self, seat: int) -> str:
        """A seat's escaped name, preceded by its letter if pictures cannot draw the name."""
        is_drawn = drawable(self.plain_name(seat)) != ""
        return self.name(seat) if is_drawn else f"({SEAT_LETTERS[seat]}) {self.name(seat)}"

    def key_of_letters(self) -> list[str]:
        """A line in small print with the players who have only a letter in pictures, if there are any."""
        lettered = [self.name_beside_picture(seat) for seat in range(len(self.table.seats))]
        alone = [line for seat, line in enumerate(lettered) if line != self.name(seat)]
        return ["-# " + ", ".join(alone)] if alone else []

    def names(self, seats: Iterable[int]) -> list[str]:
        """The names of several seats for the text of a message."""
        return [self.name(seat) for seat in seats]

    def picture_key(self, *shown: object) -> str:
        """A key for a picture of the table: it changes with ``shown``, the names, language and theme."""
        names = [(seat.name, seat.computer, seat.is_anonymous) for seat in self.table.seats]
        return repr((self.texts.locale, str(self.theme), names, shown))

    def button(
        self,
        control: str,
        tone: Tone = Tone.PLAIN,
        *,
        arguments: tuple[str, ...] = (),
        text: str | None = None,
        disabled: bool = False,
        lasting: bool = False,
        decides: bool = False,
        **values: object,
    ) -> Button:
        """A button for the present moment, or a ``lasting`` one, which is valid as long as the table exists.

        Its label is the text ``button-CONTROL``, or ``text``, with these values. One that ``decides`` is
        disabled while the game is paused.
        """
        label = self.format(text or f"button-{control}", **values)
        moment = Moment(self.table.id) if lasting else self.moment
        is_paused = decides and self.table.paused_at is not None
        return Button(label, CustomId(control, moment, arguments), tone, disabled or is_paused)

    def with_board(self, screen: Screen, text: str = "button-board") -> Screen:
        """The screen with this viewer's link to the board, labelled with a text, if the board is served.

        If links do not last, it is a button that answers with the present one.
        """
        links = self.reader.links
        if links is None or self.table.game is None:
            return screen
        return screen.with_button(self._board_button(self._link(links) if links.lasts else "", text))

    @property
    def board_screen(self) -> Screen:
        """The answer to **Board**: this viewer's present link to the board.

        Raises:
            InputError: the board is switched off, or has no address at the moment.
        """
        links = self.reader.links
        if links is None:
            raise InputError("board-off")
        if not links.address:
            raise InputError("board-unreachable")
        return Screen(self.format("board-link"), rows=((self._board_button(self._link(links)),),))

    def _link(self, links: Links) -> str:
        person = None if self.seat is None else self.table.seats[self.seat].user_id
        return links.of(self.table, person, self.texts.locale, self.reader.links_renewed)

    def _board_button(self, url: str, text: str = "button-board") -> Button:
        return Button(self.format(text), CustomId(BOARD, Moment(self.table.id)), url=url)

    def with_private_note(self, screen: Screen) -> Screen:
        """The screen with the viewer's own note below it, if they have written one."""
        user_id = self.table.seats[self.own_seat].user_id
        note = "" if user_id is None else self.table.note_of(user_id)
        if not note:
            return screen
        return replace(screen, text=f"{screen.text}\n{self.format('private-note', text=escaped(note))}")

    def back_button(self, arguments: tuple[str, ...] = ()) -> Button:
        """The button that returns to the viewer's present decision."""
        return self.button("now", arguments=arguments, text="button-back")


def viewers_then(viewer: Viewer, events: Sequence[object]) -> list[Viewer]:
    """The viewer at each of these events, the oldest first, with the seats' names at that time."""
    found: list[Viewer] = []
    for event in reversed(events):
        found.append(viewer)
        if isinstance(event, SeatReplaced):
            viewer = viewer_before(viewer, event)
    return found[::-1]


def viewer_at(viewer: Viewer, notices: Sequence[Notice], entry: int) -> Viewer:
    """The viewer with the seats' names when this entry of the game's history was made.

    ``notices`` are all of the table, up to the moment of the names of ``viewer``.
    """
    for notice in reversed(notices):
        if isinstance(notice.event, SeatReplaced) and notice.entry > entry:
            viewer = viewer_before(viewer, notice.event)
    return viewer


def viewer_before(viewer: Viewer, event: SeatReplaced) -> Viewer:
    """The viewer with the previous player of the seat; with no player if that name is not known any more."""
    former = TableSeat(None, "")
    if event.former is not None:
        former = TableSeat(event.former.id, event.former.name)
    elif event.former_computer:
        former = TableSeat(None, event.former_computer, DEFAULT_COMPUTER)
    return replace(viewer, table=viewer.table.with_seat(event.seat, former))


def to_show_screen(viewer: Viewer, screen: Screen, *arguments: str, may_show: bool) -> Screen:
    """A private screen, with the button that shows it to the channel if the person ``may_show`` it."""
    if not may_show:
        return screen
    return with_show_button(viewer.texts, screen, *arguments, moment=Moment(viewer.table.id))


def noon_of(day: date | None) -> int:
    """A day as a timestamp for the texts: its noon, which is the same day almost everywhere; 0 for no day."""
    return 0 if day is None else int(datetime.combine(day, time(12), UTC).timestamp())


def alone_in_words(table: Table) -> dict[str, object]:
    """The game of a person who plays alone, and its round, which is 1 before the deal."""
    return {"day": noon_of(table.options.day), "round": 1 if table.game is None else table.game.round}


def closing_times() -> dict[str, object]:
    """The time until an idle table closes: in hours for a lobby, in days for a game."""
    return {"hours": LOBBY_CLOSES_AFTER // timedelta(hours=1), "days": GAME_CLOSES_AFTER.days}
