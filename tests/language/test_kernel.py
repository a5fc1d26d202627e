"""The kernel on a toy language: both halves of a phrase, all readings, alternates, where reading stops."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any

import pytest

from bot.language.grammar import Grammar
from bot.language.pattern import REST, S, matcher, slots_in
from bot.language.proof import proved, surface
from bot.language.run import Run
from bot.language.tokens import tokenize, with_articles


@dataclass(frozen=True)
class Say:
    who: str
    what: Any
    loud: bool = False


def toy() -> Grammar:
    grammar = Grammar()
    grammar.words("name", {"ann": "Ann", "bob": "Bob"})
    grammar.phrase("say", "{w:name} says {x:word}", Say(S.w, S.x), also=("{x:word}, says {w:name}",))
    grammar.phrase("say", "{w:name} shouts {x:word}", Say(S.w, S.x, True))
    grammar.words("word", {"yes": "yes", "no": "no"})
    return grammar


def readings(grammar: Grammar, rule: str, text: str) -> list[Any]:
    return [value for value, _ in Run(tokenize(text)).whole(grammar.rule(rule))]


def test_a_phrase_reads_and_prints_by_one_registration() -> None:
    grammar = toy()
    assert readings(grammar, "say", "ann says yes") == [Say("Ann", "yes")]
    assert grammar.rule("say").write(Say("Ann", "yes")) == "ann says yes"
    assert grammar.rule("say").write(Say("Bob", "no", True)) == "bob shouts no"


def test_an_alternate_is_read_and_never_printed() -> None:
    grammar = toy()
    [(value, node)] = Run(tokenize("yes, says bob")).whole(grammar.rule("say"))
    assert value == Say("Bob", "yes")
    assert grammar.rule("say").write(value) == "bob says yes"
    assert surface(node) == "yes, says bob"
    assert proved(node)


def test_one_slot_gives_several_values() -> None:
    grammar = Grammar()
    grammar.phrase("who", "loud {w:name}", (S.w, True), when=lambda w: w != "Bob")
    grammar.phrase("who", "{w:name}", (S.w, False))
    grammar.words("name", {"ann": "Ann", "bob": "Bob"})
    grammar.words("word", {"yes": "yes"})
    grammar.phrase("say", "{w,loud:who} says {x:word}", Say(S.w, S.x, S.loud), when=lambda loud, **_: loud)
    grammar.check()
    assert readings(grammar, "say", "loud ann says yes") == [Say("Ann", "yes", True)]
    assert grammar.rule("say").write(Say("Ann", "yes", True)) == "loud ann says yes"
    assert readings(grammar, "say", "ann says yes") == []
    assert grammar.rule("say").write(Say("Ann", "yes", False)) is None


def test_what_no_phrase_says_does_not_print() -> None:
    assert toy().rule("say").write(Say("Carol", "yes")) is None
    assert toy().rule("say").write("something else") is None


def test_all_readings_are_returned() -> None:
    grammar = toy()
    grammar.phrase("say", "{w:name} says {x:other}", Say(S.w, S.x))
    grammar.words("other", {"yes": "Yes!"})
    assert readings(grammar, "say", "ann says yes") == [Say("Ann", "yes"), Say("Ann", "Yes!")]


def test_a_guard_limits_both_halves() -> None:
    grammar = Grammar()
    grammar.words("name", {"ann": "Ann", "bob": "Bob"})
    grammar.phrase("x", "hello {w:name}", Say(S.w, ""), when=lambda w: w != "Bob")
    assert readings(grammar, "x", "hello bob") == []
    assert grammar.rule("x").write(Say("Bob", "")) is None
    assert grammar.rule("x").write(Say("Ann", "")) == "hello ann"


def test_a_phrase_that_drops_a_slot_is_found() -> None:
    grammar = toy()
    grammar.check()
    grammar.phrase("say", "{w:name} and {v:name} say {x:word}", Say(S.w, S.x))
    with pytest.raises(ValueError, match="slots"):
        grammar.check()


def test_no_phrase_of_card_text_drops_a_slot() -> None:
    from bot.cards.phrases import language
    from bot.cards.phrases.base import G

    assert language.LINE_OF_SPELL is G.rule("line.spell")
    G.check()


def test_a_pattern_compares_every_field_that_is_no_slot() -> None:
    fit = matcher(Say(S.w, "yes"), {"w": 0})
    from bot.language.pattern import empty_cells

    assert fit(Say("Ann", "yes"), cells := empty_cells(1))
    assert cells == ["Ann"]
    assert not fit(Say("Ann", "yes", True), empty_cells(1))
    assert not fit(Say("Ann", "no"), empty_cells(1))


def test_the_rest_of_a_tuple_is_a_slot_of_its_own() -> None:
    grammar = Grammar()
    grammar.words("name", {"ann": "Ann", "bob": "Bob"})
    grammar.phrase("pair", "{w:name} first {x:names}", (S.w, REST.x))
    grammar.words("names", {"then both": ("Ann", "Bob")})
    assert readings(grammar, "pair", "ann first then both") == [("Ann", "Ann", "Bob")]
    assert grammar.rule("pair").write(("Ann", "Ann", "Bob")) == "ann first then both"
    assert slots_in((S.w, REST.x)) == {"w", "x"}


def test_verbs_agree_with_their_class() -> None:
    grammar = Grammar()
    grammar.words("one.1", {"it": "it"})
    grammar.words("one.n", {"they": "they"})
    grammar.phrase("act", "{w:one@} <runs|run>", Say(S.w, "run"))
    assert readings(grammar, "act", "it runs") == [Say("it", "run")]
    assert readings(grammar, "act", "they run") == [Say("they", "run")]
    assert readings(grammar, "act", "it run") == []


def test_the_place_where_reading_stops_is_the_furthest_reached() -> None:
    run = Run(tokenize("ann says maybe"))
    assert run.whole(toy().rule("say")) == []
    assert run.tokens.starts[run.far] == len("ann says ")


def test_tokens_fold_what_begins_a_sentence_and_split_possessives() -> None:
    tokens = tokenize("{2}{R}, {T}: Elves' owner's Bear gets +1/-1. An X/X.")
    assert tokens.folded == (
        "{2}{R}", ",", "{T}", ":", "elves", "'", "owner", "'s", "Bear", "gets", "+1/-1", ".", "a", "X/X", ".",
    )  # fmt: skip


def test_a_full_stop_inside_closing_quotes_ends_both_sentences() -> None:
    assert tokenize('has "a b." Then c.').exact == ("has", '"', "a", "b", ".", '"', ".", "Then", "c", ".")
    assert with_articles('has "a b.". Then a ape') == 'has "a b." Then an ape'


@pytest.mark.parametrize(
    ("plain", "english"),
    [
        ("a artifact", "an artifact"),
        ("a unicorn", "a unicorn"),
        ("a untapped land", "an untapped land"),
        ("a 8/8 beast", "an 8/8 beast"),
        ("a 1/1 elf", "a 1/1 elf"),
        ("a X/X ooze", "an X/X ooze"),
        ("A enchantment", "An enchantment"),
    ],
)
def test_articles_are_put_back(plain: str, english: str) -> None:
    assert with_articles(plain) == english


def test_a_settled_grammar_reads_what_it_read_before_and_phrases_that_come_later() -> None:
    grammar = toy()
    lines = ("ann says yes", "no, says bob", "bob shouts no", "yes shouts bob", "")
    before = [readings(grammar, "say", line) for line in lines]
    grammar.settle()
    assert [readings(grammar, "say", line) for line in lines] == before
    assert grammar.rule("say").firsts == frozenset({"ann", "bob", "yes", "no"})
    grammar.words("name", {"eve": "Eve"})
    assert readings(grammar, "say", "eve says yes") == [Say("Eve", "yes")]


def test_phrases_that_begin_alike_are_read_in_whatever_order_they_were_taken() -> None:
    said = ("one two three", "one two four", "one two", "one", "one two three five")
    for order in permutations(said):
        grammar = Grammar()
        grammar.words("name", {"ann": "Ann"})
        for text in order:
            grammar.phrase("said", text, Say("", text))
        grammar.phrase("said", "one two {w:name} three", Say(S.w, "a name"))
        for text in order:
            assert readings(grammar, "said", text) == [Say("", text)]
        assert readings(grammar, "said", "one two ann three") == [Say("Ann", "a name")]
        assert readings(grammar, "said", "one three") == []
        assert readings(grammar, "said", "one two three six") == []


def test_a_stop_within_words_that_belong_together_is_told() -> None:
    grammar = Grammar()
    grammar.phrase("said", "one two three four", Say("", "all"))
    run = Run(tokenize("one two three five"))
    assert run.whole(grammar.rule("said")) == []
    assert run.far == 3
