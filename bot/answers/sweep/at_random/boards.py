"""A board at random for a part of a card's text: what the part's own types speak of, in numbers and states by chance."""

from __future__ import annotations

from bot.abilities.ability import Ability, LevelBand, StationBand
from bot.abilities.amounts import CountersOn, Devotion
from bot.abilities.card import Card
from bot.abilities.costs import RemoveCountersCost
from bot.abilities.effects import PutCounters, RemoveCounters
from bot.abilities.filters import WithCounter
from bot.abilities.walk import holds
from bot.answers.sweep.at_random.dice import Dice
from bot.answers.sweep.boards import ME, YOU, Board, asked_of, board
from bot.answers.sweep.company import CAPTAIN, FOREST, MORE_IN_GRAVEYARD, TOP_CARD, WOLF, Company
from bot.answers.sweep.described import filters_of, within
from bot.answers.sweep.fitting import Fitted, fitted
from bot.answers.sweep.speaking_for import favored
from bot.answers.sweep.telling import Deed
from bot.cards.reading import compile_text
from bot.engine.told.setup import ObjectSetup
from bot.values import dataclass, field, replace

_IDOL = Card(
    "Idol",
    ("Enchantment",),
    colors=("white", "black"),
    mana_cost="{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}",
    mana_value=10,
)
"""What devotion to any color is much of."""
_ADEPT = replace(WOLF, name="Adept", abilities=compile_text("{T}: You gain 1 life.", "Adept"))
"""What has an ability that it taps for."""
_STONE = Card(
    "Stone",
    ("Artifact",),
    mana_cost="{1}",
    mana_value=1,
    abilities=compile_text("{T}: Add {C}.", "Stone"),
    texts=("{T}: Add {C}.",),
)
_SABRE = Card(
    "Sabre",
    ("Artifact",),
    ("Equipment",),
    mana_cost="{2}",
    mana_value=2,
    abilities=compile_text("Whenever equipped creature attacks, you gain 1 life.\nEquip {1}", "Sabre"),
)
_SENTRY = replace(WOLF, name="Sentry", abilities=compile_text("Vigilance", "Sentry"))
"""What attacks without being tapped."""
_BESIDES = ((_ADEPT, 0.2), (_STONE, 0.2), (_SABRE, 0.2), (_SENTRY, 0.15))
_BURIED = ((MORE_IN_GRAVEYARD[2], 0.3), (FOREST, 0.2))
"""What else there may be on the battlefield, in a graveyard, and in what share of the boards."""
_HIDDEN = replace(WOLF, name="Hidden", power=3, toughness=5)
_LIVES = (20, 20, 20, 3, 1, 12, 40)
_MOST_THINGS = 40
_COMPANIES = {Company.USUAL: 5, Company.NONE: 4, Company.THREE: 1, Company.PLENTY: 1, Company.LATE: 2}
"""How often each is drawn: what there is much of takes long."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What the types of a part speak of: things, how many are asked for, kinds of counters, numbers of counters that are asked
    for; `devoted`: it asks for devotion; `commands`: for commanders; `companies`: in which it is told first."""

    things: tuple[Fitted, ...]
    numbers: tuple[int, ...]
    counters: tuple[str, ...]
    levels: tuple[int, ...]
    devoted: bool = False
    commands: bool = False
    companies: tuple[Company, ...] = ()


def spoken_of(face: Card, ability: Ability, alone: Ability | None) -> Spoken:
    """What a part speaks of, the part itself first, then the rest of the card."""
    things: dict[tuple[str, str], Fitted] = {}
    for value in (alone or ability, ability, face.abilities):
        for described in filters_of(value):
            for thing in fitted(described, face.name):
                things.setdefault((thing.card.name, thing.zone), thing)
    nodes = tuple(within(face.abilities))
    kinds = [p.kind for p in nodes if isinstance(p, _OF_COUNTERS) and p.kind]
    return Spoken(
        tuple(things.values())[:10],
        tuple({n for p in within(ability) for n in asked_of(p) if 1 < n <= _MOST_OF_ONE}),
        tuple(dict.fromkeys(("+1/+1", "-1/-1", *kinds))),
        tuple(p.least for p in nodes if isinstance(p, LevelBand | StationBand)),
        holds(ability, Devotion),
        "commander" in repr(ability),
        favored(ability, alone),
    )


_OF_COUNTERS = (CountersOn, WithCounter, RemoveCountersCost, RemoveCounters, PutCounters)
_MOST_OF_ONE = 14


