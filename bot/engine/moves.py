"""Moving objects between zones (CR 400.7): dying, leaving, entering, tapping; and what replaces a death.

An object that changes zones becomes a new object; what it was last is kept as last known information.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.abilities.card import Card
from bot.abilities.changes import ControlledByNow
from bot.abilities.combat_rules import CantBeRegenerated
from bot.abilities.costs import PayLife
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, Regenerate
from bot.abilities.statics import (
    EntersOneWay,
    EntersWith,
    ReplaceDestruction,
    ReplaceDiscard,
    ReplaceDying,
    Way,
)
from bot.engine import sagas
from bot.engine.agenda import Choice, Option, Task
from bot.engine.attaching import possible_hosts, told_host
from bot.engine.characteristics.view import chars_of, permanents, see, statements, view_of
from bot.engine.citations import Cite
from bot.engine.combat.leave import check_combat, remove_from_combat
from bot.engine.counters import counters_to_put, remove_counters
from bot.engine.damage.modify import affected_player
from bot.engine.entering import ChooseAsEnters, chooses, told_way, ways_to_enter
from bot.engine.evaluate import amount_of, is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.life import lose_life
from bot.engine.log.notes import Note
from bot.engine.log.players import LeftTheGame
from bot.engine.log.things import (
    DestructionReplaced,
    Died,
    Exiled,
    GoesElsewhere,
    How,
    Indestructible,
    Moved,
    Regenerated,
    ShieldCounterUsed,
    TokenCeased,
)
from bot.engine.relevance.met import meet
from bot.engine.script import AppliesFirst
from bot.engine.settled import pending, spend
from bot.engine.state import (
    Active,
    Entity,
    Known,
    Object,
    State,
    Zone,
    first_incarnation,
    next_incarnation,
)
from bot.engine.triggers import about_to, happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Fate:
    """Where one object goes. `how`: destroyed, sacrificed ..., `by` the player who does it; `cites` why; `cause` the spell or
    ability that does it (None: the rules)."""

    entity: Entity
    to: Zone
    how: How
    cites: tuple[Cite, ...]
    cause: Entity | None = None
    by: Entity | None = None
    under: Entity | None = None
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Entity | None = None
    position: str = ""  # of a library: top, bottom
    done: frozenset[Any] = frozenset()  # replacement effects that have applied
    ways: int = 0  # how many choices of how it enters are made
    paid: tuple[str, ...] = ()  # what those were


@dataclass(frozen=True, slots=True)
class Destroy(Task):
    """Destroy these permanents at one time (CR 701.8): the indestructible stay, regeneration and its like replace it."""

    entities: tuple[Entity, ...]
    cites: tuple[Cite, ...]
    cause: Entity | None = None
    regenerate: bool = True
    how: How = How.DESTROYED
    touched: frozenset[Entity] = frozenset()  # those destroyed for deathtouch alone (704.5h)
    also: tuple[Fate, ...] = ()  # what leaves at the same time for other reasons

    def do(self, state: State) -> State:
        saving = state.game.era.timing.save(state, self.entities, self) if self.regenerate else None
        if saving is not None:
            return saving
        fates: list[Fate] = list(self.also)
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
                fates.append(Fate(entity, Zone.GRAVEYARD, how, cites, self.cause))
        return state.then(MoveAll(tuple(fates))) if fates else state

    def _saved(self, state: State, entity: Entity) -> tuple[State, bool]:
        """Whether a shield counter, a regeneration shield, or another effect takes the destruction's place (CR 614.8)."""
        if self.cause is not None and state.objects[entity].count("shield"):
            label = state.label(entity)
            state = state.step(ShieldCounterUsed(label), Cite.SHIELD_COUNTER, Cite.REPLACEMENT)
            return remove_counters(state, entity, "shield", 1, Cite.SHIELD_COUNTER), True
        if not self.regenerate or _cant_regenerate(state, entity):
            return state, False
        sight = see(state)
        for statement in statements(state, ReplaceDestruction):
            if is_among(statement.effect.who, entity, sight, statement.context):
                if all(isinstance(e, Regenerate) for e in statement.effect.instead):
                    return regenerated(state, entity, Cite.REGENERATION_SHIELD), True
                state = run(state, statement.effect.instead, replace(statement.context, respective=entity))
                saved = DestructionReplaced(state.label(entity), statement.name)
                return state.step(saved, Cite.REPLACEMENT), True
        for active in state.effects:
            if isinstance(active.content, Regenerate) and entity in (active.affected or ()):
                state = state.having(effects=tuple(a for a in state.effects if a.key != active.key))
                return regenerated(state, entity, Cite.REGENERATION), True
        return state, False


