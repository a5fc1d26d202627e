"""Questions about creatures and other things: do they die, where are they, how big, what is on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.answers.asked import Board, Finding, answers, counted, listed, rules_of
from bot.answers.asked_players import dead as player_dead
from bot.engine.citations import Cite
from bot.scenario.questions import Question

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


def _subjects(question: Question, board: Board) -> list[str]:
    """What is asked about: what was named, else every creature."""
    if question.what:
        return list(question.what)
    if question.by:
        return list(question.by)
    return [o["label"] for o in board.objects if "Creature" in o["types"]]


def died(board: Board, label: str) -> list[Mapping[str, Any]]:
    """The steps in which it died (was put into a graveyard from the battlefield)."""
    return [step for step in board.of_kind("die") if step["object"] == label]


def _death(board: Board, label: str) -> tuple[bool, str, tuple[str, ...]]:
    """Whether it died, why or why not, and the rules of that."""
    if board.is_player(label):
        lost = player_dead(board, label)
        return bool(lost.value), lost.why, lost.rules
    steps = died(board, label)
    if steps:
        return True, steps[-1]["text"], tuple(steps[-1]["rules"])
    thing = board.thing(label)
    if thing is None:
        return False, f"{label} never comes to be.", ()
    if thing["zone"] != "battlefield":
        moved = [s for s in board.steps if s["kind"] in ("exile", "move") and s["object"] == label]
        return False, f"{label} is {_ZONE_WORDS.get(thing['zone'], thing['zone'])}.", rules_of(moved)
    return False, *_alive(board, thing)


def _alive(board: Board, thing: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Why a thing that is still there did not die."""
    label = thing["label"]
    saved = [
        s
        for s in board.steps
        if s["kind"] == "regenerate" and s["object"] == label and "shield" not in s["text"]
    ]
    spared = [
        s for s in board.steps if s["kind"] == "note" and s["object"] == label and "destroyed" in s["text"]
    ]
    for steps in (saved, spared):
        if steps:
            return steps[-1]["text"], tuple(steps[-1]["rules"])
    if thing["toughness"] is None:
        if thing["loyalty"] is not None:
            return f"loyalty {thing['loyalty']}.", board.rule(Cite.ZERO_LOYALTY)
        return f"{label} is on the battlefield.", ()
    prevented = [s for s in board.of_kind("prevent") if s["object"] == label and s["amount"]]
    words = f"{thing['damage']} damage, toughness {thing['toughness']}."
    rules = board.rule(Cite.LETHAL_DAMAGE)
    if prevented and not thing["damage"]:
        return f"{words} {prevented[-1]['text']}", (*rules, *prevented[-1]["rules"])
    return words, rules


def _together(question: Question, board: Board, labels: Sequence[str], wanted: bool) -> Finding:
    """Whether all (or, where `either` was asked, any) of them died, or lived when `wanted` is False."""
    found = [(label, *_death(board, label)) for label in labels]
    if not found:
        return Finding(False, "There is no creature.", ())
    fits = [one for one in found if one[1] == wanted]
    some = (
        not question.every and "either" in question.text.lower()
    ) or "any" in question.text.lower().split()
    value = bool(fits) if some else len(fits) == len(found)
    decisive = (fits if value else [one for one in found if one[1] != wanted]) or found
    words = [why if label in why or len(found) == 1 else f"{label}: {why}" for label, _, why, _ in decisive]
    return Finding(value, " ".join(words), _merged(rules for *_, rules in decisive))


def _merged(many: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for rules in many for rule in rules))


@answers("dies", "anydie")
def dies(question: Question, board: Board) -> Finding:
    """Does it die? A player dies by losing."""
    wanted = not (question.kind == "anydie" and "survive" in question.text.lower())
    labels = _subjects(question, board)
    if question.kind == "anydie":
        found = [(label, *_death(board, label)) for label in labels]
        fits = [one for one in found if one[1] == wanted]
        decisive = fits or found
        return Finding(
            bool(fits), " ".join(why for _, _, why, _ in decisive), _merged(r for *_, r in decisive)
        )
    return _together(question, board, labels, True)


@answers("survives", "saves")
def survives(question: Question, board: Board) -> Finding:
    """Does it live through what happens? What is exiled or returned to hand does not."""
    labels = _subjects(question, board)
    gone = [
        label
        for label in labels
        if not board.is_player(label)
        and not died(board, label)
        and (thing := board.thing(label)) is not None
        and thing["zone"] != "battlefield"
    ]
    if gone and len(gone) == len(labels):
        return Finding(False, _death(board, gone[0])[1], _death(board, gone[0])[2])
    return _together(question, board, labels, False)


