"""Two that fight, told as a match: `my 2/1 first striker vs his 3/3, who dies?` says that the one is blocked by the other."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING
from bot.scenario.text.put_in import sign
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

_AGAINST = word_set("vs versus v")
_ATTACKS, _BLOCKS = word_set("attacker attacking"), word_set("blocker blocking")
_ASKING = HELPING | word_set("who what which how")
#: What is asked of a fight whoever attacks in it; how much comes through to whom hangs on that.
_WHOEVER_ATTACKS = word_set("die dies survive survives win wins live lives dead kill kills")
_DETERMINED = word_set("a an the my his her their our your two three four five six one another some")
#: No creature's words: clauses have these.
_CLAUSES = word_set("if when after before because and or but then while i he she they it we you does do")
#: A creature is told in so many words at most.
_LONGEST = 8


def with_matches_told(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with the first sentence that is such a match as `... is blocked by ...`, where it is clear who attacks or no matter."""
    told = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    if not told or _AGAINST.isdisjoint(token.fold for token in tokens):
        return list(tokens)
    start, stop = told[0]
    at = next((n for n in range(start + 1, stop - 1) if tokens[n].fold in _AGAINST and not named[n]), None)
    if at is None:
        return list(tokens)
    ends = next((n for n in range(at + 2, stop) if _ends(tokens, named, n)), stop)
    left, right = list(tokens[start:at]), list(tokens[at + 1 : ends])
    rest = list(tokens[ends:])
    asked = [token.fold for token in rest]
    sides = [
        _creature(side, named[begin : begin + len(side)]) for side, begin in ((left, start), (right, at + 1))
    ]
    if None in sides or not asked:
        return list(tokens)
    (one, first), (other, second) = (side for side in sides if side is not None)
    if {first, second} == {"attacks"} or {first, second} == {"blocks"}:
        return list(tokens)
    if first == second == "" and _WHOEVER_ATTACKS.isdisjoint(asked):
        return list(tokens)
    attacker, blocker = (other, one) if second == "attacks" or first == "blocks" else (one, other)
    place = tokens[at]
    blocked = [
        Token("word", word, word, LEMMAS.get(word, word), place.start, place.end)
        for word in ("is", "blocked", "by")
    ]
    while rest and rest[0].kind == "mark":
        rest = rest[1:]
    stops = [] if rest and rest[0].kind == "break" else [sign(".", place.end, place.end)]
    return [*attacker, *blocked, *blocker, *stops, *rest]


def _ends(tokens: Sequence[Token], named: Sequence[bool], at: int) -> bool:
    """Whether the second of the two ends before `at`."""
    if named[at]:
        return False
    return tokens[at].kind in ("mark", "break") or tokens[at].fold in _ASKING


def _creature(side: list[Token], named: Sequence[bool]) -> tuple[list[Token], str] | None:
    """The words for one creature, with an article, and whether it is said to attack or to block; None where they are more than that."""
    does = "attacks" if any(t.fold in _ATTACKS for t in side) else ""
    if any(t.fold in _BLOCKS for t in side):
        does = "" if does else "blocks"
    words = [
        (t, name) for t, name in zip(side, named, strict=True) if name or t.fold not in _ATTACKS | _BLOCKS
    ]
    if not words or len(words) > _LONGEST:
        return None
    for n, (token, name) in enumerate(words):
        if token.kind not in ("word", "size", "number") or (not name and token.fold in _CLAUSES):
            return None
        after = words[n - 1][0].fold if n else ""
        verb = (
            not name
            and token.fold in LEMMAS
            and token.fold == f"{token.lemma}s"
            and after not in ("first", "double")
        )
        if verb:
            return None
    found = [token for token, _ in words]
    if found[0].kind == "size" and not found[0].text.endswith("s"):
        place = found[0].start
        found = [Token("word", "a", "a", "a", place, place), *found]
    told = any(token.kind == "size" for token in found) or any(name for _, name in words)
    return (found, does) if told or found[0].text[:1].isupper() else None
