"""What was done on the turn before this one is told first, wherever it is told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.kinds import BOARD
from bot.scenario.questions.asked_too_soon import ATTACKS, BLOCKS, Told

#: What goes on with the fight of that turn: `Last turn Bob attacked with a 3/3. I blocked it.`
_LIFE = frozenset({"life", "lifeof"})
_OF_THAT_FIGHT = BLOCKS | {"noblocks", "noblock", "assign", "itassign"}


def last_turn_first(told: Sequence[Told]) -> list[Told]:
    """`I attack with my Ogre. Bob Shocked it last turn`: what is told of the last turn before all that is done, and after what there is."""
    before: list[Told] = []
    now: list[Told] = []
    rest = list(told)
    while rest:
        one = rest.pop(0)
        if one[2].kind != "lastturn" or not now:
            now.append(one)
            continue
        begin = now[-1][0]
        first = next(n for n, (start, _, _) in enumerate(now) if start == begin)
        then, now = now[first:], now[:first]
        if any(statement.kind in ATTACKS for _, _, statement in then):
            while rest and rest[0][2].kind in _OF_THAT_FIGHT:
                then.append(rest.pop(0))
        by_now = [told for told in then if told[2].kind in _LIFE and told[2].end < one[2].start]
        before += [*(told for told in then if told not in by_now), one]
        now += by_now  # `Bob has 20 life and gained 4 last turn`
    there = BOARD - _LIFE if before else BOARD  # a total that is told is what the player has by now
    deeds = next((n for n, (_, _, statement) in enumerate(now) if statement.kind not in there), len(now))
    return [*now[:deeds], *before, *now[deeds:]]
