"""Fights after the deed of a standard story in which more is done than to attack and to block."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.combats import alone, no_attack
from bot.answers.sweep.fights import attacks
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import Attack, Block, GoTo, Moment


def alone_then_he_bolts(telling: Telling) -> None:
    """The creature attacks alone, and the opponent answers with a spell."""
    alone(telling)
    telling.cast(YOU, "Bolt", ME)


def alone_then(name: str) -> Callable[[Telling], None]:
    """The creature attacks alone and is not blocked; after the combat a spell is cast."""

    def tell(telling: Telling) -> None:
        alone(telling)
        telling.actions += [Block(YOU, ()), GoTo(Moment.AFTER_COMBAT)]
        telling.cast(ME, name)

    return tell


def alone_then_he_attacks_with_nothing(telling: Telling) -> None:
    alone(telling)
    telling.actions.append(Block(YOU, ()))
    no_attack(YOU)(telling)


def _my_next_turn(telling: Telling) -> None:
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.NEXT_TURN, ME)]


def all_die_at_my_end_step(telling: Telling) -> None:
    telling.actions.append(GoTo(Moment.END_STEP))
    telling.cast(ME, "Ruin")


def all_attack_in_my_next_turn(telling: Telling) -> None:
    _my_next_turn(telling)
    attacks(telling, ME)


def attacks_in_my_next_turn(label: str) -> Callable[[Telling], None]:
    """What came under Alice's control attacks in her next turn."""

    def tell(telling: Telling) -> None:
        _my_next_turn(telling)
        telling.actions.append(Attack(ME, ((label, YOU),)))

    return tell


def blocks_in_his_next_turn(label: str) -> Callable[[Telling], None]:
    """What came under Alice's control blocks in the opponent's next turn."""

    def tell(telling: Telling) -> None:
        telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
        attackers = tuple(a for a in telling.board.yours if a != label)
        telling.actions.append(Attack(YOU, tuple((a, ME) for a in attackers)))
        telling.actions.append(Block(ME, ((label, attackers[-1]),)))

    return tell


def after_my_next_turn_he_attacks_with_nothing(telling: Telling) -> None:
    _my_next_turn(telling)
    no_attack(YOU)(telling)
