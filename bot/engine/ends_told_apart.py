"""What makes two ends of a story different."""

from __future__ import annotations

from collections.abc import Hashable

from bot.engine.outcome import Outcome


def end_key(outcome: Outcome, qualities: bool = False) -> Hashable:
    """What makes two ends different: the contract's fields of players and objects, not the way there; with `qualities` also what each
    thing is: its colors, subtypes and protections."""
    players = tuple((name, *_values(p)) for name, p in outcome.players.items())
    objects = tuple(
        sorted(
            (
                o.label,
                o.controller,
                o.zone,
                o.types,
                str(o.power),
                str(o.toughness),
                o.damage,
                str(o.loyalty),
                str(o.defense),
                tuple(sorted(o.counters.items())),
                tuple(sorted(o.keywords)),
                o.tapped,
                str(o.attached_to),
                tuple(sorted(o.qualities - _OF_THE_MOMENT)) if qualities else (),
            )
            for o in outcome.objects
        )
    )
    illegal = outcome.illegal.message if outcome.illegal else None
    return (players, objects, illegal, outcome.unsupported)


_OF_THE_MOMENT = frozenset({"tapped", "untapped", "sick"})
_OF_A_PLAYER = (
    *("life", "poison", "counters", "lost", "drawn", "discarded", "milled", "mana_burn"),
    *("hand", "unknown_in_graveyard"),
)


def _values(player: object) -> tuple[object, ...]:
    return tuple(getattr(player, name) for name in _OF_A_PLAYER)
