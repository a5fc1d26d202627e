"""Attacks with everything and on planeswalkers, in many ways of telling them: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

EVERYTHING_ATTACKS = """
he swings everything, two 3/3s and a 4/4, and I don't block
he swings with everything, two 3/3s and a 4/4, and I don't block
he swings everything (two 3/3s and a 4/4), no blocks
he swings with everything (two 3/3s and a 4/4), no blocks
he swings everything he has, two 3/3s and a 4/4, no blocks
he swings with everything he's got, two 3/3s and a 4/4, no blocks
he swings it all, two 3/3s and a 4/4, no blocks
he attacks with everything: two 3/3s and a 4/4. no blocks
he attacks with everything - two 3/3s and a 4/4. no blocks
he attacks with all his creatures, two 3/3s and a 4/4. no blocks
he attacks with his whole board, two 3/3s and a 4/4. no blocks
he swings his whole team, two 3/3s and a 4/4. no blocks
he swings the team, two 3/3s and a 4/4. no blocks
he swings all out with two 3/3s and a 4/4. no blocks
he swings out with two 3/3s and a 4/4. no blocks
he goes all in with two 3/3s and a 4/4. no blocks
he alphas with two 3/3s and a 4/4. no blocks
he alpha strikes with two 3/3s and a 4/4. no blocks
he alphas me, two 3/3s and a 4/4. no blocks
he attacks all out with two 3/3s and a 4/4, no blocks
he comes at me with everything, two 3/3s and a 4/4, no blocks
he turns everything sideways, two 3/3s and a 4/4, no blocks
he has two 3/3s and a 4/4 and swings with everything, no blocks
he has two 3/3s and a 4/4 and swings everything, no blocks
he has two 3/3s and a 4/4, swings all of em, no blocks
he has two 3/3s and a 4/4 and sends all of them at me, no blocks
he's got two 3/3s and a 4/4 and swings out. no blocks
he's got two 3/3s and a 4/4 and alphas me. no blocks
he's got two 3/3s and a 4/4, he swings with the lot. no blocks
he swings two 3/3s and a 4/4 at me, no blocks
he swings in with two 3/3s and a 4/4 and nobody blocks
he swings with three guys, two 3/3s and a 4/4, no blocks
he swings three guys at me, two 3/3s and a 4/4, no blocks
three guys come at me, two 3/3s and a 4/4, no blocks
I get attacked by two 3/3s and a 4/4, no blocks
I get swung at by two 3/3s and a 4/4, no blocks
I'm getting attacked by two 3/3s and a 4/4 and I don't block
I got attacked by two 3/3s and a 4/4 and took it all
I got hit by two 3/3s and a 4/4
I get hit by two 3/3s and a 4/4 unblocked
two 3/3s and a 4/4 hit me
two 3/3s and a 4/4 attack me, no blocks
two 3/3s and a 4/4 are attacking me, no blocks
two unblocked 3/3s and an unblocked 4/4 hit me
"""


@pytest.mark.parametrize("told", EVERYTHING_ATTACKS.strip("\n").splitlines())
def test_everything_attacks(told: str) -> None:
    assert value(told + ". How much damage do I take?") == 10


A_PLANESWALKER_IS_ATTACKED = """
my planeswalker has 5 loyalty and gets attacked by a 3/3
my planeswalker has 5 loyalty, gets attacked by a 3/3
my 5 loyalty planeswalker gets attacked by a 3/3
my planeswalker is at 5 loyalty and he attacks it with a 3/3
my planeswalker is at 5 and he attacks it with a 3/3
my walker is at 5 and gets attacked by a 3/3
my walker's at 5 loyalty, he swings a 3/3 at it
my pw is at 5 loyalty and he attacks it with a 3/3
I have a planeswalker at 5 loyalty and he attacks it with a 3/3
I have a planeswalker with 5 loyalty and he swings at it with a 3/3
I have a walker on 5 loyalty and he swings a 3/3 at it
I have a walker w 5 loyalty, he hits it with a 3/3
I got a walker at 5 and he swings a 3/3 into it
he attacks my planeswalker (5 loyalty) with a 3/3
he attacks my 5 loyalty planeswalker with a 3/3
he swings a 3/3 at my planeswalker which has 5 loyalty
he swings at my walker with a 3/3, it has 5 loyalty
he swings a 3/3 at my walker (it's at 5 loyalty)
he sends a 3/3 at my planeswalker, it was at 5
he goes after my planeswalker (5 loyalty) with a 3/3
his 3/3 attacks my planeswalker with 5 loyalty
his 3/3 swings at my walker, 5 loyalty
"""


@pytest.mark.parametrize("told", A_PLANESWALKER_IS_ATTACKED.strip("\n").splitlines())
def test_a_planeswalker_is_attacked(told: str) -> None:
    assert value(told + ". I don't block. How much loyalty does my planeswalker have?") == 2
