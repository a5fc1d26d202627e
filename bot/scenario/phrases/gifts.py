"""What a thing is told to give: `that gives it +2/+2`, `giving my other creatures +1/+1 and flying`, `for 5 damage`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.regex import regex
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.clause_words import PERSONS
from bot.scenario.text.words import word_set

BONUS = regex(r"[-+]\d+/[-+]\d+")
_GIVES = frozenset({"giving", "granting"})
_GIVE = frozenset({"gives", "give", "grants", "grant", "gave"})
_THAT = frozenset({"that", "which"})
_OF_ALL = frozenset({"all", "each", "my", "your", "our", "his", "her", "their", "of", "other", "the"})
_CREATURES = frozenset({"creatures", "creature", "guys", "team", "board", "dudes", "everything", "stuff"})
_HOST = frozenset({"it", "him", "her"})
_HOSTS = word_set("the this that its my his enchanted equipped")
_BEARERS = frozenset({"creature", "guy", "bearer", "host", "wearer"})


def bonus_told(reader: PhraseReader, at: int) -> tuple[str, int] | None:
    """`giving +1/+1`, `that gives my creatures +2/+2`, `of +1/+1 to all my creatures`: the bonus, and the end; None where
    something else is given besides."""
    if reader.fold(at) in _GIVES or reader.fold(at) in ("for", "with", "of"):
        at += 1
    elif reader.fold(at) in _THAT and reader.fold(at + 1) in _GIVE:
        at += 2
    else:
        return None
    host, at = _host_told(reader, at)
    at = at if host else _creatures_told(reader, at)
    at += reader.fold(at) in ("a", "an")
    bonus = reader.fold(at)
    if not BONUS.fullmatch(bonus):
        return None
    at += 1
    if reader.fold(at) == "and" and keyword_at_safe(reader, at + 1):
        return None
    if reader.fold(at) == "to":
        after = _creatures_told(reader, at + 1)
        at = after if after > at + 1 else at
    return bonus, at


def damage_told(reader: PhraseReader, at: int) -> tuple[str, int] | None:
    """`for 5`, `that deals 5 damage`, `dealing 3`: how much, and the end."""
    if reader.fold(at) in ("for", "dealing", "doing"):
        at += 1
    elif reader.fold(at) in _THAT and reader.fold(at + 1) in ("deals", "does", "deal"):
        at += 2
    else:
        return None
    numbers = reader.number(at)
    if not numbers:
        return None
    amount, end = numbers[0]
    end += reader.fold(end) in ("damage", "dmg")
    return str(amount), end


def begins_gift(reader: PhraseReader, at: int) -> bool:
    """Whether it is told at `at` what a thing gives: `that gives`, `giving`."""
    return reader.fold(at) in _GIVES or (reader.fold(at) in _THAT and reader.fold(at + 1) in _GIVE)


def is_given(reader: PhraseReader, at: int) -> bool:
    """`to give my 2/2 protection from red`: whether what is told after the thing at `at` is given to it, and not had."""
    return at > 0 and reader.tokens[at - 1].lemma in ("give", "grant")


def gives(reader: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`an Aura that gives it +2/+2 and flying`, `a creature giving my other creatures +1/+1`: the thing with that as its text, where it
    is only described. Of whatever else gives something it is no text."""
    start = at + 1 if reader.fold(at) in _GIVES else at + 2
    if not begins_gift(reader, at) or ref.source != "kind" or not (ref.noun or ref.size):
        return []
    return [(one, end) for one, end in _with_gift(reader, ref, start) if one is not None]


def _with_gift(reader: PhraseReader, ref: ThingRef, at: int) -> list[tuple[ThingRef | None, int]]:
    host, after = _host_told(reader, at)
    everyone = ""
    if not host:
        everyone, after = _everyone_told(reader, ref, at)
    effect = _effect(reader, after)
    if effect is None:
        return []
    words, end = effect
    if host or not everyone:
        return [(_with_host(ref, words), end)]
    line = f"{everyone} {words.replace('gets', 'get', 1).replace('has', 'have')}."
    types = ref.types or (("Creature",) if ref.size else ())
    return [(ref.but(types=types, lines=(*ref.lines, line), described=True), end)]


def given_to_what_it_is_on(lines: Sequence[str], subtype: str) -> tuple[str, ...]:
    """`a lifelink Aura`, `a first strike sword`: the keywords said of it as what it gives."""
    has = [line for line in lines if line[:1].islower()]
    if not has or subtype not in ("Aura", "Equipment"):
        return tuple(lines)
    kept = tuple(line for line in lines if line not in has)
    if subtype == "Aura":
        return (*kept, f"Enchanted creature has {_listed(has)}.")
    return (*kept, f"Equipped creature has {_listed(has)}.", "Equip {0}")


