"""Players: life, poison, cards drawn and discarded, mana burn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions.asked import Asked, is_kind
from bot.answers.questions.finding import (
    UNTOLD,
    Finding,
    answers,
    cites_of,
    player_asked,
    together,
    told,
)
from bot.answers.resolution import DEPENDS
from bot.engine.log.counters import PlayerGotCounters
from bot.engine.log.damage import DamageDealt, Prevented, Result
from bot.engine.log.players import (
    GainedLife,
    GainedNoLife,
    LifeFloored,
    LifeGainReplaced,
    LostLife,
    LostNoLife,
)
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import How, Moved
from bot.engine.log.turn import Drew, ManaBurned, Milled
from bot.engine.outcome import Outcome


def life_changes(outcome: Outcome, player: str) -> list[GainedLife | LostLife | ManaBurned]:
    """The steps in which that player's life total changed."""
    changes = (s for s in outcome.steps if isinstance(s, GainedLife | LostLife | ManaBurned))
    return [step for step in changes if step.player == player]


@answers("lifetotal")
def life_total(question: Asked, outcome: Outcome) -> Finding:
    """The life total in the end."""
    player = player_asked(question, outcome)
    life = outcome.players[player].life
    changes = life_changes(outcome, player)
    kept: list[Step] = [] if changes else [s for s in outcome.of(Prevented) if s.recipient == player]
    return Finding(life, told(changes or kept) or f"{player} is at {life} life.", cites_of(changes or kept))


@answers("islife")
def is_life(question: Asked, outcome: Outcome) -> Finding:
    """Is that the life total in the end?"""
    total = life_total(question, outcome)
    return Finding(total.value == question.number, total.why, total.cites)


@answers("lifelost", "loseslife")
def life_lost(question: Asked, outcome: Outcome) -> Finding:
    """How much life the player lost in all, or to what is named alone, or in combat; whether any."""
    player = player_asked(question, outcome)
    if question.by or question.combat is not None:
        return _lost_to(question, outcome, player)
    steps = [s for s in life_changes(outcome, player) if not isinstance(s, GainedLife)]
    return _how_much(question, player, "loses", sum(s.amount for s in steps), steps)


def _lost_to(question: Asked, outcome: Outcome, player: str) -> Finding:
    """What the player lost to that: to its damage, but for what is dealt as poison counters, and to its effects."""
    losses = [s for s in outcome.of(LostLife) if s.player == player]
    if any(s.effects for s in losses) or any(s.player == player for s in outcome.of(LifeFloored)):
        return Finding(DEPENDS, "It can't be told to what it was lost: the loss was changed as a whole.")
    steps: list[DamageDealt | LostLife] = [
        hit
        for hit in outcome.of(DamageDealt)
        if hit.recipient == player
        and Result.POISON not in hit.results
        and (not question.by or hit.source in question.by)
        and (question.combat is None or hit.combat is question.combat)
    ]
    if question.by:
        steps += [s for s in losses if s.source in question.by]
    return _how_much(question, player, "loses", sum(s.amount for s in steps), steps)


def _how_much(question: Asked, who: str, does: str, amount: int, steps: Sequence[Step]) -> Finding:
    """The amount, or whether it is any, or just as much as is asked."""
    why, cites = f"{who} {does} {amount or 'no'} life.", cites_of(steps)
    if question.kind in ("loseslife", "gainslife"):
        return Finding(amount > 0 if question.number is None else amount == question.number, why, cites)
    return Finding(amount, why, cites)


@answers("lifegained", "gainslife")
def life_gained(question: Asked, outcome: Outcome) -> Finding:
    """How much life the player gained in all, or from what is named; whether any. Without a player: whoever gained."""
    players = [question.who] if question.who in outcome.players else list(outcome.players)
    if things := [thing for label in question.by if (thing := outcome.thing(label)) is not None]:
        players = [thing.controller for thing in things if question.who in ("", thing.controller)]
    steps = [s for s in outcome.of(GainedLife) if s.player in players]
    own = [s for s in steps if s.source in question.by]
    if own or any(
        "Creature" in thing.types for thing in things
    ):  # what it is attached to may gain it as well
        steps = own
    name = listed(dict.fromkeys(s.player for s in steps)) or next(iter(players), question.who)
    return _how_much(question, name, "gains", sum(s.amount for s in steps), steps)


