"""Whether a permanent is said to enter tapped or untapped: `plays Watery Grave untapped, paying 2 life`."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.costs import PayLife
from bot.abilities.entering import EntersTappedUnless
from bot.abilities.walk import inside
from bot.engine.told.decisions import Deed, SaysMay
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

_WORDS = frozenset({"tapped", "untapped"})


def entering_as_told(
    story: Story, player: str, thing: Thing, ref: ThingRef, how: How
) -> tuple[How, SaysMay | None]:
    """What is told of how it is played without the life paid for it to enter untapped, and whether that is paid (CR 614.12a). The
    words are said to be passed over where nothing is asked for: whether it enters tapped is then in its text."""
    told = _WORDS & {*ref.status}
    thing.tapped = thing.tapped and not told
    paid = tuple(f"{life} life" for life in _asked_for(story, thing))
    pays = next((words for words in how.paid if words in paid), None)
    if pays is not None:
        if "tapped" in told:
            raise CannotMean(f"{thing.label} enters untapped where {pays} is paid.")
        how = replace(how, paid=tuple(words for words in how.paid if words != pays))
    if not told and pays is None:
        return how, None
    if paid:
        if "tapped" in told:
            return how, SaysMay(player, False, thing.label, Deed.PAY, "pay")
        return how, SaysMay(player, True, None, Deed.PAY, f"pay {paid[0]}", life=int(paid[0].split()[0]))
    for at in range(ref.start, min(len(story.tokens), max(ref.end, ref.start) + 1)):
        if story.tokens[at].fold in told:
            story.skip(at, at + 1)
    return how, None


def _asked_for(story: Story, thing: Thing) -> tuple[int, ...]:
    """How much life it asks for to enter untapped."""
    card = story.card(thing)
    effects = inside(card.abilities, EntersTappedUnless) if card is not None else ()
    costs = [part.amount for effect in effects for part in inside(effect.cost, PayLife)]
    return tuple(amount.n for amount in costs if isinstance(amount, Number))
