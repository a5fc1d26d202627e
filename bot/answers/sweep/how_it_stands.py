"""How the players stand as a story begins: who has more life, who has more of everything."""

from __future__ import annotations

from bot.abilities.amounts import LifeOf, Number
from bot.abilities.card import Card
from bot.abilities.conditions import AmountIs
from bot.abilities.costs import PayLife
from bot.abilities.walk import inside
from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import GoTo, Moment
from bot.values import replace

_LITTLE, _MUCH = 5, 40


def behind(telling: Telling) -> None:
    """Alice has little life, as little as the card's words ask for; the opponent has much."""
    exactly = [n for how, n in _asked(telling.board.card) if how == "="]
    _with_lives(telling, exactly[0] if exactly else _LITTLE, _MUCH)


def behind_at_my_upkeep(telling: Telling) -> None:
    behind(telling)
    telling.actions.append(GoTo(Moment.UPKEEP, ME))


def ahead(telling: Telling) -> None:
    """Alice has much life, enough for what the card's words ask for and cost; the opponent has little."""
    asked = [n for _, n in _asked(telling.board.card)]
    asked += [
        p.amount.n for p in inside(telling.board.card.abilities, PayLife) if isinstance(p.amount, Number)
    ]
    _with_lives(telling, max(_MUCH, 2 * max(asked, default=0)), _LITTLE)


def _asked(card: Card) -> list[tuple[str, int]]:
    """How the card's words compare life with what numbers."""
    conditions = inside(card.abilities, AmountIs)
    return [
        (c.how, c.than.n) for c in conditions if isinstance(c.amount, LifeOf) and isinstance(c.than, Number)
    ]


def _with_lives(telling: Telling, mine: int, yours: int) -> None:
    telling.board = replace(telling.board, lives=((ME, mine), (YOU, yours)))


def he_has_more(telling: Telling) -> None:
    """Alice has nothing there but the card and what it is on."""
    _without(telling, ME, ("battlefield", "graveyard"))


def i_have_more(telling: Telling) -> None:
    """The opponent has nothing."""
    _without(telling, YOU, ("battlefield", "graveyard", "hand"))


def _without(telling: Telling, player: str, zones: tuple[str, ...]) -> None:
    board = telling.board
    kept = (board.subject, board.host, board.worn_by)
    objects = tuple(
        o for o in board.objects if o.controller != player or o.label in kept or o.zone not in zones
    )
    gone = {o.label for o in board.objects} - {o.label for o in objects}
    telling.board = replace(
        board,
        objects=tuple(o for o in objects if o.attached_to not in gone),
        mine=tuple(label for label in board.mine if label not in gone),
        yours=tuple(label for label in board.yours if label not in gone),
        told_whole=("hand",),
    )
