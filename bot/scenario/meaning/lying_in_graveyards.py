"""Cards that are told to be taken out of a graveyard, or used in one, and of which nothing was told before: they lie there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Activated, Keyword
from bot.abilities.card import Card
from bot.abilities.costs import ExileCost
from bot.abilities.filters import InZone
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.engine.relevance.playable import playable
from bot.scenario.meaning.fillers import fill
from bot.scenario.meaning.said_of_a_cast import chooses_to_move
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.text.possessive import of
from bot.scenario.things.board import Thing
from bot.scenario.things.made import UNNAMED
from bot.values import replace


def lay_in_graveyards(story: Story, player: str, how: How) -> None:
    """`casts Zed, returning Bear from her graveyard`: the Bear is there, and no other is meant that is on the battlefield."""
    if not how.buried:
        return
    for ref in (*how.returned, *how.exiled):
        there = any(t.zone == "graveyard" and ref.name in (t.name, t.label) for t in story.things)
        if ref.source not in ("card", "guess", "made") or there:
            continue
        for n in range(max(1, ref.count)):
            thing = story.create(ref, n, max(1, ref.count))
            whose = _whose(story, ref) or player
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", whose, whose, True


def some_of_a_kind_there(story: Story, player: str, ref: ThingRef) -> list[Thing]:
    """`I return a Ninja creature card from my graveyard`: what is told to lie there and is one, else one that is made up."""
    whose, number = _whose(story, ref) or player, max(1, ref.count)
    lying = [
        thing
        for thing in story.things
        if thing.zone == "graveyard" and not thing.gone and thing.holder == whose and _is_of_kind(thing, ref)
    ][:number]
    for n in range(number - len(lying)):
        thing = story.create(ref, n, number)
        thing.zone, thing.told, thing.owner, thing.declared = "graveyard", whose, whose, True
        lying.append(thing)
    return lying


def _is_of_kind(thing: Thing, ref: ThingRef) -> bool:
    return all(thing.is_type(kind) for kind in (*ref.types, *ref.subtypes))


def without_unnamed_cards(story: Story, player: str, spell: ThingRef, how: How) -> How:
    """`exiling five cards from her graveyard`, for delve or escape: which ones they are matters to nothing that is told."""
    if not how.buried or not how.exiled:
        return how
    card = story.card_meant(spell)
    if card is None or not any(word in line.lower() for line in card.texts for word in _PAID_FROM_THERE):
        return how
    unnamed = [ref for ref in how.exiled if ref.source == "kind" and ref.noun in ("card", "cards")]
    if not unnamed or any(ref.types or ref.subtypes or ref.colors for ref in unnamed):
        return how
    named = tuple(ref for ref in how.exiled if ref not in unnamed)
    if chooses_to_move(card, "exile") and not holds(card.abilities, ExileCost):
        number = sum(max(1, ref.count) for ref in unnamed)
        return replace(how, exiled=(*named, *some_of_the_graveyard(story, player, number)))
    story.assumptions.append(f"{of(player)} graveyard has the cards that are exiled to pay.")
    return replace(how, exiled=named)


def some_of_the_graveyard(story: Story, player: str, number: int) -> tuple[ThingRef, ...]:
    """So many cards of that player's graveyard of which nothing more is told: those that it is told to have, else others."""
    lying = [t for t in story.things if t.name == UNNAMED and t.zone == "graveyard" and t.told == player]
    while len(lying) < number:
        lying.append(fill(story, None, "graveyard", player))
    return tuple(ThingRef("made", -1, -1, name=t.label, told=t.label) for t in lying[:number])


_PAID_FROM_THERE = ("delve", "escape", "from your graveyard")


def _whose(story: Story, ref: ThingRef) -> str | None:
    """Whose graveyard: what is another's lies in that player's, and so does what is taken from `his`."""
    if ref.owner is not None:
        return story.owner(ref.owner)
    after = story.tokens[ref.end : ref.end + 4]
    at = next((n for n, token in enumerate(after) if token.fold in ("graveyard", "yard", "bin")), 0)
    his = at > 0 and after[at - 1].fold in ("his", "her", "their")
    return story.opponent("You") if his and story.speaks else None


def in_its_graveyard(story: Story, player: str, ref: ThingRef) -> Thing | None:
    """A card of which nothing was told and all of whose activated abilities are paid for by what is done with it in its graveyard (CR
    113.6m): it lies there."""
    card = story.card_meant(ref)
    if card is None or any(ref.name in (thing.name, thing.label) for thing in story.things):
        return None
    lines = [line for line in card.texts if ":" in line.partition(".")[0]]
    if not lines or not activated_of(card.abilities):
        return None
    itself = rf"(?:~|this card|{re.escape(card.name)})"
    if not all(re.search(rf"^[^:]*\bexile {itself} from your graveyard[^:]*:", line, re.I) for line in lines):
        return None
    thing = story.create(ref)
    thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True
    return thing


def exiled_to_pay(story: Story, ref: ThingRef, how: How, cast: bool = False) -> How:
    """`activates Rust Harvester, exiling Sol Ring`, `casts Skaab Goliath, exiling Ogre`: of what all its abilities that cost exiling exile from a graveyard, and nothing was told
    of before, it is said from where."""
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    if not how.exiled or how.buried or any(one.source != "card" or one.name in told for one in how.exiled):
        return how
    there = next((t for t in story.things if ref.name and ref.name in (t.name, t.label)), None)
    card = story.card(there) if there is not None else story.card_meant(ref)
    abilities = playable(card).abilities if card is not None else ()
    paid = tuple(a for a in abilities if not isinstance(a, Activated)) if cast else activated_of(abilities)
    costs = [part for part in inside(paid, ExileCost) if part.what is not None]
    return replace(how, buried=True) if {part.zone for part in costs} == {"graveyard"} else how


def lie_where_they_are_taken(story: Story, player: str, part: Any, names: Sequence[str]) -> None:
    """What an instruction takes from a graveyard alone, and of which nothing was told before, lies there: in the player's own, unless any
    will do."""
    aims = inside(part, Target, Chosen)
    zones = {quality.zone for aim in aims for quality in inside(aim, InZone)}
    if zones != {"graveyard"}:
        return
    for thing in story.things:
        if (
            thing.label in names
            and not (thing.declared or thing.told or thing.cast_by)
            and thing.zone == "battlefield"
        ):
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True


def aimed_at_there(story: Story, player: str, spell: ThingRef, how: How) -> How:
    """`casts Raise Dead on Bear from her graveyard`: it is no spell that is cast from there, but what it is aimed at lies there."""
    card = story.card_meant(spell)
    refs = tuple(one for one in how.targets or () if isinstance(one, ThingRef))
    lies = any(t.zone == "graveyard" and spell.name in (t.name, t.label) for t in story.things)
    if how.zone != "graveyard" or not refs or card is None or lies or _may_be_cast_from_there(card):
        return how
    zones = {quality.zone for aim in inside(card.abilities, Target) for quality in inside(aim, InZone)}
    if zones != {"graveyard"}:
        return how
    lay_in_graveyards(story, player, How(returned=refs, buried=True))
    return replace(how, zone="")


def _may_be_cast_from_there(card: Card) -> bool:
    """Whether a keyword of it lets it be cast from a graveyard."""
    return any(isinstance(a, Keyword) and a.name in _CAST_FROM_THERE for a in card.abilities)


_CAST_FROM_THERE = (
    "flashback",
    "escape",
    "disturb",
    "aftermath",
    "jump-start",
    "retrace",
    "harmonize",
    "mayhem",
)
