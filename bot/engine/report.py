"""From a final state to an outcome: the contract's fields."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.costs import Mana, PayLife
from bot.abilities.filters import OfColor, OfSubtype, OfType, TheChosen
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import chars_of
from bot.engine.log.step import Step
from bot.engine.objects import (
    Object,
)
from bot.engine.outcome import ChoiceMade, ObjectEnd, Outcome, PlayerEnd, Unmodelled
from bot.engine.permanents.attaching import HOST_UNTOLD
from bot.engine.players.commanders import JUST_PUT
from bot.engine.players.losing import spared_by
from bot.engine.players.top_cards import ON_TOP
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import (
    Entity,
    Player,
    State,
    Zone,
    player_at,
)


def outcome_of(state: State, choices: tuple[ChoiceMade, ...] | None = None) -> Outcome:
    """What a branch ended with. Abilities on the stack, copies that are gone and cards that nobody knows are no objects; a
    token that is gone is."""
    entries = state.log.entries() if state.log is not None else []
    steps = tuple(e for e in entries if isinstance(e, Step))
    made = tuple(e for e in entries if isinstance(e, ChoiceMade)) if choices is None else choices
    players = {p.name: _player(state, p, player_at(n)) for n, p in enumerate(state.players)}
    shown = [o for o in state.objects.values() if _is_shown(o)]
    objects = tuple(_object(state, o) for o in sorted(shown, key=lambda o: (o.id // 1000, o.label)))
    unsupported = tuple(Unmodelled(*u) for u in sorted(state.unsupported))
    left_out = tuple(Unmodelled(*one) for one in sorted(state.left_out))
    return Outcome(made, steps, players, objects, state.illegal, unsupported, left_out)


def _player(state: State, own: Player, player: Entity) -> PlayerEnd:
    others = tuple((kind, number) for kind, number in own.counters if number and kind != "poison")
    spared = spared_by(state, player)
    hand = sum(1 for o in state.objects.values() if o.zone is Zone.HAND and o.owner == player and not o.token)
    lying = (o for o in state.objects.values() if o.zone is Zone.GRAVEYARD and o.owner == player)
    return PlayerEnd(
        *(own.life, own.poison, own.lost, own.drawn, own.discarded, own.milled, own.mana_burn),
        others,
        spared,
        hand,
        sum(map(is_unknown, lying)),
    )


def _is_shown(found: Object) -> bool:
    if found.on_stack is not None and found.on_stack.is_ability:
        return False
    return not (found.zone is Zone.CEASED and not found.token) and not is_unknown(found)


def _object(state: State, found: Object) -> ObjectEnd:
    chars = chars_of(state, found.id)
    assert chars is not None
    creature = "Creature" in chars.types or "Vehicle" in chars.subtypes
    attached = state.label(found.attached_to) if found.attached_to is not None else None
    keywords = tuple(dict.fromkeys(n for a in chars.abilities if isinstance(a, Keyword) for n in a.names))
    phased_out = found.zone is Zone.PHASED_OUT  # it has changed no zone (CR 702.26d)
    zone = Zone.BATTLEFIELD if phased_out else found.zone
    on_battlefield = zone is Zone.BATTLEFIELD
    return ObjectEnd(
        found.label,
        chars.name,
        state.label(found.owner),
        state.label(chars.controller),
        zone.value,
        chars.types,
        chars.power if creature else None,
        chars.toughness if creature else None,
        found.damage,
        found.count("loyalty") if "Planeswalker" in chars.types and on_battlefield else found.card.loyalty,
        found.count("defense") if "Battle" in chars.types and on_battlefield else found.card.defense,
        {k: n for k, n in found.counters if k not in ("loyalty", "defense")},
        keywords,
        found.tapped,
        found.token,
        attached,
        phased_out,
        frozenset(_qualities(state, found, chars)),
        None if on_battlefield else _last_size(state, found),
        _printed_size(found),
    )


def _printed_size(found: Object) -> tuple[int, int] | None:
    power, toughness = found.card.power, found.card.toughness
    return None if power is None or toughness is None else (power, toughness)


def _last_size(state: State, found: Object) -> tuple[int, int] | None:
    before = state.was_before(found)
    if before is None or before.object.zone is not Zone.BATTLEFIELD or not before.chars.is_creature:
        return None
    return before.chars.power or 0, before.chars.toughness or 0


def _qualities(state: State, found: Object, chars: Chars) -> Iterator[str]:
    """What it is: its types, colors and status, and what it has become."""
    yield from (*chars.types, *chars.subtypes, *chars.supertypes)
    yield from chars.colors or ("colorless",)
    if len(chars.colors) > 1:
        yield "multicolored"
    if found.token:
        yield "token"
    yield "tapped" if found.tapped else "untapped"
    if found.sick and not chars.has("haste") and chars.is_creature:
        yield "sick"
    yield from (word for word in found.designations if word not in (JUST_PUT, ON_TOP, HOST_UNTOLD))
    yield from _from_what(found, chars)
    yield from _with_numbers(chars)


def _with_numbers(chars: Chars) -> Iterator[str]:
    """The keywords that take a number or a cost, with these: `toxic 2`, `ward {2}`, `ward—pay 3 life.`"""
    for ability in chars.abilities:
        if not isinstance(ability, Keyword):
            continue
        if isinstance(ability.value, Number):
            yield f"{ability.name} {ability.value.n}"
        for part in ability.cost:
            if isinstance(part, Mana):
                yield f"{ability.name} {part.symbols}"
            elif isinstance(part, PayLife) and isinstance(part.amount, Number):
                yield f"{ability.name}—pay {part.amount.n} life."


#: Said of a protection ability whose quality has no single word.
FROM_MORE = "from more"
_FROM = {"protection": "protection", "hexproof from": "hexproof"}


def _from_what(found: Object, chars: Chars) -> Iterator[str]:
    """What it has protection or hexproof from, each with one word in the singular: `protection from red`, `hexproof from dragon`;
    `protection from everything`; `protection from more` where it takes more words."""
    chosen = dict(found.chosen)
    for ability in chars.abilities:
        if not isinstance(ability, Keyword) or ability.name not in _FROM:
            continue
        name = _FROM[ability.name]
        match ability.filter.qualities if ability.filter is not None else ():
            case ():
                yield f"{name} from everything"
            case (OfColor(color=word),) | (OfSubtype(subtype=word),) | (OfType(type=word),):
                yield f"{name} from {word}"
            case (TheChosen(kind="color" | "type" as kind),) if kind in chosen:
                yield f"{name} from {chosen[kind]}"
            case _:
                yield f"{name} {FROM_MORE}"
