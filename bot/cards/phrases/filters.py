"""Descriptions of things: `nontoken attacking creature you don't control with flying`, one and many.

A description is adjectives, nouns and what follows; its qualities stand in the order of the text. What follows
(`suffix` phrases) is registered in `suffixes`. Alternatives between nouns (`artifact or enchantment`) are one
quality. What is said of a creature after a list of other kinds (`artifact or creature with flying`) belongs to
the last of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
    Targets,
    WithGreatest,
    WithKeyword,
)
from bot.abilities.who import Any as AnyOf
from bot.abilities.who import Both, Target
from bot.cards.phrases.base import G, S
from bot.cards.phrases.nouns import (
    ADJECTIVE_TEXT,
    ADJECTIVES,
    NEVER_LAST,
    NOUN_TEXT,
    NOUNS,
    PLAYERS,
    PLURAL_NOUNS,
    PLURAL_TEXT,
)
from bot.language.rules import Found, Node, Rule
from bot.language.run import Run

_CREATURE = OfType("Creature")
#: In `instant or sorcery card` the last word belongs to both.
_NEVER_SECOND = (
    NEVER_LAST | PLAYERS | {IsToken()} | {OfType(t) for t in ("Card", "Spell", "Source", "Permanent")}
)
_BESIDE_CREATURE = (OfType("Artifact"), OfType("Enchantment"), OfType("Legendary"))
#: A span of a description: where it ends, its qualities, its text, whether its wording is an alternate.
_Span = tuple[int, tuple[Quality, ...], str, bool]


def is_adjective(quality: Quality) -> bool:
    """Whether it is said in front of the noun."""
    if isinstance(quality, OneOf):
        return all(len(f.qualities) == 1 and f.qualities[0] in ADJECTIVE_TEXT for f in quality.of)
    return quality in ADJECTIVE_TEXT


def is_noun(quality: Quality) -> bool:
    """Whether it is a noun, or a choice of nouns."""
    if isinstance(quality, OneOf):
        return all(any(q in NOUN_TEXT for q in f.qualities) for f in quality.of)
    return quality in NOUN_TEXT


def speaks_of_players(what: Filter) -> bool:
    """Whether the description is one of players alone."""
    return any(q in PLAYERS for q in what.qualities)


def _speaks_of_a_body(quality: Quality) -> bool:
    """Power, toughness and keywords: what only creatures have in a list of kinds."""
    if isinstance(quality, Not):
        return _speaks_of_a_body(quality.quality)
    if isinstance(quality, OneOf):
        return any(_speaks_of_a_body(q) for f in quality.of for q in f.qualities)
    return isinstance(quality, WithKeyword) or (isinstance(quality, Compare) and quality.stat != "mana value")


class Description(Rule):
    """A `Filter` in the singular or in the plural."""

    def __init__(self, name: str, plural: bool) -> None:
        super().__init__(name)
        self._plural = plural
        self._heads = PLURAL_NOUNS if plural else NOUNS

    # --- reading --------------------------------------------------------------------------------------------

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for at1, before, text1, alt1 in self._adjectives(run, at):
            for at2, core, text2, alt2 in self._core(run, at1, before):
                text = f"{text1} {text2}" if text1 else text2
                self._suffixes(run, at2, (*before, *core), [text], (), alt1 or alt2, out)
        return out

    def _suffixes(
        self,
        run: Run,
        at: int,
        qualities: tuple[Quality, ...],
        parts: list[str | int],
        children: tuple[Node, ...],
        alternate: bool,
        out: list[Found],
    ) -> None:
        value = Filter(qualities)
        out.append((at, value, self.node(value, parts, children, alternate)))
        if len(children) >= 3 or (children and _ends_in_a_description(qualities[-1])):
            return
        for end, more, node in run.read(SUFFIX_N if self._plural else SUFFIX_1, at):
            follow = _attached(qualities, more)
            if follow is not None:
                self._suffixes(
                    run, end, follow, [*parts, " ", len(children)], (*children, node), alternate, out
                )

    def _adjectives(self, run: Run, at: int) -> Iterator[_Span]:
        yield at, (), "", False
        for end, first, text, alternate in _adjective(run, at):
            yield end, (first,), text, alternate
            comma = run.folded[end] == ","
            for end2, rest, text2, alternate2 in self._adjectives(run, end + comma):
                if not rest or _wants_comma(first, rest[0]) != comma:
                    continue
                yield end2, (first, *rest), text + (", " if comma else " ") + text2, alternate or alternate2

    def _core(self, run: Run, at: int, before: tuple[Quality, ...]) -> Iterator[_Span]:
        """The nouns: a chain (`Goblin creature`), a choice (`artifact or creature`) or a choice and a chain."""
        yield from self._chain(run, at, self._heads)
        if any(not isinstance(q, Other) for q in before):
            choices = _choice_of_nouns(run, at, NOUNS, "or", plain=True)
        else:
            choices = _choice_of_nouns(run, at, self._heads, "and" if self._plural else "or", plain=False)
            for end, filters, text, alternate in choices:
                if len(filters[-1].qualities) == 2 and _shares_head(filters, filters[-1].qualities[1:]):
                    continue  # `Elf or Soldier creature`: the last word belongs to both
                yield end, (OneOf(filters),), text, alternate
            choices = _choice_of_nouns(run, at, NOUNS, "and" if self._plural else "or", plain=True)
        for end, filters, text, alternate in choices:
            for end2, rest, text2, alternate2 in self._chain(run, end, self._heads):
                if not _shares_head(filters, rest):
                    continue
                yield end2, (OneOf(filters), *rest), f"{text} {text2}", alternate or alternate2

    def _chain(self, run: Run, at: int, heads: dict[str, Quality]) -> Iterator[_Span]:
        head = heads.get(run.exact[at]) or heads.get(run.folded[at])
        if head is not None and head not in NEVER_LAST:
            yield at + 1, (head,), run.folded[at] if run.folded[at] in heads else run.exact[at], False
        first = NOUNS.get(run.exact[at]) or NOUNS.get(run.folded[at])
        if first is not None and first not in PLAYERS:
            word = NOUN_TEXT[first]
            for end, rest, text, alternate in self._chain(run, at + 1, heads):
                yield end, (first, *rest), f"{word} {text}", alternate

    # --- printing -------------------------------------------------------------------------------------------

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Filter):
            return None
        qualities = value.qualities
        i = 0
        while i < len(qualities) and is_adjective(qualities[i]):
            i += 1
        j = i
        while j < len(qualities) and is_noun(qualities[j]):
            j += 1
        core = self._write_core(qualities[i:j])
        if core is None or i == j:
            return None
        words: list[str] = []
        for at, quality in enumerate(qualities[:i]):
            text = _write_adjective(quality)
            comma = at + 1 < i and _wants_comma(quality, qualities[at + 1])
            words.append(text + ("," if comma else ""))
        words.append(core)
        rest = qualities[j:]
        suffix = SUFFIX_N if self._plural else SUFFIX_1
        while rest:
            for size in (3, 2, 1):
                text2 = suffix.write(rest[:size]) if size <= len(rest) else None
                if text2 is not None:
                    words.append(text2)
                    rest = rest[size:]
                    break
            else:
                return None
        return " ".join(words)

    def _write_core(self, core: tuple[Quality, ...]) -> str | None:
        words: list[str] = []
        for at, quality in enumerate(core):
            last = at == len(core) - 1
            plural = last and self._plural
            if isinstance(quality, OneOf):
                if at:
                    return None
                text = _write_choice(quality, plural, "and" if self._plural else "or", self)
            else:
                text = (PLURAL_TEXT if plural else NOUN_TEXT).get(quality)
            if text is None:
                return None
            words.append(text)
        return " ".join(words)


def _attached(qualities: tuple[Quality, ...], more: tuple[Quality, ...]) -> tuple[Quality, ...] | None:
    """The qualities with `more` said after them; a body's qualities belong to the last of several kinds."""
    at = next((i for i, q in enumerate(qualities) if isinstance(q, OneOf) and is_noun(q)), None)
    if at is None or not any(_speaks_of_a_body(q) for q in more):
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


