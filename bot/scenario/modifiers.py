"""How a spell is cast or an ability activated: targets, X, costs, modes, responses, told after its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from bot.abilities.keywords import paid_for
from bot.abilities.subtypes import BASIC_LAND_TYPES, SUBTYPES
from bot.cards.phrases.type_words import PLURALS
from bot.scenario.division_phrases import DivisionPhrases
from bot.scenario.lexicon import Lexicon
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.statements import How, Share
from bot.scenario.template import ANY, WORK, Node, TooHard, compile_template, first_words, slots
from bot.scenario.tokens import Token
from bot.scenario.words import ORDINALS, PAID_FOR, word_set
from bot.values import replace

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
present   <- with {tolds:placed}
present   <- with {lands:tolds}
lifemode  <- for {amount:number} life
x         <- with|for|where|using|choosing [an] x [value] [of|is|as|=|equals|equal|at] [to] {x:number}
x         <- [,] x is|as|equals|= {x:number}
x         <- for x {x:number}
x         <- for {x:number}
x         <- with {x:number} as x
paid      <- for|paying|using|via|with|by [paying] [its|the|his|her|my] {paidword:costword} cost [cost]
paid      <- for|with|via|using|by {paidword:costword}
paid      <- {paidword:costpast} [{times:times}]
paid      <- with|paying {paidword:costword} [paid] [{times:times}]
kicked    <- with|using|paying|for [both] [its|the] {mana:manas} kicker|kickers [cost]
kicked    <- for|with kicker {mana:manas} [and kicker {more:manas}]
kicked    <- with|using|paying|for both [of] [its|the] kickers
declined  <- without paying [the|its|any] {declined:costword} [cost]
declined  <- without [any|a|the|its] {declined:costword}
declined  <- without kicking|bargaining [it]
declined  <- not {declined:costpast}
free      <- without paying [the|its] mana cost
facedown  <- face down
paidmana  <- spending|paying|using|with {mana:manas} [on|for] [x|it|that]
paidmana  <- spending|paying|using {mana:manas} mana [on|for] [x|it]
paidmana  <- for {number} mana
paidmana  <- for {mana:symbols}
paidcolors <- spending|paying|using|with [mana] [of] [all] {number:number} [different] colors|colours [of mana]
paidlife  <- paying {life:number} life
sacrificed <- [by|while] sacrificing|devouring {things}
sacrificed <- and sacrifices {things}
discarded <- [by|while] discarding {things}
tapped    <- [by|while] tapping {things}
returned  <- [by|while] returning {things} [to [her|his|their|my|its] [owner] ['s] hand]
returned  <- [by|while] returning {things} from [her|his|their|my|the] graveyard [to [her|his|their|my] hand]
returned  <- [by|while] returning {things} from [her|his|their|my|the] graveyard [to|onto the battlefield]
exiled    <- [by|while] exiling {things} [from [her|his|their|my|the] graveyard|hand]
returned  <- to|and return|returns {things} [to [her|his|their|my|its] [owner] ['s] hand]
newtargets <- [and] [by] choosing|choosing|with|picking|giving|changing [it] [a] new targets|target [of|:|to] {targets}
newtargets <- changing [the|its] targets|target [from {old:targets}] to {targets}
newtargets <- and|to change|redirect|choose [the|its|a] [new] targets|target [to] {targets}
sametargets <- with|keeping|using|choosing [the] same targets|target
source    <- choosing|naming|choose|picking {source:target} as [the|a|its|his] [damage] source
source    <- against|naming|on|for|from {source:thing} [as] [the] source
original  <- copying {original:thing}
original  <- as [a] copy of {original:thing}
original  <- to copy|clone {original:thing}
original  <- ( and|to have|having it copy|copying ) {original:thing}
chapter   <- choosing|starting|beginning|reading [ahead] [with|at|to|on|from] chapter {number:number}
chosen    <- choosing|naming|with|on|picking {color:colorword} [chosen]
chosenname <- naming|choosing {name:thing}
mode      <- in|using|with|choosing|for|picking [the|its] {mode:modeword}
modes     <- [and] to {words:deedwords}
modes     <- [as] choosing|choosing|picking|for|using|in [the] {quoted}
modes     <- choosing to {words:deedwords}
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


FACE_DOWN = "face down"
"""How a spell is said to be cast that is cast for a keyword of its own."""

DECLINED = "declined"
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


class ModifierPhrases(DivisionPhrases):
    """The slots of what is told after a spell or ability."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        super().__init__(tokens, lexicon)
        self.far = 0
        self.work = 0

    def spend(self) -> None:
        """One step of looking; raises `TooHard` when a sentence has taken too many."""
        self.work += 1
        if self.work > WORK:
            raise TooHard

    def modifiers(self, at: int, how: How) -> Readings:
        """Every way in which what follows tells how: the most told first, last nothing."""
        found: Readings = []
        frontier: list[tuple[How, int, frozenset[str]]] = [(how, at, frozenset())]
        seen: set[tuple[int, frozenset[str]]] = set()
        for _ in range(7):
            found += [(one, end) for one, end, _ in frontier]
            following: list[tuple[How, int, frozenset[str]]] = []
            for one, end, told in frontier:
                for more, stop, field in self._modifier(end, one):
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

    def read_modifiers(self, at: int) -> Readings:
        return [(how, end) for how, end in self.modifiers(at, How()) if end > at]

    def _modifier(self, at: int, how: How) -> list[tuple[How, int, str]]:
        """One more thing told at `at`: how it is done then, its end, and which field it told."""
        index = at
        if self.fold(index) == "(":
            return self._in_parentheses(at, how)
        if self.fold(index) == ",":
            index += 1
        if index >= self.stop:
            return []
        if self.fold(index) == "and" and self.fold(index + 1) in _AFTER_AND:
            index += 1
        found: list[tuple[How, int, str]] = []
        token = self.tokens[index]
        table = _modifiers()
        nodes = table.get(token.fold, ())
        if token.lemma != token.fold:
            nodes = (*nodes, *(n for n in table.get(token.lemma, ()) if n not in nodes))
        for field, node in sorted((*nodes, *table.get(ANY, ())), key=_rank):
            for end, filled in node.match(self, index, None):
                if field == "response" and (self.fold(end) == "to" or self._begins_with(at, end)):
                    continue
                done = self._apply(field, how, slots(filled))
                if done is not None:
                    found.append((done, end, field))
                if len(found) > 14:
                    return found
        return found

    def _begins_with(self, at: int, end: int) -> bool:
        """Whether these words begin what is told next: `casts Wrath of God, in response I ...`."""
        return self.fold(at) == "," and end < self.stop and bool(self.player(end))

    def _in_parentheses(self, at: int, how: How) -> list[tuple[How, int, str]]:
        """`(X = 3)`, `(targeting Bob)`."""
        close = at + 1
        while close < self.stop and self.fold(close) != ")":
            close += 1
        if close >= self.stop:
            return []
        stop, memo, self._memo = self.stop, self._memo, {}
        self.stop = close
        try:
            inner = [(done, field) for done, end, field in self._modifier(at + 1, how) if end == close]
        finally:
            self.stop, self._memo = stop, memo
        return [(done, close + 1, field) for done, field in inner]

    def _apply(self, field: str, how: How, values: dict[str, Any]) -> How | None:
        """`how` with one more thing told; None where it was told already or does not fit."""
        apply: Callable[[How, dict[str, Any]], How | None] = getattr(self, f"_with_{field}")
        return apply(how, values)

    def _with_targets(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.targets is not None else replace(how, targets=values["targets"])

    _with_putonto = _with_targets

    def _with_player(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.targets is not None else replace(how, targets=(values["player"],))

    def _with_shares(self, how: How, values: dict[str, Any]) -> How | None:
        if how.shares:
            return None
        shares: tuple[Share, ...] = values["shares"]
        if any(share.amount < 0 for share in shares):
            return None
        return replace(how, shares=shares)

    def _with_x(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.x is not None else replace(how, x=values["x"])

    def _with_paid(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, paid=(*how.paid, *([values["paidword"]] * values.get("times", 1))))

    def _with_facedown(self, how: How, values: dict[str, Any]) -> How | None:
        return None if FACE_DOWN in how.paid else replace(how, paid=(*how.paid, FACE_DOWN))

    def _with_kicked(self, how: How, values: dict[str, Any]) -> How | None:
        mana = (*values.get("mana", ()), *values.get("more", ()))
        return replace(how, paid=(*how.paid, "kicker", *(mana or ("kicker",))))

    def _with_original(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.original is not None else replace(how, original=values["original"])

    def _with_paidmana(self, how: How, values: dict[str, Any]) -> How | None:
        mana = values.get("mana") or (f"{{{values['number']}}}",)
        return replace(how, paid=(*how.paid, *mana))

    def _with_paidcolors(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, paid=(*how.paid, f"{values['number']} colors"))

    def _with_paidlife(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, paid=(*how.paid, f"{values['life']} life"))

    def _with_sacrificed(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.sacrificed else replace(how, sacrificed=values["things"])

    def _with_discarded(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.discarded else replace(how, discarded=values["things"])

    def _with_tapped(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.tapped else replace(how, tapped=values["things"])

    def _with_exiled(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.exiled else replace(how, exiled=values["things"])

    def _with_returned(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.returned else replace(how, returned=values["things"])

    def _with_newtargets(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.new_targets else replace(how, new_targets=values["targets"])

    def _with_sametargets(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, same_targets=True)

    def _with_free(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, free=True)

    def _with_declined(self, how: How, values: dict[str, Any]) -> How | None:
        """`without kicker`: what might be paid besides is not."""
        if values.get("declined", "kicker") in how.paid:
            return None
        return replace(how, paid=(*how.paid, DECLINED))

    def _with_noreason(self, how: How, values: dict[str, Any]) -> How | None:
        """`for no reason` tells nothing."""
        return how

    def _with_having(self, how: How, values: dict[str, Any]) -> How | None:
        """`casts Gideon's Phalanx with spell mastery`: who casts it has the cards for that."""
        return replace(how, having=(*how.having, values["count"]))

    def _with_paired(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.paired is not None else replace(how, paired=values["partner"])

    def _with_source(self, how: How, values: dict[str, Any]) -> How | None:
        source = values["source"]
        return (
            None
            if how.source is not None or not isinstance(source, ThingRef)
            else replace(how, source=source)
        )

    def _with_chapter(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, chosen=(*how.chosen, ("chapter", str(values["number"]))))

    def _with_chosen(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, chosen=(*how.chosen, ("color", values["color"])))

    def _with_chosenname(self, how: How, values: dict[str, Any]) -> How | None:
        thing: ThingRef = values["name"]
        # "Goblin" is a type, and may be short for Goblin King: which of them the card asks for is what was told.
        word = self.tokens[thing.start].text.capitalize() if thing.end == thing.start + 1 else ""
        subtype = thing.subtypes[0] if len(thing.subtypes) == 1 else PLURALS.get(word, word)
        if subtype in SUBTYPES:
            kind = "basic land type" if subtype in BASIC_LAND_TYPES else "creature type"
            how = replace(how, chosen=(*how.chosen, (kind, subtype)))
            if thing.source == "kind":
                return how
        if thing.source not in ("card", "made", "part", "guess"):
            return None
        return replace(
            how,
            chosen=(*how.chosen, ("card name", thing.name + (f" {thing.letter}" if thing.letter else ""))),
        )

    def _with_present(self, how: How, values: dict[str, Any]) -> How | None:
        """`with Furnace of Rath in play`: only where all are told to be there, or are lands (`casts Mutilate with five Swamps`)."""
        things: tuple[ThingRef, ...] = values.get("tolds") or values["lands"]
        there = "tolds" in values or all(self._is_land(ref) for ref in things)
        return None if how.present or not there else replace(how, present=things)

    def _is_land(self, ref: ThingRef) -> bool:
        card = self.lexicon.names.exact(ref.name) if ref.source == "card" else None
        return card is not None and "Land" in card.types

    def _with_lifemode(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, modes=(*how.modes, f"gain {values['amount']} life"))

    def _with_mode(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, modes=(*how.modes, *values["mode"]))

    def _with_modes(self, how: How, values: dict[str, Any]) -> How | None:
        words = values.get("words")
        if how.response:
            return None  # `in response to ...` names what is responded to
        if words is None:
            return replace(how, modes=(*how.modes, values["quoted"]))
        return replace(how, modes=(*how.modes, words))

    def _with_moremodes(self, how: How, values: dict[str, Any]) -> How | None:
        """`choosing to deal 2 damage to Ogre and destroy the Sword`."""
        return replace(how, modes=(*how.modes, values["words"])) if how.modes else None

    def _with_times(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.times != 1 else replace(how, times=values["times"])

    def _with_response(self, how: How, values: dict[str, Any]) -> How | None:
        under = values.get("under")
        if how.response or (isinstance(under, ThingRef) and self.is_told_only_there(under)):
            return None
        return replace(how, response=True, under=under)

    def _named_once(self, spell: ThingRef) -> bool:
        """Whether the story names a card here alone: then it was not there before."""
        self.looked_elsewhere = True
        places = (self.lexicon.card_at(at) for at in range(len(self.tokens)))
        return sum(name is not None and name.spelling == spell.name for name in places) == 1

    def is_told_only_there(self, ref: ThingRef) -> bool:
        """Whether a spell of somebody's is named nowhere else: `in response to my Shock` tells then that it is cast."""
        if ref.owner is None or ref.source != "card":
            return False
        card = self.lexicon.names.exact(ref.name)
        if card is None or not {"Instant", "Sorcery"} & {*card.types}:
            return False
        return self._named_once(ref)

    def _with_zone(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.zone else replace(how, zone=values["zone"])

    def _with_andgains(self, how: How, values: dict[str, Any]) -> How | None:
        gainer = values["gainer"]
        return replace(how, opponent_gains=gainer) if isinstance(gainer, PlayerRef) else None

    def read_costword(self, at: int) -> Readings:
        """`kicker`, `jump-start`, `more than meets the eye`."""
        for words, name in _COST_WORDS.get(self.fold(at), ()):
            if all(self.fold(at + n) == word for n, word in enumerate(words)):
                return [(name, at + len(words))]
        return []

    def read_costpast(self, at: int) -> Readings:
        word = self.fold(at)
        return [(PAID_FOR[word], at + 1)] if word in PAID_FOR else []

    def read_modeword(self, at: int) -> Readings:
        """`third mode`, `first and third modes`, `prevention mode`, `life gain mode`, `mode two`, `modes 1 and 3`."""
        if self.fold(at) in ("mode", "modes") and self.number(at + 1):
            value, end = self.number(at + 1)[0]
            numbers = [str(value)]
            while self.fold(at) == "modes" and self.fold(end) in ("and", ",") and self.number(end + 1):
                value, end = self.number(end + 1)[0]
                numbers.append(str(value))
            return [(tuple(numbers), end)]
        chosen: list[str] = []
        index = at
        while self.fold(index) in ORDINALS:
            chosen.append(str(ORDINALS[self.fold(index)]))
            index += 1
            if self.fold(index) in ("and", ","):
                index += 1
                if self.fold(index) == "the":
                    index += 1
        if chosen and self.fold(index) in ("mode", "modes", "option", "ability", "options"):
            return [(tuple(chosen), index + 1)]
        for end in range(at + 1, min(at + 9, self.stop)):
            if self.fold(end) in ("modes", "halves", "options"):
                joints = [index for index in range(at + 1, end) if self.fold(index) in ("and", ",")]
                starts = [at, *(index + 1 for index in joints)]
                ends = [*joints, end]
                return [
                    (
                        tuple(self.text_between(a, b) for a, b in zip(starts, ends, strict=True) if b > a),
                        end + 1,
                    )
                ]
            if self.fold(end) in ("mode", "half", "option") and all(
                t.kind in ("word", "number", "size") for t in self.tokens[at:end]
            ):
                return [((self.text_between(at, end),), end + 1)]
        return []

    def read_quoted(self, at: int) -> Readings:
        token = self.tokens[at]
        return [(token.text.strip('"“”'), at + 1)] if token.kind == "quote" else []

    def read_zonenoun(self, at: int) -> Readings:
        word = self.fold(at)
        zones = {
            "graveyard": "graveyard",
            "yard": "graveyard",
            "gy": "graveyard",
            "exile": "exile",
            "hand": "hand",
            "library": "library",
        }
        return [(zones[word], at + 1)] if word in zones else []


_AFTER_AND = word_set(
    """
    targeting choosing sacrificing discarding tapping paying spending naming target to with putting dealing
    """
)
