"""The rules page by page, and the walk through one round that a newcomer is offered."""

from __future__ import annotations

import pytest

from bot.views.rules import PAGES
from engine.options import Rules
from tests.bot.play.room import ENGLISH, Room, SketchedPictures, first_page, labels, shown

HONSHU, HOKKAIDO = (ENGLISH.format("button-rules-other", game=game) for game in ("honshu", "hokkaido"))
WALK = ENGLISH.format("button-walk")
NEXT, BACK, RULES = (ENGLISH.format(f"button-{name}") for name in ("walk-on", "walk-back", "rules"))
WELCOME = ENGLISH.format("welcome")


async def test_the_rules_lead_to_the_walk_and_back(room: Room) -> None:
    anna = room.person("anna")
    rules = shown(await anna.slash(room.channel, "hokkaido rules"))
    assert rules.ephemeral
    assert rules.content == first_page("hokkaido", "draft")
    assert [attachment.filename for attachment in rules.attachments] == ["draw_scene.jpg"]

    seen = shown(await anna.click(rules, label=WALK))

    for step in range(1, 7):
        assert seen.content.startswith(f"### {step} of 6: {ENGLISH.format(f'picture-step-{step}')}")
        assert [attachment.filename for attachment in seen.attachments] == ["draw_step.jpg"]
        assert labels(seen) == [BACK] * (step > 1) + [NEXT] * (step < 6) + [RULES]
        if step < 6:
            assert "\n" not in seen.content
            seen = shown(await anna.click(seen, label=NEXT))
    for scores in ("forest", "mountain", "lake", "factory"):
        assert scores in seen.content.lower(), "the last picture shows what towns score only"
    seen = shown(await anna.click(seen, label=BACK))
    assert seen.content.startswith("### 5 of 6")
    seen = shown(await anna.click(seen, label=RULES))
    assert seen.content == rules.content
    assert seen.id == rules.id, "one message all the way"
    assert isinstance(room.pictures, SketchedPictures)
    assert room.pictures.drawn == ["draw_scene", *["draw_step"] * 7, "draw_scene"]


async def test_the_rules_of_both_games_are_leafed_through(room: Room) -> None:
    anna = room.person("anna")
    seen = shown(await anna.slash(room.channel, "hokkaido rules"))
    for game, selection, other in (("hokkaido", "draft", HONSHU), ("honshu", "trick", HOKKAIDO)):
        assert seen.content == first_page(game, selection)
        assert labels(seen) == [NEXT, *([WALK] if game == "hokkaido" else []), other]
        headings = []
        pages = len(PAGES[Rules(game)])
        for page in range(2, pages + 1):
            seen = shown(await anna.click(seen, label=NEXT))
            assert seen.ephemeral
            heading, *rest = seen.content.splitlines()
            assert heading == ENGLISH.format("rules-heading", game=game, page=page, pages=pages)
            headings.append(rest[0])
            assert labels(seen) == [BACK, *([NEXT] if page < pages else []), other]
        assert headings[-1] == "### Points at the end"
        assert ("### The mountain range" in headings) is (game == "hokkaido")
        back = shown(await anna.click(seen, label=BACK))
        assert back.content.splitlines()[1] == headings[-2]
        seen = shown(await anna.click(back, label=other))
    assert seen.content == first_page("hokkaido", "draft")
    assert isinstance(room.pictures, SketchedPictures)
    assert set(room.pictures.drawn) == {"draw_scene", "draw_kinds"}


async def test_a_newcomers_first_table_offers_the_walk_once(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    opened = await anna.slash(room.channel, "hokkaido start")
    assert shown(opened).content == ENGLISH.format("table-opened")
    (told,) = opened.followups
    assert told.ephemeral
    assert told.content == WELCOME
    assert labels(told) == [WALK, RULES]
    (told,) = (await bob.slash(room.channel, "hokkaido join")).followups
    assert told.content == WELCOME
    told = shown(await cleo.click(room.messages()[0], label="Join"))
    assert told.ephemeral
    assert told.content == WELCOME
    walked = shown(await cleo.click(told, label=WALK))
    assert walked.content.startswith("### 1 of 6")

    await room.said(anna, "hokkaido cancel")
    await room.restart()

    assert not (await anna.slash(room.channel, "hokkaido start")).followups
    assert not (await bob.slash(room.channel, "hokkaido join")).followups
    joined = await cleo.click(room.messages()[-1], label="Join")
    assert shown(joined).content != WELCOME
    assert not joined.followups


@pytest.mark.parametrize("options", [{"game": "honshu"}, {"selection": "trick"}])
async def test_where_a_round_goes_otherwise_a_newcomer_is_offered_its_rules(
    room: Room, options: dict[str, str]
) -> None:
    anna = room.person("anna")
    (told,) = (await anna.slash(room.channel, "hokkaido start", **options)).followups
    assert told.content == ENGLISH.format("welcome-rules")
    assert labels(told) == [RULES]
    rules = shown(await anna.click(told, label=RULES))
    assert rules.content == first_page(options.get("game", "hokkaido"), "trick")
    help_ = shown(await anna.slash(room.channel, "hokkaido help"))
    assert WALK not in labels(help_)
    assert shown(await anna.click(help_, label=RULES)).content == rules.content


async def test_the_rules_below_a_table_come_as_a_message_of_their_own(room: Room) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido start")
    lobby = room.messages()[0]
    rules = shown(await anna.click(lobby, label=RULES))
    assert rules.ephemeral
    assert rules.id != lobby.id
    assert labels(rules) == [NEXT, WALK, HONSHU]
