"""The posts for everyone in the channel, and their last versions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.announce.seat_posts import is_mentioned
from bot.announce.slot import AtEnd, Ending, Post, SlotState, Unchanged, Where, finished_rounds
from bot.people.limits import NEW_TABLE
from bot.store.records import Asked, Mentioned, MessagePlace, People, Role
from bot.tables import Stage, Table
from bot.tables.timing import closes_at
from bot.views.current_screen import mention_screen
from bot.views.game_over import end_screen
from bot.views.log import log_lines
from bot.views.map_screens import round_over_screen
from bot.views.round_message import ended_round_screen, round_screen
from bot.views.screen import LONGEST_TEXT, Screen
from bot.views.table_message import closing_screen, full_screen, lobby_screen, table_link_screen
from bot.views.votes import invitation_screen, vote_line, vote_screen
from bot.workers.pool import Workers
from engine.options import MOST_PLAYERS, ROUNDS


def lobby(state: SlotState) -> Post | None:
    """The table itself, where people join; after the deal its message never changes again."""
    if state.table.stage is Stage.LOBBY:
        return open_lobby(state)
    is_over = state.sent is not None and state.live is None
    return None if is_over else Post("lobby", lobby_screen(state.everyone), is_last_word=True)


def open_lobby(state: SlotState) -> Post:
    """The table before the deal; a role chosen by the server is pinged once a table."""
    screen, role_id = lobby_screen(state.everyone), state.reader.ping_role_id
    if role_id is None or not calls_players(state.table):
        return Post("lobby", screen)
    text = f"{screen.text}\n{state.everyone.format('lobby-ping', role=role_id)}"
    role = role_id if state.sent is None else None
    return Post("lobby", replace(screen, text=text, mentioned_role=role, about=NEW_TABLE))


def calls_players(table: Table) -> bool:
    """Whether to ping for players: neither in a rematch nor at a table by invitation."""
    is_new = table.stage is Stage.LOBBY and table.rematch_of is None
    return is_new and not table.options.by_invitation


def table_link(state: SlotState) -> Post | None:
    """The link to the table's thread, in the channel above, as long as people can join."""
    is_there = state.live is not None or state.snapshot.above is not None
    if state.table.stage is not Stage.LOBBY or not is_there:
        return None
    return Post("table-link", table_link_screen(state.everyone), where=Where.ABOVE)


def left_out(state: SlotState) -> Post | None:
    """The people who cannot be added to the table's thread.

    The occasion is a digest, so that no ids are kept after these people are gone.
    """
    names = [f"<@{user_id}>" for user_id in state.snapshot.left_out]
    if not names:
        return None
    screen = Screen(state.everyone.format("thread-left-out", names=names, count=len(names)))
    return Post(screen.fingerprint, screen)


def nothing(_state: SlotState) -> None:
    """No post: the message that was sent is obsolete."""


def new_lines(state: SlotState) -> Post | None:
    """The lines of the log that have not been posted yet, as many as fit one message."""
    notices = state.snapshot.notices
    if not notices or notices[-1].number <= state.last_posted:
        return None
    lines = log_lines(state.everyone, notices, state.last_posted, in_channel=True)
    number, text = next(lines, (0, ""))
    if not text:
        return None
    for next_number, line in lines:
        if len(f"{text}\n{line}") > LONGEST_TEXT:
            break
        number, text = next_number, f"{text}\n{line}"
    return Post(number, Screen(text))


# Before the game


def invitation(state: SlotState) -> Post | Unchanged | None:
    """The mention of invited people who have not been notified yet.

    The occasion lists everyone who is invited and has been notified. A person who is no longer invited is
    notified again after another invitation.
    """
    table, told = state.table, state.about(People) or People()
    invited = tuple(person.id for person in table.invited)
    new = tuple(user_id for user_id in invited if user_id not in told.ids)
    if not table.stage.is_open:
        return None
    if not new:
        occasion = People(told.ids.intersection(invited))
        return Unchanged(occasion) if table.stage is Stage.LOBBY or state.live is None else None
    # Once the game has begun, an invitation has no button, because nothing would remove it later.
    screen = invitation_screen(state.everyone, new)
    return Post(People(frozenset(invited)), screen, is_last_word=table.stage is not Stage.LOBBY)


def sealed(state: SlotState) -> Post | None:
    """The message with the commitment, whose id is part of the shuffle; it stays after the deal."""
    if state.table.stage is not Stage.DEALING:
        return None
    return Post("sealed", Screen(state.everyone.format("sealed", commitment=state.table.commitment or "")))


