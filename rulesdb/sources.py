"""Where the official files are, and how large and how many they may be: one settings file, all of it optional."""

from __future__ import annotations

import ipaddress
import json
import math
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rulesdb.errors import IndexFault

SETTINGS_NAME = "sources.json"
_MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Sources:
    """Addresses, limits and what a sane result holds at least.

    Addresses are https; `plain_http` takes `http://` ones too. No download is led to this machine or its own
    network unless an address here names it.

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
    plain_http: bool = False
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
    except (OSError, ValueError, RecursionError):
        raise IndexFault(f"{path} is no readable settings file.", "It must be one JSON object.") from None
    known = {entry.name for entry in fields(Sources)}
    if not isinstance(given, dict) or not set(given) <= known:
        strange = ", ".join(sorted(set(given) - known)) if isinstance(given, dict) else "no object"
        raise IndexFault(
            f"{path} holds settings that there are not: {strange}.", f"Known: {', '.join(sorted(known))}."
        )
    default = Sources()
    for name, value in given.items():
        kind = getattr(default, name)
        if not _is_like(value, kind):
            raise IndexFault(
                f"{path}: {name} is not {_KINDS[type(kind)]}.", f"For example {json.dumps(kind)}."
            )
        if isinstance(kind, dict):
            given[name] = kind | value
    sources = replace(default, **given)
    for name, address in sources.addresses().items():
        if not allowed(address, sources):
            raise IndexFault(
                f"{path}: {name} is no https address: {shown(address)}.",
                "It must begin with https://, or set plain_http to true.",
            )
    return sources


_KINDS = {
    str: "text",
    bool: "true or false",
    int: "a whole number above 0",
    float: "a number above 0",
    dict: "such numbers",
}


def _is_like(value: Any, kind: Any) -> bool:
    """Whether a setting is of the kind that its default is."""
    if isinstance(kind, dict):
        return isinstance(value, dict) and all(
            key in kind and _is_like(number, 1) for key, number in value.items()
        )
    if isinstance(kind, str | bool):
        return type(value) is type(kind)
    number = isinstance(value, int) or (isinstance(kind, float) and isinstance(value, float))
    return number and not isinstance(value, bool) and 0 < value < math.inf


def allowed(address: str, sources: Sources) -> bool:
    """Whether an address may be asked: https (http where the settings say so), and a host that the settings name or
    that is no part of this machine or its network."""
    try:
        parts = urlsplit(address)
        named = {urlsplit(given).hostname for given in sources.addresses().values()}
    except ValueError:
        return False
    secure = parts.scheme == "https" or (parts.scheme == "http" and sources.plain_http)
    return (
        secure and bool(parts.hostname) and (parts.hostname in named or not _is_local(parts.hostname or ""))
    )


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet at large, not of this machine or its network."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return False


def _is_local(host: str) -> bool:
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        # Numbers that are no address as they are written (`127.1`, `0x7f000001`) are addresses to some systems.
        name = host.rstrip(".").rpartition(".")[2]
        return name in ("localhost", "local", "internal") or not name or name[0].isdigit()


def shown(address: str) -> str:
    """An address as it may be printed: without the name and the password in it, and without its query."""
    try:
        parts = urlsplit(address)
        host = parts.netloc.rpartition("@")[2]
    except ValueError:
        return "an address that is none"
    return f"{parts.scheme}://{host}{parts.path}" if host else parts.path
