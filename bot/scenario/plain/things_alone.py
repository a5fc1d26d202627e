"""Sentences that are but a thing, which is there: `Niv-Mizzet, the Firemind with Curiosity on him.`, `Opponent: a 3/3 with flying.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING
from bot.scenario.text.put_in import words_before
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

#: Whose it is, by the word before a colon.
_WHOSE = {
    "me": ("i", "control"),
    "mine": ("i", "control"),
    "i": ("i", "control"),
    "my board": ("i", "control"),
    "him": ("my", "opponent", "controls"),
    "opponent": ("my", "opponent", "controls"),
    "opp": ("my", "opponent", "controls"),
    "his board": ("my", "opponent", "controls"),
    "their board": ("my", "opponent", "controls"),
    "opponents board": ("my", "opponent", "controls"),
}
_NO_THINGS = word_set(
    "if when while because since so but then no not thanks hi hello question turn combat main step phase upkeep life mana"
)
_THEIRS = word_set("his her their opponent opponents opp opps")
#: What is said of a thing, and is no verb of a clause.
_SAID_OF_IT = word_set("with attached equipped enchanted naming choosing on in out")


def with_things_told(found: list[Token], tokens: Sequence[Token], names: Sequence[bool]) -> list[Token]:
    """The tokens with each such sentence as one that tells that the thing is there. `tokens` as they were typed, and which of them stand
    in a name of several words."""
    in_name = {token.start for token, named in zip(tokens, names, strict=True) if named}
    told: list[Token] = []
    for start, stop in sentences(found):
        words = found[start:stop]
        ends = found[stop : stop + 1]
        asks = bool(ends) and "?" in ends[0].text
        goes_on = any(token.lemma in _DONE for token in found[stop:])
        sides = None if asks else _of_both_sides(words, in_name, goes_on)
        told += [*(words if asks else sides or _told(words, in_name)), *ends]
    return told


def _of_both_sides(words: list[Token], in_name: set[int], goes_on: bool) -> list[Token] | None:
    """`My 3/3 and his two 2/2s.`: what each player has; with `vs` only where it `goes_on`, as that alone may be their fight."""
    starts = [n for n, token in enumerate(words) if token.fold in _SIDES and token.start not in in_name]
    if len(starts) < 2 or starts[0] != 0 or len({words[n].fold == "my" for n in starts}) < 2:
        return None
    parts = []
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        last = end
        while last > start and words[last - 1].fold in _BETWEEN:
            last -= 1
        joint = {token.fold for token in words[last:end]}
        if (end < len(words) and not joint) or (joint & _AGAINST and not goes_on):
            return None
        rest = words[start + 1 : last]
        if (
            not rest
            or not _is_a_thing(rest, in_name)
            or not any(t.kind == "size" or t.start in in_name for t in rest)
        ):
            return None
        who = ("i", "control", "my") if words[start].fold == "my" else ("my", "opponent", "controls", "his")
        parts += [*words_before(("and",), words[start]), *words_before(who, words[start]), *rest]
    return parts[1:]


_SIDES = word_set("my his her their")
_AGAINST = word_set("vs versus against")
_BETWEEN = word_set(", and & vs versus against")
_DONE = word_set("attack swing block cast play")


def _told(words: list[Token], in_name: set[int]) -> list[Token]:
    colon = next((n for n, token in enumerate(words[:4]) if token.fold == ":" and n), None)
    whose = _WHOSE.get(" ".join(token.fold for token in words[:colon])) if colon is not None else None
    rest = words[colon + 1 :] if whose is not None and colon is not None else words
    if whose is not None and rest and rest[-1].fold in ("attack", "attacks", "attacking"):
        who = words_before(("my", "opponent") if "opponent" in whose else ("i",), words[0])
        return [*who, *words_before(("attacks", "with"), words[0]), *rest[:-1]]
    if not rest or not _is_a_thing(rest, in_name):
        return words
    if whose is None and rest[0].start not in in_name:
        return words  # `A 3/3 with flying.` is nobody's
    return [*words_before(whose or ("i", "control"), words[0]), *rest]


def _is_a_thing(words: Sequence[Token], in_name: set[int]) -> bool:
    if any(t.kind == "break" for t in words):
        return False
    for at, token in enumerate(words):
        if token.kind != "word" or token.start in in_name:
            continue
        if token.fold in _NO_THINGS | HELPING or token.fold in _THEIRS:
            return False
        if (
            token.fold in LEMMAS
            and token.fold not in _SAID_OF_IT
            and not (at and words[at - 1].fold in ("a", "the", "an"))
        ):
            return False
    return True
