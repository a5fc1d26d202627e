"""What the story tells of a trigger that is put on the stack: its modes and its targets (CR 603.3c, 603.3d)."""

from __future__ import annotations

from typing import Any

from bot.abilities.events import AnyOfEvents, Chapter, Enters
from bot.abilities.filters import Filter, IsSelf
from bot.abilities.player_events import Casts
from bot.abilities.who import SELF, Both, Target
from bot.engine.characteristics.view import see
from bot.engine.evaluate import who_is
from bot.engine.stack.divisions import Aim
from bot.engine.state import State, Waiting
from bot.engine.told.decisions import Picks, PicksModes, TriggerTargets
from bot.engine.told.script import Cast, Targets
from bot.engine.told.scripted import answers_at_once, decisions_left, mark_used


def told_modes(state: State, waiting: Waiting) -> tuple[State, tuple[int, ...]]:
    """The modes that the scenario picks for this trigger."""
    name, source = state.label(waiting.controller), state.label(waiting.source)
    for index, answer in decisions_left(state, PicksModes):
        if answer.source == source and answer.player == name:
            return mark_used(state, index), answer.modes
    return state, ()


def told_targets(state: State, waiting: Waiting, specs: tuple[Target, ...]) -> tuple[int | None, Targets]:
    """The targets that the scenario tells of this trigger, and which of its lines does."""
    source = state.label(waiting.source)
    name = state.label(waiting.controller)
    others = (s.chooser for s in specs if s.chooser is not None)
    choosers = {
        "",
        name,
        *(state.label(e) for who in others for e in who_is(who, see(state), waiting.context)),
    }
    for index, answer in decisions_left(state, TriggerTargets):
        if answer.source in ("", source) and answer.player in choosers:
            return index, answer.targets
    for index, told in enumerate(state.game.script):
        if isinstance(told, TriggerTargets) and told.every and (told.source, told.player) == (source, name):
            return index, told.targets
    return None, Targets()


def told_in_casting(state: State, waiting: Waiting) -> tuple[int | None, Targets]:
    """ "Alice casts Anathemancer targeting Bob": said of the spell, meant for what triggers as it is cast or enters; not of an Aura spell,
    which has a target of its own."""
    permanent = state.object(waiting.source)
    is_aura = permanent is not None and "Aura" in permanent.card.subtypes
    if is_aura or not triggers_by_casting(waiting.ability):
        return None, Targets()
    source, name = state.label(waiting.source), state.label(waiting.controller)
    for index in range(min(state.position, len(state.game.script)) - 1, -1, -1):
        action = state.game.script[index]
        if isinstance(action, Cast) and action.card == source and action.player == name:
            told = action.targets if index not in state.used else Targets()
            return (index, told) if told.names else (None, Targets())
    return None, Targets()


def as_chosen(state: State, waiting: Waiting, ways: list[Aim]) -> tuple[int | None, list[Aim]]:
    """`Alice chooses Grizzly Bears` right after what made it trigger: those of the ways that aim at what is told."""
    name, source = state.label(waiting.controller), state.label(waiting.source)
    for index, told in answers_at_once(state, Picks):
        if told.player not in (None, name) or told.about not in (None, source) or not told.names:
            continue
        meant = [way for way in ways if {state.label(e) for group in way[0] for e in group} == {*told.names}]
        if meant:
            return index, meant
    return None, ways


def triggers_by_casting(ability: Any) -> bool:
    """Whether an ability triggers as its own spell is cast, as its own permanent enters, alone or besides on something else (`whenever ~
    or another Warrior enters`), or as the Saga that enters gets its first lore counter (CR 714.3a)."""
    when = getattr(ability, "when", None)
    return any(map(_is_of_casting, when.of if isinstance(when, AnyOfEvents) else (when,)))


def _is_of_casting(event: Any) -> bool:
    match event:
        case Enters(who=who):
            return who == SELF or (isinstance(who, Both) and SELF in who.of)
        case Casts(what=what) if isinstance(what, Filter):
            return what.qualities == (IsSelf(),)
        case Chapter(numbers=numbers):
            return 1 in numbers
    return False
