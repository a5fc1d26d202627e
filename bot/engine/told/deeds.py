"""What the story tells as such, without a spell or ability: damage, a fight, a regeneration, a sacrifice, a discard."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.costs import SacrificeCost
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_actions import (
    Fight,
)
from bot.abilities.who import Target
from bot.engine.agenda import Task
from bot.engine.aim import aim
from bot.engine.characteristics.view import chars_of, permanents
from bot.engine.citations import Cite
from bot.engine.damage.deal import DealDamage
from bot.engine.damage.packet import Packet
from bot.engine.damage.recipients import can_be_dealt_damage
from bot.engine.effects.discarding import DiscardThese
from bot.engine.effects.sacrificing import SacrificeThese
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal, unfounded
from bot.engine.instructions import run
from bot.engine.log.things import ChaosEnsues, How
from bot.engine.permanents.sacrificable import can_be_sacrificed
from bot.engine.stack.activate import ActivateAbility, regeneration_of
from bot.engine.stack.waiting import Settle
from bot.engine.stack.which import key_of
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.sacrifices_and_discards import damage_will_ask
from bot.engine.told.script import (
    Activate,
    BecomesIllegalTarget,
    DealsDamage,
    Discards,
    Fights,
    PutsOnto,
    Regenerates,
    RollsChaos,
    Sacrifices,
    Targets,
)
from bot.engine.told.scripted import mark_used
from bot.engine.triggers import happen
from bot.engine.turn.steps import NextStep, Reach
from bot.engine.turn.where import (
    TurnStep,
)
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


def _find(state: State, name: str) -> Entity | None:
    player = state.player_named(name)
    if player is not None:
        return player
    found = state.named(name)
    return found.id if found else None


def deal_told(state: State, action: DealsDamage, rest: Task) -> State:
    source, to = state.named(action.source), _find(state, action.to)
    if source is None or to is None:
        return illegal(
            state,
            f"{action.source} can't deal damage to {action.to}: it isn't there.",
            (Cite.DAMAGE_BY_EFFECT,),
        )
    packet = Packet(source.id, to, action.amount, combat=action.combat)
    if not can_be_dealt_damage(state, to):
        return illegal(state, f"Damage can't be dealt to {action.to}.", (Cite.DAMAGE_RECIPIENTS,))
    return state.then(DealDamage((packet,)), Settle(), rest)


def put_onto(state: State, action: PutsOnto, rest: Task) -> State:
    """Without a cause that is told: it is not cast, but enters (CR 603.6a)."""
    player = state.player_named(action.player)
    if action.to != "battlefield":
        text = f"Nothing has {action.player} put {action.what} into the {action.to} from a library."
        return unfounded(state, text, (Cite.RESOLVE_SPELL,))
    card = next((o for o in state.objects.values() if o.label == action.what and o.zone in _PUT_FROM), None)
    if player is None or card is None:
        text = f"{action.player} can't put {action.what} onto the battlefield: it isn't there."
        return illegal(state, text, (Cite.ENTERS_WITH,))
    change = ZoneChange(card.id, Zone.BATTLEFIELD, How.ENTERS, (Cite.ENTERS_WITH,), by=player, under=player)
    return state.then(MoveAll((change,)), Settle(), rest)  # what is chosen as it enters is chosen first


_PUT_FROM = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)


def fight_told(state: State, action: Fights, rest: Task) -> State:
    one, two = state.named(action.first), state.named(action.second)
    if one is None or two is None:
        return illegal(
            state, f"{action.first} and {action.second} can't fight: one isn't there.", (Cite.FIGHT_ILLEGAL,)
        )
    context = Context(one.id, one.controller)
    return run(state.then(Settle(), rest), (Fight(Exactly(one.id), Exactly(two.id)),), context)


def roll_chaos(state: State, action: RollsChaos, rest: Task) -> State:
    """Only the active player rolls the planar die (CR 901.9)."""
    player = state.player_named(action.player)
    if player is None or player != state.turn.active:
        return illegal(state, f"{action.player} can't roll the planar die now.", (Cite.PLANAR_DIE,))
    state = state.step(ChaosEnsues(action.player), Cite.CHAOS)
    return happen(state.then(Settle(), rest), Happening(What.CHAOS, player))


def regenerate_told(state: State, action: Regenerates, rest: Task) -> State:
    player, what = state.player_named(action.player), state.named(action.what)
    if player is None or what is None or what.zone is not Zone.BATTLEFIELD:
        where = f"it is in the {what.zone.value}" if what else "it isn't there"
        return illegal(
            state,
            f"{action.player} can't regenerate {action.what}: {where}.",
            (Cite.REGENERATION, Cite.ACTIVATE),
        )
    found = regeneration_of(state, player, what.id)
    if found is None:
        return unfounded(
            state, f"Nothing of {action.player}'s can regenerate {action.what}.", (Cite.REGENERATION,)
        )
    source, ability = found
    specs: tuple[Target, ...] = aim(ability.effects)[1]
    targets = Targets((what.label,)) if specs else Targets()
    act = Activate(action.player, source.label, which=(key_of(state, source, ability),), targets=targets)
    return state.then(ActivateAbility(act), rest)


def sacrifice_told(state: State, action: Sacrifices, at: int, rest: Task) -> State:
    """For an ability that has it as a cost, when there is one; a trigger may have used the answer already."""
    if at in state.used:
        return state.then(rest)
    player, what = state.player_named(action.player), state.named(action.what)
    if player is None or what is None or what.id not in permanents(state):
        return illegal(
            state,
            f"{action.player} can't sacrifice {action.what}: it isn't on the battlefield.",
            (Cite.SACRIFICE,),
        )
    if permanents(state)[what.id].controller != player:
        return illegal(
            state,
            f"{action.player} can't sacrifice {action.what}: another player controls it.",
            (Cite.SACRIFICE,),
        )
    if not can_be_sacrificed(state, what.id):
        return illegal(state, f"{action.what} can't be sacrificed.", (Cite.CANT_HAPPEN, Cite.SACRIFICE))
    source = state.named(action.to) if action.to else what
    chars = chars_of(state, source.id) if source else None
    if action.to and (chars is None or not any(_is_sacrifice(a) for a in activated_of(chars.abilities))):
        return state.then(rest)  # an answer for a trigger or spell that will ask for it
    if source is not None and chars is not None:
        for ability in activated_of(chars.abilities):
            for part in ability.cost:
                if isinstance(part, SacrificeCost) and ((part.what is None) == (source.id == what.id)):
                    act = Activate(
                        action.player,
                        source.label,
                        (key_of(state, source, ability),),
                        sacrificed=(what.label,),
                    )
                    return mark_used(state, at).then(ActivateAbility(act), rest)
    if action.to is None and damage_will_ask(state, Sacrifices):
        return state.having(position=at).then(NextStep(), rest)
    return state.then(SacrificeThese(player, (what.id,)), Settle(), rest)


def _is_sacrifice(ability: Activated) -> bool:
    return any(isinstance(part, SacrificeCost) for part in ability.cost)


def discard_told(state: State, action: Discards, at: int, rest: Task) -> State:
    if at in state.used:
        return state.then(rest)
    player, what = state.player_named(action.player), state.named(action.what)
    discarded = (
        h.object for h in state.history if h.what is What.DISCARDS and h.subject == player and h.object
    )
    if what is not None and what.zone is Zone.GRAVEYARD and action.what in map(state.label, discarded):
        return state.then(rest)  # told again: a spell or ability has had it discarded before
    if player is None or what is None or what.zone is not Zone.HAND:
        return illegal(
            state, f"{action.player} can't discard {action.what}: it isn't in hand.", (Cite.DISCARD,)
        )
    hand = sum(1 for o in state.objects.values() if o.zone is Zone.HAND and o.owner == player)
    if hand > 7 and state.turn.step >= TurnStep.END and player == state.turn.active:
        # The discard of the cleanup step: told as it is made.
        return state.having(position=at).then(Reach(TurnStep.CLEANUP), _SkipDiscard(at), rest)
    if damage_will_ask(state, Discards):
        return state.having(position=at).then(NextStep(), rest)
    return state.then(DiscardThese(player, (what.id,)), Settle(), rest)


@dataclass(frozen=True, slots=True)
class _SkipDiscard(Task):
    at: int

    def do(self, state: State) -> State:
        return state.having(position=self.at + 1)


def become_illegal(state: State, action: BecomesIllegalTarget) -> State:
    """What is on the stack finds that target illegal when it resolves (CR 608.2b)."""
    aimed = False
    for entity in state.stack:
        found = state.objects[entity]
        on_stack = found.on_stack
        if on_stack is None or (action.spell is not None and found.label != action.spell):
            continue
        targets = {e for group in on_stack.context.targets for e in group}
        gone = {e for e in targets if action.what is None or state.label(e) == action.what}
        aimed = aimed or bool(gone)
        state = state.with_object(replace(found, on_stack=replace(on_stack, illegal=on_stack.illegal | gone)))
    if not aimed:
        what = action.what or f"what {action.spell} is aimed at"
        return unfounded(state, f"Nothing on the stack targets {what}.", (Cite.TARGET_LEGAL,))
    return state
