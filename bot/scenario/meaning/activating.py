"""Abilities that are activated: as they are told, by loyalty, by keyword, by equipping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.combining import May
from bot.abilities.costs import DiscardCost, PayLife
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import Picks, SaysMay
from bot.engine.told.script import AbilityOf, Activate, Cast, Discards, Sacrifices, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.ability_meant import Meant, ability_meant
from bot.scenario.meaning.aimed_by_triggers import of_what_triggers
from bot.scenario.meaning.aiming import labels_of, targets_told
from bot.scenario.meaning.amounts_of_purposes import confirm_used_for
from bot.scenario.meaning.control_taken import takes_control_of
from bot.scenario.meaning.discarded_as_it_resolves import discarding_in_effect, sacrificing_in_effect
from bot.scenario.meaning.effects_of_abilities import of_itself
from bot.scenario.meaning.from_hand import in_hand
from bot.scenario.meaning.imprinted import casts_the_imprinted, counters_with_a_copy
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.meaning.lying_in_graveyards import lie_where_they_are_taken
from bot.scenario.meaning.mana_for_an_ability import as_often_as_is_tapped, paid_for_in_mana
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid import Paid, paid_in
from bot.scenario.meaning.purposes import confirm_aimed, confirm_purpose
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.responding import response_told, told_afterwards
from bot.scenario.meaning.returned_by_triggers import returns_by_a_trigger
from bot.scenario.meaning.said_of_a_cast import aimed_at_the_original, copies_its_target
from bot.scenario.meaning.source_of_an_ability import is_only_cast, source_meant
from bot.scenario.meaning.spent_for_abilities import (
    are_tapped_for_mana,
    bearer_tapped,
    sacrificed_for,
    tapped_for,
)
from bot.scenario.meaning.supposed_costs import suppose_it_is_paid
from bot.scenario.meaning.turned_by_triggers import transforms_as_it_triggers
from bot.scenario.meaning.untold_abilities import confirm_told_ability
from bot.scenario.meaning.walkers_used import by_so_much
from bot.scenario.meaning.what_is_used import held_that_is_meant, several_used
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import (
    abilities_told,
    modes_of,
    x_meant,
)
from bot.scenario.things.board import Thing
from bot.values import fields, replace


def _copying(story: Story, source: Thing, how: How) -> How:
    """`uses Chrome Dome to copy Ornithopter`: that is what the ability is aimed at, where it copies its target."""
    card = story.card(source)
    if how.original is not None and how.targets is None and card is not None and copies_its_target(card):
        return aimed_at_the_original(how)
    how.only("activating an ability", *(field.name for field in fields(How) if field.name != "original"))
    return how


@means("activate")
def activate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    told = statement.get("activate") or statement.get("activateresp")
    if told is None:
        return
    ref, how = told
    if "activateresp" in statement.slots:
        how = replace(how, response=True)
    tapping = statement.get("tapping") or ()
    if tapping and not are_tapped_for_mana(story, player, ref, tapping):
        how = replace(how, tapped=(*how.tapped, *tapping))
    if statement.get("cost") is not None:
        how = replace(how, paid=(*how.paid, *statement.slots["cost"]))
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    if "use" in verbs and enters_and_does_it(story, player, ref, how):
        return
    activate_ability(story, player, ref, how)


def enters_and_does_it(story: Story, player: str, ref: ThingRef, how: How) -> bool:
    """`I exile Hill Giant with Oblivion Ring`: what triggers as it enters is cast (CR 603.6a). Raises `CannotMean` where it was there."""
    card = story.card_meant(ref)
    if card is None or activated_in(card.abilities) or not triggers_on_entering(card.types, card.texts):
        return False
    there = [t for t in story.things if t.name == card.name and t.holder == player and not t.gone]
    if there and not story.actions:
        raise CannotMean(f"It is not told that {card.name} enters.", (), ref.start, ref.end)
    if not there:
        cast_spell(story, player, ref, how)
    return not there


def activates_in_response(story: Story, player: str, ref: ThingRef, how: How) -> bool:
    """`I respond with Mother of Runes`, which is there: its ability is activated, and saves what is aimed at where no target is told."""
    spoken = story.focus if ref.source == "it" else story.things
    there = [
        thing
        for thing in spoken
        if thing.holder == player
        and thing.zone == "battlefield"
        and (ref.source == "it" or thing.name in (ref.name, *ref.names))
        and (card := story.card(thing)) is not None
        and activated_in(card.abilities)
    ]
    if len(there) != 1:
        return False
    last = story.actions[-1] if story.actions else None
    if how.targets is None and isinstance(last, Cast | Activate) and last.player != player:
        aimed = [t for t in story.things if (t.label,) == last.targets.names and t.controller == player]
        if aimed:
            story.refer(aimed)
            how = replace(how, targets=(ThingRef("it", ref.start, ref.start, word="it"),))
    source = ThingRef("card", ref.start, ref.end, name=there[0].name, letter=there[0].letter)
    activate_ability(story, player, source, how)
    return True


_SIGNS = {"minus": "-", "downtick": "-", "plus": "+", "uptick": "+", "ultimate": "ultimate"}


@means("walkersign")
def uses_loyalty(story: Story, statement: Statement) -> None:
    """`-2 Ajani Vengeant targeting Bob`."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    activate_ability(story, player, ref, replace(how, words=statement.slots["sign"]))


