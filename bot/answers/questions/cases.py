"""What an answer depends on: the choices that lead to each value, as few as tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from bot.answers.questions.finding import Finding
from bot.answers.resolution import Case, Value
from bot.answers.showing.second_person import chosen
from bot.engine.log.step import listed
from bot.engine.outcome import ChoiceMade, Outcome

_AIMED = " targeting "
_MOST_CHOICES = 24  # of one outcome: more are not combined


def cases_of(findings: Sequence[Finding], outcomes: Sequence[Outcome]) -> tuple[Case, ...]:
    """One case for each value and reason: the outcomes (numbered from 1) of one value that some choices, made in no
    outcome of another value, have in common. The reason that explains most outcomes comes first."""
    orders = [tuple(choice_told(choice) for choice in outcome.choices) for outcome in outcomes]
    made = [frozenset(order) for order in orders]
    as_often = [Counter(order) for order in orders]
    groups: dict[str, list[int]] = {}
    for number, found in enumerate(findings):
        groups.setdefault(repr(found.value), []).append(number)  # True and 1 apart
    cases: list[Case] = []
    for numbers in groups.values():
        others = [made[n] for n in range(len(made)) if n not in numbers]
        left = list(numbers)
        while left:
            order = orders[left[0]]
            reason, those = _best_reason(order, left, made, others)
            if len(those) == 1 and not any(
                as_often[left[0]] == as_often[n] for n in range(len(made)) if n not in numbers
            ):
                those = [n for n in left if as_often[n] == as_often[left[0]]]  # in whatever order
            when = listed(_as_often(text for text in order if text in reason))
            cases.append(Case(findings[left[0]].value, when, tuple(n + 1 for n in those)))
            left = [n for n in left if n not in those]
    return tuple(cases)


def _as_often(choices: Iterable[str]) -> Iterator[str]:
    """Each choice once, with how often it is made; what another begins with just so is not said again: `Bob puts Blood Artist's
    trigger on the stack targeting Alice (2 times) and targeting Bob`."""
    before = ""
    for text, times in Counter(choices).items():
        head, aimed, whom = text.rpartition(_AIMED)
        said = f"{_AIMED.lstrip()}{whom}" if aimed and head == before else text
        before = head if aimed else ""
        yield said if times == 1 else f"{said} ({times} times)"


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


def choice_told(choice: ChoiceMade) -> str:
    """Who chose what: `you choose black`."""
    who = "you" if choice.player == "You" else choice.player
    return f"{who} {chosen(choice.player, choice.text)}"


def in_order(cases: Sequence[Case]) -> tuple[Case, ...]:
    """Numbers in their order, from the end that the likeliest outcome is nearer to; other values as they come."""
    values = [case.value for case in cases]
    numbers = [int(str(value)) for value in values if str(value).lstrip("-").isdigit()]
    if len(numbers) < len(values) or not numbers:
        return tuple(cases)
    falling = 2 * numbers[0] > min(numbers) + max(numbers)
    return tuple(sorted(cases, key=lambda case: int(str(case.value)), reverse=falling))


def depends_on(cases: Sequence[Case], how: str) -> str:
    """`0 to 3, depending on how Alice assigns damage.`, `It depends: yes if Bob redirects it; no if Bob leaves it.`, or, where
    it would take many words, `It depends on what Bob chooses.` The cases tell the rest."""
    values: dict[str, list[str]] = {}
    for case in cases:
        values.setdefault(_word(case.value), []).append(case.when)
    told = {word: [when for when in dict.fromkeys(whens) if when] for word, whens in values.items()}
    if all(isinstance(case.value, int) and not isinstance(case.value, bool) for case in cases):
        numbers = sorted(int(case.value) for case in cases)
        if len(values) > 2 or any(len(whens) > 1 for whens in told.values()):
            return f"{numbers[0]} to {numbers[-1]}, depending on {how}."
    if len(values) > 2 or any(len(whens) > 1 for whens in told.values()):
        names = "" if {*values} == {"yes", "no"} else f": {', or '.join(values)}"
        return f"It depends on {how}{names}."
    parts = [f"{word} if {whens[0]}" if whens else f"{word} otherwise" for word, whens in told.items()]
    return f"It depends: {'; '.join(parts)}."


def deciding(cases: Sequence[Case], outcomes: Sequence[Outcome]) -> Iterator[ChoiceMade]:
    """The choices that the cases name."""
    for case in cases:
        for number in case.outcomes[:1]:
            yield from (c for c in outcomes[number - 1].choices if choice_told(c) in case.when)


def _word(value: Value) -> str:
    return {"True": "yes", "False": "no"}.get(str(value), str(value))
