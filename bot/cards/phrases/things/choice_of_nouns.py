"""Choices in a description: `instant or sorcery card`, `creature, artifact, or land`, `white or blue`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.amounts import CardsIn, CountOf, GreatestOf, Times, TotalOf
from bot.abilities.filters import (
    AttachedToIt,
    BlockingIt,
    Compare,
    Filter,
    InStatus,
    IsToken,
    Not,
    OfSubtype,
    OfType,
    OneOf,
    Other,
    Quality,
    SharesWith,
    Targets,
    WithGreatest,
    WithKeyword,
)
from bot.abilities.past import DidThisTurn
from bot.abilities.who import Any as AnyOf
from bot.abilities.who import Both, Each, Target
from bot.cards.phrases.things.nouns import (
    ADJECTIVE_TEXT,
    ADJECTIVES,
    NEVER_LAST,
    NOUN_TEXT,
    NOUNS,
    PLAYERS,
    is_noun,
    speaks_of_players,
)
from bot.language.run import Run

_CREATURE = OfType("Creature")


#: In `instant or sorcery card` the last word belongs to both.
_NEVER_SECOND = (
    NEVER_LAST | PLAYERS | {IsToken()} | {OfType(t) for t in ("Card", "Spell", "Source", "Permanent")}
)


#: What is never on the battlefield is called a card in any list: `permanent or suspended card`.
_SUSPENDED_CARD = (InStatus("suspended"), OfType("Card"))

_BESIDE_CREATURE = (OfType("Artifact"), OfType("Enchantment"), OfType("Legendary"))


#: A span of a description: where it ends, its qualities, its text, whether its wording is an alternate.
Span = tuple[int, tuple[Quality, ...], str, bool]


def speaks_of_a_body(quality: Quality) -> bool:
    """Power, toughness and keywords: what only creatures have in a list of kinds."""
    if isinstance(quality, Not):
        return speaks_of_a_body(quality.quality)
    if isinstance(quality, OneOf):
        return any(speaks_of_a_body(q) for f in quality.of for q in f.qualities)
    return isinstance(quality, WithKeyword) or (isinstance(quality, Compare) and quality.stat != "mana value")


def attached(qualities: tuple[Quality, ...], more: tuple[Quality, ...]) -> tuple[Quality, ...] | None:
    """The qualities with `more` said after them; a body's qualities belong to the last of several kinds. `Who` is said of players."""
    if any(isinstance(q, DidThisTurn) for q in more) and not speaks_of_players(Filter(qualities)):
        return None
    at = next((i for i, q in enumerate(qualities) if isinstance(q, OneOf) and is_noun(q)), None)
    if at is None or not any(speaks_of_a_body(q) for q in more):
        return (*qualities, *more)
    choice = qualities[at]
    assert isinstance(choice, OneOf)
    bodies = [
        any(q == _CREATURE or isinstance(q, OfSubtype) for q in f.qualities) or speaks_of_players(f)
        for f in choice.of
    ]
    if at != len(qualities) - 1:
        return (*qualities, *more) if all(bodies) or qualities[at + 1 :] == (_CREATURE,) else None
    if all(bodies):
        return (*qualities, *more) if all(OfSubtype is type(f.qualities[-1]) for f in choice.of) else None
    if any(bodies[:-1]) or not bodies[-1]:
        return None
    last = Filter((*choice.of[-1].qualities, *more))
    return (*qualities[:at], OneOf((*choice.of[:-1], last)))


def shares_head(filters: tuple[Filter, ...], head: tuple[Quality, ...]) -> bool:
    """Whether every alternative can stand before the same noun (`instant or sorcery card`, `Elf or Soldier creature`)."""
    firsts = [f.qualities[0] for f in filters]
    if any(len(f.qualities) != 1 for f in filters[:-1]) or any(q in PLAYERS for q in firsts):
        return False
    if head[0] == _CREATURE:
        return all(isinstance(q, OfSubtype) or q in _BESIDE_CREATURE for q in firsts)
    return len(filters[-1].qualities) == 1


def ends_in_a_description(quality: Quality) -> bool:
    """What would follow belongs to the description at its end: `with power less than the number of lands you control`."""
    if isinstance(quality, Compare):
        return isinstance(quality.than, (CountOf, CardsIn, Times, GreatestOf, TotalOf))
    if isinstance(quality, WithGreatest):
        return True
    if isinstance(quality, Not):
        return isinstance(quality.quality, OneOf)
    if isinstance(quality, Targets):
        return isinstance(quality.who, AnyOf | Both)
    if isinstance(quality, SharesWith):
        return isinstance(quality.who, Each)
    return isinstance(quality, (AttachedToIt, BlockingIt)) and isinstance(quality.who, Target | AnyOf)


def wants_comma(first: Quality, second: Quality) -> bool:
    return isinstance(first, Not) and isinstance(second, Not)


