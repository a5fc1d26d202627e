"""Tokens that the rules define by name alone (CR 111.10): what a Treasure, a Food, a Role is."""

from __future__ import annotations

from bot.abilities.ability import Ability, Activated, Keyword, Static, Triggered
from bot.abilities.amounts import CountOf, Number, StatOf
from bot.abilities.card import Card
from bot.abilities.changes import BasePT, Gains, GetsPT
from bot.abilities.combining import Then
from bot.abilities.conditions import AmountIs
from bot.abilities.costs import Cost, DiscardCost, Mana, SacrificeCost, TapSelf
from bot.abilities.effects import (
    Beside,
    Effect,
    PutCounters,
    SearchOnto,
)
from bot.abilities.events import Attacks, PutIntoGraveyard
from bot.abilities.filters import ControlledBy, Filter, OfType
from bot.abilities.keyword_actions import (
    Explore,
    Transform,
)
from bot.abilities.limits import Only
from bot.abilities.player_effects import (
    AddMana,
    Draw,
    GainLife,
    LoseLife,
)
from bot.abilities.statics import Changes
from bot.abilities.who import SELF, YOU, Attached, Chosen, EachOpponent, Target

_ONE = Number(1)
_CREATURE = Filter((OfType("Creature"),))
_MY_CREATURE = Filter((OfType("Creature"), ControlledBy(YOU)))
_CARD = Filter((OfType("Card"),))
_BEARER = Attached("enchanted creature")


def _artifact(name: str, *abilities: Ability) -> Card:
    return Card(name, ("Artifact",), (name,), abilities=abilities)


def _used(*cost: Cost, does: Effect, only: tuple[Only, ...] = ()) -> Activated:
    """`cost, Sacrifice this token: A`."""
    return Activated((*cost, SacrificeCost()), (does,), only)


def _role(name: str, *abilities: Ability) -> Card:
    enchant = Keyword("enchant", filter=_CREATURE)
    return Card(name, ("Enchantment",), ("Aura", "Role"), abilities=(enchant, *abilities))


def _bearer(*changes: BasePT | GetsPT | Gains) -> Static:
    return Static((Changes(_BEARER, changes),))


_MANA = AddMana(YOU, "one mana of any color")
_PLUS_ONE = GetsPT(_ONE, _ONE)
_LAND = SearchOnto(YOU, Chosen(Filter((OfType("Basic"), OfType("Land"), OfType("Card")))), tapped=True)
_PLAYS = Beside("impulse", "Exile the top card of your library. You may play that card this turn.")
_SORCERY = (Only.AS_A_SORCERY,)
_ENCHANTMENTS = CountOf(Filter((OfType("Enchantment"), ControlledBy(YOU))))
_GROWS = Triggered(
    Attacks(SELF),
    (PutCounters("+1/+1", _ONE, SELF),),
    AmountIs(StatOf("toughness", SELF), "<=", Number(3)),
)

_HATCHED = Card("Phyrexian Token", ("Artifact", "Creature"), ("Phyrexian",), power=0, toughness=0)
INCUBATOR = Card(
    "Incubator",
    ("Artifact",),
    ("Incubator",),
    abilities=(Activated((Mana("{2}"),), (Transform(SELF),)),),
    other_face=_HATCHED,
)
"""A double-faced token (CR 111.10i)."""

PREDEFINED: dict[str, Card] = {
    card.name: card
    for card in (
        _artifact("Treasure", _used(TapSelf(), does=_MANA)),  # 111.10a
        _artifact("Food", _used(Mana("{2}"), TapSelf(), does=GainLife(YOU, Number(3)))),  # 111.10b
        _artifact("Gold", _used(does=_MANA)),  # 111.10c
        _artifact("Clue", _used(Mana("{2}"), does=Draw(YOU, _ONE))),  # 111.10f
        _artifact(
            "Blood", _used(Mana("{1}"), TapSelf(), DiscardCost(_CARD), does=Draw(YOU, _ONE))
        ),  # 111.10g
        _artifact("Powerstone", Activated((TapSelf(),), (AddMana(YOU, "{C}"),))),  # 111.10h
        _artifact(
            "Map", _used(Mana("{1}"), TapSelf(), does=Explore(Target(_MY_CREATURE)), only=_SORCERY)
        ),  # 111.10s
        _artifact("Junk", _used(TapSelf(), does=_PLAYS, only=_SORCERY)),  # 111.10t
        Card(
            "Shard",
            ("Enchantment",),
            ("Shard",),
            abilities=(
                _used(Mana("{2}"), does=Then((Beside("scry", "scry 1"), Draw(YOU, _ONE)), ", then ")),
            ),
        ),  # 111.10e
        _artifact(
            "Mutagen",
            _used(Mana("{1}"), TapSelf(), does=PutCounters("+1/+1", _ONE, Target(_CREATURE)), only=_SORCERY),
        ),  # newer than the current text
        _artifact("Lander", _used(Mana("{2}"), TapSelf(), does=_LAND)),  # 111.10u
        INCUBATOR,
    )
}
"""Artifact tokens, by the subtype that is their name."""

ROLES: dict[str, Card] = {
    card.name: card
    for card in (
        _role("Cursed", _bearer(BasePT(_ONE, _ONE))),  # 111.10j
        _role("Monster", _bearer(_PLUS_ONE, Gains(Keyword("trample")))),  # 111.10k
        _role("Royal", _bearer(_PLUS_ONE, Gains(Keyword("ward", cost=(Mana("{1}"),))))),  # 111.10m
        _role(
            "Sorcerer", _bearer(_PLUS_ONE, Gains(Triggered(Attacks(SELF), (Beside("scry", "scry 1"),))))
        ),  # 111.10n
        _role("Virtuous", _bearer(GetsPT(_ENCHANTMENTS, _ENCHANTMENTS))),  # 111.10p
        _role(
            "Wicked",
            _bearer(_PLUS_ONE),
            Triggered(PutIntoGraveyard(SELF), (LoseLife(EachOpponent(), _ONE),), word="when"),
        ),  # 111.10q
        _role("Young Hero", _bearer(Gains(_GROWS))),  # 111.10r
    )
}
"""Role tokens, by what is said before `Role`."""