@answers("gainstimes", "manygains")
def times_gained(question: Asked, outcome: Outcome) -> Finding:
    """How many times the player gained life; whether just as often as is asked. What is gained at once is one time for each source."""
    player = player_asked(question, outcome)
    steps = [s for s in outcome.of(GainedLife) if s.player == player]
    often = len(steps)
    why = f"{player} gains life {counted(often, 'time')}." if often else f"{player} gains no life."
    return Finding(often if question.kind == "manygains" else often == question.number, why, cites_of(steps))


@answers("whogains", "wholoses")
def who_gains(question: Asked, outcome: Outcome) -> Finding:
    """The name of whoever gains (loses) life; `nobody`."""
    gains = question.kind == "whogains"
    changes = [s for player in outcome.players for s in life_changes(outcome, player)]
    steps = [s for s in changes if isinstance(s, GainedLife) is gains]
    names = listed(dict.fromkeys(s.player for s in steps))
    kept = any(isinstance(s, GainedNoLife | LostNoLife | LifeGainReplaced | Prevented) for s in outcome.steps)
    fought = not gains and any(isinstance(s, DamageDealt) for s in outcome.steps)
    if not (names or kept or fought):
        return Finding(DEPENDS, UNTOLD)
    why = told(steps) or f"No life is {'gained' if gains else 'lost'}."
    return Finding(names or "nobody", why, cites_of(steps))


@answers("whopoisoned")
def who_is_poisoned(question: Asked, outcome: Outcome) -> Finding:
    """The name of whoever gets poison counters; `nobody`."""
    steps = [s for s in outcome.of(PlayerGotCounters) if s.kind_of_counter == "poison"]
    names = listed(dict.fromkeys(s.on for s in steps))
    return Finding(names or "nobody", told(steps) or "Nobody gets poison counters.", cites_of(steps))


@answers("energytotal")
def energy_total(question: Asked, outcome: Outcome) -> Finding:
    """Energy counters in the end."""
    player = player_asked(question, outcome)
    energy = dict(outcome.players[player].counters).get("energy", 0)
    steps = [s for s in outcome.of(PlayerGotCounters) if s.on == player and s.kind_of_counter == "energy"]
    return Finding(energy, f"{player} has {counted(energy, 'energy counter')}.", cites_of(steps))


@answers("poisontotal")
def poison_total(question: Asked, outcome: Outcome) -> Finding:
    """Poison counters in the end."""
    player = player_asked(question, outcome)
    poison = outcome.players[player].poison
    steps = [s for s in outcome.of(PlayerGotCounters) if s.on == player]
    return Finding(poison, f"{player} has {counted(poison, 'poison counter')}.", cites_of(steps))


@answers("poisongained", "energygained")
def counters_gained(question: Asked, outcome: Outcome) -> Finding:
    """How many poison or energy counters a player gets, those not counted that were there before."""
    player = player_asked(question, outcome)
    kind = question.kind.removesuffix("gained")
    steps = [s for s in outcome.of(PlayerGotCounters) if s.on == player and s.kind_of_counter == kind]
    return Finding(sum(step.amount for step in steps), told(steps) or f"{player} gets none.", cites_of(steps))


@answers("discards", "manydiscards")
def discards(question: Asked, outcome: Outcome) -> Finding:
    """Whether, or how many cards, the player discarded; without a player, all of them together."""
    if question.kind == "manydiscards" and not question.who:
        lost = [s for s in outcome.of(Moved) if s.how is How.DISCARDED]
        number = sum(end.discarded for end in outcome.players.values())
        return Finding(number, told(lost) or "Nobody discards a card.", cites_of(lost))
    player = player_asked(question, outcome)
    number = outcome.players[player].discarded
    steps = [s for s in outcome.of(Moved) if s.how is How.DISCARDED and s.by == player]
    why = f"{player} discards {counted(number, 'card')}." if number else f"{player} discards nothing."
    return Finding(_of_question(question, number, "manydiscards"), why, cites_of(steps))


