"""Questions whether a creature kills another, of one that takes no part in anything: `I block with a 2/2. Does my 5/5 kill it?`"""

from __future__ import annotations

from bot.abilities.walk import inside
from bot.scenario.errors import NotUnderstood
from bot.scenario.phrases.keywords import keywords_in
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def refuse_bystanders_that_kill(text: str, story: Story) -> None:
    """Raises `NotUnderstood` where it is asked whether something dies by creatures that do nothing in the story: that another kills it is
    no answer, and neither is that nothing does."""
    if not story.actions:
        return
    labels = {thing.label for thing in story.things}
    for question in story.questions:
        if question.kind not in _OF_DEATH or question.beside is not None or question.who:
            continue
        things = [thing for thing in story.things if thing.label in question.by.names]
        dying = labels.issuperset(question.what.names)  # no player
        if things and dying and all(_stands_by(story, thing) for thing in things):
            said = f"It is not told what {things[0].label} does."
            at = max(text.find(question.text), 0)
            example = f"Bob blocks {things[0].label} with Hill Giant."
            raise NotUnderstood(said, text, (at, at + len(question.text)), (example,))


_OF_DEATH = frozenset({"dies", "candie", "survives"})


def _stands_by(story: Story, thing: Thing) -> bool:
    """Whether it is a creature that neither fights nor is spoken of by anything that is done, and whose text does nothing by itself."""
    if not thing.is_type("Creature") or thing.zone != "battlefield" or thing.attacking or thing.blocking:
        return False
    if any(line.lower() not in keywords_in(line) for line in thing.texts):
        return False
    return not any(thing.label in inside(action, str) for action in story.actions)
