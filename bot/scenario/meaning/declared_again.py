"""What somebody is told to have after deeds, and may be what these left or made: `I cast Raise the Alarm. I have two Soldier tokens.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.claims_told import Declared
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing
from bot.scenario.things.fitting import _fits

#: Words of one more than there was.
_MORE = word_set("also too another other others more extra additional new besides still")


def is_there_by_then(story: Story, ref: ThingRef, player: str | None) -> list[Thing] | None:
    """What the words mean that were found to tell only what there is by then; None where they tell of something more."""
    if story.place(ref.start, ref.end) not in story.deeds_said:
        return None
    story.skip(ref.start, ref.end)
    there = ref.but(article="the")
    if ref.size is not None:  # it may have become so big
        there = there.but(size=None, types=ref.types or ("Creature",), noun=ref.noun or "creature")
    try:
        story.beside().resolve((there,), "target", player)
    except CannotMean:
        return []  # some of what was told before: it is not asked which
    return story.resolve((there,), "target", player)


def were_made(story: Story, ref: ThingRef, player: str | None) -> list[Thing]:
    """The tokens that the words tell of once more, which were said to be made: `I make two 1/1 tokens. I have two 1/1 tokens.` Raises
    `CannotMean` where another number of them is told: these may be all, or others."""
    if not ref.token or _MORE & _around(story, ref):
        return []
    made = [t for t in story.things if t.said_to_be_made and t.holder in (player, None)]
    made = [thing for thing in made if _fits(story, thing, ref.but(token=False), "declare")]
    wanted = len(made) if ref.many and not ref.count else max(1, ref.count)
    if made and wanted != len(made):
        said = f"It is not told whether the {len(made)} that were made are among “{ref.told}”."
        raise CannotMean(said, start=ref.start, end=ref.end)
    return made


def _around(story: Story, ref: ThingRef) -> set[str]:
    return {token.fold for token in story.tokens[max(0, ref.start - 2) : ref.end + 2]}


def _is_said_beside(story: Story, ref: ThingRef) -> bool:
    """`A Soul Warden enters and I have Soul Warden`: one of that name is told of in the same sentence, so this is another."""
    before = {token.fold for token in story.tokens[sentence_begins(story.tokens, ref.start) : ref.start]}
    return ref.source == "card" and ref.name.lower().split()[-1] in before


def keep_declared(story: Story, ref: ThingRef, player: str | None, new: Sequence[Thing]) -> None:
    """Keeps what is told to be there after deeds, to be compared with what there is by then."""
    around = _around(story, ref)
    known = ref.source in ("card", "kind") and not (ref.counters or ref.attached or ref.colors or ref.damage)
    if not new or not story.actions or player is None or not known or around & _MORE or story.questions:
        return
    if (ref.many and not ref.count) or _is_said_beside(story, ref):
        return
    labels = tuple(thing.label for thing in new)
    kinds = (*ref.types, *ref.subtypes, *ref.lines)
    name = ref.name if ref.source == "card" else ""
    place = story.place(ref.start, ref.end)
    story.declared.append(
        Declared(player, len(new), labels, story.actions[-1], place, name, ref.size, kinds, ref.token)
    )
