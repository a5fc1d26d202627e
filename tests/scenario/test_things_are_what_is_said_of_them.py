"""What is said of a thing beside its name is so from then on, is compared with what it is, or is refused: no field is left out."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood
from bot.scenario.phrases.values import ThingRef
from bot.scenario.scenario import Scenario
from bot.values import fields
from tests.scenario.telling import tell

BOARD = "Alice controls Hill Giant, Wall of Stone and Ox, a 2/4 creature. Bob controls Gray Ogre. "

#: How the thing that is meant is found and the words are remembered, which the rest of `tests/scenario` is about.
FOUND_BY = frozenset(
    (
        "source",
        "start",
        "end",
        "name",
        "names",
        "letter",
        "article",
        "count",
        "many",
        "order",
        "told",
        "word",
        "noun",
        "described",
    )
)

#: For each other field, the same deed of the plain thing and of one that is said to be more.
SAID = {
    "owner": ("Alice attacks with Hill Giant.", "Alice attacks with Bob's Hill Giant."),
    "extreme": ("Bob casts Shock on Hill Giant.", "Bob casts Shock on Alice's smallest creature."),
    "out_of": ("Bob casts Shock on Hill Giant.", "Bob casts Shock on one of Alice's two Elf creatures."),
    "bound": ("Bob casts Shock on Hill Giant.", "Bob casts Shock on a creature with toughness 2 or less."),
    "half": ("Bob casts Shock on Hill Giant.", "Bob casts Shock on a creature with toughness 2."),
    "other": (
        "Alice attacks with a creature.",
        "Alice attacks with Ox. Alice attacks with the other creature.",
    ),
    "status": ("Alice attacks with Hill Giant.", "Alice attacks with the tapped Hill Giant."),
    "size": ("Alice attacks with Hill Giant.", "Alice attacks with the 7/9 Hill Giant."),
    "mana_value": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with mana value 7."),
    "types": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant, an artifact creature."),
    "subtypes": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant, a Goblin creature."),
    "supertypes": ("Alice attacks with Hill Giant.", "Alice attacks with the legendary Hill Giant."),
    "colors": ("Alice attacks with Hill Giant.", "Alice attacks with the blue Hill Giant."),
    "lines": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with wither."),
    "without": ("Alice attacks with Wall of Stone.", "Alice attacks with Wall of Stone without defender."),
    "left_out": ("Alice attacks with all her creatures.", "Alice attacks with all her creatures but Ox."),
    "halved": ("Alice attacks with all her creatures.", "Alice attacks with half of her creatures."),
    "token": ("Alice attacks with Hill Giant.", "Alice attacks with a Hill Giant token."),
    "loyalty": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with 3 loyalty."),
    "defense": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with 3 defense."),
    "damage": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with 1 damage."),
    "counters": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with a +1/+1 counter."),
    "chosen": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with green chosen."),
    "attached": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant with Pariah on it."),
    "paired": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant paired with Ox."),
    "miscounted": (
        "Alice attacks with two creatures: Hill Giant and Ox.",
        "Alice attacks with three creatures: Hill Giant and Ox.",
    ),
    "manned": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant crewed by Ox."),
    "of": ("Alice casts Shock on Hill Giant.", "Alice casts Shock on Gray Ogre's controller."),
    "place": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant in her graveyard."),
    "clause": (
        "If Alice attacks with Hill Giant, does it die?",
        "If Alice attacks with a creature that was hit by Shock, does it die?",
    ),
    "placed": ("Alice attacks with Hill Giant.", "Alice attacks with Hill Giant on Bob's board."),
}
BEFORE = ("", "Bob casts Shock on Gray Ogre. ")


def read(text: str) -> Scenario | None:
    try:
        return tell(text)
    except NotUnderstood:
        return None


def test_every_field_is_found_by_or_said() -> None:
    assert {field.name for field in fields(ThingRef)} == FOUND_BY | set(SAID)
    assert FOUND_BY.isdisjoint(SAID)


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("field", SAID)
def test_what_is_said_of_a_thing_is_not_passed_over(field: str, before: str) -> None:
    plain, more = SAID[field]
    known = read(BOARD + before + plain)
    assert known is not None, plain
    told = read(BOARD + before + more)
    assert told is None or (told.script, told.assumptions) != (known.script, known.assumptions), more


DESCRIBED = {
    "Alice attacks with the 2/4 with a +1/+1 counter.": (("+1/+1", 1),),
    "Bob casts Shock on the 2/4 with two -1/-1 counters.": (("-1/-1", 2),),
}


@pytest.mark.parametrize(("deed", "counters"), DESCRIBED.items())
def test_a_thing_that_is_only_described_has_what_is_said_of_it(
    deed: str, counters: tuple[tuple[str, int], ...]
) -> None:
    things = {one.label: one for one in tell(BOARD + deed).script.setup.objects}
    assert things["Ox"].counters == counters


def test_a_state_told_after_the_deed_is_how_the_story_began() -> None:
    told = tell(
        'Alice casts an instant "Untap target creature." targeting Bear. Alice controls Bear, a tapped 2/2 creature.'
    )
    assert [one.tapped for one in told.script.setup.objects if one.label == "Bear"] == [True]
