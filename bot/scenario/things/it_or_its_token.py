"""A card, or the token that it makes, where both are what the words say: `I have Maja. I play Forest. Bob shocks the Human Warrior.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.not_told_which import not_told_which
from bot.scenario.things.token_names import tells_of, token_name
from bot.scenario.things.tokens_to_come import to_come
from rulesdb.folding import fold

_ONE = frozenset({"the", "my", "his", "her", "their"})


def its_token(story: Creating, ref: ThingRef, role: Role, known: Sequence[Thing]) -> list[Thing]:
    """The token that goes by these words alone; empty where none does. Raises `CannotMean` where the card that makes it may be meant too."""
    if role in ("declare", "spell"):
        return []
    by_name = _called_as_it_will_be(story, ref, known)
    both = [] if by_name or role == "source" else it_or_its_token(story, ref, known)
    if both and _is_named_with_it(story, ref, both[0]):
        return both[1:]
    if both:
        raise not_told_which(ref, both)
    return by_name


def _is_named_with_it(story: Creating, ref: ThingRef, card: Thing) -> bool:
    """`I attack with Maja and the Human Warrior`: what is named in the same breath is called so by its name alone."""
    start, end = ref.start, ref.end
    while start > 0 and story.tokens[start - 1].kind != "break":
        start -= 1
    while end < len(story.tokens) and story.tokens[end].kind != "break":
        end += 1
    beside = {token.fold for token in (*story.tokens[start : ref.start], *story.tokens[ref.end : end])}
    return fold(card.name).split()[0].strip(",") in beside


def it_or_its_token(story: Creating, ref: ThingRef, known: Sequence[Thing]) -> list[Thing]:
    """`I have Zaxara and cast Blaze. How big is the Hydra?`: Zaxara, which is one without having that word in its name, or the Hydra that it
    makes; empty where only one can be meant. `known`: what is such a thing already."""
    plain = (
        (ref.article in _ONE or ref.owner is not None) and not ref.token and ref.subtypes and ref.count == 1
    )
    if not plain or not story.actions or len(known) != 1 or known[0].card is None or known[0].token:
        return []
    come = to_come(story, ref, "asked", None) if ref.subtypes[-1] not in known[0].name else []
    return [known[0], come[0]] if come and set(ref.subtypes) <= set(come[0].label.split()) else []


def _called_as_it_will_be(story: Creating, ref: ThingRef, known: Sequence[Thing]) -> list[Thing]:
    """`How big is Human Warrior?` beside a Human Warrior of another name: by that name, without an article, goes the token alone."""
    name = " ".join(ref.subtypes)
    told = ref.told.lower() == name.lower()
    if len(ref.subtypes) < 2 or not told or ref.size or any(t.name == name for t in known):
        return []
    made = known and tells_of(story, ref.subtypes[-1], None) and token_name(story, ref.subtypes[-1]) == name
    return to_come(story, ref, "asked", None) if made else []
