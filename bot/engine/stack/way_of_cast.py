"""In which way a spell is cast, as the story tells it: for its mana cost, for another one, with what is paid besides."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.costs import Mana
from bot.engine.characteristics.view import chars_of
from bot.engine.costs.spell_cost import ADDED, Way
from bot.engine.evaluate.kickers import kickers_of
from bot.engine.mana_symbols import is_mana, phyrexian
from bot.engine.objects import Object
from bot.engine.permanents.face_down import WAYS as FACE_DOWN_WAYS
from bot.engine.setting_aside import is_foretold
from bot.engine.stack.other_ways import alternatives, is_told
from bot.engine.stack.permissions import permission_for
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Cast
from bot.values import replace


def way_of(state: State, player: Entity, card: Object, deed: Cast, *, free: bool = False) -> Way | str:
    """How it is cast; why it can't be cast so, in words. `free`: without paying its mana cost."""
    names = deed.targets.names
    kickers = {name for a in card.card.abilities if isinstance(a, Keyword) for name in kickers_of(a)}
    besides = tuple(_own_name(card, key) for key in deed.paid if key in ADDED or key in kickers)
    other = [key for key in deed.paid if key not in ADDED and key not in kickers and not is_mana(key)]
    way = Way(besides=besides, x=deed.x, targets=entities(state, names) if names is not None else None)
    lacking = next((key for key in besides if key not in kickers and not _has(card, key)), None)
    if lacking is not None:
        return f"it has no {lacking}"
    if free:
        return replace(way, instead="nothing", x=0)
    if not other and is_foretold(card):
        return _for_keyword(card, way, "foretell")
    paying = paid_instead(state, player, card)
    if paying and not other:
        return replace(way, instead="alternative cost", cost=(Mana(paying),), x=0)
    if other:
        return _for_keyword(card, way, other[0])
    own = list(alternatives(state, card, player))
    told = [each for each in own if is_told(each, deed)]
    if (
        told
        or deed.alternative
        or deed.exiled
        or deed.returned
        or (deed.life and not phyrexian(card.card.mana_cost))
    ):
        told = told or own
        if not told:
            return "it has no alternative cost that can be paid now"
        return replace(way, instead="alternative cost", cost=told[0].cost)
    if card.zone is Zone.GRAVEYARD:
        chars = chars_of(state, card.id)
        if chars is not None and chars.has("flashback"):
            return _for_keyword(card, way, "flashback")
    return way


def _has(card: Object, name: str) -> bool:
    return any(isinstance(a, Keyword) and a.name == name for a in card.card.abilities)


def _own_name(card: Object, name: str) -> str:
    """A kicker that may be paid often is told as one too (CR 702.33c)."""
    other = {"kicker": "multikicker", "multikicker": "kicker"}.get(name, name)
    return other if not _has(card, name) and _has(card, other) else name


def _for_keyword(card: Object, way: Way, name: str) -> Way | str:
    own = [a for a in card.card.abilities if isinstance(a, Keyword) and a.name == name]
    if name in FACE_DOWN_WAYS:  # CR 702.37a, 702.168a
        return replace(way, instead="face-down", cost=(Mana("{3}"),))
    if name == "fuse" and card.card.other_face is not None:  # CR 702.102c
        both = (Mana(card.card.mana_cost), Mana(card.card.other_face.mana_cost))
        return replace(way, instead="fused", cost=both)
    if not own and name == "flashback":  # given by something: its mana cost, as all that give it say
        return replace(way, instead="flashback", cost=(Mana(card.card.mana_cost),))
    if (
        not own and name == "jump-start" and card.zone is Zone.GRAVEYARD
    ):  # given by something: its cost is the same
        return replace(way, instead=name)
    return replace(way, instead=name) if own else f"it has no {name}"


def is_free(state: State, player: Entity, card: Object) -> bool:
    """Whether something there lets the player cast it without paying its mana cost."""
    permission = permission_for(state, player, card)
    return permission is not None and permission.effect.terms.free


def paid_instead(state: State, player: Entity, card: Object) -> str:
    """The mana for which something there lets the player cast it rather than for its mana cost; empty where nothing does."""
    permission = permission_for(state, player, card)
    return permission.effect.terms.paying if permission is not None else ""


def said_free(card: Object, deed: Cast) -> bool:
    """Whether it is told to be cast without paying its mana cost, or is so as it was plotted (CR 702.170d)."""
    return deed.free or (card.zone is Zone.EXILE and _has(card, "plot"))


def entities(state: State, labels: tuple[str, ...]) -> tuple[Entity, ...]:
    """The players and things of these labels."""
    found = []
    for label in labels:
        player, thing = state.player_named(label), state.named(label)
        entity = player if player is not None else thing.id if thing is not None else None
        if entity is not None:
            found.append(entity)
    return tuple(found)