@answers("regenerated")
def regenerated(question: Question, board: Board) -> Finding:
    """Is its destruction replaced by regeneration?"""
    steps = [
        s
        for s in board.of_kind("regenerate")
        if s["object"] in question.what and ("instead" in s["text"] or "regenerates" in s["text"])
    ]
    why = steps[-1]["text"] if steps else f"{listed(question.what)} is not regenerated."
    return Finding(bool(steps), why, rules_of(steps))


@answers("whodies", "whosurvives")
def who_dies(question: Question, board: Board) -> Finding:
    """The names of those that die (or live): `nobody` when none does."""
    alive = question.kind == "whosurvives" or "surviv" in question.text.lower()
    if alive:
        names = [
            o["label"]
            for o in board.objects
            if o["zone"] == "battlefield" and "Creature" in o["types"] and not died(board, o["label"])
        ]
    else:
        names = list(dict.fromkeys(step["object"] for step in board.of_kind("die")))
        creatures = [n for n in names if (t := board.thing(n)) is None or "Creature" in t["types"]]
        names = creatures or names
    steps = board.of_kind("die")
    if not names:
        return Finding("nobody", "None does.", rules_of(steps))
    why = " ".join(s["text"] for s in steps) if not alive else f"{listed(names)}."
    return Finding(listed(names), why, _merged(tuple(s["rules"]) for s in steps))


@answers("zone")
def zone(question: Question, board: Board) -> Finding:
    """Where it is in the end, in one word."""
    label = question.what[0] if question.what else ""
    if board.is_player(label):
        player = board.players[label]
        return Finding(player["life"], f"{label} is at {player['life']} life.", ())
    thing = board.thing(label)
    if thing is None:
        return Finding("nowhere", f"{label} never comes to be.", ())
    steps = [
        s
        for s in board.steps
        if s["object"] == label and s["kind"] in ("die", "exile", "move", "damage", "counters")
    ]
    words = _ZONE_WORDS.get(thing["zone"], thing["zone"])
    why = " ".join([*(s["text"] for s in steps[-2:]), f"{label} is {words}."])
    return Finding(thing["zone"], why, rules_of(steps))


def _is_in(question: Question, board: Board, wanted: str) -> Finding:
    facts = []
    for label in question.what:
        thing = board.thing(label)
        there = thing is not None and thing["zone"] == wanted
        words = _ZONE_WORDS.get(thing["zone"], thing["zone"]) if thing is not None else "nowhere"
        steps = [s for s in board.steps if s["object"] == label and s["kind"] in ("die", "exile", "move")]
        facts.append((there, f"{label} is {words}.", rules_of(steps)))
    value = bool(facts) and all(there for there, _, _ in facts)
    return Finding(value, " ".join(why for _, why, _ in facts), _merged(rules for *_, rules in facts))


@answers("exiled")
def exiled(question: Question, board: Board) -> Finding:
    """Is it exiled?"""
    return _is_in(question, board, "exile")


@answers("ingraveyard")
def in_graveyard(question: Question, board: Board) -> Finding:
    """Does it end in a graveyard?"""
    return _is_in(question, board, "graveyard")


@answers("onfield", "returns")
def on_battlefield(question: Question, board: Board) -> Finding:
    """Is it (again) on the battlefield?"""
    return _is_in(question, board, "battlefield")


@answers("size", "power", "toughness", "loyalty")
def stat(question: Question, board: Board) -> Finding:
    """How big it is in the end; `3/3` as a word, one of the two as a number."""
    label = question.what[0] if question.what else next(iter(_subjects(question, board)), "")
    thing = board.thing(label)
    if thing is None:
        return Finding(0, f"{label} never comes to be.", ())
    steps = [s for s in board.steps if s["object"] == label and s["kind"] in ("pump", "counters", "damage")]
    if question.kind == "loyalty":
        value = thing["loyalty"] if thing["zone"] == "battlefield" and thing["loyalty"] is not None else 0
        return Finding(value, f"{label} has loyalty {value}.", rules_of(steps))
    if question.kind == "size":
        size = f"{thing['power']}/{thing['toughness']}"
        return Finding(size, f"{label} is {size}.", rules_of(steps))
    value = thing[question.kind]
    return Finding(
        value if value is not None else 0, f"{label} has {question.kind} {value}.", rules_of(steps)
    )


