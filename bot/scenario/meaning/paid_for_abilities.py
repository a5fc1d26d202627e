"""Life or mana that is said to be paid, where an activated ability is what it is paid for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from bot.abilities.ability import Activated, Triggered
from bot.abilities.amounts import Number, X
from bot.abilities.card import Card
from bot.abilities.combining import May
from bot.abilities.costs import Mana, RemoveAmongCost, RemoveCountersCost
from bot.abilities.effects import Move, PutCounters, RemoveCounters
from bot.abilities.entering import EntersWith
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.walk import inside
from bot.abilities.who import SELF
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import AbilityOf, Activate, Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, activated_plainly
from bot.scenario.meaning.changes_said import takes_counters_off
from bot.scenario.meaning.fought_out import fight_it_out
from bot.scenario.meaning.life_paid_for import costs_in_life
from bot.scenario.meaning.paid_as_it_triggers import pays_for_what_is_offered, pays_for_what_triggers
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import texts_meant
from bot.scenario.text.best_words import spoken_of_most
from bot.scenario.things.board import Thing
from bot.values import replace


def activates_by_paying_mana(story: Story, player: str, mana: str, about: str | None) -> bool:
    """`pays {1} [for Circle of Protection: Red]`: the one ability that costs just that mana is activated; not where some text of the
    story asks for a payment, which is answered so."""
    cards = [(thing, card) for thing in story.things if (card := story.card(thing)) is not None]
    if about is None and any("pay" in line.lower() for _, card in cards for line in card.texts):
        return False
    costs = [
        (thing, number)
        for thing, card in cards
        if thing.holder in (player, None) and about in (None, thing.label)
        for number, ability in _abilities_for(card, mana.upper())
        if thing.zone == "battlefield"
        or (thing.zone == "graveyard" and _works_from_there(ability))
        or (thing.cast_by == player and {"Instant", "Sorcery"}.isdisjoint(thing.types))
    ]
    if len(costs) != 1:
        return False
    ((thing, number),) = costs
    answers_what_was_cast(story, player, thing)
    spent, story.sacrificed_along = story.sacrificed_along, ()
    if spent:
        ref = ThingRef("made", -1, -1, name=thing.label, told=thing.label)
        activate_ability(story, player, ref, How(which=number, sacrificed=spent))
        return True
    activated_plainly(story, player, thing, (AbilityOf(thing.label, number),))
    return True


@means("removesto")
def removes_counters_to(story: Story, statement: Statement) -> None:
    """`removes a +1/+1 counter to give it flying`: the one ability that asks for that, of several the one that is spoken of. Raises
    `CannotMean` where there is none."""
    player, words, source = actor_of(story, statement), statement.get("words") or "", statement.get("source")
    mana, story.paid_along = story.paid_along, ""
    of = story.one(source, "source", player) if isinstance(source, ThingRef) else None
    costing = [
        (thing, number, " ".join(texts_meant(story, thing, (AbilityOf(thing.label, number),))), ability)
        for thing in story.things
        if thing.holder in (player, None) and of in (None, thing) and (card := story.card(thing)) is not None
        for number, ability in enumerate(activated_of(playable(card).abilities), 1)
        if any(isinstance(part, RemoveCountersCost | RemoveAmongCost) for part in ability.cost)
        and mana in ("", *(part.symbols for part in inside(ability.cost, Mana)))
    ]
    if len(costing) > 1:
        best = spoken_of_most(words.lower(), [text for *_, text, _ in costing], [one for *_, one in costing])
        costing = [costing[n] for n in best]
    if not costing and not words and _removes_as_it_is_offered(story, player, statement.get("amount")):
        return
    if not costing and not words and not mana and takes_counters_off(story, statement):
        return
    if len(costing) != 1:
        raise CannotMean(
            "It is not told what the counters are removed for.", (), statement.start, statement.end
        )
    ((thing, number, _, ability),) = costing
    if not any(one.counters for one in story.things):
        fight_it_out(story, player, PutCounters)  # combat damage puts the counters that are removed
    ref = ThingRef("made", statement.start, statement.start, name=thing.label, told=thing.label)
    x, times = _how_often(story, statement, thing, ability)
    targets = statement.get("targets")
    modes = (words,) if words else ()
    which = (AbilityOf(thing.label, number),)
    told = _told_just_now(story, player, thing, which) if targets is None else None
    if told is not None:
        story.actions[-1] = replace(told, which=which, x=x, times=times)
        return
    activate_ability(story, player, ref, How(which=number, modes=modes, x=x, times=times, targets=targets))


def _told_just_now(story: Story, player: str, thing: Thing, which: tuple[AbilityOf, ...]) -> Activate | None:
    """The deed just told, where it is said of that how it is paid for: `I activate it, removing three counters`."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or (last.player, last.source) != (player, thing.label):
        return None
    return last if last.which in (None, which) and last.x is None and last.times == 1 else None


