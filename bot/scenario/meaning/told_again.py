"""A spell that is spoken of again (`after it's been bolted`), and one that plainly answers another though nobody said so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Activated, Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import CounterSpell, DealDamage, DealDivided, Destroy, Move, Portion, Shield
from bot.abilities.events import BeginningOf
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import YOU, Target, TheTarget
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, GoTo, Moment
from bot.regex import regex
from bot.scenario.meaning.resolved import cast_last
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.clause_words import ONE_MORE
from bot.scenario.text.words import word_set
from bot.scenario.things.aims import leaning, targets_of, zone_of
from bot.scenario.things.board import Thing
from bot.values import replace

_SINCE = word_set("after when whenever once as since because that")
#: Words of the moment in which something is cast, so that what is done then answers it.
_AS_IT_COMES = word_set("when whenever as to")
_SPELLS = frozenset({"Instant", "Sorcery"})


def is_told_again(story: Story, statement: Statement, spell: ThingRef, aimed: tuple[str, ...]) -> bool:
    """Whether a clause about a deed (`after it was bolted`, `in response to it being bolted`) speaks of a spell that was told
    before, with the same targets: then it is no second one."""
    if not is_of_a_deed(story, statement):
        return False
    if any(token.fold in ONE_MORE for token in story.tokens[statement.start : statement.end + 1]):
        return False
    names = {thing.label for thing in story.spells if thing.name == spell.name}
    casts = (action for action in story.actions if isinstance(action, Cast) and action.card in names)
    return any({*aimed} <= {*(cast.targets.names or ())} for cast in casts)


def is_the_one_just_cast(story: Story, spells: Sequence[ThingRef], how: How) -> bool:
    """`In response to the Bolt on it`: whether this speaks of the spell that was cast just before, with the same targets, as one that is
    known. It is no second one then."""
    last = story.actions[-1] if story.actions else None
    known = len(spells) == 1 and (spells[0].article in ("the", "that", "this") or spells[0].owner is not None)
    if not known or not how.targets or not isinstance(last, Cast) or spells[0].other:
        return False
    if not any(t.label == last.card and t.name == spells[0].name for t in story.spells):
        return False
    if spells[0].owner is not None and story.owner(spells[0].owner) not in (None, last.player):
        return False
    return {*story.names_of(how.targets, "target", last.player)} <= {*(last.targets.names or ())}


def deed_answered(story: Story, statement: Statement, how: How) -> bool:
    """Whether what is told of in the main clause answers this deed: `casts Fog after it is bolted, in response`; a clause that says
    `when` it is bolted, as the Bolt was told before."""
    if not is_of_a_deed(story, statement):
        return False
    apart = any(
        story.tokens[at].fold == "," and story.tokens[at + 1].fold in ("in", "responding")
        for at in range(statement.start, statement.end - 1)
    )
    opener = story.tokens[statement.start - 1].fold
    last = story.actions[-1] if story.actions else None
    return (how.response and apart) or (opener in _AS_IT_COMES and isinstance(last, Cast))


def is_of_a_deed(story: Story, statement: Statement) -> bool:
    """Whether the words before the clause make it one that says when, or to what, something is done."""
    before = [token.fold for token in story.tokens[max(0, statement.start - 3) : statement.start]]
    return bool(before) and (before[-1] in _SINCE or before[-2:] == ["response", "to"])


def answered_in_one_breath(story: Story, by: Thing, names: tuple[str, ...]) -> str | None:
    """The opponent's harmful spell that this one saves its target from, told in the same sentence (`he bolts my Bears and I Giant
    Growth it`), by its label: nobody means that it comes once that has resolved."""
    help_ = story.card(by)
    return _harm_told_just_now(story, names) if help_ is not None and leaning(help_) == "mine" else None


def aimed_in_time(story: Story, by: Thing, names: tuple[str, ...]) -> str | None:
    """The opponent's spell that takes away what this is aimed at, told just before, by its label: once that has resolved it could not be
    aimed there (CR 601.2c)."""
    card = story.card(by)
    aims = targets_of(card) if card is not None else []
    if not aims or any(zone_of(target) != "battlefield" for target in aims):
        return None
    return _removed_by_then(story, names)


def answer_in_time(story: Story) -> None:
    """`He Murders my Bear and I cast Orcish Medicine, giving it indestructible`: what is aimed only by words that come after it, the spell
    that was cast last or a trigger of it, answers what would take that away, as it would were it told before."""
    at = len(story.actions) - 1
    told = story.actions[at] if at >= 0 else None
    at -= isinstance(told, TriggerTargets)
    cast = story.actions[at] if at >= 0 else None
    names = told.targets.names if isinstance(told, Cast | TriggerTargets) else None
    if not isinstance(cast, Cast) or cast.response or not names:
        return
    thing = next((one for one in story.things if one.label == cast.card), None)
    if thing is None or not (thing.is_type("Instant") or thing.has_keyword("flash")):
        return
    after, story.actions[at:] = story.actions[at:], []
    spell = answered_in_one_breath(story, thing, names) or aimed_in_time(story, thing, names)
    story.actions += after
    if spell is not None:
        story.assumptions.append(f"{thing.label} answers {spell} before it resolves.")
        story.actions[at] = replace(cast, response=True)


def used_in_time(story: Story, by: Thing) -> str | None:
    """The opponent's spell that takes away that whose ability is activated, told just before, by its label: once that has resolved it has
    none (CR 113.6); unless one of its abilities is activated where it is then."""
    works_elsewhere = any(_FROM_ELSEWHERE.search(text) for text in by.texts)
    return None if works_elsewhere or {*by.types} & _SPELLS else _removed_by_then(story, (by.label,))


_FROM_ELSEWHERE = regex(
    r"\b(?:unearth|embalm|eternalize|encore|scavenge|disturb)\b|\bfrom (?:your|a) graveyard\b[^.]*:|\bfrom your hand\b[^.]*:|:[^.]*\bfrom your graveyard\b",
    re.IGNORECASE,
)


def sacrificed_in_time(story: Story, things: Sequence[Thing]) -> str | None:
    """The opponent's harmful spell that was aimed at what is sacrificed, told in the same sentence (`he bolts my Bears and I sac them`),
    by its label: nobody means that they are sacrificed once that has resolved."""
    last = cast_last(story)
    if (swept := swept_in_time(story)) is not None:
        return swept
    if last is not None and last.player != story.actor and _counter_spells(story, things):
        return (
            last.card
        )  # `He casts Angel. I sacrifice Spiketail Hatchling`: only what is not resolved can be countered
    names = tuple(thing.label for thing in things)
    return _harm_told_just_now(story, names) or _removed_by_then(story, names)


def swept_in_time(story: Story) -> str | None:
    """The opponent's spell that destroys or damages whatever there is, told just before, by its label: who tells of a game that he plays
    does not mean that a creature is there after Wrath of God."""
    last = cast_last(story)
    theirs = story.speaks and last is not None and last.player != story.actor
    return last.card if theirs and last is not None and sweeps(story, last.card) else None


def _counter_spells(story: Story, things: Sequence[Thing]) -> bool:
    """Whether each of these is sacrificed for nothing but an ability of its own that counters a spell."""
    cards = [story.card(thing) for thing in things]
    able = [activated_of(playable(card).abilities) for card in cards if card is not None]
    return len(able) == len(cards) > 0 and all(
        own and all(holds(one.effects, CounterSpell) and holds(one.cost, SacrificeCost) for one in own)
        for own in able
    )


def _removed_by_then(story: Story, names: tuple[str, ...]) -> str | None:
    """The opponent's spell, cast just before, that takes one of these away once it has resolved: who tells of a game that he plays does
    not mean that it is there still."""
    lying = {thing.label for thing in story.things if thing.zone != "battlefield" and thing.cast_by is None}
    there = tuple(
        name for name in names if name not in lying
    )  # what is returned from a graveyard is not there before
    spell = _aimed_at_just_now(story, there) if story.speaks else None
    card = story.card(spell) if spell is not None else None
    if spell is None or card is None or not {*card.types} & _SPELLS:
        return None
    # what is only given to it (`When this creature dies, return it`) takes nothing away
    taken = [part.what for part in inside(card.abilities, Destroy)]
    taken += [part.what for part in inside(card.abilities, Move)]
    if holds(tuple(taken), Target, TheTarget):
        return spell.label
    dealt = [p.amount.n for p in inside(card.abilities, Portion) if isinstance(p.amount, Number)]
    aimed = [t for t in story.things if t.label in names and t.is_type("Creature") and not t.size_assumed]
    kills = dealt and any((t.printed[1] or 0) <= max(dealt) + t.damage and not t.counters for t in aimed)
    return spell.label if kills else None


def _aimed_at_just_now(story: Story, names: tuple[str, ...]) -> Thing | None:
    """The spell that was cast last, where another cast it and aimed it at one of these."""
    last = cast_last(story)
    if last is None or last.player == story.actor:
        return None
    if not {*names} & {*(last.targets.names or ())}:
        return None
    return next((thing for thing in story.spells if thing.label == last.card), None)


def sweeps(story: Story, label: str) -> bool:
    """Whether that destroys or damages whatever there is."""
    texts = next((thing.texts for thing in story.things if thing.label == label), ())
    return any(_SWEEPS.search(text) for text in texts)


_SWEEPS = regex(r"\b(?:destroy (?:all|each)|damage to each)\b", re.IGNORECASE)


def _harm_told_just_now(story: Story, names: tuple[str, ...]) -> str | None:
    """The opponent's harmful spell that was aimed at one of these and told last, in the same sentence, by its label."""
    spell = _aimed_at_just_now(story, names)
    harm = story.card(spell) if spell is not None else None
    if spell is None or harm is None or not {*spell.types} & _SPELLS:
        return None
    told = story.tokens[story.cast_at.get(spell.label, 0) : story.where]
    if not story.asked_whether and any(token.kind == "break" for token in told):
        return None
    if not story.speaks and any(token.fold == "then" for token in told):
        return None  # who tells of Alice and Bob says in which order it happens
    return spell.label if leaning(harm) == "theirs" else None


def shielded_in_time(story: Story, by: Thing, names: tuple[str, ...]) -> str | None:
    """The opponent's spell that deals damage, told just before, against which this sets up a prevention or redirection effect (CR 614.3,
    615.3), by its label: who tells of a game that he plays does not mean that it comes too late; who writes down what Alice and
    Bob do may."""
    last = story.actions[-1] if story.actions else None
    shield = story.card(by)
    if isinstance(last, GoTo) and story.speaks and shield is not None and _shields(shield):
        return _damage_at_the_beginning(story, last)
    last = cast_last(story)
    if last is None or last.player == story.actor or not story.speaks:
        return None
    spell = next((thing for thing in story.spells if thing.label == last.card), None)
    harm = story.card(spell) if spell is not None else None
    if spell is None or harm is None or shield is None or not {*spell.types} & _SPELLS:
        return None
    aimed = {*(last.targets.names or ())}
    if names and aimed and not {*names} & aimed:
        return None
    deals = holds(harm.abilities, DealDamage, DealDivided)
    return spell.label if deals and _shields(shield) else None


def _shields(card: Card) -> bool:
    """Whether an ability of it that is activated, or it as a spell, sets up such an effect."""
    done = [a.effects for a in card.abilities if isinstance(a, Activated | Spell)]
    return holds(tuple(done), Shield)


#: The steps at whose beginning something may trigger.
_STEPS = {Moment.UPKEEP: "upkeep", Moment.DRAW: "draw step", Moment.END_STEP: "end step"}


def _damage_at_the_beginning(story: Story, moment: GoTo) -> str | None:
    """The trigger of the step that has begun which deals damage, by whose it is: the first that anybody may do in that step is done
    with it on the stack (CR 503.1a)."""
    step, turn = _STEPS.get(moment.moment), moment.player or story.active
    for thing in story.things:
        card = story.card(thing) if thing.zone == "battlefield" and not thing.gone else None
        for ability in card.abilities if card is not None else ():
            if not isinstance(ability, Triggered) or not isinstance(ability.when, BeginningOf):
                continue
            in_time = ability.when.step == step and (
                ability.when.whose != YOU or turn in (None, thing.holder)
            )
            if in_time and holds(ability.effects, DealDamage):
                return f"{thing.label}'s trigger"
    return None


def saves_what_is_aimed_at(story: Story, player: str, how: How) -> bool:
    """`He Murders my Bear. I flash in Zephyr Sentinel, returning it`: what is flashed in and aimed at what another's spell, told just
    before, is aimed at, answers that spell."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player == player:
        return False
    spell = next((thing for thing in story.spells if thing.label == last.card), None)
    if spell is None or not {*spell.types} & _SPELLS:
        return False
    refs = (*(how.targets or ()), *how.returned, *how.exiled)
    meant = [
        t for ref in refs if isinstance(ref, ThingRef) for t in story.things if ref.name in (t.name, t.label)
    ]
    return any(thing.label in (last.targets.names or ()) for thing in meant)
