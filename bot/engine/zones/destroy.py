"""Destroying (CR 701.8): what is indestructible stays, regeneration and its like replace it."""

from __future__ import annotations

from bot.abilities.combat_rules import CantBeRegenerated
from bot.abilities.combining import WhenYouDo
from bot.abilities.effects import Regenerate
from bot.abilities.replacements import ReplaceDestruction
from bot.engine.agenda import Task
from bot.engine.characteristics.view import permanents, see, statements, view_of
from bot.engine.citations import Cite
from bot.engine.combat.leave import remove_from_combat
from bot.engine.evaluate import is_among
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.things import DestructionReplaced, How, Indestructible, Regenerated, ShieldCounterUsed
from bot.engine.permanents.counters import remove_counters
from bot.engine.permanents.tapping import tapped
from bot.engine.state import Active, Entity, State, Zone
from bot.engine.triggers import about_to
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Destroy(Task):
    """Destroy these permanents at one time (CR 701.8): the indestructible stay, regeneration and its like replace it."""

    entities: tuple[Entity, ...]
    cites: tuple[Cite, ...]
    cause: Entity | None = None
    regenerate: bool = True
    how: How = How.DESTROYED
    touched: frozenset[Entity] = frozenset()  # those destroyed for deathtouch alone (704.5h)
    also: tuple[ZoneChange, ...] = ()  # what leaves at the same time for other reasons

    def do(self, state: State) -> State:
        saving = state.game.era.timing.save(state, self.entities, self) if self.regenerate else None
        if saving is not None:
            return saving
        changes: list[ZoneChange] = list(self.also)
        for entity in self.entities:
            chars = permanents(state).get(entity)
            if chars is None:
                continue
            label = state.label(entity)
            if chars.has("indestructible"):
                state = state.step(Indestructible(label), Cite.INDESTRUCTIBLE)
                continue
            state = about_to(state, Happening(What.DIES, entity, self.cause))
            state, saved = self._saved(state, entity)
            if not saved:
                how, cites = self.how, self.cites
                if entity in self.touched:
                    how = How.DEATHTOUCH
                    cites = (Cite.DEATHTOUCH_DAMAGE, Cite.DEATHTOUCH)
                changes.append(ZoneChange(entity, Zone.GRAVEYARD, how, cites, self.cause))
        return state.then(MoveAll(tuple(changes))) if changes else state

    def _saved(self, state: State, entity: Entity) -> tuple[State, bool]:
        """Whether a shield counter, a regeneration shield, or another effect takes the destruction's place (CR 614.8). What can't be
        regenerated is saved by umbra armor all the same (CR 701.19c, 702.89a)."""
        if self.cause is not None and state.objects[entity].count("shield"):
            label = state.label(entity)
            state = state.step(ShieldCounterUsed(label), Cite.SHIELD_COUNTER, Cite.REPLACEMENT)
            return remove_counters(state, entity, "shield", 1, Cite.SHIELD_COUNTER), True
        may_regenerate = self.regenerate and not _cant_regenerate(state, entity)
        sight = see(state)
        for statement in statements(state, ReplaceDestruction):
            if is_among(statement.effect.who, entity, sight, statement.context):
                if all(isinstance(e, Regenerate) for e in statement.effect.instead):
                    if not may_regenerate:
                        continue
                    return regenerated(state, entity, Cite.REGENERATION_SHIELD), True
                state = run(state, statement.effect.instead, replace(statement.context, respective=entity))
                saved = DestructionReplaced(state.label(entity), statement.name)
                return state.step(saved, Cite.REPLACEMENT), True
        for active in state.effects if may_regenerate else ():
            if isinstance(active.content, Regenerate) and entity in (active.affected or ()):
                state = state.having(effects=tuple(a for a in state.effects if a.key != active.key))
                return _and_then(regenerated(state, entity, Cite.REGENERATION), active), True
        return state, False


def _and_then(state: State, shield: Active) -> State:
    """What the effect that regenerates does as it does so, or lets trigger (CR 603.12)."""
    effect = shield.content
    does = (WhenYouDo(effect.then),) if effect.triggers else effect.then
    return run(state, does, shield.context) if does else state


def _cant_regenerate(state: State, entity: Entity) -> bool:
    return any(view_of(state).rules_on(state, entity, CantBeRegenerated))


def regenerated(state: State, entity: Entity, cite: Cite) -> State:
    """Instead of being destroyed: tapped, all damage removed, out of combat (CR 701.19a)."""
    found = state.objects[entity]
    state = state.step(Regenerated(found.label), cite, Cite.REGENERATION)
    state = state.with_object(replace(found, damage=0, deathtouched=False))
    return remove_from_combat(tapped(state, entity), entity)