def _how_often(
    story: Story, statement: Statement, thing: Thing, ability: Activated
) -> tuple[int | None, int]:
    """The X of the ability, and how often it is activated, by how many counters are removed for it: `removes two +1/+1 counters from
    Triskelion` activates it twice. Raises `CannotMean` where it does not come to so many."""
    told = statement.get("amount")
    if any(token.fold == "all" for token in story.tokens[statement.start : statement.end]):
        told = _all_counters(story, thing, ability)
    cost = next(part for part in ability.cost if isinstance(part, RemoveCountersCost | RemoveAmongCost))
    any_number = isinstance(cost, RemoveCountersCost) and cost.any_number
    if any_number or isinstance(cost.amount, X):
        return told, 1
    if told is None or not isinstance(cost.amount, Number):
        return None, 1
    times, rest = divmod(told, cost.amount.n)
    if rest or not times:
        said = f"{cost.amount.n} counter{'s' * (cost.amount.n != 1)} are removed for it each time."
        raise CannotMean(said, (), statement.start, statement.end)
    return None, times


def _all_counters(story: Story, thing: Thing, ability: Activated) -> int:
    """How many counters it has, as is told or as it enters with them. Raises `CannotMean` where that may be otherwise."""
    cost = next((part for part in ability.cost if isinstance(part, RemoveCountersCost)), None)
    card = story.card(thing)
    if cost is None or card is None:
        raise CannotMean("It is not told how many counters those are.")
    if cost.kind in thing.counters:
        return thing.counters[cost.kind]
    entering = [
        n.n
        for own in inside(card.abilities, EntersWith)
        for kind, n in own.counters
        if kind == cost.kind and isinstance(n, Number)
    ]
    if len(entering) != 1:
        raise CannotMean("It is not told how many counters those are.")
    return entering[0]


def _removes_as_it_is_offered(story: Story, player: str, amount: int | None) -> bool:
    """`attacks with Nazar and removes three counters`: whether one thing of the player's offers that as it triggers: then it is done."""
    able = [
        thing
        for thing in story.things
        if thing.holder == player and (card := story.card(thing)) is not None
        for ability in card.abilities
        if isinstance(ability, Triggered)
        for part in inside(inside(ability.effects, May), RemoveCounters)
        if amount is None or part.amount == Number(amount)
    ]
    if len(able) != 1 or not story.actions:
        return False
    label = able[0].label
    story.actions.append(SaysMay(player, True, label, said=f"do what {label} offers"))
    return True


def _abilities_for(card: Card, mana: str) -> Iterator[tuple[int, Activated]]:
    """The activated abilities that cost just that mana, by number."""
    abilities = playable(card).abilities
    levels = "Spacecraft" in card.subtypes or "Class" in card.subtypes
    for number, ability in enumerate(activated_in(abilities) if levels else activated_of(abilities), 1):
        if [part.symbols for part in inside(ability.cost, Mana)] == [mana]:
            yield number, ability


def _works_from_there(ability: Activated) -> bool:
    """Whether it is activated from the graveyard, as it returns what it is of from there (CR 113.6m)."""
    return any(part.from_zone == "graveyard" and part.what == SELF for part in inside(ability.effects, Move))