def _cant_regenerate(state: State, entity: Entity) -> bool:
    return any(view_of(state).rules_on(state, entity, CantBeRegenerated))


def regenerated(state: State, entity: Entity, cite: Cite) -> State:
    """Instead of being destroyed: tapped, all damage removed, out of combat (CR 701.19a)."""
    found = state.objects[entity]
    state = state.step(Regenerated(found.label), cite, Cite.REGENERATION)
    state = state.with_object(replace(found, damage=0, deathtouched=False))
    return remove_from_combat(tapped(state, entity), entity)


@dataclass(frozen=True, slots=True)
class MoveAll(Task):
    """Move these objects at one time, after effects that replace where they go (CR 614, 616.1)."""

    fates: tuple[Fate, ...]

    def do(self, state: State) -> State | Choice:
        state = about_to(state, *_burials(state, self.fates))
        replaced: list[Fate] = []
        for number, fate in enumerate(self.fates):
            if _needs_host(state, fate):
                return self._choose_host(state, number)
            ways = _ways_left(state, fate)
            if ways:
                return self._choose_way(state, number, ways[0])
            options = list(_replacements(state, fate))
            if len(options) > 1:
                rest = self.fates[number + 1 :]
                state, told = _told(state, fate, options)
                if told is None:
                    return Choice(
                        state,
                        affected_player(state, fate.entity),
                        f"What happens to {state.label(fate.entity)}?",
                        tuple(
                            Option(f"applies {name}", (MoveAll((*replaced, new, *rest)),))
                            for name, new in options
                        ),
                        (Cite.ORDER_OF_EFFECTS,),
                    )
                return state.then(MoveAll((*replaced, told, *rest)))
            if options:
                name, new = options[0]
                goes = GoesElsewhere(state.label(fate.entity), name, _place(new))
                state = state.step(goes, Cite.REPLACEMENT)
                replaced.append(new)
            else:
                replaced.append(fate)
        return move_all(state, tuple(replaced))

    def _choose_way(self, state: State, number: int, asked: EntersOneWay) -> State | Choice:
        """How it enters is chosen before it does (CR 614.12a)."""
        fate, before, rest = self.fates[number], self.fates[:number], self.fates[number + 1 :]
        found = state.objects[fate.entity]
        player = fate.under if fate.under is not None else found.controller
        if asked.opponents:
            opponents = state.opponents(player)
            if len(opponents) > 1:
                return meet(state, found.id, "an opponent of your choice")
            (player,) = opponents
        ways = asked.ways
        sight, context = see(state), Context(found.id, player)
        life = {
            w: sum(amount_of(c.amount, sight, context) for c in w.cost if isinstance(c, PayLife))
            for w in ways
        }
        possible = tuple(w for w in ways if life[w] <= state.player(player).life)

        def entering(way: Way) -> tuple[Task, ...]:
            counters = tuple((kind, max(0, amount_of(n, sight, context))) for kind, n in way.counters)
            enters = replace(
                fate,
                tapped=fate.tapped or way.tapped,
                counters=(*fate.counters, *counters),
                ways=fate.ways + 1,
                paid=(*fate.paid, way.paid) if way.paid else fate.paid,
            )
            pays = (PayLifeAsItEnters(player, life[way]),) if life[way] else ()
            return (*pays, MoveAll((*before, enters, *rest)))

        state, told = told_way(state, player, found.label, ways)
        if told is not None and told in possible:
            return state.then(*entering(told))
        if len(possible) == 1:
            return state.then(*entering(possible[0]))
        options = tuple(Option(f"has {found.label} enter {w.words}", entering(w)) for w in possible)
        return Choice(state, player, f"How does {found.label} enter?", options, (Cite.ENTERS_WITH,))

    def _choose_host(self, state: State, number: int) -> State | Choice:
        """An Aura that enters without being cast: its controller chooses what it enchants; where there is nothing it stays
        where it is (CR 303.4f-g)."""
        fate, before, rest = self.fates[number], self.fates[:number], self.fates[number + 1 :]
        aura = state.objects[fate.entity]
        player = fate.under if fate.under is not None else aura.owner
        hosts = possible_hosts(state, aura, player)
        if not hosts:
            state = state.step(Note.AURA_STAYS.of(aura.label), Cite.AURA_STAYS)
            return state.then(MoveAll((*before, *rest)))
        state, told = told_host(state, aura, hosts)
        ways = {e: MoveAll((*before, replace(fate, attached_to=e), *rest)) for e in hosts}
        if told is not None:
            return state.then(ways[told])
        options = tuple(Option(f"puts {aura.label} on {state.label(e)}", (way,)) for e, way in ways.items())
        if len(options) == 1:
            return state.then(*options[0].tasks)
        return Choice(state, player, f"What does {aura.label} enchant?", options, (Cite.AURA_CHOOSES,))


