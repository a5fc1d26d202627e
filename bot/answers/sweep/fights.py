"""The combats in whose midst, or after which, the deed of a standard story is done."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import Activate, Attack, Block, GoTo, Moment


def attacks(telling: Telling, player: str, everyone: bool = True) -> None:
    """A player attacks with everything, or Alice with the creature that the card is or is on; with what an ability may have made a
    creature too."""
    own, other = telling.board, YOU if player == ME else ME
    attackers = own.mine if player == ME else own.yours
    if (
        player == ME
        and everyone
        and own.host is not None
        and own.host not in attackers
        and _was_used(telling)
    ):
        attackers = (*attackers, own.host)
    if not everyone and player == ME:
        attackers = (own.host,) if own.host else attackers[:1]
    telling.active = player if not telling.actions else telling.active
    telling.actions.append(Attack(player, tuple((a, other) for a in attackers)))


def _was_used(telling: Telling) -> bool:
    return any(isinstance(a, Activate) and a.source == telling.board.host for a in telling.actions)


def blocks(telling: Telling, attacker: str, shift: int = 0) -> None:
    """The other player blocks each of the attackers on the ground with one of theirs."""
    own = telling.board
    attackers, blockers = (own.mine, own.yours) if attacker == ME else (own.yours, own.mine)
    player = YOU if attacker == ME else ME
    shifted = blockers[shift:] + blockers[:shift]
    pairs = tuple(zip(shifted, attackers, strict=False))
    telling.actions.append(Block(player, pairs))


def others_attack(telling: Telling) -> None:
    """Alice attacks with all creatures but the card itself."""
    own = tuple(m for m in telling.board.mine if m != telling.board.subject)
    telling.actions.append(Attack(ME, tuple((a, YOU) for a in own)))


def after_his_combat(telling: Telling) -> None:
    telling.active = YOU
    attacks(telling, YOU)
    telling.actions.append(GoTo(Moment.AFTER_COMBAT))


def in_attack(player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        attacks(telling, player)

    return tell


def after_blocks(player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        attacks(telling, player)
        blocks(telling, player)

    return tell


def after_combat(telling: Telling) -> None:
    attacks(telling, ME)
    telling.actions.append(GoTo(Moment.AFTER_COMBAT))


def after_its_attack(telling: Telling) -> None:
    """The creature that the card is, or is on, has attacked alone and nothing has blocked it."""
    attacks(telling, ME, everyone=False)
    telling.actions += [Block(YOU, ()), GoTo(Moment.AFTER_COMBAT)]


def unblocked(attacker: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = attacker
        attacks(telling, attacker)
        telling.actions.append(Block(YOU if attacker == ME else ME, ()))

    return tell


def is_blocked(telling: Telling) -> None:
    """The creature that the card is, or is on, attacks and is blocked by a creature."""
    attacks(telling, ME, everyone=False)
    host = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, ((telling.board.yours[0], host),)))


def it_blocks(telling: Telling) -> None:
    telling.active = YOU
    attacks(telling, YOU)
    host = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(ME, ((host, telling.board.yours[0]),)))


def my_end_of_combat(telling: Telling) -> None:
    attacks(telling, ME)
    blocks(telling, ME)
    telling.actions.append(GoTo(Moment.END_OF_COMBAT))


def his_end_of_combat(telling: Telling) -> None:
    telling.active = YOU
    attacks(telling, YOU)
    blocks(telling, YOU)
    telling.actions.append(GoTo(Moment.END_OF_COMBAT))