def _shares_head(filters: tuple[Filter, ...], head: tuple[Quality, ...]) -> bool:
    """Whether every alternative can stand before the same noun (`instant or sorcery card`, `Elf or Soldier creature`)."""
    firsts = [f.qualities[0] for f in filters]
    if any(len(f.qualities) != 1 for f in filters[:-1]) or any(q in PLAYERS for q in firsts):
        return False
    if head[0] == _CREATURE:
        return all(isinstance(q, OfSubtype) or q in _BESIDE_CREATURE for q in firsts)
    return len(filters[-1].qualities) == 1


def _ends_in_a_description(quality: Quality) -> bool:
    """What would follow belongs to the description at its end: `with power less than the number of lands you control`."""
    if isinstance(quality, Compare):
        return isinstance(quality.than, (CountOf, CardsIn, Times, GreatestOf, TotalOf))
    if isinstance(quality, WithGreatest):
        return True
    if isinstance(quality, Targets):
        return isinstance(quality.who, AnyOf | Both)
    return isinstance(quality, (AttachedToIt, BlockingIt)) and isinstance(quality.who, Target | AnyOf)


def _wants_comma(first: Quality, second: Quality) -> bool:
    return isinstance(first, Not) and isinstance(second, Not)


def _adjective(run: Run, at: int) -> Iterator[tuple[int, Quality, str, bool]]:
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


