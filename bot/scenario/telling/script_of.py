"""The engine's script of a story that is told to its end: controllers settled, cards compiled, assumptions said."""

from __future__ import annotations

from typing import TypeGuard

from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import (
    Action,
    Activate,
    Attack,
    Block,
    Cast,
    GoTo,
    Moment,
    Script,
    SetsAside,
    Suspends,
)
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from bot.scenario.telling.hosts_untold import attach_to_the_only_one, leave_hosts_untold
from bot.scenario.telling.loyalty_untold import loyalty_as_it_is_used
from bot.scenario.telling.mana_that_is_told import mana_left_open, mana_that_is_told
from bot.scenario.telling.offers_taken import aimed_and_taken, is_told_in_person
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story
from bot.scenario.telling.told_to_lack import told_to_lack
from bot.scenario.text.possessive import of
from bot.scenario.things.aims import helps_its_bearer
from bot.scenario.things.animated import with_animations
from bot.scenario.things.board import Thing
from bot.scenario.things.described_as import not_as_printed
from bot.scenario.things.made import MadeUp
from bot.values import replace


def script_of(story: Story) -> tuple[Script, tuple[str, ...]]:
    """The script and what was taken for granted."""
    _settle(story)
    attach_to_the_only_one(story)
    leave_hosts_untold(story)
    assumptions = [*story.assumptions, *loyalty_as_it_is_used(story)]
    active = whose_turn(story)
    setups = []
    for thing in story.things:
        if thing.future:
            continue
        _is_large_enough(thing)
        placed = _object(story, thing)
        setups.append(placed)
        if (thing.size_assumed or thing.half) and thing.made is not None:
            assumptions.append(_size_assumed(thing, thing.made))
        said = _assumed(story, thing, placed)
        if said:
            assumptions.append(said)
        if thing.size_as_it_begins is not None and placed.size is None and thing.card is not None:
            assumptions.append(not_as_printed(thing, thing.card, thing.size_as_it_begins))
    assumptions += _since_the_turn_began(story)
    assumptions += mana_left_open(story)
    deeds, animated = with_animations(story)
    assumptions += animated
    told = tuple(aimed_and_taken(story, deeds))
    assumptions += [f"{one.player} will {one.said}: at what is told." for one in told if _is_taken(one)]
    if active is None:
        assumptions.append("It is not told whose turn it is.")
    elif story.active is None:
        assumptions.append(f"It is {of(active)} turn.")
    setup = Setup(
        tuple(
            PlayerSetup(
                seat.name,
                seat.life,
                seat.poison,
                tuple(sorted(seat.counters.items())),
                tuple(sorted(seat.empty)),
                seat.monarch,
                seat.initiative,
                seat.completed_a_dungeon,
                seat.speed,
                tuple(seat.by_commanders.items()),
                seat.blessed,
                seat.life_told,
                mana_that_is_told(story, seat),
                seat.spells_before_mana,
                told_to_lack(setups, seat),
            )
            for seat in story.seats.values()
        ),
        tuple(setups),
        active,
        story.first_turn,
        tuple(assumptions),
        story.daytime,
        in_person=is_told_in_person(story),
    )
    later = any(
        isinstance(a, GoTo) and a.moment in (Moment.NEXT_TURN, Moment.END_STEP) for a in story.actions
    )
    ends = (GoTo(Moment.END_STEP),) if story.through_end_step and story.actions and not later else ()
    return Script(setup, (*told, *ends), story.through_end_of_turn, story.as_it_stands), tuple(assumptions)


def _is_taken(action: Action) -> TypeGuard[SaysMay]:
    """Whether what is offered is done only as its targets are told."""
    return isinstance(action, SaysMay) and action.implied and bool(action.said)


def _settle(story: Story) -> None:
    """Everybody's things: what is on something goes with it, the rest with whoever is likeliest."""
    first = next(iter(story.seats))
    for thing in story.things:
        if thing.controller is None and isinstance(thing.attached_to, Thing):
            thing.likely = _whose_attachment(story, thing, thing.attached_to.controller)
        if thing.controller is None and thing.attached:
            known = [a.controller for a in thing.attached if a.controller]
            thing.likely = known[0] if known else None
        if thing.paired_with is not None and thing.told is None and thing.shown is None:
            other = next((one for one in story.things if one.label == thing.paired_with), None)
            thing.likely = other.controller if other is not None else thing.likely
    for thing in story.things:
        if thing.controller is None:
            if isinstance(thing.attached_to, Thing) and thing.attached_to.controller:
                thing.likely = _whose_attachment(story, thing, thing.attached_to.controller)
            elif isinstance(thing.attached_to, str):
                thing.likely = story.opponent(thing.attached_to)
            else:
                in_its_step = _who_comes_to_its_step(story, thing)
                thing.likely = in_its_step or (
                    story.opponent(story.active or story.actor) if story.actions else first
                )
                spoken_of = bool(thing.counters) or thing.label in _asked_to_trigger(story)
                by_its_step = in_its_step is not None and not thing.declared
                there = (thing.declared or spoken_of) and thing.zone == "battlefield"
                thing.owner_guessed = there and not by_its_step


def _asked_to_trigger(story: Story) -> frozenset[str]:
    """What it is asked about whether it triggers: whose it is may decide that."""
    asked = (question for question in story.questions if question.kind == "triggers")
    return frozenset(name for question in asked for name in question.what.names)


#: What triggers at the beginning of a step of its controller's, by the moment that is told.
_AT_ITS_STEP = {
    Moment.UPKEEP: "of your upkeep",
    Moment.DRAW: "of your draw step",
    Moment.MAIN: "of your precombat main phase",
    Moment.MAIN_BEGINS: "of your precombat main phase",
    Moment.BEGINNING_OF_COMBAT: "of combat on your turn",
    Moment.END_STEP: "of your end step",
}


