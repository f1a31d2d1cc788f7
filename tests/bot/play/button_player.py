"""A player that uses buttons and menus; the engine's random player makes its decisions."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.tables import Stage, Table
from bot.views.controls import CustomId
from bot.views.placer import ARROWS, number_in
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
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.players import PLAYERS
from engine.trial import Trial, moved, trial_at, tucked, turned
from engine.views import Phase
from tests.bot.play.room import Room, controls, labels

#: The maximum number of decisions in a game.
PATIENCE = 2000

#: How the labels of the buttons for the two pairs begin.
PAIR_LABELS = {"deck": "Pile: ", "hands": "Played: "}

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

    def arguments_of_card(self, control: str, card: int) -> tuple[str, ...]:
        """The arguments of this control's button for a card."""
        found = (CustomId.parse(part["custom_id"]) for part in _buttons(self._message, control))
        return next(own.arguments for own in found if own is not None and number_in(own.arguments) == card)

    def offers(self, control: str) -> bool:
        """Whether this control has a button that is enabled."""
        return any(not part.get("disabled") for part in _buttons(self._message, control))

    @property
    def spots(self) -> list[Trial]:
        """The numbered spots of the placer."""
        ids = (CustomId.parse(part["custom_id"]) for part in _buttons(self._message, "spot"))
        return [Trial.of(own.arguments) for own in ids if own is not None]

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
            case Pick(card=card) | Take(card=card):
                await self._choose(card, screen)
            case Discard(card=card) if pair := table.view(seat).pair:
                await self._choose(next(other.number for other in pair if other.number != card), screen)
            case Discard(card=card):
                await screen.press_card("discard", card)
            case Bid():
                await self._bid(action, screen)
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

    async def _choose(self, card: int, screen: Screen) -> None:
        """Look at a card on the map and take it; every third time also say where it is to go."""
        await screen.press_card("try", card)
        places = self._decided % 3 == 0 and screen.offers("take-place")
        await screen.press_control("take-place" if places else "take")

    async def _bid(self, bid: Bid, screen: Screen) -> None:
        """Choose a cube or none, unless the card's button has that, and then the card."""
        wanted = "none" if bid.cube is None else f"{bid.cube.x},{bid.cube.y}"
        if screen.arguments_of_card("bid", bid.card) != (str(bid.card), wanted):
            await screen.choose("bid-cube", wanted)
        await screen.press_card("bid", bid.card)

    async def _place(self, placement: Placement, screen: Screen, table: Table, seat: int) -> None:
        """Move the card to its placement in as few presses as possible: turn, shift, tuck under."""
        own = table.view(seat).seats[seat]
        assert own.selected is not None
        ways = presses_to_spots(own.map, own.selected, screen.trial, screen.spots)
        target = trial_at(own.map, own.selected, placement)
        for control, number in ways[target]:
            await (screen.press(str(number)) if number else screen.press_control(control))
        assert screen.trial == target
        await screen.press("Place here")


def presses_to_spots(
    map_: PlayerMap, card: MapCard, start: Trial, spots: Sequence[Trial]
) -> dict[Trial, tuple[tuple[str, int], ...]]:
    """The fewest presses from one trial to every other: controls, each with the number of a spot or 0."""
    found: dict[Trial, tuple[tuple[str, int], ...]] = {start: ()}
    to_visit = deque([start])
    while to_visit:
        here = to_visit.popleft()
        steps = {("spot", number): spot for number, spot in enumerate(spots, start=1)}
        steps |= {(arrow, 0): moved(map_, card, here, *step) for arrow, step in ARROWS.items()}
        steps |= {("turn", 0): turned(map_, card, here, 90), ("turn-back", 0): turned(map_, card, here, 270)}
        steps["over-under", 0] = tucked(map_, card, here)
        for press, there in steps.items():
            if there not in found:
                found[there] = (*found[here], press)
                to_visit.append(there)
    return found
