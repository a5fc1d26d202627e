"""What leads in to a story, in many words: each comes out the same."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

A_CHAT_LEADS_IN_TO_A_STORY = """
aight so boom,
aight so
ugh ok so
bruh
bruh,
bro
bro,
k so
k,
kk so
sup guys,
sup,
dudes,
yo dudes,
ok real quick:
real quick,
real quick
so lemme get this straight,
lemme get this straight:
let me get this straight,
ok hear me out:
hear me out,
sooo
soooo,
ok sooo
yooo
heyyy,
heyy guys
hmmm
ahhh ok
oof,
omg
omg so
wtf,
lol so
lol ok so
haha so
lmao
welp,
ok ok ok so
okay okay,
okie
alrighty
right so
righto,
so yeah
so yeah,
ya so
yeah so
yea so
ok cool so
ok here goes:
here goes,
here we go:
ok picture this,
so get this:
get this,
check this out:
ok check it:
listen,
look,
ok look,
gotta ask,
gotta ask:
need help:
help!
halp,
help me out here:
quick sanity check:
sanity check:
just to double check:
double checking,
serious question:
honest question,
noob q:
newb question
dumb q but
dumb q:
stupid q incoming,
random q,
rq:
q:
Q -
another one:
ok another one,
next one:
ok one more:
one more,
last one i promise:
new question,
ok new scenario:
scenario time:
story time:
storytime,
true story:
this just happened:
this literally just happened:
this happened last night:
so this happened:
just had this happen:
just happened in my game:
had this at fnm:
in my pod last night
so last night
mid game rn,
mid game question:
in the middle of a game,
pls help,
plz help
help pls
pls
hi all
hi y'all,
hey yall
hello there,
hey all, quick one.
hey so
hey hey
heya folks
howdy
morning all,
g'day
ey yo
ayo
ayy
eyy
dang ok so
damn,
damn ok
geez
jeez,
man
man,
oh man
oh boy,
oh ok so
ohh so
oh and
also
also,
wait
wait,
waittt
wait so
hold on,
hol up,
hold up so
no but like
i mean
ok but
ok but like
like
like,
so like
ok so like
um so like
uhh
uhhh so
er
err,
erm
i'm so confused,
im confused.
i'm so lost,
confused lol,
not sure about this one:
idk man,
idk but
idk if this is dumb but
might be dumb but
maybe dumb but
forgive me if this is dumb but
sorry if dumb but
sorry if this has been asked,
sorry in advance,
settle a bet:
settle this for us:
help us settle this:
friend and i are arguing:
my friends and I are arguing over this,
me and my friend are arguing,
me n my buddy disagree here:
big argument at our table:
table argument:
argument in my pod:
we have a disagreement:
judge!
JUDGE!
judge call:
judge question:
calling all judges:
any judges on?
any judges around?
anyone around?
anyone awake? lol
you guys around?
u there?
ty in advance,
tldr
tldr:
long story short,
long story short
basically
basically,
so basically
essentially
for context,
context:
fyi
ngl
tbh
not gonna lie,
ok this is gonna sound dumb but
this is gonna sound dumb but
bear with me,
bear with me here:
stay with me here,
follow me here:
okay this might be weird but
"""


@pytest.mark.parametrize("told", A_CHAT_LEADS_IN_TO_A_STORY.strip("\n").splitlines())
def test_a_chat_leads_in_to_a_story(told: str) -> None:
    assert value(told + " I attack with a 3/3 and he doesn't block. What's his life?") == 17
