"""Spells cast in many words: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

A_SPELL_IS_CAST_IN_MANY_WORDS = """
he casts Giant Growth on his 2/2
he giant growths his 2/2
he giant growths it
he giant growth's it
he giant growth'd it
he giant growthed it
he giant growthed his 2/2
he giant growth'd his guy
he giant growths the attacker
he giant growths his attacker
his 2/2 gets giant growthed
his 2/2 got giant growthed
his 2/2 gets giant growth'd
his guy gets giant growthed by him
his guy is giant growthed
it gets giant growthed
it gets a giant growth
his 2/2 gets a giant growth
he uses giant growth on it
he uses giant growth on his guy
he used giant growth
he plays giant growth on it
he plays giant growth
he plays a giant growth on his guy
he drops a giant growth on it
he throws a giant growth on it
he slaps giant growth on it
he slaps a giant growth on his 2/2
he tosses giant growth on it
he puts a giant growth on it
he fires off giant growth on it
he hits it with giant growth
he hits it with a giant growth
he pumps it with giant growth
he pumps it +3/+3 with giant growth
he pumps it with giant growth to make it 5/5
he pumps his guy w giant growth
he buffs it with giant growth
he gives it +3/+3 with giant growth
he gives it +3/+3 w/ giant growth
he gives it +3/+3 (giant growth)
he makes it a 5/5 with giant growth
he makes it 5/5 w giant growth
he responds with giant growth
he responds with giant growth on it
he responds w giant growth
he responds by casting giant growth on it
he responds by giant growthing it
he responds giant growth
he goes giant growth
he casts giant growth
he cast giant growth on it
he then casts giant growth on it
he decides to giant growth it
he tries to giant growth it
he flashes in... no wait he casts giant growth on it
he has giant growth and casts it on his 2/2
he had a giant growth in hand and uses it on his 2/2
he had giant growth and used it on his guy
he topdecked giant growth and uses it on his 2/2
he taps a forest and casts giant growth on it
giant growth on his 2/2
then a giant growth on his guy
then comes a giant growth on his guy
out comes giant growth on his guy
surprise giant growth on his 2/2
"""


@pytest.mark.parametrize("told", A_SPELL_IS_CAST_IN_MANY_WORDS.strip("\n").splitlines())
def test_a_spell_is_cast_in_many_words(told: str) -> None:
    assert (
        value("My opponent attacks me with a 2/2 and I block with a 1/1. " + told + ". How big is his 2/2?")
        == "5/5"
    )


A_CREATURE_IS_KILLED_IN_MANY_WORDS = """
I doom blade the 2/2
I doom blade his 2/2
I doom blade his blocker
I doom bladed his blocker
I doom blade'd it
I doom blade his guy
his blocker gets doom bladed
his 2/2 gets doom bladed
I kill his 2/2 with doom blade
I kill the blocker with doom blade
I kill it with doom blade
I kill it w/ doom blade
I kill off the blocker with doom blade
I killed it in response with doom blade
I destroy the blocker with Doom Blade
I use doom blade on his blocker
I use doom blade to kill his blocker
I used doom blade to kill the blocker before damage
I doom blade it before damage
before damage I doom blade it
before damage i kill it with doom blade
after blocks I doom blade his 2/2
once he blocks I doom blade it
after blocks are declared i doom blade the blocker
I respond to the block by doom blading it
in response to the block i doom blade it
I point a doom blade at it
I point doom blade at the blocker
I aim doom blade at his blocker
I hit it with doom blade
I hit the blocker with a doom blade
I throw a doom blade at it
I throw doom blade at his blocker
I get rid of the blocker with doom blade
I get rid of it with doom blade
I take out the blocker with doom blade
I take it out with doom blade
I remove the blocker with doom blade
I remove it with doom blade
I off it with doom blade
I nuke it with doom blade
I snipe it with doom blade
I zap it with doom blade
I murder it with doom blade
I waste the blocker with doom blade
I blow up the blocker with doom blade
I doom blade that thing
doom blade on the blocker
I cast doom blade, targeting the blocker
I cast doom blade to kill the blocker
I cast doom blade and kill the blocker
I cast doom blade killing the blocker
I play doom blade on the blocker
I play doom blade to kill it
I flash back... nah I just doom blade it
"""


@pytest.mark.parametrize("told", A_CREATURE_IS_KILLED_IN_MANY_WORDS.strip("\n").splitlines())
def test_a_creature_is_killed_in_many_words(told: str) -> None:
    assert (
        value("I attack with a 4/4 and my opponent blocks with a 2/2. " + told + ". Does the 2/2 die?")
        is True
    )
