"""Making tokens: `create two 1/1 green Saproling creature tokens`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import Amount, Number
from bot.abilities.combining import (
    May,
)
from bot.abilities.predefined_tokens import PREDEFINED
from bot.abilities.tokens import CreateTogether, CreateToken, TokenSpec
from bot.abilities.who import YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.bodies import Body
from bot.cards.phrases.things.nouns import COLORS
from bot.cards.phrases.words.verbs import SAME
from bot.values import replace


def spec_of(body: Body, abilities: tuple[Any, ...] = (), name: str = "") -> TokenSpec | None:
    """The token that such a body is; None when the words leave its color open."""
    bare = not body.types and body.subtypes and body.subtypes[0] in PREDEFINED
    if bool(bare) is bool(body.colors or body.colorless):
        return None
    power, toughness = body.size if body.size is not None else (None, None)
    return TokenSpec(
        power, toughness, body.colors, body.types, body.subtypes, abilities, name, body.supertypes
    )


def body_of(spec: TokenSpec) -> Body:
    """The words for a token."""
    bare = not spec.types
    size = None if spec.power is None or spec.toughness is None else (spec.power, spec.toughness)
    return Body(size, spec.supertypes, spec.colors, not spec.colors and not bare, spec.subtypes, spec.types)


G.computed(
    "tokenspec.1",
    "{b:body} token",
    spec_of,
    lambda s: (body_of(s),) if not s.abilities and not s.name else None,
    key=TokenSpec,
)
G.computed(
    "tokenspec.1",
    "{b:body} token with {k:grantedlist}",
    spec_of,
    lambda s: (body_of(s), s.abilities) if s.abilities and not s.name else None,
    key=TokenSpec,
)
for _class, _noun in (("1", "token"), ("n", "tokens")):
    G.computed(
        f"tokenspec.{_class}",
        f"{{b:body}} {_noun} named {{n:propername}}",
        lambda b, n: spec_of(b, (), n),
        lambda s: (body_of(s), s.name) if s.name and not s.abilities else None,
        key=TokenSpec,
    )
    G.computed(
        f"tokenspec.{_class}",
        f"{{b:body}} {_noun} named {{n:propername}} with {{k:grantedlist}}",
        lambda b, n, k: spec_of(b, k, n),
        lambda s: (body_of(s), s.name, s.abilities) if s.name and s.abilities else None,
        key=TokenSpec,
    )
    G.computed(
        f"tokenspec.{_class}",
        f"{{b:body}} {_noun} named {{n:propername}} that's all colors",
        lambda b, n: None if b.colors or b.colorless else spec_of(replace(b, colors=COLORS), (), n),
        lambda s: None,
        key=TokenSpec,
        alternate=True,
    )
G.computed(
    "tokenspec.n",
    "{b:body} tokens",
    spec_of,
    lambda s: (body_of(s),) if not s.abilities and not s.name else None,
    key=TokenSpec,
)
G.computed(
    "tokenspec.n",
    "{b:body} tokens with {k:grantedlist}",
    spec_of,
    lambda s: (body_of(s), s.abilities) if s.abilities and not s.name else None,
    key=TokenSpec,
)

# --- what is created, whoever creates it --------------------------------------------------------------------------------

p = G.phrase
#: `tapped and attacking that player`: tapped, attacking, whom, or a planeswalker of theirs.
for _tapped, _attacking, _words in (
    (True, False, "tapped"),
    (False, True, "attacking"),
    (True, True, "tapped and attacking"),
):
    p("arriving", _words, (_tapped, _attacking, None, False))
    if _attacking:
        p("arriving", f"{_words} {{w:player.1}}", (_tapped, _attacking, S.w, False))
        p(
            "arriving",
            f"{_words} {{w:player.1}} or a planeswalker they control",
            (_tapped, _attacking, S.w, True),
            also=(f"{_words} {{w:player.1}} or a planeswalker that player controls",),
        )


def _arriving(n: Amount, t: TokenSpec, how: Any) -> CreateToken | None:
    tapped, attacking, whom, walkers = how
    return CreateToken(SAME, n, t, tapped, attacking, None, whom, walkers) if attacking else None


def _arriving_said(value: Any, several: bool) -> Sequence[Any] | None:
    if not value.attacking or value.blocking is not None or (value.amount == Number(1)) is several:
        return None
    how = (value.tapped, value.attacking, value.whom, value.or_planeswalkers)
    return (value.amount, value.token, how) if several else (value.token, how)


def _known_as(name: str, spec: TokenSpec, tapped: bool) -> CreateToken | None:
    if spec.name or "Legendary" not in spec.supertypes:
        return None
    return CreateToken(SAME, Number(1), replace(spec, name=name), tapped)


p("created", "a {t:tokenspec.1}", CreateToken(SAME, Number(1), S.t))
#: One that the text gives a name of its own: `create Boo, a legendary 1/1 red Hamster creature token with haste`.
for _tapped in (False, True):
    G.computed(
        "created",
        f"{{n:propername}}, a {'tapped ' if _tapped else ''}{{t:tokenspec.1}}",
        lambda n, t, _tapped=_tapped: _known_as(n, t, _tapped),
        lambda v: None,
        key=CreateToken,
        alternate=True,
    )
p("created", "{n:count.n} {t:tokenspec.n}", CreateToken(SAME, S.n, S.t))
p("created", "a tapped {t:tokenspec.1}", CreateToken(SAME, Number(1), S.t, tapped=True))
p("created", "{n:count.n} tapped {t:tokenspec.n}", CreateToken(SAME, S.n, S.t, tapped=True))
G.alternate("created", "a {t:tokenspec.1} {v:foreach}", CreateToken(SAME, S.v, S.t))
G.alternate("created", "a tapped {t:tokenspec.1} {v:foreach}", CreateToken(SAME, S.v, S.t, tapped=True))
p("created", "a number of {t:tokenspec.n} equal to {v:worth}", CreateToken(SAME, S.v, S.t))
p(
    "created",
    "a number of tapped {t:tokenspec.n} equal to {v:worth}",
    CreateToken(SAME, S.v, S.t, tapped=True),
)
p("created", "a {t:tokenspec.1} that's blocking {o:thing}", CreateToken(SAME, Number(1), S.t, blocking=S.o))
G.computed(
    "created",
    "a {t:tokenspec.1} that's {how:arriving}",
    lambda t, how: _arriving(Number(1), t, how),
    lambda v: _arriving_said(v, several=False),
    key=CreateToken,
)
G.computed(
    "created",
    "{n:count.n} {t:tokenspec.n} that are {how:arriving}",
    _arriving,
    lambda v: _arriving_said(v, several=True),
    key=CreateToken,
)
for _many in ("a", "{n:count.n}"):
    _class = "1" if _many == "a" else "n"
    G.alternate(
        "created",
        f"{_many} tapped and attacking {{t:tokenspec.{_class}}}",
        CreateToken(SAME, Number(1) if _many == "a" else S.n, S.t, tapped=True, attacking=True),
    )


def _by(who: Any) -> Any:
    return lambda c: replace(c, who=who)


def _made_by(who: Any) -> Any:
    return lambda v: (replace(v, who=SAME),) if v.who == who else None


for _rule, _verb, _who in (
    ("clause", "create", YOU),
    ("order", "create", YOU),
    ("elided.1", "creates", SAME),
    ("elided.n", "create", SAME),
):
    G.computed(_rule, f"{_verb} {{c:created}}", _by(_who), _made_by(_who), key=CreateToken)
# After another subject: `that player discards a card and you create a 2/2 token`.
G.computed("clause", "you create {c:created}", _by(YOU), lambda v: None, key=CreateToken, alternate=True)
for _rule, _class, _verb in (("clause", "1", "creates"), ("clause", "n", "create"), ("bare", "1", "create")):
    G.computed(
        _rule,
        f"{{w:player.{_class}}} {_verb} {{c:created}}",
        lambda w, c: replace(c, who=w),
        lambda v: None if v.who in (YOU, SAME) else (v.who, replace(v, who=SAME)),
        key=CreateToken,
    )


# --- of several kinds at one time ---------------------------------------------------------------------------------------------


def _plain(c: Any) -> bool:
    return bool(c.who == SAME and c == CreateToken(SAME, c.amount, c.token))


def _together(*parts: Any) -> Any:
    return CreateTogether(tuple(replace(c, who=YOU) for c in parts)) if all(map(_plain, parts)) else None


def _apart(number: int) -> Any:
    return lambda v: tuple(replace(c, who=SAME) for c in v.tokens) if len(v.tokens) == number else None


for _rule in ("clause", "order"):
    G.computed(
        _rule,
        "create {a:created} and {b:created}",
        lambda a, b: _together(a, b),
        _apart(2),
        key=CreateTogether,
    )
    G.computed(
        _rule,
        "create {a:created}, {b:created}, and {c:created}",
        lambda a, b, c: _together(a, b, c),
        _apart(3),
        key=CreateTogether,
    )
# `Create a token. It has "..."` is the token with that ability.


def _with(c: Any, k: tuple[Any, ...]) -> Any:
    if isinstance(c, May):
        inner = _with(c.then[0], k) if len(c.then) == 1 and not c.cost else None
        return None if inner is None else replace(c, then=(inner,))
    if not isinstance(c, CreateToken):
        return None
    return replace(c, token=replace(c.token, abilities=(*c.token.abilities, *k)))


for _it_has in ("It has", "They have"):
    G.computed(
        "step",
        f"{{c:plain}}. {_it_has} {{k:grantedlist}}.",
        _with,
        lambda v: None,
        key=CreateToken,
        alternate=True,
    )
