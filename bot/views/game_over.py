"""The end of a game: the question before it, its last message, its maps and pictures, and its shuffle."""

from __future__ import annotations

import json
from datetime import date
from functools import partial
from operator import itemgetter
from urllib.parse import quote

from bot.people.names import readable
from bot.tables import Stage, Table, TableError
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.map_screens import map_drawing, maps_drawing
from bot.views.review import END_REVIEW
from bot.views.screen import LONGEST_TEXT, AttachedFile, Button, Row, Screen, Tone, cut
from bot.views.table_message import scoring_card_line
from bot.views.viewer import Viewer
from engine.options import Rules
from engine.scoring import places_of
from engine.shuffle.proof import ShuffleProof
from render.pictures.keepsake import draw_keepsake
from render.pictures.keepsake_layout import Keepsake
from render.pictures.score_sheet import draw_score_sheet

#: The controls below the result. They belong to the table, not to a moment of its game.
END_REPLAY, END_MAP, END_MAPS, KEEPSAKE = "end-replay", "end-map", "end-maps", "keepsake"

#: The button for the same keepsake in the other form, and the forms, which are its argument.
KEEPSAKE_FORM = "keepsake-form"
TALL, WIDE = "tall", "wide"

#: The games' names in databases of board games.
_PRINTED_NAMES = {Rules.HOKKAIDO: "Hokkaido", Rules.HONSHU: "Honshū"}

#: The buttons below the question: end the game, or continue it. The argument is for a person who ends it by a
#: vote in which no one else has to agree.
END = "end-game"
KEEP = "keep-playing"
BY_VOTE = "vote"


def confirm_end_screen(viewer: Viewer, *, by_vote: bool = False) -> Screen:
    """The consequences of ending the game, and the two buttons; rights are checked when one is pressed."""
    arguments = (BY_VOTE,) if by_vote else ()
    end = viewer.button(END, Tone.BAD, arguments=arguments, lasting=True)
    buttons = (end, viewer.button(KEEP, lasting=True))
    return Screen(viewer.format("end-game", round=viewer.view.round), rows=(buttons,))


def final_screen(viewer: Viewer) -> Screen:
    """The winners and the reason, everyone's place, and the score sheet."""
    lines = [winners_line(viewer), _places(viewer), *tie_lines(viewer)]
    if viewer.view.scoring_card is not None:
        lines.append(scoring_card_line(viewer.texts, viewer.view.scoring_card))
    sheet = partial(draw_score_sheet, viewer.view, viewer.plain_names, viewer.phrases, theme=viewer.theme)
    own = (keepsake_button(viewer), viewer.button(END_REVIEW, lasting=True), *_check(viewer))
    return Screen("\n".join(lines), drawing=sheet, rows=(*_rows(viewer), own))


def _check(viewer: Viewer) -> tuple[Button, ...]:
    """The button for checking the shuffle of a closed game; none if it was dealt without a commitment."""
    return () if viewer.table.shuffle is None else (viewer.button("verify", lasting=True),)


def end_screen(viewer: Viewer) -> Screen:
    """The result of a closed game: the final score, or that it was ended early."""
    if viewer.table.stage is Stage.FINISHED:
        screen = final_screen(viewer)
    else:
        screen = Screen(viewer.format("game-cancelled"), rows=(*_rows(viewer), _check(viewer)))
    return viewer.everyone.with_board(screen)


def last_map_screen(viewer: Viewer) -> Screen:
    """The viewer's map at the end of a game, with the points of lakes and towns."""
    text = viewer.format("end-map", table=viewer.table.id, points=viewer.own.score.total)
    return Screen(text, drawing=map_drawing(viewer, viewer.own_seat, with_points=True))


def all_maps_screen(viewer: Viewer) -> Screen:
    """Everyone's map at the end of a game."""
    lines = [viewer.format("end-maps", table=viewer.table.id), *viewer.key_of_letters()]
    return Screen("\n".join(lines), drawing=maps_drawing(viewer, viewer.view))


def keepsake_button(viewer: Viewer) -> Button:
    """The button for the viewer's finished map as a picture to keep."""
    text = f"button-keepsake-{viewer.table.options.rules}"
    return viewer.button(KEEPSAKE, Tone.MAIN, text=text, lasting=True)


def keepsake_screen(viewer: Viewer, seat: int, day: date, form: str = WIDE) -> Screen:
    """A finished map as a picture to keep and share; ``day`` is when the game ended.

    The player can change the ``form`` of their own.

    Raises:
        TableError: ``game-not-over``, or it was ended early.
    """
    table = viewer.table
    if table.stage is not Stage.FINISHED:
        raise TableError("game-not-over" if table.stage.is_open else "table-cancelled")
    keepsake = Keepsake(viewer.view, seat, viewer.plain_names, day, table.id)
    text = viewer.format(
        "keepsake",
        game=table.options.rules,
        name=viewer.name(seat),
        place=keepsake.place,
        points=viewer.view.seats[seat].score.total,
    )
    phrases = phrases_of(viewer.texts, table.options.rules)
    other = WIDE if form == TALL else TALL
    change = viewer.button(KEEPSAKE_FORM, text=f"button-keepsake-{other}", arguments=(other,), lasting=True)
    return Screen(
        text,
        drawing=partial(draw_keepsake, keepsake, phrases, theme=viewer.theme, is_tall=form == TALL),
        rows=((change,),) if viewer.seat == seat else (),
    )


