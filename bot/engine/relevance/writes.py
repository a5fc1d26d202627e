"""What instructions beside the point change (`Beside`), and whether anything in a story reads it: only if nothing does is
what they do beside the point."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.abilities.ability import Ability, Activated, Keyword, Triggered
from bot.abilities.amounts import BasicLandTypes, CardsIn, CardTypesAmong, CountOf, Number
from bot.abilities.card import Card
from bot.abilities.casting import MayPlay
from bot.abilities.conditions import AmountIs, Controls
from bot.abilities.effects import (
    Beside,
    SearchOnto,
)
from bot.abilities.events import Chapter, Enters, LeavesGraveyard, PutIntoGraveyard
from bot.abilities.filters import Filter, InZone, IsToken, OfSubtype, OfType, OneOf, Other, OwnedBy
from bot.abilities.opaque import MaybeThisTurn, SomeEvent
from bot.abilities.player_effects import (
    ExileFromLibrary,
    Mill,
)
from bot.abilities.replacements import ReplaceDying
from bot.abilities.walk import holds, rebuilt
from bot.abilities.who import SELF, Chosen, ExiledWith, Target
from bot.engine.characteristics.view import see
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.objects import Object
from bot.engine.players.counted_library import counted_cards
from bot.engine.players.top_cards import is_told_what_lies_there
from bot.engine.state import State
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Attack, Block, GoTo
from bot.values import fields, is_dataclass, replace

LANDS = "lands"
WRITES: dict[str, frozenset[str]] = {
    "scry": frozenset({"library"}),
    "surveil": frozenset({"library", "graveyard"}),
    "look": frozenset(),
    "reveal": frozenset(),
    "shuffle": frozenset({"library"}),
    "search": frozenset({"library", "hand"}),
    "searchaway": frozenset({"library", "graveyard"}),
    "sort": frozenset({"library", "hand"}),
    "bury": frozenset({"library", "hand", "graveyard"}),
    "exile": frozenset({"library", "exile"}),
    "all of a name": frozenset({"library", "graveyard", "hand", "exile"}),
    "impulse": frozenset({"library", "exile"}),
    "topcard": frozenset({"library", "hand", "graveyard"}),
    "manalimit": frozenset(),
    "discover": frozenset({"library", "hand"}),
    "learn": frozenset({"library", "hand", "graveyard"}),
    "landplay": frozenset(),
    "stow": frozenset({"library", "hand"}),
}
"""What each kind of them changes: a zone whose unknown cards are others then, or the lands on the battlefield."""

_TAKES_NONE = frozenset({"scry", "look", "reveal", "shuffle", "manalimit", "landplay"})
"""Those after which as many cards are in the library as before."""

_OF_THE_TOP = frozenset({"topcard", "sort", "bury", "exile", "scry", "surveil"})
"""Those that put away cards from the top, or may: which, the story may have told."""

_NO_LAND = frozenset(
    {"Creature", "Artifact", "Enchantment", "Planeswalker", "Battle", "Nonland", "Instant", "Sorcery"}
)
_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest", "Gate", "Desert"})


def is_read(effect: Beside | Mill | ExileFromLibrary | SearchOnto, state: State) -> bool:
    """Whether a card or an effect of this story, wherever it is, looks at what the instruction changes, or it is asked how many
    cards are there: which cards come from a library nobody knows."""
    match effect:
        case Mill():
            changed = frozenset({"library", "graveyard"})
        case ExileFromLibrary():
            changed = frozenset({"library", "exile"})
        case SearchOnto():
            changed = frozenset({"library", LANDS})
        case Beside():
            changed = WRITES[effect.what]
    if not changed:
        return False
    if not isinstance(effect, Mill):  # of what is milled it is known how many cards they are
        changed |= {number_in(zone) for zone in changed}
    if isinstance(effect, Beside) and effect.what not in _TAKES_NONE and _is_counted(state):
        return True
    if isinstance(effect, Beside) and effect.what in _OF_THE_TOP and is_told_what_lies_there(state):
        return True
    if isinstance(effect, Beside) and effect.what == "impulse" and is_told_what_lies_there(state, True):
        return True
    return _any_is_read(changed, state, effect)


def number_in(zone: str) -> str:
    """What is read where it is only asked how many cards are in that zone, whichever they are."""
    return f"number in {zone}"


def kinds_are_read(state: State, zone: str) -> bool:
    """Whether anything in the story looks at which cards are in that zone, and not only at how many."""
    return _any_is_read(frozenset({zone}), state)


def number_is_read(state: State, zone: str) -> bool:
    """Whether anything in the story looks at how many cards are in that zone."""
    return _any_is_read(frozenset({number_in(zone)}), state)


def _any_is_read(changed: frozenset[str], state: State, effect: object = None) -> bool:
    """Whether anything looks at that. `effect`: what is done now, where an ability that does it is told from others of its source."""
    if changed & state.game.counted:
        return True
    if any(changed & _read_yet(state, found, effect) for found in state.objects.values()):
        return True
    return any(changed & frozenset(_read(active.content)) for active in state.effects)


def _read_yet(state: State, found: Object, effect: object) -> frozenset[str]:
    """What abilities of it look at that may still come into play: none that nobody is told to activate, no chapter that is reached on a
    later turn (CR 714.2b), where the story ends with this."""
    reads = read_by(found.card)
    if not reads:
        return reads
    coming = [one for one in state.game.script[state.position :] if not isinstance(one, Decision)]
    later = state.game.through_end_of_turn or any(isinstance(one, GoTo) for one in coming)
    own = bool(state.contexts) and state.contexts[-1].source == found.id
    abilities = found.card.abilities
    if not coming:
        doing = {n for n, one in enumerate(abilities) if own and holds(one, type(effect))}
        kept = doing or (range(len(abilities)) if own else ())
        abilities = tuple(
            one for n, one in enumerate(abilities) if n in kept or not isinstance(one, Activated)
        )
    if not coming and not later:
        lore = found.count("lore")
        abilities = tuple(one for one in abilities if not _is_a_chapter_after(one, lore))
    if "graveyard" in reads and all(isinstance(one, GoTo | Attack | Block) for one in coming):
        abilities = _without_what_is_so_already(state, found, abilities)
    return reads if abilities is found.card.abilities else frozenset(_read(abilities))


def _without_what_is_so_already(
    state: State, found: Object, abilities: tuple[Ability, ...]
) -> tuple[Ability, ...]:
    """The abilities without conditions that hold by now and go on to hold with more cards: `three or more creature cards are in your
    graveyard`."""
    sight, context = see(state), Context(found.id, found.controller)

    def settled(part: Any) -> Any:
        match part:
            case AmountIs(amount=CardsIn(zone="graveyard") as cards, how=">=", than=Number() as least):
                holds = amount_of(cards, sight, context) >= least.n
                return replace(part, amount=least) if holds else None
        return None

    settled_now: tuple[Ability, ...] = rebuilt(abilities, settled)
    return settled_now


def _is_a_chapter_after(ability: Ability, lore: int) -> bool:
    when = ability.when if isinstance(ability, Triggered) else None
    return isinstance(when, Chapter) and min(when.numbers) > lore


def _is_counted(state: State) -> bool:
    """Whether the story tells how many cards are in the library of the player who does it, and there are some."""
    return bool(state.contexts) and bool(counted_cards(state, state.contexts[-1].you))


@lru_cache(maxsize=4096)
def read_by(card: Card) -> frozenset[str]:
    """What this card's abilities look at."""
    return frozenset(_read(card.abilities))


