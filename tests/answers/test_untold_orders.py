"""Which of what is there came first is taken from the telling, and said where it matters (CR 613.7)."""

from __future__ import annotations

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from tests.scenario.telling import names

SMALL = 'an enchantment "All creatures have base power and toughness 1/1."'
LARGE = 'an enchantment "All creatures have base power and toughness 5/5."'


def assumed(story: str) -> list[str]:
    found = resolution(story, "current", names(), TableNumbers())
    return [said for said in found.assumptions if "in this order" in said]


def test_two_effects_that_undo_one_another_count_in_the_order_of_the_telling_and_it_is_said() -> None:
    story = f"Alice controls Small, {SMALL} Bob controls Large, {LARGE} Alice controls Grizzly Bears. How big is Grizzly Bears?"
    found = resolution(story, "current", names(), TableNumbers())
    assert [answered.value for answered in found.answers] == ["5/5"]
    assert assumed(story) == ["Small and Large came in this order: which came first is not told."]


def test_nothing_is_said_of_the_order_where_it_does_not_matter() -> None:
    story = f"Alice controls Small, {SMALL} Bob controls Large, {LARGE}"
    assert assumed(f"{story} Alice casts Shock on Bob.") == []
