"""What an ability costs less, or more, to activate, said of that ability itself (CR 602.2b, 118.7)."""

from __future__ import annotations

from bot.abilities.cost_changes import ByHowMuch
from bot.abilities.limits import CostsLess
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim

p = G.phrase

for _more, _less in ((False, "less"), (True, "more")):
    _mana = f"This ability costs {{m:mana}} {_less} to activate"
    p("discount", f"{_mana} {{v:foreach}}", CostsLess(ByHowMuch(S.m, _more, times=S.v)))
    p("discount", f"{_mana}, where X is {{v:value}}", CostsLess(ByHowMuch(S.m, _more, x=S.v)))
    p("discount", f"{_mana} if {{c:conditions}}", CostsLess(ByHowMuch(S.m, _more), only_if=S.c))
    p("discount", f"{_mana} if it targets a {{f:filter.a}}", CostsLess(ByHowMuch(S.m, _more), aimed_at=S.f))
for _comma in ("", ","):
    for _stat in ("power", "mana value"):
        G.computed(
            "beside.discounts",
            f"This ability costs {{m:mana}} less to activate{_comma} where X is the {_stat} of the creature it targets",
            lambda m: (),
            lambda v: None,
        )
G.register(Verbatim("beside.discount", "beside.discounts"))
p("discount", "{w:beside.discount}", CostsLess(words=S.w), when=lambda w: bool(w))
G.register(Verbatim("discountwords", "discount"))
p("limits", "{d:discount}.", (S.d,))
p("limits", "{d:discount}. Activate only {o:onlywords}.", (S.d, S.o))
