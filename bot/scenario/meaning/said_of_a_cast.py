"""What is said of a spell that is cast and has to be so: what lets it be cast from there, what its trigger aims at, what is tapped by it."""

from __future__ import annotations

import re

from bot.abilities.ability import Activated, Keyword, Triggered, Unread
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.combining import May, Modes
from bot.abilities.copying import CopySpell, CreateCopy
from bot.abilities.costs import ExileCost, ReturnCost
from bot.abilities.effects import Move, Portion, TapOrUntap
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import GainLife, LoseLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, Targets
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import mode_words, named_in
from bot.scenario.meaning.amounts_of_purposes import is_looked_for
from bot.scenario.meaning.modes_that_move import AWAY, BACK, exiling_all, mode_that_moves
from bot.scenario.meaning.purposes import confirm_aimed, confirm_does_it, confirm_heard, place_of
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Share
from bot.scenario.telling.modes_told import modes_that_tap
from bot.scenario.telling.story import Story
from bot.scenario.text.words import number
from bot.scenario.things.aims import targets_of, zone_of
from bot.scenario.things.board import Thing
from bot.values import replace


def confirm_let(story: Story, player: str, thing: Thing, how: How) -> None:
    """What is said to be cast from a graveyard is so by a word of its own or of something there (CR 601.3). Raises `CannotMean` where
    nothing in the story speaks of it, and where more is told of a land than of playing one."""
    if thing.is_type("Land"):
        how.only(
            "playing a land",
            "targets",
            "chosen",
            "modes",
            "response",
            "under",
            "present",
            "having",
            "zone",
            "free",
        )
    half = thing.card.other_face if thing.card is not None else None
    lines = (
        *(line for one in story.things for line in one.texts),
        *(half.texts if half is not None else ()),
    )
    told = (*how.paid, *(line.lower() for line in lines))
    if how.zone == "graveyard" and not any(word in line for line in told for word in _LETS_CAST):
        raise CannotMean(f"It is not told what lets {player} cast {thing.label} from a graveyard.")


_LETS_CAST = (
    "graveyard",
    *("flashback", "escape", "disturb", "aftermath", "jump-start", "retrace", "harmonize", "mayhem"),
)


def confirm_a_trigger_aims(story: Story, land: Thing, ref: ThingRef) -> None:
    """What is told as the target of a land that is played is that of a triggered ability of it. Raises `CannotMean` where there is
    none."""
    card = story.card(land)
    abilities = tuple(a for a in card.abilities if not isinstance(a, Activated)) if card is not None else ()
    if not holds(abilities, Target, Unread):
        raise CannotMean(f"{land.label} has no target as it is played.", start=ref.start, end=ref.end)


def moving_as_effect(story: Story, thing: Thing, how: How) -> How:
    """`casts Oblivion Ring exiling Hill Giant`, `Man-o'-War, returning Ogre`: what it does, not what is paid, where nothing of it asks
    for such a cost: then that is its target."""
    if (card := story.card(thing)) is None:
        return how
    if how.targets is not None:
        # `casts On Thin Ice on Plains, exiling Ogre`: what its trigger, or another part of it, is aimed at
        more = len(inside(card.abilities, Target)) == len(how.targets) + len(how.exiled)
        besides = how.exiled and ("Aura" in card.subtypes or more) and not holds(card.abilities, ExileCost)
        return replace(how, exiled=(), targets=(*how.targets, *how.exiled)) if besides else how
    if how.original is not None and copies_its_target(card):  # `Fork, copying Lightning Bolt`
        return aimed_at_the_original(how)
    moves = {part.to for part in inside(card.abilities, Move) if holds(part.what, Target)}
    # what targets in words that could not be read may do that to its target: the engine says that it is not known
    unread = any(part.targets for part in inside(card.abilities, Opaque))
    if how.exiled and ("exile" in moves or unread) and not holds(card.abilities, ExileCost):
        return replace(how, exiled=(), targets=how.exiled, modes=how.modes or mode_that_moves(card, AWAY))
    if how.exiled and not how.modes and not holds(card.abilities, ExileCost):
        how = exiling_all(card, how)
    if how.returned and (moves & BACK or unread) and not holds(card.abilities, ReturnCost):
        lying = tuple(_where_they_lie(story, card, ref) for ref in how.returned)
        return replace(how, returned=(), targets=lying, modes=how.modes or mode_that_moves(card, BACK))
    return how


def copies_its_target(card: Card) -> bool:
    """Whether something of it copies what it is aimed at, a spell or a permanent; a Clone enters as a copy and aims at nothing."""
    making = [part for part in inside(card.abilities, CreateCopy) if holds(part.of, Target)]
    return bool(making) or holds(card.abilities, CopySpell)


