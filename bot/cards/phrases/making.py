"""Making tokens: `create two 1/1 green Saproling creature tokens`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.effects import CreateToken, TokenSpec
from bot.abilities.who import YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.bodies import Body
from bot.cards.phrases.verbs import SAME, order

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


def _with(t: TokenSpec, k: tuple[Any, ...]) -> Any:
    if t.abilities:
        return None
    return CreateToken(
        YOU,
        Number(1),
        TokenSpec(t.power, t.toughness, t.colors, t.types, t.subtypes, k, t.name, t.supertypes),
    )


def _never(value: Any) -> Sequence[Any] | None:
    return None


G.computed(
    "step",
    "create a {t:tokenspec.1}. It has {k:grantedlist}.",
    _with,
    _never,
    key=CreateToken,
    alternate=True,
)
