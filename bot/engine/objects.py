"""Objects: cards, tokens, copies, and what is on the stack, as they are and as they last were (CR 109, 608.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from bot.abilities.card import Card
from bot.values import dataclass, replace

if TYPE_CHECKING:
    from bot.engine.evaluate.context import Context
    from bot.engine.state import Entity, Zone

Counters: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class OnStack:
    """What an object on the stack will do: a spell (the card's own text) or an ability of `source`."""

    context: Context
    effects: tuple[Any, ...]  # aimed effects, modes chosen
    is_ability: bool = False
    triggered: bool = False
    is_copy: bool = False
    untold: bool = False  # nothing was cast or activated: the story tells only what comes of it
    text: str = ""
    condition: Any = None  # an intervening "if", asked again on resolution (CR 603.4)
    illegal: frozenset[Entity] = frozenset()  # targets told to have become illegal
    specs: tuple[Any, ...] = ()  # the target phrases, to check them again
    ability: Any = None  # the state trigger that it is (CR 603.8)


@dataclass(frozen=True, slots=True)
class BeforeCopying:
    """What an object was before it became a copy for a while."""

    card: Card
    printed: Card | None


@dataclass(frozen=True, slots=True)
class Object:
    """A card, token, copy or ability in some zone. `controller` is the base, before control-changing effects; ask the view
    for who controls it now. `deathtouched`: dealt damage by a source with deathtouch since state-based actions were
    last checked (CR 704.5h). `counters` are sorted by kind."""

    id: Entity
    label: str
    card: Card
    owner: Entity
    controller: Entity
    zone: Zone
    tapped: bool = False
    sick: bool = False
    token: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: Counters = ()
    counted_at: Counters = ()  # when keyword counters were put on it (CR 613.7c)
    attached_to: Entity | None = None
    chosen: tuple[tuple[str, Any], ...] = ()
    timestamp: int = 0
    on_stack: OnStack | None = None
    came_back_from: Entity | None = None
    paid: tuple[str, ...] = ()
    x: int = 0
    mana: int | None = 0  # how much was spent to cast it (CR 106.5); None: nobody knows
    activated_this_turn: tuple[int, ...] = ()
    designations: tuple[str, ...] = ()  # monstrous, renowned: gone with the object
    paired_with: Entity | None = None  # by soulbond (CR 702.95b)
    phased_out_by: Entity | None = None  # the player under whose control it is phased out (CR 702.26a)
    phased_out_with: Entity | None = None  # the permanent with which it phased out indirectly (CR 702.26g)
    before_copying: BeforeCopying | None = None
    cast_under: Any = None  # the permission that it was cast under (`bot.abilities.casting`)
    printed: Card | None = (
        None  # what its card is elsewhere, where it is face down, bestowed or shows its other face
    )
    seen_with: Entity | None = None  # who controlled it as state-based actions were last checked

    def __hash__(self) -> int:
        # Cheap: what changes most; equality tells the rest apart.
        return hash(
            (self.id, self.zone, self.damage, self.tapped, self.counters, self.attached_to, self.chosen)
        )

    def count(self, kind: str) -> int:
        """How many counters of this kind; "" counts all."""
        return sum(n for k, n in self.counters if kind in ("", k))

    def with_counters(self, kind: str, change: int) -> Object:
        """The same object with `change` more counters of a kind; never below 0."""
        counts = dict(self.counters)
        counts[kind] = max(0, counts.get(kind, 0) + change)
        return replace(self, counters=tuple(sorted((k, n) for k, n in counts.items() if n)))

    def choice(self, kind: str) -> Any:
        """What was chosen for it ("color" -> "red"), None when nothing was."""
        for k, value in self.chosen:
            if k == kind or k.endswith(kind):
                return value
        return None


@dataclass(frozen=True, slots=True)
class Known:
    """Last known information (CR 608.2h): the object as it was just before it left, with its characteristics then."""

    object: Object
    chars: Any  # bot.engine.characteristics.view.Chars
    became: Entity | None
    was_attacking: Entity | None = None
    was_blocking: tuple[Entity, ...] = ()
    was_blocked_by: tuple[Entity, ...] = ()
    attachments: tuple[Entity, ...] = ()  # what was attached to it
    went_to: str = ""  # the zone that it changed to
    was_alone: bool = False  # it was attacking or blocking alone (CR 506.5)