def answers_what_was_cast(story: Story, player: str, thing: Thing) -> None:
    """Who pays for an ability right after another's spell is told does so before that resolves."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast) and last.player != player and not story.response:
        story.response = True
        story.assumptions.append(f"{thing.label} answers {last.card} before it resolves.")


@means("payto")
def pays_to(story: Story, statement: Statement) -> None:
    """`pays {1} to give it flying`: the one ability that costs just that mana, of several the one that is spoken of. Raises
    `CannotMean` where there is none."""
    mana = "".join(statement.slots["cost"]).upper()
    pays_for_one_spoken_of(story, statement, mana, lambda card: _abilities_for(card, mana))


@means("lifeto")
def pays_life_to(story: Story, statement: Statement) -> None:
    """`pays 3 life to proliferate`: the same of life."""
    life = statement.slots["amount"]

    def costing_so(card: Card) -> Iterator[tuple[int, Activated]]:
        return ((number, ability) for number, ability, each in costs_in_life(card) if each == life)

    pays_for_one_spoken_of(story, statement, f"{life} life", costing_so)


def pays_for_one_spoken_of(
    story: Story,
    statement: Statement,
    paid: str,
    costing_so: Callable[[Card], Iterator[tuple[int, Activated]]],
) -> None:
    """One pays `paid`, and activates the ability of those that cost so which the words for what that is done speak of."""
    player, words = actor_of(story, statement), statement.slots["words"]
    told = story.reader.refs_in(statement.start, statement.end)
    for ref in (*(statement.get("_about") or ()), *told):  # `to create an Ally with Loyal Fire Sage`
        card = story.card_meant(ref)
        if isinstance(ref, ThingRef) and card is not None and any(True for _ in costing_so(card)):
            story.resolve((ref,), "source", player)
    costing = [
        (thing, number, " ".join(texts_meant(story, thing, (AbilityOf(thing.label, number),))), ability)
        for thing in story.things
        if thing.holder in (player, None) and (card := story.card(thing)) is not None
        for number, ability in costing_so(card)
    ]
    if len(costing) > 1:
        best = spoken_of_most(words.lower(), [text for *_, text, _ in costing], [one for *_, one in costing])
        costing = [costing[n] for n in best]
    if not costing and "{" in paid and pays_for_what_is_offered(story, player, paid, told):
        return
    if len(costing) != 1:
        raise CannotMean(f"It is not told what {paid} is paid for.", (), statement.start, statement.end)
    ((thing, number, *_),) = costing
    answers_what_was_cast(story, player, thing)
    ref = ThingRef("made", statement.start, statement.start, name=thing.label, told=thing.label)
    spent, story.sacrificed_along = story.sacrificed_along, ()
    activate_ability(story, player, ref, How(which=number, modes=(words,), sacrificed=spent))


@means("payswith")
def pays_with(story: Story, statement: Statement) -> None:
    """`pays {1}{G} with Kamahl targeting Forest`: its one ability that costs just that mana. Raises `CannotMean` where it has none."""
    player, ref = actor_of(story, statement), statement.slots["about"]
    mana = "".join(statement.slots["cost"]).upper()
    card = story.card(story.one(ref, "source", player))
    able = [number for number, _ in _abilities_for(card, mana)] if card is not None else []
    if not able and card is not None and pays_for_what_triggers(story, player, card, mana, statement):
        return
    if len(able) != 1:
        raise CannotMean(f"It is not told what {mana} is paid for.", (), statement.start, statement.end)
    activate_ability(story, player, ref, replace(statement.slots["modifiers"], which=able[0]))


def use_for_that_mana(story: Story, player: str, ref: object, mana: str) -> None:
    """`pays {4}{W} with Envoy of Okinec Ahau`, of which nothing was told: what has an ability for just that mana is the player's."""
    card = story.card_meant(ref) if mana else None
    if (
        isinstance(ref, ThingRef)
        and card is not None
        and any(True for _ in _abilities_for(card, mana.upper()))
    ):
        story.resolve((ref,), "source", player)


def take_to_be_there(story: Story, player: str, ref: ThingRef) -> None:
    """`I pay 5 life to Greed` where it was not told of: what asks for life as the cost of an ability is on the battlefield."""
    card = story.names.exact(ref.name)
    told = any(thing.name == ref.name for thing in story.things)
    if card is not None and not told and any(_LIFE_AS_COST.match(text) for text in card.texts):
        story.resolve((ref,), "source", player)


#: The cost of an activated ability that is paid with life: `{B}, Pay 2 life: ...`.
_LIFE_AS_COST = regex(r"(?:[^:.]*, )?pay \d+ life[^:.]*:", re.IGNORECASE)
