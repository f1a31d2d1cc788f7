"""What can be asked of a table: one small value for each thing that a person, or the clock, can want.

``bot.tables.rules`` has the rule for each of them. ``user_id`` is who asks; ``moderator`` says
that they may manage the server, and so may do what the host may. Every request of a person may be refused
with a ``TableError``: because the table is closed or at another stage, ``not-seated``, or for the reasons
that the request names. What is for those who play is refused with ``seat-is-computers`` to a person whose
seat a computer player has for now, and what is for hosts and moderators with ``not-host`` to everybody else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.tables.computer_seats import USUAL_OPPONENT
from bot.tables.table_state import Person
from engine.actions import Action, Placement


@dataclass(frozen=True, slots=True)
class Request:
    """Something that is asked of a table."""

    @property
    def asked_by(self) -> int | None:
        """The person who does something at the table by this; None for the clock and for computer players."""
        return None


@dataclass(frozen=True, slots=True)
class ByUser(Request):
    """Something that a person asks of a table."""

    user_id: int

    @property
    def asked_by(self) -> int | None:
        """Who asks."""
        return self.user_id


@dataclass(frozen=True, slots=True)
class ByPerson(Request):
    """The same for a person who comes to the table, with the name to show there."""

    person: Person

    @property
    def asked_by(self) -> int | None:
        """Who asks."""
        return self.person.id


# The lobby: all but ``Close`` are refused (``deal-to-come``, ``game-running``) once the host has begun.


@dataclass(frozen=True, slots=True)
class Join(ByPerson):
    """Sit down: ``already-seated``, ``not-invited``, ``table-full``."""


@dataclass(frozen=True, slots=True)
class JoinRematch(ByPerson):
    """Sit down where somebody else has opened the rematch of a table first.

    Nothing changes for one who sits there already. Refused with ``channel-has-table`` where it is another
    table, and as ``Join`` is. Used by the service.
    """

    rematch_of: str


@dataclass(frozen=True, slots=True)
class Leave(ByUser):
    """Stand up; the next person becomes host, and the table closes when there is none."""


@dataclass(frozen=True, slots=True)
class ChangeOption(ByUser):
    """Change an option of the table; the host or a moderator may: ``not-host``.

    ``bot.tables.options`` has the options and their values. Refused with ``no-such-option``, with
    ``deck-few-goals``, and with the engine's ``InvalidInput`` if the options fit no game then.
    """

    option: str
    value: str
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Move(ByUser):
    """Go on in another channel, such as a thread of the table's own; refused as ``ChangeOption`` is."""

    channel_id: int
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class BringToServer(ByUser):
    """Let a map of the day that was begun in direct messages count in a server.

    Nothing changes for one that counts in a server already, or is over.
    """

    guild_id: int


@dataclass(frozen=True, slots=True)
class AddComputer(ByUser):
    """Fill the next seats with computer players; anybody at the table may: ``table-full``."""

    kind: str = USUAL_OPPONENT
    count: int = 1


@dataclass(frozen=True, slots=True)
class RemoveComputer(ByUser):
    """Free the seat of the computer player that came last; anybody at the table may: ``no-computer-seat``."""


@dataclass(frozen=True, slots=True)
class Close(ByUser):
    """Close the table for good, as its host or as a moderator: ``not-host-cancel``.

    With ``before_deal`` it is refused with ``just-begun`` once the game runs.
    """

    moderator: bool = False
    before_deal: bool = False


@dataclass(frozen=True, slots=True)
class KeepOpen(ByUser):
    """Let a table at which nothing happens stay open for as long again; anybody at the table may."""


@dataclass(frozen=True, slots=True)
class Begin(ByUser):
    """Commit to a shuffle and deal, or first ask for words: ``not-host-begin``, ``too-few-seats``.

    ``secret`` is the secret seed (docs/shuffle.md); the service draws it.
    """

    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class AddWord(ByUser):
    """Be ready for the deal, and add a word to the shuffle; when all are ready the cards are dealt.

    Doing it again changes the word; None leaves it as it is, or empty. Refused with
    ``word-too-long``, ``word-not-printable``, ``not-getting-ready``, ``game-not-begun``.
    """

    word: str | None = None


@dataclass(frozen=True, slots=True)
class Deal(Request):
    """Deal now that the message which closes the words stands: with its number in the shuffle.

    None where the channel takes no message. Nothing changes once the cards are dealt.
    """

    message_id: int | None


# The game: refused with ``game-not-begun`` and ``cards-not-dealt`` before the deal.


@dataclass(frozen=True, slots=True)
class Act(ByUser):
    """Do what a person has decided; ``decision`` is called with the person's seat and makes the action.

    ``tried`` is where they were trying their card meanwhile, if they were.
    Refused with ``not-your-seat``, ``game-paused``, ``seat-is-computers``, or the engine's ``GameError``.
    """

    decision: Callable[[int], Action]
    tried: Placement | None = None


@dataclass(frozen=True, slots=True)
class TakeBack(ByUser):
    """Undo a person's last action, as long as nobody has seen anything of it; refused as ``Act`` is.

    With ``step`` it raises ``MovedOnError`` unless the seat has made exactly that many decisions: the second
    press of an impatient finger takes back nothing more. ``tried`` is where they were trying their card.
    """

    step: int | None = None
    tried: Placement | None = None


@dataclass(frozen=True, slots=True)
class Nudge(ByUser):
    """Ask those whom the game waits for to go on, at a table without a deadline.

    Each of them is nudged once an hour at most. Refused with ``seat-is-computers``, ``game-paused``,
    ``nudge-with-deadline``, ``nudge-own-turn``, ``nobody-to-nudge``, ``nudged-lately``.
    """


