"""Choices that the story settles: orders, sources, optional things, triggers' targets, coins."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.filters import TheChosen
from bot.abilities.subtypes import BASIC_LAND_TYPES, SUBTYPES
from bot.abilities.walk import inside
from bot.cards.phrases.words.type_words import PLURALS
from bot.engine.told.decisions import (
    AppliesFirst,
    Flips,
    NewTargets,
    Picks,
    ReturnsCommander,
    SaysMay,
)
from bot.engine.told.script import Attack, Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.chosen_of_ones_own import take_to_be_ones_own
from bot.scenario.meaning.found_in_libraries import takes_what_is_revealed
from bot.scenario.meaning.not_aimed_yet import aim_it, not_aimed_yet
from bot.scenario.meaning.offers import says_whether
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.responding import choose_source, pair_with
from bot.scenario.meaning.taken_from_hands import chosen_from_hand
from bot.scenario.meaning.which_card import card_in_hand, whose_copy_is_cast
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.last_deed import card_of_last_deed
from bot.scenario.telling.modes_told import mode_of_a_trigger, mode_that_makes
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.chosen_on_entering import kinds_asked_for
from bot.values import replace


@means("choosesource")
def chooses_source(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    ref: Ref = statement.slots["thing"]
    if isinstance(ref, PlayerRef):
        return
    thing = story.one(ref, "any", None)
    if thing.controller is None and thing.zone == "battlefield":
        thing.likely = story.opponent(player)
    choose_source(story, player, thing)


@means("choosecolor")
def chooses_color(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    about = statement.get("about")
    label = story.one(about, "any", player).label if isinstance(about, ThingRef) else None
    colors = (statement.slots[name] for name in ("color", "also") if name in statement.slots)
    story.actions.append(Picks(player, tuple(color.lower() for color in colors), label))


@means("commandzone", "nocommandzone")
def to_command_zone(story: Story, statement: Statement) -> None:
    """`Alice puts Serra Angel into the command zone`: what she chooses of her commander (CR 903.9)."""
    player = actor_of(story, statement)
    for thing in story.resolve(statement.slots["it"], "any", player):
        story.actions.append(ReturnsCommander(player, thing.label, statement.kind == "commandzone"))


@means("appliesfirst")
def applies_first(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement) if statement.get("who") is not None else story.opponent(story.actor)
    effect = statement.slots["effect"]
    if isinstance(effect, ThingRef):
        story.actions.append(AppliesFirst(player, story.one(effect, "any", player).label))
    else:
        words = str(effect).lower()
        named = next((t for t in story.things if t.label.lower() in words), None)
        if named is None and "planeswalker" not in words:
            raise CannotMean(
                f"It is not told what “{effect}” is of.", start=statement.start, end=statement.end
            )
        story.actions.append(AppliesFirst(player, named.label if named is not None else None))


@means("putsattacking")
def puts_attacking(story: Story, statement: Statement) -> None:
    """`Alice puts Elf onto the battlefield tapped and attacking`: what an ability lets her put is that card of her hand."""
    player = actor_of(story, statement)
    cards = tuple(card_in_hand(story, player, ref, How()).label for ref in statement.slots["what"])
    story.actions += [says_whether(player, True, None, "put"), Picks(player, cards)]


@means("exilesforit")
def exiles_for_its_ability(story: Story, statement: Statement) -> None:
    """`Alice exiles Kozilek's Return`: what its own ability lets her do with it, from her graveyard."""
    player = actor_of(story, statement)
    for thing in story.resolve(statement.slots["what"], "any", player):
        if not thing.declared:
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True
        story.actions.append(says_whether(player, True, thing.label, "exile"))


@means("ventures")
def ventures(story: Story, statement: Statement) -> None:
    """`ventures into Goblin Lair`: which room a player goes on to, or which dungeon they begin (CR 701.49)."""
    story.actions.append(Picks(actor_of(story, statement), (statement.slots["room"],)))


@means("encodes")
def encodes(story: Story, statement: Statement) -> None:
    """`encodes Shadow Slice on Ogre`: what cipher lets a player do as the spell resolves (CR 702.99a)."""
    player = actor_of(story, statement)
    story.one(statement.slots["thing"], "spell", player)
    story.actions.append(Picks(player, (story.one(statement.slots["other"], "source", player).label,)))


@means("pairs")
def pairs(story: Story, statement: Statement) -> None:
    """`pairs Nettle Swine with Elf`: what soulbond lets a player do as one of them enters (CR 702.95a)."""
    player = actor_of(story, statement)
    thing = story.one(statement.slots["thing"], "source", player)
    pair_with(story, player, thing, statement.slots["other"])


@means("devours")
def devours(story: Story, statement: Statement) -> None:
    """`Mycoloth devours Elf`: what is sacrificed as it enters (CR 702.82a)."""
    if statement.get("it") is not None:
        sources = story.resolve(statement.slots["it"], "spell")
        player = sources[-1].cast_by or actor_of(story, statement)
    else:
        player = actor_of(story, statement)
        sources = story.spells[-1:]
    labels = tuple(thing.label for thing in story.resolve(statement.slots["things"], "source", player))
    story.actions.append(Picks(player, labels))
    story.refer(sources)


@means("flips")
def flips(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if statement.get("it") is not None:  # whoever controls it flips
        player = story.resolve(statement.slots["it"], "any")[0].controller or player
    counts = {"head": 0, "tail": 0}
    if statement.get("face") is not None:
        counts[statement.slots["face"]] += statement.get("amount", 1)
    if statement.get("face2") is not None:
        counts[statement.slots["face2"]] += statement.get("number2", 1)
    if statement.get("face") is None:
        words = [t.lemma for t in story.tokens[statement.start : statement.end]]
        counts["head" if "win" in words else "tail"] = 1
    story.actions.append(Flips(player, counts["head"], counts["tail"]))


@means("picks")
def picks(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    about = statement.get("about")
    label = (
        story.one(about, "any", player).label
        if isinstance(about, ThingRef) and about.word != "trigger"
        else None
    )
    refs = statement.slots["targets"]
    asked = _type_asked_for(story, refs) if label is None else None
    if asked is not None:
        story.actions.append(Picks(player, (asked,)))
        return
    if label is None and chosen_from_hand(story, player, refs):
        return
    if (card := _card_named(story, statement, refs)) is not None:
        story.actions.append(Picks(player, (card,), label))
        return
    if label is None and (mode := mode_that_makes(story, player, refs)) is not None:
        story.actions.append(mode)
        return
    if label is None and takes_what_is_revealed(story, player, refs):
        return
    names = story.names_of(refs, "any", player)
    if label is None and _chooses_a_source(story):
        for name in names:
            thing = next((t for t in story.things if t.label == name), None)
            if thing is not None:
                choose_source(story, player, thing)
        return
    unaimed = not_aimed_yet(story) if label is None else None
    if unaimed is not None and not _says_choose(story, unaimed):
        aim_it(story, names)  # `casts Murder and chooses Ogre`
        return
    take_to_be_ones_own(story, player, names)
    story.actions.append(Picks(player, names, label))


def _says_choose(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    return card is None or any("choose" in text.lower() for text in card.texts)


def _card_named(story: Story, statement: Statement, refs: Sequence[Ref]) -> str | None:
    """`names Lightning Bolt`: the name of a card (CR 201.4), which nothing that is there has to have."""
    names = any(t.lemma == "name" for t in story.tokens[statement.start : statement.start + 3])
    ref = refs[0] if len(refs) == 1 else None
    if not names or not isinstance(ref, ThingRef) or ref.source != "card" or ref.letter:
        return None
    return None if any(thing.name == ref.name for thing in story.things) else ref.name


def _type_asked_for(story: Story, refs: Sequence[Ref]) -> str | None:
    """`chooses Giant`, where what was just done asks for a type: that, though a thing may be called so for short."""
    card = card_of_last_deed(story)
    if card is None or len(refs) != 1 or not isinstance(refs[0], ThingRef):
        return None
    word = refs[0].word.capitalize()
    subtype = PLURALS.get(word, word)
    asked = kinds_asked_for(card)
    kind = "basic land type" if subtype in BASIC_LAND_TYPES else "creature type"
    return subtype if subtype in SUBTYPES and kind in asked else None


def _chooses_a_source(story: Story) -> bool:
    """Whether what the player did just before asks for a source: `sacrifices Ajani's Aid and chooses Goblin Piker`."""
    card = card_of_last_deed(story)
    if card is None:
        return False
    chosen = (quality.kind for quality in inside(card.abilities, TheChosen))
    return "source" in chosen or any("source of your choice" in text for text in card.texts)


@means("picksboth")
def picks_words(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    todo = statement.slots["todo"]
    if re.search(r"\bmodes?\b", todo):
        raise CannotMean(f"It is not told of what “{todo}” is.", start=statement.start, end=statement.end)
    story.actions.append(mode_of_a_trigger(story, player, todo) or Picks(player, (todo,)))


@means("samecopy")
def copy_targets(story: Story, statement: Statement) -> None:
    """What a copy made by storm or the like is aimed at."""
    of = statement.get("of")
    spells = [t for t in story.things if t.cast_by is not None]
    copied = whose_copy_is_cast(story) if of is None else None
    if copied is not None and statement.get("targets") is not None:  # a copy of a card is cast
        card, player = copied
        names = story.names_of(statement.slots["targets"], "target", player)
        story.actions.append(Cast(player, card.label, Targets(names)))
        return
    spell = story.one(of, "spell") if isinstance(of, ThingRef) else (spells[-1] if spells else None)
    player = spell.cast_by if spell is not None and spell.cast_by else story.actor or next(iter(story.seats))
    refs = statement.get("targets")
    if refs is not None:
        names = story.names_of(refs, "target", player)
        story.actions.append(NewTargets(player, names, spell.label if spell else None))
        return
    story.actions.append(NewTargets(player, (), spell.label if spell else None))


@means("exerts")
def exerts(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    labels = tuple(t.label for t in story.resolve(statement.slots["thing"], "any", player))
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, Attack) and action.player == player:
            story.actions[index] = replace(action, exerted=(*action.exerted, *labels))
            return
    for label in labels:
        story.actions.append(SaysMay(player, True, label, said="exert"))
