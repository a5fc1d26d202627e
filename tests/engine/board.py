"""Small boards and cards of our own for the engine's tests: a script is played and its outcomes are read back."""

from __future__ import annotations

from bot.abilities.ability import Ability, Keyword, Spell, Static, Triggered
from bot.abilities.amounts import EventAmount, Number
from bot.abilities.card import Card
from bot.abilities.damage import (
    DamageChange,
    DamageKind,
    DamagePattern,
    Prevent,
    ReplaceDamage,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    DealDamage,
    Portion,
    Shield,
)
from bot.abilities.events import DealsDamage
from bot.abilities.filters import AnyTarget, Filter, OfType, TheChosen
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.statics import DamageRule
from bot.abilities.who import SELF, YOU, Chosen, ControllerOf, EventSubject, Target, Who
from bot.engine.eras import era_for
from bot.engine.outcome import ObjectEnd, Outcome, Result
from bot.engine.run import resolve
from bot.engine.told.script import Action, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

ANY_TARGET = Filter((AnyTarget(),))


def creature(
    name: str, power: int, toughness: int, *keywords: str, abilities: tuple[Ability, ...] = ()
) -> Card:
    words = tuple(Keyword(k) for k in keywords)
    return Card(name, ("Creature",), power=power, toughness=toughness, abilities=(*words, *abilities))


def instant(name: str, *effects: object) -> Card:
    return Card(name, ("Instant",), abilities=(Spell(tuple(effects)),))  # type: ignore[arg-type]


def enchantment(name: str, *abilities: Ability) -> Card:
    return Card(name, ("Enchantment",), abilities=abilities)


def bolt(amount: int = 3, name: str = "Spark") -> Card:
    """Deals that much damage to any target."""
    return instant(name, DealDamage(SELF, (Portion(Number(amount), Target(ANY_TARGET)),)))


def shield(amount: int, name: str = "Ward") -> Card:
    """Prevents the next damage that would be dealt to any target this turn."""
    pattern = DamagePattern(to=Target(ANY_TARGET))
    return instant(
        name,
        Shield(
            ReplaceDamage(pattern, Prevent(), capacity=Number(amount), duration=Duration.THIS_TURN),
        ),
    )


def reflecting_palm(name: str = "Palm") -> Card:
    """The next time a source of your choice would deal damage to you, it is prevented and dealt to its controller."""
    source = Chosen(Filter((OfType("Source"), TheChosen("source"))))
    hits_back = DealDamage(SELF, (Portion(EventAmount(), ControllerOf(EventSubject())),))
    rule = ReplaceDamage(
        DamagePattern(to=YOU, by=source), Prevent(rider=(hits_back,)), once=True, duration=Duration.THIS_TURN
    )
    return instant(name, Shield(rule))


def damage_rule(name: str, to: Who | None, change: DamageChange, kind_: DamageKind = DamageKind.ANY) -> Card:
    """An enchantment that modifies damage to `to`."""
    return enchantment(name, Static((DamageRule(ReplaceDamage(DamagePattern(kind_, to), change)),)))


def grateful(name: str = "Zed", power: int = 2, toughness: int = 2) -> Card:
    """A creature whose controller gains 1 life whenever it deals damage."""
    gain = Triggered(DealsDamage(SELF), (GainLife(YOU, Number(1)),))
    return creature(name, power, toughness, abilities=(gain,))


def on_board(card: Card, who: str, label: str | None = None, **more: object) -> ObjectSetup:
    return ObjectSetup(label or card.name, card, who, who, **more)  # type: ignore[arg-type]


def in_hand(card: Card, who: str, label: str | None = None) -> ObjectSetup:
    return ObjectSetup(label or card.name, card, who, who, "hand")


def play(
    things: list[ObjectSetup], *actions: Action, era: str = "current", life: dict[str, int] | None = None
) -> Result:
    """The result of a story of Alice and Bob."""
    lives = life or {}
    players = tuple(PlayerSetup(n, lives.get(n, 20)) for n in ("Alice", "Bob"))
    return resolve(Script(Setup(players, tuple(things)), actions), era_for(era))


def only(result: Result) -> Outcome:
    """The only outcome."""
    assert len(result.outcomes) == 1, [o.choices for o in result.outcomes]
    return result.outcomes[0]


def thing(outcome: Outcome, label: str) -> ObjectEnd:
    return next(o for o in outcome.objects if o.label == label)


def lives(outcome: Outcome) -> tuple[int, int]:
    return outcome.players["Alice"].life, outcome.players["Bob"].life


def cited(outcome: Outcome, document: str = "current") -> set[str]:
    return {n for s in outcome.steps for c in s.cites if (n := c.number(document))}
