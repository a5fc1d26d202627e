"""What enters as a copy, or is one as the story begins (CR 707)."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.combining import May, Modes
from bot.abilities.copying import CopySpell
from bot.abilities.entering import EntersAsCopy
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Target
from bot.engine.told.decisions import Deed, Picks, PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.copied_by_untold import UNTOLD_COPY, copies_a_spell
from bot.scenario.meaning.registry import MEANINGS, actor_of, means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


@means("copyof")
def copies_something(story: Story, statement: Statement) -> None:
    """`Clone copies Ogre`: as it enters, where something has been done, or it is told to enter now."""
    if _enters_now(story, statement):
        return
    _copies(story, statement, statement.slots["original"], already=not story.actions)


def _enters_now(story: Story, statement: Statement) -> bool:
    """`My Clone enters as a copy of Ogre`, `Can Clone copy Ogre?`, of which nothing was told: then it is cast."""
    refs: tuple[ThingRef, ...] = statement.slots["it"]
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    enters = story.asked_whether or bool(words & {"enters", "enter", "comes", "come"})
    if not enters or len(refs) != 1 or refs[0].source != "card":
        return False
    card = story.names.exact(refs[0].name)
    if refs[0].name in told or card is None or not holds(card.abilities, EntersAsCopy):
        return False
    owner = refs[0].owner or PlayerRef("name", story.actor or next(iter(story.seats)))
    how = How(original=statement.slots["original"])
    slots = {"who": owner, "cast": ((refs[0].but(owner=None),), how)}
    MEANINGS["cast"](story, Statement("cast", slots, statement.start, statement.end))
    return True


def copying_what_it_is_cast_on(story: Story, ref: ThingRef, how: How) -> How:
    """`I cast Clone on his Hill Giant`: it has no target, and what it enters as is chosen as it does (CR 707.5)."""
    aims = how.targets or ()
    card = story.card_meant(ref) if len(aims) == 1 and how.original is None else None
    if card is None or targets_of(card) or not holds(card.abilities, EntersAsCopy):
        return how
    return replace(how, targets=None, original=aims[0]) if isinstance(aims[0], ThingRef) else how


@means("isacopyof")
def is_a_copy_of(story: Story, statement: Statement) -> None:
    """`Clone is a copy of Ogre`."""
    is_a_copy(story, statement, statement.slots["original"])


def is_a_copy(story: Story, statement: Statement, original: ThingRef) -> None:
    """It is one as the story begins, unless it was cast in it."""
    _copies(story, statement, original, already=True)


def _copies(story: Story, statement: Statement, original: ThingRef, already: bool) -> None:
    """Chosen as it enters, where it has just been cast; else it is that as the story begins, where that may be meant."""
    refs: tuple[ThingRef, ...] = statement.slots["it"]
    thing = story.resolve(refs, "spell" if story.spells else "any")[-1]
    if thing.cast_by is None and already:
        confirm_only_state(original)
        if _is_gone(story, original):  # then what is said of its state is said of the copy
            state = {"counters": original.counters, "attached": original.attached, "damage": original.damage}
            story.tell(thing, refs[-1].but(source="made", **state))
        thing.copying = _card_of(story, original, thing)
        _confirm_it_copies(story, thing, refs[-1])
        story.refer([thing])
        return
    if not any(isinstance(action, Cast) and action.card == thing.label for action in story.actions):
        raise CannotMean(
            f"It is not told what makes {thing.label} a copy.", start=statement.start, end=statement.end
        )
    enters_as(story, thing.cast_by or actor_of(story, statement), thing, original, refs[-1])


@means("copies")
def copies(story: Story, statement: Statement) -> None:
    """`casts Clone and copies Ogre`: what the spell just cast enters as a copy of."""
    player = actor_of(story, statement)
    original: ThingRef = statement.slots["original"]
    if not story.spells:
        raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
    card = story.card(story.spells[-1])
    if card is not None and any(c.what == SELF for c in inside(inside(card.abilities, May), CopySpell)):
        _copies_the_spell(story, player, original)
        return
    if _copied_by_another(story, player, original, statement) or copies_a_spell(
        story, player, original, statement
    ):
        return
    enters_as(story, player, story.spells[-1], original, original)


def _copies_the_spell(story: Story, player: str, original: ThingRef) -> None:
    """`Alice casts Chain Lightning. Bob pays {R}{R} and copies it`: what that spell itself lets him do (CR 707.10)."""
    spell = story.spells[-1]
    if story.one(original, "spell", player) is not spell:
        raise CannotMean(f"{spell.label} copies nothing else.", start=original.start, end=original.end)
    story.actions.append(SaysMay(player, True, deed=Deed.COPY, said="copy it"))


def _copied_by_another(story: Story, player: str, original: ThingRef, statement: Statement) -> bool:
    """`casts Lightning Bolt and copies it`: whether something else of the player's copies spells: then it does, or is said to."""
    spell = story.spells[-1]
    if not {*spell.types} & {"Instant", "Sorcery"} or story.one(original, "spell", player) is not spell:
        return False
    able = [
        (thing, card)
        for thing in story.things
        if thing is not spell and player in (thing.holder, thing.cast_by)
        if (card := story.card(thing)) is not None and holds(card.abilities, CopySpell)
    ]
    if len(able) != 1:
        return False
    thing, card = able[0]
    if holds(inside(card.abilities, May), CopySpell):
        story.actions.append(SaysMay(player, True, thing.label, deed=Deed.COPY, said="copy it"))
    else:
        story.skip(statement.start, statement.end)
    return True


