"""The same story as if something had not been there: `Would it die without Glorious Anthem?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Action, Activate, Attack, Block, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Without
from bot.scenario.telling.story import Story
from bot.scenario.things.lacking import bearers_of, take_away
from bot.scenario.things.said_to_be import has_played
from bot.values import replace


def story_without(story: Story, without: Without) -> Story:
    """A story of its own in which that is not there. Raises `CannotMean` where it was not told to be, or what comes of that is not told."""
    return _without_keyword(story, without) if without.keyword else _without_things(story, without.things)


def _without_keyword(story: Story, without: Without) -> Story:
    aside = story.beside()
    named = aside.resolve(without.things, "asked") if without.things else aside.things
    for thing in bearers_of(without.keyword, named, aside.things, may_be_any=not without.things):
        take_away(thing, without.keyword)
    return aside


def _without_things(story: Story, refs: Sequence[ThingRef]) -> Story:
    """A story of its own in which these things are not there: spells among them are not cast, abilities not activated. Raises
    `CannotMean` where they were not told, or something else was done with them."""
    aside = story.beside()
    known = len(aside.things)
    gone = aside.resolve(refs, "asked")
    labels = {thing.label for thing in gone}
    aside.actions = [_but(deed, labels) for deed in aside.actions if not _is_of(deed, labels)]
    attached = any(one.attached_to in gone for one in aside.things if one not in gone)
    if len(aside.things) > known or attached or any(has_played(aside, thing) for thing in gone):
        told = " and ".join(ref.told for ref in refs)
        raise CannotMean(
            f"It is not told what happens without “{told}”.", start=refs[0].start, end=refs[-1].end
        )
    for thing in gone:
        aside.things.remove(thing)
    for other in aside.things:
        other.attached = [one for one in other.attached if one not in gone]
    aside.focus = [thing for thing in aside.focus if thing not in gone]
    aside.spells = [thing for thing in aside.spells if thing not in gone]
    return aside


def _but(deed: Action, labels: set[str]) -> Action:
    """The deed of the others alone: who attacks or blocks besides."""
    match deed:
        case Attack(attacks=attacks):
            rest = tuple(pair for pair in attacks if pair[0] not in labels)
            return replace(deed, attacks=rest, everything=False)
        case Block(blocks=blocks):
            return replace(deed, blocks=tuple(pair for pair in blocks if labels.isdisjoint(pair)))
    return deed


def _is_of(deed: object, labels: set[str]) -> bool:
    """Whether the deed is that one of these is cast, or has an ability that is activated."""
    match deed:
        case Cast(card=label) | Activate(source=label):
            return label in labels
    return False
