"""A spell as it is cast: which card, with which modes, costs and targets, and what is answered with it."""

from __future__ import annotations

from bot.engine.told.decisions import Picks, PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import Cast, Discards, Targets, WaitsForTrigger
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import (
    aims_only_at_spells,
    labels_of,
    takes_control_of,
    targets_told,
)
from bot.scenario.meaning.chosen_for_spells import (
    chosen_as_it_resolves,
    chosen_for,
    with_mode_told,
    with_player_chosen,
)
from bot.scenario.meaning.copying import enters_as
from bot.scenario.meaning.countered_spells import (
    aimed_at_something,
    countered_by_a_mode,
    countering_as_told,
    is_a_described_spell,
    is_any_spell,
    is_cast_before_its_mana_is_told,
)
from bot.scenario.meaning.declaring import declare_present
from bot.scenario.meaning.entering_tapped import entering_as_told
from bot.scenario.meaning.exiled_from_libraries import found_as_it_is_done
from bot.scenario.meaning.fillers import have_in_graveyard
from bot.scenario.meaning.fought_out import fight_it_out_anyway
from bot.scenario.meaning.implied_costs import devours, exiled_from, for_free, implied_cost, is_cost
from bot.scenario.meaning.its_trigger import (
    another_aims,
    answers_its_trigger,
    has_just_been_cast,
    just_entered,
)
from bot.scenario.meaning.lying_in_graveyards import (
    exiled_to_pay,
    lay_in_graveyards,
    without_unnamed_cards,
)
from bot.scenario.meaning.modes_by_aim import confirm_modes, modes_told
from bot.scenario.meaning.paid import paid_in, with_kickers_named
from bot.scenario.meaning.responding import aims_at_abilities, response_told, told_afterwards
from bot.scenario.meaning.returned_by_triggers import returned_by_another, returns_by_a_trigger
from bot.scenario.meaning.said_of_a_cast import (
    confirm_a_trigger_aims,
    confirm_let,
    discarding_as_it_resolves,
    for_what_it_deals,
    moved_as_it_resolves,
    moving_as_effect,
    new_target_told,
    offers_by_trigger,
    offers_to_choose,
    skip_purpose,
    tapped_by_a_trigger,
    tapped_to_pay,
    tapping_as_effect,
    x_of_its_target,
)
from bot.scenario.meaning.sources import with_same_targets, with_source_named, without_choice
from bot.scenario.meaning.spell_modes import (
    card_modes,
    for_each_mode,
    of_an_aura_and_its_trigger,
    only_aims_then,
    says_which,
    with_modes_again,
)
from bot.scenario.meaning.supposed_costs import suppose_it_is_paid
from bot.scenario.meaning.told_of_one_spell import at_each_of_them, divides, not_a_half_of_what_is_fused
from bot.scenario.meaning.which_card import (
    SPELL_TYPES,
    card_in_hand,
    face,
    is_cast_once_defeated,
)
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.modes_told import modes_of_what_triggers
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.text.words import PAID_FOR
from bot.scenario.things.board import Thing
from bot.values import fields, replace


