"""A card that lies in another player's graveyard and is cast from there, as something that triggers lets one: `I hit Bob with Wrexial and
cast the Lightning Bolt from his graveyard`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.casting import CastNow, MayPlay
from bot.abilities.events import Attacks, DealsDamage, Enters
from bot.abilities.filters import InZone
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, Targets
from bot.scenario.meaning.fought_out import fight_it_out_anyway
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing

_THEIRS = word_set("his her their")


def cast_from_theirs(
    story: Story, player: str, ref: ThingRef, names: Sequence[str], how: How
) -> Thing | None:
    """The card, aimed at by what triggers; None where nothing of that player's lets them cast such a card, or where it is their own."""
    if how.zone not in ("", "graveyard") or ref.source == "kind" or len(story.seats) != _TWO:
        return None
    lets = [thing for thing in story.things if thing.holder == player and _lets_cast(story, thing)]
    if len(lets) != 1:
        return None
    whose = story.opponent(player)
    lying = [t for t in story.things if t.zone == "graveyard" and t.told == whose and t.name in names]
    if len(lying) != 1 and not (how.zone == "graveyard" and not lying and _is_said_to_be_theirs(story, ref)):
        return None
    if lying:
        (card,) = lying
    else:
        card = story.create(ref)
        card.zone, card.told, card.owner, card.declared = "graveyard", whose, whose, True
    if any(isinstance(trigger.when, DealsDamage) for trigger in _triggers(story, lets[0])):
        fight_it_out_anyway(story, player)
    aimed = any(
        isinstance(one, Cast | TriggerTargets) and card.label in (one.targets.names or ())
        for one in story.actions
    )
    if not aimed:
        story.actions.append(TriggerTargets(player, lets[0].label, Targets((card.label,))))
    return card


_TWO = 2


def _triggers(story: Story, thing: Thing) -> list[Triggered]:
    card = story.card(thing) if thing.zone == "battlefield" or thing.cast_by is not None else None
    return [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []


def _lets_cast(story: Story, thing: Thing) -> bool:
    """Whether it triggers and lets its controller cast a card of a graveyard that it aims at."""
    return any(
        _has_happened(thing, trigger)
        and holds(trigger.effects, CastNow, MayPlay)
        and any(holds(target, InZone) for target in inside(trigger.effects, Target))
        for trigger in _triggers(story, thing)
    )


def _has_happened(thing: Thing, trigger: Triggered) -> bool:
    """Whether what it triggers on may have been told: that it was cast, or attacks."""
    if isinstance(trigger.when, Enters):
        return thing.cast_by is not None
    return thing.attacking or not isinstance(trigger.when, DealsDamage | Attacks)


def _is_said_to_be_theirs(story: Story, ref: ThingRef) -> bool:
    """`from his graveyard`."""
    after = [token.fold for token in story.tokens[ref.end : ref.end + 4]]
    at = next((n for n, word in enumerate(after) if word in ("graveyard", "yard", "bin")), 0)
    return at > 0 and after[at - 1] in _THEIRS
