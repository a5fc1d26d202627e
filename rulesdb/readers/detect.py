"""Which reader a file needs, decided by what is in it."""

from __future__ import annotations

import re
from typing import Protocol

from rulesdb.errors import UnreadableDocument
from rulesdb.readers import article, comprehensive, rulebook, rules_section, rulings_page
from rulesdb.readers.document import Document


class Reader(Protocol):
    """What a module for one kind of document offers."""

    def looks_like(self, text: str) -> bool:
        """Whether the text is of this kind."""
        ...

    def read(self, text: str, name: str) -> Document:
        """The document in the text; `name` is its file's name."""
        ...


#: In this order: the first that recognises the text reads it.
_READERS: tuple[Reader, ...] = (comprehensive, rulings_page, rules_section, rulebook, article)


def is_json(head: bytes) -> bool:
    """Whether a file that begins like this is JSON (or zipped JSON): a card or rulings file."""
    return head.startswith(b"\x1f\x8b") or head.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"[", b"{")


def is_rulings_file(head: bytes) -> bool:
    """Whether a JSON file that begins like this is a rulings file and not a card file."""
    first = head[: head.find(b"}") + 1] or head
    return b'"published_at"' in first and b'"comment"' in first and b'"type_line"' not in first


def read_text(text: str, name: str) -> Document:
    """The document in a text of any known kind. Raises `UnreadableDocument` when it is of none."""
    if not text.strip():
        raise UnreadableDocument(f"{name} is empty.", "Give a rules text, or leave the file out.")
    if re.match(r"\s*<(?:!doctype|html|\?xml|head|body)", text, re.IGNORECASE):
        raise UnreadableDocument(
            f"{name} is a web page, not a text.", "Save the text version of the document."
        )
    if text.count("\ufffd") + text.count("\x00") > len(text) / 200:
        raise UnreadableDocument(f"{name} is in no encoding that the index knows.", "Save it as UTF-8.")
    for reader in _READERS:
        if reader.looks_like(text):
            return reader.read(text, name)
    raise UnreadableDocument(
        f"{name} is none of the documents that the index knows.",
        "Give a Comprehensive Rules text, a rulings page, a bulleted rules section, an article or a 1997 rulebook.",
    )
