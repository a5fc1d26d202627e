"""Whole zones and their cards: a graveyard that is exiled, graveyards and hands that are shuffled into libraries (CR 701.24)."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import Then
from bot.abilities.effects import Move
from bot.abilities.filters import APlayer, Filter, InZone, OwnedBy
from bot.abilities.player_effects import ShuffleInto
from bot.abilities.who import SELF, YOU, Count, Each, EachOpponent, Target
from bot.cards.back import IT
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import player_verb

p = G.phrase

_THERE = InZone("graveyard")
_ANY_PLAYERS = Target(Filter((APlayer(),)), Count(0, None))

p("yard", "{w:whose} graveyard", Each(Filter((_THERE, OwnedBy(S.w))), ""))
p("yard", "all graveyards", Each(Filter((_THERE,)), ""))
p("imperative", "exile {y:yard}", Move(S.y, "exile"))
G.alternate(
    "imperative",
    "exile all cards from all opponents' graveyards",
    Move(Each(Filter((_THERE, OwnedBy(EachOpponent()))), ""), "exile"),
)

for _words, _zones in (
    ("<their|their|your> graveyard", ("graveyard",)),
    ("<their|their|your> hand and graveyard", ("hand", "graveyard")),
    ("<their|their|your> hand", ("hand",)),
):
    player_verb(
        f"<shuffles|shuffle> {_words} into <their|their|your> library",
        ShuffleInto(S.who, _zones),
        also=(
            f"<shuffles|shuffle> {_words.replace('hand and graveyard', 'graveyard and hand')} into <their|their|your> library",
        )
        if len(_zones) > 1
        else (),
    )
p(
    "imperative",
    "shuffle ~ and your graveyard into their owner's library",
    Then((Move(SELF, "library"), ShuffleInto(YOU, ("graveyard",))), ", "),
)
for _things, _theirs in (("manythings", "library"), ("single", "library")):
    G.alternate("imperative", f"shuffle {{o:{_things}}} into your {_theirs}", Move(S.o, "library"))
# The owner does it, who is the one that shuffles (CR 701.24).
for _it, _thing in (("{o:owned.1}'s owner", S.o), ("its owner", IT), ("the owner of {o:target.1}", S.o)):
    G.alternate("clause", f"{_it} shuffles it into their library", Move(_thing, "library"))
#: Which of the two is its owner's choice; what lies where in a library is not asked here.
_ENDS = "on the top or bottom of their library"
_EITHER_END: Any = "library top or bottom"
for _it, _whose in (("{o:owned.1}'s owner", S.o), ("its owner", IT)):
    p(
        "clause",
        f"{_it} puts it {_ENDS}",
        Move(_whose, _EITHER_END),
        also=(f"{_it} puts it on their choice of the top or bottom of their library",),
    )
for _of in (
    f"the owner of {{t:target.1}} puts it {_ENDS}",
    f"the owner of {{t:target.1}} puts it {_ENDS.replace('the', 'their choice of the', 1)}",
):
    G.alternate("clause", _of, Move(S.t, _EITHER_END))
_PLACES: tuple[Any, ...] = ("library second from the top", "library third from the top")
for _place in _PLACES:
    p(
        "imperative",
        f"put {{o:single}} into its owner's {_place}",
        Move(S.o, _place),
    )
    p(
        "imperative",
        f"put {{o:thing}} into your {_place}",
        Move(S.o, _place, under=YOU),
    )
p("yard", "any number of target players' graveyards", Each(Filter((_THERE, OwnedBy(_ANY_PLAYERS))), ""))
