"""The board of one state: everything's characteristics, and what static abilities say, worked out once and asked often.

A view is worked out from a state when it is first needed and kept with it; later states that changed nothing it depends
on keep it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from immutables import Map

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.combat_rules import CombatRule
from bot.abilities.effects import ChangeNow, SetRule
from bot.abilities.statics import Changes, StaticEffect
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.layers import Layers, Own
from bot.engine.characteristics.statements import (
    Statement,
    keywords_of_players,
    rules_by_entity,
    statements_of,
)
from bot.engine.evaluate import Sight
from bot.engine.evaluate.context import Context
from bot.engine.objects import Object
from bot.engine.state import Active, Entity, State
from bot.values import keep

_S = TypeVar("_S", bound=StaticEffect)
_R = TypeVar("_R", bound=CombatRule)

_NOTHING: Mapping[Entity, Own] = {}


class View:
    """The board of one state. Use `view_of`."""

    __slots__ = (
        "_by_type",
        "_depends",
        "_lasting",
        "_own",
        "_plain",
        "_players",
        "_rules",
        "at_rest",
        "chars",
        "elsewhere",
        "keywords",
        "settled",
        "state_triggers",
        "statements",
        "watching",
    )

    def __init__(self, state: State) -> None:
        self._depends = _dependencies(state)
        self._lasting = _lasting(state)
        layers = Layers(state)
        before: View | None = state.view
        layers.work_out(_NOTHING if before is None else before._own)
        self._own: Mapping[Entity, Own] = layers.own
        state.game.effort.spend(1 + layers.work)
        self.chars: Mapping[Entity, Chars] = layers.chars
        self.elsewhere: Mapping[Entity, Chars] = layers.elsewhere
        #: Every keyword ability that some permanent has.
        self.keywords = frozenset().union(*{chars.keywords for chars in self.chars.values()})
        #: What else state-based actions look at, as it was when none applied.
        self.settled: tuple[object, ...] = ()
        #: The triggered abilities that watch, with what has them; None until somebody asks.
        self.watching: tuple[tuple[Entity, Triggered], ...] | None = None
        #: The state triggers among those of the board; None until somebody asks.
        self.state_triggers: tuple[tuple[Entity, Triggered], ...] | None = None
        #: Whether nothing of what there is calls for one; None until somebody looks.
        self.at_rest: bool | None = None
        self._rules: dict[Entity, list[tuple[CombatRule, Context]]] | None = None
        self._players: dict[Entity, list[tuple[Keyword, Context]]] | None = None
        self._plain: bool = layers.is_plain
        self._by_type: dict[type[Any], list[Statement]] = {}
        self.statements = () if layers.is_plain else tuple(statements_of(state, layers.sight()))
        for statement in self.statements:
            self._by_type.setdefault(type(statement.effect), []).append(statement)

    def fits(self, state: State) -> bool:
        """Whether nothing that this view depends on has changed."""
        objects, effects, turn, combat, players = self._depends
        if objects is not state.objects:
            return False
        if not self._plain and (
            combat is not state.combat or turn is not state.turn or players is not state.players
        ):
            return False
        return effects is state.effects or self._lasting == _lasting(state)

    def of_type(self, kind: type[_S]) -> list[Statement]:
        """The statements of one kind that hold now, oldest first."""
        return self._by_type.get(kind, [])

    def rules_on(self, state: State, entity: Entity, kind: type[_R]) -> Iterator[tuple[_R, Context]]:
        """What effects say about this creature or player, of one kind."""
        if self._rules is None:
            sight = Sight(state, self.chars, self.elsewhere)
            self._rules = rules_by_entity(state, sight, self.statements)
        for rule, context in self._rules.get(entity, ()):
            if isinstance(rule, kind):
                yield rule, context

    def keywords_of_player(
        self, state: State, player: Entity, keyword: str
    ) -> Iterator[tuple[Keyword, Context]]:
        """Each keyword of this name that a statement gives to this player, seen from what gives it."""
        if self._players is None:
            self._players = keywords_of_players(
                Sight(state, self.chars, self.elsewhere), self.of_type(Changes)
            )
        return ((k, context) for k, context in self._players.get(player, ()) if k.name == keyword)


def view_of(state: State) -> View:
    """The board of this state, worked out once."""
    view: View | None = state.view
    if view is None or not view.fits(state):
        view = View(state)
        keep(state, "view", view)
    return view


def see(state: State) -> Sight:
    """The state as effects see it: with the characteristics of its view."""
    view = view_of(state)
    return Sight(state, view.chars, view.elsewhere)


def chars_of(state: State, entity: Entity) -> Chars | None:
    """What an object is now, or last known to have been; None for players and unknown numbers."""
    return see(state).chars_of(entity)


def _dependencies(state: State) -> tuple[Map[Entity, Object], object, object, object, object]:
    return (state.objects, state.effects, state.turn, state.combat, state.players)


def _lasting(state: State) -> tuple[Active, ...]:
    """The waiting effects that a board depends on: not shields, not delayed triggers."""
    effects = state.effects
    return effects and tuple(a for a in effects if isinstance(a.content, ChangeNow | SetRule | StaticEffect))


def rules_on(state: State, entity: Entity, kind: type[_R]) -> list[tuple[_R, Context]]:
    """What effects say about this creature or player, of one kind (`CantBlock`, `MustAttack`, ...)."""
    return list(view_of(state).rules_on(state, entity, kind))


def player_has(state: State, player: Entity, keyword: str) -> bool:
    """Whether a player has a keyword: `You have hexproof`. What an object has is in its characteristics."""
    return any(True for _ in keywords_of_player(state, player, keyword))


def keywords_of_player(state: State, player: Entity, keyword: str) -> Iterator[tuple[Keyword, Context]]:
    """Each keyword of this name that a player has, with the context of what gives it."""
    return view_of(state).keywords_of_player(state, player, keyword)


def statements(state: State, kind: type[_S]) -> list[Statement]:
    """The static statements of one kind that hold now."""
    return view_of(state).of_type(kind)


def permanents(state: State) -> Mapping[Entity, Chars]:
    """Every permanent's characteristics now."""
    return view_of(state).chars
