"""What the newest Comprehensive Rules changed: the rules that came, went and were reworded since the text before."""

from __future__ import annotations

from collections.abc import Iterator

from bot.answers.answer import Answer, Block, Line, Page
from bot.answers.lookups.page import citation, footer, json_object, nothing
from bot.answers.reply import Reply
from rulesdb.history import plain_signs
from rulesdb.index import Index
from rulesdb.rows import DocumentRow, RuleRow
from rulesdb.wording import plain_words

#: Of each kind as many are shown; the rest are counted.
_SHOWN = 60


def changes_reply(index: Index) -> Reply:
    """What differs between the newest rules text of the index and the one before it. A rule whose references alone were
    renumbered did not change."""
    shelf = index.shelf
    if len(shelf.years) < 2:
        return nothing("", "Nothing to compare", ["The index holds one text of the rules only."])
    before, newest = shelf.years[-2:]
    was = {rule.id: rule for rule in shelf.all_rules(before.id) if not rule.is_heading}
    added: list[RuleRow] = []
    reworded: list[RuleRow] = []
    moved: list[tuple[RuleRow, RuleRow]] = []
    for rule in shelf.all_rules(newest.id):
        if rule.is_heading:
            continue
        older = shelf.older(rule.id)
        old = was.pop(older[0].id, None) if older else None
        if old is None:
            added.append(rule)
        elif plain_words(plain_signs(old.text)) != plain_words(plain_signs(rule.text)):
            reworded.append(rule)
        elif old.number != rule.number:
            moved.append((old, rule))
    gone = list(was.values())
    title = f"The rules of {newest.date}"
    blocks = (
        Block(lines=(Line(_summary(before, added, reworded, moved, gone)),)),
        *_block("New", (f"{rule.number} {_opening(rule.text)}" for rule in added), added),
        *_block("Reworded", (f"{rule.number} {_opening(rule.text)}" for rule in reworded), reworded),
        *_block(
            "Renumbered", (f"{old.number} is now {new.number}" for old, new in moved), [n for _, n in moved]
        ),
        *_block("Gone", (f"{rule.number} {_opening(rule.text)}" for rule in gone), []),
    )
    cited = tuple(citation(newest, rule, newest) for rule in (*reworded, *added))
    answer = Answer(title, (Page(title, blocks),), citations=cited, footer=footer(newest, newest))
    result = {
        "date": newest.date,
        "before": before.date,
        "new": [rule.number for rule in added],
        "reworded": [rule.number for rule in reworded],
        "renumbered": [{"from": old.number, "to": new.number} for old, new in moved],
        "gone": [rule.number for rule in gone],
    }
    return Reply(answer, json_object("", "exact", result, [], ""))


def _summary(
    before: DocumentRow,
    added: list[RuleRow],
    reworded: list[RuleRow],
    moved: list[tuple[RuleRow, RuleRow]],
    gone: list[RuleRow],
) -> str:
    return (
        f"Since the text of {before.date}: {len(added)} new, {len(reworded)} reworded, {len(moved)} renumbered, "
        f"{len(gone)} gone."
    )


def _block(heading: str, lines: Iterator[str], rules: list[RuleRow]) -> Iterator[Block]:
    told = list(lines)
    if not told:
        return
    numbers: list[tuple[str, ...]] = [(rule.number,) for rule in rules] or [()] * len(told)
    shown = [Line(text, cites) for text, cites in zip(told[:_SHOWN], numbers, strict=False)]
    if len(told) > _SHOWN:
        shown.append(Line(f"and {len(told) - _SHOWN} more"))
    yield Block(heading, tuple(shown))


def _opening(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else line[:90].rsplit(" ", 1)[0] + " …"