@dataclass(frozen=True, slots=True)
class PayLifeAsItEnters(Task):
    """A player pays life for the way in which something enters (CR 119.4)."""

    player: Entity
    amount: int

    def do(self, state: State) -> State:
        return lose_life(state, self.player, self.amount, Cite.CAST_COSTS)


def _ways_left(state: State, fate: Fate) -> tuple[EntersOneWay, ...]:
    found = state.object(fate.entity)
    if found is None or fate.to is not Zone.BATTLEFIELD:
        return ()
    # What it would be there: others may give it such an ability (CR 614.12).
    there, entity = relocate(state, found, fate, None)
    chars = chars_of(there, entity)
    return ways_to_enter(chars.abilities if chars is not None else found.card.abilities)[fate.ways :]


def _needs_host(state: State, fate: Fate) -> bool:
    found = state.object(fate.entity)
    return (
        found is not None
        and fate.to is Zone.BATTLEFIELD
        and fate.attached_to is None
        and found.zone is not Zone.STACK
        and "Aura" in found.card.subtypes
    )


def _burials(state: State, fates: tuple[Fate, ...]) -> Iterator[Happening]:
    """The deaths and other ways to a graveyard that are about to be."""
    for fate in fates:
        found = state.object(fate.entity)
        if found is None or fate.to is not Zone.GRAVEYARD:
            continue
        yield Happening(What.TO_GRAVEYARD, fate.entity, fate.cause, detail=found.zone.value)
        if found.zone is Zone.BATTLEFIELD:
            yield Happening(What.DIES, fate.entity, fate.cause)


def _place(fate: Fate) -> str:
    if fate.to is Zone.LIBRARY:
        return f"the {fate.position or 'top'} of its owner's library"
    places = {Zone.EXILE: "exile", Zone.HAND: "its owner's hand", Zone.BATTLEFIELD: "the battlefield"}
    return places.get(fate.to, f"the {fate.to.value}")


def _told(state: State, fate: Fate, options: list[tuple[str, Fate]]) -> tuple[State, Fate | None]:
    for index, answer in pending(state, AppliesFirst):
        for name, new in options:
            if answer.effect == name:
                return spend(state, index), new
    return state, None