def aimed_at_the_original(how: How) -> How:
    """`copying Hill Giant` told as its target."""
    return replace(how, original=None, targets=(how.original,) if how.original is not None else None)


def _where_they_lie(story: Story, card: Card, ref: ThingRef) -> ThingRef:
    """`promising the gift and returning Hill Giant`: what was not told of before lies in a graveyard, where it is returned from there alone."""
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    back = [
        part.what for part in inside(card.abilities, Move) if part.to in BACK and holds(part.what, Target)
    ]
    zones = [{zone_of(target) for target in inside(what, Target)} for what in back]
    buried = zones and all(zone == {"graveyard"} for zone in zones)
    return (
        ref.but(place="graveyard") if buried and not ref.place and ref.name and ref.name not in told else ref
    )


def new_target_told(story: Story, thing: Thing, how: How) -> How:
    """`casts Twincast on his Shock targeting Ogre`: of what copies a spell or gives it another target, and has one target itself, the
    second that is told is the new one (CR 707.10c, 115.7)."""
    card = story.card(thing)
    if card is None or how.targets is None or len(how.targets) != 2 or how.new_targets:
        return how
    if len(targets_of(card)) != 1 or not any(_NEW_TARGETS.search(text) for text in card.texts):
        return how
    return replace(how, targets=how.targets[:1], new_targets=how.targets[1:])


_NEW_TARGETS = regex(
    r"\bcopy (?:target|that spell|it)\b|\bnew targets?\b|\bchange the targets? of\b", re.IGNORECASE
)


def moved_as_it_resolves(story: Story, thing: Thing, how: How) -> tuple[How, tuple[ThingRef, ...]]:
    """`casts Kor Skyfisher, returning Bear`, `Wormfang Turtle, exiling Forest`: what it or its trigger moves without a target is chosen as
    that resolves (CR 608.2d), and is no cost where nothing of it asks for one."""
    card = story.card(thing)
    if card is None:
        return how, ()
    returns = chooses_to_move(card, "hand") or chooses_to_move(card, "battlefield")
    if how.returned and not holds(card.abilities, ReturnCost) and returns:
        return replace(how, returned=()), how.returned
    if how.exiled and not holds(card.abilities, ExileCost) and chooses_to_move(card, "exile"):
        return replace(how, exiled=()), how.exiled
    return how, ()


def chooses_to_move(card: Card, to: str) -> bool:
    """Whether something is chosen on resolution and moved there: returned to a hand, exiled, championed (CR 702.72a)."""
    moves = any(part.to == to and holds(part.what, Chosen) for part in inside(card.abilities, Move))
    return moves or (to == "exile" and any(k.name == "champion" for k in inside(card.abilities, Keyword)))


def offers_by_trigger(story: Story, thing: Thing) -> bool:
    """Whether what its trigger does may be left undone."""
    card = story.card(thing)
    return card is not None and any(
        isinstance(a, Triggered) and holds(a.effects, May) for a in card.abilities
    )


def offers_to_choose(story: Story, thing: Thing) -> bool:
    """Whether all that is chosen (to be returned, sacrificed) as its triggers resolve may be left undone."""
    card = story.card(thing)
    triggers = tuple(a for a in card.abilities if isinstance(a, Triggered)) if card is not None else ()
    offered = [each for may in inside(triggers, May) for each in inside(may, Chosen)]
    return bool(offered) and all(each in offered for each in inside(triggers, Chosen))


def tapping_as_effect(story: Story, thing: Thing, how: How) -> tuple[How, bool | None]:
    """`casts Twiddle, tapping Bear`, `Twiddle on Bear to tap it`: what the spell does, not what is paid. The Bear is its target;
    and whether it is tapped or untapped."""
    card = story.card(thing)
    effects = list(inside(card.abilities, TapOrUntap)) if card is not None else []
    if not any(holds(effect.what, Target) for effect in effects):
        return how, None
    if how.tapped and how.targets is None:
        modes = how.modes or tuple(str(n) for n in modes_that_tap(card))
        return replace(how, tapped=(), targets=how.tapped, modes=modes), True
    said = [mode_words(story, mode).partition(" ")[0] for mode in how.modes]
    tap = {"tap": True, "untap": False}.get(said[0]) if len(said) == 1 else None
    return (replace(how, modes=()) if tap is not None and how.targets is not None else how), tap


