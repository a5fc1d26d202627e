"""What an instruction leaves to be chosen as it is followed (CR 608.2d): "a creature you control", "the color of your choice".

Every instruction is looked through before it is carried out: what it says is chosen is chosen first, told by the scenario
or explored, and then stands in the instruction in the words' place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.ability import Ability
from bot.abilities.amounts import Amount, Number, X
from bot.abilities.casting import CastNow
from bot.abilities.changes import Change, Gains, GainsOneOf, GetsOneOf, GetsPT
from bot.abilities.combining import ChooseColor
from bot.abilities.damage import DamagePattern, ReplaceDamage
from bot.abilities.effects import (
    ChangeNow,
    ChooseThings,
    Effect,
    Move,
    Portion,
    Sacrifice,
    SearchOnto,
    Shield,
)
from bot.abilities.filters import Filter, OfColor, OfType, Quality, TheChosen
from bot.abilities.libraries import RevealFromHand
from bot.abilities.past import DoneThisWay
from bot.abilities.walk import rebuilt
from bot.abilities.who import Chosen, Count, Who
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import Choose, choose_objects
from bot.engine.effects.put_as_told import told_to_put
from bot.engine.effects.unknown_kinds import may_lie_there
from bot.engine.effects.x_is import XIs
from bot.engine.evaluate import all_that_fit, amount_of, who_is
from bot.engine.evaluate.group import Group
from bot.engine.instructions import Instructions, before_each, came_of_it, handles
from bot.engine.stack.targets_together import apart
from bot.engine.state import Entity, State, is_player
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.zones.objects import current
from bot.values import dataclass, fields, is_dataclass, replace

COLORS = ("white", "blue", "black", "red", "green")


@before_each
def choose_first(effect: Any, state: State) -> State | Choice | None:
    """The choice that has to be made before this instruction is followed, with the instruction behind it; None when it
    leaves nothing open."""
    open_ = open_choice(effect)
    if open_ is not None:
        return _choose(open_, effect, state)
    if isinstance(effect, ChangeNow) and any(isinstance(c, GainsOneOf) for c in effect.changes):
        return _choose_ability(effect, state)
    if isinstance(effect, ChangeNow) and any(isinstance(c, GetsOneOf) for c in effect.changes):
        return _choose_bonus(effect, state)
    wanted = _color_asked(effect)
    if wanted is not None and not any(kind == wanted for kind, _ in state.contexts[-1].chosen):
        return _choose_color(wanted, effect, state)
    return None


def with_chosen_color(effect: ChangeNow, kind: str, color: str) -> ChangeNow:
    """The same changes with "the color of your choice" settled: what gains them keeps the color, not the choice."""
    settled: ChangeNow = rebuilt(
        effect, lambda part: OfColor(color) if isinstance(part, TheChosen) and part.kind == kind else None
    )
    return settled


# --- things and players -----------------------------------------------------------------------------------------------


def open_choice(effect: Any) -> Chosen | None:
    """The first thing or player that the instruction itself, none of those inside it, leaves to be chosen."""
    if isinstance(effect, SearchOnto | CastNow | ChooseThings | RevealFromHand):
        return None  # a card of a library is found, not chosen among those known; what is cast is chosen as it is
    if isinstance(effect, Sacrifice):
        # Each player chooses what to sacrifice: the instruction's own business.
        return _first((effect.who,))
    if isinstance(effect, Shield):
        to = effect.replace.pattern.to  # a source of damage is chosen by the shield itself (CR 609.7)
        return _first((to,))
    return _first(tuple(getattr(effect, f.name) for f in fields(effect))) if is_dataclass(effect) else None


def _first(values: tuple[Any, ...]) -> Chosen | None:
    for value in values:
        if isinstance(value, Chosen):
            return value
        if isinstance(value, Portion):
            found = _first((value.to, value.amount))
        elif isinstance(value, tuple):
            found = _first(value)
        elif isinstance(value, Who | Amount) and is_dataclass(value):
            found = _first(tuple(getattr(value, f.name) for f in fields(value)))
        else:
            continue
        if found is not None:
            return found
    return None


def _choose(chosen: Chosen, effect: Any, state: State) -> State | Choice:
    context = state.contexts[-1]
    sight = see(state)
    chooser = context.you
    if chosen.chooser is not None:
        chooser = next((p for p in who_is(chosen.chooser, sight, context) if is_player(p)), context.you)
    candidates = _as_they_are(state, chosen, tuple(all_that_fit(chosen.what, sight, context)))
    any_number = _is_x_chosen_now(chosen.count, state)
    unknown = may_lie_there(chosen.what, state, context)
    unsure = bool(unknown) and not (isinstance(effect, Move) and effect.to != "battlefield")
    known, candidates = len(candidates), candidates if unsure else (*candidates, *unknown)
    least, most = (0, len(candidates)) if any_number else _numbers(chosen.count, state, len(candidates))
    least = min(least, known) if unknown else least

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        followed = Instructions((rebuilt(effect, lambda part: Group(picked) if part is chosen else None),))
        if any_number:
            return (XIs(len(picked)), followed)
        return (followed, FellShort()) if 0 < len(picked) < least else (followed,)

    told = told_to_put(state, chooser, effect)
    if told is not None and least <= 1:
        index, card = told
        return mark_used(state, index).then(*then((card,)))
    verb = "at random has" if chosen.random else "chooses"
    least = min(least, most)
    return choose_objects(
        state,
        chooser,
        candidates,
        most,
        then,
        verb,
        (Cite.RESOLVE_CHOICE,),
        least,
        unsure=unsure,
        apart=lambda picked: apart(state, chosen, picked, context),
    )


def _as_they_are(state: State, chosen: Chosen, found: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """What was moved `this way` is chosen from where it is now (CR 400.7j): `return a creature card milled this way to your hand`."""
    if not any(isinstance(quality, DoneThisWay) for quality in chosen.what.qualities):
        return found
    return tuple(now if (now := current(state, one)) is not None else one for one in found)


def _is_x_chosen_now(count: Count, state: State) -> bool:
    """Whether X is what the player chooses as a triggered ability resolves, which no cost and no text defines (CR 107.3f)."""
    context = state.contexts[-1]
    source = state.last_known(context.source)
    triggered = context.event is not None and source is not None and "{X}" not in source.card.mana_cost
    return triggered and isinstance(count.least, X) and count.least == count.most and not context.x


@dataclass(frozen=True, slots=True)
class FellShort(Task):
    """There were fewer than the instruction asks for: as many as there are, but it "can't" be done (CR 101.3, 608.2c)."""

    def do(self, state: State) -> State:
        return came_of_it(state, was=False)


def _numbers(count: Count, state: State, all_: int) -> tuple[int, int]:
    context = state.contexts[-1]
    least = count.least if isinstance(count.least, int) else amount_of(count.least, see(state), context)
    if count.most is None:
        return least, all_
    most = count.most if isinstance(count.most, int) else amount_of(count.most, see(state), context)
    return least, most


# --- abilities ----------------------------------------------------------------------------------------------------------


def _choose_ability(effect: ChangeNow, state: State) -> State | Choice:
    """Which of the abilities offered is gained: told by its name, or every one is explored."""
    at = next(i for i, c in enumerate(effect.changes) if isinstance(c, GainsOneOf))
    offered: Any = effect.changes[at]
    chooser = state.contexts[-1].you
    name = state.label(chooser)

    def gaining(ability: Any) -> Instructions:
        changes = (*effect.changes[:at], Gains(ability), *effect.changes[at + 1 :])
        return Instructions((replace(effect, changes=changes),))

    by_name = {_called(a): a for a in offered.of}
    for index, answer in decisions_left(state, Picks):
        word = answer.names[0] if len(answer.names) == 1 else ""
        for said in (word, f"protection from {word}"):
            if said in by_name and answer.player in (None, name):
                return mark_used(state, index).then(gaining(by_name[said]))
    options = tuple(Option(f"chooses {word}", (gaining(a),)) for word, a in by_name.items())
    return Choice(state, chooser, "Which ability?", options, (Cite.RESOLVE_CHOICE,))


def _choose_bonus(effect: ChangeNow, state: State) -> Choice:
    """Which of the bonuses it gets: every one is explored."""
    at, offered = next((i, c) for i, c in enumerate(effect.changes) if isinstance(c, GetsOneOf))
    chooser = state.contexts[-1].you

    def getting(bonus: GetsPT) -> Instructions:
        changes = (*effect.changes[:at], bonus, *effect.changes[at + 1 :])
        return Instructions((replace(effect, changes=changes),))

    options = tuple(Option(f"chooses {_signed(bonus)}", (getting(bonus),)) for bonus in offered.of)
    return Choice(state, chooser, "Which bonus?", options, (Cite.RESOLVE_CHOICE,))


def _signed(bonus: GetsPT) -> str:
    """`+2/-2`"""
    return "/".join(
        f"{amount.n:+d}" if isinstance(amount, Number) else "+X" for amount in (bonus.power, bonus.toughness)
    )


def _called(keyword: Any) -> str:
    """A keyword with what it is from: `protection from red`."""
    for quality in keyword.filter.qualities if keyword.filter else ():
        if isinstance(quality, OfColor):
            return f"{keyword.name} from {quality.color}"
        if quality == OfType("Artifact"):
            return f"{keyword.name} from artifacts"
    return str(keyword.name)


# --- colors -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _color_asked(effect: Any) -> str | None:
    """`color now`, or `color` for a protection that something gains, where the instruction asks for one."""
    if isinstance(effect, ChangeNow):
        if any(_mentions(c, "color") for c in effect.changes):
            return "color"
        return "color now" if _mentions(effect, "color now") else None
    return "color now" if _mentions(effect, "color now") else None


def _mentions(value: Any, kind: str) -> bool:
    if isinstance(value, TheChosen):
        return value.kind == kind
    if isinstance(value, tuple):
        return any(_mentions(v, kind) for v in value)
    looked_into = (Effect, Who, Filter, Quality, ReplaceDamage, DamagePattern, Change, Ability, Portion)
    if not isinstance(value, looked_into) or not is_dataclass(value):
        return False
    inner = (getattr(value, f.name) for f in fields(value))
    # Instructions inside an instruction ask when they are followed.
    return any(
        _mentions(v, kind) for v in inner if not (isinstance(v, tuple) and v and isinstance(v[0], Effect))
    )


@dataclass(frozen=True, slots=True)
class ColorAnswer:
    """How a scenario's word for a color is found among its answers."""

    index: int
    color: str


def _told_color(state: State, chooser: Entity) -> ColorAnswer | None:
    name = state.label(chooser)
    for index, answer in decisions_left(state, Picks):
        word = answer.names[0] if len(answer.names) == 1 else ""
        if word in COLORS and answer.player in (None, name):
            return ColorAnswer(index, word)
    return None


@handles(ChooseColor)
def chooses_color(effect: ChooseColor, state: State) -> State | Choice:
    """It is kept for the words that follow: "of the chosen color"."""
    before = any(kind == "color" for kind, _ in state.contexts[-1].chosen)  # told as the spell was cast
    return state if before else _choose_color("color", None, state)


def _choose_color(kind: str, effect: Any, state: State) -> State | Choice:
    chooser = state.contexts[-1].you
    again = Instructions((effect,) if effect is not None else ())
    told = _told_color(state, chooser)
    if told is not None:
        return mark_used(state, told.index).then(Choose((kind, told.color)), again)
    options = tuple(Option(f"chooses {color}", (Choose((kind, color)), again)) for color in COLORS)
    return Choice(state, chooser, "Which color?", options, (Cite.RESOLVE_CHOICE,))
