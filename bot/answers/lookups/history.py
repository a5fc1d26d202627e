"""`/history`: how one rule's number and words changed through the indexed years."""

from __future__ import annotations

import re
from typing import Any

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.lookups.page import LONGEST_QUERY, citation, empty, footer, json_object, nothing, too_long
from bot.answers.lookups.rule import rule_reply
from bot.answers.reply import Reply
from bot.regex import regex
from rulesdb.history import Story, Version, same_number, tell
from rulesdb.index import Index
from rulesdb.repair import read_number
from rulesdb.rows import RuleRow

_ON = regex(
    r"[\s(@,]*(?:\bon\s*[:=]?\s*|\bin\s+|\bof\s+)?((?:19|20)\d\d(?:-\d\d?){0,2})\s*\)?\s*$", re.IGNORECASE
)


def history_reply(index: Index, query: str) -> Reply:
    """The reply to `/history`. The rule may be given as of a year or date: `306.7 (2017)`, `310.4 on:2009-06-30`;
    without one it is today's rule of that number, or else the last rule that had it."""
    if len(query) > LONGEST_QUERY:
        return too_long(query)
    words, on = query.strip(), None
    found = _ON.search(words)
    if found and words[: found.start()].strip():
        words, on = words[: found.start()].strip(), found[1]
    if not words:
        return empty(query, "a rule", "history 120.3a")
    looked_up = rule_reply(index, words, on)
    shelf = index.shelf
    rule = _row(index, looked_up)
    if rule is None:
        return Reply(looked_up.answer, {**looked_up.json, "query": query}, looked_up.exit_status)
    if rule.document not in {row.id for row in shelf.years}:
        title = shelf.documents[rule.document].label
        return nothing(query, f"No history of {rule.number}", [f"{title} is indexed in one version only."])
    story = tell(shelf, rule)
    others = same_number(shelf, rule)
    number = read_number(words)
    repaired = looked_up.json["note"] if number is None or number.repaired else ""
    result = _story_json(rule, story, others)
    title = f"History of {rule.number}" + (f" as of {on}" if on else "")
    blocks = [Block(lines=(Line(repaired),))] if repaired else []
    blocks.extend(_story_blocks(story))
    for other in others:
        blocks.append(Block(f"{rule.number} was another rule", _other_lines(rule.number, other)))
    last = story.versions[-1]
    cited = tuple(
        citation(version.document, version.rule, shelf.newest) for version in reversed(story.versions)
    )
    answer = Answer(
        title, (Page(title, tuple(blocks)),), Tone.ANSWER, cited, footer(last.document, shelf.newest)
    )
    return Reply(
        answer, json_object(query, looked_up.json["match"], result, looked_up.json["candidates"], repaired)
    )


def _row(index: Index, looked_up: Reply) -> RuleRow | None:
    """The row of the rule that a look-up answered with, if the index itself has it."""
    result = looked_up.json["result"]
    if result is None:
        return None
    dated = [
        row
        for row in index.shelf.documents.values()
        if (row.title, row.date) == (result["document"], result["date"])
    ]
    return index.shelf.find(result["number"], dated[0].id) if dated else None


def _story_json(rule: RuleRow, story: Story, others: list[Story]) -> dict[str, Any]:
    return {
        "number": rule.number,
        "heading": rule.heading,
        "versions": [_version_json(version) for version in story.versions],
        **_ending_json(story),
        "same_number": [
            {
                "number": rule.number,
                "heading": next(v.rule.heading for v in other.versions if v.rule.number == rule.number),
                "from": _span(other, rule.number)[0],
                "to": _span(other, rule.number)[1],
                "last_number": other.versions[-1].rule.number,
                "last_date": other.versions[-1].document.date,
            }
            for other in others
        ],
    }


def _version_json(version: Version) -> dict[str, Any]:
    return {
        "date": version.document.date,
        "number": version.rule.number,
        "change": version.change,
        "text": version.rule.text,
        "words": [{"change": kind, "text": text} for kind, text in version.words],
    }


def _ending_json(story: Story) -> dict[str, Any]:
    return {
        "removed": story.gone.date if story.gone else None,
        "moved_to": story.moved.number if story.moved else None,
        "number_now_about": story.instead.heading if story.instead else None,
    }


def _span(story: Story, number: str) -> tuple[str, str]:
    dates = [version.document.date for version in story.versions if version.rule.number == number]
    return dates[0], dates[-1]


def _story_blocks(story: Story) -> list[Block]:
    blocks = []
    unchanged: list[str] = []
    for version in story.versions:
        if version.change == "unchanged":
            unchanged.append(version.document.date)
            continue
        if unchanged:
            blocks.append(_unchanged(unchanged))
            unchanged = []
        blocks.append(_version_block(version))
    if unchanged:
        blocks.append(_unchanged(unchanged))
    if story.gone:
        last = story.versions[-1].rule.number
        said = [f"The text of {story.gone.date} no longer has it."]
        if story.moved:
            kind = "section " if story.moved.is_heading else ""
            said.append(f"Its matter is then in {kind}{story.moved.number}.")
        if story.instead:
            said.append(f"{last} then says: {story.instead.text}")
        blocks.append(
            Block(story.gone.date, (Line(" ".join(said), (story.moved.number,) if story.moved else ()),))
        )
    return blocks


def _unchanged(dates: list[str]) -> Block:
    span = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    return Block(lines=(Line(f"Unchanged in {span}."),))


def _version_block(version: Version) -> Block:
    heading = f"{version.document.date}: {version.rule.number}, {version.change}"
    if not version.words:
        return Block(
            heading, (Line(version.rule.text.replace("\n", " "), (version.rule.number,)),), quoted=True
        )
    if version.references_only:
        changed = [text.strip() for kind, text in version.words if kind == "added" and text.strip()]
        return Block(
            heading, (Line(f"The rules it refers to are now {', '.join(changed)}".rstrip(" .,)") + "."),)
        )
    text, marks = "", []
    for kind, piece in version.words:
        piece = piece.replace("\n", " ")
        if kind == "removed":
            said = f"[was: {piece.strip()}]"
            text += (said if not text or text.endswith(" ") else f" {said}") + (
                " " if piece.endswith(" ") else ""
            )
            continue
        if kind == "added" and piece.strip():
            marks.append((len(text), len(text) + len(piece.rstrip())))
        text += piece
    return Block(heading, (Line(text, (version.rule.number,), tuple(marks)),), quoted=True)


def _other_lines(number: str, other: Story) -> tuple[Line, ...]:
    first, last = _span(other, number)
    shown = next(version for version in other.versions if version.rule.number == number)
    when = f"in {first}" if first == last else f"from {first} to {last}"
    about = f", about {shown.rule.heading}" if shown.rule.heading else ""
    now = other.versions[-1]
    later = (
        "" if now.rule.number == number else f" It is {now.rule.number} in the text of {now.document.date}."
    )
    text = shown.rule.text.replace("\n", " ")
    return (Line(f"{when[:1].upper()}{when[1:]}{about}: {text}{later}", (now.rule.number,)),)
