"""Hands of which the story does not tell: what is asked is answered where it is all one how many cards there are."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.answers.resolution import Resolution, Status
from bot.answers.showing.ends_alike import all_said
from bot.answers.untold.retold import Run, ToBeTold, answers_of, with_objects
from bot.engine.log.step import listed
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace

#: As many as a hand has as the game begins (CR 103.5).
_MANY = 7
#: More than most cards ask for, and with a card drawn no more than may be kept (CR 402.2).
_SOME = 5
_COLORS = ("white", "blue", "black", "red", "green")
#: What is asked of discarding supposes that there is something to discard.
_OF_DISCARDING = frozenset({"discards", "manydiscards"})


def whose_hand_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the player whose hand has to be told, as another number of cards would change an answer. Where it is
    asked of discarding, there are cards to be discarded."""
    if not understood.questions:
        bars = _who_bars(understood, found, run)
        return found if bars is None else _to_be_told(bars)
    kinds = {question.kind for question in understood.questions}
    for player in understood.untold_hands:
        other = run(_with_hand(understood, player, _MANY))
        if answers_of(other) == answers_of(found):
            continue
        if kinds <= _OF_DISCARDING and answers_of(
            run(_with_hand(understood, player, _MANY - 1))
        ) == answers_of(other):
            said = f"{player} has cards in hand: how many is not told."
            return replace(other, assumptions=(*other.assumptions, said))
        return _to_be_told(player)
    return found


def is_it_one_of_those_held(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the card that is cast of which has to be told whether it was one of those told to be in hand."""
    if not understood.one_of_those_held or not understood.questions:
        return found
    meant = {label for label, _ in understood.one_of_those_held}
    other = with_objects(understood, lambda objects: tuple(o for o in objects if o.label not in meant))
    if answers_of(run(other)) == answers_of(found):
        return found
    card = understood.one_of_those_held[0][1]
    message = f"It is not told whether {card} is one of the cards in hand, and the answer depends on that."
    return ToBeTold(message, (f"Alice has {card} and two other cards in hand.",))


def _who_bars(understood: Scenario, found: Resolution, run: Run) -> str | None:
    """The player with whose hand empty a deed is against the rules, and is not with cards in it."""
    if found.status is not Status.ILLEGAL:
        return None
    for player in understood.untold_hands:
        if run(_with_hand(understood, player, _SOME)).status is Status.RESOLVED:
            return player
    return None


def with_hands_said(understood: Scenario, found: Resolution, run: Run) -> Resolution:
    """The answer, where nothing is asked, with the assumption that the hands of which nothing is told are empty, where it would
    come otherwise with cards in them."""
    if understood.questions or found.status is not Status.RESOLVED:
        return found
    players = [p for p in understood.untold_hands if _comes_otherwise(p, understood, found, run)]
    if not players:
        return found
    whose = listed([f"{player}'s" if player != "You" else "your" for player in players])
    said = f"No card is in {whose} hand{'s' if len(players) > 1 else ''} as the story begins: none is told."
    return replace(found, assumptions=(*found.assumptions, said))


def _comes_otherwise(player: str, understood: Scenario, found: Resolution, run: Run) -> bool:
    other = _with_hand(understood, player, _SOME)
    labels = {thing.label for thing in other.script.setup.objects} - {
        thing.label for thing in understood.script.setup.objects
    }
    return all_said(run(other), understood, labels) != all_said(found, understood, labels)


def _to_be_told(player: str) -> ToBeTold:
    who, has = ("you", "You have") if player == "You" else (player, f"{player} has")
    message = f"It is not told how many cards {who} {has.rpartition(' ')[2]} in hand, and the answer depends on that."
    return ToBeTold(message, (f"{has} two cards in hand.",))


def _with_hand(understood: Scenario, player: str, number: int) -> Scenario:
    card = Card("Land card", ("Land",), colors=_COLORS)  # red cards are asked for, or blue ones
    cards = tuple(
        ObjectSetup(f"land card {n} of {player}", card, player, player, zone="hand", declared=True)
        for n in range(number)
    )
    return with_objects(understood, lambda objects: (*objects, *cards))
