"""Descriptions of things: `nontoken attacking creature you don't control with flying`, one and many.

A description is adjectives, nouns and what follows; its qualities stand in the order of the text. What follows
(`suffix` phrases) is registered in `suffixes`. Alternatives between nouns (`artifact or enchantment`) are one
quality. What is said of a creature after a list of other kinds (`artifact or creature with flying`) belongs to
the last of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.filters import (
    Filter,
    OfType,
    OneOf,
    Other,
    Quality,
)
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.choice_of_nouns import (
    Span,
    adjective,
    attached,
    choice_of_nouns,
    choice_of_sorts,
    ends_in_a_description,
    shares_head,
    wants_comma,
    write_adjective,
)
from bot.cards.phrases.things.nouns import (
    NEVER_LAST,
    NOUN_TEXT,
    NOUNS,
    PLAYERS,
    PLURAL_NOUNS,
    PLURAL_TEXT,
    is_adjective,
    is_noun,
)
from bot.language.rules import Found, Node, Rule
from bot.language.run import Run


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
        if len(children) >= 3 or (children and ends_in_a_description(qualities[-1])):
            return
        for end, more, node in run.read(SUFFIX_N if self._plural else SUFFIX_1, at):
            follow = attached(qualities, more)
            if follow is not None:
                self._suffixes(
                    run, end, follow, [*parts, " ", len(children)], (*children, node), alternate, out
                )

    def _adjectives(self, run: Run, at: int) -> Iterator[Span]:
        yield at, (), "", False
        for end, first, text, alternate in adjective(run, at):
            yield end, (first,), text, alternate
            comma = run.folded[end] == ","
            for end2, rest, text2, alternate2 in self._adjectives(run, end + comma):
                if not rest or wants_comma(first, rest[0]) != comma:
                    continue
                yield end2, (first, *rest), text + (", " if comma else " ") + text2, alternate or alternate2

    def _core(self, run: Run, at: int, before: tuple[Quality, ...]) -> Iterator[Span]:
        """The nouns: a chain (`Goblin creature`), a choice (`artifact or creature`) or a choice and a chain."""
        yield from self._chain(run, at, self._heads)
        if any(not isinstance(q, Other) for q in before):
            choices = choice_of_nouns(run, at, NOUNS, "or", plain=True)
        else:
            choices = choice_of_nouns(run, at, self._heads, "and" if self._plural else "or", plain=False)
            for end, filters, text, alternate in choices:
                if len(filters[-1].qualities) == 2 and shares_head(filters, filters[-1].qualities[1:]):
                    continue  # `Elf or Soldier creature`: the last word belongs to both
                yield end, (OneOf(filters),), text, alternate
            choices = choice_of_nouns(run, at, NOUNS, "and" if self._plural else "or", plain=True)
        for end, filters, text, alternate in (*choices, *choice_of_sorts(run, at, "or")):
            for end2, rest, text2, alternate2 in self._chain(run, end, self._heads):
                if not shares_head(filters, rest):
                    continue
                yield end2, (OneOf(filters), *rest), f"{text} {text2}", alternate or alternate2
        if run.folded[at] == "basic":  # of each of them: `basic Forest or Island card`
            for end, core, text, alternate in self._core(run, at + 1, (_BASIC,)):
                if isinstance(core[0], OneOf) and len(core) > 1:
                    yield end, (_BASIC, *core), f"basic {text}", alternate

    def _chain(self, run: Run, at: int, heads: dict[str, Quality]) -> Iterator[Span]:
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
            text = write_adjective(quality)
            comma = at + 1 < i and wants_comma(quality, qualities[at + 1])
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
            text = (PLURAL_TEXT if plural else NOUN_TEXT).get(quality)
            if text is None and isinstance(quality, OneOf):
                if core[:at] not in ((), (_BASIC,)):
                    return None
                text = _write_choice(quality, plural, "and" if self._plural else "or")
            if text is None:
                return None
            words.append(text)
        return " ".join(words)


def _write_choice(choice: OneOf, plural: bool, joiner: str) -> str | None:
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


_BASIC = OfType("Basic")
SUFFIX_1 = G.rule("suffix.1")
SUFFIX_N = G.rule("suffix.n")
SINGULAR_RULE = Description("filter.1", plural=False)
PLURAL_RULE = Description("filter.n", plural=True)
G.register(SINGULAR_RULE)
G.register(PLURAL_RULE)


def _begins_with_other(f: Filter) -> bool:
    """`other creature`, `other creature or artifact`: with `a` before it that is `another`."""
    first = f.qualities[0] if f.qualities else None
    return _begins_with_other(first.of[0]) if isinstance(first, OneOf) else isinstance(first, Other)


G.phrase(
    "filter.a",
    "{f:filter.1}",
    S.f,
    when=lambda f: not _begins_with_other(f),
)