@answers("issize")
def is_size(question: Question, board: Board) -> Finding:
    """Is it a 3/3?"""
    label = question.what[0] if question.what else ""
    thing = board.thing(label)
    size = (thing["power"], thing["toughness"]) if thing is not None else None
    return Finding(
        size == question.size, f"{label} is {size[0]}/{size[1]}." if size else f"{label} is gone.", ()
    )


def _counters(board: Board, label: str, kind: str) -> int:
    if board.is_player(label):
        return int(board.players[label]["poison"]) if kind in ("", "poison") else 0
    thing = board.thing(label)
    if thing is None:
        return 0
    held: Mapping[str, int] = thing["counters"]
    return held.get(kind, 0) if kind else sum(held.values())


@answers("counters")
def counters(question: Question, board: Board) -> Finding:
    """How many counters it has in the end."""
    total = sum(_counters(board, label, question.counter) for label in question.what)
    steps = [s for s in board.of_kind("counters") if s["object"] in question.what]
    kind = f"{question.counter} counter".strip()
    return Finding(total, f"{listed(question.what)} has {counted(total, kind)}.", rules_of(steps))


@answers("anycounters")
def any_counters(question: Question, board: Board) -> Finding:
    """Are any counters put on it?"""
    steps = [
        s
        for s in board.of_kind("counters")
        if s["object"] in question.what and (s["amount"] or 0) > 0 and question.counter in s["text"]
    ]
    held = sum(_counters(board, label, question.counter) for label in question.what)
    gets = sum(s["amount"] for s in steps) or held
    if question.number and question.number > 1:
        return Finding(gets == question.number, f"{listed(question.what)} gets {gets}.", rules_of(steps))
    kind = f"{question.counter} counter".strip()
    why = steps[-1]["text"] if steps else f"{listed(question.what)} has {counted(held, kind)}."
    return Finding(bool(steps) or held > 0, why, rules_of(steps))


@answers("whocontrols")
def who_controls(question: Question, board: Board) -> Finding:
    """Its controller's name."""
    thing = board.thing(question.what[0]) if question.what else None
    if thing is None:
        return Finding("nobody", "It is not there.", ())
    return Finding(thing["controller"], f"{thing['controller']} controls {thing['label']}.", ())


@answers("controls")
def controls(question: Question, board: Board) -> Finding:
    """Does that player still control it?"""
    facts = [board.thing(label) for label in question.what]
    value = all(
        t is not None and t["zone"] == "battlefield" and t["controller"] == question.who for t in facts
    )
    why = " ".join(
        f"{t['label']} is {_ZONE_WORDS.get(t['zone'], t['zone'])}, controlled by {t['controller']}."
        for t in facts
        if t
    )
    return Finding(value, why, ())


@answers("howmany")
def how_many(question: Question, board: Board) -> Finding:
    """How many creatures (tokens, Saprolings, ...) a player has in the end, or how many died."""
    words = question.words.lower().split()
    if "die" in question.text.lower() or "dies" in question.text.lower():
        steps = board.of_kind("die")
        fitting = [s for s in steps if _is_kind(board.thing(s["object"]), words)]
        return Finding(len(fitting), f"{counted(len(fitting), 'creature')} died.", rules_of(fitting))
    found = [
        o
        for o in board.objects
        if o["zone"] == "battlefield" and _is_kind(o, words) and question.who in ("", o["controller"])
    ]
    names = listed(o["label"] for o in found)
    return Finding(len(found), f"{len(found)}{': ' + names if names else ''}.", ())


def _is_kind(thing: Mapping[str, Any] | None, words: Sequence[str]) -> bool:
    """Whether `creatures`, `Saprolings`, `creature tokens` fits a thing."""
    if thing is None:
        return "creature" in " ".join(words)
    for word in words:
        one = word.rstrip("s") if not word.endswith("ss") else word
        if one in ("token",):
            if not thing["token"]:
                return False
        elif one in ("creature", "artifact", "enchantment", "land", "planeswalker"):
            if one.title() not in thing["types"]:
                return False
        elif one not in ("permanent", "other", "more") and one not in thing["name"].lower():
            return False
    return True


@answers("hasability")
def has_ability(question: Question, board: Board) -> Finding:
    """Does it have that keyword in the end?"""
    wanted = question.words.lower()
    facts = [board.thing(label) for label in question.what]
    value = bool(facts) and all(
        t is not None and wanted in [str(k).lower() for k in t["keywords"]] for t in facts
    )
    names = listed(question.what)
    return Finding(value, f"{names} {'has' if value else 'does not have'} {question.words}.", ())


