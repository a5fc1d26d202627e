"""Cipher: a spell exiled as it resolves, encoded on a creature that casts copies of it (CR 702.99)."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.casting import CastNow
from bot.abilities.changes import Gains
from bot.abilities.combining import Remember
from bot.abilities.conditions import Is
from bot.abilities.copying import CopySpell
from bot.abilities.damage import DamageKind
from bot.abilities.durations import AsLongAs
from bot.abilities.effects import ChangeNow
from bot.abilities.events import DealsDamage
from bot.abilities.filters import APlayer, Filter, InZone
from bot.abilities.who import SELF, YOU, Any, DoneBy
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import chars_of, permanents
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import run
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


def is_ciphered(state: State, spell: Object) -> bool:
    """Whether the spell that has just resolved may be encoded: it has cipher and is represented by a card."""
    chars = chars_of(state, spell.id)
    return not spell.token and chars is not None and chars.has("cipher")


@dataclass(frozen=True, slots=True)
class Encode(Task):
    """Its controller may exile the spell encoded on a creature that they control; else `otherwise` becomes of it."""

    spell: Entity
    otherwise: tuple[Task, ...]

    def do(self, state: State) -> State | Choice:
        you = state.objects[self.spell].controller
        mine = tuple(e for e, c in permanents(state).items() if c.controller == you and "Creature" in c.types)
        if not mine:
            return state.then(*self.otherwise)
        exiled = ZoneChange(self.spell, Zone.EXILE, How.MOVED, (Cite.CIPHER,))

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (MoveAll((exiled,)), _Encoded(self.spell, picked[0], you)) if picked else self.otherwise

        verb = f"encodes {state.label(self.spell)} on"
        return choose_objects(state, you, tuple(sorted(mine)), 1, then, verb, (Cite.CIPHER,), 0)


@dataclass(frozen=True, slots=True)
class _Encoded(Task):
    """The creature has the ability for as long as the card stays exiled, whoever controls it and whatever it becomes (CR 702.99c)."""

    spell: Entity
    creature: Entity
    player: Entity

    def do(self, state: State) -> State:
        card = current(state, self.spell)
        if card is None or state.objects[card].zone is not Zone.EXILE:
            return state
        again = (CopySpell(Exactly(card), new_targets=False), Remember(1), CastNow(YOU, DoneBy(1)))
        hit = DealsDamage(SELF, Any(Filter((APlayer(),))), DamageKind.COMBAT)
        gains = Gains(Triggered(hit, again, label="cipher"))
        lasts = AsLongAs(Is(SELF, InZone("exile")))
        encoded = ChangeNow(Exactly(self.creature), (gains,), lasts)
        return run(state, (encoded,), Context(card, self.player))
