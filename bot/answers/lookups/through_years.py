"""One line on what a number meant or means in another year, for an answer by number."""

from __future__ import annotations

from rulesdb.history import tell
from rulesdb.rows import RuleRow
from rulesdb.shelf import Shelf


def where_today(shelf: Shelf, rule: RuleRow) -> str:
    """For a rule of an older text: its number today, or when it went and where to, and what its number is now."""
    newest = shelf.newest
    if newest is None:
        return ""
    said = ""
    now = shelf.latest(rule)
    if now.document == newest.id:
        if now.number != rule.number:
            said = f"Today it is {now.number}."
        elif now.text == rule.text:
            return "It says the same today."
        else:
            return "It has been reworded since."
    else:
        story = tell(shelf, rule)
        if story.gone:
            said = f"It is gone since {story.gone.date}"
            moved = shelf.latest(story.moved) if story.moved else None
            if moved and moved.document == newest.id:
                said += (
                    f"; {'section ' if moved.is_heading else ''}{moved.number} is where its matter is today"
                )
            said += "."
    instead = shelf.find(rule.number, newest.id)
    if instead and instead.id != now.id:
        said += f" Today's {rule.number} is another rule, about {_about(instead)}."
    return said.strip()


def another_meaning(shelf: Shelf, rule: RuleRow) -> str:
    """For a rule of today: what its number was in the latest text in which it was about something else, if
    that is still a rule today under another number."""
    years = {row.id: row for row in shelf.years}
    section = rule.heading.split(":")[0]
    others = [
        other
        for other in shelf.everywhere(rule.number)
        if other.document in years and not other.is_heading and other.heading.split(":")[0] != section
    ]
    if not others:
        return ""
    other = others[-1]
    number = shelf.number_today(other)
    if number is None or number == rule.number:
        return ""
    return (
        f"Until {years[other.document].date} {rule.number} was about {_about(other)}; that is {number} today."
    )


def _about(rule: RuleRow) -> str:
    return rule.heading or rule.number
