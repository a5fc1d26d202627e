"""Whose something is, typed without its apostrophe: `whats opps life`, `in my opponents hand`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_OPPONENTS = {"opps": "opp", "opponents": "opponent", "oppos": "opponent"}
#: What a player has one of.
_HAS_ONE = word_set("life hand graveyard yard library deck turn board side field battlefield face upkeep")
#: Of several it is told already: `both opponents life totals`.
_SEVERAL = word_set("all both two three four of")


def apostrophes_put_in(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with `opp's life` for `opps life`; unchanged where several opponents are told of."""
    places = [
        at
        for at in range(len(tokens) - 1)
        if tokens[at].fold in _OPPONENTS
        and not tokens[at].owner
        and not named[at]
        and tokens[at + 1].fold in _HAS_ONE
        and not (at and tokens[at - 1].fold in _SEVERAL)
    ]
    found = list(tokens)
    for at in places:
        owner = _OPPONENTS[tokens[at].fold]
        found[at] = replace(tokens[at], text=f"{owner}'s", owner=owner)
    return found
