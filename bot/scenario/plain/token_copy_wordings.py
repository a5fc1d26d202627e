"""Tokens that are copies of what is only named so: `my token copy of a 4/4` is `my 4/4 token`. What is copied of somebody's (`of his 4/4`)
is on the battlefield too, and is said as a clause of its own, never left out."""

from __future__ import annotations

_COPY = "( token copy of | copy token of )"
_THAT_IS = "token that|which is|was a copy of"


def _wordings() -> str:
    lines: list[str] = []
    for one in ("my", "his", "her", "their", "the", "a", "another"):
        lines += [
            f"! {one} {_COPY} a|an {{s:size}} -> {one} {{s}} token",
            f"! {one} {_COPY} [a|an] {{x:titled}} -> {one} {{x}} token",
        ]
        lines += [
            f"! {one} token copy of {whose} -> {one} token that is a copy of {whose}"
            for whose in ("my", "his", "her", "their", "the")
        ]
    lines += [
        f"! have|has|control|controls a {_THAT_IS} a|an {{s:size}} -> control a {{s}} token",
        f"! have|has|control|controls a {_THAT_IS} [a|an] {{x:titled}} -> control a {{x}} token",
    ]
    lines[0] += "   # He bounces my token copy of a 4/4."
    lines[1] += "   # He bounces my token copy of Ogre."
    return "\n".join(lines)


TOKEN_COPY_WORDINGS = f"\n{_wordings()}\n"
