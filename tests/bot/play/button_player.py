"""A player that uses buttons and menus; the engine's random player makes its decisions."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.tables import Stage, Table
from bot.views.controls import CustomId
from engine.actions import (
    Accept,
    Action,
    Bid,
    Contest,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Placement,
    Skip,
    Take,
    TakePair,
    Terraform,
    Unplaceable,
)
from engine.chance import Chance
from engine.players import PLAYERS
from engine.trial import Trial, trial_at
from engine.views import Phase
from tests.bot.play.room import Room, controls, labels

#: The maximum number of decisions in a game, and of presses to place a card.
PATIENCE = 2000
STEPS = 200

#: How the labels of the buttons for the two pairs begin.
PAIR_LABELS = {"deck": "Pile: ", "hands": "Hands: "}

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


def _buttons(message: Any, control: str) -> list[dict[str, Any]]:
    return [part for part in controls(message) if part["custom_id"].split(":")[1] == control]


def _card_of(part: dict[str, Any]) -> int:
    found = CustomId.parse(part["custom_id"])
    assert found is not None
    return int(found.arguments[0])


class Screen:
    """The message in which a person plays: a direct message, an ephemeral one, or the round message."""

    def __init__(self, room: Room, person: MemberActor, phase: Phase, *, directly: bool) -> None:
        self._room = room
        self._person = person
        self._phase = phase
        self._directly = directly
        self._message: Any = None

    async def open(self) -> None:
        """Find the direct message, or press the button in the channel."""
        if self._directly:
            self._message = self._newest_direct_message()
            return
        if self._phase not in DOORS:
            # The cards on the table are public, so their buttons are in the round message itself.
            self._message = self._room.round_message()
            return
        door = DOORS[self._phase]
        opened = await self._person.click(self._room.round_message(), label=door)
        assert opened.response is not None
        assert opened.response.ephemeral
        self._message = opened.response

    async def press(self, label: str) -> None:
        """Press the button with this label."""
        actor = self._person.user if self._directly else self._person
        self._take(await actor.click(self._message, label=label))

    async def press_beginning(self, beginning: str) -> None:
        """Press the only button whose label begins like this."""
        (label,) = (label for label in self.labels if label.startswith(beginning))
        await self.press(label)

    async def press_card(self, control: str, card: int) -> None:
        """Press this control's button for a card."""
        await self.press(card_button(self._message, control, card))

    async def press_control(self, control: str) -> None:
        """Press this control's only button, whatever its label."""
        ids = {part["custom_id"]: part.get("label") for part in controls(self._message)}
        (label,) = (said for found, said in ids.items() if found.split(":")[1] == control)
        await self.press(str(label))

    async def press_or_choose(self, control: str, value: str) -> None:
        """Press this control's button for a value, or choose the value in a menu of the control."""
        for button in controls(self._message):
            own = CustomId.parse(button["custom_id"])
            if own is not None and own.control == control and own.arguments[0] == value:
                await self.press(button["label"])
                return
        await self.choose(control, value)

    async def choose(self, control: str, value: str) -> None:
        """Choose a value in this control's menu; if it has several menus, in the one with that value."""
        for menu in controls(self._message):
            own = CustomId.parse(menu["custom_id"])
            offered = {option["value"] for option in menu.get("options", [])}
            if own is not None and own.control == control and value in offered:
                actor = self._person.user if self._directly else self._person
                self._take(await actor.select(self._message, [value], custom_id=menu["custom_id"]))
                return
        raise AssertionError(f"no menu {control} with {value}: {controls(self._message)}")

    @property
    def trial(self) -> Trial:
        """Where the placer currently shows the card."""
        ids = (CustomId.parse(component["custom_id"]) for component in controls(self._message))
        return next(Trial.of(own.arguments) for own in ids if own is not None and own.control == "left")

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons."""
        return labels(self._message)

    def _take(self, result: InteractionResult) -> None:
        assert result.acknowledged
        assert not result.followups, result.followups
        if self._directly:
            self._message = self._newest_direct_message()
        else:
            assert result.response is not None
            self._message = result.response

    def _newest_direct_message(self) -> Any:
        return self._room.asked(self._person)


class ButtonPlayer:
    """Plays for several people with buttons in direct messages, or in the channel if those are closed."""

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
        self._decided = 0

    async def press_one(self, table: Table) -> Table:
        """Make a decision for a player whom the game is waiting for."""
        seats = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id in self._people]
        seat = seats[self._decided % len(seats)]
        user_id = table.seats[seat].user_id
        assert user_id is not None
        view = table.view(seat)
        action = PLAYERS["random"].decide(view, self._chance)
        screen = Screen(self._room, self._people[user_id], view.phase, directly=user_id != self._closed)
        await screen.open()
        await self._express(action, screen, table, seat)
        self._decided += 1
        after = await self._room.bot.services.tables.get(table.id)
        assert after.revision > table.revision, f"{action}: {screen.labels}"
        return after

    async def play_until(self, table: Table, round_number: int) -> Table:
        """Play until this round has begun or the game is over."""
        for _ in range(PATIENCE):
            if table.stage is not Stage.RUNNING or table.view(None).round >= round_number:
                return table
            table = await self.press_one(table)
        raise AssertionError("this game does not end")

    async def _express(self, action: Action, screen: Screen, table: Table, seat: int) -> None:
        match action:
            case Pick(card=card):
                await screen.press_card("pick", card)
            case Discard(card=card):
                await screen.press_card("discard", card)
            case Bid():
                await self._bid(action, screen)
            case Take(card=card):
                await screen.press_card("take", card)
            case TakePair(pair=pair):
                await screen.press_beginning(PAIR_LABELS[pair])
            case Contest(cubes=((a, b), (c, d)), pair=pair):
                await screen.press("Contest")
                await screen.choose("contest-first", f"{a},{b}")
                await screen.choose("contest-second", f"{c},{d}")
                await screen.press_beginning(PAIR_LABELS[pair])
            case Place(placement=placement):
                await self._place(placement, screen, table, seat)
            case Terraform(position=(x, y), terrain=terrain):
                await screen.press("Terraform")
                await screen.press_or_choose("lay-tile", f"{terrain}_{x},{y}")
            case FreeTile(position=(x, y), terrain=terrain):
                await screen.press_or_choose("lay-tile", f"{terrain}_{x},{y}")
            case _:
                words = {Done: "Done", Skip: "No tile", Unplaceable: "Set aside", Accept: "Accept"}
                await screen.press(words[type(action)])

    async def _bid(self, bid: Bid, screen: Screen) -> None:
        """Choose a card and, if cubes can be added, one cube or none."""
        await screen.press_card("bid", bid.card)
        if bid.cube is not None:
            await screen.choose("bid-cube", f"{bid.cube.x},{bid.cube.y}")
        elif "No cube" in screen.labels:
            await screen.press("No cube")

    async def _place(self, placement: Placement, screen: Screen, table: Table, seat: int) -> None:
        """Move the card to its placement as a person would: turn, shift, tuck under."""
        own = table.view(seat).seats[seat]
        assert own.selected is not None
        target = trial_at(own.map, own.selected, placement)
        for _ in range(STEPS):
            here = screen.trial
            if here == target:
                await screen.press("Place here")
                return
            if here.rotation != target.rotation:
                await screen.press("Turn ↻")
            elif here.x != target.x:
                await screen.press("→" if here.x < target.x else "←")
            elif here.y != target.y:
                await screen.press("↓" if here.y < target.y else "↑")
            else:
                await screen.press_control("over-under")
        raise AssertionError(f"the placer does not get to {target}")
