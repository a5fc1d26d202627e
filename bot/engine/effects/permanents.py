"""Destroying, moving, tapping, making and attaching permanents."""

from __future__ import annotations

from bot.abilities import effects
from bot.abilities.card import Card
from bot.abilities.changes import ControlledByNow
from bot.abilities.durations import Duration
from bot.abilities.statics import ReplaceTokens
from bot.abilities.who import Chosen, Each
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.combat.leave import (
    become_blocked,
    check_combat,
    enter_attacking,
    enter_blocking,
    remove_from_combat,
    whom_may_be_attacked,
)
from bot.engine.combat.whom import defending_player
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.moved import NowThere
from bot.engine.evaluate import all_that_fit, is_among, who_is
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    Instructions,
    amount,
    amount_for,
    came_of_it,
    context_of,
    done_to,
    handles,
    players,
    source_name,
    whom,
    with_context,
)
from bot.engine.log.notes import Note
from bot.engine.log.things import (
    Attached,
    ControlExchanged,
    How,
    LeftCombat,
    RegenerationWaits,
    Tapped,
    TokenCreated,
    Untapped,
)
from bot.engine.moves import (
    Destroy,
    Fate,
    MoveAll,
    add_effect,
    current,
    new_object,
    tapped,
    untapped,
)
from bot.engine.script import TapsOrUntaps
from bot.engine.settled import pending, spend
from bot.engine.state import Entity, State, Zone, is_player
from bot.engine.triggers import happen
from bot.values import dataclass, replace

_ZONES = {
    "hand": (Zone.HAND, Cite.RESOLVE_SPELL),
    "graveyard": (Zone.GRAVEYARD, Cite.RESOLVE_SPELL),
    "exile": (Zone.EXILE, Cite.EXILE),
    "library top": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library bottom": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "battlefield": (Zone.BATTLEFIELD, Cite.RESOLVE_SPELL),
}


_ZONE_CHANGES = frozenset((What.DIES, What.LEAVES, What.TO_GRAVEYARD, What.ENTERS))


@handles(effects.Destroy)
def destroys(effect: effects.Destroy, state: State) -> State:
    doomed = whom(state, effect.what)
    destroy = Destroy(doomed, (Cite.DESTROY,), context_of(state).source, effect.regenerate)
    return state.then(destroy, NowThere(doomed))


@handles(effects.Sacrifice)
def sacrifices(effect: effects.Sacrifice, state: State) -> State:
    """Whether all of it could be done is remembered ("if you do", "if you can't")."""
    tasks: list[Task] = []
    done = True
    who = players(state, effect.who)
    for player in who or (context_of(state).you,):
        if isinstance(effect.what, Chosen):
            seen_from = replace(context_of(state), you=player, respective=player)
            mine = tuple(
                e
                for e in all_that_fit(effect.what.what, see(state), seen_from)
                if e > 0 and see(state).controller(e) == player
            )
            most = effect.what.count.most
            if most is None:
                number = len(mine)
            else:
                number = most if isinstance(most, int) else amount_for(state, most, player)
            done = done and len(mine) >= number
            least = (
                effect.what.count.least if most is None and isinstance(effect.what.count.least, int) else None
            )
            tasks.append(ChooseSacrifice(player, mine, number, least=least))
        else:
            things = tuple(
                e
                for w in whom(state, effect.what)
                if (e := current(state, w)) is not None and e in permanents(state)
            )
            mine = tuple(e for e in things if see(state).controller(e) == player)
            done = done and bool(mine)
            tasks.append(SacrificeThese(player, mine))
    state = came_of_it(state, was=done)
    chosen = tuple(t for t in tasks if isinstance(t, ChooseSacrifice))
    return state.then(SacrificeTogether(chosen)) if len(chosen) > 1 else state.then(*tasks)


@dataclass(frozen=True, slots=True)
class ChooseSacrifice(Task):
    """A player sacrifices that many of these, of their choice (CR 701.21)."""

    player: Entity
    candidates: tuple[Entity, ...]
    number: int
    paying_for: Entity | None = None
    least: int | None = None  # fewer may be sacrificed, down to this

    def do(self, state: State) -> State | Choice:
        here = tuple(e for e in self.candidates if e in permanents(state))

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (SacrificeThese(self.player, picked, self.paying_for),)

        return choose_objects(
            state, self.player, here, self.number, then, "sacrifices", (Cite.SACRIFICE,), self.least
        )


