"""The verbs of the language and their forms, so that the grammar names each by its plain form alone."""

from __future__ import annotations

#: Plain forms whose others are made by rule.
_REGULAR = """
abort activate add alpha animate announce apply assign attach attack bash block bolt bounce burn cast chain chump
choose chuck clone combine connect control copy counter crack crew cycle decide declare decline defend destroy die
direct discard disenchant divide double draw drop enchant end enter equip exert exile face fizzle flash flicker flip
fire gang goad happen heal increase kick kill lightning live lock lower make mill monstrous move murder name neutralize
number order own pair pass pick ping place play point prevent proliferate pump put raise reanimate redirect reduce
reflect regenerate remain remove resolve respond result return reveal sacrifice sac save shock shoot shrink skip split
stack start stay stifle stop stun survive swap switch swords take tap target tie topdeck toss trade transform trample
trigger turn unblock unsummon untap use wait want wear wipe work zap follow blink suit drain grow fetch chuck pay
resurrect level bump boost buff use exchange crash carry cause count deathtouch lifelink smash wrath scry surveil
manifest crew gain lose doubleblock teamup gangblock ask help need try look expect assume suppose chumps connect
reduce absorb soak terror doom path push remand mana create receive suffer trade soulbond tuck shuffle
allow matter enlist threaten initiate continue perform direct force
""".split()  # noqa: SIM905

_IRREGULAR = {
    "be": "is are was were been being am be s",
    "have": "has have had having",
    "do": "does do did doing done",
    "go": "goes go going went gone",
    "get": "gets get getting got gotten",
    "give": "gives give giving gave given",
    "take": "takes take taking took taken",
    "swing": "swings swing swinging swung",
    "cast": "casts cast casting casted",
    "deal": "deals deal dealing dealt",
    "hit": "hits hit hitting",
    "hold": "holds hold holding held",
    "fight": "fights fight fighting fought",
    "bite": "bites bite biting bit bitten",
    "eat": "eats eat eating ate eaten",
    "become": "becomes become becoming became",
    "choose": "chooses choose choosing chose chosen",
    "draw": "draws draw drawing drew drawn",
    "lose": "loses lose losing lost",
    "pay": "pays pay paying paid",
    "put": "puts put putting",
    "leave": "leaves leave leaving left",
    "come": "comes come coming came",
    "win": "wins win winning won",
    "let": "lets let letting",
    "spend": "spends spend spending spent",
    "steal": "steals steal stealing stole stolen",
    "tie": "ties tie tying tied",
    "die": "dies die dying died dead",
    "make": "makes make making made",
    "wear": "wears wear wearing wore worn",
    "run": "runs run running ran",
    "send": "sends send sending sent",
    "bring": "brings bring bringing brought",
    "set": "sets set setting",
    "say": "says say saying said",
    "shoot": "shoots shoot shooting shot",
    "throw": "throws throw throwing threw thrown",
    "keep": "keeps keep keeping kept",
    "stand": "stands stand standing stood",
    "think": "thinks think thinking thought",
    "copy": "copies copy copying copied",
    "bring ": "",
    "blow": "blows blow blowing blew blown",
    "grow": "grows grow growing grew grown",
    "tell": "tells tell telling told",
    "hope": "hopes hope hoping hoped",
    "figure": "figures figure figuring figured",
    "split": "splits split splitting",
    "see": "sees see seeing saw seen",
}

_DOUBLES = frozenset(
    {
        "chump",
        "tap",
        "untap",
        "flip",
        "pump",
        "skip",
        "stop",
        "swap",
        "trap",
        "ping",
        "drop",
        "sac",
        "zap",
        "mill",
        "chip",
    }
)
_DOUBLING = frozenset({"tap", "untap", "flip", "skip", "stop", "swap", "drop", "zap", "trap", "cut", "goad_"})


def _forms(verb: str) -> list[str]:
    """`block`: blocks, blocked, blocking; `copy`: copies, copied, copying."""
    forms = [verb]
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        forms.append(verb + "es")
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        forms.append(verb[:-1] + "ies")
    else:
        forms.append(verb + "s")
    if verb.endswith("e"):
        forms += [verb + "d", verb[:-1] + "ing"]
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        forms += [verb[:-1] + "ied", verb + "ing"]
    elif verb in _DOUBLING:
        forms += [verb + verb[-1] + "ed", verb + verb[-1] + "ing"]
    elif verb == "sac":
        forms += ["sacced", "saccing", "sacd", "sacs", "sacked", "sacking"]
    else:
        forms += [verb + "ed", verb + "ing"]
    return forms


def _table() -> dict[str, str]:
    table: dict[str, str] = {}
    for verb in _REGULAR:
        for form in _forms(verb):
            table[form] = verb
    for verb, forms in _IRREGULAR.items():
        for form in forms.split():
            table[form] = verb.strip()
    table["sac"] = table["sacs"] = table["sacd"] = table["sacced"] = table["saccing"] = "sacrifice"
    table["sacked"] = table["sacking"] = "sacrifice"
    table["chumpblocks"] = table["chumpblock"] = "chump"
    return table


#: Every form of every verb, and its plain form.
LEMMAS: dict[str, str] = _table()
