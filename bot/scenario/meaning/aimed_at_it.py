"""What `it` is that a spell is aimed at: the last thing spoken of that it can have as its target."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.met_in_combat import ask_which_of_a_fight, other_of_a_fight
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import (
    leaning,
    may_be_target,
    targets_of,
    whose,
)
from bot.scenario.things.alike import are_alike, has_unlike
from bot.scenario.things.board import Thing
from bot.scenario.things.types_by_now import types_by_now

#: Words for one of several that need not say which, where nothing parts them.
_ANY_ONE = ("one", "them")


def thing_meant_by_it(
    story: Story, player: str, spell: Thing, ref: ThingRef, position: int, beside: Sequence[str] = ()
) -> Thing | None:
    """The last thing spoken of that the spell can have as its target by its types, and is none of those `beside` it; None where `it` is
    no single word back."""
    card = story.card(spell)
    if ref.source != "it" or ref.word == "itself" or ref.many or ref.order or card is None:
        return None
    targets = targets_of(card)
    if not targets:
        return None
    target = targets[min(position, len(targets) - 1)]
    there = [t for t in story.focus if t is not spell and _is_on_the_battlefield(story, t) and not t.gone]
    fitting = [t for t in there if may_be_target(target, types_by_now(story, t))]
    fitting = [t for t in fitting if t.label not in beside] or fitting
    if there and not fitting:  # `my 2/2 is enchanted with Pacifism and I Disenchant it`: the Aura
        fitting = [t for t in there[-1].attached if may_be_target(target, t.types)]
    rest = [t for t in story.rest_of_several() if t in fitting]
    together = rest or [t for t in fitting if t in story.group]
    if ref.word == "them" and len(together) < 2:  # told of in one breath, before something else was
        last = next((one.together for one in reversed(story.clauses) if len(one.together) > 1), [])
        together = [t for t in fitting if t in last] or together
    if ref.word in _ANY_ONE and (rest or len(together) > 1):
        alone = together  # `blocked by two 2/2s and I Shock one of them`: of those told together
    else:
        alone = [t for t in fitting if t not in story.group] or fitting
    if ref.word in _ANY_ONE and len(alone) > 1 and are_alike(story, alone):
        alone = alone[:1]
    if len(alone) > 1 and alone[-1] in story.group:
        labels = tuple(t.label for t in alone)
        names = " or ".join(labels)
        raise CannotMean(
            f"It is not told which “{ref.told}” means: {names}.", labels, ref.start, ref.end, labels
        )
    if not alone:
        return None
    side = whose(target) or leaning(card)
    meant = other_of_a_fight(story, alone, side, player) or alone[-1]
    ask_which_of_a_fight(story, meant, alone, side, player, ref)
    _ask_whether_just_cast(meant, alone, side, player, ref)
    if meant is not alone[-1] or (ref.word in _ANY_ONE and has_unlike(story, meant)):
        story.assumptions.append(f"“{ref.told or 'it'}” was taken to be {meant.label}.")
    story.mentions.append((ref, [meant]))
    story.refer([meant])
    return meant


def _is_on_the_battlefield(story: Story, thing: Thing) -> bool:
    """Whether it is there, or was cast and is by now: what was cast resolves before the next deed that is no response to it."""
    if thing.zone == "battlefield":
        return True
    lasting = ("Enchantment",) if story.response else ("Enchantment", "Creature", "Artifact", "Planeswalker")
    return thing.cast_by is not None and any(thing.is_type(kind) for kind in lasting)


def _ask_whether_just_cast(
    meant: Thing, things: Sequence[Thing], side: str, player: str, ref: ThingRef
) -> None:
    """Raises `CannotMean` where `it` would be what was just cast by the wrong player for such a spell, and something else is the right
    one's: `I have a 2/2. My opponent plays Hill Giant and Shocks it.`"""
    if meant.cast_by is None or not side or (meant.cast_by == player) == (side == "mine"):
        return
    others = [t for t in things if t is not meant and ((t.holder or t.cast_by) == player) == (side == "mine")]
    if others:
        labels = tuple(t.label for t in (others[-1], meant))
        said = f"It is not told which “{ref.told}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, ref.start, ref.end, labels)
