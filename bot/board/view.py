"""What one viewer sees of a table, as JSON for the page: made from the engine's view, and nothing else.

Maps and cards are drawn, and sentences are complete, so the page has no pictures or words of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.board.choices import Json, choices, cubes_to_choose
from bot.board.drawing import areas_drawn, card_drawn, map_drawn
from bot.escaping import escaped, without_formatting
from bot.people.preferences import SERVER_DEFAULTS
from bot.tables import Stage
from bot.tables.game_moves import undo_point_of
from bot.views.current_screen import gets_hints
from bot.views.decisions import LAY_TILE, NO_HINTS, Hints, Opener, decisions, opener_of
from bot.views.game_over import tie_lines, winners_line
from bot.views.hand import hint_lines, passing_lines, totals_sentence, trick_sentence
from bot.views.menus import hint_of_card, ranked_pairs
from bot.views.placer import tile_line
from bot.views.results import AGAIN, SHARE
from bot.views.round_message import goal_line, phase_line, seat_line, time_lines
from bot.views.screen import Tone
from bot.views.table_message import scoring_card_line
from bot.views.viewer import Viewer
from bot.views.votes import vote_lines
from engine.actions import Bid
from engine.options import ROUNDS, Selection
from engine.parts.cards import MapCard
from engine.parts.placement import ROTATIONS
from engine.parts.tricks import DECK, HANDS
from engine.scoring import places_of
from engine.selection.hands_of_tricks import direction_of_tricks
from engine.views import Phase, PlayedCard, SeatView, TrickView, View
from render import alt_text
from render.drawing.fonts import drawable
from render.drawing.pen import SEAT_LETTERS
from render.elements.letter_key import entries
from render.palette import ThemeName, theme_of
from render.phrases import Phrases

#: What the page finds times between: a private character, which no other text for it has.
TIME = "\ue000"

#: The words of the page's own controls, by the keys of their texts.
WORDS = {
    **{
        word: f"board-{word}"
        for word in (
            "close",
            "copied",
            "cube",
            "details",
            "fit",
            "keys",
            "live",
            "marks-cube",
            "marks-tile",
            "needs-cubes",
            "needs-spot",
            "now-nearest",
            "other-card",
            "already-there",
            "only-way",
            "reconnecting",
            "rounds",
            "save",
            "squares",
            "tile",
            "tried",
            "tried-under",
            "what-if",
        )
    },
    "all": "button-maps",
    "back": "button-back",
    "not-stored": "board-not-stored",
    "rules": "button-rules",
    "review": "button-end-review",
    "supply": "picture-supply",
    "total": "picture-category-total",
    "turn": "button-turn",
    "under": "button-over-under",
    "your-turn": "status-your-turn",
}

#: The blanks in those words, which the page fills in.
BLANKS = {name: f"{{{name}}}" for name in ("card", "x", "y", "rotation", "under")}
#: What the page shows with maps on which nothing can be decided.
NOTHING_TO_DECIDE: Json = {
    "seat": None,
    "asked": False,
    "groups": [],
    "cards": {},
    "choices": [],
    "goals": None,
    "supply": [],
}

_SIGNS = {"mountains": ["mountain-0", "massif-0"], "factories": ["factory-blue"], "lakes": ["lake-0"]}
_SIGNS |= {f"{kind}s": [f"{kind}-0"] for kind in ("forest", "town", "desert")}


def present(viewer: Viewer) -> Json:
    """Everything that the page shows a viewer now; ``started`` is false before the deal."""
    table, texts = viewer.table, viewer.texts
    shown: Json = {
        "locale": texts.locale,
        "theme": _chosen_theme(viewer),
        "letters": _meanings(viewer),
        "words": {word: plain(viewer.format(key, **BLANKS)) for word, key in WORDS.items()},
        "title": viewer.format("board-title", game=table.options.rules),
        "seat": viewer.seat,
        "started": table.game is not None,
        "sentence": plain(_sentence(viewer)),
    }
    if table.game is None:
        return shown
    view = viewer.view
    cards = {card.number: _card(viewer, card) for _, group in card_groups(viewer) for card, *_ in group}
    tried = None if viewer.seat is None else table.tried_by(viewer.seat)
    own = None if viewer.seat is None else viewer.own
    selected = None if own is None or own.selected is None or own.placed else own.selected.number
    return shown | {
        "round": view.round,
        "moment": [view.round, view.phase, viewer.step],
        "over": not table.stage.is_open,
        "heading": viewer.phrases.round_heading(view.round, ROUNDS),
        "finished": view.finished_rounds,
        "asked": viewer.task is not None and table.paused_at is None,
        **_everyones(viewer, view),
        "cards": cards,
        "selected": selected,
        "names": _names_on_maps(viewer),
        "rules": {part: plain(_rule_of(viewer, part)) for part in view.categories},
        "tried": None if tried is None else [*tried.placement[:4], sorted(tried.placement.under)],
        "intended": viewer.intended is not None,
        "cubes": cubes_to_choose(viewer),
        "tiles": _may_lay_tile(viewer),
        "end": _end(viewer) if table.stage is Stage.FINISHED else None,
        "lines": [plain(line) for line in _lines(viewer)],
        "hints": table.paused_at is None and gets_hints(viewer),
        **hinted(viewer),
    }


def hinted(viewer: Viewer, hints: Hints = NO_HINTS) -> Json:
    """The parts of a view that change with hints, which take longer to find than the view."""
    return {
        "notes": [plain(line) for line in _notes(viewer, hints) if line],
        "legend": "" if viewer.is_beginning else plain("\n".join(hint_lines(viewer, hints))),
        "groups": [
            [title, [[card.number, note, mark] for card, note, mark in group]]
            for title, group in card_groups(viewer, hints)
        ],
        "choices": choices(viewer, hints),
        "worthwhile": None if hints.tile is None else list(hints.tile.action.position),
    }


def _end(viewer: Viewer) -> Json:
    """The places in a finished game, and what the page offers after it: a control, its label and tone."""
    options, own = viewer.table.options, viewer.seat is not None
    is_of_day = options.day is not None
    again = f"button-{AGAIN if options.alone else 'rematch'}"
    offered = [
        ("share", f"button-{SHARE}", Tone.MAIN, own and is_of_day),
        ("again", again, Tone.PLAIN if is_of_day else Tone.GOOD, own),
        ("everyone", "board-everyone", Tone.PLAIN, is_of_day),
        ("picture:replay", "button-end-replay", Tone.PLAIN, True),
        ("picture:keepsake", f"button-keepsake-{options.rules}", Tone.PLAIN, own),
    ]
    return {
        "places": places_of([seat.score.rank for seat in viewer.view.seats]),
        "alone": options.alone,
        "offers": [
            {"what": what, "label": viewer.format(key), "tone": tone}
            for what, key, tone, is_here in offered
            if is_here
        ],
    }


def past(viewer: Viewer, view: View) -> Json:
    """The public state at the end of a finished round."""
    heading = viewer.phrases.round_heading(view.round, ROUNDS)
    shown = {"round": view.round, "heading": heading, **_everyones(viewer, view)}
    return NOTHING_TO_DECIDE | shown


def _everyones(viewer: Viewer, view: View) -> Json:
    """The seats, the goals and the supply, as ``view`` shows them."""
    goals = [[plain(goal_line(viewer, view, goal)), goal.winner is not None] for goal in view.goals]
    return {
        "seats": seats(viewer, view),
        "goals": [plain(viewer.format("round-goals")), goals] if goals else None,
        "supply": [
            [f"cube-{colour}", count, viewer.texts.name(colour)] for colour, count in view.supply.items()
        ],
    }


def moment(viewer: Viewer, view: View, spots: Json) -> Json:
    """A finished game's round as one seat saw it before it placed its card, with the card's spots."""
    number = spots["card"]
    cards = {number: _card(viewer, viewer.table.options.deck.card(number))}
    sentence = viewer.format("board-what-if-how", card=number)
    then = {"seat": view.seat, "card": number, "cards": cards, "spots": spots, "sentence": sentence}
    return past(viewer, view) | then


def seats(viewer: Viewer, view: View) -> list[Json]:
    """Each seat's player, points and map, as ``view`` shows them."""
    is_now = view is viewer.view and viewer.table.stage is Stage.RUNNING
    is_round = is_now or view is not viewer.view
    return [
        {
            "name": name if drawable(name) else SEAT_LETTERS[number],
            "letter": SEAT_LETTERS[number],
            "points": seat.score.total,
            "parts": _parts(viewer, view, seat),
            "waiting": is_now and number in view.waiting_for,
            "line": plain(seat_line(viewer, number)) if is_now else "",
            "card": seat.selected.number if is_round and seat.selected is not None else None,
            "won": number in view.winners,
            "map": _map(viewer, view, seat, name),
        }
        for number, (seat, name) in enumerate(zip(view.seats, viewer.plain_names, strict=True))
    ]


