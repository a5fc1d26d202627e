"""Card names and cards from the index in use: exact before fuzzy, each card compiled once a process and only when used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.engine.card import Card
from bot.oracle import reading
from bot.scenario.made import MadeUp
from bot.scenario.names import names_holding
from rulesdb.folding import fold

if TYPE_CHECKING:
    from rulesdb.cards import CardPool


class IndexNames:
    """Names over a card pool of the index. What was read when the index was built is taken from it; what was not, or by
    another version of the grammar, is compiled on demand."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._cards: dict[str, Card | None] = {}

    def spelling(self, folded: str) -> str | None:
        return self._spelled.get(folded)

    @property
    def _spelled(self) -> Mapping[str, str]:
        return self._pool.names()

    def exact(self, name: str) -> Card | None:
        folded = fold(name)
        if folded not in self._cards:
            self._cards[folded] = self._load(folded, name)
        return self._cards[folded]

    def _load(self, folded: str, name: str) -> Card | None:
        row = self._pool.exact(name)
        if row is None:
            return None
        card = reading.load(row.reading) if row.reading else None
        card = card or reading.compile_card(row).card
        back = card.other_face
        return back if back is not None and fold(back.name) == folded and fold(card.name) != folded else card

    def near(self, name: str) -> Sequence[tuple[str, float]]:
        return [(row.name, score) for row, score in self._pool.near(name)]

    def containing(self, words: str) -> Sequence[str]:
        return names_holding(words, self._spelled)

    def made(self, thing: MadeUp) -> Card:
        kind = thing.types[-1].lower() if thing.types else "creature"
        abilities = []
        texts: list[str] = []
        for line in thing.lines:
            found = reading.keywords_of(line) if line[:1].islower() else ()
            own = found or reading.compile_text(line, thing.name, kind)
            abilities += own
            texts += [line] * len(own)
        return Card(
            thing.name,
            thing.types,
            thing.subtypes,
            thing.supertypes,
            thing.colors,
            power=thing.power,
            toughness=thing.toughness,
            loyalty=thing.loyalty,
            defense=thing.defense,
            abilities=tuple(abilities),
            texts=tuple(texts),
        )
