"""Where things are in the end, whose they are, how many there are."""

from __future__ import annotations

from bot.answers.questions.asked import Asked, cards_named, is_kind
from bot.answers.questions.died_again import died_again
from bot.answers.questions.finding import Finding, answers, cites_of, player_asked, together, told
from bot.answers.resolution import DEPENDS
from bot.engine.log.counters import CountersPut
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import LostTheGame
from bot.engine.log.stack import SpellCast
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import Moved, TokenCreated
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions.question import LIES

_ZONE_WORDS = {
    "battlefield": "on the battlefield",
    "graveyard": "in the graveyard",
    "hand": "in its owner's hand",
    "exile": "in exile",
    "stack": "on the stack",
    "library": "in its owner's library",
    "command": "in the command zone",
    "ceased": "gone, as a token that left the battlefield",
}


def where(thing: ObjectEnd | None) -> str:
    """The place of a thing, in words."""
    if thing is not None and thing.phased_out:
        return "phased out"
    return _ZONE_WORDS.get(thing.zone, thing.zone) if thing is not None else "nowhere"


def _moves(outcome: Outcome, label: str) -> list[Moved]:
    return [step for step in outcome.of(Moved) if step.thing == label]


def _moves_back(outcome: Outcome, label: str) -> list[Moved]:
    """Its moves, but for its entering the battlefield as the spell that it was cast as: from there it comes for the first time."""
    cast = next((at for at, step in enumerate(outcome.steps) if _is_cast(step, label)), None)
    moves = _moves(outcome, label)
    came_before = any(step in moves for step in outcome.steps[: cast or 0])
    return moves if cast is None or came_before else moves[1:]


def _is_cast(step: Step, label: str) -> bool:
    return isinstance(step, SpellCast) and step.spell == label


@answers("zone")
def zone(question: Asked, outcome: Outcome) -> Finding:
    """Where it is in the end, in one word."""
    label = question.what[0] if question.what else ""
    if label in outcome.players:
        life = outcome.players[label].life
        lost = [step for step in outcome.of(LostTheGame) if step.player == label]
        return Finding(life, told(lost) or f"{label} is at {life} life.", cites_of(lost))
    thing = outcome.thing(label)
    if thing is None:
        return Finding("nowhere", f"{label} never comes to be.")
    steps = [step for step in outcome.steps if _is_about(step, label)]
    why = [*(step.text for step in steps[-2:]), f"{label} is {where(thing)}."]
    return Finding(thing.zone, " ".join(why), cites_of(steps))


def _is_about(step: Step, label: str) -> bool:
    match step:
        case Moved(thing=name) | DamageDealt(recipient=name) | CountersPut(on=name):
            return name == label
    return False


_ASKED_ZONE = {
    "exiled": "exile",
    "ingraveyard": "graveyard",
    "inhand": "hand",
    "inlibrary": "library",
    "onfield": "battlefield",
    "returns": "battlefield",
}


@answers("back")
def is_back(question: Asked, outcome: Outcome) -> Finding:
    """Did it come back, to a hand or onto the battlefield, or to where is asked? A token that has left the battlefield does not (CR 111.8)."""
    zones = (question.words,) if question.words else ("hand", "battlefield")
    lasting = [label for label in question.what if not _is_in("ceased", outcome, label)]
    moves = [step for label in lasting for step in _moves_back(outcome, label) if step.zone in zones]
    facts = [
        f"{o.label} is {where(o)}." for label in question.what if (o := outcome.thing(label)) is not None
    ]
    if not moves and not question.words and question.who:  # what was stolen never left the battlefield
        there = [thing for label in question.what if (thing := outcome.thing(label)) is not None]
        if there and all(one.zone == "battlefield" for one in there):
            held = all(one.controller == question.who for one in there)
            names = listed([one.label for one in there])
            return Finding(held, f"{names} is under {there[0].controller}'s control.")
    return Finding(bool(moves), moves[-1].text if moves else " ".join(facts), cites_of(moves))


