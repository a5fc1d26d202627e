"""Spells made for a card that set off what its words wait for: for `a Food is sacrificed` one by which each player sacrifices a Food."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from bot.abilities.ability import Keyword, Spell
from bot.abilities.amounts import DamageTakenThisTurn, HappenedThisTurn, Number
from bot.abilities.amounts_this_turn import DrawnThisTurn, LifeThisTurn
from bot.abilities.card import Card
from bot.abilities.changes import Gains
from bot.abilities.conditions import AmountIs, Is
from bot.abilities.dice import RollsDie
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    ChangeNow,
    DealDamage,
    Destroy,
    Effect,
    Move,
    Portion,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    TapOrUntap,
)
from bot.abilities.events import (
    BecomesTapped,
    Dies,
    Enters,
    Event,
    GetsCounters,
    IsDealtDamage,
    Leaves,
    LeavesGraveyard,
    LosesCounters,
    PutIntoGraveyard,
    StateHolds,
)
from bot.abilities.filters import AnOpponent, ControlledBy, Filter, InZone, OfType, WithKeyword
from bot.abilities.keyword_actions import Acts
from bot.abilities.past import DamageDealtThisTurn
from bot.abilities.player_effects import Discard, Draw, GainLife, LoseLife
from bot.abilities.player_events import Creates, Discards, Draws, PaysLife, Sacrifices
from bot.abilities.replacements import ReplaceTokens
from bot.abilities.walk import holds, inside, rebuilt
from bot.abilities.who import (
    YOU,
    Any,
    Both,
    Chosen,
    Each,
    EachPlayer,
    OwnerOf,
    Respective,
    Self,
    Target,
    Who,
    You,
)
from bot.cards.reading import compile_text

ACTIONS = {
    "connives": "Target creature you control connives.",
    "explores": "Target creature you control explores.",
    "becomes suspected": "Suspect target creature you control.",
    "phases out": "Target creature you control phases out.",
    "becomes the monarch": "You become the monarch.",
    "ventures into the dungeon": "Venture into the dungeon.",
    "takes the initiative": "You take the initiative.",
    "completes a dungeon": " ".join(("Venture into the dungeon.",) * 7),
    "scries": "Scry 1.",
    "surveils": "Surveil 1.",
    "discovers": "Discover 3.",
    "earthbends": "Earthbend 2.",
    "airbends": "Airbend target creature.",
    "blights": "Blight 1.",
    "manifests dread": "Manifest dread.",
    "proliferates": "Proliferate.",
    "investigates": "Investigate.",
    "is tempted by the Ring": "The Ring tempts you.",
    "wins a coin flip": "Flip a coin.",
    "loses a coin flip": "Flip a coin.",
    "commits a crime": "~ deals 1 damage to target opponent.",
}
"""What makes a player, or a creature of theirs, take a keyword action, in the project's own words."""

_MOST = 4
_MINE = Filter((OfType("Permanent"), ControlledBy(YOU)))


@lru_cache(maxsize=64)
def spells_for(card: Card, everything: bool = False) -> tuple[Card, ...]:
    """Instants that set off the events that the card speaks of, each once: of one thing, or of `everything` that fits."""
    found: dict[tuple[Effect, ...], Card] = {}
    asked = (
        effects
        for event in inside(card.abilities, Event)
        for effects in _effects(_of_others(event), everything)
    )
    for effects in chain(asked, _amounts(card), _replaced(card)):
        if effects not in found:
            made = Card(
                f"Prompt {len(found) + 1}",
                ("Instant",),
                mana_cost="{2}",
                mana_value=2,
                abilities=(Spell(effects),),
            )
            found.setdefault(effects, made)
    return tuple(found.values())[:_MOST]


def _of_others(event: Event) -> Event:
    """Where it is of ~ or others: of others."""
    who = getattr(event, "who", None)
    others = [w for w in who.of if isinstance(w, Any)] if isinstance(who, Both) else []
    changed: Event = rebuilt(event, lambda part: others[0] if others and part is who else None)
    return changed


