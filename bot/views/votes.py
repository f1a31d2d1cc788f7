"""Votes and offers: going back, invitations, seats on offer, and seats that a computer player plays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime

from bot.errors import InputError
from bot.escaping import escaped
from bot.people.limits import INVITATION
from bot.tables import Stage, Table, TableError
from bot.tables.change import Notice, VoteCast, VoteEnded, VoteOpened
from bot.tables.game_moves import UndoPoint, no_one_to_ask
from bot.tables.table import Vote, VoteKind
from bot.tables.votes import AGREED, is_about_host, voters, waited_for
from bot.views.game_over import KEEP
from bot.views.map_screens import TAKE_SEAT_BACK
from bot.views.screen import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    Choice,
    CustomId,
    Menu,
    Row,
    Screen,
    Tone,
    cut,
)
from bot.views.viewer import Viewer, viewer_at, viewers_then

#: The button with which a host gives their own seat to a computer player permanently.
GIVE_UP_SEAT = "give-up-seat"

#: The button with which a host or moderator withdraws the offer of a seat.
WITHDRAW_OFFER = "withdraw-offer"


def invitation_screen(viewer: Viewer, user_ids: tuple[int, ...]) -> Screen:
    """The message that invites people to play or, once the game has begun, to watch."""
    table = viewer.table
    names = [f"<@{user_id}>" for user_id in user_ids]
    host = escaped(table.host_name)
    to_play = table.stage is Stage.LOBBY
    text = viewer.format(
        "invitation" if to_play else "invitation-to-watch",
        names=names,
        host=host,
        game=viewer.format(f"game-{table.options.rules}"),
    )
    rows = ((viewer.button("join", Tone.GOOD, lasting=True),),) if to_play else ()
    return Screen(text, rows=rows, mentions=user_ids, about=INVITATION)


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """An offer of a seat: the seat, the recipient, the present player (None: a computer), and the host."""

    seat: int
    to: int
    from_user: int | None
    host: int

    @property
    def arguments(self) -> tuple[str, ...]:
        """The offer as arguments of a custom id, in hexadecimal so that four ids fit."""
        return tuple(f"{part:x}" for part in (self.seat, self.to, self.from_user or 0, self.host))

    @classmethod
    def of(cls, arguments: tuple[str, ...]) -> SeatOffer:
        """Parse an offer from the arguments of a custom id.

        Raises:
            TableError: ``offer-too-old``, the host's id is missing.
        """
        if len(arguments) != len(fields(cls)):
            raise TableError("offer-too-old")
        seat, to, from_user, host = (int(argument, 16) for argument in arguments)
        return cls(seat, to, from_user or None, host)


def offer_screen(viewer: Viewer, offer: SeatOffer) -> Screen:
    """The message in which a host or moderator offers a seat; it notifies the recipient."""
    name = viewer.name(offer.seat)
    text = viewer.format("seat-offered", user=offer.to, name=name)
    take = viewer.button("take-over", Tone.GOOD, arguments=offer.arguments, lasting=True)
    withdraw = viewer.button(WITHDRAW_OFFER, arguments=offer.arguments, lasting=True)
    return Screen(text, rows=((take, withdraw),), mentions=(offer.to,), about=INVITATION)


def away_screen(viewer: Viewer) -> Screen:
    """The screen of a person whose seat a computer player plays, with a button to take it back."""
    return Screen(viewer.format("seat-is-away-own"), rows=_take_back_row(viewer))


def seat_taken_screen(viewer: Viewer, seat: int, *, notifies: bool) -> Screen:
    """The message in the channel to a person whose seat a computer player has taken over."""
    user_id = viewer.table.seats[seat].user_id
    return Screen(
        viewer.format("seat-is-away", user=user_id or 0),
        rows=_take_back_row(viewer),
        mentions=(user_id,) if notifies and user_id is not None else (),
    )


def _take_back_row(viewer: Viewer) -> tuple[Row, ...]:
    return ((viewer.button(TAKE_SEAT_BACK, Tone.MAIN, lasting=True),),)


def confirm_giving_up_screen(viewer: Viewer) -> Screen:
    """The consequences of giving the viewer's seat to a computer player permanently, and the two buttons."""
    buttons = (viewer.button(GIVE_UP_SEAT, Tone.BAD, lasting=True), viewer.button(KEEP, lasting=True))
    is_host = viewer.table.seat_of(viewer.table.host_id) == viewer.seat
    keeps = viewer.table.is_in_second_half and viewer.table.keeper_of(viewer.own_seat) is None
    text = viewer.format("give-up-seat", host=is_host, keeps=keeps)
    return Screen(text, rows=(buttons,))


