"""Boards and fights in many ways of telling them: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

AN_ATTACK_AND_A_CHUMP_ARE_TOLD_IN_MANY_WAYS = """
I had a 4/4 trampler swinging at my buddy and he chumps with a 1/1 token
I had a 4/4 trampler attacking my buddy and he chumped with a 1/1
I had a 4/4 trampler attacking and he chumped it with a 1/1
I've got a 4/4 trampler attacking him, he chumps with a 1/1
I have a 4/4 trampler attacking and he blocks with a 1/1
My 4/4 trampler is swinging at him and he chumps with a 1/1
my 4/4 trampler's attacking him and he blocks with a 1/1
my 4/4 trampler swung at him and he blocked with a 1/1
with my 4/4 trampler swinging at him, he chumps with a 1/1
there's my 4/4 trampler attacking him and he chumps with a 1/1
I'm swinging a 4/4 trampler at him and he's blocking with a 1/1
I'm swinging at him with a 4/4 trampler, he's chumping with a 1/1
Swinging my 4/4 trampler into him, he chumps with a 1/1
Swinging with a 4/4 trampler, he blocks with a 1/1
I swing my 4/4 trampler into his 1/1, he blocks
I swing my 4/4 trampler into his 1/1 and he blocks with it
I swing my 4/4 trampler into his board of a 1/1, he blocks with it
I swing a 4/4 trampler into his lone 1/1 and he chumps
I swing a 4/4 trampler at him and he throws a 1/1 in front of it
I swing a 4/4 trampler, he throws a chump in front (1/1)
I swing a 4/4 trampler, he chumps (1/1)
I swing a 4/4 trampler, he chumps with his 1/1
I swing a 4/4 trampler, gets chumped by a 1/1
I swing a 4/4 trampler and it gets chumped by a 1/1
I swing a 4/4 trampler that gets chumped by a 1/1
I swing a 4/4 trampler, blocked by a 1/1
I swing a 4/4 trampler, chumped by a 1/1
4/4 trampler swinging, 1/1 chump
4/4 trampler attacks, 1/1 blocks
I attack w/ 4/4 trample, he blocks w/ 1/1
attack with 4/4 trampler, opponent blocks with 1/1
attacking with a 4/4 trampler, opp blocks with 1/1
I attack into a 1/1 blocker with my 4/4 trampler and he blocks
he blocks my 4/4 trampler with a 1/1
he blocked my attacking 4/4 trampler with a 1/1
he chumped my 4/4 trampler with a 1/1
he chump blocks my 4/4 trampler with a 1/1
he chump-blocked my 4/4 trampler with some 1/1
his 1/1 blocks my 4/4 trampler
his 1/1 chumps my 4/4 trampler
his 1/1 chump blocked my 4/4 trampler
my 4/4 trampler got blocked by a 1/1
my 4/4 trampler got chumped by his 1/1
my 4/4 trampler gets chump blocked by a 1/1
my 4/4 trampler was blocked by his 1/1
"""


@pytest.mark.parametrize("told", AN_ATTACK_AND_A_CHUMP_ARE_TOLD_IN_MANY_WAYS.strip("\n").splitlines())
def test_an_attack_and_a_chump_are_told_in_many_ways(told: str) -> None:
    assert value(told + ". I trample over as much as possible. How much damage goes through?") == 3


TWO_BOARDS_ARE_TOLD_IN_MANY_WAYS = """
My guy's a 4/4, his blocker a 6/6
My guy is a 4/4, his blocker is a 6/6
my guy is 4/4 and his is 6/6
my guy is a 4/4, his a 6/6
my attacker is a 4/4, his blocker's a 6/6
I have a 4/4 and he has a 6/6
I have a 4/4, he has a 6/6
I have a 4/4. He has a 6/6
me: 4/4. him: 6/6
my board: a 4/4. his board: a 6/6
I got a 4/4 he got a 6/6
I got a 4/4 and he got a 6/6
ive got a 4/4 and hes got a 6/6
I control a 4/4, opp controls a 6/6
mine is a 4/4, his is a 6/6
mine's a 4/4 and his is a 6/6
mine is 4/4, his is 6/6
I have a 4/4 creature and he's got a 6/6 creature
I've a 4/4 on board, he's got a 6/6 on his
I have a 4/4 on my side, he has a 6/6 on his side
I have a 4/4 on my side and theres a 6/6 on his side
there's a 4/4 on my side and a 6/6 on his
on my side is a 4/4, on his side a 6/6
on my board I have a 4/4, on his board he has a 6/6
my side has a 4/4 and his side has a 6/6
board is a 4/4 on my side and a 6/6 on his
my only creature is a 4/4, his only creature is a 6/6
my only guy is a 4/4, he only has a 6/6
all I have is a 4/4, all he has is a 6/6
I just have a 4/4, he just has a 6/6
I only have a 4/4 and he only has a 6/6
"""


@pytest.mark.parametrize("told", TWO_BOARDS_ARE_TOLD_IN_MANY_WAYS.strip("\n").splitlines())
def test_two_boards_are_told_in_many_ways(told: str) -> None:
    assert value(told + ". I attack and he blocks. Does my creature die?") is True


DAMAGE_OF_A_COMMANDER_IS_TOLD_IN_MANY_WAYS = """
I already took 15 from his commander (6/6). It hits me again
I've taken 15 from his commander already and it hits me for 6 more
he's dealt me 15 with his commander so far. It's a 6/6 and it hits me again
his commander has hit me for 15 already and now it hits me for 6
his 6/6 commander already hit me for 15 and it hits me again
his commander did 15 to me earlier. Now it hits me for 6
I took 15 from his commander earlier this game. Now it hits me for another 6
"""


@pytest.mark.parametrize("told", DAMAGE_OF_A_COMMANDER_IS_TOLD_IN_MANY_WAYS.strip("\n").splitlines())
def test_damage_of_a_commander_is_told_in_many_ways(told: str) -> None:
    assert value("This is a commander game. " + told + ". Am I dead?") is True
