"""Screens with hints, for other readers, after a game, and those that belong to no table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from bot.history import Standing, Stats
from bot.people.links import Links
from bot.people.preferences import (
    PLAYER_DEFAULTS,
    SERVER_DEFAULTS,
    Hands,
    PlayerPreferences,
    Reader,
    WhoMayStart,
)
from bot.tables import Deadline, TableOptions, shuffles, votes
from bot.tables.alone import options_of_day, table_alone
from bot.tables.own_games import GameOfGuest, Welcome, game_of_person
from bot.views.current_screen import current_screen
from bot.views.decisions import Hints, Opener, opener_of, tile_prices
from bot.views.game_over import checked_record_screen, checked_screen, record_screen
from bot.views.hand import cards_at_stake
from bot.views.own_games import own_games_screen, what_now_screen
from bot.views.placer import hint_screen
from bot.views.results import leaderboard_screen, stats_screen
from bot.views.review import review_to_show_screen, what_if_screen
from bot.views.round_message import round_screen
from bot.views.rulebook import cards_screen, rules_screen, walk_screen
from bot.views.screen import STATS, Screen, with_show_button
from bot.views.settings import forget_screen, server_settings_screen, settings_screen, theme_question
from bot.views.viewer import Viewer
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
    Skip,
    Take,
    TakePair,
    Terraform,
    Unplaceable,
    action_name,
)
from engine.options import Rules, Selection
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from engine.parts.tricks import DECK
from engine.players.advice import Advice, BidProspect, WorthwhileTile
from engine.players.prospects import Prospect, TileProspect
from engine.review import Decision, Mistake, Reason, Review, SeatReview
from engine.trial import spread_spots
from engine.views import Phase
from tests.bot.pseudo_locale import strict_texts
from tests.bot.screens.moments import ENGLISH, Moment
from tests.bot.screens.watching import WITHOUT_HINTS, Recorded, Watched
from tests.bot.tables.sitting import ANN, BOB, GUILD, NOON, begun, opened

DESERT, FIRST, SECOND = Position(0, 1), Position(1, 1), Position(1, 2)
TO_LAKE = Terraform(0, DESERT, Kind.LAKE, (FIRST, SECOND))
SPOT = Placement(18, 1, -2, 90, frozenset({17}))

#: The moves that the coach may advise.
ADVISED: tuple[Action, ...] = (
    Pick(0, 5),
    Discard(0, 5),
    Bid(0, 5, FIRST),
    Bid(0, 5),
    Take(0, 5),
    TakePair(0, DECK),
    Accept(0),
    Contest(0, (FIRST, SECOND), DECK),
    Place(0, SPOT),
    Unplaceable(0, 5),
    TO_LAKE,
    FreeTile(0, DESERT, Kind.LAKE),
    Skip(0),
    Done(0),
)


def with_hints() -> Iterator[Moment]:
    """The same hints at each run for every decision of a draft and of tricks, and the coach's advice."""
    for selection, people in ((Selection.DRAFT, 3), (Selection.TRICK, 3), (Selection.TRICK, 2)):
        game = Watched(begun(people, options=TableOptions(selection=selection)))
        game.posting.preferences = {}
        while game.at.table.view(None).round == 1:
            person = game.players[game.at.table.waiting_for[0]]
            yield game.seen_by(person, "with hints", _with_hints)
            game.at.act(person)
    for action in ADVISED:
        later = {Pick: 0, Place: -1}.get(type(action))
        advice = Advice(action) if later is None else Advice(action, 4, later)
        yield game.seen_by(ANN, f"advice, {action_name(action)}", partial(hint_screen, advice=advice))
    free = Recorded("hokkaido-draft-3-A")
    moves = next(index for index, action in enumerate(free.record.actions) if isinstance(action, FreeTile))
    free.at.table = replace(free.at.table, game=free.record.replay(moves))
    (seat,) = free.at.table.waiting_for
    yield free.seen_by(free.players[seat], "with hints", _with_hints)


