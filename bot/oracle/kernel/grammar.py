"""Phrases and the rules that they belong to.

A phrase is one template with typed slots and one pattern: text and value at once. A rule is a category with
all its phrases, held as a trie so that common beginnings are read once. Templates:

- `{name:rule}` is a slot; `^{name:rule}` prints it with a capital letter;
- `rule@` stands for the rule's classes (`.1` singular, `.n` plural, `.you`), the same class in a whole
  template, and `<deals|deal>` picks the word by class (a third choice is for `.you`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bot.oracle.kernel.pattern import Build, Match, Slot, all_filled, builder, empty_cells, matcher, slots_in
from bot.oracle.kernel.tokens import capitalized, words_of

if TYPE_CHECKING:
    from bot.oracle.kernel.run import Run

#: How `rule@` multiplies: class name and which of the `<a|b|c>` words it takes.
CLASSES = {"1": 0, "n": 1, "you": 2}

_PART = re.compile(r"(\^?)\{(\w+):([\w.@-]+)\}")
_AGREE = re.compile(r"<([^<>]*)>")


Guard = Callable[..., bool]


class Node:
    """One reading of a span: its rule, its value, and the printed parts with the readings of its slots."""

    __slots__ = ("alternate", "children", "parts", "rule", "value")

    def __init__(
        self,
        rule: Rule,
        value: Any,
        parts: Sequence[str | int],
        children: Sequence[Node],
        alternate: bool = False,
    ) -> None:
        self.rule = rule
        self.value = value
        self.parts = parts
        self.children = children
        self.alternate = alternate


#: A reading ends before a token and stands for a value.
Found = tuple[int, Any, Node]


class Rule:
    """A category of phrases, or a reader written by hand (a subclass) that also goes both ways."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, run: Run, at: int) -> list[Found]:
        """All readings that begin at token `at`."""
        raise NotImplementedError

    def write(self, value: Any) -> str | None:
        """The text of `value`; None when the rule has none for it."""
        raise NotImplementedError

    def node(
        self, value: Any, parts: Sequence[str | int], children: Sequence[Node] = (), alternate: bool = False
    ) -> Node:
        """A reading made by hand: `parts` are texts and indexes of `children` (negative: with a capital)."""
        return Node(self, value, parts, children, alternate)


def slot_part(index: int, capital: bool = False) -> int:
    """How `parts` of a node name child `index`."""
    return -index - 1 if capital else index


def joined(parts: Sequence[str | int], texts: Sequence[str]) -> str:
    """The text of `parts` with the children's `texts` in their places."""
    out: list[str] = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
        elif part < 0:
            out.append(capitalized(texts[-part - 1]))
        else:
            out.append(texts[part])
    return "".join(out)


class Phrase:
    """One template with its pattern (or with two functions). An alternate is read but never printed.

    The halves are compiled when they are first needed: a process that reads three lines needs few of them."""

    __slots__ = (
        "_make",
        "_take",
        "_when",
        "alternate",
        "key",
        "parts",
        "pattern",
        "rule",
        "slots",
        "template",
    )

    def __init__(self, rule: Table, template: str, alternate: bool, pattern: Any, when: Guard | None) -> None:
        self.rule = rule
        self.template = template
        self.alternate = alternate
        self.pattern = pattern
        self.parts: list[str | int] = []
        self.slots: list[tuple[str, str]] = []
        #: The type of the values that it prints; None when that depends on a slot.
        self.key: type | None = None if isinstance(pattern, Slot) else type(pattern)
        self._when = when
        self._make: Build | None = None
        self._take: Match | None = None
        end = 0
        for found in _PART.finditer(template):
            start = found.start()
            if start > end:
                self.parts.append(template[end:start])
            capital, name, slot = found.groups()
            self.parts.append(slot_part(len(self.slots), bool(capital)))
            self.slots.append((name, slot))
            end = found.end()
        if end < len(template):
            self.parts.append(template[end:])

    def check(self) -> None:
        """Raises `ValueError` when the slots of the two halves are not the same."""
        names = [name for name, _ in self.slots]
        if len(set(names)) != len(names) or set(names) != slots_in(self.pattern):
            raise ValueError(
                f"slots of {self.template!r} and of its value differ: {names}, {slots_in(self.pattern)}"
            )

    def build(self, values: Sequence[Any]) -> Any:
        """The value that the slots' values make; None when the guard refuses."""
        if self._when is not None and not self.allows(values):
            return None
        make = self._make
        if make is None:
            make = self._make = builder(self.pattern, self._index())
        return make(values)

    def match(self, value: Any) -> Sequence[Any] | None:
        """The slots' values of a value; None when it is not of this pattern. The guard is asked later, by `allows`."""
        take = self._take
        if take is None:
            take = self._take = matcher(self.pattern, self._index())
        cells = empty_cells(len(self.slots))
        return cells if take(value, cells) and all_filled(cells) else None

    def allows(self, values: Sequence[Any]) -> bool:
        """Whether the guard lets these slots' values pass."""
        if self._when is None:
            return True
        return self._when(**{name: v for (name, _), v in zip(self.slots, values, strict=True)})

    def _index(self) -> dict[str, int]:
        return {name: i for i, (name, _) in enumerate(self.slots)}


