"""`I choose to give Ogre -3/-3`: what a trigger offers to do to its target is aimed at what is named (CR 603.3d, 603.5)."""

from __future__ import annotations

from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Targets
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.offers_taken import the_one_that_offers
from bot.scenario.telling.story import Story


def aims_what_is_offered(story: Story, player: str, statement: Statement) -> None:
    """The one trigger there that offers something to a target is aimed at the one thing that is named, where it is not aimed yet."""
    doing = the_one_that_offers(story)
    last = story.actions[-1] if story.actions else None
    refs = [r for r in story.reader.refs_in(statement.start, statement.end) if isinstance(r, ThingRef)]
    if doing is None or len(refs) != 1 or isinstance(last, TriggerTargets) or story.asked_whether:
        return
    if refs[0].source == "card" and not refs[0].many:
        names = story.names_of(tuple(refs), "target", player)
        story.actions.append(TriggerTargets(player, doing.label, Targets(names)))
