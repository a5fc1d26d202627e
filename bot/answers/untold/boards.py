"""Boards that the story leaves open: permanents of which nobody says whose they are, players of whose permanents nothing is told."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.card import Card
from bot.answers.questions.asked import is_kind
from bot.answers.resolution import Resolution, Status
from bot.answers.untold.fights_swapped import fights_of_nobodys, with_sides_changed
from bot.answers.untold.retold import Run, ToBeTold, answers_of, is_too_much, with_objects, with_scripts
from bot.engine.told.decisions import PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import Action, Attack, Block, PutsOnto, Script
from bot.engine.told.setup import ObjectSetup, Setup
from bot.scenario.questions.question import Question
from bot.scenario.scenario import Scenario
from bot.values import replace

#: More permanents than are mostly asked for.
_MANY = 7
_OF_SACRIFICING = frozenset({"sacrifices", "manysacrificed"})
#: What is asked of permanents that nobody told of.
_OF_PERMANENTS = _OF_SACRIFICING | {"whatsacrificed", "manydie", "whodies", "diesfirst", "howmany"}
#: What may come of creatures that nobody told of.
_OF_CREATURES = frozenset({"lifelost", "lifegained"})
_NONE = (0, "nobody", "nothing")
_FILLERS = (
    Card("Land card", ("Land",), subtypes=("Plains", "Island", "Swamp", "Mountain", "Forest")),
    Card("Creature card", ("Creature",), power=1, toughness=1),
)


def whose_permanent_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the permanent of which has to be told whose it is, as the answers would be others were it another
    player's."""
    if not understood.untold_owners or not understood.questions:
        return found
    filled = understood
    for player in sorted({question.who for question in understood.questions if _asks_of_a_board(question)}):
        filled = filled if _has_told(understood, player) else _with(filled, player, _MANY)
    as_it_is = found if filled is understood else run(filled)
    for label in understood.untold_owners:
        for one in understood.script.setup.players:
            other = _under(filled, label, one.name)
            told = run(other) if other is not None else as_it_is
            if (
                told.status is Status.ILLEGAL
                and as_it_is.status is Status.RESOLVED
                and (_fights(filled, label) or any(_chooses_for(one, label) for one in filled.script.actions))
            ):
                continue  # then it is not that player's
            if answers_of(told) != answers_of(as_it_is) and not is_too_much(told):
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
    if fights_of_nobodys(understood.script, label):
        untold = understood.untold_owners
        if with_sides_changed(understood.script, untold) is None:
            return None
        return with_scripts(understood, lambda script: with_sides_changed(script, untold) or script)
    return with_scripts(understood, lambda script: _with_it_under(script, label, player))


def _with_it_under(script: Script, label: str, player: str) -> Script:
    objects = tuple(
        replace(one, owner=player, controller=player) if one.label == label else one
        for one in script.setup.objects
    )
    attacks = any(isinstance(one, Attack) and _attacks_alone(one, label) for one in script.actions)
    actions = tuple(_done_by(one, label, player, script.setup, attacks) for one in script.actions)
    active = player if attacks and script.setup.active else script.setup.active
    return replace(script, setup=replace(script.setup, objects=objects, active=active), actions=actions)


def _attacks_alone(attack: Attack, label: str) -> bool:
    return {one for one, _ in attack.attacks} == {label}


def _done_by(action: Action, label: str, player: str, setup: Setup, attacks: bool) -> Action:
    """The deed as that player does it whose the permanent is; of its attack the other one is the one that may block."""
    if isinstance(action, PutsOnto) and action.what == label:
        return replace(action, player=player)
    if isinstance(action, TriggerTargets | PicksModes | SaysMay) and _chooses_for(action, label):
        return replace(action, player=player)
    if isinstance(action, Attack) and _attacks_alone(action, label):
        return replace(action, player=player, attacks=tuple((one, "") for one, _ in action.attacks))
    if attacks and isinstance(action, Block) and len(setup.players) == _TWO:
        return replace(action, player=next(one.name for one in setup.players if one.name != player))
    return action


def _chooses_for(action: Action, label: str) -> bool:
    """Whether what it does as it triggers is told: whoever controls it says so (CR 603.3d)."""
    if isinstance(action, SaysMay):
        return action.about == label
    return isinstance(action, TriggerTargets | PicksModes) and action.source == label


