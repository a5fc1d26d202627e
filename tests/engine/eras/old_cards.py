"""Cards of our own with the abilities that the old rules are about, and stories of two or three players told with them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Activated, Keyword, Spell, Static, Triggered
from bot.abilities.amounts import DoneAmount, EventAmount, Number
from bot.abilities.card import Card
from bot.abilities.changes import GetsPT
from bot.abilities.combat_rules import DoesntUntap
from bot.abilities.combining import (
    May,
    Modes,
    Remember,
)
from bot.abilities.conditions import Is
from bot.abilities.costs import Mana, TapSelf
from bot.abilities.damage import (
    DamageKind,
    DamagePattern,
    Instead,
    Prevent,
    Redirect,
    ReplaceDamage,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    ChangeNow,
    CounterSpell,
    DealDamage,
    Destroy,
    Move,
    Portion,
    Regenerate,
    Sacrifice,
    Shield,
    TapOrUntap,
)
from bot.abilities.events import BeginningOf, DealsDamage, Dies
from bot.abilities.filters import (
    AnOpponent,
    APlayer,
    Filter,
    InStatus,
    OfColor,
    OfType,
    TheChosen,
    kind,
)
from bot.abilities.player_effects import (
    AddMana,
    Discard,
    GainLife,
)
from bot.abilities.statics import DamageRule, Rules, While
from bot.abilities.who import (
    SELF,
    YOU,
    Any,
    Attached,
    Chosen,
    ControllerOf,
    Count,
    Each,
    EventObject,
    EventSubject,
    OwnerOf,
    Target,
)
from bot.engine.eras import era_for
from bot.engine.outcome import Outcome, Result
from bot.engine.run import resolve
from bot.engine.told.script import Action, Cast, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from tests.engine.board import ANY_TARGET, creature, instant

CREATURE = kind("Creature")
SOURCE = Filter((OfType("Source"), TheChosen("source")))


def _next(amount: int, to: object) -> Shield:
    """Prevents the next damage."""
    pattern = DamagePattern(to=to)  # type: ignore[arg-type]
    return Shield(ReplaceDamage(pattern, Prevent(), Number(amount), duration=Duration.THIS_TURN))


def _once(pattern: DamagePattern, change: object) -> Shield:
    return Shield(ReplaceDamage(pattern, change, once=True, duration=Duration.THIS_TURN))  # type: ignore[arg-type]


SALVE = instant(
    "Salve",
    Modes(
        Count(1, 1), ((GainLife(Target(Filter((APlayer(),))), Number(3)),), (_next(3, Target(ANY_TARGET)),))
    ),
)
"""Target player gains 3 life, or the next 3 damage to any target is prevented."""
GROWTH = instant("Growth", ChangeNow(Target(CREATURE), (GetsPT(Number(3), Number(3)),)))
BOUNCE = instant("Bounce", Move(Target(CREATURE), "hand"))
DENIAL = instant("Denial", CounterSpell(Target(Filter((OfType("Spell"),)))))
WARD = instant("Ward", Regenerate(Target(CREATURE)))
RITUAL = instant("Ritual", AddMana(YOU, "{B}{B}{B}"))
HAZE = instant(
    "Haze", Shield(ReplaceDamage(DamagePattern(DamageKind.COMBAT), Prevent(), duration=Duration.THIS_TURN))
)
"""All combat damage this turn is prevented."""
REVENGE = instant(
    "Revenge",
    _once(
        DamagePattern(to=YOU, by=Chosen(SOURCE)),
        Instead(
            (
                DealDamage(EventSubject(), (Portion(EventAmount(), YOU),)),
                DealDamage(SELF, (Portion(EventAmount(), ControllerOf(EventSubject())),)),
            )
        ),
    ),
)
"""The next time a source would deal damage to you, it does, and this deals as much to its controller."""
DRAIN = instant(
    "Drain",
    DealDamage(SELF, (Portion(Number(3), Target(ANY_TARGET)),)),
    Remember(1),
    GainLife(YOU, DoneAmount(1, "dealt")),
)
"""Deals 3 damage to any target; you gain life equal to the damage dealt."""
TREMOR = Card(
    "Tremor",
    ("Sorcery",),
    abilities=(
        Spell(
            (
                DealDamage(
                    SELF,
                    (
                        Portion(Number(2), Each(CREATURE)),
                        Portion(Number(2), Each(Filter((APlayer(),)))),
                    ),
                ),
            )
        ),
    ),
)
DOOM = Card("Doom", ("Sorcery",), abilities=(Spell((Destroy(Each(CREATURE), regenerate=False),)),))
SMASH = Card("Smash", ("Sorcery",), abilities=(Spell((Destroy(Target(CREATURE)),)),))

HEALER = creature("Healer", 1, 1, abilities=(Activated((TapSelf(),), (_next(1, Target(ANY_TARGET)),)),))
SKELETON = creature("Skeleton", 1, 1, abilities=(Activated((Mana("{B}"),), (Regenerate(SELF),)),))
SPECTER = creature(
    "Specter",
    2,
    2,
    abilities=(
        Triggered(DealsDamage(SELF, Any(Filter((AnOpponent(),)))), (Discard(EventObject(), Number(1)),)),
    ),
)
IMAGE = creature(
    "Image",
    6,
    6,
    abilities=(
        Activated(
            (),
            (
                Shield(
                    ReplaceDamage(
                        DamagePattern(to=SELF),
                        Redirect(OwnerOf(SELF)),
                        Number(1),
                        duration=Duration.THIS_TURN,
                    )
                ),
            ),
        ),
    ),
)
"""The next 1 damage to it is dealt to its owner instead."""
GUARD = creature(
    "Guard",
    2,
    5,
    abilities=(
        Static(
            (
                While(
                    Is(SELF, InStatus("untapped")),
                    (
                        DamageRule(
                            ReplaceDamage(
                                DamagePattern(
                                    to=YOU,
                                    by=Each(Filter((InStatus("unblocked"), OfType("Creature"))), ""),
                                ),
                                Redirect(SELF),
                            )
                        ),
                    ),
                ),
            )
        ),
    ),
)
"""Damage to you by unblocked creatures is dealt to it instead."""
RAIDER = creature(
    "Raider",
    2,
    3,
    abilities=(
        Triggered(BeginningOf("end step", YOU), (DealDamage(SELF, (Portion(Number(2), YOU),)),), word="at"),
    ),
)
SPARKLE = creature(
    "Sparkle",
    6,
    1,
    "haste",
    abilities=(Triggered(BeginningOf("end step", None), (Sacrifice(YOU, SELF),), word="at"),),
)
GOLEM = creature(
    "Golem",
    1,
    3,
    abilities=(
        Static((Rules(SELF, (DoesntUntap(),)),)),
        Triggered(
            BeginningOf("upkeep", YOU), (May(YOU, (TapOrUntap(SELF, False),), (Mana("{1}"),)),), word="at"
        ),
    ),
)
"""Untaps only for {1} in its controller's upkeep."""
ARMOR = Card(
    "Armor",
    ("Artifact",),
    abilities=(
        Static(
            (
                DamageRule(
                    ReplaceDamage(
                        DamagePattern(to=YOU, by=Any(Filter((OfType("Source"),)))), Prevent(Number(1))
                    )
                ),
            )
        ),
    ),
)
NET = Card(
    "Net",
    ("Artifact",),
    abilities=(Triggered(Dies(Any(CREATURE)), (May(YOU, (GainLife(YOU, Number(1)),), (Mana("{1}"),)),)),),
)
TAPPER = Card(
    "Tapper", ("Artifact",), abilities=(Activated((TapSelf(),), (TapOrUntap(Target(CREATURE), True),)),)
)
MONOLITH = Card(
    "Monolith",
    ("Artifact",),
    abilities=(
        Activated(
            (Mana("{1}"),),
            (_once(DamagePattern(to=Target(CREATURE), by=Chosen(SOURCE)), Redirect(YOU)),),
        ),
    ),
)
CIRCLE = Card(
    "Circle",
    ("Enchantment",),
    abilities=(
        Activated(
            (Mana("{1}"),),
            (
                _once(
                    DamagePattern(
                        to=YOU, by=Chosen(Filter((OfColor("red"), OfType("Source"), TheChosen("source"))))
                    ),
                    Prevent(),
                ),
            ),
        ),
    ),
)
RECOIL = Card(
    "Recoil",
    ("Enchantment",),
    ("Aura",),
    abilities=(
        Keyword("enchant", filter=CREATURE),
        Triggered(
            DealsDamage(Attached("enchanted creature"), YOU),
            (DealDamage(SELF, (Portion(EventAmount(), ControllerOf(EventSubject())),)),),
        ),
    ),
)
"""Whenever the enchanted creature deals damage to you, as much is dealt to its controller."""


