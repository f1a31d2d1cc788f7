"""What the board shows a viewer: the engine's view of their seat, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unicodedata import category

import pytest

import bot.board
from bot.board.choices import choices, rule_of
from bot.board.drawing import gains_drawn, map_drawn
from bot.board.view import TIME, card_groups, hinted, past, plain, present
from bot.escaping import escaped
from bot.people.links import Links
from bot.people.preferences import PLAYER_DEFAULTS, Reader
from bot.tables import Stage, Table, TableOptions, game_moves
from bot.tables.applying import asked
from bot.tables.computer_seats import seat_to_move
from bot.views.current_screen import current_screen, find_hints
from bot.views.decisions import Hints
from bot.views.menus import decision_buttons
from bot.views.screen import Button
from bot.views.viewer import Viewer
from bot.workers import thinking
from bot.workers.pool import Workers
from engine.actions import Action, Place, Placement, Wait, from_json
from engine.chance import Chance
from engine.errors import GameError
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.cards import MapCard
from engine.parts.squares import Kind, Position
from engine.players import decide
from engine.views import Phase, View, view_of, views_after
from render.palette import ThemeName
from tests.bot.play.observer import numbers_in
from tests.bot.pseudo_locale import every_language, strict_texts
from tests.bot.tables.sitting import NOON, PEOPLE, Sitting, begun, opened
from tests.long import tries

ENGLISH = strict_texts().of("en")
TRICK = Selection.TRICK
KINDS = {
    "draft for two": (2, TableOptions()),
    "draft for three with goals": (3, TableOptions(with_goals=True)),
    "trick for two": (2, TableOptions(rules=Rules.HONSHU, selection=TRICK, scoring_card="random")),
    "trick for five": (5, TableOptions(rules=Rules.HONSHU, selection=TRICK)),
    "in order": (3, TableOptions(selection=TRICK, with_goals=True, order=PlacingOrder.IN_ORDER)),
}


def viewer(table: Table, seat: int | None, theme: ThemeName = ThemeName.LIGHT) -> Viewer:
    return Viewer(Reader(ENGLISH, theme), table, seat)


def states(people: int, options: TableOptions, seed: str = "board") -> Iterator[Sitting]:
    """A table after each of the first hundred or so random decisions."""
    at, chance = begun(people, 0, options), Chance.of_text(seed)
    for _ in range(110):
        yield at
        if at.table.stage is not Stage.RUNNING:
            return
        assert seat_to_move(at.table) is None
        waiting = at.table.view(None).waiting_for
        seat = waiting[chance.below(len(waiting))]
        kind = "random" if chance.below(3) else "normal"
        action = decide(kind, at.table.view(seat), chance)
        at.do(game_moves.act, PEOPLE[seat], partial(chosen, action))


@pytest.mark.parametrize("kind", KINDS)
def test_the_areas_of_a_tried_card_explain_its_points(kind: str) -> None:
    seen: set[str] = set()
    for at in states(*KINDS[kind]):
        table = at.table
        if table.stage is not Stage.RUNNING:
            return
        for card in table.cards_to_try(0)[:1]:
            view = table.view(0)
            own, spots = view.seats[0], own_spots(view, card)
            for spot in (spots[0], spots[-1]) if spots else ():
                gains, marks = gains_drawn(view, card, spot)
                brought = thinking.points(view, card, spot) - own.score.total
                assert sum(gain.points for gain in gains) == brought
                on_map = {place for gain in gains for place in gain.positions}
                assert {(x, y) for x, y, _ in marks} <= on_map
                without_place = sum(gain.points for gain in gains if not gain.positions)
                assert sum(points for *_, points in marks) == brought - without_place
                seen |= {gain.category for gain in gains}
    assert seen >= {"forests", "factories", "towns"}


def own_spots(view: View, card: MapCard) -> list[Placement]:
    return sorted(view.seats[0].map.legal_placements(card), key=str)


def chosen(action: Action, _seat: int) -> Action:
    return action


def of_view_only(table: Table, seat: int | None) -> Table:
    """The same table without its game, except for one seat's view and own decisions."""
    assert table.game is not None
    own = tuple(action for action in table.game.actions if action.seat == seat)
    tried = tuple(tried for tried in table.tried if tried.seat == seat)
    stub: Any = SimpleNamespace(actions=own, round=table.game.round, phase=table.game.phase)
    bare = replace(table, game=stub, tried=tried, shuffle=None)
    bare._views[seat] = table.view(seat).without_memory()
    return bare


