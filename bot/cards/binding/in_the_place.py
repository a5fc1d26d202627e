"""What is done in another instruction's place speaks of what that would be done to."""

from __future__ import annotations

from typing import Any

from bot.abilities.who import Chosen, DoneBy, Each, Target, TheTarget
from bot.cards.binding.again import subjects_of
from bot.cards.binding.how_much import Unbound
from bot.cards.binding.numbering import numbered_in, parts_of, substituted


def in_the_place_of(replaced: Any, then: Any) -> Any:
    """`A. If C, B those creatures instead`: where B is done A is not, so that those are whom A would have been done to. Raises `Unbound`
    where that is nothing that was described."""
    for one in numbered_in(replaced):
        for again in (DoneBy(one.number), DoneBy(one.number, as_it_was=True)):
            if again not in parts_of(then):
                continue
            subjects = subjects_of(one)
            if len(subjects) != 1 or not isinstance(subjects[0], Each | Chosen | Target):
                raise Unbound("what is done instead speaks of what is not done")
            phrase: Any = subjects[0]
            if isinstance(phrase, Target):
                phrase = TheTarget(phrase.number)
            for target in (t for t in parts_of(phrase) if isinstance(t, Target)):
                phrase = substituted(phrase, target, TheTarget(target.number))
            then = substituted(then, again, phrase)
    return then
