"""What a described creature does as players say it, in the words of cards: `that can block two creatures`, `that deals double damage`."""

from __future__ import annotations

from bot.regex import regex
from bot.scenario.phrases.keywords import REGENERATES
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.quantity_words import counted_in_words
from bot.scenario.text.words import number

_DOUBLES = "If this creature would deal damage to a permanent or player, it deals double that damage instead."
_NUMBER = "(?P<number>[a-z]+|[0-9]+)"

#: What is said after `that`: what it is in the words of a card, with the words of a number that it has.
_SAID = (
    (regex(rf"(?:can|could) block (?:up to )?{_NUMBER} (?:creatures|attackers|guys|things)"), ""),
    (regex(r"(?:can|could) block (?:an extra|an additional|one more) (?:creature|attacker|guy)(?: each combat)?"), "This creature can block an additional creature each combat."),
    (regex(r"deals? (?:double|twice) (?:the |its |that )?(?:damage|dmg)"), _DOUBLES),
    (regex(r"doubles (?:its|the|all) (?:damage|dmg)"), _DOUBLES),
    (regex(r"(?:(?:can|could|may) )?regenerates?"), REGENERATES),
    (regex(r"enters? (?P<counters>with .* counters?)(?: on it)?"), "This creature enters {counters} on it."),
    (regex(r"taps? for (?:one |1 )?(?:a )?mana"), "{T}: Add {C}."),
    (regex(r"taps? for (?:one |1 |a )?white(?: mana)?"), "{T}: Add {W}."),
    (regex(r"taps? for (?:one |1 |a )?blue(?: mana)?"), "{T}: Add {U}."),
    (regex(r"taps? for (?:one |1 |a )?black(?: mana)?"), "{T}: Add {B}."),
    (regex(r"taps? for (?:one |1 |a )?red(?: mana)?"), "{T}: Add {R}."),
    (regex(r"taps? for (?:one |1 |a )?green(?: mana)?"), "{T}: Add {G}."),
    (regex(r"taps? for (?:one |1 )?(?:mana of )?any colou?r(?: of mana)?"), "{T}: Add one mana of any color."),
)  # fmt: skip


#: With these it is told what is done, not what a creature can do.
_DEEDS = frozenset({"regenerate", "enter", "tap"})


def read_ownrule(reader: PhraseReader, at: int) -> Readings:
    """`can block two creatures`, `deals double damage`, after the creature that does, as a described thing."""
    if reader.tokens[at].lemma in _DEEDS:
        return []
    for stop in range(min(reader.stop, at + _LONGEST), at + 1, -1):
        words = " ".join(token.fold for token in reader.tokens[at:stop])
        line = on_a_card(words)
        if line is not None and line != REGENERATES:
            return [(ThingRef("kind", at, stop, lines=(line,), described=True), stop)]
    return []


#: Such words are so many at most.
_LONGEST = 8


def on_a_card(words: str) -> str | None:
    """The line of a card that these words say of a creature; None where they are not known to say one."""
    for pattern, line in _SAID:
        found = pattern.fullmatch(words)
        if found is None:
            continue
        if not line:
            return _blocks(number(found["number"]) or 0)
        return line.format(**found.groupdict()) if "counters" in found.groupdict() else line
    return None


def _blocks(creatures: int) -> str | None:
    """So many at once; None where that is no rule of its own."""
    if creatures < 2:
        return None
    more = "creature" if creatures == 2 else f"{counted_in_words(creatures - 1)} creatures"
    return f"This creature can block an additional {more} each combat."
