"""Small phrases that fill slots: numbers, colours, sizes, counters, coins."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.changes import GetsPT
from bot.abilities.counter_kinds import COUNTER_KINDS
from bot.abilities.keywords import KEYWORDS
from bot.abilities.subtypes import SUBTYPES
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.lists import list_of
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.told_after import PLACING
from bot.scenario.phrases.values import ThingRef
from bot.scenario.phrases.with_lists import _with_list
from bot.scenario.text.bonuses import bonus_in_numbers
from bot.scenario.text.words import (
    COLOR_NAMES,
    COLORS,
    COUNTERS,
    CREATURE_NOUNS,
    GRAVEYARD_WORDS,
    ORDINALS,
    SUPERTYPES,
    TIMES,
    TYPES,
    singular,
    word_set,
)

_STATUSES = {
    "tapped": "tapped",
    "untapped": "untapped",
    "sick": "sick",
    "goaded": "goaded",
    "flipped": "flipped",
    "transformed": "transformed",
    "monstrous": "monstrous",
    "renowned": "renowned",
    "suspected": "suspected",
    "saddled": "saddled",
    "solved": "solved",
    "legendary": "legendary",
}

_STEPS = {
    "upkeep": "UPKEEP",
    "untap": "UNTAP",
    "draw": "DRAW",
    "main": "MAIN",
    "end": "END_STEP",
    "endstep": "END_STEP",
    "cleanup": "CLEANUP",
    "combat": "BEGINNING_OF_COMBAT",
    "turn": "NEXT_TURN",
}


#: Nothing is told to be done more often: each time is played.
_MOST_TIMES = 1000


def read_tokens(reader: PhraseReader, at: int) -> Readings:
    """Tokens: `ten 2/2 Soldier tokens`."""
    return [(things, end) for things, end in reader.tolds(at) if all(t.token for t in things)]


def read_madetokens(reader: PhraseReader, at: int) -> Readings:
    """What is made, with the word or without: `two Soldiers`, `a 1/1 Spirit`."""
    return [
        (tuple(t.but(token=True) for t in things), end)
        for things, end in reader.tolds(at)
        if all(t.token or (t.source == "kind" and t.subtypes and not (t.owner or t.place)) for t in things)
    ]


def read_placed(reader: PhraseReader, at: int) -> Readings:
    """Things that are told to be on the battlefield: `Furnace of Rath in play`."""
    if reader.words is not None and reader.words.isdisjoint(PLACING):
        return []
    return [
        (tuple(t.but(place="battlefield") for t in things), end)
        for things, end in reader.tolds(at)
        if things[-1].place == "battlefield" and all(t.place in ("", "battlefield") for t in things)
    ]


def read_number(reader: PhraseReader, at: int) -> Readings:
    return reader.number(at)


def read_players(reader: PhraseReader, at: int) -> Readings:
    return list_of(reader, at, "player")


def read_ordinal(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    if word in ORDINALS:
        return [(ORDINALS[word], at + 1)]
    return []


def read_size(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at]
    if token.kind == "size" and not token.text.startswith(("+", "-")):
        power, _, toughness = token.fold.removesuffix("s").partition("/")
        if power.isdigit() and toughness.isdigit():
            return [((int(power), int(toughness)), at + 1)]
    return []


def read_loyaltysign(reader: PhraseReader, at: int) -> Readings:
    """`-2`, `+1`: a loyalty ability by its cost."""
    token = reader.tokens[at]
    return [(token.text, at + 1)] if token.kind == "number" and token.text[:1] in "+-" else []


def read_bonus(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at]
    if token.kind == "size" and token.text.startswith(("+", "-")):
        return [(token.fold, at + 1)]
    return []


def change_of(bonus: object) -> GetsPT | None:
    """`+2/+0`, as it was read, as the change that it tells of; None for anything else, `+X/+X` too."""
    raised = bonus_in_numbers(bonus) if isinstance(bonus, str) else None
    return None if raised is None else GetsPT(*map(Number, raised))


def read_counter(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at]
    if token.kind == "size" and token.text.startswith(("+", "-")):
        return [(token.fold, at + 1)]
    if token.fold in KEYWORDS and reader.fold(at + 1) not in _COUNTERS_SAID:
        return []  # `has no trample` counts none
    if token.fold in COUNTERS or (
        token.fold in COUNTER_KINDS and reader.fold(at + 1) in ("counter", "counters")
    ):
        return [(token.fold, at + 1)]
    if (
        token.fold in ("first", "double")
        and reader.fold(at + 1) == "strike"
        and reader.fold(at + 2) in _COUNTERS_SAID
    ):
        return [(f"{token.fold} strike", at + 2)]
    return []


_COUNTERS_SAID = frozenset({"counter", "counters"})


def read_colorword(reader: PhraseReader, at: int) -> Readings:
    return [(COLORS[reader.fold(at)], at + 1)] if reader.fold(at) in COLOR_NAMES else []


def read_abilityword(reader: PhraseReader, at: int) -> Readings:
    found = keyword_at(reader.tokens, at, reader.stop) if reader.tokens[at].text.islower() else None
    return [found] if found is not None else []


def read_combatword(reader: PhraseReader, at: int) -> Readings:
    """`combat`, `noncombat`."""
    word = reader.fold(at)
    return [(word, at + 1)] if word in ("combat", "noncombat") else []


def read_status(reader: PhraseReader, at: int) -> Readings:
    if reader.fold(at) == "summoning" and reader.fold(at + 1) == "sick":
        return [("sick", at + 2)]
    affected = reader.fold(at) in ("under", "affected") and reader.fold(at + 1) in ("summoning", "by")
    if affected and reader.fold(at + 2) in ("sickness", "summoning"):
        return [("sick", at + 3 + (reader.fold(at + 2) == "summoning"))]
    if reader.fold(at) == "face" and reader.fold(at + 1) == "down":
        return [("face down", at + 2)]
    word = reader.fold(at)
    return [(_STATUSES[word], at + 1)] if word in _STATUSES else []


def read_coin(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    if word in ("heads", "head", "tails", "tail"):
        return [(word[:4].rstrip("s"), at + 1)]
    return []


def read_stepname(reader: PhraseReader, at: int) -> Readings:
    at += reader.fold(at) in ("precombat", "first") and reader.fold(at + 1) == "main"
    word = reader.fold(at)
    if word not in _STEPS:
        return []
    end = at + 1
    if reader.fold(end) in ("step", "phase"):
        end += 1
    return [(_STEPS[word], end)]


def read_cardtype(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    return [(TYPES[word], at + 1)] if word in TYPES else []


def read_graveyardword(reader: PhraseReader, at: int) -> Readings:
    """What players say who have enough in their graveyards: `threshold`, `delirium`, `spell mastery`."""
    words = (reader.fold(at), f"{reader.fold(at)} {reader.fold(at + 1)}")
    return [(word, at + word.count(" ") + 1) for word in words if word in GRAVEYARD_WORDS]


#: A kind of things is named without these.
_NO_KINDS = word_set(
    "do does will did are is of abilities keywords can could would may might must i you he she they we my his "
    "counter counters damage life"
)
#: Nouns besides card types and names for what lies somewhere: no counters, triggers, spells or turns.
_COUNTED = (
    frozenset(kind.lower() for kind in SUBTYPES)
    | frozenset(map(singular, CREATURE_NOUNS))
    | word_set("permanent card token nontoken copy thing flyer flier")
)


def read_kindnoun(reader: PhraseReader, at: int) -> Readings:
    """`creatures`, `other permanents`, `Saprolings`, `Elf tokens`."""
    found: Readings = []
    for end in range(min(at + 4, reader.stop), at, -1):
        words = [t.fold for t in reader.tokens[at:end]]
        last = words[-1] if words[-1] in _COUNTED else singular(words[-1])  # `Pegasus` is one
        kind = last in TYPES or last in _COUNTED or (words[-1] != last and _is_named(reader, at, end))
        if _NO_KINDS & {*words}:
            continue
        if not all(_tells_of_a_kind(reader, n, end) for n in range(at, end - 1)):
            continue
        sized = reader.tokens[at].kind == "size" and reader.tokens[at].text[0].isdigit()
        kind = kind or (sized and end == at + 1 and words[0].endswith("s"))  # `how many 5/5s`
        if kind and all(t.kind == "word" for t in reader.tokens[at + sized : end]):
            found.append((" ".join(t.text for t in reader.tokens[at:end]), end))
    return found


#: What else may be said of a kind; every other word before the noun would be left unanswered.
_BEFORE_A_KIND = (
    frozenset(COLOR_NAMES)
    | frozenset(SUPERTYPES)
    | frozenset(TYPES)
    | word_set("tapped untapped nontoken token other more monstrous renowned suspected saddled multicolored")
    | word_set("attacking blocking blocked unblocked")
)


def _tells_of_a_kind(reader: PhraseReader, at: int, end: int) -> bool:
    """Whether an answer tells what the word says of the noun at `end`: `red`, `Elf`, the first word of a name, a size."""
    word = reader.fold(at)
    one = singular(word)
    if word != one and one in TYPES:
        return False  # `creatures block Craw Wurm` are no kind
    known = word in _BEFORE_A_KIND or one in TYPES or not {one.title(), word.title()}.isdisjoint(SUBTYPES)
    return (
        known
        or reader.tokens[at].kind == "size"
        or _is_named(reader, at, end)
        or reader.lexicon.in_long_name(at)
    )


def _is_named(reader: PhraseReader, at: int, end: int) -> bool:
    """Whether a name stands there: `Grizzly Bears`."""
    return any(name.end == end for start in (at, end - 1) for name in reader.lexicon.at(start))


def read_boardnoun(reader: PhraseReader, at: int) -> Readings:
    """`creatures`, `Saprolings`: what is counted on the battlefield. `How many cards?` is not asked of what is there."""
    return [
        (words, end)
        for words, end in read_kindnoun(reader, at)
        if reader.fold(end - 1) not in ("card", "cards")
    ]


def read_numberlist(reader: PhraseReader, at: int) -> Readings:
    """`1-2`, `2 and 1`, `1, 1 and 2`, `2/1`: at least two numbers."""
    token = reader.tokens[at]
    if token.kind == "size" and not token.text.startswith(("+", "-")):
        first, _, second = token.fold.partition("/")
        return [((int(first), int(second)), at + 1)] if first.isdigit() and second.isdigit() else []
    found: list[int] = []
    index = at
    while index < reader.stop and reader.tokens[index].kind == "number":
        found.append(abs(int(reader.tokens[index].fold)))
        index += 1
        joint = index
        while reader.fold(joint) in (",", "and", "-", "—", "to"):
            joint += 1
        if joint >= reader.stop or reader.tokens[joint].kind != "number":
            break
        index = joint
    return [(tuple(found), index)] if len(found) > 1 else []


def read_times(reader: PhraseReader, at: int) -> Readings:
    """`twice`, `three times`, `3x`."""
    word = reader.fold(at)
    if word in TIMES:
        return [(TIMES[word], at + 1)]
    values = reader.number(at)
    if values and 0 <= values[0][0] <= _MOST_TIMES and reader.fold(values[0][1]) in ("times", "time", "x"):
        return [(values[0][0], values[0][1] + 1)]
    return []


def read_withlist(reader: PhraseReader, at: int) -> Readings:
    """`wither and lifelink`, `flying`, `"..."`: abilities told of something, as a described thing."""
    blank = ThingRef("kind", at, at)
    return [(ref, end) for ref, end in _with_list(reader, blank, at) if ref.lines and not ref.attached]
