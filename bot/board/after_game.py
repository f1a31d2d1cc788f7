"""What the page of a finished game asks for: its review, par, pictures, everyone's maps, and the next game.

The score itself is part of the view (``view.present``); all of this takes longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.board.choices import Json
from bot.board.streams import RefusedError
from bot.board.view import NOTHING_TO_DECIDE, plain, seats
from bot.errors import InputError
from bot.people.limits import Cost
from bot.services import Services
from bot.tables import Person, Stage, Table, TableError
from bot.tables.alone import end_of_day, is_day_over, options_after, place_of
from bot.tables.checks import seat_at
from bot.tables.game_moves import game_of
from bot.views.game_over import TALL, WIDE, keepsake_screen
from bot.views.results import MOST_LISTED, grades, par_line, share_text
from bot.views.review import better_lines, overview_lines, replay_screen, reviewed_seats, round_line, to_try
from bot.views.viewer import Viewer
from engine.action_fields import write_placement
from engine.review import Mistake, SeatReview
from render.picture import Picture


def check_watching(table: Table, services: Services) -> None:
    """Refuse to show a game for one to others, except the map of a day when it is over.

    Raises:
        RefusedError: it cannot be seen, or not yet.
    """
    day = table.options.day
    if day is None or table.stage is not Stage.FINISHED:
        raise RefusedError(401, "board-refused")
    if not is_day_over(table, services.clock.now()):
        raise RefusedError(403, "board-day-not-over", until=end_of_day(day))


async def review(services: Services, viewer: Viewer) -> Json:
    """The review of each person by seat: a summary, the rounds' squares, and the rounds with mistakes.

    ``share`` is the text to share the viewer's map of the day, ``best`` names the viewer's costliest round.
    """
    table = viewer.table
    found = await services.reviews.of(table.id, game_of(table), reviewed_seats(table))
    share = None
    if table.options.day is not None and viewer.seat is not None:
        share = share_text(viewer, found.seats[0].by_round, await services.history.streak(table))
    misses = next((of.rounds for of in found.seats if of.seat == viewer.seat), ())
    return {
        "share": share,
        "best": round_line(viewer, misses[0], "board-best-miss") if misses else None,
        "seats": {of.seat: _reviewed(viewer, of) for of in found.seats},
    }


def _reviewed(viewer: Viewer, of: SeatReview) -> Json:
    return {
        "lines": [plain(line) for line in overview_lines(viewer, of)],
        "squares": grades(of.by_round),
        "misses": [_miss(viewer, mistakes) for mistakes in of.rounds],
    }


def _miss(viewer: Viewer, mistakes: Sequence[Mistake]) -> Json:
    """A round's mistakes, and the better card with its place, with which What if opens."""
    tried = to_try(mistakes)
    spot = tried.better_placement
    return {
        "label": plain(round_line(viewer, mistakes)),
        "sentence": plain("\n".join(better_lines(viewer, mistakes))),
        "round": tried.round,
        "card": tried.better_card,
        "tried": None if spot is None else list(write_placement(spot).values()),
    }


async def par(services: Services, viewer: Viewer) -> Json:
    """The points of a game for one compared with par, as a sentence for its player."""
    if not viewer.table.options.alone or viewer.seat is None:
        raise InputError("button-unknown")
    *_, level = await asyncio.shield(services.pars.begin(game_of(viewer.table)))
    return {"line": plain(par_line(viewer, viewer.view.seats[0].score.total, level))}


async def everyone(services: Services, viewer: Viewer) -> Json:
    """The maps of everyone on the server who has played the same map of the day, the best first."""
    day, guild_id = viewer.table.options.day, viewer.table.guild_id
    if day is None:
        raise InputError("button-unknown")
    found = await services.store.people.scores_of_day(guild_id, day) if guild_id else ()
    maps: list[Json] = []
    for table_id in [score.table_id for score in found[:MOST_LISTED]] or [viewer.table.id]:
        with suppress(TableError):  # A table that cannot be read is left out.
            other = Viewer(viewer.reader, await services.tables.get(table_id), None)
            maps += seats(other, other.view)
    places = [sum(other["points"] > own["points"] for other in maps) + 1 for own in maps]
    return NOTHING_TO_DECIDE | {
        "round": None,
        "heading": viewer.format("board-everyone"),
        "sentence": viewer.format("board-everyone-of", day=day),
        "seats": [
            own | {"letter": str(place), "won": place == 1} for own, place in zip(maps, places, strict=True)
        ],
    }


async def picture(services: Services, viewer: Viewer, what: str) -> Picture:
    """A picture to keep: ``replay``, or the viewer's map as a keepsake, ``wide`` or ``tall``.

    Raises:
        InputError: there is no such picture.
    """
    drawing = None
    if what == "replay":
        drawing = replay_screen(viewer.everyone, None).drawing
    elif what in (WIDE, TALL) and viewer.seat is not None:
        day = await services.history.day_of(viewer.table)
        drawing = keepsake_screen(viewer, viewer.seat, day, what).drawing
    found = await services.pictures.drawn_from(drawing)
    if found is None:
        raise InputError("button-unknown")
    return found


async def play_again(services: Services, table: Table, person: Person) -> Table:
    """The table of the next game, by the rules of the buttons in Discord: a new one, or that of the others.

    Raises:
        TableError: the game is not over, the person has no seat, or may not open a table; see ``lobby``.
        InputError: ``too-often``.
    """
    seat_at(table, person.id)
    if table.stage.is_open:
        raise TableError("game-not-over")
    if table.options.alone:
        return await _deal_again(services, table, person)
    tables, guild_id = services.tables, table.guild_id
    there = await tables.open_rematch(table.id)
    if there is None:
        # A person's roles are known only from an interaction.
        await services.preferences.check_may_start(guild_id, (), moderator=False)
        with services.limits.taken(Cost.TABLES, person.id, guild_id):
            return await tables.rematch(table.id, person)
    await services.pings.note_answer(person.id)
    return await tables.rematch(table.id, person)


async def _deal_again(services: Services, table: Table, person: Person) -> Table:
    options = options_after(table, services.clock.now())
    if await services.tables.in_channel(place_of(person.id, options.day)) is None:
        services.limits.take(Cost.TABLES, person.id)
    dealt = await services.tables.play_alone(table.guild_id, person, options)
    services.pars.prepare(game_of(dealt))
    return dealt
