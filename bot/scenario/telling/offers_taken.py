"""What triggers with a target and may be done or not is done by who tells what it is aimed at (CR 603.5), unless that is told otherwise; of
who tells of a game of their own, what only draws cards or gains life is too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Triggered
from bot.abilities.combining import May
from bot.abilities.player_effects import Draw, GainLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import Deed, SaysMay, TriggerTargets
from bot.engine.told.script import Action, Cast
from bot.scenario.telling.aimed_apiece import aimed_apiece
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing


def aimed_and_taken(story: Story, actions: Sequence[Action]) -> Iterator[Action]:
    """The actions, each trigger of several aimed on its own; then that what is offered to do to those targets is done."""
    aimed = tuple(aimed_apiece(story, actions))
    choosing = any(token.fold in _CHOOSING for token in story.tokens)  # what may be chosen is asked of, then
    choosing = choosing or any(question.kind == "happens" for question in story.questions)
    for thing in story.things if is_told_in_person(story) and not choosing else ():
        player = thing.cast_by or thing.holder
        if player is not None and not _is_told(aimed, player, thing):
            for deed in dict.fromkeys(_given_freely(story, thing)):
                yield SaysMay(player, True, thing.label, deed, every=True, implied=True)
    yield from aimed
    for action in aimed if story.speaks else ():  # who writes down what Alice does leaves open what she may
        doing = _aimed_by(story, action)
        if (
            not isinstance(action, TriggerTargets | Cast)
            or doing is None
            or _is_told(aimed, action.player, doing)
        ):
            continue
        if offers_freely(story, doing):
            said = f"do what {doing.label} offers"
            yield SaysMay(action.player, True, doing.label, said=said, implied=True)


_CHOOSING = word_set(
    "order choose chooses choosing choice choices option options optional may decline declines"
)


def is_told_in_person(story: Story) -> bool:
    """Whether somebody tells of a game of their own, and does not write down what Alice does."""
    return story.speaks or not {"You", "Opponent"}.isdisjoint(story.seats)


def _given_freely(story: Story, thing: Thing) -> Iterator[Deed]:
    """What it offers as it triggers for nothing, and nobody says that they take: cards to draw, life to gain."""
    card = story.card(thing)
    offers = [a for a in card.abilities if isinstance(a, Triggered)] if card else []
    for offer in (one for ability in offers for one in inside(ability.effects, May)):
        free = not (offer.cost or offer.if_not or holds(offer, Target))
        for kind, deed in ((Draw, Deed.DRAW), (GainLife, Deed.GAIN_LIFE)):
            if free and all(isinstance(effect, kind) for effect in offer.then):
                yield deed


def _is_told(actions: Sequence[Action], player: str, doing: Thing) -> bool:
    """Whether the player is told to do what it offers, or not."""
    told = (one for one in actions if isinstance(one, SaysMay) and one.player == player)
    return any(one.about in (None, doing.label) for one in told)


def _aimed_by(story: Story, action: Action) -> Thing | None:
    """What triggers with the targets that are told: a permanent's spell is cast with those that it is to have as it enters."""
    if isinstance(action, TriggerTargets) and action.targets.names:
        if not action.source:
            return the_one_that_offers(story)
        return next((thing for thing in story.things if thing.label == action.source), None)
    if isinstance(action, Cast) and action.targets.names:
        thing = next((thing for thing in story.things if thing.label == action.card), None)
        return thing if thing is not None and _SPELLS.isdisjoint(thing.types) else None
    return None


_SPELLS = frozenset({"Instant", "Sorcery"})


def offers_freely(story: Story, source: Thing) -> bool:
    """Whether its one trigger that has a target may be done or not, and nothing is paid for it."""
    card = story.card(source)
    aimed = [a for a in card.abilities if isinstance(a, Triggered) and holds(a, Target)] if card else []
    offers = [one for ability in aimed for one in inside(ability.effects, May)]
    return len(aimed) == len(offers) == 1 and not offers[0].cost and holds(offers[0].then, Target)


def the_one_that_offers(story: Story) -> Thing | None:
    """The one thing there, whoever has it, with a trigger that offers something to a target."""
    offering = [thing for thing in story.things if offers_freely(story, thing)]
    return offering[0] if len(offering) == 1 else None
