"""The prompt: slash commands as typed in Discord."""

from __future__ import annotations

import io
import re

import pytest

from bot.console import Leave, converse, parse
from bot.errors import BadInput
from bot.questions import Kind, Question
from tests.discord.desk_fixture import open_small_desk


@pytest.mark.parametrize(
    ("typed", "question"),
    [
        ("/rule 120.3f", Question(Kind.RULE, "120.3f")),
        ("  /RULE   query: 120.3f on:2009-06-30 private:True", Question(Kind.RULE, "120.3f", "2009-06-30")),
        ("/rule 120.3f on: 2016", Question(Kind.RULE, "120.3f", "2016")),
        ("/rule on:2016 first strike", Question(Kind.RULE, "first strike", "2016")),
        ("/card Serra Angel", Question(Kind.CARD, "Serra Angel")),
        ('/card name:"Serra Angel"', Question(Kind.CARD, "Serra Angel")),
        ("/search lethal damage document:cr-2016", Question(Kind.SEARCH, "lethal damage", "cr-2016")),
        (
            "/resolve Alice attacks: who blocks? rules:2016",
            Question(Kind.RESOLVE, "Alice attacks: who blocks?", "2016"),
        ),
        ("/resolve Alice attacks.", Question(Kind.RESOLVE, "Alice attacks.", "current")),
        ("/compare Alice attacks.", Question(Kind.COMPARE, "Alice attacks.")),
        ("/history rule:510.1c", Question(Kind.HISTORY, "510.1c")),
        ("/help", Question(Kind.HELP)),
        ("/about", Question(Kind.ABOUT)),
    ],
)
def test_a_typed_command_is_the_question_that_discord_would_ask(typed: str, question: Question) -> None:
    assert parse(typed) == question


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("rule 120.3f", "A command starts with a slash."),
        ("/rul 120.3f", "There is no command /rul. Did you mean /rule?"),
        ("/", "There is no command /."),
        ("/rule", "/rule needs something after it."),
        ("/resolve rules:2016", "/resolve needs something after it."),
        ("/settings show", "A terminal keeps no settings"),
    ],
)
def test_a_line_that_is_no_command_is_told_what_to_type(typed: str, says: str) -> None:
    with pytest.raises(BadInput, match=re.escape(says)):
        parse(typed)


def test_quit_leaves() -> None:
    for typed in ("/quit", "/exit", "/QUIT "):
        with pytest.raises(Leave):
            parse(typed)


def test_the_prompt_goes_on_after_bad_input_and_ends_at_quit() -> None:
    out = io.StringIO()
    lines = [
        "",
        "hello",
        "/rule 120.3f",
        "/rule 999.9",
        "/resolve crash",
        "/card shock",
        "/quit",
        "/card shock",
    ]
    converse(open_small_desk(), lines, out, lambda error: f"code for {error}")
    shown = out.getvalue()
    assert shown.count("Shock\n") == 1
    assert [
        line
        for line in shown.splitlines()
        if line.startswith(("A command", "120.3f", "There is no rule", "code for"))
    ] == [
        "A command starts with a slash. Type /resolve hello or /help.",
        "120.3f Damage",
        "There is no rule 999.9.",
        "code for the fixture crashes when asked to",
    ]
