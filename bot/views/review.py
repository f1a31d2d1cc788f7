"""Looking back at a closed game: the review of missed points, the replay, and What if.

What if tries a card of a finished game on a player's map as it was then; nothing is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.errors import InputError
from bot.tables import Table
from bot.tables.checks import finished_game
from bot.views.moves import placement_in_words
from bot.views.placer import CHANGES, Spots, first_shown, placer_screen, trial_lines
from bot.views.screen import REPLAY, Button, CustomId, Menu, Moment, Row, Screen, choices_of, rows_of
from bot.views.viewer import Viewer, to_show_screen
from bot.workers.pictures import draw_end_of_round, draw_game
from engine.actions import Place, Terraform
from engine.parts.cards import MapCard
from engine.parts.squares import Position
from engine.review import Decision, Mistake, Review, SeatReview, cost_of
from engine.rules import rules_of
from engine.trial import Trial, placement_of
from render.pictures.review_pictures import Compared, draw_comparison, draw_standing

#: The control. Its first arguments are the seat, the round and the card; then one of ``CHANGES`` with its.
WHAT_IF = "what-if"
OPENING = 3


def what_if_button(viewer: Viewer, seat: int, number: int, card: int) -> Button:
    """The button for trying a card on the map of a seat in a round."""
    arguments = (str(seat), str(number), str(card))
    return viewer.button(WHAT_IF, arguments=arguments, text="board-what-if", lasting=True)


def what_if_screen(then: Viewer, card: MapCard, trial: Trial | None, spots: Spots) -> Screen:
    """The placer for a player ``then``, with a card at ``trial`` or else at the first spot."""
    screen = placer_screen(then, card, trial, spots)
    rows = (tuple(_only_moving(then, card, row)) for row in screen.rows)
    shown, spots = first_shown(then, card, trial, spots)
    lines = [then.heading_of_round(then.view.round), then.format("board-what-if-how", card=card.number)]
    lines += trial_lines(then, card, placement_of(then.own.map, card, shown), spots.get(shown))
    return Screen("\n".join(lines), drawing=screen.drawing, rows=tuple(filter(None, rows)))


def _only_moving(then: Viewer, card: MapCard, row: Row) -> list[Button]:
    """The buttons of a row that move the card, as buttons of this screen."""
    moment = Moment(then.table.id)
    opening = (str(then.own_seat), str(then.view.round), str(card.number))
    return [
        replace(part, id=CustomId(WHAT_IF, moment, (*opening, part.id.control, *part.id.arguments)))
        for part in row
        if isinstance(part, Button) and part.id.control in CHANGES
    ]


#: The controls: below a result, for the pages, and the menu of players. Page 0 is the overview.
END_REVIEW, REVIEW, REVIEW_OF = "end-review", "review", "review-of"
OVERVIEW = 0


def reviewed_seats(table: Table) -> tuple[int, ...]:
    """The seats of people; if the data of all people was deleted, every seat.

    Raises:
        TableError: an error of ``finished_game``.
    """
    finished_game(table)
    people = tuple(number for number, seat in enumerate(table.seats) if seat.user_id is not None)
    return people or tuple(range(len(table.seats)))


def seat_to_review(viewer: Viewer) -> int:
    """The seat to review first: the viewer's own, else the first person's.

    Raises:
        TableError: an error of ``reviewed_seats``.
    """
    seats = reviewed_seats(viewer.table)
    return viewer.seat if viewer.seat in seats and viewer.seat is not None else seats[0]


def review_screen(viewer: Viewer, found: Review, seat: int, page: int) -> Screen:
    """One page about one seat, without controls: the overview, or one of its ``rounds``."""
    of_seat = next(review for review in found.seats if review.seat == seat)
    if OVERVIEW < page <= len(of_seat.rounds):
        return _round_page(viewer, seat, of_seat.rounds[page - 1])
    heading = viewer.format("review-heading", table=viewer.table.id)
    overview, *more = overview_lines(viewer, of_seat)
    rounds = (f"{number}. {round_line(viewer, of)}" for number, of in enumerate(of_seat.rounds, 1))
    lines = [heading, overview, *rounds, *more]
    if not (of_seat.compared and found.standing):
        return Screen("\n".join(lines))
    drawing = partial(draw_standing, found.standing, viewer.plain_names, viewer.phrases, theme=viewer.theme)
    return Screen("\n".join(lines), drawing=drawing)


def overview_lines(viewer: Viewer, of: SeatReview) -> list[str]:
    """The points that a seat missed, also by kind of decision; if there are none, that it has no mistakes."""
    if not of.compared:
        return [viewer.format("review-nothing", name=viewer.name(of.seat))]
    overview = viewer.format(
        "review-overview",
        name=viewer.name(of.seat),
        accuracy=of.accuracy,
        selection=viewer.view.options.selection,
        terraforms=rules_of(viewer.view.options).has_terraforming,
        missed=cost_of(of.mistakes),
        **{str(decision): of.lost[decision] for decision in Decision},
    )
    return [overview] if of.mistakes else [overview, viewer.format("review-faultless")]


def review_to_show_screen(viewer: Viewer, found: Review, seat: int, page: int, *, may_show: bool) -> Screen:
    """The same page with controls for the other pages and players, and to share it if ``may_show``."""
    screen = review_screen(viewer, found, seat, page)
    rounds = next(review.rounds for review in found.seats if review.seat == seat)
    rows = rows_of(_pages(viewer, len(rounds), seat, page)) if rounds else ()
    if len(found.seats) > 1:
        rows = (*rows, (_players(viewer, found, seat),))
    screen = replace(screen, rows=rows)
    screen = to_show_screen(viewer, screen, REVIEW, str(seat), str(page), may_show=may_show)
    mistake = to_try(rounds[page - 1]) if OVERVIEW < page <= len(rounds) else None
    if mistake is None or mistake.better_card is None:
        return screen
    return screen.with_button(what_if_button(viewer, seat, mistake.round, mistake.better_card))


def to_try(mistakes: Sequence[Mistake]) -> Mistake:
    """The mistake of a round with which What if opens: the costliest with a card, if any has one."""
    return next((mistake for mistake in mistakes if mistake.better_card is not None), mistakes[0])


def _pages(viewer: Viewer, rounds: int, seat: int, page: int) -> list[Button]:
    """A button for each page; this one's is disabled."""
    return [
        viewer.button(
            REVIEW, arguments=(str(seat), str(number)), disabled=number == page, page=number, lasting=True
        )
        for number in range(rounds + 1)
    ]