@dataclass(frozen=True, slots=True)
class SacrificeTogether(Task):
    """Several players sacrifice: each chooses in turn order, then all is sacrificed at one time (CR 101.4)."""

    left: tuple[ChooseSacrifice, ...]
    picked: tuple[tuple[Entity, tuple[Entity, ...]], ...] = ()

    def do(self, state: State) -> State | Choice:
        if self.left:
            own, left = self.left[0], self.left[1:]

            def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
                return (SacrificeTogether(left, (*self.picked, (own.player, picked))),)

            cites = (Cite.SACRIFICE,)
            return choose_objects(
                state, own.player, own.candidates, own.number, then, "sacrifices", cites, own.least
            )
        happened = [Happening(What.SACRIFICES, player, e) for player, what in self.picked for e in what]
        fates = tuple(
            Fate(e, Zone.GRAVEYARD, How.SACRIFICED, (Cite.SACRIFICE,), by=player)
            for player, what in self.picked
            for e in what
        )
        there = NowThere(tuple(f.entity for f in fates))
        return happen(state, *happened).then(MoveAll(fates), there) if fates else state


@dataclass(frozen=True, slots=True)
class SacrificeThese(Task):
    """These permanents are sacrificed at one time: nothing regenerates them."""

    player: Entity
    what: tuple[Entity, ...]
    paying_for: Entity | None = None
    cites: tuple[Cite, ...] = (Cite.SACRIFICE,)

    def do(self, state: State) -> State:
        if not self.what:
            return state
        # "The sacrificed creature": what paid for it is remembered as it last was.
        paid = tuple(("sacrificed", e) for e in self.what)
        payee = state.object(self.paying_for) if self.paying_for is not None else None
        if payee is not None and payee.on_stack is not None:
            context = payee.on_stack.context
            context = replace(context, chosen=(*context.chosen, *paid))
            state = state.with_object(replace(payee, on_stack=replace(payee.on_stack, context=context)))
        elif state.contexts:
            state = with_context(state, chosen=(*context_of(state).chosen, *paid))
        happened = tuple(Happening(What.SACRIFICES, self.player, e) for e in self.what)
        fates = tuple(Fate(e, Zone.GRAVEYARD, How.SACRIFICED, self.cites, by=self.player) for e in self.what)
        there = () if payee is not None else (NowThere(self.what),)
        return happen(state, *happened).then(MoveAll(fates), *there)


@handles(effects.Move)
def moves(effect: effects.Move, state: State) -> State:
    context = context_of(state)
    zone, cite = _ZONES[effect.to]
    attach = whom(state, effect.attached_to) if effect.attached_to is not None else ()
    fates: list[Fate] = []
    whole = whom(state, effect.what)
    for entity in whole:
        here = _to_move(state, entity)
        if here is None or (effect.from_zone and state.objects[here].zone.value != effect.from_zone):
            continue
        found = state.objects[here]
        under = _under(effect, here, state)
        fates.append(
            Fate(
                here,
                zone,
                How.RETURNED if zone is Zone.BATTLEFIELD else How.MOVED,
                (cite,),
                context.source,
                under=found.owner if under is None and found.zone is not Zone.BATTLEFIELD else under,
                tapped=effect.tapped,
                counters=effect.with_counters,
                attached_to=attach[0] if attach else None,
                position=effect.to.partition(" ")[2],
            )
        )
    moved = tuple(f.entity for f in fates)
    if isinstance(effect.what, Each):  # "exile all creatures you control. Then create that many ..."
        state = with_context(state, amount=len(moved))
    there = NowThere(moved, whole)
    if effect.until_leaves:
        return _exile_until(state, tuple(fates), there)
    attack = (AttackAsTheyEnter(moved),) if effect.attacking else ()
    return state.then(MoveAll(tuple(fates)), there, *attack)


def _under(effect: effects.Move, entity: Entity, state: State) -> Entity | None:
    """Under whose control it is put onto the battlefield; None where the text does not say."""
    if effect.under is None:
        return None
    found = who_is(effect.under, see(state), replace(context_of(state), respective=entity))
    return next((p for p in found if is_player(p)), None)


def _to_move(state: State, entity: Entity) -> Entity | None:
    """The object to move: this one, or what it became where the ability triggered on its very move (CR 400.7e) or, of an Aura,
    on that of what it enchanted (CR 400.7f). What has changed zones otherwise is another object now (CR 400.7)."""
    if entity in state.objects:
        return entity
    event = context_of(state).event
    if event is None or event.what not in _ZONE_CHANGES:
        return None
    if event.subject != entity and not _was_on(state, entity, event.subject):
        return None
    here = current(state, entity)
    return here if here is not None and state.objects[here].zone in (Zone.GRAVEYARD, Zone.EXILE) else None


