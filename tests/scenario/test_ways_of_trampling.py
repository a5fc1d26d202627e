"""Damage that tramples over, in many ways of telling it: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value


def _lines(*tables: str) -> list[str]:
    return [line for table in tables for line in table.strip("\n").splitlines()]


#: Ways that do not say how many block.
OVER_ONE_OR_TWO = """
He tramples over the rest
He tramples over for the rest
He tramples the rest over
He tramples for the rest
He tramples over with the rest
He tramples over for 2
He tramples for 2
He tramples me for 2
He tramples over 2
He tramples 2 over
He tramples as much as he can
He tramples over as much as possible
He tramples through as much as possible
He tramples over for max
He assigns as much as possible to me
He sends the rest at me
He sends the rest over
He assigns the rest to me
the rest goes to me
the rest tramples over
rest goes face
rest tramples over
The excess tramples over
excess goes to me
the extra tramples over
the extra damage tramples over
the remaining damage tramples over
the leftover damage goes to me
he assigns lethal and tramples over
he tramples over for as much as he can
he wants max trample damage
he wants to trample over as much as possible
max trample through
2 tramples over
2 damage tramples over
2 tramples through to me
"""

THE_REST_TRAMPLES_OVER_TWO_BLOCKERS = """
He assigns lethal to each and tramples over the rest
He assigns lethal to each and the rest to me
He assigns lethal damage to both and tramples the rest over
He assigns lethal to both blockers and the rest to me
He assigns lethal to both and the rest tramples over
He puts 2 on each and the rest on me
He puts 2 on each and tramples over the rest
He puts 2 on each and 2 on me
He puts 2 damage on each of my guys and the rest goes to me
He does 2 to each and the rest to me
He does 2 to each and 2 to me
He deals 2 to each and the rest to me
He assigns 2 to each blocker and the rest to me
He assigns 2 to each and tramples for the rest
He assigns 2 to each and tramples over for 2
He kills both and tramples over the rest
He kills both and the rest goes through
He kills both my guys and sends the rest at me
He puts just enough on each and the rest on me
He puts just enough on my guys and the rest on me
He puts lethal on both and the rest on me
He puts lethal on each and 2 tramples over
He puts minimum on my guys and the rest on me
He does the minimum to the blockers and the rest to me
He assigns the minimum to each and the rest to me
Lethal to both, rest to me
lethal on each, rest to face
2 to each and the rest to me
2 each, rest to me
2 on each, the rest to face
he assigns lethal to the blockers and tramples over
"""


@pytest.mark.parametrize("told", _lines(OVER_ONE_OR_TWO, THE_REST_TRAMPLES_OVER_TWO_BLOCKERS))
def test_the_rest_tramples_over_two_blockers(told: str) -> None:
    assert (
        value(
            "My opponent attacks me with a 6/6 trampler. I block it with two 2/2s. "
            + told
            + ". How much damage do I take?"
        )
        == 2
    )


THE_REST_TRAMPLES_OVER_ONE_BLOCKER = """
He assigns lethal to it and tramples over the rest
He assigns lethal to it and the rest to me
He assigns lethal damage to it and tramples the rest over
He assigns lethal to my blocker and the rest to me
He assigns lethal to it and the rest tramples over
He puts 2 on it and the rest on me
He puts 2 on it and tramples over the rest
He puts 2 on it and 2 on me
He puts 2 damage on my guy and the rest goes to me
He does 2 to it and the rest to me
He does 2 to it and 2 to me
He deals 2 to it and the rest to me
He assigns 2 to the blocker and the rest to me
He assigns 2 to it and tramples for the rest
He assigns 2 to it and tramples over for 2
He kills it and tramples over the rest
He kills it and the rest goes through
He kills my guy and sends the rest at me
He puts just enough on it and the rest on me
He puts just enough on my guy and the rest on me
He puts lethal on it and the rest on me
He puts lethal on it and 2 tramples over
He puts minimum on my guy and the rest on me
He does the minimum to the blocker and the rest to me
He assigns the minimum to it and the rest to me
Lethal to it, rest to me
lethal on it, rest to face
2 to it and the rest to me
2 it, rest to me
2 on it, the rest to face
he assigns lethal to the blocker and tramples over
"""


@pytest.mark.parametrize("told", _lines(OVER_ONE_OR_TWO, THE_REST_TRAMPLES_OVER_ONE_BLOCKER))
def test_the_rest_tramples_over_one_blocker(told: str) -> None:
    assert (
        value(
            "My opponent attacks me with a 4/4 trampler. I chump with a 2/2. "
            + told
            + ". How much damage do I take?"
        )
        == 2
    )