_TWO = 2


def _fights(understood: Scenario, label: str) -> bool:
    attacks = [one for one in understood.script.actions if isinstance(one, Attack)]
    return any(_attacks_alone(one, label) for one in attacks)


def with_what_is_sacrificed(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story where it is asked what a player sacrifices, of whose permanents nothing was told: there are enough. Or
    the player whose permanents have to be told, where more of them would always be sacrificed."""
    asked = {question.kind for question in understood.questions}
    players = {question.who for question in understood.questions if question.kind in _OF_SACRIFICING}
    if len(players) != 1 or players == {""}:
        return found
    (player,) = players
    if _has_told(understood, player):
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


def whose_board_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story where it is asked how many die, are left or are sacrificed of what nobody told of: as many as there are
    in any case. Or the player whose permanents have to be told, where it is some and not always as many."""
    for question, answered in zip(understood.questions, found.answers, strict=False):
        asked_of = question.kind in (_OF_PERMANENTS - _OF_SACRIFICING) | _OF_CREATURES
        if not asked_of or answered.value not in _NONE or question.beside is not None:
            continue
        whose = question.who or (question.what.fitting.whose if question.what.fitting is not None else "")
        kinds = list(question.what.fitting.kinds) if question.what.fitting is not None else ["permanent"]
        if question.kind in _OF_CREATURES:
            whose, kinds = "", ["creature"]
        players = [one.name for one in understood.script.setup.players if whose in ("", one.name)]
        if question.kind in _OF_CREATURES:
            players = [one for one in players if not _is_spoken_of(found, [one], kinds)]
        if not players or _is_spoken_of(found, players, kinds):
            continue
        many, fewer = (_with_all(understood, players, number) for number in (_MANY, _MANY - 1))
        other = run(many)
        if answers_of(other) == answers_of(found) or is_too_much(other):
            continue
        named = isinstance(answered.value, str)
        if named or len(players) > 1 or answers_of(run(fewer)) != answers_of(other):
            return _board_to_be_told(players[0] if len(players) == 1 else "")
        who = "You have" if players == ["You"] else f"{players[0]} has"
        return replace(other, assumptions=(*other.assumptions, f"{who} other permanents: which is not told."))
    return found


def _asks_of_a_board(question: Question) -> bool:
    return question.kind in _OF_PERMANENTS and bool(question.who) and question.beside is None


def _has_told(understood: Scenario, player: str) -> bool:
    """Whether the story says of anything that it is on the battlefield under that player's control."""
    told = (one for one in understood.script.setup.objects if one.controller == player and one.declared)
    return any(one.zone == "battlefield" for one in told)


def _is_spoken_of(found: Resolution, players: Iterable[str], kinds: list[str]) -> bool:
    """Whether there was anything of these kinds in the story that is a player's of these, but for the spells that were cast."""
    return any(
        thing.owner in players and is_kind(thing, kinds) and not {"Instant", "Sorcery"} & {*thing.types}
        for outcome in found.outcomes
        for thing in outcome.objects
    )


def _of_the_rest(understood: Scenario, found: Resolution) -> list[object]:
    """What is answered to the questions that ask of nothing that is sacrificed."""
    both = zip(understood.questions, answers_of(found)[1], strict=False)
    return [said for question, said in both if question.kind not in _OF_SACRIFICING]


def _board_to_be_told(player: str) -> ToBeTold:
    match player:
        case "":
            what, told = "is on the battlefield", "You control two Forests."
        case "You":
            what, told = "you control", "You control two Forests."
        case _:
            what, told = f"{player} controls", f"{player} controls two Forests."
    return ToBeTold(f"It is not told what {what}, and the answer depends on that.", (told,))


def _with_all(understood: Scenario, players: Iterable[str], number: int) -> Scenario:
    for player in players:
        understood = _with(understood, player, number)
    return understood


def _with(understood: Scenario, player: str, number: int) -> Scenario:
    lacks = {kind for one in understood.script.setup.players if one.name == player for kind in one.without}
    fillers = tuple(
        ObjectSetup(f"{card.name.lower()} {n} of {player}", card, player, player, tapped=True)
        for card in _FILLERS
        for n in range(number)
        if lacks.isdisjoint(("permanent", *(one.lower() for one in card.types)))
    )
    return with_objects(understood, lambda objects: (*objects, *fillers))
