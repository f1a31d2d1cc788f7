"""A player's present screen, with hints, and the screen after that moment has passed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import ParamSpec, TypeVar

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.timing import may_be_nudged
from bot.views.decisions import NO_HINTS, PHASES, Hint, Hints, Opener, decisions, opener_of, tile_prices
from bot.views.hand import cards_at_stake, hand_screen, trick_screen
from bot.views.map_screens import MAPS, map_drawing, own_map_screen
from bot.views.menus import tried_before
from bot.views.moves import accepted, moved_for, placement_line
from bot.views.placer import Spots, intended_screen, placer_outline, placer_screen, tile_line
from bot.views.results import finished_screen
from bot.views.review import END_REVIEW
from bot.views.screen import Button, Screen, Tone
from bot.views.tiles import tile_screen
from bot.views.viewer import Viewer
from bot.views.votes import away_screen
from bot.workers.pool import Workers
from engine.actions import Place, Unplaceable, action_name
from engine.parts.cards import MapCard
from engine.players.advice import WorthwhileTile, bid_prospects, worthwhile_tile
from engine.players.prospects import best_prospects, tile_prospects
from engine.scoring import places_of
from engine.trial import Trial, best_spots, placement_of
from engine.views import Phase

log = logging.getLogger(__name__)

#: The control for nudging the players whom the game waits for.
NUDGE = "nudge"

#: A worker's maximum time in seconds for finding the hints of a screen.
LONGEST_SEARCH = 10.0

_Arguments = ParamSpec("_Arguments")
_Found = TypeVar("_Found")


def gets_hints(viewer: Viewer) -> bool:
    """Whether the viewer wants hints, and some can be found for their present decision."""
    return viewer.wants_hints and any(decision.hint for decision in decisions(viewer))


async def find_hints(viewer: Viewer, workers: Workers, trial: Trial | None = None) -> Hints:
    """Hints for a viewer if they get any, found by a worker; none on failure or timeout.

    ``trial`` is the card that the viewer was trying, if known.
    """
    if not gets_hints(viewer):
        return NO_HINTS
    view, card = viewer.view.without_memory(), viewer.own.selected
    about = next(decision.hint for decision in decisions(viewer) if decision.hint)
    if about is Hint.TILES:
        return await find_tile_gains(viewer, workers)
    if about is Hint.TILE:
        return Hints(tile=await find_tile(viewer, workers, None))
    if about is Hint.SPOTS and card is not None:
        spots = await find_spots(viewer, workers, card)
        shown = trial or tried_before(viewer, card) or next(iter(spots), None)
        return Hints(spots=spots, tile=await find_tile(viewer, workers, shown))
    if about is Hint.BIDS:
        return Hints(bids=await _found(workers, bid_prospects, view) or {})
    return Hints(cards=await _found(workers, best_prospects, view, cards_at_stake(view)) or {})


async def find_spots(viewer: Viewer, workers: Workers, card: MapCard) -> Spots:
    """The best spots of a card that the viewer has or can choose; none on failure or timeout."""
    spots = await _found(workers, best_spots, viewer.view.without_memory(), card) or ()
    return {spot.trial: spot.later for spot in spots}


async def find_tile(viewer: Viewer, workers: Workers, trial: Trial | None) -> WorthwhileTile | None:
    """A terraforming that is worth its cubes after placing the viewer's card there, or on their map now."""
    map_, card, placement = viewer.own.map, viewer.own.selected, None
    if viewer.own.terraformed or viewer.own.done or card is None:
        return None
    if not viewer.own.placed:
        placement = None if trial is None else placement_of(map_, card, trial)
        if placement is None or placement not in map_.legal_placements(card):
            return None
    return await _found(workers, worthwhile_tile, viewer.view.without_memory(), placement)


async def find_tile_gains(viewer: Viewer, workers: Workers) -> Hints:
    """The worth of each tile that the viewer can lay; none on failure or timeout."""
    view = viewer.view.without_memory()
    return Hints(tiles=await _found(workers, tile_prospects, view, tile_prices(viewer)) or {})