def _map(viewer: Viewer, view: View, seat: SeatView, name: str) -> Json:
    """A map's picture, its bounds, its description, and where the points of each category come from."""
    rows, _, _ = alt_text.map_rows(seat.map.squares, viewer.phrases)
    return {
        "bounds": list(seat.map.bounds),
        "picture": map_drawn(seat.map, seat.last_placement, _letters_of(viewer)),
        "label": "\n".join([viewer.phrases.map_of(name), *rows]),
        "areas": areas_drawn(view, seat.map),
    }


def card_groups(viewer: Viewer, hints: Hints = NO_HINTS) -> list[tuple[str, list[tuple[MapCard, str, str]]]]:
    """The cards that the viewer sees beside the maps: a title, and each card with a note and a mark.

    With hints the best cards come first, and the notes are about their worth, as in Discord. The mark is
    ``chosen``, ``drawn``, or ``taken`` if another player has the card.
    """
    view, table = viewer.view, viewer.table
    if table.stage is not Stage.RUNNING:
        return []
    groups = [] if view.trick_in_play is None else _trick_groups(viewer, view.trick_in_play, hints)
    if viewer.seat is None:
        return groups
    own, opener = viewer.own, opener_of(view)
    bid = viewer.decision_in(view.round, Bid) if view.phase is Phase.BID else None
    chosen = own.selected if bid is None else table.options.deck.card(bid.card)
    if opener is Opener.PLACE and own.placed:
        chosen = None
    note = partial(hint_of_card, viewer, hints)
    mine = [
        (card, note(card.number), "drawn" if card == view.drawn else "")
        for card in hints.best_first(view.hand)
    ]
    if view.phase is Phase.DISCARD_OF_PAIR:
        pair = hints.best_first(view.pair)
        return [("", [(card, note(card.number), "chosen" if card == chosen else "") for card in pair])]
    if opener in (Opener.HAND, Opener.PLACE):
        rest = mine if opener is Opener.HAND or view.trick is not None else []
        mine = ([(chosen, "", "chosen")] if chosen is not None else []) + rest
    else:
        mine = []
    return [*groups, ("", mine)] if mine else groups


