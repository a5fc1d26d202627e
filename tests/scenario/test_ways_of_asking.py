"""The same question in many words: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

WHETHER_IT_DIES_IS_ASKED_IN_MANY_WORDS = """
does the 6/6 die or what
does the 6/6 die or not
does the 6/6 die or does it live
does the 6/6 die or no
does the 6/6 just die
does the 6/6 actually die
does the 6/6 die??
does the 6/6 die tho
does the 6/6 die then
does the 6/6 die here
does the 6/6 die in this case
does the 6/6 die because of deathtouch
does the 6/6 die bc of deathtouch
does the 6/6 die from deathtouch
does the 6/6 die due to deathtouch
does the 6/6 die too
does the 6/6 even die
so the 6/6 dies right
the 6/6 dies right?
the 6/6 dies yeah?
the 6/6 dies, correct?
the 6/6 is dead right
the 6/6 is dead yeah?
the 6/6 dead?
6/6 dead?
6/6 dies?
dead 6/6?
is the 6/6 dead
is the 6/6 toast
is the 6/6 done for
is the 6/6 a goner
is the 6/6 ded
is his guy dead
is his dude dead now
does that kill the 6/6
does that kill it
does it kill the 6/6
does nighthawk kill the 6/6
does my nighthawk kill his 6/6
do i kill the 6/6
do i kill his guy
did I kill it
will the 6/6 die
would the 6/6 die
should the 6/6 die
should the 6/6 have died
shouldn't the 6/6 die
wouldn't the 6/6 die
doesn't the 6/6 die
doesnt the 6/6 die
6/6 should die right
the 6/6 should die, right?
that kills the 6/6 right
that kills it right?
so that kills the 6/6?
so the 6/6 just dies?
so his 6/6 dies?
so does the 6/6 die?
and the 6/6 dies?
then the 6/6 dies?
i think the 6/6 dies, is that right
i think the 6/6 dies, am I right?
i say the 6/6 dies. right?
pretty sure the 6/6 dies but want to check
my opponent says the 6/6 lives. am I right that it dies?
can someone confirm the 6/6 dies
can anyone tell me if the 6/6 dies
anyone know if the 6/6 dies
does anyone know if the 6/6 dies
do you guys know if the 6/6 dies
just wanna know if the 6/6 dies
just want to know if the 6/6 dies
all i wanna know is if the 6/6 dies
what i want to know is does the 6/6 die
i need to know if the 6/6 dies
wanna make sure the 6/6 dies
wanna make sure that the 6/6 dies
making sure the 6/6 dies
just making sure the 6/6 dies
checking that the 6/6 dies
trying to figure out if the 6/6 dies
trying to understand if the 6/6 dies
we can't figure out if the 6/6 dies
we couldnt agree if the 6/6 dies
we don't know if the 6/6 dies
not sure if the 6/6 dies
idk if the 6/6 dies
idk does the 6/6 die
confused if the 6/6 dies
unsure whether the 6/6 dies
"""


@pytest.mark.parametrize("told", WHETHER_IT_DIES_IS_ASKED_IN_MANY_WORDS.strip("\n").splitlines())
def test_whether_it_dies_is_asked_in_many_words(told: str) -> None:
    assert value("My Vampire Nighthawk blocks my opponents 6/6. " + told) is True


A_GAIN_IS_ASKED_FOR_IN_MANY_WORDS = """
do I gain 4
i gain 4 right
I gain 4?
I gain 4 yeah?
I'm at 11 right
so im at 11 now right?
that puts me to 11?
do I go to 11
do I go up to 11
does that put me at 11
does that bring me to 11
am I at 11
am i at 11 now
should I be at 11
shouldn't I be at 11
is my life 11 now
is my life total 11
my life is 11 now right
I end up at 11 right
do I end at 11
do i end up at 11
do I still gain life
do I gain any life
do I get life
do i get any life for that
do I get the life
do i get my 4 life
do i still get the 4 life
do I even gain life
do i gain life off that
do i gain life even tho he blocked
do I gain life even though he blocked
do I gain life if he blocks
do I gain life when its blocked
does my lifelink still work
does lifelink give me life
does my guy gain me life
does it gain me 4
does it gain me life
is it 4 life
4 life?
4 life right?
so 4 life for me?
gain 4?
"""


@pytest.mark.parametrize("told", A_GAIN_IS_ASKED_FOR_IN_MANY_WORDS.strip("\n").splitlines())
def test_a_gain_is_asked_for_in_many_words(told: str) -> None:
    assert value("I am at 7. I attack with a 4/4 lifelinker and he blocks with a 2/2. " + told) is True