def record_file(table: Table, record: bytes) -> AttachedFile:
    """The record of a game as an attachment."""
    return AttachedFile(f"hokkaido-{table.id}.json", record)


def record_screen(viewer: Viewer, record: bytes) -> Screen:
    """A game's record as a file and, if the game was played to its end, the link to BG Stats.

    In the link, names are shortened until the text fits into a message.
    """
    table = viewer.table
    has_play = table.stage is Stage.FINISHED
    text = partial(viewer.format, "record", table=table.id, has_play=has_play)
    link = ""
    if has_play:
        room, longest = LONGEST_TEXT - len(text(link="")), max(map(len, viewer.plain_names))
        while len(link := _play_link(viewer, longest)) > room:
            longest -= 1
    return Screen(text(link=link), files=(record_file(table, record),))


def _play_link(viewer: Viewer, longest: int) -> str:
    """A link that offers the result of a finished game to the app BG Stats, with names of this length."""
    table, seats = viewer.table, viewer.view.seats
    places = places_of([seat.score.rank for seat in seats])
    play = {
        "sourceName": "Hokkaido bot",
        "sourcePlayId": table.id,
        "playDate": f"{table.last_active:%Y-%m-%d %H:%M:%S}",
        "location": "Discord",
        "game": {
            "name": _PRINTED_NAMES[table.options.rules],
            "sourceGameId": table.options.rules,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": cut(readable(viewer.plain_name(number)), longest),
                "sourcePlayerId": str(person.user_id or person.name or f"{table.id}-{number}"),
                # The app refuses a player without this field. Everyone begins at the same time, or at random.
                "startPlayer": False,
                "winner": number in viewer.view.winners,
                "score": seat.score.total,
                "rank": places[number],
            }
            for number, (person, seat) in enumerate(zip(table.seats, seats, strict=True))
        ],
    }
    data = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    return f"https://app.bgstatsapp.com/createPlay.html?data={quote(data, safe=',:')}"


def _rows(viewer: Viewer) -> tuple[Row, ...]:
    """The buttons for the next steps and the pictures."""
    looking = tuple(viewer.button(control, lasting=True) for control in (END_REPLAY, END_MAP, END_MAPS))
    return ((*looking, viewer.button("rematch", Tone.GOOD, lasting=True)),)


def winners_line(viewer: Viewer) -> str:
    """The winners of a finished game and their points."""
    view = viewer.view
    names = viewer.names(view.winners)
    points = view.seats[view.winners[0]].score.total
    return viewer.format("final-winners", names=names, count=len(names), points=points)


def _places(viewer: Viewer) -> str:
    """Everyone with place and points, the best first; those who tie share a place (rules.md 8.4)."""
    scores = [seat.score for seat in viewer.view.seats]
    places = places_of([score.rank for score in scores])
    return " · ".join(
        _place(viewer, seat, place) for seat, place in sorted(enumerate(places), key=itemgetter(1))
    )


def _place(viewer: Viewer, seat: int, place: int) -> str:
    name, points = viewer.name_beside_picture(seat), viewer.view.seats[seat].score.total
    return viewer.format("final-place", place=place, name=name, points=points)


def tie_lines(viewer: Viewer) -> list[str]:
    """The reasons for the order of players with equal points, the best first (rules.md 8.4).

    Below the winners they are given only if the places differ, because a shared place is visible there.
    """
    scores = [seat.score for seat in viewer.view.seats]
    best = max(score.total for score in scores)
    lines = []
    for points in sorted({score.total for score in scores}, reverse=True):
        tied = tuple(seat for seat, score in enumerate(scores) if score.total == points)
        is_broken = len({scores[seat].deserts for seat in tied}) > 1
        if len(tied) < 2 or not (is_broken or points == best):
            continue
        key = "final-tie-break" if is_broken else "final-tie-shared"
        deserts = max(scores[seat].deserts for seat in tied)
        lines.append(viewer.format(key, names=viewer.names(tied), points=points, deserts=deserts))
    return lines


def checked_screen(viewer: Viewer, proof: ShuffleProof, record: bytes | None) -> Screen:
    """The response after checking the shuffle of a closed game: it is correct, with all its inputs.

    ``record`` is attached, because it contains all of them exactly; None if no cards were dealt.
    """
    table, dealt = viewer.table, record is not None
    how = "alone" if table.options.alone else "dealt" if dealt else "not-dealt"
    lines = [
        viewer.format("checked", dealt=dealt),
        viewer.format("checked-commitment", commitment=proof.commitment),
        viewer.format("checked-secret", secret=proof.secret),
    ]
    if proof.message_id is not None:
        link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{proof.message_id}"
        lines.append(viewer.format("checked-message", number=str(proof.message_id), link=link))
    elif how == "dealt":
        lines.append(viewer.format("checked-no-message"))
    lines.append(viewer.format("checked-how", how=how))
    return Screen("\n".join(lines), files=() if record is None else (record_file(table, record),))


def checked_record_screen(texts: Language, proof: ShuffleProof) -> Screen:
    """The response after checking the shuffle of an attached record."""
    lines = [
        texts.format("checked", dealt=True),
        texts.format("checked-commitment", commitment=proof.commitment),
    ]
    return Screen("\n".join(lines))