async def _found(
    workers: Workers,
    search: Callable[_Arguments, _Found],
    *arguments: _Arguments.args,
    **options: _Arguments.kwargs,
) -> _Found | None:
    try:
        return await workers.run_within(LONGEST_SEARCH, search, *arguments, **options)
    except Exception:
        log.exception("finding hints failed")
        return None


def current_screen(viewer: Viewer, hints: Hints = NO_HINTS, trial: Trial | None = None) -> Screen:
    """The viewer's present decision: hand, trick, placer or free tile, or otherwise the map.

    ``trial`` is the card that the viewer was trying, if known.
    """
    table = viewer.table
    if table.stage is Stage.DEALING:
        return Screen(viewer.format("situation-dealing"))
    if table.stage is Stage.LOBBY or table.game is None:
        own = viewer.seat is not None and viewer.seat == table.seat_of(table.host_id)
        return Screen(viewer.format("game-not-begun", host=escaped(table.host_name), own=own))
    if table.options.alone and not table.stage.is_open:
        return viewer.with_board(finished_screen(viewer))
    if table.stage is not Stage.RUNNING:
        return Screen(viewer.format("game-finished"))
    if viewer.is_away:
        return away_screen(viewer)
    return _with_parts_of_every_phase(viewer, _screen_of_phase(viewer, hints, trial))


def _with_parts_of_every_phase(viewer: Viewer, screen: Screen) -> Screen:
    label = "button-board-first" if viewer.is_beginning else "button-board"
    return with_the_others(viewer, viewer.with_board(viewer.with_private_note(screen), label))


def outline(viewer: Viewer) -> Screen:
    """A screen that changes whenever the viewer's present one does, to compare with their message.

    It is the present screen without hints and with unformatted texts, but for the placer, whose spots are
    expensive, only its facts.
    """
    viewer = viewer.unformatted
    if viewer.table.stage is Stage.RUNNING and not viewer.is_away and viewer.may_place:
        return _with_parts_of_every_phase(viewer, placer_outline(viewer))
    return current_screen(viewer)


def mention_screen(viewer: Viewer, seats: Sequence[int], explained_to: Sequence[int]) -> Screen:
    """The mention of people who have to decide something, in the channel.

    For those in ``explained_to`` it adds the reason: their direct messages are closed.
    """
    view = viewer.view
    ids = tuple(viewer.table.seats[seat].user_id or 0 for seat in seats)
    task = replace(viewer, seat=seats[0]).task or ""
    named = " ".join(f"<@{user_id}>" for user_id in ids)
    lines = [viewer.format("mention", task=task, round=view.round, people=named)]
    lines += [viewer.format("direct-messages-closed", user=user_id) for user_id in explained_to]
    return Screen("\n".join(lines), rows=((decision_button(viewer),),), mentions=ids)


def decision_button(viewer: Viewer) -> Button:
    """The button that opens the present decision."""
    return viewer.button(opener_of(viewer.view), Tone.MAIN)


def with_the_others(viewer: Viewer, screen: Screen) -> Screen:
    """The screen with the buttons for everyone's map and, for a waiting player, for nudging the others."""
    if viewer.table.options.alone:
        return screen
    screen = screen.with_button(viewer.button(MAPS, lasting=True))
    waits = viewer.seat is not None and bool(may_be_nudged(viewer.table, viewer.seat))
    return screen.with_button(viewer.button(NUDGE, lasting=True)) if waits else screen


def _screen_of_phase(viewer: Viewer, hints: Hints, trial: Trial | None) -> Screen:
    opener, card = opener_of(viewer.view), viewer.own.selected
    if viewer.intended is not None and not viewer.is_asked:
        return intended_screen(viewer, viewer.intended)
    if opener is Opener.HAND:
        return hand_screen(viewer, hints)
    if opener is Opener.TRICK:
        return trick_screen(viewer, hints)
    if opener is Opener.TILE and viewer.is_asked and viewer.table.paused_at is None:
        return tile_screen(viewer, hints=hints)
    if card is not None and viewer.may_place:
        return placer_screen(viewer, card, trial or tried_before(viewer, card), hints.spots, tile=hints.tile)
    return own_map_screen(viewer, "" if hints.tile is None else tile_line(viewer, hints.tile))


