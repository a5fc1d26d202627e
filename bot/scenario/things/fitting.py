"""Whether what is told of a thing fits one of the board, and which of those that fit is meant."""

from __future__ import annotations

from bot.abilities.subtypes import CREATURE_TYPES
from bot.engine.told.script import Activate, Cast
from bot.scenario.naming.labels import split_line
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import singular, wubrg
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.made import MadeUp
from bot.scenario.things.said_to_be import wears

_PERMANENTS = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle"})

DEFINITE = frozenset({"the", "this", "that", "my", "his", "her", "their", "your"})

_SPOKEN_OF = DEFINITE | {"those", "these", "one of", "each", "all", "both"}

#: What is on a thing that is said to be so.
_WORN = {"enchanted": "Aura", "equipped": "Equipment"}


def _has_size(thing: Thing, ref: ThingRef, size: tuple[int, int]) -> bool:
    """Whether that size, or the one of it that is told, was told of the thing or is printed on it."""
    its = [one for one in (thing.size_told, thing.printed) if one is not None]
    if not ref.half:
        return size in its
    which = ("power", "toughness").index(ref.half)
    if ref.bound is not None:
        return any(number is not None and ref.bound.holds(number) for number in (one[which] for one in its))
    return any(one[which] == size[which] for one in its)


def fits(story: Creating, thing: Thing, ref: ThingRef) -> bool:
    """Whether the description can be asked of `thing`."""
    return not thing.filler and _fits(story, thing, ref, "asked")


def _fits(story: Creating, thing: Thing, ref: ThingRef, role: Role) -> bool:
    """Whether `thing` answers the description."""
    if (
        thing.zone in ("hand", "graveyard", "exile", "library", "command")
        and thing.cast_by is None
        and role != "asked"
    ) and ref.noun not in ("card", "spell"):
        return False
    if thing.zone in ("graveyard",) and thing.filler:
        return False
    if ref.noun == "spell" and not ref.types:
        return thing.cast_by is not None
    if ref.size is not None and not _has_size(thing, ref, ref.size):
        return False
    if ref.mana_value is not None and thing.mana_value not in (None, ref.mana_value):
        return False
    kinds = list(ref.types)
    if ref.noun in ("permanent", "one") and not set(thing.types) & _PERMANENTS:
        return False
    if kinds and not all(thing.is_type(kind) for kind in kinds):
        return False
    if any(not thing.is_type(sub) and not _is_named_for(thing, sub) for sub in ref.subtypes):
        return False
    if any(color not in thing.colors for color in ref.colors):
        return False
    if any(line[:1].islower() and not thing.has_keyword(line) for line in ref.lines):
        return False
    if any(thing.has_keyword(keyword) for keyword in ref.without):
        return False
    if ref.token and not (thing.token or thing.future or _may_be_a_token(story, thing, ref)):
        return False
    for status in ref.status:
        if status in ("attacking", "blocking", "blocked") and not getattr(thing, status):
            return False
        if status == "unblocked" and (thing.blocked or not thing.attacking):
            return False
        if status == "tapped" and not thing.tapped:
            return False
        if status == "untapped" and thing.tapped and not story.actions:
            return False
        if status == "face down" and not thing.face_down:
            return False
        if status == "aimed at" and thing.label not in _aimed_at(story):
            return False
        if status == "commander" and status not in thing.designations:
            return False
        if status in _WORN and not wears(story, thing, _WORN[status]):
            return False
    return not (
        (
            ref.size is None
            and not kinds
            and not ref.subtypes
            and not ref.colors
            and not ref.lines
            and not ref.status
        )
        and not set(thing.types) & _PERMANENTS
        and ref.noun != "card"
    )


def _aimed_at(story: Creating) -> set[str]:
    """What spells and abilities of the story were aimed at."""
    aimed = (action.targets.names or () for action in story.actions if isinstance(action, Cast | Activate))
    return {name for names in aimed for name in names}


def _may_be_a_token(story: Creating, thing: Thing, ref: ThingRef) -> bool:
    """`five 1/1s ... the 1/1 tokens`: what was only described may turn out to be tokens, where those meant were spoken of; not where some
    are made and no more is told of them (`Voice of Resurgence dies. How big is the token?`)."""
    if thing.made is None or not thing.declared or ref.article not in _SPOKEN_OF:
        return False
    if ref.size is None and not ref.subtypes and any(one.token for one in story.things):
        return False  # another one was told to be a token
    made = any("reate" in text and "token" in text for one in story.things for text in one.texts)
    return not made or ref.size is not None or bool(ref.subtypes)


def _is_less_told(thing: Thing, made: MadeUp, ref: ThingRef) -> bool:
    """Whether `ref` says all that is told of a described thing, and maybe more: `the 3/3`, then `a 3/3 with lifelink`."""
    if not (thing.size_assumed or (made.power, made.toughness) == ref.size):
        return False
    lines = {part for line in made.lines for part in split_line(line)}
    return (
        {*made.types} <= {"Creature", *ref.types}
        and {*made.subtypes} <= {*ref.subtypes}
        and {*made.supertypes} <= {*ref.supertypes}
        and {*made.colors} <= {*wubrg(ref.colors)}
        and lines <= {*ref.lines}
    )


def _belonging(story: Creating, ref: ThingRef, about: str | None) -> list[Thing]:
    """`Unsummon's target`, `Ogre's blockers`, `a copy of Shock`."""
    assert ref.of is not None
    owner = story.one(ref.of, "any", about)
    if ref.noun == "blocker":
        return [t for t in story.things if t.blocking]
    copied = _copied(story, owner) if ref.noun == "copy" else None
    return [copied or owner]


def _copied(story: Creating, spell: Thing) -> Thing | None:
    """The copy of a spell that something cast after it makes (CR 707.10); None where nothing does."""
    if spell.cast_by is None or not {"Instant", "Sorcery"} & {*spell.types}:
        return None
    others = [t for t in story.things if t.cast_by is not None and t is not spell]
    if not any("copy" in text.lower() for thing in others for text in thing.texts):
        return None
    label = f"{spell.label} copy"
    known = next((t for t in story.things if t.label == label), None)
    if known is not None:
        return known
    story.labels.add(label)
    return story.add(Thing(label, spell.name, len(story.things), future=True, zone="none"))


def _copy_made(story: Creating) -> Thing | None:
    """`my copy`: of the one spell of the story that is copied."""
    found = [copy for t in story.things[:] if not t.future and (copy := _copied(story, t)) is not None]
    copying = [t for t in found if not _copies(story, t)]
    return copying[0] if len(copying) == 1 else None


def _copies(story: Creating, copy: Thing) -> bool:
    """Whether it is a copy of what itself copies."""
    original = next(t for t in story.things if f"{t.label} copy" == copy.label)
    return any("copy" in text.lower() for text in original.texts)


def _is_named_for(thing: Thing, subtype: str) -> bool:
    """Whether its name has the word; of a creature type, that of a creature (no `Goblin Bombardment`)."""
    kind = singular(subtype.lower())
    named = any(
        word.startswith(kind) for word in thing.name.lower().split()
    )  # no Spirit is an Inspirited Vanguard
    return named and (subtype not in CREATURE_TYPES or thing.is_type("Creature"))
