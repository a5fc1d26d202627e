"""What is asked before what it is asked of is told: `Can I block with my Wall? He attacks with a 2/2.`, `Does it die? He Shocks my 2/2.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement

#: A statement with the place where its sentence begins and ends.
Told = tuple[int, int, Statement]

#: Kinds of statements that tell of an attack, and of a block.
ATTACKS = frozenset({"attack", "itattack", "attackedby", "ithits", "hitsfor", "attackfor"})
BLOCKS = frozenset({"block", "itblock"})


def after_the_attack(told: Sequence[Told]) -> list[Told]:
    """The statements with such questions, and those that come after them, asked once the attack is told: creatures block what
    attacks (CR 509.1a). Where the block is told too, the question is about that one, and stays where it is."""
    kinds = [statement.kind for _, _, statement in told]
    attack = next((n for n, kind in enumerate(kinds) if kind in ATTACKS), None)
    asked = next((n for n, (_, _, one) in enumerate(told) if _asks_of_a_block(one)), None)
    if attack is None or asked is None or asked > attack or BLOCKS & {*kinds}:
        return list(told)
    end = attack
    while end + 1 < len(told) and told[end + 1][0] == told[attack][0]:
        end += 1
    between = told[asked : end + 1]
    questions = [one for one in between if one[2].kind.startswith("ask ")]
    deeds = [one for one in between if not one[2].kind.startswith("ask ")]
    return [*told[:asked], *deeds, *questions, *told[end + 1 :]]


def after_the_story(told: Sequence[Told]) -> list[Told]:
    """The statements with the questions that the story begins with asked where it next asks something, or at its end: what they speak of is
    told only then. Where the same sentence tells too, only if they speak of things by no name and no size of their own."""
    if asked := _asked_before_all(told):
        asks = {begin for begin, _, one in told[asked:] if one.kind.startswith("ask ")}
        end = next((n for n, (begin, _, _) in enumerate(told) if n >= asked and begin in asks), len(told))
        return [*told[asked:end], *told[:asked], *told[end:]]
    first = next((n for n, (_, _, one) in enumerate(told) if not one.kind.startswith("ask ")), len(told))
    leading = told[:first]
    if not leading or first == len(told) or not all(_points_ahead(one) for _, _, one in leading):
        return list(told)
    if any(begin == told[first][0] for begin, _, _ in leading):
        return _after_what_they_suppose(told, first)
    end = next(
        (n for n, (_, _, one) in enumerate(told) if n > first and one.kind.startswith("ask ")), len(told)
    )
    return [*told[first:end], *leading, *told[end:]]


def _after_what_they_suppose(told: Sequence[Told], first: int) -> list[Told]:
    """The statements with the questions before the `first` that asks nothing behind the deeds of that sentence, where they ask of a creature
    by what it is to somebody: `Does my creature die if I block his 3/3 with a 2/2?` `It` is whatever was spoken of: as they are."""
    asked = told[:first]
    if not all(ref.source == "kind" for _, _, one in asked for ref in one.things):
        return list(told)
    end = next(
        (n for n, (begin, _, _) in enumerate(told) if begin != told[first][0] and n > first), len(told)
    )
    deeds = told[first:end]
    if any(one.kind.startswith("ask ") for _, _, one in deeds):
        return list(told)
    return [*deeds, *asked, *told[end:]]


def _asked_before_all(told: Sequence[Told]) -> int:
    """How many statements the sentences have that ask, with what they suppose, before anything is told: `Does my 2/2 die? He attacked with a
    3/3 and I blocked with a 2/2.` 0 where what they suppose is told again, or goes on with another deed."""
    asking = {begin for begin, _, one in told if one.kind.startswith("ask ")}
    asked = next((n for n, (begin, _, _) in enumerate(told) if begin not in asking), 0)
    rest = told[asked:]
    kinds, supposed = ({one.kind for _, _, one in some} for some in (rest, told[:asked]))
    again = supposed & ATTACKS or (supposed & BLOCKS and (kinds & BLOCKS or not kinds & ATTACKS))
    only_asks = all(one.kind.startswith("ask ") for _, _, one in told[:asked])
    return asked if (only_asks or kinds & (ATTACKS | BLOCKS)) and not again else 0


def _points_ahead(statement: Statement) -> bool:
    """Whether it asks of something that is called by no name, and of no deed of its own."""
    refs = [ref for value in statement.slots.values() if isinstance(value, tuple) for ref in value]
    things = statement.things
    return bool(things) and len(things) == len(refs) and all(_is_bare(ref) for ref in things)


def _is_bare(ref: ThingRef) -> bool:
    """`it`, `my creature`, `his attacking creature`: of which only the story can say what it is."""
    return ref.source == "it" or (
        ref.source == "kind"
        and ref.size is None
        and ref.clause is None
        and not ref.many
        and not (ref.lines or ref.attached or ref.counters or ref.subtypes or ref.colors)
    )


def _asks_of_a_block(statement: Statement) -> bool:
    action = statement.get("action")
    if not statement.kind.startswith("ask ") or not isinstance(action, tuple):
        return False
    return any(isinstance(one, Statement) and one.kind in BLOCKS for one in action)
