"""Creatures and their sizes, in many ways of telling them: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

A_SIZE_MAY_STAND_BEHIND_WHAT_IT_IS_OF = """
swings his trampler (6/6)
swings his big trampler (6/6)
swings his trampler (a 6/6)
swings a trampler (6/6)
swings with a 6/6 trampler
swings a big 6/6 trampler
swings his fat 6/6 trample guy
swings his 6/6 w/ trample
swings his 6/6 with trample
swings his 6/6 trampler
swings a 6/6 (trample)
swings his commander (6/6 trample)
swings his guy (6/6 trample)
swings his dude (6/6 w trample)
swings his dude (6/6, trample)
swings his dude, a 6/6 with trample
swings his dude, its a 6/6 with trample
swings his dude which is a 6/6 with trample
swings his dude thats a 6/6 trampler
swings his trampler, it's a 6/6
swings his trampler which is 6/6
swings his trampler thats 6/6
swings his trampler at me (6/6)
swings his trampler at me, it's a 6/6
swings his trampler at me, a 6/6
swings his trample dude at me (6/6)
swings at me with his trampler (6/6)
swings at me with his trampler, 6/6
swings at me with his trampler, its a 6/6
swings in with his trampler (6/6)
attacks me with his trample guy 6/6
attacks me with his trample guy (its a 6/6)
attacks me with a trampling 6/6
attacks with some 6/6 trampler
attacks with this 6/6 trample thing
attacks with a creature that has trample (6/6)
attacks with a creature with trample (6/6)
attacks with a 6/6 creature w/ trample
attacks with a 6/6 that has trample
attacks with an untapped 6/6 trampler
has a 6/6 trampler and attacks
had a 6/6 trampler and attacked me with it
had a 6/6 trampler out and swung
had this 6/6 trampler out and swings it
has a trampler (6/6) and swings it at me
has a guy with trample (6/6) and swings it at me
gave his 6/6 trample and swings it at me
has got a 6/6 trample and hits me with it
"""


@pytest.mark.parametrize("told", A_SIZE_MAY_STAND_BEHIND_WHAT_IT_IS_OF.strip("\n").splitlines())
def test_a_size_may_stand_behind_what_it_is_of(told: str) -> None:
    assert (
        value(
            "My opponent "
            + told
            + ". I chump with a 1/1. He assigns lethal to the 1/1 and tramples the rest. How much damage do I take?"
        )
        == 5
    )


A_CREATURE_IS_TOLD_IN_MANY_WAYS = """
My guy has infect (2/2)
My guy (2/2) has infect
My guy's a 2/2 with infect
My guy's a 2/2 infect
My dude is 2/2 infect
My creature is a 2/2 and has infect
I have a guy with infect (2/2)
I have an infect guy (2/2)
I have an infect guy, 2/2
I have an infect guy thats a 2/2
I got this infect guy 2/2
I got an infect 2/2
I've got an infecter, 2/2
I have a 2/2 infect dude
I had a lil 2/2 infect dude
I control an infect creature (2/2)
I run a 2/2 infect
I have a creature (2/2 infect)
I have a creature (2/2, infect)
I have a 2/2 (infect)
I have a 2/2 (it has infect)
I have a 2/2, it has infect
I have a 2/2 and it has infect
I have a 2/2 which has infect
I have a 2/2 w/ infect
There's a 2/2 infect guy on my side
On my side theres a 2/2 infect guy
My board is a 2/2 infect guy
My board: 2/2 infect guy
Me: 2/2 infect guy
Board: I have a 2/2 infect guy
"""


@pytest.mark.parametrize("told", A_CREATURE_IS_TOLD_IN_MANY_WAYS.strip("\n").splitlines())
def test_a_creature_is_told_in_many_ways(told: str) -> None:
    assert value(told + ". I attack with it and he doesn't block. How many poison counters does he get?") == 2
