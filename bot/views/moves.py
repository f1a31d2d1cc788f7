"""Moves in words and as typed: accepted, taken back, as parsed, or made by a computer player."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial

import discord

from bot.errors import InputError
from bot.escaping import escaped
from bot.texts import Language, text_key
from bot.views.decisions import PHASES
from bot.views.screen import CustomId, ModalField, modal
from bot.views.viewer import Viewer
from engine.actions import Action, Bid, Discard, FreeTile, Place, Placement, Terraform, action_name
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.trial import Trial, kept_near, placement_of, trial_at
from engine.views import Phase

#: The accepted inputs for a rotation, in degrees clockwise.
ROTATIONS = {"0": 0, "90": 90, "180": 180, "270": 270, "rot": 90}

#: The accepted degree signs: the sign itself, the º of Spanish and Portuguese keyboards, and a ring.
DEGREES = "°\u00ba\u02da"

#: The accepted inputs for nothing, for a card above all others, and for one below all cards that it touches.
NOTHING = frozenset({"", "none", "nothing", "no", "-", "–"})
OVER = NOTHING | {"over"}
EVERYTHING = "all"

#: The maximum length of a list of cards, in characters.
LONGEST_LIST = 200

#: Phones type these instead of a minus.
DASHES = str.maketrans("−–", "--")

_NUMBERS = re.compile(r"#?\d{1,9}(?:[\s,;:/+]+#?\d{1,9})*", re.ASCII)


def latin_digits(text: str) -> str:
    """The text with 0 to 9 for the digits of other scripts: ``１７`` and ``١٧`` become ``17``."""
    return "".join(str(unicodedata.decimal(letter, letter)) for letter in text)


def accepted(viewer: Viewer, action: Action) -> str:
    """The confirmation of a decision, for the viewer, who made it."""
    variant, values = told(viewer, action)
    return viewer.format(f"accepted-{variant}", **values)


def taken_back(texts: Language, action: Action) -> str:
    """The confirmation that a decision was taken back, for the person who made it."""
    return texts.format(f"taken-back-{text_key(action_name(action))}", **values_of(action))


def told(viewer: Viewer, action: Action) -> tuple[str, dict[str, object]]:
    """The variant and the values of the texts about an action of the viewer.

    A discard from their present pair is told as on its button, by the card that they keep.
    """
    pair = [card.number for card in viewer.view.pair]
    if isinstance(action, Discard) and action.card in pair:
        return "keep", {"card": next(number for number in pair if number != action.card)}
    return text_key(action_name(action)), values_of(action)


def values_of(action: Action) -> dict[str, object]:
    """The values of an action for the sentence about it."""
    if isinstance(action, Place):
        return {"card": action.placement.card}
    names = ("card", "cube", "cubes", "pair", "position", "terrain")
    found = {name: getattr(action, name) for name in names if hasattr(action, name)}
    return {name: "none" if value is None else value for name, value in found.items()}


def understood(texts: Language, action: Action, *, left_out: bool = False, for_two: bool = False) -> str:
    """The confirmation of a typed move: how it was parsed, and which parts were omitted.

    ``for_two`` means that two people play; their tricks have no cubes.
    """
    match action:
        case Place(placement=spot):
            under = cards_in_words(texts, spot.under)
            where: dict[str, object] = {"x": spot.x, "y": spot.y, "rotation": spot.rotation}
            return texts.format("typed-place", card=spot.card, **where, count=len(under), under=under)
        case Terraform():
            x, y = action.position
            cubes = {"cubes": list(action.cubes), "left-out": left_out}
            return texts.format("typed-terraform", x=x, y=y, terrain=action.terrain, **cubes)
        case FreeTile(position=position, terrain=terrain):
            return texts.format("typed-free-tile", x=position.x, y=position.y, terrain=terrain)
        case Bid(card=card, cube=None) if not for_two:
            return texts.format("typed-bid-alone", card=card)
    return texts.format(f"accepted-{text_key(action_name(action))}", **values_of(action))


def placement_in_words(texts: Language, placement: Placement) -> str:
    """A placement in words, for use after a colon."""
    return texts.format("placement", card=placement.card, **where_in_words(texts, placement))


def placement_line(texts: Language, placement: Placement) -> str:
    """A placement as a line of its own."""
    return texts.format("placement-line", card=placement.card, **where_in_words(texts, placement))


def where_in_words(texts: Language, placement: Placement) -> dict[str, object]:
    """The spot of a placement, as values for the texts."""
    return {
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
        "unders": len(placement.under),
        "under": cards_in_words(texts, placement.under),
    }


def cards_in_words(texts: Language, numbers: frozenset[int]) -> list[str]:
    """Names for cards on a map; the starting province has no number that players know."""
    return [texts.format("card-of-map", card=number) for number in sorted(numbers)]


def cards_under(texts: Language, typed: str, touched: Callable[[], Collection[int]]) -> frozenset[int] | None:
    """The typed cards to go under: their numbers, all that are ``touched``, or none of them.

    The starting province is number 0, or its name in the placer. None for anything else.
    """
    words = "|".join(re.escape(word) for word in (texts.format("card-short", card=0), "province"))
    plain = latin_digits(typed).strip().lower()
    numbers = re.sub(rf"\b(?:{words})\b", "0", plain, flags=re.IGNORECASE)
    if numbers in OVER:
        return frozenset()
    if numbers == EVERYTHING:
        return frozenset(touched())
    if len(numbers) > LONGEST_LIST or not _NUMBERS.fullmatch(numbers):
        return None
    return frozenset(int(number) for number in re.findall(r"\d+", numbers))


def typed_placement(placement: Placement) -> str:
    """A placement in the form for typing, with the names of the options, for pasting in every language."""
    rotation = typed_rotation("rot" if placement.rotation == 90 else str(placement.rotation), placement.under)
    return f"`/place card:{placement.card} x:{placement.x} y:{placement.y} rotation:{rotation}`"


def typed_rotation(rotation: str, under: frozenset[int]) -> str:
    """A rotation in the form for typing, with the cards to go under."""
    return "/".join([rotation, *(str(number) for number in sorted(under))])


def moved_for(viewer: Viewer, decided: Action | None) -> str:
    """The sentence that a computer player has moved, with its decision if there is only one."""
    did, values = ("other", {}) if decided is None else told(viewer, decided)
    return viewer.format("closed-by-computer", did=did, card=values.get("card", 0))


def moved_for_lines(viewer: Viewer) -> list[str]:
    """That sentence for a viewer who waits for the others in the phase; none for one who moved themselves.

    Any move of a person resets their missed deadlines. The last card of a hand is played automatically,
    without a missed deadline.
    """
    view = viewer.view
    missed = viewer.table.seats[viewer.own_seat].missed
    if not missed or viewer.is_asked or not (viewer.own.acted or viewer.own.done):
        return []
    if view.phase is Phase.BID and not view.hand:
        return []
    return [moved_for(viewer, viewer.decision_in(view.round, *PHASES[view.phase].selecting))]


#: The modal for typing a spot, and its fields.
TYPED = "typed-spot"
COLUMN, ROW, ROTATION, UNDER = "x", "y", "rotation", "under"

#: The maximum length of the text in each field.
_LONGEST = {COLUMN: 4, ROW: 4, ROTATION: 4, UNDER: 100}

_COORDINATE = re.compile(r"[+-]?\d{1,3}", re.ASCII)


def typed_spot_modal(texts: Language, pressed: CustomId) -> discord.ui.Modal:
    """The modal for typing a spot, with the present one of the card; ``pressed`` is the id of the button."""
    trial, under = Trial.of(pressed.arguments), pressed.arguments[-1].replace(",", " ")
    present = {COLUMN: trial.x, ROW: trial.y, ROTATION: trial.rotation, UNDER: under}
    fields: Iterator[ModalField] = (
        discord.ui.Label(
            text=texts.format(f"type-spot-{name}"),
            description=texts.format("type-spot-under-how") if name == UNDER else None,
            component=discord.ui.TextInput(
                custom_id=name, default=str(value), required=name != UNDER, max_length=_LONGEST[name]
            ),
        )
        for name, value in present.items()
    )
    typed = CustomId(TYPED, pressed.moment, pressed.arguments[:-1])
    return modal(texts.format("type-spot-title"), typed, *fields)


def typed_trial(texts: Language, map_: PlayerMap, card: MapCard, typed: Mapping[str, str]) -> Trial:
    """The trial typed into the fields of the modal.

    Raises:
        InputError: no numbers, no rotation, no cards to go under, or a spot outside the map.
        GameError: the card cannot go under those cards there.
    """
    x, y = _coordinate(typed.get(COLUMN, "")), _coordinate(typed.get(ROW, ""))
    rotation = _rotation(typed.get(ROTATION, ""))
    if (there := Trial(x, y, rotation)) != kept_near(map_, there):
        raise InputError("spot-beside-map", x=x, y=y)
    under = cards_under(texts, typed.get(UNDER, ""), partial(map_.touched, card, x, y, rotation))
    if under is None:
        raise InputError("spot-under-unknown", given=escaped(typed.get(UNDER, "")))
    placement = Placement(card.number, x, y, rotation, under)
    trial = trial_at(map_, card, placement)
    hidden = map_.hidden_squares(card, placement)
    if map_.hidden_squares(card, placement_of(map_, card, trial)) != hidden:
        map_.check(card, placement)
    return trial


def _coordinate(text: str) -> int:
    plain = latin_digits(text).strip().translate(DASHES)
    if not _COORDINATE.fullmatch(plain):
        raise InputError("spot-is-no-number", given=escaped(text))
    return int(plain)


def _rotation(text: str) -> int:
    turned = ROTATIONS.get(latin_digits(text).strip().lower().rstrip(f" {DEGREES}"))
    if turned is None:
        raise InputError("spot-turned-wrongly", given=escaped(text))
    return turned
