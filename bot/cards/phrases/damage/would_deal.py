"""`If a source would deal damage to you, ...`: which damage, and what happens instead."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number, X
from bot.abilities.damage import (
    Add,
    DamagePattern,
    Halve,
    Multiply,
    SetTo,
)
from bot.abilities.filters import APlayer, OfType, OneOf, Quality
from bot.abilities.who import (
    SELF,
    YOU,
    Attached,
    Both,
    Who,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

# --- what would happen -------------------------------------------------------------------------------------------------

#: Which damage, after `if`: by what, to whom, how much.
for _much, _least, _most in (("", 0, None), ("{n:int} or more ", S.n, None), ("{n:int} or less ", 0, S.n)):
    p(
        "woulddeal",
        f"{{s:anydealers}} would deal {_much}{{k:dkind}} to {{r:anyhit}}",
        DamagePattern(S.k, S.r, S.s, _least, _most),
    )
    p(
        "woulddeal",
        f"{{s:anydealers}} would deal {_much}{{k:dkind}}",
        DamagePattern(S.k, None, S.s, _least, _most),
    )
    p(
        "woulddeal",
        f"{_much}{{k:dkind}} would be dealt to {{r:anyhit}}",
        DamagePattern(S.k, S.r, None, _least, _most),
        also=(f"{{r:anyhit}} would be dealt {_much}{{k:dkind}}",),
    )


p(
    "woulddeal",
    "{s:anydealers} would deal a amount of {k:dkind} less than {v:worth} to {r:anyhit}",
    DamagePattern(S.k, S.r, S.s, 0, None, S.v),
)


#: The recipient said again: `to you`, `to that creature`, `to that permanent or player`.
def said_again(who: Who) -> Who | None:
    """How a recipient of a condition is named after it."""
    if isinstance(who, AnyOf):
        nouns = _nouns(who.what.qualities)
        return None if nouns is None else Back("that " + nouns)
    if who in (SELF, YOU) or isinstance(who, Attached):
        return who
    return None


def may_be_said(who: Who, again: Who) -> bool:
    """Whether the recipient may be spoken of so: everything that it can be is named, and nothing else."""
    parts = who.of if isinstance(who, Both) else (who,)
    words = (
        again.word.removeprefix("that ").replace(", or ", " or ").replace(", ", " or ").split(" or ")
        if (isinstance(again, Back))
        else []
    )
    named: set[str] = set()
    for part in parts:
        if part == again:
            continue
        sorts = _sorts(part)
        if not sorts:
            return False
        for sort in sorts:
            found = {w for w in words if w == sort or (w == "permanent" and sort != "player")}
            if not found:
                return False
            named |= found
    return named == set(words)


def _sorts(who: Who) -> set[str]:
    """What a recipient can be: `player`, `creature`, `permanent`."""
    if isinstance(who, Attached):
        return {who.word.split()[-1]}
    nouns = _nouns(who.what.qualities) if isinstance(who, AnyOf) else None
    return set() if nouns is None else set(nouns.replace(", or ", " or ").replace(", ", " or ").split(" or "))


def _nouns(qualities: tuple[Quality, ...]) -> str | None:
    for quality in qualities:
        if isinstance(quality, OneOf):
            words = [_nouns(f.qualities) for f in quality.of]
            if None in words:
                return None
            texts = [str(w) for w in words]
            return " or ".join(texts) if len(texts) == 2 else ", ".join(texts[:-1]) + ", or " + texts[-1]
        if isinstance(quality, OfType) and quality.type in (
            "Creature",
            "Permanent",
            "Planeswalker",
            "Source",
            "Artifact",
        ):
            return quality.type.lower()
        if quality == APlayer():
            return "player"
    if any(type(q).__name__ == "AnOpponent" for q in qualities):
        return "player"
    return None


for _words in (
    "that permanent or player",
    "that player or permanent",
    "that creature or player",
    "that player",
    "that permanent",
    "that creature",
    "that player or planeswalker",
    "that creature, player, or planeswalker",
):
    p("again", _words, Back(_words))
p("again", "you", YOU)
p("again", "~", SELF)
p("again", "equipped creature", Attached("equipped creature"))
p("again", "enchanted player", Attached("enchanted player"))

#: New amounts: `double that damage`.
p("newamount", "double that damage", Multiply(2), also=("twice that much damage",))
p("newamount", "triple that damage", Multiply(3), also=("three times that damage",))
p("newamount", "that much damage plus {n:int}", Add(S.n))
p(
    "newamount",
    "that much damage plus a amount of damage equal to {v:worth}",
    Add(S.v),
)
for _how in ("up", "down"):
    _rounded: Any = _how
    p("newamount", f"half that damage, rounded {_how},", Halve(_rounded))
p("newamount", "damage equal to {v:worth}", SetTo(S.v))
p("newamount", "{n:amount} damage", SetTo(S.n), when=lambda n: isinstance(n, (Number, X)))
for _n in (1, 2, 3):
    p("newamount", f"that much damage minus {_n}", Add(-_n))