def _with_hints(viewer: Viewer) -> Screen:
    view, own = viewer.view, viewer.own
    cards = view.hand if opener_of(view) is Opener.HAND else cards_at_stake(view)
    cube = next(iter(view.cubes_to_add(viewer.own_seat)), None)
    is_placing = view.phase is Phase.MAP and not own.placed and own.selected is not None
    hints = Hints(
        cards={card.number: Prospect(None, 0, 0, gain, -gain % 3) for gain, card in enumerate(cards, 2)},
        bids={card.number: BidProspect(3, cube, 4, cube is not None) for card in cards},
        spots=dict.fromkeys(spread_spots(own.map, own.selected), 3) if is_placing and own.selected else {},
        tile=WorthwhileTile(TO_LAKE, 2) if is_placing else None,
        tiles={
            (terrain, position): TileProspect(1000, 2, 1)
            for terrain in tile_prices(viewer)
            for position in own.map.tile_positions(terrain)
        },
    )
    if view.phase is Phase.BID:
        hints = replace(hints, cards={})
    return current_screen(viewer, hints)


def for_other_readers() -> Iterator[Moment]:
    """A newcomer who types moves, without hints and with them, at a table with a board."""
    game = Watched(begun(2))
    reader = Reader(ENGLISH, types=True, first_table=game.at.table.id, links=_LINKS)
    for preferences in (WITHOUT_HINTS, PLAYER_DEFAULTS):
        readers = dict.fromkeys((ANN.id, BOB.id), replace(reader, preferences=preferences))
        game.posting.known |= {"public": reader, "readers": readers}
        yield game.own_screen(ANN)
    yield game.seen_by(None, "round", round_screen)
    trick = Watched(begun(2, options=TableOptions(selection=Selection.TRICK)))
    trick.posting.known |= {"readers": {ANN.id: replace(reader, first_table=trick.at.table.id)}}
    trick.at.play(until=lambda table: table.view(None).phase is Phase.DISCARD_OF_PAIR)
    yield trick.own_screen(ANN)


def after_the_game() -> Iterator[Moment]:
    """The review, the check of the shuffle, the record and what if; and a game that was ended early."""
    game = Watched(begun(2))
    placing = game.at.play(until=lambda table: table.view(None).phase is Phase.MAP)
    game.at.play()
    yield from _review(game)
    yield from _review(Watched(begun(2, options=TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK))))
    proof = shuffles.proof_of(game.at.table)
    yield game.seen_by(ANN, "check", partial(checked_screen, proof=proof, record=b""))
    yield game.seen_by(ANN, "check of a file", lambda viewer: checked_record_screen(viewer.texts, proof))
    yield game.seen_by(ANN, "record", partial(record_screen, record=b""))
    card = placing.view(0).seats[0].selected
    assert card is not None
    game.at.table = placing
    yield game.seen_by(ANN, "what if", partial(what_if_screen, card=card, trial=None, spots={}))
    game = Watched(begun(2, computers=1))
    game.at.play(until=lambda table: table.view(None).round == 2)
    yield from game.look()
    game.at.do(votes.end_without_vote, ANN)
    yield from game.look()
    yield game.seen_by(ANN, "record", partial(record_screen, record=b""))


def _review(game: Watched) -> Iterator[Moment]:
    """The pages of a review: mistakes of each kind, no mistakes, and nothing to review."""
    map_ = game.at.table.view(None).seats[0].map
    mistakes = (
        Mistake(3, Decision.PICK, 9, Reason.LAKE, map_, map_, 17, 18, SPOT),
        Mistake(3, Decision.PLACE, 4, None, map_, map_, 18, 18, SPOT),
        Mistake(5, Decision.TERRAFORM, 2, None, map_, map_, better_tile=TO_LAKE),
        Mistake(6, Decision.TERRAFORM, 1, None, map_, map_, tile=TO_LAKE),
    )
    first = SeatReview(0, mistakes, 90, 9)
    faultless = replace(first, seat=1, mistakes=())
    found = Review((first, faultless), ((4, 5), (8, 9)))
    for seat, page in (*((0, page) for page in range(len(first.rounds) + 1)), (1, 0)):
        turned = partial(review_to_show_screen, found=found, seat=seat, page=page, may_show=True)
        yield game.seen_by(ANN, f"review, page {page}", turned)
    nothing = Review((replace(faultless, compared=0),), ())
    alone = partial(review_to_show_screen, found=nothing, seat=1, page=0, may_show=False)
    yield game.seen_by(ANN, "review of nothing", alone)


