"""A spell as it is cast: which card, with which modes, costs and targets, and what is answered with it."""

from __future__ import annotations

from bot.engine.told.decisions import Picks, PicksModes, TriggerTargets
from bot.engine.told.script import Cast, WaitsForTrigger
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there, the_one_that_aims
from bot.scenario.meaning.aiming import labels_of
from bot.scenario.meaning.aims_at_spells import aims_only_at_spells
from bot.scenario.meaning.aims_of_a_spell import aims_told, at_one_twice
from bot.scenario.meaning.aims_of_what_is_answered import aims_of_what_is_answered
from bot.scenario.meaning.cast_by_its_back import by_its_back
from bot.scenario.meaning.chosen_for_spells import (
    chosen_for,
)
from bot.scenario.meaning.control_taken import takes_control_of
from bot.scenario.meaning.copying import copying_what_it_is_cast_on, enters_as
from bot.scenario.meaning.countered_spells import (
    aimed_at_something,
    countered_by_a_mode,
    countering_as_told,
    is_a_described_spell,
    is_any_spell,
    is_cast_before_its_mana_is_told,
    may_counter,
    refuse_what_is_no_spell,
)
from bot.scenario.meaning.declaring import declare_present
from bot.scenario.meaning.done_by_a_target import done_by_its_first_target
from bot.scenario.meaning.fillers import have_in_graveyard
from bot.scenario.meaning.fought_out import fight_it_out_anyway, fight_it_out_for_a_card
from bot.scenario.meaning.implied_costs import exiled_from, is_cost, sacrificed_before
from bot.scenario.meaning.its_trigger import (
    answers_its_trigger,
    has_just_been_cast,
    just_entered,
)
from bot.scenario.meaning.lying_in_graveyards import (
    aimed_at_there,
    exiled_to_pay,
    lay_in_graveyards,
    without_unnamed_cards,
)
from bot.scenario.meaning.paid import paid_in, with_kickers_named
from bot.scenario.meaning.responding import aims_at_abilities, response_told, told_afterwards
from bot.scenario.meaning.returned_by_triggers import returns_by_a_trigger
from bot.scenario.meaning.said_of_a_cast import (
    new_target_told,
    tapped_to_pay,
)
from bot.scenario.meaning.spell_modes import (
    says_which,
    with_modes_again,
)
from bot.scenario.meaning.supposed_costs import suppose_it_is_paid
from bot.scenario.meaning.time_to_cast import wait_for_its_time
from bot.scenario.meaning.told_beside_a_spell import done_as_it_resolves, moved_by_choice, told_beside
from bot.scenario.meaning.told_of_one_spell import at_each_of_them, not_a_half_of_what_is_fused, one_at_each
from bot.scenario.meaning.which_card import (
    SPELL_TYPES,
    another_of_none,
    card_in_hand,
    face,
    is_cast_once_defeated,
)
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.text.words import PAID_FOR
from bot.scenario.things.board import Thing
from bot.values import fields, replace


