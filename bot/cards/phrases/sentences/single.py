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
    ChooseCardName,
    ChooseColor,
    ChooseTargets,
    ChooseType,
    FlipUntilAllHeads,
    ForEachOf,
    If,
    InsteadOfAbove,
    LimitX,
    May,
    Repeat,
    Then,
    UnlessPaid,
    WhenYouDo,
    WhereX,
)
from bot.abilities.conditions import Controls, Is, NotSo
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    ChangeNow,
    CounterSpell,
    Destroy,
    Move,
    PutCounters,
    ReplaceLater,
    SetRule,
)
from bot.abilities.filters import TheChosen
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
from bot.abilities.replacements import ReplaceDying
from bot.abilities.who import YOU, Both, Each, Target
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back, ThatMuch, ThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import beside
from bot.cards.phrases.words.verbs import SAME, order

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
G.alternate(
    "sentence",
    "{s:clause} if {c:condition}",
    If(S.c, (S.s,), (), condition_last=True),
    when=lambda s, c: isinstance(c, NotSo) and isinstance(c.of, Controls),
)
p("sentence", "{s:mayclause} if {c:condition}", If(S.c, (S.s,), (), condition_last=True), when=_offered)
p("sentence", "{s:plain}, where X is {v:value}", WhereX((S.s,), S.v))
p("sentence", "when you do, {s:plain}", WhenYouDo((S.s,)))
p("sentence", "when you do, {s:plain}, where X is {v:value}", WhenYouDo((WhereX((S.s,), S.v),)))


p("sentence", "for each {f:filter.1}, {s:plain}", ForEachOf(Each(S.f), (S.s,)))
p("sentence", "if {c:conditions}, for each {f:filter.1}, {s:plain}", If(S.c, (ForEachOf(Each(S.f), (S.s,)),)))
p(
    "sentence",
    "for each {f:filter.1}, choose {t:target.1}",
    ForEachOf(Each(S.f), (ChooseTargets(S.t),)),
)


# --- replacements that wait ---------------------------------------------------------------------------------------------

p("doomed", "{t:that.1}", S.t)
p("doomed", "that creature or planeswalker", Back("that creature or planeswalker"))
p("doomed", "it", Back("it"))
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
for _leaver in ("it", "that creature", "the creature"):
    p(
        "clause",
        f"if {_leaver} would leave the battlefield, exile it instead of putting it anywhere else",
        ReplaceLater(ReplaceDying(Back(_leaver), "exile", leaving=True), Duration.INDEFINITELY),
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
p("sentence", "{w:player.1} gets a emblem with {k:grantedlist}", GetEmblem(S.w, S.k))
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

for _chooses in ("creature type", "basic land type"):
    _type_kind: Any = _chooses
    order(f"choose a {_chooses}", ChooseType(_type_kind))
order("choose a creature type other than Wall", ChooseType("creature type", "Wall"))
order("choose a color", ChooseColor())
for _kind in ("card", "nonland card", "creature card", "land card"):
    _names: Any = _kind
    order(f"choose a {_kind} name", ChooseCardName(_names))
p("condition", "that card has the chosen name", Is(Back("that card"), TheChosen("name")))
p("sentence", "choose {t:target.1}", ChooseTargets(S.t))
p("sentence", "choose {t:target.1}, then {s:clause}", Then((ChooseTargets(S.t), S.s), ", then "))
p("sentence", "choose {t:target.n}", ChooseTargets(S.t))
p("sentence", "choose {w:player.1}", ChooseTargets(S.w), when=lambda w: isinstance(w, Target))
p("sentence", "choose {a:target.1} and {b:target.1}", ChooseTargets(Both((S.a, S.b))))
p("step", "clash with an opponent. If you win, {s:sentence}.", Clash((S.s,)))
p("imperative", "flip {o:thing}", FlipCard(S.o))
p("clause", "{o:obj.1} explores", Explore(S.o))
p(
    "imperative",
    "shuffle {o:moved@} into <its owner's library|their owners' libraries>",
    Move(S.o, "library"),
    also=("shuffle {o:moved.n} into their owner's library",),
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
p("sentence", "for each 1 life you lost, {s:sentence}", Repeat(ThatMuch(), (S.s,)))

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
for _does, _discard in (
    ("That player discards that card.", ChooseDiscard(S.w, S.f)),
    ("Exile that card.", ChooseDiscard(S.w, S.f, True)),
    ("Exile that card until ~ leaves the battlefield.", ChooseDiscard(S.w, S.f, True, True)),
):
    _lower = _does[0].lower() + _does[1:]
    for _sees in ("{w:player.1} reveals their hand", "look at {w:whose} hand"):
        (p if "reveals" in _sees else G.alternate)(
            "step",
            f"{_sees}. You may choose a {{f:filter.a}} from it. If you do, {_lower}",
            May(YOU, (_discard,)),
        )
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
    "{s:clause} if {d:condition} instead if {c:condition}.",
    InsteadOfAbove(S.c, (If(S.d, (S.s,), (), condition_last=True),)),
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
    "Spend this mana only to cast {f:filter.n} or activate abilities of {g:filter.n}",
    "Spend this mana only to cast a {f:filter.a} or activate a ability of a {g:filter.a}",
    "Spend this mana only to cast a {f:filter.a} or activate a ability of a {g:filter.a} source",
    "Spend this mana only to activate abilities",
    "Spend this mana only to activate abilities of {f:filter.n}",
    "Spend this mana only on costs that contain {m:mana}",
):
    beside("manalimit", _limit)
