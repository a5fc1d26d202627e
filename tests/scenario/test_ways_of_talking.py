"""Talk that is strewn through a story: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value


def _lines(*tables: str) -> list[str]:
    return [line for table in tables for line in table.strip("\n").splitlines()]


#: Words that tell nothing.
TALK = """
lol
lmao
haha
tho
though
tbh
ngl
imo
fr
fr fr
btw
rn
basically
literally
legit
obv
obviously
of course
ofc
just
actually
straight up
for some reason
ofc lol
xd
:)
lol ok
bruh
smh
somehow
idk why
i guess
i think
i believe
apparently
naturally
kinda
of all things
for whatever reason
out of nowhere
all of a sudden
suddenly
you know
ya know
yknow
right
ok
for real
no joke
not gonna lie
thank god
luckily
sadly
unfortunately
unluckily
stupidly
like an idiot
like a boss
cuz why not
because why not
bc why not
for fun
for the memes
for value
just because
without thinking
"""


@pytest.mark.parametrize("told", _lines(TALK))
def test_talk_ends_a_clause(told: str) -> None:
    assert value("I attack with a 3/3 and he blocks with a 2/2 " + told + ". Does his guy die?") is True


TALK_STANDS_BETWEEN_A_SUBJECT_AND_ITS_VERB = """
like
yeah
"""


@pytest.mark.parametrize("told", _lines(TALK, TALK_STANDS_BETWEEN_A_SUBJECT_AND_ITS_VERB))
def test_talk_stands_between_a_subject_and_its_verb(told: str) -> None:
    assert value("I attack with a 3/3 and he " + told + " blocks with a 2/2. Does his guy die?") is True


SEVERAL_ARE_COUNTED_IN_MANY_WAYS = """
like two 3/3s
like 2 3/3s
only two 3/3s
just two 3/3s
literally two 3/3s
a couple 3/3s
a couple of 3/3s
a pair of 3/3s
two lil 3/3s
two dinky 3/3s
my two 3/3s
both my 3/3s
two of my 3/3s
2x 3/3
2 x 3/3
two 3/3 guys
two 3/3 dudes
two 3/3 beaters
two vanilla 3/3s
two plain 3/3s
two measly 3/3s
two big 3/3s
a 3/3 and another 3/3
two creatures, both 3/3
2 guys (both 3/3)
2 guys (3/3 each)
2 guys, 3/3 each
two 3/3 tokens
some 3/3s (two of em)
2 creatures, a 3/3 and a 3/3
"""


@pytest.mark.parametrize("told", SEVERAL_ARE_COUNTED_IN_MANY_WAYS.strip("\n").splitlines())
def test_several_are_counted_in_many_ways(told: str) -> None:
    assert value("I attack with " + told + " and he doesn't block. What's his life?") == 14
