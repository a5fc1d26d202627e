"""A result in words: questions answered first, then each outcome's steps, what is left at the end, and what was assumed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.answers.answer import Answer, Block, Citation, Line, Page, Tone
from bot.answers.numbers import Numbers
from bot.engine.eras import ERAS

_TITLES = {
    "resolved": "What happens",
    "illegal": "That isn't legal",
    "not_understood": "I couldn't read that",
    "unsupported": "Part of this isn't modelled",
}
_UNOFFICIAL = "Not an official ruling."


def answer_for(data: dict[str, Any], numbers: Numbers) -> Answer:
    """The answer to show for a result object."""
    status = data["status"]
    if status == "not_understood":
        return _not_understood(data)
    pages = tuple(_pages(data))
    tone = Tone.ERROR if status == "illegal" else Tone.ANSWER
    return Answer(
        _TITLES[status],
        pages,
        tone,
        tuple(_citations(data, numbers)),
        f"{data['rules']['label']}. {_UNOFFICIAL}",
        tuple((data["error"] or {}).get("suggestions", ())),
    )


def _pages(data: dict[str, Any]) -> Iterator[Page]:
    outcomes = data["outcomes"]
    head = tuple(_head(data))
    tail = tuple(_tail(data))
    if not outcomes:
        yield Page(_TITLES[data["status"]], (*head, *tail))
        return
    many = len(outcomes)
    for number, outcome in enumerate(outcomes, 1):
        title = f"Outcome {number} of {many}" if many > 1 else _TITLES[data["status"]]
        yield Page(title, (*head, *_outcome(outcome), *tail))


def _head(data: dict[str, Any]) -> Iterator[Block]:
    if data["error"]:
        yield Block("", (Line(data["error"]["message"], tuple(data["error"]["rules"])),))
    if data["answers"]:
        lines = tuple(Line(f"{a['question']} {a['text']}", tuple(a["rules"])) for a in data["answers"])
        yield Block("", lines)
    if data["status"] == "unsupported":
        lines = tuple(Line(f"{u['card']}: “{u['text']}”") for u in data["unmodelled"])
        yield Block(
            "Not modelled, and it could matter", lines or (Line("This story could not be worked out."),)
        )


def _outcome(outcome: dict[str, Any]) -> Iterator[Block]:
    if outcome["choices"]:
        lines = tuple(Line(f"{c['player']} {c['text']}.", tuple(c["rules"])) for c in outcome["choices"])
        yield Block("If", lines)
    lines = tuple(Line(s["text"], tuple(s["rules"])) for s in _telling(outcome["steps"]))
    yield Block("", lines, numbered=True)
    yield Block("At the end", tuple(_board(outcome)))


def _telling(steps: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The steps that tell a reader something: a spell that resolves right after it was cast goes without saying, and so
    does an effect that only begins to wait. The JSON form has them all."""
    before: dict[str, Any] | None = None
    for step in steps:
        at_once = (
            step["kind"] == "resolve"
            and before is not None
            and before["kind"] in ("cast", "activate", "trigger")
            and step is not steps[-1]
        )
        waits = step["kind"] == "note" and "waits for damage" in step["text"] and step is not steps[-1]
        if not (at_once or waits):
            yield step
        before = step


def _board(outcome: dict[str, Any]) -> Iterator[Line]:
    totals = []
    for name, player in outcome["players"].items():
        text = f"{name} {player['life']} life"
        if player["poison"]:
            text += f", {player['poison']} poison"
        if player["lost"]:
            text += " (lost)"
        totals.append(text)
    yield Line("; ".join(totals) + ".")
    for thing in outcome["objects"]:
        if thing["zone"] == "battlefield" and ("Creature" in thing["types"] or thing["loyalty"] is not None):
            yield Line(_thing(thing))
    for zone, words in (("graveyard", "Graveyard"), ("exile", "Exile"), ("hand", "Hand"), ("ceased", "Gone")):
        names = [o["label"] for o in outcome["objects"] if o["zone"] == zone]
        if names:
            yield Line(f"{words}: {', '.join(names)}.")


def _thing(thing: dict[str, Any]) -> str:
    parts = []
    if thing["power"] is not None:
        parts.append(f"{thing['power']}/{thing['toughness']}")
    if thing["loyalty"] is not None and "Planeswalker" in thing["types"]:
        parts.append(f"loyalty {thing['loyalty']}")
    if thing["defense"] is not None and "Battle" in thing["types"]:
        parts.append(f"defense {thing['defense']}")
    if thing["damage"]:
        parts.append(f"{thing['damage']} damage")
    parts += [f"{n} {kind} counter{'s' * (n != 1)}" for kind, n in thing["counters"].items()]
    if thing["tapped"]:
        parts.append("tapped")
    return f"{thing['label']} ({thing['controller']}): {', '.join(parts)}."


def _tail(data: dict[str, Any]) -> Iterator[Block]:
    if data["assumptions"]:
        yield Block("Assumed", tuple(Line(a) for a in data["assumptions"]))
    if data["unmodelled"] and data["status"] != "unsupported":
        lines = tuple(Line(f"{u['card']}: “{u['text']}”") for u in data["unmodelled"])
        yield Block("Left out, as it can't change this", lines)
    if data.get("truncated"):
        yield Block("", (Line("There are more outcomes than are shown."),))
    if data.get("loop"):
        yield Block(
            "", (Line("This is a loop that no one can stop: the game is a draw unless something breaks it."),)
        )


def _citations(data: dict[str, Any], numbers: Numbers) -> Iterator[Citation]:
    era = next(e for e in ERAS if e.id == data["rules"]["era"])
    seen: dict[str, None] = {}
    for part in (*data["answers"], *([data["error"]] if data["error"] else [])):
        seen.update(dict.fromkeys(part["rules"]))
    for outcome in data["outcomes"]:
        for part in (*outcome["choices"], *outcome["steps"]):
            seen.update(dict.fromkeys(part["rules"]))
    for number in seen:
        yield numbers.citation(number, era)


def _not_understood(data: dict[str, Any]) -> Answer:
    error = data["error"]
    blocks = [Block("", (Line(error["message"]),))]
    caret = list(_caret(data["_text"], error["line"], error["column"], error["span"]))
    if caret:
        blocks.append(Block("", tuple(Line(text) for text in caret), verbatim=True))
    understood = data["_understood"]
    if understood:
        lines = (understood,) if isinstance(understood, str) else understood
        blocks.append(Block("Understood so far", tuple(Line(str(u)) for u in lines)))
    if error["suggestions"]:
        blocks.append(Block("This would be read", tuple(Line(s) for s in error["suggestions"])))
    title = _TITLES["not_understood"]
    return Answer(title, (Page(title, tuple(blocks)),), Tone.ERROR, suggestions=tuple(error["suggestions"]))


def _caret(text: str, line: int, column: int, span: list[int]) -> Iterator[str]:
    """The line that was not understood, with carets under the words in question."""
    lines = text.splitlines()
    if not 1 <= line <= len(lines):
        return
    shown = lines[line - 1]
    start = max(0, column - 1)
    length = max(1, min(span[1] - span[0], len(shown) - start))
    cut = max(0, start - 40)
    yield ("…" if cut else "") + shown[cut : cut + 78]
    yield " " * (start - cut + bool(cut)) + "^" * min(length, 78 - (start - cut))
