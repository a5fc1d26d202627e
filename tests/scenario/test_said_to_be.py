"""What a thing is said to be is never passed over: where the story does not bear it out, it is asked."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood
from tests.scenario.telling import tell

ASKED = {
    "Alice attacks with the enchanted Hill Giant.": "what enchants Hill Giant",
    "Alice's equipped Hill Giant attacks.": "what Hill Giant is equipped with",
    "Alice casts Shock on the damaged Hill Giant.": "how much damage Hill Giant has",
    "Alice controls a transformed Hill Giant.": "which face of Hill Giant is up",
    "Alice attacks with a blocked Hill Giant.": "what blocks Hill Giant",
    "Alice attacks with an animated Mountain.": "how Mountain came to be a creature",
    "Alice controls a kicked Hill Giant.": "what became of Hill Giant when it was cast",
    "Alice plays Mountain targeting Bob.": "Mountain has no target",
    "Alice activates Prodigal Sorcerer with kicker targeting Bob.": "not activated with kicker",
    "Bob casts Lightning Bolt on Alice. Bob casts Shock on Alice. Alice activates Circle of Protection: Red naming Lightning "
    "Bolt.": "Lightning Bolt has resolved by then",
}


@pytest.mark.parametrize(("story", "asked"), ASKED.items())
def test_what_is_not_borne_out_is_asked(story: str, asked: str) -> None:
    with pytest.raises(NotUnderstood, match=asked):
        tell(story)


def test_an_aura_that_was_cast_makes_an_enchanted_creature() -> None:
    told = tell("Alice casts Pariah on Hill Giant. Alice attacks with the enchanted creature.")
    assert "Hill Giant" in str(told.script.actions[-1])


def test_counters_spoken_of_after_they_were_put_are_not_there_from_the_start() -> None:
    told = tell(
        'Alice controls Ogre, a 3/3 creature. Alice casts an instant "Put a +1/+1 counter on target creature." on Ogre. '
        "Alice attacks with Ogre with a +1/+1 counter."
    )
    assert all(not thing.counters for thing in told.script.setup.objects)


@pytest.mark.parametrize(
    "story",
    [
        "Alice controls Serra Angel without flying.",
        "Alice controls Serra Angel with no abilities.",
        "Bob taps all his lands to pump Dragon Hatchling.",
        "Alice taps three Mountains to Pariah on Hill Giant.",
        "Alice casts Giant Growth on her blocking Memnite. Bob attacks with Hill Giant.",
        "Alice gives Hill Giant +4/+4 with Giant Growth.",
    ],
)
def test_what_would_change_the_answer_is_not_passed_over(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)
