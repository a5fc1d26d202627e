"""Permanents that are regenerated or turned face up."""

from __future__ import annotations

import re

from bot.abilities.effects import Regenerate
from bot.abilities.walk import holds
from bot.engine.permanents.face_down import WAYS
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import (
    Activate,
    Cast,
    Regenerates,
    TurnsFaceUp,
)
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import (
    labels_of,
    targets_told,
)
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.resolved import cast_last
from bot.scenario.meaning.responding import response_told
from bot.scenario.meaning.told_again import sweeps, used_in_time
from bot.scenario.meaning.untold import effect
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.said_to_be import has_played
from bot.values import replace


@means("regenerates")
def regenerates(story: Story, statement: Statement) -> None:
    who, ref = statement.get("who"), statement.get("thing")
    how: How = statement.get("modifiers") or How()
    if isinstance(who, PlayerRef):
        player = actor_of(story, statement)
        ref = (
            ref if isinstance(ref, ThingRef) else ThingRef("it", statement.start, statement.start, word="it")
        )
        thing = story.one(ref, "source", player)
    else:
        thing = story.resolve(statement.slots["it"], "any")[0]
        player = thing.controller or story.opponent(story.actor)
    if not how.response and not story.response and _answers(story, thing.label):
        story.response = True  # `I bolt it and he regenerates it`: what it would die of has not resolved
    if (story.response or how.response) and _is_of_no_harm_yet(story):
        message = "It is not told what would destroy it."
        raise CannotMean(message, start=statement.start, end=statement.end)
    if not any(holds(card.abilities, Regenerate) for card in map(story.card, story.things) if card):
        how.only("regenerating it", "response")
        story.response = story.response or how.response
        effect(story, player, "Regeneration Spell", "Regenerate target creature.", (thing.label,))
        return
    how = replace(how, paid=tuple(words for words in how.paid if not words.startswith("{")))
    how.only("regenerating it", "times", "response", "under")
    response, _ = response_told(story, how)
    for _ in range(how.times):
        story.actions.append(Regenerates(player, thing.label, response))


def _is_of_no_harm_yet(story: Story) -> bool:
    """Whether what was cast last is a permanent that does nothing as it enters: nothing is destroyed by its being cast."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.targets.names:
        return False
    thing = next((one for one in story.spells if one.label == last.card), None)
    if thing is None or SPELL_TYPES & {*thing.types}:
        return False
    return not triggers_on_entering(thing.types, thing.texts)


def _answers(story: Story, label: str) -> bool:
    """Whether what was told last is a spell or ability that it would die of: it is aimed at it, or destroys or damages whatever there is.
    What is in the graveyard by then could not be regenerated. Who tells of other players than themselves says `in response` after a
    sentence of its own."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate):
        return False
    told = story.cast_at.get(last.card, 0) if isinstance(last, Cast) else story.where
    if not story.speaks and any(token.kind == "break" for token in story.tokens[told : story.where]):
        return False
    if last.targets.names:
        return label in last.targets.names
    name = last.card if isinstance(last, Cast) else last.source
    return name != label and sweeps(story, name)


@means("faceup")
def turns_face_up(story: Story, statement: Statement) -> None:
    how: How = statement.get("modifiers") or How()
    player, thing = _turned(story, statement)
    others = tuple(words for words in how.paid if not (words.startswith("{") or thing.has_keyword(words)))
    how = replace(how, paid=others)  # its own cost, which turning it face up is paid with anyway
    how.only(
        "turning it face up",
        "x",
        "sacrificed",
        "discarded",
        "targets",
        "shares",
        "response",
        "under",
        "returned",
    )
    if (
        how.returned and how.targets is None
    ):  # `and returning Ogre to its owner's hand`: by what triggers then
        how = replace(how, targets=how.returned)
    _with_a_morph(thing)
    hides = any(thing.has_keyword(keyword) for keyword in WAYS)
    untold = thing.zone == "battlefield" and (hides or not thing.declared)
    if thing.cast_by is None and not thing.face_down and untold and not has_played(story, thing):
        thing.face_down = True  # it is said to be turned face up, and nothing else of it
    if not (how.response or story.response) and (spell := _turned_in_time(story, thing)) is not None:
        story.assumptions.append(f"{thing.label} is turned face up before {spell} resolves.")
        how = replace(how, response=True)
    response, _ = response_told(story, how)
    sacrificed = labels_of(story, how.sacrificed, player)
    discarded = labels_of(story, how.discarded, player, "hand")
    story.actions.append(TurnsFaceUp(player, thing.label, how.x, sacrificed, discarded, response))
    aimed = targets_told(story, player, thing, how)
    if aimed.names:
        story.actions.append(TriggerTargets(player, thing.label, aimed))
    story.refer([thing])


def _turned(story: Story, statement: Statement) -> tuple[str, Thing]:
    """Who turns what face up; told in the passive, it is its controller. Raises `CannotMean` where that is not told."""
    told = statement.get("it")
    if told is None:
        player = actor_of(story, statement)
        return player, story.one(statement.slots["thing"], "source", player)
    thing = story.one(told[0], "source") if len(told) == 1 else None
    whose = (thing.holder if thing is not None else None) or story.active or story.actor
    if thing is None or whose is None:
        raise CannotMean("It is not told who turns it face up.", start=statement.start, end=statement.end)
    return whose, thing


def _with_a_morph(thing: Thing) -> None:
    """A creature that the story made up and lets be turned face up has a morph cost, of which nothing is told."""
    made = thing.made
    if made is not None and not any(thing.has_keyword(keyword) for keyword in WAYS):
        thing.made = replace(made, lines=(*made.lines, "Morph {0}"))


def _turned_in_time(story: Story, thing: Thing) -> str | None:
    """The spell, by its label, that was cast just before and before which this is turned face up: what triggers then can be aimed at
    nothing but a spell, or the spell takes it away."""
    last = cast_last(story)
    spell = next((s for s in story.spells if last is not None and s.label == last.card), None)
    if spell is None:
        return None
    aimed = next((found for text in thing.texts if (found := _AT_A_SPELL.search(text))), None)
    slow = aimed is not None and "instant" in aimed[0].casefold() and not SPELL_TYPES & {*spell.types}
    return spell.label if aimed is not None and not slow else used_in_time(story, thing)


_AT_A_SPELL = regex(r"\bturned face up, [^.]*\btarget (?:[a-z]+ ){0,3}spell\b", re.IGNORECASE)
