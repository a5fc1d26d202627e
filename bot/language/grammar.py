"""Phrases and the rules that they belong to.

A phrase is one template with typed slots and one pattern: text and value at once. A rule is a category with
all its phrases, held as a trie so that common beginnings are read once. Templates:

- `{name:rule}` is a slot; `^{name:rule}` prints it with a capital letter; `{how,many:rule}` gives both, of a rule
  whose values are pairs;
- `rule@` stands for the rule's classes (`.1` singular, `.n` plural, `.you`), the same class in a whole
  template, and `<deals|deal>` picks the word by class (a third choice is for `.you`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bot.language.phrase import SLOT, Computed, Guard, Phrase
from bot.language.rules import Rule
from bot.language.table import Table
from bot.regex import regex

if TYPE_CHECKING:
    pass

#: How `rule@` multiplies: class name and which of the `<a|b|c>` words it takes.
CLASSES = {"1": 0, "n": 1, "you": 2}

_AGREE = regex(r"<([^<>]*)>")


class Grammar:
    """All rules by name, and the one way to register phrases."""

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self._families: dict[str, tuple[str, ...]] = {}
        self._is_settled = False

    def rule(self, name: str) -> Rule:
        """The rule of that name; a table when none was registered by hand."""
        found = self.rules.get(name)
        if found is None:
            found = self.rules[name] = Table(name, self)
        return found

    def register(self, rule: Rule) -> None:
        """Take a rule written by hand; phrases may have mentioned its name before."""
        self.unsettle()
        mentioned = self.rules.get(rule.name)
        if mentioned is None:
            self.rules[rule.name] = rule
        elif isinstance(mentioned, Table) and mentioned.by_hand is None and not mentioned.phrases:
            mentioned.by_hand = rule
        else:
            raise ValueError(f"rule {rule.name} is already in use")

    def settle(self) -> None:
        """Let every table know what its phrases can begin with, so that most are passed over by one look at a word. It takes
        as long as to read a few dozen lines: for who reads many."""
        if self._is_settled:
            return
        size = 0
        while size != len(self.rules):  # a phrase may mention a rule for the first time
            size = len(self.rules)
            for table in self._tables():
                table.grow()
        for table in self._tables():
            table.begin()
        while any(table.spread() for table in self._tables()):
            pass
        self._is_settled = True

    def unsettle(self) -> None:
        """Forget what tables begin with: a phrase has come since."""
        if self._is_settled:
            self._is_settled = False
            for table in self._tables():
                table.firsts = None

    def _tables(self) -> list[Table]:
        return [rule for rule in self.rules.values() if isinstance(rule, Table)]

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
        families = [name for _, _, name in SLOT.findall(template) if "@" in name]
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
