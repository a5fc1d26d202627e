"""State-based actions (CR 704.5): all that apply are carried out at one time, again until none applies."""

from __future__ import annotations

from typing import Any

from bot.abilities.statics import CantLose, ReplaceLosing
from bot.engine.agenda import Choice, Option, Task
from bot.engine.attaching import enchants, may_be_attached
from bot.engine.bestowed import is_bestowed, no_longer_bestowed
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.commanders import deadly
from bot.engine.commanders_returned import choose_whether_returned
from bot.engine.copies import as_copied_now
from bot.engine.damage.modify import protected_from
from bot.engine.day_and_night import with_the_time
from bot.engine.effects.sacrificing import SacrificeThese
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.notes import Note
from bot.engine.log.players import GameDrawn, LosingReplaced, LostTheGame, WonTheGame
from bot.engine.log.things import CountersAnnulled, How
from bot.engine.losing_control import control_lost, newly_controlled
from bot.engine.objects import (
    Object,
)
from bot.engine.pairing import part_pairs
from bot.engine.sagas import told_to_the_end
from bot.engine.speed import start_engines
from bot.engine.state import (
    Entity,
    State,
    Zone,
    is_player,
    player_at,
)
from bot.engine.triggers import about_to, happen
from bot.engine.uniqueness import too_many
from bot.engine.zones.destroy import Destroy
from bot.engine.zones.leave_game import leave_game
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CheckStateBasedActions(Task):
    """704.3: carry out everything that applies, then check again."""

    is_quiet = True

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        state = with_the_time(start_engines(part_pairs(newly_controlled(control_lost(state)))))
        state = _without_copies_of_cards(state)
        if any(o.before_copying is not None for o in state.battlefield()):
            state = as_copied_now(state)
        tasks: list[Task] = []
        changed = _annul_counters(state)
        losers = _losers(state, life=state.game.era.life_is_checked_always)
        to_graveyard = _to_graveyard(state)
        lethal, touched = _destroyed(state)
        commander = choose_whether_returned(state, CheckStateBasedActions())
        if commander is not None:
            return commander
        legend = too_many(state, CheckStateBasedActions())
        if legend is not None:
            return legend
        state = state.having(
            objects=_without_touch(state).objects
            if any(o.deathtouched for o in state.battlefield())
            else state.objects,
        )
        if lethal or touched or to_graveyard:
            doomed = (*lethal, *touched)
            tasks.append(
                Destroy(
                    doomed,
                    (Cite.LETHAL_DAMAGE,),
                    how=How.LETHAL_DAMAGE,
                    touched=frozenset(touched),
                    also=to_graveyard,
                )
            )
        if changed is not None:
            # At the same time: what dies does so with the counters that it has (CR 704.7, 704.8).
            tasks.append(AnnulCounters())
        losing: list[Task] = []
        for player, cite, why in losers:
            instead = _instead_of_losing(state, player)
            losing.append(LoseGame(player, cite, why, instead))
            if instead is not None and instead.source in (*lethal, *touched):
                first = (*losing, *tasks, CheckStateBasedActions())
                second = (*tasks, *losing, CheckStateBasedActions())
                name = state.label(instead.source)
                options = (
                    Option(f"applies {name}'s effect first", first),
                    Option(f"lets {name} be destroyed", second),
                )
                return Choice(state, player, f"What happens to {name}?", options, (Cite.ORDER_OF_EFFECTS,))
        tasks += losing
        sagas = told_to_the_end(state)
        tasks += (SacrificeThese(player, (saga,), cites=(Cite.SAGA_ENDS,)) for player, saga in sagas)
        unattached = _unattach(state)
        if unattached is not None:
            state = unattached
        if not tasks and unattached is None:
            return state
        return state.then(*tasks, CheckStateBasedActions())


def _without_copies_of_cards(state: State) -> State:
    """A copy of a card ceases to exist anywhere but on the stack and the battlefield (704.5e)."""
    idle = [o.id for o in state.objects.values() if o.token and o.zone in _WHERE_NO_COPY_STAYS]
    if not idle:
        return state
    objects = state.objects
    for entity in idle:
        objects = objects.delete(entity)
    return state.having(objects=objects)


_WHERE_NO_COPY_STAYS = frozenset((Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY))