# Votes: refused with ``seat-is-computers`` to a person who does not play themselves.


@dataclass(frozen=True, slots=True)
class ProposeUndo(ByUser):
    """Ask everybody to go back to where ``keep`` moves of the game stand (``votes.undo_points``).

    ``move`` is whose move was meant and what it did, for others may have taken back since. Refused with
    ``no-such-move``, ``not-back-alone``, ``vote-running``.
    """

    keep: int
    move: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class ProposeHost(ByUser):
    """Ask the others to make a person at the table host in place of one who is absent.

    ``host_has_left`` says that the host is not even in the server any more. Refused with
    ``host-is-here``, ``person-not-seated``, ``host-already``, ``person-away``, ``vote-running``.
    """

    target_user_id: int
    host_has_left: bool = False


@dataclass(frozen=True, slots=True)
class ProposeEnd(ByUser):
    """Ask the others to end the game, as its host is absent: ``host-is-here``, ``vote-running``."""

    host_has_left: bool = False


@dataclass(frozen=True, slots=True)
class CastVote(ByUser):
    """Agree or decline; people may change their minds: ``no-vote``, ``no-voter``.

    ``opened_at`` names the vote that is meant, so that a late press does not count for the next one.
    """

    agrees: bool
    opened_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class WithdrawVote(ByUser):
    """Take one's own proposal back: ``no-vote``, ``not-your-vote``."""


# The host and moderators: refused to others with ``not-host``.


@dataclass(frozen=True, slots=True)
class Pause(ByUser):
    """Let nobody move, and all deadlines stand still: ``game-paused``."""

    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Resume(ByUser):
    """Let the game go on; everybody has as much time left as there was: ``game-not-paused``."""

    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Extend(ByUser):
    """Give everybody who is asked now more time; reminders come again.

    Refused with ``no-deadline``, ``extension-out-of-range``, ``nobody-in-time``.
    """

    by: timedelta
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class ReplaceByComputer(ByUser):
    """Give a person's seat to a computer player for good; the next person becomes host if need be.

    Refused with ``no-seat``, ``seat-of-computer``, ``last-person``.
    """

    seat: int
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class HandOver(ByUser):
    """Make another person at the table host: ``person-not-seated``, ``host-already``."""

    target_user_id: int
    moderator: bool = False


# One's own seat, and one that is offered.


@dataclass(frozen=True, slots=True)
class AcceptSeat(ByPerson):
    """Take a seat that the host or a moderator has offered, and go on from where it stands.

    When it was offered, at ``offered_at`` (None: never, or that offer stands no more), it was that of
    ``former_user_id`` (None for a computer player), and ``host_id`` was host. The host's seat takes the
    host's part with it. Refused with ``offer-over`` when somebody else has it by now, or it is none of the
    table's; with ``offer-too-old``, ``already-seated``.
    """

    seat: int
    former_user_id: int | None
    host_id: int
    offered_at: datetime | None


@dataclass(frozen=True, slots=True)
class LeaveToComputer(ByUser):
    """Let the computer play one's own seat until one takes it back: ``seat-is-computers``."""


@dataclass(frozen=True, slots=True)
class TakeSeatBack(ByUser):
    """Play one's own seat again: ``seat-is-yours``.

    The time for the phase goes on; if it was over, the person has the whole time again, once a phase.
    """


# Guests


@dataclass(frozen=True, slots=True)
class Invite(ByUser):
    """Put somebody on the list of those who may sit down or watch; anybody at the table may.

    Nothing changes when they are on it already. Refused with ``person-seated``, ``too-many-guests``.
    """

    person: Person


@dataclass(frozen=True, slots=True)
class Uninvite(ByUser):
    """Take somebody off that list, off that of the spectators and, before the game, off the seats.

    The host or a moderator may. Whoever had a seat can sit down again unless people must be invited. When it
    was that of the last person, the table closes.

    Refused with ``not-host``, ``person-not-invited``; once the host has begun, of who has a seat, with
    ``deal-to-come`` or ``person-plays``.
    """

    target_user_id: int
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Watch(ByPerson):
    """Become a spectator: one is told what everybody may know, and nothing else.

    Nothing changes for one who is. Refused with ``already-seated``, ``not-invited``, ``too-many-guests``.
    """


@dataclass(frozen=True, slots=True)
class StopWatching(ByUser):
    """Be a spectator no longer: ``not-watching``."""


@dataclass(frozen=True, slots=True)
class RemovePerson(ByUser):
    """Let a person leave for good, in whatever stage the table is, so that they can be forgotten.

    In the lobby the seat is free again, later it is a computer player's, and a word for the shuffle is
    gone. Where nobody else plays the table closes.
    """


@dataclass(frozen=True, slots=True)
class RemoveGuest(Request):
    """Take a person who is to be forgotten off the lists of guests; nobody has done anything at the table."""

    user_id: int


# The clock, and computer players: nobody has done anything at the table.


@dataclass(frozen=True, slots=True)
class Due(Request):
    """Do all that is due by now: reminders, missed deadlines, votes, words, tables that nobody uses."""


@dataclass(frozen=True, slots=True)
class GiveTimeBack(Request):
    """The bot was off, or its machine asleep, since then: let no time have passed at the table."""

    since: datetime


@dataclass(frozen=True, slots=True)
class ActForComputer(Request):
    """Do what a computer player has decided; nothing changes when it is no longer its turn."""

    action: Action
