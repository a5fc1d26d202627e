"""Stories in which much stands inside one another are told so; nothing runs out of room."""

from __future__ import annotations

import pytest

from bot.engine.told.script import Attack
from bot.scenario.errors import NotUnderstood

from .telling import tell


@pytest.mark.parametrize(
    "story",
    [
        "(" * 330 + "Alice attacks with Hill Giant." + ")" * 330,
        "Alice attacks with Hill Giant. " + "(" * 330,
        "(a) " * 500 + "Alice attacks with Hill Giant.",
        "- " * 2000 + "Alice attacks with Hill Giant.",
        "the creature that " * 300 + "attacks.",
        "Alice's " * 400 + "Hill Giant attacks.",
        "[" * 400 + "Hill Giant" + "]" * 400 + " attacks.",
    ],
    ids=lambda story: story[:12],
)
def test_a_story_that_is_too_deep_is_not_understood(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)


def test_a_long_list_is_read_whole() -> None:
    names = [f"Zor{first}{second}" for first in "bcdfghj" for second in "aeiouy"]
    told = "".join(f"Alice controls {name}, a 2/2 creature. " for name in names)
    script = tell(f"{told}Alice attacks with {', '.join(names[:-1])} and {names[-1]}.").script
    (attack,) = script.actions
    assert isinstance(attack, Attack)
    assert [name for name, _ in attack.attacks] == names


def test_two_hundred_described_attackers_are_read() -> None:
    (attack,) = tell(
        f"Alice attacks with {', '.join(['a 2/3', 'a 3/2'] * 100)} and Hill Giant."
    ).script.actions
    assert isinstance(attack, Attack)
    assert len(attack.attacks) == 201


def test_what_would_be_done_a_million_times_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match="1000000"):
        tell(
            "Alice controls Lancers en-Kor. Alice activates Lancers en-Kor targeting Hill Giant 1000000 times."
        )