@dataclass(frozen=True, slots=True)
class AnnulCounters(Task):
    """+1/+1 and -1/-1 counters on what is still there annul one another (704.5q)."""

    def do(self, state: State) -> State:
        return _annul_counters(state) or state


@dataclass(frozen=True, slots=True)
class Replaced:
    """What happens in place of an event, from whose point of view."""

    source: Entity
    effects: tuple[Any, ...]
    context: Context


def _instead_of_losing(state: State, player: Entity) -> Replaced | None:
    """An effect that replaces this player's losing the game, if there is one."""
    sight = see(state)
    for statement in statements(state, ReplaceLosing):
        if is_among(statement.effect.who, player, sight, statement.context):
            return Replaced(statement.context.source, statement.effect.instead, statement.context)
    return None


@dataclass(frozen=True, slots=True)
class LoseGame(Task):
    """A player would lose the game: unless something replaces it or says that they can't."""

    player: Entity
    cite: Cite
    why: LostTheGame
    instead: Replaced | None = (
        None  # found as state-based actions were checked: its source may leave meanwhile
    )

    def do(self, state: State) -> State | Choice:
        if state.player(self.player).lost:
            return state
        state = about_to(state, Happening(What.LOSES_GAME, self.player))
        name = state.player(self.player).name
        instead = self.instead or _instead_of_losing(state, self.player)
        if instead is not None:
            replaced = LosingReplaced(name, state.label(instead.source))
            state = state.step(replaced, Cite.REPLACEMENT, self.cite)
            return run(state, instead.effects, instead.context)
        state = state.with_player(self.player, lost=True)
        state = state.step(self.why, self.cite)
        if state.agenda and isinstance(state.agenda[-1], LoseGame):
            return state  # others lose at the same time (CR 704.3)
        left = [p for p in state.everyone() if not state.player(p).lost]
        if len(left) == 1:
            state = state.with_player(left[0], won=True)
            state = state.step(WonTheGame(state.label(left[0])), Cite.GAME_OVER)
        elif not left:
            state = state.step(GameDrawn(), Cite.DRAWN)
        if len(left) <= 1:
            return state.having(over=True)
        return leave_game(state, *(p for p in map(player_at, range(len(state.players))) if p not in left))


def _losers(state: State, life: bool = True) -> tuple[tuple[Entity, Cite, LostTheGame], ...]:
    found = []
    sight = see(state)
    for player in state.everyone():
        own = state.player(player)
        if own.lost:
            continue
        spared = [
            s.effect for s in statements(state, CantLose) if is_among(s.effect.who, player, sight, s.context)
        ]
        if any(not s.for_life for s in spared):
            continue
        if own.life <= 0 and life and not spared:
            found.append((player, Cite.LOSES_LIFE, LostTheGame(own.name, life=own.life)))
        elif own.poison >= 10:
            found.append((player, Cite.LOSES_POISON, LostTheGame(own.name, poison=own.poison)))
        else:
            for label, dealt in deadly(own.by_commanders):
                lost = LostTheGame(own.name, effect=f"{dealt} combat damage by the commander {label}")
                found.append((player, Cite.COMMANDER_DAMAGE, lost))
                break
    return tuple(found)


def losers_now(state: State) -> tuple[tuple[Entity, Cite, LostTheGame], ...]:
    """The players who lose when life totals are checked (1997: at set times only)."""
    return _losers(state)


def _destroyed(state: State) -> tuple[tuple[Entity, ...], tuple[Entity, ...]]:
    """Creatures with lethal damage (704.5g), and others touched by deathtouch (704.5h)."""
    lethal, touched = [], []
    for entity, chars in permanents(state).items():
        if "Creature" not in chars.types or (chars.toughness or 0) <= 0:
            continue
        found = state.objects[entity]
        if found.deathtouched and found.damage < (chars.toughness or 0):
            touched.append(entity)
        elif found.damage and found.damage >= (chars.toughness or 0):
            if chars.has("indestructible") and not found.deathtouched:
                continue
            lethal.append(entity)
    touched = [e for e in touched if not permanents(state)[e].has("indestructible")]
    lethal = [e for e in lethal if not permanents(state)[e].has("indestructible")]
    return tuple(lethal), tuple(touched)


def _without_touch(state: State) -> State:
    for found in state.battlefield():
        if found.deathtouched:
            state = state.with_object(replace(found, deathtouched=False))
    return state


