"""All that is told of how something is done changes what comes of it, or is refused: no deed leaves a part of it out."""

from __future__ import annotations

import pytest

from bot.engine.eras.calendar import CURRENT
from bot.engine.run import resolve
from bot.scenario.errors import NotUnderstood
from bot.scenario.scenario import Scenario
from bot.scenario.sentences.statements import How
from bot.values import fields
from tests.scenario.telling import tell

#: Words for each field of `How`: what none of the deeds below asks for.
TOLD = {
    "targets": "targeting Grizzly Bears",
    "shares": "dealing 1 to Grizzly Bears and 1 to Carol",
    "x": "with X = 3",
    "modes": "choosing the second mode",
    "paid": "with kicker",
    "sacrificed": "sacrificing Grizzly Bears",
    "discarded": "discarding Fog",
    "tapped": "tapping Grizzly Bears",
    "returned": "returning Grizzly Bears",
    "exiled": "exiling Grizzly Bears",
    "chosen": "choosing red",
    "times": "twice",
    "response": "in response to Fog",
    "under": "in response to Fog",
    "answered_at": "in response to Shock on Grizzly Bears",
    "new_targets": "choosing new target Carol",
    "source": "choosing Fog as the source",
    "words": "",
    "which": "",
    "zone": "from her graveyard",
    "opponent_gains": "and Carol gains 4 life",
    "present": "with Furnace of Rath in play",
    "paired": "pairing it with Grizzly Bears",
    "having": "with threshold",
    "free": "without paying its mana cost",
    "same_targets": "with the same target",
    "keeps_targets": "keeping the original target",
    "original": "copying Grizzly Bears",
    "dealer": "using Grizzly Bears",
    "buried": "exiling Fog from her graveyard",
}
#: Which ability is activated is told in its own place: `Alice activates Zed's second ability`.
ELSEWHERE = {"words", "which"}

BOARD = "Alice, Bob and Carol are playing. Alice controls Grizzly Bears and {}. "
DEEDS = {
    "cast": ("Wall of Stone", "Alice casts Lightning Bolt targeting Bob"),
    "of a creature": ("Wall of Stone", "Alice casts Hill Giant"),
    "of a land": ("Wall of Stone", "Alice plays Mountain"),
    "verb": ("Wall of Stone", "Alice bolts Bob"),
    "with": ("Wall of Stone", "Alice hits Bob with Lightning Bolt"),
    "shocked": ("Wall of Stone", "Bob gets shocked"),
    "put": ("Wall of Stone", "Alice puts Hill Giant onto the battlefield"),
    "activate": ("Prodigal Sorcerer", "Alice activates Prodigal Sorcerer targeting Bob"),
    "ping": ("Prodigal Sorcerer", "Alice pings Bob with Prodigal Sorcerer"),
    "regenerate": ("Drudge Skeletons", "Alice regenerates Drudge Skeletons"),
    "regenerate somehow": ("Hill Giant", "Alice regenerates Hill Giant"),
    "sacrifice": ("Hill Giant", "Alice sacrifices Hill Giant"),
    "sacrifice to": (
        'Altar, an artifact with "Sacrifice a creature: Altar deals 1 damage to any target."',
        "Alice sacrifices Grizzly Bears to Altar targeting Bob",
    ),
    "attack": ("Hill Giant", "Alice attacks Bob with Hill Giant"),
    "crew": (
        "Cart, a 3/3 Vehicle artifact with crew 1",
        "Alice crews Cart with Grizzly Bears",
    ),
}

#: Where the words agree with what is done anyway: it is not said otherwise.
SAID_OTHERWISE = {
    ("verb", "free"): "mana is never short",
    ("cast", "free"): "mana is never short",
    ("with", "free"): "mana is never short",
    ("shocked", "free"): "mana is never short",
    ("of a creature", "free"): "mana is never short",
    ("of a land", "free"): "a land has no mana cost",
}


def read(text: str) -> Scenario | None:
    try:
        return tell(text)
    except NotUnderstood:
        return None


def test_every_field_has_words() -> None:
    assert set(TOLD) == {field.name for field in fields(How)}


@pytest.mark.parametrize("field", sorted(set(TOLD) - ELSEWHERE))
@pytest.mark.parametrize("deed", DEEDS)
def test_what_is_told_changes_the_outcome_or_is_refused(deed: str, field: str) -> None:
    there, done = DEEDS[deed]
    plain = read(f"{BOARD.format(there)}{done}.")
    assert plain is not None, done
    more = read(f"{BOARD.format(there)}{done} {TOLD[field]}.")
    if more is None or more.skipped or (deed, field) in SAID_OTHERWISE:
        return
    outcome, other = resolve(plain.script, CURRENT), resolve(more.script, CURRENT)
    assert outcome != other, f"{done} {TOLD[field]}"
