"""`I cast two spells`, of which nothing else is told: enough for what waits for any spell, whatever it is."""

from __future__ import annotations

from bot.regex import regex
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story


def of_any_kind(story: Story, ref: ThingRef) -> ThingRef:
    """An instant that does nothing, where all that the story names speaks of any spell: as the second that is cast, as one of an opponent's,
    as storm, which counts all; and nothing of creature spells, noncreature ones, colors or mana values."""
    told = ref.types or ref.subtypes or ref.lines or ref.colors or ref.size or ref.status
    if ref.source != "kind" or ref.noun not in ("spell", "spells") or told:
        return ref
    texts = [text.lower() for thing in story.things for text in thing.texts]
    texts += [text.lower() for text in _of_cards_named(story)]
    spoken = [found for text in texts for found in _SPELLS.finditer(_AIMED.sub("", text))]
    if not (spoken or any(_STORM.match(text) for text in texts)) or any(
        found["before"] not in _PLAIN or found["after"] for found in spoken
    ):
        return ref
    if any(_HANGS_ON_IT.search(text) for text in texts):
        return ref
    story.assumptions.append(
        f"{ref.told[:1].upper()}{ref.told[1:]}: it is not told which, so it does nothing else."
    )
    return ref.but(types=("Instant",))


def _of_cards_named(story: Story) -> list[str]:
    """The texts of the cards that the story names, also later on: `I cast three spells. Then I cast Grapeshot`."""
    found = (story.lexicon.card_at(at) for at in range(len(story.tokens)))
    cards = [story.names.exact(name.spelling) for name in found if name is not None]
    return [text for card in cards if card is not None for text in card.texts]


_PLAIN = frozenset(
    {"a", "any", "another", "each", "one", "first", "second", "third", "more", "your", "their", "other"}
)
_SPELLS = regex(r"\b(?P<before>[\w'-]+) spells?\b(?P<after> (?:of|with|that|from)\b)?")
_AIMED = regex(r"\btarget (?:[\w'-]+,? ){0,4}spells?\b")  # what is told of none of them
_STORM = regex(r"storm\b")
_HANGS_ON_IT = regex(r"\b(?:prowess|magecraft|mana value|(?:has|have|gains?) storm|cascade)\b")
