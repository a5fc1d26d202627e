"""A prompt in the terminal that takes the slash commands as typed in Discord: `/rule 120.3f on:2016`.

Bad input gets a clear line and the prompt goes on. Works the same from a pipe, one command a line.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TextIO

from bot import terminal
from bot.errors import BadInput, OracleError
from bot.questions import Kind, Question, ask
from bot.values import dataclass
from rulesdb.printable import say

if TYPE_CHECKING:
    from bot.answers.desk import Desk


@dataclass(frozen=True, slots=True)
class Shape:
    """How one slash command is typed: the option that plain text fills, and the name of the extra one."""

    main: str = ""
    extra: str = ""
    extra_default: str = ""


#: The commands of the contract's section 6 that a terminal can answer.
SHAPES: dict[Kind, Shape] = {
    Kind.RULE: Shape("query", "on"),
    Kind.DEFINE: Shape("term"),
    Kind.SEARCH: Shape("words", "document"),
    Kind.CARD: Shape("name"),
    Kind.HISTORY: Shape("rule"),
    Kind.RESOLVE: Shape("scenario", "rules", "current"),
    Kind.COMPARE: Shape("scenario"),
    Kind.HELP: Shape(),
    Kind.ABOUT: Shape(),
}

ELSEWHERE = {
    "ruling": "Rulings are kept where they were given: ask for it in Discord.",
    "settings": "A terminal keeps no settings: say `rules:2016` with each /resolve.",
}
LEAVE = frozenset({"quit", "exit", "q"})
PROMPT = "oracle> "


class Leave(Exception):
    """`/quit` was typed."""


def parse(line: str) -> Question:
    """The question that a typed slash command asks. Options stand anywhere as `name:value`; what is left
    fills the main one; a value with blanks runs up to the next option, or stands in double quotes. `private:`
    is taken and has no effect here. Raises `BadInput` or `Leave`."""
    typed = line.strip()
    if not typed.startswith("/"):
        raise BadInput("A command starts with a slash.", f"Type /resolve {_start(typed)} or /help.")
    name, _, rest = typed[1:].partition(" ")
    name = name.lower()
    if name in LEAVE:
        raise Leave
    if name in ELSEWHERE:
        raise BadInput(ELSEWHERE[name])
    if name not in set(SHAPES):
        raise BadInput(f"There is no command /{name}.{_nearest(name)}", "Type /help for all of them.")
    kind = Kind(name)
    given = _options(rest, SHAPES[kind])
    shape = SHAPES[kind]
    text = given.get(shape.main, "") if shape.main else ""
    if shape.main and not text:
        raise BadInput(f"/{kind} needs something after it.", f"Type /{kind} and a {shape.main}.")
    return Question(kind, text, given.get(shape.extra, shape.extra_default) if shape.extra else "")


def converse(desk: Desk, lines: Iterable[str], out: TextIO, unforeseen: Callable[[Exception], str]) -> None:
    """Answer each of `lines` on `out` until they end or one is `/quit`; empty lines are passed over."""
    for line in lines:
        if not line.strip():
            continue
        try:
            question = parse(line)
        except Leave:
            return
        except OracleError as error:
            say(error, out)
            continue
        try:
            terminal.write(ask(desk, question).answer, out)
        except OracleError as error:
            say(error, out)
        except BrokenPipeError:
            raise
        except Exception as error:
            say(unforeseen(error), out)
        print(file=out, flush=True)


def prompted() -> Iterable[str]:
    """Lines of standard input: prompted for on a screen, with history and editing, else as they come."""
    if not sys.stdin.isatty():
        for raw in sys.stdin.buffer:
            yield raw.decode("utf-8", errors="replace")
        return
    from contextlib import suppress
    from importlib import import_module

    with suppress(ImportError):
        import_module("readline")  # gives input() its editing and history
    print(
        "Type a slash command as in Discord: /rule 120.3f, /card, /resolve … ; /help tells more, /quit leaves."
    )
    while True:
        try:
            yield input(PROMPT)
        except EOFError:
            print()
            return
        except KeyboardInterrupt:
            # Ctrl-C drops the line being typed, as shells do.
            print()


def _options(rest: str, shape: Shape) -> dict[str, str]:
    names = [name for name in (shape.main, shape.extra, "private") if name]
    found = list(re.finditer(rf"(?:^|(?<=\s))({'|'.join(names)}):", rest, flags=re.IGNORECASE))
    given: dict[str, str] = {}
    plain = rest[: found[0].start() if found else len(rest)].strip()
    ends = [*(match.start() for match in found[1:]), len(rest)][: len(found)]
    main_named = any(match[1].lower() == shape.main for match in found)
    for match, end in zip(found, ends, strict=True):
        value = rest[match.end() : end].strip()
        if not main_named and not plain:
            # `/rule on:2016 120.3f`: the option takes one word, what follows is the query.
            value, plain = _first(value)
        given[match[1].lower()] = _unquoted(value)
    if shape.main and not main_named:
        given[shape.main] = plain
    return given


def _first(value: str) -> tuple[str, str]:
    """The first word (or the first quoted run) of `value`, and the rest."""
    match = re.match(r'("[^"]*"|\S+)\s*(.*)', value, flags=re.DOTALL)
    return (match[1], match[2]) if match else ("", "")


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] == '"' else value


def _start(typed: str) -> str:
    return typed if len(typed) <= 40 else "and the scenario"


def _nearest(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, [*SHAPES, *LEAVE], n=1)
    return f" Did you mean /{near[0]}?" if near else ""
