"""Copies and other faces of permanents (CR 701.27, 707, 710)."""

from __future__ import annotations

from bot.abilities.copying import CreateCopy
from bot.abilities.keyword_actions import (
    BecomesTime,
    FlipCard,
    Transform,
)
from bot.engine.agenda import Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.effects.tokens import ChooseWhomToAttack, new_token, tokens_to_make
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    amount,
    context_of,
    done_to,
    handles,
    not_modelled,
    players,
    source_name,
    whom,
)
from bot.engine.log.things import TokenCreated
from bot.engine.objects import (
    Object,
)
from bot.engine.permanents.copies import copiable, excepted
from bot.engine.permanents.transforming import turned_over
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.triggers import happen
from bot.engine.turn.day_and_night import becomes
from bot.engine.zones.as_it_enters import devours_of
from bot.engine.zones.entering import (
    ChooseAsEnters,
    DoAsEnters,
    chooses,
    does_as_it_enters,
    enters_as_copy,
    ways_to_enter,
)
from bot.engine.zones.relocate import counters_entered_with
from bot.values import replace


@handles(BecomesTime)
def becomes_time(effect: BecomesTime, state: State) -> State:
    """It is day or night from now on, unless it is already (CR 730.1, 730.2)."""
    stays = bool(state.turn.daytime) if effect.if_neither else state.turn.daytime == effect.time
    return state if stays else becomes(state, effect.time)


@handles(Transform)
@handles(FlipCard)
def shows_other_face(effect: Transform | FlipCard, state: State) -> State:
    """The permanent stays the same object; only its face is another."""
    things = whom(state, effect.what)
    for entity in things:
        found = state.object(entity)
        if found is None or found.card.other_face is None or found.zone is not Zone.BATTLEFIELD:
            continue
        if _turned_since(state, found) or _is_bound(state, entity):
            continue
        state = turned_over(state, entity, Cite.RESOLVE_SPELL, flipped=not isinstance(effect, Transform))
    return done_to(state, *things)


def _is_bound(state: State, entity: Entity) -> bool:
    """Whether it can't transform but with the day (CR 702.145b, 702.145e)."""
    chars = permanents(state)[entity]
    return chars.has("daybound") or chars.has("nightbound")


def _turned_since(state: State, found: Object) -> bool:
    """Whether a permanent has transformed since its own ability that resolves was put on the stack (CR 701.27f)."""
    top = state.objects[state.stack[-1]] if state.stack else None
    on_stack = top.on_stack if top is not None else None
    if top is None or on_stack is None or not on_stack.is_ability or on_stack.context.source != found.id:
        return False
    return found.timestamp > top.timestamp


HOW_IT_ENTERS = "how the copy enters"


@handles(CreateCopy)
def creates_copies(effect: CreateCopy, state: State) -> State:
    """Tokens with the copiable values of a permanent, as it last was where it is gone (CR 707.2, 608.2h)."""
    made: list[Entity] = []
    tasks: list[Task] = []
    number = min(amount(state, effect.amount), 100)
    for original in whom(state, effect.of):
        card = copiable(state, original)
        if card is None:
            continue
        card = excepted(card, effect.gains, effect.excepting, state)
        if effect.without_mana_cost:
            card = replace(card, mana_cost="", mana_value=0)
        if ways_to_enter(card.abilities) or enters_as_copy(card.abilities) or devours_of(card.abilities):
            return not_modelled(state, HOW_IT_ENTERS)
        for player in players(state, effect.who) or (context_of(state).you,):
            made_of_it = tokens_to_make(state, player, number, card)
            if made_of_it is None:
                return not_modelled(state, "what else is created")
            for _ in range(made_of_it):
                token = new_token(state, card, player, tapped=effect.tapped)
                if token is None:
                    return not_modelled(state, HOW_IT_ENTERS)
                state, entity = token
                made.append(entity)
                attacking = effect.attacking and state.combat is not None
                created = TokenCreated(
                    state.label(player),
                    state.label(entity),
                    state.label(original),
                    arriving="attacking" if attacking else "",
                    by=source_name(state),
                )
                state = state.step(created, Cite.CREATE_TOKEN)
                if attacking:
                    only = whom(state, effect.whom)[0] if effect.whom is not None else None
                    tasks.append(ChooseWhomToAttack(entity, only))
    state = happen(state, *(Happening(What.ENTERS, e) for e in made), *counters_entered_with(state, made))
    asking = (ChooseAsEnters(e) for e in made if chooses(state.objects[e].card.abilities) is not None)
    doing = (DoAsEnters(e) for e in made if does_as_it_enters(state.objects[e].card.abilities))
    return done_to(state, *made).then(*asking, *doing, *tasks)