def _of_question(question: Asked, number: int, how_many: str) -> int | bool:
    """The number, or whether it is the one that was asked for; without one, whether there is any."""
    if question.kind == how_many:
        return number
    return number > 0 if question.number is None else number == question.number


@answers("sacrifices", "manysacrificed")
def sacrifices(question: Asked, outcome: Outcome) -> Finding:
    """Does that player sacrifice anything of that kind (as many of them), or how many?"""
    steps = [s for s in outcome.of(Moved) if s.how is How.SACRIFICED and question.who in ("", s.by)]
    of_kind = [s for s in steps if is_kind(outcome.thing(s.thing), question.words.split())]
    none = f"{question.who or 'Nobody'} sacrifices nothing."
    return Finding(
        _of_question(question, len(of_kind), "manysacrificed"),
        told(of_kind or steps) or none,
        cites_of(steps),
    )


@answers("issacrificed", "isdiscarded")
def is_given_up(question: Asked, outcome: Outcome) -> Finding:
    """Is that sacrificed (CR 701.21a), or discarded (CR 701.9a), by whomever is asked about?"""
    how, done = _GIVEN_UP[question.kind]
    facts: dict[str, Finding] = {}
    for label in question.what:
        steps = [s for s in outcome.of(Moved) if s.how is how and s.thing == label]
        by = [s for s in steps if question.who in ("", s.by)]
        facts[label] = Finding(bool(by), told(steps) or f"{label} is not {done}.", cites_of(steps))
    return together(question.quantity, facts) if facts else Finding(False, "")


_GIVEN_UP = {"issacrificed": (How.SACRIFICED, "sacrificed"), "isdiscarded": (How.DISCARDED, "discarded")}


@answers("whatsacrificed")
def what_is_sacrificed(question: Asked, outcome: Outcome) -> Finding:
    """The names of what that player sacrifices; `nothing`."""
    player = player_asked(question, outcome)
    steps = [s for s in outcome.of(Moved) if s.how is How.SACRIFICED and s.by == player]
    names = listed(dict.fromkeys(s.thing for s in steps)) or "nothing"
    return Finding(names, told(steps) or f"{player} sacrifices nothing.", cites_of(steps))


@answers("draws", "manycards")
def draws(question: Asked, outcome: Outcome) -> Finding:
    """Whether, or how many cards, the player drew; without a player, all of them together."""
    if question.kind == "manycards" and not question.who:
        drew = outcome.of(Drew)
        number = sum(end.drawn for end in outcome.players.values())
        return Finding(number, told(drew) or "Nobody draws a card.", cites_of(drew))
    player = player_asked(question, outcome)
    number = outcome.players[player].drawn
    steps = [s for s in outcome.of(Drew) if s.player == player]
    why = f"{player} draws {counted(number, 'card')}." if number else f"{player} draws nothing."
    return Finding(_of_question(question, number, "manycards"), why, cites_of(steps))


@answers("mills", "manymilled")
def mills(question: Asked, outcome: Outcome) -> Finding:
    """Whether, or how many cards, the player milled; without a player, all of them together."""
    steps = [s for s in outcome.of(Milled) if question.who in ("", s.player)]
    number = sum(end.milled for name, end in outcome.players.items() if question.who in ("", name))
    why = told(steps) or f"{question.who or 'Nobody'} mills nothing."
    return Finding(_of_question(question, number, "manymilled"), why, cites_of(steps))


@answers("whodraws")
def who_draws(question: Asked, outcome: Outcome) -> Finding:
    """The name of whoever draws; `nobody`."""
    names = [name for name, player in outcome.players.items() if player.drawn]
    steps = [s for s in outcome.of(Drew) if s.player in names]
    why = " ".join(f"{name} draws {counted(outcome.players[name].drawn, 'card')}." for name in names)
    return Finding(listed(names) or "nobody", why or "Nobody draws.", cites_of(steps))


@answers("manaburn")
def mana_burn(question: Asked, outcome: Outcome) -> Finding:
    """Does the player take mana burn?"""
    player = player_asked(question, outcome)
    burn = outcome.players[player].mana_burn
    steps = [s for s in outcome.of(ManaBurned) if s.player == player]
    return Finding(burn > 0, f"{player} takes {burn or 'no'} mana burn.", cites_of(steps))