def _write_adjective(quality: Quality) -> str:
    if isinstance(quality, OneOf):
        words = [ADJECTIVE_TEXT[f.qualities[0]] for f in quality.of]
        if len(words) == 2:
            return f"{words[0]} or {words[1]}"
        return ", ".join(words[:-1]) + f", or {words[-1]}"
    return ADJECTIVE_TEXT[quality]


_Choice = tuple[int, tuple[Filter, ...], str, bool]


def _choice_of_nouns(
    run: Run, at: int, heads: dict[str, Quality], joiner: str, plain: bool
) -> Iterator[_Choice]:
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


def _is_described(one: Filter) -> bool:
    """Whether it has an adjective of its own: `non-Aura enchantment`."""
    return len(one.qualities) == 2 and one.qualities[0] in ADJECTIVE_TEXT


def _longer(run: Run, at: int, heads: dict[str, Quality], joiner: str, plain: bool) -> Iterator[_Choice]:
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
        if second is not None and second not in _NEVER_SECOND:
            yield at + 2, Filter((first, second)), f"{text} {run.exact[at + 1]}"


def _write_choice(choice: OneOf, plural: bool, joiner: str, rule: Description) -> str | None:
    words: list[str] = []
    number = PLURAL_RULE if plural else SINGULAR_RULE
    for filter_ in choice.of:
        text = number.write(filter_)
        if text is None:
            return None
        words.append(text)
    if len(words) == 2:
        return f"{words[0]} {joiner} {words[1]}"
    return ", ".join(words[:-1]) + f", {joiner} {words[-1]}"


SUFFIX_1 = G.rule("suffix.1")
SUFFIX_N = G.rule("suffix.n")
SINGULAR_RULE = Description("filter.1", plural=False)
PLURAL_RULE = Description("filter.n", plural=True)
G.register(SINGULAR_RULE)
G.register(PLURAL_RULE)
#: What `a` can stand before: not `other`, which makes `another`.
G.phrase(
    "filter.a",
    "{f:filter.1}",
    S.f,
    when=lambda f: not (f.qualities and isinstance(f.qualities[0], Other)),
)