def plain(text: str) -> str:
    """A message's text without Discord's formatting.

    The page formats its times, which are in seconds; with an ``R``, they are relative to now.
    """

    def time(seconds: int, style: str) -> str:
        return f"{TIME}{seconds}{'R' if style == 'R' else ''}{TIME}"

    return without_formatting(text.replace(TIME, ""), time)


def _trick_groups(
    viewer: Viewer, trick: TrickView, hints: Hints
) -> list[tuple[str, list[tuple[MapCard, str, str]]]]:
    gain = partial(hint_of_card, viewer, hints)
    pairs = [
        (_title_of_pair(viewer, trick, pair), [(card, gain(card.number), "") for card in trick.pairs[pair]])
        for pair in ranked_pairs(trick, hints)
    ]
    of_card = {played.card: played for played in trick.in_turn_order}
    played = [
        (
            card,
            " ".join(filter(None, (_played_in_words(viewer, of_card[card]), gain(card.number)))),
            _mark_of_played(viewer, of_card[card]),
        )
        for card in hints.best_first(of_card)
    ]
    return pairs or ([(viewer.phrases.trick(), played)] if played else [])


def _title_of_pair(viewer: Viewer, trick: TrickView, pair: str) -> str:
    """What a pair is called, and who has chosen it."""
    title = {DECK: viewer.phrases.pile_pair(), HANDS: viewer.phrases.hands_pair()}[pair]
    names = [viewer.plain_name(seat) for seat, chosen in enumerate(trick.chosen) if chosen == pair]
    return " · ".join([title, *names])


def _played_in_words(viewer: Viewer, played: PlayedCard) -> str:
    """Who played a card and, with a cube, how its total comes about."""
    letter = SEAT_LETTERS[played.seat]
    if played.cube is None:
        return letter
    values = {"total": played.total, "card": played.card.number, "colour": played.cube}
    return f"{letter} {viewer.format('board-total', **values)}"


def _mark_of_played(viewer: Viewer, played: PlayedCard) -> str:
    if played.taken_by is None:
        return ""
    return "chosen" if played.taken_by == viewer.seat else "taken"


def _sentence(viewer: Viewer) -> str:
    """What the viewer can do now, or what the game waits for."""
    table = viewer.table
    if table.stage is Stage.RUNNING:
        return _sentence_of_game(viewer)
    if table.stage is Stage.FINISHED and table.options.alone:
        return viewer.format("board-scored", points=viewer.view.seats[0].score.total)
    if table.stage is Stage.FINISHED:
        return "\n".join([winners_line(viewer), *tie_lines(viewer)])
    if not table.stage.is_open:
        return viewer.format("closed-game-over-directly")
    names = viewer.names(range(len(table.seats)))
    own = viewer.seat is not None and viewer.seat == table.seat_of(table.host_id)
    return viewer.format("board-not-begun", names=names, host=escaped(table.host_name), own=own)