def _replacements(state: State, fate: Fate) -> Iterator[tuple[str, Fate]]:
    """The effects that would send it elsewhere, each with what it makes of it."""
    if fate.to is not Zone.GRAVEYARD:
        return
    found = state.object(fate.entity)
    if found is None:
        return
    sight = see(state)
    yield from _of_discards(state, fate, found)
    rules: list[tuple[ReplaceDying, Context, str, frozenset[Entity] | None]] = [
        (s.effect, s.context, s.name, None) for s in statements(state, ReplaceDying)
    ]
    rules += [
        (a.content, a.context, a.name, a.affected)
        for a in state.effects
        if isinstance(a.content, ReplaceDying)
    ]
    chars = chars_of(state, fate.entity)
    dies = found.zone is Zone.BATTLEFIELD and chars is not None
    for rule, context, name, affected in rules:
        if (rule, context.source) in fate.done:
            continue
        if not (dies or rule.from_anywhere):
            continue
        fits = (
            fate.entity in affected
            if affected is not None
            else is_among(rule.who, fate.entity, sight, context, gone_too=rule.from_anywhere)
        )
        if not fits:
            continue
        zone, _, position = rule.to.partition(" ")
        new = replace(fate, to=Zone(zone), position=position, done=fate.done | {(rule, context.source)})
        yield name, new


def _of_discards(state: State, fate: Fate, found: Object) -> Iterator[tuple[str, Fate]]:
    """What puts a card onto the battlefield that another's spell or ability makes its owner discard."""
    if fate.how is not How.DISCARDED or fate.cause is None:
        return
    sight = see(state)
    whose = sight.controller(fate.cause)
    for statement in statements(state, ReplaceDiscard):
        effect, context = statement.effect, statement.context
        if not is_among(effect.who, fate.entity, sight, context):
            continue
        if whose is not None and is_among(effect.caused_by, whose, sight, context):
            onto = replace(fate, to=Zone.BATTLEFIELD, under=found.owner, counters=effect.counters)
            yield statement.name, onto


def move_all(state: State, fates: tuple[Fate, ...]) -> State:
    """Move the objects at one time, log each, and let what watches know."""
    before = state
    sight = see(before)
    happened: list[Happening] = []
    entered: list[Entity] = []
    for fate in fates:
        found = state.object(fate.entity)
        if found is None:
            continue
        chars = sight.chars_of(fate.entity)
        assert chars is not None
        state = state.step(_moved(state, found, fate, chars.toughness), *fate.cites)
        state, new = relocate(state, found, fate, chars)
        if found.token and state.objects[new].zone is Zone.CEASED:
            state = state.step(TokenCeased(found.label), Cite.TOKEN_CEASES)
        if found.zone is Zone.BATTLEFIELD and fate.to is not Zone.BATTLEFIELD:
            happened.append(Happening(What.LEAVES, found.id, detail=fate.to.value))
            if fate.to is Zone.GRAVEYARD:
                if "Creature" in chars.types or "Planeswalker" in chars.types:
                    happened.append(Happening(What.DIES, found.id, fate.cause))
                happened.append(Happening(What.TO_GRAVEYARD, found.id, fate.cause, detail="battlefield"))
        elif fate.to is Zone.GRAVEYARD:
            happened.append(Happening(What.TO_GRAVEYARD, found.id, fate.cause, detail=found.zone.value))
        if fate.to is Zone.BATTLEFIELD:
            entered.append(new)
    if happened:
        state = check_combat(state)
        state = happen(state, *happened, before=before)
        state = _end_bound_effects(state, {h.subject for h in happened if h.what is What.LEAVES})
    if entered:
        state = happen(state, *(Happening(What.ENTERS, e) for e in entered))
        asking = [e for e in entered if chooses(state.objects[e].card.abilities) is not None]
        state = state.then(*(ChooseAsEnters(e) for e in asking))
    return state


def _moved(state: State, found: Object, fate: Fate, toughness: int | None) -> Moved:
    kind = Exiled if fate.to is Zone.EXILE else Moved
    if fate.to is Zone.GRAVEYARD and found.zone is Zone.BATTLEFIELD:
        kind = Died
    by, cause, to = (state.label(e) if e is not None else "" for e in (fate.by, fate.cause, fate.attached_to))
    return kind(found.label, fate.how, fate.to, fate.position, by, cause, toughness, to)


