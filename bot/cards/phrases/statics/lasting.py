"""Statements about players that hold as a static ability, or for a while as an instruction: `players can't gain life this turn`."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.casting import NextSpell
from bot.abilities.changes import Gains
from bot.abilities.combat_rules import CantBlock
from bot.abilities.combining import Then
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, ReplaceLater
from bot.abilities.filters import ControlledBy, Filter, InZone, OfType, OneOf
from bot.abilities.statics import (
    AsThoughFlash,
    CantCast,
    CantDraw,
    CantGainLife,
    CantGetCounters,
    CantLose,
    CantWin,
    Changes,
    DamageLosesNoLife,
    LifeCantChange,
    LifeFloor,
    Rules,
)
from bot.abilities.who import YOU, Attached, Each, EachOpponent, EachPlayer
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

p("those", "you", YOU)
p("those", "players", EachPlayer(), also=("each player",))
p("those", "your opponents", EachOpponent(), also=("opponents", "each opponent"))
p("those", "enchanted player", Attached("enchanted player"))
#: In an instruction also those that it has named.
p("these", "{w:those}", S.w)
p(
    "these",
    "{w:player.1}",
    S.w,
    when=lambda w: w not in (EachPlayer(), EachOpponent(), Attached("enchanted player")),
)
p("these", "they", Back("they"))
p("these", "{w:player.n}", S.w, when=lambda w: isinstance(w, Each))


def _lasting(statement: str, pattern: Any) -> None:
    """A statement whose subject `{w}` is players, in both forms."""
    p("lasting", statement.replace("{w}", "{w:those}"), pattern)
    p("lasting.now", statement.replace("{w}", "{w:these}"), pattern)


def _spells(f: Filter) -> bool:
    return OfType("Spell") in f.qualities


_lasting("{w} can't gain life", CantGainLife(S.w))
_lasting("{w} can't draw cards", CantDraw(S.w))
_lasting("{w} can't draw more than {n:one} card each turn", CantDraw(S.w, S.n))
_lasting("{w} can't lose the game", CantLose(S.w))
_lasting("{w} can't win the game", CantWin(S.w))
_lasting("{w} don't lose the game for having 0 or less life", CantLose(S.w, for_life=True))
_lasting("damage doesn't cause {w} to lose life", DamageLosesNoLife(S.w))
_lasting("{w} can't get poison counters", CantGetCounters(S.w, "poison"))
_lasting("{w} can't get counters", CantGetCounters(S.w, ""))
_lasting("{w} can't cast {f:filter.n}", CantCast(S.w, S.f))
_ELSEWHERE: tuple[Any, ...] = ("graveyard", "library", "exile", "command")
_NOT_OF_A_HAND = Filter((OfType("Spell"), OneOf(tuple(Filter((InZone(z),)) for z in _ELSEWHERE))))
for _hand in ("their hands", "their hand"):
    _said = f"{{w}} can't cast spells from anywhere other than {_hand}"
    if _hand == "their hands":
        _lasting(_said, CantCast(S.w, _NOT_OF_A_HAND))
    else:
        for _rule, _players in (("lasting", "{w:those}"), ("lasting.now", "{w:these}")):
            G.alternate(_rule, _said.replace("{w}", _players), CantCast(S.w, _NOT_OF_A_HAND))
for _rule in ("lasting", "lasting.now"):
    G.alternate(_rule, "{f:filter.n} can't be cast", CantCast(EachPlayer(), S.f), when=_spells)
_lasting("{w} can't cast more than {n:one} {f:filter.1} each turn", CantCast(S.w, S.f, S.n))
G.computed(
    "lasting",
    "each player who has cast a {f:filter.a} this turn can't cast additional {g:filter.n}",
    lambda f, g: CantCast(EachPlayer(), f, 1, additional=True) if f == g else None,
    lambda v: (v.what, v.what) if v.who == EachPlayer() and v.additional else None,
    key=CantCast,
)


def _blockers_barred(what: Filter) -> tuple[Rules]:
    """Whom a player can't block with can't block while that player controls it (CR 509.1a)."""
    theirs = Filter((*what.qualities, ControlledBy(EachOpponent())))
    return (Rules(Each(theirs), (CantBlock(),)),)


def _barred_blockers(value: Any) -> tuple[Filter] | None:
    match value:
        case (Rules(who=Each(what=Filter(qualities=(*own, last)), word=""), rules=(CantBlock() as barred,)),):
            return (
                (Filter(tuple(own)),)
                if (last, barred) == (ControlledBy(EachOpponent()), CantBlock())
                else None
            )
    return None


G.computed(
    "static",
    "your opponents can't block with {f:filter.n}",
    _blockers_barred,
    _barred_blockers,
    key=tuple,
    alternate=True,
)
for _them, _may in ((YOU, "you may"), (EachPlayer(), "players may")):
    p(
        "lasting",
        f"{_may} cast {{f:filter.n}} as though they had flash",
        AsThoughFlash(_them, S.f),
        also=("any player may cast {f:filter.n} as though they had flash",) if _them != YOU else (),
    )
    p(
        "clause",
        f"{_may} cast {{f:filter.n}} this turn as though they had flash",
        ReplaceLater(AsThoughFlash(_them, S.f), Duration.THIS_TURN),
    )
_NEXT = "the next {f:filter.1} you cast this turn"
for _said, _next in (
    ("can be cast as though it had flash", NextSpell(YOU, S.f, flash=True)),
    ("can't be countered", NextSpell(YOU, S.f, uncounterable=True)),
):
    p("sentence", f"{_NEXT} {_said}", ReplaceLater(_next, Duration.THIS_TURN))
p(
    "sentence",
    "the next time you cast a {f:filter.a} from your hand this turn, put that card into your hand instead of into your graveyard "
    "as it resolves",
    ReplaceLater(NextSpell(YOU, S.f, returns=True), Duration.THIS_TURN),
)
G.alternate(
    "sentence",
    f"{_NEXT} can't be countered by spells or abilities",
    ReplaceLater(NextSpell(YOU, S.f, uncounterable=True), Duration.THIS_TURN),
)
for _whose, _who in (("your life total", YOU), ("players' life totals", EachPlayer())):
    _lasting(f"{_whose} can't change", LifeCantChange(_who))


def _floor(n: int, m: int) -> LifeFloor | None:
    return LifeFloor(YOU, n) if n == m else None


for _rule in ("lasting", "lasting.now"):
    G.computed(
        _rule,
        "damage that would reduce your life total to less than {n:int} reduces it to {m:int} instead",
        _floor,
        lambda v: (v.floor, v.floor) if v.who == YOU else None,
        key=LifeFloor,
    )
p("static", "{s:lasting}", (S.s,))
p("static", "{s:lasting} and {t:lasting}", (S.s, S.t))
p("clause", "{s:lasting.now} {d:this}", ReplaceLater(S.s, S.d))
p("clause", "{s:lasting.now} for the rest of the game", ReplaceLater(S.s, Duration.INDEFINITELY))
G.alternate("clause", "{d:until}, {s:lasting.now}", ReplaceLater(S.s, S.d))

# --- keywords that players have too (CR 702.11c, 702.16i, 702.18a) ----------------------------------------------------------

for _keyword in ("hexproof", "shroud"):
    p("playerkeyword", _keyword, Keyword(_keyword))
p("playerkeyword", "protection from {f:protected}", Keyword("protection", filter=S.f))
p("playerkeyword", "protection from everything", Keyword("protection", filter=Filter()))
p("static", "you have {k:playerkeyword}", (Changes(YOU, (Gains(S.k),)),))
p(
    "static",
    "you, {e:each.n}, and {f:each.n} have {k:playerkeyword}",
    (Changes(YOU, (Gains(S.k),)), Changes(S.e, (Gains(S.k),)), Changes(S.f, (Gains(S.k),))),
)
for _gains, _gainer in (("you gain", YOU), ("{w:player.1} gains", S.w)):
    _gained = f"{_gains} {{k:playerkeyword}}"
    _now: Any = ReplaceLater(Changes(_gainer, (Gains(S.k),)), S.d)
    p("clause", f"{_gained} {{d:until}}", _now)
    _both: Any = Then((ReplaceLater(S.s, S.d), _now), " and ")
G.alternate(
    "plain",
    "{d:until}, {s:lasting.now} and you have {k:playerkeyword}",
    Then((ReplaceLater(S.s, S.d), ReplaceLater(Changes(YOU, (Gains(S.k),)), S.d)), " and "),
)
_yours: Any = ReplaceLater(Changes(YOU, (Gains(S.k),)), S.d)
G.alternate(
    "plain",
    "you and {e:each.n} gain {k:playerkeyword} {d:until}",
    Then((_yours, ChangeNow(S.e, (Gains(S.k),), S.d)), " and "),
)
