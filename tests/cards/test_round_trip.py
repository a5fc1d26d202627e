"""Texts derived from the grammar's own phrases read in one way and print back."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards.line_reading import Verdict, print_line, read_line
from bot.cards.phrases import language
from bot.cards.phrases.base import G
from bot.language.phrase import Phrase
from bot.language.proof import proved, surface
from bot.language.run import Run
from bot.language.table import Table
from bot.language.tokens import tokenize, with_articles
from tests.cards.derivations import text_by, text_of

assert language.LINE_OF_SPELL is G.rule("line.spell")


def _phrases() -> list[tuple[str, int]]:
    """Every phrase, by its rule's name and its place there; words kept as they are have no value to print from."""
    found = []
    for name, rule in sorted(G.rules.items()):
        if isinstance(rule, Table) and rule.by_hand is None and not name.startswith("beside."):
            found += [(name, at) for at, phrase in enumerate(rule.phrases) if not phrase.alternate]
    return found


PHRASES = _phrases()


def _phrase(which: tuple[str, int]) -> Phrase:
    rule = G.rule(which[0])
    assert isinstance(rule, Table)
    return rule.phrases[which[1]]


@settings(max_examples=1500)
@given(st.sampled_from(PHRASES), st.integers(0, 2**32))
def test_what_a_phrase_says_reads_in_one_way_and_prints_back(which: tuple[str, int], seed: int) -> None:
    phrase = _phrase(which)
    text = text_by(phrase, Random(seed), 6)
    if text is None:
        return
    text = with_articles(text)
    found = Run(tokenize(text)).whole(G.rule(which[0]))
    if not found:
        return  # a guard refused what chance put together
    assert len(found) == 1, (text, found[0][0], found[1][0])
    [(value, node)] = found
    assert with_articles(surface(node)).lower() == text.lower()
    assert proved(node), (text, G.rule(which[0]).write(value))


@settings(max_examples=300)
@given(st.integers(0, 2**32), st.booleans())
def test_a_line_printed_from_abilities_reads_as_those_abilities(seed: int, spell: bool) -> None:
    text = text_of("line.spell" if spell else "line.permanent", Random(seed), 8)
    if text is None:
        return
    first = read_line(with_articles(text), spell)
    if first.verdict is not Verdict.READ:
        assert first.verdict is Verdict.DECLINED, (text, first.verdict)
        return
    printed = print_line(first.abilities, spell)
    assert printed is not None
    again = read_line(printed, spell)
    assert again.verdict is Verdict.READ
    assert again.abilities == first.abilities
    assert print_line(again.abilities, spell) == printed


@settings(max_examples=150)
@given(st.text(alphabet="abcdefgh {}\"•—.,:+-/X123~'()\n", max_size=120), st.booleans())
def test_noise_is_declined_with_a_place(text: str, spell: bool) -> None:
    reading = read_line(text, spell)
    if reading.verdict is Verdict.DECLINED and text.strip():
        assert 0 <= reading.offset <= len(text)
        assert text[reading.offset :] == reading.tail
