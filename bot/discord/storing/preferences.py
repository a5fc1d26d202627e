"""What a server or a user set, and what holds where both are silent."""

from __future__ import annotations

from enum import StrEnum

from bot.values import dataclass, fields, replace


class Scope(StrEnum):
    """Whose preferences."""

    SERVER = "server"
    USER = "user"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What was set; None is not set. `rules` is the era that `/resolve` takes, `alerts` the channel that hears of a new
    rules text (a server's alone), `picture` is dark, light or off, `alerted` the date of the text that it heard of last."""

    rules: str | None = None
    private: bool | None = None
    picture: str | None = None
    language: str | None = None
    alerts: int | None = None
    alerted: str | None = None

    def over(self, others: Preferences) -> Preferences:
        """These, and where they are silent `others`."""
        unset = {f.name: getattr(others, f.name) for f in fields(self) if getattr(self, f.name) is None}
        return replace(self, **unset)


#: What holds where nobody set anything.
PROGRAM = Preferences(rules="current", private=False, picture="dark")

#: The columns of the settings' table, with their types in both databases.
COLUMNS = {
    "rules": "TEXT",
    "private": "INTEGER",
    "picture": "TEXT",
    "language": "TEXT",
    "alerts": "BIGINT",
    "alerted": "TEXT",
}


def from_row(row: tuple[object, ...] | None) -> Preferences:
    """The preferences in a row of `COLUMNS`; none where there is no row."""
    if row is None:
        return Preferences()
    rules, private, picture, language, alerts, alerted = row
    return Preferences(
        None if rules is None else str(rules),
        None if private is None else bool(private),
        None if picture is None else str(picture),
        None if language is None else str(language),
        int(alerts) if isinstance(alerts, int) else None,
        None if alerted is None else str(alerted),
    )


def as_stored(value: str | int | bool | None) -> str | int | None:
    """A value as both databases keep it."""
    return int(value) if isinstance(value, bool) else value
