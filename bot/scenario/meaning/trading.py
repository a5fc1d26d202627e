"""Creatures that are said to trade: each kills the other in a fight."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.blocks_declared import declare_blocks
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.could_block import only_blocks


@means("trades")
def trade(story: Story, statement: Statement) -> None:
    """`My 2/2 trades with his Bears`: what comes of the fight that was told; where none was, the one attacks and the other blocks it
    where it can (CR 509.1), and whether both die is worked out."""
    who = statement.get("who")
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) else None
    refs = statement.slots["with"]
    spoken_of = any(isinstance(ref, ThingRef) and ref.source == "it" for ref in refs)
    other = _creatures(story, statement, refs, None) if spoken_of else []  # `it` is what was told before
    one = _creatures(story, statement, statement.slots["it"], player)
    other = other or _creatures(story, statement, refs, None)
    if any(thing.blocking for thing in (*one, *other)) or all(thing.attacking for thing in (*one, *other)):
        story.skip(statement.start, statement.end)
        return
    if any(thing.attacking for thing in (*one, *other)):
        _block(story, one, other)
        return
    player = player or one[0].holder or story.active or next(iter(story.seats))
    if story.active is None and all(only_blocks(mine, theirs) for mine in one for theirs in other):
        player, one, other = story.opponent(player), other, one
    for thing in one:
        thing.attacking, thing.told = True, thing.told or player
    for thing in other:
        thing.blocking, thing.told = True, thing.told or story.opponent(player)
    declare_attack(story, player, tuple((thing.label, "") for thing in one))
    pairs = tuple((blocker.label, attacker.label) for attacker in one for blocker in other)
    declare_blocks(story, story.opponent(player), pairs)
    names = " and ".join(thing.label for thing in one)
    story.assumptions.append(
        f"{names} attacks and is blocked by {' and '.join(thing.label for thing in other)}."
    )


def _block(story: Story, one: Sequence[Thing], other: Sequence[Thing]) -> None:
    """What attacks is blocked by those it trades with."""
    attackers, blockers = (one, other) if one[0].attacking else (other, one)
    player = story.opponent(attackers[0].holder)
    for thing in blockers:
        thing.blocking, thing.told = True, thing.told or player
    pairs = tuple((blocker.label, attacker.label) for attacker in attackers for blocker in blockers)
    declare_blocks(story, player, pairs)


def _creatures(story: Story, statement: Statement, refs: Sequence[Ref], player: str | None) -> list[Thing]:
    things = story.resolve(refs, "any", player)
    if not things or not all(thing.is_type("Creature") for thing in things):
        raise CannotMean("It is not told how these trade.", start=statement.start, end=statement.end)
    return things
