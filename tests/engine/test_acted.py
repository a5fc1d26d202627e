"""`coverage` tells the truth: each type of card text has behaviour or is named as not acted on."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import typing
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from bot import abilities
from bot.abilities import (
    ability,
    amounts,
    changes,
    combat_rules,
    combining,
    conditions,
    cost_changes,
    costs,
    damage,
    durations,
    effects,
    entering,
    events,
    filters,
    keyword_actions,
    mana_changes,
    player_effects,
    statics,
    who,
)
from bot.abilities.ability import Keyword, Triggered
from bot.abilities.keyword_abilities.activated import ACTIVATED, activated_of
from bot.abilities.keyword_abilities.labelled import LIMITED
from bot.abilities.keyword_abilities.meaning import MEANT, meaning
from bot.abilities.keyword_abilities.static import STATIC, statics_of
from bot.abilities.keyword_abilities.triggered import TRIGGERED, implied
from bot.abilities.keywords import Acted, named
from bot.abilities.opaque import Opaque
from bot.abilities.who import SELF
from bot.engine.characteristics.continuous import LAYER
from bot.engine.characteristics.view import see
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.effects.handlers import HANDLERS
from bot.engine.eras import CURRENT
from bot.engine.evaluate import amount_of, is_true, who_is
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.filters import holds
from bot.engine.relevance.acted import NOT_ACTED, WITHOUT_HANDLER, acts_on
from bot.engine.relevance.playable import playable
from bot.engine.start import start
from bot.engine.state import State
from bot.engine.told.script import Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

ENGINE = Path(__file__).resolve().parents[2] / "bot" / "engine"


def _types(module: Any, base: type[Any]) -> list[type[Any]]:
    """The concrete types of one family, in the order of the file."""
    found = [
        v for v in vars(module).values() if isinstance(v, type) and issubclass(v, base) and v is not base
    ]
    return [t for t in found if t.__module__ == module.__name__ and t is not events.Narrowed]


def _names_used() -> dict[str, set[str]]:
    """For every name, the engine's files and rooms that use it, types' own files and the ledgers of coverage left out."""
    used: dict[str, set[str]] = {}
    for path in ENGINE.rglob("*.py"):
        if "relevance" in path.parent.parts[-1:] or path.name == "words.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = (
                node.id
                if isinstance(node, ast.Name)
                else node.attr
                if isinstance(node, ast.Attribute)
                else ""
            )
            if name:
                used.setdefault(name, set()).update(path.relative_to(ENGINE).parts)
    return used


USED = _names_used()


def _sample(hint: Any, types: dict[str, Any]) -> Any:
    """Some value of a field's type."""
    if isinstance(hint, str):
        hint = eval(hint, types)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return inner[0]
    if origin is tuple:
        return ()
    if inner:  # a union: its first part, or None when that is allowed
        return None if type(None) in inner else _sample(inner[0], types)
    plain: dict[Any, Any] = {int: 1, str: "", bool: False, object: conditions.IsTurnOf(who.YOU)}
    plain |= {
        who.Who: SELF,
        amounts.Amount: amounts.Number(1),
        filters.Filter: filters.Filter(),
        filters.Quality: filters.IsSelf(),
        conditions.Condition: conditions.IsTurnOf(who.YOU),
        costs.Cost: costs.TapSelf(),
        costs.Mana: costs.Mana("{2}"),
        events.Event: events.Dies(SELF),
        ability.Ability: Keyword("flying"),
        damage.ReplaceDamage: damage.ReplaceDamage(damage.DamagePattern(), damage.Prevent()),
        changes.Change: changes.SwitchPT(),
    }
    return plain[hint]


def build(kind: type[Any]) -> Any:
    """An instance with some value in every field that has no default."""
    types: dict[str, Any] = {}
    for module in (
        who,
        amounts,
        filters,
        conditions,
        costs,
        events,
        ability,
        damage,
        changes,
        combat_rules,
        typing,
    ):
        types.update(vars(module))
    types.update(vars(importlib.import_module(kind.__module__)))
    values = {}
    for field in fields(kind):
        from dataclasses import MISSING

        if field.default is MISSING and field.default_factory is MISSING:
            values[field.name] = _sample(field.type, types)
    return kind(**values)


