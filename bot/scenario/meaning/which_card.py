"""Which card is cast: one told to be in hand or elsewhere, one of its faces, or a new one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.abilities.casting import CastNow
from bot.abilities.copying import CopySpell
from bot.abilities.effects import Move
from bot.abilities.keyword_actions import Airbend
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Activate, Cast, Discards
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.cast_from_theirs import cast_from_theirs
from bot.scenario.meaning.fought_out import fight_it_out_for_a_copy
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

SPELL_TYPES = frozenset({"Instant", "Sorcery"})


def _known_as(thing: Thing) -> frozenset[str]:
    """The names by which a card can be cast: its own, and those of its halves or faces."""
    faces = [thing.card, thing.card.other_face] if thing.card is not None and thing.made is None else []
    return frozenset((thing.name, *(face.name for face in faces if face is not None)))


def face(thing: Thing, ref: ThingRef) -> str:
    """The half or face that is cast, where it is told by its name."""
    return ref.name if ref.name != thing.name and ref.name in _known_as(thing) else ""


#: Ways of casting a card from its graveyard: one that was cast before is there.
_FROM_GRAVEYARD = frozenset({"flashback", "escape", "jump-start", "retrace", "aftermath"})


def _was_aimed_at(story: Story, player: str, thing: Thing) -> bool:
    """Whether it is another's card that something of this player's was aimed at, in the graveyard or in exile, to be cast."""
    if thing.zone not in ("graveyard", "exile") or thing.cast_by is not None:
        return False
    mine = (
        a for a in story.actions if isinstance(a, Cast | Activate | TriggerTargets) and a.player == player
    )
    return any(thing.label in (a.targets.names or ()) for a in mine)


def _just_discarded(story: Story) -> tuple[str, ...]:
    """What the last deed discarded."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Discards):
        return (last.what,)
    return last.discarded if isinstance(last, Cast | Activate) else ()


def was_returned(story: Story, thing: Thing) -> bool:
    """Whether the last deed told of that thing may have returned it to its owner's hand, or exiled it for its owner to cast: it is aimed at
    by what does so to its targets."""
    by_label = {one.label: one for one in story.things}
    for action in reversed(story.actions):
        if isinstance(action, Cast) and action.card == thing.label:
            return False
        if isinstance(action, Cast | Activate | TriggerTargets) and thing.label in (
            action.targets.names or ()
        ):
            by = by_label.get(action.card if isinstance(action, Cast) else action.source)
            card = story.card(by) if by is not None else None
            if card is not None and _lets_be_cast_again(card):
                return True
    return False


def _lets_be_cast_again(card: Card) -> bool:
    """Whether it returns what it is aimed at to a hand, or airbends it."""
    returned = any(m.to == "hand" and isinstance(m.what, Target) for m in inside(card.abilities, Move))
    return returned or any(isinstance(a.what, Target) for a in inside(card.abilities, Airbend))


def whose_copy_is_cast(story: Story, names: Sequence[str] = ()) -> tuple[Thing, str] | None:
    """The card a copy of which something lets a player cast, what that was aimed at last, and that player; it is cast now. `names`: by which of these it is told. None where nothing does so, or where a copy of
    another spell may be meant."""
    by_label = {one.label: one for one in story.things}
    for action in reversed(story.actions):
        if not isinstance(action, Cast | Activate | TriggerTargets):
            continue
        by = by_label.get(action.card if isinstance(action, Cast) else action.source)
        card = story.card(by) if by is not None else None
        if card is None or not holds(card.abilities, CopySpell):
            continue
        aimed = [by_label[name] for name in action.targets.names or () if name in by_label]
        if len(aimed) != 1 or not holds(card.abilities, CastNow) or (names and aimed[0].name not in names):
            return None
        fight_it_out_for_a_copy(story, action.player, card)
        return aimed[0], action.player
    return None


def _is_had_to_be_cast(story: Story, player: str, thing: Thing, ref: ThingRef) -> bool:
    """`I have Ragavan and dash him`: nobody casts a legend to lose the one that he has (CR 704.5j), so what he was said to have, nobody
    said where, is the card in his hand."""
    card = thing.card
    return (
        card is not None
        and "Legendary" in card.supertypes
        and thing.name in (ref.name, *ref.names)
        and not ref.other
        and ref.article not in ("a", "an", "another")
        and ref.count <= 1
        and _is_untouched(story, player, thing)
    )


def _is_untouched(story: Story, player: str, thing: Thing) -> bool:
    """Whether nothing but that the player has it was told of it."""
    return (
        thing.had
        and thing.holder == player
        and thing.zone == "battlefield"
        and not (thing.attacking or thing.blocking or thing.tapped or thing.counters or thing.attached)
        and not any(isinstance(action, Cast | Activate) for action in story.actions)
    )


