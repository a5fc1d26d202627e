"""What can be wrong with an index, a document or a download, said to people.

`IndexFault` is the one error that this package raises for things a user can mend. Its text is one clear
sentence, `hint` says what to do next; `str()` joins both. `exit_status` is what a terminal returns.
"""

from __future__ import annotations


class IndexFault(Exception):
    """The index, a document for it, or a download is missing, broken or not what it should be."""

    exit_status = 2

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class UnreadableDocument(IndexFault):
    """A file that is none of the kinds that the index knows, or breaks off half way."""


class BrokenIndex(IndexFault):
    """An index file that is missing, no index at all, half written, or of another format."""


def broken_entry(name: str) -> BrokenIndex:
    """The fault of an index whose entry of that name is not what a build writes."""
    return BrokenIndex(
        f"What the index holds on {name} is damaged.",
        "Build it again with `rules-oracle index build`, or run `rules-oracle index update`.",
    )


class DownloadFailed(IndexFault):
    """A download that did not arrive whole, or is not what its address promised."""
