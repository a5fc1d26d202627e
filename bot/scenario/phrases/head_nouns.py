"""The noun that a description ends in: creature, trampler, token, Goblin, planeswalker, spell, copy."""

from __future__ import annotations

from bot.abilities.subtypes import SUBTYPES
from bot.scenario.phrases.adjectives import (
    CREATURE_TYPES,
    is_predefined,
    is_subtype,
    named_commander,
    subtype,
)
from bot.scenario.phrases.gifts import given_to_what_it_is_on
from bot.scenario.phrases.keywords import noun_at
from bot.scenario.phrases.names_halved import is_one_more
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.spells_by_kind import called_by_its_deed, called_by_so_much
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    THING_NOUNS,
    TYPES,
    number,
    singular,
)


def noun_head(reader: PhraseReader, base: ThingRef, at: int, start: int) -> tuple[ThingRef, bool] | None:
    """The noun that a description ends in, and whether it owns what follows (`the creature's target`). The description begins at
    `start`; each reader below takes it so far and the noun's stem, and answers with all that is described then."""
    token = reader.tokens[at]
    if token.kind in ("size", "number") and (called := called_by_so_much(reader, base, at)) is not None:
        return called, False
    if token.kind != "word":
        return None
    head = _keyword_noun(reader, base, at)
    if head is not None:
        return head, False
    stem = token.owner or token.fold
    for kind in (called_by_its_deed, _of_type, _a_creature, _a_token, _of_sort, _a_copy, _of_subtype):
        head = kind(reader, base, at, start, stem)
        if head is not None:
            return head, bool(token.owner)
    return None


def _keyword_noun(reader: PhraseReader, base: ThingRef, at: int) -> ThingRef | None:
    """`trampler`, `first strikers`, `deathtouch token`."""
    found = noun_at(reader.tokens, at, reader.stop)
    if found is None or not (base.article or base.size or base.many):
        return None
    keyword, end = found
    words = " ".join(t.text for t in reader.tokens[at:end])
    plural = reader.tokens[end - 1].fold.endswith("s")
    token = reader.fold(end) in ("token", "tokens")
    types = base.types or ("Creature",)
    described = base.but(lines=(*base.lines, keyword), noun=words, types=types, token=base.token or token)
    return _counted(described, plural, end + token)


def _of_type(reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
    """`creature`, `artifact token`, `instant card`."""
    if stem not in TYPES:
        return None
    plural, end = stem.endswith("s"), at + 1
    token = reader.fold(end) in ("token", "tokens")
    if token or reader.fold(end) in ("card", "cards", "spell", "spells"):
        plural, end = reader.fold(end).endswith("s"), end + 1
    described = base.but(types=(*base.types, TYPES[stem]), noun=stem, token=base.token or token)
    return _counted(described, plural, end)


def _a_creature(reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
    """`guy`, `attacker`, `blockers`, `4-drop`."""
    if stem in ("drop", "drops") and base.mana_value is not None:
        return _counted(base.but(types=base.types or ("Creature",), noun="creature"), stem == "drops", at + 1)
    fights = {*base.status} & {"unblocked", "blocked"} and stem in ("attackers", "blockers")
    if stem not in CREATURE_NOUNS or not (base.article or base.size or base.many or base.lines or fights):
        return None
    if stem == "commander" and named_commander(reader, at) is not None:
        return None
    status = {"attacker": "attacking", "blocker": "blocking", "commander": "commander"}.get(singular(stem))
    described = base.but(types=base.types or ("Creature",), noun=stem)
    if status is not None and (status == "commander" or not base.size):
        described = described.but(status=(*base.status, status))
    return _counted(described, stem.endswith("s"), at + 1)


def _a_token(reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
    if stem not in ("token", "tokens"):
        return None
    return _counted(base.but(token=True, noun="token"), stem.endswith("s"), at + 1)


def _of_sort(reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
    """`permanent`, `cards`, `spell`."""
    if stem not in THING_NOUNS or not (base.article or base.many):
        return None
    return _counted(base.but(noun=singular(stem)), stem.endswith("s"), at + 1)


def _a_copy(reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
    """`the copy`, `a copy of Shock`, `storm copy`."""
    if stem == "storm" and reader.fold(at + 1) == "copy":
        return base.but(noun="copy", described=True, end=at + 2)
    if stem not in ("copy", "copies") or not base.article:
        return None
    of = reader.thing(at + 2) if reader.fold(at + 1) == "of" else []
    inner, end = of[0] if of else (None, at + 1 + (reader.fold(at + 1) == "of"))
    return base.but(noun="copy", of=inner, described=True, end=end)


def _of_subtype(reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
    """`Goblin`, `Zombie tokens`, `Treasure`, `a Rogue spell`."""
    predefined = is_predefined(reader, at)
    bare = singular(stem) in CREATURE_TYPES or predefined
    if not (base.article or base.size or base.many or bare) or not is_subtype(reader, at, base):
        return None
    named = [name for name in reader.lexicon.at(at) if name.source != "part" or not is_one_more(base)]
    if named or (base.size is None and _is_unknown_name(reader, start, at)):
        return None
    noun = reader.tokens[at]
    token = reader.fold(at + 1) in ("token", "tokens")
    lie = reader.fold(at + 1) in ("card", "cards")  # `two Elf cards in my graveyard`
    cast = reader.fold(at + 1) in ("spell", "spells")  # `two Rogue spells`
    cards = reader.fold(at + 1) if cast or (lie and base.count) else ""
    types = base.types or (SUBTYPE_TYPES.get(singular(stem), "Artifact" if predefined else "Creature"),)
    kind = subtype(stem if noun.owner else noun.text)
    described = base.but(
        subtypes=(*base.subtypes, kind),
        lines=given_to_what_it_is_on(base.lines, kind),
        noun=stem,
        types=types,
        token=base.token or token or predefined,
    )
    one = stem.capitalize() in SUBTYPES and stem != "plains"  # `a 2/2 Cyclops`
    many = (stem.endswith("s") and not one) or cards in ("cards", "spells")
    return _counted(described, many, at + 1 + (token or bool(cards)))


def _is_unknown_name(reader: PhraseReader, start: int, at: int) -> bool:
    """Whether the words up to `at` are the name of something that nobody knows, and no description: `Exalted Angel`, but not
    `Goblin Warrior`."""
    first = at
    while first > start and reader.tokens[first - 1].text[:1].isupper():
        first -= 1
    told = [token.fold for token in reader.tokens[first : at + 1]]
    words = [word for word in told if word not in _NO_NAMES and number(word) is None]
    known = CREATURE_TYPES | {*SUPERTYPES, *SUBTYPE_TYPES, *COLOR_NAMES}
    return len(words) > 1 and any(singular(word) not in known and word not in known for word in words)


def size_after(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at] if at < reader.stop else None
    if token is None or token.kind != "size" or token.text.startswith(("+", "-")):
        return []
    power, _, toughness = token.fold.partition("/")
    return [((int(power), int(toughness)), at + 1)] if power.isdigit() and toughness.isdigit() else []


def _counted(described: ThingRef, plural: bool, end: int) -> ThingRef:
    """What is described so, up to `end`: a plural without a number means all that fit."""
    count = 0 if plural and not described.many else described.count
    return described.but(described=True, many=described.many or plural, count=count, end=end)


_NO_NAMES = frozenset(
    {
        "the",
        "a",
        "an",
        "my",
        "his",
        "her",
        "their",
        "your",
        "all",
        "each",
        "both",
        "another",
        "other",
        "every",
    }
)
