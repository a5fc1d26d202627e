"""`Alice suspends Rift Bolt`, `plots Outlaw`: a card in her hand is exiled to be cast later (CR 702.62a, 702.143a, 702.170a)."""

from __future__ import annotations

from typing import Literal

from bot.abilities.ability import Keyword
from bot.engine.told.script import SetsAside, Suspends
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import labels_of
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


@means("suspends")
def suspends(story: Story, statement: Statement) -> None:
    """The card is in the hand where the story says nothing else of it."""
    player = actor_of(story, statement)
    how: How = statement.get("modifiers") or How()
    how = replace(how, paid=tuple(words for words in how.paid if words != "suspend"))
    how.only("suspending it", "x", "discarded")
    thing = _held(story, player, statement.slots["card"])
    discarded = labels_of(story, how.discarded, player, "hand")
    story.actions.append(Suspends(player, thing.label, how.x, discarded))
    story.refer([thing])


@means("setsaside")
def sets_aside(story: Story, statement: Statement) -> None:
    """`plots it`, `foretells it`: the card is in the hand where the story says nothing else of it."""
    player = actor_of(story, statement)
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    verb: Literal["plot", "foretell"] = "plot" if "plot" in verbs else "foretell"
    thing = _held(story, player, statement.slots["card"])
    if verbs & {"last", "earlier", "previously"}:
        card = story.card(thing)
        if card is None or not any(a.name == verb for a in card.abilities if isinstance(a, Keyword)):
            raise CannotMean(f"{thing.label} has no {verb}.", (), statement.start, statement.end)
        thing.zone = "exile"
        thing.designations.append("plotted" if verb == "plot" else "foretold")
    else:
        story.actions.append(SetsAside(player, thing.label, verb))
    story.refer([thing])


def _held(story: Story, player: str, ref: ThingRef) -> Thing:
    named = {t.name for t in story.things} | {t.label for t in story.things}
    if ref.source in ("card", "guess") and ref.name not in named:
        thing = story.create(ref)
        thing.zone, thing.told, thing.owner, thing.declared = "hand", player, player, True
    else:
        thing = story.one(ref, "source", player)
    return thing
