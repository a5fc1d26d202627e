"""Bytes to text, whatever the encoding and the line ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.readers.encodings import decode, normal_lines

SAYS = "Dandân and Junún Efreet: a creature’s “damage” — it’s ½ of 3™.\nGhazbán Ogre.\n"
PLAIN = "Dandân, Junún, Ghazbán and El-Hajjâj are cards.\nNothing else is strange here.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_curly_text_reads_the_same_in_every_encoding_that_can_write_it(encoding: str) -> None:
    assert decode(SAYS.replace("½", "half").encode(encoding))[0] == SAYS.replace("½", "half")


@pytest.mark.parametrize(
    ("encoding", "named"),
    [
        ("cp437", "cp437"),
        ("mac_roman", "mac_roman"),
        ("cp1252", "cp1252"),
        ("latin-1", "cp1252"),
        ("utf-8", "utf-8"),
    ],
)
def test_one_byte_encodings_are_told_apart_by_the_names_they_make(encoding: str, named: str) -> None:
    assert decode(PLAIN.encode(encoding)) == (PLAIN, named)


def test_a_single_known_name_is_enough_to_tell() -> None:
    text = "It says that Dandân is a Fish.\n"
    assert {name: decode(text.encode(name))[0] for name in ("cp437", "mac_roman", "cp1252")} == dict.fromkeys(
        ("cp437", "mac_roman", "cp1252"), text
    )


def test_dashes_of_windows_and_of_the_macintosh_are_told_apart_without_a_name() -> None:
    text = "damage from a source—for example, “the next 3 damage”—and rules 409.1f–h.\n"
    assert decode(text.encode("cp1252"))[0] == text
    assert decode(text.encode("mac_roman"))[0] == text


def test_plain_text_is_ascii() -> None:
    assert decode(b"120.1. It's plain.\r\n") == ("120.1. It's plain.\n", "ascii")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x0b", "\x0c", "\u2028"])
def test_every_line_end_is_one(end: str) -> None:
    assert normal_lines(f"one{end}two{end}{end}three") == "one\ntwo\n\nthree"


@given(st.lists(st.sampled_from(["\r\n", "\r", "\n"]), min_size=1, max_size=30))
def test_mixtures_of_line_ends_keep_every_line(ends: list[str]) -> None:
    text = "".join(f"line {n}{end}" for n, end in enumerate(ends))
    joined = [f"line {n}" for n in range(len(ends))]
    assert normal_lines(text).split("\n")[:-1] == joined


@given(st.binary(max_size=400))
def test_no_bytes_are_an_error(raw: bytes) -> None:
    text, encoding = decode(raw)
    assert isinstance(text, str)
    assert encoding
    assert "\r" not in text
