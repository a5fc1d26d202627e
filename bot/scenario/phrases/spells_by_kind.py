"""Spells and permanents that players name by what they do: `a removal spell`, `a board wipe`, `an anthem`, `a pinger`, `a +2/+2
aura`, `a 5 damage burn spell`."""

from __future__ import annotations

from functools import cache

from bot.scenario.phrases.gifts import BONUS, begins_gift, bonus_told, damage_told
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import singular

#: What players call it (a plural adds an `s`), and the least card that is one: its types and what it says.
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
lord                                                                   : Creature : Other creatures you control get +1/+1.
mana dork                                                              : Creature : {T}: Add {G}.
pinger                                                                 : Creature : {T}: This creature deals 1 damage to any target.
"""
#: What they call it where they say how much, and the line for that much: `N` the damage, `+N/+N` the bonus.
_KINDS_OF_SO_MUCH = """
burn spell, damage spell, piece of burn                                : Instant : This spell deals N damage to any target.
sweeper, board wipe, boardwipe, pyroclasm effect, damage sweeper       : Sorcery : This spell deals N damage to each creature.
pump spell, pump, combat trick, trick                                  : Instant : Target creature gets +N/+N until end of turn.
anthem, anthem effect                                                  : Enchantment : Creatures you control get +N/+N.
lord                                                                   : Creature : Other creatures you control get +N/+N.
aura                                                                   : Enchantment Aura : Enchanted creature gets +N/+N.
equipment, sword, axe, hammer, shield, armor, weapon, blade, spear     : Artifact Equipment : Equipped creature gets +N/+N.
"""
#: An Equipment that is only described is taken to equip for nothing.
_EQUIP = "Equip {0}"
#: Words with which no card is meant where a spell or ability is called so.
_OF_NOTHING_ELSE = frozenset({"burn", "damage", "piece", "pump", "combat"})


@cache
def _kinds() -> dict[tuple[str, ...], tuple[str, str, bool]]:
    """The words of each kind in singular and plural: (types, line, whether several); the line is empty where it has to be said how much."""
    so_much = {
        words: (types, "", plural)
        for words, (types, _, plural) in _kinds_of_so_much().items()
        if words[0] in _OF_NOTHING_ELSE and len(words) > 1
    }
    return so_much | _rows(_KINDS)


@cache
def _kinds_of_so_much() -> dict[tuple[str, ...], tuple[str, str, bool]]:
    return _rows(_KINDS_OF_SO_MUCH)


def _rows(table: str) -> dict[tuple[str, ...], tuple[str, str, bool]]:
    kinds: dict[tuple[str, ...], tuple[str, str, bool]] = {}
    for row in table.strip().splitlines():
        called, types, line = (part.strip() for part in row.split(" : "))
        for name in called.split(","):
            words = tuple(name.split())
            kinds[words] = (types, line, False)
            kinds[(*words[:-1], words[-1] + "s")] = (types, line, True)
    return kinds


@cache
def _first_words() -> dict[str, int]:
    """The words that a kind begins with, and how many words it has at most."""
    first: dict[str, int] = {}
    for words in (*_kinds(), *_kinds_of_so_much()):
        first[words[0]] = max(len(words), first.get(words[0], 0))
    return first


def kind_at(reader: PhraseReader, at: int, so_much: bool = False) -> tuple[str, str, bool, int] | None:
    """The longest kind of spell or permanent called by its deed at `at`: (types, line, whether several, end); `so_much`: one of which
    it is said how much."""
    kinds = _kinds_of_so_much() if so_much else _kinds()
    longest = _first_words().get(reader.fold(at), 0)
    for length in range(longest, 0, -1):
        found = kinds.get(tuple(reader.fold(at + i) for i in range(length)))
        if found is not None:
            return *found, at + length
    return None


def called_by_its_deed(
    reader: PhraseReader, base: ThingRef, at: int, start: int, stem: str
) -> ThingRef | None:
    """`a removal spell`, `two board wipes`, `a 1/1 pinger`, `an anthem giving +2/+2`: described as the least card of that kind."""
    if not (base.article or base.many or base.size):
        return None
    if (found := kind_at(reader, at, so_much=True)) is not None:
        types, line, plural, end = found
        told = damage_told(reader, end) if "damage" in line else bonus_told(reader, end)
        if told is not None:
            return _described(reader, base, at, (types, _so_much(line, told[0]), plural, end), told[1])
        pointed = base.article == "the" and not reader.lexicon.at(at)
        if types.endswith("Equipment") and (pointed or begins_gift(reader, end)):
            # what it gives is told after it, or was told before
            return _described(reader, base, at, (types, "", plural, end), end)
    found = kind_at(reader, at)
    return _described(reader, base, at, found, found[-1]) if found is not None and found[1] else None


def called_by_so_much(reader: PhraseReader, base: ThingRef, at: int) -> ThingRef | None:
    """`a +2/+2 aura`, `a 5 damage burn spell`: described as the least card of that kind."""
    amount, end = reader.fold(at), at + 1
    if not BONUS.fullmatch(amount):
        numbers = reader.number(at) if base.article else []
        if not numbers or reader.fold(numbers[0][1]) not in ("damage", "dmg", "point", "-"):
            return None
        amount, end = str(numbers[0][0]), numbers[0][1] + 1
        end += reader.fold(end) in ("damage", "dmg")
    found = kind_at(reader, end, so_much=True) if base.article or base.many else None
    if found is None or ("damage" in found[1]) is not amount.isdigit():
        return None
    types, line, plural, stop = found
    return _described(reader, base, end, (types, _so_much(line, amount), plural, stop), stop)


def _so_much(line: str, amount: str) -> str:
    return line.replace("N", amount) if amount.isdigit() else line.replace("+N/+N", amount)


def _described(
    reader: PhraseReader, base: ThingRef, at: int, kind: tuple[str, str, bool, int], stop: int
) -> ThingRef:
    types, line, plural, end = kind
    type_, _, subtype = types.partition(" ")
    called = " ".join(reader.text_between(at, end).split())
    called = singular(called) if plural else called
    lines = (line, _EQUIP) if line and subtype == "Equipment" else (line,) if line else ()
    return base.but(
        types=(*base.types, type_) if type_ not in base.types else base.types,
        subtypes=(*base.subtypes, subtype) if subtype else base.subtypes,
        lines=(*base.lines, *lines),
        noun=called if base.size else called.title(),
        described=True,
        many=base.many or plural,
        count=0 if plural and not base.many else base.count,
        end=stop,
    )
