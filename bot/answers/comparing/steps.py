"""Where two eras part: the first thing that happens in one outcome and not in the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from bot.engine.eras import Era
from bot.engine.log.combat import DamagePutOnStack
from bot.engine.log.step import Step
from bot.engine.log.turn import GotMana
from bot.engine.outcome import Outcome
from bot.values import astuple, dataclass, replace

# Steps that tell of what happens to players and things; the others tell how the rules get there, which no two eras share.
_MATERIAL = frozenset(
    {
        "attack", "block", "cast", "activate", "damage", "prevent", "redirect", "life", "counters", "destroy", "die",
        "regenerate", "exile", "move", "tap", "untap", "pump", "lose", "token", "draw", "discard", "mana", "illegal",
        "counter",
    }
)  # fmt: skip
_MOST_PAIRED = 8


@dataclass(frozen=True, slots=True)
class Played:
    """What came of the story in one era: its outcomes, as they are shown."""

    era: Era
    outcomes: tuple[Outcome, ...]
    illegal: bool


@dataclass(frozen=True, slots=True)
class Parting:
    """Two eras, an outcome of each (by number, from 0), and the first step of each that the other outcome lacks (by number,
    from 0; None: it has none). `older_rest` and `newer_rest` are all steps that the other lacks."""

    older: Played
    newer: Played
    older_outcome: int
    newer_outcome: int
    older_step: int | None
    newer_step: int | None
    older_rest: tuple[Step, ...]
    newer_rest: tuple[Step, ...]


def parting_of(older: Played, newer: Played) -> Parting | None:
    """Where these two part; None where they come to the same ends."""
    before, after = _ends(older), _ends(newer)
    if older.illegal == newer.illegal and (older.illegal or set(before) == set(after)):
        return None
    mine = [i for i, end in enumerate(before) if end not in after] or list(range(len(before)))
    yours = [i for i, end in enumerate(after) if end not in before] or list(range(len(after)))
    best: Parting | None = None
    for i in mine[:_MOST_PAIRED]:
        for j in yours[:_MOST_PAIRED]:
            found = _compare(older, newer, i, j)
            if best is None or _shared(found) > _shared(best):
                best = found
    return best


def _ends(played: Played) -> list[Hashable]:
    """What players and things are at each end, not the way there."""
    return [
        (
            tuple((name, astuple(player)) for name, player in o.players.items()),
            tuple(
                sorted(str((astuple(replace(x, counters={})), sorted(x.counters.items()))) for x in o.objects)
            ),
        )
        for o in played.outcomes
    ]


def _shared(parting: Parting) -> tuple[int, int]:
    """How far two outcomes go together: few steps that the other lacks, and late ones."""
    apart = len(parting.older_rest) + len(parting.newer_rest)
    return -apart, parting.older_step if parting.older_step is not None else 10_000


def _compare(older: Played, newer: Played, i: int, j: int) -> Parting:
    before, after = older.outcomes[i].steps, newer.outcomes[j].steps
    old, new = _lacking(before, after), _lacking(after, before)
    return Parting(
        older,
        newer,
        i,
        j,
        old[0] if old else None,
        new[0] if new else None,
        tuple(before[n] for n in old),
        tuple(after[n] for n in new),
    )


def _lacking(steps: Sequence[Step], others: Sequence[Step]) -> list[int]:
    """The numbers of the steps that have no counterpart among the others: how it came about does not count."""
    there = Counter(others)
    found = []
    for number, step in enumerate(steps):
        if step.kind not in _MATERIAL or isinstance(step, _ON_THE_WAY):
            continue
        if there[step] > 0:
            there[step] -= 1
        else:
            found.append(number)
    return found


# Nothing has come of it yet: mana in the pool, combat damage that is put on the stack.
_ON_THE_WAY = GotMana | DamagePutOnStack