def full(state: SlotState) -> Post | None:
    """The notification of the host that every seat is taken; a host who is there sees it in the lobby."""
    table = state.table
    if table.stage is not Stage.LOBBY or len(table.seats) < MOST_PLAYERS:
        return None
    is_told = state.sent is not None and not state.sent.is_stripped
    host_is_there = table.host_id in state.snapshot.there
    return None if host_is_there and not is_told else Post("full", full_screen(state.everyone))


def closing(state: SlotState) -> Post | None:
    """The warning that the table will close, while people can still keep it open."""
    closes = closes_at(state.table)
    if closes is None or not state.table.closing_announced:
        return None
    return Post(closes, closing_screen(state.everyone, closes))


# The rounds

#: The first round whose message begins with a result.
FIRST_WITH_RESULT = 2


def round_message(state: SlotState) -> Post | None:
    """The message of the running round, below the previous result; before it, results never posted.

    People who wrote in the channel during the round would have to scroll up to a result that was edited into
    the round's own message, so each result comes with the next round's message.
    """
    if (number := _next_result(state)) is not None:
        return Post(number, result_screen(state, number), is_last_word=True)
    if state.table.stage is not Stage.RUNNING:
        return None
    now = state.everyone.view.round
    before = state.snapshot.round_ends.get(now - 1)

    async def finish(_workers: Workers) -> Screen:
        return round_screen(state.everyone, before)

    return Post(now, round_screen(state.everyone.unformatted, before), finish=finish)


def _next_result(state: SlotState) -> int | None:
    """The first finished round whose message was never posted, if any."""
    number = max((state.about(int) or 0) + 1, FIRST_WITH_RESULT)
    return number if number <= _last_with_result(state) else None


def _last_with_result(state: SlotState) -> int:
    """The last round whose message shows only a result; the result of the last round has one more message."""
    return ROUNDS + 1 if state.table.stage is Stage.FINISHED else finished_rounds(state.table)


def end_of_round(state: SlotState) -> Ending:
    """The result that a round's message began with, or its state when the game was ended.

    The first round's message has no result. If the game has gone back, the message becomes that of an earlier
    round.
    """
    number = state.messages[state.place].about(int)
    if number <= _last_with_result(state):
        return AtEnd.DELETED if number < FIRST_WITH_RESULT else result_screen(state, number)
    if state.table.stage is Stage.RUNNING:
        return AtEnd.KEPT
    return ended_round_screen(state.everyone, state.snapshot.round_ends.get(number - 1))


def result_screen(state: SlotState, number: int) -> Screen:
    """The message of a finished round: the result of the round before it."""
    return round_over_screen(state.everyone, state.snapshot.round_ends[number - 1])


def mention(state: SlotState) -> Post | None:
    """The mention of everyone who is asked in the channel; one per phase, or more if players take turns.

    Its occasion lists the seats that have been mentioned in this phase.
    """
    asked = [seat for seat in range(len(state.table.seats)) if is_mentioned(state.of_seat(seat))]
    if not asked:
        return None
    now, before = Asked.of(state.everyone.view), state.about(Mentioned)
    mentioned = frozenset(asked) if before is None or before.asked != now else before.seats.union(asked)
    screen = mention_screen(state.everyone, asked, explained_to=_newly_closed(state, asked))
    return Post(Mentioned(now, mentioned), screen, asks=True)


def _newly_closed(state: SlotState, asked: Sequence[int]) -> list[int]:
    """The seats whose direct messages have just been found closed, so that the post explains why."""
    readers = [state.of_seat(seat) for seat in asked]
    return [of.user_id for of in readers if of.user_id and of.is_unreachable and not of.reader.is_unreachable]


# Other messages


def vote(state: SlotState) -> Post | None:
    """The running vote."""
    running = state.table.vote
    if running is None:
        return None
    screen = vote_screen(state.everyone, running, state.snapshot.undo_point, state.snapshot.notices)
    return Post(running.opened_at, screen)


def closed_vote(state: SlotState) -> Screen:
    """The result of a vote."""
    opened_at = state.messages[state.place].about(datetime)
    return Screen(vote_line(state.everyone, state.snapshot.notices, opened_at))


# The end


def end(state: SlotState) -> Post | None:
    """The result, which mentions everyone who has played to the end; None if no cards were dealt.

    Results of rounds that were never posted come first, unless that has failed.
    """
    table, rounds = state.table, replace(state, place=MessagePlace(Role.ROUND))
    if table.stage.is_open or table.game is None:
        return None
    if _next_result(rounds) is not None and rounds.place not in state.snapshot.failed:
        return None
    screen = end_screen(state.everyone)
    people = table.user_ids
    if not people or table.stage is not Stage.FINISHED:
        return Post("end", screen)
    named = state.everyone.format("end-told", people=" ".join(f"<@{user_id}>" for user_id in people))
    return Post("end", replace(screen, text=f"{screen.text}\n{named}", mentions=people))
