"""What comes after the deed in standard stories."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.combats import (
    all_attacked,
    alone,
    alone_blocked,
    alone_blocked_by,
    alone_blocked_by_a_flyer,
    alone_blocked_once,
    banded,
    exerted,
    exerted_blocked,
    exerted_then_next_combat,
    exerted_then_turns,
    exerted_with_all,
    his_blocked_combat,
    his_combat,
    his_combat_and_the_end,
    his_combat_i_block_with_nothing,
    host_blocks,
    host_blocks_his_next_upkeep,
    host_blocks_two,
    my_blocked_combat,
    my_combat,
    my_next_combat,
    my_others_blocked,
    next_combat,
    no_attack,
    no_block,
)
from bot.answers.sweep.fights import attacks
from bot.answers.sweep.fights_after import (
    after_my_next_turn_he_attacks_with_nothing,
    all_attack_in_my_next_turn,
    all_die_at_my_end_step,
    alone_then,
    alone_then_he_attacks_with_nothing,
    alone_then_he_bolts,
    attacks_in_my_next_turn,
    blocks_in_his_next_turn,
)
from bot.answers.sweep.moments import nothing, set_off
from bot.answers.sweep.spells_after import (
    bolts,
    bolts_then_life,
    casts,
    flashed_back,
    from_exile,
    he_casts,
    instants,
    it_dies,
    my_bolt,
    my_bolt_at_his_creature,
    my_next_spells,
    my_poke_at_his_creature,
    plays,
    spells,
    spells_and_combat,
    spells_in_the_attack,
    spells_then_all_die,
    spells_then_blocked,
    spells_then_it_dies,
    spells_then_next_combat,
    thrice_set_off,
    thrice_spells,
)
from bot.answers.sweep.telling import Telling
from bot.answers.sweep.turns_after import (
    another_is_raised,
    another_is_raised_then_the_end,
    blocked_then_a_turn,
    lands_are_tapped_then_turns,
    my_next_turn,
    phased,
    tapped_for_a_turn,
    tapped_for_his_turn,
    then_his_turn,
    turns,
    until_your_upkeep,
)
from bot.answers.sweep.uses_after import (
    all_is_used,
    chaos,
    crewed,
    cycled,
    lands_are_tapped,
    tapped_and_used,
    theirs_is_used,
    transformed_twice,
    turned_up,
    used,
)
from bot.engine.told.script import Attack, GoTo, Moment


def _countered(telling: Telling) -> None:
    telling.cast(YOU, "Denial", telling.board.subject, response=True)


def _copied(telling: Telling) -> None:
    telling.cast(ME, "Echo", telling.board.subject, response=True)


def _he_wins(telling: Telling) -> None:
    telling.cast(YOU, "Triumph")


def _i_win(telling: Telling) -> None:
    telling.cast(ME, "Triumph")


def _proliferated(telling: Telling) -> None:
    telling.cast(ME, "Omens")


def _grave_robbed(telling: Telling) -> None:
    telling.cast(ME, "Exhume", f"{YOU}'s Ogre in graveyard")


def _damage(telling: Telling) -> None:
    telling.cast(YOU, "Spark")
    telling.cast(ME, "Blaze")


def _sheltered_damage(telling: Telling) -> None:
    """Damage that is prevented where it can be."""
    telling.cast(YOU, "Shelter")
    _damage(telling)


def _answered(telling: Telling) -> None:
    """A spell of the opponent is answered with one of Alice's."""
    telling.cast(YOU, "Bolt", ME)
    telling.cast(ME, "Poke", f"{ME}'s Bear", response=True)


def _it_is_stolen(telling: Telling) -> None:
    telling.cast(YOU, "Theft", telling.board.subject)


def _poked(telling: Telling) -> None:
    target = telling.board.host or f"{ME}'s Bear"
    telling.cast(ME, "Poke", target)
    telling.cast(YOU, "Poke", target)


def _he_attacks_it(telling: Telling) -> None:
    """The opponent attacks the planeswalker that the card is or is on."""
    if telling.active == ME and telling.actions:
        telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
    telling.active = YOU if not telling.actions else telling.active
    whom = telling.board.worn_by or telling.board.subject
    telling.actions.append(Attack(YOU, tuple((a, whom) for a in telling.board.yours)))


def _sheltered_combat(telling: Telling) -> None:
    telling.cast(YOU, "Shelter")
    attacks(telling, ME)


def _raised(telling: Telling) -> None:
    telling.cast(ME, "Raise", f"{telling.board.subject}")


