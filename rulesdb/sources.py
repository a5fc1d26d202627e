"""Where the official files are, and how large and how many they may be: one settings file, all of it optional."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from rulesdb.errors import IndexFault

SETTINGS_NAME = "sources.json"
_MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Sources:
    """Addresses, limits and what a sane result holds at least.

    `rules` is the text of the Comprehensive Rules or a page that links to it; `cards` and `rulings` are the
    files or a description with a `download_uri`. An empty address leaves that part out. Times are in seconds
    (`pause_seconds` is the first pause before another attempt, each is twice as long as the one before), sizes in
    bytes as they arrive unpacked.
    """

    rules: str = "https://magic.wizards.com/en/rules"
    cards: str = "https://api.scryfall.com/bulk-data/oracle-cards"
    rulings: str = "https://api.scryfall.com/bulk-data/rulings"
    connect_seconds: float = 20.0
    stall_seconds: float = 30.0
    total_seconds: float = 900.0
    attempts: int = 3
    pause_seconds: float = 1.0
    largest: dict[str, int] = field(
        default_factory=lambda: {"rules": 16 * _MB, "cards": 600 * _MB, "rulings": 200 * _MB}
    )
    least: dict[str, int] = field(default_factory=lambda: {"rules": 2000, "cards": 20000, "rulings": 20000})

    def addresses(self) -> dict[str, str]:
        """What to download from where."""
        return {name: address for name in ("rules", "cards", "rulings") if (address := getattr(self, name))}


def read_sources(path: Path) -> Sources:
    """The settings in a file; the defaults for what it does not name, and where there is no such file.

    Raises `IndexFault` when it can't be read or names something that is no setting."""
    try:
        given: Any = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Sources()
    except (OSError, ValueError):
        raise IndexFault(f"{path} is no readable settings file.", "It must be one JSON object.") from None
    known = {entry.name for entry in fields(Sources)}
    if not isinstance(given, dict) or not set(given) <= known:
        strange = ", ".join(sorted(set(given) - known)) if isinstance(given, dict) else "no object"
        raise IndexFault(
            f"{path} holds settings that there are not: {strange}.", f"Known: {', '.join(sorted(known))}."
        )
    default = Sources()
    for name in ("largest", "least"):
        if isinstance(given.get(name), dict):
            given[name] = {**getattr(default, name), **given[name]}
    sources = replace(default, **given)
    for name, address in sources.addresses().items():
        if not isinstance(address, str) or not address.startswith(("https://", "http://")):
            raise IndexFault(f"{path}: {name} is no web address: {address}.", "It must begin with https://.")
    return sources
