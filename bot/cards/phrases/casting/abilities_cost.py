"""What activated abilities, and the costs of keywords, cost more or less (CR 602.2b, 118.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.cost_changes import (
    AbilityCostChange,
    AtLeastOne,
    ByHowMuch,
    Caster,
    KeywordCostChange,
)
from bot.abilities.costs import Mana
from bot.abilities.filters import Filter, Targets
from bot.abilities.statics import StaticEffect
from bot.abilities.who import SELF, Attached
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.values import replace

p = G.phrase

_FLOORS: dict[AtLeastOne, str] = {
    "": "",
    "that cost": ". This effect can't reduce the mana in that cost to less than one mana",
    "that ability's activation cost": ". This effect can't reduce the mana in that ability's activation cost to less than one mana",
    "the amount": ". This effect can't reduce the amount of mana an ability costs to activate to less than one mana",
}
_UNLESS = " unless they're mana abilities"
_KEYWORDS = ("equip", "cycling", "power-up", "monstrosity", "meditate", "exhaust", "channel", "ninjutsu")

# --- by how much ------------------------------------------------------------------------------------------------------------

for _more, _words in ((False, "{m:mana} less"), (True, "{m:mana} more")):
    for _up_to, _before in ((False, ""), (True, "up to ")):
        p("byhowmuch", _before + _words, ByHowMuch(S.m, _more, up_to=_up_to))

# --- which abilities --------------------------------------------------------------------------------------------------------

_UNSAID = ByHowMuch(Mana(""))
"""Which abilities it is of is said before by how much."""


def _aims_at_nothing(f: Filter, **_: object) -> bool:
    """`Equipment that target ~`: what is aimed is the ability, and no Equipment."""
    return not any(isinstance(quality, Targets) for quality in f.qualities)


p("ofabilities", "activated abilities", AbilityCostChange(None, _UNSAID))
p("ofabilities", "activated abilities of {o:being}", AbilityCostChange(None, _UNSAID, being=S.o))
p("ofabilities", "abilities your opponents activate", AbilityCostChange(None, _UNSAID, by="opponents"))
for _word in ("creature", "permanent", "artifact", "land"):
    _host = Attached(f"enchanted {_word}")
    p(
        "ofabilities",
        f"enchanted {_word}'s activated abilities",
        AbilityCostChange(None, _UNSAID, host=_host),
    )
for _keyword, _called in (("", "activated"), ("loyalty", "loyalty"), *((k, k) for k in _KEYWORDS)):
    for _by, _activate in (("anyone", ""), ("you", " you activate")):
        _whose: Any = _by
        p(
            "ofabilities",
            f"{_called} abilities{_activate} of {{f:filter.n}}",
            AbilityCostChange(S.f, _UNSAID, _keyword, _whose),
            when=_aims_at_nothing,
        )
for _keyword in _KEYWORDS:
    p("ofabilities", f"{_keyword} abilities you activate", AbilityCostChange(None, _UNSAID, _keyword, "you"))

for _aim, _at in (
    ("~", SELF),
    ("enchanted creature", Attached("enchanted creature")),
    ("a {f:filter.a}", AnyOf(S.f)),
):
    p("aimofability", _aim, _at)


def _aimed(change: AbilityCostChange, at: Any) -> AbilityCostChange:
    return replace(change, aimed=at)


def _aimed_said(change: AbilityCostChange) -> Sequence[Any] | None:
    return (replace(change, aimed=None), change.aimed) if change.aimed is not None else None


p("whichabilities", "{a:ofabilities}", S.a)
G.computed(
    "whichabilities",
    "{a:ofabilities} that target {t:aimofability}",
    _aimed,
    _aimed_said,
    key=AbilityCostChange,
)

# --- together ---------------------------------------------------------------------------------------------------------------


def _costs(
    floor: AtLeastOne, not_mana: bool, change: AbilityCostChange, much: ByHowMuch
) -> tuple[StaticEffect, ...]:
    return (replace(change, much=much, floor=floor, not_mana=not_mana),)


def _costs_said(floor: AtLeastOne, not_mana: bool, value: Any) -> Sequence[Any] | None:
    said = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    if not isinstance(said, AbilityCostChange) or (said.floor, said.not_mana) != (floor, not_mana):
        return None
    return replace(said, much=_UNSAID, floor="", not_mana=False), said.much


for _floor, _not_mana, _end in (*((f, False, end) for f, end in _FLOORS.items()), ("", True, _UNLESS)):
    G.computed(
        "static",
        f"{{a:whichabilities}} cost {{m:byhowmuch}} to activate{_end}",
        partial(_costs, _floor, _not_mana),
        partial(_costs_said, _floor, _not_mana),
        key=tuple,
    )

_PAYERS: tuple[tuple[str, Caster, bool], ...] = (
    ("{} costs you pay", "you", False),
    ("{} costs your opponents pay", "opponents", False),
    ("{} costs", "anyone", False),
    ("all {} costs", "anyone", True),
)
for _keyword in ("equip", "flashback", "unlock", "morph", "buyback", "cycling", "kicker"):
    for _costs_of, _by_whom, _every in _PAYERS:
        p(
            "static",
            f"{_costs_of.format(_keyword)} cost {{m:byhowmuch}}",
            (KeywordCostChange(_keyword, _by_whom, S.m, every=_every),),
        )
