"""What something must be, have or lie in: `~ is tapped`, `it has flying`, `it's a creature card`, `it's your turn`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import StatOf
from bot.abilities.conditions import (
    AllSo,
    AmountIs,
    AnySo,
    HasKeywordState,
    Is,
    IsFirstCombat,
    IsMainPhase,
    IsTurnOf,
    NotSo,
)
from bot.abilities.filters import (
    AttachedToIt,
    Compare,
    ControlledBy,
    Filter,
    InStatus,
    InZone,
    OfColor,
    OfType,
    OneOf,
    SharesWith,
    WithKeyword,
)
from bot.abilities.who import SELF, YOU, Attached
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, TheDifference
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import ADJECTIVES, NOUNS, speaks_of_players

p, alternate = G.phrase, G.alternate

#: Two of them: both, or at least one.
p("conditions", "{c:condition}", S.c)
p("conditions", "{a:condition} and {b:condition}", AllSo((S.a, S.b)))
p(
    "conditions",
    "{a:condition} or {b:condition}",
    AnySo((S.a, S.b)),
    also=("{a:condition} or if {b:condition}",),
)

# --- in what state ----------------------------------------------------------------------------------------------------------


def _on_the_table(o: Any, **_: Any) -> bool:
    """Of what kind a card is that was discarded or revealed is seldom known."""
    return not (isinstance(o, Back) and o.word.endswith("card"))


for _status in ("tapped", "untapped", "blocked", "enchanted", "equipped", "suspended", "modified"):
    p("status", _status, InStatus(_status))
_ALONE = InStatus("alone")
for _rest in ((), (_ALONE,)):
    _attacks, _blocks = (Filter((InStatus(s), *_rest)) for s in ("attacking", "blocking"))
    _words = " alone" if _rest else ""
    p("fighting", f"attacking or blocking{_words}", OneOf((_attacks, _blocks)))
    p("fighting", f"attacking{_words}", OneOf((_attacks,)) if _rest else InStatus("attacking"))
    p("fighting", f"blocking{_words}", OneOf((_blocks,)) if _rest else InStatus("blocking"))
p("status", "{q:fighting}", S.q)
p(
    "status",
    "enchanted or equipped",
    OneOf((Filter((InStatus("enchanted"),)), Filter((InStatus("equipped"),)))),
)
_COLORS = ("white", "blue", "black", "red", "green", "colorless", "multicolored")
# Destroyed or sacrificed by now, it is as it was then (CR 608.2h): only what no instruction beside it changes is said so.
_LASTING: dict[str, Any] = {
    "basic": OfType("Basic"),
    "nonbasic": ADJECTIVES["nonbasic"],
    **{color: OfColor(color) for color in _COLORS},
}
for _rule in ("status", "lastingly"):
    G.words(_rule, _LASTING)
G.words("color", {color: OfColor(color) for color in _COLORS})
p("status", "{a:color} or {b:color}", OneOf((Filter((S.a,)), Filter((S.b,)))))
p("status", "legendary", OfType("Legendary"))
p("status", "on the battlefield", InZone("battlefield"))
p("status", "exiled", InZone("exile"))
p("status", "in your graveyard", InZone("graveyard"))
p("status", "attached to {a:any.1}", AttachedToIt(S.a))
p("condition", "{o:asked.is} {q:status}", Is(S.o, S.q))
p("condition", "{o:asked.is.not} {q:status}", NotSo(Is(S.o, S.q)), also=("{o:asked} wasn't {q:status}",))
alternate("condition", "{o:being} was {q:lastingly}", Is(S.o, S.q), when=_on_the_table)
# Also of what has left combat, as it was then (CR 608.2h).
alternate("condition", "it was {q:fighting}", Is(IT, S.q))
p(
    "condition",
    "~ is in the command zone or on the battlefield",
    AnySo((Is(SELF, InZone("command")), Is(SELF, InZone("battlefield")))),
)
p(
    "condition",
    "you've controlled ~ continuously since the beginning of your most recent turn",
    NotSo(Is(SELF, InStatus("newly controlled"))),
)
p(
    "condition",
    "you control {o:being}",
    Is(S.o, ControlledBy(YOU)),
    when=lambda o: isinstance(o, Attached | Back),
)
G.words("keywordstate", {s: s for s in ("monstrous", "renowned", "suspected", "saddled")})
p("keywordstate", "paired with another creature", "paired")
p("condition", "{o:asked.is} {q:keywordstate}", HasKeywordState(S.o, S.q))

# --- of what kind -----------------------------------------------------------------------------------------------------------


def _kind_of(o: Any, f: Filter) -> Any:
    """`it's a creature card`: one quality, or all of several."""
    if speaks_of_players(f):
        return None
    return Is(o, f.qualities[0] if len(f.qualities) == 1 else OneOf((f,)))


def _kind_said(value: Any) -> Any:
    quality = value.quality
    of_several = isinstance(quality, OneOf) and len(quality.of) == 1
    return value.who, quality.of[0] if of_several else Filter((quality,))


def _not_of_kind(o: Any, f: Filter) -> Any:
    found = _kind_of(o, f)
    return None if found is None else NotSo(found)


G.computed("condition", "{o:asked.is} a {f:filter.a}", _kind_of, _kind_said, key=Is)
G.computed("condition", "{o:asked} was a {f:filter.a}", _kind_of, _kind_said, key=Is, alternate=True)
G.computed(
    "condition",
    "{o:asked.is.not} a {f:filter.a}",
    _not_of_kind,
    lambda v: _kind_said(v.of) if isinstance(v.of, Is) else None,
    key=NotSo,
)

# --- what it has --------------------------------------------------------------------------------------------------------------

p("condition", "{o:asked} has {k:plainkeyword}", Is(S.o, WithKeyword(S.k)))
p("condition", "{o:asked} doesn't have {k:plainkeyword}", NotSo(Is(S.o, WithKeyword(S.k))))
_BODY: tuple[Any, ...] = ("power", "toughness", "mana value")
for _stat in _BODY:
    p(
        "condition",
        f"{{o:its}} {_stat} is {{how,n:compared}}",
        Is(S.o, Compare(_stat, S.how, S.n)),
        also=(f"{{o:its}} {_stat} was {{how,n:compared}}",),
    )
    for _has in ("has", "had"):
        alternate(
            "condition",
            f"{{o:asked}} {_has} {_stat} {{how,n:compared}}",
            Is(S.o, Compare(_stat, S.how, S.n)),
            when=lambda o, how, n: how in ("<=", ">="),
        )
    for _how, _sign in (
        ("less than or equal to", "<="),
        ("greater than or equal to", ">="),
        ("less than", "<"),
        ("greater than", ">"),
    ):
        _compares: Any = _sign
        alternate(
            "condition",
            f"{{o:its}} {_stat} is {_how} ~'s",
            Is(S.o, Compare(_stat, _compares, StatOf(_stat, SELF))),
        )
#: Of what it compares `the difference` may be spoken of after it.
for _stat in _BODY[:2]:
    p("condition", f"it had {_stat} greater than {{v:worth}}", AmountIs(StatOf(_stat, IT), ">", S.v))
p("value0", "the difference", TheDifference())
p("sharer", "{o:being}", S.o)
p("sharer", "{a:any.1}", S.a)
for _shared in ("color", "creature type", "card type"):
    p("condition", f"{{o:asked}} shares a {_shared} with {{a:sharer}}", Is(S.o, SharesWith(_shared, S.a)))

# --- what a player has, and whose turn it is ----------------------------------------------------------------------------------

_MONARCH = "the monarch"
p("condition", "you're the monarch", HasKeywordState(YOU, _MONARCH), also=("you are the monarch",))
p("condition", "{w:anyplayer.1} is the monarch", HasKeywordState(S.w, _MONARCH))
p("condition", "there is no monarch", NotSo(HasKeywordState(AnyOf(Filter((NOUNS["player"],))), _MONARCH)))
for _words, _state in (
    ("have the city's blessing", "the city's blessing"),
    ("have the initiative", "the initiative"),
    ("'ve completed a dungeon", "completed a dungeon"),
):
    p("condition", f"you{'' if _words[0] == chr(39) else ' '}{_words}", HasKeywordState(YOU, _state))
p("condition", "it's {w:whose} turn", IsTurnOf(S.w), also=("it is {w:whose} turn",))
p(
    "condition",
    "it isn't {w:whose} turn",
    NotSo(IsTurnOf(S.w)),
    also=("it's not {w:whose} turn",),
)
p("condition", "it's an opponent's turn", IsTurnOf(AnyOf(Filter((NOUNS["opponent"],)))))
p("condition", "it's the first combat phase of the turn", IsFirstCombat())
p("condition", "it's your main phase", IsMainPhase())