#: The buttons of a vote.
AGREE, DECLINE, WITHDRAW = "vote-agree", "vote-decline", "vote-withdraw"


def vote_screen(viewer: Viewer, vote: Vote, point: UndoPoint | None, notices: Sequence[Notice]) -> Screen:
    """The votes so far, and the buttons.

    ``point`` is where an undo would go back to; for that ``notices`` are all of the table.
    """
    lines = vote_lines(viewer, vote, point, notices)
    asked = []
    for seat in voters(viewer.table, vote):
        name = viewer.name(seat)
        if seat in vote.agreed:
            lines.append(viewer.format("vote-agrees", name=name))
        elif seat in vote.declined:
            lines.append(viewer.format("vote-declines", name=name))
        else:
            user_id = viewer.table.seats[seat].user_id or 0
            asked.append(user_id)
            lines.append(viewer.format("vote-open", name=name, user=user_id))
    for seat in waited_for(viewer.table, vote):
        user_id = viewer.table.seats[seat].user_id or 0
        asked.append(user_id)
        lines.append(viewer.format("vote-waits", user=user_id, until=vote.until))
    about = f"{vote.kind} {viewer.table.id}"
    return Screen("\n".join(lines), rows=(_buttons(viewer, vote),), mentions=tuple(asked), about=about)


def vote_lines(
    viewer: Viewer, vote: Vote, point: UndoPoint | None, notices: Sequence[Notice] = ()
) -> list[str]:
    """What a vote is about, who has to agree, and until when; the arguments are those of ``vote_screen``.

    Without ``notices`` players have their present names.
    """
    agree = _who_agrees(viewer.table, vote)
    return [
        _question(viewer, vote, point, notices),
        viewer.format("vote-until", agree=agree, until=vote.until),
    ]


def argument_of(vote: Vote) -> str:
    """The argument that identifies a button's vote, so that a late press does not count for the next vote."""
    return str(int(vote.opened_at.timestamp() * 1000))


def vote_line(viewer: Viewer, notices: Sequence[Notice], opened_at: datetime) -> str:
    """The result of the vote that was opened at this moment."""
    opened = _opening_of_vote(notices, opened_at)
    then = viewers_then(viewer, [notice.event for notice in notices])
    for number, notice in enumerate(notices):
        if opened is not None and number > opened and isinstance(notice.event, VoteEnded):
            return outcome_line(then[number], notice.event, notices[:number])
    return viewer.format("vote-closed")


def was_decided_at_once(ended: VoteEnded, before: Sequence[Notice]) -> bool:
    """Whether only the person who asked had to agree, so that the vote never had a message."""
    return ended.outcome == AGREED and isinstance(before[-1].event, VoteOpened)


def outcome_line(viewer: Viewer, ended: VoteEnded, before: Sequence[Notice]) -> str:
    """The result of a vote, its subject and those who agreed; ``before`` are all notices up to its end."""
    opened: VoteOpened | None = None
    votes: dict[int, bool] = {}
    for event in (notice.event for notice in before):
        if isinstance(event, VoteOpened):
            opened, votes = event, {event.seat: True}
        elif isinstance(event, VoteCast):
            votes[event.seat] = event.agrees
    agreed = tuple(seat for seat, agrees in votes.items() if agrees)
    declined = tuple(seat for seat, agrees in votes.items() if not agrees)
    values = {
        "outcome": ended.outcome,
        "kind": ended.kind,
        "name": "" if opened is None else viewer.name(opened.seat),
        "round": 0 if opened is None else opened.round or 0,
        "target": "" if opened is None or opened.target is None else viewer.name(opened.target),
        "agreed": len(agreed),
        "for": viewer.names(agreed),
        "declined": len(declined),
        "against": viewer.names(declined),
    }
    return viewer.format("log-vote-ended", **values)