@answers("has")
def has_status(question: Question, board: Board) -> Finding:
    """Is it tapped (untapped)?"""
    facts = [board.thing(label) for label in question.what]
    tapped = bool(facts) and all(t is not None and t["tapped"] for t in facts)
    value = not tapped if "untapped" in question.text.lower() else tapped
    return Finding(value, f"{listed(question.what)} is {'tapped' if tapped else 'untapped'}.", ())


@answers("isblocked")
def is_blocked(question: Question, board: Board) -> Finding:
    """Did it become blocked?"""
    steps = [s for s in board.of_kind("block") if s["object"] in question.what]
    blocked = bool(steps)
    value = not blocked if "unblocked" in question.text.lower() else blocked
    why = steps[-1]["text"] if steps else f"{listed(question.what)} is not blocked."
    return Finding(value, why, rules_of(steps))


@answers("countered")
def countered(question: Question, board: Board) -> Finding:
    """Is it countered, or does it do nothing as its targets are illegal?"""
    steps = [s for s in board.of_kind("counter") if s["object"] in question.what]
    why = steps[-1]["text"] if steps else f"{listed(question.what)} is not countered."
    return Finding(bool(steps), why, rules_of(steps))


@answers("resolves")
def resolves(question: Question, board: Board) -> Finding:
    """Does the spell resolve?"""
    fails = [s for s in board.of_kind("counter") if s["object"] in question.what]
    steps = [s for s in board.of_kind("resolve") if s["subject"] in question.what]
    value = bool(steps) and not fails
    if "fizzle" in question.text.lower():
        value = bool(fails)
    decisive = fails or steps
    why = decisive[-1]["text"] if decisive else f"{listed(question.what)} does not resolve."
    return Finding(value, why, rules_of(decisive))


@answers("triggers", "manytriggers", "manytimes")
def triggers(question: Question, board: Board) -> Finding:
    """Does its ability trigger, and how often? `Do I get a Spirit?`: is that token made, that card drawn, that life gained?"""
    if question.what:
        steps = [s for s in board.of_kind("trigger") if s["subject"] in question.what]
        if question.kind != "triggers":
            return Finding(
                len(steps),
                f"{listed(question.what)} triggers {counted(len(steps), 'time')}.",
                rules_of(steps),
            )
        why = steps[-1]["text"] if steps else f"{listed(question.what)} does not trigger."
        return Finding(bool(steps), why, rules_of(steps))
    return _gets(question, board)


def _gets(question: Question, board: Board) -> Finding:
    words = [
        w
        for w in question.words.lower().split()
        if w not in ("a", "an", "the", "any", "my", "his", "her", "to")
    ]
    if not words:
        steps = board.of_kind("trigger")
        return Finding(bool(steps), steps[-1]["text"] if steps else "Nothing triggers.", rules_of(steps))
    if "life" in words:
        steps = [s for s in board.of_kind("life") if s["subject"] == question.who and (s["amount"] or 0) > 0]
    elif "card" in words or "cards" in words or "draw" in words:
        steps = [s for s in board.of_kind("draw") if s["subject"] == question.who]
    elif "counter" in words or "counters" in words:
        steps = [s for s in board.of_kind("counters") if (s["amount"] or 0) > 0]
    else:
        wanted = words[-1].rstrip("s")
        noun = words[-2].rstrip("s") if wanted in ("token", "trigger") and len(words) > 1 else wanted
        steps = [
            s for s in board.steps if s["kind"] in ("token", "trigger", "move") and noun in s["text"].lower()
        ]
    why = steps[-1]["text"] if steps else f"Nothing gives {question.who or 'anybody'} {question.words}."
    return Finding(bool(steps), why, rules_of(steps))


@answers("trades")
def trades(question: Question, board: Board) -> Finding:
    """Do they kill each other?"""
    return _together(question, board, [*question.what, *question.by], True)


@answers("sacrifices")
def sacrifices(question: Question, board: Board) -> Finding:
    """Does that player sacrifice anything?"""
    steps = [
        s
        for s in board.steps
        if "sacrific" in s["text"]
        and (not question.who or question.who in (s["subject"], _owner(board, s["object"])))
    ]
    why = steps[-1]["text"] if steps else f"{question.who or 'Nobody'} sacrifices nothing."
    return Finding(bool(steps), why, rules_of(steps))


def _owner(board: Board, label: str) -> str:
    thing = board.thing(label)
    return str(thing["owner"]) if thing is not None else ""
