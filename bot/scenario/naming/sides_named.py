"""The side of a card that is played, by what it is of that card: `the back side of Blightstep Pathway`, `the Searstep Pathway side`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.card import Card
from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token, tokenize
from bot.values import replace

_SIDES = frozenset({"side", "face", "half", "part"})
_BACK = frozenset({"back", "other", "flip", "reverse", "second", "right"})
_FRONT = frozenset({"front", "first", "left"})
#: The most words of a name.
_LONGEST = 8


def with_sides_named(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with the name of the face that is meant: `I play the back side of Blightstep Pathway` plays Searstep Pathway. As they are
    where the card has no such side."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        for stop, name in _sides(tokens, at, names):
            place = replace(tokens[at], end=tokens[stop - 1].end)
            found += [replace(one, start=place.start, end=place.end) for one in tokenize(name)]
            at = stop
            break
        else:
            found.append(tokens[at])
            at += 1
    return found


def _sides(tokens: Sequence[Token], at: int, names: Names) -> Iterator[tuple[int, str]]:
    """Where a side that is named from `at` on ends, and what the face is called."""
    if tokens[at].fold not in ("the", "its"):
        return
    side = next(
        (n for n in range(at + 2, min(at + _LONGEST + 2, len(tokens))) if tokens[n].fold in _SIDES), 0
    )
    if not side:
        return
    said = " ".join(one.fold for one in tokens[at + 1 : side])
    if side + 1 < len(tokens) and tokens[side + 1].fold == "of":
        for stop in range(min(side + 2 + _LONGEST, len(tokens)), side + 2, -1):
            whole = names.spelling(" ".join(one.fold for one in tokens[side + 2 : stop]))
            card = names.exact(whole) if whole is not None else None
            face = _face(card, said) if card is not None else None
            if face is not None:
                yield stop, face
                return


def _face(card: Card, said: str) -> str | None:
    """The name of the face of which that is said: by its place, its name or its type."""
    back = card.other_face
    if back is None:
        return None
    if said in _BACK or said in _FRONT:
        return back.name if said in _BACK else card.name
    both = (card, back)
    fitting = [one.name for one in both if said == one.name.lower()]
    fitting = fitting or [one.name for one in both if said in {kind.lower() for kind in one.types}]
    return fitting[0] if len(fitting) == 1 else None
