"""Rules asked about as what somebody may do, what happens, what something is: each a row `frame: who / does what / when -> story`,
and every frame the templates of the many ways in which that is asked.

`<name>` is one of the phrases of `PHRASES`. `when` begins with its own `if`, `when`, `with`, `during`; it may stand before or after.
Frames: `may` (`Can I …?`), `does` (`Does it …?`), `is` (`Is it …?`), `works` (`Does it matter …?`), `stops` (`Does it keep it from …?`;
what is stopped is the second part). Stories are in the signs of `facts.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from bot.regex import regex
from bot.scenario.forms.template import Node
from bot.scenario.general.at_large_claims import AT_LARGE_CLAIMS
from bot.scenario.general.attacking_claims import ATTACKING_CLAIMS
from bot.scenario.general.casting_claims import CASTING_CLAIMS
from bot.scenario.general.compiled import DIGITS, compiled
from bot.scenario.general.damage_claims import DAMAGE_CLAIMS
from bot.scenario.general.doubts_claims import DOUBTS_CLAIMS
from bot.scenario.general.dying_claims import DYING_CLAIMS
from bot.scenario.general.effects_claims import EFFECTS_CLAIMS
from bot.scenario.general.forum_claims import FORUM_CLAIMS
from bot.scenario.general.guarded_claims import GUARDED_CLAIMS
from bot.scenario.general.kinds_claims import KINDS_CLAIMS
from bot.scenario.general.lasting_claims import LASTING_CLAIMS
from bot.scenario.general.more_claims import MORE_CLAIMS
from bot.scenario.general.phrases_in_common import PHRASES
from bot.scenario.general.shield_claims import SHIELD_CLAIMS
from bot.scenario.general.table_claims import TABLE_CLAIMS

_BESIDES = "[still|also|even|actually|ever|legally|really|now]"
#: What stands for such a word too.
_ITS = {"it": "it|they|them|that"}
_WORD = regex(r"[^\s|()\[\]<>]+")
_COLOR = "<color>"
_COLORS = ("white", "blue", "black", "red", "green")
_WORKS = "( work|matter|apply|count|help|affect|happen|go|function|trigger | do anything )"
_STOPS = "stop|prevent|keep|negate|counter|cancel|forbid|block"
_NAME = regex(r"((?:[^\s|()\[\]]+\|)*)<([a-z |]+)>((?:\|[^\s|()\[\]]+)*)")


def _spelt(words: str) -> str:
    """The words with every phrase of `PHRASES` in its place: `<spell|it>`, `<spell>|it` is that phrase or that word."""
    while (found := _NAME.search(words)) is not None:
        each = [PHRASES.get(one, _ITS.get(one, one)) for one in found[2].split("|")]
        each += [beside.strip("|") for beside in (found[1], found[3]) if beside]
        words = f"{words[: found.start()]}( {' | '.join(each)} ){words[found.end() :]}"
    return words


def templates_of(row: str) -> Iterator[tuple[str, str]]:
    """The templates of a row, each with the story that answers it; of a row of `<color>` those of each color."""
    if _COLOR in row:
        for color in _COLORS:
            yield from templates_of(row.replace(_COLOR, color))
        return
    told, _, story = row.partition("->")
    frame, _, said = told.partition(":")
    parts = [_spelt(part.strip()) for part in said.split(" / ")]
    who, does, when = (*parts, "", "")[:3]
    for words in _asked(frame.strip(), who, does):
        yield (f"{words} {when}" if when else words), story.strip()
        if when:
            yield f"{when} [,] [then] {words}", story.strip()


def _asked(frame: str, who: str, does: str) -> Iterator[str]:
    match frame:
        case "may":
            yield f"can|could|may|do|will {who} {_BESIDES} [get] [to] {does}"
            yield f"am|is|are {who} {_BESIDES} able|allowed|permitted to {does}"
            yield f"is|was it {_BESIDES} possible|legal|allowed|ok|okay|legit [for] [{who}] to {does}"
        case "does":
            yield f"do|does|did|will|would|can|could {who} {_BESIDES} {does}"
        case "is":
            yield f"is|are|was|were {who} {_BESIDES} [considered|counted|treated] [as|to] [be] {does}"
            yield f"do|does|will|would {who} {_BESIDES} count as [being] {does}"
        case "works":
            yield f"do|does|will|would|can|could {who} {_BESIDES} {_WORKS} {does}".strip()
        case "stops":
            yield f"do|does|will|would|can|could {who} {_BESIDES} {_STOPS} {does}"
        case _:
            raise ValueError(f"no such frame: {frame}")


@cache
def product_facts() -> tuple[tuple[str, str], ...]:
    """The templates of all rows, each with its story."""
    return tuple(pair for row, _ in _rows() for pair in templates_of(row))


@cache
def _rows() -> tuple[tuple[str, frozenset[str]], ...]:
    """Every row, with the words that it knows: those of its frame, of its phrases and its own."""
    tables = (
        CASTING_CLAIMS,
        ATTACKING_CLAIMS,
        EFFECTS_CLAIMS,
        KINDS_CLAIMS,
        LASTING_CLAIMS,
        MORE_CLAIMS,
        SHIELD_CLAIMS,
        AT_LARGE_CLAIMS,
        DYING_CLAIMS,
        DAMAGE_CLAIMS,
        GUARDED_CLAIMS,
        TABLE_CLAIMS,
        DOUBTS_CLAIMS,
        FORUM_CLAIMS,
    )
    lines = "\n".join(tables).splitlines()
    return tuple((line, _words_of(line)) for line in lines if line and not line.startswith("#"))


def _words_of(row: str) -> frozenset[str]:
    told = row.partition("->")[0]
    words = {*_WORD.findall(told), *_words_of_frames()}
    for name in _NAME.findall(told):
        for one in name[1].split("|"):
            words |= (
                _words_of_phrase(one)
                if one in PHRASES
                else {*_COLORS}
                if one == "color"
                else {*_ITS.get(one, one).split("|")}
            )
    return frozenset(DIGITS.get(word, word) for word in words)


@cache
def _words_of_phrase(name: str) -> frozenset[str]:
    return _words_of(PHRASES[name])


@cache
def _words_of_frames() -> frozenset[str]:
    frames = ("may", "does", "is", "works", "stops")
    return frozenset(
        word for frame in frames for words in _asked(frame, "", "") for word in _WORD.findall(words)
    ) | {",", "then"}


@cache
def _nodes(row: str) -> tuple[tuple[str, Node], ...]:
    return tuple((story, compiled(words)) for words, story in templates_of(row))


def products_of(folds: Sequence[str], lemmas: Sequence[str]) -> Iterator[tuple[str, Node]]:
    """The templates, each with its story, of the rows that know every word of a sentence: no other takes all of it."""
    said = list(zip(folds, lemmas, strict=True))
    for row, words in _rows():
        if all(fold in words or lemma in words for fold, lemma in said):
            yield from _nodes(row)
