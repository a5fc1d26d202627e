"""`Alice suspends Rift Bolt`: a card in her hand is exiled with time counters on it (CR 702.62a)."""

from __future__ import annotations

from bot.engine.told.script import Suspends
from bot.scenario.meaning.aiming import labels_of
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("suspends")
def suspends(story: Story, statement: Statement) -> None:
    """The card is in the hand where the story says nothing else of it."""
    player = actor_of(story, statement)
    how: How = statement.get("modifiers") or How()
    how = replace(how, paid=tuple(words for words in how.paid if words != "suspend"))
    how.only("suspending it", "x", "discarded")
    ref: ThingRef = statement.slots["card"]
    named = {t.name for t in story.things} | {t.label for t in story.things}
    if ref.source in ("card", "guess") and ref.name not in named:
        thing = story.create(ref)
        thing.zone, thing.told, thing.owner, thing.declared = "hand", player, player, True
    else:
        thing = story.one(ref, "source", player)
    discarded = labels_of(story, how.discarded, player, "hand")
    story.actions.append(Suspends(player, thing.label, how.x, discarded))
    story.refer([thing])
