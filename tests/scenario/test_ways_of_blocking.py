"""Blocks, and damage divided among blockers, in many ways of telling them: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

TWO_OF_THREE_BLOCK = """
I block with two of them.
I block with two of em.
I double block with two of em.
I double block it with two of em
I double blocked w two of em
I double blocked w/ two of em
I double blocked with 2 of them
I double blocked with 2 of the 2/2s
I double block with two of my 2/2s
I double block using two of them
I gang block with 2 of em
I gang up on it with two of them
I block it with 2 of my guys
I block it with two of my dudes
I throw two of em in front of it
I throw two of them in front
I put two of em in the way
I put 2 in front of it
I double block
I double-block it with two bears
I doubled up on it with two of em
I block with a couple of my 2/2s
I blocked with two
I block with 2
I block with two and keep one back
I block with two of em and keep one back
I block with two of em, keeping one back
two of em block
two of my 2/2s block it
two of them block it
2 of my guys block
I chump with two of em
I use two of em to block
I use two of them to block it
I assign two of em as blockers
I declare two of em as blockers
I declared two of my 2/2s as blockers
I send two of em to block
I stick two of em in front of it
I blocked it with 2 outta 3
I blocked w two outta the three
I go for the double block with two of em
I opt for a double block
I decide to double block with two of em
"""


@pytest.mark.parametrize("told", TWO_OF_THREE_BLOCK.strip("\n").splitlines())
def test_two_of_three_block(told: str) -> None:
    assert (
        value(
            "I have three 2/2s. My opponent attacks me with a 6/6 trampler. "
            + told
            + " . He assigns lethal to each and tramples over the rest. How much damage do I take?"
        )
        == 2
    )


DAMAGE_IS_DIVIDED_SO_THAT_ONE_DIES = """
he puts all 5 on one of em
he puts all 5 on one of them
he puts all of it on one of em
he puts it all on one of them
he puts all 5 damage on one of them
he puts all five on one 3/3
he puts all the damage on one of em
he puts all his damage on one
he puts everything on one of em
he dumps it all on one of them
he dumps all 5 into one of em
he throws it all at one of them
he assigns all 5 to one of em
he assigns all damage to one of them
he assigns it all to one of em
he assigns everything to one
he deals all 5 to one of em
he deals all his damage to one of them
he does all 5 to one of em
he hits one of em for all 5
he focuses one of em
he focuses all damage on one of them
he goes all in on one of em
he kills one of em with all 5
he splits it 4 and 1
he splits it 4/1
he splits it 4-1
he splits the damage 4 and 1
he splits damage 4 to one and 1 to the other
he puts 4 on one and 1 on the other
he put 4 on one n 1 on the other
he does 4 to one and 1 to the other
he does 4 to one of em and 1 to the other
4 on one and 1 on the other
4 to one, 1 to the other
he gives one of em 4 and the other 1
he assigns 4 to one and 1 to the other
he assigns 4 to one of them and the last 1 to the other
he assigns 3 to one and 2 to the other
he puts 3 on one and 2 on the other
he puts 3 on the first and 2 on the second
he goes 3 and 2
he does 3 and 2
he put 3 on one, rest on the other
he puts 3 on one and the rest on the other
he puts lethal on one and the rest on the other
he kills one and puts the rest on the other
lethal on one, rest on the other
enough to kill one, rest on the other
"""


@pytest.mark.parametrize("told", DAMAGE_IS_DIVIDED_SO_THAT_ONE_DIES.strip("\n").splitlines())
def test_damage_is_divided_so_that_one_dies(told: str) -> None:
    assert (
        value(
            "My opponent attacks me with a 5/5. I block with two 3/3s. "
            + told
            + ". How many of my creatures die?"
        )
        == 1
    )
