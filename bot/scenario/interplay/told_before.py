"""`I have Torpor Orb out. Does it stop Mulldrifter?`: the question with the name of what was told to be there, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

#: Words that tell no more than that a card is there.
_THERE = word_set(
    "i we my he she they his her their opponent opponents opp have has had control controls own owns play playing plays am is are "
    "got a an the out in on board battlefield table there ive ve s"
)
_MINE = frozenset({"i", "we", "ive"})
_POINTING = frozenset({"it", "that", "this"})


def with_what_was_told(tokens: Sequence[Token], names: Names, text: str) -> list[Token]:
    """The question alone, where all that is told before it is that one card is there; else the tokens as they are."""
    spans = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    if len(spans) != 2:
        return list(tokens)
    (first, end), (start, stop) = spans
    at = next((n for n in range(start, stop) if tokens[n].fold in _POINTING), None)
    if at is None:
        return list(tokens)
    named = _card_in(Lexicon(tokens[first:end], names, text), end - first)
    if named is None:
        return list(tokens)
    told = tokens[first:end]
    rest = [*told[: named[0]], *told[named[1] :]]
    if not rest or any(token.fold not in _THERE for token in rest if token.kind == "word"):
        return list(tokens)
    owner = "my" if rest[0].fold in _MINE else "their"
    whose = replace(tokens[at], text=owner, fold=owner, lemma=owner)
    name = [replace(one, start=tokens[at].start, end=tokens[at].end) for one in told[named[0] : named[1]]]
    return [*tokens[start:at], whose, *name, *tokens[at + 1 : stop]]


def _card_in(lexicon: Lexicon, stop: int) -> tuple[int, int] | None:
    """Where the one card stands that the words name."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < stop:
        name = next((one for one in lexicon.at(at) if one.source == "card" and not one.owner), None)
        if name is not None:
            found.append((at, name.end))
        at = name.end if name is not None else at + 1
    return found[0] if len(found) == 1 else None
