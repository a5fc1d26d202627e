"""What a keyword is there for: a fight of two creatures in which it shows, and the question whether it did."""

from __future__ import annotations

from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """`mine` and `other` are the sizes of the creature that has the keyword and of the one it meets; `shows` the question that
    is answered yes where the keyword does what it is for, `words` what players call that. {whom}: whom or what the creature
    deals its damage to. `meets`: the two have to fight for it to show; `done`: what its controller chooses then."""

    mine: str
    other: str
    shows: str
    words: frozenset[str]
    meets: bool = True
    done: str = ""


def _point(mine: str, other: str, shows: str, words: str, meets: bool = True, done: str = "") -> Point:
    return Point(mine, other, shows, frozenset(words.split()), meets, done)


_LEAST = "Alice assigns 1 damage to Ogre and 4 to Bob. "

POINTS: dict[str, Point] = {
    "deathtouch": _point("1/1", "5/5", "Does {whom} die?", "kill destroy die"),
    "trample": _point("5/5", "1/1", "Does Knight deal damage to Bob?", "over through", done=_LEAST),
    "first strike": _point("3/1", "3/3", "Does Knight survive?", "first survive"),
    "double strike": _point("2/2", "0/8", "Does Knight deal 4 damage to {whom}?", "twice two", False),
    "lifelink": _point("2/2", "1/4", "Does Alice gain life?", "gain life", False),
    "infect": _point("2/2", "1/4", "Does {whom} get any counters?", "poison counters", False),
    "wither": _point("2/2", "1/4", "Does {whom} get any -1/-1 counters?", "counters"),
    "indestructible": _point("1/1", "5/5", "Does Knight survive?", "survive live"),
    "toxic": _point("2/2", "1/4", "Does {whom} get any poison counters?", "poison counters", False),
    "protection": _point("1/1", "5/5", "Does Knight survive?", "survive live prevent"),
    "vigilance": _point("2/2", "1/4", "Is Knight untapped?", "untapped", False),
}
