"""One sentence of instructions: conditions, `unless`, later, waiting replacements, copies."""

from __future__ import annotations

from typing import Any

from bot.abilities.combat_rules import (
    CantActivate,
    CantAttack,
    CantBeRegenerated,
    CantBlock,
    MustBeBlocked,
)
from bot.abilities.combining import (
    ChooseColor,
    ChooseTargets,
    ChooseType,
    FlipUntilAllHeads,
    ForEachOf,
    If,
    InsteadOfAbove,
    Later,
    LimitX,
    May,
    Repeat,
    Then,
    UnlessPaid,
    WhenYouDo,
    WhereX,
)
from bot.abilities.conditions import DidIt, Is, NotSo
from bot.abilities.costs import DiscardCost, PayLife, SacrificeCost
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    ChangeNow,
    CounterSpell,
    DealDamage,
    Destroy,
    Move,
    Portion,
    PutCounters,
    ReplaceLater,
    SetRule,
)
from bot.abilities.events import BeginningOf, EndOfCombat
from bot.abilities.filters import ControlledBy, Filter, OfType
from bot.abilities.keyword_actions import (
    Clash,
    Explore,
    FlipCard,
)
from bot.abilities.past import DealtDamageThisTurn, DealtDamageThisWay
from bot.abilities.player_effects import (
    ChooseDiscard,
    GetEmblem,
)
from bot.abilities.player_events import Casts
from bot.abilities.replacements import ReplaceDying
from bot.abilities.who import SELF, YOU, Both, Each, EachOpponent, EachPlayer, Target
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, ThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.beside import beside
from bot.cards.phrases.compound import not_before_a_moment, subject_of, takes_all_that_follows
from bot.cards.phrases.verbs import SAME
from bot.values import replace

p = G.phrase


def _offered(s: Any, c: Any) -> bool:
    """`You may do it if C`; of what is done later the condition is asked later."""
    return isinstance(s, May) and not isinstance(c, NotSo)


p("plain", "{c:clause}", S.c)
p("plain", "{c:compound}", S.c)
p("plain", "{c:mayclause}", S.c)
p("sentence", "{c:plain}", S.c)
p("sentence", "if {c:conditions}, {s:plain}", If(S.c, (S.s,)))
p("sentence", "{s:clause} unless {c:condition}", If(NotSo(S.c), (S.s,), (), condition_last=True))
p(
    "sentence",
    "{s:clause} if {c:condition}",
    If(S.c, (S.s,), (), condition_last=True),
    when=lambda s, c: not isinstance(c, NotSo),
)
p("sentence", "{s:mayclause} if {c:condition}", If(S.c, (S.s,), (), condition_last=True), when=_offered)
p("sentence", "{s:plain}, where X is {v:value}", WhereX((S.s,), S.v))
p("sentence", "when you do, {s:plain}", WhenYouDo((S.s,)))
p("sentence", "when you do, {s:plain}, where X is {v:value}", WhenYouDo((WhereX((S.s,), S.v),)))
for _words, _moment in (
    ("at the beginning of the next end step", BeginningOf("end step", None)),
    ("at the beginning of the next upkeep", BeginningOf("upkeep", None)),
    ("at the beginning of your next upkeep", BeginningOf("upkeep", YOU)),
    ("at the beginning of your next end step", BeginningOf("end step", YOU)),
    ("at the beginning of your next draw step", BeginningOf("draw step", YOU)),
    ("at the beginning of the next cleanup step", BeginningOf("cleanup step", None)),
    ("at end of combat", EndOfCombat()),
):
    p(
        "mayclause",
        f"{{s:clause}} {_words}",
        Later(_moment, (S.s,)),
        when=lambda s: not takes_all_that_follows(s),
    )
    p("sentence", f"{_words}, {{s:plain}}", Later(_moment, (S.s,)), when=not_before_a_moment)
    p(
        "sentence",
        f"{_words}, {{s:clause}} if {{c:condition}}",
        Later(_moment, (If(S.c, (S.s,), (), condition_last=True),)),
        also=(f"{{s:clause}} {_words} if {{c:condition}}",),
    )
    G.alternate(
        "sentence",
        f"{_words}, {{s:clause}}",
        Later(_moment, (S.s,)),
        when=lambda s: not not_before_a_moment(s),
    )
# The next turn's upkeep is the next upkeep.
G.alternate(
    "mayclause",
    "{s:clause} at the beginning of the next turn's upkeep",
    Later(BeginningOf("upkeep", None), (S.s,)),
    when=lambda s: not takes_all_that_follows(s),
)


