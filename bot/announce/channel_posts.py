"""What the messages for everybody in the channel show."""

from __future__ import annotations

from bot.announce.delivery import LOG_ABOVE_ROUND, Fate, Post, occasion_of_people, people_in
from bot.announce.snapshot import SlotState, finished_rounds
from bot.tables import Stage
from bot.views.game_over import ended_early_screen, final_screen
from bot.views.lobby import lobby_screen
from bot.views.log_lines import hides, log_lines
from bot.views.results import round_over_screen
from bot.views.round_message import closed_round_screen, ended_round_screen, round_screen
from bot.views.screen import LONGEST_TEXT, Screen
from bot.views.seats import invitation_screen
from bot.views.shuffle import proof_screen, ready_screen
from bot.views.votes import vote_line, vote_screen


def lobby(state: SlotState) -> Post:
    """The table itself, to which people come."""
    return Post("lobby", lobby_screen(state.everybody))


def lobby_is_made_of(state: SlotState) -> tuple[object, ...]:
    """Everything that the message of the table depends on; nothing of the game is among it."""
    table = state.table
    return (
        state.snapshot.everybody,
        table.channel_id,
        table.stage,
        table.host_id,
        table.seats,
        table.options,
        table.invited,
    )


def untold_lines(state: SlotState) -> Post | None:
    """As many lines of the log that have not been told yet as one message holds."""
    notices = state.snapshot.notices
    if not notices or notices[-1].number <= state.told:
        return None
    lines = log_lines(state.everybody, notices, state.told, in_channel=True)
    if not lines:
        return None
    number, text = lines[0]
    for next_number, line in lines[1:]:
        if len(f"{text}\n{line}") > LONGEST_TEXT:
            break
        number, text = next_number, f"{text}\n{line}"
    return Post(str(number), Screen(text))


# Before the game


def invitation(state: SlotState) -> Post | None:
    """The mention of all who are invited and have not been told so; its occasion names all who have."""
    table = state.table
    told = people_in(state.occasion)
    ids = tuple(person.id for person in table.invited if person.id not in told)
    if not table.stage.is_open or not ids:
        return None
    return Post(occasion_of_people(told.union(ids)), invitation_screen(state.everybody, ids))


def still_invited(state: SlotState) -> str:
    """The occasion without those who are invited no more: they are told again if they are invited again."""
    told = people_in(state.occasion)
    return occasion_of_people(told & {person.id for person in state.table.invited})


def is_in_lobby(state: SlotState) -> bool:
    """Whether the game has not begun, so that people can still come."""
    return state.table.stage is Stage.LOBBY


def ready(state: SlotState) -> Post | None:
    """The Ready box."""
    return Post("ready", ready_screen(state.everybody)) if state.table.stage is Stage.READY else None


def closed_ready(state: SlotState) -> Screen:
    """The Ready box when the words are closed."""
    return ready_screen(state.everybody)


# The rounds


def round_message(state: SlotState) -> Post | None:
    """The message of the running round."""
    if state.table.stage is not Stage.RUNNING:
        return None
    return Post(str(state.everybody.view.round), round_screen(state.everybody))


def fate_of_round(state: SlotState) -> Fate:
    """A round that is over is closed; one that the game has gone back from is replaced."""
    return Fate.CLOSED if state.round <= finished_rounds(state.table) else Fate.REPLACED


def closed_round(state: SlotState) -> Screen | None:
    """Who has placed what in a round that is over, or how far it was when the game was ended."""
    if state.table.game is None:
        return None
    number = state.round
    if number <= finished_rounds(state.table):
        return closed_round_screen(state.everybody, state.snapshot.round_ends[number])
    return ended_round_screen(state.everybody)


def is_round_hidden(state: SlotState) -> bool:
    """Whether the log below the round's message hides it from those who are asked now."""
    above = state.messages.get((LOG_ABOVE_ROUND, None))
    if state.sent is None or above is None or above.message_id != state.sent.message_id:
        return False
    before = int(above.occasion)
    if state.told <= before:
        return False
    notices = state.snapshot.notices
    below = log_lines(state.everybody, notices, before, in_channel=True)
    return hides(notices, [number for number, _ in below if number <= state.told])


def next_maps(state: SlotState) -> Post | None:
    """All maps at the end of the next round that is over and has not been told."""
    number = state.round + 1
    if number > finished_rounds(state.table):
        return None
    view = state.snapshot.round_ends[number]
    return Post(str(number), round_over_screen(state.everybody, view, number))


def last_maps(state: SlotState) -> str:
    """The last round whose end has been told; after going back, rounds will end once more."""
    return str(min(state.round, finished_rounds(state.table)))


# Beside the rounds


def vote(state: SlotState) -> Post | None:
    """The running vote."""
    running = state.table.vote
    if running is None:
        return None
    screen = vote_screen(state.everybody, running, state.snapshot.undo_point)
    return Post(running.opened_at.isoformat(), screen)


def closed_vote(state: SlotState) -> Screen:
    """How a vote has ended."""
    return Screen(vote_line(state.everybody, state.snapshot.notices, state.occasion))


# The end


def proof(state: SlotState) -> Post | None:
    """The line that lets everybody check how the cards of a closed game were shuffled."""
    table = state.table
    if table.stage.is_open or table.commitment is None:
        return None
    return Post("proof", proof_screen(state.everybody))


def end(state: SlotState) -> Post | None:
    """The final score, or that the game was ended before; nothing while it runs or if it never began."""
    table = state.table
    if table.game is None or table.stage.is_open:
        return None
    everybody = state.everybody
    finished = table.stage is Stage.FINISHED
    return Post("end", final_screen(everybody) if finished else ended_early_screen(everybody))