@pytest.mark.parametrize("kind", KINDS)
def test_a_view_is_made_from_the_engines_view_only(kind: str) -> None:
    people, options = KINDS[kind]
    phases = set()
    for number, at in enumerate(states(people, options)):
        phases.add(at.table.view(None).phase)
        for seat in (*range(people), None) if number % 4 == 0 else ():
            shown = present(viewer(at.table, seat))
            assert present(viewer(of_view_only(at.table, seat), seat)) == shown
            text = json.dumps(shown)
            assert "remembered" not in text
            assert "unseen" not in text
            known = numbers_in(at.table.view(seat).without_memory())
            assert {int(card) for card in shown["cards"]} <= known
            drawn = {card for of in shown["seats"] for card in cards_in(of["map"]["picture"])} - {0}
            assert drawn <= numbers_in(tuple(of.map for of in at.table.view(seat).seats))
    assert len(phases) >= 2


@pytest.mark.parametrize("kind", KINDS)
def test_every_phase_that_asks_a_person_offers_each_kind_of_decision(kind: str) -> None:
    """Each offered action is accepted by the engine once the page has added what it needs."""
    people, options = KINDS[kind]
    for at in states(people, options):
        table = at.table
        for seat in table.view(None).waiting_for:
            view, offered = table.view(seat), choices(viewer(table, seat))
            if seat not in view.may_place and view.phase is Phase.MAP and not view.seats[seat].placed:
                continue
            assert offered
            assert table.game is not None
            for choice in offered[:3]:
                sent = dict(choice)
                if choice["needs"] == "spot":
                    card = table.options.deck.card(choice["card"])
                    x, y, rotation, under, *_ = thinking.spots(view, card, ranked=False)["spots"][0]
                    sent["spot"] = {"card": card.number, "x": x, "y": y, "rotation": rotation, "under": under}
                if choice["needs"] == "cubes":
                    sent["cubes"] = [list(cube) for cube in list(view.seats[seat].map.cubes)[:2]]
                sent["moment"] = [view.round, view.phase, table.step_of(seat)]
                rule = rule_of(sent, viewer(table, seat))
                asked(table, NOON, rule, PEOPLE[seat])


@pytest.mark.parametrize("kind", KINDS)
def test_the_points_on_a_map_add_up_to_those_of_each_category(kind: str) -> None:
    compared = 0
    for at in states(*KINDS[kind]):
        for seat in present(viewer(at.table, 0))["seats"]:
            for _, _, points, part in seat["parts"]:
                if part in seat["map"]["areas"]:
                    drawn = re.findall(r'class="worth">.*?>(\d+)</text>', seat["map"]["areas"][part])
                    assert sum(map(int, drawn)) == points, part
                    compared += points > 0
    assert compared > 100


def test_squares_that_do_not_score_yet_are_marked_too() -> None:
    marked = 0
    for at in states(*KINDS["draft for three with goals"]):
        for seen, seat in zip(at.table.view(0).seats, present(viewer(at.table, 0))["seats"], strict=True):
            for kind, part in ((Kind.LAKE, "lakes"), (Kind.TOWN, "towns"), (Kind.FACTORY, "factories")):
                edges = re.findall(r"M([-\d.]+) ([-\d.]+)", seat["map"]["areas"][part])
                corners = {(int(x), int(y)) for x, y in edges}
                for area in seen.map.areas(kind):
                    assert area[0] in corners
                    marked += 1
    assert marked > 100


def in_phase(at: Iterator[Sitting], phase: Phase) -> Table:
    return next(sitting.table for sitting in at if sitting.table.view(None).phase is phase)


