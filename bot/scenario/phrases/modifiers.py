"""How a spell is cast or an ability activated: targets, X, costs, modes, responses, told after its name."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.abilities.keywords import paid_for
from bot.scenario.forms.compiling import ANY, compile_template, first_words
from bot.scenario.forms.template import Node, slots
from bot.scenario.phrases.modifier_fields import FIELDS
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.sentences.statements import How
from bot.scenario.text.words import ORDINALS, PAID_FOR, word_set

#: What may be told after a spell or ability: field <- template. The longest match of the first fitting line counts.
MODIFIERS = """
shares    <- [dealing|splitting|divided|dividing|assigning|with|for|doing|putting|split|choosing] [:] {shares}
targets   <- target|at|on|onto|upon|to|against|in|toward|towards|aimed [at] {targets}
targets   <- with {targets} as [its|the|a] targets|target
targets   <- with [its|the] targets|target {targets}
targets   <- choosing|naming {targets} as [its|the|their|a] targets|target
player    <- choosing|naming|picking {player:player}
targets   <- pointing|aiming [it] at {targets}
targets   <- with targets {targets}
targets   <- split|divided|splitting|dividing [it|evenly|the] [damage] [evenly] between|among|over {targets}
exchanged <- exchanging|swapping|switching|trading [control of] {first:target} for|with|and {second:target}
present   <- with {tolds:placed}
present   <- with {lands:tolds}
cardsmode <- for {amount:number} cards|card
lifemode  <- for {amount:number} life
x         <- with|for|where|using|choosing [an] x [value] [of|is|be|as|=|equals|equal|at] [to] {x:number}
x         <- [,] x is|be|as|equals|= {x:number}
x         <- for x {x:number}
x         <- for {x:number} damage|dmg
x         <- for {x:number}
x         <- with {x:number} as x
paid      <- for|paying|using|via|with|by [paying] [its|the|his|her|my] {paidword:costword} cost [cost]
paid      <- for|with|via|using|by {paidword:costword}
paid      <- {paidword:costpast} [{times:times}]
paid      <- with|paying {paidword:costword} [paid] [{times:times}]
kicked    <- with|using|paying|for [both] [its|the] {mana:manas} kicker|kickers [cost]
kicked    <- for|with kicker {mana:manas} [and kicker {more:manas}]
kicked    <- with|using|paying|for both [of] [its|the] kickers
evidence  <- [by|while|and] collecting evidence [{number}]
evidence  <- with|using [collected] evidence [{number}] [collected]
noevidence <- without collecting [any] evidence
declined  <- without paying [the|its|any] {declined:costword} [cost]
declined  <- without [any|a|the|its] {declined:costword}
declined  <- without kicking|bargaining [it]
declined  <- not {declined:costpast}
free      <- without paying [the|its] mana cost
free      <- for free|nothing
facedown  <- face down
paidmana  <- spending|paying|using|with {mana:manas} [on|for] [x|it|that]
paidmana  <- spending|paying|using {mana:manas} mana [on|for] [x|it]
paidmana  <- for {number} mana
paidmana  <- for {mana:symbols}
paidcolors <- spending|paying|using|with [mana] [of] [all] {number:number} [different] colors|colours [of mana]
paidlife  <- paying {life:number} life
sacrificed <- [by|while] sacrificing|devouring|bargaining {things} [to it|him|her|them]
sacrificed <- and sacrifices {things}
discarded <- [by|while] discarding {things}
tapped    <- [by|while] tapping {things}
tapped    <- convoking|improvising [with] {things}
returned  <- [by|while] returning {things} to [their|its|his|her] owners hand|hands
returned  <- [by|while] returning {things} [to [her|his|their|my|its] [owner] ['s] hand]
returned  <- [by|while] returning|bringing|getting {things} back [to [her|his|their|my|its] [owner] ['s] hand]
returnedgy <- [by|while] returning|getting|bringing|recovering|retrieving [back] {things} [back] from|out [of] [her|his|their|my|the] graveyard|yard|bin [to|into [her|his|their|my] hand]
returnedgy <- [by|while] returning|bringing [back] {things} [back] from [her|his|their|my|the] graveyard|yard|bin [to|onto the battlefield]
returnedgy <- putting {things} from [her|his|their|my|the|a] graveyard on|onto|into [the] [top|bottom] [of] [her|his|their|my|its] [owner] ['s] library|hand|battlefield
exiledgy  <- [by|while] exiling {things} from [her|his|their|my|the|a] graveyard|yard|bin
exiledgy  <- [by|while] exiling {things} from {owner} graveyard|yard|bin
exiled    <- [by|while] exiling {things} [from [her|his|their|my|the] hand]
returnedgy <- to|and return|returns [back] {things} [back] from|out [of] [her|his|their|my|the] graveyard|yard|bin [to|into|onto [her|his|their|my|the|its] [owner] ['s] hand|battlefield]
returned  <- to|and return|returns {things} [to [her|his|their|my|its] [owner] ['s] hand]
newtargets <- [and] [by] choosing|choosing|with|picking|giving|changing [it] [a] new targets|target [of|:|to] {targets}
newtargets <- changing [the|its] targets|target [from {old:targets}] to {targets}
newtargets <- [and] [by] choosing|picking {targets} as [its|the|a] new targets|target [for|of] [the|its|that] [copy]
newtargets <- targeting|aiming [at] {targets} with [the|its|that|his|her|my] copy
newtargets <- and|to change|redirect|choose [the|its|a] [new] targets|target [to] {targets}
sametargets <- with|keeping|using|choosing [the] same targets|target
keeptargets <- not|without choosing|picking|changing [the|its|any|a] [new] targets|target
keeptargets <- keeping|leaving the|its [original|old] targets|target
source    <- choosing|naming|choose|picking {source:target} as [the|a|its|his] [damage] source
source    <- against|naming|on|for|from {source:thing} [as] [the] source
original  <- copying {original:thing}
original  <- as [a] copy of {original:thing}
original  <- to copy|clone {original:thing}
original  <- ( and|to have|having it copy|copying ) {original:thing}
chapter   <- choosing|starting|beginning|reading [ahead] [with|at|to|on|from] chapter {number:number}
chosenability <- choosing|naming|picking|for {ability:abilityword}
chosen    <- choosing|naming|with|on|picking {color:colorword} [chosen]
chosenname <- naming|choosing {name:thing}
mode      <- in|using|with|choosing|for|picking [the|its] {mode:modeword}
modes     <- [and] to {words:deedwords}
modes     <- [as] choosing|choosing|picking|for|using|in [the] {quoted}
modes     <- choosing to {words:deedwords}
modes     <- [and] choosing|choose|picking|pick|using|with|for [the] {words:modelabel} [mode]
moremodes <- and [to] {words:deedwords}
times     <- {times:times} [in [a] row]
response  <- in|as [a] response [to {under:thing}]
response  <- in|as [a] response to {under:belongs} [trigger|ability|activation|spell]
response  <- in|as [a] response [to] [that|it|this|the] [trigger|ability|spell|activation|attack|block]
response  <- responding [to {under:thing}]
response  <- with {under:thing} [trigger|ability] [still] on the stack
response  <- with|while it|that|this|both|the [is] [trigger|ability|triggers|spell] [is] [still] on the stack
zone      <- from|off|out [of] [the|his|her|my|their|top] {zone:zonenoun}
putonto   <- attached|attaching|enchanting [it] [to] {targets}
andgains  <- [,] and|with {gainer:target} gain {amount:number} life
andgains  <- [,] and|with {gainer:target} gaining [the] [{amount:number}] life
paired    <- [and] pairing it|them|him|her with {partner:thing}
having    <- with {count:graveyardword}
noreason  <- for|with no value|reason
"""


"""How a spell is said to be cast that is cast for a keyword of its own."""

"""What is said to be paid where something that might be paid besides is said not to be."""

_COSTS = {name: name for name in paid_for()} | {
    "alternative": "alternative",
    "alternate": "alternative",
    "additional": "additional",
    "strive": "strive",
    "jumpstart": "jump-start",
}
"""What players call the cost that they pay, with the name of it."""

_COST_WORDS: dict[str, list[tuple[tuple[str, ...], str]]] = {}
"""The same by the first of its words, the longest first."""
for _said in sorted(_COSTS, key=len, reverse=True):
    _words = tuple(_said.replace("-", " ").split())
    _COST_WORDS.setdefault(_words[0], []).append((_words, _COSTS[_said]))


@cache
def _modifiers() -> dict[str, tuple[tuple[str, Node], ...]]:
    """The modifiers by the words with which they begin, in the order of the table."""
    index: dict[str, tuple[tuple[str, Node], ...]] = {}
    for line in MODIFIERS.strip().splitlines():
        field, _, template = line.partition("<-")
        node = compile_template(template.strip())
        _RANKS[id(node)] = len(_RANKS)
        for word in first_words(node):
            index[word] = (*index.get(word, ()), (field.strip(), node))
    return index


#: The place of each modifier in the table.
_RANKS: dict[int, int] = {}


def _rank(modifier: tuple[str, Node]) -> int:
    return _RANKS[id(modifier[1])]


def modifiers_at(reader: PhraseReader, at: int, how: How) -> Readings:
    """Every way in which what follows tells how: the most told first, last nothing."""
    found: Readings = []
    frontier: list[tuple[How, int, frozenset[str]]] = [(how, at, frozenset())]
    seen: set[tuple[int, frozenset[str]]] = set()
    for _ in range(7):
        found += [(one, end) for one, end, _ in frontier]
        following: list[tuple[How, int, frozenset[str]]] = []
        for one, end, told in frontier:
            for more, stop, field in _modifier_at(reader, end, one):
                key = (stop, told | {field})
                if key not in seen:
                    seen.add(key)
                    following.append((more, stop, key[1]))
        if not following:
            break
        following.sort(key=lambda reading: -reading[1])
        frontier = following[:6]
    found.sort(key=lambda reading: -reading[1])
    return found


def read_modifiers(reader: PhraseReader, at: int) -> Readings:
    return [(how, end) for how, end in modifiers_at(reader, at, How()) if end > at]


def _modifier_at(reader: PhraseReader, at: int, how: How) -> list[tuple[How, int, str]]:
    """One more thing told at `at`: how it is done then, its end, and which field it told."""
    index = at
    if reader.fold(index) == "(":
        return _in_parentheses(reader, at, how)
    if reader.fold(index) == ",":
        index += 1
    if index >= reader.stop:
        return []
    if reader.fold(index) == "and" and reader.fold(index + 1) in _AFTER_AND:
        index += 1
    found: list[tuple[How, int, str]] = []
    token = reader.tokens[index]
    table = _modifiers()
    nodes = table.get(token.fold, ())
    if token.lemma != token.fold:
        nodes = (*nodes, *(n for n in table.get(token.lemma, ()) if n not in nodes))
    for field, node in sorted((*nodes, *table.get(ANY, ())), key=_rank):
        for end, filled in node.match(reader, index, None):
            if field == "response" and (reader.fold(end) == "to" or _begins_with(reader, at, end)):
                continue
            done = _apply(reader, field, how, slots(filled))
            if done is not None:
                found.append((done, end, field))
            if len(found) > 14:
                return found
    return found


def _begins_with(reader: PhraseReader, at: int, end: int) -> bool:
    """Whether these words begin what is told next: `casts Wrath of God, in response I ...`."""
    return reader.fold(at) == "," and end < reader.stop and bool(reader.player(end))


def _in_parentheses(reader: PhraseReader, at: int, how: How) -> list[tuple[How, int, str]]:
    """`(X = 3)`, `(targeting Bob)`."""
    close = at + 1
    while close < reader.stop and reader.fold(close) != ")":
        close += 1
    if close >= reader.stop:
        return []
    stop, memo, reader.memo = reader.stop, reader.memo, {}
    reader.stop = close
    try:
        inner = [(done, field) for done, end, field in _modifier_at(reader, at + 1, how) if end == close]
    finally:
        reader.stop, reader.memo = stop, memo
    return [(done, close + 1, field) for done, field in inner]


def _apply(reader: PhraseReader, field: str, how: How, values: dict[str, Any]) -> How | None:
    """`how` with one more thing told; None where it was told already or does not fit."""
    return FIELDS[field](reader, how, values)


def read_costword(reader: PhraseReader, at: int) -> Readings:
    """`kicker`, `jump-start`, `more than meets the eye`."""
    for words, name in _COST_WORDS.get(reader.fold(at), ()):
        if all(reader.fold(at + n) == word for n, word in enumerate(words)):
            return [(name, at + len(words))]
    return []


def read_costpast(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    return [(PAID_FOR[word], at + 1)] if word in PAID_FOR else []


def read_modeword(reader: PhraseReader, at: int) -> Readings:
    """`third mode`, `first and third modes`, `prevention mode`, `life gain mode`, `mode two`, `modes 1 and 3`."""
    if reader.fold(at) in ("mode", "modes") and reader.number(at + 1):
        value, end = reader.number(at + 1)[0]
        numbers = [str(value)]
        while reader.fold(at) == "modes" and reader.fold(end) in ("and", ",") and reader.number(end + 1):
            value, end = reader.number(end + 1)[0]
            numbers.append(str(value))
        return [(tuple(numbers), end)]
    chosen: list[str] = []
    index = at
    while reader.fold(index) in ORDINALS:
        chosen.append(str(ORDINALS[reader.fold(index)]))
        index += 1
        if reader.fold(index) in ("and", ","):
            index += 1
            if reader.fold(index) == "the":
                index += 1
    if chosen and reader.fold(index) in ("mode", "modes", "option", "ability", "options"):
        return [(tuple(chosen), index + 1)]
    if reader.fold(at) == "both" and (at + 1 >= reader.stop or reader.fold(at + 1) in _AFTER_BOTH):
        return [(("both",), at + 1)]
    for end in range(at + 1, min(at + 9, reader.stop)):
        if reader.fold(end) in _NO_MODE:
            break  # `with X = 2 choosing both modes` tells X first
        if reader.fold(end) in ("modes", "halves", "options"):
            joints = [index for index in range(at + 1, end) if reader.fold(index) in ("and", ",")]
            starts = [at, *(index + 1 for index in joints)]
            ends = [*joints, end]
            return [
                (
                    tuple(reader.text_between(a, b) for a, b in zip(starts, ends, strict=True) if b > a),
                    end + 1,
                )
            ]
        if reader.fold(end) in ("mode", "half", "option") and all(
            t.kind in ("word", "number", "size") for t in reader.tokens[at:end]
        ):
            return [((reader.text_between(at, end),), end + 1)]
    return []


def read_modelabel(reader: PhraseReader, at: int) -> Readings:
    """`Solar Beam`: what a mode of a card of the story is called."""
    for label in reader.lexicon.mode_labels:
        words = label.lower().replace("'", "").split()
        if [reader.fold(at + n) for n in range(len(words))] == words:
            reader.looked_elsewhere = True
            return [(label, at + len(words))]
    token = reader.tokens[at]
    if token.kind == "size" and token.text[:1] in "+-" and reader.fold(at + 1) not in ("counter", "counters"):
        return [(token.text, at + 1)]  # `for +3/+3`
    return []


def read_quoted(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at]
    return [(token.text.strip('"“”'), at + 1)] if token.kind == "quote" else []


def read_zonenoun(reader: PhraseReader, at: int) -> Readings:
    word = reader.fold(at)
    zones = {
        "graveyard": "graveyard",
        "yard": "graveyard",
        "gy": "graveyard",
        "exile": "exile",
        "hand": "hand",
        "library": "library",
    }
    return [(zones[word], at + 1)] if word in zones else []


_AFTER_BOTH = word_set("targeting on , and to")
_NO_MODE = word_set("= choosing picking x")

_AFTER_AND = word_set(
    """
    targeting choosing sacrificing discarding tapping paying spending naming target to with putting dealing
    """
)