class Computed(Phrase):
    """A phrase whose halves are two functions. Printing rebuilds the value and compares, so the two cannot drift."""

    __slots__ = ("_joins", "_splits")

    def __init__(
        self,
        rule: Table,
        template: str,
        alternate: bool,
        build: Callable[..., Any],
        match: Callable[[Any], Sequence[Any] | None],
        key: type | None,
    ) -> None:
        super().__init__(rule, template, alternate, None, None)
        self.key = key
        self._joins = build
        self._splits = match

    def check(self) -> None:
        """Nothing to compare: the slots are the functions' parameters."""

    def build(self, values: Sequence[Any]) -> Any:
        return self._joins(*values)

    def match(self, value: Any) -> Sequence[Any] | None:
        cells = self._splits(value)
        return cells if cells is not None and self._joins(*cells) == value else None


class _Edge:
    """A node of a rule's trie."""

    __slots__ = ("done", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Edge] = {}
        self.slots: list[tuple[Rule, _Edge]] = []
        self.done: list[Phrase] = []


class Table(Rule):
    """A rule whose phrases are templates."""

    def __init__(self, name: str, grammar: Grammar) -> None:
        super().__init__(name)
        self._grammar = grammar
        self._root = _Edge()
        self.phrases: list[Phrase] = []
        self._pending: list[Phrase] = []
        self._printers: dict[type, list[Phrase]] = {}
        #: The rule written by hand that this name turned out to be.
        self.by_hand: Rule | None = None

    def add(self, phrase: Phrase) -> None:
        """Take a phrase."""
        self.phrases.append(phrase)
        self._printers.clear()
        self._pending.append(phrase)

    def _grow(self) -> None:
        """Take the phrases added since into the trie."""
        for phrase in self._pending:
            self._plant(phrase)
        self._pending.clear()

    def _plant(self, phrase: Phrase) -> None:
        edge = self._root
        for part in phrase.parts:
            if isinstance(part, str):
                for word in words_of(part):
                    follow = edge.words.get(word)
                    if follow is None:
                        follow = edge.words[word] = _Edge()
                    edge = follow
            else:
                target = self._grammar.rule(phrase.slots[part if part >= 0 else -part - 1][1])
                for rule, follow in edge.slots:
                    if rule is target:
                        edge = follow
                        break
                else:
                    follow = _Edge()
                    edge.slots.append((target, follow))
                    edge = follow
        edge.done.append(phrase)

    def read(self, run: Run, at: int) -> list[Found]:
        """All readings of all phrases."""
        if self.by_hand is not None:
            return self.by_hand.read(run, at)
        if self._pending:
            self._grow()
        out: list[Found] = []
        self._walk(run, self._root, at, (), out)
        return out

    def _walk(self, run: Run, edge: _Edge, at: int, taken: tuple[Node, ...], out: list[Found]) -> None:
        while True:
            for phrase in edge.done:
                value = phrase.build([n.value for n in taken])
                if value is not None:
                    out.append((at, value, Node(self, value, phrase.parts, taken, phrase.alternate)))
            for rule, follow in edge.slots:
                for end, _, node in run.read(rule, at):
                    self._walk(run, follow, end, (*taken, node), out)
            step = edge.words.get(run.folded[at])
            if step is None:
                if at > run.far:
                    run.far = at
                return
            edge = step
            at += 1

    def write(self, value: Any) -> str | None:
        """The text of the first phrase that fits the value and whose slots all print."""
        if self.by_hand is not None:
            return self.by_hand.write(value)
        kind = type(value)
        printers = self._printers.get(kind)
        if printers is None:
            printers = [p for p in self.phrases if not p.alternate and p.key in (None, kind)]
            self._printers[kind] = printers
        for phrase in printers:
            cells = phrase.match(value)
            if cells is None:
                continue
            texts: list[str] = []
            for (_, rule), cell in zip(phrase.slots, cells, strict=True):
                text = self._grammar.rule(rule).write(cell)
                if text is None:
                    break
                texts.append(text)
            else:
                if phrase.allows(cells):
                    return joined(phrase.parts, texts)
        return None


