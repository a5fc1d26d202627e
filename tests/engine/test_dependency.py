"""Which effect of a layer applies next (CR 613.7-8): asked of a board of our own that counts what it is asked."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.abilities.ability import Keyword, Static
from bot.abilities.amounts import GreatestOf, Number, Stat
from bot.abilities.changes import Gains, GetsPT, LosesAllAbilities
from bot.abilities.filters import Filter, OfType, WithKeyword
from bot.abilities.who import Each
from bot.engine.characteristics.continuous import Layer, Part
from bot.engine.characteristics.dependency import next_to_apply
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity

ABILITY = Static(())


def loses(number: int, source: Entity | None = None) -> Part:
    """Creatures lose all abilities, an effect of that source's static ability."""
    return Part(
        number, (number,), Layer.ABILITIES, LosesAllAbilities(), Context(1, 1), who=Each(Filter((OfType("Creature"),))),
        source=source or 100 + number, ability=ABILITY,
    )  # fmt: skip


def gains(number: int, of: str, keyword: str) -> Part:
    """Creatures with one keyword have the other, an effect of something that has resolved."""
    who = Each(Filter((WithKeyword(of),)))
    return Part(number, (number,), Layer.ABILITIES, Gains(Keyword(keyword)), Context(1, 1), who=who)


@dataclass
class Board:
    """What each effect reaches, and which effects change which others' outcomes."""

    reached: dict[int, set[Entity]] = field(default_factory=dict)
    changes: dict[int, set[int]] = field(default_factory=dict)
    applied: frozenset[int] = frozenset()
    tried: list[int] = field(default_factory=list)

    def outcome(self, part: Part) -> int:
        return sum(part.timestamp in self.changes.get(one, set()) for one in self.applied)

    def after(self, part: Part) -> Board:
        self.tried.append(part.timestamp)
        return Board(self.reached, self.changes, self.applied | {part.timestamp}, self.tried)

    def reaches(self, part: Part, entity: Entity | None) -> bool:
        return entity in self.reached.get(part.timestamp, set())

    def is_settled(self, part: Part) -> bool:
        return False


def test_where_nothing_depends_on_anything_the_oldest_applies_and_no_other_is_tried_out() -> None:
    board = Board()
    assert next_to_apply([loses(n) for n in range(40)], board).timestamp == 0
    assert board.tried == []


def test_the_oldest_that_depends_on_none_is_found_without_trying_every_pair() -> None:
    parts = [gains(n, "flying", "haste") for n in range(40)]
    board = Board()
    assert next_to_apply(parts, board).timestamp == 0
    assert len(board.tried) == 39


def test_an_effect_waits_for_what_reaches_the_source_of_its_ability() -> None:
    older, newer = loses(1, source=7), loses(2, source=8)
    assert next_to_apply([older, newer], Board({2: {7}}, {2: {1}})) is newer
    assert next_to_apply([older, newer], Board({1: {8}}, {1: {2}})) is older
    # Each would take the other's text: a loop, which the oldest opens.
    assert next_to_apply([older, newer], Board({1: {8}, 2: {7}}, {1: {2}, 2: {1}})) is older


@pytest.mark.parametrize(
    ("links", "first"), [({2: {1}, 3: {2}}, 3), ({2: {1}, 1: {2}, 3: {1}}, 3), ({1: {3}}, 1)]
)
def test_the_oldest_of_those_that_depend_on_none_but_a_loop_of_their_own(
    links: dict[int, set[int]], first: int
) -> None:
    parts = [gains(n, "flying", "haste") for n in (1, 2, 3)]
    assert next_to_apply(parts, Board(changes=links)).timestamp == first


def test_a_mana_value_is_no_size() -> None:
    # What counts mana values asks nothing that effects of the same layer write.
    def of(stat: Stat, number: int) -> Part:
        most = GreatestOf(stat, Filter((OfType("Creature"),)))
        return Part(number, (number,), Layer.CHANGED_PT, GetsPT(most, Number(0)), Context(1, 1))

    cases: tuple[tuple[Stat, int], ...] = (("mana value", 0), ("power", 1))
    for stat, tries in cases:
        board = Board()
        assert next_to_apply([of(stat, 1), of(stat, 2)], board).timestamp == 1
        assert len(board.tried) == tries
