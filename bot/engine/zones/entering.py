"""What is chosen for a permanent as it enters (CR 614.12): a color, a creature type, a player, a card name."""

from __future__ import annotations

from bot.abilities.ability import Ability, Static
from bot.abilities.card import Card
from bot.abilities.effects import Effect
from bot.abilities.entering import (
    AsEntersChoose,
    AsEntersDo,
    EntersAsCopy,
    EntersOneWay,
    EntersTappedUnless,
    Way,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import chars_of
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.instructions import run
from bot.engine.log.notes import Note
from bot.engine.objects import Object
from bot.engine.permanents.sagas import chapters_to_begin_with
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Picks, SaysMay
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import dataclass, replace

_BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_COLORS = ("white", "blue", "black", "red", "green")


ANOTHER_NAME = "another name"
"""What stands for every name that no card of the story has."""

_MOST_NAMES = 8


def chooses(abilities: tuple[Ability, ...]) -> AsEntersChoose | None:
    """What is to be chosen as a permanent with these abilities enters; None when nothing is."""
    for ability in abilities:
        if isinstance(ability, Static):
            for effect in ability.effects:
                if isinstance(effect, AsEntersChoose):
                    return effect
    return None


def does_as_it_enters(abilities: tuple[Ability, ...]) -> tuple[Effect, ...]:
    """What is done as a permanent with these abilities enters."""
    statics = (a for a in abilities if isinstance(a, Static))
    return tuple(done for a in statics for e in a.effects if isinstance(e, AsEntersDo) for done in e.effects)


@dataclass(frozen=True, slots=True)
class DoAsEnters(Task):
    """What this permanent's text says is done as it enters."""

    entity: Entity

    def do(self, state: State) -> State:
        chars = chars_of(state, self.entity)
        if chars is None:
            return state
        effects = does_as_it_enters(state.objects[self.entity].card.abilities)
        return run(state, effects, Context(self.entity, chars.controller))


def ways_to_enter(abilities: tuple[Ability, ...]) -> tuple[EntersOneWay, ...]:
    """The choices of how a permanent with these abilities enters, one after the other (CR 614.12, 616.1)."""
    ahead = chapters_to_begin_with(abilities)
    found: list[EntersOneWay] = [ahead] if ahead is not None else []
    for ability in abilities:
        for effect in ability.effects if isinstance(ability, Static) else ():
            if isinstance(effect, EntersOneWay):
                found.append(effect)
            elif isinstance(effect, EntersTappedUnless):
                found.append(EntersOneWay((Way("untapped", cost=effect.cost), Way("tapped", tapped=True))))
    return tuple(found)


def enters_as_copy(abilities: tuple[Ability, ...]) -> tuple[EntersAsCopy, ...]:
    """What a permanent with these abilities may enter as a copy of."""
    statics = (a for a in abilities if isinstance(a, Static))
    return tuple(e for a in statics for e in a.effects if isinstance(e, EntersAsCopy))


def told_way(state: State, player: Entity, label: str, ways: tuple[Way, ...]) -> tuple[State, Way | None]:
    """The way that the scenario says: yes or no to what is offered, or its words; and the state with that told."""
    name = state.label(player)
    for index, answer in decisions_left(state, SaysMay):
        if answer.player == name and answer.about in (None, label):
            return mark_used(state, index), ways[0] if answer.yes else ways[-1]
    for index, picked in decisions_left(state, Picks):
        if picked.player in (None, name) and picked.about in (None, label) and len(picked.names) == 1:
            found = [w for w in ways if picked.names[0].lower() == w.words.removeprefix("with ")]
            if found:
                return mark_used(state, index), found[0]
    return state, None


@dataclass(frozen=True, slots=True)
class ChooseAsEnters(Task):
    """Choose what this permanent's text asks for, unless the scenario told it already. What has too many answers to try
    (a creature type, a card name among very many) stays open: nothing is then of the chosen kind, which the log says."""

    entity: Entity

    def do(self, state: State) -> State | Choice:
        found = state.object(self.entity)
        if found is None or found.zone is not Zone.BATTLEFIELD:
            return state
        asked = chooses(found.card.abilities)
        if asked is None or _is_chosen(found, asked.kind):
            return state
        chars = chars_of(state, self.entity)
        assert chars is not None
        name = state.label(chars.controller)
        for index, answer in decisions_left(state, Picks):
            told = answer.names[0] if len(answer.names) == 1 else ""
            mine = answer.player in (None, name) and answer.about in (None, found.label)
            if mine and told and _possible(state, asked, told):
                return mark_used(state, index).then(_Chosen(self.entity, asked.kind, told))
        values = _values(state, asked, chars.controller) or _names(state, asked.kind, found)
        if not values:
            untold = f"No {asked.kind} is chosen for {found.label}: none is told."
            state = state.having(assumed=state.assumed | {untold})
            return state.step(Note.CHOICE_UNTOLD.of(asked.kind, found.label), Cite.ENTERS_WITH)
        options = tuple(
            Option(f"chooses {value} for {found.label}", (_Chosen(self.entity, asked.kind, value),))
            for value in values
        )
        return Choice(
            state, chars.controller, f"Which {asked.kind} for {found.label}?", options, (Cite.ENTERS_WITH,)
        )


@dataclass(frozen=True, slots=True)
class _Chosen(Task):
    entity: Entity
    kind: str
    value: str

    def do(self, state: State) -> State:
        found = state.objects[self.entity]
        player = state.player_named(self.value)
        value = player if player is not None else self.value
        return state.with_object(replace(found, chosen=(*found.chosen, (self.kind, value))))


def _colors(asked: AsEntersChoose) -> tuple[str, ...]:
    return tuple(one.color for one in asked.among) or _COLORS


def _possible(state: State, asked: AsEntersChoose, value: str) -> bool:
    kind = asked.kind
    if kind == "color":
        return value in _colors(asked)
    if kind == "word":
        return value in asked.words
    if kind == "basic land type":
        return value in _BASIC_LAND_TYPES
    if kind in ("player", "opponent"):
        return state.player_named(value) is not None
    return True


def _is_chosen(found: Object, kind: str) -> bool:
    """Whether it is chosen already; a name is a name, whichever the text asks for."""
    return any(told == kind or (told.endswith("name") and kind.endswith("name")) for told, _ in found.chosen)


def _names(state: State, kind: str, found: Object) -> tuple[str, ...]:
    """The names of the story's cards that may be chosen (CR 201.4), and one that stands for every other; none where there are more
    than can be tried."""
    if not kind.endswith("name"):
        return ()
    others = (o.card for o in state.objects.values() if not o.token and not is_unknown(o))
    names = sorted({c.name for c in others if c.name != found.card.name and _may_be_named(kind, c)})
    return (*names, ANOTHER_NAME) if 0 < len(names) <= _MOST_NAMES else ()


def _may_be_named(kind: str, card: Card) -> bool:
    land = "Land" in card.types
    if kind.startswith("nonbasic"):
        return land and "Basic" not in card.supertypes
    if kind.startswith("land"):
        return land
    barred = (land and "nonland" in kind) or ("Creature" in card.types and "noncreature" in kind)
    return not barred


def _values(state: State, asked: AsEntersChoose, controller: Entity) -> tuple[str, ...]:
    match asked.kind:
        case "color":
            return _colors(asked)
        case "word":
            return asked.words
        case "basic land type":
            return _BASIC_LAND_TYPES
        case "player":
            return tuple(p.name for p in state.players)
        case "opponent":
            return tuple(state.label(p) for p in state.opponents(controller))
        case _:
            return ()
