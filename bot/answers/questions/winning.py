"""The game: who wins, who has lost."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, found, player_asked, told
from bot.answers.questions.life import life_changes
from bot.engine.citations import Cite
from bot.engine.log.players import DuelDrawn, GameDrawn, LostTheGame, WonTheGame
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import Died
from bot.engine.outcome import Outcome

_ENDINGS = LostTheGame | WonTheGame | GameDrawn | DuelDrawn


def _endings(outcome: Outcome) -> list[Step]:
    return [step for step in outcome.steps if isinstance(step, _ENDINGS)]


def lost(outcome: Outcome, player: str) -> Finding:
    """Has that player lost?"""
    end = outcome.players[player]
    if end.lost:
        steps = [s for s in _endings(outcome) if not isinstance(s, LostTheGame) or s.player == player][:1]
        return Finding(True, told(steps) or f"{player} has lost.", cites_of(steps))
    poison = f" and {counted(end.poison, 'poison counter')}" if end.poison else ""
    if end.spared_by:
        why = f"{player} is at {end.life} life{poison}, and can't lose: {end.spared_by}."
        return Finding(False, why, (Cite.CANT_HAPPEN,))
    return Finding(False, f"{player} is at {end.life} life{poison}.", cites_of(life_changes(outcome, player)))


def winner(outcome: Outcome) -> Finding:
    """Who has won the game: `nobody` while it goes on, or when it is a draw."""
    alive = [name for name, end in outcome.players.items() if not end.lost]
    steps = _endings(outcome)
    if len(alive) > 1:
        totals = listed(f"{name} is at {end.life} life" for name, end in outcome.players.items())
        return Finding("nobody", f"Nobody has won: {totals}.")
    if not alive:
        return Finding("nobody", told(steps) or "The game is a draw.", cites_of(steps))
    return Finding(alive[0], told(steps) or f"{alive[0]} wins.", cites_of(steps))


@answers("loses")
def loses(question: Asked, outcome: Outcome) -> Finding:
    """The name of whoever has lost; `nobody`."""
    names = listed(name for name, end in outcome.players.items() if end.lost)
    steps = _endings(outcome)
    return Finding(names or "nobody", told(steps) or "Nobody has lost.", cites_of(steps))


@answers("iswinner")
def iswinner(question: Asked, outcome: Outcome) -> Finding:
    """Does that player win?"""
    found = winner(outcome)
    return Finding(found.value == player_asked(question, outcome), found.why, found.cites)


@answers("isloser")
def is_loser(question: Asked, outcome: Outcome) -> Finding:
    """Does that player lose, is that player dead?"""
    return lost(outcome, player_asked(question, outcome))


@answers("alllose")
def all_lose(question: Asked, outcome: Outcome) -> Finding:
    """Has every player lost?"""
    ends = [lost(outcome, name) for name in outcome.players]
    decisive = next((end for end in ends if end.value is False), ends[-1])
    return Finding(decisive.value, decisive.why, decisive.cites)


@answers("isdraw")
def is_draw(question: Asked, outcome: Outcome) -> Finding:
    """Has nobody won, the game being over?"""
    drawn = all(end.lost for end in outcome.players.values()) or bool(outcome.of(GameDrawn))
    return Finding(drawn, winner(outcome).why, cites_of(_endings(outcome)))


@answers("islethal")
def is_lethal(question: Asked, outcome: Outcome) -> Finding:
    """Does it kill: the player or thing named, else any player, or any creature?"""
    losers = [lost(outcome, name) for name in (question.what or outcome.players) if name in outcome.players]
    dead = [step for step in outcome.of(Died) if not question.what or step.thing in question.what]
    decisive = next((one for one in losers if one.value is True), None)
    if decisive is not None:
        return decisive
    none = losers[0].why if losers and question.what else "Nothing and nobody dies."
    return found(bool(dead), dead, none)
