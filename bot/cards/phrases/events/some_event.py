"""Events that are understood only by their verbs: what happens of that kind, to whomever, is taken for the event."""

from __future__ import annotations

import re

from bot.regex import regex

_BE = r"(?:(?:is|are|was|were|becomes?|you're) )?"
#: A verb and the kinds of happenings (`bot.engine.happenings.What`) that it can speak of.
_VERBS: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (regex(pattern), kinds)
    for pattern, kinds in (
        (
            r"attacks? and isn't blocked|attacks? and (?:is|are)n't blocked",
            ("attacks", "attacks and isn't blocked"),
        ),
        (rf"{_BE}blocked|blocks?", ("blocks", "becomes blocked")),
        (rf"{_BE}attack(?:s|ed)?", ("attacks",)),
        (r"dies?|dying|died", ("dies",)),
        (r"countered", ("casts", "activates")),
        (
            rf"{_BE}put into [\w' ]*graveyards?",
            ("dies", "is put into a graveyard", "discards", "casts", "leaves the battlefield"),
        ),
        (r"leaves?|left", ("leaves the battlefield", "leaves a graveyard")),
        (r"enters?|entering|entered", ("enters",)),
        (rf"{_BE}casts?|copy|copies", ("casts", "copies")),
        (r"plays?", ("casts", "plays a land", "enters")),
        (rf"{_BE}(?:dealt|deals?) [\w' ]*damage|damage {_BE}dealt", ("deals damage", "is dealt damage")),
        (r"gain(?:s|ed)? (?:or (?:loses?|lost) )?life", ("gains life", "loses life", "deals damage")),
        (r"(?:loses?|lost|pays?|paid) life", ("loses life", "deals damage")),
        (r"draws?|drew|drawn", ("draws",)),
        (rf"{_BE}discarded|discards?", ("discards", "cycles")),
        (r"cycled?s?", ("cycles", "discards")),
        (rf"{_BE}sacrificed?s?", ("sacrifices",)),
        (rf"{_BE}tap(?:s|ped)?(?: for mana)?", ("becomes tapped", "taps for mana")),
        (rf"{_BE}untap(?:s|ped)?", ("becomes untapped",)),
        (
            r"(?:you|players?|opponents?) becomes? the targets? of",
            ("becomes the target", "casts", "activates"),
        ),
        (r"(?:becomes?|be) the targets? of", ("becomes the target",)),
        (r"targets?", ("becomes the target", "casts", "activates")),
        (rf"counters? {_BE}put on|puts? [\w+/' -]*counters? on", ("gets counters", "enters")),
        (r"activated?s?", ("activates", "casts")),
        (r"crew(?:s|ed)?", ("crews",)),
        (r"proliferates?", ("proliferates",)),
        (r"enlists?", ("enlists a creature",)),
        (r"trains", ("trains",)),
        (r"expends?", ("spends mana",)),
        (r"commits? a crime", ("commits a crime",)),
        (r"collects? evidence", ("collects evidence",)),
        (r"forages?", ("forages",)),
        (r"waterbends?", ("waterbends",)),
        (r"connives?", ("connives",)),
        (r"investigates?", ("investigates",)),
        (r"rolls?", ("rolls a die",)),
        (r"ventures? into", ("ventures into the dungeon",)),
        (r"completes? a dungeon", ("completes a dungeon",)),
        (r"takes? the initiative", ("takes the initiative",)),
        (r"scry|scries", ("scries",)),
        (r"surveils?", ("surveils",)),
        (r"discovers?", ("discovers",)),
        (r"explores?", ("explores",)),
        (r"earthbends?", ("earthbends",)),
        (r"airbends?", ("airbends",)),
        (r"blights?", ("blights",)),
        (r"endures?", ("endures",)),
        (r"manifests? dread", ("manifests dread",)),
        (r"ring tempts", ("is tempted by the Ring",)),
        (r"becomes? the monarch", ("becomes the monarch",)),
        (rf"{_BE}turned face up", ("is turned face up",)),
        (r"end of combat", ("end of combat",)),
        (r"becomes? monstrous", ("becomes monstrous",)),
        (r"phases? out", ("phases out",)),
        (r"phases? in", ("phases in",)),
        (r"wins? (?:a|the) (?:coin )?flip", ("wins a coin flip",)),
        (r"loses? (?:a|the) (?:coin )?flip", ("loses a coin flip",)),
        (r"becomes? renowned", ("becomes renowned",)),
        (r"rolls? \{CHAOS\}|chaos ensues", ("rolls the chaos symbol",)),
        (r"loses? the game", ("loses the game",)),
    )
)
_STEPS = (
    "untap step",
    "upkeep",
    "draw step",
    "precombat main phase",
    "postcombat main phase",
    "combat",
    "end step",
    "cleanup step",
)
#: What nothing brings about but words that are opaque themselves: an event of these never comes.
NEVER = regex(r"\b(?:mutates?|turned face down)\b")
#: Verbs besides: while one of them is left over, the event is not understood.
_OTHERS = regex(
    r"\b(?:is|are|isn't|aren't|was|were|be|been|becomes?|causes?|transforms?|mutates?|explores?|exploits?|fights?|wins?|pays?"
    r"|removed?|removes?|exiles?|exiled|returns?|returned|turned|turns|destroys?|destroyed|regenerates?|mills?|scry|scries|"
    r"surveils?|searches|search|shuffles?|rolls?|flips?|clash|investigates?|ventures?|spends?|spent|chooses?|"
    r"chosen|reveals?|unlocks?|commits?|creates?|created|adds?|saddles?|convokes?|completes?|blights?|earthbends?|discovers?|"
    r"connives?|adapts?|foretells?|plots?|controls? (?:less|fewer|more|no)|has|have|there|trains?|evolves?|produces?|attached|unattached|"
    r"attaches|phases?|regenerated|gains?|loses?|lose|enlists?|reaches|gets?|triggers?|resolves?|countered|works|takes)\b"
)


