"""Limits of when a spell may be cast or an ability activated, in the words of the text (CR 506.7, 602.5)."""

from __future__ import annotations

from bot.engine.state import Entity, State, TurnStep


def is_time(state: State, player: Entity, words: str) -> bool:
    """Whether now is when the words allow `player` to act ("during combat after blockers are declared"); words that name
    no time allow any."""
    turn, combat = state.turn, state.combat
    mine, step = turn.active == player, turn.step
    attacked = combat is not None and combat.attack_declared
    blocked = combat is not None and combat.blocks_declared
    said = {
        "your turn": mine,
        "your upkeep": mine and step is TurnStep.UPKEEP,
        "any upkeep": step is TurnStep.UPKEEP,
        "an opponent's upkeep": not mine and step is TurnStep.UPKEEP,
        "an opponent's turn": not mine,
        "during combat": step.in_combat,
        "after combat": step > TurnStep.END_OF_COMBAT,
        "after attackers are declared": attacked,
        "before attackers are declared": not attacked and step < TurnStep.DECLARE_ATTACKERS,
        "after blockers are declared": blocked,
        "before blockers are declared": not blocked,
        "before the combat damage step": step < TurnStep.FIRST_STRIKE_DAMAGE,
        "end of combat step": step is TurnStep.END_OF_COMBAT,
        "declare attackers step": step is TurnStep.DECLARE_ATTACKERS,
        "declare blockers step": step is TurnStep.DECLARE_BLOCKERS,
        "been attacked this step": combat is not None and any(a.whom == player for a in combat.attackers),
    }
    return all(true for phrase, true in said.items() if phrase in words)
