"""A question of how things stand once something is done, or before it: `words -> the same plainly   # example`, in the signs of `wordings.py`.
`until` is the `before` that asks of a moment, and not of which of two things comes first."""

from __future__ import annotations

#: How a question may begin.
_ASKING = [
    "how much",
    "how many",
    "how big",
    "how large",
    "what",
    "where",
    "who",
    "which",
    "do",
    "is",
    "are",
    "am",
    "was",
    "were",
    "will",
    "would",
]
_DET = "[the|a|an|that]"

MOMENT_WORDINGS = f"""
^ after|once|following {_DET} {{x:titled}} [resolves|resolved] , {{y:asking}} -> if {{x}} resolves , {{y}}                                # After Shock, is Ogre dead?
^ after|once|following {{w:somebodys}} {{x:titled}} [resolves|resolved] , {{y:asking}} -> if {{w}} {{x}} resolves , {{y}}
""" + "\n".join(
    f"""
{ask} {{y:words}} after {_DET} {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} after {{x}} resolves
{ask} {{y:words}} after {{w:somebodys}} {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} after {{w}} {{x}} resolves
{ask} {{y:words}} after the first {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} after the first {{x}} resolves
{ask} {{y:words}} after the second {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} after the second {{x}} resolves
{ask} {{y:words}} before {_DET} {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} before {{x}} resolves
{ask} {{y:words}} before the first {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} before the first {{x}} resolves
{ask} {{y:words}} before the second {{x:titled}} [resolves|resolved] $ -> {ask} {{y}} before the second {{x}} resolves
{ask} {{y:words}} before {{w:who}} {{z:words}} $ -> {ask} {{y}} until {{w}} {{z}}
"""
    for ask in _ASKING
)
