"""At what a spell of which nothing was told was cast, where that is said with what answers it: `I cast Fork on my Bolt targeting Bob`."""

from __future__ import annotations

from bot.scenario.meaning.aims_at_spells import aims_only_at_spells
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import dataclass, replace

_NAMED = frozenset({"card", "guess"})


@dataclass(frozen=True, slots=True)
class Answered:
    """The spell `ref` of the player `caster`, cast at `aims`; `how`: what is told of the spell that answers it, without these."""

    ref: ThingRef
    caster: str
    aims: tuple[Ref, ...]
    how: How


def aims_of_what_is_answered(story: Story, player: str, thing: Thing, how: How) -> Answered | None:
    """What `thing`, which the player casts so, answers, where nothing was told of that and its own targets are told behind it; None
    elsewhere, and where they are rather the new ones that `thing` gives another's spell: `I cast Twincast on his Shock targeting him`."""
    first, *more = how.targets or (None,)
    aims = how.new_targets or tuple(more)
    if not aims or (how.new_targets and more) or not aims_only_at_spells(thing):
        return None
    if not isinstance(first, ThingRef) or first.source not in _NAMED or first.owner is None:
        return None
    card = story.card_meant(first)
    if (
        card is None
        or not targets_of(card)
        or any(card.name in (one.name, one.label) for one in story.things)
    ):
        return None
    caster = story.owner(first.owner, player)
    if caster is None or (how.new_targets and caster != player and not _are_of(story, player, aims)):
        return None
    ref = first.but(owner=None, source="card", name=card.name)
    return Answered(ref, caster, aims, replace(how, targets=(first,), new_targets=(), response=True))


def _are_of(story: Story, player: str, refs: tuple[Ref, ...]) -> bool:
    """Whether each of these is that player, or said to be that player's."""
    whose = (ref if isinstance(ref, PlayerRef) else ref.owner for ref in refs)
    return all(one is not None and story.player(one, player) == player for one in whose)
