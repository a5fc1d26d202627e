"""One way through a story: every choice that it leaves open answered by a leaning, and how it ended."""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum
from typing import Any, Protocol
from zlib import crc32

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.company import STANDING
from bot.engine.agenda import Choice, Option, advance, decide
from bot.engine.characteristics.view import see
from bot.engine.ends_told_apart import end_key
from bot.engine.eras import Era
from bot.engine.log.stack import AbilityTriggered, Resolved
from bot.engine.log.step import Step
from bot.engine.objects import Object
from bot.engine.players.commanders import JUST_PUT
from bot.engine.report import outcome_of
from bot.engine.start import start
from bot.engine.state import State
from bot.engine.told.script import Script
from bot.regex import regex
from bot.values import dataclass

MOST_STEPS = 2000
MOST_THINGS = 400
"""A story that goes on for longer, or comes to hold more than these, is too much to explore."""
MOST_LEANT = 60
"""How many questions are answered in one way; from then on the last answer is taken: whoever may copy a copy again does not."""
KEYWORDS = 10
"""Where in what `end_key` tells of an object its keywords stand."""


class Lean(StrEnum):
    """How open choices are answered: a question with the same answers gets the same one."""

    FIRST = "the first"
    LAST = "the last"
    MINE = "the first for the card's player, the last for the other"
    YOURS = "the last for the card's player, the first for the other"
    ONE = "one"
    OTHER = "another"
    THIRD = "a third"
    THEIRS = "what is the other player's, else the first"
    DESCRIBED = "what the card's words describe, else the first"

    def pick(self, choice: Choice) -> Option:
        """The answer to take."""
        options = choice.options
        if self is Lean.FIRST:
            return options[0]
        if self is Lean.LAST:
            return options[-1]
        if self is Lean.THEIRS:
            return next((o for o in options if _AIMED in o.text and _OWN not in o.text), options[0])
        if self is Lean.DESCRIBED:
            return next((o for o in options if "'s " in o.text and not _STANDING.search(o.text)), options[0])
        if self in (Lean.MINE, Lean.YOURS):
            own = choice.state.player(choice.player).name == ME
            return options[0 if own == (self is Lean.MINE) else -1]
        return min(options, key=lambda o: crc32(f"{self}{choice.question}{o.text}".encode()))


_STANDING = regex(rf"'s (?:{'|'.join(sorted(STANDING))})(?: #\d+)?(?: in |$| )")
_AIMED, _OWN = f"targeting {YOU}", f"{ME}'s"
"""How an aim at what is the other player's is told, and at what is the card's player's."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How one way through a story ended: `key` is what the contract tells of players and objects, `nature` their colors,
    subtypes and other abilities, `done` what was done on the way. `chose`: someone had to choose. `asked`: who answered each question. `broke`: the error that it ended in. `too_much`: it met the limit of steps or of things.
    `triggered` and `resolved`: what had a triggered ability put on the stack, and what resolved. `steps`: how many it took. `told`: how much of the story was told by then."""

    key: Hashable
    nature: Hashable
    done: tuple[Hashable, ...]
    chose: bool = False
    asked: tuple[tuple[str, str], ...] = ()
    illegal: str = ""
    unsupported: tuple[str, ...] = ()
    broke: str = ""
    too_much: str = ""
    steps: int = 0
    told: int = 0
    triggered: frozenset[str] = frozenset()
    resolved: frozenset[str] = frozenset()

    def differs(self, other: Ending, bare: bool = False) -> bool:
        """Whether anything that can be told about the two is not the same; `bare`: which keywords things have apart."""
        if self.done != other.done:
            return True
        if not bare and self.nature != other.nature:
            return True
        return _bare(self.key) != _bare(other.key) if bare else self.key != other.key


DEEDS = frozenset(
    {
        "damage", "prevent", "redirect", "life", "counters", "destroy", "die", "regenerate", "exile", "move", "tap",
        "untap", "lose", "turn", "token", "draw", "discard", "counter", "mana",
    }
)  # fmt: skip
"""The kinds of steps that are facts of the game: to cast, to trigger and to resolve to no effect is nothing done."""


class Answering(Protocol):
    """How open choices are answered."""

    def pick(self, choice: Choice) -> Option:
        """The answer to take."""


def play(script: Script, era: Era, lean: Answering) -> Ending:
    """Play a story out in one way. Never raises: what the engine breaks on is told in `broke`."""
    asked: list[tuple[str, str]] = []
    state = start(script, era)
    try:
        steps = 0
        while state.agenda and not state.over:
            steps += 1
            if steps > MOST_STEPS or len(state.objects) > MOST_THINGS:
                much = f"{MOST_STEPS} steps" if steps > MOST_STEPS else f"{MOST_THINGS} things"
                return Ending(None, None, (), too_much=f"more than {much}", steps=steps)
            result = advance(state)
            if isinstance(result, Choice):
                option = lean.pick(result) if len(asked) < MOST_LEANT else result.options[-1]
                asked.append((result.state.player(result.player).name, option.text))
                result = decide(result, option)
            state = result
        key = end_key(outcome_of(state, ()))
    except Exception as error:  # whatever is broken is what the sweep is to find
        return Ending(None, None, (), broke=f"{type(error).__name__}: {error}")
    return Ending(
        key,
        _nature(state),
        _done(state),
        bool(asked),
        tuple(asked),
        state.illegal.message if state.illegal else "",
        tuple(sorted(what for _, what in state.unsupported)),
        steps=steps,
        told=state.position,
        triggered=frozenset(e.source for e in _steps(state) if isinstance(e, AbilityTriggered)),
        resolved=frozenset(e.what for e in _steps(state) if isinstance(e, Resolved)),
    )


def _bare(key: Any) -> Hashable:
    """An ending's key without the keywords of things."""
    players, objects, *rest = key
    return players, tuple((*o[:KEYWORDS], *o[KEYWORDS + 1 :]) for o in objects), *rest


def _nature(state: State) -> Hashable:
    """What the contract does not tell of things: what they are besides their card types, and what they have become."""
    sight = see(state)
    found = ((o, sight.chars_of(o.id)) for o in state.objects.values())
    return frozenset(
        (o.label, o.zone, _been(o), chars.subtypes, chars.supertypes, chars.colors)
        for o, chars in found
        if chars
    )


def _been(found: Object) -> tuple[str, ...]:
    """What it has become: suspected, solved, of a level."""
    return tuple(word for word in found.designations if word != JUST_PUT)


def _steps(state: State) -> list[Step]:
    entries = state.log.entries() if state.log is not None else []
    return [e for e in entries if isinstance(e, Step)]


def _done(state: State) -> tuple[Hashable, ...]:
    untold = sorted(said for said in state.assumed if said.startswith(_LET_BY_THE_UNTOLD))
    return (*untold, *(e for e in _steps(state) if e.kind in DEEDS))


_LET_BY_THE_UNTOLD = "Something that is not told lets"
"""How the answer says that what was cast or played is let by nothing that the story tells."""
