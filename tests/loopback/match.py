"""Two or more people who play a game over the wire, and a record of the moves confirmed to them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

from bot.people.preferences import Reader
from bot.tables import Stage, Table
from bot.texts import Texts
from bot.views.decisions import TRY, cards_to_try
from bot.views.menus import number_in
from bot.views.moves import understood
from bot.views.screen import CustomId, Moment
from bot.views.viewer import Viewer
from engine.actions import Action, Discard, Done, Pick, Place
from engine.chance import Chance
from engine.forced_moves import forced_move
from engine.game import Game
from engine.options import FEWEST_PLAYERS
from engine.players import PLAYERS
from engine.trial import Trial, placement_of
from tests.bot.play.typist import typed
from tests.loopback.people import Client, answered, custom_ids
from tests.loopback.process import PATIENCE
from tests.loopback.server import LoopbackDiscord
from tests.loopback.stored_tables import StoredTables
from tests.loopback.world import Channel, Interaction, Message

ENGLISH = Texts.load().of("en-US")

#: Seconds until a player tries again after a refusal, and without an answer.
RETRY_PAUSE, ANSWER_TIMEOUT = 0.3, 5.0

#: The buttons for the decisions that can be made by a press.
BUTTONS: dict[type, str] = {Pick: "take", Discard: "discard", Place: "place-here", Done: "done"}

#: A message, the custom id of a button in it, and what pressing it decides.
_Control = tuple[Message, str, Action]

#: Seconds between two checks of a condition.
POLL_INTERVAL = 0.05


class Match:
    """A game at one table; ``confirmed`` are the actions that were confirmed to a player, in order."""

    def __init__(
        self,
        discord: LoopbackDiscord,
        stored: StoredTables,
        clients: Sequence[Client],
        channel: Channel,
        table: Table,
    ) -> None:
        self.clients = {client.person.id: client for client in clients}
        self.channel = channel
        self.table_id = table.id
        self.tried: list[Action] = []
        self.confirmed: list[Action] = []
        self._discord = discord
        self._stored = stored
        self._deal = None if table.game is None else table.game.setup
        self._chance = Chance.of_text(table.id)
        # The steps at which a seat's decision was not confirmed, so that it may be made later.
        self._doubted: set[tuple[int, int]] = set()

    async def table(self) -> Table:
        """The table as it is stored now."""
        return await self._stored.table(self.table_id)

    def next_decision(self, table: Table) -> Action | None:
        """The decision of a player that the game waits for; None if it waits for no one."""
        if table.stage is not Stage.RUNNING:
            return None
        asked = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id in self.clients]
        if not asked:
            return None
        seat = asked[len(self.tried) % len(asked)]
        return PLAYERS["random"].decide(table.view(seat), self._chance)

    async def send(self, table: Table, action: Action) -> tuple[Action, Interaction]:
        """Send a decision; returns what was decided.

        Every third decision is pressed in a direct message, if one has a button for it. The others are typed,
        about half of them in the channel.
        """
        user_id = table.seats[action.seat].user_id
        assert user_id is not None
        client = self.clients[user_id]
        control = await self._control_for(client, table, action) if len(self.tried) % 3 == 2 else None
        if control is not None:
            message, custom_id, action = control
            self.tried.append(action)
            return action, await client.press(message, custom_id)
        self.tried.append(action)
        command, options = typed(action)
        directly = len(self.tried) % 2 == 0 and client.person.refused_with is None
        where = client.direct_messages if directly else self.channel
        return action, await client.type(where, command, **options)

    async def _control_for(self, client: Client, table: Table, action: Action) -> _Control | None:
        """A button for a decision in direct messages; it places a card at the spot that is being tried.

        A card of the hand is pressed first, and then taken in the placer.
        """
        button = BUTTONS.get(type(action))
        if button is None or client.person.refused_with is not None:
            return None
        if not isinstance(action, Pick):
            return await self._find(client, table, button, action, RETRY_PAUSE)
        tried = await self._find(client, table, TRY, action, RETRY_PAUSE)
        if tried is None:
            return None
        await client.press(*tried[:2])
        return await self._find(client, table, button, action, ANSWER_TIMEOUT)

    async def _find(
        self, client: Client, table: Table, button: str, action: Action, within: float
    ) -> _Control | None:
        """A button with this control in direct messages that means this action."""
        for _ in range(int(within / POLL_INTERVAL) + 1):
            for message in reversed(self._discord.world.seen(client.direct_messages)):
                if is_of_now(message, table):
                    for custom_id in custom_ids(message, button):
                        if (meant := _meant(custom_id, action, table)) is not None:
                            return message, custom_id, meant
            await asyncio.sleep(POLL_INTERVAL)
        return None

    async def move(self, life: asyncio.Event | None = None, within: float = PATIENCE) -> bool:
        """Make one decision; returns whether it was confirmed.

        ``life`` is set once the bot has ended, so that no one waits for it any longer.
        """
        table = await self.table()
        action = self.next_decision(table)
        if action is None:
            return False
        action, interaction = await self.send(table, action)
        step = (action.seat, table.step_of(action.seat))
        answered = await _answered_in(interaction, life, within)
        # A message can move on because of an earlier decision, even if the press is refused.
        is_certain = interaction.source is None or (
            step not in self._doubted and _pressed(interaction).step == step[1]
        )
        done = answered and is_certain and is_done(interaction, action, table)
        if done:
            self.confirmed.append(action)
        else:
            self._doubted.add(step)
        return done

    async def play_on(self, life: asyncio.Event) -> None:
        """Keep making decisions until the bot or the game has ended."""
        while not life.is_set():
            before = len(self.tried)
            if not await self.move(life, ANSWER_TIMEOUT):
                await asyncio.sleep(RETRY_PAUSE)
            if len(self.tried) == before:
                return

    async def check(self) -> None:
        """Check that no confirmed action is lost or duplicated, and that the deal has not changed.

        Raises:
            AssertionError: one is, or it has.
        """
        table, history = await self.table(), await self._stored.history(self.table_id)
        assert table.game is not None
        assert table.game.setup == self._deal, "the deal has changed"
        done, tried = Counter(history), Counter(self.tried) + _forced(table.game, history)
        doubled = {action: count for action, count in done.items() if count > tried[action]}
        assert not doubled, f"done more often than tried: {doubled}"
        rest = iter(history)
        for number, action in enumerate(self.confirmed):
            until = self.confirmed[: number + 1]
            assert action in rest, f"confirmed but lost: {action}; confirmed: {until}, stored: {history}"

    def unasked(self, table: Table) -> list[str]:
        """The players whom no current message asks for their move, and the channel if it has none."""
        missing = []
        if not any(is_of_now(message, table) for message in self._discord.world.seen(self.channel)):
            missing.append("the channel")
        for seat in table.view(None).waiting_for:
            client = self.clients.get(table.seats[seat].user_id or 0)
            if client is None:
                continue
            directly = self._discord.world.seen(client.direct_messages)
            mentions = [
                message
                for message in self._discord.world.seen(self.channel)
                if f"<@{client.person.id}>" in message.content
            ]
            if not any(is_of_now(message, table) for message in (*directly, *mentions)):
                missing.append(client.person.name)
        return missing

    async def goes_on(self, within: float) -> None:
        """Wait until everyone whom the game waits for has a message to act on.

        Raises:
            AssertionError: someone still has none.
        """
        missing: list[str] = []
        for _ in range(int(within / POLL_INTERVAL) + 1):
            table = await self.table()
            if table.stage is not Stage.RUNNING:
                return
            missing = self.unasked(table)
            if not missing:
                return
            await asyncio.sleep(POLL_INTERVAL)
        raise AssertionError(f"not asked within {within} s: {', '.join(missing)}")


def is_of_now(message: Message, table: Table) -> bool:
    """Whether a message has a control for the current moment of the game."""
    view = table.view(None)
    moment = f":{table.id}:{view.round}:{view.phase}:"
    return any(moment in str(part.get("custom_id", "")) for part in message.controls())


def _meant(custom_id: str, action: Action, table: Table) -> Action | None:
    """The action of a button: the decision itself, or the placement tried there; None for another card."""
    arguments = tuple(custom_id.split(":")[6:])
    match action:
        case Pick(card=card) | Discard(card=card):
            return action if number_in(arguments) == card else None
        case Place(seat=seat):
            (mine,) = cards_to_try(Viewer(Reader(ENGLISH), table, seat))
            map_ = table.view(seat).seats[seat].map
            return Place(seat, placement_of(map_, mine, Trial.of(arguments)))
    return action


def is_done(interaction: Interaction, action: Action, table: Table) -> bool:
    """Whether the person can see that their action was done; ``table`` is as it was before.

    A pressed message shows that by a control for a later step. Other changes do not mean that the press was
    handled: a restarted bot closes a message whose last edit it has not recorded, and a slow edit may come
    late.
    """
    if interaction.source is None:
        for_two = len(table.seats) == FEWEST_PLAYERS
        return understood(ENGLISH, action, for_two=for_two) in interaction.content
    refused = bool(interaction.follow_ups) or ENGLISH.format("moved-on") in interaction.source.content
    before = _pressed(interaction).step
    return not refused and any(moment.step > before for moment in _moments(interaction.source))


def has_changed(interaction: Interaction) -> bool:
    """Whether a pressed message no longer has a control for the same moment."""
    return interaction.source is not None and _pressed(interaction) not in _moments(interaction.source)


def _pressed(interaction: Interaction) -> Moment:
    pressed = CustomId.parse(interaction.pressed or "")
    assert pressed is not None, "the button is the bot's"
    return pressed.moment


def _moments(message: Message) -> list[Moment]:
    parsed = (CustomId.parse(str(part.get("custom_id", ""))) for part in message.controls())
    return [custom_id.moment for custom_id in parsed if custom_id is not None]


async def _answered_in(interaction: Interaction, life: asyncio.Event | None, within: float) -> bool:
    """Wait for an answer, or until the bot has ended."""
    for _ in range(int(within / POLL_INTERVAL) + 1):
        if interaction.source is None:
            if interaction.answered.is_set():
                return True
        elif interaction.follow_ups or has_changed(interaction):
            return True
        if life is not None and life.is_set():
            return False
        await asyncio.sleep(POLL_INTERVAL)
    assert life is not None, "there is no answer in time"
    return False


def _forced(game: Game, history: Sequence[Action]) -> Counter[Action]:
    """The forced moves in a history, which are made without a player's decision."""
    now, found = Game.start(game.options, game.deck, game.setup), Counter[Action]()
    for action in history:
        found[action] += forced_move(now) == action
        now, _ = now.apply(action)
    return found


async def begin_match(
    discord: LoopbackDiscord,
    stored: StoredTables,
    channel: Channel,
    clients: Sequence[Client],
    **options: object,
) -> Match:
    """Open a table in a channel, have everyone join, and begin the game, all by command."""
    host, *others = clients
    await answered(await host.type(channel, "hokkaido start", **options))
    # The table may have its own thread.
    channel = next((one for one in discord.world.channels.values() if one.parent_id == channel.id), channel)
    for client in others:
        await answered(await client.type(channel, "hokkaido join"))
    begun = await answered(await host.type(channel, "hokkaido begin"))
    # The cards are dealt once the message with the commitment has been posted.
    for _ in range(int(PATIENCE / POLL_INTERVAL)):
        table = await stored.table_in(channel)
        if table.stage is Stage.RUNNING:
            return Match(discord, stored, clients, channel, table)
        await asyncio.sleep(POLL_INTERVAL)
    raise AssertionError(begun.content)
