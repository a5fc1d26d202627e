"""Collecting evidence as a cost (CR 701.59)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.engine.agenda import Choice, Option, Task, choice_of_many
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.log.things import How
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


def total_mana_value(state: State, cards: Iterable[Entity]) -> int:
    """The mana value of these cards in all; of one that nobody knows nothing is counted."""
    return sum(state.objects[e].card.mana_value for e in cards if not is_unknown(state.objects[e]))


@dataclass(frozen=True, slots=True)
class ChooseEvidence(Task):
    """Cards with that mana value in all are exiled: every way without a card too many is looked at. Where the cards that the story
    names are too few, others that it does not name pay."""

    player: Entity
    cards: tuple[Entity, ...]
    amount: int

    def do(self, state: State) -> State | Choice:
        state = happen(state, Happening(What.EVIDENCE, self.player))
        options = (
            Option(f"exiles {' and '.join(state.labels(cards))} as evidence", (_exile(cards),))
            for cards in self._enough(state)
        )
        question = f"What does {state.label(self.player)} exile as evidence?"
        return choice_of_many(state, self.player, question, options, (Cite.EVIDENCE,))

    def _enough(self, state: State) -> Iterator[tuple[Entity, ...]]:
        found: list[frozenset[Entity]] = []
        for size in range(1, len(self.cards) + 1):
            for cards in combinations(self.cards, size):
                enough = total_mana_value(state, cards) >= self.amount
                if enough and not any(one <= {*cards} for one in found):
                    found.append(frozenset(cards))
                    yield cards


def _exile(cards: tuple[Entity, ...]) -> MoveAll:
    return MoveAll(tuple(ZoneChange(e, Zone.EXILE, How.MOVED, (Cite.EVIDENCE,)) for e in cards))
