"""Spells and abilities: are they countered, do they resolve, do they trigger, what do they give?"""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, found, told
from bot.answers.resolution import DEPENDS
from bot.engine.citations import Cite
from bot.engine.log.combat import Attacked
from bot.engine.log.counters import CountersPut
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife, LostLife
from bot.engine.log.stack import (
    AbilityTriggered,
    InVain,
    Resolved,
    SpellCast,
    TriggeredInVain,
)
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import Exiled, How, Moved, TokenCreated
from bot.engine.log.turn import Drew, ExtraCombatGiven, ExtraTurnGiven
from bot.engine.outcome import Outcome


@answers("triggers", "manytriggers", "manytimes")
def triggers(question: Asked, outcome: Outcome) -> Finding:
    """Does its ability trigger, and how often? `Does it trigger twice?`: exactly as often as is asked."""
    steps = [step for step in _caused(question, outcome) if step.source in question.what]
    names = listed(question.what)
    often = Finding(len(steps), f"{names} triggers {counted(len(steps), 'time')}.", cites_of(steps))
    if question.kind != "triggers":
        return often
    if question.number is not None:
        return Finding(len(steps) == question.number, often.why, often.cites)
    return found(bool(steps), steps, f"{names} does not trigger.")


@answers("alltriggers")
def all_triggers(question: Asked, outcome: Outcome) -> Finding:
    """How many abilities trigger in all, or of what a player controls, where one is named?"""
    steps = [step for step in outcome.steps if isinstance(step, AbilityTriggered | TriggeredInVain)]
    if question.who:
        steps = [step for step in steps if _controller(step.source, outcome) == question.who]
    return Finding(len(steps), told(steps) if steps else "Nothing triggers.", cites_of(steps))


def _controller(label: str, outcome: Outcome) -> str | None:
    thing = outcome.thing(label)
    return thing.controller if thing is not None else None


@answers("whattriggers")
def what_triggers(question: Asked, outcome: Outcome) -> Finding:
    """The names of what has an ability that triggers; `nothing`."""
    steps = outcome.of(AbilityTriggered)
    names = listed(dict.fromkeys(step.source for step in steps)) or "nothing"
    return Finding(names, told(steps) or "Nothing triggers.", cites_of(steps))


def _caused(question: Asked, outcome: Outcome) -> list[AbilityTriggered | TriggeredInVain]:
    """The triggers, those too of which nothing comes; where it is asked whether something causes them, those on events that it was part
    of, that follow damage that it dealt, or that come of it, where it is a spell; of its damage alone, where that is asked."""
    of_damage = "damage" in question.words.split()
    follows = not question.by
    found: list[AbilityTriggered | TriggeredInVain] = []
    for step in outcome.steps:
        match step:
            case DamageDealt(source=source) if source in question.by:
                follows = True
            case SpellCast(spell=spell) if spell in question.by and not of_damage:
                follows = follows or _is_instant(outcome, spell)
            case AbilityTriggered() | TriggeredInVain():
                if not _is_awaited(question, step):
                    continue
                if follows or (not of_damage and {*step.because} & {*question.by}):
                    found.append(step)
            case _:
                pass
    return found


def _is_awaited(question: Asked, step: AbilityTriggered | TriggeredInVain) -> bool:
    """Whether it may be the trigger that is asked of: one on no other event than the question says."""
    return not question.event or not step.awaits or question.event in step.awaits


def _is_instant(outcome: Outcome, label: str) -> bool:
    thing = outcome.thing(label)
    return thing is not None and bool({"Instant", "Sorcery"} & {*thing.types})


_SMALL_WORDS = frozenset({"a", "an", "the", "any", "my", "his", "her", "to"})


@answers("gets")
def gets(question: Asked, outcome: Outcome) -> Finding:
    """`Do I get a Spirit?`: is that token made, that card drawn, that life gained?"""
    words = [word for word in question.words.lower().split() if word not in _SMALL_WORDS]
    steps = [step for step in outcome.steps if _gives(step, words, question.who)]
    if words[-1:] in (["combat"], ["combats"]):  # of whose turn it is, who attacks in it
        theirs = all(step.player == question.who for step in outcome.of(Attacked))
        steps = [step for step in outcome.of(ExtraCombatGiven) if theirs]
    if question.number is not None:
        return _as_many(steps, question)
    if question.event:
        steps = [
            step
            for step in outcome.steps
            if isinstance(step, AbilityTriggered | TriggeredInVain) and question.event in step.awaits
            if question.who in ("", _controller(step.source, outcome))
        ]
    none = f"Nothing gives {question.who or 'anybody'} {_with_article(words)}."
    return found(bool(steps), steps, none if words else "Nothing triggers.")


def _as_many(steps: Sequence[Step], question: Asked) -> Finding:
    """Whether so many are got as are asked for, or so much life."""
    got = sum(s.amount if isinstance(s, GainedLife | Drew | CountersPut) else 1 for s in steps)
    why = told(steps) if steps else f"Nothing gives {question.who or 'anybody'} {question.words}."
    return Finding(got == question.number, why, cites_of(steps))


def _with_article(words: Sequence[str]) -> str:
    noun = " ".join(words)
    counted_so = noun in ("life", "") or noun.endswith("s")
    return noun if counted_so else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


