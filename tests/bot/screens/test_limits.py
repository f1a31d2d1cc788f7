"""Everything the bot shows or registers stays within Discord's limits."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from importlib import resources

import pytest

from bot.announce import channel_posts
from bot.announce.slot import SlotState, Snapshot, finished_rounds
from bot.components import COMPONENTS
from bot.people.preferences import Reader
from bot.store.records import ChannelState, MessagePlace, Role, SentMessage
from bot.tables import Stage, Table, TableOptions, TableSeat
from bot.tables.alone import options_alone
from bot.tables.change import Notice
from bot.tables.game_moves import UndoPoint
from bot.texts import Language
from bot.views.current_screen import current_screen
from bot.views.decisions import cards_to_try
from bot.views.game_over import KEEPSAKE, WIDE, all_maps_screen, keepsake_screen, last_map_screen
from bot.views.hand import contest_screen, hand_screen
from bot.views.map_screens import other_map_screen, own_map_screen
from bot.views.menus import typed_square
from bot.views.placer import placer_screen
from bot.views.review import replay_screen, review_to_show_screen
from bot.views.round_message import round_screen, status_screen
from bot.views.rulebook import cards_screen
from bot.views.screen import Button, CustomId, Row, Screen, controls_of
from bot.views.table_message import lobby_screen
from bot.views.tiles import tile_screen
from bot.views.viewer import Viewer, to_show_screen
from engine.actions import Action
from engine.chance import Chance
from engine.events import Event
from engine.game import Game
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.players import PLAYERS
from engine.review import Review, review
from engine.setup import draw_up
from engine.views import Phase
from tests.bot.discord_limits import check_message
from tests.bot.pseudo_locale import every_language
from tests.bot.screens.moments import READER

#: The longest name that Discord allows, with characters that all need escaping.
LONGEST_NAME = "*" * 32

LANGUAGES = {f"{number} {texts.locale}": texts for number, texts in enumerate(every_language())}


#: A table's own deck with an extremely long name, full of formatting and line breaks.
STRANGE_DECK = json.dumps(
    json.loads((resources.files("engine") / "decks" / "honshu.json").read_bytes()) | {"name": "*_~`\n" * 5000}
)

#: The number of players and the options of the games to check.
VARIANTS = {
    "as printed": (5, TableOptions(with_goals=True)),
    "in order": (5, TableOptions(with_goals=True, order=PlacingOrder.IN_ORDER)),
    "trick": (5, TableOptions(with_goals=True, selection=Selection.TRICK)),
    "trick for two": (2, TableOptions(with_goals=True, selection=Selection.TRICK)),
    "Honshu": (
        5,
        TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK, scoring_card=7, own_deck=STRANGE_DECK),
    ),
    "alone": (1, options_alone(Rules.HOKKAIDO, Side.B, with_goals=True)),
}


#: The reviews of whole games, by the games' actions.
REVIEWS: dict[tuple[Action, ...], Review] = {}

#: Controls that must appear in each game.
SEEN_IN = {
    "as printed": {"try", "take-place", "take", "lay-tile"},
    "in order": {"try", "lay-tile"},
    "trick": {"bid", "bid-cube", "take", "lay-tile"},
    "trick for two": {"bid", "take-pair", "accept", "contest", "contest-first", "contest-second"}
    | {"contest-pair", "try", "trick"},
    "Honshu": {"bid", "bid-cube", "take"},
    "alone": {"try", "lay-tile", "alone-result"},
}


def opened(players: int, options: TableOptions) -> Table:
    """A table before the deal whose players have the longest names."""
    seats = tuple(TableSeat(10**18 + number, LONGEST_NAME) for number in range(players))
    return Table.opened("abcdefgh", 10**18, 10**18, options, seats, datetime(2026, 1, 1, tzinfo=UTC))


def random_game(table: Table, seed: str = "a long game") -> Iterator[tuple[Table, Sequence[Event]]]:
    """Yield an opened table at every moment of a game, with what has just happened."""
    options, deck = table.options.for_players(len(table.seats)), table.options.deck
    game = Game.start(options, deck, draw_up(options, deck, seed, table.options.scoring_card))
    chance, events = Chance.of_text(seed), tuple[Event, ...]()
    while not game.is_over:
        table = replace(table, stage=Stage.RUNNING, game=game, entry_numbers=tuple(range(len(game.actions))))
        yield table, events
        game, events = game.apply(PLAYERS["random"].decide(table.view(game.waiting_for[0]), chance))
    yield replace(table, stage=Stage.FINISHED, game=game, entry_numbers=()), events


def tables(players: int, options: TableOptions) -> Iterator[Table]:
    """Yield a table at every moment from the lobby to the end of a game."""
    lobby = opened(players, options)
    yield lobby
    yield replace(lobby, stage=Stage.CANCELLED)
    yield from (table for table, _ in random_game(lobby))


def screens(texts: Language, table: Table) -> Iterator[Screen]:
    """Yield every screen that a table can show at this moment."""
    everyone = Viewer(Reader(texts), table, None)
    yield lobby_screen(everyone)
    for seat in range(len(table.seats)):
        yield current_screen(Viewer(Reader(texts), table, seat))
    if table.game is None:
        yield status_screen(Viewer(Reader(texts), table, 0))
        return
    yield from private_screens(texts, table)
    yield status_screen(Viewer(Reader(texts), table, 0))
    slot = slot_state(texts, table)
    found = [channel_posts.round_message(slot_state(texts, table, role=Role.ROUND)), channel_posts.end(slot)]
    found.append(channel_posts.mention(slot))
    yield from (post.screen for post in found if post is not None and post.finish is None)
    if table.stage is Stage.RUNNING:
        yield round_screen(everyone, slot.snapshot.round_ends.get(table.game.round - 1))
    if table.stage is Stage.FINISHED:
        yield replay_screen(everyone, None)
        yield all_maps_screen(everyone)
        reviewed = review_of_first(table.game)
        seats = tuple(replace(reviewed.seats[0], seat=seat) for seat in range(len(table.seats)))
        reviewed = replace(reviewed, seats=seats)
        for page in range(len(reviewed.seats[0].rounds) + 1):
            yield review_to_show_screen(Viewer(Reader(texts), table, 0), reviewed, 0, page, may_show=True)
        for seat in range(len(table.seats)):
            viewer = Viewer(Reader(texts), table, seat)
            yield last_map_screen(viewer)
            kept = keepsake_screen(viewer, seat, table.opened_at.date())
            yield to_show_screen(viewer, kept, KEEPSAKE, str(seat), WIDE, may_show=True)


def review_of_first(game: Game) -> Review:
    """The review of a game's first seat, computed once for all languages."""
    if game.actions not in REVIEWS:
        REVIEWS[game.actions] = review(game, [0])
    return REVIEWS[game.actions]


