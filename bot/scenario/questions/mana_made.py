"""How much mana things make, asked of them or of all that a player has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.abilities.ability import Ability, Keyword, Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.costs import SacrificeCost
from bot.abilities.events import Attacks, Enters
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.player_effects import AddMana
from bot.abilities.player_events import Casts
from bot.abilities.walk import holds, inside
from bot.engine.relevance.playable import playable
from bot.engine.told.asked_of_costs import CountsMana
from bot.engine.told.script import Action, Activate, Sacrifices
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def _one_that_makes_most(story: Story, refs: tuple[object, ...]) -> list[Thing]:
    """`I control Cabal Stronghold and four Swamps. How much mana does it give?`: not one of several alike; first what was just tapped for
    mana. Empty where more than a word back is said, or nothing or several things can be meant."""
    ref = refs[0] if len(refs) == 1 else None
    if not isinstance(ref, ThingRef) or ref.source != "it" or ref.many:
        return []
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Activate) and last.for_mana:
        return [thing for thing in story.things if thing.label == last.source]
    names = [thing.name for thing in story.things]
    able = [t for t in story.focus if names.count(t.name) == 1 and _ADDS.search(" ".join(t.texts))]
    return able if len(able) == 1 else []


def _added_by(story: Story, player: str) -> str:
    """`I cast Dark Ritual. How much mana do I get?`: the one thing of the player's that adds mana as it resolves or triggers, where something
    was done and nothing of theirs makes any by being tapped; empty where there is none, or several are."""
    own = [t for t in story.things if player in (t.holder, t.cast_by)]
    cards = [(thing, card) for thing in own if (card := story.card(thing)) is not None]
    adding = [thing.label for thing, card in cards if any(_adds_by_now(thing, a) for a in _all_of(card))]
    tapped = any(holds(a, AddMana) for _, card in cards for a in activated_of(card.abilities))
    lands = any(thing.is_type("Land") for thing in own)
    return adding[0] if story.actions and len(adding) == 1 and not (tapped or lands) else ""


def _adds_by_now(thing: Thing, ability: Ability) -> bool:
    """Whether it adds a fixed amount of mana as the spell resolves, as the permanent just cast enters or attacks, or as a spell is cast."""
    fixed = all(part.times is None or isinstance(part.times, Number) for part in inside(ability, AddMana))
    if not holds(ability, AddMana) or not fixed:
        return False
    if isinstance(ability, Spell):
        return thing.cast_by is not None
    when = ability.when if isinstance(ability, Triggered) else None
    if isinstance(when, Attacks):
        return thing.attacking
    return (isinstance(when, Enters) and thing.cast_by is not None) or isinstance(when, Casts)


def _all_of(card: Card) -> Iterator[Ability]:
    """Its abilities, with what its keywords stand for: firebending adds mana as it attacks."""
    for ability in card.abilities:
        yield ability
        yield from implied(ability) if isinstance(ability, Keyword) else ()


def _used_by(story: Story, player: str, action: Action) -> str:
    """What that player activates an ability of, or sacrifices for mana of its own (`sacrifices Black Lotus`); empty where nothing."""
    if isinstance(action, Activate) and action.player == player:
        return action.source
    if not isinstance(action, Sacrifices) or action.player != player:
        return ""
    thing = next((t for t in story.things if t.label == action.what), None)
    card = story.card(thing) if thing is not None else None
    for ability in activated_of(playable(card).abilities) if card is not None else ():
        own = any(isinstance(part, SacrificeCost) and part.what is None for part in ability.cost)
        if own and holds(ability.effects, AddMana):
            return action.what
    return ""


_ADDS = regex(r"\badds? ", re.IGNORECASE)


def of_mana_made(story: Story, statement: Statement, words: str) -> Question:
    """The question of how much mana it is. What is named only here is there. Where things were tapped for mana, it is asked of these,
    as they were tapped."""
    who = statement.get("who")
    named = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else ""
    refs = statement.get("source")
    if isinstance(who, PlayerRef) and who.how == "they" and not any(t.holder == named for t in story.things):
        named = ""  # `I control two lands. How much mana do they make?`
    at = len(story.actions)
    what: tuple[str, ...] | None = None
    player = named or story.actor or next(iter(story.seats))
    if isinstance(refs, tuple):
        known = len(story.things)
        things = _one_that_makes_most(story, refs) or story.resolve(refs, "asked")
        for thing in things:
            thing.told = thing.told or player
            if thing in story.things[known:]:
                thing.zone = "hand" if {*thing.types} & {"Instant", "Sorcery"} else "battlefield"
                thing.declared = True
        player = next((t.holder for t in things if t.holder), None) or player
        what = tuple(thing.label for thing in things)
    if any(isinstance(a, Activate) and a.x is not None and a.player == player for a in story.actions):
        raise CannotMean("How much mana X makes is not worked out.", (), statement.start, statement.end)
    used = [(n, label) for n, a in enumerate(story.actions) if (label := _used_by(story, player, a))]
    tapped = [(n, label) for n, label in used if what is None or label in what]
    if tapped:
        at = tapped[0][0]
        what = what or tuple(dict.fromkeys(label for _, label in tapped))
    if what is None and not tapped and (adding := _added_by(story, player)):
        what = (adding,)
    if what is None and not story.things:
        raise CannotMean("It is not told what makes mana.", (), statement.start, statement.end)
    story.actions.insert(at, CountsMana(player, what))
    return Question(words, "manamade", who=player)
