"""Whole lines: keywords, triggered, activated and static abilities, spells, modes, and what stands in quotes."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Activated, Exert, Keyword, Spell, Static, Triggered
from bot.abilities.amounts import CardsIn, CountersOn, CountOf, LifeOf, X
from bot.abilities.changes import Gains
from bot.abilities.combining import (
    If,
    Later,
)
from bot.abilities.conditions import AmountIs, Controls, Is, NotSo, Paid
from bot.abilities.costs import SacrificeCost
from bot.abilities.durations import Duration
from bot.abilities.events import BeginningOf, EndOfCombat, Enters, StateHolds
from bot.abilities.filters import WithCounter, WithKeyword
from bot.abilities.keyword_abilities.gifts import GIFTS
from bot.abilities.keyword_actions import GiveGift
from bot.abilities.limits import Only
from bot.abilities.statics import BesideStatic, Changes, StartsWith
from bot.abilities.who import SELF
from bot.cards.phrases.base import G, S
from bot.values import replace

p = G.phrase


def _no_if_first(x: Any, **_: Any) -> bool:
    """`When E, if C, A` has an intervening "if": it is the ability's condition."""
    first = x[0]
    return not (isinstance(first, If) and not first.condition_last and not first.otherwise)


# --- triggered -------------------------------------------------------------------------------------------------------------

_TRIGGERS: tuple[tuple[Any, str], ...] = (
    ("when", "event"),
    ("whenever", "event"),
    ("when", "event.first"),
    ("whenever", "event.first"),
    ("at", "moment.first"),
)
for _word, _rule in _TRIGGERS:
    for _once, _tail in ((False, ""), (True, " This ability triggers only once each turn.")):
        p(
            "ability",
            f"{_word} {{e:{_rule}}}, {{x:paragraph}}{_tail}",
            Triggered(S.e, S.x, word=_word, once_each_turn=_once),
            when=_no_if_first,
        )
        p(
            "ability",
            f"{_word} {{e:{_rule}}}, if {{c:conditions}}, {{x:paragraph}}{_tail}",
            Triggered(S.e, S.x, S.c, word=_word, once_each_turn=_once),
        )


def _is_a_state(c: Any, x: Any, **_: Any) -> bool:
    """Whether an ability waits for it to be so, rather than for a deed (CR 603.8)."""
    said = c.of if isinstance(c, NotSo) else c
    lasts = isinstance(said, Controls) or (
        isinstance(said, Is) and isinstance(said.quality, WithKeyword | WithCounter)
    )
    counted = isinstance(said, AmountIs) and isinstance(said.amount, CountOf | CardsIn | CountersOn | LifeOf)
    return (lasts or counted) and _no_if_first(x)


p(
    "ability",
    "when {c:condition}, {x:paragraph}",
    Triggered(StateHolds(S.c), S.x, word="when"),
    when=_is_a_state,
)
p(
    "ability",
    "when {c:condition}, if {d:conditions}, {x:paragraph}",
    Triggered(StateHolds(S.c), S.x, S.d, word="when"),
    when=_is_a_state,
)

p("ability", "you may exert ~ as it attacks. When you do, {x:paragraph}", Exert(S.x))
p("ability", "you may exert ~ as it attacks.", Exert())
p(
    "ability",
    "if ~ hasn't been exerted this turn, you may exert it as it attacks. When you do, {x:paragraph}",
    Exert(S.x, True),
)

# --- activated -----------------------------------------------------------------------------------------------------------------

p("abilitycost", "{c:cost}", S.c)
p("abilitycost", "{l:loyalty}", (S.l,))
for _self in ("it", "~"):
    G.computed(
        "abilitycost",
        f"{{c:cost}} and sacrifice {_self}",
        lambda c: (*c, SacrificeCost()),
        lambda value: None,
        key=tuple,
        alternate=True,
    )
p("ability", "^{c:abilitycost}: ^{x:paragraph}", Activated(S.c, S.x))
p("ability", "^{c:abilitycost}: ^{x:paragraph} {o:limits}", Activated(S.c, S.x, S.o))
p(
    "ability",
    "^{c:abilitycost}: ^{x:paragraph} Activate only if {i:conditions}.",
    Activated(S.c, S.x, (), S.i),
)
p(
    "ability",
    "^{c:abilitycost}: ^{x:paragraph} Activate only if {i:condition} and only {o:onlywords}.",
    Activated(S.c, S.x, (S.o,), S.i),
    also=("^{c:abilitycost}: ^{x:paragraph} Activate only {o:onlywords} and only if {i:condition}.",),
)

p("onlywords", "as a sorcery", Only.AS_A_SORCERY, also=("any time you could cast a sorcery",))
p("onlywords", "as an instant", Only.AS_AN_INSTANT)
p("onlywords", "once each turn", Only.ONCE_A_TURN)
p("onlywords", "twice each turn", Only.TWICE_A_TURN)
p("onlywords", "three times each turn", Only.THRICE_A_TURN)
p("onlywords", "once", Only.ONCE)
p("onlywords", "{w:castwhen}", S.w)
p("limits", "Activate only {o:onlywords}.", (S.o,))
p("limits", "Activate only {o:onlywords} and only {q:onlywords}.", (S.o, S.q))
for _words, _times in (("twice", Only.TWICE_A_TURN), ("three times", Only.THRICE_A_TURN)):
    G.alternate("limits", f"Activate no more than {_words} each turn.", (_times,))
