"""Who wins: the game, or the fight of the creatures."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.answers.questions.asked import Asked, fitting
from bot.answers.questions.death import death_of, deaths_of, life_of
from bot.answers.questions.finding import Finding, answers, cites_of, together, told
from bot.answers.questions.what_killed import killers
from bot.answers.questions.winning import winner
from bot.answers.resolution import DEPENDS
from bot.engine.log.combat import Attacked, Blocked, BlockedInBand
from bot.engine.log.counters import PlayerGotCounters
from bot.engine.log.damage import DamageDealt, Fought
from bot.engine.log.notes import Note, Noted
from bot.engine.log.players import LostLife, LostTheGame
from bot.engine.log.step import listed
from bot.engine.log.things import Died
from bot.engine.mana_symbols import mana_value
from bot.engine.outcome import Outcome
from bot.scenario.questions.subjects import Description, Part
from bot.values import replace


@answers("winsgame")
def wins_game(question: Asked, outcome: Outcome) -> Finding:
    """The winner's name; `nobody` while the game goes on, or when it is a draw."""
    return winner(outcome)


@answers("wins")
def wins(question: Asked, outcome: Outcome) -> Finding:
    """The winner's name; `nobody` while the game goes on, or when it is a draw. Where creatures fought and no player is touched by it,
    what is left of the fight; else the reason says so."""
    game = winner(outcome)
    left = _left_of_the_fight(outcome)
    if game.value == "nobody" and _all_died(outcome):
        return replace(game, why=f"{game.why} None of the creatures that fought is left.")
    if game.value != "nobody" or not left:
        return game
    if not any(isinstance(step, LostLife | LostTheGame | PlayerGotCounters) for step in outcome.steps):
        return wins_combat(question, outcome)
    return replace(game, why=f"{game.why} Of the creatures that fought, {listed(left)} is left.")


@answers("winscombat")
def wins_combat(question: Asked, outcome: Outcome) -> Finding:
    """The creatures of the one player whose creatures survive a fight in which all others die: `nobody` where there is no such."""
    died = told(outcome.of(Died))
    left = _left_of_the_fight(outcome)
    if not left:
        return Finding("nobody", died or "Nothing dies.", cites_of(outcome.of(Died)))
    return Finding(listed(left), died, cites_of(outcome.of(Died)))


@answers("firstdamage", none="nothing")
def deals_damage_first(question: Asked, outcome: Outcome) -> Finding:
    """The names of the creatures that deal combat damage in the first of two combat damage steps (CR 510.4); of all that deal any
    where there is one such step only."""
    first = [step for step in outcome.of(Noted) if step.note in (Note.STRIKES_FIRST, Note.STRIKE_FIRST)]
    hits = [step for step in outcome.of(DamageDealt) if step.combat]
    if first:
        return Finding(first[0].about[0], told(first), cites_of(first))
    dealing = listed(dict.fromkeys(step.source for step in hits))
    why = f"{dealing} deal damage at the same time." if " and " in dealing else told(hits)
    return Finding(dealing or "nothing", why or "No combat damage is dealt.", cites_of(hits))


@answers("trades")
def trades(question: Asked, outcome: Outcome) -> Finding:
    """Whether they kill each other; where one alone is named, whether it and one that it fights do. What dies of something else later does not
    trade."""
    labels = tuple(dict.fromkeys((*question.what, *question.by)))
    rivals = labels if len(labels) > 1 else (*labels, *_fought_by(outcome, *labels))
    ends = {label: _killed_by_those(outcome, label, rivals) for label in labels}
    so = together(question.quantity, ends) if ends else Finding(False, "There is no creature.")
    if len(labels) != 1 or so.value is not True:
        return so
    killed = [_killed_by_those(outcome, one, labels) for one in rivals[1:]]
    why = " ".join(dict.fromkeys((so.why, *(end.why for end in killed if end.value is True))))
    return Finding(any(end.value is True for end in killed), why, so.cites)


def _killed_by_those(outcome: Outcome, label: str, rivals: Sequence[str]) -> Finding:
    """Whether it dies, and of none but those, as far as it can be told of what."""
    end = death_of(outcome, label)
    died = deaths_of(outcome, label)
    sources = killers(outcome, died[-1]).sources if died else frozenset()
    if end.value is not True or not sources or not sources.isdisjoint(rivals):
        return end
    return replace(end, value=False, why=f"{end.why} It dies of {listed(sorted(sources))}.")


def _fought_by(outcome: Outcome, label: str = "") -> list[str]:
    """What it blocks, is blocked by, or fights."""
    rivals: list[str] = []
    for step in outcome.steps:
        match step:
            case Blocked(attacker=one, blockers=others) | BlockedInBand(attacker=one, blockers=others):
                pairs = [(one, other) for other in others]
            case Fought(one=one, other=other):
                pairs = [(one, other)]
            case _:
                continue
        rivals += [other if one == label else one for one, other in pairs if label in (one, other)]
    return rivals


def _all_died(outcome: Outcome) -> bool:
    """Whether creatures fought, and all of them died."""
    fought = [
        label for part in (Part.IS_BLOCKED, Part.BLOCKS) for label in fitting(Description(part=part), outcome)
    ]
    return bool(fought) and all(life_of(outcome, one).value is False for one in fought)


def _left_of_the_fight(outcome: Outcome) -> list[str]:
    """The creatures of the one player whose creatures survive a fight in which all others die; none where there is no such."""
    sides: dict[str, list[str]] = {}
    for part in (Part.IS_BLOCKED, Part.BLOCKS):
        for label in fitting(Description(part=part), outcome):
            thing = outcome.thing(label)
            sides.setdefault(thing.controller if thing is not None else "", []).append(label)
    for step in outcome.of(Fought):
        for label in (step.one, step.other):
            thing = outcome.thing(label)
            sides.setdefault(thing.controller if thing is not None else "", []).append(label)
    alive = {who: [one for one in own if life_of(outcome, one).value is True] for who, own in sides.items()}
    winners = [own for own in alive.values() if own]
    return winners[0] if len(winners) == 1 and len(sides) > 1 else []


@answers("paysany")
def pays_any(question: Asked, outcome: Outcome) -> Finding:
    """Whether anything has to be paid so that creatures can attack."""
    steps = [s for s in outcome.of(Noted) if s.note is Note.COST_PAID and s.about[0] == question.who]
    why = told(steps) or f"Nothing asks {question.who} to pay for attacking."
    return Finding(bool(steps), why, cites_of(steps))


@answers("topay")
def to_pay(question: Asked, outcome: Outcome) -> Finding:
    """How much mana the player pays so that creatures can attack (CR 508.1g-h)."""
    steps = [s for s in outcome.of(Noted) if s.note is Note.COST_PAID and s.about[0] == question.who]
    attackers = {label for step in outcome.of(Attacked) for label in step.attackers}
    total = 0
    for step in steps:
        cost = "".join(re.findall(r"\{[^}]*\}", step.about[1]))
        if not cost:  # something else than mana
            return Finding(DEPENDS, told(steps), cites_of(steps))
        many = len(_named_in(step.about[3], attackers)) if step.about[1].endswith("for each") else 1
        total += mana_value(cost) * many
    return Finding(
        total, told(steps) or f"Nothing asks {question.who} to pay for attacking.", cites_of(steps)
    )


def _named_in(words: str, labels: set[str]) -> list[str]:
    """Which of the labels stand in a list of names."""
    found = []
    for label in sorted(labels, key=len, reverse=True):
        if label in words:
            found.append(label)
            words = words.replace(label, "", 1)
    return found