def kinds_of(words: str) -> tuple[str, ...] | None:
    """The kinds of happenings that these words of an event can speak of; None when a verb of theirs is not known."""
    rest = NEVER.sub(" , ", words.lower())
    never = rest != words.lower()
    found: list[str] = []
    for verb, kinds in _VERBS:
        marked = re.sub(rf"\b(?:{verb.pattern})\b", " , ", rest)
        if marked != rest:
            found += kinds
            rest = marked
    if "beginning of" in rest:
        steps = [step for step in _STEPS if re.search(rf"\b{step}\b", rest)]
        found += [f"beginning of {step}" for step in steps]
    if not (found or never) or _OTHERS.search(_plain(rest)):
        return None
    return tuple(dict.fromkeys(found))


def _plain(words: str) -> str:
    """Without what only describes a thing: `that's white`, `an opponent controls`, `with power 2 or less`."""
    words = re.sub(r"\bthat (?:is|are|was|were|has|have)\b|\bthat's\b|\bwho\b", " ", words)
    return re.sub(r"\bfor the first time\b", " ", words)


#: How the words after an event or a condition begin: what is not so may still belong to a list before.
_BEGINS = regex(
    r"(?:you|they|it|its|it's|that|those|this|these|each|all|target|up|any|another|other|the|he|she|if|for|then|until|at|when|"
    r"whenever|unless|instead|~|~'s|one|two|three|x|there|no|during|prevent|put|create|draw|discard|exile|return|sacrifice|"
    r"destroy|tap|untap|add|gain|lose|choose|search|reveal|look|scry|surveil|mill|counter|copy|cast|attach|transform|remove|"
    r"double|proliferate|populate|investigate|manifest|cloak|bolster|support|adapt|amass|explore|goad|regenerate|flip|roll|"
    r"repeat|shuffle|move|exchange|change|switch|incubate|venture|learn|detain|fateseal|airbend|earthbend|clash|planeswalk|"
    r"pay|activate|conjure|seek|discover|connive|suspect|forage|endure|blight|have|distribute|turn|end|skip|play|unattach|"
    r"note|vote|assemble|open|set|villainous|collect|phase|as|instead,|creatures|players|permanents|lands|enchanted|equipped|"
    r"opponents|spells|tokens|damage|half|an opponent|an|a|defending|attacking|blocking|your|their|his|her|starting|with|"
    r"except|after|before|only|nonland|noncreature|nonblack|artifacts|enchantments|effects|abilities|activated|from|once|"
    r"simultaneously|exert|heist|harness|waterbend|firebend|behold|ante|abandon|face|bury|untapped|tapped)\b",
    re.IGNORECASE,
)
_GOES_ON = regex(r"(?:an? |another |the |~|that )?[^,.]{1,60}, (?:and/)?(?:or|and/or) ", re.IGNORECASE)
_OBJECT = regex(r"(?:an?|another|the|that|~)\b", re.IGNORECASE)


def begins_clause(words: str) -> bool:
    """Whether these words begin what is said of an event or condition before them, and do not go on with a list in it."""
    if not _BEGINS.match(words):
        return False
    return not (_OBJECT.match(words) and _GOES_ON.match(words))