def board() -> State:
    """A creature of one of two players."""
    from bot.abilities.card import Card

    card = Card("Zed", ("Creature",), power=2, toughness=2)
    setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), (ObjectSetup("Zed", card, "Alice", "Alice"),))
    return start(Script(setup, ()), CURRENT)


STATE = board()
FRAME = Context(next(iter(STATE.objects)), -1)


@pytest.mark.parametrize(
    "kind",
    [
        kind
        for room in (effects, combining, player_effects, keyword_actions)
        for kind in _types(room, effects.Effect)
    ],
    ids=lambda t: t.__name__,
)
def test_each_instruction_is_carried_out_or_named(kind: type[Any]) -> None:
    has_behaviour = kind in HANDLERS or kind in WITHOUT_HANDLER
    assert has_behaviour != (kind in NOT_ACTED)


@pytest.mark.parametrize("kind", _types(amounts, amounts.Amount), ids=lambda t: t.__name__)
def test_each_amount_is_worked_out_or_named(kind: type[Any]) -> None:
    if kind in NOT_ACTED:
        with pytest.raises(NotImplementedError):
            amount_of(build(kind), see(STATE), FRAME)
    else:
        assert isinstance(amount_of(build(kind), see(STATE), FRAME), int)


@pytest.mark.parametrize("kind", _types(conditions, conditions.Condition), ids=lambda t: t.__name__)
def test_each_condition_is_true_or_false_or_named(kind: type[Any]) -> None:
    if kind in NOT_ACTED:
        with pytest.raises(NotImplementedError):
            is_true(build(kind), see(STATE), FRAME)
    else:
        assert is_true(build(kind), see(STATE), FRAME) in (True, False)


@pytest.mark.parametrize("kind", _types(filters, filters.Quality), ids=lambda t: t.__name__)
def test_each_quality_holds_or_not_or_is_named(kind: type[Any]) -> None:
    assert kind not in NOT_ACTED
    assert holds(build(kind), FRAME.source, see(STATE), FRAME) in (True, False)


@pytest.mark.parametrize("kind", _types(who, who.Who), ids=lambda t: t.__name__)
def test_each_phrase_names_someone_or_no_one(kind: type[Any]) -> None:
    assert kind not in NOT_ACTED or kind is who.UnknownCard
    assert isinstance(who_is(build(kind), see(STATE), FRAME), tuple)


@pytest.mark.parametrize("kind", _types(costs, costs.Cost), ids=lambda t: t.__name__)
def test_each_cost_can_be_asked_for_and_paid(kind: type[Any]) -> None:
    cost = (build(kind),)
    unpayable(STATE, -1, cost, FRAME.source)
    assert pay(STATE, -1, cost, FRAME.source) is not None


@pytest.mark.parametrize("kind", _types(changes, changes.Change), ids=lambda t: t.__name__)
def test_each_change_has_its_layer(kind: type[Any]) -> None:
    assert kind in LAYER


FAMILIES = (
    *_types(events, events.Event),
    *_types(combat_rules, combat_rules.CombatRule),
    *_types(statics, statics.StaticEffect),
    *_types(entering, statics.StaticEffect),
    *_types(cost_changes, statics.StaticEffect),
    *_types(mana_changes, statics.StaticEffect),
    *_types(damage, damage.DamageChange),
    *_types(ability, ability.Ability),
)
WRITTEN_OUT = (ability.LevelBand, ability.StationBand, ability.Unread)  # what they stand for is played
BESIDE_STATICS = (statics.BesideStatic,)


@pytest.mark.parametrize("kind", FAMILIES, ids=lambda t: t.__name__)
def test_each_event_rule_static_and_damage_change_is_used_or_named(kind: type[Any]) -> None:
    if kind in WRITTEN_OUT:
        return
    if kind in BESIDE_STATICS:
        assert kind not in NOT_ACTED
        return
    assert bool(USED.get(kind.__name__)) != (kind in NOT_ACTED)


