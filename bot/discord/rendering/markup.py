"""Plain text as Discord's markdown: everything that would read as markup or as a mention is escaped."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.regex import regex

#: Characters that mean something to Discord wherever they stand.
_ANYWHERE = regex(r"([\\*_~|`\[\]<>])")
#: Marks that mean something only at the start of a line: headings, lists, small print, numbered lists.
_LINE_START = regex(r"^(\s*)([#\-+])", flags=re.MULTILINE)
_NUMBERED = regex(r"^(\s*\d+)(\.)(?=\s)", flags=re.MULTILINE)
#: A mention works in message text: a space of no width after the at sign breaks it.
_AT = regex(r"@(?=everyone|here)")
_ADDRESS = regex(r"https?://[\w\-./?=&%#:+]+")


def escaped(text: str) -> str:
    """`text` so that Discord shows exactly it. Web addresses stay as they are, to be pressable."""
    shown = []
    at = 0
    for address in _ADDRESS.finditer(text):
        shown += [_escape(text[at : address.start()]), address[0]]
        at = address.end()
    shown.append(_escape(text[at:]))
    # Line starts are looked for in the whole, so that an address in mid-line starts none.
    whole = _LINE_START.sub(r"\1\\\2", "".join(shown))
    return _AT.sub("@\u200b", _NUMBERED.sub(r"\1\\\2", whole))


def emphasised(text: str, marks: Sequence[tuple[int, int]]) -> str:
    """`text` escaped, with the ranges `marks` in bold."""
    shown = []
    at = 0
    for start, end in sorted(marks):
        start, end = max(start, at), min(end, len(text))
        if start >= end:
            continue
        shown += [_escape(text[at:start]), f"**{_escape(text[start:end])}**"]
        at = end
    if not shown:
        return escaped(text)
    shown.append(_escape(text[at:]))
    return _AT.sub("@\u200b", _NUMBERED.sub(r"\1\\\2", _LINE_START.sub(r"\1\\\2", "".join(shown))))


def fenced(lines: Sequence[str]) -> str:
    """`lines` in fixed width. A fence inside them is broken by spaces of no width."""
    body = "\n".join(lines).replace("```", "`\u200b`\u200b`")
    return f"```\n{body}\n```"


def quoted(text: str) -> str:
    """`text`, already markdown, set apart from our own words."""
    return "\n".join(f"> {line}" for line in text.split("\n"))


def _escape(text: str) -> str:
    return _ANYWHERE.sub(r"\\\1", text)
