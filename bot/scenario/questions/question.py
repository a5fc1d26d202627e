"""Questions as they were understood: what is asked, about whom, still to be answered."""

from __future__ import annotations

from bot.engine.told.script import Script
from bot.scenario.questions.subjects import NOTHING, Subject
from bot.scenario.text.bounds import Bound
from bot.values import dataclass

#: Said in the words of a question of a zone that asks whether something lies there in the end, and not whether it goes there.
LIES = "lies"

#: Said in the words of a question of death that asks whether something is destroyed, and not only whether it dies (CR 701.8b).
DESTROYED = "destroyed"

#: Said in the words of a question of damage that asks how much is marked on something, and not how much is dealt to it (CR 120.6).
MARKED = "marked"


@dataclass(frozen=True, slots=True)
class Question:
    """`kind` is a form of `forms/questions.py`. `what`, `by`, `to`: what is asked about, what does it, whom it happens to. `words` is whatever else was said; `number` and `size` what was named. `beside`: the
    question is about a story of its own (`Can Spider block Bird?` after the blocks were told), which changes nothing of the other."""

    text: str
    kind: str
    what: Subject = NOTHING
    by: Subject = NOTHING
    to: Subject = NOTHING
    who: str = ""
    words: str = ""
    number: int | None = None
    size: tuple[int, int] | None = None
    counter: str = ""
    combat: bool | None = None
    negative: bool = False
    beside: Script | None = None
    told: int = 0  # how many actions of `beside` were told before it was asked
    otherwise: Question | None = (
        None  # asked in its place where what an earlier question supposes can't be done
    )
    bound: Bound | None = None  # whether the number that it asks for is within it
    among: str = ""  # of what may come of it: the `most`, the `least`, or whether `any` is so
    supposed: bool = False  # what it asks about happens only because it asks (`Does Shock kill Ogre?`)
    of_last_turn: bool = False  # of what happens in the turn to which the story goes on for it
    denied: bool = False  # the answer is the other way round (`Does first strike stop trample?`)
    event: str = ""  # on what the trigger that it asks of is said to trigger: its `dies` trigger
    parts: tuple[
        Question, ...
    ] = ()  # of kind `all`: whether all of these are so; `either`: which; `before`, `intime`: what comes first
    tries: tuple[
        Script, ...
    ] = ()  # of kinds `before` and `intime`: the story with the deed done, each time at another moment