def _was_on(state: State, aura: Entity, host: Entity) -> bool:
    """Whether this was attached to that as that left the battlefield."""
    left = state.known.get(host)
    return left is not None and aura in left.attachments


@dataclass(frozen=True, slots=True)
class AttackAsTheyEnter(Task):
    """What has entered attacking does so: its controller chooses whom (CR 508.4)."""

    moved: tuple[Entity, ...]

    def do(self, state: State) -> State | Choice:
        if state.combat is None:
            return state
        return state.then(
            *(ChooseWhomToAttack(e) for m in self.moved if (e := current(state, m)) is not None)
        )


def _exile_until(state: State, fates: tuple[Fate, ...], there: NowThere) -> State:
    context = context_of(state)
    if context.source not in permanents(state):
        return state  # it has left already: nothing is exiled (CR 610.3a)
    return state.then(MoveAll(fates), _BindExile(tuple(f.entity for f in fates)), there)


@dataclass(frozen=True, slots=True)
class _BindExile(Task):
    """Remember what is exiled until the source leaves."""

    moved: tuple[Entity, ...]

    def do(self, state: State) -> State:
        new = [e for m in self.moved if (e := current(state, m)) is not None]
        return add_effect(
            state,
            "exiled until it leaves",
            context_of(state),
            Duration.WHILE_SOURCE_STAYS,
            source_name(state),
            new,
        )


@handles(effects.TapOrUntap)
def taps(effect: effects.TapOrUntap, state: State) -> State | Choice:
    if effect.tap is None:
        you = context_of(state).you
        for index, answer in pending(state, TapsOrUntaps):
            if answer.player == state.label(you) and answer.about == source_name(state):
                return spend(state, index).then(Instructions((replace(effect, tap=answer.tap),)))
        options = tuple(
            Option(f"{'taps' if way else 'untaps'} it", (Instructions((replace(effect, tap=way),)),))
            for way in (True, False)
        )
        return Choice(state, you, "Tap or untap?", options, (Cite.RESOLVE_CHOICE,))
    things = tuple(e for e in whom(state, effect.what) if not is_player(e))
    if things:
        names = state.labels(things)
        state = state.step(
            Tapped(names) if effect.tap else Untapped(names), Cite.TAP if effect.tap else Cite.UNTAP_ONE
        )
    state = tapped(state, *things) if effect.tap else untapped(state, *things)
    return done_to(state, *things)


@handles(effects.Regenerate)
def regenerates(effect: effects.Regenerate, state: State) -> State:
    things = tuple(e for e in whom(state, effect.what) if e in permanents(state))
    for entity in things:
        state = add_effect(
            state,
            effects.Regenerate(effect.what),
            context_of(state),
            Duration.THIS_TURN,
            source_name(state),
            (entity,),
        )
        state = state.step(RegenerationWaits(state.label(entity)), Cite.REGENERATION)
    return done_to(state, *things)


@handles(effects.RemoveFromCombat)
def leaves_combat(effect: effects.RemoveFromCombat, state: State) -> State:
    things = whom(state, effect.what)
    for entity in things:
        state = state.step(LeftCombat(state.label(entity)), Cite.REMOVED_FROM_COMBAT)
    return done_to(remove_from_combat(state, *things), *things)


@handles(effects.BecomesBlockedNow)
def becomes_blocked(effect: effects.BecomesBlockedNow, state: State) -> State:
    things = whom(state, effect.what)
    for entity in things:
        state = become_blocked(state, entity)
    return done_to(state, *things)


@handles(effects.CreateToken)
def creates(effect: effects.CreateToken, state: State) -> State:
    tasks: list[Task] = []
    made: list[Entity] = []
    whose = players(state, effect.who) or (context_of(state).you,)
    numbers = [(player, min(amount_for(state, effect.amount, player), 100)) for player in whose]
    creature = "Creature" in effect.token.types
    numbers = [(player, tokens_to_make(state, player, number, creature)) for player, number in numbers]
    several = sum(number for _, number in numbers) > 1
    for player, number in numbers:
        for _ in range(number):
            state, entity = _token(state, effect, player, several)
            made.append(entity)
            state = state.step(TokenCreated(state.label(player), state.label(entity)), Cite.CREATE_TOKEN)
            if effect.attacking and state.combat is not None:
                tasks.append(ChooseWhomToAttack(entity))
            if effect.blocking is not None and state.combat is not None:
                for attacker in whom(state, effect.blocking)[:1]:
                    state = enter_blocking(state, entity, attacker)
    state = happen(state, *(Happening(What.ENTERS, e) for e in made))
    state = done_to(state, *made)
    return state.then(*tasks) if tasks else state