@means("walker")
def uses_planeswalker(story: Story, statement: Statement) -> None:
    """`minuses Chandra on Ogre`: the loyalty ability of that sign."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    verb = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in _SIGNS)
    activate_ability(story, player, ref, by_so_much(story, ref, how, _SIGNS[verb]))


@means("paylife")
def pay_life(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    amount = statement.slots["amount"]
    which = _which_costs_life(story, ref, amount) if how.which is None and not how.words else how.which
    activate_ability(story, player, ref, replace(how, which=which, paid=(*how.paid, f"{amount} life")))


def _which_costs_life(story: Story, ref: ThingRef, amount: int) -> int | None:
    """Of several abilities the one that costs so much life, by its number."""
    there = next((t for t in story.things if ref.name and ref.name in (t.name, t.label)), None)
    card = story.card(there) if there is not None else story.card_meant(ref)
    able = activated_of(playable(card).abilities) if card is not None else ()
    costing = [n for n, one in enumerate(able, 1) if PayLife(Number(amount)) in one.cost]
    return costing[0] if len(costing) == 1 < len(able) else None


def _is_discarded_to(card: Card) -> bool:
    """Whether each of its abilities costs that it is discarded itself: then it is in hand (CR 602.2)."""
    able = activated_of(playable(card).abilities)
    return bool(able) and all(
        any(isinstance(c, DiscardCost) and c.what is None for c in one.cost) for one in able
    )


def activate_ability(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` activates an ability of what `ref` names, of several one of each; a spell or Aura that is said to be used is cast."""
    if several := several_used(story, ref, player):
        how.only("activating abilities of several", "targets", "response", "under", "words", "which")
        for thing in several:
            activate_ability(story, player, ThingRef("made", -1, -1, name=thing.label, told=thing.label), how)
        return
    card = None if any(thing.name == ref.name for thing in story.things) else story.card_meant(ref)
    if card is not None and is_only_cast(card):
        cast_spell(story, player, ref, how)
        return
    if card is not None and _is_discarded_to(card):
        in_hand(story, ref, player)
    held = held_that_is_meant(story, ref, player)
    if held is not None:
        cast_spell(story, player, replace(ref, source="card", name=held.name, word=held.name), how)
        return
    if transforms_as_it_triggers(story, player, ref, how):
        return
    how.only(
        "activating an ability",
        *(field.name for field in fields(How) if field.name not in ("free", "dealer")),
    )
    source, how = source_meant(story, player, ref, how)
    if (bearer := bearer_tapped(story, source, how)) is not None:
        source, how = bearer, replace(how, tapped=())
    how = _copying(story, source, how)
    how, meant = ability_meant(story, source, how)
    abilities = abilities_told(story, Activate(player, source.label, meant.which))
    confirm_told_ability(story, source, bool(abilities), (ref.start, ref.end))
    how, thrown = discarding_in_effect(abilities, how)
    how, given_up = sacrificing_in_effect(abilities, how)
    targets = targets_told(story, player, source, how)
    copied = casts_the_imprinted(
        story, player, source, abilities, targets, ref, bool(how.words or meant.purposes)
    )
    if copied and counters_with_a_copy(story, source):
        how = replace(how, response=True)
    targets, then_aimed = of_what_triggers(story, player, source, abilities, Targets() if copied else targets)
    for purpose in meant.purposes:
        confirm_purpose(story, purpose, meant.texts or source.texts)
        confirm_used_for(story, source, meant.texts or source.texts, purpose, how)
    if targets.names is None and any("target" in text.lower() for text in meant.texts):
        for purpose in (how.words, *how.modes):
            confirm_aimed(story, purpose)
    targets = of_itself(source, meant.texts, targets)
    paid = paid_in(how.paid)
    _confirm_it_costs_so(paid, ref)
    times, which = paid_for_in_mana(story, source, abilities, how, paid.keys, ref)
    tapped = tapped_for(story, player, source, how)
    times = as_often_as_is_tapped(abilities, tapped, times)
    x = how.x if how.x is not None else x_meant(meant.words, meant.which, story)
    story.actions.append(
        Activate(
            player,
            source.label,
            which or meant.which,
            modes_of(story, meant.which, meant.modes),
            targets,
            x,
            times,
            sacrificed_for(story, player, source, how),
            labels_of(story, how.discarded, player, "hand"),
            tapped,
            paid.keys,
            *response_told(story, how, source, targets.names or ()),
            paid.life,
            returned=labels_of(story, how.returned, player),
            exiled=labels_of(story, how.exiled, player),
        )
    )
    suppose_it_is_paid(story, source)
    if meant.returned and not returns_by_a_trigger(story, player, meant.returned):
        raise CannotMean(f"It is not told what returns {meant.returned[0].told}.", (), ref.start, ref.end)
    if then_aimed is not None:
        story.actions.append(then_aimed)
    story.actions += copied
    if meant.picked:
        _picks_as_it_resolves(story, player, source, meant)
    story.actions += [Picks(player, values, source.label) for values in _chosen(how)]
    story.actions += [Discards(player, label) for label in labels_of(story, thrown, player, "hand")]
    story.actions += [Sacrifices(player, label) for label in labels_of(story, given_up, player)]
    takes_control_of(story, player, source, targets.names or ())
    told_afterwards(story, player, source, how)
    if targets.names is None:  # `animates Mutavault and attacks with it`
        story.refer([source])


