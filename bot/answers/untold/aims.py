"""What a spell or ability is aimed at that one can or can't use: nobody asks that of an empty board, where nothing told could be its target."""

from __future__ import annotations

from bot.abilities.filters import InStatus
from bot.abilities.walk import holds
from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold
from bot.engine.told.script import Activate, Cast, GoTo, Script
from bot.regex import regex
from bot.scenario.scenario import Scenario
from bot.scenario.things.aims import may_be_target, targets_of, zone_of

_NONE = regex(r"There is no legal target for (?P<label>.+?)(?:'s ability)?\.")


def what_it_may_be_aimed_at(understood: Scenario, found: Resolution, _: Run) -> Resolution | ToBeTold:
    """What comes of the story; or that it has to be told what there is to aim at: `I control Royal Assassin. Can I activate it?` is not
    answered with no for want of a creature. Where one is told that could be its target by its types, or a moment at which none can be, it is."""
    for place, (question, answered) in enumerate(zip(understood.questions, found.answers, strict=False)):
        none = _NONE.search(answered.text) if question.kind == "legal" and answered.value is False else None
        script = understood.script if question.beside is None else question.beside
        if none is not None and _is_untold(script, none["label"], found.assumptions):
            said = f"It is not told what {none['label']} could be aimed at, and the answer depends on that."
            spans = understood.spans
            return ToBeTold(said, place=spans[place] if len(spans) == len(understood.questions) else None)
    return found


def _is_untold(script: Script, label: str, assumptions: tuple[str, ...]) -> bool:
    """Whether nobody tells a target of what was used last by that label, nor of anything that could be one."""
    used = [a for a in script.actions if isinstance(a, Cast | Activate)]
    if not used or used[-1].targets.names is not None:
        return False
    last = used[-1]
    if label not in (last.card if isinstance(last, Cast) else last.source):
        return False
    its = next((one for one in script.setup.objects if one.label == label), None)
    aims = targets_of(its.card) if its is not None else []
    if not aims or any(zone_of(aim) != "battlefield" for aim in aims):
        return False
    if any(player.without or player.empty for player in script.setup.players):
        return False  # it is told that there is nothing
    if holds(tuple(aims), InStatus) and any(isinstance(action, GoTo) for action in script.actions):
        return False  # `during my upkeep`, when nothing attacks
    supposed = {
        one.label for one in script.setup.objects if f"{one.label} is there for {label}." in assumptions
    }
    there = [one for one in script.setup.objects if one.label not in {label, *supposed}]
    there = [one for one in there if one.zone == "battlefield"]
    return not any(may_be_target(aim, one.card.types) for aim in aims for one in there)
