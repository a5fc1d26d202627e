"""What `my creature` means in a question where of others nobody told whose they are."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.sides_untold import are_untold


def told_to_be_theirs(story: Creating, ref: ThingRef, owner: str, known: list[Thing]) -> list[Thing]:
    """`I cast Venom Blast on my Bear, dealing damage to Wurm. Does my creature die?`: what is told to be the player's, before anything of which
    nobody told whose it is. Raises `CannotMean` where several are left of those, and no word says which one is meant."""
    theirs = [thing for thing in known if thing.holder == owner]
    if not _is_bare(ref) or theirs:
        return theirs if _is_bare(ref) else known
    if len(known) > 1:
        names = " or ".join(thing.label for thing in known[:3])
        raise CannotMean(f"It is not told whose creature “{ref.told}” is: {names}.", (), ref.start, ref.end)
    return known


def _is_bare(ref: ThingRef) -> bool:
    return not ref.many and ref.count <= 1 and ref.size is None and not (ref.status or ref.name or ref.lines)


def refuse_untold_sides(story: Creating, ref: ThingRef) -> None:
    """Raises `CannotMean` of `my creature` where creatures of both sides fight, of which nobody told whose they are."""
    clause = next(
        (
            at + 1
            for at in reversed(range(ref.start))
            if story.tokens[at].kind == "break" or story.tokens[at].text == ","
        ),
        0,
    )
    if not _is_bare(ref) or not are_untold(story.tokens[:clause], story.lexicon):
        return
    fighters = [t for t in story.things if (t.attacking or t.blocking) and t.told is None]
    if len({thing.holder for thing in fighters}) > 1:
        names = " or ".join(thing.label for thing in fighters[:3])
        raise CannotMean(f"It is not told which creature “{ref.told}” is: {names}.", (), ref.start, ref.end)
