"""Templates as they are written: each is compiled once a sentence has the words that are plain to see in it, as few ever do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.scenario.forms.compiling import compile_template, needed_in
from bot.scenario.forms.template import Filled, Node, Reader


class Written:
    """One template. It fits what the compiled one fits."""

    __slots__ = ("_compiled", "_needed", "template")

    def __init__(self, template: str) -> None:
        self.template = template
        self._compiled: Node | None = None
        self._needed: tuple[frozenset[str], ...] | None = None

    @property
    def node(self) -> Node:
        """The compiled template."""
        if self._compiled is None:
            self._compiled = compile_template(self.template)
        return self._compiled

    @property
    def needed(self) -> tuple[frozenset[str], ...]:
        """Sets of words; what fits has one of each."""
        if self._needed is None:
            self._needed = needed_in(self.template)
        return self._needed

    def may_fit(self, reader: Reader) -> bool:
        """Whether the sentence has the words for it that are plain to see."""
        words = reader.words
        return words is None or not any(map(words.isdisjoint, self._needed or self.needed))

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        """Every way in which it fits at that place: where that ends, and what fills its slots."""
        if self._compiled is None and not self.may_fit(reader):
            return iter(())
        return self.node.match(reader, at, filled)


Filed = dict[str, list[tuple[int, Written]]]


def filed(templates: Iterable[Written]) -> Filed:
    """Templates with their places among these, each by words of which what fits it has one; all by the empty word where anything fits."""
    found: Filed = {}
    for place, template in enumerate(templates):
        for word in min(template.needed, key=len, default=frozenset(("",))):
            found.setdefault(word, []).append((place, template))
    return found


def that_may_fit(templates: Filed, reader: Reader) -> list[Written]:
    """Those for which a sentence has the words, in their order."""
    words = reader.words
    said = templates.keys() if words is None else ("", *(templates.keys() & words))
    found = {place: one for word in said for place, one in templates.get(word, ()) if one.may_fit(reader)}
    return [found[place] for place in sorted(found)]
