"""The family of errors that a user may meet, one class for each cause.

Each carries one sentence that says what was wrong and where, and one that says what to do next.
Faces show `str(error)` and never a traceback; `exit_status` is what the terminal returns.
"""


class OracleError(Exception):
    """Something that the user can mend. `hint` says what to do next."""

    exit_status = 2

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class BadInput(OracleError):
    """What was typed could not be understood: an empty query, a wrong option, noise."""


class BadConfiguration(OracleError):
    """A setting, token or environment variable is missing or wrong."""