def _as_it_returned(later: Any, then: Any) -> Any:
    """`At ..., return that card under its owner's control. If it entered under your control, A`: as it enters then."""
    returns = isinstance(later, Later) and isinstance(later.effects[-1], Move)
    if not returns or later.effects[-1].to != "battlefield":
        return None
    return replace(later, effects=(*later.effects, If(Is(IT, ControlledBy(YOU)), (then,))))


def _as_it_returned_said(value: Any) -> Any:
    last = value.effects[-1]
    if len(value.effects) < 2 or not isinstance(last, If) or last.condition != Is(IT, ControlledBy(YOU)):
        return None
    return (replace(value, effects=value.effects[:-1]), *last.then) if len(last.then) == 1 else None


G.computed(
    "step",
    "{l:sentence}. If it entered under your control, {t:plain}.",
    _as_it_returned,
    _as_it_returned_said,
    key=Later,
)
p("sentence", "when {e:event} this turn, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN))
for _next in ("you cast your next {f:filter.1}", "you next cast a {f:filter.a}"):
    G.alternate(
        "sentence", f"when {_next} this turn, {{s:plain}}", Later(Casts(YOU, S.f), (S.s,), Duration.THIS_TURN)
    )
p("sentence", "whenever {e:event} this turn, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN, once=False))
p("sentence", "when {e:event}, {s:plain}", Later(S.e, (S.s,)))
p("sentence", "{s:clause} unless you {c:payment}", UnlessPaid(YOU, S.c, (S.s,)))
p("sentence", "{s:clause} unless you {c:unlesscost}", UnlessPaid(YOU, S.c, (S.s,)))


# `each opponent sacrifices a creature unless they pay {1}`: each of them for itself.
_EACH = (EachOpponent(), EachPlayer(), EachPlayer(other=True))


def _of_one(s: Any, **_: Any) -> bool:
    return subject_of(s) not in _EACH


def _each_unless(s: Any, c: Any) -> Any:
    who = subject_of(s)
    if who not in _EACH or getattr(s, "who", None) != who:
        return None
    return ForEachOf(who, (UnlessPaid(Back("they"), c, (replace(s, who=Back("they")),)),))


def _each_unless_slots(value: Any) -> Any:
    if value.what not in _EACH or len(value.effects) != 1 or not isinstance(value.effects[0], UnlessPaid):
        return None
    unless: Any = value.effects[0]
    if (
        unless.who != Back("they")
        or len(unless.effects) != 1
        or getattr(unless.effects[0], "who", None) is None
    ):
        return None
    return replace(unless.effects[0], who=value.what), unless.cost


G.computed("sentence", "{s:clause} unless they {c:payment}", _each_unless, _each_unless_slots, key=ForEachOf)
_CARD = Filter((OfType("Card"),))
#: What somebody else may do to avert it.
for _class, _s in (("1", "s"), ("n", "")):
    p(f"averting.{_class}", f"pay{_s} {{m:mana}}", (S.m,))
    p(f"averting.{_class}", f"pay{_s} {{n:amount}} life", (PayLife(S.n),))
    p(f"averting.{_class}", f"sacrifice{_s} a {{f:filter.a}}", (SacrificeCost(S.f),))
    # Of what kind the cards in a hand are is seldom known: any card will do, or the words are not read.
    p(f"averting.{_class}", f"discard{_s} a card", (DiscardCost(_CARD),))
    p(f"averting.{_class}", f"discard{_s} {{n:intword}} cards", (DiscardCost(_CARD, S.n),))
for _who, _subject, _class in ((S.w, "{w:player.1}", "1"), (Back("they"), "they", "n")):
    p(
        "sentence",
        f"{{s:clause}} unless {_subject} {{c:averting.{_class}}}",
        UnlessPaid(_who, S.c, (S.s,)),
        when=_of_one if _subject == "they" else None,
    )

for _subject, _class in (("{w:player.1}", "1"), ("you", "n")):
    p(
        "sentence",
        f"{{s:mayclause}} unless {_subject} {{c:averting.{_class}}}",
        UnlessPaid(S.w if _class == "1" else YOU, S.c, (S.s,)),
        when=lambda s, **_: isinstance(s, May) and not s.cost,
    )

# `unless they sacrifice a creature or discard a card`: unless they do the one, then unless they do the other.


def _either(w: Any, s: Any, c: Any, d: Any) -> Any:
    return UnlessPaid(w, c, (UnlessPaid(w, d, (s,)),)) if _of_one(s) else None


def _either_said(value: Any) -> Any:
    inner = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(inner, UnlessPaid) or inner.who != value.who or len(inner.effects) != 1:
        return None
    return value.who, inner.effects[0], value.cost, inner.cost


for _subject, _class in (("{w:player.1}", "1"), ("they", "n")):

    def _make(s: Any, c: Any, d: Any, w: Any = Back("they")) -> Any:  # noqa: B008
        return _either(w, s, c, d)

    def _take(value: Any, _class: str = _class) -> Any:
        found = _either_said(value)
        if found is None or (found[0] == Back("they")) is not (_class == "n"):
            return None
        return found[1:] if _class == "n" else (found[1], found[0], *found[2:])

    def _make_for(s: Any, w: Any, c: Any, d: Any) -> Any:
        return _either(w, s, c, d)

    G.computed(
        "sentence",
        f"{{s:clause}} unless {_subject} {{c:averting.{_class}}} or {{d:averting.{_class}}}",
        _make if _class == "n" else _make_for,
        _take,
        key=UnlessPaid,
    )
# `unless that player has ~ deal 3 damage to them`: damage that they may take instead.
p(
    "sentence",
    "{s:clause} unless {w:player.1} has ~ deal {n:amount} damage to them",
    May(S.w, (DealDamage(SELF, (Portion(S.n, Back("they")),)),), (), (S.s,)),
    also=("{s:clause} unless {w:player.1} has it deal {n:amount} damage to them",),
)
p("sentence", "for each {f:filter.1}, {s:plain}", ForEachOf(Each(S.f), (S.s,)))
p(
    "sentence",
    "for each {f:filter.1}, choose {t:target.1}",
    ForEachOf(Each(S.f), (ChooseTargets(S.t),)),
)


# --- replacements that wait ---------------------------------------------------------------------------------------------

p("doomed", "{t:that.1}", S.t)
p("doomed", "that creature or planeswalker", Back("that creature or planeswalker"))
p("doomed", "it", Back("it"))
p("doomed", "~", SELF)
p(
    "doomed",
    "a {f:filter.a}",
    AnyOf(S.f),
    when=lambda f: (
        DealtDamageThisWay() in f.qualities or any(isinstance(q, DealtDamageThisTurn) for q in f.qualities)
    ),
)
for _this in ("this turn",):
    p(
        "clause",
        "if {w:doomed} would die this turn, exile it instead",
        ReplaceLater(ReplaceDying(S.w, "exile")),
    )
p(
    "sentence",
    "a {f:filter.a} can't be regenerated this turn",
    SetRule(AnyOf(S.f), (CantBeRegenerated(),), Duration.THIS_TURN),
    when=lambda f: DealtDamageThisWay() in f.qualities,
)
p("step", "X can't be 0.", LimitX(1))
for _colors in ("{c:colors}", "black and/or red"):
    beside("manalimit", f"Spend only {_colors} mana on X")
p("sentence", "you get a emblem with {k:grantedlist}", GetEmblem(YOU, S.k))
p(
    "step",
    "you and {t:player.1} each flip a coin. {s:sentence}. Repeat this process until both players' coins come up heads on the same flip.",
    FlipUntilAllHeads(Both((YOU, S.t)), (S.s,)),
)
p("hit.one", "each player whose coin comes up tails", Back("each player whose coin comes up tails"))
p(
    "clause",
    "{w:player.1} returns {e:each.n} to their hand",
    ForEachOf(S.w, (Move(S.e, "hand", under=Back("they")),)),
)
for _class in ("1", "n"):
    G.alternate(
        "plain",
        f"{{who:obj.{_class}}} {{c:changes.now.{_class}}} and must be blocked this turn if able",
        Then((ChangeNow(S.who, S.c), SetRule(SAME, (MustBeBlocked(),)))),
    )
# Last, so that an order of its own comes first: `goad it`, not `have it be goaded`.
G.phrase("order", "have {b:bare}", S.b)

# --- naming targets first, clashing, flipping, copying -------------------------------------------------------------------------

p("sentence", "choose a creature type", ChooseType("creature type"))
p("sentence", "choose a basic land type", ChooseType("basic land type"))
p("sentence", "choose a color", ChooseColor())
p("sentence", "choose {t:target.1}", ChooseTargets(S.t))
p("sentence", "choose {t:target.n}", ChooseTargets(S.t))
p("sentence", "choose {w:player.1}", ChooseTargets(S.w), when=lambda w: isinstance(w, Target))
p("sentence", "choose {a:target.1} and {b:target.1}", ChooseTargets(Both((S.a, S.b))))
p("step", "clash with an opponent. If you win, {s:sentence}.", Clash((S.s,)))
p("imperative", "flip {o:thing}", FlipCard(S.o))
p("clause", "{o:obj.1} explores", Explore(S.o))
p("imperative", "shuffle {o:single} into its owner's library", Move(S.o, "library"))
p(
    "imperative",
    "shuffle {o:manythings} into their owners' libraries",
    Move(S.o, "library"),
    also=("shuffle {o:manythings} into their owner's library",),
)
p(
    "sentence",
    "until your next turn, whenever {e:event}, {s:plain}",
    Later(S.e, (S.s,), Duration.UNTIL_YOUR_NEXT_TURN, once=False),
)
G.alternate(
    "sentence",
    "until end of turn, whenever {e:event}, {s:plain}",
    Later(S.e, (S.s,), Duration.THIS_TURN, once=False),
)
G.alternate(
    "sentence",
    "for each 1 damage prevented this way, put a {k:counterkind} counter on {o:thing}",
    PutCounters(S.k, ThisWay("prevented"), S.o),
)
p(
    "sentence",
    "for each 1 damage prevented this way, {s:clause}",
    Repeat(ThisWay("prevented"), (S.s,)),
    when=lambda s: not isinstance(s, PutCounters),
)

G.alternate(
    "sentence", "this turn, whenever {e:event}, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN, once=False)
)
p(
    "clause",
    "detain {o:thing}",
    SetRule(S.o, (CantAttack(), CantBlock(), CantActivate()), Duration.UNTIL_YOUR_NEXT_TURN),
)
for _words in (
    "The creature",
    "That permanent",
    "A creature destroyed this way",
    "Creatures destroyed this way",
):
    G.alternate(
        "step", f"destroy {{o:thing}}. {_words} can't be regenerated.", Destroy(S.o, regenerate=False)
    )
for _spell in ("that spell", "a spell"):
    for _goes, _zone in (
        ("exile it instead of putting it into its owner's graveyard", "exile"),
        ("put it into its owner's hand instead of into that player's graveyard", "hand"),
        ("put it on top of its owner's library instead of into that player's graveyard", "library top"),
        (
            "put it on the bottom of its owner's library instead of into that player's graveyard",
            "library bottom",
        ),
    ):
        _instead: Any = _zone
        _tail = f". If {_spell} is countered this way, {_goes}."
        _register = p if _spell == "that spell" else G.alternate
        _register("step", "counter {o:thing}" + _tail, CounterSpell(S.o, _instead))
        _register(
            "step",
            "counter {o:thing} unless {w:player.1} pays {m:mana}" + _tail,
            UnlessPaid(S.w, (S.m,), (CounterSpell(S.o, _instead),)),
        )
p(
    "sentence",
    "{s:clause} unless {w:player.1} pays {m:mana}, where X is {v:value}",
    WhereX((UnlessPaid(S.w, (S.m,), (S.s,)),), S.v),
    when=lambda s, w, m, v: "X" in m.symbols,
)
for _does, _discard in (
    ("That player discards that card.", ChooseDiscard(S.w, S.f)),
    ("Exile that card.", ChooseDiscard(S.w, S.f, True)),
    ("Exile that card until ~ leaves the battlefield.", ChooseDiscard(S.w, S.f, True, True)),
):
    for _reveals in (
        "{w:player.1} reveals their hand. You choose a {f:filter.a} from it. ",
        "{w:player.1} reveals their hand and you choose a {f:filter.a} from it. ",
    ):
        (G.alternate if " and you" in _reveals else p)("step", _reveals + _does, _discard)
p(
    "insteadstep",
    "if {c:condition}, instead {s:plain}.",
    InsteadOfAbove(S.c, (S.s,)),
    also=("if {c:condition}, {s:plain} instead.", "{s:plain} instead if {c:condition}."),
)
G.phrase(
    "insteadstep",
    "if {c:condition}, {d:dealsonly} instead.",
    InsteadOfAbove(S.c, (S.d,)),
    also=("{d:dealsonly} instead if {c:condition}.",),
)
for _limit in (
    "Spend this mana only to cast {f:filter.n}",
    "Spend this mana only to cast a {f:filter.a}",
    "Spend this mana only to cast a {f:filter.a} or activate abilities of {g:filter.n}",
    "Spend this mana only to activate abilities of {f:filter.n}",
    "Spend this mana only on costs that contain {m:mana}",
):
    beside("manalimit", _limit)

# --- damage that anybody may take -------------------------------------------------------------------------------------------

p("dealer", "~", SELF)
p("dealer", "it", Back("it"))
for _asked, _whoever in (("player", EachPlayer()), ("opponent", EachOpponent())):
    p(
        "sentence",
        f"any {_asked} may have {{d:dealer}} deal {{n:amount}} damage to them",
        ForEachOf(_whoever, (May(Back("they"), (DealDamage(S.d, (Portion(S.n, Back("they")),)),)),)),
    )
for _somebody in ("a player", "an opponent"):
    G.alternate("condition", f"{_somebody} does".replace("an ", "a "), DidIt())
for _nobody in ("no one", "no player"):
    G.alternate("condition", f"{_nobody} does", NotSo(DidIt()))