def bears(name: str = "Bears") -> Card:
    return Card(name, ("Creature",), ("Bear",), colors=("green",), power=2, toughness=2)


def giant(name: str = "Giant") -> Card:
    return Card(name, ("Creature",), ("Giant",), colors=("red",), power=3, toughness=3)


def cast(player: str, card: str, *targets: str, mode: int = 0, **more: object) -> Cast:
    """`player` casts it; without targets every legal one is tried."""
    modes = (mode,) if mode else ()
    return Cast(player, card, Targets(targets or None), modes=modes, **more)  # type: ignore[arg-type]


def story(
    things: Iterable[ObjectSetup],
    *actions: Action,
    era: str = "1997",
    players: tuple[str, ...] = ("Alice", "Bob"),
    life: dict[str, int] | None = None,
    active: str | None = "Alice",
    first_turn: bool = False,
    to_the_end: bool = False,
) -> Result:
    """What comes of a story under the rules of a year."""
    seats = tuple(PlayerSetup(n, (life or {}).get(n, 20)) for n in players)
    setup = Setup(seats, tuple(things), active, first_turn)
    return resolve(Script(setup, actions, to_the_end), era_for(era))


def why(result: Result) -> tuple[str, set[str]]:
    """Why the story stopped: what was said, and the rules cited for it, in the era's document."""
    illegal = result.outcomes[0].illegal
    assert illegal is not None, [s.text for s in result.outcomes[0].steps]
    return illegal.message, {n for c in illegal.cites if (n := c.number("fifth"))}


def texts(outcome: Outcome) -> list[str]:
    return [s.text for s in outcome.steps]


__all__ = [name for name in dir() if not name.startswith("_")]