def _to_graveyard(state: State) -> tuple[ZoneChange, ...]:
    """Toughness 0 (f), loyalty 0 (i), defense 0 (v), Auras on nothing legal (m)."""
    changes = []
    for entity, chars in permanents(state).items():
        found = state.objects[entity]
        if "Creature" in chars.types and (chars.toughness or 0) <= 0:
            changes.append(ZoneChange(entity, Zone.GRAVEYARD, How.ZERO_TOUGHNESS, (Cite.ZERO_TOUGHNESS,)))
        elif "Planeswalker" in chars.types and found.count("loyalty") == 0:
            changes.append(ZoneChange(entity, Zone.GRAVEYARD, How.ZERO_LOYALTY, (Cite.ZERO_LOYALTY,)))
        elif "Battle" in chars.types and found.count("defense") == 0:
            changes.append(ZoneChange(entity, Zone.GRAVEYARD, How.ZERO_DEFENSE, (Cite.ZERO_DEFENSE,)))
        elif "Aura" in chars.subtypes and not is_bestowed(found) and not _legally_attached(state, found):
            changes.append(ZoneChange(entity, Zone.GRAVEYARD, How.ATTACHED_TO_NOTHING, (Cite.AURA_ILLEGAL,)))
        elif "Role" in chars.subtypes and _has_newer_role(state, found):
            changes.append(ZoneChange(entity, Zone.GRAVEYARD, How.ONE_TOO_MANY, (Cite.ROLES,)))
    return tuple(changes)


def _has_newer_role(state: State, role: Object) -> bool:
    """Whether another Role of the same controller on the same permanent is more recent (704.5y)."""
    board = permanents(state)
    return any(
        "Role" in board[o.id].subtypes
        and o.attached_to == role.attached_to
        and o.timestamp > role.timestamp
        and board[o.id].controller == board[role.id].controller
        for o in state.battlefield()
    )


def _legally_attached(state: State, aura: Object) -> bool:
    to = aura.attached_to
    if to is None:
        return False
    if is_player(to):
        return not state.player(to).lost
    if to not in permanents(state) or "Creature" in permanents(state)[aura.id].types:
        return False  # an Aura that is a creature enchants nothing (CR 303.4d)
    return enchants(state, aura, to) and protected_from(state, to, aura.id, attached=True) is None


def _unattach(state: State) -> State | None:
    """Equipment on something gone, no creature, or protected from it stays, unattached (704.5n, 702.16d), and so does what has
    become a creature itself (301.5c)."""
    changed = None
    board = permanents(state)
    for entity, chars in board.items():
        found = state.objects[entity]
        if is_bestowed(found) and not _legally_attached(state, found):  # CR 702.103f
            changed = (changed or state).with_object(no_longer_bestowed(found))
            changed = changed.step(Note.UNATTACHED.of(found.label), Cite.UNBESTOWED)
            continue
        if found.attached_to is None or "Aura" in chars.subtypes:
            continue
        on = board.get(found.attached_to)
        shunned = (
            on is not None and protected_from(state, found.attached_to, entity, attached=True) is not None
        )
        barred = on is not None and not may_be_attached(state, found, found.attached_to)
        if on is None or "Creature" not in on.types or "Creature" in chars.types or shunned or barred:
            changed = (changed or state).with_object(replace(found, attached_to=None))
            why = (Cite.PROTECTION_EQUIP,) if shunned else ()
            changed = changed.step(Note.UNATTACHED.of(found.label), Cite.EQUIPMENT_ILLEGAL, *why)
            changed = happen(changed, Happening(What.UNATTACHED, entity, found.attached_to))
    return changed


def _annul_counters(state: State) -> State | None:
    """+1/+1 and -1/-1 counters annul one another (704.5q; 420.5n of 2007, and not yet in 2003)."""
    if not state.game.era.counters_annul:
        return None
    changed = None
    for found in state.battlefield():
        both = min(found.count("+1/+1"), found.count("-1/-1")) if found.counters else 0
        if both:
            new = found.with_counters("+1/+1", -both).with_counters("-1/-1", -both)
            changed = (changed or state).with_object(new)
            changed = changed.step(CountersAnnulled(found.label, both), Cite.COUNTERS_ANNUL)
    return changed