@answers(*_ASKED_ZONE)
def is_there(question: Asked, outcome: Outcome) -> Finding:
    """Is it in that zone: exiled, in a graveyard, (again) on the battlefield?"""
    asked = question.words if question.kind == "returns" and question.words else _ASKED_ZONE[question.kind]
    if question.kind == "returns" and question.what and asked == "battlefield":
        never = [
            label
            for label in question.what
            if not _moves(outcome, label) and _is_in("battlefield", outcome, label)
        ]
        if len(never) == len(question.what):
            return Finding(DEPENDS, f"{listed(never)} never leaves the battlefield.")
        for label in question.what:
            if died_again([step.zone for step in _moves(outcome, label)]):
                return Finding(DEPENDS, f"{label} came back the first time, and not the last.")
    facts = {}
    for label in question.what:
        thing = outcome.thing(label)
        there = thing is not None and (thing.zone == asked or _came_back(question, outcome, label))
        if question.words != LIES:  # a token that ceased to exist went there, and lies nowhere (CR 111.7)
            there = there or (thing is not None and _was_last_put(thing.zone, outcome, label) == asked)
        if thing is not None and question.who and thing.owner != question.who:
            there = False  # it is in its owner's (CR 404.2, 402.1)
        facts[label] = Finding(there, f"{label} is {where(thing)}.", cites_of(_moves(outcome, label)))
    return together(question.quantity, facts) if facts else Finding(False, "")


def _was_last_put(zone: str, outcome: Outcome, label: str) -> str:
    """Where a token went that is gone since: it is put into a graveyard or exiled before it ceases to exist (CR 111.7)."""
    moves = _moves(outcome, label) if zone == "ceased" else []
    return moves[-1].zone if moves else ""


def _is_in(zone: str, outcome: Outcome, label: str) -> bool:
    thing = outcome.thing(label)
    return thing is not None and thing.zone == zone


def _came_back(question: Asked, outcome: Outcome, label: str) -> bool:
    """Whether what is asked to come back did so, and is gone again, or, nobody says where to, went to a hand."""
    zones = [step.zone for step in _moves(outcome, label)]
    if question.kind != "returns":
        return False
    again = any(zones[at : at + 2] == ["graveyard", "battlefield"] for at in range(len(zones)))
    return (again and question.words in ("", "battlefield")) or (
        not question.words and zones[-2:] == ["graveyard", "hand"]
    )


@answers("entersplay")
def enters_play(question: Asked, outcome: Outcome) -> Finding:
    """Does it enter the battlefield, whatever becomes of it there?"""
    steps = [step for label in question.what for step in _moves(outcome, label) if step.zone == "battlefield"]
    there = [label for label in question.what if _is_in("battlefield", outcome, label)]
    if not steps and there:
        return Finding(DEPENDS, f"{listed(there)} is there from the beginning.")
    facts = {}
    for label in question.what:
        own = [step for step in steps if step.thing == label]
        thing = outcome.thing(label)
        facts[label] = Finding(bool(own), told(own) or f"{label} is {where(thing)}.", cites_of(own))
    return together(question.quantity, facts) if facts else Finding(False, "")


@answers("whocontrols")
def who_controls(question: Asked, outcome: Outcome) -> Finding:
    """Its controller's name, of several those of all; only what is on the battlefield or the stack has one (CR 109.4)."""
    thing = outcome.thing(question.what[0]) if question.what else None
    several = [one for label in question.what if (one := outcome.thing(label)) is not None]
    there = [one for one in several if one.zone in ("battlefield", "stack")]
    if len(names := dict.fromkeys(one.controller for one in there)) > 1:
        return Finding(listed(names), " ".join(f"{one.controller} controls {one.label}." for one in there))
    if thing is None:
        return Finding("nobody", "It is not there.")
    if thing.zone not in ("battlefield", "stack"):
        return Finding(
            "nobody",
            f"{thing.label} is {where(thing)}, where nobody controls it.",
            cites_of(_moves(outcome, thing.label)),
        )
    return Finding(thing.controller, f"{thing.controller} controls {thing.label}.")


@answers("whoowns")
def who_owns(question: Asked, outcome: Outcome) -> Finding:
    """Its owner's name (CR 108.3, 111.2)."""
    thing = outcome.thing(question.what[0]) if question.what else None
    if thing is None:
        return Finding("nobody", "It is not there.")
    return Finding(thing.owner, f"{thing.owner} owns {thing.label}.")