def _players(viewer: Viewer, found: Review, seat: int) -> Menu:
    """The menu of all players with a review."""
    labels = {str(review.seat): viewer.plain_name(review.seat) for review in found.seats}
    custom_id = CustomId(REVIEW_OF, Moment(viewer.table.id))
    return Menu(viewer.format("review-of"), custom_id, choices_of(labels, str(seat)))


def _round_page(viewer: Viewer, seat: int, mistakes: Sequence[Mistake]) -> Screen:
    """A round's mistakes, each with the better move and the reason; the picture compares the one to try."""
    said, *more = better_lines(viewer, mistakes)
    lines = [
        viewer.format("review-heading", table=viewer.table.id),
        viewer.format("review-mistake", name=viewer.name(seat), said=said),
        *more,
    ]
    shown = to_try(mistakes)
    played = Compared(shown.played, shown.card, _square(shown.tile))
    better = Compared(shown.better, shown.better_card, _square(shown.better_tile))
    drawing = partial(draw_comparison, seat, played, better, viewer.phrases, theme=viewer.theme)
    return Screen("\n".join(lines), drawing=drawing)


def better_lines(viewer: Viewer, mistakes: Sequence[Mistake]) -> list[str]:
    """A round's mistakes in words, each with the better move and, if it is known, why it is better."""
    lines = []
    for mistake in mistakes:
        lines += [_in_words(viewer, mistake), viewer.format("review-better", **_better(viewer, mistake))]
        if mistake.reason is not None:
            game = viewer.table.options.rules
            lines.append(viewer.format("review-reason", reason=mistake.reason, game=game))
    return lines


def round_line(viewer: Viewer, mistakes: Sequence[Mistake], key: str = "review-round") -> str:
    """The points that a round's mistakes cost, in words."""
    return viewer.format(key, round=mistakes[0].round, points=cost_of(mistakes))


