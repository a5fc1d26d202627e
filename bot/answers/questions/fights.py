"""Who wins: the game, or the fight of the creatures."""

from __future__ import annotations

from bot.answers.questions.asked import Asked, fitting
from bot.answers.questions.death import life_of
from bot.answers.questions.finding import Finding, answers, cites_of, told
from bot.answers.questions.winning import winner
from bot.engine.log.step import listed
from bot.engine.log.things import Died
from bot.engine.outcome import Outcome
from bot.scenario.subjects import Description, Part
from bot.values import replace


@answers("wins")
def wins(question: Asked, outcome: Outcome) -> Finding:
    """The winner's name; `nobody` while the game goes on, or when it is a draw: then the reason says who is left of a fight."""
    game = winner(outcome)
    left = _left_of_the_fight(outcome)
    if game.value != "nobody" or not left:
        return game
    return replace(game, why=f"{game.why} Of the creatures that fought, {listed(left)} is left.")


@answers("winscombat")
def wins_combat(question: Asked, outcome: Outcome) -> Finding:
    """The creatures of the one player whose creatures survive a fight in which all others die: `nobody` where there is no such."""
    died = told(outcome.of(Died))
    left = _left_of_the_fight(outcome)
    if not left:
        return Finding("nobody", died or "Nothing dies.", cites_of(outcome.of(Died)))
    return Finding(listed(left), died, cites_of(outcome.of(Died)))


def _left_of_the_fight(outcome: Outcome) -> list[str]:
    """The creatures of the one player whose creatures survive a fight in which all others die; none where there is no such."""
    sides: dict[str, list[str]] = {}
    for part in (Part.IS_BLOCKED, Part.BLOCKS):
        for label in fitting(Description(part=part), outcome):
            thing = outcome.thing(label)
            sides.setdefault(thing.controller if thing is not None else "", []).append(label)
    alive = {who: [one for one in own if life_of(outcome, one).value is True] for who, own in sides.items()}
    winners = [own for own in alive.values() if own]
    return winners[0] if len(winners) == 1 and len(sides) > 1 else []
