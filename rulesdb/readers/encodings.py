"""Bytes to text: the encodings in which rules texts were published, told apart by what they must contain.

Texts since 2003 came as ASCII, UTF-8 (with or without a mark), UTF-16 either way, Windows-1252, code page
437 and Mac Roman, with every kind of line end and with mixtures. The one-byte encodings cannot be told
apart by validity; they are told apart by which reading makes known names and sensible punctuation.
"""

from __future__ import annotations

import codecs
import re

#: Names that the documents contain; a reading in which one appears is the right one.
KNOWN_NAMES = (
    "Dandân",
    "Junún",
    "Ghazbán",
    "El-Hajjâj",
    "Khabál",
    "Ma’rûf",
    "Ma'rûf",
    "Lim-Dûl",
    "Jötun",
    "Déjà",
    "Märton",
    "Bösium",
    "Ifh-Bíff",
    "Barad-dûr",
    "Andúril",
    "Séance",
    "Tura Kennerüd",
    "Æther",
    "æther",
    "Lórien",
    "Théoden",
    "Éomer",
    "Éowyn",
    "Nazgûl",
)
_ONE_BYTE = ("cp1252", "mac_roman", "cp437")

# What may stand where: each pattern is one character in a place where a text would have it.
_SENSIBLE = re.compile(
    r"(?<=\w)’(?=\w)|(?<=[A-Za-z.,!?)\]}])[’”]|[“‘](?=[\w{(\[+\-<–—_’. ])|[’”](?=[\s.,;:)—])|(?<=[\w”’)\]])[™®]|[©®] ?(?=[\w&])|"
    r"(?<=[\w\s\]}”’\"')])[—–](?=[\w\s\[{“‘\"'(])|−(?=\d)|[½∞…•](?=\W)|\u00a0"
)
_ODD = re.compile(r"[^\x00-\x7f]")


def decode(raw: bytes) -> tuple[str, str]:
    """The text and the name of its encoding, line ends made `\\n`, the byte order mark gone.

    Never fails: bytes that fit no encoding come out as `\\ufffd`, and the readers then refuse the text.
    """
    text, encoding = _decode(raw)
    return normal_lines(text.lstrip("\ufeff")), encoding


def normal_lines(text: str) -> str:
    """One line end for all: CRLF, bare CR, form feeds and Unicode's own separators become `\\n`."""
    return re.sub("\r\n|[\r\x0b\x0c\x85\u2028\u2029]", "\n", text)


def _decode(raw: bytes) -> tuple[str, str]:
    if raw.startswith(codecs.BOM_UTF8):
        return raw.decode("utf-8-sig", "replace"), "utf-8"
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return raw.decode("utf-16", "replace"), "utf-16"
    if wide := _wide_without_mark(raw):
        return raw.decode(wide, "replace"), wide
    if raw.isascii():
        return raw.decode("ascii"), "ascii"
    try:
        return raw.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        pass
    readings = [(raw.decode(name, "replace"), name) for name in (*_ONE_BYTE, "utf-8")]
    return max(readings, key=lambda reading: plausibility(reading[0]))


def _wide_without_mark(raw: bytes) -> str | None:
    """UTF-16 without a mark shows as a zero in every other byte of what is mostly ASCII."""
    head = raw[:2000]
    if len(head) < 4:
        return None
    evens, odds = head[0::2].count(0), head[1::2].count(0)
    if odds > len(head) * 0.3 and evens < odds / 10:
        return "utf-16-le"
    if evens > len(head) * 0.3 and odds < evens / 10:
        return "utf-16-be"
    return None


def plausibility(text: str) -> int:
    """How much a reading looks like what these documents say: known names weigh most, then punctuation in
    its place; a strange character counts against it."""
    names = sum(text.count(name) for name in KNOWN_NAMES)
    sensible = len(_SENSIBLE.findall(text))
    odd = len(_ODD.findall(text))
    return 50 * names + 3 * sensible - 2 * odd - 20 * text.count("\ufffd")