p("limits", "Any player may activate this ability.", (Only.ANY_PLAYER,))
p(
    "limits",
    "Only your opponents may activate this ability.",
    (Only.OPPONENTS,),
    also=("Only any opponent may activate this ability.",),
)
p("limits", "Only ~'s owner may activate this ability.", (Only.OWNER,))
p("limits", "Any player may activate this ability but only {o:onlywords}.", (Only.ANY_PLAYER, S.o))
G.alternate(
    "limits",
    "Any player may activate this ability but only any time they could cast a sorcery.",
    (Only.ANY_PLAYER, Only.AS_A_SORCERY),
)

# --- ability words -----------------------------------------------------------------------------------------------------------------


def _labelled(w: str, a: Any) -> Any:
    return replace(a, label=w) if getattr(a, "label", None) == "" else None


def _unlabelled(value: Any) -> Any:
    return (value.label, replace(value, label="")) if getattr(value, "label", "") else None


for _kind in (Triggered, Activated, Static):
    G.computed("labelled", "{w:label} — ^{a:unlabelled}", _labelled, _unlabelled, key=_kind)
p("unlabelled", "{a:ability}", S.a)
p("unlabelled", "{s:statements}", Static(S.s))
G.computed("spell", "{w:label} — ^{a:spell0}", _labelled, _unlabelled, key=Spell)


def _no_trigger_first(x: Any) -> bool:
    """`When you cycle ~, ...` on an instant is a triggered ability of the card."""
    first = x[0]
    return not (
        isinstance(first, Later)
        and first.duration is Duration.INDEFINITELY
        and not isinstance(first.when, (BeginningOf, EndOfCombat))
    )


p("spell0", "{x:paragraph}", Spell(S.x), when=_no_trigger_first)
p("spell0", "{i:insteadstep}", Spell((S.i,)))
p("spell", "{x:paragraph}", Spell(S.x), when=_no_trigger_first)

# --- quoted -------------------------------------------------------------------------------------------------------------------------

p("quoted", '"^{a:ability}"', S.a)
p("quoted", '"^{a:labelled}"', S.a)
p("quoted", '"^{s:statements}"', Static(S.s))
G.alternate("quoted", "'^{a:ability}'", S.a)  # inside of other quotes
G.alternate("quoted", "'^{s:statements}'", Static(S.s))

# --- lines: a tuple of abilities -------------------------------------------------------------------------------------------------------


def _of_a_card(a: Any) -> bool:
    """`At end of combat, ...` on an instant is what it does, not an ability of the card."""
    return not (isinstance(a, Triggered) and isinstance(a.when, EndOfCombat))


#: `~ is every creature type`: the keyword that says so in every zone.
_EVERY_TYPE = (Changes(SELF, (Gains(Keyword("changeling")),)),)
for _line in ("line.permanent", "line.spell"):
    p(_line, "^{k:keywordline}", S.k)
    # With no time counter it would not be suspended, whatever is said.
    G.alternate(_line, "suspend X—{c:manacost}. X can't be 0.", (Keyword("suspend", X(), cost=S.c),))
    p(_line, "^{a:ability}", (S.a,), when=_of_a_card if _line == "line.spell" else None)
    p(_line, "^{a:labelled}", (S.a,), when=_of_a_card if _line == "line.spell" else None)
p(
    "line.permanent",
    "^{k:keyword}. {w:discountwords}.",
    (S.k, Static((BesideStatic("discount", S.w),))),
    when=lambda k, w: k.name == "equip",
)
p("line.permanent", "^{s:statements}", (Static(S.s),), when=lambda s: s != _EVERY_TYPE)
p("line.spell", "^{s:castings}", (Static(S.s),))
p("line.spell", "^{s:spell}", (S.s,))

# --- gifts (CR 702.174) -----------------------------------------------------------------------------------------------------

for _words, _gift in GIFTS.items():
    p("gift", _words, _gift)


def _gift_of(v: Any, held: type) -> Any:
    """What is given, of the two abilities that the line stands for."""
    found: Any = v[1] if len(v) == 2 and isinstance(v[1], held) else None
    effects: Any = found.effects if found is not None else ()
    if held is Spell and effects and isinstance(effects[0], If):
        effects = effects[0].then
    return effects[0].gift if len(effects) == 1 and isinstance(effects[0], GiveGift) else None


G.computed(
    "line.spell",
    "gift {g:gift}",
    lambda g: (Keyword("gift"), Spell((If(Paid("gift"), (GiveGift((g,)),)),))),
    lambda v: _gift_of(v, Spell),
    key=tuple,
)
G.computed(
    "line.permanent",
    "gift {g:gift}",
    lambda g: (
        Keyword("gift"),
        Triggered(Enters(SELF), (GiveGift((g,)),), Paid("gift"), word="when", label="gift"),
    ),
    lambda v: _gift_of(v, Triggered),
    key=tuple,
)

# A vanguard's modifiers (CR 313.6-7).
p("line.permanent", "Hand {h:signed}, life {l:signed}", (Static((StartsWith(S.h, S.l),)),))
