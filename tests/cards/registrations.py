"""How many lines of a card file each registration of the card grammar serves: `python -m tests.cards.registrations CARDS… [--most N]`.

A registration is a place in `bot/cards/phrases/` that registers phrases when it is loaded; it serves a line that one of its
phrases reads, or prints back, in the line's reading or in the frame of an unread line. With `--most N` those that serve at most N
lines are listed, each with an example; with `--meanings FILE` every line's meaning is written there, to be compared with another's.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from bot.language.phrase import Phrase
from bot.language.rules import Found, Node
from bot.language.run import Run
from bot.language.table import Table

#: A file of the room of phrases, and the line.
Site = tuple[str, int]
_ROOM = "/bot/cards/phrases/"
SITES: dict[int, tuple[Site, Phrase]] = {}
"""By the identity of a phrase's parts: where it was registered."""
_INSIDE: dict[int, Node] = {}
"""What was read of words that are kept as they stand."""


@dataclass(slots=True)
class Served:
    """What the registrations did for the lines of a pool."""

    lines: int = 0
    read: int = 0
    cards: int = 0
    by_site: Counter[Site] = field(default_factory=Counter)
    examples: dict[Site, str] = field(default_factory=dict)
    #: Those that print what others read.
    printing: set[Site] = field(default_factory=set)
    meanings: dict[tuple[str, str], str] = field(default_factory=dict)


def _registered_at(frame: FrameType | None) -> Site:
    while frame is not None:
        path = frame.f_code.co_filename.replace("\\", "/")
        if _ROOM in path and frame.f_code.co_name == "<module>":
            return path.split(_ROOM)[1], frame.f_lineno
        frame = frame.f_back
    return "", 0


def _watch(served: Served) -> None:
    """Takes note of who registers and who prints, from now on: before the grammar is loaded."""
    add, say = Table.add, Table.say

    def added(table: Table, phrase: Phrase) -> None:
        # A text of its own: the same template may be registered twice.
        phrase.parts = (*phrase.parts,)
        SITES[id(phrase.parts)] = (_registered_at(sys._getframe(1)), phrase)
        add(table, phrase)

    def said(table: Table, value: Any) -> str | None:
        text = say(table, value)
        if text is not None:
            for phrase in table._printers.get(type(value), ()):
                if phrase.match(value) is not None:
                    served.printing.add(SITES[id(phrase.parts)][0])
                    break
        return text

    Table.add, Table.say = added, said  # type: ignore[method-assign,assignment]


def _sites_of(node: Node) -> Iterator[Site]:
    if (known := SITES.get(id(node.parts))) is not None:
        yield known[0]
    for child in (*node.children, *filter(None, (_INSIDE.get(id(node)),))):
        yield from _sites_of(child)


def survey(rows: Iterable[Any], served: Served) -> None:
    """Reads these cards."""
    import bot.cards.line_reading

    line_reading: Any = bot.cards.line_reading
    from bot.cards.phrases.instructions.beside import Verbatim
    from bot.cards.reading import compile_card

    proved, read = line_reading.proved, Verbatim.read
    seen: dict[str, set[Site]] = defaultdict(set)
    reading = [""]

    def watched(node: Node) -> bool:
        ok = bool(proved(node))
        if ok:
            seen[reading[0]].update(_sites_of(node))
        return ok

    def inside(rule: Verbatim, run: Run, at: int) -> list[Found]:
        found = read(rule, run, at)
        for (_, _, node), (_, _, words) in zip(found, run.read(rule._words, at), strict=True):
            _INSIDE[id(node)] = words
        return found

    read_line, read_frame = line_reading.read_line.__wrapped__, line_reading.read_frame

    def line(text: str, spell: bool) -> Any:
        reading[0] = text
        return read_line(text, spell)

    def frame(text: str, spell: bool) -> Any:
        reading[0] = text
        return read_frame(text, spell)

    line_reading.proved, Verbatim.read = watched, inside  # type: ignore[method-assign,assignment]
    line_reading.read_line, line_reading.read_frame = line, frame
    for row in rows:
        served.cards += 1
        seen.clear()
        for at in compile_card(row).lines:
            served.lines += 1
            served.read += at.read
            served.meanings[row["name"], at.text] = (
                repr(at.abilities) if at.read else f"! {at.verdict} {at.tail}"
            )
            served.by_site.update(seen[at.text])
            for site in seen[at.text]:
                served.examples.setdefault(site, f"{row['name']}: {at.text}")
        _INSIDE.clear()


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.cards.registrations", description=__doc__)
    parser.add_argument(
        "cards", type=Path, nargs="+", help="Scryfall's bulk card files; of a card in two the later counts"
    )
    parser.add_argument(
        "--most", type=int, default=-1, metavar="N", help="list those that serve at most N lines"
    )
    parser.add_argument("--meanings", type=Path, metavar="FILE", help="write each line's meaning there")
    options = parser.parse_args(arguments)
    served = Served()
    _watch(served)
    rows = {
        row["name"]: row for path in options.cards for row in json.loads(path.read_text(encoding="utf-8"))
    }
    survey(rows.values(), served)
    templates: dict[Site, list[str]] = defaultdict(list)
    for site, phrase in SITES.values():
        templates[site].append(f"{phrase.rule.name} | {phrase.template}")
    for site in sorted(templates):
        if served.by_site[site] <= options.most:
            mark = " prints" if site in served.printing else ""
            print(
                f"{site[0]}:{site[1]} serves {served.by_site[site]}{mark}: {templates[site][0]} (of {len(templates[site])})"
            )
            print(f"    {served.examples.get(site, '')}")
    idle = [site for site in templates if not served.by_site[site] and site not in served.printing]
    print(f"{served.cards} cards, {served.lines} lines, {served.read} read.")
    print(
        f"{len(templates)} registrations of {len(SITES)} phrases; {served.read / len(templates):.1f} lines each; "
        f"{sum(site[0] != 'lines/terse.py' for site in idle)} serve none, besides the starter's notation."
    )
    if options.meanings:
        lines = (f"{name}\t{text}\t{meaning}" for (name, text), meaning in served.meanings.items())
        options.meanings.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
