"""A rule whose phrases are templates, held as a trie so that common beginnings are read once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from bot.language.phrase import Phrase
from bot.language.rules import Found, Node, Rule, joined
from bot.language.tokens import words_of

if TYPE_CHECKING:
    from bot.language.grammar import Grammar
    from bot.language.run import Run


class _Edge:
    """A node of a rule's trie. There are tens of thousands: words of which each is the only one that can follow are one step, and
    what holds nothing takes no room."""

    __slots__ = ("done", "slots", "words")

    def __init__(self) -> None:
        #: By the first word of each step: the other words of it, and where it leads.
        self.words: dict[str, tuple[tuple[str, ...], _Edge]] = _NO_STEPS
        self.slots: tuple[tuple[Rule, _Edge], ...] = ()
        self.done: tuple[Phrase, ...] = ()

    def along(self, words: tuple[str, ...]) -> _Edge:
        """The node to which these words lead from here; made, where there is none."""
        if not words:
            return self
        if self.words is _NO_STEPS:
            self.words = {}
        first, rest = words[0], words[1:]
        more, follow = self.words.setdefault(first, (rest, _Edge()))
        same = next(
            (n for n, (a, b) in enumerate(zip(more, rest, strict=False)) if a != b), min(len(more), len(rest))
        )
        if same < len(more):
            parting = _Edge()
            parting.words = {more[same]: (more[same + 1 :], follow)}
            self.words[first] = (more[:same], parting)
            follow = parting
        return follow.along(rest[same:])

    def across(self, rule: Rule) -> _Edge:
        """The node to which a slot of this rule leads from here; made, where there is none."""
        for known, follow in self.slots:
            if known is rule:
                return follow
        follow = _Edge()
        self.slots = (*self.slots, (rule, follow))
        return follow


_NO_STEPS: dict[str, tuple[tuple[str, ...], _Edge]] = {}


@lru_cache(maxsize=512)
def _written(table: Table, value: Any) -> str | None:
    """Of a line that is proved and shown, and of many lines, most parts are the same."""
    return table.say(value)


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
        _written.cache_clear()
        self._pending.append(phrase)
        self._grammar.unsettle()

    def grow(self) -> None:
        """Take the phrases added since into the trie."""
        for phrase in self._pending:
            self._plant(phrase)
        self._pending.clear()

    def begin(self) -> None:
        """Take note of the words that its own phrases begin with."""
        if self.by_hand is not None:
            self.firsts = self.by_hand.firsts
        else:
            self.firsts = None if self._root.done else frozenset(self._root.words)

    def spread(self) -> bool:
        """Take in the words that this table's first slots can begin with; whether that were new ones."""
        before = self.firsts
        for rule, _ in self._root.slots if before is not None else ():
            more = rule.firsts
            self.firsts = None if more is None or self.firsts is None else self.firsts | more
        return self.firsts != before

    def _plant(self, phrase: Phrase) -> None:
        edge = self._root
        for part in phrase.parts:
            if isinstance(part, str):
                edge = edge.along(words_of(part))
            else:
                edge = edge.across(self._grammar.rule(phrase.slots[part if part >= 0 else -part - 1][1]))
        edge.done = (*edge.done, phrase)

    def read(self, run: Run, at: int) -> list[Found]:
        """All readings of all phrases."""
        if self.by_hand is not None:
            return self.by_hand.read(run, at)
        if self._pending:
            self.grow()
        out: list[Found] = []
        self._walk(run, self._root, at, (), out)
        return out

    def _walk(self, run: Run, edge: _Edge, at: int, taken: tuple[Node, ...], out: list[Found]) -> None:
        while True:
            for phrase in edge.done:
                value = phrase.build([n.value for n in taken])
                if value is not None:
                    out.append((at, value, Node(self, value, phrase.parts, taken, phrase.alternate)))
            word = run.folded[at]
            for rule, follow in edge.slots:
                if rule.firsts is not None and word not in rule.firsts:
                    continue  # most rules are told apart by their first word
                for end, _, node in run.read(rule, at):
                    self._walk(run, follow, end, (*taken, node), out)
            step = edge.words.get(word)
            if step is not None:
                more, edge = step
                at += 1
                for wanted in more:
                    if run.folded[at] != wanted:
                        break
                    at += 1
                else:
                    continue
            if at > run.far:
                run.far = at
            return

    def write(self, value: Any) -> str | None:
        """The text of the first phrase that fits the value and whose slots all print."""
        return _written(self, value)

    def say(self, value: Any, but: Phrase | None = None) -> str | None:
        """What `write` answers, worked out; by another phrase than `but`."""
        if self.by_hand is not None:
            return self.by_hand.write(value)
        kind = type(value)
        printers = self._printers.get(kind)
        if printers is None:
            printers = [p for p in self.phrases if not p.alternate and p.key in (None, kind)]
            self._printers[kind] = printers
        for phrase in printers:
            cells = phrase.match(value) if phrase is not but else None
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