def of_no_table() -> Iterator[Moment]:
    """Help, the rules and the cards, settings, results, and a person's games."""
    for screens in (_HELP, _SETTINGS, _RESULTS):
        yield from (Moment(name, make) for name, make in screens.items())


_LANGUAGES = strict_texts().languages
_DECK = TableOptions().deck
_HONSHU = TableOptions().in_game(Rules.HONSHU)
_STANDING = Standing(
    place=1,
    user_id=ANN.id,
    name="Ann",
    rating=1234,
    games=7,
    wins=3,
    best=88,
    average=61.5,
    met=5,
    provisional=False,
)
_OTHER = replace(_STANDING, place=2, user_id=BOB.id, name="Bob", met=1, provisional=True)
_REMOVED = replace(_STANDING, place=0)
_LINKS = Links("https://example.org", "00")
_CHANGED_PLAYER = PlayerPreferences(hints=False, confirm_done=True, hands=Hands.CHANNEL)
_CHANGED_SERVER = replace(
    SERVER_DEFAULTS,
    start=WhoMayStart.ROLE,
    role_id=5,
    ping_role_id=0,
    forum_id=6,
    options=TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK, deadline=Deadline.HOUR),
)

_HELP: Mapping[str, Callable[[Reader], Screen]] = {
    "help on a server": lambda reader: what_now_screen(reader.texts, None, 0, in_server=True),
    "help, opens no tables": lambda reader: what_now_screen(
        reader.texts, None, 0, in_server=True, may_open=False
    ),
    "help in direct messages": lambda reader: what_now_screen(reader.texts, None, 2, in_server=False),
    "help, several games": lambda reader: what_now_screen(reader.texts, None, 1, in_server=False, several=3),
    "rules": rules_screen,
    "points of Honshu": lambda reader: rules_screen(reader, _HONSHU, 4),
    "scoring cards": lambda reader: rules_screen(reader, _HONSHU, 5),
    "tutorial": lambda reader: walk_screen(reader, 1),
    "all cards": lambda reader: cards_screen(reader, _DECK, None),
    "one card": lambda reader: cards_screen(reader, _DECK, 7),
}

_SETTINGS: Mapping[str, Callable[[Reader], Screen]] = {
    "settings": lambda reader: settings_screen(reader, _LANGUAGES),
    "other settings": lambda reader: settings_screen(
        replace(reader, preferences=_CHANGED_PLAYER, links=_LINKS), _LANGUAGES
    ),
    "server": lambda reader: server_settings_screen(reader.texts, SERVER_DEFAULTS, _LANGUAGES),
    "other server": lambda reader: server_settings_screen(
        reader.texts, _CHANGED_SERVER, _LANGUAGES, "deadline"
    ),
    "question to a moderator": lambda reader: theme_question(reader.texts, _LANGUAGES),
    "delete my data": lambda reader: forget_screen(reader.texts, ANN.id, 0, plays_alone=False),
    "delete my data, in games": lambda reader: forget_screen(reader.texts, ANN.id, 2, plays_alone=True),
}


def _own_games(reader: Reader) -> Screen:
    of_day = table_alone("abcd2345", GUILD, ANN, options_of_day(NOON.date()), NOON)
    open_table = opened(2).table
    tables = (begun(2).table, open_table, of_day)
    seated = [one for table in tables if (one := game_of_person(table, ANN.id))]
    as_guest = [GameOfGuest(open_table, welcome) for welcome in Welcome]
    return own_games_screen(reader, seated, as_guest, {}, (open_table,))


def _stats(reader: Reader) -> Screen:
    return with_show_button(
        reader.texts, stats_screen(reader.texts, "Ann", Stats(_STANDING, _REMOVED)), STATS
    )


_RESULTS: Mapping[str, Callable[[Reader], Screen]] = {
    "leaderboard": lambda reader: leaderboard_screen(reader.texts, (_STANDING, _OTHER), with_computers=False),
    "empty leaderboard": lambda reader: leaderboard_screen(reader.texts, (), with_computers=True),
    "results": _stats,
    "no results": lambda reader: stats_screen(reader.texts, "Ann", Stats(None, None)),
    "own games": _own_games,
    "no games": lambda reader: own_games_screen(reader, (), (), {}),
}
