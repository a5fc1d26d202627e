"""More or other counters and tokens than would be: `twice that many`, `those tokens plus a Food token` (CR 614.16)."""

from __future__ import annotations

from typing import Any

from bot.abilities.filters import AnOpponent, Filter
from bot.abilities.replacements import ReplaceCounters, ReplaceTokens
from bot.abilities.tokens import TokenSpec
from bot.abilities.who import YOU, Both
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.making import body_of, spec_of
from bot.values import replace

p = G.phrase

# --- counters ---------------------------------------------------------------------------------------------------------

#: What counters are put on.
p("getscounters", "{w:dier}", S.w)
p("getscounters", "{w:dier} or on yourself", Both((S.w, YOU)))

#: How many of the same kind, as a rule about nobody yet.
for _words, _factor, _plus in (
    ("that many {k:counterkind} counters minus one", 1, -1),
    ("that many plus one {k:counterkind} counters", 1, 1),
    ("twice that many {k:counterkind} counters", 2, 0),
):
    p("morecounters", _words, ReplaceCounters(S.k, YOU, _factor, _plus))
for _words, _factor, _plus in (
    ("that many plus one of each of those kinds of counters", 1, 1),
    ("twice that many of each of those kinds of counters", 2, 0),
):
    p("morecounters", _words, ReplaceCounters("", YOU, _factor, _plus))
p(
    "morecounters.half",
    "half that many of each of those kinds of counters",
    ReplaceCounters("", YOU, half=True),
)


def _more(k: str, w: Any, m: ReplaceCounters) -> Any:
    return (replace(m, on=w),) if m.kind == k else None


def _said(value: Any, by: Any, half: bool) -> Any:
    rule = value[0] if len(value) == 1 else None
    if not isinstance(rule, ReplaceCounters) or rule.by != by or rule.half is not half:
        return None
    return rule.kind, rule.on, replace(rule, on=YOU, by=None)


_AGAIN = ("it", "that creature", "that permanent", "that permanent or player", "that player")
_OPPONENT = AnyOf(Filter((AnOpponent(),)))
for _again in _AGAIN:
    G.computed(
        "static",
        f"if one or more {{k:somecounters}} would be put on {{w:getscounters}}, {{m:morecounters}} are put on {_again} instead",
        _more,
        lambda v: _said(v, None, half=False),
        key=tuple,
        alternate=_again != "it",
    )
    for _who, _by, _put in ((YOU, "you", "put"), (_OPPONENT, "an opponent", "they put")):
        for _half, _tail in ((False, " instead"), (True, " instead, rounded down")):

            def _by_them(k: str, w: Any, m: Any, _who: Any = _who) -> Any:
                return (replace(m, on=w, by=_who),) if m.kind == k else None

            def _by_them_said(v: Any, _who: Any = _who, _half: bool = _half) -> Any:
                return _said(v, _who, _half)

            G.computed(
                "static",
                f"if {_by} would put one or more {{k:somecounters}} on {{w:getscounters}}, "
                f"{_put} {{m:morecounters{'.half' if _half else ''}}} on {_again}{_tail}",
                _by_them,
                _by_them_said,
                key=tuple,
                alternate=_again != "it",
            )
p(
    "static",
    "if you would get one or more counters, you get {m:morecounters} instead",
    (S.m,),
    when=lambda m: not m.kind,
)
#: Only what an effect puts there (CR 614.16); costs and rules of the game do not.
_AN_EFFECT = (
    "if a effect would put one or more counters on {w:dier}, it puts twice that many of those counters on "
)
p(
    "static",
    f"{_AN_EFFECT}that permanent instead",
    (ReplaceCounters("", S.w, 2, effects_only=True),),
    also=(f"{_AN_EFFECT}it instead", f"{_AN_EFFECT}that creature instead"),
)

# --- tokens -----------------------------------------------------------------------------------------------------------

for _kind, _types in (
    ("", ()),
    ("creature ", ("Creature",)),
    ("artifact ", ("Artifact",)),
    ("Treasure ", ("Treasure",)),
):
    _would = f"if one or more {_kind}tokens would be created under your control, "
    _you_would = f"if you would create one or more {_kind}tokens, instead create those tokens plus "
    for _times, _factor in (("twice", 2), ("three times", 3)):
        p(
            "static",
            f"{_would}{_times} that many of those tokens are created instead",
            (ReplaceTokens(YOU, _factor, _types),),
            also=(
                f"if a effect would create one or more {_kind}tokens under your control, it creates {_times} that many of those"
                " tokens instead",
            ),
        )
    p(
        "static",
        f"{_would}those tokens plus a {{t:tokenspec.1}} are created instead",
        (ReplaceTokens(YOU, 1, _types, S.t),),
        also=(
            f"{_would}those tokens plus a additional {{t:tokenspec.1}} are created instead",
            f"{_you_would}a additional {{t:tokenspec.1}}",
        ),
    )
    p(
        "static",
        f"{_would}those tokens plus that many {{t:tokenspec.n}} are created instead",
        (ReplaceTokens(YOU, 1, _types, S.t, as_many=True),),
    )
    p(
        "static",
        f"{_would}that many {{t:tokenspec.n}} are created instead",
        (ReplaceTokens(YOU, 1, _types, others=(S.t,)),),
    )


def _named_kind(body: Any) -> TokenSpec | None:
    """`a Clue, Food, or Treasure token`: the token by its kind alone, without a card type."""
    spec = spec_of(body)
    return None if spec is None or spec.types else spec


G.computed("tokenname", "{b:body}", _named_kind, lambda s: None if s.types else (body_of(s),), key=TokenSpec)


def _each(a: Any, b: Any, c: Any) -> Any:
    specs = (a, b, c)
    kinds = tuple(s.subtypes[0] for s in specs if s.subtypes and not s.types)
    return (ReplaceTokens(YOU, 1, kinds, others=specs),) if len(kinds) == len(specs) else None


def _each_said(value: Any) -> Any:
    rule = value[0] if len(value) == 1 else None
    if not isinstance(rule, ReplaceTokens) or len(rule.others) != 3:
        return None
    return rule.others if rule == _each(*rule.others)[0] else None


G.computed(
    "static",
    "if you would create a {a:tokenname}, {b:tokenname}, or {c:tokenspec.1}, instead create one of each",
    _each,
    _each_said,
    key=tuple,
)
