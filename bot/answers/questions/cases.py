"""What an answer depends on: the choices that lead to each value, as few as tell it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.answers.questions.finding import Finding
from bot.answers.resolution import Case, Value
from bot.answers.second_person import chosen
from bot.engine.log.step import listed
from bot.engine.outcome import ChoiceMade, Outcome

_MOST_CHOICES = 24  # of one outcome: more are not combined


def cases_of(findings: Sequence[Finding], outcomes: Sequence[Outcome]) -> tuple[Case, ...]:
    """One case for each value and reason: the outcomes (numbered from 1) of one value that some choices, made in no
    outcome of another value, have in common. The reason that explains most outcomes comes first."""
    made = [frozenset(_told(choice) for choice in outcome.choices) for outcome in outcomes]
    groups: dict[str, list[int]] = {}
    for number, found in enumerate(findings):
        groups.setdefault(repr(found.value), []).append(number)  # True and 1 apart
    cases: list[Case] = []
    for numbers in groups.values():
        others = [made[n] for n in range(len(made)) if n not in numbers]
        left = list(numbers)
        while left:
            order = [_told(choice) for choice in outcomes[left[0]].choices]
            reason, those = _best_reason(order, left, made, others)
            when = listed(text for text in order if text in reason)
            cases.append(Case(findings[left[0]].value, when, tuple(n + 1 for n in those)))
            left = [n for n in left if n not in those]
    return tuple(cases)


def _best_reason(
    order: Sequence[str],
    left: Sequence[int],
    made: Sequence[frozenset[str]],
    others: Sequence[frozenset[str]],
) -> tuple[frozenset[str], list[int]]:
    """The fewest choices of the first outcome left that no outcome of another value shares, and who else has them."""
    best: tuple[frozenset[str], list[int]] = (frozenset(order), [left[0]])
    for size in (1, 2):
        found = [
            (reason, [n for n in left if reason <= made[n]])
            for reason in _reasons(order, size)
            if not any(reason <= other for other in others)
        ]
        if found:
            return max(found, key=lambda one: len(one[1]))
    return best


def _reasons(order: Sequence[str], size: int) -> Iterator[frozenset[str]]:
    yield from map(frozenset, combinations(order[:_MOST_CHOICES], size))


def _told(choice: ChoiceMade) -> str:
    return f"{choice.player} {chosen(choice.player, choice.text)}"


def depends_on(cases: Sequence[Case]) -> str:
    """`It depends: yes if Bob redirects it; no if Bob leaves it; or ...`."""
    values: dict[str, list[str]] = {}
    for case in cases:
        values.setdefault(_word(case.value), []).append(case.when)
    parts = []
    for word, whens in values.items():
        told = [when for when in dict.fromkeys(whens) if when]
        more = f"; or in {len(told) - 3} other ways" if len(told) > 3 else ""
        parts.append(f"{word} if {'; or '.join(told[:3])}{more}" if told else f"{word} otherwise")
    return f"It depends: {'; '.join(parts)}."


def _word(value: Value) -> str:
    return {"True": "yes", "False": "no"}.get(str(value), str(value))
