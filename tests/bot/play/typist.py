"""Players who type: decisions of the engine's players, sent as commands."""

from __future__ import annotations

from simcord import MemberActor

from bot.tables import Stage, Table
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
    action_name,
)
from engine.chance import Chance
from engine.parts.squares import Position
from engine.players import PLAYERS
from engine.views import Phase
from tests.bot.play.room import Room

#: The maximum number of decisions in a game.
PATIENCE = 2000


def typed(action: Action) -> tuple[str, dict[str, object]]:
    """A decision as a command and its options."""
    options: dict[str, object]
    match action:
        case Place(placement=placement):
            command, options = "place", typed_placement(placement)
        case Terraform(cubes=cubes):
            command, options = "terraform", {**typed_tile(action), "cubes": typed_cubes(*cubes)}
        case FreeTile():
            command, options = "tile", typed_tile(action)
        case Unplaceable(card=card):
            command, options = "aside", {"card": card}
        case Bid(card=card, cube=cube):
            command, options = "bid", {"card": card, "cube": "none" if cube is None else typed_cubes(cube)}
        case TakePair(pair=pair):
            command, options = "pair", {"pair": pair}
        case Contest(cubes=cubes, pair=pair):
            command, options = "contest", {"cubes": typed_cubes(*cubes), "pair": pair}
        case Pick(card=card) | Discard(card=card) | Take(card=card):
            command, options = action_name(action), {"card": card}
        case _:
            assert isinstance(action, Done | Skip | Accept), f"no command for {action}"
            command, options = action_name(action), {}
    return command, options


def typed_placement(spot: Placement) -> dict[str, object]:
    """A placement as the options of /place."""
    rotation = "rot" if spot.rotation == 90 else str(spot.rotation)
    under = (str(number) for number in sorted(spot.under))
    return {"card": spot.card, "x": spot.x, "y": spot.y, "rotation": "/".join([rotation, *under])}


def typed_cubes(*cubes: Position) -> str:
    """The squares of cubes as a player types them."""
    return "/".join(f"{x},{y}" for x, y in cubes)


def typed_tile(action: Terraform | FreeTile) -> dict[str, object]:
    """A tile as the options of /terraform and /tile."""
    return {"x": action.position.x, "y": action.position.y, "terrain": str(action.terrain)}


class Typist:
    """Plays for several people by typing commands, in the channel or in direct messages."""

    def __init__(
        self,
        room: Room,
        people: list[MemberActor],
        *,
        player: str = "random",
        seed: str = "typing",
        directly: bool = True,
    ) -> None:
        """With ``directly``, every second command is typed in a direct message."""
        self._room = room
        self._people = {person.id: person for person in people}
        self._player = PLAYERS[player]
        self._chance = Chance.of_text(seed)
        self._typed = 0
        self._directly = directly

    async def type_one(self, table: Table) -> Table:
        """Type a decision for a player whom the game is waiting for."""
        seats = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id in self._people]
        seat = seats[self._typed % len(seats)]
        user_id = table.seats[seat].user_id
        assert user_id is not None
        command, options = typed(self._player.decide(table.view(seat), self._chance))
        person = self._people[user_id]
        self._typed += 1
        if self._typed % 2 or not self._directly:
            result = await person.slash(self._room.channel, command, **options)
            assert result.response is not None
            assert result.response.ephemeral
        else:
            result = await person.user.slash(command, **options)
        after = await self._room.bot.services.tables.get(table.id)
        assert after.revision > table.revision, f"/{command} {options}: {result.response}"
        return after

    async def play_until(self, table: Table, round_number: int) -> Table:
        """Type until this round has begun or the game is over."""
        for _ in range(PATIENCE):
            if table.stage is not Stage.RUNNING or table.view(None).round >= round_number:
                return table
            table = await self.type_one(table)
        raise AssertionError("this game does not end")

    async def play_to_phase(self, table: Table, phase: Phase = Phase.MAP) -> Table:
        """Type until this phase has begun; do nothing if it already has."""
        for _ in range(PATIENCE):
            if table.view(None).phase is phase:
                return table
            table = await self.type_one(table)
        raise AssertionError(f"nothing leads to {phase}")

    async def play_to_the_end(self, table: Table) -> Table:
        """Type until the game is over."""
        return await self.play_until(table, 13)