AFTER: dict[str, Callable[[Telling], None]] = {
    "": nothing,
    "my combat": my_combat,
    "used": used,
    "my combat, blocked": my_blocked_combat,
    "alone": alone,
    "alone, blocked by two": alone_blocked,
    "alone, blocked": alone_blocked_once,
    "banded": banded,
    "my next combat": my_next_combat,
    "his combat": his_combat,
    "his combat, blocked": his_blocked_combat,
    "he attacks everybody": all_attacked,
    "his combat, host blocks": host_blocks(0),
    "his combat, host blocks a flyer": host_blocks(1),
    "his combat, host blocks two": host_blocks_two,
    "he attacks with nothing": no_attack(YOU),
    "I attack with nothing": no_attack(ME),
    "alone, he blocks with nothing": no_block,
    "damage": _damage,
    "sheltered damage": _sheltered_damage,
    "bolts": bolts,
    "his bolt is answered": _answered,
    "it dies": it_dies,
    "my spells, then it dies": spells_then_it_dies,
    "my spells, then alone, blocked": spells_then_blocked,
    "my instants": instants,
    "all is used": all_is_used,
    "sheltered combat": _sheltered_combat,
    "raised": _raised,
    "plays my instant": plays(ME, "Scrap in graveyard"),
    "plays my dead creature": plays(ME, "Ogre in graveyard"),
    "plays my creature": plays(ME, "Bear"),
    "plays his creature": plays(YOU, "Bear"),
    "all die": casts("Ruin"),
    "all die of his": casts("Ruin", by=YOU),
    "all is destroyed": casts("Cataclysm", by=YOU),
    "offering": casts("Offering"),
    "lands are tapped": lands_are_tapped,
    "all leave": casts("Tide"),
    "all die at my end step": all_die_at_my_end_step,
    "all are exiled": casts("Rapture", by=YOU),
    "stolen": _it_is_stolen,
    "poked": _poked,
    "turns": turns,
    "my next upkeep": until_your_upkeep,
    "my next turn": my_next_turn,
    "my spells": spells(ME),
    "his spells": spells(YOU),
    "my spells, then combat": spells_and_combat,
    "my bolt": my_bolt,
    "lands are tapped, turns": lands_are_tapped_then_turns,
    "alone, blocked by the last, turns": then_his_turn(alone_blocked_by(-1)),
    "his combat, host blocks the last, turns": then_his_turn(host_blocks(-1)),
    "alone, turns": then_his_turn(alone),
    "he attacks it": _he_attacks_it,
    "plays the exiled instant": plays(ME, "Omen exiled with it"),
    "plays my top card": plays(ME, "top card #1"),
    "plays his dead creature": plays(YOU, "Ogre in graveyard"),
    "plays his card in hand": plays(YOU, "Wolf in hand"),
    "alone, then he bolts": alone_then_he_bolts,
    "alone, then life": alone_then("Plenty"),
    "alone, he attacks with nothing": alone_then_he_attacks_with_nothing,
    "my next turn, all attack": all_attack_in_my_next_turn,
    "my next turn, what was his attacks": attacks_in_my_next_turn(f"{YOU}'s Bear"),
    "my next turn, what was dead attacks": attacks_in_my_next_turn(f"{ME}'s Ogre in graveyard"),
    "his next turn, what was his blocks": blocks_in_his_next_turn(f"{YOU}'s Bear"),
    "his next turn, what was dead blocks": blocks_in_his_next_turn(f"{ME}'s Ogre in graveyard"),
    "after my next turn he attacks with nothing": after_my_next_turn_he_attacks_with_nothing,
    "he casts what left": he_casts("Bear"),
    "his tribute": casts("Tribute", by=YOU),
    "alone, blocked, a turn": blocked_then_a_turn,
    "life": casts("Plenty", "Toll"),
    "cards": casts("Howl", "Purge", "Silt"),
    "creatures": casts("Swarm", "Growth", "Tribute"),
    "alone, blocked by a flyer": alone_blocked_by_a_flyer,
    "theirs is used": theirs_is_used,
    "alone, exerted": exerted,
    "alone, exerted, blocked": exerted_blocked,
    "all attack, one exerted": exerted_with_all,
    "alone, exerted, next combat": exerted_then_next_combat,
    "alone, exerted, turns": exerted_then_turns,
    "alone, blocked by the last": alone_blocked_by(-1),
    "alone, blocked by a giant": alone_blocked_by("Giant"),
    "his combat, host blocks the last": host_blocks(-1),
    "his combat, host blocks, his next upkeep": host_blocks_his_next_upkeep,
    "his combat, then the end": his_combat_and_the_end,
    "his combat, I block with nothing": his_combat_i_block_with_nothing,
    "my next turn, spells": my_next_spells,
    "all attack with spells": spells_in_the_attack,
    "thrice what it waits for": thrice_set_off,
    "my spells, thrice": thrice_spells,
    "my others attack, blocked": my_others_blocked,
    "next combat": next_combat,
    "my spells, then my next combat": spells_then_next_combat,
    "my poke at his creature": my_poke_at_his_creature,
    "my bolt at his creature": my_bolt_at_his_creature,
    "bolts, then life": bolts_then_life,
    "cycled": cycled,
    "flashed back": flashed_back,
    "phased": phased,
    "crewed": crewed,
    "he wins": _he_wins,
    "I win": _i_win,
    "proliferated": _proliferated,
    "I cast from exile": from_exile(ME),
    "he casts from exile": from_exile(YOU),
    "another is raised, the end": another_is_raised_then_the_end,
    "another is raised": another_is_raised,
    "transformed twice": transformed_twice,
    "my spells, then all die": spells_then_all_die,
    "copied": _copied,
    "countered": _countered,
    "grave robbed": _grave_robbed,
    "rally": casts("Rally"),
    "tapped and used": tapped_and_used,
    "tapped for a turn": tapped_for_a_turn,
    "tapped for his turn": tapped_for_his_turn,
    "tapping": casts("Chill", "Thaw"),
    "blight": casts("Blight", "Blight", by=YOU),
    "poison": casts("Venom"),
    "what it waits for": set_off(ME),
    "all that it waits for": set_off(ME, everything=True),
    "he does what it waits for": set_off(YOU),
    "chaos": chaos,
    "turned up": turned_up,  # where it is late
}
