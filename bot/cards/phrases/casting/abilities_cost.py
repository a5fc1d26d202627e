"""What activated abilities, and the costs of keywords, cost more or less (CR 602.2b, 118.7)."""

from __future__ import annotations

from bot.abilities.cost_changes import (
    AbilityCostChange,
    AtLeastOne,
    ByHowMuch,
    Caster,
    CostRule,
    KeywordCostChange,
)
from bot.abilities.who import SELF, Any, Attached
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim

p = G.phrase

_FLOORS: dict[AtLeastOne, str] = {
    "": "",
    "that cost": ". This effect can't reduce the mana in that cost to less than one mana",
    "that ability's activation cost": ". This effect can't reduce the mana in that ability's activation cost to less than one mana",
    "the amount": ". This effect can't reduce the amount of mana an ability costs to activate to less than one mana",
}
_KEYWORDS = ("equip", "cycling", "power-up", "monstrosity", "meditate", "exhaust", "channel", "ninjutsu")

for _more, _less in ((False, "less"), (True, "more")):
    for _up_to, _upto in ((False, ""), (True, "up to ")):
        _much = ByHowMuch(S.m, _more, up_to=_up_to)
        for _floor, _end in _FLOORS.items():
            _cost = f"cost {_upto}{{m:mana}} {_less} to activate{_end}"
            p("static", f"activated abilities {_cost}", (AbilityCostChange(None, _much, floor=_floor),))
            p(
                "static",
                f"activated abilities of {{f:filter.n}} {_cost}",
                (AbilityCostChange(S.f, _much, floor=_floor),),
            )
            p(
                "static",
                f"loyalty abilities of {{f:filter.n}} {_cost}",
                (AbilityCostChange(S.f, _much, "loyalty", floor=_floor),),
            )
            p(
                "static",
                f"activated abilities of {{o:being}} {_cost}",
                (AbilityCostChange(None, _much, floor=_floor, being=S.o),),
            )
            for _word in ("creature", "permanent", "artifact", "land"):
                p(
                    "static",
                    f"enchanted {_word}'s activated abilities {_cost}",
                    (AbilityCostChange(None, _much, floor=_floor, host=Attached(f"enchanted {_word}")),),
                )
            for _keyword in _KEYWORDS:
                p(
                    "static",
                    f"{_keyword} abilities you activate {_cost}",
                    (AbilityCostChange(None, _much, _keyword, "you", floor=_floor),),
                )
                p(
                    "static",
                    f"{_keyword} abilities you activate of {{f:filter.n}} {_cost}",
                    (AbilityCostChange(S.f, _much, _keyword, "you", floor=_floor),),
                )
                p(
                    "static",
                    f"{_keyword} abilities of {{f:filter.n}} {_cost}",
                    (AbilityCostChange(S.f, _much, _keyword, floor=_floor),),
                )
                p(
                    "static",
                    f"{_keyword} abilities you activate that target ~ {_cost}",
                    (AbilityCostChange(None, _much, _keyword, "you", SELF, floor=_floor),),
                )
            p(
                "static",
                f"abilities your opponents activate that target ~ {_cost}",
                (AbilityCostChange(None, _much, "", "opponents", SELF, floor=_floor),),
            )
            p(
                "static",
                f"abilities your opponents activate that target a {{f:filter.a}} {_cost}",
                (AbilityCostChange(None, _much, "", "opponents", Any(S.f), floor=_floor),),
            )
        _unless = f"cost {_upto}{{m:mana}} {_less} to activate unless they're mana abilities"
        p("static", f"activated abilities {_unless}", (AbilityCostChange(None, _much, not_mana=True),))
        p(
            "static",
            f"activated abilities of {{f:filter.n}} {_unless}",
            (AbilityCostChange(S.f, _much, not_mana=True),),
        )
        _PAYERS: tuple[tuple[Caster, str], ...] = (("you", "you pay"), ("opponents", "your opponents pay"))
        for _keyword in ("equip", "flashback", "unlock", "morph", "buyback", "cycling", "kicker"):
            for _by, _pay in _PAYERS:
                p(
                    "static",
                    f"{_keyword} costs {_pay} cost {_upto}{{m:mana}} {_less}",
                    (KeywordCostChange(_keyword, _by, _much),),
                )
            p(
                "static",
                f"{_keyword} costs cost {_upto}{{m:mana}} {_less}",
                (KeywordCostChange(_keyword, "anyone", _much),),
            )
            p(
                "static",
                f"all {_keyword} costs cost {_upto}{{m:mana}} {_less}",
                (KeywordCostChange(_keyword, "anyone", _much, every=True),),
            )


for _keyword in _KEYWORDS:
    for _aim in ("you", "a {g:filter.a}", "one or more {g:filter.n}"):
        for _less in ("less", "more"):
            G.computed(
                "beside.cost.aimed",
                f"{_keyword} abilities you activate that target {_aim} cost {{m:mana}} {_less} to activate",
                lambda *slots: (),
                lambda value: None,
            )
G.register(Verbatim("costrule", "beside.cost.aimed"))
p("static", "{w:costrule}", (CostRule(S.w),))
