"""The untap step (CR 502): what untaps, what is held, what its controller may leave tapped."""

from __future__ import annotations

from bot.abilities.combat_rules import DoesntUntap
from bot.abilities.effects import SetRule
from bot.abilities.statics import MayNotUntap, UntapsDuring
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents, rules_on, see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.log.step import listed
from bot.engine.log.turn import UntappedAll
from bot.engine.permanents.tapping import untapped
from bot.engine.state import Active, Entity, State
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.turn.untap_limits import TooMany, ways_to_untap
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class UntapStep(Task):
    """The active player's permanents untap at one time. `asked`: those about which has been said whether they stay tapped."""

    left_tapped: frozenset[Entity] = frozenset()
    asked: frozenset[Entity] = frozenset()
    these: tuple[Entity, ...] | None = None  # what was chosen of what no more than so many of may untap

    def do(self, state: State) -> State | Choice:
        active = state.turn.active
        tapped = [
            e
            for e, chars in permanents(state).items()
            if chars.controller == active
            and state.objects[e].tapped
            and not any(
                _is_step_of(rule, active, state, own) for rule, own in rules_on(state, e, DoesntUntap)
            )
        ]
        open_ = next((e for e in tapped if e not in self.asked and _may_stay_tapped(state, e)), None)
        if open_ is not None:
            return self._ask(state, open_, active)
        mine = [e for e in tapped if e not in self.left_tapped]
        if self.these is None:
            try:
                ways = ways_to_untap(state, active, mine)
            except TooMany:
                met = ("untap step", "which of many permanents untap where several limits hold")
                return state.having(unsupported=state.unsupported | {met})
            if len(ways) > 1:
                return self._which(state, active, ways)
            mine = list(ways[0])
        else:
            mine = [e for e in mine if e in self.these]
        for found in list(state.battlefield()):
            own = permanents(state)[found.id].controller == active
            if found.activated_this_turn or (own and found.sick):
                state = state.with_object(replace(found, sick=found.sick and not own, activated_this_turn=()))
        state = _held_once(state, active)
        if mine:
            free = [e for e in mine if not state.objects[e].count("stun")]
            if free:
                state = state.step(UntappedAll(state.label(active), state.labels(free)), Cite.UNTAP)
            state = untapped(state, *mine)
        return _others_too(state, active)

    def _which(self, state: State, active: Entity, ways: list[tuple[Entity, ...]]) -> Choice:
        options = tuple(
            Option(f"untaps {listed(state.label(e) for e in way) or 'nothing'}", (replace(self, these=way),))
            for way in ways
        )
        return Choice(state, active, f"What does {state.label(active)} untap?", options, (Cite.UNTAP,))

    def _ask(self, state: State, entity: Entity, active: Entity) -> State | Choice:
        name, label = state.label(active), state.label(entity)
        asked = self.asked | {entity}
        stays = replace(self, asked=asked, left_tapped=self.left_tapped | {entity})
        untaps = replace(self, asked=asked)
        for index, told in decisions_left(state, SaysMay):
            if told.player == name and told.about == label and told.deed is Deed.UNTAP:
                return mark_used(state, index).then(untaps if told.yes else stays)
        options = (Option(f"untaps {label}", (untaps,)), Option(f"leaves {label} tapped", (stays,)))
        return Choice(state, active, f"Does {label} untap?", options, (Cite.UNTAP,))


def _others_too(state: State, active: Entity) -> State:
    """What untaps during the untap step of somebody else. That it does not untap in its controller's untap step keeps nothing of
    it tapped here."""
    sight = see(state)
    said = [s for s in statements(state, UntapsDuring) if is_among(s.effect.whose, active, sight, s.context)]
    if not said:
        return state
    for player in state.everyone():
        theirs = [
            e
            for e, chars in permanents(state).items()
            if player != active
            and chars.controller == player
            and state.objects[e].tapped
            and any(is_among(s.effect.who, e, sight, s.context) for s in said)
            and not any(
                rule.whose is not None and _is_step_of(rule, active, state, own)
                for rule, own in rules_on(state, e, DoesntUntap)
            )
        ]
        if theirs:
            state = state.step(UntappedAll(state.label(player), state.labels(theirs)), Cite.UNTAP)
            state = untapped(state, *theirs)
    return state


def _is_step_of(rule: DoesntUntap, active: Entity, state: State, own: Context) -> bool:
    """Whether it is of this untap step that the rule speaks: its controller's, or that of somebody named."""
    return rule.whose is None or is_among(rule.whose, active, see(state), own)


def _may_stay_tapped(state: State, entity: Entity) -> bool:
    sight = see(state)
    return any(is_among(s.effect.who, entity, sight, s.context) for s in statements(state, MayNotUntap))


def _held_once(state: State, active: Entity) -> State:
    """ "Doesn't untap during its controller's next untap step": this was it."""
    if not any(_is_for_once(a) for a in state.effects):
        return state
    board = permanents(state)
    kept: list[Active] = []
    for effect in state.effects:
        if _is_for_once(effect) and effect.affected is not None:
            rest = frozenset(
                e for e in effect.affected if e in board and not _had(effect, board[e], active, state)
            )
            if not rest:
                continue
            effect = replace(effect, affected=rest)
        kept.append(effect)
    return state.having(effects=tuple(kept))


def _had(effect: Active, chars: Chars, active: Entity, state: State) -> bool:
    """Whether this was the untap step in which it didn't untap."""
    whose = [r.whose for r in effect.content.rules if r.whose is not None]
    if whose:
        return is_among(whose[0], active, see(state), effect.context)
    return chars.controller == active


def _is_for_once(active: Active) -> bool:
    rules = active.content.rules if isinstance(active.content, SetRule) else ()
    return bool(rules) and all(isinstance(r, DoesntUntap) and r.next_only for r in rules)
