"""Look-ups as every face gets them: JSON in the contract's shape, exact before fuzzy, never a confident guess."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers.answer import FEW_CARDS, Tone
from bot.answers.desk import IndexDesk, open_desk
from bot.answers.reply import Reply
from rulesdb.build import build_index
from rulesdb.starter_index import build_starter

SHARED = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"
KEYS = ["query", "match", "result", "candidates", "note"]


@pytest.fixture(scope="module")
def starter(tmp_path_factory: pytest.TempPathFactory) -> IndexDesk:
    """A desk on the starter index."""
    return open_desk(build_starter(tmp_path_factory.mktemp("starter") / "starter-lookups.sqlite"))


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> IndexDesk:
    """A desk on an index of all real documents."""
    if not SHARED.is_dir():
        pytest.skip("the real documents are not beside the repository")
    out = tmp_path_factory.mktemp("real") / "index.sqlite"
    build_index(
        out,
        rules=sorted((SHARED / "cr").glob("*.txt")),
        cards=[SHARED / "oracle-cards.json"],
        docs=[*sorted((SHARED / "seeds").glob("*.txt")), SHARED / "fifth-edition-rulebook-1997.txt"],
    )
    return IndexDesk(out, today=lambda: date(2026, 2, 1))


def _said(reply: Reply) -> tuple[str, str | None, list[str], int]:
    result = reply.json["result"]
    shown = None if result is None else result.get("number", result.get("name", result.get("term")))
    return reply.json["match"], shown, reply.json["candidates"], reply.exit_status


# rules


def test_a_rule_has_the_contracts_shape(starter: IndexDesk) -> None:
    reply = starter.rule("120.3a")
    assert list(reply.json) == KEYS
    assert list(reply.json["result"]) == [
        "number",
        "document",
        "date",
        "heading",
        "text",
        "examples",
        "subrules",
        "see",
    ]
    assert (
        reply.json["result"]["number"],
        reply.json["result"]["date"],
        reply.json["result"]["heading"],
    ) == (
        "120.3a",
        "2026-01-16",
        "Damage",
    )
    assert (reply.json["match"], reply.json["candidates"], reply.exit_status) == ("exact", ["120.3a"], 0)
    json.dumps(reply.json)


def test_every_letter_is_listed_and_a_final_dot_leaves_them_out(starter: IndexDesk) -> None:
    letters = [part["number"] for part in starter.rule("704.5").json["result"]["subrules"]]
    assert letters == [f"704.5{letter}" for letter in "abcdefghijkmnpqrstuvwxyz"]
    alone = starter.rule("120.4.")
    assert (alone.json["result"]["number"], alone.json["result"]["subrules"]) == ("120.4", [])
    assert len(starter.rule("120.4").json["result"]["subrules"]) == 4


@pytest.mark.parametrize(
    ("typed", "match", "number"),
    [
        ("CR 120.3a", "exact", "120.3a"),
        ("120.3(a)", "alias", "120.3a"),
        ("1203a", "alias", "120.3a"),
        ("702,16", "alias", "702.16"),
        ("704.5 (g)", "alias", "704.5g"),
        ("g12.3", "alias", "G.12.3"),
        ("G.12.3", "exact", "G.12.3"),
        ("Damage Prevention", "exact", "Damage Prevention"),
        ("damage prevention", "exact", "Damage Prevention"),
        ("trample", "exact", "702.19"),
        ("SBA", "exact", "704.3"),
        ("deaftouch", "fuzzy", "702.2"),
        ("double strik", "prefix", "702.4"),
        ("310.4a on:2003-10-01", "exact", "310.4a"),
    ],
)
def test_however_it_is_typed(starter: IndexDesk, typed: str, match: str, number: str) -> None:
    reply = starter.rule(typed)
    assert _said(reply)[:2] == (match, number)
    assert match == "exact" or f"“{typed}”" in reply.json["note"]


def test_no_rule_uses_l_or_o_and_the_neighbours_are_named(starter: IndexDesk) -> None:
    reply = starter.rule("704.5l")
    assert _said(reply) == ("none", None, ["704.5k", "704.5m", "704.5", "704.5j", "704.5n"], 1)
    assert "letters l and o" in reply.json["note"]
    assert reply.answer.tone is Tone.CHOICES


def test_an_unknown_number_says_so_and_names_what_is_near(starter: IndexDesk) -> None:
    reply = starter.rule("120.99")
    assert _said(reply) == ("none", None, ["120", "120.10", "120.9", "120.8", "120.7"], 1)
    assert reply.json["note"].startswith("There is no rule 120.99")


@pytest.mark.parametrize("noise", ["pizza", "asdf", "qwertyuiop", "zzz 999 zzz"])
def test_noise_is_never_answered(starter: IndexDesk, noise: str) -> None:
    for ask in (starter.rule, starter.define, starter.card, starter.history):
        reply = ask(noise)
        assert (reply.json["match"], reply.json["result"], reply.exit_status) == ("none", None, 1)


def test_a_name_that_the_starter_does_not_have_may_be_a_card_all_the_same(starter: IndexDesk) -> None:
    for reply in (starter.card("Wanderbrine Ox"), starter.resolve("Alice controls Wanderbrine Ox.")):
        said = [line.text for block in reply.answer.pages[0].blocks for line in block.lines]
        assert FEW_CARDS in said


def test_what_is_no_name_says_nothing_of_cards(starter: IndexDesk) -> None:
    reply = starter.resolve("Alice controls. Bob.")
    said = [line.text for block in reply.answer.pages[0].blocks for line in block.lines]
    assert reply.json["status"] == "not_understood"
    assert FEW_CARDS not in said


@pytest.mark.parametrize("nothing", ["", "   ", "\n"])
def test_an_empty_question_is_not_understood(starter: IndexDesk, nothing: str) -> None:
    for ask in (starter.rule, starter.define, starter.card, starter.history, starter.search):
        assert (ask(nothing).exit_status, ask(nothing).answer.tone) == (2, Tone.ERROR)


def test_noise_of_four_thousand_letters_is_one_sentence(starter: IndexDesk) -> None:
    for ask in (starter.rule, starter.define, starter.card, starter.history, starter.search):
        reply = ask("lorem ipsum " * 340)
        assert reply.exit_status == 2
        assert len(reply.answer.pages[0].blocks[0].lines) <= 2


def test_a_date_that_is_none_is_not_understood(starter: IndexDesk) -> None:
    reply = starter.rule("120.3a", "last summer")
    assert (reply.exit_status, reply.json["match"]) == (2, "none")
    assert "last summer" in reply.json["note"]


@settings(max_examples=60)
@given(st.text(max_size=60))
def test_no_text_makes_a_look_up_raise(starter: IndexDesk, text: str) -> None:
    asks: list[Callable[[str], Reply]] = [
        starter.rule,
        starter.define,
        starter.card,
        starter.search,
        starter.history,
    ]
    for ask in asks:
        assert list(ask(text).json) == KEYS
    for complete in (
        starter.complete_rule,
        starter.complete_term,
        starter.complete_card,
        starter.complete_era,
    ):
        assert len(complete(text)) <= 25


# by date, on the real texts


def test_a_day_is_answered_in_that_days_text_with_where_it_went(real: IndexDesk) -> None:
    reply = real.rule("310.4", "2009-06-30")
    result = reply.json["result"]
    assert (result["number"], result["date"], result["heading"]) == (
        "310.4",
        "2007-10-01",
        "Combat Damage Step",
    )
    assert "gone since 2009-07-11" in reply.json["note"]
    assert "510.2" in reply.json["note"]
    assert "Today's 310.4 is another rule, about Battles" in reply.json["note"]
    assert "An old text" in reply.answer.footer


def test_a_number_of_another_year_is_answered_from_that_year(real: IndexDesk) -> None:
    reply = real.rule("419.6b")
    assert _said(reply)[:2] == ("alias", "419.6b")
    assert reply.json["result"]["date"] == "2007-10-01"
    assert "Today it is 614.8" in reply.json["note"]


def test_todays_number_tells_what_it_was_before(real: IndexDesk) -> None:
    assert real.rule("119.3").json["note"] == "Until 2018-07-13 119.3 was about Damage; that is 120.3 today."
    assert real.rule("704.5g").json["note"] == ""


def test_a_number_the_day_did_not_have_names_the_texts_that_had_it(real: IndexDesk) -> None:
    reply = real.rule("310.4", "2009")
    assert reply.json["match"] == "none"
    assert "2007-10-01" in reply.json["note"]
    assert "2013-09-27" in reply.json["note"]


def test_a_year_before_the_first_text_is_answered_from_that_text_and_says_so(real: IndexDesk) -> None:
    reply = real.rule("310.4a", "2001")
    assert (reply.json["result"]["date"], reply.json["match"]) == ("2003-10-01", "exact")
    assert reply.json["note"].startswith("No text of 2001 is indexed")
    early = real.rule("120.3a", "1998")
    assert (early.json["match"], early.json["candidates"]) == ("none", [])
    assert "the earliest text is Comprehensive Rules, 2003-10-01" in early.json["note"]


def test_the_real_rule_has_its_examples_and_references(real: IndexDesk) -> None:
    result = real.rule("120.4d").json["result"]
    assert len(result["examples"]) == 2
    assert real.rule("120.4").json["result"]["examples"] == result["examples"]
    assert real.rule("120.4.").json["result"]["examples"] == []
    assert real.rule("120.4b").json["result"]["see"] == ["614", "615"]
    assert [part["number"] for part in real.rule("120.4").json["result"]["subrules"]] == [
        "120.4a", "120.4b", "120.4c", "120.4d",
    ]  # fmt: skip


def test_the_seeds_and_articles_have_their_anchors(real: IndexDesk) -> None:
    assert real.rule("5E Damage Prevention 4").json["result"]["document"] == "Fifth edition 1997"
    assert real.rule("Damage Prevention").json["result"]["document"] == "Fifth edition 1997"
    assert real.rule("The Attack", "1998").json["result"]["number"] == "The Attack"
    assert real.rule("forced to block").json["result"]["number"] == "Article 2016 Forced to block"


def test_words_that_are_no_name_show_rules_without_picking_one(real: IndexDesk) -> None:
    reply = real.rule("damage cant be prevented redirection")
    assert (reply.json["match"], reply.json["result"]) == ("none", None)
    assert {"614.9", "615.12"} <= set(reply.json["candidates"])


# terms


def test_a_term_comes_with_the_rule_behind_it(starter: IndexDesk) -> None:
    reply = starter.define("APNAP")
    assert _said(reply)[:2] == ("exact", "Active player, nonactive player order")
    assert reply.json["result"]["rule"]["number"] == "101.4"
    assert starter.define("tramplee").json["match"] == "fuzzy"
    assert starter.define("mana burn").json["result"]["rule"]["number"] == "300.3"


@pytest.mark.parametrize(
    ("typed", "term"),
    [("sba", "State-Based Actions"), ("active player", "Active Player"), ("apnap", "Active Player, Nonactive Player Order"),
     ("team vs. team variant", "Team vs. Team Variant"), ("your", "You, Your"), ("lki", "Last Known Information")],
)  # fmt: skip
def test_real_terms_are_the_ones_that_were_meant(real: IndexDesk, typed: str, term: str) -> None:
    assert real.define(typed).json["result"]["term"] == term


# search


def test_search_gives_numbers_and_words_marked(real: IndexDesk) -> None:
    reply = real.search("unpreventable damage")
    assert reply.json["match"] == "exact"
    assert reply.json["result"][0]["number"] in ("615.12", "615.12a")
    assert set(reply.json["result"][0]) == {"document", "number", "text"}
    line = reply.answer.pages[0].blocks[-1].lines[0]
    assert {line.text[low:high].casefold() for low, high in line.marks} <= {"unpreventable", "damage"}
    assert line.marks


def test_search_is_in_today_and_can_be_sent_to_any_document(real: IndexDesk) -> None:
    assert {
        entry["document"][:32] for entry in real.search("combat damage step stack").json["result"] or []
    } >= set()
    old = real.search("combat damage resolves stack", "2007-10-01")
    assert {entry["document"] for entry in old.json["result"]} == {"Comprehensive Rules, 2007-10-01"}
    assert real.search("lancers en-Kor", "G.12").json["result"][0]["number"] == "G.12.8"
    assert real.search("damage", "no such document").exit_status == 1
    for choice in real.documents():
        assert real.search("damage", choice.value).json["match"] == "exact"


# cards


def test_a_card_has_the_contracts_shape(real: IndexDesk) -> None:
    reply = real.card("goldnigt castigater")
    assert list(reply.json["result"]) == [
        "name", "mana_cost", "type_line", "text", "power", "toughness", "loyalty", "faces", "rulings", "read",
    ]  # fmt: skip
    assert _said(reply)[:3] == ("fuzzy", "Goldnight Castigator", ["Goldnight Castigator"])
    assert reply.json["note"] == "“goldnigt castigater” is read as Goldnight Castigator."


@pytest.mark.parametrize(
    ("typed", "match", "name"),
    [
        ("Serra Angel", "exact", "Serra Angel"),
        ("[[serra angel]]", "exact", "Serra Angel"),
        ("wasteland", "exact", "Wasteland"),
        ("insectile aberration", "exact", "Delver of Secrets // Insectile Aberration"),
        ("bolt", "alias", "Lightning Bolt"),
        ("gold cast", "prefix", "Goldnight Castigator"),
        ("castigator goldnight", "prefix", "Goldnight Castigator"),
        ("jace tms", "alias", "Jace, the Mind Sculptor"),
        ("lim-dûl’s vault", "exact", "Lim-Dul's Vault"),
        ("aether vial", "exact", "Aether Vial"),
    ],
)
def test_cards_as_players_call_them(real: IndexDesk, typed: str, match: str, name: str) -> None:
    assert _said(real.card(typed))[:2] == (match, name)


@pytest.mark.parametrize("typed", ["jace", "lightning", "angel", "gold"])
def test_what_may_mean_several_cards_shows_them_and_picks_none(real: IndexDesk, typed: str) -> None:
    reply = real.card(typed)
    assert (reply.json["match"], reply.json["result"], len(reply.json["candidates"])) == ("none", None, 5)
    assert reply.answer.tone is Tone.CHOICES


def test_rulings_are_one_press_away(tmp_path: Path) -> None:
    cards = [
        {
            "name": "A Test",
            "layout": "normal",
            "type_line": "Instant",
            "oracle_text": "Test.",
            "oracle_id": "i",
        }
    ]
    rulings = [
        {
            "object": "ruling",
            "oracle_id": "i",
            "source": "wotc",
            "published_at": "2020-01-02",
            "comment": "Yes.",
        }
    ]
    paths = {"cards": tmp_path / "cards.json", "rulings": tmp_path / "rulings.json"}
    paths["cards"].write_text(json.dumps(cards), encoding="utf-8")
    paths["rulings"].write_text(json.dumps(rulings), encoding="utf-8")
    build_index(tmp_path / "index.sqlite", cards=[paths["cards"]], rulings=paths["rulings"])
    reply = open_desk(tmp_path / "index.sqlite").card("a test")
    assert reply.json["result"]["rulings"] == [{"date": "2020-01-02", "source": "wotc", "text": "Yes."}]
    assert [(label, page.blocks[0].lines[0].text) for label, page in reply.answer.related] == [
        ("Rulings", "2020-01-02: Yes.")
    ]


# history


def test_history_tells_where_a_rule_came_from_and_went(real: IndexDesk) -> None:
    result = real.history("306.7 (2017)").json["result"]
    assert [
        (version["date"], version["number"])
        for version in result["versions"]
        if version["change"] != "unchanged"
    ] == [
        ("2007-10-01", "212.9g"),
        ("2009-07-11", "306.8"),
        ("2013-09-27", "306.7"),
    ]
    assert result["removed"] == "2018-07-13"
    today = real.history("306.7").json["result"]
    assert today["versions"][0]["date"] == "2018-07-13"
    assert [(other["from"], other["to"]) for other in today["same_number"]] == [
        ("2009-07-11", "2009-07-11"),
        ("2013-09-27", "2016-09-30"),
    ]


def test_history_marks_the_words_that_changed(real: IndexDesk) -> None:
    blocks = real.history("510.1c").answer.pages[0].blocks
    changed = next(block for block in blocks if block.heading.startswith("2024-11-08"))
    line = changed.lines[0]
    marked = [line.text[low:high] for low, high in line.marks]
    assert "divided" in marked
    assert "[was: " in line.text


def test_a_document_of_one_version_has_no_history(real: IndexDesk) -> None:
    assert real.history("G.12.3").exit_status == 1


# completions, about, help


def test_completions_are_offered_while_typing(real: IndexDesk) -> None:
    assert [choice.value for choice in real.complete_rule("704.5")][:3] == ["704.5", "704.5a", "704.5b"]
    assert real.complete_rule("tramp")[0].value == "Trample"
    assert real.complete_card("goldnight cas")[0].value == "Goldnight Castigator"
    assert real.complete_term("deatht")[0].value == "Deathtouch"
    assert real.complete_card("") == []
    assert [choice.value for choice in real.complete_era("")][:2] == ["current", "dominaria"]
    assert "2018" in [choice.value for choice in real.complete_era("201")]


def test_about_says_what_is_indexed_and_how_old_it_is(real: IndexDesk) -> None:
    said = "\n".join(line.text for block in real.about().answer.pages[0].blocks for line in block.lines)
    assert "in force since 2026-01-16" in said
    assert "18,294 cards" in said
    assert "Fan Content" in said
    assert "months old" not in said


def test_an_old_text_is_said_to_be_old(real: IndexDesk, starter: IndexDesk) -> None:
    old = IndexDesk(real._watched.index.path, today=lambda: date(2026, 11, 21))
    assert "10 months old" in "\n".join(
        line.text for block in old.about().answer.pages[0].blocks for line in block.lines
    )
    assert "In our own words" in starter.rule("120.3a").answer.footer


def test_help_names_every_question(starter: IndexDesk) -> None:
    said = "\n".join(line.text for block in starter.help().answer.pages[0].blocks for line in block.lines)
    assert all(
        f"/{name}" in said for name in ("rule", "define", "search", "card", "history", "resolve", "compare")
    )


# a new index while the desk is open


def _rules(tmp_path: Path, name: str, day: str) -> Path:
    text = (
        f"Magic: The Gathering Comprehensive Rules\n\nThese rules are effective as of {day}.\n\n1. Game\n\n100. General\n\n"
        f"100.1. The rules of {day}.\n"
    )
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def _date(desk: IndexDesk) -> str:
    found: str = desk.rule("100.1").json["result"]["date"]
    return found


def test_a_new_index_is_taken_up_without_a_failed_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulesdb.watch._SECONDS", 0.0)
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[_rules(tmp_path, "a.txt", "January 16, 2026")])
    desk = open_desk(out)
    desk._watched._seconds = 0.0
    failed: list[Any] = []
    seen: set[str] = set()
    stop = threading.Event()

    def ask() -> None:
        while not stop.is_set():
            reply = desk.rule("100.1")
            if reply.exit_status:
                failed.append(reply)
            else:
                seen.add(reply.json["result"]["date"])

    with ThreadPoolExecutor(3) as pool:
        askers = [pool.submit(ask) for _ in range(3)]
        try:
            for name, day in (
                ("b.txt", "February 27, 2026"),
                ("c.txt", "April 17, 2026"),
                ("d.txt", "June 5, 2026"),
            ):
                build_index(out, rules=[_rules(tmp_path, name, day)])
            latest = next(found for found in iter(lambda: _date(desk), "") if found == "2026-06-05")
            broken = tmp_path / "broken.sqlite"
            broken.write_bytes(b"half a file")
            broken.replace(out)  # is not taken up
            assert {_date(desk) for _ in range(50)} == {latest}
        finally:
            stop.set()
    for asker in askers:
        asker.result()  # raises what it met
    assert failed == []
    assert seen <= {"2026-01-16", "2026-02-27", "2026-04-17", "2026-06-05"}
