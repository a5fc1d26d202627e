"""What is told of a thing after its name: `, a 3/3 creature with wither`, `wearing a Sword`, `that is tapped`."""

from __future__ import annotations

from bot.scenario.phrases.appositions import apposition, called_after_it
from bot.scenario.phrases.gifts import gives, is_given
from bot.scenario.phrases.head_nouns import size_after
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.told_after import (
    as_named,
    damaged_already,
    held,
    joined_with,
    made_by,
    place,
    prints,
    rule_in_words,
    says_what_it_has,
)
from bot.scenario.phrases.values import ThingRef
from bot.scenario.phrases.with_lists import _with_list, as_printed
from bot.scenario.phrases.words_back import ends_phrase
from bot.scenario.text.words import COLOR_NAMES, COLORS, word_set
from bot.scenario.things.chosen_on_entering import naming

NAMED = frozenset({"card", "made", "guess"})
_OWN = frozenset({"mine", "his", "hers", "theirs", "yours", "ours"})
_HOLDING = frozenset({"wearing", "carrying", "holding", "bearing", "wielding", "sporting"})


def described(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """Every way in which what follows at `at` tells more of `ref`, the most told first; last `ref` alone."""
    found: Readings = [(ref, at)]
    frontier: Readings = [(ref, at)]
    for _ in range(8):
        following: Readings = []
        for one, end in frontier:
            following += _suffixes(np, one, end)
        if not following:
            break
        found += following
        frontier = following[:3]
    found.sort(key=lambda reading: -reading[1])
    return [(r.but(end=e), e) for r, e in found]


def _suffixes(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """One more thing told of `ref` at `at`."""
    word, following = np.fold(at), np.fold(at + 1)
    if not word:
        return []
    if np.tokens[at].kind == "quote":
        return _quoted(np, ref, at)
    if word in ("saying", "reading", "reads", "says") and _is_quote(np, at + 1):
        return _quoted(np, ref, at + 1)
    if word == ",":
        return _after_comma(np, ref, at)
    if word == "and" and ref.attached and following in ("enchanted", "equipped"):
        return _suffixes(np, ref, at + 1)  # `equipped with Bonesplitter and enchanted with Rancor`
    where = place(np, ref, at) or held(np, ref, at)
    if where:
        return where
    if ref.token and word in ("from", "made", "created") and at + 2 < np.stop:
        return made_by(np, ref, at + 1 + (following in ("by", "with")))
    if word == "of" and following in _OWN and ref.source == "kind" and ref.owner is None:
        return [(ref.but(owner=owner), at + 2) for owner, _ in np.owner(at + 1)]  # `two 2/2s of mine`
    if word == "(":
        return _parenthesis(np, ref, at)
    if word == "each" and following in ("a", "an"):
        return apposition(np, ref, at + 1)
    if word in ("with", "having", "w"):
        return _with_list(np, ref, at + 1)
    if ref.source in NAMED and ref.size is None and (sizes := size_after(np, at)):
        return [(ref.but(size=size, described=True), end) for size, end in sizes]  # `Serra Angel 4/4`
    sized = (
        ref.size is not None and at > 0 and np.tokens[at - 1].kind == "size" and not is_given(np, ref.start)
    )
    if sized and keyword_at(np.tokens, at, np.stop):
        return _with_list(np, ref, at)  # `Hellkite Tyrant 6/5 flying`
    if word == "without":
        keyword = keyword_at(np.tokens, at + 1, np.stop) if at + 1 < np.stop else None
        lacking = keyword is not None and not prints(np, ref, keyword[0])
        return [(ref.but(without=(*ref.without, keyword[0])), keyword[1])] if keyword and lacking else []
    if gift := gives(np, ref, at):
        return gift
    if word in ("that", "which", "who", "thats", "whos", "whichs"):
        return _relative(np, ref, at + (0 if word.endswith("s") else 1))
    if word in _HOLDING or (word in ("enchanted", "equipped") and following in ("with", "by")):
        start = at + 2 if word in ("enchanted", "equipped") else at + 1
        return [
            (ref.but(attached=(*ref.attached, *things)), end)
            for things, end in np.tolds(start)
            if not any(_fights(np, thing) for thing in things[1:])
        ]
    if word in ("naming", "choosing") and ref.source == "kind" and ref.size is not None and not ref.lines:
        return []  # `I use Mother of Runes on my 2/2 naming red` says so of what is used
    if word in ("naming", "named", "called", "choosing"):
        return naming(np, ref, at + 1, word)
    return _as_it_stands(np, ref, at) if ref.source != "it" else _as_it_was_set(np, ref, at)


def _fights(np: PhraseReader, ref: ThingRef) -> bool:
    """Whether that is a creature, which nobody wears: `Ogre wearing Bonesplitter and Elf` are two of whom one wears something."""
    card = np.lexicon.names.exact(ref.name) if ref.source == "card" else None
    types, subtypes = (card.types, card.subtypes) if card is not None else (ref.types, ref.subtypes)
    worn = not {"Aura", "Equipment"}.isdisjoint(subtypes)
    return not worn and (ref.size is not None or "Creature" in types)


def _is_quote(np: PhraseReader, at: int) -> bool:
    return at < np.stop and np.tokens[at].kind == "quote"


def _quoted(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`a 2/2 creature "Whenever ..."`: the text of a thing that is made up."""
    if ref.source != "kind" or not (ref.types or ref.noun or ref.size):
        return []
    if ref.noun == "spell" and not ref.types:
        ref = ref.but(types=("Instant",))
    words = as_printed(np.tokens[at].text)
    return [(ref.but(lines=(*ref.lines, words), described=True), at + 1)]


def _after_comma(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`Ogre, a 3/3`, `Ogre, 3/3`, `Ogre, with wither`, `my commander, Ogre, ...`."""
    called = called_after_it(np, ref, at + 1)
    if called:
        return called
    following = np.fold(at + 1)
    sizeless = ref.source == "kind" and ref.size is None and bool(ref.lines or ref.types)
    bare = ref.source == "kind" and ref.size is not None and not ref.noun
    explained = ref.source in ("made", "card", "part") or sizeless or (bare and says_what_it_has(np, at + 2))
    if explained and following in _ARTICLES:
        return apposition(np, ref, at + 1)
    if "commander" in ref.status and ref.source == "card":
        return [(ref, at + 1)]
    if following and np.tokens[at + 1].kind == "size" and ref.size is None:
        after = np.fold(at + 2)
        if not after or after in (",", "and", "(", "which", "that") or np.tokens[at + 2].kind == "break":
            return [(ref.but(size=size, described=True), end) for size, end in size_after(np, at + 1)]
    goes_on = following in _AFTER_A_COMMA or following in _HOLDING
    return _suffixes(np, ref, at + 1) if goes_on else []


_ARTICLES = frozenset({"a", "an", "the", "my", "his", "her"})
_AFTER_A_COMMA = word_set(
    "each with naming which who that enchanted equipped tapped untapped named wearing paired crewed saddled"
)


def _as_it_stands(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`tapped`, `attacking`, `paired with Elf`, `crewed by Ogre`."""
    word, following = np.fold(at), np.fold(at + 1)
    if word in ("tapped", "untapped", "sick", "attacking", "blocking", "goaded"):
        if word in ("attacking", "blocking") and np.target(at + 1):
            return []
        return [(ref.but(status=(*ref.status, word)), at + 1)]
    if word == "paired" and following == "with":
        return [(ref.but(paired=one), end) for one, end in np.thing(at + 2)]
    if word in ("crewed", "saddled") and following == "by":
        return [(ref.but(manned=(word, things)), end) for things, end in np.tolds(at + 2)]
    return _as_it_was_set(np, ref, at)


def _as_it_was_set(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`set to red`, `on red`, `at 4 loyalty`."""
    word, following, after = np.fold(at), np.fold(at + 1), np.fold(at + 2)
    if word == "set" and following == "to" and after in COLOR_NAMES:
        return [(ref.but(chosen=(*ref.chosen, ("color", COLORS[after]))), at + 3)]
    if word == "on" and following in COLOR_NAMES and after not in ("creature", "permanent"):
        return [(ref.but(chosen=(*ref.chosen, ("color", COLORS[following]))), at + 2)]
    if word in ("at", "on") and np.number(at + 1):
        value, end = np.number(at + 1)[0]
        if np.fold(end) == "loyalty":
            return [(ref.but(loyalty=value), end + 1)]
        if _is_a_walker(np, ref) and ends_phrase(np, end):
            return [(ref.but(loyalty=value), end)]  # `Jace at 4`
    return []


def _is_a_walker(np: PhraseReader, ref: ThingRef) -> bool:
    card = np.lexicon.names.exact(ref.name) if ref.source == "card" else None
    return ref.name in np.lexicon.walkers or (card is not None and "Planeswalker" in card.types)


def _parenthesis(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`Ogre (3/3 lifelink)`, `Ogre (a 3/3 with wither)`, `Chandra (4 loyalty)`."""
    close = at + 1
    while close < np.stop and np.fold(close) != ")":
        close += 1
    if close >= np.stop:
        return []
    found: Readings = []
    for owner, end in np.owner(at + 1):
        if end == close:
            return [(ref.but(owner=owner), close + 1)]  # `(mine)`, `(Bob's)`
    for inner, end in np.told(at + 1):
        if end == close and isinstance(inner, ThingRef) and inner.source == "kind" and inner.described:
            found.append((joined_with(ref, inner), close + 1))
        named = as_named(np, ref, inner) if end == close and isinstance(inner, ThingRef) else None
        if named is not None:
            found.append((named, close + 1))
    if not found:
        found = [(r, close + 1) for r, end in _with_list(np, ref, at + 1) if end == close]
    if not found and np.fold(at + 1) in ("with", "tapped", "untapped", "naming", "equipped", "enchanted"):
        found = [(r, close + 1) for r, end in _suffixes(np, ref, at + 1) if end == close]
    if not found and np.tokens[at + 1].kind == "size" and close == at + 2:
        found = [(ref, close + 1)]
    return found


#: What may have been done to a thing: `a Bear that has been enchanted with Rancor`.
_DONE_BEFORE = word_set("enchanted equipped tapped untapped goaded crewed saddled")


#: With these begins what a creature does by an ability of its own.
_RULES = word_set("can must cant cannot attacks blocks deals doubles enters regenerates regenerate taps")


def _relative(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`that has flying`, `that is tapped`, `which has 2 damage on it`, `that came in this turn`."""
    word = np.fold(at)
    if word in ("attacks", "blocks") and (np.fold(at + 1) == "it" or np.player(at + 1)):
        return []  # it does so now
    if word in _RULES:
        return rule_in_words(np, ref, at)
    if word in ("took", "suffered", "received", "got") and (damaged := damaged_already(np, ref, at)):
        return damaged
    if word in ("has", "have", "had", "was", "already") and (damaged := damaged_already(np, ref, at + 1)):
        return damaged
    if word in ("has", "have", "had") and np.fold(at + 1) == "been" and np.fold(at + 2) in _DONE_BEFORE:
        return _suffixes(np, ref, at + 2)
    if word in ("has", "have", "had", "still", "also", "already"):
        start = at + 1
        while np.fold(start) in (
            "already",
            "has",
            "have",
            "had",
            "gained",
            "still",
            "just",
            "also",
            "both",
            "its",
            "her",
            "his",
        ):
            start += 1
        return _with_list(np, ref, start)
    if word in ("says", "reads") and at + 1 < np.stop and np.tokens[at + 1].kind == "quote":
        return _suffixes(np, ref, at + 1)
    if word in ("is", "are", "was", "were", "thats"):
        index = at + 1
        if np.fold(index) in ("currently", "already"):
            index += 1
        if np.fold(index) in ("a", "an"):
            return apposition(np, ref, index)
        if ref.size is None and (sizes := size_after(np, index)):
            return [(ref.but(size=size, described=True), end) for size, end in sizes]
        if np.fold(index) == "summoning" and np.fold(index + 1) == "sick":
            return [(ref.but(status=(*ref.status, "sick")), index + 2)]
        if np.fold(index) in (
            "tapped",
            "untapped",
            "attacking",
            "blocking",
            "goaded",
            "enchanted",
            "equipped",
        ):
            return _suffixes(np, ref, index) or [(ref.but(status=(*ref.status, np.fold(index))), index + 1)]
        if np.fold(index) in _HOLDING:
            return _suffixes(np, ref, index)
        if np.fold(index) in COLOR_NAMES:
            return [(ref.but(colors=(*ref.colors, COLORS[np.fold(index)])), index + 1)]
        if np.fold(index) in ("out", "untouched"):
            return [(ref, index + 1)]
    if word == "just" and np.fold(at + 1) in ("came", "entered", "arrived"):
        for place in (("into", "play"), ("in",), ("the", "battlefield"), ("to", "play")):
            if tuple(np.fold(at + 2 + n) for n in range(len(place))) == place:
                return [(ref.but(status=(*ref.status, "sick")), at + 2 + len(place))]
    if word in ("came", "entered", "arrived"):
        index = at + 1
        for words in (
            ("in", "this", "turn"),
            ("in", "play", "this", "turn"),
            ("the", "battlefield", "this", "turn"),
            ("this", "turn"),
        ):
            if tuple(np.fold(index + n) for n in range(len(words))) == words:
                return [(ref.but(status=(*ref.status, "sick")), index + len(words))]
    return []
