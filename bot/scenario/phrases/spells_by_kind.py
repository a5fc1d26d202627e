"""Spells and permanents that players name by what they do: `a removal spell`, `a board wipe`, `an anthem`, `a pinger`."""

from __future__ import annotations

from functools import cache

from bot.regex import regex
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import ThingRef

#: What players call it (a plural adds an `s`), and the least card that is one: its type and what it says.
_KINDS = """
removal spell, removal, kill spell, piece of removal, spot removal     : Instant : Destroy target creature.
exile spell, exile effect, exile removal                               : Instant : Exile target creature.
bounce spell, bounce effect                                            : Instant : Return target creature to its owner's hand.
board wipe, boardwipe, wrath effect, sweeper, mass removal, mass removal spell, wipe : Sorcery : Destroy all creatures.
edict, edict effect, edict spell, sacrifice effect                     : Instant : Target player sacrifices a creature.
fight spell                                                            : Sorcery : Target creature you control fights target creature you don't control.
bite spell                                                             : Sorcery : Target creature you control deals damage equal to its power to target creature you don't control.
blink spell, flicker spell, blink effect, flicker effect               : Instant : Exile target creature, then return it to the battlefield under its owner's control.
fog effect, fog spell                                                  : Instant : Prevent all combat damage that would be dealt this turn.
cantrip                                                                : Instant : Draw a card.
anthem, anthem effect                                                  : Enchantment : Creatures you control get +1/+1.
mana dork                                                              : Creature : {T}: Add {G}.
pinger                                                                 : Creature : {T}: This creature deals 1 damage to any target.
"""


@cache
def _kinds() -> dict[tuple[str, ...], tuple[str, str, bool]]:
    """The words of each kind in singular and plural: (type, line, whether several)."""
    kinds: dict[tuple[str, ...], tuple[str, str, bool]] = {}
    for row in _KINDS.strip().splitlines():
        called, type_, line = (part.strip() for part in row.split(" : "))
        for name in called.split(","):
            words = tuple(name.split())
            kinds[words] = (type_, line, False)
            kinds[(*words[:-1], words[-1] + "s")] = (type_, line, True)
    return kinds


@cache
def _first_words() -> dict[str, int]:
    """The words that a kind begins with, and how many words it has at most."""
    first: dict[str, int] = {}
    for words in _kinds():
        first[words[0]] = max(len(words), first.get(words[0], 0))
    return first


def kind_at(reader: PhraseReader, at: int) -> tuple[str, str, bool, int] | None:
    """The longest kind of spell or permanent called by its deed at `at`: (type, line, whether several, end)."""
    longest = _first_words().get(reader.fold(at), 0)
    for length in range(longest, 0, -1):
        found = _kinds().get(tuple(reader.fold(at + i) for i in range(length)))
        if found is not None:
            return *found, at + length
    return None


def called_by_its_deed(
    reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str
) -> ThingRef | None:
    """`a removal spell`, `two board wipes`, `a 1/1 pinger`: described as the least card of that kind."""
    if not (base.article or base.many or base.size) or (found := kind_at(reader, at)) is None:
        return None
    type_, line, plural, end = found
    if "anthem" in reader.text_between(at, end).lower() and (told := _bonus_told(reader, end)) is not None:
        line, end = line.replace("+1/+1", told[0]), told[1]
    words = reader.text_between(at, end)
    count = 0 if plural and not base.many else base.count
    return base.but(
        types=(*base.types, type_) if type_ not in base.types else base.types,
        lines=(*base.lines, line),
        noun=words,
        described=True,
        many=base.many or plural,
        count=count,
        end=end,
    )


_BONUS = regex(r"\+\d/\+\d")

#: What is said of an anthem by how much bigger it makes its player's creatures.
_GIVES = frozenset({"giving", "granting"})
_OF_ALL = frozenset({"all", "each", "my", "your", "our", "his", "her", "their", "of"})
_CREATURES = frozenset({"creatures", "creature", "guys", "team", "board", "dudes", "everything", "stuff"})


def _bonus_told(reader: PhraseReader, at: int) -> tuple[str, int] | None:
    """`giving +1/+1`, `that gives my creatures +2/+2`, `of +1/+1 to all my creatures`: the bonus, and the end."""
    if reader.fold(at) in _GIVES or reader.fold(at) in ("for", "with"):
        at += 1
    elif reader.fold(at) in ("that", "which") and reader.fold(at + 1) in ("gives", "give", "grants"):
        at += 2
    else:
        return None
    at = _creatures_told(reader, at)
    at += reader.fold(at) in ("a", "an")
    bonus = reader.fold(at)
    if not _BONUS.fullmatch(bonus):
        return None
    at += 1
    if reader.fold(at) == "to":
        after = _creatures_told(reader, at + 1)
        at = after if after > at + 1 else at
    return bonus, at


def _creatures_told(reader: PhraseReader, at: int) -> int:
    """Where `all my creatures` ends; `at` where nothing such stands there."""
    end = at
    while reader.fold(end) in _OF_ALL:
        end += 1
    return end + 1 if reader.fold(end) in _CREATURES else at