def adjective(run: Run, at: int) -> Iterator[tuple[int, Quality, str, bool]]:
    quality = ADJECTIVES.get(run.exact[at]) or ADJECTIVES.get(run.folded[at])
    if quality is None:
        return
    text = ADJECTIVE_TEXT[quality]
    yield at + 1, quality, text, False
    if isinstance(quality, Other):
        return
    joiner = run.folded[at + 1] if at + 1 < run.size else ""
    if joiner in ("or", "and/or"):
        second = ADJECTIVES.get(run.folded[at + 2])
        if second is not None and _same_sort(quality, second):
            both = OneOf((Filter((quality,)), Filter((second,))))
            yield at + 3, both, f"{text} {joiner} {ADJECTIVE_TEXT[second]}", joiner != "or"
    elif joiner == ",":
        second = ADJECTIVES.get(run.folded[at + 2])
        if second is not None and run.folded[at + 3 : at + 5] == (",", "or"):
            third = ADJECTIVES.get(run.folded[at + 5])
            if third is not None and _same_sort(quality, second) and _same_sort(second, third):
                words = [ADJECTIVE_TEXT[q] for q in (quality, second, third)]
                of = tuple(Filter((q,)) for q in (quality, second, third))
                yield at + 6, OneOf(of), f"{words[0]}, {words[1]}, or {words[2]}", False


def _same_sort(one: Quality, two: Quality) -> bool:
    """Colors go with colors and roles with roles; `black or nonred` is no choice."""
    return type(one) is type(two) and isinstance(one, (type(ADJECTIVES["red"]), InStatus))


def write_adjective(quality: Quality) -> str:
    if isinstance(quality, OneOf):
        words = [ADJECTIVE_TEXT[f.qualities[0]] for f in quality.of]
        if len(words) == 2:
            return f"{words[0]} or {words[1]}"
        return ", ".join(words[:-1]) + f", or {words[-1]}"
    return ADJECTIVE_TEXT[quality]


Choice = tuple[int, tuple[Filter, ...], str, bool]


def choice_of_nouns(
    run: Run, at: int, heads: dict[str, Quality], joiner: str, plain: bool
) -> Iterator[Choice]:
    """`a or b`, `a, b, or c` with nouns of `heads`; with `plain` nouns without adjectives, else with one of their own, each of
    two or the last."""
    for end, first, text in () if plain else _alternative(run, at, heads, plain):
        word = run.folded[end] if end < run.size else ""
        if word in ("or", "and", "and/or") and _is_described(first):
            for end2, second, text2 in _alternative(run, end + 1, heads, plain):
                if _is_described(second):
                    yield end2, (first, second), f"{text} {word} {text2}", word != joiner
    for end, first, text in _alternative(run, at, heads, plain=True):
        word = run.folded[end] if end < run.size else ""
        if word in ("or", "and", "and/or"):
            for end2, second, text2 in _alternative(run, end + 1, heads, plain):
                yield end2, (first, second), f"{text} {word} {text2}", word != joiner
        elif word == ",":
            for end2, more, text2, alternate in _longer(run, end + 1, heads, joiner, plain):
                yield end2, (first, *more), f"{text}, {text2}", alternate


def choice_of_sorts(run: Run, at: int, joiner: str) -> Iterator[Choice]:
    """`activated or triggered` in front of `ability`: words that stand before a noun alone."""
    words = run.folded[at : at + 3]
    if words == ("activated", joiner, "triggered"):
        yield at + 3, _SORTS_OF_ABILITY, " ".join(words), False


_SORTS_OF_ABILITY = (Filter((OfType("Activated"),)), Filter((OfType("Triggered"),)))


def _is_described(one: Filter) -> bool:
    """Whether it has an adjective of its own: `non-Aura enchantment`."""
    return len(one.qualities) == 2 and one.qualities[0] in ADJECTIVE_TEXT


def _longer(run: Run, at: int, heads: dict[str, Quality], joiner: str, plain: bool) -> Iterator[Choice]:
    for end, second, text in _alternative(run, at, heads, plain):
        if run.folded[end] != ",":
            continue
        word = run.folded[end + 1] if end + 1 < run.size else ""
        if word in ("or", "and", "and/or"):
            for end2, third, text2 in _alternative(run, end + 2, heads, plain):
                yield end2, (second, third), f"{text}, {word} {text2}", word != joiner
        else:
            for end2, more, text2, alternate in _longer(run, end + 1, heads, joiner, plain):
                yield end2, (second, *more), f"{text}, {text2}", alternate


def _alternative(
    run: Run, at: int, heads: dict[str, Quality], plain: bool
) -> Iterator[tuple[int, Filter, str]]:
    head = heads.get(run.exact[at]) or heads.get(run.folded[at])
    if head is not None and head not in NEVER_LAST:
        yield at + 1, Filter((head,)), (run.folded[at] if run.folded[at] in heads else run.exact[at])
    first = NOUNS.get(run.exact[at]) or NOUNS.get(run.folded[at])
    text = NOUN_TEXT.get(first) if first is not None else None
    if first is None and not plain:
        first = ADJECTIVES.get(run.exact[at]) if run.exact[at] not in ("enchanted", "equipped") else None
        text = ADJECTIVE_TEXT.get(first) if first is not None else None
    if first is not None and first not in PLAYERS and not isinstance(first, Other):
        second = heads.get(run.exact[at + 1]) if at + 1 < run.size else None
        whole = (first, second) == _SUSPENDED_CARD or (first in ADJECTIVE_TEXT and second == OfType("Source"))
        if second is not None and (second not in _NEVER_SECOND or whole):
            yield at + 2, Filter((first, second)), f"{text} {run.exact[at + 1]}"
