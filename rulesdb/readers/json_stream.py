"""Large JSON files read piece by piece: the members of one array, or of one object, without the whole in memory."""

from __future__ import annotations

import codecs
import gzip
import json
import zlib
from collections.abc import Callable, Iterator
from io import BufferedReader
from pathlib import Path
from typing import Any

from rulesdb.errors import UnreadableDocument

_CHUNK = 1 << 19
_LARGEST = 1 << 25  # no single card is near 32 MB: more than that without an end is not this kind of file
_UNPACKED = 4 << 30  # nor all cards there ever were near 4 GB
_SPACE = " \t\r\n"
_NUMBER = "0123456789+-.eE"

#: Called with the number of bytes read so far.
BytesRead = Callable[[int], None]


class JsonStream:
    """A reader over one file. `array()` and `pairs()` yield members as they arrive; both raise
    `UnreadableDocument` where the file breaks off or is no JSON, and say after how many members."""

    def __init__(self, path: Path, bytes_read: BytesRead | None = None) -> None:
        self._name = path.name
        self._raw = path.open("rb")
        zipped = self._raw.read(2) == b"\x1f\x8b"
        self._raw.seek(0)
        self._file: gzip.GzipFile | BufferedReader = gzip.GzipFile(fileobj=self._raw) if zipped else self._raw
        self._decode = codecs.getincrementaldecoder("utf-8-sig")()
        self._json = json.JSONDecoder()
        self._buffer = ""
        self._at = 0
        self._ended = False
        self._members = self._unpacked = 0
        self._bytes_read = bytes_read or (lambda count: None)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        self._raw.close()

    def peek(self) -> str:
        """The next character that is no space; empty at the end of the file."""
        while True:
            while self._at < len(self._buffer):
                if self._buffer[self._at] not in _SPACE:
                    return self._buffer[self._at]
                self._at += 1
            if not self._more():
                return ""

    def array(self) -> Iterator[Any]:
        """Each member of the array that starts here."""
        self._take("[")
        if self.peek() == "]":
            self._at += 1
            return
        while True:
            yield self.value()
            if self._take(",]") == "]":
                return

    def pairs(self) -> Iterator[str]:
        """Each key of the object that starts here; the caller reads its value before asking for the next."""
        self._take("{")
        if self.peek() == "}":
            self._at += 1
            return
        while True:
            key = self.value()
            if not isinstance(key, str):
                raise self._broken("has a key that is no text")
            self._take(":")
            yield key
            if self._take(",}") == "}":
                return

    def value(self) -> Any:
        """The one JSON value that starts here, whole."""
        self.peek()
        while True:
            try:
                value, end = self._json.raw_decode(self._buffer, self._at)
            except json.JSONDecodeError as error:
                near_end = error.pos >= len(self._buffer) - 12 or error.msg.startswith(
                    ("Unterminated", "Invalid \\")
                )
                if not near_end or len(self._buffer) - self._at > _LARGEST:
                    raise self._broken("is not valid JSON") from None
                if not self._more():
                    raise self._broken("breaks off") from None
                continue
            except ValueError:  # a number of more digits than any
                raise self._broken("is not valid JSON") from None
            except RecursionError:
                raise self._broken("is nested too deeply to be a card file") from None
            if isinstance(value, int | float) and not self._buffer[end:].strip(_NUMBER) and self._more():
                continue  # a number at the very end of what was read may go on
            self._at = end
            self._members += not isinstance(value, str)
            return value

    def _take(self, allowed: str) -> str:
        sign = self.peek()
        if not sign:
            raise self._broken("breaks off")
        if sign not in allowed:
            raise self._broken("is not valid JSON")
        self._at += 1
        return sign

    def _more(self) -> bool:
        if self._ended:
            return False
        try:
            raw = self._file.read(_CHUNK)
            text = self._decode.decode(raw, final=not raw)
        except (UnicodeDecodeError, EOFError, OSError, zlib.error):
            raise self._broken("is not whole, or not in UTF-8") from None
        self._unpacked += len(raw)
        if self._unpacked > _UNPACKED:
            raise self._broken("is larger than any card file")
        self._ended = not raw
        self._bytes_read(self._raw.tell())
        self._buffer = self._buffer[self._at :] + text
        self._at = 0
        return bool(raw)

    def _broken(self, how: str) -> UnreadableDocument:
        entries = "entry" if self._members == 1 else "entries"
        after = f" after {self._members:,} {entries}" if self._members else ""
        return UnreadableDocument(f"{self._name} {how}{after}.", "Download it again.")
