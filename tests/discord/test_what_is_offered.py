"""What an answer offers to press: what may have been meant, another document, the answer again by its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.answers.answer import Answer, Fork, Mended, Page, Tone
from bot.answers.answer_json import answer_from_json, answer_to_json
from bot.answers.desk import open_desk
from bot.discord.client import OracleClient
from bot.discord.languages.wording import Wording
from bot.discord.pictures.drawing import MOST_BYTES, STYLES, draw
from bot.discord.rendering.message import View, render
from bot.discord.rendering.parts import Buttons, Picture, Row
from bot.questions import Kind, Question
from tests.discord.desk_fixture import SmallDesk
from tests.discord.fake_discord import (
    EPHEMERAL,
    FakeDiscord,
    Where,
    body_of,
    footer_of,
    labels_of,
    parts_of,
    title_of,
)
from tests.discord.test_rendering import name

FIGHT = "Alice attacks with Hill Giant and Grizzly Bears. Bob blocks Hill Giant with Serra Angel."


async def test_an_answer_is_shown_again_by_its_id_to_anyone(fake: FakeDiscord, bot: OracleClient) -> None:
    first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please.", rules="2016"))
    ruling = footer_of(first).rsplit(" ", 1)[1]
    # What is answered today may differ; what was answered does not.
    bot.asking._answers.clear()
    again = await fake.slash("ruling", id=f" {ruling.upper()} ", user="802")
    assert title_of(again.shown) == title_of(first)
    assert body_of(again.shown) == body_of(first)
    assert f"index of 2026-01-16 · ruling {ruling}" in footer_of(again.shown)
    turned = await fake.press(again.shown, "Next", user="802")
    assert "Outcome 2" in title_of(turned.shown)
    missing = await fake.slash("ruling", id="nothing")
    assert missing.shown["flags"] & EPHEMERAL
    assert title_of(missing.shown) == "There is no ruling n0th1ng."


async def test_each_users_own_settings_go_before_the_servers_also_in_direct_messages(
    fake: FakeDiscord, bot: OracleClient
) -> None:
    await fake.slash("settings rules", rules="2016")
    await fake.slash("settings mine rules", rules="sixth", user="802")
    await fake.slash("settings mine private", private=True, user="802")
    theirs = await fake.settled(await fake.slash("resolve", scenario="One outcome.", user="802"))
    assert title_of(theirs) == "Rules of sixth"
    assert theirs["flags"] & EPHEMERAL
    alone = await fake.settled(
        await fake.slash("resolve", scenario="One outcome.", user="802", where=Where.DIRECT)
    )
    assert title_of(alone) == "Rules of sixth"
    others = await fake.settled(await fake.slash("resolve", scenario="One outcome.", user="803"))
    assert title_of(others) == "Rules of 2016"
    await fake.slash("settings mine reset", user="802")
    after = await fake.settled(await fake.slash("resolve", scenario="One outcome.", user="802"))
    assert title_of(after) == "Rules of 2016"


async def test_what_may_have_been_meant_is_asked_by_a_press(fake: FakeDiscord, bot: OracleClient) -> None:
    unread = Answer(
        "I couldn't read that",
        (Page("", ()),),
        Tone.ERROR,
        mended=(Mended("Hill Giant", "Two outcomes with Hill Giant."),),
    )
    bot.asking._answers[Question(Kind.RESOLVE, "Two outcomes with Hil.", "current")] = (10**12, unread)
    asked = await fake.slash("resolve", scenario="Two outcomes with Hil.")
    assert labels_of(asked.shown) == ["Did you mean Hill Giant?", "Edit and ask again"]
    pressed = await fake.settled(await fake.press(asked.shown, "Did you mean Hill Giant?"))
    assert "Outcome 1" in title_of(pressed)
    assert pressed["flags"] & EPHEMERAL == 0


def test_a_name_that_is_not_understood_is_offered_in_its_place() -> None:
    story = "Alice casts Avacyns on Bob."
    answer = open_desk().resolve(story).answer
    assert all(m.text == story.replace("Avacyns", m.label) for m in answer.mended)


def test_each_thing_that_words_may_mean_is_offered_in_their_place() -> None:
    story = "Bob controls Hill Giant and Grizzly Bears. Alice casts Shock on the creature. Which dies?"
    answer = open_desk().resolve(story).answer
    assert [(m.label, m.text) for m in answer.mended] == [
        (name, story.replace("the creature", name)) for name in ("Hill Giant", "Grizzly Bears")
    ]
    told = [line.text for block in answer.pages[0].blocks if block.heading for line in block.lines]
    assert told[1:3] == ["1. Alice casts Shock on Hill Giant.", "2. Alice casts Shock on Grizzly Bears."]


@pytest.mark.parametrize(
    ("story", "offered"),
    [
        ("Alice casts Lightnig Blast on Bob.", {"Lightning Blast", "Lightning Bolt"}),
        # What the story names elsewhere is no other word for what is not told.
        ("Alice casts Giant Growth on Bear.", set()),
        ("Alice casts Shock on her bird.", set()),
    ],
)
def test_only_what_is_like_the_words_is_offered_for_them(story: str, offered: set[str]) -> None:
    assert {m.label for m in open_desk().resolve(story).answer.mended} <= offered


async def test_a_search_has_pages_and_a_list_of_documents(fake: FakeDiscord, bot: OracleClient) -> None:
    class FilteredDesk(SmallDesk):
        def search(self, words: str, document: str | None = None):  # type: ignore[no-untyped-def]
            reply = super().search(words, None)
            from bot.values import replace

            answer = replace(
                reply.answer, title=f"In {document}", filters=(("Newest", "newest"), ("Old", "2016"))
            )
            return replace(reply, answer=answer)

    bot.asking._desk = FilteredDesk()
    asked = await fake.slash("search", words="damage")
    chosen = await fake.choose(asked.shown, "Search only in …", "Old")
    assert chosen.callback is not None
    assert chosen.callback["type"] == 7
    assert title_of(chosen.shown) == "In 2016"


async def test_the_help_is_in_the_words_of_the_commands(fake: FakeDiscord, bot: OracleClient) -> None:
    asked = await fake.slash("help", locale="fr")
    assert "/règle: Une règle par numéro" in body_of(asked.shown)
    assert asked.shown["flags"] & EPHEMERAL


def test_the_table_says_which_choice_leads_where_and_is_a_press_away() -> None:
    forks = (Fork("Bob prevents first", "0 damage.", 0), Fork("Bob redirects first", "2 damage.", 1))
    answer = Answer("What happens", (Page("Outcome 1", ()), Page("Outcome 2", ())), forks=forks)
    message = render(answer, View(Question(Kind.RESOLVE, "x"), 1), name)
    rows = [part for part in message.parts if isinstance(part, Row)]
    assert [row.text for row in rows] == [
        "**Bob prevents first**\n0 damage.",
        "**Bob redirects first**\n2 damage.",
    ]
    assert [row.button.disabled for row in rows] == [True, False]


@pytest.mark.parametrize("style", sorted(STYLES))
def test_a_real_fight_is_drawn_small_and_told_in_words(style: str) -> None:
    answer = open_desk().resolve(FIGHT).answer
    scene = answer.pages[0].scene
    assert scene is not None
    assert len(draw(scene, style)) <= MOST_BYTES
    assert scene.told == (
        "Before: Alice 20 life with Hill Giant (3/3), Grizzly Bears (2/2); "
        "Bob 20 life with Serra Angel (4/4, flying, vigilance). "
        "Hill Giant attacks Bob. Grizzly Bears attacks Bob. Serra Angel blocks Hill Giant. "
        "Hill Giant deals 3 to Serra Angel. Serra Angel deals 4 to Hill Giant. Grizzly Bears deals 2 to Bob. "
        "After: Alice 20 life with Grizzly Bears (2/2, tapped); "
        "Bob 18 life with Serra Angel (4/4, 3 damage, flying, vigilance)."
    )


def test_an_answer_survives_being_kept() -> None:
    answer = open_desk().resolve(FIGHT).answer
    assert answer_from_json(answer_to_json(answer)) == answer
    plain = Answer("", (Page("", ()),), Tone.CHOICES, related=(("More", Page("x", ())),))
    assert answer_from_json(answer_to_json(plain)) == plain
    with pytest.raises((TypeError, KeyError, ValueError)):
        answer_from_json({"title": 3, "pages": []})


def test_a_card_links_to_where_else_it_can_be_looked_up() -> None:
    answer = open_desk().card("Serra Angel").answer
    message = render(answer, View(Question(Kind.CARD, "Serra Angel"), 1, wording=Wording("ja")), name)
    urls = {
        b.label: b.url for part in message.parts if isinstance(part, Buttons) for b in part.buttons if b.url
    }
    assert set(urls) == {"Gatherer", "Scryfall"}
    assert all(url.startswith("https://") and "Serra%20Angel" in url for url in urls.values())


async def test_the_picture_goes_with_the_answer_unless_it_is_set_off(
    fake: FakeDiscord, bot: OracleClient, tmp_path: Path
) -> None:
    real = open_desk().resolve(FIGHT).answer
    question = Question(Kind.RESOLVE, FIGHT, "current")
    bot.asking._answers[question] = (10**12, real)
    asked = await fake.slash("resolve", scenario=FIGHT)
    (attachment,) = asked.shown["attachments"]
    assert 1000 < attachment["size"] <= MOST_BYTES
    (gallery,) = [part for part in parts_of(asked.shown) if part["type"] == 12]
    assert gallery["items"][0]["description"].startswith("Before: Alice 20 life")
    await fake.slash("settings mine picture", picture="off")
    without = await fake.slash("resolve", scenario=FIGHT)
    assert without.shown["attachments"] == []
    assert not any(isinstance(part, Picture) for part in parts_of(without.shown))