def tokens_to_make(state: State, player: Entity, number: int, creature: bool) -> int:
    """How many tokens are really created under a player's control (CR 614.1a, 111.1)."""
    sight = see(state)
    for statement in statements(state, ReplaceTokens):
        doubled = statement.effect
        if is_among(doubled.under, player, sight, statement.context) and (creature or not doubled.creatures):
            number *= doubled.factor
    return number


def _token(state: State, effect: effects.CreateToken, player: Entity, several: bool) -> tuple[State, Entity]:
    """One token; of several made at one time the first is `Saproling #1`."""
    spec = effect.token
    power = None if spec.power is None else amount(state, spec.power)
    toughness = None if spec.toughness is None else amount(state, spec.toughness)
    card = Card(
        spec.name or " ".join(spec.subtypes) or " ".join(spec.types),
        spec.types or ("Artifact",),  # what the rules define by name alone (CR 111.10)
        spec.subtypes,
        spec.supertypes,
        spec.colors,
        power=power,
        toughness=toughness,
        abilities=spec.abilities,
    )
    label = card.name
    if several and all(o.label not in (label, f"{label} #1") for o in state.objects.values()):
        label = f"{label} #1"
    return new_object(
        state, card, player, Zone.BATTLEFIELD, label, token=True, tapped=effect.tapped, sick=True
    )


@dataclass(frozen=True, slots=True)
class ChooseWhomToAttack(Task):
    """A creature enters attacking: its controller chooses whom; it was never declared (CR 508.4). `player`: that player, or a
    planeswalker of theirs."""

    entity: Entity
    player: Entity | None = None

    def do(self, state: State) -> State | Choice:
        chars = permanents(state).get(self.entity)
        if chars is None or state.combat is None:
            return state
        options = tuple(
            Option(f"{state.label(self.entity)} attacks {state.label(w)}", (_EnterAttacking(self.entity, w),))
            for w in whom_may_be_attacked(state, chars.controller)
            if self.player is None or self._is_theirs(state, w)
        )
        if not options:
            return state
        assert enter_attacking is not None
        return Choice(
            state,
            chars.controller,
            f"Whom does {state.label(self.entity)} attack?",
            options,
            (Cite.ATTACK_ENTERING,),
        )

    def _is_theirs(self, state: State, whom: Entity) -> bool:
        battle = not is_player(whom) and "Battle" in permanents(state)[whom].types
        return not battle and defending_player(state, whom) == self.player


@dataclass(frozen=True, slots=True)
class _EnterAttacking(Task):
    entity: Entity
    whom: Entity

    def do(self, state: State) -> State:
        return enter_attacking(state, self.entity, self.whom)


@handles(effects.ExchangeControl)
def exchanges(effect: effects.ExchangeControl, state: State) -> State:
    """Both or neither (CR 701.12a)."""
    first, second = whom(state, effect.first), whom(state, effect.second)
    if effect.second == effect.first:
        first, second = first[:1], first[1:2]  # "two target creatures"
    board = permanents(state)
    if not first or not second or first[0] not in board or second[0] not in board:
        return state.step(Note.EXCHANGE_IMPOSSIBLE.of(), Cite.EXCHANGE)
    one, two = board[first[0]].controller, board[second[0]].controller
    if one == two:
        return state.step(Note.EXCHANGE_NEEDLESS.of(), Cite.EXCHANGE)
    for entity, player in ((first[0], two), (second[0], one)):
        change = effects.ChangeNow(
            Exactly(entity), (ControlledByNow(Exactly(player)),), Duration.INDEFINITELY
        )
        state = add_effect(
            state, change, context_of(state), Duration.INDEFINITELY, source_name(state), (entity,)
        )
    exchanged = ControlExchanged(state.label(first[0]), state.label(second[0]))
    return done_to(check_combat(state.step(exchanged, Cite.EXCHANGE)), first[0], second[0])


@handles(effects.Attach)
def attaches(effect: effects.Attach, state: State) -> State:
    to = whom(state, effect.to)
    for entity in whom(state, effect.what):
        found = state.object(entity)
        if found is None or not to or found.zone is not Zone.BATTLEFIELD:
            continue
        state = attach(state, entity, to[0])
    return done_to(state, *to)


def attach(state: State, what: Entity, to: Entity) -> State:
    """Attach a permanent (CR 701.3): it gets a new timestamp."""
    state, time = state.tick()
    found = state.objects[what]
    state = state.with_object(replace(found, attached_to=to, timestamp=time))
    return state.step(Attached(found.label, state.label(to)), Cite.ATTACH)
