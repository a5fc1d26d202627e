"""The bot's own sentences in each language: the English one is the key, and what stands where no other is known.

The tables are in the files `words.toml`: one beside each command, and one here for what all of them say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from bot.regex import regex
from bot.values import dataclass

ENGLISH = "en"
#: The languages beside English, with what Discord calls them.
LOCALES = {
    "de": ("de",),
    "fr": ("fr",),
    "es": ("es-ES", "es-419"),
    "it": ("it",),
    "pt": ("pt-BR",),
    "ja": ("ja",),
}
#: What each language calls itself.
NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "pt": "Português",
    "ja": "日本語",
}
_BY_LOCALE = {locale: language for language, locales in LOCALES.items() for locale in locales}
_FIELD = regex(r"\{(\w+)\}")

Table = Mapping[str, Mapping[str, str]]


def language_of(locale: str) -> str:
    """The language that is spoken to a user of that Discord locale."""
    return _BY_LOCALE.get(locale, ENGLISH)


@dataclass(frozen=True, slots=True)
class Wording:
    """How the bot speaks in one language."""

    language: str = ENGLISH

    def __call__(self, english: str, /, **fields: object) -> str:
        """The sentence of that English, its `{fields}` filled."""
        sentence = table().get(english, {}).get(self.language, english)
        return sentence.format(**fields) if fields else sentence

    def heard(self, english: str) -> str:
        """What an answer says in English, where it is one of the fixed sentences (its fields may have any values)."""
        if self.language == ENGLISH or not english:
            return english
        known = table().get(english)
        if known is not None:
            return known.get(self.language, english)
        for pattern, key in _patterns():
            found = pattern.fullmatch(english)
            if found is not None:
                return self(key, **{name: self.heard(text) for name, text in found.groupdict().items()})
        return english


ENGLISH_WORDING = Wording()


@cache
def table() -> Table:
    """Every fixed sentence: English to language to words. Raises `ValueError` where two files differ on one."""
    whole: dict[str, dict[str, str]] = {}
    for path in files():
        for english, words in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if whole.setdefault(english, words) != words:
                raise ValueError(f"{path} says something else for {english!r} than another file")
    return whole


def files() -> Iterator[Path]:
    """Every file of words."""
    room = Path(__file__).parent
    yield from sorted(room.glob("*.toml"))
    yield from sorted((room.parent / "commands").glob("*/words.toml"))


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The sentences with fields, as patterns of what they may look like; those that say most first."""
    keys = sorted((key for key in table() if _FIELD.search(key)), key=lambda key: -len(_FIELD.sub("", key)))
    return tuple((_pattern(key), key) for key in keys)


#: What fills a field: numbers of rules and of things, dates; anything else never goes on into another sentence.
_NUMBER, _DATE, _WORDS = r"[\dG][\w.,]*", r"\d[\d-]*", r"(?:(?!\. ).)+?"
_FILLED = {
    **dict.fromkeys(("number", "many", "here", "count", "seconds"), _NUMBER),
    **dict.fromkeys(("added", "reworded", "moved", "gone", "now"), _NUMBER),
    "date": _DATE,
}


def _pattern(key: str) -> re.Pattern[str]:
    parts = _FIELD.split(key)
    written = "".join(
        f"(?P<{part}>{_FILLED.get(part, _WORDS)})" if place % 2 else re.escape(part)
        for place, part in enumerate(parts)
    )
    return re.compile(written, re.DOTALL)
