"""Which of a planeswalker's abilities is meant, and which planeswalker."""

from __future__ import annotations

from bot.engine.told.script import (
    AbilityOf,
)
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def says_which(story: Story, source: Thing, which: tuple[AbilityOf, ...] | None, how: How) -> None:
    """Raises `CannotMean` where nothing says which of a planeswalker's abilities is meant: none is likelier than another."""
    if which is not None or how.targets or how.shares or how.modes or not source.is_type("Planeswalker"):
        return
    costs = [m[0] for text in source.texts if (m := _LOYALTY_COST.match(_as_cost(text))) is not None]
    if len(costs) > 1:
        said = f"It is not told which of {source.label}'s abilities is activated: {', '.join(costs)}."
        raise CannotMean(said, (f"Alice uses {source.label}'s {costs[0]}.",))


_LOYALTY_COST = regex(r"[+-−–]\d+|0")


def planeswalker_meant(story: Story, ref: ThingRef, words: str, player: str) -> Thing | None:
    """Of `his +1`, the planeswalker that was spoken of last: nothing else has such an ability (CR 606.1). Whoever uses it controls it."""
    if ref.source != "it" or not _LOYALTY_COST.fullmatch(_as_cost(words)):
        return None
    walker = next((thing for thing in story.focus if thing.is_type("Planeswalker")), None)
    if walker is not None and walker.is_open:
        walker.shown = player
    return walker


def by_so_much(story: Story, ref: ThingRef, how: How, sign: str) -> How:
    """`I minus Jaya for 2`: the number is the ability's cost, where it has one of that, and no X."""
    spoken = next((thing for thing in story.focus if thing.is_type("Planeswalker")), None)
    card = story.card(spoken) if ref.source == "it" and spoken is not None else story.card_meant(ref)
    cost = f"{sign}{how.x}"
    if how.x is None or how.words or card is None:
        return replace(how, words=how.words or sign)
    if not any(_as_cost(text).startswith(f"{cost}:") for text in card.texts):
        return replace(how, words=sign)
    return replace(how, words=cost, x=None)


def _as_cost(words: str) -> str:
    return words.strip().replace("−", "-").replace("–", "-")


def has_loyalty_ability(story: Story, source: Thing, words: str) -> None:
    """`a planeswalker's +1`: of one that is only described, an ability with that cost is there; what it does is not told."""
    cost = _as_cost(words)
    made = source.made
    if made is None or "Planeswalker" not in made.types or not _LOYALTY_COST.fullmatch(cost):
        return
    if not any(line.startswith(f"{cost}:") for line in made.lines):
        source.made = replace(made, lines=(*made.lines, f"{cost}: Shuffle your library."))
        story.assumptions.append(f"What {source.label}'s {cost} does is not told.")