@answers("whoseplace")
def whose_place(question: Asked, outcome: Outcome) -> Finding:
    """The name of the player whose graveyard, hand or library it is put into: its owner's (CR 400.3)."""
    thing = outcome.thing(question.what[0]) if question.what else None
    if thing is None or thing.zone == "battlefield":
        return Finding("nobody", f"{thing.label if thing else 'It'} goes to none.")
    return Finding(
        thing.owner, f"{thing.label} is {thing.owner}'s card.", cites_of(_moves(outcome, thing.label))
    )


@answers("controls")
def controls(question: Asked, outcome: Outcome) -> Finding:
    """Does that player still control it?"""
    things = [thing for label in question.what if (thing := outcome.thing(label)) is not None]
    value = len(things) == len(question.what) and all(
        t.zone == "battlefield" and not t.phased_out and t.controller == question.who for t in things
    )
    return Finding(value, " ".join(f"{t.label} is {where(t)}, controlled by {t.controller}." for t in things))


def _left(question: Asked, outcome: Outcome) -> list[str]:
    """Those asked about that are on the battlefield in the end; without a word what, all that is there."""
    labels = question.what or tuple(thing.label for thing in outcome.objects)
    things = [thing for label in labels if (thing := outcome.thing(label)) is not None]
    return [thing.label for thing in things if thing.zone == "battlefield" and not thing.phased_out]


@answers("howmany", none=0)
def how_many(question: Asked, outcome: Outcome) -> Finding:
    """How many creatures (tokens, Saprolings, ...) a player has in the end."""
    there = _left(question, outcome)
    return Finding(len(there), f"{listed(there)}." if there else "")


@answers("hasany")
def has_any(question: Asked, outcome: Outcome) -> Finding:
    """Whether anything of that kind is left, of a player's where one is named."""
    there = _left(question, outcome)
    return Finding(bool(there), f"{listed(there)}." if there else "None is left.")


@answers("whatisleft", none="nothing")
def what_is_left(question: Asked, outcome: Outcome) -> Finding:
    """The names of what is on the battlefield in the end: `nothing`."""
    there = listed(_left(question, outcome))
    return Finding(there or "nothing", f"{there}." if there else "Nothing is left.")


@answers("whatisin", none="nothing")
def what_is_in(question: Asked, outcome: Outcome) -> Finding:
    """The names of the cards in a graveyard or in exile in the end, of those that are told of: `nothing`."""
    there = cards_named(question.what)
    return Finding(there or "nothing", f"{there or 'Nothing'}; nothing else is told to be there.")


@answers("manyin", none=0)
def how_many_in(question: Asked, outcome: Outcome) -> Finding:
    """How many cards are in a graveyard or in exile in the end, of those that are told of."""
    return Finding(len(question.what), f"{cards_named(question.what)}; nothing else is told to be there.")


@answers("handsize")
def how_many_in_hand(question: Asked, outcome: Outcome) -> Finding:
    """How many cards are in a hand in the end."""
    player = player_asked(question, outcome)
    number = outcome.players[player].hand
    return Finding(number, f"{player} has {counted(number, 'card')} in hand.")


@answers("manyreturn", none=0)
def how_many_return(question: Asked, outcome: Outcome) -> Finding:
    """How many of them came back onto the battlefield."""
    steps = {label: _moves(outcome, label) for label in question.what}
    back = [move for moves in steps.values() for move in moves if move.zone == "battlefield"][: len(steps)]
    return Finding(len({move.thing for move in back}), told(back) or "None comes back.", cites_of(back))


@answers("whomakes")
def who_makes(question: Asked, outcome: Outcome) -> Finding:
    """The name of whoever gets the tokens of that kind."""
    words = [word for word in question.words.lower().split() if word not in ("token", "tokens")]
    steps = [s for s in outcome.of(TokenCreated) if is_kind(outcome.thing(s.token), words)]
    names = listed(dict.fromkeys(s.player for s in steps))
    return Finding(
        names or "nobody", " ".join(s.text for s in steps) or "No token is created.", cites_of(steps)
    )
