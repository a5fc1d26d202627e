"""Dungeons (CR 309): their rooms, what happens in each, and which rooms lie beyond it."""

from __future__ import annotations

from bot.abilities.ability import Ability, Keyword
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.changes import GetsPT
from bot.abilities.combat_rules import CantAttack, Goaded
from bot.abilities.combining import ForEachOf, UnlessPaid
from bot.abilities.costs import DiscardCost, EitherCost, SacrificeCost
from bot.abilities.durations import Duration
from bot.abilities.effects import Beside, ChangeNow, Effect, PutCounters, Sacrifice, SetRule
from bot.abilities.filters import APlayer, Filter, OfType, OneOf
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import Discard, Draw, GainLife, LoseLife
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.abilities.who import YOU, Chosen, EachOpponent, EachPlayer, Target, TheOne
from bot.values import dataclass

_CREATURE, _PLAYER = Target(Filter((OfType("Creature"),))), Target(Filter((APlayer(),)))
_ONE = Number(1)


@dataclass(frozen=True, slots=True)
class Room:
    """What its room ability does as the venture marker comes there; `leads`: the numbers of the rooms beyond, none of the last."""

    name: str
    effects: tuple[Effect, ...]
    leads: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Dungeon:
    """A dungeon card: its rooms from the topmost on."""

    name: str
    rooms: tuple[Room, ...]

    @property
    def card(self) -> Card:
        return Card(self.name, ("Dungeon",))


def _scry(number: int) -> Effect:
    return Beside("scry", f"scry {number}")


def _token(
    power: int,
    toughness: int,
    color: str,
    *subtypes: str,
    number: int = 1,
    abilities: tuple[Ability, ...] = (),
    name: str = "",
    supertypes: tuple[str, ...] = (),
) -> CreateToken:
    size = Number(power), Number(toughness)
    spec = TokenSpec(*size, (color,), ("Creature",), subtypes, abilities, name, supertypes)
    return CreateToken(YOU, Number(number), spec)


def _unless(life: int, *ways: SacrificeCost | DiscardCost) -> Effect:
    """Each player loses life unless they pay in one of these ways."""
    cost = (EitherCost(ways),) if len(ways) > 1 else ways
    return ForEachOf(EachPlayer(), (UnlessPaid(TheOne(), cost, (LoseLife(TheOne(), Number(life)),)),))


def _sacrifices(kind: str) -> Effect:
    return Sacrifice(YOU, Chosen(Filter((OfType(kind),))))


_TREASURE = CreateToken(YOU, _ONE, TokenSpec(None, None, (), (), ("Treasure",)))

LOST_MINE = Dungeon(
    "Lost Mine of Phandelver",
    (
        Room("Cave Entrance", (_scry(1),), (1, 2)),
        Room("Goblin Lair", (_token(1, 1, "red", "Goblin"),), (3, 4)),
        Room("Mine Tunnels", (_TREASURE,), (4, 5)),
        Room("Storeroom", (PutCounters("+1/+1", _ONE, _CREATURE),), (6,)),
        Room("Dark Pool", (LoseLife(EachOpponent(), _ONE), GainLife(YOU, _ONE)), (6,)),
        Room(
            "Fungi Cavern",
            (ChangeNow(_CREATURE, (GetsPT(Number(-4), Number(0)),), Duration.UNTIL_YOUR_NEXT_TURN),),
            (6,),
        ),
        Room("Temple of Dumathoin", (Draw(YOU, _ONE),)),
    ),
)
MAD_MAGE = Dungeon(
    "Dungeon of the Mad Mage",
    (
        Room("Yawning Portal", (GainLife(YOU, _ONE),), (1,)),
        Room("Dungeon Level", (_scry(1),), (2, 3)),
        Room("Goblin Bazaar", (_TREASURE,), (4,)),
        Room(
            "Twisted Caverns",
            (SetRule(_CREATURE, (CantAttack(),), Duration.UNTIL_YOUR_NEXT_TURN),),
            (4,),
        ),
        Room("Lost Level", (_scry(2),), (5, 6)),
        Room("Runestone Caverns", (Opaque("exile two cards that may be played"),), (7,)),
        Room("Muiral's Graveyard", (_token(1, 1, "black", "Skeleton", number=2),), (7,)),
        Room("Deep Mines", (_scry(3),), (8,)),
        Room("Mad Wizard's Lair", (Draw(YOU, Number(3)), Opaque("cast one of the cards drawn"))),
    ),
)
TOMB = Dungeon(
    "Tomb of Annihilation",
    (
        Room("Trapped Entry", (LoseLife(EachPlayer(), _ONE),), (1, 2)),
        Room("Veils of Fear", (_unless(2, DiscardCost(Filter((OfType("Card"),)))),), (3,)),
        Room(
            "Oubliette",
            (Discard(YOU, _ONE), _sacrifices("Artifact"), _sacrifices("Creature"), _sacrifices("Land")),
            (4,),
        ),
        Room(
            "Sandfall Cell",
            (
                _unless(
                    2,
                    SacrificeCost(
                        Filter((OneOf(tuple(Filter((OfType(t),)) for t in ("Artifact", "Creature", "Land"))),))
                    ),
                ),
            ),
            (4,),
        ),
        Room(
            "Cradle of the Death God",
            (
                _token(
                    4, 4, "black", "God", "Horror",
                    abilities=(Keyword("deathtouch"),), name="The Atropal", supertypes=("Legendary",),
                ),
            ),
        ),
    ),
)  # fmt: skip
UNDERCITY = Dungeon(
    "Undercity",
    (
        Room("Secret Entrance", (Beside("search", "search for a basic land card"),), (1, 2)),
        Room("Forge", (PutCounters("+1/+1", Number(2), _CREATURE),), (3, 4)),
        Room("Lost Well", (_scry(2),), (4, 5)),
        Room("Trap!", (LoseLife(_PLAYER, Number(5)),), (6,)),
        Room("Arena", (SetRule(_CREATURE, (Goaded(),), Duration.UNTIL_YOUR_NEXT_TURN),), (6, 7)),
        Room("Stash", (_TREASURE,), (7,)),
        Room("Archives", (Draw(YOU, _ONE),), (8,)),
        Room("Catacombs", (_token(4, 1, "black", "Skeleton", abilities=(Keyword("menace"),)),), (8,)),
        Room("Throne of the Dead Three", (Opaque("put a creature card of ten onto the battlefield"),)),
    ),
)
DUNGEONS = (LOST_MINE, MAD_MAGE, TOMB)
"""Those that a player may choose; Undercity is entered only by its name (CR 701.49d)."""
ROOMS = tuple(dict.fromkeys(n for d in (*DUNGEONS, UNDERCITY) for n in (d.name, *(r.name for r in d.rooms))))
"""Every name that a story may say of them."""
BY_NAME = {dungeon.name: dungeon for dungeon in (*DUNGEONS, UNDERCITY)}
