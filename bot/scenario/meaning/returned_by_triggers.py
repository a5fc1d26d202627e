"""Cards that return to where something sends them that triggers on what is told: on a sacrifice, or on a spell that is cast."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered, Unread
from bot.abilities.costs import ReturnCost
from bot.abilities.effects import Move
from bot.abilities.filters import InZone
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.scenario.errors import CannotMean
from bot.scenario.explained.effects import move_is_explained
from bot.scenario.explained.source import abilities_of
from bot.scenario.meaning.lying_in_graveyards import lay_in_graveyards
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def returns_by_a_trigger(story: Story, player: str, refs: Sequence[ThingRef]) -> bool:
    """`sacrifices Ogre to Viscera Seer and returns Bear`: whether what triggers on that returns such a card, which lay in her
    graveyard."""
    how = How(returned=tuple(refs), buried=True)
    lay_in_graveyards(story, player, how)
    lying = [t for t in story.things if t.zone == "graveyard" and not t.gone]
    labels = [t.label for ref in refs for t in lying if ref.name and ref.name in (t.name, t.label)]
    return len(labels) == len(refs) and any(
        move_is_explained(story, player, to, labels) for to in ("battlefield", "hand")
    )


def returns_as_it_triggers(story: Story, player: str, refs: Sequence[ThingRef]) -> bool:
    """`exploits Elf, returning Ogre`: whether something that triggers returns such a card, from the battlefield where it can."""
    there = any(
        part.to == "hand" and any(not inside(target, InZone) for target in inside(part.what, Target))
        for _, ability in abilities_of(story, player)
        if isinstance(ability, Triggered)
        for part in inside(ability.effects, Move)
    )
    if not there:
        return returns_by_a_trigger(story, player, refs)
    labels = [thing.label for thing in story.resolve(tuple(refs), "target", player)]
    return move_is_explained(story, player, "hand", labels)


def returned_by_another(
    story: Story, player: str, thing: Thing, how: How
) -> tuple[tuple[ThingRef, ...], How]:
    """`casts Shock on Ogre, returning Bear from her graveyard`: what something else of hers returns as that is cast; and what is left to
    be said of the spell. Raises `CannotMean` where nothing does."""
    card = story.card(thing)
    own = card is None or holds(card.abilities, ReturnCost, Move, Unread, Opaque)
    asks = card is None or holds(card.abilities, ReturnCost, Unread, Opaque)
    if how.returned and not how.paid and not asks and (own or not how.buried):
        ref = how.returned[0]
        raise CannotMean(f"It is not told what returns {ref.told}.", (), ref.start, ref.end)
    if own or not how.returned or not how.buried or how.paid:
        return (), how
    others = (story.card(t) for t in story.things if t.holder == player and t is not thing)
    waits = any(
        isinstance(ability, Triggered)
        and any(holds(part.what, Target) and part.to != "exile" for part in inside(ability.effects, Move))
        for one in others
        if one is not None
        for ability in one.abilities
    )
    if not waits:
        ref = how.returned[0]
        raise CannotMean(f"It is not told what returns {ref.told}.", (), ref.start, ref.end)
    return how.returned, replace(how, returned=(), buried=False)


def returns_what_lies_there(story: Story, player: str, refs: Sequence[Ref]) -> bool:
    """`I have another one in my graveyard. I return it to my hand`: whether something told returns the one card that lies in the
    player's graveyard and was spoken of last."""
    if len(refs) != 1 or not isinstance(ref := refs[0], ThingRef) or ref.source != "it":
        return False
    lying = [
        t for t in story.things if t.zone == "graveyard" and t.declared and not t.gone and t.holder == player
    ]
    return (
        len(lying) == 1
        and story.focus[-1:] == lying
        and move_is_explained(story, player, "hand", [lying[0].label])
    )


def returns_what_was_not_told(story: Story, player: str, refs: Sequence[Ref]) -> bool:
    """`My Kami of Lunacy dies and I return Kami of Celebration to my hand`: whether nothing was told of those cards, and what triggers
    returns cards from a graveyard alone."""
    named = [ref for ref in refs if isinstance(ref, ThingRef) and ref.source == "card" and not ref.many]
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    if not story.actions or len(named) != len(refs) or any(ref.name in told for ref in named):
        return False
    targets = [
        target
        for _, ability in abilities_of(story, player)
        if isinstance(ability, Triggered)
        for part in inside(ability.effects, Move)
        if part.to == "hand"
        for target in inside(part.what, Target)
    ]
    zones = {quality.zone for target in targets for quality in inside(target, InZone)}
    buried = all(inside(target, InZone) for target in targets)
    return zones == {"graveyard"} and buried and returns_by_a_trigger(story, player, named)


def returns_what_is_buried(story: Story, player: str, statement: Statement) -> bool:
    """`attacks with Scaretiller and returns the Forest`, which lies in her graveyard: whether something told returns that as it triggers."""
    refs = story.reader.refs_in(statement.start, statement.end)
    names = [ref.name for ref in refs if ref.name]
    lying = [t for t in story.things if t.zone == "graveyard" and not t.gone and t.holder == player]
    labels = [t.label for t in lying if t.name in names or t.label in names]
    return len(labels) == len(refs) > 0 and any(
        move_is_explained(story, player, to, labels) for to in ("battlefield", "hand")
    )


def to_ones_own_hand(story: Story, player: str, statement: Statement, refs: Sequence[Ref]) -> tuple[Ref, ...]:
    """`returns Elf to her hand with Kogla`: what goes there is her own (CR 400.3)."""
    owner = statement.get("owner")
    own = isinstance(owner, PlayerRef) and story.owner(owner, player) == player
    return tuple(
        ref.but(owner=owner)
        if own and isinstance(ref, ThingRef) and ref.source == "card" and ref.owner is None
        else ref
        for ref in refs
    )