def _in_words(viewer: Viewer, mistake: Mistake) -> str:
    return viewer.format(
        "review-line",
        round=mistake.round,
        selection=viewer.view.options.selection,
        decision=mistake.decision,
        card=mistake.card or 0,
        tile=mistake.tile is not None,
        points=mistake.cost,
    )


def _better(viewer: Viewer, mistake: Mistake) -> dict[str, object]:
    """The better move, as values for its sentence."""
    if mistake.better_placement is not None:
        return {
            "decision": mistake.decision,
            "placement": placement_in_words(viewer.texts, mistake.better_placement),
        }
    tile = mistake.better_tile
    if tile is None:
        return {"decision": mistake.decision, "terrain": "none"}
    x, y = tile.position
    return {"decision": mistake.decision, "terrain": tile.terrain, "x": x, "y": y}


def _square(tile: Terraform | None) -> Position | None:
    return None if tile is None else tile.position


# The replay


#: The control that turns to another page. Its arguments are the page, or ``MENU``, and the seat.
REPLAY_PAGE = "replay-page"
MENU = "menu"

#: The argument instead of a seat for the maps of all seats.
ALL_SEATS = "all"

#: The page with the animation; each other page is that of a round.
ANIMATION = 0


def replay_screen(viewer: Viewer, seat: int | None, page: int = ANIMATION) -> Screen:
    """A page of the replay of a closed game with controls for the others: the maps of all seats, or of one.

    Raises:
        TableError: an error of ``finished_game``.
        InputError: there is no such page.
    """
    game = finished_game(viewer.table)
    if not ANIMATION <= page <= viewer.view.finished_rounds:
        raise InputError("button-unknown")
    whose = "" if seat is None else viewer.name(seat)
    key = "replay" if page == ANIMATION else "replay-round"
    text = viewer.format(key, page=page, all=seat is None, name=whose, table=viewer.table.id)
    shown = (viewer.plain_names, viewer.phrases)
    drawing = partial(draw_game, game, *shown, theme=viewer.theme, seat=seat)
    if page != ANIMATION:
        heading = viewer.format("picture-round-short", round=page)
        drawing = partial(
            draw_end_of_round, game, page, *shown, theme=viewer.theme, seat=seat, heading=heading
        )
    return Screen(text, drawing=drawing, rows=_rows(viewer, page, argument_of(seat)))


def replay_to_show_screen(
    viewer: Viewer, seat: int | None, page: int = ANIMATION, *, may_show: bool
) -> Screen:
    """The same page, with the button to share it if the person ``may_show`` it."""
    screen = replay_screen(viewer, seat, page)
    screen = to_show_screen(viewer, screen, REPLAY, argument_of(seat), str(page), may_show=may_show)
    placed = None if page == ANIMATION else replace(viewer, seat=seat).decision_in(page, Place)
    if seat is None or placed is None:
        return screen
    return screen.with_button(what_if_button(viewer, seat, page, placed.placement.card))


def argument_of(seat: int | None) -> str:
    """The argument of the controls for a seat, or for all seats."""
    return ALL_SEATS if seat is None else str(seat)


def seat_in(argument: str) -> int | None:
    """The seat of such an argument; None for all seats."""
    return None if argument == ALL_SEATS else int(argument)


def _rows(viewer: Viewer, page: int, whose: str) -> tuple[Row, ...]:
    """The menu of all pages, and the buttons for the previous and the next one; none before a round ended."""
    last = viewer.view.finished_rounds
    if last == ANIMATION:
        return ()
    labels = {str(number): viewer.format("replay-page", page=number) for number in range(last + 1)}
    custom_id = CustomId(REPLAY_PAGE, Moment(viewer.table.id), (MENU, whose))
    turning = tuple(
        viewer.button(
            REPLAY_PAGE,
            arguments=(str(number), whose),
            text=text,
            disabled=not ANIMATION <= number <= last,
            lasting=True,
        )
        for number, text in ((page - 1, "button-log-back"), (page + 1, "button-log-on"))
    )
    return (Menu(viewer.format("replay-pages"), custom_id, choices_of(labels, str(page))),), turning
