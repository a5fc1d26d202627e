"""How much there is of something, in many ways of asking for it: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

LIFE_IS_ASKED_FOR_IN_MANY_WAYS = """
where is he at
wheres he at
where's he at now
where's he at after that
what's he at
whats he at now
what is he at
he's at what
hes at what now
so he's at what
so hes at?
what does that put him at
where does that put him
what does he go to
he goes to what
where does he end up
where's he end up
what does he end up at
what life is he on
whats his life
what's his life total
what's his life at
how much life does he have
how much life has he got
how much life does he have left
how much hp does he have
how much health does he have left
how much does he have left
what's left of his life
so what life total is he on
how low does he go
how far down does he go
what's his hp
his life?
his life total?
his life after?
opp's life?
what's opp at
whats opp's life
what is my opponent's life total after all that
what's he sitting at
whats he down to
how much is he down to
what does he drop to
what should his life be
what would his life be
"""


@pytest.mark.parametrize("told", LIFE_IS_ASKED_FOR_IN_MANY_WAYS.strip("\n").splitlines())
def test_life_is_asked_for_in_many_ways(told: str) -> None:
    assert (
        value("My opponent is at 10. I attack with a 3/3 double striker and he doesnt block. " + told + "?")
        == 4
    )


A_SIZE_IS_ASKED_FOR_IN_MANY_WAYS = """
whats his guy after
whats his guy after?
what's his guy now
what is his guy
what is his guy after combat
what size is his guy
what size is his guy after combat
what size is his guy now
how big is his guy
how big is his guy after
how big is his guy after combat
how big is his guy now
what's his guy's size
what are his guy's stats
what's the p/t of his guy
whats his guy's power and toughness
what does his guy end up as
what does his guy become
his guy becomes a what
his guy is a what now
what's left of his guy
how big does his guy end up
how big does his guy get
how small is his guy
how small does his guy get
his guy is what now
what is the 4/4 now
what is the 4/4 after combat
"""


@pytest.mark.parametrize("told", A_SIZE_IS_ASKED_FOR_IN_MANY_WAYS.strip("\n").splitlines())
def test_a_size_is_asked_for_in_many_ways(told: str) -> None:
    assert value("My guy is a 3/3 with wither, his guy is a 4/4. I attack and he blocks. " + told) == "1/1"


DAMAGE_IS_ASKED_FOR_IN_MANY_WAYS = """
how much dmg goes through
how much gets through
how much goes thru
how much gets thru
how much comes through
how much damage goes thru
how much tramples over
how much tramples thru
how much trample dmg
how much trample damage is there
how much trample dmg do i take
how much trample damage do I take
how much trample goes thru
how much do i take
how much do I eat
how much am I taking
how much damage am i taking
how much dmg am i taking
how much damage do i end up taking
how much damage do I suffer
how much does it hit me for
what do i take
what dmg do i take
how many do i take
how many damage do i take
how much damage hits me
how much hits face
how much hits my face
how much damage to my face
how much damage to me
how much to me
how much dmg to me
whats the damage to me
whats the damage
what's the dmg
so i take how much
i take how much
"""


@pytest.mark.parametrize("told", DAMAGE_IS_ASKED_FOR_IN_MANY_WAYS.strip("\n").splitlines())
def test_damage_is_asked_for_in_many_ways(told: str) -> None:
    assert (
        value(
            "My opponent attacks me with a 5/5 trampler and I chump with a 1/1. He assigns 1 to the chump and the rest to me. "
            + told
            + "?"
        )
        == 4
    )