@answers("getsto")
def gets_to(question: Asked, outcome: Outcome) -> Finding:
    """`Do I get to draw a card?`: does an effect of that player's, of what was named where something was, do so?"""
    if question.what:
        return _does_its_thing(question, outcome)
    verb, *words = question.words.lower().split()
    number = next((int(word) for word in words if word.isdigit()), None)
    zone = next((_ZONES[word] for word in words if word in _ZONES), "") if verb == "put" else ""
    steps = [
        step
        for step in outcome.steps
        if (_goes_to(step, zone) if zone else _does(step, verb, question.who, number))
        and (not question.by or _comes_of(step, question.by))
    ]
    vain = [step for step in outcome.of(TriggeredInVain) if step.why is InVain.NO_TARGET]
    if not steps and vain and verb in _AIMED:
        why = f"{vain[0].source} triggers, and it is not told what there is to {question.words}."
        return Finding(DEPENDS, why, cites_of(vain))
    return found(bool(steps), steps, f"Nothing lets {question.who or 'anybody'} {question.words}.")


_AIMED = frozenset({"destroy", "exile", "bounce", "return", "tap", "untap", "steal", "kill"})
"""What is done to something that is aimed at, which may be there untold."""

_ZONES = {
    "hand": "hand",
    "hands": "hand",
    "battlefield": "battlefield",
    "play": "battlefield",
    "graveyard": "graveyard",
    "library": "library",
    "deck": "library",
}


def _goes_to(step: Step, zone: str) -> bool:
    """Whether something is put there: `put it in his hand`."""
    return isinstance(step, Moved) and step.zone == zone


_LEFT_OUT = frozenset({"scry", "exile"})
"""What is done without a step of its own, so that it is told by what the game leaves out."""


def _does_its_thing(question: Asked, outcome: Outcome) -> Finding:
    """Whether what has such a text resolves, as a spell or with the ability that says so."""
    verb = question.words.lower().split()[0]
    if verb == "investigate":
        clues = [s for s in outcome.of(TokenCreated) if s.player == question.who and "Clue" in s.token]
        return found(bool(clues), clues, f"Nothing lets {question.who or 'anybody'} {question.words}.")
    if verb in _LEFT_OUT and not any(verb in one.text.lower() for one in outcome.left_out):
        return Finding(False, f"Nothing lets {question.who or 'anybody'} {question.words}.", ())
    own = {*question.what, *(f"{name}'s {what}" for name in question.what for what in ("trigger", "ability"))}
    steps = [step for step in outcome.of(Resolved) if step.what in own]
    return found(bool(steps), steps, f"{listed(question.what)} does nothing.")


def _comes_of(step: Step, sources: Sequence[str]) -> bool:
    """Whether one of the sources does what the step tells, as far as the step says what does it."""
    match step:
        case DamageDealt(source=name) | GainedLife(source=name):
            return name in sources
    return True


def _does(step: Step, verb: str, player: str, number: int | None) -> bool:
    match verb, step:
        case "draw", Drew(player=who):
            return who == player
        case "gain", GainedLife(player=who, amount=amount):
            return who == player and number in (None, amount)
        case "lose", LostLife(player=who, amount=amount):
            return who == player and number in (None, amount)
        case "deal", DamageDealt(amount=amount, combat=False):
            return number in (None, amount)
        case (("create" | "make"), TokenCreated(player=who)):
            return who == player
        case "put", CountersPut(amount=amount):
            return number in (None, amount)
        case "exile", Exiled():
            return True
        case (("destroy" | "return" | "discard" | "sacrifice"), Moved(how=how)):
            return how is _DONE_BY[verb]
    return False


_DONE_BY = {
    "destroy": How.DESTROYED,
    "return": How.RETURNED,
    "discard": How.DISCARDED,
    "sacrifice": How.SACRIFICED,
}


_OF_PLAYERS = frozenset({"poison", "energy", "experience", "rad", "ticket"})
"""What players have counters of."""


def _gives(step: Step, words: list[str], player: str) -> bool:
    """Whether a step gives the player what these words name; without words: whether something triggers."""
    if not words:
        return isinstance(step, AbilityTriggered)
    if "life" in words:
        return isinstance(step, GainedLife) and step.player == player
    if {"card", "cards", "draw"} & {*words}:
        return isinstance(step, Drew) and step.player == player
    if words[-1] in ("turn", "turns"):
        return isinstance(step, ExtraTurnGiven) and step.player == player
    if {"counter", "counters"} & {*words}:
        kinds = [word for word in words if word not in ("counter", "counters")]
        on_player = bool({*kinds} & _OF_PLAYERS)  # others are got on something of theirs
        return (
            isinstance(step, CountersPut)
            and (step.on == player or not on_player)
            and all(kind in step.kind_of_counter.lower() for kind in kinds)
        )
    noun = [word.rstrip("s") for word in words if word.rstrip("s") not in ("token", "trigger")][-1:]
    match step:
        case TokenCreated(token=name, player=who):
            return who == player and "trigger" not in words and all(one in name.lower() for one in noun)
        case AbilityTriggered(source=name):
            return not {"token", "tokens"} & {*words} and all(one in name.lower() for one in noun)
        case Moved(thing=name, zone=zone):
            return bool(noun) and zone in ("battlefield", "hand") and all(one in name.lower() for one in noun)
    return False


@answers("hastargets")
def has_targets(question: Asked, outcome: Outcome) -> Finding:
    """Whether the text of a card has the word (CR 115.1)."""
    so = bool(question.number)
    why = f"{question.words} has {'a' if so else 'no'} target."
    return Finding(so, why, (Cite.CAST_TARGETS,))
