"""Choices in few words: `how Alice assigns damage`, `how Bob blocks`, `what Alice and Bob choose`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.answers.showing.second_person import chosen
from bot.engine.citations import Cite
from bot.engine.log.step import listed
from bot.engine.outcome import ChoiceMade

#: What a player does who makes a choice under these rules. Each is `... Alice assigns damage`.
_DOES: Mapping[Cite, str] = {
    Cite.ASSIGN_BLOCKED: "assigns damage",
    Cite.ASSIGN_BLOCKER: "assigns damage",
    Cite.ASSIGN_UNBLOCKED: "assigns damage",
    Cite.ASSIGN: "assigns damage",
    Cite.BLOCK_ABLE: "blocks",
    Cite.BLOCK_REQUIREMENT: "blocks",
    Cite.ORDER_OF_EFFECTS: "orders the effects",
    Cite.TRIGGER_ORDER: "orders the triggers",
}


def what_decides(choices: Iterable[ChoiceMade]) -> str:
    """`how Alice assigns damage and how Bob blocks`; `what Alice chooses` where the choices are of no such kind."""
    players: dict[str, dict[str, None]] = {}
    for choice in choices:
        players.setdefault(_does(choice), {})[choice.player] = None
    named = [(does, who) for does, who in players.items() if does]
    if len(named) != len(players) or not named or len(named) > 2:
        everyone = dict.fromkeys(name for who in players.values() for name in who)
        return f"what {_together(everyone, 'chooses')}"
    return listed(f"how {_together(who, does)}" for does, who in named)


def _does(choice: ChoiceMade) -> str:
    return next((_DOES[cite] for cite in choice.cites if cite in _DOES), "")


def _together(players: Iterable[str], does: str) -> str:
    """`Alice assigns damage`, `you assign damage`, `Alice and Bob assign damage`."""
    names = list(players)
    words = does if len(names) == 1 and names[0] != "You" else chosen("You", does)
    return f"{listed('you' if name == 'You' else name for name in names)} {words}"
