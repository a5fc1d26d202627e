"""What life somebody has, told behind what befalls them: `he bolts me at 2 life`, `I Shock him on 2`, `Got hit by a Fireball at 3 life`,
`I swing a 6/6 at him, 10 life`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.put_in import sign, words_before
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import NUMBERS, word_set

_WHOSE = {"me": ("i", "am"), "him": ("he", "is"), "her": ("she", "is"), "them": ("they", "are")}
_OPPONENT = word_set("opponent opp")
_LIFE = word_set("life hp")
_SUBJECTS = {"i": ("i", "am"), "he": ("he", "is"), "she": ("she", "is"), "they": ("they", "are")}


def told_before(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such life total in a sentence of its own, before the one that it was told in."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        at, end, whose = _life(words)
        if whose is not None:
            place = words[at]
            life = [
                *words_before((*whose, "at"), place),
                *words[at + 1 : end],
                sign(".", place.start, place.start),
            ]
            words = [*life, *words[:at], *words[end:]]
        found += [*words, *tokens[stop : stop + 1]]
    return found


def _life(words: Sequence[Token]) -> tuple[int, int, tuple[str, ...] | None]:
    """Where the life total begins and ends, and whose it is, as a subject with its verb; None where none is told."""
    for at in range(2, len(words) - 1):
        number = words[at + 1]
        apposed = words[at].fold == "," and at + 2 < len(words) and words[at + 2].fold in _LIFE
        if not (apposed or words[at].fold in ("at", "on")) or not (
            number.kind == "number" or number.fold in NUMBERS
        ):
            continue
        said = at + 2 < len(words) and words[at + 2].fold in _LIFE
        end = at + 2 + said
        closes = (
            end == len(words)
            or words[end].kind == "mark"
            or words[end].fold in ("and", "but", "while", "with")
        )
        if not closes or words[at - 1].fold in ("am", "is", "are", "was", "be", "m", "re"):
            continue
        before = words[at - 1].fold
        if before in _WHOSE and _has_verb(words[: at - 1]):
            return at, end, _WHOSE[before]
        if before in _OPPONENT and _has_verb(words[: at - 1]):
            return at, end, ("my", "opponent", "is")
        begin = max((n + 1 for n in range(at - 1) if words[n].fold in _JOINTS), default=0)
        subject = next((t for t in words[begin:at] if t.fold not in _BEFORE_A_SUBJECT), words[0])
        if said and subject.fold in _SUBJECTS and _has_verb(words[1:at]) and not _strikes(words[1:at]):
            return at, end, _SUBJECTS[subject.fold]
    return 0, 0, None


_JOINTS = word_set(", and but while then — ;")
#: What may stand before the subject of a clause.
_BEFORE_A_SUBJECT = word_set("if so and when am is are do does did will would can could then but while")


def _strikes(words: Sequence[Token]) -> bool:
    """Whether it may be told whom it strikes at that life: `I swing at 7 life`."""
    befallen = any(token.fold == "by" for token in words)  # `I got hit by a Bolt at 3 life`
    return not befallen and any(token.lemma in _STRIKING for token in words)


_STRIKING = word_set("attack swing send hit cast burn shoot throw aim bolt")


def _has_verb(words: Sequence[Token]) -> bool:
    return any(t.kind == "word" and (t.fold in LEMMAS or t.text[:1].isupper()) for t in words)