def _sentence_of_game(viewer: Viewer) -> str:
    if viewer.table.paused_at is not None:
        return viewer.format("board-paused")
    if viewer.is_away:
        return viewer.format("seat-is-away-own")
    if viewer.task in ("pick", "map") and viewer.is_beginning:
        return viewer.format("board-first")
    if viewer.task is not None:
        return viewer.format("board-task", task=viewer.task)
    if viewer.intended is not None:
        return viewer.format("board-ready", card=viewer.intended.card, order=viewer.table.options.order)
    return viewer.format("board-waiting", names=viewer.names(viewer.view.waiting_for))


def _lines(viewer: Viewer) -> list[str]:
    """The round's rules, what everyone does, and times."""
    view = viewer.view
    if viewer.table.stage is not Stage.RUNNING:
        return []
    card = view.scoring_card
    scoring = [] if card is None else [scoring_card_line(viewer.texts, card)]
    alone = viewer.table.options.alone
    if alone:
        return scoring
    trick = view.trick_in_play
    order = view.placing_order or range(len(view.seats)) if trick is None else trick.turn_order
    everyone = [seat_line(viewer, seat) for seat in order]
    return [phase_line(viewer), *everyone, *time_lines(viewer), *scoring]


def _notes(viewer: Viewer, hints: Hints) -> Iterator[str]:
    """What the viewer should know to decide, and what a vote is about."""
    vote = viewer.table.vote
    if vote is not None:
        yield from vote_lines(viewer, vote, undo_point_of(viewer.table, vote))
    if viewer.task is None or viewer.table.paused_at is not None:
        return
    if viewer.view.phase is Phase.BID:
        yield totals_sentence(viewer)
        # In a draft they are passed in every round.
        if viewer.view.options.selection is Selection.TRICK and direction_of_tricks(viewer.view.round - 1):
            yield viewer.format("board-hands-passed")
        yield from passing_lines(viewer)
    if opener_of(viewer.view) is Opener.TRICK:
        # The cards have their gains.
        yield trick_sentence(viewer, NO_HINTS)
    if hints.tile is not None:
        yield tile_line(viewer, hints.tile, is_marked=True)


def _may_lay_tile(viewer: Viewer) -> bool:
    """Whether the viewer can place a tile now, so that the page asks for the list."""
    if viewer.task is None or viewer.table.paused_at is not None:
        return False
    return any(decision.kind is LAY_TILE for decision in decisions(viewer))


def _names_on_maps(viewer: Viewer) -> dict[int, str]:
    """What the cards on maps are called, by their numbers."""
    numbers = {card.number for seat in viewer.view.seats for card in seat.map.bottom_to_top}
    return {number: viewer.format("card-of-map", card=number) for number in sorted(numbers)}


def _parts(viewer: Viewer, view: View, seat: SeatView) -> list[list[object]]:
    parts = seat.score.parts
    return [
        [viewer.phrases.category(part), _SIGNS.get(part, []), parts[part], part] for part in view.categories
    ]


def _rule_of(viewer: Viewer, part: str) -> str:
    """How a category scores, in the rulebook's words."""
    card = viewer.view.scoring_card
    if part == "goals":
        won = [goal_line(viewer, viewer.view, goal) for goal in viewer.view.goals if goal.winner is not None]
        return "\n".join([viewer.format("round-goals"), *won])
    lines = [] if part == "bonus" else [viewer.format(f"points-{part}", game=viewer.view.options.rules)]
    if card is not None and part == card.category:
        lines.append(scoring_card_line(viewer.texts, card))
    return "\n".join(lines)


def _card(viewer: Viewer, card: MapCard) -> Json:
    """A single card: its picture in each rotation, and its description."""
    turned = [card_drawn(card, rotation, _letters_of(viewer)) for rotation in ROTATIONS]
    return {"turned": turned, "label": alt_text.card_text(card, viewer.phrases)}


def _letters_of(viewer: Viewer) -> Phrases | None:
    """The phrases with the letters on squares, in a theme that has them."""
    return viewer.phrases if theme_of(viewer.theme).letters else None


def _meanings(viewer: Viewer) -> list[list[str]]:
    """The letters on squares with their meanings, in a theme that has them."""
    letters = _letters_of(viewer)
    printed = [square for card in viewer.table.options.deck.cards for square in card.squares]
    return [] if letters is None else [list(entry) for entry in entries(printed, letters)]


def _chosen_theme(viewer: Viewer) -> ThemeName | None:
    """The theme that the viewer or the server chose; None for light or dark, as the viewer's system is."""
    reader = viewer.reader
    is_default = reader.preferences.theme is None and reader.theme is SERVER_DEFAULTS.theme
    return None if is_default else reader.theme
