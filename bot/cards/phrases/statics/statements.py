"""Sentences of static abilities as a line."""

from __future__ import annotations

from typing import Any

from bot.cards.phrases.base import G
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized

p = G.phrase


class Statements(Rule):
    """Sentences of a static ability, as one tuple of static effects."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name)
        self._sentence = G.rule(sentence)

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, (), (), out)
        return out

    def _more(
        self, run: Run, at: int, values: tuple[Any, ...], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        for end, value, node in run.read(self._sentence, at):
            if run.folded[end] != ".":
                continue
            stop = end + 1
            now, kids = (*values, *value), (*nodes, node)
            parts: list[str | int] = []
            for i in range(len(kids)):
                if i:
                    parts.append(" ")
                parts += [slot_part(i, capital=bool(i)), "."]
            # Two sentences that one `and` would join are two sentences all the same.
            out.append((stop, now, self.node(now, parts, kids, alternate=len(kids) > 1)))
            if len(kids) < 4:
                self._more(run, stop, now, kids, out)

    def write(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        for size in range(min(len(value), 3), 0, -1):
            text = self._sentence.write(value[:size])
            if text is None:
                continue
            if size == len(value):
                return text + "."
            rest = self.write(value[size:])
            if rest is not None:
                return f"{text}. {capitalized(rest)}"
        return None


G.register(Statements("statements", "statement"))
G.register(Statements("castings", "spellcasting"))
