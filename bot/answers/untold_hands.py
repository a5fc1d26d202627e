"""Hands of which the story does not tell: what is asked is answered where it is all one how many cards there are."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.card import Card
from bot.answers.resolution import Resolution
from bot.engine.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace

#: As many as a hand has as the game begins (CR 103.5).
_MANY = 7
#: What is asked of discarding supposes that there is something to discard.
_OF_DISCARDING = frozenset({"discards", "manydiscards"})


def hands_matter(
    understood: Scenario, found: Resolution, run: Callable[[Scenario], Resolution]
) -> tuple[Resolution, str | None]:
    """What comes of the story, and the player whose hand has to be told, as another number of cards would change an answer; None
    where none has. Where it is asked of discarding, there are cards to be discarded."""
    if not understood.untold_hands or not understood.questions:
        return found, None
    kinds = {question.kind for question in understood.questions}
    for player in understood.untold_hands:
        other = run(_with_hand(understood, player, _MANY))
        if _said(other) == _said(found):
            continue
        if kinds <= _OF_DISCARDING and _said(run(_with_hand(understood, player, _MANY - 1))) == _said(other):
            said = f"{player} has cards in hand: how many is not told."
            return replace(other, assumptions=(*other.assumptions, said)), None
        return found, player
    return found, None


def hand_to_be_told(player: str) -> tuple[str, str]:
    """What has to be told of it, and words that would tell it."""
    who, has = ("you", "You have") if player == "You" else (player, f"{player} has")
    message = f"It is not told how many cards {who} {has.rpartition(' ')[2]} in hand, and the answer depends on that."
    return message, f"{has} two cards in hand."


def _with_hand(understood: Scenario, player: str, number: int) -> Scenario:
    setup = understood.script.setup
    card = Card("Land card", ("Land",))
    cards = tuple(
        ObjectSetup(f"land card {n} of {player}", card, player, player, zone="hand", declared=True)
        for n in range(number)
    )
    setup = replace(setup, objects=(*setup.objects, *cards))
    return replace(understood, script=replace(understood.script, setup=setup))


def _said(found: Resolution) -> object:
    return found.status, [answer.value for answer in found.answers]
