"""A player that uses buttons and menus at random."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.tables import Stage, Table
from bot.views.menus import number_in
from bot.views.screen import CustomId
from engine.chance import Chance
from engine.views import Phase
from tests.bot.play.room import Room, controls, labels, shown

#: The maximum number of decisions in a game.
PATIENCE = 2000


#: The controls that make a decision, and those that lead to one.
DECIDING = (
    *("accept", "bid", "contest-pair", "discard", "done", "lay-tile", "place-done", "place-here"),
    *("set-aside", "skip", "take", "take-pair", "take-place"),
)
LOOKING = (
    *("bid-cube", "contest", "contest-first", "contest-second", "terraform", "try"),
    *("left", "right", "up", "down", "turn", "turn-back", "over-under", "spot"),
)

#: The button of the round message that opens the controls for a phase.
DOORS = {
    Phase.PICK: "My hand",
    Phase.DISCARD: "My hand",
    Phase.BID: "My hand",
    Phase.DISCARD_OF_PAIR: "My cards",
    Phase.MAP: "Place",
    Phase.FREE_TILE: "Free tile",
}


def pressable(message: Any) -> list[str]:
    """The labels of a message's enabled buttons."""
    found = controls(message)
    return [part["label"] for part in found if part.get("label") and not part.get("disabled")]


def card_button(message: Any, control: str, card: int) -> str:
    """The label of this control's button for a card."""
    (label,) = (part["label"] for part in _buttons(message, control) if _card_of(part) == card)
    return str(label)


def offered_cards(message: Any, control: str) -> list[int]:
    """The cards for which this control has buttons, in order."""
    return [_card_of(part) for part in _buttons(message, control)]


def control_id(message: Any, control: str) -> str:
    """The custom id of this control's only button."""
    (found,) = _buttons(message, control)
    return str(found["custom_id"])


async def press_to_take(
    room: Room, person: MemberActor, card: int | None = None, how: str = "take"
) -> InteractionResult:
    """Take a card, by default the first one, in the message that asks a person directly; by two presses."""
    asked = room.asked(person)
    card = offered_cards(asked, "try")[0] if card is None else card
    await person.user.click(asked, label=card_button(asked, "try", card))
    placer = room.asked(person)
    taken: InteractionResult = await person.user.click(placer, custom_id=control_id(placer, how))
    return taken


def _buttons(message: Any, control: str) -> list[dict[str, Any]]:
    return [part for part in controls(message) if part["custom_id"].split(":")[1] == control]


def _card_of(part: dict[str, Any]) -> int:
    found = CustomId.parse(part["custom_id"])
    assert found is not None
    return number_in(found.arguments)


class ButtonPlayer:
    """Plays for several people with any offered button, directly, or in the channel if that is closed."""

    def __init__(
        self,
        room: Room,
        people: list[MemberActor],
        *,
        without_direct_messages: MemberActor,
        seed: str = "pressing",
    ) -> None:
        self._room = room
        self._people = {person.id: person for person in people}
        self._closed = without_direct_messages.id
        self._chance = Chance.of_text(seed)

    async def press_one(self, table: Table) -> Table:
        """Look around with a few presses and make a decision for a player whom the game is waiting for."""
        seats = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id in self._people]
        person = self._people[table.seats[self._chance.choice(seats)].user_id or 0]
        message = await self._opened(person, table.view(None).phase)
        for _ in range(PATIENCE):
            message = await self._press(person, message)
            after = await self._room.bot.services.tables.get(table.id)
            if after.revision > table.revision:
                return after
        raise AssertionError(f"no decision can be made: {labels(message)}")

    async def play_until(self, table: Table, round_number: int) -> Table:
        """Play until this round has begun or the game is over."""
        for _ in range(PATIENCE):
            if table.stage is not Stage.RUNNING or table.view(None).round >= round_number:
                return table
            table = await self.press_one(table)
        raise AssertionError("this game does not end")

    async def _opened(self, person: MemberActor, phase: Phase) -> Any:
        """The message in which a person plays: a direct one, an ephemeral one, or the round message."""
        if person.id != self._closed:
            return self._room.asked(person)
        running = self._room.round_message()
        # The cards on the table are public, so their buttons are in the round message itself.
        return running if phase not in DOORS else shown(await person.click(running, label=DOORS[phase]))

    async def _press(self, person: MemberActor, message: Any) -> Any:
        """Press or choose something, and return the message in which the person goes on."""
        offered = {
            control: [part for part in _buttons(message, control) if not part.get("disabled")]
            for control in (*LOOKING, *DECIDING)
        }
        decisions = [part for control in DECIDING for part in offered[control]]
        every = [part for parts in offered.values() for part in parts]
        pressed = self._chance.choice(decisions if decisions and self._chance.below(2) else every)
        is_direct = person.id != self._closed
        actor = person.user if is_direct else person
        if options := pressed.get("options"):
            value = self._chance.choice(options)["value"]
            result = await actor.select(message, [value], custom_id=pressed["custom_id"])
        else:
            result = await actor.click(message, custom_id=pressed["custom_id"])
        assert result.acknowledged
        assert not result.followups, result.followups
        return self._room.asked(person) if is_direct else shown(result)
