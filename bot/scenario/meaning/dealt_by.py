"""What is told to have been dealt damage by something: an effect, a fight, or what was told of a combat."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.told.script import GoTo
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import tell_aim_by_result
from bot.scenario.meaning.combat_damage import may_deal_damage
from bot.scenario.meaning.damage_dealt import deal_as_told, is_cast_for_it
from bot.scenario.meaning.of_no_cause import takes_damage
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story

_OF_DAMAGE = regex(r"\bdealt\b|\bdeals? damage\b|\bprevent\b", re.IGNORECASE)


def _watches_damage(story: Story, refs: Sequence[ThingRef]) -> bool:
    """Whether something is there that does more for damage than having it marked (`Whenever this creature is dealt damage, ...`)."""
    spoken = story.resolve(refs, "any")
    there = [*spoken, *(t for t in story.things if t.zone == "battlefield" and t not in spoken)]
    shielded = any(thing.counters.get("shield") for thing in spoken)
    return shielded or any(_OF_DAMAGE.search(text) for thing in there for text in thing.texts)


def refuse_dealt_in_any_turn(story: Story, statement: Statement) -> None:
    """`My 5/5 took 3 damage. On Bob's turn he Bolts it`: damage that was dealt on another turn is gone by then (CR 514.2). Raises
    `CannotMean` where it is not told on which it was dealt."""
    for thing in story.things:
        if thing.dealt_before:
            raise CannotMean(
                f"It is not told on which turn {thing.label} was dealt that damage.",
                (
                    f"{thing.label} took {thing.damage} damage last turn.",
                    f"{thing.label} has {thing.damage} damage marked on it.",
                ),
                statement.start,
                statement.end,
            )


@means("dealtby")
def dealt_by(story: Story, statement: Statement) -> None:
    """`Ogre is dealt 3 damage by Zed`, `Ogre takes 2 damage`: before anything is done it has that damage; else it comes of what is told, or of
    what is not told."""
    ref, things = statement.get("source"), statement.get("it") or ()
    to = things[0] if things else statement.slots["who"]
    by = statement.get("by")
    dealer = story.player(by) if isinstance(by, PlayerRef) else None
    first = not story.turn_changed and all(isinstance(a, GoTo) for a in story.actions)
    if not isinstance(ref, ThingRef) and things and first and not _watches_damage(story, things):
        for thing in story.resolve(things, "damaged"):
            thing.damage += statement.slots["amount"]  # before anything that is told
            thing.dealt_before = story.active is None
        return
    if not isinstance(ref, ThingRef) and isinstance(to, PlayerRef) and not statement.get("combat"):
        as_deed = story.place(statement.start, statement.end) in story.deeds_said
        dealt = any(token.fold == "dealt" for token in story.tokens[statement.start : statement.end])
        if story.actions and may_deal_damage(story, dealt) and not as_deed:
            player = story.player(to, subject=True)
            tell_aim_by_result(story, player, statement.slots["amount"])
            amount = statement.slots["amount"]
            story.claim((player,), Came.LOST, statement.start, statement.end, amount)
            story.skip(statement.start, statement.end)  # it says what comes of it
        else:
            takes_damage(story, story.player(to, subject=True), statement.slots["amount"], dealer)
        return
    if not isinstance(ref, ThingRef) and things and (first or not may_deal_damage(story)):
        for thing in story.resolve(things, "damaged"):
            takes_damage(story, thing.label, statement.slots["amount"], dealer)
        return
    if not isinstance(ref, ThingRef):
        raise CannotMean(
            "It is not told what deals the damage.",
            ("Zed deals 3 damage to Bob.",),
            statement.start,
            statement.end,
        )
    back = isinstance(to, ThingRef) and to.source == "it"  # told before what deals it
    names = story.names_of(things, "target", None) if back else ()
    if is_cast_for_it(story, statement, ref, tuple(things) or (to,)):
        return
    source = story.one(ref, "any")
    names = names or story.names_of(things or (to,), "target", source.controller)
    deal_as_told(story, statement, source, names)
