"""Making tokens: `create two 1/1 green Saproling creature tokens`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import Amount, Number
from bot.abilities.effects import CreateToken, May, TokenSpec
from bot.abilities.who import YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.bodies import Body
from bot.cards.phrases.verbs import SAME, order
from bot.values import replace

#: Tokens that the rules define by their name alone (CR 111.10).
PREDEFINED = ("Treasure", "Food", "Clue", "Gold", "Blood", "Powerstone", "Map", "Junk")


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

for _who, _subject, _verb, _rules in (
    (YOU, "", "create", ("clause", "order")),
    (S.w, "{w:player.1} ", "creates", ("clause",)),
    (SAME, "", "creates", ("elided.1",)),
):
    for _rule in _rules:
        p = G.phrase
        p(_rule, f"{_subject}{_verb} a {{t:tokenspec.1}}", CreateToken(_who, Number(1), S.t))
        p(_rule, f"{_subject}{_verb} {{n:count.n}} {{t:tokenspec.n}}", CreateToken(_who, S.n, S.t))
        p(
            _rule,
            f"{_subject}{_verb} a tapped {{t:tokenspec.1}}",
            CreateToken(_who, Number(1), S.t, tapped=True),
        )
        p(
            _rule,
            f"{_subject}{_verb} {{n:count.n}} tapped {{t:tokenspec.n}}",
            CreateToken(_who, S.n, S.t, tapped=True),
        )
        G.alternate(
            _rule, f"{_subject}{_verb} a {{t:tokenspec.1}} {{v:foreach}}", CreateToken(_who, S.v, S.t)
        )
        p(
            _rule,
            f"{_subject}{_verb} a number of {{t:tokenspec.n}} equal to {{v:worth}}",
            CreateToken(_who, S.v, S.t),
        )
# After another subject: `that player discards a card and you create a 2/2 token`.
G.alternate("clause", "you create a {t:tokenspec.1}", CreateToken(YOU, Number(1), S.t))
G.alternate("clause", "you create a tapped {t:tokenspec.1}", CreateToken(YOU, Number(1), S.t, tapped=True))
G.alternate("clause", "you create {n:count.n} {t:tokenspec.n}", CreateToken(YOU, S.n, S.t))
order(
    "create a {t:tokenspec.1} that's tapped and attacking",
    CreateToken(YOU, Number(1), S.t, tapped=True, attacking=True),
)
order(
    "create {n:count.n} {t:tokenspec.n} that are tapped and attacking",
    CreateToken(YOU, S.n, S.t, tapped=True, attacking=True),
)
order("create a {t:tokenspec.1} that's blocking {o:thing}", CreateToken(YOU, Number(1), S.t, blocking=S.o))

# `Create a token. It has "..."` is the token with that ability.


def _with(n: Amount, t: TokenSpec, k: tuple[Any, ...]) -> Any:
    return None if t.abilities else CreateToken(YOU, n, replace(t, abilities=k))


def _never(value: Any) -> Sequence[Any] | None:
    return None


G.computed(
    "step",
    "create a {t:tokenspec.1}. It has {k:grantedlist}.",
    lambda t, k: _with(Number(1), t, k),
    _never,
    key=CreateToken,
    alternate=True,
)
G.computed(
    "step",
    "create {n:count.n} {t:tokenspec.n}. They have {k:grantedlist}.",
    _with,
    _never,
    key=CreateToken,
    alternate=True,
)


def _may_with(t: TokenSpec, k: tuple[Any, ...]) -> Any:
    made = _with(Number(1), t, k)
    return None if made is None else May(YOU, (made,))


G.computed(
    "step",
    "you may create a {t:tokenspec.1}. It has {k:grantedlist}.",
    _may_with,
    _never,
    key=May,
    alternate=True,
)
