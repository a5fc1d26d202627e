"""A block that is asked about before the attack is told: `Can I block with my Wall? He attacks with a 2/2.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.sentences.statements import Statement

#: A statement with the place where its sentence begins and ends.
Told = tuple[int, int, Statement]

_ATTACKS = frozenset({"attack", "itattack", "attackedby", "ithits", "hitsfor", "attackfor"})
_BLOCKS = frozenset({"block", "itblock"})


def after_the_attack(told: Sequence[Told]) -> list[Told]:
    """The statements with such questions, and those that come after them, asked once the attack is told: creatures block what
    attacks (CR 509.1a). Where the block is told too, the question is about that one, and stays where it is."""
    kinds = [statement.kind for _, _, statement in told]
    attack = next((n for n, kind in enumerate(kinds) if kind in _ATTACKS), None)
    asked = next((n for n, (_, _, one) in enumerate(told) if _asks_of_a_block(one)), None)
    if attack is None or asked is None or asked > attack or _BLOCKS & {*kinds}:
        return list(told)
    end = attack
    while end + 1 < len(told) and told[end + 1][0] == told[attack][0]:
        end += 1
    between = told[asked : end + 1]
    questions = [one for one in between if one[2].kind.startswith("ask ")]
    deeds = [one for one in between if not one[2].kind.startswith("ask ")]
    return [*told[:asked], *deeds, *questions, *told[end + 1 :]]


def _asks_of_a_block(statement: Statement) -> bool:
    action = statement.get("action")
    if not statement.kind.startswith("ask ") or not isinstance(action, tuple):
        return False
    return any(isinstance(one, Statement) and one.kind in _BLOCKS for one in action)
