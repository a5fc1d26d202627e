"""Keyword abilities as players say them: full names, short forms (`FS`, `DT`, `pro-green`), nouns (`a trampler`).

What is found is given in the words of card text, one line for each, so that it goes through the card grammar."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.keywords import KEYWORDS, Takes, written
from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.text.words import COLORS, TYPES, number

#: Words of every day, which in a story mean something else than the keyword that stands alone.
_EVERYDAY = {
    "aftermath",
    "ascend",
    "assist",
    "bargain",
    "conspire",
    "demonstrate",
    "exploit",
    "fuse",
    "partner",
    "ravenous",
    "rebound",
    "retrace",
    "undaunted",
}

_PLAIN = [row.name for row in KEYWORDS.values() if Takes.NOTHING in row.takes and row.name not in _EVERYDAY]
_PLAIN += [row.once for row in KEYWORDS.values() if row.once]
_LANDS = ("plains", "island", "swamp", "mountain", "forest")
_WALKS = [f"{kind}walk" for kind in (*_LANDS, "desert", *(f"snow {land}" for land in _LANDS))]
_WALKS += ["landwalk", "nonbasic landwalk", "legendary landwalk", "snow landwalk", "artifact landwalk"]

#: Keywords with a number after them.
_NUMBERED = frozenset(written(Takes.NUMBER))

#: Other words for one of them.
_SAME = {
    "fs": "first strike",
    "ds": "double strike",
    "dt": "deathtouch",
    "ll": "lifelink",
    "vig": "vigilance",
    "indes": "indestructible",
    "indestructable": "indestructible",
    "doublestrike": "double strike",
    "firststrike": "first strike",
    "death touch": "deathtouch",
    "life link": "lifelink",
    "fly": "flying",
    "trampling": "trample",
    "lifelinking": "lifelink",
    "lifelinked": "lifelink",
    "deathtouching": "deathtouch",
    "first striking": "first strike",
    "double striking": "double strike",
    "menacing": "menace",
    "vigilant": "vigilance",
    "hasting": "haste",
    "regular trample": "trample",
    "witherlink": "wither",
    "shrouded": "shroud",
    "hexproofed": "hexproof",
    "tramples": "trample",
    "flies": "flying",
    "summoning sickness": "",
}

#: What a creature is called that has one.
_NOUNS = {noun: row.name for row in KEYWORDS.values() for noun in row.nouns}
_NOUNS |= {
    "indestructible guy": "indestructible",
    "wither guy": "wither",
    "toxic guy": "toxic 1",
    "unblockable guy": "unblockable",
}

#: What it costs is seldom told with it.
REGENERATES = "{0}: Regenerate this creature."
#: What has no keyword but a sentence of its own.
_SENTENCES = {
    "unblockable": "This creature can't be blocked.",
    "cant be blocked": "This creature can't be blocked.",
    "cannot be blocked": "This creature can't be blocked.",
    "must be blocked if able": "This creature must be blocked if able.",
    "must attack each combat if able": "This creature attacks each combat if able.",
    "cant block": "This creature can't block.",
    "cant attack": "This creature can't attack.",
    "regeneration": REGENERATES,
    "regenerating": REGENERATES,
    "regen": REGENERATES,
}

_KEYWORDS: dict[str, str] = {name: name for name in (*_PLAIN, *_WALKS)}
_KEYWORDS |= {k: v for k, v in _SAME.items() if v}
_KEYWORDS |= _SENTENCES
_NOUN_FORMS: dict[str, str] = {
    form: _SENTENCES.get(keyword, keyword) for noun, keyword in _NOUNS.items() for form in (noun, noun + "s")
}
_FIRST_WORDS = (
    frozenset(k.split()[0] for k in _KEYWORDS) | _NUMBERED | {"pro", "prot", "protection", "landwalk"}
)
_FIRST_WORDS |= {"ward", "hexproof"}
_NOUN_FIRST = frozenset(k.split()[0] for k in _NOUN_FORMS)

#: Words that say a keyword by themselves, in whatever form: `forestwalk`, `lifelinking`, `flyers`, `fs`.
KEYWORD_WORDS = frozenset(k for k in (*_KEYWORDS, *_NOUN_FORMS) if " " not in k)


def keywords_in(words: str) -> tuple[str, ...]:
    """The keywords that a short description says: `3/3 trampler`, `2/2 flying creature`."""
    tokens = tokenize(words)
    found = [
        noun_at(tokens, at, len(tokens)) or keyword_at(tokens, at, len(tokens)) for at in range(len(tokens))
    ]
    return tuple(said[0] for said in found if said is not None)


def keyword_at(tokens: Sequence[Token], at: int, stop: int) -> tuple[str, int] | None:
    """The longest keyword that begins at token `at`, in the words of card text, and where it ends. None when none does."""
    first = tokens[at].fold
    if first not in _FIRST_WORDS:
        return None
    if first == "regeneration" and tokens[at].text[:1].isupper():
        return None  # the Aura of that name
    for length in range(min(6, stop - at), 0, -1):
        phrase = " ".join(t.fold for t in tokens[at : at + length])
        if phrase in _KEYWORDS:
            return _KEYWORDS[phrase], at + length
    if first in _NUMBERED and at + 1 < stop:
        value = number(tokens[at + 1].fold)
        if value is not None and tokens[at + 1].kind == "number":
            return f"{first} {value}", at + 2
        if first in ("toxic",):
            return "toxic 1", at + 1
    if first == "ward" and at + 1 < stop:
        return _ward(tokens, at + 1, stop)
    if first in ("pro", "prot", "protection"):
        return _protection(tokens, at + 1, stop)
    return None


def _ward(tokens: Sequence[Token], at: int, stop: int) -> tuple[str, int] | None:
    """`ward {2}`, `ward 2`, `ward 3 life`, as card text has it."""
    token = tokens[at]
    if token.kind == "mana":
        return f"ward {token.text}", at + 1
    value = number(token.fold) if token.kind == "number" else None
    if value is None:
        return None
    if at + 1 < stop and tokens[at + 1].fold == "life":
        return f"ward—Pay {value} life.", at + 2
    return f"ward {{{value}}}", at + 1


def _protection(tokens: Sequence[Token], at: int, stop: int) -> tuple[str, int] | None:
    if at < stop and tokens[at].fold == "from":
        at += 1
    qualities: list[str] = []
    while at < stop:
        word = tokens[at].fold
        quality = COLORS.get(word) or _QUALITIES.get(word)
        if quality is None and word in TYPES:
            quality = TYPES[word].lower() + "s"
        if (
            quality is None
            and word == "all"
            and at + 1 < stop
            and tokens[at + 1].fold in ("colors", "colours")
        ):
            quality, at = "all colors", at + 1
        if quality is None and not qualities and tokens[at].kind == "word" and tokens[at].text[:1].isupper():
            quality = tokens[at].text  # a subtype: protection from Goblins
        if quality is None:
            break
        qualities.append(quality)
        at += 1
        if at + 2 < stop and tokens[at].fold == "and" and tokens[at + 1].fold == "from":
            at += 2
            continue
        if (
            at + 1 < stop
            and tokens[at].fold == "and"
            and tokens[at + 1].fold in COLORS
            and len(tokens[at + 1].fold) > 1
        ):
            following = tokens[at + 2].fold if at + 2 < stop else ""
            if following not in TYPES and following not in ("knight",):
                at += 1
                continue
        break
    if not qualities:
        return None
    return "protection from " + " and from ".join(qualities), at


_QUALITIES = {
    "everything": "everything",
    "monocolored": "monocolored",
    "multicolored": "multicolored",
    "monored": "red",
}


def noun_at(tokens: Sequence[Token], at: int, stop: int) -> tuple[str, int] | None:
    """A noun such as `trampler` or `first striker` at token `at`: its keyword as card text, and where it ends."""
    if tokens[at].fold not in _NOUN_FIRST:
        return None
    for length in (2, 1):
        if at + length <= stop:
            phrase = " ".join(t.fold for t in tokens[at : at + length])
            if phrase in _NOUN_FORMS:
                return _NOUN_FORMS[phrase], at + length
    return None


def keyword_said(tokens: Sequence[Token], at: int, stop: int, sized: bool) -> tuple[str, int] | None:
    """A keyword that is said of a thing of which the size is told: before it (`a 3/3 lifelink creature`, `sized`), or just after it in
    small letters (`my lifelink 3/3`)."""
    found = keyword_at(tokens, at, stop)
    if found is None or sized:
        return found
    end = found[1]
    follows = end < stop and tokens[end].kind == "size" and tokens[end - 1].text.islower()
    return found if follows else None