def tapped_by_a_trigger(story: Story, player: str, how: How) -> tuple[How, TriggerTargets | None]:
    """`casts Shivan Dragon, tapping his Ogre`: nobody pays with what is another's, so that what triggers on the spell taps it, where one
    thing that the player has does so."""
    things = story.resolve(how.tapped, "any") if how.tapped else []
    if not things or any(thing.holder in (player, None) for thing in things):
        return how, None
    able = [
        thing
        for thing in story.things
        if thing.holder == player
        and (card := story.card(thing)) is not None
        and any(
            isinstance(one, Triggered)
            and any(holds(tap.what, Target) for tap in inside(one.effects, TapOrUntap))
            for one in card.abilities
        )
    ]
    if len(able) != 1:
        return how, None
    names = tuple(thing.label for thing in things)
    return replace(how, tapped=()), TriggerTargets(player, able[0].label, Targets(names))


def tapped_to_pay(story: Story, player: str, refs: tuple[ThingRef, ...]) -> tuple[str, ...]:
    """What is told to be tapped as the spell is cast. Raises `CannotMean` where that is another player's, with which nobody pays."""
    things = story.resolve(refs, "source", player)
    if any(thing.holder not in (player, None) for thing in things):
        start, end = refs[0].start, refs[-1].end
        raise CannotMean("It is not told what taps that: nobody pays with what is another's.", (), start, end)
    return tuple(thing.label for thing in things)


def for_what_it_deals(story: Story, thing: Thing, how: How) -> How:
    """`bolts him for 3`: of a spell without X it only says what it deals or gives as printed, or what it costs, and is no part of what
    happens; another amount is what is told of its target. Raises `CannotMean` where there is none of which it can be told."""
    card = story.card(thing)
    if how.x is None or card is None or _X.search(" ".join((card.mana_cost, *card.texts))):
        return how  # `Toxic Deluge for 3`: the life that is paid
    amounts = [one.amount for one in inside(card.abilities, Portion)]
    amounts += [one.amount for one in inside(card.abilities, LoseLife)]
    amounts += [one.amount for one in inside(card.abilities, GainLife)]
    said = (n for n in range(story.where, len(story.tokens) - 1) if story.tokens[n].fold == "for")
    place = next((n for n in said if number(story.tokens[n + 1].fold) == how.x), None)
    if place is None:
        return how
    if Number(how.x) in amounts or how.x == card.mana_value:
        story.skip(place, place + 2)
        return replace(how, x=None)
    if how.targets is None or len(how.targets) != 1 or how.shares:
        raise CannotMean(f"{thing.label} says nothing of {how.x}.", start=place, end=place + 2)
    return replace(how, x=None, targets=None, shares=(Share(how.x, how.targets[0]),))


_X = regex(r"\bX\b")


def x_of_its_target(story: Story, thing: Thing, how: How, targets: tuple[str, ...]) -> How:
    """`counters Banefire with Mana Leak if X is 5`: of two spells X is that of the one which has it (CR 107.3a)."""
    card = story.card(thing)
    if how.x is None or card is None or _has_x(card):
        return how
    for at, action in enumerate(story.actions):
        if not isinstance(action, Cast) or action.card not in targets or action.x not in (None, how.x):
            continue
        aimed_at = story.card(next(t for t in story.things if t.label == action.card))
        if aimed_at is not None and _has_x(aimed_at):
            story.actions[at] = replace(action, x=how.x)
            return replace(how, x=None)
    return how


def _has_x(card: Card) -> bool:
    return "{X}" in "".join((card.mana_cost, *card.texts))


#: What no purpose says: that X is a number, or which modes are chosen.
_CHOOSES = regex(r"=|\bx is\b|\bchoos(?:e|es|ing)\b|\bmodes?\b", re.IGNORECASE)


def skip_purpose(story: Story, player: str, thing: Thing, how: How) -> None:
    """`casts Shock on it to kill it`: words that choose no mode and name no target are but a purpose, and skipped. Raises `CannotMean` else."""
    card = story.card(thing)
    if card is None or holds(card.abilities, Modes, Unread):
        return
    aims = how.targets is None and not how.shares and bool(targets_of(card))
    for mode in how.modes:
        start = place_of(story, mode)
        after = story.tokens[start + len(mode.split()) :][:1] if start is not None else ()
        if mode.isdigit() or _CHOOSES.search(mode) or any(token.lemma == "mode" for token in after):
            raise CannotMean(f"{thing.label} has no modes to choose from.")
        confirm_heard(story, mode)
        if start is not None and not (aims and named_in(story, player, thing, mode)):
            if aims:
                confirm_aimed(story, mode)
            if story.asked_whether:  # `to gain 2 life?`
                confirm_does_it(story, card.texts, mode)
            if not is_looked_for(mode):
                story.skip(start, start + len(mode.split()))
