"""Alt texts: in words, within Discord's limit, and never cut within a row."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position, Square
from render import alt_text
from render.elements.overlays import Overlays, TriedCard
from render.elements.table_info import order_label
from render.palette import ThemeName
from render.phrases import Phrases
from render.pictures.card_pictures import draw_card
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.map_picture import Heading, draw_map
from render.pictures.replay import draw_replay
from render.pictures.review_pictures import Compared, draw_comparison
from render.pictures.round_picture import draw_round
from render.pictures.score_sheet import draw_score_sheet
from render.pictures.trick_picture import draw_trick
from tests.render import samples
from tests.render.catalogue import PICTURES
from tests.render.english import ENGLISH, wordy
from tests.render.test_boxes import type_sizes

#: A language whose terms are three times as long as in English.
_WORDY = wordy(3, "kind", "production", "factory")


def _mapped(*placements: Placement) -> PlayerMap:
    player_map = PlayerMap.of_province(
        tuple(
            Square.parse(text)
            for text in ("mountain", "production:grey", "desert", "production:blue", "town", "town")
        )
    )
    player_map = player_map.with_cubes([Position(1, 0)])
    for placement in placements:
        player_map = player_map.lay(samples.card(placement.card), placement)
    return player_map


def hand_text(*cards: MapCard, phrases: Phrases = ENGLISH) -> str:
    """The alt text of a hand above a map at the start of a game."""
    return draw_choice(
        [Offer(tuple(map(OfferedCard, cards)))], samples.histories()[0][0][0], phrases
    ).alt_text


def test_a_hand_is_described_card_by_card_before_the_map() -> None:
    lines = hand_text(*samples.hand(17, 4)).split("\n")
    assert lines[:4] == [
        "2 cards in hand.",
        "Card 17: town, desert / lake, town / grey factory 4, green production",
        "Card 4: desert, green production / town, town / brown production, lake",
        "Your map. Columns 0 to 1, rows 0 to 2.",
    ]
    assert len(lines) == 4 + 3


def test_open_cards_are_not_called_a_hand() -> None:
    offers = [
        Offer((OfferedCard(samples.card(17)), OfferedCard(samples.card(4))), True, ENGLISH.trick()),
        Offer((OfferedCard(samples.card(31)),)),
    ]
    lines = draw_choice(offers, samples.histories()[0][0][0], ENGLISH).alt_text.split("\n")
    told = [line.split(":")[0] for line in lines]
    assert told[:5] == [ENGLISH.trick(), "Card 17", "Card 4", "1 card in hand.", "Card 31"]


def test_a_map_below_a_hand_uses_letters_with_a_key_and_counts_the_rows_left_out() -> None:
    offer = Offer(tuple(map(OfferedCard, samples.hand())))
    player_map = samples.final_map()
    lines = draw_choice([offer], player_map, ENGLISH).alt_text.split("\n")
    assert lines[7].startswith("Your map. Columns ")
    assert lines[8].startswith("Letters: F forest, ")
    rows = player_map.bounds.bottom - player_map.bounds.top + 1
    assert len(lines) == 9 + rows
    lines = draw_choice([offer], player_map, wordy(2, "production", "factory")).alt_text.split("\n")
    assert lines[8].startswith("Letters: F forest, ")
    assert lines[-1] == f"and {rows - len(lines[9:-1])} more rows"


def test_a_province_is_not_called_a_card() -> None:
    province = MapCard(0, samples.card(1).squares)
    assert draw_card(province, ENGLISH).alt_text.startswith("Starting province: grey production")


def test_a_map_is_described_row_by_row_with_cubes() -> None:
    assert draw_map(_mapped(), ENGLISH).alt_text.split("\n") == [
        "Columns 0 to 1, rows 0 to 2.",
        "Row 0 from x = 0: mountain, grey production with cube.",
        "Row 1 from x = 0: desert, blue production, empty.",
        "Row 2 from x = 0: town, town.",
    ]


def test_tiles_are_named_and_gaps_are_called_nothing() -> None:
    player_map = _mapped(Placement(58, 1, 2, 90)).with_tile(Position(0, 1), Kind.LAKE)
    lines = draw_map(player_map, ENGLISH).alt_text.split("\n")
    assert "Row 1 from x = 0: lake (tile), blue production, empty." in lines
    gap = _mapped(Placement(58, 1, 2, 90), Placement(54, 3, 0, 0))
    assert "Row 1 from x = 0: desert, blue production, empty, nothing, desert, lake." in draw_map(
        gap, ENGLISH
    ).alt_text.split("\n")


def test_the_last_placement_is_described() -> None:
    player_map, last = samples.histories()[0][3]
    assert last is not None
    end = f"Last placed: card {last.card} at {last.x}, {last.y}, turned {last.rotation} degrees."
    assert draw_map(player_map, ENGLISH, last=last).alt_text.endswith(end)


def test_a_trial_is_described_with_the_offending_squares() -> None:
    trial = TriedCard(
        samples.card(17), Placement(17, 0, 0, 0), legal=False, offending=frozenset({Position(0, 0)})
    )
    text = draw_map(_mapped(), ENGLISH, overlays=Overlays(trial=trial)).alt_text
    assert text.endswith("Card 17 at 0, 0, turned 0 degrees: illegal because of 0, 0.")


def test_a_map_too_long_for_words_uses_letters_after_their_key() -> None:
    player_map = samples.final_map(1)
    lines = draw_map(player_map, _WORDY, heading=Heading(0, "Ann")).alt_text.split("\n")
    assert lines[0].startswith("Ann’s map.")
    assert lines[1].startswith("Letters: F forest forest forest, L lake")
    assert len(lines) == 2 + player_map.bounds.bottom - player_map.bounds.top + 1
    assert lines[2] == "-5 from 0: g+ T"


def test_rows_are_left_out_whole_and_counted() -> None:
    rows = [f"{number} from 0: " + "F " * 60 for number in range(20)]
    text = alt_text.fitting("Heading", rows, [], rows, "Key", ENGLISH)
    assert len(text) <= alt_text.LIMIT
    lines = text.split("\n")
    assert lines[:2] == ["Heading", "Key"]
    assert lines[2:-1] == rows[: len(lines) - 3]
    assert lines[-1] == f"and {20 - (len(lines) - 3)} more rows"


def test_lines_after_one_that_does_not_fit_are_left_out() -> None:
    """Otherwise one player's points could appear in place of another's."""
    assert alt_text.lines_within(["a" * 1000, "b" * 100, "c"]) == "a" * 1000


def test_an_endless_heading_is_cut_between_words() -> None:
    text = alt_text.fitting("long " * 400, ["row"], [], ["row"], "Key", ENGLISH)
    assert len(text) <= alt_text.LIMIT
    assert text.endswith("long…")


@pytest.mark.parametrize("name", PICTURES)
def test_every_alt_text_is_within_the_limit(name: str) -> None:
    text = PICTURES[name](ThemeName.LIGHT).alt_text
    assert 0 < len(text) <= 1024, "Discord's limit"
    assert text.strip() == text
    assert "{" not in text


def test_alt_texts_stay_within_the_limit_with_long_names_and_words() -> None:
    longer = wordy(2)
    names = ["N" * 32] * 5
    texts = [
        draw_round(samples.view(5), names, longer).alt_text,
        draw_score_sheet(samples.view(5, over=True), names, longer).alt_text,
        draw_trick(samples.view_with_trick(), names, longer).alt_text,
        draw_replay(samples.replay_steps(5)[-1:], names, longer).alt_text,
        hand_text(*samples.hand(), phrases=longer),
        draw_map(samples.final_map(), longer, heading=Heading(0, names[0])).alt_text,
    ]
    assert [len(text) for text in texts if len(text) > alt_text.LIMIT] == []


def test_a_comparison_of_two_cards_names_them_and_never_says_as_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player_map = samples.final_map()
    with type_sizes(monkeypatch) as drawn:
        picture = draw_comparison(0, Compared(player_map, 48), Compared(player_map, 12), ENGLISH)
    assert picture.alt_text == ENGLISH.comparison_of_cards()
    words = {text for text, _ in drawn}
    headings = [text for text, _ in drawn if text.startswith("With card ")]
    assert headings == ["With card 48", "With card 12"], "the played card is on the left"
    assert ENGLISH.as_played() not in words


def test_a_round_names_players_supply_and_goals() -> None:
    lines = draw_round(samples.view(2, 6, goals=4), ["Ann", "Bo"], ENGLISH).alt_text.split("\n")
    assert lines[0] == "Round 6 of 12. Maps of 2 players."
    assert lines[1].startswith("Ann: ")
    assert "Supply: blue 3, brown 0, grey 11, green 14." in lines
    assert "Passing hands: Ann → Bo → Ann." in lines
    assert "Goal 2 won by Ann: towns differ by 5" in lines
    assert "Goal 1 open: 5 separate forest areas" in lines
    assert [line for line in lines if line.startswith("Goal 5 ")] == [f"Goal 5 won by Bo: {ENGLISH.goal(5)}"]


def test_the_order_of_placing_is_shown_as_turn_order_even_after_a_trick() -> None:
    view = replace(samples.view_with_trick(), placing_order=(4, 0, 3, 1, 2))
    lines = draw_round(view, list("ABCDE"), ENGLISH).alt_text.split("\n")
    assert "Turn order: E → A → D → B → C." in lines
    without_trick = replace(view, trick=None)
    assert order_label(without_trick, ENGLISH) == "Turn order"
    lines = draw_round(without_trick, list("ABCDE"), ENGLISH).alt_text.split("\n")
    assert "Turn order: E → A → D → B → C." in lines, "not the order in which hands are passed"


def test_both_pairs_of_a_trick_for_two_are_described() -> None:
    text = draw_trick(samples.view_with_pairs(), ["Ann", "Bo"], ENGLISH).alt_text
    told = [line for line in text.split("\n") if line.startswith("Card ")]
    assert [line.split(":")[0] for line in told] == ["Card 4", "Card 31", "Card 17", "Card 44"]
    assert "\nFrom the pile: 4, 31, taken by Bo\nPlayed: 17, 44\n" in text


def test_a_trick_names_cubes_totals_and_takers() -> None:
    lines = draw_trick(samples.view_with_trick(), list("ABCDE"), ENGLISH).alt_text.split("\n")
    assert lines[1] == "C plays 17, total 77, with a grey cube, taken by C"
    assert lines[2] == "A plays 58, total 58"
    view = samples.view_with_trick()
    assert view.trick is not None
    by_another = (view.trick.played[0], replace(view.trick.played[1], taken_by=4), *view.trick.played[2:])
    view = replace(view, trick=replace(view.trick, played=by_another))
    lines = draw_trick(view, list("ABCDE"), ENGLISH).alt_text.split("\n")
    assert lines[2] == "A plays 58, total 58, taken by E"
    assert all(colour in Colour for colour in samples.view(2).supply)