def copied_by_what_is_there(story: Story, player: str, original: ThingRef, by: ThingRef) -> bool:
    """`copies it with Gandalf the Grey`: whether that is there and has a trigger that copies spells: then that is told to do so, by the
    mode that does and at what it copies."""
    names = {by.name, *by.names}
    there = [
        t
        for t in story.things
        if names & {t.name, t.label} and t.holder == player and t.zone == "battlefield"
    ]
    card = story.card(there[0]) if len(there) == 1 else None
    triggers = [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []
    able = [one for one in triggers if holds(one.effects, CopySpell)]
    if len(able) != 1:
        return False
    label, ability = there[0].label, able[0]
    part: object = ability.effects
    for modal in inside(ability.effects, Modes):
        modes = [n for n, mode in enumerate(modal.modes, 1) if holds(mode, CopySpell)]
        if len(modes) == 1:
            story.actions.append(PicksModes(player, (modes[0],), label))
            part = modal.modes[modes[0] - 1]
    if holds(part, Target):
        spell = story.one(original, "spell", player)
        story.actions.append(TriggerTargets(player, label, Targets((spell.label,))))
    if holds(inside(part, May), CopySpell):
        story.actions.append(SaysMay(player, True, label, deed=Deed.COPY, said="copy it"))
    return True


def is_copying(action: object, player: str) -> bool:
    """Whether that is the deed by which the player copies a spell, so that what he targets then is the copy's (CR 707.10c)."""
    if isinstance(action, Cast) and action.player == player and action.card.startswith(UNTOLD_COPY):
        return True
    return isinstance(action, SaysMay) and action.player == player and action.deed is Deed.COPY


def _card_of(story: Story, original: ThingRef, thing: Thing) -> Card | None:
    """The card that it is a copy of: of something in the story, or one that is there no more."""
    gone = story.names.exact(original.name) if _is_gone(story, original) else None
    return gone if gone is not None else story.card(story.one(original, "any", thing.controller))


def confirm_only_state(told: ThingRef) -> None:
    """Raises `CannotMean` where a copy is said to be more than what it copies: nobody says what made it so (CR 707.2)."""
    if told.lines or told.size or told.colors or told.types or told.subtypes or told.supertypes:
        message = "It is not told what makes the copy another than what it copies."
        raise CannotMean(message, start=told.start, end=told.end)


def _is_gone(story: Story, original: ThingRef) -> bool:
    """Whether nothing in the story is what is copied."""
    known = any(original.name in (t.name, t.label) for t in story.things)
    return original.owner is None and not known


def enters_as(story: Story, player: str, thing: Thing, original: ThingRef, place: ThingRef) -> None:
    """Answers what a permanent spell is a copy of as it enters. Raises `CannotMean` where it asks for nothing like that."""
    _confirm_it_copies(story, thing, place)
    copied = story.one(original, "target", player)
    if copied is thing:  # `her`, of a Clone that was cast before
        raise CannotMean(f"It is not told what {thing.label} copies.", (), original.start, original.end)
    story.actions.append(Picks(player, (copied.label,)))
    thing.enters_as = copied.label
    story.refer([thing])


def may_enter_as(story: Story, thing: Thing) -> bool:
    """Whether what it is a copy of is chosen as it enters (CR 707.5)."""
    card = story.card(thing)
    return card is not None and holds(card.abilities, EntersAsCopy)


def _confirm_it_copies(story: Story, thing: Thing, place: ThingRef) -> None:
    card = story.card(thing)
    said = card is not None and any("copy" in text for text in card.texts)  # in words that are not read
    if not may_enter_as(story, thing) and not said:
        raise CannotMean(f"{thing.label} does not enter as a copy.", start=place.start, end=place.end)