def is_cast_once_defeated(story: Story, player: str, thing: Thing) -> bool:
    """Whether it is a Siege of the player's, which is cast with its other face up as it is defeated (CR 310.11b)."""
    there = thing.zone == "battlefield" and thing.holder == player and bool(story.actions)
    return there and thing.card is not None and "Siege" in thing.card.subtypes


def _counts_its_like(thing: Thing) -> bool:
    """Whether its text speaks of cards of its own name: those that lie in the graveyard are others than the one that is cast."""
    return any(f"named {name}" in text for text in thing.texts for name in (thing.name, "~"))


def card_in_hand(story: Story, player: str, ref: ThingRef, how: How) -> Thing:
    """The card that is cast: one said to be in hand (or elsewhere) of that name, else a new one."""
    if ref.place and (ref.place != "hand" or story.owner(ref.placed, player) not in (None, player)):
        raise CannotMean(
            f"“{ref.told}” is told to be somewhere, and to be cast.", start=ref.start, end=ref.end
        )
    if ref.source == "it":
        waiting = [t for t in story.focus if t.zone != "battlefield" and t.cast_by is None]
        if waiting:
            return waiting[-1]
        battle = next((t for t in reversed(story.focus) if is_cast_once_defeated(story, player, t)), None)
        if battle is not None:
            return battle
        had = [t for t in story.focus if t.card is not None and _is_untouched(story, player, t)]
        if had:
            had[-1].zone, had[-1].owner = "hand", player
            return had[-1]
        returned = [t for t in story.things if t.holder == player and was_returned(story, t)]
        if len(returned) == 1:  # `Unsummons Bear and casts it again`
            return returned[0]
        discarded = [t for t in story.things if t.label in _just_discarded(story)]
        if len(discarded) == 1:  # `discards Basking Rootwalla and casts it for its madness cost`
            return discarded[0]
        raise CannotMean(f"It is not told what “{ref.told}” is.", start=ref.start, end=ref.end)
    names = ref.names if ref.source == "part" and ref.names else (ref.name,)
    copied = whose_copy_is_cast(story, () if ref.noun == "copy" else names)
    if copied is not None:
        return copied[0]
    theirs = cast_from_theirs(story, player, ref, names, how)
    if theirs is not None:
        return theirs
    from_graveyard = how.zone == "graveyard" or bool(_FROM_GRAVEYARD & {*how.paid})
    if ref.source != "kind":
        for thing in story.things:
            back = thing.card.other_face if thing.card is not None else None
            if back is not None and back.name in names and is_cast_once_defeated(story, player, thing):
                return thing
            cast_before = thing.cast_by is not None and not (from_graveyard and {*thing.types} & SPELL_TYPES)
            if thing.zone == "battlefield" or cast_before or thing.filler:
                continue
            buried = thing.zone == "graveyard" and not from_graveyard
            if buried and (ref.other or ref.article == "another" or _counts_its_like(thing)):
                continue
            if (
                _known_as(thing) & {*names}
                and thing.told in (player, None)
                and (not ref.letter or thing.letter == ref.letter)
            ):
                if how.zone and thing.zone != how.zone and not story.actions:
                    raise CannotMean(f"{thing.label} is told to be in the {thing.zone}.")
                story.tell(thing, ref)
                return thing
    aimed = next(
        (t for t in story.things if _known_as(t) & {*names} and _was_aimed_at(story, player, t)), None
    )
    if aimed is None:
        mine = (
            t
            for t in story.things
            if _known_as(t) & {*names} and (t.holder in (player, None) or how.zone == "exile")
        )
        aimed = next((t for t in mine if was_returned(story, t)), None)
    if aimed is None:
        aimed = next((t for t in story.things if _is_had_to_be_cast(story, player, t, ref)), None)
        if aimed is not None:
            aimed.zone, aimed.owner = "hand", player
    if aimed is not None:
        return aimed
    thing = story.create(ref) if ref.count <= 1 else story.create(replace(ref, count=1))
    thing.zone = how.zone or ("graveyard" if from_graveyard else "hand")
    thing.told = thing.owner = player
    thing.declared = thing.held_to_be_cast = True
    return thing


def another_of_none(story: Story, ref: ThingRef) -> None:
    """`He casts another Lightning Bolt on it`, `I play another Isamaru`, of which none was told before: what that one did, or that it is
    there, is not told. Raises `CannotMean`."""
    card = story.card_meant(ref) if ref.other and ref.source in ("card", "guess") else None
    if card is None or any(thing.name == card.name for thing in story.things):
        return
    gone = bool({"Instant", "Sorcery"} & {*card.types})
    said = (
        f"It is not told what the first {card.name} did."
        if gone
        else f"Say that the first {card.name} is there."
    )
    raise CannotMean(said, (f"He controls {card.name}. He casts another {card.name}.",), ref.start, ref.end)
