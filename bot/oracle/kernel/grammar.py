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

from bot.oracle.kernel.pattern import all_filled, builder, empty_cells, matcher, slots_in
from bot.oracle.kernel.tokens import capitalized, words_of

if TYPE_CHECKING:
    from bot.oracle.kernel.run import Run

#: How `rule@` multiplies: class name and which of the `<a|b|c>` words it takes.
CLASSES = {"1": 0, "n": 1, "you": 2}

_PART = re.compile(r"(\^?)\{(\w+):([\w.@-]+)\}")
_AGREE = re.compile(r"<([^<>]*)>")


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
    """One template with its pattern. An alternate is read but never printed."""

    __slots__ = ("alternate", "build", "guard", "key", "match", "parts", "rule", "slots", "template")

    def __init__(self, rule: Table, template: str, alternate: bool) -> None:
        self.rule = rule
        self.template = template
        self.alternate = alternate
        self.parts: list[str | int] = []
        self.slots: list[tuple[str, str]] = []
        self.key: type | None = None
        self.build: Callable[[Sequence[Any]], Any] = tuple
        self.match: Callable[[Any], Sequence[Any] | None] = lambda value: None
        #: Asked of the slots' values once every slot has printed.
        self.guard: Callable[[Sequence[Any]], bool] | None = None
        end = 0
        for found in _PART.finditer(template):
            if found.start() > end:
                self.parts.append(template[end : found.start()])
            self.parts.append(slot_part(len(self.slots), bool(found.group(1))))
            self.slots.append((found.group(2), found.group(3)))
            end = found.end()
        if end < len(template):
            self.parts.append(template[end:])


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
        self._printers: dict[type, list[Phrase]] = {}
        #: The rule written by hand that this name turned out to be.
        self.by_hand: Rule | None = None

    def add(self, phrase: Phrase) -> None:
        """Take a phrase into the trie."""
        self.phrases.append(phrase)
        self._printers.clear()
        edge = self._root
        for part in phrase.parts:
            if isinstance(part, str):
                for word in words_of(part):
                    edge = edge.words.setdefault(word, _Edge())
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
                if phrase.guard is None or phrase.guard(cells):
                    return joined(phrase.parts, texts)
        return None


Guard = Callable[..., bool]


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
            phrase = Phrase(self._table(expanded), chosen, alternate)

            def rebuilt(value: Any) -> Sequence[Any] | None:
                cells = match(value)
                return cells if cells is not None and build(*cells) == value else None

            phrase.build = lambda a: build(*a)
            phrase.match = rebuilt
            phrase.key = key
            phrase.rule.add(phrase)

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
        if "@" not in template and "@" not in rule and "<" not in template:
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
        phrase = Phrase(self._table(rule), template, alternate)
        names = [name for name, _ in phrase.slots]
        if len(set(names)) != len(names) or set(names) != slots_in(pattern):
            raise ValueError(f"slots of {template!r} and of its value differ: {names} {slots_in(pattern)}")
        index = {name: i for i, name in enumerate(names)}
        make = builder(pattern, index)
        fit = matcher(pattern, index)
        size = len(names)

        def match(value: Any) -> Sequence[Any] | None:
            cells = empty_cells(size)
            return cells if fit(value, cells) and all_filled(cells) else None

        phrase.build = make
        phrase.match = match
        if when is not None:
            asked = when

            def guard(values: Sequence[Any]) -> bool:
                return asked(**dict(zip(names, values, strict=True)))

            def build(values: Sequence[Any]) -> Any:
                return make(values) if guard(values) else None

            phrase.build = build
            phrase.guard = guard
        phrase.key = None if type(pattern).__name__ == "Slot" else type(pattern)
        phrase.rule.add(phrase)