def relocate(state: State, found: Object, fate: Fate, chars: Any) -> tuple[State, Entity]:
    """The bare change of zone, without logging or triggers: the new object and its number."""
    new_id = next_incarnation(found.id)
    known = state.known
    combat = state.combat
    attacker = combat.attacker(found.id) if combat else None
    blocking = combat.blocked_by(found.id) if combat else ()
    attacked, blockers = (attacker.whom, attacker.blockers) if attacker else (None, ())
    attachments = tuple(o.id for o in state.battlefield() if o.attached_to == found.id)
    known = known.set(found.id, Known(found, chars, new_id, attacked, blocking, blockers, attachments))
    objects = state.objects.delete(found.id)
    ceases = (found.token or (found.on_stack is not None and found.on_stack.is_copy)) and fate.to not in (
        Zone.BATTLEFIELD,
        Zone.STACK,
    )
    zone = Zone.CEASED if ceases else fate.to
    # Off the stack, but onto the battlefield, a card is whole again and face up (CR 708.9, 709.4, 712.8a).
    stays_so = found.zone is Zone.STACK and zone is Zone.BATTLEFIELD
    controller = fate.under if fate.under is not None else found.owner
    state, time = state.tick()
    new = Object(
        new_id,
        found.label,
        found.card if stays_so or found.printed is None else found.printed,
        found.owner,
        controller,
        zone,
        tapped=fate.tapped and zone is Zone.BATTLEFIELD,
        sick=zone is Zone.BATTLEFIELD,
        token=found.token,
        timestamp=time,
        attached_to=fate.attached_to,
        chosen=found.chosen if found.zone is Zone.STACK or zone is Zone.STACK else (),
        came_back_from=found.id,
        paid=(*(found.paid if found.zone is Zone.STACK else ()), *fate.paid),
        x=found.x if found.zone is Zone.STACK else 0,
        printed=found.printed if stays_so else None,
    )
    if zone is Zone.BATTLEFIELD:
        new = _entering(state.having(objects=objects.set(new_id, new)), new, fate)
    stack = tuple(e for e in state.stack if e != found.id)
    return state.having(objects=objects.set(new_id, new), known=known, stack=stack), new_id


def _entering(state: State, new: Object, fate: Fate) -> Object:
    """With what it enters: loyalty, defense, its own counters, tapped (CR 614.1c)."""
    card = new.card
    if card.loyalty is not None:
        new = new.with_counters("loyalty", counters_to_put(state, new.id, "loyalty", card.loyalty)[0])
    if card.defense is not None:
        new = new.with_counters("defense", counters_to_put(state, new.id, "defense", card.defense)[0])
    new = sagas.entering(state, new)
    sight = see(state)
    for statement in statements(state, EntersWith):
        effect = statement.effect
        if is_among(effect.who, new.id, sight, statement.context):
            context = replace(statement.context, x=new.x, respective=new.id)
            new = replace(new, tapped=new.tapped or effect.tapped)
            for kind, amount in effect.counters:
                number = max(0, amount_of(amount, sight, context))
                new = new.with_counters(kind, counters_to_put(state, new.id, kind, number)[0])
    for kind, number in fate.counters:
        new = new.with_counters(kind, counters_to_put(state, new.id, kind, number)[0])
    return new


def _end_bound_effects(state: State, left: set[Entity]) -> State:
    """Effects that last only while their source stays end; what was exiled "until it leaves" comes back (CR 610.3)."""
    while_there = (
        Duration.WHILE_SOURCE_STAYS,
        Duration.WHILE_YOU_CONTROL_SOURCE,
        Duration.WHILE_SOURCE_TAPPED,
    )
    ended = [a for a in state.effects if a.duration in while_there and a.context.source in left]
    if not ended:
        return state
    gone = {a.key for a in ended}
    state = state.having(effects=tuple(a for a in state.effects if a.key not in gone))
    back: list[Fate] = []
    for active in ended:
        if active.content == "exiled until it leaves":
            for entity in active.affected or ():
                found = state.object(entity)
                if found is not None and found.zone is Zone.EXILE:
                    back.append(
                        Fate(
                            entity,
                            Zone.BATTLEFIELD,
                            How.RETURNED,
                            (Cite.EXILE,),
                            under=found.owner,
                        )
                    )
    return state.then(MoveAll(tuple(back))) if back else state


