"""Which trigger is answered by what is done `in response to its trigger` where nothing was done yet: that of what just entered."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Activated, Triggered, Unread
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Cast, GoTo, WaitsForTrigger
from bot.regex import regex
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_ON_ENTERING = regex(r"\bwhen(?:ever)? [^.]*\benters\b|^enters:", re.IGNORECASE)


def answers_its_trigger(story: Story, how: How) -> bool:
    """`in response to its trigger`, after the deed."""
    under = how.under
    if not how.response or under is None or under.source != "it" or not 0 <= under.end < len(story.tokens):
        return False
    return "trigger" in (story.tokens[under.end].fold, under.word)


def has_just_been_cast(story: Story) -> bool:
    """Whether the last deed cast a permanent whose ability triggers as it enters."""
    last = story.actions[-1] if story.actions else None
    thing = next((t for t in story.spells if isinstance(last, Cast) and t.label == last.card), None)
    return thing is not None and triggers_on_entering(thing.types, thing.texts)


def aims_as_it_enters(story: Story, player: str) -> bool:
    """Whether the player has just cast something whose ability triggers as it enters and has a target that was not told."""
    last = story.actions[-1] if story.actions else None
    if not (isinstance(last, Cast) and last.player == player and last.targets.names is None):
        return False
    card = story.card(story.spells[-1])
    triggers = [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []
    chapter = card is not None and "Saga" in card.subtypes  # its first one triggers then (CR 714.3a)
    return (chapter or has_just_been_cast(story)) and any(holds(one.effects, Target) for one in triggers)


def another_aims(story: Story, player: str, thing: Thing) -> bool:
    """`plays Forest, targeting Bob`: whether what is cast or played has no target at all, and something else of the player's triggers
    and has one."""
    card = story.card(thing)
    if card is None or thing.is_type("Aura"):
        return False
    as_it_comes = tuple(one for one in card.abilities if not isinstance(one, Activated))
    if holds(as_it_comes, Target, Unread, Opaque) or card.other_face is not None:
        return False
    there = ("battlefield", "command")
    mine = (t for t in story.things if t.holder == player and t.zone in there and t is not thing)
    return any(
        isinstance(ability, Triggered) and holds(ability.effects, Target)
        for one in mine
        if (its := story.card(one)) is not None
        for ability in its.abilities
    )


def triggers_on_entering(types: Sequence[str], texts: Sequence[str]) -> bool:
    return not {*types} & SPELL_TYPES and any(_ON_ENTERING.search(text) for text in texts)


def just_entered(story: Story, refs: tuple[object, ...]) -> ThingRef | None:
    """The one permanent card among `refs` whose ability triggers as it enters (CR 603.6a), where nothing was done yet that
    anything could have triggered on."""
    if any(not isinstance(action, GoTo | WaitsForTrigger) for action in story.actions):
        return None
    cards = [ref for ref in refs if isinstance(ref, ThingRef) and ref.source == "card"]
    card = story.names.exact(cards[0].name) if len(cards) == 1 else None
    if card is None or not triggers_on_entering(card.types, card.texts):
        return None
    return cards[0] if not any(t.name == card.name and t.declared for t in story.things) else None
