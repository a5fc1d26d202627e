"""What may be asked of the keywords that a question speaks of, where it can't be read itself: `Does trample work with deathtouch?`"""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.general.asking import general_question
from bot.scenario.general.points import POINTS
from bot.scenario.phrases.keywords import keywords_in
from bot.scenario.text.tokens import tokenize

_OF_TWO = ("Does {0} work with {1}?", "Does {0} work against {1}?", "Does {0} stop {1}?")
#: A word of the question, and what is asked of one keyword then.
_OF_ONE = (
    ("block", "Does {0} work when blocking?"),
    ("planeswalker", "Does {0} work on planeswalkers?"),
    ("combat", "Does {0} only work with combat damage?"),
    ("damage", "Does {0} work with noncombat damage?"),
)
_MOST = 2


def offered(text: str) -> tuple[str, ...]:
    """Questions that are answered, about the keywords of a text that is one question; none of other texts."""
    said = text.strip()
    if not said.endswith("?") or "." in said or said.count("?") > 1:
        return ()
    known = [keyword for keyword in dict.fromkeys(keywords_in(said)) if keyword in POINTS]
    return tuple(question for question, _ in zip(_asked(said.lower(), known), range(_MOST), strict=False))


def _asked(said: str, known: list[str]) -> Iterator[str]:
    first, second = known[0] if known else "", known[-1] if len(known) > 1 else ""
    if second:
        yield from (one for one in (form.format(first, second) for form in _OF_TWO) if _is_answered(one))
    elif first:
        yield from (
            one for one in (form.format(first) for word, form in _OF_ONE if word in said) if _is_answered(one)
        )


def _is_answered(question: str) -> bool:
    found = general_question(tokenize(question))
    return found is not None and found.hangs is None
