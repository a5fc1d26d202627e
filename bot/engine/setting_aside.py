"""Plotting and foretelling a card of a hand: it is exiled for a cost, to be cast on a later turn (CR 702.143a, 702.170a)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.costs import Cost, Mana
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import SetsAside
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace

_CITES = {"plot": Cite.PLOT, "foretell": Cite.FORETELL}
_DONE = {"plot": "plotted", "foretell": "foretold"}


@dataclass(frozen=True, slots=True)
class SetAside(Task):
    """A special action: no stack is used (CR 116.2h, 116.2k). What is plotted is so only when a sorcery could be cast, what is foretold
    in its player's turn."""

    action: SetsAside

    def do(self, state: State) -> State | Choice:
        action = self.action
        cite, done = _CITES[action.keyword], _DONE[action.keyword]
        player, card = state.player_named(action.player), state.named(action.card)
        if player is None or card is None or card.zone is not Zone.HAND or card.owner != player:
            return illegal(
                state, f"{action.card} is not in {action.player}'s hand, so it can't be {done}.", (cite,)
            )
        own = next(
            (a for a in card.card.abilities if isinstance(a, Keyword) and a.name == action.keyword), None
        )
        if own is None:
            return illegal(state, f"{action.card} has no {action.keyword}.", (cite,))
        slow = action.keyword == "plot"
        if state.turn.active != player or (slow and (state.stack or not state.turn.step.is_main)):
            when = "when a sorcery could be cast" if slow else f"in {action.player}'s turn"
            return illegal(state, f"{card.label} can be {done} only {when}.", (cite,))
        cost: tuple[Cost, ...] = own.cost if slow else (Mana("{2}"),)
        why = unpayable(state, player, cost, card.id, 0)
        if why is not None:
            text = f"{action.player} can't pay to {action.keyword} {card.label}: {why}."
            return illegal(state, text, (Cite.COST_IN_FULL, cite))
        paid_with = paying(state, player, cost, Context(card.id, player), PaidWith((), ()))
        if not isinstance(paid_with, Paying):
            return illegal(state, *paid_with)
        exiled = ZoneChange(card.id, Zone.EXILE, How.MOVED, (cite,), by=player)
        state = state.then(MoveAll((exiled,)), _Marked(card.id, action.keyword))
        return pay(state, player, cost, card.id, 0, paid_with)


@dataclass(frozen=True, slots=True)
class _Marked(Task):
    """The exiled card waits for a later turn."""

    card: Entity
    keyword: str

    def do(self, state: State) -> State:
        entity = current(state, self.card)
        if entity is None or state.objects[entity].zone is not Zone.EXILE:
            return state
        found = state.objects[entity]
        state = state.with_object(replace(found, designations=(*found.designations, _DONE[self.keyword])))
        return happen(state, Happening(What.SETS_ASIDE, found.owner, entity))


def is_foretold(card: Object) -> bool:
    """Whether it waits in exile as it was foretold."""
    return card.zone is Zone.EXILE and _DONE["foretell"] in card.designations


def why_not_yet(state: State, card: Object) -> tuple[str, tuple[Cite, ...]] | None:
    """Why a card that was plotted or foretold is not cast now: that is done on a later turn, what is plotted when a sorcery could be."""
    now = any(h.what is What.SETS_ASIDE and h.object == card.id for h in state.history)
    for keyword, cite in _CITES.items():
        if now and _DONE[keyword] in card.designations:
            return f"{card.label} can't be cast on the turn on which it was {_DONE[keyword]}.", (cite,)
    if _DONE["plot"] in card.designations:
        slow = state.turn.active == card.owner and state.turn.step.is_main and not state.stack
        text = f"{card.label} was plotted: it can be cast only when a sorcery could be."
        return None if slow else (text, (Cite.PLOT,))
    return None
