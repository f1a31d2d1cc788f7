"""A round's message: its picture is drawn again exactly when it would look different."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Stage, TableOptions, TableSeat
from bot.views.map_screens import MAPS, round_over_screen
from bot.views.round_message import round_screen
from bot.views.screen import Button, Screen, Tone
from bot.views.viewer import Viewer
from engine.actions import Done, Pick, Unplaceable, Wait
from engine.chance import Chance
from engine.game import Game
from engine.options import GameOptions, PlacingOrder, Selection
from engine.players import decide
from engine.setup import draw_up
from engine.views import Phase, view_of, views_after
from render.pictures.round_picture import draw_round
from tests.bot.tables import in_time
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, begun
from tests.bot.views.test_viewer import LOBBY, READER, running
from tests.engine.tables import after, deck_of, start, through_map_phase


def shows_maps(screen: Screen) -> bool:
    """Whether the picture shows everyone's map."""
    return screen.drawing is not None and screen.drawing.func is draw_round


@pytest.mark.parametrize("players", [2, 3])
def test_pictures_of_different_cards_or_maps_never_share_a_key(players: int) -> None:
    """Not even in different rounds: when moves are undone, a message may become that of an earlier round."""
    options = TableOptions(selection=Selection.TRICK, order=PlacingOrder.IN_ORDER)
    seats = tuple(TableSeat(number, f"person {number}") for number in range(players))
    chosen = options.for_players(players)
    game = Game.start(chosen, options.deck, draw_up(chosen, options.deck, "pictures"))
    pictured: dict[str, object] = {}
    for number in range(150):
        table = replace(LOBBY, options=options, seats=seats, stage=Stage.RUNNING, game=game)
        screen = round_screen(Viewer(READER, table, None))
        seen = table.view(None)
        maps = [(seat.map, seat.last_placement) for seat in seen.seats]
        assert shows_maps(screen) is (seen.phase is Phase.MAP), "public placements are shown immediately"
        if screen.picture_key:
            shown = maps if shows_maps(screen) else seen.trick
            assert pictured.setdefault(screen.picture_key, shown) == shown
        seat = game.waiting_for[0]
        action = decide("random", view_of(game, seat), Chance.of_text(f"move {number}"))
        game, _ = game.apply(action)
        if game.is_over:
            break
    assert game.round > 3
    assert len(pictured) > 20


def test_a_card_that_fits_nowhere_is_reported_as_soon_as_it_is_public() -> None:
    lakes = "L L / L L / L L"
    game = start(GameOptions(3), deck=deck_of({1: lakes}), provinces=[lakes])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))

    def line_of_ann(now: Game) -> str:
        viewer = Viewer(READER, replace(LOBBY, stage=Stage.RUNNING, game=now), None)
        return next(line for line in round_screen(viewer).text.splitlines() if "Ann" in line)

    in_secret, in_order = after(game, Unplaceable(0, 1)), after(game, Wait(1), Unplaceable(0, 1))
    assert line_of_ann(in_secret) == "🗺️ Ann · card 1 · placed"
    assert line_of_ann(in_order) == "🗺️ Ann · card 1 · set aside: it doesn’t fit"
    assert line_of_ann(after(in_order, Done(0))) == "✅ Ann · card 1 · set aside: it doesn’t fit"
    over = through_map_phase(in_secret)
    viewer = Viewer(READER, replace(LOBBY, stage=Stage.RUNNING, game=over), None)
    result = round_over_screen(viewer, views_after(over, {1})[1]).text
    assert result.count("(set aside)") == 1
    assert "card 1 (set aside)" in result


def test_the_coloured_button_is_done_once_more_players_can_press_it_than_can_place() -> None:
    at = in_time.running()
    in_time.in_map_phase(at)
    coloured = []
    for person in (None, ANN, BOB):
        if person is not None:
            at.act(person)
        (row, *_) = round_screen(Viewer(READER, at.table, None)).rows
        tones = {part.id.control: part.tone for part in row if isinstance(part, Button)}
        coloured += [control for control in ("place", "done") if tones[control] is not Tone.PLAIN]
    assert coloured == ["place", "place", "done"]


def test_a_deadline_names_its_players_only_if_others_have_another_one() -> None:
    at = in_time.running(3)

    def named() -> list[str]:
        lines = round_screen(Viewer(READER, at.table, None)).text.splitlines()
        return [line.partition("<")[0] for line in lines if "<t:" in line]

    (for_all,) = named()
    assert "Ann" not in for_all
    at.pass_time(minutes=1)
    at.accept(FAY, 2, CLEO.id)
    of_two, of_fay = named()
    assert ("Ann and B" in of_two, "Fay" in of_two, "Fay" in of_fay) == (True, False, True)


@pytest.mark.parametrize(("round_number", "has_maps"), [(1, False), (2, True)])
def test_all_maps_can_be_seen_during_a_trick_once_there_are_some(round_number: int, has_maps: bool) -> None:
    at = begun(2, options=TableOptions(selection=Selection.TRICK))
    at.play(until=lambda table: table.view(None).round == round_number)
    rows = round_screen(Viewer(READER, at.table, None)).rows
    assert (MAPS in {part.id.control for row in rows for part in row}) is has_maps


@pytest.mark.parametrize(("is_here", "state"), [(True, "deciding"), (False, "undecided")])
def test_a_computer_player_is_shown_as_deciding_only_if_a_person_is_present(
    is_here: bool, state: str
) -> None:
    table = running()
    people = tuple(replace(seat, away=not is_here) for seat in table.seats[:2])
    computer = replace(table.seats[2], user_id=None, computer="easy")
    viewer = Viewer(READER, replace(table, seats=(*people, computer)), None)
    line = viewer.format("round-seat", name=viewer.name(2), state=state, card=0)
    assert line in round_screen(viewer).text.splitlines()