def test_a_player_in_a_trick_may_add_a_cube_and_the_loser_may_contest() -> None:
    table = in_phase(states(*KINDS["trick for two"]), Phase.ANSWER)
    (seat,) = table.view(None).waiting_for
    labels = [(choice["name"], choice["needs"]) for choice in choices(viewer(table, seat))]
    assert labels[0] == ("accept", "")
    shown = present(viewer(table, seat))
    assert shown["cubes"]["most"] == 2 or not table.view(seat).cubes_to_contest(seat)
    table = in_phase(states(*KINDS["trick for five"]), Phase.BID)
    (seat,) = table.view(None).waiting_for
    assert {choice["needs"] for choice in choices(viewer(table, seat))} == {"cube"}
    assert present(viewer(table, seat))["cubes"]["most"] == 1


def test_waiting_in_turn_is_offered_before_anyone_has_placed() -> None:
    table = in_phase(states(*KINDS["draft for three with goals"]), Phase.MAP)
    names = [choice["name"] for choice in choices(viewer(table, 0))]
    assert names[:3] == ["place-done", "place-here", "wait"]
    assert table.game is not None
    table.game.apply(Wait(0))


@pytest.mark.parametrize("theme", ThemeName)
def test_only_the_theme_with_letters_sends_letters(theme: ThemeName) -> None:
    shown = present(viewer(begun(2).table, 0, theme))
    assert bool(shown["letters"]) == (theme is ThemeName.COLOUR_BLIND)
    pictures = [seat["map"]["picture"] for seat in shown["seats"]]
    assert all(('class="letter"' in picture) == bool(shown["letters"]) for picture in pictures)
    assert shown["theme"] == (None if theme is ThemeName.LIGHT else theme)
    if shown["letters"]:
        assert ["F", "forest"] in shown["letters"]


def test_a_theme_that_the_viewer_chose_does_not_depend_on_the_system() -> None:
    reader = Reader(ENGLISH, preferences=replace(PLAYER_DEFAULTS, theme=ThemeName.LIGHT))
    assert present(Viewer(reader, begun(2).table, 0))["theme"] == "light"


def test_the_board_is_explained_until_a_newcomers_first_card() -> None:
    """In ten words on the board, and on the link to it in four."""
    explained = []
    for at in states(3, TableOptions()):
        reader = Reader(ENGLISH, first_table=at.table.id, links=Links("https://board.example", "a key"))
        newcomer = Viewer(reader, at.table, 0)
        if newcomer.task in ("pick", "map"):
            buttons = [part for row in current_screen(newcomer).rows for part in row]
            is_labelled = "Board: drag and drop" in {
                part.label for part in buttons if isinstance(part, Button)
            }
            assert is_labelled == (present(newcomer)["sentence"] == ENGLISH.format("board-first"))
            explained.append((newcomer.view.round, is_labelled))
            regular = replace(newcomer, reader=replace(reader, first_table="another"))
            assert present(regular)["sentence"] == ENGLISH.format("board-task", task=newcomer.task)
    assert {number for number, is_labelled in explained if is_labelled} == {1}
    assert (2, False) in explained


def test_every_language_has_every_sentence_of_a_game() -> None:
    for texts in every_language():
        for seat in (0, None):
            for at in states(2, TableOptions(with_goals=True)):
                shown = present(Viewer(Reader(texts), at.table, seat))
                assert all(shown["words"].values())
                assert set(re.findall(r"{\w+}", shown["words"]["tried"])) == {
                    "{card}",
                    "{x}",
                    "{y}",
                    "{rotation}",
                }
                assert "\\" not in shown["sentence"]
                break


