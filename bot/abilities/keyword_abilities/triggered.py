"""Keywords that stand for triggered abilities (CR 702); those of combat are made in `combat`."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.ability import Ability, Keyword, Triggered
from bot.abilities.amounts import (
    CountersOn,
    DoneAmount,
    EventAmount,
    HighestLife,
    LifeOf,
    Number,
    Stat,
    StatOf,
)
from bot.abilities.changes import GetsPT
from bot.abilities.combining import (
    If,
    May,
    Modes,
    Remember,
    UnlessPaid,
)
from bot.abilities.conditions import (
    AmountIs,
    AnySo,
    Condition,
    CouldNot,
    HasKeywordState,
    Is,
    NotSo,
    Paid,
)
from bot.abilities.costs import Mana
from bot.abilities.damage import DamageKind
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    Attach,
    ChangeNow,
    CounterSpell,
    Destroy,
    Effect,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
)
from bot.abilities.events import Attacks, BecomesTarget, BeginningOf, DealsDamage, Dies, Enters, Event
from bot.abilities.filters import (
    APlayer,
    Compare,
    ControlledBy,
    Filter,
    InZone,
    Not,
    OfSubtype,
    OfType,
    Other,
    OwnedBy,
    WithCounter,
    kind,
)
from bot.abilities.keyword_abilities.combat import implied as in_combat
from bot.abilities.keyword_abilities.instructions import EchoDue, Exploited, PayForEachAge, Renown
from bot.abilities.keyword_abilities.meaning import meaning
from bot.abilities.player_effects import (
    AddMana,
    GainLife,
    LoseLife,
)
from bot.abilities.player_events import Casts
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.abilities.who import (
    SELF,
    YOU,
    Any,
    Chosen,
    ControllerOf,
    Count,
    DoneBy,
    EachOpponent,
    EachPlayer,
    EventObject,
    EventSubject,
    OwnerOf,
    Target,
)

#: What enters with an Equipment of these, and bears it.
_BEARERS = {
    "living weapon": TokenSpec(Number(0), Number(0), ("black",), ("Creature",), ("Phyrexian", "Germ")),
    "for mirrodin!": TokenSpec(Number(2), Number(2), ("red",), ("Creature",), ("Rebel",)),
    "job select": TokenSpec(Number(1), Number(1), (), ("Creature",), ("Hero",)),
}
_UPKEEP = BeginningOf("upkeep", YOU)
_MINE = Filter((OfType("Creature"), ControlledBy(YOU)))


@lru_cache(maxsize=1024)
def implied(keyword: Keyword, modern: bool = True) -> tuple[Ability, ...]:
    """The triggered abilities that a keyword stands for; none for those that the rules themselves act on. Before 2009
    (`modern` False) lifelink and deathtouch are triggered abilities."""
    match keyword.name:
        case "lifelink" if not modern:
            return (Triggered(DealsDamage(SELF), (GainLife(YOU, EventAmount()),), label="lifelink"),)
        case "deathtouch" if not modern:
            hit = DealsDamage(SELF, Any(kind("Creature")))
            return (Triggered(hit, (Destroy(EventObject()),), label="deathtouch"),)
        case name if name in TRIGGERED:
            return _triggered(keyword)
        case _:
            meant = tuple(a for a in meaning(keyword) if isinstance(a, Triggered))
            return meant or in_combat(keyword)


TRIGGERED = frozenset(
    {
        "persist", "undying", "prowess", "cumulative upkeep", "echo", "fading", "vanishing", "renown", "evolve",
        "extort", "exploit", "fabricate", "modular", "living weapon", "afterlife", "evoke", "dash", "ward", "soulshift",
        "dethrone", "graft", "for mirrodin!", "job select", "firebending",
    }
)  # fmt: skip
"""The keywords whose triggered abilities are made here."""


def _when(
    label: str, when: Event, *effects: Effect, condition: Condition | None = None
) -> tuple[Ability, ...]:
    return (Triggered(when, effects, condition=condition, word="when", label=label),)


def _triggered(keyword: Keyword) -> tuple[Ability, ...]:
    name, n = keyword.name, keyword.value or Number(1)
    match name:
        case "persist":
            return (_returns("-1/-1"),)
        case "undying":
            return (_returns("+1/+1"),)
        case "prowess":
            noncreature = Filter((Not(OfType("Creature")), OfType("Spell")))
            pump = ChangeNow(SELF, (GetsPT(Number(1), Number(1)),), Duration.THIS_TURN)
            return (Triggered(Casts(YOU, noncreature), (pump,), label=name),)
        case "cumulative upkeep":  # 702.24a
            age = PutCounters("age", Number(1), SELF)
            return _when(name, _UPKEEP, age, PayForEachAge(keyword.cost))
        case "echo":  # 702.30a
            return _when(
                name, _UPKEEP, EchoDue(keyword.cost), condition=NotSo(HasKeywordState(SELF, "paid for"))
            )
        case "fading":  # 702.32a
            gone = If(CouldNot(1), (Sacrifice(YOU, SELF),))
            return _when(name, _UPKEEP, RemoveCounters("fade", Number(1), SELF), Remember(1), gone)
        case "vanishing":  # 702.63a
            over = If(AmountIs(CountersOn("time", SELF), "=", Number(0)), (Sacrifice(YOU, SELF),))
            less = RemoveCounters("time", Number(1), SELF)
            return _when(name, _UPKEEP, less, over, condition=Is(SELF, WithCounter("time")))
        case "renown":  # 702.112a
            hit = DealsDamage(SELF, Any(Filter((APlayer(),))), DamageKind.COMBAT)
            return _when(name, hit, Renown(n), condition=NotSo(HasKeywordState(SELF, "renowned")))
        case "evolve":  # 702.100a
            another = Enters(Any(Filter((Other(), OfType("Creature"), ControlledBy(YOU)))))
            counter = PutCounters("+1/+1", Number(1), SELF)
            return _when(name, another, counter, condition=AnySo((_greater("power"), _greater("toughness"))))
        case "extort":  # 702.101a
            drain = (LoseLife(EachOpponent(), Number(1)), Remember(1), GainLife(YOU, DoneAmount(1, "lost")))
            spell = Casts(YOU, Filter((OfType("Spell"),)))
            return _when(name, spell, May(YOU, drain, (Mana("{W/B}"),)))
        case "exploit":  # 702.110a
            return _when(
                name, Enters(SELF), May(YOU, (Sacrifice(YOU, Chosen(_MINE)), Remember(1), Exploited()))
            )
        case "fabricate":  # 702.123a
            servo = TokenSpec(Number(1), Number(1), (), ("Artifact", "Creature"), ("Servo",))
            ways = ((PutCounters("+1/+1", n, SELF),), (CreateToken(YOU, n, servo),))
            return _when(name, Enters(SELF), Modes(Count(), ways))
        case "modular":  # 702.43a
            onto = Target(Filter((OfType("Artifact"), OfType("Creature"))))
            those = PutCounters("+1/+1", CountersOn("+1/+1", SELF), onto)
            return _when(name, Dies(SELF), May(YOU, (those,)))
        case "living weapon" | "for mirrodin!" | "job select":  # 702.92a, 702.163a, 702.182a
            made = (CreateToken(YOU, Number(1), _BEARERS[name]), Remember(1))
            return _when(name, Enters(SELF), *made, Attach(SELF, DoneBy(1)))
        case "ward":  # 702.21a
            aimed = BecomesTarget(SELF, Filter((ControlledBy(EachOpponent()),)))
            stopped = UnlessPaid(ControllerOf(EventObject()), keyword.cost, (CounterSpell(EventObject()),))
            return (Triggered(aimed, (stopped,), label=name),)
        case "dethrone":  # 702.105a
            most = AmountIs(LifeOf(EventObject()), ">=", HighestLife(EachPlayer()))
            counter = PutCounters("+1/+1", Number(1), SELF)
            return (Triggered(Attacks(SELF, Any(Filter((APlayer(),)))), (counter,), most, label=name),)
        case "graft":  # 702.58a
            another = Enters(Any(Filter((Other(), OfType("Creature")))))
            moves = (
                RemoveCounters("+1/+1", Number(1), SELF),
                PutCounters("+1/+1", Number(1), EventSubject()),
            )
            return (Triggered(another, (May(YOU, moves),), Is(SELF, WithCounter("+1/+1")), label=name),)
        case "firebending":  # 702.189a
            return (Triggered(Attacks(SELF), (AddMana(YOU, "{R}", n),), label=name),)
        case "afterlife":  # 702.135a
            flying = (Keyword("flying"),)
            spirit = TokenSpec(
                Number(1), Number(1), ("white", "black"), ("Creature",), ("Spirit",), abilities=flying
            )
            return _when(name, Dies(SELF), CreateToken(YOU, n, spirit))
        case "soulshift":  # 702.46a
            lesser = Compare("mana value", "<=", n)
            spirits = Filter((OfSubtype("Spirit"), OfType("Card"), lesser, InZone("graveyard"), OwnedBy(YOU)))
            return _when(name, Dies(SELF), May(YOU, (Move(Target(spirits), "hand"),)))
        case "evoke":  # 702.74a
            return _when(name, Enters(SELF), Sacrifice(YOU, SELF), condition=Paid("evoke"))
        case "dash":  # 702.109a
            return _when(name, BeginningOf("end step"), Move(SELF, "hand"), condition=Paid("dash"))
        case _:
            raise AssertionError(name)


def _returns(counter: str) -> Triggered:
    """Persist and undying: back to the battlefield with a counter, unless it had one (CR 702.79a, 702.93a)."""
    back = Move(SELF, "battlefield", under=OwnerOf(SELF), with_counters=((counter, 1),))
    label = "persist" if counter == "-1/-1" else "undying"
    return Triggered(
        Dies(SELF), (back,), condition=NotSo(Is(SELF, WithCounter(counter))), word="when", label=label
    )


def _greater(stat: Stat) -> Condition:
    own, other = StatOf(stat, SELF), StatOf(stat, EventSubject())
    return AmountIs(other, ">", own)
