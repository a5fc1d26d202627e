"""What is told with a spell and is no part of casting it: what is done as it resolves, and what triggers do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.costs import TapOthers
from bot.abilities.effects import TapOrUntap
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen
from bot.engine.told.decisions import Picks, PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import Action, Discards
from bot.scenario.meaning.aiming import labels_of
from bot.scenario.meaning.amounts_of_purposes import confirm_each
from bot.scenario.meaning.chosen_for_spells import (
    chosen_as_it_resolves,
    with_mode_told,
    with_player_chosen,
    with_word_chosen,
)
from bot.scenario.meaning.discarded_as_it_resolves import discarding_as_it_resolves
from bot.scenario.meaning.entering_tapped import entering_as_told
from bot.scenario.meaning.exiled_from_libraries import found_as_it_is_done
from bot.scenario.meaning.implied_costs import (
    devours,
    for_free,
    for_so_much_life,
    implied_cost,
    life_for_x,
)
from bot.scenario.meaning.imprinted import exiles_a_choice, zone_of_choice
from bot.scenario.meaning.returned_by_triggers import returned_by_another
from bot.scenario.meaning.said_of_a_cast import (
    confirm_let,
    for_what_it_deals,
    moved_as_it_resolves,
    moving_as_effect,
    offers_by_trigger,
    offers_to_choose,
    skip_purpose,
    tapped_by_a_trigger,
    tapping_as_effect,
)
from bot.scenario.meaning.sources import with_same_targets, with_source_named, without_choice
from bot.scenario.meaning.untold_auras import enchant_what_is_told
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.modes_told import modes_of_what_triggers
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Beside:
    """What is told of a spell besides casting it. `entering`: how it enters; `picked`: what is chosen as it is cast; `back`: what it moves as
    it resolves; `offered`: whether its player does what it offers; `returned`: what another's trigger returns; `taps`: whether it
    taps or untaps; `tapped`: what a trigger taps; `thrown`: what is discarded as it resolves; `triggered`: the modes of what triggers."""

    entering: Action | None
    picked: tuple[str, ...]
    back: tuple[ThingRef, ...]
    offered: bool
    returned: Sequence[ThingRef]
    taps: bool | None
    tapped: TriggerTargets | None
    thrown: tuple[ThingRef, ...]
    triggered: Sequence[PicksModes]


def told_beside(story: Story, player: str, thing: Thing, ref: ThingRef, how: How) -> tuple[How, Beside]:
    """How the spell is cast, and what else is told of it in the same words."""
    enchant_what_is_told(story, thing, how)
    how, entering = entering_as_told(story, player, thing, ref, how)
    confirm_let(story, player, thing, how)
    story.actor = player
    how = with_mode_told(story, thing, chosen_as_it_resolves(thing, how))
    how = with_same_targets(story, thing, with_source_named(story, thing, how))
    how = for_what_it_deals(story, thing, for_so_much_life(story, thing, how))
    how = for_free(story, thing, life_for_x(story, thing, how))
    how, picked = without_choice(story, thing, how)
    how = with_player_chosen(story, player, thing, how)
    how = with_word_chosen(thing, story.card(thing), how)
    how = implied_cost(story, thing, how)
    untold = how.targets is None
    how = moving_as_effect(story, thing, how)
    offered = untold and how.targets is not None and offers_by_trigger(story, thing)
    how, back = moved_as_it_resolves(story, thing, how)
    how = found_as_it_is_done(story, player, thing, how)
    returned, how = returned_by_another(story, player, thing, how)
    how, back = _tapped_as_it_resolves(story, thing, how, back)
    how, taps = tapping_as_effect(story, thing, how)
    how, tapped = tapped_by_a_trigger(story, player, how)
    how, thrown = discarding_as_it_resolves(story, thing, how)
    triggered = modes_of_what_triggers(story, player, how.modes, thing)
    if triggered:
        how = replace(how, modes=())
    confirm_each(story, thing, how)
    skip_purpose(story, player, thing, how)
    return how, Beside(entering, picked, back, offered, returned, taps, tapped, thrown, triggered)


def _tapped_as_it_resolves(
    story: Story, thing: Thing, how: How, back: tuple[ThingRef, ...]
) -> tuple[How, tuple[ThingRef, ...]]:
    """`casts Harmony of Nature, tapping Bear and Giant`: what the spell taps without a target is chosen as it resolves (CR 608.2d), where
    nothing lets it be paid for so."""
    card = story.card(thing)
    if card is None or back or not how.tapped or holds(card.abilities, TapOthers):
        return how, back
    if any(thing.has_keyword(word) for word in ("convoke", "improvise", "waterbend")):
        return how, back
    taps = any(holds(one.what, Chosen) and one.tap for one in inside(card.abilities, TapOrUntap))
    return (replace(how, tapped=()), how.tapped) if taps else (how, back)


def done_as_it_resolves(
    story: Story, player: str, thing: Thing, beside: Beside, asked: tuple[str, ...]
) -> tuple[str, ...]:
    """What is told beside the spell is done after it; `asked`: what its player is asked for as it resolves. The cards that are discarded
    then."""
    if beside.tapped is not None:
        story.actions.append(beside.tapped)
    if beside.offered or (asked and offers_to_choose(story, thing)):
        story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
    if asked:
        story.actions.append(Picks(player, asked, None if devours(story, thing) else thing.label))
    gone = labels_of(story, beside.thrown, player, "hand")
    story.actions += [Discards(player, label) for label in gone]
    if beside.entering is not None:
        story.actions.append(beside.entering)
    story.actions += beside.triggered
    return gone


def moved_by_choice(story: Story, player: str, thing: Thing, refs: tuple[ThingRef, ...]) -> tuple[str, ...]:
    """What is told to be moved as the spell, or its trigger, resolves; what it exiles for good is exiled with it."""
    card = story.card(thing)
    labels = labels_of(
        story, refs, player, zone_of_choice(card.abilities) if card is not None else "battlefield"
    )
    for one in story.things:
        if one.label in labels and card is not None and exiles_a_choice(card.abilities):
            one.exiled_with = thing.label
    return labels