class Grammar:
    """All rules by name, and the one way to register phrases."""

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self._families: dict[str, tuple[str, ...]] = {}

    def rule(self, name: str) -> Rule:
        """The rule of that name; a table when none was registered by hand."""
        found = self.rules.get(name)
        if found is None:
            found = self.rules[name] = Table(name, self)
        return found

    def register(self, rule: Rule) -> None:
        """Take a rule written by hand; phrases may have mentioned its name before."""
        mentioned = self.rules.get(rule.name)
        if mentioned is None:
            self.rules[rule.name] = rule
        elif isinstance(mentioned, Table) and mentioned.by_hand is None and not mentioned.phrases:
            mentioned.by_hand = rule
        else:
            raise ValueError(f"rule {rule.name} is already in use")

    def family(self, name: str, classes: Sequence[str]) -> None:
        """`name@` has these classes only (default: `1` and `n`)."""
        self._families[name] = tuple(classes)

    def phrase(
        self, rule: str, template: str, pattern: Any, *, also: Iterable[str] = (), when: Guard | None = None
    ) -> None:
        """Register one phrase: `template` and `pattern` are its halves; `also` are alternates that are read
        and never printed; `when` (called with the slots by name) limits both halves."""
        for expanded, chosen in self._expand(rule, template):
            self._add(expanded, chosen, pattern, when, alternate=False)
        for other in also:
            for expanded, chosen in self._expand(rule, other):
                self._add(expanded, chosen, pattern, when, alternate=True)

    def alternate(self, rule: str, template: str, pattern: Any, *, when: Guard | None = None) -> None:
        """Register a template that is read and never printed."""
        for expanded, chosen in self._expand(rule, template):
            self._add(expanded, chosen, pattern, when, alternate=True)

    def computed(
        self,
        rule: str,
        template: str,
        build: Callable[..., Any],
        match: Callable[[Any], Sequence[Any] | None],
        *,
        key: type | None = None,
        alternate: bool = False,
    ) -> None:
        """A phrase whose halves are two functions: `build(*slots)` (None refuses) and `match(value)` (slots or None).

        Printing rebuilds the value and compares, so the two cannot drift."""
        for expanded, chosen in self._expand(rule, template):
            table = self._table(expanded)
            table.add(Computed(table, chosen, alternate, build, match, key))

    def check(self) -> None:
        """Raises `ValueError` for the first phrase whose halves have not the same slots."""
        for rule in self.rules.values():
            if isinstance(rule, Table):
                for phrase in rule.phrases:
                    phrase.check()

    def words(self, rule: str, table: dict[str, Any]) -> None:
        """A table of fixed texts and their values."""
        for template, value in table.items():
            self.phrase(rule, template, value)

    def _table(self, name: str) -> Table:
        rule = self.rule(name)
        if not isinstance(rule, Table) or rule.by_hand is not None:
            raise ValueError(f"{name} takes no phrases")
        return rule

    def _expand(self, rule: str, template: str) -> list[tuple[str, str]]:
        if "@" not in template and "@" not in rule:
            return [(rule, template)]
        families = [name for _, _, name in _PART.findall(template) if "@" in name]
        if "@" in rule:
            families.append(rule)
        classes = [c for c in CLASSES if all(c in self._classes(f) for f in families)]
        if not families or not classes:
            raise ValueError(f"no class for {template!r}")
        out = []
        for name in classes:
            at = CLASSES[name]

            def pick(found: re.Match[str], at: int = at) -> str:
                words = found.group(1).split("|")
                return words[min(at, len(words) - 1)]

            text = _AGREE.sub(pick, template)
            text = re.sub(r"@", f".{name}", text)
            out.append((rule.replace("@", f".{name}"), text))
        return out

    def _classes(self, name: str) -> tuple[str, ...]:
        return self._families.get(name.rstrip("@"), ("1", "n"))

    def _add(self, rule: str, template: str, pattern: Any, when: Guard | None, alternate: bool) -> None:
        table = self._table(rule)
        table.add(Phrase(table, template, alternate, pattern, when))
