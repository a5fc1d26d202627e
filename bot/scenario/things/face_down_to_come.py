"""The face-down creature that what is told manifests or cloaks, spoken of before the engine has made it (CR 701.40, 701.58, 701.62)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.keyword_actions import ManifestDread
from bot.abilities.walk import inside
from bot.engine.told.script import Activate, Cast
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role

_LABEL = "face-down creature"
_ITS_SIZE = (2, 2)


def face_down_to_come(story: Creating, ref: ThingRef, role: Role, player: str | None) -> list[Thing]:
    """`I cast Soul Summons and attack with the 2/2`, `with the face-down creature`: the one that was made so, where it is one alone; nothing
    else that is face down, or so big."""
    sized = ref.size == _ITS_SIZE and not (ref.subtypes or ref.colors or ref.lines or ref.token)
    named = "face down" in ref.status or (sized and ref.article in ("the", "that"))
    if role == "declare" or not named or ref.many or ref.count > 1:
        return []
    makers = [*_makers(story, player)]
    if len(makers) != 1:
        return []
    there = next((thing for thing in story.things if thing.label == _LABEL), None)
    if there is None:
        whose = makers[0].holder or makers[0].cast_by
        there = Thing(
            _LABEL, _LABEL, len(story.things), shown=whose, future=True, face_down=True, zone="none"
        )
        story.labels.add(_LABEL)
        story.add(there)
    return [there]


def _makers(story: Creating, player: str | None) -> Iterator[Thing]:
    """What was used that puts a card face down onto the battlefield, as often as it was."""
    for action in story.actions:
        label = (
            action.card if isinstance(action, Cast) else action.source if isinstance(action, Activate) else ""
        )
        for thing in story.things:
            card = story.card(thing) if thing.label == label else None
            if card is not None and player in (None, thing.holder, thing.cast_by):
                yield from (thing for _ in inside(card.abilities, ManifestDread)[:1])
