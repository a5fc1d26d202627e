"""What fights where it is not told which creature does: the only one that can, as many as are told, or one of any size."""

from __future__ import annotations

from bot.abilities.animating import animates_itself
from bot.engine.told.script import Activate, Cast
from bot.scenario.meaning.which_attack import only_creature
from bot.scenario.telling.story import Story
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing
from bot.scenario.things.supposed import a_creature


def ready_creatures(story: Story, player: str) -> list[Thing]:
    """The creatures of a player that may block as far as is told."""
    return [
        t
        for t in story.things
        if t.holder == player
        and t.is_type("Creature")
        and t.zone == "battlefield"
        and not (t.tapped or t.gone)
    ]


def as_many(story: Story, player: str, attackers: list[Thing]) -> list[Thing]:
    """`I block two of them`, by one who has two creatures, or more that are alike: with these."""
    mine = ready_creatures(story, player)
    many = len(attackers)
    return mine[:many] if len(mine) == many or (len(mine) > many and are_alike(story, mine)) else []


def some_of_them(story: Story, player: str, many: int) -> list[Thing]:
    """`I chump two of them`, by one of whose creatures nothing is told: with so many of any size."""
    if any(t.is_type("Creature") and t.holder == player for t in story.things):
        return []
    return [thing for _ in range(many) for thing in some_creature(story, player)]


def only_attacker(story: Story, player: str) -> list[Thing]:
    """What must be attacking where a block is told and no attack: the only creature of the other player's that could, or the one that
    was cast and then readied for it: `casts Hill Giant and taps Bard to give it haste. He blocks`."""
    theirs = [
        t
        for t in story.things
        if t.is_type("Creature")
        and t.holder not in (player, None)
        and (t.zone == "battlefield" or _is_readied(story, t))
        and not (t.tapped or _is_tapped_for_an_ability(story, t))
    ]
    return theirs if len(theirs) == 1 else []


def _is_readied(story: Story, thing: Thing) -> bool:
    """Whether it was cast, and something was aimed at it then."""
    aims = (a.targets.names or () for a in story.actions if isinstance(a, Activate | Cast))
    return thing.cast_by is not None and any(thing.label in names for names in aims)


def _is_tapped_for_an_ability(story: Story, thing: Thing) -> bool:
    """Whether it is told to have used an ability of which its tapping is a cost, and has no other."""
    used = any(isinstance(a, Activate) and a.source == thing.label for a in story.actions)
    costs = [text.partition(":")[0] for text in thing.texts if ":" in text]
    return used and bool(costs) and all("{T}" in cost for cost in costs)


def some_attacker(story: Story, player: str) -> list[Thing]:
    """A creature of any size that is blocked, where a block is told and nobody is told of who could attack (`If I block with a 2/2 and
    sacrifice it, do I take damage?`)."""
    theirs = any(t.is_type("Creature") and t.holder not in (player, None) for t in story.things)
    if theirs or story.upcoming & {"attack", "itattack"}:
        return []
    return some_creature(story, story.opponent(player))


def some_blocker(story: Story, player: str) -> list[Thing]:
    """A player's only creature, or one of any size where none is told of: `I blocked Ogre and sacrificed the blocker`."""
    theirs = [t for t in story.things if t.is_type("Creature") and t.holder == player]
    if theirs and all(thing.blocking and thing.size_assumed for thing in theirs):
        return some_creature(story, player)  # `he blocks one and chumps another`: with another
    if theirs:
        return only_creature(story, player)
    animated = next((a.source for a in reversed(story.actions) if isinstance(a, Activate)), None)
    lands = [t for t in story.things if t.label == animated and t.holder == player]
    if lands and animates_itself(story.card(lands[0])):
        return lands
    return some_creature(story, player)


def some_creature(story: Story, player: str) -> list[Thing]:
    """A creature of any size of that player's, of which nothing is told."""
    ref = a_creature()
    found = story.resolve((ref,), "declare", player)
    for thing in found:
        thing.told = player
        story.assumptions.append(f"{thing.label} is on the battlefield under {player}'s control.")
    return found
