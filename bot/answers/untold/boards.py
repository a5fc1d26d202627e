"""Boards that the story leaves open: permanents of which nobody says whose they are, players of whose permanents nothing is told."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold, answers_of, is_too_much, with_objects, with_scripts
from bot.engine.told.script import PutsOnto, Script
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace

#: More permanents than are mostly asked for.
_MANY = 7
_OF_SACRIFICING = frozenset({"sacrifices", "manysacrificed"})
_FILLERS = (Card("Land card", ("Land",)), Card("Creature card", ("Creature",), power=1, toughness=1))


def whose_permanent_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the permanent of which has to be told whose it is, as the answers would be others were it another
    player's."""
    for label in understood.untold_owners if understood.questions else ():
        for player in understood.script.setup.players:
            other = _under(understood, label, player.name)
            told = run(other) if other is not None else found
            if answers_of(told) != answers_of(found) and not is_too_much(told):
                return _owner_to_be_told(understood, label)
    return found


def _owner_to_be_told(understood: Scenario, label: str) -> ToBeTold:
    names = [player.name for player in understood.script.setup.players]
    told = tuple(f"You control {label}." if name == "You" else f"{name} controls {label}." for name in names)
    return ToBeTold(f"It is not told who controls {label}, and the answer depends on that.", told)


def _under(understood: Scenario, label: str, player: str) -> Scenario | None:
    """The story with that permanent under that player's control; None where it is."""
    setup = understood.script.setup
    thing = next((one for one in setup.objects if one.label == label), None)
    if thing is None or thing.controller == player:
        return None
    return with_scripts(understood, lambda script: _with_it_under(script, label, player))


def _with_it_under(script: Script, label: str, player: str) -> Script:
    objects = tuple(
        replace(one, owner=player, controller=player) if one.label == label else one
        for one in script.setup.objects
    )
    actions = tuple(
        replace(one, player=player) if isinstance(one, PutsOnto) and one.what == label else one
        for one in script.actions
    )
    return replace(script, setup=replace(script.setup, objects=objects), actions=actions)


def with_what_is_sacrificed(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story where it is asked what a player sacrifices, of whose permanents nothing was told: there are enough. Or
    the player whose permanents have to be told, where more of them would always be sacrificed."""
    asked = {question.kind for question in understood.questions}
    players = {question.who for question in understood.questions if question.kind in _OF_SACRIFICING}
    if len(players) != 1 or players == {""}:
        return found
    (player,) = players
    told = (one for one in understood.script.setup.objects if one.controller == player and one.declared)
    if any(one.zone == "battlefield" for one in told):
        return found
    other = run(_with(understood, player, _MANY))
    if answers_of(other) == answers_of(found):
        return found
    if not asked <= _OF_SACRIFICING and _of_the_rest(understood, other) != _of_the_rest(understood, found):
        return _board_to_be_told(player)
    if answers_of(run(_with(understood, player, _MANY - 1))) != answers_of(other):
        return _board_to_be_told(player)
    who = "You have" if player == "You" else f"{player} has"
    said = f"{who} other permanents: which is not told."
    return replace(other, assumptions=(*other.assumptions, said))


def _of_the_rest(understood: Scenario, found: Resolution) -> list[object]:
    """What is answered to the questions that ask of nothing that is sacrificed."""
    both = zip(understood.questions, answers_of(found)[1], strict=False)
    return [said for question, said in both if question.kind not in _OF_SACRIFICING]


def _board_to_be_told(player: str) -> ToBeTold:
    who, has = ("you", "You control") if player == "You" else (player, f"{player} controls")
    verb = "control" if player == "You" else "controls"
    message = f"It is not told what {who} {verb}, and the answer depends on that."
    return ToBeTold(message, (f"{has} two Forests.",))


def _with(understood: Scenario, player: str, number: int) -> Scenario:
    fillers = tuple(
        ObjectSetup(f"{card.name.lower()} {n} of {player}", card, player, player, tapped=True)
        for card in _FILLERS
        for n in range(number)
    )
    return with_objects(understood, lambda objects: (*objects, *fillers))
