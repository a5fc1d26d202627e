"""How spells and abilities are told: `Lightning Bolt targeting Bob with X = 3`, `Shaman's second ability targeting Bear twice`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from bot.scenario.action_phrases import ActionPhrases
from bot.scenario.lexicon import Lexicon
from bot.scenario.noun_phrases import Readings
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.statements import How, Share
from bot.scenario.template import ANY, WORK, Node, TooHard, compile_template, first_words, slots
from bot.scenario.tokens import Token
from bot.scenario.verbs import VERBS
from bot.scenario.words import COLORS, COUNTERS, ORDINALS, word_set

#: What may be told after a spell or ability: field <- template. The longest match of the first fitting line counts.
MODIFIERS = """
shares    <- [dealing|splitting|divided|dividing|assigning|with|for|doing|putting|split|choosing] [:] {shares}
targets   <- target|at|on|onto|upon|to|against|in|toward|towards|aimed [at] {targets}
targets   <- with {targets} as [its|the|a] targets|target
targets   <- with [its|the] targets|target {targets}
targets   <- choosing|naming {targets} as [its|the|their|a] targets|target
targets   <- pointing|aiming [it] at {targets}
targets   <- with targets {targets}
targets   <- split|divided|splitting|dividing [it|evenly|the] [damage] [evenly] between|among|over {targets}
present   <- with {tolds:placed}
lifemode  <- for {amount:number} life
x         <- with|for|where|using|choosing [an] x [value] [of|is|as|=|equals|equal|at] [to] {x:number}
x         <- [,] x = {x:number}
x         <- [,] x is|as|equals {x:number}
x         <- for x {x:number}
x         <- for {x:number} [mana]
x         <- with {x:number} as x
paid      <- for|paying|using|via|with|by [paying] [its|the|his|her|my] {paidword:costword} cost [cost]
paid      <- for|with|via|using|by {paidword:costword}
paid      <- {paidword:costpast} [{times:times}]
paid      <- with|paying {paidword:costword} [paid] [{times:times}]
paid      <- without paying [the|its] kicker|mana cost [cost]
paidmana  <- spending|paying|using|with {mana:manas} [on|for] [x|it|that]
paidmana  <- spending|paying|using {mana:manas} mana [on|for] [x|it]
paidlife  <- paying {life:number} life
sacrificed <- [by|while] sacrificing {things}
sacrificed <- and sacrifices {things}
discarded <- [by|while] discarding {things}
tapped    <- [by|while] tapping {things}
newtargets <- [and] [by] choosing|choosing|with|picking|giving|changing [it] [a] new targets|target [of|:|to] {targets}
newtargets <- changing [the|its] targets|target [from {old:targets}] to {targets}
newtargets <- and|to change|redirect|choose [the|its|a] [new] targets|target [to] {targets}
sametargets <- with|keeping|using|choosing [the] same targets|target
source    <- choosing|naming|choose|picking {source:target} as [the|a|its|his] [damage] source
source    <- against|naming|on|for|from {source:thing} [as] [the] source
chosen    <- choosing|naming|with|on|picking {color:colorword} [chosen]
chosenname <- naming|choosing {name:thing}
mode      <- in|using|with|choosing|for|picking [the|its] {mode:modeword}
modes     <- [and] to {words:deedwords}
modes     <- [as] choosing|choosing|picking|for|using|in [the] {quoted}
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
band      <- for|with no value|reason
"""

_COSTS = {
    "madness": "madness",
    "kicker": "kicker",
    "multikicker": "multikicker",
    "flashback": "flashback",
    "buyback": "buyback",
    "entwine": "entwine",
    "overload": "overload",
    "evoke": "evoke",
    "awaken": "awaken",
    "bestow": "bestow",
    "dash": "dash",
    "spectacle": "spectacle",
    "surge": "surge",
    "escalate": "escalate",
    "suspend": "suspend",
    "morph": "morph",
    "megamorph": "megamorph",
    "retrace": "retrace",
    "replicate": "replicate",
    "splice": "splice",
    "conspire": "conspire",
    "prowl": "prowl",
    "miracle": "miracle",
    "emerge": "emerge",
    "escape": "escape",
    "mutate": "mutate",
    "foretell": "foretell",
    "disturb": "disturb",
    "cleave": "cleave",
    "blitz": "blitz",
    "casualty": "casualty",
    "bargain": "bargain",
    "offspring": "offspring",
    "gift": "gift",
    "strive": "strive",
    "alternative": "alternative",
    "alternate": "alternative",
    "additional": "additional",
    "ninjutsu": "ninjutsu",
    "fuse": "fuse",
    "aftermath": "aftermath",
    "convoke": "convoke",
    "delve": "delve",
    "improvise": "improvise",
    "jumpstart": "jump-start",
    "spree": "spree",
    "warp": "warp",
    "plot": "plot",
    "impending": "impending",
}
_PAST = {
    "kicked": "kicker",
    "multikicked": "multikicker",
    "overloaded": "overload",
    "bestowed": "bestow",
    "evoked": "evoke",
    "entwined": "entwine",
    "fused": "fuse",
    "dashed": "dash",
    "awakened": "awaken",
    "escalated": "escalate",
    "bargained": "bargain",
    "replicated": "replicate",
    "flashbacked": "flashback",
    "unkicked": "",
    "buyback": "buyback",
}


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


class SpellPhrases(ActionPhrases):
    """The slots of casting and activating."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        super().__init__(tokens, lexicon)
        self.far = 0
        self.work = 0

    def spend(self) -> None:
        """One step of looking; raises `TooHard` when a sentence has taken too many."""
        self.work += 1
        if self.work > WORK:
            raise TooHard

    # --- what is cast ---------------------------------------------------------------------------------------------------

    def read_cast(self, at: int) -> Readings:
        """`Lightning Bolt targeting Bob`, `an instant "..." on Zed`: (spells, how)."""
        found: Readings = []
        for spells, end in self._spells(at):
            found += [((spells, how), stop) for how, stop in self.modifiers(end, How())]
        found.sort(key=lambda reading: -reading[1])
        return found

    def _spells(self, at: int) -> Readings:
        found: Readings = []
        for spell, end in self.told(at):
            if self._castable(spell):
                found.append(((spell,), end))
                for joint in self._joints(end):
                    found += [((spell, *more), stop) for more, stop in self._spells(joint)]
        return found[:24]

    def _joints(self, at: int) -> list[int]:
        if self.fold(at) == "," and self.fold(at + 1) == "and":
            return [at + 2]
        if self.fold(at) in ("and", ",") and at + 1 < self.stop:
            return [at + 1]
        return []

    def _castable(self, spell: Any) -> bool:
        if not isinstance(spell, ThingRef):
            return False
        if spell.source == "it":
            return spell.word in ("it", "that", "this", "another", "one", "them")
        if spell.source == "kind":
            return bool(spell.lines or spell.types or spell.size or spell.noun in ("copy", "spell"))
        return True

    def read_castresp(self, at: int) -> Readings:
        """What is responded with: a spell, or an ability of what is there."""
        return self.read_cast(at)

    def read_castuse(self, at: int) -> Readings:
        """What is used: cast only where it is an instant or sorcery; else see `activate`."""
        found = []
        for (spells, how), end in self.read_cast(at):
            if all(self._is_spell(spell) for spell in spells):
                found.append(((spells, how), end))
        return found

    def read_castpassive(self, at: int) -> Readings:
        """`Shock is cast on Ogre [by Bob]`."""
        found: Readings = []
        for spell, end in self.told(at):
            if not self._castable(spell) or self.tokens[end].lemma != "be" if end < self.stop else True:
                continue
            if end + 1 >= self.stop or self.tokens[end + 1].fold not in ("cast", "played"):
                continue
            for how, stop in self.modifiers(end + 2, How()):
                if self.fold(stop) == "by":
                    for who, last in self.player(stop + 1) if stop + 1 < self.stop else []:
                        found.append((((spell,), how, who), last))
                        found += [
                            (((spell,), more, who), z) for more, z in self.modifiers(last, how) if z > last
                        ]
                else:
                    found.append((((spell,), how, None), stop))
        return found

    # --- what is activated ------------------------------------------------------------------------------------------------

    def read_activate(self, at: int) -> Readings:
        """`Prodigal Sorcerer targeting Bear`, `Zed's second ability`, `Chandra's +1 on Bob`, `the 3/3`: (thing, how)."""
        found: Readings = []
        for thing, how, end in self._sources(at):
            found += [((thing, done), stop) for done, stop in self.modifiers(end, how)]
        found.sort(key=lambda reading: -reading[1])
        return found

    read_activateresp = read_activate

    def _sources(self, at: int) -> list[tuple[ThingRef, How, int]]:
        found: list[tuple[ThingRef, How, int]] = []
        for ref, end in self.read_belongs(at):
            found += self._ability(ref, end)
        index = at
        if self.fold(index) == "the" and index + 1 < self.stop and self.tokens[index + 1].kind == "number":
            return self._sources(index + 1)
        if (
            self.fold(index) in ("the", "that")
            and self.fold(index + 1) == "ability"
            and self.fold(index + 2) in ("of", "on")
        ):
            found += [(ref, How(), end) for ref, end in self.thing(index + 3)]
        if (
            self.fold(index) == "the"
            and self.fold(index + 1) in ORDINALS
            and self.fold(index + 2) == "ability"
        ) and self.fold(index + 3) in ("of", "on"):
            which = ORDINALS[self.fold(index + 1)]
            found += [(ref, How(which=which), end) for ref, end in self.thing(index + 4)]
        word = self.tokens[index]
        signed = word.kind == "number" and word.text[:1] in "+-"
        if signed and self.fold(index + 1) in ("of", "on") and index + 2 < self.stop:
            found += [(ref, How(words=word.text), end) for ref, end in self.thing(index + 2)]
        for ref, end in self.thing(at):
            if ref.source == "it" and ref.word not in ("it", "that", "this", "him", "her"):
                continue
            found += self._ability(ref, end)
            found.append((ref, How(), end))
        for ref, end in self.told(at):
            if ref.described and (ref, end) not in [(r, e) for r, _, e in found]:
                found.append((ref, How(), end))
        return found

    def _ability(self, ref: ThingRef, at: int) -> list[tuple[ThingRef, How, int]]:
        """`second ability`, `+1`, `-7 [ability]`, `ultimate`, `regeneration ability`, `ability`."""
        index = at
        token = self.tokens[index] if index < self.stop else None
        if token is None:
            return []
        found: list[tuple[ThingRef, How, int]] = []
        if token.fold in ORDINALS and self.fold(index + 1) in ("ability", "abilities", "activated"):
            end = index + 2 + (self.fold(index + 1) == "activated")
            found.append((ref, How(which=ORDINALS[token.fold]), end))
        elif token.kind == "number" and (token.text[:1] in "+-" or token.text == "0"):
            words = token.text.replace("−", "-")
            found.append((ref, How(words=words), index + 1 + (self.fold(index + 1) == "ability")))
        elif token.fold in ("plus", "minus") and self.number(index + 1):
            value, end = self.number(index + 1)[0]
            sign = "+" if token.fold == "plus" else "-"
            found.append((ref, How(words=f"{sign}{value}"), end + (self.fold(end) == "ability")))
        elif token.fold in ("ultimate", "ult"):
            found.append((ref, How(words="ultimate"), index + 1))
        elif token.fold in ("ability", "abilities", "activated"):
            found.append(
                (ref, How(), index + 1 + (token.fold == "activated" and self.fold(index + 1) == "ability"))
            )
        elif token.kind == "mana" and self.fold(index + 1) == "ability":
            found.append((ref, How(words=token.fold), index + 2))
        elif token.kind == "word" and self.fold(index + 1) == "ability":
            found.append((ref, How(words=token.text), index + 2))
        return found

    # --- equipment ----------------------------------------------------------------------------------------------------------

    def read_equip(self, at: int) -> Readings:
        """`Sword to Bear`, `Bear with Sword`: (equipment, creature)."""
        found: Readings = []
        for first, end in self.thing(at):
            if self.fold(end) in ("to", "on", "onto", "with"):
                for second, stop in self.thing(end + 1) if end + 1 < self.stop else []:
                    pair = (second, first) if self.fold(end) == "with" else (first, second)
                    found.append((pair, stop))
        return found

    def read_equip2(self, at: int) -> Readings:
        """`the Sword to Bear` of `moves the Sword to Bear`."""
        return [(pair, end) for pair, end in self.read_equip(at) if pair[0].source != "it"]

    # --- modifiers ----------------------------------------------------------------------------------------------------------

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
                done = self._apply(field, how, slots(filled))
                if done is not None:
                    found.append((done, end, field))
                if len(found) > 14:
                    return found
        return found

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
        word = values.get("paidword", "")
        if not word:
            return how
        return replace(how, paid=(*how.paid, *([word] * values.get("times", 1))))

    def _with_paidmana(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, paid=(*how.paid, *values["mana"]))

    def _with_paidlife(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, paid=(*how.paid, f"{values['life']} life"))

    def _with_sacrificed(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.sacrificed else replace(how, sacrificed=values["things"])

    def _with_discarded(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.discarded else replace(how, discarded=values["things"])

    def _with_tapped(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.tapped else replace(how, tapped=values["things"])

    def _with_newtargets(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.new_targets else replace(how, new_targets=values["targets"])

    def _with_sametargets(self, how: How, values: dict[str, Any]) -> How | None:
        return how

    _with_band = _with_sametargets

    def _with_source(self, how: How, values: dict[str, Any]) -> How | None:
        source = values["source"]
        return (
            None
            if how.source is not None or not isinstance(source, ThingRef)
            else replace(how, source=source)
        )

    def _with_chosen(self, how: How, values: dict[str, Any]) -> How | None:
        return replace(how, chosen=(*how.chosen, ("color", values["color"])))

    def _with_chosenname(self, how: How, values: dict[str, Any]) -> How | None:
        thing: ThingRef = values["name"]
        if thing.source not in ("card", "made", "part", "guess"):
            return None
        return replace(
            how,
            chosen=(*how.chosen, ("card name", thing.name + (f" {thing.letter}" if thing.letter else ""))),
        )

    def _with_present(self, how: How, values: dict[str, Any]) -> How | None:
        """`with Furnace of Rath in play`: only where all are told to be there."""
        things: tuple[ThingRef, ...] = values["tolds"]
        return None if how.present else replace(how, present=things)

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

    def _with_times(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.times != 1 else replace(how, times=values["times"])

    def _with_response(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.response else replace(how, response=True, under=values.get("under"))

    def _with_zone(self, how: How, values: dict[str, Any]) -> How | None:
        return None if how.zone else replace(how, zone=values["zone"])

    def _with_andgains(self, how: How, values: dict[str, Any]) -> How | None:
        gainer = values["gainer"]
        return replace(how, opponent_gains=gainer) if isinstance(gainer, PlayerRef) else None

    # --- small slots of the modifiers --------------------------------------------------------------------------------------

    def read_costword(self, at: int) -> Readings:
        word = self.fold(at)
        if word == "jump" and self.fold(at + 1) == "start":
            return [("jump-start", at + 2)]
        return [(_COSTS[word], at + 1)] if word in _COSTS else []

    def read_costpast(self, at: int) -> Readings:
        word = self.fold(at)
        return [(_PAST[word], at + 1)] if word in _PAST else []

    def read_modeword(self, at: int) -> Readings:
        """`third mode`, `first and third modes`, `prevention mode`, `life gain mode`, `mode two`."""
        if self.fold(at) in ("mode", "modes") and self.number(at + 1):
            value, end = self.number(at + 1)[0]
            return [((str(value),), end)]
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
        for end in range(at + 1, min(at + 5, self.stop)):
            if self.fold(end) in ("mode", "half", "option") and all(
                t.kind in ("word", "number", "size") for t in self.tokens[at:end]
            ):
                return [((self._text(at, end),), end + 1)]
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

    def _thrown(self, spell: ThingRef, at: int) -> Readings:
        """`flings Craw Wurm at Bob`: what is sacrificed, and the target."""
        found: Readings = []
        for things, end in self.things(at) if at < self.stop else []:
            if self.fold(end) not in ("at", "to", "into"):
                continue
            for targets, stop in self.targets(end + 1) if end + 1 < self.stop else []:
                how = How(targets=targets, sacrificed=things)
                found += [(((spell,), done), last) for done, last in self.modifiers(stop, how)]
        return found

    def read_castverb(self, at: int) -> Readings:
        """A spell's name as a verb: `bolts Bob`, `Shocks me`, `fogs`: (spell, how)."""
        token = self.tokens[at]
        name = self.verb_spell(at)
        end = at + 1
        card = self.lexicon.card_at(at)
        if (
            card is not None
            and card.end > end
            and self._is_spell(ThingRef("card", at, card.end, name=card.spelling))
        ):
            name, end = card.spelling, card.end  # `I Giant Growth the wurm`
        if name is None:
            return []
        spell = ThingRef("card", at, end, name=name, told=token.text)
        found: Readings = []
        for targets, stop in self.targets(end) if end < self.stop else []:
            how = How(targets=targets)
            found += [(((spell,), done), last) for done, last in self.modifiers(stop, how)]
        found += [(((spell,), done), last) for done, last in self.modifiers(end, How())]
        found += self._thrown(spell, end)
        found.sort(key=lambda reading: -reading[1])
        return found

    def read_spellverb(self, at: int) -> Readings:
        """`shocked`, `bolted`: the spell whose name is the verb of a passive."""
        token = self.tokens[at]
        if token.kind != "word" or not token.fold.endswith("ed"):
            return []
        for form in (token.fold[:-2], token.fold[:-1], token.lemma):
            spelling = self.lexicon.names.spelling(VERB_SPELLS.get(form) or form)
            ref = ThingRef("card", at, at + 1, name=spelling or "", told=token.text)
            if spelling is not None and self._is_spell(ref):
                return [(ref, at + 1)]
        return []

    def verb_spell(self, at: int) -> str | None:
        """The instant or sorcery whose name, or whose known short form, is used as a verb at `at`."""
        token = self.tokens[at]
        if token.kind != "word" or token.fold in COUNTERS or token.fold in COLORS:
            return None
        sentence_starts = at == 0 or self.tokens[at - 1].kind == "break"
        capital = token.text[:1].isupper() and not sentence_starts
        if (
            token.lemma in VERBS
            and token.lemma not in VERB_SPELLS
            and token.lemma not in _SPELLS_AS_VERBS
            and not capital
        ):
            return None  # a verb of the language, though a card is called so
        for form in dict.fromkeys(
            (token.lemma, token.fold, token.fold.removesuffix("s"), token.fold.removesuffix("es"))
        ):
            name = VERB_SPELLS.get(form) or form
            spelling = self.lexicon.names.spelling(name)
            if spelling is None:
                continue
            card = self.lexicon.names.exact(spelling)
            if card is not None and {"Instant", "Sorcery"} & set(card.types):
                return spelling
        return None


#: Short forms of spells that players use as words of the language.
VERB_SPELLS = {
    "bolt": "lightning bolt",
    "path": "path to exile",
    "push": "fatal push",
    "doom": "doom blade",
    "helix": "lightning helix",
    "wrath": "wrath of god",
    "swords": "swords to plowshares",
    "plow": "swords to plowshares",
    "growth": "giant growth",
    "salve": "healing salve",
    "strike": "lightning strike",
}

#: Spells whose names players use as verbs.
_SPELLS_AS_VERBS = word_set(
    "shock fog terror murder terminate unsummon disenchant fireball wrath bolt path push"
)
_AFTER_AND = word_set(
    """
    targeting choosing sacrificing discarding tapping paying spending naming target to with putting dealing
    """
)
