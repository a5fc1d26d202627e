"""Several players who are attacked at once and all block: `They each block with a 1/1`, `They both block`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.told.script import Attack
from bot.scenario.meaning.attacks_declared import attack_declared
from bot.scenario.meaning.blocks_declared import declare_blocks
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import BlockGroup, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def block_of_each(story: Story, statement: Statement) -> Iterator[Statement]:
    """The block of each defending player, where `they` or all of them are told to block and several are attacked (CR 802.4); nothing
    where one alone may be meant. Each blocks with a creature of that player's own."""
    who = statement.get("who")
    declared = attack_declared(story)
    attack = story.actions[declared] if declared is not None else None
    if not isinstance(who, PlayerRef) or not isinstance(attack, Attack):
        return
    several = who.how == "all" or (who.how == "they" and who.name == "they")
    defending = [name for name in story.seats if any(whom == name for _, whom in attack.attacks)]
    if not several or len(defending) < 2:
        return
    for at, name in enumerate(defending):
        slots = {**statement.slots, "who": PlayerRef("name", name, who.start)}
        if at and isinstance(groups := slots.get("block"), tuple):
            slots["block"] = tuple(map(_of_another, groups))
        yield replace(statement, slots=slots)


def blocked_by_several(story: Story, blockers: Sequence[Thing]) -> bool:
    """Whether these are creatures of several players, each of which is then declared as a blocker of its controller's."""
    holders = {thing.holder for thing in blockers} - {None}
    if len(holders) < 2:
        return False
    for thing in blockers:
        thing.blocking = True
        declare_blocks(story, thing.holder or story.opponent(story.active), ((thing.label, ""),))
    story.refer(list(blockers))
    return True


def _of_another(group: BlockGroup) -> BlockGroup:
    """The same words for things that are not the same as another player's."""
    return replace(group, blockers=tuple(ref.but(start=-1, end=-1) for ref in group.blockers))
