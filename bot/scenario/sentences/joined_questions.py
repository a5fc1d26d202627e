"""Questions that are asked as one."""

from __future__ import annotations

from bot.scenario.plain.asking import JOINING
from bot.scenario.sentences.statements import Statement


def joined_as_one(statements: list[Statement]) -> list[Statement]:
    """Questions that are asked as one (`Can I block and does it die?`, `Does it die or does it live?`), each such run as one
    statement."""
    found: list[Statement] = []
    for one in statements:
        if len(found) > 1 and found[-1].kind == "joined" and one.kind.startswith("ask "):
            kind = f"ask {JOINING[found.pop().get('as')]}"
            asked = (n for n in reversed(range(len(found))) if found[n].kind.startswith("ask "))
            first = found.pop(next(asked, -1))  # what the first supposes may stand behind it
            parts = (*(first.get("parts") or (first,)), one)
            found.append(Statement(kind, {"parts": parts}, first.start, one.end))
        else:
            found.append(one)
    return found


def joins_no_question(statements: list[Statement]) -> bool:
    """Whether what is to be asked with another question is told and not asked."""
    return any(one.kind == "joined" for one in joined_as_one(statements))
