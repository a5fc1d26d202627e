"""What a message is made of, before it is Discord's: each part knows what it says, none how it is sent."""

from __future__ import annotations

from bot.answers.showing.scene import Scene
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between parts."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Where the picture of the fight goes, and what it shows in words."""

    scene: Scene
    told: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `custom_id` is within 100 characters. With `url` it opens that page instead."""

    label: str
    custom_id: str
    disabled: bool = False
    danger: bool = False
    url: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of text with a button at its end."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list of at most 25 options of which one can be chosen."""

    placeholder: str
    custom_id: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


Part = Text | Divider | Picture | Row | Select | Buttons


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent: parts in a frame of that colour, or with `plain` as text with what can be pressed below it."""

    parts: tuple[Part, ...]
    colour: int
    plain: bool = False

    @property
    def content(self) -> str:
        """The message as plain text, for channels where nothing else is allowed."""
        return "\n".join(part.text for part in self.parts if isinstance(part, Text | Row))

    @property
    def picture(self) -> Picture | None:
        """The picture that belongs to it."""
        return next((part for part in self.parts if isinstance(part, Picture)), None)

    def without_picture(self) -> Message:
        """The message where no picture can be had."""
        return replace(self, parts=tuple(part for part in self.parts if not isinstance(part, Picture)))