def test_every_sign_in_a_text_is_drawn() -> None:
    """A system without a font for emoji would show boxes."""
    texts = [
        ENGLISH.format(key, until=0, names=["Ann"], count=1, name="Ann", days=1)
        for key in ("due", "paused", "away", "stands-still", "watching", "seat-is-away-own")
    ]
    for kind in ("draft for two", "trick for five", "in order"):
        for number, at in enumerate(states(*KINDS[kind])):
            if number % 8 == 0 or at.table.stage is Stage.FINISHED:
                shown = present(viewer(at.table, 0))
                texts += [shown["sentence"], *shown["notes"], *shown["lines"], *shown["words"].values()]
                texts += [choice["label"] for choice in shown["choices"]]
                texts += [seat["line"] for seat in shown["seats"]]
    sent = {sign for sign in "".join(texts) if category(sign) == "So" and sign != "°"}
    drawn = (Path(bot.board.__file__).with_name("page") / "signs.js").read_text()
    assert "🏆" in sent
    assert {sign for sign in sent if f'"{sign}"' not in drawn} == set()


def test_a_finished_round_is_public() -> None:
    at = begun(2, 0, TableOptions())
    table = at.play(lambda table: table.view(None).round == 3)
    assert table.game is not None
    view = views_after(table.game, [2])[2]
    assert past(viewer(table, 0), view)["seats"] == past(viewer(table, None), view)["seats"]


def test_hints_rank_spots_and_tables_without_hints_do_not() -> None:
    table = begun(2).table
    view = table.view(0).without_memory()
    for card in view.hand:
        ranked, plain_ones = thinking.spots(view, card, ranked=True), thinking.spots(view, card, ranked=False)
        assert [spot[:5] for spot in ranked["spots"]] == [spot[:5] for spot in plain_ones["spots"]]
        assert all(spot[5] is None for spot in plain_ones["spots"])
        assert [spot[:2] for spot in plain_ones["spots"]] == sorted(
            (spot[:2] for spot in plain_ones["spots"]), key=lambda at: (at[1], at[0])
        )
        for spot in ranked["spots"][:20]:
            x, y, rotation, under, hidden, worth = spot
            placed = Place(0, Placement(card.number, x, y, rotation, frozenset(under)))
            assert view.seats[0].map.hidden_squares(card, placed.placement).__len__() == hidden.bit_count()
            assert thinking.points(view, card, placed.placement) == worth
        best = max(spot[5] for spot in ranked["spots"])
        assert ranked["spots"][ranked["first"][0]][5] >= best - 4


def test_the_moment_of_a_finished_round_has_the_card_that_was_placed() -> None:
    table = begun(2, 0, TableOptions()).play()
    assert table.game is not None
    placed = [action for action in table.game.actions if isinstance(action, Place) and action.seat == 1]
    for number, action in enumerate(placed[:3], start=1):
        found = thinking.moment_of(table.game, number, 1)
        assert found is not None
        view, there = found
        selected = view.seats[1].selected
        assert selected is not None
        assert selected.number == there["card"] == action.placement.card
        spot = [*action.placement[1:4], sorted(action.placement.under)]
        assert spot in [one[:4] for one in there["spots"]]
    assert thinking.moment_of(table.game, 13, 1) is None


def test_tiles_are_paid_with_the_oldest_cubes() -> None:
    found = 0
    for at in states(3, TableOptions(with_goals=True), seed="tiles"):
        for seat in at.table.view(None).waiting_for:
            for tile in thinking.tile_choices(
                at.table.view(seat), at.table.options.deck.card(1), None, (), ranked=True
            ):
                found += 1
                assert at.table.game is not None
                after, _ = at.table.game.apply(from_json(tile["action"]))
                if tile["action"]["action"] == "terraform":
                    assert after.table.maps[seat].tiles
    assert found


def test_discords_formatting_is_left_out() -> None:
    assert plain(r"-# **Ann\_B** took ~~it~~") == "Ann_B took it"
    assert plain("Type </accept:12> or `/place x:1`.") == "Type /accept or /place x:1."


@pytest.mark.parametrize("name", ["<t:1>", "<t:1:R>", f"{TIME}1{TIME}", r"\\<t:1>"])
def test_a_name_that_looks_like_a_time_is_a_name(name: str) -> None:
    """The page formats what is between two private characters, and nothing else."""
    shown = plain(f"{escaped(name)} <t:2:R>")
    assert shown == f"{name.replace(TIME, '')} {TIME}2R{TIME}"


