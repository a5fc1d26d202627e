"""Phasing: permanents that are treated as though they did not exist for a while (CR 702.26)."""

from __future__ import annotations

from bot.abilities.combat_rules import CantPhase
from bot.engine.characteristics.view import permanents, rules_on
from bot.engine.citations import Cite
from bot.engine.combat.leave import remove_from_combat
from bot.engine.effects.lasting import end_what_is_over
from bot.engine.happenings import Happening, What
from bot.engine.log.things import PhasedIn, PhasedOut
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.values import replace

_ATTACHABLE = frozenset({"Aura", "Equipment", "Fortification"})


def phase_out(state: State, *entities: Entity) -> State:
    """These permanents, and what is attached to them, are phased out (CR 702.26b, 702.26g). Abilities that watch for it
    look back (CR 603.10b); nothing leaves the battlefield (CR 702.26d). Where an era's rules have a zone for them instead,
    nothing acts on it."""
    going = tuple(e for e in entities if e in permanents(state) and not _is_kept(state, e, into=False))
    return _phase(state, going, ())


def phase_in(state: State, *entities: Entity) -> State:
    """These phased-out permanents, and what phased out with them, exist again (CR 702.26c)."""
    return _phase(state, (), tuple(e for e in entities if _is_out(state, e)))


def phase_in_untap_step(state: State) -> State:
    """The first thing of the untap step: what has phasing phases out, what had phased out under the active player's control
    phases in, at one time (CR 502.1)."""
    active = state.turn.active
    board = permanents(state)
    going = (e for e, c in board.items() if c.controller == active and c.has("phasing"))
    coming = (o.id for o in state.objects.values() if o.phased_out_by == active and o.phased_out_with is None)
    stays = tuple(e for e in going if not _is_kept(state, e, into=False))
    return _phase(state, stays, tuple(e for e in coming if not _is_kept(state, e, into=True)))


def _is_out(state: State, entity: Entity) -> bool:
    found = state.object(entity)
    return found is not None and found.zone is Zone.PHASED_OUT and found.phased_out_with is None


def _is_kept(state: State, entity: Entity, *, into: bool) -> bool:
    return any(rule.into is into for rule, _ in rules_on(state, entity, CantPhase))


def _phase(state: State, going: tuple[Entity, ...], coming: tuple[Entity, ...]) -> State:
    if not going and not coming:
        return state
    if not state.game.era.phasing_is_a_status:
        name = state.label((*going, *coming)[0])
        return state.having(unsupported=state.unsupported | {(name, "phasing")})
    with_them = _attached(state, going)
    out = (*(e for e in going if e not in with_them), *with_them)
    state = happen(state, *(Happening(What.PHASES_OUT, e) for e in out))
    if out:
        state = state.step(PhasedOut(state.labels(out)), Cite.PHASED_OUT)
        state = remove_from_combat(state, *out)
    board = permanents(state)
    back = _with_attached(state, coming)
    for entity in out:
        gone = replace(
            state.objects[entity],
            zone=Zone.PHASED_OUT,
            phased_out_by=board[entity].controller,
            phased_out_with=with_them.get(entity),
        )
        state = state.with_object(_without_token(state, gone))
    for entity in back:
        there = replace(
            state.objects[entity], zone=Zone.BATTLEFIELD, phased_out_by=None, phased_out_with=None
        )
        state = state.with_object(there)
    if back:
        state = state.step(PhasedIn(state.labels(back)), Cite.PHASED_IN)
        state = happen(state, *(Happening(What.PHASES_IN, e) for e in back))
    return end_what_is_over(state)


def _without_token(state: State, gone: Object) -> Object:
    """The object, which is no more where it is a token and the era's tokens cease to exist as they phase out."""
    if gone.token and not state.game.era.phased_out_tokens_stay:
        return replace(gone, zone=Zone.CEASED, phased_out_by=None, phased_out_with=None)
    return gone


def _attached(state: State, hosts: tuple[Entity, ...]) -> dict[Entity, Entity]:
    """What phases out indirectly, because it is attached to what phases out, and that (CR 702.26g-h)."""
    found: dict[Entity, Entity] = {}
    newest = set(hosts)
    while newest:
        on = {
            e: host
            for e, chars in permanents(state).items()
            if (host := state.objects[e].attached_to) in newest
            and not _ATTACHABLE.isdisjoint(chars.subtypes)
            and e not in found
        }
        found |= {e: host for e, host in on.items() if host is not None}
        newest = set(on)
    return found


def _with_attached(state: State, coming: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """These, and what phased out indirectly with them."""
    found = list(coming)
    for one in found:
        found += [o.id for o in state.objects.values() if o.phased_out_with == one]
    return tuple(found)
