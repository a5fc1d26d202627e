"""Which of two creatures is meant by the `it` of a condition after a question of a block: `Can Angel be blocked by Giant if it has reach?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Keyword
from bot.scenario.errors import CannotMean
from bot.scenario.naming.names import Names
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import BlockGroup, Statement

#: What matters of the one that blocks, and of the one that attacks (CR 509.1b).
_OF_BLOCKERS = frozenset({"reach"})
_OF_ATTACKERS = frozenset({"menace", "fear", "intimidate", "skulk", "horsemanship", "shadow"})


def has_it_of_a_block(
    deed: Sequence[Statement], subject: object, one: Statement, names: Names
) -> tuple[ThingRef, ...] | None:
    """The creature whose ability, told after it, decides the block that is asked about; None where no block of one creature by another
    is. Raises `CannotMean` where either may be meant. `subject`: what the question asks of."""
    block = next((each for each in deed if each.kind in ("block", "itblock", "blockedby")), None)
    pair = _of_a_block(block, subject) if block is not None else None
    told = one.get("withlist")
    if pair is None or one.kind != "hasability" or not isinstance(told, ThingRef):
        return None
    attacker, blocker = pair
    abilities = {*told.lines}
    if abilities <= _OF_BLOCKERS:
        return (blocker,)
    if abilities <= _OF_ATTACKERS:
        return (attacker,)
    if abilities <= {"flying"}:
        if _flies(attacker, names):
            return (blocker,)
        if block is not None and block.kind == "blockedby":
            return (attacker,)
        said = f"It is not told which “it” means: {blocker.told} or {attacker.told}."
        raise CannotMean(said, (), one.start, one.end)
    return None


def _of_a_block(deed: Statement, subject: object) -> tuple[ThingRef, ThingRef] | None:
    """The one creature that is to be blocked, and the one that is to block it."""
    match deed.kind:
        case "blockedby":
            attacker, blocker = _one(subject), _one(deed.get("blockers"))
        case "itblock":
            attacker, blocker = _one(deed.get("attackers")), _one(subject)
        case "block":
            groups = deed.get("block")
            group = groups[0] if isinstance(groups, tuple) and len(groups) == 1 else None
            if not isinstance(group, BlockGroup):
                return None
            attacker, blocker = _one(group.attackers), _one(group.blockers)
        case _:
            return None
    return None if attacker is None or blocker is None else (attacker, blocker)


def _one(value: object) -> ThingRef | None:
    ref = value[0] if isinstance(value, tuple) and len(value) == 1 else value
    return ref if isinstance(ref, ThingRef) and ref.source != "it" else None


def _flies(ref: ThingRef, names: Names) -> bool:
    """Whether it is told or printed to fly."""
    card = names.exact(ref.name) if ref.name else None
    printed = card is not None and any(isinstance(a, Keyword) and a.name == "flying" for a in card.abilities)
    return "flying" in ref.lines or printed