@dataclass(slots=True)
class _Making:
    """A board as it is made."""

    of: Board
    spoken: Spoken
    dice: Dice
    objects: list[ObjectSetup] = field(default_factory=list)

    def things(self) -> None:
        """Of what is spoken of some, for either player, where it says and in other zones too."""
        labels = {o.label for o in self.objects}
        for thing in self.spoken.things:
            for player in (ME, YOU):
                if len(self.objects) > _MOST_THINGS or not self.dice.happens(0.6):
                    continue
                zone = (
                    thing.zone
                    if self.dice.happens(0.8)
                    else self.dice.choice(("hand", "graveyard", "battlefield"))
                )
                if zone == "battlefield" and {"Instant", "Sorcery"} & set(thing.card.types):
                    zone = "hand"
                for number in range(self.dice.choice((1, 1, 2, *self.spoken.numbers))):
                    label = f"{player}'s own {thing.card.name} #{number + 1}" + (
                        "" if zone == "battlefield" else f" in {zone}"
                    )
                    if label not in labels:
                        labels.add(label)
                        self.objects.append(_made(thing, label, player, zone))

    def besides(self) -> None:
        """What is asked about by no description: devotion, what lies face down."""
        if self.spoken.devoted:
            for number in range(self.dice.choice((1, 2, 5))):
                self.objects.append(ObjectSetup(f"{ME}'s Idol #{number + 1}", _IDOL, ME, ME))
        for player in (ME, YOU):
            self.objects += (
                ObjectSetup(f"{player}'s {c.name}", c, player, player)
                for c, share in _BESIDES
                if self.dice.happens(share)
            )
            self.objects += (
                ObjectSetup(f"{player}'s {c.name} buried", c, player, player, "graveyard")
                for c, share in _BURIED
                if self.dice.happens(share)
            )
        if self.dice.happens(0.5 if self.spoken.commands else 0.05):
            self.objects.append(ObjectSetup(f"{ME}'s Leader", CAPTAIN, ME, ME, designations=("commander",)))
        for player in self.dice.some((ME, YOU), 0.2):
            self.objects.append(ObjectSetup(f"{player}'s Hidden", _HIDDEN, player, player, face_down=True))

    def tops(self) -> None:
        """What lies on top of a library, of what is spoken of too."""
        kinds = [thing.card for thing in self.spoken.things] + [TOP_CARD, FOREST]
        for player in (ME, YOU):
            told = any(o.zone == "library" and o.owner == player for o in self.objects)
            if not told and self.dice.happens(0.35):
                for number in range(self.dice.choice((1, 1, 2, 3, 10))):
                    label = f"{player}'s top card #{number + 1}"
                    self.objects.append(
                        ObjectSetup(label, self.dice.choice(kinds), player, player, "library")
                    )

    def states(self) -> None:
        """Counters, what came this turn, what is tapped, what is attached to what."""
        counters = self.dice.happens(0.4)
        sick, tapped = self.dice.choice((0.0, 0.0, 0.3)), self.dice.choice((0.0, 0.0, 0.3))
        changed = (self._stated(o, counters, sick, tapped) for o in self.objects)
        self.objects = list(changed)

    def _stated(self, thing: ObjectSetup, counters: bool, sick: float, tapped: float) -> ObjectSetup:
        if thing.zone != "battlefield":
            return thing
        subject = thing.label == self.of.subject
        if subject and self.spoken.levels:
            least = self.dice.choice(self.spoken.levels)
            kind = "level" if thing.counters and thing.counters[0][0] == "level" else "charge"
            return replace(thing, counters=((kind, least),))
        creature = "Creature" in thing.card.types
        if (subject and self.dice.happens(0.5)) or (counters and creature and self.dice.happens(0.5)):
            kind = self.dice.choice(self.spoken.counters)
            number = 1 if kind == "-1/-1" else self.dice.choice((1, 1, 2, 3, 7))
            thing = replace(thing, counters=(*(c for c in thing.counters if c[0] != kind), (kind, number)))
        if not thing.sick and self.dice.happens(max(sick, 0.4 if thing.card is _ADEPT else 0)):
            thing = replace(thing, sick=True)
        if not subject and self.dice.happens(tapped):
            thing = replace(thing, tapped=True)
        if {"Equipment", "Aura"} & set(thing.card.subtypes) and not subject:
            wearers = [
                o.label for o in self.objects if o.zone == "battlefield" and "Creature" in o.card.types
            ]
            own = [label for label in (self.of.subject, self.of.host) if label in wearers]
            thing = replace(thing, attached_to=self.dice.choice((*wearers, *own, *own))) if wearers else thing
        return thing


def _made(thing: Fitted, label: str, player: str, zone: str) -> ObjectSetup:
    there = zone == "battlefield"
    return ObjectSetup(
        label,
        thing.card,
        player,
        player,
        zone,
        tapped=thing.tapped and there,
        token=thing.token and there,
        counters=thing.counters,
        designations=thing.designations if there else (),
    )


def board_at_random(face: Card, deed: Deed, spoken: Spoken, dice: Dice) -> Board:
    """A board for this deed with the card, of the kind that `spoken` asks for."""
    company = dice.choices(list(_COMPANIES), list(_COMPANIES.values()))[0]
    if spoken.companies and dice.happens(0.5):
        company = dice.choice(spoken.companies)
    on = dice.choice((ME, ME, YOU))
    of = board(face, deed.zone, company, on)
    making = _Making(of, spoken, dice, list(of.objects))
    making.things()
    making.besides()
    making.tops()
    making.states()
    objects = tuple(making.objects)
    return replace(
        of,
        objects=objects,
        mine=_creatures(objects, ME),
        yours=_creatures(objects, YOU),
        life=dice.choice(_LIVES) if dice.happens(0.3) else of.life,
        penniless=dice.happens(0.1),
    )


def _creatures(objects: tuple[ObjectSetup, ...], player: str) -> tuple[str, ...]:
    return tuple(
        o.label
        for o in objects
        if o.controller == player and o.zone == "battlefield" and ("Creature" in o.card.types or o.face_down)
    )