def _confirm_it_costs_so(paid: Paid, ref: ThingRef) -> None:
    """Raises `CannotMean` where what is told to be paid is a cost of spells alone."""
    other = ("an alternative cost",) * paid.alternative + ("an additional cost",) * paid.additional
    other += ("something unpaid",) * paid.declined
    refused = next((key for key in (*paid.keys, *other) if not key.startswith("{")), None)
    if refused is not None:
        raise CannotMean(f"An ability is not activated with {refused}.", start=ref.start, end=ref.end)


def _picks_as_it_resolves(story: Story, player: str, source: Thing, meant: Meant) -> None:
    """What is told to be picked as the ability resolves, which is where it is taken from; its player does what it offers for that."""
    picked = labels_of(story, meant.picked, player)
    able = abilities_told(story, Activate(player, source.label, meant.which))
    lie_where_they_are_taken(story, player, tuple(one.effects for one in able), picked)
    if holds(inside(tuple(one.effects for one in able), May), Chosen):
        story.actions.append(SaysMay(player, True, source.label, said=f"do what {source.label} offers"))
    story.actions.append(Picks(player, picked, source.label))


def _chosen(how: How) -> Iterator[tuple[str, ...]]:
    """What is told to be chosen for the ability, several colors together, but for words that only look like a choice."""
    if colors := tuple(value.lower() for kind, value in how.chosen if kind == "color"):
        yield colors
    typed = any(kind.endswith(" type") for kind, _ in how.chosen)
    for kind, value in how.chosen:
        # "choosing Goblin" where Goblin King is: a card's name is hardly ever chosen by an ability; "choosing Ogre": as the source
        looks_so = (typed and kind == "card name") or (how.source is not None and kind.endswith(" type"))
        if kind != "color" and not looks_so:
            yield (value,)


def activated_plainly(
    story: Story, player: str, source: Thing, which: tuple[AbilityOf, ...] | None = None, **told: Any
) -> None:
    """An ability is activated of which no more is told than these fields of `Activate`; in response, where the sentence is one."""
    names = told["targets"].names if "targets" in told else None
    response, under = response_told(story, How(), source, names or ())
    story.actions.append(Activate(player, source.label, which, **told, response=response, under=under))