def _amounts(card: Card) -> Iterator[tuple[Effect, ...]]:
    """As much as the card's words ask to have happened this turn."""
    for asked in inside(card.abilities, AmountIs):
        number = asked.than if isinstance(asked.than, Number) else Number(1)
        match asked.amount:
            case LifeThisTurn(how="gained"):
                yield (GainLife(EachPlayer(), number),)
            case LifeThisTurn(how="lost"):
                yield (LoseLife(EachPlayer(), number),)
            case DrawnThisTurn():
                yield (Draw(EachPlayer(), number),)
            case HappenedThisTurn(how="left the battlefield", which=which):
                yield (Move(Target(which), to="hand"),)
            case HappenedThisTurn(how="died", which=which):
                yield (Destroy(Target(which)),)
            case DamageTakenThisTurn() | DamageDealtThisTurn():
                everyone = Portion(number, EachPlayer())
                yield (DealDamage(Self(), (everyone, Portion(number, Each(Filter((OfType("Creature"),)))))),)
            case _:
                pass


def _replaced(card: Card) -> Iterator[tuple[Effect, ...]]:
    """Tokens of each kind, where the card says what is created in place of some."""
    if holds(card.abilities, ReplaceTokens):
        for name in ("Treasure", "Clue", "Food"):
            yield from _of_text(f"Each player creates a {name} token.")


def _effects(event: Event, everything: bool) -> Iterator[tuple[Effect, ...]]:
    match event:
        case Dies(who=Any(what=what)) | PutIntoGraveyard(who=Any(what=what), elsewhere=False):
            yield (Destroy(_things(what, everything)),)
        case Leaves(who=Any(what=what), to=to):
            yield (Move(_things(what, everything), to="exile" if to == "exile" else "hand"),)
        case LeavesGraveyard(who=Any(what=what)):
            yield (Move(_things(_in_graveyard(what), everything), to="hand"),)
        case Enters(who=Any(what=what), from_zone="graveyard"):
            yield (
                Move(_things(_in_graveyard(what), everything), to="battlefield", under=OwnerOf(Respective())),
            )
        case StateHolds(condition=Is(quality=WithKeyword(keyword=word))):
            given = (Gains(Keyword(word)),)
            yield (ChangeNow(Target(Filter((OfType("Permanent"),))), given, Duration.THIS_TURN),)
        case PaysLife():
            yield from _of_text("You may pay 2 life. If you do, draw a card.")
        case GetsCounters(who=You()):
            yield from _of_text("You get {E}{E}.")
        case Sacrifices(what=what):
            yield (Sacrifice(EachPlayer(), Chosen(what)),)
        case Discards(what=Any(what=what)):
            yield (Discard(EachPlayer(), Number(1), what=what),)
        case Draws(nth=nth):
            yield (Draw(EachPlayer(), Number(nth or 2)),)
        case GetsCounters(who=Self(), kind=kind):
            yield (PutCounters(kind or "+1/+1", Number(2), Each(_MINE, "all")),)
        case GetsCounters(who=Any(what=what), kind=kind):
            yield (PutCounters(kind or "+1/+1", Number(1), _things(what, everything)),)
        case LosesCounters(who=Any(what=what), kind=kind):
            yield (RemoveCounters(kind, Number(1), _things(what, everything)),)
        case BecomesTapped(who=Any(what=what), tapped=tapped):
            if not tapped:
                yield (TapOrUntap(_things(what, everything), tap=True),)
            yield (TapOrUntap(_things(what, everything), tap=tapped),)
        case IsDealtDamage(who=Any(what=what), at_least=least) if what.qualities != (AnOpponent(),):
            yield (DealDamage(Self(), (Portion(Number(max(least, 4)), _things(what, everything)),)),)
        case Creates():
            yield from _of_text(
                "Each player creates a Treasure token.\nEach player creates a 1/1 white Soldier creature token."
            )
        case RollsDie():
            yield from _of_text("Roll a d20.")
        case Acts(action=action) if action in ACTIONS:
            yield from _of_text(ACTIONS[action])
        case _:
            return


def _of_text(text: str) -> Iterator[tuple[Effect, ...]]:
    for ability in compile_text(text, "Prompt", "instant"):
        if isinstance(ability, Spell):
            yield ability.effects


def _things(what: Filter, everything: bool) -> Who:
    return Each(what, "all") if everything else Target(what)


def _in_graveyard(what: Filter) -> Filter:
    kept = tuple(q for q in what.qualities if not isinstance(q, InZone) and q != OfType("Card"))
    return Filter((*kept, OfType("Card"), InZone("graveyard")))
