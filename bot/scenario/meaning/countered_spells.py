"""Spells that are told of only as they are countered: what they are, and what they are aimed at."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Spell
from bot.abilities.effects import CounterSpell
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.purposes import place_of
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target
from bot.scenario.things.board import Thing
from bot.scenario.things.supposed import a_creature
from bot.values import replace


def is_a_described_spell(story: Story, ref: ThingRef) -> bool:
    """`an artifact`, `my 4-drop` of which nothing was told: what is countered is no permanent yet (CR 701.6a). Not `an Aura`, which would
    enchant something."""
    told = bool(ref.types or ref.subtypes) or ref.size is not None
    described = ref.source == "kind" and ref.noun != "spell" and told and "Aura" not in ref.subtypes
    known = any(_may_be_meant(thing, ref) for thing in story.things)
    new = ref.article in ("a", "an") or (ref.article == "my" and ref.count == 1 and not known)
    return described and new


def _may_be_meant(thing: Thing, ref: ThingRef) -> bool:
    """Whether that description fits a thing of the story."""
    return (
        bool({*(ref.types or ("Creature",))} & {*thing.types})
        and all(thing.is_type(kind) for kind in ref.subtypes)
        and (ref.size is None or thing.printed in (ref.size, (None, None)))
    )


def is_cast_before_its_mana_is_told(story: Story, player: str) -> None:
    """`I have two lands. He Mana Leaks my Serra Angel`: the mana that is told is what was left when that had been cast."""
    seat = story.seat(player)
    if seat.mana is not None:
        seat.spells_before_mana += 1


def countering_as_told(story: Story, how: How) -> How:
    """`casts Counterspell to counter my Serra Angel`, of what aims at nothing but spells: what it is said to counter is its target."""
    if how.targets is not None or len(how.modes) != 1:
        return how
    refs = _said_to_be_countered(story, how.modes[0])
    return replace(how, targets=refs, modes=()) if refs else how


def countered_by_a_mode(story: Story, thing: Thing, how: How) -> tuple[Ref, ...]:
    """`Cryptic Command, countering his Siege Rhino`: what a mode of a spell is said to counter."""
    card = story.card(thing)
    if card is None or not holds(card.abilities, CounterSpell):
        return ()
    return tuple(ref for mode in how.modes for ref in _said_to_be_countered(story, mode))


def _said_to_be_countered(story: Story, mode: str) -> tuple[Ref, ...]:
    words, start = mode.removeprefix("to ").split(), place_of(story, mode)
    if words[:1] not in (["counter"], ["counters"], ["countering"]) or start is None:
        return ()
    return tuple(story.reader.refs_in(start, start + len(mode.split())))


def aimed_at_something(story: Story, ref: ThingRef, victim: str) -> How:
    """What a described spell is aimed at that is cast only to be countered: a creature of the player's who counters it."""
    card = story.card_meant(ref)
    spell = tuple(a for a in card.abilities if isinstance(a, Spell)) if card is not None else ()
    aimed = [*inside(spell, Target)]  # what it does once it has entered has targets of its own
    enchants = card is not None and any("enchant creature" in text.lower() for text in card.texts)
    if not enchants and (len(aimed) != 1 or not may_be_target(aimed[0], ("Creature",))):
        return How()
    things = story.resolve((a_creature(),), "declare", victim)
    for thing in things:
        thing.told = thing.told or victim
    return How(
        targets=tuple(ThingRef("made", -1, -1, name=thing.label, told=thing.label) for thing in things)
    )


def may_counter(story: Story, by: str) -> bool:
    """Whether `by` counters what it is aimed at, so that it is of no account where that is aimed; not what copies it (`I cast Fork on my own
    Bolt`). What is no card counters."""
    card = story.names.exact(by)
    return card is None or holds(card.abilities, CounterSpell)


def is_any_spell(story: Story, player: str, thing: Thing, ref: ThingRef) -> bool:
    """`Can I Counterspell his spell?`, where none was cast: one of any kind, where the countering spell asks for none."""
    if ref.lines and story.card_meant(ref) is not None:
        return not any(t.cast_by for t in story.things if t is not thing)
    told = ref.types or ref.subtypes or ref.colors or ref.size or ref.lines or ref.count > 1 or ref.status
    if (
        ref.source != "kind"
        or ref.noun != "spell"
        or told
        or any(t.cast_by for t in story.things if t is not thing)
    ):
        return False
    card = story.card(thing)
    return card is not None and any(_ANY_SPELL.search(text) for text in card.texts)


#: Where it may be paid for, the two ends of a spell that does nothing would be one.
_ANY_SPELL = regex(r"\bcounter target (?:noncreature )?spell\b(?! unless)", re.IGNORECASE)


def refuse_what_is_no_spell(story: Story, refs: Sequence[Ref], response: bool) -> None:
    """`I have Geist of Saint Traft. Can he Counterspell it while it is on the stack?`: that is there already. Raises `CannotMean`."""
    for ref in refs if (response or story.response) and not story.actions else ():
        if not isinstance(ref, ThingRef) or ref.source not in ("card", "it"):
            continue
        known = [t for t in story.things if t.name == ref.name] if ref.source == "card" else story.focus[-1:]
        if known and all(t.declared and t.zone == "battlefield" and t.cast_by is None for t in known):
            said = f"Say that {known[-1].label} is cast: what is on the battlefield is no spell."
            raise CannotMean(said, start=ref.start, end=ref.end)
