"""What is said where a family of types has grown, and a place that tells its members apart has not grown with it."""

from __future__ import annotations


class UnknownKind(TypeError):
    """A value of a kind that is told apart here, and not from this one."""

    def __init__(self, value: object) -> None:
        super().__init__(f"{type(value).__name__} has no meaning here")