@pytest.mark.parametrize(
    "kind",
    [*_types(events, events.Event), *_types(keyword_actions, events.Event)],
    ids=lambda t: t.__name__,
)
def test_each_event_is_matched_where_triggers_are_found_or_named(kind: type[Any]) -> None:
    where = USED.get(kind.__name__, set())
    assert bool(where & {"event_matching", "triggers.py", "state_triggers.py"}) != (kind in NOT_ACTED)


@pytest.mark.parametrize("duration", list(durations.Duration), ids=lambda d: d.name)
def test_each_duration_ends_somewhere(duration: durations.Duration) -> None:
    assert USED.get(duration.name)


def test_no_family_of_types_is_left_out() -> None:
    known = (
        effects.Effect, amounts.Amount, conditions.Condition, filters.Quality, who.Who, costs.Cost, changes.Change,
        events.Event, combat_rules.CombatRule, statics.StaticEffect, damage.DamageChange, ability.Ability,
    )  # fmt: skip
    beside = {
        "AsLongAs",
        "Card",
        "KeywordRule",
        "ModeCost",
        "ModesInstead",
        "Terms",
        "Filter",
        "Count",
        "Portion",
        "TokenSpec",
        "DamagePattern",
        "ResultRow",
        "PutAway",
        "SeenOfTheTop",
        "During",
        "CostsLess",
        "ReplaceDamage",
        "Way",
        "ByHowMuch",
        "Nth",
        "WhichSpells",
    }
    for info in pkgutil.iter_modules(abilities.__path__):
        module = importlib.import_module(f"bot.abilities.{info.name}")
        for name, value in vars(module).items():
            if isinstance(value, type) and value.__module__ == module.__name__ and is_dataclass(value):
                assert issubclass(value, known) or name in beside, name


def test_each_keyword_that_is_acted_on_stands_for_abilities_or_is_known_by_name() -> None:
    source = "\n".join(
        p.read_text(encoding="utf-8") for p in ENGINE.rglob("*.py") if "relevance" not in p.parts
    )
    made_elsewhere = {
        "devoid",
        "landcycling",
        "max speed",
    }  # a card with it is read as colorless; made under its kind of land; stands before an ability
    for name in sorted(named(Acted.YES) - TRIGGERED - STATIC - ACTIVATED - MEANT - LIMITED - made_elsewhere):
        assert implied(Keyword(name)) or f'"{name}"' in source, name


def test_keywords_that_stand_for_abilities_give_them() -> None:
    number = amounts.Number(2)
    assert all(implied(Keyword(name, number)) for name in TRIGGERED)
    assert all(statics_of(Keyword(name, number)) for name in STATIC)
    assert all(activated_of((Keyword(name, number),)) for name in ACTIVATED)
    assert all(meaning(Keyword(name, number)) for name in MEANT)


def test_a_part_that_nothing_acts_on_makes_the_whole_ability_inert() -> None:
    burn = effects.DealDamage(SELF, (effects.Portion(amounts.Number(1), who.UnknownCard()),))
    assert not acts_on(ability.Spell((burn,)))
    assert not acts_on(ability.Spell((combining.If(conditions.HasKeywordState(SELF, "harnessed"), (), ()),)))
    assert acts_on(ability.Spell((combining.If(conditions.HasKeywordState(SELF, "monstrous"), (), ()),)))
    assert not acts_on(ability.Spell((combining.If(conditions.HasKeywordState(SELF, "prepared"), (), ()),)))


def test_of_what_is_not_acted_on_the_frame_is_played() -> None:
    from bot.abilities.card import Card

    inert = Triggered(events.Dies(SELF), (effects.PreventItNow(),))
    card = Card(
        "Zed", ("Creature",), abilities=(Keyword("flying"), inert), texts=("Flying", "When ~ dies, no.")
    )
    assert playable(card).abilities == (
        Keyword("flying"),
        Triggered(events.Dies(SELF), (Opaque("When ~ dies, no."),)),
    )
