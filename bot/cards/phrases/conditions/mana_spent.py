"""What is asked of the mana spent to cast a spell: how much (CR 601.2h), how many colors, which (converge, adamant)."""

from __future__ import annotations

from bot.abilities.amounts import ColorsSpent, ManaSpent, Number, TimesPaid
from bot.abilities.conditions import AmountIs, Paid
from bot.abilities.costs import Mana
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase
_COLORS = {"white": "{W}", "blue": "{U}", "black": "{B}", "red": "{R}", "green": "{G}"}

# --- of ~ itself ------------------------------------------------------------------------------------------------------------

p("value0", "the amount of mana spent to cast it", ManaSpent(), also=("the amount of mana spent to cast ~",))
p(
    "value0",
    "the number of colors of mana spent to cast ~",
    ColorsSpent(),
    also=("the number of colors of mana spent to cast it",),
)
p(
    "foreach",
    "for each color of mana spent to cast it",
    ColorsSpent(),
    also=("for each color of mana spent to cast ~",),
)
for _it in ("~", "it"):
    G.computed(
        "condition",
        f"{{m:mana}} was spent to cast {_it}",
        lambda m: Paid(m.symbols),
        lambda v: (Mana(v.what),) if v.what.startswith("{") else None,
        key=Paid,
        alternate=_it == "it",
    )
    for _color, _symbol in _COLORS.items():
        (p if _it == "~" else G.alternate)(
            "condition",
            f"at least {{n:number.word}} {_color} mana was spent to cast {_it}",
            AmountIs(TimesPaid(_symbol), ">=", S.n),
        )
    (p if _it == "~" else G.alternate)(
        "condition",
        f"{{n:number.word}} or more colors of mana were spent to cast {_it}",
        AmountIs(ColorsSpent(), ">=", S.n),
    )

# --- of another spell ---------------------------------------------------------------------------------------------------------

p("value0", "the amount of mana spent to cast {o:that.1}", ManaSpent(S.o))
p("spellasked", "{o:being}", S.o)
p("spellasked", "it", Back("it"))
p(
    "condition",
    "at least {n:number.word} mana was spent to cast {o:spellasked}",
    AmountIs(ManaSpent(S.o), ">=", S.n),
    also=("{n:number.word} or more mana was spent to cast {o:spellasked}",),
)
p("condition", "no mana was spent to cast {o:spellasked}", AmountIs(ManaSpent(S.o), "=", Number(0)))
