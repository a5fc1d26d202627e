"""Whole zones and their cards: a graveyard that is exiled, graveyards and hands that are shuffled into libraries (CR 701.24)."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import Then
from bot.abilities.effects import Move
from bot.abilities.filters import Filter, InZone, OwnedBy
from bot.abilities.player_effects import ShuffleInto
from bot.abilities.who import SELF, YOU, Each
from bot.cards.phrases.base import G, S
from bot.cards.phrases.verbs import player_verb

p = G.phrase

_THERE = InZone("graveyard")

p("yard", "{w:whose} graveyard", Each(Filter((_THERE, OwnedBy(S.w))), ""))
p("yard", "all graveyards", Each(Filter((_THERE,)), ""))
p("imperative", "exile {y:yard}", Move(S.y, "exile"))

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
