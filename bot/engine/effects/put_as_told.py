"""The deed by which a story says which card an instruction puts onto the battlefield: `Alice puts Grizzly Bears onto the battlefield.`"""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import Then
from bot.abilities.effects import Beside, Move, SearchOnto
from bot.abilities.filters import InZone
from bot.abilities.who import Chosen
from bot.engine.characteristics.view import see
from bot.engine.evaluate import all_that_fit
from bot.engine.instructions import context_of, whom
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Picks
from bot.engine.told.script import PutsOnto

MILLED = "milled"
"""Under which word a card that was milled this way is kept."""


def next_put(
    state: State, player: Entity, graveyard: bool = False, to: str = "battlefield"
) -> tuple[int, str, Entity | None] | None:
    """The next deed of the story where it is that this player puts a card onto the battlefield or into the hand: its place, what it names, and the
    card of theirs that this is, which is no permanent and lies in no graveyard, but where that is searched too (`graveyard`)."""
    zones = (Zone.LIBRARY, Zone.HAND, *((Zone.GRAVEYARD,) if graveyard else ()))
    script = state.game.script
    for index in range(state.position, len(script)):
        action = script[index]
        if index in state.used or isinstance(action, Picks):
            continue
        if not isinstance(action, PutsOnto) or action.player != state.label(player) or action.to != to:
            return None
        cards = (o for o in state.objects.values() if o.label == action.what and o.owner == player)
        found = next((o.id for o in cards if o.zone in zones), None)
        return index, action.what, found
    return None


def told_to_put(state: State, player: Entity, effect: Any) -> tuple[int, Entity] | None:
    """The place in the story of the deed that follows this instruction, and the card that it names; None where the next thing
    told is another."""
    if isinstance(effect, Then):
        return told_to_put(state, player, effect.parts[0])
    if isinstance(effect, SearchOnto):
        told = next_put(state, player, effect.graveyard)
        return (told[0], told[2]) if told is not None and told[2] is not None else None
    if isinstance(effect, Beside) and (effect.sought or effect.what in ("sort", "bury")):
        milled = any(kind == MILLED for kind, _ in context_of(state).chosen)
        told = next_put(state, player, graveyard=milled, to="hand")
        return (told[0], told[2]) if told is not None and told[2] is not None else None
    if not isinstance(effect, Move) or effect.to != "battlefield":
        return None
    script = state.game.script
    for index in range(state.position, len(script)):
        action = script[index]
        if index in state.used or isinstance(action, Picks):
            continue
        if (
            not isinstance(action, PutsOnto)
            or action.player != state.label(player)
            or action.to != "battlefield"
        ):
            return None
        context = context_of(state)
        if isinstance(effect.what, Chosen):
            candidates = all_that_fit(effect.what.what, see(state), context)
        else:
            candidates = whom(state, effect.what)
        found = [e for e in candidates if state.label(e) == action.what]
        return (index, found[0]) if found else None
    return None


def told_wrongly(state: State, player: Entity, effect: Any) -> str | None:
    """The card from their hand that the story has this player put with this instruction, which is none that it lets them put there."""
    told = next_put(state, player) if isinstance(effect, Move) and effect.to == "battlefield" else None
    if told is None or told[2] is None or not isinstance(effect.what, Chosen):
        return None
    from_hand = any(isinstance(one, InZone) and one.zone == "hand" for one in effect.what.what.qualities)
    return told[1] if from_hand and told_to_put(state, player, effect) is None else None
