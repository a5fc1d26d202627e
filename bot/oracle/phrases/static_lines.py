"""Static abilities: `Creatures you control get +1/+1 and have flying`, replacements, how ~ enters, when it is cast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.abilities.ability import Keyword
from bot.engine.abilities.amounts import Number
from bot.engine.abilities.changes import Change, ControlledByNow, Gains
from bot.engine.abilities.combat_rules import CantActivate, CantAttack, CantBlock, CombatRule
from bot.engine.abilities.conditions import IsTurnOf, NotSo
from bot.engine.abilities.costs import EffectCost, PayLife
from bot.engine.abilities.effects import GainLife, LoseLife, Regenerate
from bot.engine.abilities.filters import AnOpponent, APlayer, Filter, IsToken, OfType, OneOf
from bot.engine.abilities.statics import (
    AbilityCost,
    AdditionalCost,
    AlternativeCost,
    AsEntersChoose,
    BesideStatic,
    CantBeCountered,
    CantGainLife,
    CantGetCounters,
    CantLose,
    CastOnly,
    Changes,
    CharacteristicPT,
    CostChange,
    DamageLosesNoLife,
    EntersAsCopy,
    EntersTappedUnless,
    EntersWith,
    MayCastAsThough,
    MayNotUntap,
    ReplaceCounters,
    ReplaceDestruction,
    ReplaceDying,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceLosing,
    Rules,
    SkipStep,
    While,
)
from bot.engine.abilities.who import IT, SELF, YOU, Attached, EachOpponent, EachPlayer, Who
from bot.engine.abilities.who import Any as AnyOf
from bot.oracle.kernel.grammar import Found, Node, Rule, slot_part
from bot.oracle.kernel.run import Run
from bot.oracle.kernel.tokens import capitalized
from bot.oracle.phrases.base import G, S
from bot.oracle.phrases.beside import Verbatim
from bot.oracle.phrases.changes import predicate_chunks
from bot.oracle.phrases.series import Series

p = G.phrase

# --- characteristics and rules of things ----------------------------------------------------------------------------------

for _class in ("1", "n"):
    G.register(Series(f"changes.has.{_class}", f"change.has.{_class}", "and", predicate_chunks, most=4))


def _split(who: Who, items: tuple[Any, ...]) -> Any:
    """Changes and rules of one subject, each run of a kind together."""
    out: list[Any] = []
    run: list[Any] = []
    for item in items:
        if run and isinstance(run[-1], CombatRule) is not isinstance(item, CombatRule):
            out.append(_statement(who, run))
            run = []
        run.append(item)
    out.append(_statement(who, run))
    return tuple(out)


def _statement(who: Who, items: list[Any]) -> Any:
    return Rules(who, tuple(items)) if isinstance(items[0], CombatRule) else Changes(who, tuple(items))


def _merged(value: Any) -> Sequence[Any] | None:
    if not isinstance(value, tuple) or not all(isinstance(e, (Changes, Rules)) for e in value):
        return None
    if any(e.who != value[0].who for e in value):
        return None
    items: list[Change | CombatRule] = []
    for effect in value:
        items.extend(effect.changes if isinstance(effect, Changes) else effect.rules)
    return value[0].who, tuple(items)


#: Subjects of a static ability.
p("standing.1", "{o:obj.1}", S.o, when=lambda o: o != IT)
p("standing.n", "{o:obj.n}", S.o)
for _class in ("1", "n"):
    G.computed(
        "static",
        f"{{who:standing.{_class}}} {{c:changes.has.{_class}}}",
        _split,
        _merged,
        key=tuple,
    )


def _deactivated(who: Who, c: tuple[Any, ...]) -> Any:
    return _split(who, (*c, CantActivate()))


def _activated_again(value: Any) -> Sequence[Any] | None:
    found = _merged(value)
    if found is None or len(found[1]) < 2 or found[1][-1] != CantActivate():
        return None
    return found[0], found[1][:-1]


G.computed(
    "static",
    "{who:standing.1} {c:changes.has.1}, and its activated abilities can't be activated",
    _deactivated,
    _activated_again,
    key=tuple,
)
#: `... and it can't block`: the subject said again.
for _kw in ("hexproof", "shroud"):
    p(
        "static",
        f"you have {_kw}",
        (
            Changes(
                YOU,
                (Gains(Keyword(_kw)),),
            ),
        ),
    )
p("static", "you control {o:obj.1}", (Changes(S.o, (ControlledByNow(YOU),)),))
p("static", "~'s power and toughness are each equal to {v:worth}", (CharacteristicPT(S.v, S.v),))
p("static", "~'s power is equal to {v:worth}", (CharacteristicPT(S.v, None),))
p("static", "~'s toughness is equal to {v:worth}", (CharacteristicPT(None, S.v),))

# --- while a condition holds ---------------------------------------------------------------------------------------------------

# `As long as enchanted creature is black, it gets +1/+1`: it is the one of the condition.


def _it_is(c: Any, items: Any) -> Any:
    who = getattr(c.of if isinstance(c, NotSo) else c, "who", None)
    if not isinstance(who, Who) or who in (IT, YOU):
        return None
    return (While(c, _split(who, items)),)


def _it_is_slots(value: Any) -> Any:
    if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], While)):
        return None
    found = _merged(value[0].effects)
    c = value[0].condition
    who = getattr(c.of if isinstance(c, NotSo) else c, "who", None)
    return (c, found[1]) if found is not None and found[0] == who else None


def _said_of_itself(c: Any) -> bool:
    return getattr(c.of if isinstance(c, NotSo) else c, "who", None) == SELF


G.computed(
    "staticwhile",
    "as long as {c:condition}, it {i:changes.has.1}",
    lambda c, i: None if _said_of_itself(c) else _it_is(c, i),
    lambda v: (lambda f: None if f is None or _said_of_itself(f[0]) else f)(_it_is_slots(v)),
    key=tuple,
)
G.computed(
    "staticwhile",
    "as long as {c:condition}, it {i:changes.has.1}",
    lambda c, i: _it_is(c, i) if _said_of_itself(c) else None,
    lambda v: None,
    key=tuple,
    alternate=True,
)


def _of_the_battlefield(s: Any, **_: Any) -> bool:
    """What holds while ~ is there; how it enters or is cast is said with `if` and `unless`."""
    return not any(isinstance(e, (EntersWith, AlternativeCost, CostChange)) for e in s)


p(
    "staticwhile",
    "as long as {c:condition}, {s:static}",
    (While(S.c, S.s),),
    also=("{s:static} as long as {c:condition}",),
    when=_of_the_battlefield,
)


def _lasting(s: Any, c: Any) -> bool:
    """Attacking and blocking "unless" is part of the rule itself."""
    return not any(
        isinstance(e, Rules) and any(isinstance(r, (CantAttack, CantBlock)) for r in e.rules) for e in s
    )


def _said_only_so(s: Any, c: Any) -> bool:
    return _lasting(s, c) and (not _of_the_battlefield(s) or G.rule("condition").write(NotSo(c)) is None)


G.alternate(
    "staticwhile",
    "{s:static} unless {c:condition}",
    (While(NotSo(S.c), S.s),),
    when=lambda s, c: _lasting(s, c) and not _said_only_so(s, c),
)
p("staticwhile", "{s:static} unless {c:condition}", (While(NotSo(S.c), S.s),), when=_said_only_so)
G.alternate("staticwhile", "if {c:condition}, {s:lifefloor}", (While(S.c, S.s),))
p("statement", "{s:static}", S.s)
p("statement", "{s:staticwhile}", S.s)

# --- life and losing --------------------------------------------------------------------------------------------------------------

for _who, _would, _gain, _that in (
    (YOU, "you would", "you gain", "you"),
    (AnyOf(Filter((AnOpponent(),))), "an opponent would", "they gain", "that player"),
    (AnyOf(Filter((APlayer(),))), "a player would", "they gain", "that player"),
):
    p(
        "static",
        f"if {_would} gain life, {_gain} twice that much life instead",
        (ReplaceLifeGain(_who, factor=2),),
    )
    for _n in (1, 2, 3):
        p(
            "static",
            f"if {_would} gain life, {_gain} that much life plus {_n} instead",
            (ReplaceLifeGain(_who, plus=_n),),
        )
    if _who != YOU:
        p(
            "static",
            f"if {_would} gain life, {_that} loses that much life instead",
            (ReplaceLifeGain(_who, lose=True),),
            also=(f"if {_would} gain life, they lose that much life instead",),
        )
        p(
            "static",
            f"if {_would} lose life, they lose twice that much life instead",
            (ReplaceLifeLoss(_who, factor=2),),
        )
    p(
        "static",
        f"if {_would} gain life, {{e:clause}} instead",
        (ReplaceLifeGain(_who, instead=(S.e,)),),
        when=lambda e: not isinstance(e, (GainLife, LoseLife)),
    )
p("static", "{w:gainers} can't gain life", (CantGainLife(S.w),))
p("gainers", "you", YOU)
p("gainers", "players", EachPlayer())
p("gainers", "your opponents", EachOpponent())
p("static", "you can't get poison counters", (CantGetCounters(YOU, "poison"),))
p("static", "{o:obj.n} can't have {k:counterkind} counters put on them", (CantGetCounters(S.o, S.k),))
p("static", "~ can't have {k:counterkind} counters put on it", (CantGetCounters(SELF, S.k),))
p("static", "{o:obj.n} can't have counters put on them", (CantGetCounters(S.o, ""),))
p("static", "you can't lose the game and your opponents can't win the game", (CantLose(YOU),))
p("static", "you don't lose the game for having 0 or less life", (CantLose(YOU, for_life=True),))
p("static", "damage doesn't cause you to lose life", (DamageLosesNoLife(YOU),))
p(
    "static",
    "if you would lose the game, instead {a:clause} and {b:clause}",
    (ReplaceLosing(YOU, (S.a, S.b)),),
)

# --- dying, destruction, counters -----------------------------------------------------------------------------------------------------

p("dier", "~", SELF)
p("dier", "{a:any.1}", S.a)
p("dier", "enchanted creature", Attached("enchanted creature"))
if True:
    p("static", "if {w:dier} would die, exile it instead", (ReplaceDying(S.w, "exile"),))
    p(
        "static",
        "if {w:dier} would be put into a graveyard from anywhere, exile it instead",
        (ReplaceDying(S.w, "exile", from_anywhere=True),),
    )
    p(
        "static",
        "if {w:dier} would die, instead exile it and {e:clause}",
        (ReplaceDying(S.w, "exile", also=(S.e,)),),
        also=(
            "if {w:dier} would die, instead exile that card and {e:clause}",
            "if {w:dier} would die, exile it and {e:clause} instead",
        ),
    )
    p(
        "static",
        "if ~ would die, put it on top of its owner's library instead",
        (ReplaceDying(SELF, "library top"),),
        also=("if ~ would die, put ~ on top of its owner's library instead",),
    )
    p("static", "if ~ would die, return it to its owner's hand instead", (ReplaceDying(SELF, "hand"),))
    p(
        "static",
        "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
        (ReplaceDying(SELF, "library", from_anywhere=True),),
    )
p("dier", "a card or token", AnyOf(Filter((OneOf((Filter((OfType("Card"),)), Filter((IsToken(),)))),))))
p("static", "if {w:dier} would be destroyed, regenerate it", (ReplaceDestruction(S.w, (Regenerate(IT),)),))
for _k in ("+1/+1", "-1/-1"):
    p(
        "static",
        f"if one or more {_k} counters would be put on {{w:dier}}, that many {_k} counters minus one are put on it instead",
        (ReplaceCounters(_k, S.w, plus=-1),),
    )
    p(
        "static",
        f"if one or more {_k} counters would be put on {{w:dier}}, that many plus one {_k} counters are put on it instead",
        (ReplaceCounters(_k, S.w, plus=1),),
    )
    p(
        "static",
        f"if one or more {_k} counters would be put on {{w:dier}}, twice that many {_k} counters are put on it instead",
        (ReplaceCounters(_k, S.w, factor=2),),
    )

# --- entering ----------------------------------------------------------------------------------------------------------------------------

p("static", "~ enters tapped", (EntersWith(SELF, tapped=True),))
p(
    "static",
    "~ enters with a {k:counterkind} counter on it",
    (EntersWith(SELF, counters=((S.k, Number(1)),)),),
)
p(
    "static",
    "~ enters with {n:count.n} {k:counterkind} counters on it",
    (EntersWith(SELF, counters=((S.k, S.n),)),),
)
p(
    "static",
    "~ enters tapped with {n:count.n} {k:counterkind} counters on it",
    (EntersWith(SELF, True, ((S.k, S.n),)),),
)
G.alternate(
    "static",
    "~ enters with a {k:counterkind} counter on it {v:foreach}",
    (EntersWith(SELF, counters=((S.k, S.v),)),),
)
p(
    "static",
    "~ enters with a number of {k:counterkind} counters on it equal to {v:worth}",
    (EntersWith(SELF, counters=((S.k, S.v),)),),
)
p("static", "{o:obj.n} enter tapped", (EntersWith(S.o, tapped=True),))
p(
    "static",
    "{o:obj.n} enter with a additional {k:counterkind} counter on them",
    (EntersWith(S.o, counters=((S.k, Number(1)),)),),
)
for _what in ("color", "creature type", "player", "opponent", "card name", "nonland card name"):
    p(
        "static",
        f"as ~ enters, choose a {_what}",
        (AsEntersChoose(_what),),
        also=(f"as ~ enters the battlefield, choose a {_what}",),
    )

# --- casting ------------------------------------------------------------------------------------------------------------------------------

p("casting", "~ can't be countered", (CantBeCountered(SELF),))
p("casting", "{o:obj.n} can't be countered", (CantBeCountered(S.o),))
p("casting", "as a additional cost to cast ~, {c:costs.and}", (AdditionalCost(S.c),))
p("static", "{s:casting}", S.s)
_WHEN = (
    "during combat",
    "during your turn, before attackers are declared",
    "during combat before blockers are declared",
    "during combat after blockers are declared",
    "before blockers are declared",
    "before attackers are declared",
    "before the combat damage step",
    "before combat",
    "during the declare attackers step",
    "during the declare blockers step",
    "during your turn",
    "during an opponent's turn",
    "on an opponent's turn",
    "on your turn",
    "during your turn before attackers are declared",
    "during an opponent's turn before attackers are declared",
    "during an opponent's upkeep",
    "during your upkeep",
    "during your declare attackers step",
    "during the declare attackers step and only if you've been attacked this step",
    "after combat",
    "during an opponent's turn after combat",
    "during combat after combat damage has been dealt",
)
for _w in _WHEN:
    p("castwhen", _w, _w)
p("casting", "cast ~ only {w:castwhen}", (CastOnly(S.w),))


def _cost_words(direction: str, tail: str = "") -> None:
    words = f"costs {{m:mana}} {direction} to cast{tail}"
    slot_free = "{v:foreach}" not in tail

    def build(m: Any) -> Any:
        return (CostChange(None, f"costs {m.symbols} {direction} to cast{tail}"),)

    def match(value: Any) -> Any:
        if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], CostChange)):
            return None
        text = value[0].words
        if (
            value[0].what is not None
            or not text.startswith("costs ")
            or not text.endswith(f" {direction} to cast{tail}")
        ):
            return None
        from bot.engine.abilities.costs import Mana

        return (Mana(text.split(" ")[1]),)

    assert slot_free
    G.computed("casting", f"~ {words}", build, match, key=tuple)


_cost_words("more", " for each target beyond the first")
_cost_words("less")
_cost_words("more")


class CostOfSpells(Rule):
    """`Creature spells you cast cost {1} less to cast` as one cost change."""

    def __init__(self) -> None:
        super().__init__("costofspells")
        self._filter = G.rule("filter.n")

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for end, what, node in run.read(self._filter, at):
            for tail, who in (
                ("you cast cost", " you cast"),
                ("your opponents cast cost", " your opponents cast"),
                ("cost", ""),
            ):
                words = tuple(tail.split())
                if run.folded[end : end + len(words)] != words:
                    continue
                i = end + len(words)
                mana = run.exact[i]
                rest = run.folded[i + 1 : i + 4]
                if mana.startswith("{") and rest in (
                    ("less", "to", "cast"),
                    ("more", "to", "cast"),
                    ("more", "to", "activate"),
                    ("less", "to", "activate"),
                ):
                    value = CostChange(what, f"{who} cost {mana} {rest[0]} to {rest[2]}")
                    out.append((i + 4, (value,), self.node((value,), (0, value.words), (node,))))
        return out

    def write(self, value: Any) -> str | None:
        if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], CostChange)):
            return None
        if value[0].what is None:
            return None
        text = self._filter.write(value[0].what)
        return None if text is None else text + value[0].words


G.register(CostOfSpells())
p("static", "{c:costofspells}", S.c)
p("static", "activated abilities of {o:being} cost {m:mana} more to activate", (AbilityCost(S.o, S.m),))

# --- a whole line ------------------------------------------------------------------------------------------------------------------------


class Statements(Rule):
    """Sentences of a static ability, as one tuple of static effects."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name)
        self._sentence = G.rule(sentence)

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, (), (), out)
        return out

    def _more(
        self, run: Run, at: int, values: tuple[Any, ...], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        for end, value, node in run.read(self._sentence, at):
            if run.folded[end] != ".":
                continue
            stop = end + 1
            now, kids = (*values, *value), (*nodes, node)
            parts: list[str | int] = []
            for i in range(len(kids)):
                if i:
                    parts.append(" ")
                parts += [slot_part(i, capital=bool(i)), "."]
            out.append((stop, now, self.node(now, parts, kids)))
            if len(kids) < 4:
                self._more(run, stop, now, kids, out)

    def write(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        for size in range(min(len(value), 3), 0, -1):
            text = self._sentence.write(value[:size])
            if text is None:
                continue
            if size == len(value):
                return text + "."
            rest = self.write(value[size:])
            if rest is not None:
                return f"{text}. {capitalized(rest)}"
        return None


G.register(Statements("statements", "statement"))
G.register(Statements("castings", "casting"))
p(
    "static",
    "{o:each.1} enters with a additional {k:counterkind} counter on it",
    (EntersWith(S.o, counters=((S.k, Number(1)),)),),
)

# --- during your turn, alternative costs, entering with counters when kicked -------------------------------------------------------

G.alternate("staticwhile", "during your turn, {s:static}", (While(IsTurnOf(YOU), S.s),))
G.alternate("staticwhile", "{s:static} during your turn", (While(IsTurnOf(YOU), S.s),))
p("casting", "you may {c:costs.and} rather than pay ~'s mana cost", (AlternativeCost(S.c),))
p(
    "casting",
    "if {i:condition}, you may {c:costs.and} rather than pay ~'s mana cost",
    (While(S.i, (AlternativeCost(S.c),)),),
)
p("casting", "you may cast ~ as though it had flash", (MayCastAsThough("flash"),))
p("static", "you may choose not to untap {o:obj.1} during your untap step", (MayNotUntap(S.o),))
G.alternate("casting", "~ can't be countered by spells or abilities", (CantBeCountered(SELF),))
G.alternate("casting", "{o:obj.n} can't be countered by spells or abilities", (CantBeCountered(S.o),))
for _text, _value in (
    ("it enters with a {k:counterkind} counter on it", EntersWith(SELF, counters=((S.k, Number(1)),))),
    ("it enters with {n:count.n} {k:counterkind} counters on it", EntersWith(SELF, counters=((S.k, S.n),))),
):
    p("staticwhile", "if {c:condition}, " + _text, (While(S.c, (_value,)),))
G.alternate(
    "static",
    "~ enters with X {k:counterkind} counters on it, where X is {v:worth}",
    (EntersWith(SELF, counters=((S.k, S.v),)),),
)

G.alternate("staticwhile", "{s:static} if {c:condition}", (While(S.c, S.s),), when=_of_the_battlefield)
p("static", "you may have ~ enter as a copy of any {f:filter.1}", (EntersAsCopy(S.f),))
p(
    "static",
    "you may have ~ enter as a copy of any {f:filter.1}, except it has {k:grantedlist}",
    (EntersAsCopy(S.f, True, S.k),),
)
p("static", "as ~ enters, you may {c:enterspay}. If you don't, ~ enters tapped", (EntersTappedUnless(S.c),))
p("enterspay", "pay {n:amount} life", (PayLife(S.n),))
G.computed(
    "enterspay",
    "{w:revealwords}",
    lambda w: (EffectCost(w),),
    lambda v: (v[0].words,) if isinstance(v[0], EffectCost) else None,
    key=tuple,
)
G.computed("beside.reveals", "reveal a {f:filter.a} from your hand", lambda f: (), lambda v: None)
G.register(Verbatim("revealwords", "beside.reveals"))
for _step in ("draw step", "untap step", "upkeep", "combat phase", "combat phases"):
    p("static", f"skip your {_step}", (SkipStep(YOU, _step),))
    p("static", f"players skip their {_step}s", (SkipStep(EachPlayer(), _step),))
#: Statements that change neither what is on the battlefield nor any damage.
for _what, _words in (
    ("hand size", "you have no maximum hand size"),
    ("hand size", "players have no maximum hand size"),
    ("top card", "play with the top card of your library revealed"),
    ("top card", "players play with the top card of their libraries revealed"),
    ("top card", "you may look at the top card of your library any time"),
    ("play", "you may play land cards from your graveyard"),
    ("play", "you may play the top card of your library if it's a land card"),
    ("play", "you may play an additional land on each of your turns"),
    ("play", "you may play lands from your graveyard"),
    ("deck", "~ can be your commander"),
    ("deck", "a deck can have any number of cards named ~"),
    ("deck", "remove ~ from your deck before playing if you're not playing for ante"),
    ("cast", "you may cast ~ from exile"),
):
    p("static", _words, (BesideStatic(_what, _words),))
G.computed(
    "beside.costs",
    "costs {m:mana} less to cast {v:foreach}",
    lambda m, v: (),
    lambda v: None,
)
G.computed("beside.costs", "costs {m:mana} less to cast if {c:condition}", lambda m, c: (), lambda v: None)
G.computed(
    "beside.costs",
    "costs {m:mana} less to cast if it targets a {f:filter.a}",
    lambda m, f: (),
    lambda v: None,
)
G.computed("beside.costs", "costs {m:mana} more to cast {v:foreach}", lambda m, v: (), lambda v: None)
G.register(Verbatim("costwords", "beside.costs"))
G.computed(
    "casting",
    "~ {w:costwords}",
    lambda w: (CostChange(None, w),),
    lambda v: (
        (v[0].words,)
        if len(v) == 1 and isinstance(v[0], CostChange) and v[0].what is None and " cast " in v[0].words
        else None
    ),
    key=tuple,
)
