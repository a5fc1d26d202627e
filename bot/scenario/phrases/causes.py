"""What is asked about comes of what: `from the Bolt`, `to his 3/3`, `from the attack`, `because of Shock`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.questions.repeated_words import repeats_what_was_told
from bot.scenario.sentences.statements import Cause
from bot.scenario.text.words import word_set


def causes_at(reader: PhraseReader, at: int) -> Readings:
    """What that comes of, by name or description; else words that only tell again what was told (`in the fight`)."""
    word = reader.fold(at)
    if word not in _OF_CAUSES:
        return []
    of = at + 1 + (word in ("due", "because") and reader.fold(at + 1) in ("to", "of"))
    sought = word not in ("in", "by") and (not at or reader.fold(at - 1) not in _DYING)
    named = reader.thing(of) if sought and of < reader.stop else []
    found: Readings = [
        (Cause((ref,), at, end), end) for ref, end in named if ref.source != "it" and _ends_here(reader, end)
    ]
    for end in range(at + 2, min(at + 7, reader.stop) + 1) if not found else ():
        if _ends_here(reader, end):
            said = {reader.fold(n) for n in range(at, end)}
            whom = word == "to" and said & _TO_WHOM
            if (
                repeats_what_was_told(reader, at, end)
                and not whom
                and not said & (_STEPS | _ZONES | _MOMENTS)
            ):
                found.append((Cause((), at, end), end))
            break
    return found


def _ends_here(reader: PhraseReader, at: int) -> bool:
    return at == reader.stop or reader.fold(at) in (",", "and", "if", "or", "—")


#: The forms of questions of death say themselves of what: `Does it die to Shock afterwards?`
_DYING = word_set("die dies died killed destroyed dead")
_OF_CAUSES = word_set("from to in by due because off")
#: To whom something is done is no cause.
_TO_WHOM = word_set(
    "player players opponent opponents creature creatures him her them me you us it anything anyone"
)
#: What is said of a moment or as a condition is asked on its own.
_MOMENTS = word_set("when whenever if once after before while until unless")
#: Where something is asked to be carries all that the question asks.
_ZONES = word_set("hand hands graveyard graveyards exile library deck")
#: What is dealt in one step of two is not what is dealt in all.
_STEPS = word_set("step steps strike strikes")
