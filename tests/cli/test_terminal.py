"""How an answer looks on a screen and in a pipe."""

from __future__ import annotations

import io
import re

import pytest

from bot import terminal
from bot.answers.answer import Answer, Block, Line, Page, Tone

ANSWER = Answer(
    "Outcome",
    (
        Page(
            "First",
            (Block("Steps", tuple(Line(f"Step {n}.", ("508.1",)) for n in range(1, 11)), numbered=True),),
        ),
        Page("", (Block(lines=(Line("quoted words here", marks=((7, 12),)),), quoted=True),)),
    ),
    Tone.ANSWER,
    footer="Not official",
    related=(("Rulings", Page("Rulings", (Block(lines=(Line("Two\nlines"),)),))),),
)


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_pipe_gets_every_page_as_plain_lines() -> None:
    out = io.StringIO()
    terminal.write(ANSWER, out)
    assert out.getvalue().splitlines() == [
        *("Outcome", "", "First", "", "Steps"),
        *(f"  {n:>2}. Step {n}.  [508.1]" for n in range(1, 11)),
        *("", "  quoted words here", "", "Rulings", "", "Two", "lines", "", "Not official"),
    ]


def test_a_screen_gets_colours_and_lines_that_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = Screen()
    long = Answer("T", (Page("", (Block("", (Line("word " * 12),), numbered=True),)),))
    terminal.write(long, out)
    assert "\033[1mT\033[0m" in out.getvalue()
    plain = re.sub("\033\\[[0-9;]*m", "", out.getvalue())
    assert [line.rstrip() for line in plain.splitlines()[2:]] == [
        "  1. word word word word word word word",
        "     word word word word word",
    ]


def test_no_color_means_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = Screen()
    terminal.write(ANSWER, out)
    assert "\033[3" not in out.getvalue()


def test_a_caret_stays_under_its_word_on_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    text = "Alice frobnicates with a creature that has a long name"
    out = Screen()
    terminal.write(
        Answer("E", (Page("", (Block(lines=(Line(text), Line(" " * 6 + "^" * 11)), verbatim=True),)),)), out
    )
    lines = out.getvalue().splitlines()
    assert f"  {text}" in lines
    assert "        ^^^^^^^^^^^" in lines