def test_confirming_done_is_asked_before_it() -> None:
    table = begun(2, 0, TableOptions()).play(lambda table: table.view(0).seats[0].placed)
    sure = replace(PLAYER_DEFAULTS, confirm_done=True)
    reader = Reader(ENGLISH, preferences=sure)
    assert choices(Viewer(reader, table, 0))[0]["sure"]
    assert choices(viewer(table, 0))[0]["sure"] is None


def test_what_waiting_means_is_asked_before_it() -> None:
    table = begun(3, 0, TableOptions()).play(lambda table: table.view(0).phase is Phase.MAP)
    (wait,) = [choice for choice in choices(viewer(table, 0)) if choice["name"] == "wait"]
    assert "placements are final" in wait["sure"]


def test_the_host_is_told_to_begin() -> None:
    sentences = [present(viewer(opened(2).table, seat))["sentence"] for seat in (0, 1, None)]
    assert "when you press Begin" in sentences[0]
    assert all("when Ann presses Begin" in sentence for sentence in sentences[1:])


def test_pressing_goals_tells_which_are_won() -> None:
    def has_winner(table: Table) -> bool:
        return any(goal.winner is not None for goal in table.view(0).goals)

    shown = present(viewer(begun(3, 0, TableOptions(with_goals=True)).play(has_winner), 0))
    told = shown["rules"]["goals"].split("\n")
    won = [goal for goal, is_won in shown["goals"][1] if is_won]
    assert won
    assert told[1:] == won


def test_a_map_lists_its_cards_from_bottom_to_top() -> None:
    table = begun(2, 0, TableOptions()).play(lambda table: table.view(None).round == 6)
    player_map = table.view(0).seats[0].map
    found = map_drawn(player_map, None, None)
    assert cards_in(found) == [card.number for card in player_map.bottom_to_top]
    assert found.count('href="#') >= 6 * len(player_map.cards)


def cards_in(picture: str) -> list[int]:
    """The numbers of the cards in a picture of a map."""
    return [int(number) for number in re.findall(r'data-card="(\d+)"', picture)]


def test_cards_taken_by_others_are_marked() -> None:
    for at in states(*KINDS["trick for five"]):
        view = at.table.view(None)
        if view.phase is Phase.TAKE and view.trick is not None:
            taken = [one for one in view.trick.played if one.taken_by is not None]
            if taken:
                (seat,) = view.waiting_for
                marks = {
                    card.number: mark
                    for _, group in card_groups(viewer(at.table, seat))
                    for card, _, mark in group
                }
                assert marks[taken[0].card.number] == "taken"
                offered = {choice["card"] for choice in choices(viewer(at.table, seat))}
                assert taken[0].card.number not in offered
                return
    raise AssertionError("no card was taken")


async def hints_of(of: Viewer) -> Hints:
    return await find_hints(of, Workers(0))


@pytest.mark.parametrize("kind", ["draft for two", "trick for two", "trick for five"])
async def test_hints_have_the_order_and_the_words_of_discords_buttons(kind: str) -> None:
    found = 0
    for number, at in enumerate(states(*KINDS[kind])):
        for seat in at.table.view(None).waiting_for if number % 3 == 0 else ():
            of = viewer(at.table, seat)
            hints = await hints_of(of)
            shown = hinted(of, hints)
            notes = {card: note for _, group in shown["groups"] for card, note, _ in group}
            if not hints.places or of.view.phase not in (Phase.PICK, Phase.BID, Phase.TAKE):
                continue
            found += 1
            labels = [button.label for button in decision_buttons(of, hints) if notes_in(button.label)]
            assert [card for card in notes if card in hints.places] == list(hints.places)
            for card, label in zip(hints.places, labels, strict=False):
                assert str(card) in label
                assert notes[card].endswith(label.partition(": ")[2])
            plain_notes = [note for _, group in card_groups(of) for *_, note, _ in group]
            assert not any(notes_in(note) for note in plain_notes)
    assert found


def notes_in(text: str) -> bool:
    """Whether a text has points with a sign."""
    return re.search(r"[+−]\d+( |$)", text) is not None