def cast_spell(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` casts what `ref` names; each of several copies of one name is a spell of its own."""
    story.actor = player
    refuse_too_many(ref)
    if ref.attached:
        said = f"Nothing is attached to {ref.name or 'a spell'} while it is cast: say that it is there, or what is put on it."
        raise CannotMean(said, start=ref.start, end=ref.end)
    paid = tuple(PAID_FOR[word] for word in ref.status if word in PAID_FOR)
    if paid:  # `casts a kicked Burst Lightning`
        ref = ref.but(status=tuple(word for word in ref.status if word not in PAID_FOR))
        how = replace(how, paid=(*how.paid, *paid))
    if ref.source == "it" and ref.many:  # `has Shock and Fog in hand and casts both`
        how.only("casting several", *_OF_A_SPELL)
        waiting = [t for t in story.focus if t.zone != "battlefield" and t.cast_by is None]
        for thing in waiting[-ref.count :] if ref.count else waiting:
            _cast_one(story, player, ThingRef("card", 0, 0, name=thing.name, letter=thing.letter), how)
        if not waiting:
            raise CannotMean(f"It is not told what “{ref.told}” are.", start=ref.start, end=ref.end)
        return
    how.only("casting a spell", "times", *_OF_A_SPELL)
    described = ref.source == "kind" and ref.article not in ("the", "these", "those", "both")
    copies = max(1, ref.count) if described or ref.source in ("card", "guess", "part") else 1
    if copies > 1 and sum(share.amount for share in how.shares) == copies and not divides(story, ref):
        for share in how.shares:  # `two Shocks, one at Bob and one at Ogre`: one of the spells each
            for _ in range(share.amount):
                _cast_one(story, player, ref, replace(how, shares=(), targets=(share.to,)))
        return
    if copies > 1:
        how.only("casting several", *_OF_A_SPELL)
    how = with_modes_again(story, ref, how)
    how = at_each_of_them(story, ref, how)
    for _ in range(copies * how.times):
        _cast_one(story, player, ref, how)


#: What may be told of a spell that is cast.
_OF_A_SPELL = tuple(field.name for field in fields(How) if field.name not in ("times", "words", "which"))


def _cast_one(story: Story, player: str, ref: ThingRef, how: How) -> None:
    for word in how.having:
        have_in_graveyard(story, player, word)
    if how.present:
        declare_present(story, how.present, player, how.targets or ())
    not_a_half_of_what_is_fused(story, player, ref)
    how = without_unnamed_cards(story, player, ref, how)
    how = exiled_to_pay(story, ref, how, cast=True)
    lay_in_graveyards(story, player, how)
    thing = card_in_hand(story, player, ref, how)
    if is_cast_once_defeated(story, player, thing):
        fight_it_out_anyway(story, player)
        thing.turned = True
    how = new_target_told(story, thing, how)
    how = _with_spells_cast_first(story, player, thing, _with_its_trigger(story, player, thing, how))
    if answers_its_trigger(story, how):
        if cast_what_triggers(story, player, how.targets or ()) or has_just_been_cast(story):
            story.actions.append(WaitsForTrigger(None))
        elif not any(one.texts for one in story.things if one is not thing):
            raise CannotMean("Nothing told has an ability that triggers.", start=ref.start, end=ref.end)
    how, entering = entering_as_told(story, player, thing, ref, how)
    confirm_let(story, player, thing, how)
    story.actor = player
    how = with_mode_told(story, thing, chosen_as_it_resolves(thing, how))
    how = with_same_targets(story, thing, with_source_named(story, thing, how))
    how = for_free(story, thing, for_what_it_deals(story, thing, how))
    how, picked = without_choice(story, thing, how)
    how = with_player_chosen(story, player, thing, how)
    how = implied_cost(story, thing, how)
    untold = how.targets is None
    how = moving_as_effect(story, thing, how)
    offered = untold and how.targets is not None and offers_by_trigger(story, thing)
    how, back = moved_as_it_resolves(story, thing, how)
    how = found_as_it_is_done(story, player, thing, how)
    returned, how = returned_by_another(story, player, thing, how)
    how, taps = tapping_as_effect(story, thing, how)
    how, tapped = tapped_by_a_trigger(story, player, how)
    how, thrown = discarding_as_it_resolves(story, thing, how)
    triggered = modes_of_what_triggers(story, player, how.modes, thing)
    if triggered:
        how = replace(how, modes=())
    skip_purpose(story, player, thing, how)
    sacrificed = labels_of(story, how.sacrificed, player)
    paid = paid_in(with_kickers_named(story, thing, ref, how.paid))
    asked = labels_of(story, back, player) if back else () if is_cost(story, thing) else sacrificed
    offered = offered or (bool(asked) and offers_to_choose(story, thing))
    confirm_modes(story, thing, how)
    targets = targets_told(story, player, thing, how)
    modes = modes_told(story, player, thing, how, targets)
    targets = for_each_mode(card_modes(story, thing), modes, targets)
    of_another = targets if targets.names and not how.paid and another_aims(story, player, thing) else None
    if of_another is not None:
        targets = Targets()
    elif targets.names and thing.is_type("Land"):
        confirm_a_trigger_aims(story, thing, ref)
    how = x_of_its_target(story, thing, how, targets.names or ())
    then_aimed = targets if targets.names and only_aims_then(story, thing) else None
    targets, of_aura = of_an_aura_and_its_trigger(story, thing, targets)
    of_trigger = bool(modes) and not set(thing.types) & SPELL_TYPES
    thing.cast_by = player  # what is on the stack is discarded for nothing
    story.actions.append(
        Cast(
            player,
            thing.label,
            targets if then_aimed is None else Targets(),
            how.x,
            () if of_trigger else modes,
            paid.keys,
            () if asked and not back else sacrificed,
            labels_of(story, how.discarded, player, "hand"),
            chosen_for(thing, how),
            *response_told(story, how, thing, targets.names or ()),
            tapped_to_pay(story, player, how.tapped),
            face=face(thing, ref),
            life=paid.life,
            alternative=paid.alternative,
            additional=paid.additional,
            declined=paid.declined,
            returned=labels_of(story, how.returned, player),
            exiled=labels_of(story, how.exiled, player, exiled_from(story, thing)),
        )
    )
    suppose_it_is_paid(story, thing)
    if then_aimed is not None or of_aura is not None:
        story.actions.append(TriggerTargets(player, thing.label, then_aimed or of_aura or Targets()))
    if returned:
        returns_by_a_trigger(story, player, returned)
    if of_another is not None:
        story.actions.append(TriggerTargets(player, "", of_another))
    if tapped is not None:
        story.actions.append(tapped)
    if offered:
        story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
    if asked:
        story.actions.append(Picks(player, asked, None if devours(story, thing) else thing.label))
    gone = labels_of(story, thrown, player, "hand")
    story.actions += [Discards(player, label) for label in gone]
    if entering is not None:
        story.actions.append(entering)
    story.actions += triggered
    if of_trigger:
        story.actions.append(PicksModes(player, modes, thing.label))
    if taps is not None:
        says_which(story, player, thing, taps)
    story.spells.append(thing)
    story.cast_at[thing.label] = story.where
    last = next(action for action in reversed(story.actions) if isinstance(action, Cast))
    if picked:
        story.actions.append(Picks(player, picked))
    if how.original is not None:
        enters_as(story, player, thing, how.original, how.original)
    takes_control_of(story, player, thing, last.targets.names or ())
    told_afterwards(story, player, thing, how)
    if not set(thing.types) & SPELL_TYPES:
        story.refer([thing])
    story.refer(
        t for t in story.things if t.label in gone and t.has_keyword("madness")
    )  # `and cast it for madness`
    if thing.is_type("Aura"):  # what it enchants is what is spoken of on
        story.refer(t for t in story.things if t.label in (last.targets.names or ()))


def _with_its_trigger(story: Story, player: str, thing: Thing, how: How) -> How:
    """`Can I Stifle Wall of Omens' trigger?`: what it is aimed at triggers just before. Raises `CannotMean` where that is nothing that
    was told (`a storm trigger`)."""
    if not aims_at_abilities(thing):
        return how
    for ref in how.targets or ():
        if isinstance(ref, ThingRef) and ref.source == "kind" and not ref.types and not story.things[1:]:
            raise CannotMean("It is not told whose ability that is.", start=ref.start, end=ref.end)
    if how.response or not cast_what_triggers(story, player, how.targets or ()):
        return how
    story.actions.append(WaitsForTrigger(None))
    return replace(how, response=True)


def cast_what_triggers(story: Story, player: str, refs: tuple[object, ...]) -> bool:
    """`He bolts my Wall of Omens in response to its trigger`, of which nothing was told: whether it was cast just before."""
    ref = just_entered(story, refs)
    if ref is None:
        return False
    caster = story.owner(ref.owner, player) or story.opponent(player)
    cast_spell(story, caster, ref.but(owner=None), How())
    story.assumptions.append(f"{ref.name} is cast just before: its trigger is answered.")
    story.actor = player
    return True


def _with_spells_cast_first(story: Story, player: str, thing: Thing, how: How) -> How:
    """`He Counterspells my Tarmogoyf`, of which nothing was told: a spell is countered while it is one (CR 701.6a), so it was cast
    just before."""
    if aims_only_at_spells(thing):
        how = countering_as_told(story, how)
        refs = how.targets or ()
    else:
        refs = countered_by_a_mode(story, thing, how)
    known = {name for one in story.things for name in (one.name, one.label)}
    for ref in refs:
        if (
            isinstance(ref, ThingRef)
            and ref.source == "kind"
            and "Aura" in ref.subtypes
            and ref.article in ("a", "an")
        ):
            raise CannotMean(
                "It is not told which Aura that is, nor what it is cast on.", (), ref.start, ref.end
            )
        if isinstance(ref, ThingRef) and is_any_spell(story, player, thing, ref):
            caster = story.owner(ref.owner, player) or story.opponent(player)
            any_spell = ThingRef(
                "kind", ref.start, ref.end, article="a", types=("Instant",), noun="instant", told="a spell"
            )
            cast_spell(story, caster, ref if ref.lines else any_spell, aimed_at_something(story, ref, player))
            kind = "" if ref.lines else "; it is an instant"
            story.assumptions.append(f"The spell that is countered is cast just before{kind}.")
            story.actor = player
            how = replace(how, response=True)
            continue
        card = (
            story.names.exact(ref.name)
            if isinstance(ref, ThingRef) and ref.source in ("card", "guess")
            else None
        )
        described = isinstance(ref, ThingRef) and is_a_described_spell(story, ref)
        if not isinstance(ref, ThingRef) or (card is None and not described):
            continue
        if card is not None and (ref.name in known or "Land" in card.types):
            continue
        caster = story.owner(ref.owner, player) or story.opponent(player)
        cast_spell(
            story, caster, ref.but(owner=None), aimed_at_something(story, ref, player) if card else How()
        )
        is_cast_before_its_mana_is_told(story, caster)
        name = card.name if card is not None else ref.told
        story.assumptions.append(f"{name} is cast just before: {thing.label} is aimed at it.")
        story.actor = player
        how = replace(how, response=True)
    return how
