"""What becomes a copy of something for a while (CR 707.2, 613.2a)."""

from __future__ import annotations

from bot.abilities.ability import Ability, ThisAbility
from bot.abilities.changes import Gains
from bot.abilities.copying import BecomeCopy
from bot.abilities.walk import holds
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.leave import check_combat
from bot.engine.effects.lasting import still_lasts
from bot.engine.instructions import context_of, done_to, handles, how_long, source_name, whom
from bot.engine.lasting import add_effect
from bot.engine.log.things import Changed
from bot.engine.permanents.copies import Copied, as_copied_now, copiable, excepted
from bot.engine.players.unknown_cards import UNKNOWN
from bot.engine.state import Entity, State


@handles(BecomeCopy)
def becomes_a_copy(effect: BecomeCopy, state: State) -> State:
    """The copiable values of the other as they are now, with what is excepted (CR 707.2b, 707.9)."""
    context = context_of(state)
    originals = whom(state, effect.of)
    card = copiable(state, originals[0]) if originals else None
    who = tuple(e for e in whom(state, effect.who) if e in permanents(state))
    if card is None or card is UNKNOWN or not who or not still_lasts(state, effect.duration, context):
        return state
    gains = tuple(
        own
        for c in effect.excepting
        if isinstance(c, Gains)
        for own in (_those_that_say_so(state, who[0]) if c.ability == ThisAbility() else (c.ability,))
    )
    excepting = tuple(c for c in effect.excepting if not isinstance(c, Gains))
    card = excepted(card, gains, excepting, state, state.objects[who[0]].card.name)
    state = add_effect(state, Copied(card), context, effect.duration, source_name(state), who)
    state = as_copied_now(state)
    until = how_long(state, effect.duration)
    for entity in who:
        words = f"becomes a copy of {state.label(originals[0])}{until}"
        state = state.step(Changed(state.label(entity), source_name(state), words), Cite.CONTINUOUS)
    return done_to(check_combat(state), *who)


def _those_that_say_so(state: State, entity: Entity) -> tuple[Ability, ...]:
    """The abilities of what becomes the copy that tell it to have "this ability"."""
    card = copiable(state, entity)
    return tuple(a for a in card.abilities if holds(a, ThisAbility)) if card is not None else ()