def leave_game(state: State, *players: Entity) -> State:
    """Players who lost leave the game with all objects they own; what gives them control of others' objects ends; what they
    still control then is exiled, and their abilities on the stack cease to exist (CR 800.4a)."""
    effects = tuple(a for a in state.effects if not _gives_control_to(a, players))
    state = state.having(effects=effects) if len(effects) != len(state.effects) else state
    gone: list[Entity] = []
    for found in tuple(state.objects.values()):
        if found.owner not in players or found.zone is Zone.CEASED:
            continue
        gone.append(found.id)
        if found.zone is Zone.STACK and found.on_stack is not None and found.on_stack.is_ability:
            stack = tuple(e for e in state.stack if e != found.id)
            state = state.having(objects=state.objects.delete(found.id), stack=stack)
            continue
        chars = chars_of(state, found.id)
        state, _ = relocate(state, found, Fate(found.id, Zone.CEASED, How.MOVED, ()), chars)
    state = state.step(LeftTheGame(state.labels(players)), Cite.LEAVES_GAME)
    state = _end_bound_effects(check_combat(state), set(gone))
    held = [e for e, c in permanents(state).items() if c.controller in players]
    fates = tuple(Fate(e, Zone.EXILE, How.MOVED, (Cite.LEAVES_GAME,)) for e in held)
    return state.then(MoveAll(fates)) if fates else state


def _gives_control_to(active: Active, players: tuple[Entity, ...]) -> bool:
    if not isinstance(active.content, ChangeNow):
        return False
    return any(
        isinstance(c, ControlledByNow) and isinstance(c.who, Exactly) and c.who.entity in players
        for c in active.content.changes
    )


def tapped(state: State, *entities: Entity) -> State:
    """These permanents become tapped; those that already are do not (CR 701.26a)."""
    new = [e for e in entities if (o := state.object(e)) is not None and not o.tapped]
    for entity in new:
        state = state.with_object(replace(state.objects[entity], tapped=True))
    return happen(state, *(Happening(What.TAPPED, e) for e in new))


def untapped(state: State, *entities: Entity) -> State:
    """These permanents become untapped."""
    new = [e for e in entities if (o := state.object(e)) is not None and o.tapped]
    for entity in new:
        state = state.with_object(replace(state.objects[entity], tapped=False))
    return happen(state, *(Happening(What.UNTAPPED, e) for e in new))


def current(state: State, entity: Entity) -> Entity | None:
    """The object that this one is now: itself, or the one it became when it last changed zones to a public zone."""
    if entity in state.objects:
        return entity
    known = state.known.get(entity)
    return known.became if known is not None and known.became in state.objects else None


def new_object(
    state: State,
    card: Card,
    controller: Entity,
    zone: Zone,
    label: str | None = None,
    **more: Any,
) -> tuple[State, Entity]:
    """A new object, such as a token or an ability on the stack; its label is made unique: `Saproling`, `Saproling #2`."""
    label = unique_label(state, label or card.name)
    state, time = state.tick()
    entity = first_incarnation(state.next_serial)
    made = Object(entity, label, card, controller, controller, zone, timestamp=time, **more)
    state = state.having(objects=state.objects.set(entity, made), next_serial=state.next_serial + 1)
    return state, entity


def unique_label(state: State, label: str) -> str:
    """`label`, or with a number behind it when something is called so already."""
    taken = {o.label for o in state.objects.values()}
    if label not in taken and f"{label} #1" not in taken:
        return label
    number = 2
    while f"{label} #{number}" in taken:
        number += 1
    return f"{label} #{number}"


def add_effect(
    state: State,
    content: Any,
    context: Context,
    duration: Any,
    name: str,
    affected: Iterable[Entity] | None = None,
    left: int | None = None,
    values: tuple[int, ...] = (),
) -> State:
    """A lasting effect begins: shields, pumps, delayed triggers (CR 611.2)."""
    state, time = state.tick()
    active = Active(
        state.next_key,
        content,
        context,
        duration,
        time,
        name,
        frozenset(affected) if affected is not None else None,
        left,
        made_in_turn=state.turn.number,
        values=values,
    )
    return state.having(effects=(*state.effects, active), next_key=state.next_key + 1)
