"""The rules with the kinds of squares, and the walk through one round that a newcomer is offered."""

from __future__ import annotations

from tests.bot.play.room import ENGLISH, Room, SketchedPictures, labels, shown

WALK = ENGLISH.format("button-walk")
NEXT, BACK, RULES = (ENGLISH.format(f"button-{name}") for name in ("walk-on", "walk-back", "rules"))
WELCOME = ENGLISH.format("welcome")


async def test_the_rules_show_the_kinds_of_squares_and_lead_to_the_walk(room: Room) -> None:
    anna = room.person("anna")
    rules = shown(await anna.slash(room.channel, "hokkaido rules"))
    assert rules.ephemeral
    assert rules.content == ENGLISH.format("rules")
    assert [attachment.filename for attachment in rules.attachments] == ["draw_kinds.webp"]

    seen = shown(await anna.click(rules, label=WALK))

    for step in range(1, 7):
        assert seen.content.startswith(f"### {step} of 6: {ENGLISH.format(f'picture-step-{step}')}")
        assert [attachment.filename for attachment in seen.attachments] == ["draw_step.webp"]
        assert labels(seen) == [BACK] * (step > 1) + [NEXT] * (step < 6) + [RULES]
        if step < 6:
            seen = shown(await anna.click(seen, label=NEXT))
    seen = shown(await anna.click(seen, label=BACK))
    assert seen.content.startswith("### 5 of 6")
    seen = shown(await anna.click(seen, label=RULES))
    assert seen.content == rules.content
    assert seen.id == rules.id, "one message all the way"
    assert isinstance(room.pictures, SketchedPictures)
    assert room.pictures.drawn == ["draw_kinds", *["draw_step"] * 7, "draw_kinds"]


async def test_the_walk_works_in_direct_messages_and_after_a_restart(room: Room) -> None:
    anna = room.person("anna")
    await anna.user.slash("hokkaido rules")
    (rules,) = room.private_messages(anna)
    await room.restart()
    await anna.user.click(rules, label=WALK)
    (seen,) = room.private_messages(anna)
    assert seen.content.startswith("### 1 of 6")


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
    (told,) = (await cleo.click(room.messages()[0], label="Join")).followups
    assert told.ephemeral
    assert told.content == WELCOME
    walked = shown(await cleo.click(told, label=WALK))
    assert walked.content.startswith("### 1 of 6")

    await room.said(anna, "hokkaido cancel")
    await room.restart()

    assert not (await anna.slash(room.channel, "hokkaido start")).followups
    assert not (await bob.slash(room.channel, "hokkaido join")).followups
    assert not (await cleo.click(room.messages()[-1], label="Join")).followups


async def test_whoever_is_refused_a_seat_is_still_new(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(bob, "hokkaido join")
    await room.said(anna, "hokkaido start")
    assert (await bob.slash(room.channel, "hokkaido join")).followups


async def test_the_rules_below_a_table_come_as_a_message_of_their_own(room: Room) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido start")
    lobby = room.messages()[0]
    rules = shown(await anna.click(lobby, label=RULES))
    assert rules.ephemeral
    assert rules.id != lobby.id
    assert labels(rules) == [WALK]