def _question(viewer: Viewer, vote: Vote, point: UndoPoint | None, notices: Sequence[Notice]) -> str:
    name = viewer.name(vote.by)
    if vote.kind is VoteKind.UNDO:
        if point is None:  # taken back in the meantime
            return viewer.format("vote-undo-gone", name=name, round=vote.round or 0)
        before, did = _then(viewer, point, notices).name(point.seat), viewer.variant_of(point.did)
        return viewer.format("vote-undo", name=name, round=point.round, did=did, before=before)
    if vote.kind is VoteKind.HOST:
        target = "" if vote.target is None else viewer.name(vote.target)
        return viewer.format("vote-host", name=name, target=target)
    if vote.kind is VoteKind.REPLACE:
        seat = vote.target or 0
        keeps = viewer.table.keeper_of(seat) is None
        return viewer.format("vote-replace", name=name, target=viewer.name(seat), keeps=keeps)
    return viewer.format("vote-pause" if vote.kind is VoteKind.PAUSE else "vote-end", name=name)


def _who_agrees(table: Table, vote: Vote) -> str:
    """Who has to agree, as a variant for the text ``vote-until``."""
    if vote.kind is VoteKind.HOST:
        return "most"
    if is_about_host(vote):
        return "all-but-host"
    return "all" if {*voters(table, vote)} == {*table.people} else "since-deal"


def _buttons(viewer: Viewer, vote: Vote) -> tuple[Button, ...]:
    controls = ((AGREE, Tone.GOOD), (DECLINE, Tone.BAD), (WITHDRAW, Tone.PLAIN))
    arguments = (argument_of(vote),)
    return tuple(
        viewer.button(control, tone, arguments=arguments, lasting=True) for control, tone in controls
    )


def _opening_of_vote(notices: Sequence[Notice], moment: datetime) -> int | None:
    """The index of the notice that the vote was opened, which is stored a little after that ``moment``."""
    opened = (
        number
        for number, notice in enumerate(notices)
        if isinstance(notice.event, VoteOpened) and notice.at >= moment
    )
    return min(opened, key=lambda number: (notices[number].at, -number), default=None)


#: The value of the viewer's own last step, which needs no one's agreement.
OWN_STEP = "own"

#: The text that lists what a person who plays alone can take back.
ALONE_UNDO = "alone-undo"

#: The value of a move: the number of moves before it, its seat, and its kind.
POINT = re.compile(r"(?P<keep>\d+)\.(?P<seat>\d+)\.(?P<did>[a-z_]+)")


def undo_screen(viewer: Viewer, points: tuple[UndoPoint, ...], notices: Sequence[Notice]) -> Screen:
    """The menu; ``points`` are newest first, and ``notices`` are all of the table."""
    if viewer.is_away:
        return away_screen(viewer)
    own = viewer.view.may_take_back and viewer.table.paused_at is None
    choices = [Choice(viewer.format("undo-own-step"), OWN_STEP)] if own else []
    for point in points[: MOST_OPTIONS - len(choices)]:
        name = _then(viewer, point, notices).plain_name(point.seat)
        did = viewer.variant_of(point.did)
        label = viewer.format("undo-point", round=point.round, name=name, did=did)
        choices.append(Choice(cut(label, LONGEST_OPTION), f"{point.keep}.{point.seat}.{point.did}"))
    if not choices:
        return Screen(viewer.format(_why_nothing(viewer.table)))
    menu = Menu(viewer.format("undo-menu"), CustomId("undo-to", viewer.moment), tuple(choices))
    if viewer.table.options.alone:
        return Screen(viewer.format(ALONE_UNDO), rows=((menu,),))
    alone = len(viewer.table.people) == 1
    said = viewer.format("undo-choose", own=own, more=bool(points), alone=alone)
    return Screen(said, rows=((menu,),))


def _then(viewer: Viewer, point: UndoPoint, notices: Sequence[Notice]) -> Viewer:
    """The viewer with the seats' names when the first move to be undone was made."""
    return viewer_at(viewer, notices, viewer.table.entry_numbers[point.keep])


def _why_nothing(table: Table) -> str:
    """The text with the reason why there is nothing to go back to."""
    if table.options.alone:
        return ALONE_UNDO
    return "not-back-alone" if no_one_to_ask(table) else "undo-nothing"


def chosen_point(value: str) -> tuple[int, tuple[int, str]]:
    """The number of moves that the chosen option keeps, and the seat and kind of the next one.

    Raises:
        InputError: the menu was made by another version of this bot.
    """
    match = POINT.fullmatch(value)
    if match is None:
        raise InputError("button-unknown")
    return int(match["keep"]), (int(match["seat"]), match["did"])
