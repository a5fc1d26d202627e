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
    """A node of a rule's trie."""

    __slots__ = ("done", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Edge] = {}
        self.slots: list[tuple[Rule, _Edge]] = []
        self.done: list[Phrase] = []


@lru_cache(maxsize=20_000)
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
            if step is None:
                if at > run.far:
                    run.far = at
                return
            edge = step
            at += 1

    def write(self, value: Any) -> str | None:
        """The text of the first phrase that fits the value and whose slots all print."""
        return _written(self, value)

    def say(self, value: Any) -> str | None:
        """What `write` answers, worked out."""
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
