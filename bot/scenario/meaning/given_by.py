"""What is told to be given without what gives it: protection by what the player has that can (`he has Mother of Runes ... gives it
protection`), a bonus by what is attached."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.changes import GetsPT
from bot.abilities.statics import Changes
from bot.abilities.walk import inside
from bot.abilities.who import Attached
from bot.engine.told.script import Activate, Cast
from bot.regex import regex
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.phrases.numbers import change_of
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def given_by_what_is_there(story: Story, player: str, labels: Sequence[str], lines: Sequence[str]) -> bool:
    """Whether one untapped permanent of the player's alone gives protection from a color: it is activated for that one. Where the
    last that was done was aimed at it by somebody else, that is responded to."""
    color = _color_of(lines)
    able = [thing for thing in story.things if _gives_protection(story, thing, player)]
    if color is None or len(labels) != 1 or len(able) != 1:
        return False
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast | Activate) and last.player != player and last.targets.names == tuple(labels):
        story.response = True
    source, aim = (ThingRef("made", -1, -1, name=name, told=name) for name in (able[0].label, labels[0]))
    activate_ability(story, player, source, How(targets=(aim,), chosen=(("color", color),)))
    story.assumptions.append(f"{labels[0]} is given protection from {color} by {able[0].label}.")
    return True


def says_what_gives(story: Story, statement: Statement, labels: Sequence[str]) -> bool:
    """Whether words of what is there say what that does, and no deed: `enchanted with Holy Strength, giving it +1/+2`, `Glorious Anthem,
    which gives my Ogre +1/+1`. So it is where something told gives each of these just that bonus for as long as it is there."""
    first, before = story.tokens[statement.start], story.tokens[max(0, statement.start - 1)]
    said = first.fold in ("giving", "granting") or before.fold in ("which", "that")
    given = change_of(statement.get("bonus"))
    if not said or given is None:
        return False
    things = [thing for thing in story.things if thing.label in labels]
    return bool(things) and all(_is_given(story, thing, given) for thing in things)


def _is_given(story: Story, thing: Thing, given: GetsPT) -> bool:
    for one in story.things:
        card = story.card(one) if one.zone == "battlefield" and one is not thing else None
        for changes in inside(card.abilities, Changes) if card is not None else ():
            attached = isinstance(changes.who, Attached)
            if given in changes.changes and (not attached or one.attached_to is thing):
                return True
    return False


def _color_of(lines: Sequence[str]) -> str | None:
    found = _FROM_A_COLOR.fullmatch(lines[0]) if len(lines) == 1 else None
    return found[1] if found is not None else None


def _gives_protection(story: Story, thing: Thing, player: str) -> bool:
    there = thing.zone == "battlefield" and thing.holder == player and not (thing.tapped or thing.gone)
    return there and any(_GIVES.search(text) for text in thing.texts)


_FROM_A_COLOR = regex(r"protection from (white|blue|black|red|green)")
_GIVES = regex(r"\{T\}[^:]*: [^.]*gains? protection from the color of your choice")
