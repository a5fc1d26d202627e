"""The combats of standard stories: who attacks, alone or with others, and what blocks."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.fights import attacks, blocks
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import Attack, Block, GoTo, Moment


def my_combat(telling: Telling) -> None:
    attacks(telling, ME)


def my_blocked_combat(telling: Telling) -> None:
    attacks(telling, ME)
    blocks(telling, ME)


def alone(telling: Telling) -> None:
    attacks(telling, ME, everyone=False)


def alone_blocked(telling: Telling) -> None:
    attacks(telling, ME, everyone=False)
    attacker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, tuple((b, attacker) for b in telling.board.yours[:2])))


def alone_blocked_once(telling: Telling) -> None:
    attacks(telling, ME, everyone=False)
    attacker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, ((telling.board.yours[0], attacker),)))


def alone_blocked_by_a_flyer(telling: Telling) -> None:
    attacks(telling, ME, everyone=False)
    attacker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, ((f"{YOU}'s Bird", attacker),)))


def banded(telling: Telling) -> None:
    """The creature attacks in a band with another, and one of them is blocked."""
    host = telling.board.host or telling.board.mine[0]
    other = next(m for m in reversed((host, *telling.board.mine)) if m != host)
    telling.actions.append(Attack(ME, ((host, YOU), (other, YOU)), bands=((host, other),)))
    telling.actions.append(Block(YOU, ((telling.board.yours[0], other),)))


def my_next_combat(telling: Telling) -> None:
    attacks(telling, ME, everyone=False)
    telling.actions.append(GoTo(Moment.NEXT_COMBAT))


def his_combat(telling: Telling) -> None:
    if telling.active == ME and telling.actions:
        telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
    attacks(telling, YOU)


def his_blocked_combat(telling: Telling) -> None:
    his_combat(telling)
    blocks(telling, YOU)


def host_blocks(number: int) -> Callable[[Telling], None]:
    """The creature that the card is, or is on, blocks one of the attackers: the first, or one that flies."""

    def tell(telling: Telling) -> None:
        his_combat(telling)
        blocker = telling.board.host or telling.board.mine[0]
        telling.actions.append(
            Block(ME, ((blocker, telling.board.yours[number % len(telling.board.yours)]),))
        )

    return tell


def host_blocks_two(telling: Telling) -> None:
    his_combat(telling)
    blocker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(ME, tuple((blocker, attacker) for attacker in telling.board.yours[:2])))


def no_attack(player: str) -> Callable[[Telling], None]:
    """The player attacks with nothing, which is illegal where something must attack."""

    def tell(telling: Telling) -> None:
        if player == YOU and telling.active == ME and telling.actions:
            telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
        elif player == YOU:
            telling.active = YOU
        telling.actions.append(Attack(player, ()))

    return tell


def exerted(telling: Telling) -> None:
    """The creature attacks and is exerted for it."""
    host = telling.board.host or telling.board.mine[0]
    telling.actions.append(Attack(ME, ((host, YOU),), exerted=(host,)))


def exerted_blocked(telling: Telling) -> None:
    exerted(telling)
    host = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, ((telling.board.yours[0], host),)))


def exerted_with_all(telling: Telling) -> None:
    """All creatures attack, one of them exerted; then nothing blocks."""
    host = telling.board.host or telling.board.mine[0]
    attackers = tuple(dict.fromkeys((host, *telling.board.mine)))
    telling.actions.append(Attack(ME, tuple((a, YOU) for a in attackers), exerted=(host,)))
    telling.actions.append(Block(YOU, ()))


def exerted_then_next_combat(telling: Telling) -> None:
    exerted(telling)
    telling.actions.append(GoTo(Moment.NEXT_COMBAT))


def exerted_then_turns(telling: Telling) -> None:
    exerted(telling)
    telling.actions += [GoTo(Moment.END_STEP), GoTo(Moment.NEXT_TURN, YOU)]


def no_block(telling: Telling) -> None:
    alone(telling)
    telling.actions.append(Block(YOU, ()))


def all_attacked(telling: Telling) -> None:
    """The opponent attacks each other player."""
    if telling.active == ME and telling.actions:
        telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
    telling.active = YOU if not telling.actions else telling.active
    others = [p for p in telling.board.players if p != YOU]
    pairs = zip(telling.board.yours, others[::-1] * len(telling.board.yours), strict=False)
    telling.actions.append(Attack(YOU, tuple(pairs)))


def alone_blocked_by(which: int | str) -> Callable[[Telling], None]:
    """The creature attacks alone and one blocks it: of that name, or in that place among the opponent's."""

    def tell(telling: Telling) -> None:
        alone(telling)
        attacker = telling.board.host or telling.board.mine[0]
        blocker = f"{YOU}'s {which}" if isinstance(which, str) else telling.board.yours[which]
        telling.actions.append(Block(YOU, ((blocker, attacker),)))

    return tell


def host_blocks_his_next_upkeep(telling: Telling) -> None:
    host_blocks(0)(telling)
    telling.actions += [GoTo(Moment.NEXT_TURN, ME), GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.UPKEEP, YOU)]


def his_combat_and_the_end(telling: Telling) -> None:
    his_combat(telling)
    telling.actions.append(GoTo(Moment.END_STEP))


def his_combat_i_block_with_nothing(telling: Telling) -> None:
    his_combat(telling)
    telling.actions.append(Block(ME, ()))


def next_combat(telling: Telling) -> None:
    telling.actions.append(GoTo(Moment.NEXT_COMBAT))


def my_others_blocked(telling: Telling) -> None:
    """All creatures of Alice but the card itself attack and are blocked."""
    own = tuple(m for m in telling.board.mine if m != telling.board.subject)
    telling.actions.append(Attack(ME, tuple((a, YOU) for a in own)))
    telling.actions.append(Block(YOU, tuple(zip(telling.board.yours, own, strict=False))))
