"""Keywords that stand alone are known by their names; the grammar says the same of them."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Keyword
from bot.abilities.keywords import KEYWORDS, Takes
from bot.cards.line_reading import Verdict, read_line
from bot.cards.reading import keywords_of

BARE = [name for name, row in KEYWORDS.items() if row.takes == (Takes.NOTHING,)]


@pytest.mark.parametrize("name", BARE)
def test_a_keyword_that_stands_alone_is_what_the_grammar_reads(name: str) -> None:
    assert keywords_of(name) == (Keyword(name),)
    reading = read_line(f"{name[:1].upper()}{name[1:]}", False)
    assert reading.abilities == ((Keyword(name),) if reading.verdict is Verdict.READ else ())


def test_several_keywords_are_what_the_grammar_reads() -> None:
    assert keywords_of("flying, first strike") == read_line("Flying, first strike", False).abilities
    assert keywords_of("Flying.") == (Keyword("flying"),)
    assert keywords_of("flying, bushido 2") == read_line("Flying, bushido 2", False).abilities
