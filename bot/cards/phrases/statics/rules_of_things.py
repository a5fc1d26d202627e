"""What can't be done to things, besides combat: untapping, regenerating, aiming at them, activating their abilities."""

from __future__ import annotations

from bot.abilities.combat_rules import (
    ActivatesAsThoughHaste,
    CantActivate,
    CantBeRegenerated,
    CantBeSacrificed,
    CantBeTargeted,
    DoesntUntap,
    NoLegendRule,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import SetRule
from bot.abilities.filters import Filter, Not, OfColor, OfType, OneOf
from bot.abilities.statics import Rules
from bot.abilities.who import ControllerOf, Each
from bot.cards.phrases.base import G, S
from bot.cards.phrases.statics.combat import combat_rule
from bot.cards.phrases.things.nouns import speaks_of_players
from bot.cards.phrases.words.verbs import SAME, thing_verb

p = G.phrase

G.alternate("change.has.1", "doesn't untap during your untap step", (DoesntUntap(),))
_NOT_NEXT = (DoesntUntap(next_only=True),)
for _class, _doesnt in (("1", "doesn't"), ("n", "don't")):
    _once = f"{_doesnt} untap during your next untap step"
    G.alternate("clause", f"{{who:obj.{_class}}} {_once}", SetRule(S.who, _NOT_NEXT, Duration.INDEFINITELY))
    p(f"elided.{_class}", _once, SetRule(SAME, _NOT_NEXT, Duration.INDEFINITELY))
for _class, _doesnt, _whose in (
    ("1", "doesn't", "its controller's untap step"),
    ("n", "don't", "their controllers' untap steps"),
):
    G.phrase(
        "clause",
        f"{{who:obj.{_class}}} {_doesnt} untap during {_whose} {{d:aslong}}",
        SetRule(S.who, (DoesntUntap(),), S.d),
    )
for _word, _long in (
    ("for as long as ~ remains tapped", Duration.WHILE_SOURCE_TAPPED),
    ("for as long as ~ remains on the battlefield", Duration.WHILE_SOURCE_STAYS),
    ("for as long as you control ~", Duration.WHILE_YOU_CONTROL_SOURCE),
):
    G.phrase("aslong", _word, _long)

for _class, _dont, _whose in (
    ("1", "doesn't", "its controller's"),
    ("n", "don't", "their controllers'"),
    ("n", "don't", "their controller's"),
):
    _add = G.alternate if _whose == "their controller's" else G.phrase
    _add(
        f"change.has.{_class}",
        f"{_dont} untap during {_whose} untap step" + ("s" if _whose.endswith("s'") else ""),
        (DoesntUntap(),),
    )
    _add(
        "clause",
        f"{{who:obj.{_class}}} {_dont} untap during {_whose} next untap step"
        + ("s" if _whose.endswith("s'") else ""),
        SetRule(S.who, (DoesntUntap(next_only=True),), Duration.INDEFINITELY),
    )
G.phrase(
    "clause",
    "{who:obj.n} don't untap during {w:player.1}'s next untap step",
    SetRule(S.who, (DoesntUntap(True, S.w),), Duration.INDEFINITELY),
    when=lambda who, w: not isinstance(w, ControllerOf),
)
thing_verb("can't be regenerated {d:this}", SetRule(S.who, (CantBeRegenerated(),), S.d))
combat_rule("can't be sacrificed", "can't be sacrificed {d:this}", (CantBeSacrificed(),))
combat_rule(
    "can't be the target of spells or abilities",
    "can't be the target of spells or abilities {d:this}",
    (CantBeTargeted(),),
    also=("can't be the targets of spells or abilities",),
)
_SPELLS_AND_ABILITIES = Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),))
combat_rule(
    "can't be the target of {f:filter.n}",
    "can't be the target of {f:filter.n} {d:this}",
    (CantBeTargeted(S.f),),
    also=("can't be the targets of {f:filter.n}",),
    turn_also=("can't be the targets of {f:filter.n} {d:this}",),
    when=lambda f: f != _SPELLS_AND_ABILITIES and f.qualities[-1] != OfType("Source"),
)
for _color in ("white", "blue", "black", "red", "green"):
    for _words, _quality in ((_color, OfColor(_color)), (f"non{_color}", Not(OfColor(_color)))):
        _by = CantBeTargeted(Filter((_quality, OfType("Source"))))
        _all = f"{_words} spells or abilities from {_words} sources"
        combat_rule(f"can't be the target of {_all}", "", (_by,), also=(f"can't be the targets of {_all}",))


p(
    "static",
    "you may activate abilities of {who:each.n} as though those creatures had haste",
    (Rules(S.who, (ActivatesAsThoughHaste(),)),),
)
_NO_LEGEND_RULE = (NoLegendRule(),)
_ALL = Each(Filter((OfType("Permanent"),)), "")
p(
    "static",
    'the "legend rule" doesn\'t apply to {who:obj.n}',
    (Rules(S.who, _NO_LEGEND_RULE),),
    when=lambda who: who != _ALL,
)
p("static", 'the "legend rule" doesn\'t apply', (Rules(_ALL, _NO_LEGEND_RULE),))
p("static", "{who:obj.1}'s activated abilities can't be activated", (Rules(S.who, (CantActivate(),)),))
for _but, _tail in ((False, ""), (True, " unless they're mana abilities")):
    p(
        "static",
        f"activated abilities of {{f:filter.n}} can't be activated{_tail}",
        (Rules(Each(S.f, ""), (CantActivate(_but),)),),
        when=lambda f: not speaks_of_players(f),
    )
