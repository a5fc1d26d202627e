"""Spells as they are spoken of by what they do: `a removal spell`, `a fog`, `a combat trick`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.said import MINE, THEIRS, Said
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import COLORS

_REMOVAL = 'instant "Destroy target creature."'
_BOLT = 'instant "This spell deals 3 damage to target creature."'
_WIPE = 'sorcery "Destroy all creatures."'
_HARMLESS = '"Untap target creature."'

#: Each with its words: the type and text of the spell. `@`: it has a target.
_CALLED = {
    "removal, removal spell, removal spells, kill spell, kill spells, destroy spell, destroy effect, destroy effects, "
    "targeted removal, spot removal": f"@{_REMOVAL}",
    "burn spell, burn spells, burn, damage spell, damage spells, bolt, bolts, direct damage": f"@{_BOLT}",
    "board wipe, board wipes, boardwipe, boardwipes, wrath, wraths, sweeper, sweepers, wrath effect, wrath effects, wipe, mass removal": _WIPE,
    "bounce spell, bounce spells, bounce, bounce effect, bounce effects": '@instant "Return target creature to its owner\'s hand."',
    "exile spell, exile spells, exile effect, exile effects, exile removal, exile": '@instant "Exile target creature."',
    "blink, flicker, blink spell, blink spells, flicker spell, flicker spells, blink effect, blink effects, flicker effect, flicker effects": (
        '@instant "Exile target creature, then return it to the battlefield under its owner\'s control."'
    ),
    "pump spell, pump spells, pump, combat trick, combat tricks, trick, tricks": '@instant "Target creature gets +3/+3 until end of turn."',
    "fog, fogs, fog effect, fog effects": 'instant "Prevent all combat damage that would be dealt this turn."',
    "edict, edicts, edict effect, edict effects, sacrifice effect, sacrifice effects, forced sacrifice, sacrifice": '#sorcery "Target player sacrifices a creature."',
    "discard spell, discard spells, discard effect, discard effects": '#sorcery "Target player discards a card."',
    "-1/-1, -1/-1 counters, -1/-1 effects, -x/-x, -x/-x effect, -x/-x effects, -x/-x spell, -x/-x spells, minus effect": '@instant "Target creature gets -3/-3 until end of turn."',
    "counterspell, counterspells, counter spell, counter spells, counter magic, countermagic": '!instant "Counter target spell."',
    "spell, spells": f"@instant {_HARMLESS}",
    "spell or ability, spells and abilities, spells or abilities": f"@instant {_HARMLESS}",
    "instant, instants, instant spell, instant spells": f"@instant {_HARMLESS}",
    "sorcery, sorceries, sorcery spell, sorcery spells": f"@sorcery {_HARMLESS}",
}
_SPELLS = {tuple(words.split(" ")): text for called, text in _CALLED.items() for words in called.split(", ")}
_LONGEST = max(map(len, _SPELLS))
_DETERMINERS = {
    **dict.fromkeys(("a", "an", "the", "any", "another", "some", "that", "this", "each", "every"), ""),
    **dict.fromkeys(("my", "our", "your"), MINE),
    **dict.fromkeys(("his", "her", "their"), THEIRS),
}


def spells_at(tokens: Sequence[Token], at: int, stop: int) -> Iterator[tuple[Said, int]]:
    """The spells that the words from `at` may be, each with its end."""
    place, whose = tokens[at].start, ""
    while at < stop and tokens[at].fold in _DETERMINERS:
        whose = whose or _DETERMINERS[tokens[at].fold]
        at += 1
    if at < stop and tokens[at].owner in ("opponent", "opp"):
        whose, at = THEIRS, at + 1
    colors: tuple[str, ...] = ()
    if at < stop and tokens[at].fold in COLORS and len(tokens[at].fold) > 1:
        colors, at = (COLORS[tokens[at].fold],), at + 1
    elif at < stop and tokens[at].fold in ("targeted", "single"):
        at += 1
    for length in range(min(_LONGEST, stop - at), 0, -1):
        text = _SPELLS.get(tuple(token.fold for token in tokens[at : at + length]))
        if text is not None:
            if not colors and text.endswith(_BOLT):
                colors = ("red",)  # as what is called so is
            yield Said("spell", place, whose, colors=colors, text=text), at + length