def _read(value: Any) -> Iterator[str]:
    match value:
        case MayPlay():
            return  # what is played is a card that the story knows
        case Chosen(what=Filter() as what, chooser=None) if InZone("graveyard") in what.qualities:
            yield number_in("graveyard")  # of cards that nobody knows none is chosen, unless it is told
            return
        case CardsIn():
            yield number_in(value.zone) if value.what is None else value.zone
        case CardTypesAmong():
            yield "graveyard"
        case LeavesGraveyard():
            yield "graveyard"
        case ExiledWith():
            yield "exile"
        case Filter() if (zone := _zone_of_any_card(value)) is not None:
            yield number_in(zone)
            return
        case InZone() if value.zone not in ("battlefield", "stack"):
            yield value.zone
        case PutIntoGraveyard(from_anywhere=True) | ReplaceDying(from_anywhere=True) if value.who != SELF:
            buried = getattr(value.who, "what", None)
            yield number_in("graveyard") if buried is not None and _fits_any_card(buried) else "graveyard"
        case Enters() if value.who != SELF and _may_be_land(getattr(value.who, "what", None)):
            yield LANDS
        case CountOf() | Controls() if _may_be_land(value.what):
            yield LANDS
        case BasicLandTypes() | Keyword(name="landwalk"):
            yield LANDS
        case SomeEvent() | MaybeThisTurn():
            if "enters" in value.kinds:
                yield LANDS
            if "is put into a graveyard" in value.kinds:
                yield "graveyard"
        case _:
            pass
    if isinstance(value, Target):
        return  # what is aimed at is a card that the story knows
    if isinstance(value, tuple):
        for inner in value:
            yield from _read(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _read(getattr(value, field.name))


def _fits_any_card(what: Filter) -> bool:
    """Whether it is all one to a description which card that is: `card`, `card or token`, `another card in a graveyard`."""
    return all(
        isinstance(q, InZone | IsToken | Other | OwnedBy)
        or q == OfType("Card")
        or (isinstance(q, OneOf) and all(map(_fits_any_card, q.of)))
        for q in what.qualities
    )


def _zone_of_any_card(what: Filter) -> str | None:
    """The zone of which a description speaks, where every card fits it that is there; else None."""
    zones = [q.zone for q in what.qualities if isinstance(q, InZone)]
    return zones[0] if len(zones) == 1 and zones[0] == "graveyard" and _fits_any_card(what) else None


def is_surely_land(what: Filter) -> bool:
    """Whether only lands fit a description."""
    return any(
        (isinstance(q, OfType) and q.type == "Land")
        or (isinstance(q, OfSubtype) and q.subtype in _LAND_TYPES)
        or (isinstance(q, OneOf) and all(is_surely_land(one) for one in q.of))
        for q in what.qualities
    )


def _may_be_land(what: Filter | None) -> bool:
    """Whether a land could fit a description."""
    if what is None:
        return True
    for quality in what.qualities:
        if isinstance(quality, OfType) and quality.type in _NO_LAND:
            return False
        if isinstance(quality, OfSubtype) and quality.subtype not in _LAND_TYPES:
            return False
        if isinstance(quality, OneOf) and not any(_may_be_land(one) for one in quality.of):
            return False
    return not any(isinstance(q, InZone) and q.zone != "battlefield" for q in what.qualities)
