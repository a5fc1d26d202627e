"""How far what was typed lies from what was meant, in slips of the fingers."""

from __future__ import annotations

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
_DROPPED, _DOUBLED, _SWAPPED, _NEIGHBOUR, _OTHER = 0.9, 0.7, 0.8, 0.8, 1.0


def _neighbours() -> frozenset[tuple[str, str]]:
    """Pairs of keys that lie side by side; each row stands half a key to the right of the one above."""
    places = {
        key: (line, column + line * 0.5) for line, row in enumerate(_ROWS) for column, key in enumerate(row)
    }
    return frozenset(
        (one, other)
        for one, (line, column) in places.items()
        for other, (line_there, column_there) in places.items()
        if one != other and abs(line - line_there) <= 1 and abs(column - column_there) <= 1
    )


NEIGHBOURS = _neighbours()


def effort(typed: str, meant: str) -> float:
    """The cheapest way from `meant` to `typed` by slips: a letter left out, struck twice, swapped with the
    next, or hit beside its key costs less than any other wrong, missing or added letter (1)."""
    if typed == meant:
        return 0.0
    # what is the same at both ends costs nothing and is most of it
    start = 0
    shorter = min(len(typed), len(meant))
    while start < shorter and typed[start] == meant[start]:
        start += 1
    end = 0
    while end < shorter - start and typed[-1 - end] == meant[-1 - end]:
        end += 1
    start = max(0, start - 1)  # a doubled or swapped letter is seen by the letter before it
    a, b = typed[start : len(typed) - end], meant[start : len(meant) - end]
    before: list[float] = []
    row = [_DROPPED * j for j in range(len(b) + 1)]
    for i, letter in enumerate(a, 1):
        last, row, two_before = row, [last_cost(row[0], letter, a, i)], before
        before = last
        for j, wanted in enumerate(b, 1):
            if letter == wanted:
                cost = last[j - 1]
            else:
                wrong = _NEIGHBOUR if (letter, wanted) in NEIGHBOURS else _OTHER
                cost = last[j - 1] + wrong
            added = last[j] + (_DOUBLED if i > 1 and letter == a[i - 2] else _OTHER)
            cost = min(cost, added, row[j - 1] + _DROPPED)
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == wanted:
                cost = min(cost, two_before[j - 2] + _SWAPPED)
            row.append(cost)
    return row[-1]


def last_cost(above: float, letter: str, typed: str, place: int) -> float:
    """The cost of letters typed before anything that was meant."""
    return above + (_DOUBLED if place > 1 and letter == typed[place - 2] else _OTHER)
