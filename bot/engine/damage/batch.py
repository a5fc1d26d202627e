"""A batch of damage as data: what is dealt at one time, and what effects have made of it so far."""

from __future__ import annotations

from typing import Any

from bot.engine.agenda import Task
from bot.engine.damage.orders import Orders
from bot.engine.damage.packet import Packet
from bot.engine.evaluate.context import Context
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Rider:
    """What else happens once the damage event is over: an effect's additional part (CR 615.5)."""

    effects: tuple[Any, ...]
    context: Context
    name: str
    prevention: bool = False  # of an effect that prevents, not one that replaces


@dataclass(frozen=True, slots=True)
class Batch(Task):
    """Packets that are dealt at one time, while effects modify them (CR 120.4b). `reports`: the ability that is resolving
    refers to "the damage dealt this way"; `spared`: damage prevented so far; `orders`: in which effects go on to be applied,
    where that is settled (see `damage.orders`)."""

    packets: tuple[Packet, ...]
    riders: tuple[Rider, ...]
    reports: bool
    spared: int = 0
    orders: Orders = ()