def cast_spell(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` casts what `ref` names; each of several copies of one name is a spell of its own."""
    story.actor = player
    refuse_too_many(ref)
    another_of_none(story, ref)
    if ref.attached:
        said = f"Nothing is attached to {ref.name or 'a spell'} while it is cast: say that it is there, or what is put on it."
        raise CannotMean(said, start=ref.start, end=ref.end)
    how = by_its_back(story, ref, done_by_its_first_target(story, ref, how))
    how = copying_what_it_is_cast_on(story, ref, aimed_at_there(story, player, ref, how))
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
    if apart := one_at_each(story, ref, how, copies):
        for one in apart:
            _cast_one(story, player, ref, one)
        return
    if copies > 1:
        how.only("casting several", *_OF_A_SPELL)
    how = at_one_twice(story, ref, at_each_of_them(story, ref, with_modes_again(story, ref, how)))
    for _ in range(copies * how.times):
        _cast_one(story, player, ref, how)


#: What may be told of a spell that is cast.
_OF_A_SPELL = tuple(field.name for field in fields(How) if field.name not in ("times", "words", "which"))


def _cast_one(story: Story, player: str, ref: ThingRef, how: How) -> None:
    thing, how = _ready_to_be_cast(story, player, ref, how)
    how, beside = told_beside(story, player, thing, ref, how)
    sacrificed = labels_of(story, how.sacrificed, player) or sacrificed_before(story, player, thing)
    paid = paid_in(with_kickers_named(story, thing, (ref.start, ref.end), how.paid))
    back = moved_by_choice(story, player, thing, beside.back)
    asked = back if beside.back else () if is_cost(story, thing) else sacrificed
    how, modes, aims = aims_told(story, player, thing, ref, how)
    of_trigger = bool(modes) and not set(thing.types) & SPELL_TYPES
    wait_for_its_time(story, thing)
    thing.cast_by = player  # what is on the stack is discarded for nothing
    story.actions.append(
        Cast(
            player,
            thing.label,
            aims.as_it_is_cast,
            how.x,
            () if of_trigger else modes,
            paid.keys,
            () if asked and not beside.back else sacrificed,
            labels_of(story, how.discarded, player, "hand"),
            chosen_for(thing, how),
            *response_told(story, how, thing, aims.told.names or ()),
            tapped_to_pay(story, player, how.tapped),
            face=face(thing, ref),
            life=paid.life,
            alternative=paid.alternative,
            additional=paid.additional,
            declined=paid.declined,
            returned=labels_of(story, how.returned, player),
            exiled=labels_of(story, how.exiled, player, exiled_from(story, thing)),
            free=how.free,
        )
    )
    suppose_it_is_paid(story, thing)
    if aims.of_triggers is not None:
        story.actions.append(TriggerTargets(player, thing.label, aims.of_triggers))
    if beside.returned:
        returns_by_a_trigger(story, player, beside.returned)
    if aims.of_another is not None:
        take_them_to_be_there(story, player, the_one_that_aims(story, player), aims.of_another.names or ())
        story.actions.append(TriggerTargets(player, "", aims.of_another))
    gone = done_as_it_resolves(story, player, thing, beside, asked)
    if of_trigger:
        story.actions.append(PicksModes(player, modes, thing.label))
    if beside.taps is not None:
        says_which(story, player, thing, beside.taps)
    thing.bestowed = "bestow" in paid.keys
    story.spells.append(thing)
    story.cast_at[thing.label] = story.where
    last = next(action for action in reversed(story.actions) if isinstance(action, Cast))
    if beside.picked:
        story.actions.append(Picks(player, beside.picked))
    _spoken_of_on(story, player, thing, how, last.targets.names or ())
    # `and cast it for madness`
    story.refer([one for one in story.things if one.label in gone and one.has_keyword("madness")])


def _ready_to_be_cast(story: Story, player: str, ref: ThingRef, how: How) -> tuple[Thing, How]:
    """The card that is cast, in a hand unless it is told to be elsewhere, and how; what has to be there or to be done for it before is
    there, and is done."""
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
    if how.free or thing.zone in ("exile", "library"):
        fight_it_out_for_a_card(story, player)
    how = new_target_told(story, thing, how)
    how = _with_spells_cast_first(story, player, thing, _with_its_trigger(story, player, thing, how))
    if answers_its_trigger(story, how):
        if cast_what_triggers(story, player, how.targets or ()) or has_just_been_cast(story):
            story.actions.append(WaitsForTrigger(None))
        elif not any(one.texts for one in story.things if one is not thing):
            raise CannotMean("Nothing told has an ability that triggers.", start=ref.start, end=ref.end)
    return thing, how


def _spoken_of_on(story: Story, player: str, thing: Thing, how: How, aimed_at: tuple[str, ...]) -> None:
    """What is told of the spell after it was cast, and what is spoken of from there on."""
    if how.original is not None:
        enters_as(story, player, thing, how.original, how.original)
    takes_control_of(story, player, thing, aimed_at)
    told_afterwards(story, player, thing, how)
    if not set(thing.types) & SPELL_TYPES:
        story.refer([thing])
    if thing.is_type("Aura"):  # what it enchants is what is spoken of on
        story.refer(t for t in story.things if t.label in aimed_at)


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
    cast_spell(story, story.owner(ref.owner, player) or story.opponent(player), ref.but(owner=None), How())
    story.assumptions.append(f"{ref.name} is cast just before: its trigger is answered.")
    story.actor = player
    return True


def _with_spells_cast_first(story: Story, player: str, thing: Thing, how: How) -> How:
    """`He Counterspells my Tarmogoyf`, of which nothing was told: a spell is countered while it is one (CR 701.6a), so it was cast
    just before."""
    if aims_only_at_spells(thing):
        how = countering_as_told(story, how)
        refs = how.targets or ()
        if not aims_at_abilities(thing):
            refuse_what_is_no_spell(story, refs, how.response)
    else:
        refs = countered_by_a_mode(story, thing, how)
    if (answered := aims_of_what_is_answered(story, player, thing, how)) is not None:
        cast_spell(story, answered.caster, answered.ref, How(targets=answered.aims))
        story.assumptions.append(
            f"{answered.ref.name} is cast just before, and it is that which is aimed so."
        )
        story.actor = player
        return answered.how
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
        if isinstance(ref, ThingRef) and was_cast_just_before(story, player, ref, thing.label):
            how = replace(how, response=True)
    return how


def was_cast_just_before(story: Story, player: str, ref: ThingRef, by: str) -> bool:
    """Whether what `by` is aimed at and nothing told of can only be a spell that was cast just before; then it is cast."""
    card = story.names.exact(ref.name) if ref.source in ("card", "guess") else None
    if (card is None and not is_a_described_spell(story, ref)) or _is_an_ability(ref):
        return False
    known = {name for one in story.things for name in (one.name, one.label)}
    if card is not None and (ref.name in known or "Land" in card.types):
        return False
    caster = story.owner(ref.owner, player) or story.opponent(player)
    aimed = aimed_at_something(story, ref, player) if card and may_counter(story, by) else How()
    cast_spell(story, caster, ref.but(owner=None), aimed)
    is_cast_before_its_mana_is_told(story, caster)
    story.assumptions.append(f"{card.name if card else ref.told} is cast just before: {by} is aimed at it.")
    story.actor = player
    return True


def _is_an_ability(ref: ThingRef) -> bool:
    """`Soul Warden's trigger`, which is told by what it is of."""
    return ref.told.endswith(("'s", "’s", "s'", "s’"))
