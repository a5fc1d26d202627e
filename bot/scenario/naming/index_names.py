"""Card names and cards from the index in use: exact before fuzzy, each card compiled once a process and only when used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bot.abilities.as_json import NoReading, from_json
from bot.abilities.card import Card
from bot.cards.reading import compile_card
from bot.scenario.naming.names import Spellings
from bot.scenario.things.made import MadeUp
from bot.scenario.things.making import compile_made
from bot.versions import grammar_version
from rulesdb.errors import broken_entry
from rulesdb.folding import fold
from rulesdb.short_forms import nicknames

if TYPE_CHECKING:
    from rulesdb.cards import CardPool
    from rulesdb.rows import CardRow


#: How many cards and quoted texts are kept.
_MOST_KEPT = 1024


class IndexNames:
    """Names over a card pool of the index. What was read when the index was built is taken from it; what was not, or by
    another version of the grammar, is compiled on demand. Raises `BrokenIndex` where the index holds what is no reading. Cards and quoted texts are kept once compiled, those of long ago forgotten: a bot runs for months."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._card = lru_cache(maxsize=_MOST_KEPT)(self._of_the_pool)
        self._as_card = lru_cache(maxsize=_MOST_KEPT)(compile_made)
        #: Near misses are looked for in every wording of a story.
        self._near = lru_cache(maxsize=1024)(self._nearest)
        #: Whether there are others of its name is asked of each card of a story.
        self._holding = lru_cache(maxsize=512)(self._holding_in_text)

    @cached_property
    def _spelled(self) -> Spellings:
        return Spellings(self._pool.names())

    @cached_property
    def _own(self) -> Mapping[str, str]:
        return self._spelled.own

    def spelling(self, folded: str) -> str | None:
        found = self._own.get(folded)
        if found is None or " // " not in found:
            return found
        return next((face for face in found.split(" // ") if fold(face) == folded), found)

    def exact(self, name: str) -> Card | None:
        return self._card(name)

    def _of_the_pool(self, name: str) -> Card | None:
        row = self._pool.exact(name)
        return _face(self._compiled(row), fold(name)) if row is not None else None

    def _compiled(self, row: CardRow) -> Card:
        stored = self._pool.reading(row, grammar_version())
        if stored is None:
            return compile_card(row).card
        try:
            return from_json(stored)
        except NoReading:
            raise broken_entry(row.name) from None

    def near(self, name: str) -> Sequence[tuple[str, float]]:
        return self._near(name)

    def _nearest(self, name: str) -> Sequence[tuple[str, float]]:
        found = [
            (row.name, score)
            for row, score in self._pool.near(name)
            if row.type_line != "Vanguard" or row.name.endswith(" Avatar")
        ]
        known = nicknames().get(fold(name))
        if known is not None and fold(known) in self._spelled.own:
            found.insert(0, (known, 100.0))
        return found

    def containing(self, words: str) -> Sequence[str]:
        return self._holding(words)

    def _holding_in_text(self, words: str) -> Sequence[str]:
        return tuple(self._spelled.holding(words))

    def longest(self, word: str) -> int:
        return self._longest.get(word, 0)

    @cached_property
    def _longest(self) -> Mapping[str, int]:
        return self._spelled.longest_by_first

    def made(self, thing: MadeUp) -> Card:
        return self._as_card(thing)


def _face(card: Card, folded: str) -> Card:
    """The face of that name; the front where the name is the whole card's."""
    back = card.other_face
    return back if back is not None and fold(back.name) == folded and fold(card.name) != folded else card
