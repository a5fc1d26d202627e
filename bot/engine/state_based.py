"""State-based actions (CR 704.5): all that apply are carried out at one time, again until none applies."""

from __future__ import annotations

from operator import is_

from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, view_of
from bot.engine.citations import Cite
from bot.engine.damage.modify import protected_from
from bot.engine.effects.sacrificing import SacrificeThese
from bot.engine.effects.venturing import completed_at_the_end
from bot.engine.happenings import Happening, What
from bot.engine.log.counters import CountersAnnulled
from bot.engine.log.notes import Note
from bot.engine.log.things import How
from bot.engine.objects import (
    Object,
)
from bot.engine.permanents.at_rest import WHERE_NO_COPY_STAYS, is_at_rest
from bot.engine.permanents.attaching import HOST_UNTOLD, enchants, may_be_attached
from bot.engine.permanents.battles import waits_for_its_trigger
from bot.engine.permanents.bestowed import is_bestowed, no_longer_bestowed
from bot.engine.permanents.copies import as_copied_now
from bot.engine.permanents.losing_control import control_lost, newly_controlled
from bot.engine.permanents.pairing import part_pairs
from bot.engine.permanents.sagas import told_to_the_end
from bot.engine.permanents.uniqueness import too_many
from bot.engine.players.blessing import ascend
from bot.engine.players.commanders_returned import choose_whether_returned
from bot.engine.players.losing import LoseGame, instead_of_losing, who_loses
from bot.engine.players.speed import start_engines
from bot.engine.state import (
    Entity,
    State,
    Zone,
    is_player,
)
from bot.engine.triggers import happen
from bot.engine.turn.day_and_night import with_the_time
from bot.engine.zones.destroy import Destroy
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CheckStateBasedActions(Task):
    """704.3: carry out everything that applies, then check again."""

    is_quiet = True

    def do(self, state: State) -> State | Choice:
        if state.over or _is_settled(state):
            return state
        if is_at_rest(state):
            return _settled(state)
        before = state
        state = _noticed(state)
        state = completed_at_the_end(state) or state
        state = _without_copies_of_cards(state)
        if any(o.before_copying is not None for o in state.battlefield()):
            state = as_copied_now(state)
        for choice in (choose_whether_returned, too_many):
            asked = choice(state, CheckStateBasedActions())
            if asked is not None:
                return asked
        lethal, touched = _destroyed(state)
        if any(o.deathtouched for o in state.battlefield()):
            state = _without_touch(state)
        tasks = _die(state, lethal, touched)
        if _annul_counters(state) is not None:
            # At the same time: what dies does so with the counters that it has (CR 704.7, 704.8).
            tasks.append(AnnulCounters())
        losing: list[Task] = []
        losers = who_loses(state, life=state.game.era.life_is_checked_always)
        state = _drawn_again(state)
        for player, cite, why in losers:
            instead = instead_of_losing(state, player)
            losing.append(LoseGame(player, cite, why, instead))
            if instead is not None and instead.source in (*lethal, *touched):
                return _which_first(state, player, instead.source, tuple(losing), tuple(tasks))
        tasks += losing
        sagas = told_to_the_end(state)
        tasks += (SacrificeThese(player, (saga,), cites=(Cite.SAGA_ENDS,)) for player, saga in sagas)
        unattached = _unattach(state)
        if not tasks and unattached is None:
            return _settled(state) if state is before else state
        return (unattached or state).then(*tasks, CheckStateBasedActions())


def _is_settled(state: State) -> bool:
    """Whether none applied when they were last checked, and nothing has changed since that any of them looks at: with lasting
    effects, that may be anything."""
    if state.effects or state.view is None:
        return False
    known = view_of(state).settled
    return bool(known) and all(map(is_, known, _looked_at(state)))


def _settled(state: State) -> State:
    """The same state, of which it is kept that none applies."""
    if not state.effects:
        view_of(state).settled = _looked_at(state)
    return state


def _looked_at(state: State) -> tuple[object, ...]:
    """What state-based actions look at besides what there is and its characteristics."""
    return state.players, state.waiting, state.stack, state.turn.daytime, state.unsupported


def _drawn_again(state: State) -> State:
    """What could not be drawn counts once: since state-based actions were last checked (CR 704.5b)."""
    for player in state.everyone():
        if state.player(player).drew_from_nothing:
            state = state.with_player(player, drew_from_nothing=False)
    return state


def _noticed(state: State) -> State:
    """What the game takes notice of at any time: who controls what since when, pairs, speed, who is blessed, day and night."""
    return with_the_time(
        ascend(start_engines(part_pairs(newly_controlled(control_lost(_of_no_size(state))))))
    )


def _of_no_size(state: State) -> State:
    """Creature cards whose power and toughness nobody knows, for they are printed without: what becomes of them isn't told."""
    unknown = {
        (state.objects[entity].card.name, "Its power and toughness are not known.")
        for entity, chars in permanents(state).items()
        if chars.toughness is None
        and "Creature" in chars.types
        and "Creature" in state.objects[entity].card.types
    }
    return state.having(unsupported=state.unsupported | unknown) if unknown - state.unsupported else state


def _die(state: State, lethal: tuple[Entity, ...], touched: tuple[Entity, ...]) -> list[Task]:
    """What is destroyed, and what is put into a graveyard at the same time."""
    also = _to_graveyard(state)
    if not (lethal or touched or also):
        return []
    cites, how = (Cite.LETHAL_DAMAGE,), How.LETHAL_DAMAGE
    return [Destroy((*lethal, *touched), cites, how=how, touched=frozenset(touched), also=also)]


def _which_first(
    state: State, player: Entity, source: Entity, losing: tuple[Task, ...], others: tuple[Task, ...]
) -> Choice:
    """What would save a player who loses is destroyed at the same time: the player says which is so first (CR 616.1)."""
    name = state.label(source)
    options = (
        Option(f"applies {name}'s effect first", (*losing, *others, CheckStateBasedActions())),
        Option(f"lets {name} be destroyed", (*others, *losing, CheckStateBasedActions())),
    )
    return Choice(state, player, f"What happens to {name}?", options, (Cite.ORDER_OF_EFFECTS,))


def _without_copies_of_cards(state: State) -> State:
    """A copy of a card ceases to exist anywhere but on the stack and the battlefield (704.5e)."""
    idle = [o.id for o in state.objects.values() if o.token and o.zone in WHERE_NO_COPY_STAYS]
    if not idle:
        return state
    objects = state.objects
    for entity in idle:
        objects = objects.delete(entity)
    return state.having(objects=objects)


@dataclass(frozen=True, slots=True)
class AnnulCounters(Task):
    """+1/+1 and -1/-1 counters on what is still there annul one another (704.5q)."""

    def do(self, state: State) -> State:
        return _annul_counters(state) or state


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
        elif (
            "Battle" in chars.types
            and found.count("defense") == 0
            and not waits_for_its_trigger(state, entity)
        ):
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
        return HOST_UNTOLD in aura.designations
    if is_player(to):
        return not state.player(to).lost and protected_from(state, to, aura.id, attached=True) is None
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
