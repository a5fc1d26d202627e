"""The boards on which it is seen how two cards go together: with both, with each alone, with neither."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.abilities.card import Card
from bot.scenario.interplay.happening import SPELLS, USER, Acting


def stories_of(act: Acting, card: Card, holder: str) -> list[str]:
    """The deed with both, without the card, without what does it, with neither; `holder` has the card."""
    return [" ".join(filter(None, told)) for told in _told(act, card, holder)]


def _told(act: Acting, card: Card, holder: str) -> Iterator[list[str]]:
    turn = f"It is {USER}'s turn."
    spell = SPELLS & {*card.types}
    bearer = bearer_of(act, card)
    there = f"{holder} {'casts' if spell else 'controls'} {card.name}."
    if bearer:
        there = f"{there} {card.name} is attached to {bearer}."
    for acts in (True, False):
        deed = (act.deed if acts or not act.own else "") if acts or not act.else_done else act.else_done
        doer = act.there if acts else act.instead
        bears = not bearer or bearer in f"{act.board} {doer}"
        for one in (there if bears else "", ""):
            if spell:
                yield [turn, act.board, doer, _answered(deed, one)]
            elif bearer:
                yield [turn, act.board, doer, one, deed]
            else:
                yield [turn, act.board, one, doer, deed]


def bearer_of(act: Acting, card: Card) -> str:
    """What an Aura or Equipment is on: what does the deed, or is there for it; empty of other cards, or where there is nothing."""
    if not is_attached(card):
        return ""
    doer = re.search(r"controls ([^.]*?)(?:, a \S+ creature|\.)", act.there)
    if doer is not None:
        return doer[1]
    there = re.search(r"Ogre|Knight", act.board)
    return "" if there is None else there[0]


def is_attached(card: Card) -> bool:
    """Whether it has to be on something."""
    return bool({"Aura", "Equipment"} & {*card.subtypes})


def _answered(deed: str, answer: str) -> str:
    """The deed with the spell cast in answer to it: in response, or once the attack and its blocks were told."""
    if not answer or not deed:
        return deed or answer
    return f"{deed} {answer}" if " attacks " in deed else f"{deed} In response, {answer}"
