"""The bot through discord.py's real client, against a Discord that rejects what Discord rejects."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.client import OracleClient
from tests.discord.fake_discord import (
    EPHEMERAL,
    FakeDiscord,
    Where,
    body_of,
    footer_of,
    labels_of,
    texts_of,
    title_of,
)

pytestmark = pytest.mark.usefixtures("bot")
OTHER = "802"
REST = "\nPictures: dark\nLanguage: as Discord shows it\nNew rules: told in no channel"


async def test_all_commands_are_registered_for_servers_and_users(fake: FakeDiscord) -> None:
    names = {(command["type"], command["name"]) for command in fake.commands}
    slash = [
        "rule",
        "define",
        "search",
        "card",
        "history",
        "resolve",
        "compare",
        "ruling",
        "settings",
        "help",
    ]
    slash += ["about"]
    menus = ["Resolve this", "Explain rules cited here", "Cards named here"]
    assert names == {(1, name) for name in slash} | {(3, name) for name in menus}
    assert all(c["contexts"] == [0, 1, 2] and c["integration_types"] == [0, 1] for c in fake.commands)
    # Each user has settings of their own: who may change the server's is asked when they are changed.
    assert all(c["default_member_permissions"] is None for c in fake.commands)


async def test_a_rule_is_answered_to_everyone_with_its_text(fake: FakeDiscord) -> None:
    asked = await fake.slash("rule", query="120.3f")
    assert asked.callback is not None
    assert asked.callback["type"] == 4
    assert title_of(asked.shown) == "120.3f Damage"
    assert body_of(asked.shown) == "> Lifelink: the controller of the source gains as much life."
    assert footer_of(asked.shown).startswith("Rules of today · not an official ruling · ")
    assert asked.shown["flags"] & EPHEMERAL == 0


async def test_a_rule_asked_privately_is_shown_to_the_asker_alone(fake: FakeDiscord) -> None:
    asked = await fake.slash("rule", query="120.3", private=True)
    assert asked.shown["flags"] & EPHEMERAL
    assert labels_of(asked.shown) == ["120.3a", "120.3f"]


async def test_a_rule_that_does_not_exist_is_told_to_the_asker_alone_with_near_ones_to_choose(
    fake: FakeDiscord,
) -> None:
    asked = await fake.slash("rule", query="120.9")
    assert asked.shown["flags"] & EPHEMERAL
    assert title_of(asked.shown) == "There is no rule 120.9."
    chosen = await fake.choose(asked.shown, "Did you mean …", "120.3f")
    assert chosen.callback is not None
    assert chosen.callback["type"] == 4
    assert title_of(chosen.shown) == "120.3f Damage"
    # The asker wanted it for all to see, so now it is.
    assert chosen.shown["flags"] & EPHEMERAL == 0


async def test_a_misspelt_card_shows_near_names_and_answers_the_chosen_one(fake: FakeDiscord) -> None:
    asked = await fake.slash("card", name="grizly bears")
    assert asked.shown["flags"] & EPHEMERAL
    chosen = await fake.choose(asked.shown, "Did you mean …", "Grizzly Bears")
    assert title_of(chosen.shown) == "Grizzly Bears"
    rulings = await fake.press(chosen.shown, "Rulings", user=OTHER)
    assert rulings.shown["flags"] & EPHEMERAL
    assert title_of(rulings.shown) == "Grizzly Bears: Rulings · Rulings"


async def test_a_scenario_is_deferred_and_its_two_outcomes_are_pages_that_buttons_turn(
    fake: FakeDiscord,
) -> None:
    asked = await fake.slash("resolve", scenario="Two outcomes, please.")
    first = await fake.settled(asked)
    assert title_of(first) == "Rules of current · Outcome 1: Bob prevents first"
    assert footer_of(first).startswith(
        "Rules of today · not an official ruling · page 1 of 2 · index of 2026-"
    )
    assert body_of(first).startswith("> Two outcomes, please.\n\n**What happens**\n1. ")
    second = await fake.press(first, "Next")
    assert second.callback is not None
    assert second.callback["type"] == 7
    assert title_of(second.shown) == "Rules of current · Outcome 2: Bob redirects first"
    assert "2. Bob redirects first `616.1`" in body_of(second.shown)
    back = await fake.press(second.shown, "Back")
    assert texts_of(back.shown) == texts_of(first)
    listed = await fake.choose(first, "Pages", "Outcome 2: Bob redirects first")
    assert texts_of(listed.shown) == texts_of(second.shown)
    cited = await fake.press(first, "704.5g", user=OTHER)
    assert cited.shown["flags"] & EPHEMERAL
    assert title_of(cited.shown) == "704.5g Damage"


async def test_who_did_not_ask_turns_the_pages_of_a_copy(fake: FakeDiscord) -> None:
    first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
    copy = await fake.press(first, "Next", user=OTHER)
    assert copy.callback is not None
    assert copy.callback["type"] == 4
    assert copy.shown["flags"] & EPHEMERAL
    assert "Outcome 2" in title_of(copy.shown)
    # The copy is theirs: its buttons turn it in place.
    turned = await fake.press(copy.shown, "Back", user=OTHER)
    assert turned.callback is not None
    assert turned.callback["type"] == 7
    assert "Outcome 1" in title_of(turned.shown)


async def test_a_page_can_be_jumped_to_by_its_number(fake: FakeDiscord) -> None:
    first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
    form = await fake.press(first, "1 of 2")
    there = await fake.submit(form, page="2")
    assert "Outcome 2" in title_of(there.shown)
    beyond = await fake.submit(await fake.press(first, "1 of 2"), page="99")
    assert texts_of(beyond.shown) == texts_of(there.shown)
    wrong = await fake.submit(await fake.press(first, "1 of 2"), page="no")
    assert "Outcome 1" in title_of(wrong.shown)


async def test_without_a_scenario_a_form_opens_and_is_answered(fake: FakeDiscord) -> None:
    opened = await fake.slash("resolve", rules="2016", private=True)
    sent = await fake.submit(opened, scenario="Two outcomes, please.")
    message = await fake.settled(sent)
    assert message["flags"] & EPHEMERAL
    assert title_of(message) == "Rules of 2016 · Outcome 1: Bob prevents first"


async def test_a_scenario_that_cannot_be_read_is_told_to_the_asker_and_can_be_edited(
    fake: FakeDiscord,
) -> None:
    asked = await fake.slash("resolve", scenario="noise `with` *marks* @everyone")
    message = await fake.settled(asked)
    assert message["flags"] & EPHEMERAL
    assert title_of(message) == "The scenario could not be read"
    form = await fake.press(message, "Edit and ask again")
    (scenario, rules) = (row["components"][0] for row in form.modal["components"])
    assert (scenario["value"], rules["value"]) == ("noise `with` *marks* @everyone", "current")
    again = await fake.submit(form, scenario="Two outcomes, please.")
    assert "Outcome 1" in title_of(await fake.settled(again))


async def test_a_hard_question_ends_in_time_and_delays_no_easy_one(fake: FakeDiscord) -> None:
    hard = await fake.slash("resolve", scenario="sleep for ever")
    easy = await fake.slash("resolve", scenario="One outcome, please.")
    assert title_of(await fake.settled(easy)) == "Rules of current"
    assert hard.deferred
    late = await fake.settled(hard)
    assert title_of(late) == "The answer took longer than 5 seconds."


@pytest.mark.parametrize("word", ["die", "crash"])
async def test_a_question_that_ends_its_worker_is_told_and_the_next_is_answered(
    fake: FakeDiscord, word: str
) -> None:
    message = await fake.settled(await fake.slash("resolve", scenario=word))
    title = title_of(message)
    assert title == "The process that worked on it ended early." or title.startswith(
        "Something went wrong (code "
    )
    assert "Traceback" not in str(message)
    after = await fake.settled(await fake.slash("resolve", scenario="One outcome, please."))
    assert title_of(after) == "Rules of current"


async def test_equal_questions_are_worked_out_once(fake: FakeDiscord, bot: OracleClient) -> None:
    story = "slow but sure, for everybody"
    asked = await asyncio.gather(
        *(fake.slash("resolve", scenario=story, user=str(900 + n)) for n in range(6))
    )
    shown = [await fake.settled(each) for each in asked]
    assert {title_of(message) for message in shown} == {"Rules of current"}
    # They share the id under which the one answer is kept.
    assert len({texts_of(message)[-1] for message in shown}) == 1
    assert bot.workers.long.replaced == 0


async def test_compare_is_deferred_and_answered(fake: FakeDiscord) -> None:
    asked = await fake.slash("compare", scenario="Alice attacks.")
    assert title_of(await fake.settled(asked)).startswith("Rules of current")


async def test_autocomplete_answers_at_most_25_choices_within_100_characters(fake: FakeDiscord) -> None:
    typed = await fake.complete("rule", "query", "120.3")
    assert [value for _, value in typed.choices] == ["120.3", "120.3a", "120.3f"]
    many = await fake.complete("card", "name", "many")
    assert len(many.choices) == 25
    assert all(len(name) <= 100 for name, _ in many.choices)
    assert (await fake.complete("card", "name", "crash")).choices == []
    eras = await fake.complete("resolve", "rules", "s", scenario="x")
    assert [value for _, value in eras.choices] == ["sixth"]


async def test_search_can_be_limited_to_a_document_and_marks_the_words(fake: FakeDiscord) -> None:
    asked = await fake.slash("search", words="lethal", document="cr-2026-01-16")
    assert "with **lethal** damage" in body_of(asked.shown)


async def test_define_history_help_and_about_answer(fake: FakeDiscord) -> None:
    for name, options, title in (
        ("define", {"term": "lifelink"}, "Lifelink"),
        ("history", {"rule": "120.3a"}, "History of 120.3a"),
        ("help", {}, "How to ask"),
        ("about", {}, "Rules Oracle"),
    ):
        asked = await fake.slash(name, **options)
        assert title_of(asked.shown) == title


async def test_a_message_is_resolved_its_rules_explained_and_its_cards_shown(fake: FakeDiscord) -> None:
    resolved = await fake.on_message("Resolve this", "Two outcomes, please.")
    assert "Outcome 1" in title_of(await fake.settled(resolved))
    explained = await fake.on_message(
        "Explain rules cited here", "By 120.3f and CR 704.5(g), not 999.9, it dies."
    )
    assert title_of(explained.shown) == "2 found · 120.3f"
    named = await fake.on_message(
        "Cards named here", "my hill giant and [[Lightning Bolt]] met Shock; no fear"
    )
    assert title_of(named.shown) == "3 found · Hill Giant"
    for command in ("Resolve this", "Explain rules cited here", "Cards named here"):
        empty = await fake.on_message(command, "")
        assert empty.shown["flags"] & EPHEMERAL


async def test_it_works_in_direct_messages(fake: FakeDiscord) -> None:
    asked = await fake.slash("rule", where=Where.DIRECT, query="120.3f")
    assert title_of(asked.shown).startswith("120.3f Damage")


async def test_a_server_sets_shows_and_forgets_its_defaults(fake: FakeDiscord) -> None:
    saved = await fake.slash("settings rules", rules="2016")
    assert title_of(saved.shown) == "Saved"
    await fake.slash("settings private", private=True)
    shown = await fake.slash("settings show")
    assert body_of(shown.shown) == "Rules: 2016\nAnswers: to the asker alone" + REST
    asked = await fake.slash("resolve", scenario="One outcome, please.")
    await fake.settled(asked)
    assert asked.shown["flags"] & EPHEMERAL
    assert title_of(await fake.settled(asked)) == "Rules of 2016"
    openly = await fake.slash("rule", query="120.3f", private=False)
    assert openly.shown["flags"] & EPHEMERAL == 0
    await fake.slash("settings reset")
    shown = await fake.slash("settings show")
    assert body_of(shown.shown) == "Rules: current\nAnswers: to everyone in the channel" + REST


async def test_settings_refuse_an_unknown_era_and_who_may_not_manage_the_server(fake: FakeDiscord) -> None:
    unknown = await fake.slash("settings rules", rules="atlantis")
    assert title_of(unknown.shown) == "There are no rules called atlantis."
    refused = await fake.slash("settings private", user=OTHER, private=True)
    assert "Manage Server" in title_of(refused.shown)
    shown = await fake.slash("settings show")
    assert body_of(shown.shown) == "Rules: current\nAnswers: to everyone in the channel" + REST


async def test_only_who_asked_or_a_moderator_deletes_an_answer(fake: FakeDiscord) -> None:
    asked = await fake.slash("rule", user=OTHER, query="120.3f")
    refused = await fake.press(asked.shown, "Delete", user="803")
    assert refused.shown["flags"] & EPHEMERAL
    assert title_of(refused.shown) == "Only who asked may delete this."
    for user in (OTHER, "800"):
        deleted = await fake.press(asked.shown, "Delete", user=user)
        async with asyncio.timeout(5):
            while not deleted.deleted:
                await asyncio.sleep(0.01)


async def test_a_button_of_another_program_is_left_alone(fake: FakeDiscord, bot: OracleClient) -> None:
    asked = await fake.slash("rule", query="120.3f")
    before = len(fake.requests)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await fake.press_id(asked.shown, "someone-elses")
    assert fake.requests[before:] == []