def slot_state(
    texts: Language,
    table: Table,
    seat: int | None = None,
    notices: Sequence[Notice] = (),
    sent: Mapping[MessagePlace, SentMessage] | None = None,
    undo_point: UndoPoint | None = None,
    role: Role = Role.VOTE,
) -> SlotState:
    """The announcer's input for a message, at a table whose players accept no direct messages."""
    people = {who.user_id for who in table.seats if who.user_id is not None}
    snapshot = Snapshot(
        table,
        Reader(texts),
        ChannelState(table.channel_id),
        dict.fromkeys(people, Reader(texts)),
        tuple(notices),
        undo_point=undo_point,
        unreachable=frozenset(people),
    )
    # After the last round, one more message has shown its result.
    shown = finished_rounds(table) + (table.stage is Stage.FINISHED)
    told = SentMessage(1, 2, shown, "-", table.opened_at)
    return SlotState(snapshot, {MessagePlace(Role.ROUND): told, **(sent or {})}, MessagePlace(role, seat))


def private_screens(texts: Language, table: Table) -> Iterator[Screen]:
    for seat in range(len(table.seats)):
        viewer = Viewer(Reader(texts), table, seat)
        yield hand_screen(viewer)
        yield own_map_screen(viewer)
        yield other_map_screen(viewer, (seat + 1) % len(table.seats))
        yield from trick_screens(texts, table, seat)
        if table.view(None).phase in (Phase.MAP, Phase.FREE_TILE):
            yield tile_screen(viewer)


def trick_screens(texts: Language, table: Table, seat: int) -> Iterator[Screen]:
    """Yield the screens for trying cards, for adding a cube to one, and for contesting."""
    viewer = Viewer(Reader(texts), table, seat)
    view = viewer.view
    if viewer.view.phase is not Phase.MAP:
        for card in cards_to_try(viewer)[:1]:
            yield placer_screen(viewer, card)
    for cube in view.cubes_to_add(seat):
        yield hand_screen(viewer, cube=typed_square(cube))
    cubes = tuple(view.cubes_to_contest(seat))[:2]
    for given in range(3) if cubes else ():
        yield contest_screen(viewer, cubes[:given])


def check_screen(screen: Screen) -> frozenset[str]:
    """Check that a screen fits into a message and its controls have handlers; return the controls' names."""
    assert screen.drawing is None or "theme" in screen.drawing.keywords, "it is drawn in the reader's theme"
    return _check(screen.text, screen.rows)


@lru_cache(maxsize=4096)
def _check(text: str, rows: tuple[Row, ...]) -> frozenset[str]:
    """Like ``check_screen``, but cached, as most screens recur at the next moment of a game."""
    assert text
    components = controls_of(rows).to_components()
    check_message({"content": text, "components": components})
    for row in rows:
        for part in row:
            assert CustomId.parse(str(part.id)) == part.id, "it can be parsed again"
            is_link = isinstance(part, Button) and part.url
            assert is_link or part.id.control in COMPONENTS, "it has a handler"
    return frozenset(part.id.control for row in rows for part in row)


@pytest.mark.parametrize(
    ("language", "variant"), list(zip(LANGUAGES, itertools.cycle(VARIANTS), strict=False))
)
def test_every_message_of_a_game_fits(language: str, variant: str) -> None:
    """Each language with one variant: a screen that is long in one language is long in all."""
    controls: set[str] = set()
    for number, table in enumerate(tables(*VARIANTS[variant])):
        if number > 40 and number % 5 and table.stage is Stage.RUNNING:
            continue  # every moment of the first rounds and the end, and a sample of the others
        for screen in screens(LANGUAGES[language], table):
            controls |= check_screen(screen)
    assert {"join", "left", "place-here", "place-done", "done"} <= controls
    assert SEEN_IN[variant] <= controls


def test_a_long_deck_name_leaves_room_for_the_cards_in_the_alt_text() -> None:
    deck = TableOptions(rules=Rules.HONSHU, own_deck=STRANGE_DECK).deck
    drawing = cards_screen(READER, deck, None).drawing
    assert drawing is not None
    told = drawing.func(*drawing.args, **drawing.keywords).alt_text
    assert told.endswith(": 60 cards, 1 to 60.")
    assert "\n" not in told
