"""What stands after `with`: `wither and lifelink`, `4 loyalty and "..."`, `two +1/+1 counters`, `a Sword on it`."""

from __future__ import annotations

from typing import Literal

from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.phrases.gifts import keyword_at_safe
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.bounds import Bound, bound_at
from bot.scenario.text.words import COUNTERS, MANA_VALUE, word_set
from bot.scenario.things.chosen_on_entering import with_chosen


def _with_list(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`wither and lifelink`, `4 loyalty and "..."`, `two +1/+1 counters`, `red chosen`, `a Sword on it`."""
    found: Readings = []
    at += np.fold(at) == "both" and keyword_at_safe(np, at + 1)
    frontier: Readings = _with_item(np, ref, at)
    for _ in range(10):
        found += frontier
        following: Readings = []
        for one, end in frontier:
            joint = end
            if np.fold(joint) == ",":
                joint += 1
            if np.fold(joint) in ("and", "&", "plus"):
                joint += 1
            if np.fold(joint) in ("with", "has"):
                joint += 1
            if (
                joint > end
                or (end < np.stop and np.tokens[end].kind in ("quote",))
                or keyword_at_safe(np, end)
            ):
                following += _with_item(np, one, joint)
        if not following:
            break
        frontier = following[:3]
    found.sort(key=lambda reading: -reading[1])
    return found


def _with_item(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    if at >= np.stop:
        return []
    token = np.tokens[at]
    if token.kind == "quote":
        return [(ref.but(lines=(*ref.lines, as_printed(token.text)), described=True), at + 1)]
    quoted = _of_an_ability(np, at)
    if quoted is not None:
        return _with_item(np, ref, quoted)
    if token.fold in ("an",) and np.fold(at + 1) == "ability":
        return []
    keyword = keyword_at(np.tokens, at, np.stop)
    if keyword is not None and np.fold(keyword[1]) not in ("counter", "counters"):
        return [(ref.but(lines=(*ref.lines, keyword[0]), described=True), keyword[1])]
    chosen = with_chosen(np, ref, at)
    if chosen:
        return chosen
    bare = ref.source != "card" or np.fold(at + 1) == "counters"
    if token.fold == "no" and np.fold(at + 1) in ("abilities", "counters", "keywords") and bare:
        return [(ref, at + 2)]
    sized = _one_of_the_size(np, ref, at)
    if sized:
        return sized
    costing = _of_mana_value(np, ref, at)
    if costing:
        return costing
    counted = _counted(np, ref, at)
    if counted:
        return counted
    found: Readings = []
    for things, end in np.told(at):
        if not isinstance(things, ThingRef) or things.source == "it":
            continue
        if np.fold(end) in ("on", "attached", "equipped") and ref.source != "it":
            stop = end + 1
            if np.fold(stop) == "to":
                stop += 1
            if np.fold(stop) in ("it", "them", "him", "her"):
                stop += 1
            elif np.fold(end) == "on":
                continue
            found.append((ref.but(attached=(*ref.attached, things)), stop))
        elif np.fold(at - 1) in ("with", "w") and _is_worn(np, ref, things, end):
            found.append((ref.but(attached=(*ref.attached, things)), end))
    return found


#: With these begins the text of an ability that is no keyword.
_ABILITIES = word_set("whenever when at if as this creatures other each all your players you sacrifice pay")


def as_printed(quote: str) -> str:
    """The text of an ability as cards have it: with a capital letter and a full stop where it is a sentence."""
    words = quote.strip('"“”„«» ')
    if words[:1].islower() and words.split(" ")[0] in _ABILITIES:
        words = words[0].upper() + words[1:]
        words += "" if words[-1] in ".!)" else "."
    return words


def _of_an_ability(np: PhraseReader, at: int) -> int | None:
    """Where the text stands of `the ability "..."`, `a triggered ability that says "..."`, `the following ability: "..."`."""
    if np.fold(at) not in ("the", "an", "a", "this"):
        return None
    at += 1
    at += np.fold(at) in ("following", "triggered", "activated")
    at += np.fold(at) in ("triggered", "activated")
    if np.fold(at) not in ("ability", "abilities", "text"):
        return None
    at += 1
    at += np.fold(at) in ("that", "which")
    at += np.fold(at) in ("says", "reads", "states", "saying", "reading", "of")
    at += np.fold(at) in (":", ",")
    return at if at < np.stop and np.tokens[at].kind == "quote" else None


#: After these it is told of a thing what it wears, and not with what something is done to it.
_OF_WHAT_IS_THERE = word_set(
    "and with if when while has have had control controls controlled got my your his her "
    "does do did will would can could is are may both so then but because since as after before where now that"
)


def _is_worn(np: PhraseReader, ref: ThingRef, things: ThingRef, end: int) -> bool:
    """`My 2/2 with Rancor attacks`: whether that is an Aura or Equipment which the thing has on it."""
    named = things.source in ("card", "guess", "part")  # `with Jitte`
    card = np.lexicon.names.exact(things.name) if named else None
    subtypes = things.subtypes if things.lines else card.subtypes if card is not None else ()
    if {"Aura", "Equipment"}.isdisjoint(subtypes) or np.fold(end) in ("in", "out"):
        return False
    before = np.tokens[ref.start - 1] if ref.start > 0 else None
    return before is None or before.kind in ("break", "mark") or before.fold in _OF_WHAT_IS_THERE


def _one_of_the_size(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`power 3`, `4 toughness`; the other one may be told after it (`power 3 and toughness 4`)."""
    named_first = np.fold(at) in _OF_A_SIZE
    between = bound_at(np.tokens, at + named_first, np.stop)
    if between is not None and ref.size is None:
        return _between(np, ref, named_first, np.fold(at), *between)
    value = np.number(at + named_first)
    if not value:
        return []
    amount, end = value[0]
    which = np.fold(at) if named_first else np.fold(end)
    if which not in _OF_A_SIZE or np.fold(end + (not named_first)) == "or":
        return []
    end += not named_first
    if ref.size is not None and not ref.half:
        return []
    other = ref.size[0] if ref.size is not None else amount if which == "toughness" else max(amount, 1)
    size = (amount, other) if which == "power" else (other, amount)
    half = _OF_A_SIZE[which] if ref.size is None else ""
    return [(ref.but(size=size, half=half, described=True), end)]


def _between(
    np: PhraseReader, ref: ThingRef, named_first: bool, first: str, bound: Bound, end: int
) -> Readings:
    """`power 4 or greater`, `2 or less toughness`: it is as big as that, or more, or less."""
    which = _OF_A_SIZE.get(first if named_first else np.fold(end))
    amount = bound.least if bound.most is None else bound.most
    if which is None or amount is None or bound.least == bound.most or ref.source != "kind":
        return []
    size = (amount, max(amount, 1))
    return [(ref.but(size=size, half=which, bound=bound, described=True), end + (not named_first))]


def _of_mana_value(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`mana value 3`, `a mana value of 3`, `cmc 3`, `converted mana cost 3`."""
    at += np.fold(at) == "a"
    named = next((words for words in MANA_VALUE if words == _folds(np, at, len(words))), None)
    if named is None:
        return []
    at += len(named)
    at += np.fold(at) in ("of", "=", "is", "be")
    return [(ref.but(mana_value=amount, described=True), end) for amount, end in np.number(at)[:1]]


def _folds(np: PhraseReader, at: int, count: int) -> tuple[str, ...]:
    return tuple(np.fold(at + n) for n in range(count))


_OF_A_SIZE: dict[str, Literal["power", "toughness"]] = {"power": "power", "toughness": "toughness"}


def _counted(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`4 loyalty`, `5 defense`, `two +1/+1 counters [on it]`, `2 damage [marked on it]`, `4 charge counters`."""
    value = np.number(at)
    amount = 1
    if value:
        amount, at = value[0]
    if at >= np.stop:
        return []
    token = np.tokens[at]
    if token.fold == "loyalty" and np.fold(at + 1) != "ability":
        end = at + 1 + (np.fold(at + 1) in ("counter", "counters"))
        if not value:
            later = np.number(at + 1)
            if not later:
                return []
            amount, end = later[0]
        return [(ref.but(loyalty=amount, described=True), _on_it(np, end))]
    if token.fold in ("defense", "defence"):
        end = at + 1 + (np.fold(at + 1) in ("counter", "counters"))
        return [(ref.but(defense=amount, described=True), _on_it(np, end))] if value else []
    if token.fold in ("damage", "dmg") and value:
        end = at + 1 + (np.fold(at + 1) in ("marked", "already"))
        end += np.fold(end) == "marked"
        return [(ref.but(damage=amount), _on_it(np, end))]
    if token.fold in _WHOSE and not value:
        at += 1
    kind, end = _kind_of_counter(np, at)
    if np.fold(end) in ("counter", "counters") and (kind or (value and end == at)):
        return [(ref.but(counters=(*ref.counters, (kind, amount))), _on_it(np, end + 1))]
    return []


_WHOSE = frozenset({"a", "an", "the", "its", "her", "his", "their"})

#: Words before `counters` that say nothing of their kind.
_NO_KINDS = frozenset({"no", "more", "other", "additional", "extra", "any", "such", "those", "these", "some"})


def _kind_of_counter(np: PhraseReader, at: int) -> tuple[str, int]:
    """The kind of counter named at `at` and where it ends; no kind where `counters` stands there (`ten counters on it`)."""
    if at >= np.stop:
        return "", at
    token = np.tokens[at]
    if token.kind == "size" and token.text.startswith(("+", "-")):
        return token.fold, at + 1
    if np.fold(at + 1) in ("counter", "counters") and token.kind == "word":
        known = token.fold in COUNTERS or (token.fold not in FUNCTION_WORDS and token.fold not in _NO_KINDS)
        return (token.fold, at + 1) if known and token.text.islower() else ("", at)
    keyword = keyword_at(np.tokens, at, np.stop)
    return keyword if keyword is not None else ("", at)


def _on_it(np: PhraseReader, at: int) -> int:
    """Past `on it`, `on them`, `left`, where that follows."""
    if np.fold(at) in ("on", "upon") and np.fold(at + 1) in ("it", "them", "him", "her"):
        return at + 2
    if np.fold(at) in ("left", "remaining", "each"):
        return at + 1
    return at