async def test_the_best_choice_of_a_trick_is_marked() -> None:
    for kind in ("trick for two", "trick for five"):
        phases = set()
        for at in states(*KINDS[kind]):
            phase = at.table.view(None).phase
            if phase not in (Phase.BID, Phase.TAKE, Phase.TAKE_PAIR, Phase.ANSWER) or phase in phases:
                continue
            (seat, *_) = at.table.view(None).waiting_for
            of = viewer(at.table, seat)
            hints = await hints_of(of)
            phases.add(phase)
            groups = card_groups(of, hints)
            marked = [(card, note) for _, group in groups for card, note, _ in group if "💡" in note]
            assert [card.number for card, _ in marked] == list(hints.places)[:1]
            if phase is Phase.BID:
                assert all(str(card.number) not in note for card, note in marked), "its button has the number"
            if phase is Phase.TAKE:
                assert decision_buttons(of, hints)[0].label.count("💡") == 1
        assert len(phases) >= 2


async def test_who_accepts_or_contests_knows_both_pairs_and_what_is_free() -> None:
    seen = 0
    for at in states(*KINDS["trick for two"]):
        view = at.table.view(None)
        if view.phase is not Phase.ANSWER or view.trick is None:
            continue
        (seat,) = view.waiting_for
        shown = present(viewer(at.table, seat))
        (winner,) = (other for other, chosen in enumerate(view.trick.chosen) if chosen)
        pair = view.trick.chosen[winner]
        notes = " ".join(shown["notes"])
        assert f"{at.table.seats[winner].name} chose the" in notes
        titles = [title for title, _ in shown["groups"] if at.table.seats[winner].name in title]
        assert len(titles) == 1
        free = " · ".join(
            str(card.number) for other in view.open_pairs if other != pair for card in view.open_pairs[other]
        )
        assert (f"Accept the other, {free}, or Contest" in notes) == (shown["cubes"]["most"] == 2)
        seen += 1
    assert seen


def test_a_played_cards_total_is_explained() -> None:
    for at in states(*KINDS["trick for five"]):
        trick = at.table.view(None).trick_in_play
        for played in () if trick is None else trick.played:
            if played.cube is not None:
                notes = {
                    card.number: note
                    for _, group in card_groups(viewer(at.table, 0))
                    for card, note, _ in group
                }
                total, number = played.total, played.card.number
                assert f" {total} = {number} + {ENGLISH.name(played.cube)} cube" in notes[number]
                return
    raise AssertionError("no cube was added")


def test_the_points_of_a_tile_are_those_of_the_whole_plan() -> None:
    """Terraforming and then placing the card gives just the points that were promised, with any two cubes."""
    differ = 0
    for at in states(3, TableOptions(with_goals=True), seed="tiles"):
        game = at.table.game
        assert game is not None
        for seat in game.waiting_for:
            view = at.table.view(seat)
            card = view.seats[seat].selected
            if view.phase is not Phase.MAP or card is None or view.seats[seat].placed:
                continue
            own = view.seats[seat].map
            spots = sorted(own.legal_placements(card), key=lambda spot: (spot[1:4], sorted(spot.under)))
            for spot in spots[:: tries(27, 9)]:
                for tile in thinking.tile_choices(view, card, spot, (), ranked=True):
                    colour = own.cubes[Position(*tile["action"]["cubes"][0])]
                    others = [cube for cube, other in own.cubes.items() if other == colour][-2:]
                    paid = thinking.tile_choices(view, card, spot, (others[0], others[1]), ranked=True)
                    same = next(one for one in paid if is_of(one, tile))
                    differ += same["points"] != tile["points"]
                    for promised in (tile, same):
                        after, _ = game.apply(from_json(promised["action"]))
                        try:
                            after, _ = after.apply(Place(seat, spot))
                        except GameError:
                            assert promised["points"] is None
                        else:
                            assert view_of(after, seat).seats[seat].score.total == promised["points"]
    assert differ


def is_of(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two tiles are the same, whatever they cost."""
    return all(one["action"][name] == other["action"][name] for name in ("x", "y", "terrain"))
