"""How a phrase is said a second time, and each one of several that it names."""

from __future__ import annotations

from typing import Any

from bot.abilities import combining, effects
from bot.abilities.filters import ControlledBy, Filter, OwnedBy, WithGreatest
from bot.abilities.who import Any as AnyOf
from bot.abilities.who import (
    Both,
    Chosen,
    ControllerOf,
    DoneBy,
    Each,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    Respective,
    Target,
    TheOne,
    TheTarget,
    Who,
)
from bot.cards.back import Back
from bot.cards.binding.discourse import Discourse
from bot.cards.binding.numbering import Numbered
from bot.cards.binding.referents import Referent, Sort, described, player
from bot.values import replace

#: The fields that name whom or what an instruction is about, the first of them that it has.
SUBJECTS = ("who", "source", "first", "what", "on")
THE_ONE = TheOne()
RESPECTIVE = Respective()


def named_again(who: Any, step: int = 0) -> Any:
    """The phrase in a form that can stand a second time: a target is not chosen again. None where it has none."""
    match who:
        case Target():
            return TheTarget(who.number)
        case Each() | Chosen() | AnyOf():
            return DoneBy(step) if step else None
        case ControllerOf() | OwnerOf():
            of = named_again(who.of, step)
            return None if of is None else replace(who, of=of)
        case Both():
            parts = tuple(named_again(p, step) for p in who.of)
            return None if None in parts else Both(parts)
        case Who():
            return who
        case _:
            return None


def one_of(who: Any, discourse: Discourse) -> Referent | None:
    """Each one of several, as what is said of them speaks of it; None where there is one only."""
    match who:
        case EachPlayer() | EachOpponent():
            return player(RESPECTIVE)
        case Each() | AnyOf():
            return replace(described(RESPECTIVE, who.what), what=who.what)
        case Target() if who.count.most != 1:
            return described(RESPECTIVE, who.what)
        case Both():
            several = [r for part in who.of if (r := one_of(part, discourse)) is not None]
            if not several:
                return None
            sorts = {r.sort for r in several}
            nouns = frozenset(n for r in several for n in r.nouns)
            return Referent(RESPECTIVE, nouns, sorts.pop() if len(sorts) == 1 else Sort.EITHER)
        case Who():
            spoken = discourse.again(who)
            if spoken is not None and spoken.many:
                return replace(spoken, who=RESPECTIVE, many=False, moved=None)
            return None
        case _:
            return None


def subjects_of(effect: Any) -> list[Any]:
    """Whom an instruction, or each of several in one sentence, is about."""
    if isinstance(effect, Numbered):
        return subjects_of(effect.effect)
    if isinstance(effect, combining.Then):
        return [s for part in effect.parts for s in subjects_of(part)]
    if isinstance(effect, effects.DealDamage):
        return [p.to for p in effect.portions]
    return [w for n in SUBJECTS if isinstance(w := getattr(effect, n, None), Who)]


def theirs(who: Each | Chosen | AnyOf) -> Each | Chosen | AnyOf:
    """`Each opponent chooses a creature with the greatest power among creatures they control`: one of those creatures, so that
    they control it too."""
    if not isinstance(who, Chosen) or any(isinstance(q, ControlledBy | OwnedBy) for q in who.what.qualities):
        return who
    for quality in who.what.qualities:
        among = quality.among.qualities if isinstance(quality, WithGreatest) else ()
        of = next((q for q in among if isinstance(q, ControlledBy) and isinstance(q.who, Back)), None)
        if of is not None:
            return replace(who, what=Filter((of, *who.what.qualities)))
    return who
