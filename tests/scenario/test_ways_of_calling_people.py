"""Who plays against whoever tells, in many words: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value


def _lines(*tables: str) -> list[str]:
    return [line for table in tables for line in table.strip("\n").splitlines()]


#: Whoever plays against the teller.
PEOPLE = """
my bud
my buddy
my bro
bro
my homie
homie
the homie
this dude
some dude
some guy
this guy
the guy
the other guy
the other dude
the other player
other guy
dude
buddy
my mate
mate
my roomie
my lil bro
my little brother
my older sister
my best friend
my bff
my friend Jake
my buddy Dave
my opponent Steve
a friend
a friend of mine
a buddy of mine
one of my friends
a guy at my lgs
a guy at my store
some rando
a rando
this kid
some kid
the kid across from me
this dude at my lgs
the dude im playing
the guy i'm playing against
the person im playing against
my coworker
my wife
wifey
the wife
the gf
my gf
my SO
my boss
my teammate
my neighbor
the opp
opp
oppo
my oppo
opps
the opponent
enemy
the enemy
my enemy
player 2
Player B
he
she
they
"""

WHOEVER_SWINGS_IS_THE_OPPONENT = """
my dude
"""


@pytest.mark.parametrize("told", _lines(PEOPLE, WHOEVER_SWINGS_IS_THE_OPPONENT))
def test_whoever_swings_is_the_opponent(told: str) -> None:
    assert value(told + " swings a 3/3 at me and I don't block. What's my life?") == 17


@pytest.mark.parametrize("told", _lines(PEOPLE))
def test_whoever_blocks_is_the_opponent(told: str) -> None:
    assert value("I swing a 3/3 and " + told + " blocks with a 2/2. Does the 2/2 die?") is True
