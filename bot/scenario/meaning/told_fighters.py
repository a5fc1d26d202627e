"""What fights, told as what it is: `my attacker is a 5/5`, `his blockers are two 2/2s`. Where it fights already, this is told of it."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks import attack
from bot.scenario.meaning.blocks import block
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import AttackGroup, BlockGroup, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


@means("attackersare")
def attackers_are(story: Story, statement: Statement) -> None:
    """`my attacker is a 5/5`: what attacks already is one, else it attacks."""
    player = story.player(statement.slots["owner"])
    fighting = [thing for thing in story.things if thing.attacking and thing.holder == player]
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    if fighting:
        _tell(story, fighting, refs)
        return
    attack(story, replace(statement, slots={**_by(statement), "attack": (AttackGroup(None, refs),)}))


@means("blockersare")
def blockers_are(story: Story, statement: Statement) -> None:
    """`his blockers are two 2/2s`: what blocks already is this, else they block."""
    player = story.player(statement.slots["owner"])
    fighting = [thing for thing in story.things if thing.blocking and thing.holder == player]
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    if fighting:
        _tell(story, fighting, refs)
        return
    block(story, replace(statement, slots={**_by(statement), "block": (BlockGroup((), refs),)}))


def _by(statement: Statement) -> dict[str, object]:
    return {"who": statement.slots["owner"]}


def _tell(story: Story, fighting: list[Thing], refs: tuple[ThingRef, ...]) -> None:
    """What is said of the creatures that fight. Raises `CannotMean` where so many do not, or where others are named."""
    known = {thing.name for thing in fighting}
    if all(ref.source != "kind" and ref.name in known for ref in refs):
        return
    count = sum(max(1, ref.count) for ref in refs)
    if count != len(fighting) or any(ref.source != "kind" for ref in refs):
        first = refs[0]
        raise CannotMean(
            "It was told before what fights, and this is said otherwise.", start=first.start, end=first.end
        )
    waiting = list(fighting)
    for ref in refs:
        for _ in range(max(1, ref.count)):
            story.tell(waiting.pop(0), ref.but(source="made", described=True, count=1))
    story.refer(fighting)