def _who_comes_to_its_step(story: Story, thing: Thing) -> str | None:
    """`The One Ring has two counters. It's my upkeep`: what triggers in its controller's upkeep is whose upkeep is told of (CR 503.1a);
    None where no such step is told, or those of several players."""
    triggers = [text for text in thing.texts if "At the beginning " in text]
    players = {
        action.player or story.active
        for action in story.actions
        if isinstance(action, GoTo)
        and any(_AT_ITS_STEP.get(action.moment, "\n") in text for text in triggers)
    }
    return players.pop() if len(players) == 1 else None


def _whose_attachment(story: Story, thing: Thing, bearer: str | None) -> str | None:
    """Who controls what is attached and of which it is not told: whoever controls what it is on; where one tells of his own game and it is
    on another's, an Aura that does nothing for that is the teller's (`Pariah on my opponent's Hill Giant`)."""
    card = story.card(thing)
    if bearer in (None, "You") or "You" not in story.seats or card is None or not thing.is_type("Aura"):
        return bearer
    return bearer if helps_its_bearer(card) else "You"


def _object(story: Story, thing: Thing) -> ObjectSetup:
    card = story.card(thing)
    assert card is not None
    controller = thing.controller or next(iter(story.seats))
    attached = thing.attached_to
    fought = thing.attacking or thing.blocking  # untapped then, whatever it is by now
    return ObjectSetup(
        thing.label,
        card,
        thing.owner or controller,
        controller,
        thing.zone,
        thing.tapped or (story.seat(controller).all_tapped and thing.is_type("Creature") and not fought),
        thing.sick,
        thing.token,
        thing.damage,
        tuple(thing.counters.items()),
        thing.loyalty,
        thing.defense,
        attached.label if isinstance(attached, Thing) else attached,
        tuple(thing.chosen),
        thing.declared and thing.told is not None and not thing.filler,
        thing.face_down,
        tuple(thing.designations),
        thing.paired_with,
        exiled_with=thing.exiled_with if thing.zone == "exile" else None,
        copying=thing.copying,
        size=thing.size_as_it_begins if thing.zone == "battlefield" else None,
    )


def _is_large_enough(thing: Thing) -> None:
    """What is there, or returns, with -1/-1 counters lives: where no size is told of it, it is larger by as much (CR 702.79a)."""
    less = thing.counters.get("-1/-1", 0) + thing.has_keyword("persist")
    if thing.size_assumed and less and thing.made is not None and thing.made.power is not None:
        power, toughness = thing.made.power, thing.made.toughness or 0
        thing.made = replace(thing.made, power=power + less, toughness=toughness + less)


def _size_assumed(thing: Thing, made: MadeUp) -> str:
    if made.power is None:
        return f"{thing.label} has {made.loyalty} loyalty: its loyalty is not told."
    if thing.bound is not None:
        return f"{thing.label} is a {made.power}/{made.toughness}: of its size only that is told."
    untold = {"": "size", "power": "toughness", "toughness": "power"}[thing.half]
    return f"{thing.label} is a {made.power}/{made.toughness}: its {untold} is not told."


def _assumed(story: Story, thing: Thing, setup: ObjectSetup) -> str:
    if thing.filler or (thing.declared and thing.told is not None):
        return ""
    if thing.zone == "battlefield":
        return f"{thing.label} is on the battlefield under {of(setup.controller)} control."
    if thing.zone == "graveyard" and not thing.declared:
        return f"{thing.label} is in {of(setup.owner)} graveyard."
    return ""


def _since_the_turn_began(story: Story) -> list[str]:
    """Creatures that attack and are not said to have come this turn."""
    said: list[str] = []
    for action in story.actions:
        if isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN:
            break
        if not isinstance(action, Attack):
            continue
        for label, _ in action.attacks:
            thing = next((t for t in story.things if t.label == label), None)
            if (
                thing is None
                or thing.future
                or thing.sick
                or thing.cast_by is not None
                or thing.controller != action.player
                or thing.has_keyword("haste")
            ):
                continue
            line = f"{label} has been under {of(action.player)} control since the turn began."
            if line not in said:
                said.append(line)
    return said


def _is_of_the_same_turn(story: Story, told: GoTo, sorcery: str | None) -> bool:
    """`He bolts my Bears. At my end step ...`: what was done before, which anybody can do on any turn, was done on that turn."""
    return sorcery is None and not story.turn_changed and told.moment in _LATE_IN_A_TURN


_LATE_IN_A_TURN = frozenset({Moment.BEGINNING_OF_COMBAT, Moment.END_STEP})


def whose_turn(story: Story) -> str | None:
    """Whose turn it is: told, else whoever attacks, else whoever does what only the active player can, else who acts first."""
    if story.active is not None:
        return story.active
    first: str | None = None
    sorcery: str | None = None
    for action in story.actions:
        if isinstance(action, GoTo):
            if action.moment is Moment.NEXT_TURN:
                break
            if action.player is not None and (first is None or _is_of_the_same_turn(story, action, sorcery)):
                return action.player
        if isinstance(action, Attack):
            return action.player
        if isinstance(action, Block) and first is None:
            return story.opponent(action.player)
        player = getattr(action, "player", None)
        if isinstance(action, Cast | Activate | Suspends | SetsAside) and first is None:
            first = player
        if sorcery is None and is_slow_deed(story, action):
            sorcery = player
    return sorcery or first or next((getattr(a, "player", None) for a in story.actions), None)
