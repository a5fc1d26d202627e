"""What the reader says when it cannot go on: where it stopped, what it understood, what it would read."""

from __future__ import annotations

from bot.errors import OracleError


class NotUnderstood(OracleError):
    """The story cannot be read at `line`, `column` (from 1); `span` are the offsets of what was not understood.

    `suggestions` are sentences or names that would be read; `understood` what was read up to there; `meant` what the words in
    `span` may mean, where it is not told which.
    """

    def __init__(
        self,
        message: str,
        text: str = "",
        span: tuple[int, int] = (0, 0),
        suggestions: tuple[str, ...] = (),
        understood: tuple[str, ...] = (),
        meant: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message, _hint(suggestions))
        self.meant = meant
        self.text = text
        self.span = span
        self.line = text.count("\n", 0, span[0]) + 1
        self.column = span[0] - (text.rfind("\n", 0, span[0]) + 1) + 1
        self.suggestions = suggestions
        self.understood = understood

    def suggesting(self, suggestions: tuple[str, ...]) -> NotUnderstood:
        """The same with other suggestions."""
        return type(self)(self.args[0], self.text, self.span, suggestions, self.understood, self.meant)

    def caret(self) -> str:
        """The line of the story and, under it, a caret at what was not understood (two lines, fixed width)."""
        lines = self.text.split("\n")
        line = lines[self.line - 1] if self.line <= len(lines) else ""
        start = self.column - 1
        width = max(1, min(self.span[1], self.span[0] + len(line) - start) - self.span[0])
        left = max(0, start - 60)
        shown = line[left : start + 60]
        return f"{shown}\n{' ' * (start - left)}{'^' * min(width, max(1, len(shown) - (start - left)))}"


class HangsOnABoard(NotUnderstood):
    """What is asked of any board comes out otherwise on another: it has to be told of one."""


class LeftOpen(NotUnderstood):
    """What is told is understood, and leaves open what the answer depends on."""


class UnknownName(NotUnderstood):
    """What is no card, and the story does not say what it is: with more cards it may be one."""


def _hint(suggestions: tuple[str, ...]) -> str:
    return f"Try, for example: {suggestions[0]}" if suggestions else ""


class CannotMean(Exception):
    """A statement reads but names nothing that it can mean: carries the sentence for the user. `meant`: what the words may mean,
    where it is not told which."""

    def __init__(
        self,
        message: str,
        suggestions: tuple[str, ...] = (),
        start: int = -1,
        end: int = -1,
        meant: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.meant = meant
        self.message = message
        self.suggestions = suggestions
        self.start = start
        self.end = end
