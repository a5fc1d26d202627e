"""How a spell is cast or an ability activated: targets, X, costs, modes, responses, told after its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from bot.abilities.keywords import paid_for
from bot.scenario.forms.compiling import ANY, compile_template, first_words
from bot.scenario.forms.template import Node, slots
from bot.scenario.phrases.modifier_fields import FIELDS
from bot.scenario.phrases.modifier_forms import MODIFIERS
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.sentences.statements import How
from bot.scenario.text.words import ORDINALS, PAID_FOR, word_set

#: What may be told after a spell or ability: field <- template. The longest match of the first fitting line counts.


_COSTS = {name: name for name in paid_for()} | {
    "alternative": "alternative",
    "alternate": "alternative",
    "additional": "additional",
    "strive": "strive",
    "jumpstart": "jump-start",
}
"""What players call the cost that they pay, with the name of it."""

_COST_WORDS: dict[str, list[tuple[tuple[str, ...], str]]] = {}
"""The same by the first of its words, the longest first."""
for _said in sorted(_COSTS, key=len, reverse=True):
    _words = tuple(_said.replace("-", " ").split())
    _COST_WORDS.setdefault(_words[0], []).append((_words, _COSTS[_said]))


@cache
def _modifiers() -> dict[str, tuple[tuple[str, Node], ...]]:
    """The modifiers by the words with which they begin, in the order of the table."""
    index: dict[str, tuple[tuple[str, Node], ...]] = {}
    for line in MODIFIERS.strip().splitlines():
        field, _, template = line.partition("<-")
        node = compile_template(template.strip())
        _RANKS[id(node)] = len(_RANKS)
        for word in first_words(node):
            index[word] = (*index.get(word, ()), (field.strip(), node))
    return index


#: The place of each modifier in the table.
_RANKS: dict[int, int] = {}


def _rank(modifier: tuple[str, Node]) -> int:
    return _RANKS[id(modifier[1])]


def modifiers_at(reader: PhraseReader, at: int, how: How) -> Readings:
    """Every way in which what follows tells how: the most told first, last nothing."""
    found: Readings = []
    frontier: list[tuple[How, int, frozenset[str]]] = [(how, at, frozenset())]
    seen: set[tuple[int, frozenset[str]]] = set()
    for _ in range(7):
        found += [(one, end) for one, end, _ in frontier]
        following: list[tuple[How, int, frozenset[str]]] = []
        for one, end, told in frontier:
            for more, stop, field in _modifier_at(reader, end, one):
                key = (stop, told | {field})
                if key not in seen:
                    seen.add(key)
                    following.append((more, stop, key[1]))
        if not following:
            break
        following.sort(key=lambda reading: -reading[1])
        frontier = following[:6]
    found.sort(key=lambda reading: -reading[1])
    return found


def read_modifiers(reader: PhraseReader, at: int) -> Readings:
    return [(how, end) for how, end in modifiers_at(reader, at, How()) if end > at]


def _modifier_at(reader: PhraseReader, at: int, how: How) -> list[tuple[How, int, str]]:
    """One more thing told at `at`: how it is done then, its end, and which field it told."""
    index = at
    if reader.fold(index) == "(":
        return _in_parentheses(reader, at, how)
    if reader.fold(index) == ",":
        index += 1
    if index >= reader.stop:
        return []
    if reader.fold(index) == "and" and reader.fold(index + 1) in _AFTER_AND:
        index += 1
    found: list[tuple[How, int, str]] = []
    token = reader.tokens[index]
    table = _modifiers()
    nodes = table.get(token.fold, ())
    if token.lemma != token.fold:
        nodes = (*nodes, *(n for n in table.get(token.lemma, ()) if n not in nodes))
    for field, node in sorted((*nodes, *table.get(ANY, ())), key=_rank):
        for end, filled in node.match(reader, index, None):
            if field == "response" and (reader.fold(end) == "to" or _begins_with(reader, at, end)):
                continue
            done = _apply(reader, field, how, slots(filled))
            if done is not None:
                found.append((done, end, field))
            if len(found) > 14:
                return found
    return found


def _begins_with(reader: PhraseReader, at: int, end: int) -> bool:
    """Whether these words begin what is told next: `casts Wrath of God, in response I ...`."""
    return reader.fold(at) == "," and end < reader.stop and bool(reader.player(end))


def _in_parentheses(reader: PhraseReader, at: int, how: How) -> list[tuple[How, int, str]]:
    """`(X = 3)`, `(targeting Bob)`."""
    close = at + 1
    while close < reader.stop and reader.fold(close) != ")":
        close += 1
    if close >= reader.stop:
        return []
    stop, memo, reader.memo = reader.stop, reader.memo, {}
    reader.stop = close
    try:
        inner = [(done, field) for done, end, field in _modifier_at(reader, at + 1, how) if end == close]
    finally:
        reader.stop, reader.memo = stop, memo
    return [(done, close + 1, field) for done, field in inner]


def _apply(reader: PhraseReader, field: str, how: How, values: dict[str, Any]) -> How | None:
    """`how` with one more thing told; None where it was told already or does not fit."""
    return FIELDS[field](reader, how, values)


def read_costword(reader: PhraseReader, at: int) -> Readings:
    """`kicker`, `jump-start`, `more than meets the eye`."""
    for words, name in _COST_WORDS.get(reader.fold(at), ()):
        if all(reader.fold(at + n) == word for n, word in enumerate(words)):
            return [(name, at + len(words))]
    return []


def read_costpast(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    return [(PAID_FOR[word], at + 1)] if word in PAID_FOR else []


def read_modeword(reader: PhraseReader, at: int) -> Readings:
    """`third mode`, `first and third modes`, `prevention mode`, `life gain mode`, `mode two`, `modes 1 and 3`."""
    if reader.fold(at) in ("mode", "modes") and reader.number(at + 1):
        value, end = reader.number(at + 1)[0]
        numbers = [str(value)]
        while reader.fold(at) == "modes" and reader.fold(end) in ("and", ",") and reader.number(end + 1):
            value, end = reader.number(end + 1)[0]
            numbers.append(str(value))
        return [(tuple(numbers), end)]
    for called in label_at(reader, reader.lexicon.mode_labels, at):
        return [((called[0],), called[1] + (reader.fold(called[1]) in ("mode", "option")))]
    chosen: list[str] = []
    index = at
    while reader.fold(index) in ORDINALS:
        chosen.append(str(ORDINALS[reader.fold(index)]))
        index += 1
        if reader.fold(index) in ("and", ","):
            index += 1
            if reader.fold(index) == "the":
                index += 1
    if chosen and reader.fold(index) in ("mode", "modes", "option", "ability", "options"):
        return [(tuple(chosen), index + 1)]
    if reader.fold(at) == "both" and (at + 1 >= reader.stop or reader.fold(at + 1) in _AFTER_BOTH):
        return [(("both",), at + 1)]
    for end in range(at + 1, min(at + 9, reader.stop)):
        if reader.fold(end) in _NO_MODE:
            break  # `with X = 2 choosing both modes` tells X first
        if reader.fold(end) in ("modes", "halves", "options"):
            joints = [index for index in range(at + 1, end) if reader.fold(index) in ("and", ",")]
            starts = [at, *(index + 1 for index in joints)]
            ends = [*joints, end]
            return [
                (
                    tuple(reader.text_between(a, b) for a, b in zip(starts, ends, strict=True) if b > a),
                    end + 1,
                )
            ]
        if reader.fold(end) in ("mode", "half", "option") and all(
            t.kind in ("word", "number", "size") for t in reader.tokens[at:end]
        ):
            return [((reader.text_between(at, end),), end + 1)]
    return []


def label_at(reader: PhraseReader, labels: Sequence[str], at: int) -> list[tuple[str, int]]:
    """The one of these that stands there, in quotes too, and where it ends."""
    token = reader.tokens[at] if at < reader.stop else None
    for label in labels if token is not None else ():
        words = label.lower().replace("'", "").split()
        quoted = (
            token is not None and token.kind == "quote" and token.text.strip('"“”').lower() == label.lower()
        )
        if quoted or [reader.fold(at + n) for n in range(len(words))] == words:
            reader.looked_elsewhere = True
            return [(label, at + (1 if quoted else len(words)))]
    return []


def read_modelabel(reader: PhraseReader, at: int) -> Readings:
    """`Solar Beam`: what a mode of a card of the story is called."""
    if found := label_at(reader, reader.lexicon.mode_labels, at):
        return [*found]
    token = reader.tokens[at]
    if token.kind == "size" and token.text[:1] in "+-" and reader.fold(at + 1) not in ("counter", "counters"):
        return [(token.text, at + 1)]  # `for +3/+3`
    return []


def read_quoted(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at]
    return [(token.text.strip('"“”'), at + 1)] if token.kind == "quote" else []


def read_zonenoun(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    zones = {
        "graveyard": "graveyard",
        "yard": "graveyard",
        "gy": "graveyard",
        "exile": "exile",
        "hand": "hand",
        "library": "library",
    }
    return [(zones[word], at + 1)] if word in zones else []


_AFTER_BOTH = word_set("targeting on , and to")
_NO_MODE = word_set("= choosing picking x")

_AFTER_AND = word_set(
    """
    targeting choosing sacrificing discarding tapping paying spending naming target to with putting dealing
    """
)
