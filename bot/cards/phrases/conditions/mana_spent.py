"""What is asked of the mana spent to cast a spell: how much (CR 601.2h), how many colors, which (converge, adamant)."""

from __future__ import annotations

from bot.abilities.amounts import ColorsSpent, ManaSpent, Number, TimesPaid
from bot.abilities.conditions import AmountIs, Paid
from bot.abilities.costs import Mana
from bot.cards.phrases.base import G, S

p = G.phrase
G.words("manacolor", {"white": "{W}", "blue": "{U}", "black": "{B}", "red": "{R}", "green": "{G}"})

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
    _of_itself = _it == "~"
    G.computed(
        "condition",
        f"{{m:mana}} was spent to cast {_it}",
        lambda m: Paid(m.symbols),
        lambda v: (Mana(v.what),) if v.what.startswith("{") else None,
        key=Paid,
        alternate=not _of_itself,
    )
    for _words, _much in (
        ("at least {n:number.word} {c:manacolor} mana was", TimesPaid(S.c)),
        ("{n:number.word} or more colors of mana were", ColorsSpent()),
    ):
        (p if _of_itself else G.alternate)(
            "condition", f"{_words} spent to cast {_it}", AmountIs(_much, ">=", S.n)
        )

# --- of another spell ---------------------------------------------------------------------------------------------------------

p("value0", "the amount of mana spent to cast {o:that.1}", ManaSpent(S.o))
p(
    "condition",
    "at least {n:number.word} mana was spent to cast {o:asked}",
    AmountIs(ManaSpent(S.o), ">=", S.n),
    also=("{n:number.word} or more mana was spent to cast {o:asked}",),
)
p("condition", "no mana was spent to cast {o:asked}", AmountIs(ManaSpent(S.o), "=", Number(0)))
