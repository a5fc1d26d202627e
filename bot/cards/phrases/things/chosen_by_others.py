"""Targets that somebody else chooses, or nobody: `target creature of an opponent's choice`, `any target chosen at random`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.filters import AnOpponent, AnyTarget, ControlledBy, Filter, Not, Quality
from bot.abilities.who import YOU, Count, Target
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.who import plain_things

_OPPONENT = AnyOf(Filter((AnOpponent(),)))
_WHOSE: tuple[tuple[str, tuple[Quality, ...]], ...] = (
    ("", ()),
    (" they control", (ControlledBy(_OPPONENT),)),
    (" you don't control", (Not(ControlledBy(YOU)),)),
)
for _words, _also in _WHOSE:

    def _aimed(f: Filter, also: tuple[Quality, ...] = _also) -> Target | None:
        said = not also and any(w and f.qualities[-1:] == w for _, w in _WHOSE)
        return (
            Target(Filter((*f.qualities, *also)), chooser=_OPPONENT) if plain_things(f) and not said else None
        )

    def _aimed_said(value: Target, also: tuple[Quality, ...] = _also) -> Sequence[Any] | None:
        own = value.what.qualities
        said = own[: len(own) - len(also)] if not also or own[-len(also) :] == also else ()
        if value.chooser != _OPPONENT or value.count != Count() or not said:
            return None
        return (Filter(said),) if also or not any(w and own[-1:] == w for _, w in _WHOSE) else None

    G.computed(
        "target.1", f"target {{f:filter.1}} of an opponent's choice{_words}", _aimed, _aimed_said, key=Target
    )
_ANYTHING = Filter((AnyTarget(),))
G.phrase("target.1", "any target of their choice", Target(_ANYTHING, chooser=Back("they")))
G.phrase("target.1", "target {f:filter.1} of your choice", Target(S.f, chooser=YOU), when=plain_things)
G.phrase("target.1", "target {f:filter.1} of their choice", Target(S.f, chooser=Back("they")))
G.phrase("target.1", "any target of a opponent's choice", Target(_ANYTHING, chooser=_OPPONENT))
G.phrase("target.1", "any target chosen at random", Target(_ANYTHING, random=True))
G.phrase("target.1", "target {f:filter.1} chosen at random", Target(S.f, random=True), when=plain_things)
G.phrase("player.1", "target opponent chosen at random", Target(Filter((AnOpponent(),)), random=True))
