"""A blocker or attacker that is only called so: that it fights is told with that word."""

from __future__ import annotations

from bot.engine.told.script import Block, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role


def blocks_the_attacker(story: Creating, ref: ThingRef, role: Role, player: str | None) -> bool:
    """`I attack with a 3/3. Does his 2/2 blocker die?`: it blocks the one that attacks, where no block was told."""
    if ref.noun != "blocker" or role == "blocker" or player is None or not story.actions:
        return False
    blocked = any(isinstance(action, Block) for action in story.actions)
    return not blocked and any(thing.attacking and thing.holder != player for thing in story.things)


def implied_fighter(story: Creating, ref: ThingRef, role: Role, player: str | None) -> Thing:
    """`I sacrifice my blocker`: a creature that blocks what attacks, where only one thing does, or what is told to attack nowhere."""
    attackers = [t for t in story.things if t.attacking and t.holder != player]
    if ref.noun == "blocker" and role != "asked" and ref.owner is not None and not story.tells_of_an_attack():
        thing = story.create(ref.but(noun="creature", word="creature", types=("Creature",)))
        thing.told = player
        return thing
    if ref.noun != "blocker" or len(attackers) != 1 or player is None:
        raise CannotMean(f"It is not told what “{ref.told}” is.", story._some_labels(), ref.start, ref.end)
    thing = story.create(ref.but(status=tuple(word for word in ref.status if word != "blocking")))
    thing.told, last = player, story.actions[-1] if story.actions else None
    if isinstance(last, GoTo) and last.moment is Moment.AFTER_ATTACKERS:
        return thing  # `before blocks I kill his blocker`: what would block
    thing.blocking = attackers[0].blocked = True
    place = len(story.actions)
    while place and isinstance(story.actions[place - 1], GoTo):
        place -= 1
    story.actions.insert(place, Block(player, ((thing.label, attackers[0].label),)))
    story.assumptions.append(f"{thing.label} blocks {attackers[0].label}.")
    return thing
