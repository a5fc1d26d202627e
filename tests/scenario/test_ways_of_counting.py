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


HOW_MANY_ARE_LEFT_IS_ASKED_IN_MANY_WAYS = """
how many of his guys survive
how many of his creatures survive
how many of them survive
how many of em survive
how many survive
how many live
how many of em live
how many of his guys live
how many of his guys are left
how many of his creatures are left
how many creatures are left
how many creatures does he have left
how many guys does he have left
how many creatures does he still have
how many guys does he still have
how many are left
how many of em are left
how many of his creatures make it
how many of his guys make it out alive
how many of his dudes are still alive
how many of his creatures are still on the board
how many creatures remain
how many creatures remain on his side
how many creatures are left on his side
how many creatures are left on his board
how many creatures are still alive
how many creatures survive
how many creatures does he keep
how many creatures does he end up with
so he has how many creatures left
how many of his are left
how many bodies does he have left
how many dudes left
how many creatures left
how many left
"""


@pytest.mark.parametrize("told", HOW_MANY_ARE_LEFT_IS_ASKED_IN_MANY_WAYS.strip("\n").splitlines())
def test_how_many_are_left_is_asked_in_many_ways(told: str) -> None:
    assert value("My opponent controls three 1/1s and a 3/3. I cast Pyroclasm. " + told + "?") == 1


HOW_MANY_DIE_IS_ASKED_IN_MANY_WAYS = """
how many of his guys die
how many of his creatures die
how many of them die
how many of em die
how many die
how many of his dudes die
how many of his guys are dead
how many of his creatures are dead
how many are dead
how many of em are dead
how many creatures does he lose
how many guys does he lose
how many of his creatures does he lose
how many do I kill
how many of his guys do I kill
how many creatures do I kill
how many creatures does it kill
how many does it kill
how many creatures does pyroclasm kill
how many guys does my pyroclasm kill
how many get killed
how many creatures get destroyed
how many creatures go to the graveyard
how many of his creatures bite it
how many creatures bite the dust
how many of his creatures get wiped
how many does that kill
how many guys does that kill
how many of his guys am I killing
how many creatures died
how many of his creatures will die
how many of his creatures would die
how many would die
how many creatures am i taking out
what number of his creatures die
how many dead
how many dead creatures
"""


@pytest.mark.parametrize("told", HOW_MANY_DIE_IS_ASKED_IN_MANY_WAYS.strip("\n").splitlines())
def test_how_many_die_is_asked_in_many_ways(told: str) -> None:
    assert value("My opponent controls three 1/1s and a 3/3. I cast Pyroclasm. " + told + "?") == 3


WHETHER_SOMEBODY_IS_DEAD_IS_ASKED_IN_MANY_WAYS = """
is he dead
he dead?
he ded?
hes dead right
he's dead yeah?
is he ded
is that lethal
lethal?
thats lethal right
is it lethal
is that game
thats game right
gg?
does he die
he dies?
he dies right
does that kill him
is that enough to kill him
do i win
i win right
I win?
did I win
did I just win
so i win?
does he lose
does he lose the game
he loses right
did i kill him
do I kill him
is he toast
is he a goner
is opp dead
opp dead?
opponent dead?
has he lost
did he lose
is my opponent dead
he is dead at this point right
"""


@pytest.mark.parametrize("told", WHETHER_SOMEBODY_IS_DEAD_IS_ASKED_IN_MANY_WAYS.strip("\n").splitlines())
def test_whether_somebody_is_dead_is_asked_in_many_ways(told: str) -> None:
    assert (
        value("My opponent is at 4. I swing with a 2/2 double striker and he doesn't block. " + told) is True
    )