def _listed(has: Sequence[str]) -> str:
    return " and ".join((", ".join(has[:-1]), has[-1]) if has[:-1] else has)


def _with_host(ref: ThingRef, words: str) -> ThingRef | None:
    """What gives that to what it is on."""
    kinds = {*ref.subtypes}
    if "Aura" in kinds or (ref.types == ("Enchantment",) and ref.placed is not None):
        subtypes = ref.subtypes if "Aura" in kinds else (*ref.subtypes, "Aura")
        return ref.but(subtypes=subtypes, lines=(*ref.lines, f"Enchanted creature {words}."), described=True)
    if "Equipment" in kinds:
        return ref.but(lines=(*ref.lines, f"Equipped creature {words}.", "Equip {0}"), described=True)
    return None


def _host_told(reader: PhraseReader, at: int) -> tuple[bool, int]:
    """Whether `it`, `the creature` stands at `at`, and where it ends."""
    if reader.fold(at) in _HOST:
        return True, at + 1
    if reader.fold(at) in _HOSTS and reader.fold(at + 1) in _BEARERS:
        return True, at + 2
    return False, at


def _everyone_told(reader: PhraseReader, ref: ThingRef, at: int) -> tuple[str, int]:
    """`my other creatures`, `all his creatures`, `everything`, as the card of whoever has it says it, and where it ends; empty where
    nothing such stands there, or it is not told whose card it is."""
    end = _creatures_told(reader, at)
    if end == at:
        return "", at
    words = {reader.fold(n) for n in range(at, end)}
    spoken = bool(words & {"my", "our"}) or (reader.fold(end) == "i" and reader.fold(end + 1) in _CONTROL)
    others = bool(words & {"his", "her", "their"})
    end += 2 * (reader.fold(end) in ("i", "he", "she", "they") and reader.fold(end + 1) in _CONTROL)
    others = others or (reader.fold(end - 1) in _CONTROL and not spoken)
    if not (spoken or others):
        everyone = {"all", "each", "everything"} & words
        return (f"{'other ' if 'other' in words else ''}creatures".capitalize() if everyone else ""), end
    mine = _is_the_tellers(reader, ref)
    if mine is None:
        return "", at
    whose = "you control" if mine is spoken else "your opponents control"
    return f"{'other ' if 'other' in words else ''}creatures {whose}".capitalize(), end


_CONTROL = frozenset({"control", "controls", "have", "has"})
_TELLER = frozenset({"i", "we", "my", "our"})


def _is_the_tellers(reader: PhraseReader, ref: ThingRef) -> bool | None:
    """Whether the thing is the teller's, by who is spoken of before it in the sentence; None where nobody is."""
    for at in range(ref.start, -1, -1):
        word = reader.tokens[at].fold
        if reader.tokens[at].kind == "break":
            return None
        if word in _TELLER:
            return True
        if word in PERSONS or word in ("his", "her", "their") or word in reader.lexicon.players:
            return False
    return None


def _effect(reader: PhraseReader, at: int) -> tuple[str, int] | None:
    """`+2/+2 and flying`, `lifelink`, `a +1/+1 bonus`, as cards have it, and where it ends."""
    at += reader.fold(at) in ("a", "an")
    said: list[str] = []
    if BONUS.fullmatch(reader.fold(at)):
        said.append(f"gets {reader.fold(at)}")
        at += 1 + (reader.fold(at + 1) in ("bonus", "boost"))
    has: list[str] = []
    while True:
        start = at
        if said or has:
            start += reader.fold(start) == ","
            start += reader.fold(start) in ("and", "&", "plus")
            if start == at:
                break
        keyword = keyword_at(reader.tokens, start, reader.stop) if start < reader.stop else None
        if keyword is None or "." in keyword[0]:
            break
        has.append(keyword[0])
        at = keyword[1]
    if has:
        said.append(f"has {_listed(has)}")
    return (" and ".join(said), at) if said else None


def keyword_at_safe(reader: PhraseReader, at: int) -> bool:
    """Whether a keyword begins at `at`, inside the sentence."""
    return at < reader.stop and keyword_at(reader.tokens, at, reader.stop) is not None


def _creatures_told(reader: PhraseReader, at: int) -> int:
    """Where `all my creatures` ends; `at` where nothing such stands there."""
    end = at
    while reader.fold(end) in _OF_ALL:
        end += 1
    return end + 1 if reader.fold(end) in _CREATURES else at