def closed_private_screen(
    viewer: Viewer, round_number: int, phase: str, by_computer: Collection[str], *, lost: bool = False
) -> Screen:
    """The message of this round and phase when nothing is left to decide.

    ``by_computer`` are the actions of a computer player after the deadline; after the map phase the message
    then gets a new picture. With ``lost`` the channel of the table refuses messages, so the result is not
    there.
    """
    decided = viewer.decision_in(round_number, *PHASES[phase].selecting)
    if decided is not None and action_name(decided) in by_computer:
        return _closed(viewer, round_number, [moved_for(viewer, decided)], lost=lost)
    lines = [moved_for(viewer, None)] if by_computer else []
    lines.append(_decision(viewer, round_number, phase))
    screen = _closed(viewer, round_number, lines, lost=lost)
    if by_computer and phase == Phase.MAP:
        return replace(screen, drawing=map_drawing(viewer, viewer.own_seat))
    return screen


def closed_away_screen(viewer: Viewer, round_number: int, *, lost: bool = False) -> Screen:
    """The message about a lost seat when the person is back or the game is over; ``lost`` as above."""
    lines = [viewer.format("back-now")] if viewer.table.stage.is_open else []
    return _closed(viewer, round_number, lines, lost=lost)


def _closed(viewer: Viewer, round_number: int, lines: list[str], *, lost: bool) -> Screen:
    table = viewer.table
    is_finished = table.stage is Stage.FINISHED
    if lost and table.stage is Stage.CANCELLED:
        lines = [*lines, viewer.format("closed-game-over-directly")]
    elif not lost and not table.stage.is_open:
        lines = [*lines, viewer.format("closed-game-over", stage=table.stage, channel=table.channel_id)]
    result = [_own_place(viewer)] if is_finished else []
    buttons = (viewer.button("rematch", Tone.GOOD, lasting=True), viewer.button(END_REVIEW, lasting=True))
    return Screen(
        text="\n".join([*result, viewer.heading_of_round(round_number), *lines]),
        # The last picture may show a card that is tried.
        drawing=map_drawing(viewer, viewer.own_seat) if is_finished else None,
        rows=(buttons,) if is_finished else (),
    )


def _own_place(viewer: Viewer) -> str:
    """The viewer's place and points in a finished game."""
    view, scores = viewer.view, [seat.score for seat in viewer.view.seats]
    is_shared = len(view.winners) > 1
    rank = "other" if viewer.own_seat not in view.winners else "shared" if is_shared else "won"
    return viewer.format(
        "final-own",
        rank=rank,
        points=viewer.own.score.total,
        place=places_of([score.rank for score in scores])[viewer.own_seat],
        players=len(scores),
    )


def _decision(viewer: Viewer, round_number: int, phase: str) -> str:
    if phase == Phase.FREE_TILE:
        return viewer.format("closed-free-tile")
    if phase == Phase.MAP:
        placed = viewer.decision_in(round_number, Place, Unplaceable)
        if isinstance(placed, Place):
            return placement_line(viewer.texts, placed.placement)
        return _undecided(viewer, round_number) if placed is None else viewer.format("card-set-aside")
    decided = viewer.decision_in(round_number, *PHASES[phase].selecting)
    if decided is None:
        return _undecided(viewer, round_number)
    return accepted(viewer, decided)


def _undecided(viewer: Viewer, round_number: int) -> str:
    """The reason why there is no decision: the game went on or back, or a computer player plays.

    Or everyone places in order (rules.md 4.8) and it is now the viewer's turn. In this case a new placer
    replaces the one from the simultaneous phase.
    """
    if viewer.table.stage is not Stage.RUNNING:
        return viewer.format("closed-undecided-end")
    view = viewer.view
    if round_number < view.round:
        return viewer.format("closed-undecided")
    if viewer.is_away:
        return viewer.format("seat-is-away-own")
    in_turn = round_number == view.round and view.sequential and viewer.may_place
    return viewer.format("closed-in-order" if in_turn else "closed-undone")
