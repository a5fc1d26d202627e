"""Abilities that are activated: as they are told, by loyalty, by keyword, by equipping."""

from __future__ import annotations

import re
from typing import Any

from bot.abilities.combining import May
from bot.abilities.keyword_abilities.activated import activated_in
from bot.abilities.keywords import KEYWORDS
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen
from bot.engine.told.decisions import Picks, SaysMay, TriggerTargets
from bot.engine.told.script import (
    AbilityOf,
    Activate,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aimed_by_triggers import of_what_triggers
from bot.scenario.meaning.aiming import labels_of, mode_words, takes_control_of, targets_told
from bot.scenario.meaning.declaring import declare_present
from bot.scenario.meaning.effects_of_abilities import (
    chosen_as_it_resolves,
    done_and_not_paid,
    of_itself,
    returned_as_it_is_done,
)
from bot.scenario.meaning.fillers import have_in_graveyard
from bot.scenario.meaning.how_often import split_times
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.meaning.lying_in_graveyards import (
    exiled_to_pay,
    in_its_graveyard,
    lay_in_graveyards,
    lie_where_they_are_taken,
)
from bot.scenario.meaning.nothing_to_activate import confirm_has_one
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid import paid_in
from bot.scenario.meaning.purposes import (
    COMING_OF_IT,
    WHAT_CARDS_DO,
    confirm_aimed,
    confirm_does_it,
    confirm_known,
)
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.responding import response_told, told_afterwards
from bot.scenario.meaning.returned_by_triggers import returns_by_a_trigger
from bot.scenario.meaning.sources import with_same_targets, with_source_named
from bot.scenario.meaning.spent_for_abilities import sacrificed_for, tapped_for
from bot.scenario.meaning.supposed_costs import suppose_it_is_paid
from bot.scenario.meaning.to_each import as_its_text_says, with_its_x
from bot.scenario.meaning.walkers_used import has_loyalty_ability, planeswalker_meant, says_which
from bot.scenario.meaning.what_is_used import held_that_is_meant, what_is_used
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import (
    abilities_meant,
    abilities_told,
    modes_of,
    of_what_is_told,
    texts_meant,
    x_meant,
)
from bot.scenario.things.board import Thing
from bot.values import fields, replace


@means("activate")
def activate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    told = statement.get("activate") or statement.get("activateresp")
    if told is None:
        return
    ref, how = told
    if "activateresp" in statement.slots:
        how = replace(how, response=True)
    if statement.get("tapping") is not None:
        how = replace(how, tapped=(*how.tapped, *statement.slots["tapping"]))
    if statement.get("cost") is not None:
        how = replace(how, paid=(*how.paid, *statement.slots["cost"]))
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    if "use" in verbs and enters_and_does_it(story, player, ref, how):
        return
    activate_ability(story, player, ref, how)


def enters_and_does_it(story: Story, player: str, ref: ThingRef, how: How) -> bool:
    """`I exile Hill Giant with Oblivion Ring`: what has nothing to activate, and an ability that triggers as it enters, is cast (CR
    603.6a). Raises `CannotMean` where it was there before."""
    card = story.card_meant(ref)
    if card is None or activated_in(card.abilities) or not triggers_on_entering(card.types, card.texts):
        return False
    there = [t for t in story.things if t.name == card.name and t.holder == player and not t.gone]
    if there and not story.actions:
        raise CannotMean(f"It is not told that {card.name} enters.", (), ref.start, ref.end)
    if not there:
        cast_spell(story, player, ref, how)
    return not there


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
    activate_ability(story, player, ref, replace(how, words=how.words or _SIGNS[verb]))


_KEPT_IN = dict.fromkeys(("unearth", "embalm", "eternalize", "encore", "scavenge"), "graveyard") | {
    "ninjutsu": "hand",
    "channel": "hand",
}
"""Where the card is whose keyword's ability is activated, besides the battlefield."""


@means("paylife")
def pay_life(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    activate_ability(story, player, ref, replace(how, paid=(*how.paid, f"{statement.slots['amount']} life")))


def activate_ability(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` activates an ability of what `ref` names; a spell that is said to be used so is cast."""
    card = None if any(thing.name == ref.name for thing in story.things) else story.card_meant(ref)
    if card is not None and set(card.types) & {"Instant", "Sorcery"} and not activated_in(card.abilities):
        cast_spell(story, player, ref, how)
        return
    held = held_that_is_meant(story, ref, player)
    if held is not None:
        cast_spell(story, player, replace(ref, source="card", name=held.name, word=held.name), how)
        return
    how.only(
        "activating an ability",
        *(field.name for field in fields(How) if field.name not in ("free", "original")),
    )
    for word in how.having:
        have_in_graveyard(story, player, word)
    if how.present:
        declare_present(story, how.present, player)
    how = exiled_to_pay(story, ref, how)
    lay_in_graveyards(story, player, how)
    before = list(story.focus)
    _lies_where_its_keyword_works(story, player, ref, how.words.lower())
    source = planeswalker_meant(story, ref, how.words) or in_its_graveyard(story, player, ref)
    source = source or what_is_used(story, ref, player)
    _lies_where_told(source, player, how)
    if source.made is not None and source.name in story.lexicon.walkers:
        said = f"It is not told which {source.name} it is, and so not what its abilities are."
        raise CannotMean(said, start=ref.start, end=ref.end)
    has_loyalty_ability(story, source, how.words)
    confirm_has_one(story, source)
    if source.is_type("Aura") and source.zone == "battlefield" and not (source.attached_to or source.cast_by):
        raise CannotMean(f"It is not told what {source.label} is attached to.", (), ref.start, ref.end)
    # `targeting it`: not the source itself, which was only named
    story.focus = [source, *(thing for thing in before if thing is not source)]
    how = with_same_targets(story, source, with_source_named(story, source, how))
    modes = [split_times(mode_words(story, mode)) for mode in how.modes]
    told = tuple(mode for mode, _ in modes)
    words = how.words or " ".join(told)
    how = replace(how, chosen=how.chosen or _color_told(source, words) or _ability_told(source, words))
    if how.times == 1 and modes:
        how = replace(how, times=max(times for _, times in modes))
    purposes = how.modes
    how, chosen = chosen_as_it_resolves(story, source, done_and_not_paid(story, source, how))
    how, returned = returned_as_it_is_done(story, source, how)
    which = abilities_meant(story, source, words, how.which, purpose=not how.words)
    which = of_what_is_told(story, source, which, how, told)
    says_which(story, source, which, how)
    texts = texts_meant(story, source, which)
    how = as_its_text_says(source.label, texts, with_its_x(texts or source.texts, how))
    if texts and not any("target" in text.lower() for text in texts):
        how = replace(
            how, modes=()
        )  # `to deal 2 damage to each opponent` is what it says, and aims at nobody
    targets, then_aimed = of_what_triggers(
        story,
        source,
        abilities_told(story, Activate(player, source.label, which)),
        targets_told(story, player, source, how),
    )
    for mode in purposes:
        confirm_known(story, mode)
        verb = mode.split()[0].lower() if mode else ""
        if story.asked_whether and verb in WHAT_CARDS_DO:  # `Can I use Prodigal Sorcerer to draw a card?`
            confirm_does_it(story, texts or source.texts, verb)
        if story.asked_whether and verb in COMING_OF_IT:  # `to keep it from taking damage`
            confirm_does_it(story, texts or source.texts, mode)
    if targets.names is None and any("target" in text.lower() for text in texts):
        for purpose in (how.words, *how.modes):
            confirm_aimed(story, purpose)
    targets = of_itself(source, texts, targets)
    paid = paid_in(how.paid)
    other = ("an alternative cost",) * paid.alternative + ("an additional cost",) * paid.additional
    other += ("something unpaid",) * paid.declined
    refused = next((key for key in (*paid.keys, *other) if not key.startswith("{")), None)
    if refused is not None:
        raise CannotMean(f"An ability is not activated with {refused}.", start=ref.start, end=ref.end)
    story.actions.append(
        Activate(
            player,
            source.label,
            which,
            modes_of(story, which, told),
            targets,
            how.x if how.x is not None else x_meant(words, which, story),
            how.times,
            sacrificed_for(story, player, source, how),
            labels_of(story, how.discarded, player, "hand"),
            tapped_for(story, player, source, how),
            paid.keys,
            *response_told(story, how, source, targets.names or ()),
            paid.life,
            returned=labels_of(story, how.returned, player),
            exiled=labels_of(story, how.exiled, player),
        )
    )
    suppose_it_is_paid(story, source)
    if returned and not returns_by_a_trigger(story, player, returned):
        raise CannotMean(f"It is not told what returns {returned[0].told}.", (), ref.start, ref.end)
    if then_aimed is not None:
        story.actions.append(TriggerTargets(player, source.label, then_aimed))
    if chosen:
        picked = labels_of(story, chosen, player)
        able = abilities_told(story, Activate(player, source.label, which))
        lie_where_they_are_taken(story, player, tuple(one.effects for one in able), picked)
        if holds(inside(tuple(one.effects for one in able), May), Chosen):
            said = f"do what {source.label} offers"
            story.actions.append(SaysMay(player, True, source.label, said=said))
        story.actions.append(Picks(player, picked, source.label))
    typed = any(kind.endswith(" type") for kind, _ in how.chosen)
    for kind, value in how.chosen:
        if typed and kind == "card name":
            continue  # "choosing Goblin" where Goblin King is: a card's name is hardly ever chosen by an ability
        if how.source is not None and kind.endswith(" type"):
            continue  # "choosing Ogre" as the source
        story.actions.append(Picks(player, (value.lower() if kind == "color" else value,), source.label))
    takes_control_of(story, player, source, targets.names or ())
    told_afterwards(story, player, source, how)
    if targets.names is None:  # `animates Mutavault and attacks with it`
        story.refer([source])


_PROTECTION = re.compile(r"\b(?:protection from |pro[ -]?)(white|blue|black|red|green)\b")


def _color_told(source: Thing, words: str) -> tuple[tuple[str, str], ...]:
    """`to give it protection from black`: the colour that the ability lets its controller choose."""
    told = _PROTECTION.search(words.lower())
    chooses = any("color of your choice" in text for text in source.texts)
    return (("color", told[1]),) if told is not None and chooses else ()


def _ability_told(source: Thing, words: str) -> tuple[tuple[str, str], ...]:
    """`to give it flying`, of an ability that gives one of several: that one."""
    offered = [text for text in source.texts if "choice of" in text]
    given = [
        word
        for word in (KEYWORDS if offered else ())
        if any(word in text for text in offered) and re.search(rf"\b{word}\b", words.lower())
    ]
    return (("ability", given[0]),) if len(given) == 1 else ()


def activated_plainly(
    story: Story, player: str, source: Thing, which: tuple[AbilityOf, ...] | None = None, **told: Any
) -> None:
    """An ability is activated of which no more is told than these fields of `Activate`; in response, where the sentence is one."""
    names = told["targets"].names if "targets" in told else None
    response, under = response_told(story, How(), source, names or ())
    story.actions.append(Activate(player, source.label, which, **told, response=response, under=under))


def _lies_where_its_keyword_works(story: Story, player: str, ref: ThingRef, keyword: str) -> None:
    """A card of which the story told nothing yet is where the keyword's ability can be activated (CR 113.6m)."""
    named = {t.name for t in story.things} | {t.label for t in story.things}
    if keyword in _KEPT_IN and ref.source in ("card", "guess") and ref.name not in named:
        thing = story.create(ref)
        thing.zone, thing.told, thing.owner, thing.declared = _KEPT_IN[keyword], player, player, True


def _lies_where_told(source: Thing, player: str, how: How) -> None:
    """`activates Genesis from her graveyard`: it is there, where the story says nothing else."""
    if not how.zone or source.zone == how.zone:
        return
    if source.declared:
        raise CannotMean(f"{source.label} is on the battlefield.")
    source.zone, source.told, source.owner, source.declared = how.zone, player, player, True
