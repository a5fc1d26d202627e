"""Every answer fits Discord's limits, loses nothing, and shows user text as it is."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers.answer import Answer, Block, Citation, Fork, Line, Mended, Page, Tone
from bot.answers.showing.scene import Arrow, Board, Figure, Hit, Scene, Seat
from bot.discord.languages.wording import NAMES, Wording
from bot.discord.presses import Press, custom_id
from bot.discord.rendering.limits import length, shortened
from bot.discord.rendering.markup import emphasised, escaped, fenced
from bot.discord.rendering.message import View, render
from bot.discord.rendering.pages import sheets
from bot.discord.rendering.parts import Message, Select, Text
from bot.discord.sending import arguments
from bot.questions import Kind, Question
from tests.discord.fake_limits import COMPONENTS_V2, check_message


def name(press: Press) -> str:
    return custom_id(press, {})


words = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=40)
long_words = st.one_of(
    words,
    st.builds(lambda piece, times: piece * times, words, st.integers(1, 400)),
    st.builds(lambda piece, times: f"{piece}. " * times, words, st.integers(1, 300)),
)
marks = st.lists(
    st.tuples(st.integers(0, 50), st.integers(0, 50)).map(lambda pair: (min(pair), max(pair))), max_size=3
)
numbers = st.from_regex(r"\d{3}\.\d{1,2}[a-z]?", fullmatch=True)
lines = st.builds(Line, long_words, st.lists(numbers, max_size=4).map(tuple), marks.map(tuple))
blocks = st.builds(
    Block,
    words,
    st.lists(lines, max_size=6).map(tuple),
    numbered=st.booleans(),
    quoted=st.booleans(),
    verbatim=st.booleans(),
)
figures = st.builds(
    Figure, words, words, words, st.lists(words, max_size=3).map(tuple), st.integers(0, 9), st.booleans()
)
boards = st.builds(
    Board,
    st.lists(st.builds(Seat, words, st.integers(-9, 99)), max_size=3).map(tuple),
    st.lists(figures, max_size=4).map(tuple),
)
arrows = st.builds(Arrow, st.sampled_from(Hit), words, words, st.integers(0, 99))
scenes = st.builds(
    Scene, boards, st.one_of(st.none(), boards), st.lists(arrows, max_size=3).map(tuple), st.just(())
)
pages = st.builds(Page, long_words, st.lists(blocks, max_size=4).map(tuple), st.one_of(st.none(), scenes))
forks = st.builds(Fork, long_words, long_words, st.integers(0, 30))
pairs = st.tuples(long_words, long_words)
answers = st.builds(
    Answer,
    long_words,
    st.lists(pages, min_size=1, max_size=12).map(tuple),
    st.sampled_from(Tone),
    st.lists(
        st.builds(Citation, st.one_of(numbers, words), words, st.one_of(numbers, long_words)), max_size=40
    ).map(tuple),
    long_words,
    st.lists(long_words, max_size=40).map(tuple),
    st.lists(st.tuples(long_words, pages), max_size=7).map(tuple),
    st.lists(forks, max_size=7, unique_by=lambda fork: fork.page).map(tuple),
    st.lists(st.builds(Mended, long_words, long_words), max_size=7).map(tuple),
    st.lists(pairs.map(lambda pair: (pair[0], f"https://example.org/{len(pair[1])}")), max_size=6).map(tuple),
    st.lists(pairs, max_size=30, unique_by=lambda pair: pair[1]).map(tuple),
)
questions = st.builds(Question, st.sampled_from(Kind), long_words, words)


async def sent(message: Message) -> dict[str, object]:
    given = arguments(message, b"png" if message.picture else None)
    payload: dict[str, object] = {"content": given.get("content")}
    if "view" in given:
        payload["components"] = given["view"].to_components()
    if not message.plain:
        payload["flags"] = COMPONENTS_V2
    if "file" in given:
        payload["attachments"] = [{"id": 0, **given["file"].to_dict(0)}]
    return payload


def texts(message: Message) -> list[str]:
    return [part.text for part in message.parts if isinstance(part, Text)]


@settings(max_examples=40)
@given(answer=answers, question=questions, page=st.integers(0, 50), part=st.integers(0, 8), data=st.data())
async def test_every_page_of_every_answer_is_a_message_that_discord_takes(
    answer: Answer, question: Question, page: int, part: int, data: st.DataObject
) -> None:
    flags = {key: data.draw(st.booleans(), key) for key in ("private", "hidden", "plain", "pictures")}
    wording = Wording(data.draw(st.sampled_from(list(NAMES)), "language"))
    owner = data.draw(st.integers(1, 2**64 - 1), "owner")
    view = View(question, owner, page, part, **flags, ruling="7k3m9x2q", wording=wording)
    check_message(await sent(render(answer, view, name)))


letters = st.text("abcdefghij.*_ ", min_size=1, max_size=30)
prose = st.builds(lambda piece, times: piece * times, letters, st.integers(1, 300))


@settings(max_examples=60)
@given(
    texts=st.lists(prose, max_size=8),
    numbered=st.booleans(),
    quoted=st.booleans(),
    verbatim=st.booleans(),
    room=st.sampled_from([1400, 3200]),
)
def test_no_letter_of_an_answer_is_lost_or_moved_between_its_pages(
    texts: list[str], numbered: bool, quoted: bool, verbatim: bool, room: int
) -> None:
    block = Block("", tuple(map(Line, texts)), numbered=numbered, quoted=quoted, verbatim=verbatim)
    shown = ["\n\n".join(sheet.texts) for sheet in sheets((Page("", (block,)),), room)]
    assert all(length(body) <= room for body in shown)
    assert re.sub("[^a-j]", "", "".join(shown)) == re.sub("[^a-j]", "", "".join(texts))


def test_pages_break_between_lines_and_repeat_the_heading() -> None:
    steps = tuple(Line(f"Step {n} does something to somebody.", ("508.1",)) for n in range(1, 101))
    shown = sheets((Page("One", (Block("What happens", steps, numbered=True),)),), 1400)
    assert len(shown) > 1
    assert all(sheet.texts[0].startswith("**What happens") for sheet in shown)
    assert [line for sheet in shown for line in sheet.texts[0].split("\n") if not line.startswith("**")] == [
        f"{n}. Step {n} does something to somebody. `508.1`" for n in range(1, 101)
    ]


def test_a_line_longer_than_a_page_is_cut_at_the_ends_of_sentences() -> None:
    text = " ".join(f"Sentence number {n} says something of no weight." for n in range(200))
    shown = sheets((Page("", (Block(lines=(Line(text, ("205.3m",)),), quoted=True),)),), 3200)
    assert len(shown) > 1
    assert all(re.search(r"weight\.( `205\.3m`)?$", sheet.texts[0]) for sheet in shown)
    assert [sheet.rules for sheet in shown] == [()] * (len(shown) - 1) + [("205.3m",)]


def test_markup_and_mentions_in_user_text_are_shown_and_do_nothing() -> None:
    assert escaped("*a* _b_ ~c~ `d` ||e|| <@1> [f](g)") == (
        r"\*a\* \_b\_ \~c\~ \`d\` \|\|e\|\| \<@1\> \[f\](g)"
    )
    assert escaped("# big\n- list\n1. one\n> quote") == "\\# big\n\\- list\n1\\. one\n\\> quote"
    assert escaped("@everyone and @here") == "@\u200beveryone and @\u200bhere"
    assert escaped("120.3a: see https://example.org/a_b") == "120.3a: see https://example.org/a_b"
    assert "```" not in fenced(["a ``` b"])[3:-3]


def test_marked_words_are_bold_and_still_escaped() -> None:
    assert emphasised("lethal *damage* done", ((0, 6), (7, 15))) == r"**lethal** **\*damage\*** done"


def test_text_is_shortened_between_words() -> None:
    assert shortened("one two three", 9) == "one two…"
    assert shortened("one", 3) == "one"
    assert length(shortened("𝔘" * 300, 100)) <= 100


@pytest.mark.parametrize("title", ["", " ", "\t \n", "\u3000"])
async def test_an_answer_without_a_word_in_its_title_has_the_programs_name(title: str) -> None:
    message = render(Answer(title, (Page("", ()),)), View(Question(Kind.RULE, "x"), 1), name)
    assert texts(message)[0] == "### Rules Oracle"
    check_message(await sent(message))


def test_the_rules_of_the_page_come_first_among_the_citations() -> None:
    citations = tuple(Citation(f"100.{n}", "CR", f"100.{n}") for n in range(1, 60))
    page = Page("", (Block(lines=(Line("Cited last.", ("100.59",)),)),))
    message = render(Answer("Many", (page,), citations=citations), View(Question(Kind.RULE, "x"), 1), name)
    (select,) = [part for part in message.parts if isinstance(part, Select)]
    assert [option.label for option in select.options] == ["100.59", *(f"100.{n}" for n in range(1, 25))]


def test_a_long_scenario_is_shown_up_to_the_end_of_a_sentence() -> None:
    story = "Alice waits for a while. " * 100
    page = Page("", (Block(lines=(Line("Nothing happens."),)),))
    message = render(Answer("What happens", (page,)), View(Question(Kind.RESOLVE, story), 1), name)
    shown = "> " + "Alice waits for a while. " * 24 + "…"
    assert texts(message) == ["### What happens", f"{shown}\n\nNothing happens."]
